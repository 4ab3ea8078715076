# Suburbia по-русски. Перед $ стоит неразрывный пробел.

-bot =
    { $case ->
       *[nominative] Гоша
        [genitive] Гоши
        [accusative] Гошу
    }

title = Suburbia
bot-name = { -bot }

## Четыре числа

track-money = деньги
track-income = доход
track-reputation = репутация
track-population = население

money =
    { $sign ->
        [minus] −{ $size } $
        [plus] +{ $size } $
       *[none] { $size } $
    }
amount =
    { $track ->
        [money] { money }
       *[other] { signed }
    }
gain =
    { $track ->
        [money] { money }
        [income] { signed } к доходу
        [reputation] { signed } к репутации
       *[population] { signed } к населению
    }

## Категории и значки

category-residential = жилой
category-industrial = промышленный
category-commercial = коммерческий
category-civic = общественный

icon-office = офис
    .each = офис
icon-restaurant = ресторан
    .each = ресторан
icon-airport = аэропорт
    .each = аэропорт
icon-school = школа
    .each = школу
icon-skyscraper = небоскрёб
    .each = небоскрёб
icon-car_dealership = автосалон
    .each = автосалон

## Эффекты. $each — это tile, значок или several (несколько); $kind называет его словами.

kind-any = участок
kind-tile = { $categories } участок

effect-now = { $gain }
effect-each-adjacent =
    { $gain } за { $each ->
        [school] каждую соседнюю { $kind }
        [several] каждый соседний участок ({ $kind })
       *[other] каждый соседний { $kind }
    }
effect-each-own =
    { $gain } за { $each ->
        [school] каждую { $kind }
        [several] каждый участок ({ $kind })
       *[other] каждый { $kind }
    } в вашем районе
effect-each-all =
    { $gain } за { $each ->
        [school] каждую { $kind }
        [several] каждый участок ({ $kind })
       *[other] каждый { $kind }
    } в любом районе
effect-each-others =
    { $gain } за { $each ->
        [school] каждую { $kind }
        [several] каждый участок ({ $kind })
       *[other] каждый { $kind }
    } в чужих районах
effect-each-own_lakes = { $gain } за каждый { $kind } у каждого вашего озера
effect-after =
    { $gain } за { $each ->
        [school] каждую { $kind }, построенную
        [several] каждый участок ({ $kind }), построенный
       *[other] каждый { $kind }, построенный
    } позже в любом районе
effect-red_line = { $gain } за каждую красную черту, пройденную вперёд
effect-not_lakes = { $effect }, не считая озёр

## Что напечатано на участке или цели

detail-cost = Цена: { $price }
detail-category = Категория: { $category } участок
detail-icon = Значок: { $icon }
detail-stack = Стопка: { $stack }
detail-goal = Условие: { $asks }
detail-worth = Награда: { $gain }

stack-basic = базовые участки
stack-A = A
stack-B = B
stack-C = C

## Участки

tile-suburbs = Пригород
tile-community_park = Парк
tile-heavy_factory = Комбинат
tile-business_supply_store = Магазин офисных принадлежностей
tile-convenience_store = Магазин у дома
tile-fancy_restaurant = Изысканный ресторан
tile-farm = Ферма
tile-fast_food_restaurant = Фастфуд-ресторан
tile-freeway = Магистраль
tile-homeowners_association = Ассоциация домовладельцев
tile-landfill = Свалка
tile-mint = Монетный двор
tile-mobile_home_community = Посёлок трейлеров
tile-municipal_airport = Городской аэропорт
tile-office_building = Бизнес-центр
tile-parking_lot = Парковка
tile-slaughterhouse = Скотобойня
tile-waterfront_realty = Недвижимость у воды
tile-burg_von_alspach = Замок фон Алспах
tile-casino = Казино
tile-domestic_airport = Аэропорт внутренних линий
tile-elementary_school = Начальная школа
tile-gas_station = Автозаправка
tile-hostel = Хостел
tile-housing_projects = Социальное жильё
tile-movie_theater = Кинотеатр
tile-museum = Музей
tile-office_of_bureaucracy = Административный центр
tile-postal_service = Почта
tile-power_station = Электростанция
tile-retirement_village = Посёлок пенсионеров
tile-shipping_center = Центр доставки
tile-skyscraper = Небоскрёб
tile-stadium = Стадион
tile-warehouse = Склад
tile-apartments = Многоквартирный дом
tile-bed_and_breakfast = Мини-гостиница
tile-boutique = Бутик
tile-chip_fabrication_plant = Завод микросхем
tile-condominium = Кондоминиум
tile-high_school = Старшая школа
tile-hotel = Отель
tile-international_airport = Международный аэропорт
tile-local_epa_office = Региональный офис EPA
tile-middle_school = Средняя школа
tile-new_car_dealership = Автосалон
tile-pr_firm = PR-агентство
tile-recycling_plant = Завод по переработке отходов
tile-resort = Курорт
tile-university = Университет
tile-lake = Озеро
tile-back_a = Неизвестный участок (A)
tile-back_b = Неизвестный участок (B)
tile-back_c = Неизвестный участок (C)
tile-one_more_round = Предпоследний раунд

## Цели

goal-air_traffic_controller = Авиадиспетчер
    .asks = больше всех аэропортов
goal-aquaphobian = Аквафоб
    .asks = меньше всех озёр
goal-aquatic_engineer = Гидротехник
    .asks = больше всех озёр
goal-billionaire = Миллиардер
    .asks = больше всех денег
goal-builder = Строитель
    .asks = больше всех жилых участков
goal-capitalist = Капиталист
    .asks = меньше всех жилых участков
goal-civil_engineer = Городской инженер
    .asks = больше всех общественных участков
goal-developer = Застройщик
    .asks = больше всех коммерческих участков
goal-employer = Работодатель
    .asks = меньше всех маркеров на участках
goal-environmentalist = Эколог
    .asks = меньше всех промышленных участков
goal-harbormaster = Начальник порта
    .asks = самая большая группа смежных озёр
goal-industrialist = Промышленник
    .asks = больше всех промышленных участков
goal-investor = Инвестор
    .asks = самый высокий доход
goal-libertarian = Либертарианец
    .asks = меньше всех общественных участков
goal-luminary = Светило
    .asks = самая высокая репутация
goal-miscreant = Негодяй
    .asks = самая низкая репутация
goal-miser = Скряга
    .asks = самый низкий доход
goal-public_official = Чиновник
    .asks = самая большая группа смежных общественных участков
goal-socialist = Социалист
    .asks = меньше всех коммерческих участков
goal-spendthrift = Транжира
    .asks = меньше всех денег

## Журнал: что делает игрок, после его имени

slot = место { $number }
log-build = строит участок «{ $tile }» на { $cell }{ log-from }
log-lake = кладёт участок «{ $tile }» озером вверх на { $cell }{ log-from }
log-basic = строит базовый участок «{ $tile }» на { $cell }
log-invest = вкладывает деньги в участок на { $cell }
log-discard = сбрасывает участок «{ $tile }»{ log-from }
log-remove = убирает участок «{ $tile }»{ log-from }
log-bot = выкладывает участок { -bot(case: "genitive") } на { $cell }
log-keep =
    { $goal_key ->
        [hidden] оставляет тайную цель
       *[other] оставляет цель «{ $goal }»
    }
log-skip = ничего не может сделать и продолжает
log-from =
    { $slot_key ->
        [none] { "" }
       *[other] , место { $slot_key } на рынке
    }

## Счёт: по какой причине

change = { $seat }: { gain } ({ $why }, { $rule })
change-cut = { $seat }: { gain }, но возможно лишь { $real } ({ $why }, { $rule })
ledger-tile = { $tile } на { $at }
ledger-goal = цель «{ $goal }»
ledger-price = цена
ledger-discard = наценка за сброшенный участок
ledger-red_line = красная черта
ledger-income = доход
ledger-debt = неоплаченный долг
ledger-reputation = репутация
ledger-fee = жителей больше нет
ledger-conversion = обмен денег на население
ledger-test = проба

## Отказы

refusal-no_such_goal = Эту цель вам не раздавали: { $thing }.
refusal-no_such_slot = На рынке этого нет: { $thing }.
refusal-not_basic = Это не базовый участок: { $thing }.
refusal-none_left = Таких участков больше нет: { $thing }.
refusal-no_marker = У вас не осталось маркеров.
refusal-no_tile = На { $at } нет вашего участка.
refusal-already_invested = На участке { $at } уже лежит маркер: { $thing }.
refusal-on_board = Клетку { $at } закрывает планшет района.
refusal-occupied = Клетка { $at } занята: { $thing }.
refusal-not_adjacent = Клетка { $at } не касается ваших участков.
refusal-cannot_afford =
    { $missing ->
        [0] У вас не хватает денег.
       *[other] Вам не хватает { $missing } $.
    }
refusal-not_best_cell = У { -bot(case: "genitive") } есть клетка лучше, чем { $at }.

## Что нужно сделать

phase-goal = оставить цель
phase-act = построить участок, выложить озеро или вложить деньги
phase-discard = сбросить участок с рынка
phase-remove = убрать с рынка ещё один участок
phase-bot = выложить участок { -bot(case: "genitive") }
phase-over = игра окончена

prompt-goal = { $seat }: оставьте одну из двух своих целей.
prompt-act = { $seat }: постройте участок, выложите озеро, постройте базовый участок или вложите деньги.
prompt-discard = { $seat }: сбросьте участок с рынка, заплатив наценку.
prompt-remove = { $seat }: уберите с рынка ещё один участок, заплатив наценку.
prompt-bot = { $seat }: выложите участок { -bot(case: "genitive") } на одну из лучших для него клеток.
prompt-over = Игра окончена.

## Настройки

option-players = Игроки
    .meaning = Сколько человек играет: от 2 до 4 или один в режиме для одиночки
option-edition = Издание
    .meaning = Задаёт все правила, которыми издания различаются
option-mode = Режим
    .meaning = Друг против друга или в одиночку, двумя способами
option-discard_timing = Обязательный сброс
    .meaning = Когда за него платят: до получения дохода за ход или после
option-price_in_hand = Деньги на руках
    .meaning = Вся сумма нужна до того, как участок принесёт деньги
option-replace_one_more_round = Замена «Предпоследнего раунда»
    .meaning = Вместо него открывают другой участок, и рынок остаётся полным
option-stack_table = Размер стопок
    .meaning = По какому изданию набирают участки в стопку
option-architect_removal = Дополнительный участок архитектора
    .meaning = Когда его убирают: до пополнения рынка или после
option-bot_must_be_beaten = Нужно победить { -bot(case: "accusative") }
    .meaning = Звание присваивают только за победу над соперником
option-line_tiles_backward = Черты, пройденные назад
    .meaning = Что делают «Казино» и «PR-агентство», когда черта пройдена назад
option-packs = Дополнения
    .meaning = Папки с другими участками

edition-first = первое издание
edition-second = второе издание
mode-standard = Обычная игра
    .meaning = От 2 до 4 игроков друг против друга
mode-architect = Одинокий архитектор
    .meaning = В одиночку с одним районом; красные черты обходятся вдвое дороже
mode-bot = Против { -bot(case: "genitive") }
    .meaning = В одиночку против простого соперника
choice-after_population = после шага населения
choice-after_placement = сразу после выкладывания
choice-after_refill = после пополнения
choice-before_refill = до пополнения
choice-none = ничего
choice-mirror = теряют то, что дала черта

## Конец игры

rating-junior_intern = Младший стажёр
rating-subcontractor = Субподрядчик
rating-draftsman = Чертёжник
rating-architectural_designer = Архитектор-проектировщик
rating-architectural_engineer = Инженер-архитектор
rating-principal_architect = Главный архитектор
rating-ceo_of_suburbia_inc = Генеральный директор Suburbia, Inc.

reason-last_round = Сыгран последний раунд.
reason-one_more_round = Открыт «Предпоследний раунд»: игра окончена.
outcome-winner =
    Побеждает { $names }: { $score ->
        [one] { $score } житель
        [few] { $score } жителя
       *[many] { $score } жителей
    }.
outcome-shared =
    Победу делят { $names }: по { $score ->
        [one] { $score } жителю
        [few] { $score } жителя
       *[many] { $score } жителей
    }.
outcome-solo =
    { $names } завершает игру: { $score ->
        [one] { $score } житель
        [few] { $score } жителя
       *[many] { $score } жителей
    }.
outcome-beaten = { -bot } побеждён со счётом { $score } : { $other }.
outcome-not_beaten = { -bot } не побеждён, счёт { $score } : { $other }.
outcome-rating = Звание: { $rating }.
outcome-no_rating = Без победы над соперником звание не присваивается.
outcome-place = { $place }. { $names }: { $score }

## Стол в тексте

board-round = { round }.
board-last_round = { round }, последний — { $last }.
board-market = Рынок
board-slot = участок { $price }, озеро { $lake }
board-empty = пусто
board-pile =
    Стопка: { $count ->
        [one] { $count } участок
        [few] { $count } участка
       *[many] { $count } участков
    } ({ $letters })
board-basics = Базовые участки
board-basic = участок { $price }, осталось { $left }
board-goals = Цели
board-goal = { $goal } ({ $asks }), { $gain }
board-secret = Тайная цель ({ $seat }): { $goal }
board-dealt = На выбор ({ $seat }): { $goal }
board-seats = Игроки
board-seat =
    { $seat }: { $money }, доход { $income }, репутация { $reputation }, население { $population } (черта после { $line }), { $markers ->
        [one] { $markers } маркер
        [few] { $markers } маркера
       *[many] { $markers } маркеров
    }
board-borough = Район ({ $seat })
board-key = Буквы: участок. *: маркер. ~~: озеро. ##: планшет. Числа: свободная клетка.
board-category = { $category } участок
board-marker = маркер
board-open = Свободны: { $cells }
board-columns = Столбцы от { $first } до { $last }
