# Подсказки по-русски.

decimal-mark = ,
decimal = { $whole }{ decimal-mark }{ $tenth }
line-step = { $seat } { $move }
list-changes = { $first }; { $last }
advice =
    { $many ->
        [none] { $move }: ожидаемый результат { $result } (от { $low } до { $high })
       *[some] { $move }: ожидаемый результат { $result } (от { $low } до { $high }), победа в { $win } % воображаемых партий
    }
advice-others = Другие ходы и насколько они хуже: { $moves }
advice-line = Ожидаемое продолжение: { $line }

## Причины. $changes — записи книги, $move — ход, сказанные как в журнале.

reason-forced = Другого допустимого хода нет.
reason-gains = Ход приносит: { $changes }
reason-spares = Ход избегает: { $changes }
reason-hurts = Ход стоит остальным: { $changes }
reason-denies =
    { $many ->
        [none] После другого хода { $seat } (счёт { $score }) в { $share } % воображаемых партий сделает так: { $move }
       *[some] После другого хода { $seat } (счёт { $score }) в { $share } % воображаемых партий сделает так: { $move }. { $changes }
    }
reason-takes_lead = Ход сразу выводит вперёд: { $points }
reason-prepares = Ход готовит (в { $share } % воображаемых партий): { $move }. { $changes }
reason-deadline = Партия может кончиться до вашего следующего хода (в { $share } % воображаемых партий).
reason-ahead = Ожидаемый результат { $points } по сравнению с ходом: { $move }
reason-equal = Воображаемые партии не отличают его уверенно от хода: { $move }
reason-behind = Ожидаемый результат { $points } по сравнению с ходом: { $move }

## График разбора

chart-title = { $title }: ожидаемые очки в конце
chart-desc = { $name }: в начале { $first }, в конце { $last }.
chart-table = Стол
chart-points = Очки
chart-moves = Ходы
chart-mistake = был явно лучший ход
chart-reveal = что-то открылось
chart-mistake-at = Ход { $ply }: потеряно очков: { $regret }; лучше: { $best }
chart-reveal-at = Ход { $ply }: удача { $luck }
