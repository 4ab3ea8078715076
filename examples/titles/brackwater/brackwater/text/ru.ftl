# Brackwater по-русски.

title = Brackwater

## Числа

track-coins = монеты
track-renown = слава
gain =
    { $track ->
        [coins] { $size ->
            [one] { signed } монета
            [few] { signed } монеты
           *[many] { signed } монет
        }
       *[renown] { signed } к славе
    }
amount = { signed }

## Тайлы и замыслы

tile-hut = Хижина на сваях
    .each = хижину на сваях
tile-garden = Камышовый сад
    .each = камышовый сад
tile-market = Плавучий рынок
    .each = плавучий рынок
tile-smokehouse = Коптильня
    .each = коптильню
tile-belfry = Колокольня
    .each = колокольню
aim-landlord = Домовладелец
aim-gardener = Садовник
aim-trader = Торговец
aim-smoker = Коптильщик
aim-bellfounder = Колокольный мастер
aim-carpenter = Плотник
aim-ferryman = Паромщик
aim-miser = Скряга
face-down = лежит рубашкой вверх

detail-price = Цена { $price }, плавник { $driftwood }
effect-once = { $gain }
effect-each =
    { $gain } за { $each ->
        [hut] каждую соседнюю
        [smokehouse] каждую соседнюю
        [belfry] каждую соседнюю
       *[other] каждый соседний
    } { $kind }
effect-later =
    { $gain } за { $each ->
        [hut] каждую
        [smokehouse] каждую
        [belfry] каждую
       *[other] каждый
    } { $kind }, если построить рядом позже
effect-aim =
    +{ $renown } к славе за { $counts ->
        [hut] каждую вашу хижину на сваях
        [garden] каждый ваш камышовый сад
        [market] каждый ваш плавучий рынок
        [smokehouse] каждую вашу коптильню
        [belfry] каждую вашу колокольню
        [raised] каждую вашу постройку на высоких сваях
        [shore] каждую вашу постройку на берегу
       *[coins] каждые { $per } монеты
    }

## Стол

area-quay = Причал
area-quay-left =
    { $count ->
        [0] стопка пуста
        [one] в стопке { $count } тайл
        [few] в стопке { $count } тайла
       *[many] в стопке { $count } тайлов
    }
area-town = Город
area-aims = Замысел: { $seat }
note-price = цена { $price }, плавник { $driftwood }
note-raised = на высоких сваях

## Что происходит

do-keep = Оставить замысел
do-build = Построить
do-raise = Поднять
do-fish = Выловить
log-keep =
    { $aim_key ->
        [face_down] оставляет секретный замысел
       *[other] оставляет замысел «{ $aim }»
    }
log-build = строит на { $plot }: { $tile }
log-raise = поднимает постройку на { $plot }
log-fish = вылавливает у причала: { $tile }
move-keep =
    { $aim_key ->
        [face_down] Оставить секретный замысел
       *[other] Оставить «{ $aim }»
    }
move-build = Построить «{ $tile }»
move-raise = Поднять эту постройку
move-fish = Выловить «{ $tile }»
change = { $seat }: { gain } ({ $why })
change-cut = { $seat }: { gain }, из них учтено { $real } ({ $why })
ledger-price = цена
ledger-driftwood = плавник
ledger-stilts = высокие сваи
ledger-tide = большой прилив
ledger-at = { $what } на { $at }

## Отказы

refusal-no_such_aim = Этот замысел вам не сдавали: { $thing }.
refusal-not_on_quay = Нет у причала: { $thing }.
refusal-no_such_plot = В городе нет клетки { $at }.
refusal-occupied = Клетка { $at } занята: { $thing }.
refusal-no_walkway = К клетке { $at } не ведут мостки: рядом ничего не построено.
refusal-nothing_there = На клетке { $at } ничего не построено.
refusal-not_yours = Постройка на клетке { $at } не ваша: { $thing }.
refusal-already_raised = Постройка на клетке { $at } уже поднята: { $thing }.
refusal-cannot_afford =
    { $missing ->
        [one] Вам не хватает { $missing } монеты.
        [few] Вам не хватает { $missing } монет.
       *[many] Вам не хватает { $missing } монет.
    }

## Что нужно сделать, и конец

phase-keep_aim = оставить замысел
phase-act = строить, вылавливать или поднимать
phase-over = игра окончена
prompt-keep_aim = Оставьте один из двух замыслов.
prompt-act = Постройте тайл, выловите один или поднимите постройку.
prompt-over = Игра окончена.
what-aim = замысел
what-plot = клетка
reason-quay_empty = Причал пуст: начинается прилив.
outcome-winner = Победа: { $names }, слава { $score }.
outcome-shared = Общая победа: { $names }, слава { $score }.
outcome-place = { $place }. { $names }: { $score }

## Настройки

option-players = Игроки
    .meaning = Сколько играют: от 2 до 4
option-tide = Прилив
    .meaning = Затопит ли в конце берег
tide-spring = большой прилив
tide-neap = малый прилив
