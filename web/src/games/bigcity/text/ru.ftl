# Стол «Big City» по-русски.

## План

city-map = Город
city-lot-free = Участок { $number }, { $ground }, свободен.
city-lot-built = Участок { $number }, { $ground }: { $piece }.
city-in-hand = На руке
city-chosen = Выбран
city-legal = Можно.
city-street = Улица { $where }.
city-street-tram = Здесь идёт трамвай.
city-place = Квартал { $number } { $where }, поворот { $degrees }°
city-tram-count = Трамвай { $laid } из { $all }
city-layer = Выбирать на плане
city-layer-lots = Участки
city-layer-streets = Улицы
city-key-outskirts = окраина
city-key-center = центр
city-key-multiple = участок для церкви
city-key-hand = на руке

## Рука, стопки, действия

city-tray = Карты и действия
city-hand = На руке
city-dead = бесполезна
city-piles = Стопки
city-piles-name = Выберите стопки, из которых взять карты
city-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
city-named =
    { $count ->
        [few] выбрана { $count } раза
       *[other] выбрана { $count } раз
    }
city-unname = Выбрать другую стопку
city-draw-reveals = Откроются новые карты: вернуть ход будет нельзя.
city-actions = Действие
city-do-build = Построить
city-do-tram = Трамвай
city-do-district = Квартал
city-do-exchange = Обмен
city-do-pass = Пас
city-do-trade = Сделка
city-do-discard = Сбросить
city-aside =
    { $count ->
        [0] Все кварталы уже в городе.
        [one] Ещё не размещён квартал { $districts }.
       *[other] Ещё не размещены кварталы { $districts }.
    }
city-one-is-enough = Только один отрезок
city-cards-done = Эти карты
city-step-back = Шаг назад

## Кварталы

city-choose-district = Какой квартал?
city-choose-place = Квартал { $number }: поверните его, затем выберите точку на плане.
city-turning = Поворот квартала
city-turn-more = Квартал { $number } лежит здесь. Поверните его или выберите другую точку.
city-turn-left = Повернуть против часовой стрелки
city-turn-right = Повернуть по часовой стрелке

## Строительство

city-build-what = Что можно построить
city-build-none = Для этих участков ничего не подходит.
city-check-holds = выполнено:
city-check-fails = не выполнено:
city-check-open = условие:
city-on = на { $lots }
city-supply = Осталось построек
city-base = базовые очки
city-left = осталось { $count }
city-why-not = почему нельзя?

## Сделка

city-trade = Сделка
city-trade-offers = { $name } предлагает
city-trade-choose = Выберите одну или две карты с руки.
city-trade-wants = Попросить карты кварталов
city-trade-asks = Нужны карты кварталов: { $districts }
city-trade-offer = Предложить
city-trade-bid = Выберите карту с руки взамен или откажитесь.
city-trade-for = за карту { $which }
city-trade-decline = Отказаться
city-trade-take = Принять
city-trade-settle = Заключить сделку
city-trade-none = Не принимать ничего

## На первой странице и за новым столом.

facts-bigcity = 2–5 игроков · 60 минут · каждый за себя
about-bigcity = Один город на всех. Карты участков на руке, ратуша посередине, трамвай, который удваивает очки.
option-bigcity-supply = Здания
option-bigcity-supply-box_52 = как в коробке
option-bigcity-supply-seed_table = по таблице правил
option-bigcity-supply-inventory_variant = другой набор
option-bigcity-trade_cards = Обмен картами между игроками
option-bigcity-dead_cards_stay = Мёртвые карты остаются на руке
option-bigcity-single_line = Только одна линия трамвая
option-bigcity-single_line-not = уже входит: одна линия без кольца
option-bigcity-single_line_no_loop = Одна линия трамвая, без кольца
option-bigcity-inhabited_tram = Трамвай только вдоль зданий
option-bigcity-placed_piles_only = Брать карты только положенных районов
option-bigcity-draw_one_by_one = Брать карты по одной
option-bigcity-fillable_hole_is_outskirts = Заполнимые дыры считаются окраиной

## Её урок.

lesson-bigcity-aim = Все строят один и тот же город. Постройка приносит очки один раз, в момент, когда вы её ставите; сколько — решает то, что рядом. Побеждает тот, у кого больше очков.
    .title = О чём игра
lesson-bigcity-district = Город растёт кварталами из пронумерованных участков. Сначала игроки по очереди размещают четыре квартала: выберите квартал, его место и поворот и подтвердите. Ратуше понадобится центр: участки вдали от внешнего края.
    .title = Заложить город
lesson-bigcity-hand = Ваши карты — это участки. Чтобы строить на участке, сыграйте его карту. Выберите постройку и посмотрите на участок 14: в расчёте видны основа, прибавки и множители.
    .title = Карты на руке
lesson-bigcity-stage = Жилой дом любит окраину (+1), офис — центр (+1). Постройки на двух или трёх участках в ряд приносят намного больше, если у вас есть карты всех этих участков. Наметьте постройку.
    .title = Дом или офис
lesson-bigcity-back = Пока ничего не случилось. Уберите постройку кнопкой «Отмена» или клавишей Escape; посмотрите, если хотите, другой участок.
    .title = Передумать
lesson-bigcity-confirm = Подтвердите постройку. Потом вы берёте столько карт, сколько сыграли, из любых стопок, не больше двух из одной. Взятая карта открывает новое: после этого ход уже не вернуть.
    .title = Построить и взять карты
lesson-bigcity-hall = Пока нет ратуши, никто не может прокладывать трамвай, добавлять кварталы и строить особые здания. Сама она очков не даёт, но удваивает офисы и особые здания рядом. Кто её строит, открывает игру для всех: ждите удобного момента.
    .title = Ратуша
lesson-bigcity-tram = После ратуши каждый может прокладывать отрезки трамвая вдоль улиц. Постройка у трамвая приносит вдвое больше; у трамвая и ратуши сразу — втрое. Сами отрезки очков не дают: они готовят вашу следующую постройку или портят чужую.
    .title = Трамвай
lesson-bigcity-whynot = У особых зданий есть условия: кинотеатру нужны рядом два жилых дома, банку — два офиса, почте — по одному. О том, что построить нельзя, сказано почему и каким правилом это запрещено. Сделайте ещё ход по своему вкусу.
    .title = Условия и почему нельзя
lesson-bigcity-end = Партия заканчивается, когда все восемь кварталов застроены или когда все подряд пасуют. Берегите карты соседних участков. Играйте дальше: кнопка «Подсказка» рядом.
    .title = Чем всё кончается

tab-bigcity = Игроки и постройки

parts-about-bigcity = Все постройки и кварталы с числами напечатанной игры; рисунки наши. Наши собственные дополнения отмечены.

## Конец

source-residence = жилые дома
source-office = офисы
source-shopping_center = торговые центры
source-church = церкви
source-special = другие постройки
