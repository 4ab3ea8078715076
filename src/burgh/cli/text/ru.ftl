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
play-not_kept = Эту партию не получается сохранить: { $problem }. Перед выходом наберите save и имя файла.
play-kept_elsewhere = { $problem }. Партия хранится в другом месте: { $file }
play-autosaved = Партия хранится в { $file }. Чтобы продолжить: burgh play --resume
play-kept_game =
    { $moves ->
        [one] { $number }. { $title }, { $moves } действие, { $when }
        [few] { $number }. { $title }, { $moves } действия, { $when }
       *[many] { $number }. { $title }, { $moves } действий, { $when }
    }
play-which = Какую продолжить? Enter — первую; forget и номер — удалить.
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

option-of = Настройки игры { $game }:
option-styles = Ботам можно задать стиль: --bots level:3,style={ $style }
option-pair = -o { $pair }: пишите ключ=значение.
option-twice = Дважды указано: { $flag }.
option-json = { $flag } { $value }: похоже на список JSON, но это не он. Простой список — через запятую: a,b.
option-unknown = Здесь нет настройки { $flag }. Есть: { $names }.
option-refused = { $flag } { $value }: так нельзя.
option-values = { $meaning } ({ $values })
option-unset = { $meaning }. Обычно { $value }
option-why_not = { $refused } { $meaning }.
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

## serve

serve-compiled = Движок скомпилирован.
serve-pure = Движок не скомпилирован: всё работает, но боты думают во много раз медленнее. Как его скомпилировать: burgh --version

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
simulate-there = { $file }: эти партии там уже есть; ни одна не сыграна заново

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
analyse-skill = Кто на каком уровне играл:
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

## Что не так, после «burgh:»

error-interrupted = прервано
error-continue = прервано; та же команда продолжит с этого места
error-output_closed = вывод закрыт
error-no_output = Стандартный вывод закрыт: играть негде.
error-in_file = { $file }: { $problem }
error-line = строка { $line }: { $problem }
error-not_text = { $file }: это не текстовый файл
error-bad_name = { $file }: так файл называться не может
error-too_deep = { $file }: слишком глубокая вложенность
error-not_json = { $file }: это не JSON ({ $detail })
error-not_object = { $file }: нужен объект JSON
error-no_folder = { $file }: такой папки нет
error-no_file_there = { $file }: сюда нельзя записать файл
error-other_game = { $file }: файл уже есть, и он от другой партии
error-exists = { $file }: уже есть; --force перезапишет
error-no_database = { $file }: базы данных нет; другую укажет --database
error-no_cases = { $file }: под ключом "cases" должен быть список
error-packs_folder = { $file }: нужна папка, а в ней — по папке на каждую игру
error-pack_gone = { $file }: дополнение { $pack } этой партии не найдено; --pack и папка укажут, где оно теперь
error-lang = --lang { $lang }: можно { $languages }
error-at_least = { $flag }: не меньше { $least }
error-from_file = { $flag }: настройки и зерно берутся из файла
error-load_or_resume = Либо --load, либо --resume, но не оба.
error-nothing_kept = Незаконченных партий нет: { $folder }.
error-which_game = Незаконченных партий: { $games }. Не сказано, какую продолжить.
error-other_title = { $file }: это партия { $title }, а не { $asked }
error-one_seat = { $file }: это видит только один игрок; чтобы играть дальше, нужно знать всё
error-humans = --humans { $humans }: играть могут не больше { $most }
error-no_bots = --bots: назовите хотя бы одного: { $names }
error-two_bots = --bots: назовите хотя бы двух разных ботов
error-page_marks = { $file }: на странице нужны строки { $begin } и { $end }
error-no_table = такого стола нет
error-table_over = партия за этим столом уже окончена
error-no_seat = на этом месте никого нет
error-no_account = { $account }: такой учётной записи нет
error-no_ban = { $id }: такого запрета нет
error-no_report = { $id }: такой жалобы нет, или она решена
error-port = --port { $port }: порт — целое число от 0 до 65535
error-no_host = --host { $host }: такого адреса на этой машине нет; --host 0.0.0.0 слушает всю сеть
error-port_taken = { $host }, порт { $port }: уже занят; попробуйте --port { $other }
error-port_denied = { $host }, порт { $port }: порты ниже 1024 — только для администратора; попробуйте --port { $other }
error-cannot_listen = { $host }, порт { $port }: { $problem }
error-two_servers = { $file }: эту базу данных использует другой сервер burgh; для нескольких серверов нужен PostgreSQL. Другой файл: --database ФАЙЛ
usage-help = { $problem } Справка: --help.
usage-command = Команды «{ $command }» нет. Есть: { $commands }.
usage-near = Команды «{ $command }» нет. Может быть, { $near }?
usage-option = Настройки { $flag } здесь нет.
usage-value = { $flag } { $value }: такое значение не подходит.
usage-missing = Не хватает: { $name }.
usage-too_much = Лишнее: { $text }.

## datasets

dataset-rows =
    { $rows ->
        [one] { $rows } строка, столбцов: { $columns }
        [few] { $rows } строки, столбцов: { $columns }
       *[many] { $rows } строк, столбцов: { $columns }
    }
dataset-numbers = от { $least } до { $most }, в среднем { $mean }
dataset-texts =
    { $distinct ->
        [one] { $distinct } значение: { $shown }
        [few] { $distinct } значения; чаще всего { $shown }
       *[many] { $distinct } значений; чаще всего { $shown }
    }
dataset-many = больше тысячи значений
dataset-empty = всегда пусто
dataset-some_empty =
    { $empty ->
        [one] { $told }; пусто в { $empty } строке
        [few] { $told }; пусто в { $empty } строках
       *[many] { $told }; пусто в { $empty } строках
    }
column-unknown = этот столбец не из Burgh
column-seed = зерно раздачи; по нему находится партия
column-title = во что играют
column-options = настройки партии в JSON
column-bot_n = бот на месте { $seat }; пусто, если это место ничего не решает
column-score_n = очки места { $seat }: в файле партий — в конце, в файле действий — перед действием
column-place_n = итоговое место игрока { $seat }; 1 — лучшее
column-forfeits_n = сколько ходов потерял бот на месте { $seat }
column-forfeit_kinds_n = сколько ходов и почему потерял бот на месте { $seat }, в JSON; пусто, если ни одного
column-said_n = последние слова бота на месте { $seat }, когда он потерял ход
column-plies = сколько действий в партии
column-reason = чем закончилась партия
column-engine = версия Burgh, которая сыграла партию
column-data = контрольная сумма компонентов, с которыми сыграна партия
column-ply = номер действия в партии, с 1
column-seat = чьё место решает
column-bot = какой бот решает
column-phase = что решается
column-legal = сколько ходов возможно
column-move = ход, как его набирают
column-verb = первое слово хода
column-thing = что названо в ходе: тайл, карта, постройка, квартал, стопка или игрок
column-cell = куда
column-forfeit = почему это не собственный ход бота, если это так
column-final_score = итоговые очки того, кто решает
column-final_place = итоговое место того, кто решает
column-final_score_n = итоговые очки места { $seat }
column-final_place_n = итоговое место игрока { $seat }
column-before-seat = { $track } места { $seat } перед действием
column-after-seat = { $track } места { $seat } после действия
column-before-table = { $track } перед действием
column-after-table = { $track } после действия

## suite

suite-baselines = { $suite }; боты для сравнения: { $bots }
suite-of = { $part }: { $mode }, { $options }, партий: { $games }
suite-competitive = каждый за себя
suite-solo = в одиночку
suite-cooperative = все вместе
suite-quick = { $suite }, лишь несколько партий каждой серии
suite-part = Серия
suite-against = Против
suite-games = Партий
suite-won = Выиграно

## learn

learn-number = Поколение
learn-games = Партий
learn-rows = Строк
learn-own = R² очков
learn-lead = R² отрыва
learn-area = AUC
learn-loss = Лог. потери
learn-gate = Выиграно на проверке
learn-kept = Оставлено
learn-yes = да
learn-no = нет
learn-outlook = оценка
learn-doing_games = партии { $done }/{ $total }
learn-doing_epoch = проход { $epoch }/{ $epochs }: ошибка { $loss } на отложенных партиях
learn-doing_gate = проверка, набор { $set }: { $done }/{ $total }

## cases

cases-malformed = не читается: { $problem }
cases-broke = сбой движка: { $detail }
cases-sum = верно: { $passed }, неверно: { $failed }
