# Слова, общие для всех игр.

## Места и ходы

seat = Место { $number }
player = Игрок { $number }
spectator = Зритель
turn = Ходит { $seat }
turn-yours = Ваш ход
round = Раунд { $round }

## Короткие слова

yes = да
no = нет
that = это
list-or = { $first } или { $last }
list-and = { $first } и { $last }

## Числа

signed =
    { $sign ->
        [minus] −{ $size }
        [plus] +{ $size }
       *[none] { $size }
    }

## Отказы

refusal = { $reason } [{ $rule }]
refusal-stale =
    { $thing ->
        [none] Положение успело измениться: посмотрите ещё раз.
       *[other] Положение успело измениться: теперь здесь { $thing }.
    }
refusal-game_over = Игра окончена.
refusal-wrong_phase =
    { $thing ->
        [none] Сейчас нужно принять другое решение.
       *[other] Сейчас нужно принять другое решение: { $thing }.
    }

## Справка в терминале

help = Наберите ход одной строкой, например { $example }, или одно из этих слов:
help-board = board: показать стол ещё раз
help-moves = moves: перечислить все допустимые ходы
help-look = look и название: что на этом напечатано
help-explain = explain и ход: что он изменит, если его сделать
help-hint = hint: спросить бота, как пошёл бы он
help-log = log: что произошло до сих пор
help-undo = undo: взять назад последний ход
help-record = record: записать партию текстом
help-help = help: эти строки
help-quit = quit: выйти из игры
