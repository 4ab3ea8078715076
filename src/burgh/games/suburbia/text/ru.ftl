# Suburbia по-русски. Деньги — знаком доллара перед числом, как в правилах: $9.

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

money = { dollars }
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

## Категории и иконки

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

## Эффекты. $each — это tile, иконка или several (несколько); $kind называет его словами.

kind-any = тайл
kind-tile = { $categories } тайл

effect-now = { $gain }
    .card = Сразу
effect-each-adjacent =
    { $gain } за { $each ->
        [school] каждую соседнюю { $kind }
        [several] каждый соседний тайл ({ $kind })
       *[other] каждый соседний { $kind }
    }
effect-each-own =
    { $gain } за { $each ->
        [school] каждую { $kind }
        [several] каждый тайл ({ $kind })
       *[other] каждый { $kind }
    } в вашем округе
effect-each-all =
    { $gain } за { $each ->
        [school] каждую { $kind }
        [several] каждый тайл ({ $kind })
       *[other] каждый { $kind }
    } во всех округах
effect-each-others =
    { $gain } за { $each ->
        [school] каждую { $kind }
        [several] каждый тайл ({ $kind })
       *[other] каждый { $kind }
    } в чужих округах
effect-each-own_lakes = { $gain } за каждый { $kind } рядом с каждым вашим озером
effect-after =
    { $gain } за { $each ->
        [school] каждую { $kind }, построенную
        [several] каждый тайл ({ $kind }), построенный
       *[other] каждый { $kind }, построенный
    } позже в любом округе
effect-red_line = { $gain } каждый раз, когда вы пересекаете красную линию
effect-not_lakes = { $effect }, не считая озёр

## Что напечатано на тайле или цели

detail-cost = Цена: { $price }
detail-category = Категория: { $category } тайл
detail-icon = Иконка: { $icon }
detail-stack = Стопка: { $stack }
detail-goal = Условие: { $asks }
detail-worth = Награда: { $gain }

stack-basic = базовые тайлы
stack-A = A
stack-B = B
stack-C = C

## Тайлы

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
tile-mobile_home_community = Трейлерный посёлок
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
tile-back_a = Закрытый тайл (A)
tile-back_b = Закрытый тайл (B)
tile-back_c = Закрытый тайл (C)
tile-one_more_round = Предпоследний раунд

## Цели

goal-air_traffic_controller = Авиадиспетчер
    .asks = больше всего аэропортов
goal-aquaphobian = Аквафоб
    .asks = меньше всего озёр
goal-aquatic_engineer = Гидротехник
    .asks = больше всего озёр
goal-billionaire = Миллиардер
    .asks = больше всего денег
goal-builder = Строитель
    .asks = больше всего жилых тайлов
goal-capitalist = Капиталист
    .asks = меньше всего жилых тайлов
goal-civil_engineer = Городской инженер
    .asks = больше всего общественных тайлов
goal-developer = Застройщик
    .asks = больше всего коммерческих тайлов
goal-employer = Работодатель
    .asks = меньше всего маркеров на тайлах
goal-environmentalist = Эколог
    .asks = меньше всего промышленных тайлов
goal-harbormaster = Начальник порта
    .asks = самая большая группа соседних озёр
goal-industrialist = Промышленник
    .asks = больше всего промышленных тайлов
goal-investor = Инвестор
    .asks = самый высокий доход
goal-libertarian = Либертарианец
    .asks = меньше всего общественных тайлов
goal-luminary = Светило
    .asks = самая высокая репутация
goal-miscreant = Негодяй
    .asks = самая низкая репутация
goal-miser = Скряга
    .asks = самый низкий доход
goal-public_official = Чиновник
    .asks = самая большая группа соседних общественных тайлов
goal-socialist = Социалист
    .asks = меньше всего коммерческих тайлов
goal-spendthrift = Транжира
    .asks = меньше всего денег

## Журнал: что делает игрок, после его имени

log-build = строит тайл «{ $tile }»
log-lake = кладёт тайл «{ $tile }» озером вверх
log-basic = строит базовый тайл «{ $tile }»
log-invest = инвестирует в тайл
log-invest-where = инвестирует в { $where }
log-discard = сбрасывает тайл «{ $tile }»
log-remove = убирает тайл «{ $tile }»
log-bot = выкладывает тайл { -bot(case: "genitive") }
log-keep =
    { $goal_key ->
        [hidden] оставляет секретную цель
       *[other] оставляет цель «{ $goal }»
    }
log-skip = пропускает: ходов нет
where-next_to =
    { $each ->
        [tile] рядом с тайлом { $tiles }
        [tiles] рядом с тайлами { $tiles }
       *[other] рядом с { $tiles }
    }
where-tile = тайл «{ $tile }»
where-lake = озеро
where-market = с позиции { $surcharge }
where-market-free = с позиции без надбавки
neighbor = «{ $tile }»
neighbor-lake = озером

## Ходы, как их называют кнопки, подсказки и уроки

move-build = Построить «{ $tile }»
move-lake = Положить «{ $tile }» озером
move-basic = Построить «{ $tile }» (базовый тайл)
move-invest = Инвестировать в этот тайл
move-invest-where = Инвестировать: { $where }
move-discard = Сбросить «{ $tile }»
move-remove = Убрать «{ $tile }»
move-bot = Положить тайл { -bot(case: "genitive") }
move-keep =
    { $goal_key ->
        [hidden] Оставить секретную цель
       *[other] Оставить «{ $goal }»
    }
move-skip = Продолжить

## Что говорит за решение, в подсказках и разборах. $count и $total — жители, $race: есть соперники.

score-unit = жители
near =
    { $race ->
        [yes] { $count ->
            [one] К концу примерно на { $count } жителя меньше в сравнении с лучшим из соперников.
            [few] К концу примерно на { $count } жителя меньше в сравнении с лучшим из соперников.
           *[many] К концу примерно на { $count } жителей меньше в сравнении с лучшим из соперников.
        }
       *[no] { $count ->
            [one] К концу примерно на { $count } жителя меньше.
            [few] К концу примерно на { $count } жителя меньше.
           *[many] К концу примерно на { $count } жителей меньше.
        }
    }
lost =
    { $race ->
        [yes] { $count ->
            [one] Стоило около { $count } жителя в сравнении с лучшим из соперников.
            [few] Стоило около { $count } жителей в сравнении с лучшим из соперников.
           *[many] Стоило около { $count } жителей в сравнении с лучшим из соперников.
        }
       *[no] { $count ->
            [one] Стоило около { $count } жителя.
            [few] Стоило около { $count } жителей.
           *[many] Стоило около { $count } жителей.
        }
    }
benefit-people =
    { $count ->
        [one] Сразу приносит { $count } жителя.
        [few] Сразу приносит { $count } жителя.
       *[many] Сразу приносит { $count } жителей.
    }
    .head = Жители сразу
benefit-money =
    { $free ->
        [yes] Не стоит ничего и сразу приносит { $money }.
       *[no] Стоит { $price } и сразу возвращает { $money }.
    }
    .head = Деньги возвращаются
benefit-helpers =
    { $count ->
        [one] Его учитывает тайл «{ $tiles }»: { $gains }.
        [few] Его учитывают тайлы «{ $tiles }»: { $gains }.
       *[many] Его учитывают тайлы «{ $tiles }»: { $gains }.
    }
    .head = Другие ваши тайлы выигрывают
benefit-reputation =
    { $way ->
        [up] { $count ->
            [one] С { $old } до { $new }: на { $count } жителя больше каждый ход, около { $total } до конца.
            [few] С { $old } до { $new }: на { $count } жителя больше каждый ход, около { $total } до конца.
           *[many] С { $old } до { $new }: на { $count } жителей больше каждый ход, около { $total } до конца.
        }
       *[down] { $count ->
            [one] С { $old } до { $new }: каждый ход уходит на { $count } жителя меньше, около { $total } до конца.
            [few] С { $old } до { $new }: каждый ход уходит на { $count } жителя меньше, около { $total } до конца.
           *[many] С { $old } до { $new }: каждый ход уходит на { $count } жителей меньше, около { $total } до конца.
        }
    }
    .head = Поднимает репутацию
benefit-income = С { $old } до { $new }: на { $each } больше каждый ход, около { $sum } до конца.
    .head = Поднимает доход
benefit-counts =
    { $when ->
        [after] { $effect }.
       *[always] { $effect }. То, что появится позже, тоже считается.
    }
    .head = Будет считаться и дальше
benefit-goal_lead =
    { $people ->
        [one] Цель «{ $goal }» будет только вашей: { $people } житель в конце, если так останется.
        [few] Цель «{ $goal }» будет только вашей: { $people } жителя в конце, если так останется.
       *[many] Цель «{ $goal }» будет только вашей: { $people } жителей в конце, если так останется.
    }
    .head = Выводит вперёд по цели
benefit-goal_near =
    { $count ->
        [one] Ещё { $count } шаг, и цель «{ $goal }» ваша. Жителей за неё в конце: { $people }.
        [few] Ещё { $count } шага, и цель «{ $goal }» ваша. Жителей за неё в конце: { $people }.
       *[many] Ещё { $count } шагов, и цель «{ $goal }» ваша. Жителей за неё в конце: { $people }.
    }
    .head = Цель становится ближе
benefit-goal_tied = { $seat } больше не впереди по цели «{ $goal }». Жителей за неё в конце: { $people }.
    .head = Отнимает цель у соперника
benefit-surcharge =
    { $free ->
        [yes] Убрать его ничего не стоит.
       *[no] Убрать его стоит { $price }, дешевле ничего не убрать.
    }
    .head = Его дёшево убрать
plan-build =
    { $slides ->
        [yes] Тайл «{ $tile }». Сейчас он стоит { $now }, сдвинется примерно до { $price }; у вас будет около { $have }.
       *[no] Тайл «{ $tile }» примерно за { $price }; у вас будет около { $have }.
    }
plan-basic = Тайл «{ $tile }» (базовый); у вас будет около { $have }.
plan-lake = Озеро; у вас будет около { $have }.

## Расчёт: по какой причине

change = { $seat }: { gain } ({ $why })
change-cut = { $seat }: { gain }, из них учтено { $real } ({ $why })
ledger-goal = цель «{ $goal }»
ledger-price = цена
ledger-discard = надбавка за сброшенный тайл
ledger-red_line = красная линия
ledger-income = доход
ledger-debt = неоплаченный долг
ledger-reputation = репутация
ledger-fee = население уже 0
ledger-conversion = обмен денег на население
ledger-test = проба

## Отказы

refusal-no_such_goal = Этой цели нет среди розданных вам: { $thing }.
refusal-no_such_slot =
    { $thing ->
        [none] Эта позиция рынка пуста.
       *[other] На рынке этого нет: { $thing }.
    }
refusal-not_basic = Это не базовый тайл: { $thing }.
refusal-none_left = Таких тайлов больше нет: { $thing }.
refusal-no_marker = У вас не осталось маркеров.
refusal-no_tile = Здесь нет вашего тайла.
refusal-already_invested = На этом тайле уже лежит маркер: { $thing }.
refusal-on_board = Эту клетку закрывает поле округа.
refusal-occupied = Эта клетка занята: { $thing }.
refusal-not_adjacent = Эта клетка не касается ваших тайлов.
refusal-cannot_afford =
    { $missing ->
        [0] У вас не хватает денег.
       *[other] Вам не хватает ${ $missing }.
    }
refusal-not_best_cell = У { -bot(case: "genitive") } есть клетка лучше.

## Что нужно сделать

phase-goal = оставить цель
phase-act = построить тайл, выложить озеро или инвестировать
phase-discard = сбросить тайл с рынка
phase-remove = убрать с рынка ещё один тайл
phase-bot = выложить тайл { -bot(case: "genitive") }
phase-over = игра окончена

prompt-goal = Оставьте одну из двух своих целей.
prompt-act = Постройте тайл (с рынка или базовый), выложите озеро или инвестируйте.
prompt-discard = Сбросьте тайл с рынка, заплатив надбавку.
prompt-remove = Уберите с рынка ещё один тайл, заплатив надбавку.
prompt-bot = Выложите тайл { -bot(case: "genitive") } на одну из лучших для него клеток.
prompt-over = Игра окончена.

## Настройки

option-players = Игроки
    .meaning = Сколько игроков: от 2 до 4 или один в режиме для одного
option-edition = Издание
    .meaning = Задаёт все правила, которыми издания различаются
option-mode = Режим
    .meaning = Друг против друга или в одиночку, двумя способами
option-solo = В одиночку
    .meaning = Короткая запись режима для одного игрока: architect или dale
option-discard_timing = Обязательный сброс
    .meaning = Когда за него платят: до получения дохода за ход или после
option-price_in_hand = Оплата вперёд
    .meaning = Вся сумма нужна до того, как тайл принесёт деньги
option-replace_one_more_round = Замена «Предпоследнего раунда»
    .meaning = Вместо него открывают другой тайл, и рынок остаётся полным
option-stack_table = Размер стопок
    .meaning = По какому изданию собирают стопки
option-architect_removal = Дополнительный тайл архитектора
    .meaning = Когда его убирают: до пополнения рынка или после
option-bot_must_be_beaten = Нужно победить { -bot(case: "accusative") }
    .meaning = Звание присваивают только за победу над соперником
option-line_tiles_backward = Красные линии при движении назад
    .meaning = Что делают «Казино» и «PR-агентство», когда красную линию пересекают назад
option-new_tile_far_left = Новый тайл — слева
    .meaning = На неполном рынке новый тайл кладут на крайнюю левую позицию (+$10), а не рядом с остальными
option-bot_secret_goal = Секретная цель против { -bot(case: "genitive") }
    .meaning = Вы получаете две цели и оставляете одну, не показывая её, как в партии на двоих
option-packs = Дополнения
    .meaning = Папки с другими тайлами

edition-first = первое издание
edition-second = второе издание
mode-standard = Обычная партия
    .meaning = От 2 до 4 игроков друг против друга
mode-architect = Одинокий архитектор
    .meaning = Один игрок и один округ; красные линии обходятся вдвое дороже
mode-bot = { -bot }, робот-строитель
    .meaning = В одиночку против простого соперника
choice-after_population = после шага населения
choice-after_placement = сразу после выкладывания тайла
choice-after_refill = после пополнения
choice-before_refill = до пополнения
choice-none = ничего
choice-mirror = бонус отнимается

## Стили ботов: слово рядом с уровнем и одна фраза

style-developer = застройщик
style-developer-about = Больше всего любит жильё и строит его больше других.
style-industrialist = промышленник
style-industrialist-about = Любит заводы, что бы ни говорили соседи.
style-merchant = торговец
style-merchant-about = Любит магазины и офисы: лавка нигде не лишняя.
style-gardener = садовник
style-gardener-about = Разбивает парки, любит и школы с музеями.
style-hoarder = скряга
style-hoarder-about = Сидит на деньгах: каждый потраченный доллар ему в тягость.
style-goal_hunter = охотник за целями
style-goal_hunter-about = С первого хода играет на цели: общие и свою тайную.
style-spoiler = вредина
style-spoiler-about = Пусть лучше цель не достанется никому, чем сопернику; жалеет соперникам каждого жителя.

## Конец игры

rating-junior_intern = Младший практикант
rating-subcontractor = Субподрядчик
rating-draftsman = Конструктор
rating-architectural_designer = Архитектор-дизайнер
rating-architectural_engineer = Архитектор-инженер
rating-principal_architect = Главный архитектор
rating-ceo_of_suburbia_inc = Президент корпорации Suburbia, Inc.

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
    { $names } завершает партию: { $score ->
        [one] { $score } житель
        [few] { $score } жителя
       *[many] { $score } жителей
    }.
outcome-beaten = { -bot } побеждён со счётом { $score } : { $other }.
outcome-not_beaten = { -bot } не побеждён, счёт { $score } : { $other }.
outcome-rating = Звание: «{ $rating }».
outcome-no_rating = Без победы над соперником звания нет.
outcome-place = { $place }. { $names }: { $score }

## Стол в тексте

board-round = { round }.
board-last_round = { round }, последний — { $last }.
board-market = Рынок
board-slot = тайл { $price }, озеро { $lake }
board-empty = пусто
board-pile =
    Стопка: { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[many] { $count } тайлов
    } ({ $letters })
board-basics = Базовые тайлы
board-basic = тайл { $price }, осталось { $left }
board-goals = Цели
board-goal = { $goal } ({ $asks }), { $gain }
board-secret = Секретная цель ({ $seat }): { $goal }
board-dealt = На выбор ({ $seat }): { $goal }
board-seats = Игроки
board-seat =
    { $seat }: { $money }, доход { $income }, репутация { $reputation }, население { $population } (красная линия после { $line }), { $markers ->
        [one] { $markers } маркер
        [few] { $markers } маркера
       *[many] { $markers } маркеров
    }
board-borough = Округ ({ $seat })
board-key = Буквы: тайл. *: маркер. ~~: озеро. ##: поле округа. Числа: свободная клетка.
board-category = { $category } тайл
board-marker = маркер
board-open = Свободны: { $cells }
board-columns = Столбцы от { $first } до { $last }

## На картинке законченной партии

own-picture-heading =
    { $name ->
        [none] { $count ->
            [one] { $count } житель в округе
            [few] { $count } жителя в округе
           *[many] { $count } жителей в округе
        }
       *[other] { $count ->
            [one] { $name }: { $count } житель
            [few] { $name }: { $count } жителя
           *[many] { $name }: { $count } жителей
        }
    }

## Знаки легенды

sign-income = доход: деньги каждый ход
sign-reputation = репутация: жители каждый ход
sign-population = жители: у кого больше, тот победил
sign-money = деньги сразу
sign-adjacent = соседние тайлы
sign-own = весь ваш округ
sign-all = все округи
sign-others = округи соперников
sign-after = только тайлы, построенные позже
sign-own_lakes = рядом с вашими озёрами
sign-line = каждая пересечённая красная линия
sign-any = любой тайл

## Дополнения, настройки и позиции, которые не читаются: для тех, кто их написал. Слова файла печатаются как есть.

content-amount = величина — от 1 до 100, с любым знаком
content-each_mixed = эффект считает либо категории, либо иконки, но не то и другое
content-after_all = построенное позже считается везде: where = all
content-each_any = where = { $where } считает все тайлы: each = any
content-line_counts = эффект красной линии ничего не считает: без each и без where
content-line_chain = красная линия не может вызывать новое движение населения
content-id = { $name }: строчная латинская буква, затем a-z, 0-9 и _
content-order = немедленные эффекты стоят перед теми, что считают (S6.2, S6.3)
content-only_tiles = здесь место только для записей [[tile]], а не { $name }
content-kinds = видов тайлов больше { $most }
content-stacks = дополнение добавляет тайлы в стопки A, B и C
options-alone = режим { $mode } — для одного игрока
position-two_goals = две цели или ни одной
position-not_dealt = цель { $name } этому месту не раздана
position-public_open = общая цель лежит открыто
position-goals = целей больше, чем их есть в игре
position-basic = { $name } — базовый тайл
position-not_basic = { $name } — не базовый тайл
position-unbuildable = { $name } нельзя построить
position-far = клетка { $at } слишком далеко
position-covered = клетка { $at } — под полем округа
position-taken = клетка { $at } занята
position-too_many = слишком много тайлов
position-no_tile = на клетке { $at } нет тайла
position-marked = на тайле { $at } уже есть маркер
position-market_key = позиции рынка нумеруют от 0 до { $most }
position-market_size = позиций на рынке должно быть { $wanted }, а не { $given }
position-stack = в стопке не больше одного тайла «Предпоследний раунд» и не больше 5000 тайлов
position-room = у места { $place } может набраться больше { $most } тайлов
position-goal_phase = { $phase } бывает только в режиме standard или у человека
position-goals_undealt = чтобы оставить цель, каждому месту нужны две розданные
position-mode = { $phase } бывает только в режиме { $mode }
