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
quoted = «{ $text }»
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

## Файлы партий и данные, которые не читаются. То, что в кавычках или после двоеточия, печатается как есть.

record-begins = файл партии начинается так: «{ $first }»
record-header_missing = нет заголовка { $name }
record-seed_or_deal = нужно либо seed, либо deal
record-seed = зерно — целое число, а не «{ $text }»
record-seal = печать — это отпечаток sha256 и соль, рядом с зерном
record-no_parts = рядом с запечатанным секретом нужен заголовок parts
record-parts = parts пишутся шестнадцатеричными цифрами или -, рядом с запечатанным секретом
record-not_header = это не заголовок: «{ $text }»
record-header_twice = заголовок { $name } стоит дважды
record-not_move = это не ход: «{ $text }»
record-not_json = { $name } — не JSON
record-not_object = { $name } — не объект JSON
record-fault-seal = раздача не та, что была запечатана
record-fault-seed = зерно не следует из запечатанного секрета и частей игроков
record-outcome = итог { $written }, а должно быть { $found }
record-seat = ходит место { $seat_number }, а решает место { $due }
record-refused = «{ $move }» не проходит: { $key } ({ $rule })
record-malformed = «{ $move }»: { $problem }
record-check = «{ $move }» ведёт к { $found }, а в файле { $written }
record-where = строка { $line }, ход { $move }: { $problem }
data-needed = нужно { $wanted }, а не { $given }
data-unknown = неизвестное поле: { $name }
data-missing = нет поля { $name }
data-choice = { $value } не подходит; можно: { $allowed }
data-between = { $value } не лежит между { $low } и { $high }
data-int = целое число
data-float = число
data-str = текст
data-bool = true или false
data-array = список
data-object = объект
data-null = ничего
error-ENOENT = нет такого файла или папки
error-EACCES = нет доступа
error-EPERM = не разрешено
error-EISDIR = это папка
error-ENOTDIR = часть этого пути — не папка
error-EEXIST = уже есть
error-EROFS = здесь можно только читать
error-ENOSPC = на диске нет места
error-EDQUOT = ваше место на диске исчерпано
error-ENAMETOOLONG = имя слишком длинное
error-ELOOP = ссылки ведут по кругу
error-EIO = устройство не отвечает
error-EFBIG = файл был бы слишком большим
data-length = нужен список длиной { $wanted }, а не { $given }
data-list = нужен список
data-an_object = нужен объект
data-whole = нужно целое число, а не { $value }
data-exactly = нужно { $wanted }, а не { $given }
data-least = не меньше { $least }
data-odd = { $value } здесь не подходит
data-unfit = такое значение не подходит
data-unwritable = такой текст нельзя записать в файл
data-absent = значение не указано
data-twice = одно и то же названо дважды
data-there = { $name } уже есть
data-together = { $first } и { $second } указывают только вместе
data-no_such =
    { $what ->
        [tile] нет тайла { $name }
        [card] нет карты { $name }
        [goal] нет цели { $name }
        [board] нет поля { $name }
        [role] нет роли { $name }
        [piece] нет постройки { $name }
        [shape] нет формы { $name }
       *[other] нет ничего с именем { $name }
    }

## Позиции

data-position = позиция — это объект JSON
data-title = это позиция игры { $given }, а не { $title }
data-seats = мест должно быть { $seats }, а не { $given }
data-players = игроков может быть от { $least } до { $most }, а не { $given }
data-most_cards = карт не больше { $most }
data-not_here = { $name } здесь лежать не может
data-elsewhere = карта { $name } уже лежит в другом месте
data-no_move = в фазе { $phase } нет ни одного возможного хода
data-seed = зерно — целое число от 0 до 2**256 - 1
data-move = ход — это строка текста или объект JSON
data-cell = место пишется так: { $form }, например { $example }, а не { $text }
data-packed_end = сжатая позиция обрывается слишком рано
data-packed_long = слишком длинное число
data-packed_number = данные обрываются посреди числа

## Файлы данных и игры из других пакетов. $detail — слова Python, по-английски.

data-toml = строка { $line }, столбец { $column }: это не TOML
data-toml_whole = это не файл TOML
data-deep = слишком глубокая вложенность
data-title_key = игру называют её ключом, это текст
data-title_unloaded = игра { $title } ({ $where }) не загружается: { $detail }
data-title_unplayable = в игру { $title } ({ $where }) играть нельзя: { $problem }
data-title_none = это не burgh.core.title.Title
data-title_other = она называет себя { $name }; в ключе — строчные латинские буквы, цифры, _ и -
data-title_apart = её State скомпилирован отдельно от Burgh; оставьте его на Python
data-needs = для { $what } нужен { $package }: { $command }
