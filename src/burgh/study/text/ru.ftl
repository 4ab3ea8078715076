# Подсказки по-русски.

decimal-mark = ,
decimal = { $whole }{ decimal-mark }{ $tenth }
line-step = { $seat } { $move }
advice =
    { $many ->
        [none] { $move }: ожидаемый результат { $result } (от { $low } до { $high })
       *[some] { $move }: ожидаемый результат { $result } (от { $low } до { $high }), победа в { $win } % пробных партий
    }
advice-others = Другие ходы и насколько они хуже: { $moves }
advice-line = Ожидаемое продолжение: { $line }

## Причины. $changes — строки расчёта, $move — ход, сказанные как в журнале.

reason-forced = Другого хода нет.
reason-gains = Приносит: { $changes }
reason-spares = Не теряет: { $changes }
reason-hurts = Отнимает у других: { $changes }
reason-denies =
    { $many ->
        [none] После другого хода { $seat } (счёт { $score }) в { $share } % пробных партий сделает так: { $move }
       *[some] После другого хода { $seat } (счёт { $score }) в { $share } % пробных партий сделает так: { $move }. { $changes }
    }
reason-takes_lead = Сразу выводит вперёд: { $points }
reason-prepares = Готовит (в { $share } % пробных партий): { $move }. { $changes }
reason-deadline = Партия может закончиться до вашего следующего хода (в { $share } % пробных партий).
reason-ahead = Ожидаемый результат { $points } по сравнению с ходом: { $move }
reason-equal = Примерно равен ходу: { $move }
reason-behind = Ожидаемый результат { $points } по сравнению с ходом: { $move }

## График разбора

chart-title = { $title }: ожидаемые очки в конце
chart-desc = { $name }: в начале { $first }, в конце { $last }.
chart-table = Все вместе
chart-points = Очки
chart-moves = Действия
chart-mistake = был явно лучший ход
chart-reveal = что-то открылось
chart-mistake-at = Действие { $ply }, потеряно очков: { $regret }; лучше: { $best }
chart-reveal-at = Действие { $ply }: удача { $luck }
