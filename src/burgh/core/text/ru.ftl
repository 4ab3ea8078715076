# Слова, общие для всех игр.

## Места и ходы

seat = Место { $number }
player = Игрок { $number }
who = { $seat }
everybody = Все вместе
spectator = Зритель
turn = Ходит { $seat }
turn-yours = Ваш ход
round = Раунд { $round }

## Короткие слова

yes = да
no = нет
that = это
nothing = { "" }
verbatim = { $text }
with-facts = { $what }: { $facts }
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
