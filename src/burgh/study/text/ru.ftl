# Подсказки по-русски.

decimal-mark = ,
decimal = { $whole }{ decimal-mark }{ $tenth }
line-step = { $seat } { $move }
advice = { $move } ({ $typed })
advice-benefit = { $head }. { $text }
advice-plan = Затем: { $plan }
advice-other = Ещё идея: { $move }. { $near }
hint-sure = По пробным партиям из этой позиции, их { $worlds }. Настоящая разница в 19 случаях из 20 между { $low } и { $high } ({ $unit }).
near-even = Примерно так же хорошо.
near-points =
    { $race ->
        [yes] { $count ->
            [one] К концу примерно на { $count } очко хуже в сравнении с лучшим из соперников.
            [few] К концу примерно на { $count } очка хуже в сравнении с лучшим из соперников.
           *[many] К концу примерно на { $count } очков хуже в сравнении с лучшим из соперников.
        }
       *[no] { $count ->
            [one] К концу примерно на { $count } очко меньше.
            [few] К концу примерно на { $count } очка меньше.
           *[many] К концу примерно на { $count } очков меньше.
        }
    }
lost-points =
    { $race ->
        [yes] { $count ->
            [one] Стоило примерно { $count } очко в сравнении с лучшим из соперников.
            [few] Стоило примерно { $count } очка в сравнении с лучшим из соперников.
           *[many] Стоило примерно { $count } очков в сравнении с лучшим из соперников.
        }
       *[no] { $count ->
            [one] Стоило примерно { $count } очко.
            [few] Стоило примерно { $count } очка.
           *[many] Стоило примерно { $count } очков.
        }
    }
score-unit-points = очки

## Причины. $changes — строки расчёта, $move — ход, сказанные как в журнале.

reason-forced = Другого хода нет.
    .head = Единственный ход
reason-gains = { $changes }
    .head = Что это приносит
reason-spares = { $changes }
    .head = Чего вы не теряете
reason-hurts = { $changes }
    .head = Другим это стоит
reason-denies = Иначе следующий ход, вероятно, будет таким: { $seat }, { $move }.
    .head = Мешает сопернику: { $seat }
reason-takes_lead = По очкам впереди вас никого не будет.
    .head = Вы выходите вперёд
reason-prepares = Дальше, вероятно: { $move }.
    .head = Готовит продолжение
reason-deadline = Партия может закончиться до вашего следующего хода.
    .head = Потом может не быть

## Примерно на каком уровне кто-то играл (skill.py)

skill-level = Игра примерно как у уровня { $level }, между { $lowest } и { $highest }.
skill-like = Игра как у уровня { $level }.
skill-few =
    { $count ->
        [0] Решать было нечего.
        [one] Всего { $count } решение: уровень не определить.
        [few] Всего { $count } решения: уровень не определить.
       *[many] Всего { $count } решений: уровень не определить.
    }
skill-rated = Рейтинг { $rating }; в 19 случаях из 20 — от { $low } до { $high }.

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
