# Командная строка по-русски.

percent = { $number } %

## play

play-title = { $title }
play-option = { $option }: { $value }
play-person = { $seat }: человек
play-bot = { $seat }: бот { $bot }
play-seed = Зерно: { $seed }
play-hint = Наберите ход; ? покажет возможные ходы, help — всё остальное.
play-hand_over = { $seat }, сядьте за клавиатуру и нажмите Enter.
play-secret = { $seat } делает секретный выбор
play-shown = Открыто: { $things }
play-eof = Ввод закончился.
play-kept = Партия записана в { $file }. Посмотреть её: burgh replay { $file }
play-resume = Чтобы продолжить: burgh play --load { $file }
play-unsaved = Партия не сохранена; --save ФАЙЛ сохранит её. Та же раздача: { $command }
play-quit_twice = Партия не сохранена. Наберите save и имя файла или ещё раз quit, чтобы выйти.
play-too_long = Эта строка слишком длинна для хода.
play-no_moves = Ни один возможный ход не начинается с { $beginning }.
play-legal = Такой ход возможен.
play-why = { $reason } (правило { $rule })
play-net = Итого, { $seat }: { $changes }
play-everybody = Все вместе
play-nothing = без изменений
play-unknown = Неизвестное название: { $name }.
play-no_undo = У вас нет хода, который можно вернуть.
play-undone = Ход возвращён.
play-revealed = Этот ход уже не вернуть. С тех пор открыто: { $things }.
play-hidden = что-то скрытое
play-no_log = Ещё ничего не произошло.
play-save_where = Укажите файл: save game.txt
play-saved = Сохранено в { $file }.
play-not_saved = Не сохранено: { $problem }
play-no_talk = В этой игре готовых фраз нет.
play-help = Наберите ход одной строкой, например { $example }, или одно из этих слов:
play-help-moves = ? показывает возможные ходы; ? и начало — те, что так начинаются
play-help-why = why и ход: почему он невозможен и по какому правилу
play-help-preview = preview и ход: что он изменит, если его сделать
play-help-tile = tile и название: что на этом напечатано
play-help-board = board: показать стол ещё раз
play-help-hint = hint: что делать, почему и какая мысль почти так же хороша
play-help-undo = undo: вернуть свой последний ход, если с тех пор ничего не открыто
play-help-log = log: что произошло до сих пор
play-help-talk = talk: сказать что-нибудь о сделке; это никого не обязывает
play-help-save = save и имя файла: записать партию
play-help-help = help: эта справка
play-help-quit = quit: выйти из игры

## настройки игры

option-pair = -o { $pair }: пишите ключ=значение.
option-twice = Дважды указано: { $flag }.
option-json = { $flag } { $value }: похоже на список JSON, но это не он. Простой список — через запятую: a,b.
option-unknown = Здесь нет настройки { $flag }. Есть: { $names }.
option-refused = { $flag } { $value }: так нельзя.
option-values = { $meaning } ({ $values })
option-unset = { $meaning }. Обычно { $value }
option-why = { $refused } { $meaning }. [{ $detail }]

## replay

replay-agrees = Партия согласуется с правилами.

## verify-deal

verify-deal-no_seal = У этой партии нет отпечатка, проверять нечего: её играли не на сервере.
verify-deal-seal = Отпечаток: совпадает с тем, что сервер открыл в конце.
verify-deal-seal-wrong = Отпечаток: не совпадает. Открыто не то, что было зафиксировано до партии.
verify-deal-parts = Чисел от игроков: { $parts }. Мест: { $seats }.
verify-deal-seed = Зерно: следует из секрета сервера и вклада игроков.
verify-deal-seed-wrong = Зерно: не следует из секрета сервера и вклада игроков.
verify-deal-seed-alone = Зерно: выбрано или получено одной стороной, без вклада игроков.
verify-deal-game =
    { $moves ->
        [one] Партия: раздача этого зерна, с ней согласуется { $moves } действие.
        [few] Партия: раздача этого зерна, с ней согласуются { $moves } действия.
       *[many] Партия: раздача этого зерна, с ней согласуются { $moves } действий.
    }
verify-deal-game-wrong = Партия: это не раздача данного зерна или другие правила. { $problem }
verify-deal-fine = Раздача та самая, что была зафиксирована.
verify-deal-wrong = Раздача не та, что была зафиксирована.

## simulate

simulate-games =
    { $games ->
        [one] { $games } партия, первое зерно { $seed }
        [few] { $games } партии, первое зерно { $seed }
       *[many] { $games } партий, первое зерно { $seed }
    }
simulate-seat = Место
simulate-bot = Бот
simulate-wins = Победы
simulate-shared = Общие победы
simulate-score = Средний счёт (95 %)
simulate-plies = Действий в партии: { $plies }

## bench

bench-what = Что измерено
bench-value = Значение

## backup, restore, migrate

backup-done =
    { $games ->
        [one] В файле { $file } { $games } партия, всего строк: { $rows }.
        [few] В файле { $file } { $games } партии, всего строк: { $rows }.
       *[many] В файле { $file } { $games } партий, всего строк: { $rows }.
    }
backup-removed =
    { $files ->
        [one] Удалена { $files } старая копия.
        [few] Удалены { $files } старые копии.
       *[many] Удалено { $files } старых копий.
    }
restore-done =
    { $games ->
        [one] Возвращена { $games } партия, всего строк: { $rows }.
        [few] Возвращены { $games } партии, всего строк: { $rows }.
       *[many] Возвращено { $games } партий, всего строк: { $rows }.
    }
restore-not_empty = База данных не пуста. Чтобы стереть её содержимое: --force
migrate-done = Таблицы в порядке ({ $step }).
migrate-made = Таблицы созданы ({ $step }).
migrate-changed = Таблицы обновлены с { $before } до { $step }.
verify-done =
    { $games ->
        [one] Переиграна { $games } партия, расхождений: { $wrong }.
        [few] Переиграны { $games } партии, расхождений: { $wrong }.
        [many] Переиграно { $games } партий, расхождений: { $wrong }.
       *[other] Переиграно { $games } партии, расхождений: { $wrong }.
    }

## arena

arena-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
arena-elo = Эло
arena-interval = Интервал 95 %
arena-share = Выиграно дуэлей
arena-score = Средний счёт
arena-duels = { $first }: выиграно { $share } (от { $low } до { $high }) дуэлей против { $second }, всего дуэлей: { $duels }
arena-won = Выиграно партий
arena-result = Средний результат (95 %)
arena-deals = { $first } лучше, чем { $second }, в { $share } (от { $low } до { $high }) общих раздач, всего раздач: { $duels }
arena-stronger = { $first } сильнее, чем { $second }.
arena-not_stronger = { $first } не сильнее, чем { $second }.

## bots that are commands

forfeits =
    { $moves ->
        [one] { $who }: пропущен { $moves } ход ({ $kinds })
        [few] { $who }: пропущено { $moves } хода ({ $kinds })
       *[many] { $who }: пропущено { $moves } ходов ({ $kinds })
    }
forfeits-said = последняя строка stderr: { $said }
forfeit-crashed = сбой
forfeit-slow = слишком долго
forfeit-garbled = непонятный ответ
forfeit-illegal = ход против правил
forfeit-gone = больше не запускается
play-forfeit = { $seat } теряет этот ход ({ $kind }); вместо него ход выбран случайно.
## analyse

analyse-ply = Действие
analyse-seat = Место
analyse-move = Сыграно
analyse-result = Прогноз, очки
analyse-win = Победа
analyse-regret = Потеря, очки
analyse-luck = Удача
analyse-better = лучше: { $move }
analyse-lead = Откуда взялся отрыв от лучшего соперника, в сравнении с { $bot }:
analyse-points = Откуда взялись очки в конце, в сравнении с { $bot }:
analyse-start = В начале
analyse-own = Свои решения
analyse-others = Решения других
analyse-drift = Непредвиденное
analyse-end = В конце
analyse-no_mistakes = Ошибок нет.
analyse-costly = Действие { $ply }, { $seat }: { $move }. { $cost }

## admin

admin-none = Ничего нет.
admin-guest = гость
admin-for_good = бессрочно
admin-for_ever = всегда
admin-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
admin-status-open = ждёт игроков
admin-status-playing = идёт партия
admin-status-ended = партия окончена
admin-status-closed = закрыт
admin-closed = Стол { $table } закрыт.
admin-deleted = Стол { $table } удалён.
admin-kicked = { $name } больше не за столом { $table }.
admin-banned = Вход запрещён: { $name } (запрет { $id }).
admin-unbanned = Запрет снят: { $name }.
admin-settled = Жалоба { $id } решена.
admin-no_such_account = Учётной записи { $account } нет.
admin-role-operator = { $account } — оператор.
admin-role-none = { $account } — не оператор.
admin-keep-guests = Гости, которые ни разу не играли
admin-keep-chat = Партии со старой перепиской
admin-keep-games = Оконченные партии
admin-keep-open_tables = Столы, где партия так и не началась
admin-keep-audit = Журнал и решённые жалобы
admin-would_go = Последний столбец был бы удалён.
admin-gone = Последний столбец удалён.
