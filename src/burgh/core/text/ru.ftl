# Слова, общие для всех игр.

## Места и ходы

seat = Место { $number }
player = Игрок { $number }
who = { $seat }
everybody = Все вместе
spectator = Зритель
turn = Ходит { $seat }
turn-yours = Ваш ход
their-ask = Ходит { $seat }: { $phase }
round = Раунд { $round }

## Короткие слова

yes = да
no = нет
that = это
nothing = { "" }
verbatim = { $text }
label-value = { $label }: { $value }
list-parts = { $first }; { $last }
with-where = { $what } { $where }
list-or = { $first } или { $last }
list-and = { $first } и { $last }
list-sentences = { $first } { $last }

## Числа

signed =
    { $sign ->
        [minus] −{ $size }
        [plus] +{ $size }
       *[none] { $size }
    }
dollars =
    { $sign ->
        [minus] −${ $size }
        [plus] +${ $size }
       *[none] ${ $size }
    }

## Отказы

refusal-stale =
    { $thing ->
        [none] Положение успело измениться: посмотрите ещё раз.
       *[other] Положение успело измениться: теперь здесь { $thing }.
    }
refusal-game_over = Игра окончена.
refusal-wrong_phase =
    { $thing ->
        [none] Сейчас нужно другое действие.
       *[other] Сначала нужно { $thing }.
    }

## Непонятные ходы: после «Непонятно:». $verbs, $example и $text печатаются как есть.

malformed = Непонятно: { $problem }
malformed-too_long = ход — это одна короткая строка
malformed-verb = «{ $text }» — не одно из слов: { $verbs }
malformed-alone = { $verb } пишется без «{ $text }»
malformed-line = пишите так: { $example }
malformed-missing = для { $verb } нужно: { $what }, например { $example }
malformed-wrong = для { $verb } нужно: { $what }, например { $example }, а не «{ $text }»
malformed-several = «{ $text }» может значить: { $names }
malformed-unknown = нет ничего с именем «{ $text }»
what-something = что-то
what-other = что-то ({ $what })
what-number = число
what-card = карта
what-building = постройка
what-lots = участки
what-street = улица (участок:сторона)
what-place = место (x,y)
what-rotation = поворот (0, 1, 2 или 3)
what-board = поле
what-tile = тайл
what-pile = стопка
what-square = клетка (строка,столбец)
what-space = клетка (q,r)
what-goal = цель
