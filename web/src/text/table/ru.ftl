# Стол по-русски: то, что говорится вокруг партии. Слова самой игры лежат в games/<игра>/text.

## Чей ход

your-turn = Ваш ход
their-turn = Решает { $name }
ask-confirm = проверьте счёт и подтвердите
game-over = Игра окончена
decision = Решение
choose = Выбрать
choose-place = Выберите место на карте: на каждом указано, что оно даст в этот ход. Пока ничего не потрачено.
everybody = Все
somebody = Кто-то
tools = Инструменты
hint = Подсказка
menu = Меню
loading = Накрываем на стол…
no-such-table = Такого стола нет.
no-such-table-text = Возможно, в ссылке не хватает буквы или стол находится на другом сервере.
rule-id = Правило { $rule }
line-lost = Связь потеряна, пробуем снова.
line-lost-text = Подготовленное сохранено. Ничего не отправится, пока связь не вернётся.

## Как далеко зашла партия

stage-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
stage-round = раунд { $round }
stage-turn = ход { $turn }
stage-scenario = сценарий { $scenario }
stage-mine = { $stage } · ваш ход
stage-theirs = { $stage } · решает { $name }

## Кто здесь

people = За столом
here = { $names } здесь
watching =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
mute = Не читать: { $name }
notes = Мои заметки
notes-text = Видны только вам.
notes-saved = Сохранено
notes-typing = Сохраняется …
notes-failed = Не сохранено: сервер не отвечает.

## Места

bot-name = Бот { $number }
player-name = Игрок { $number }
seat-free = Свободное место
seat-bot = бот, ур. { $level }
seat-you = вы
seat-away = отошёл
level-1 = 1, новичок
level-2 = 2, играет за компанию
level-3 = 3, крепкий игрок
level-4 = 4, думает наперёд
level-5 = 5, обыграть трудно

## Ждём игроков

lobby-title = Стол: { $title }
lobby-wait = Ждём игроков.
lobby-wait-text = Отправьте ссылку или посадите на свободные места ботов и начинайте.
your-name = Ваше имя
sit-down = Сесть за стол
bot-level = Уровень
fill-with-bots =
    { $count ->
        [one] Начать с { $count } ботом
        [few] Начать с { $count } ботами
        [many] Начать с { $count } ботами
       *[other] Начать с { $count } ботами
    }
link-copy = Скопировать ссылку
link-copied = Скопировано
lobby-agreed = Во что играют
lobby-full = Для вас здесь нет свободного места.
lobby-full-text = Попросите ссылку или подождите: как только игра начнётся, её можно будет смотреть.
link-by-hand = Скопируйте эту ссылку
seat-here = на месте
deal-will-be-sealed = Раздача запечатывается в начале игры и открывается в конце: проверить её может каждый.
deal-sealed = Раздача запечатана:
deal-opened = Раздача была запечатана и теперь открыта:

## Выбор

do-build = Построить
do-lake = Озеро
do-basic = Базовый тайл
do-invest = Вложить
do-discard = Сбросить
do-remove = Убрать тайл
do-keep = Оставить цель
do-bot = Положить тайл бота
do-skip = Дальше
do-play = Сыграть карту
do-tram = Трамвай
do-stop = Хватит одного отрезка
do-place = Положить
do-district = Добавить район
do-at = Где он лежит
do-turn = Как он повёрнут
do-exchange = Обмен
do-give = Отдать карту
do-done = Это всё
do-pass = Пас
do-draw = Взять карту
do-trade = Предложить сделку
do-offer = Предложить карту
do-want = Попросить карты
do-decline = Отказаться
do-bid = Поставить
do-for = Ставка за
do-take = Принять ставку
do-role = Оставить роль
do-board = Открыть поле
do-end = Завершить этап
do-tile = Выбрать фигуру
do-swap = Отложить для обмена
pick-slot = Место { $value }
pick-rotation = Поворот: { $value } четв.
pick-rot = Поворот { $value }°
pick-none = Нет
typed-move = Ввести ход
typed-stage = Подготовить

## Отмена, вопросы, разговор

undo = Отменить
redo = Повторить
undo-ask = Попросить вернуться
undo-free = до последнего открытого
undo-barrier = что-то открылось, или ходили другие
yes = Да
no = Нет
ask-undo = { $name } просит вернуться к ходу { $ply }.
ask-pause = { $name } просит остановить часы.
ask-resume = { $name } просит продолжить.
ask-replace = { $name } просит посадить бота вместо игрока { $whom }.
ask-waiting = Ждём: { $names }.
pause = Попросить паузу
resume = Попросить продолжить
replace = Попросить бота вместо игрока { $name }
chat = Сказать что-нибудь
chat-send = Отправить
recap =
    { $count ->
        [one] { $count } ход с тех пор, как вы смотрели
        [few] { $count } хода с тех пор, как вы смотрели
        [many] { $count } ходов с тех пор, как вы смотрели
       *[other] { $count } хода с тех пор, как вы смотрели
    }
recap-read = Прочитано

## Журнал

log-undone = возвращается к ходу { $ply }
log-sat = садится за стол
log-bot = теперь играет бот уровня { $level }
log-left = уходит
log-began = Игра начинается. Раздача запечатана.
log-began-record = Отсюда игра идёт заново.
log-asked-undo = просит вернуться к ходу { $ply }
log-asked-pause = просит паузу
log-asked-resume = просит продолжить
log-asked-replace = просит бота вместо игрока { $whom }
log-yes = не против
log-no = против
log-paused = Часы стоят.
log-resumed = Часы идут.
log-secret = решает тайно
log-turned_up = открыто: { $things }
log-drawn = взято: { $things }
log-hidden =
    { $count ->
        [one] взята { $count } карта
        [few] взяты { $count } карты
       *[many] взято { $count } карт
    }

## После игры

rematch = Сыграть ещё
rematch-join = К следующему столу
review = Разбор
record = Скачать запись
rules = Правила
reference = Компоненты
story-play = в игре
unofficial = Burgh — неофициальная программа. Название «{ $title }» принадлежит его владельцам; слова и рисунки здесь наши собственные.

## Подсказки

hint-thinking = Думаю…
hint-none = Здесь нечего сказать.
hint-where = Смотрите:
hint-what = Лучше всего:
hint-expected = Ожидаемый итог { $result } (от { $low } до { $high })
hint-others = Тоже хорошо:
hint-more-what = Что именно?
hint-more-why = Почему?

## Клавиши

keys = Клавиши
keys-on = Одиночные клавиши действуют
key-keys = этот лист
key-heat = тепловая карта: следующая шкала
key-hint = подсказка
key-back = на шаг назад
key-undo = отменить, где это свободно
key-redo = повторить отменённое
key-slot = предмет с рынка или из руки
key-arrows = от клетки к клетке
key-next = следующая разрешённая клетка
key-enter = выбрать; на «Подтвердить» — подтвердить
key-turn = повернуть фигуру
key-zoom = масштаб карты
key-region = следующая часть страницы

## Неполадки

problem-nothing-lost = Ничего не изменилось.
problem-stale = Игра тем временем ушла вперёд.
problem-illegal = Правила этого не разрешают.
problem-malformed = Это не похоже на ход.
problem-not_your_turn = Сейчас не ваш ход.
problem-game_over = Игра окончена.
problem-not_begun = Игра ещё не началась.
problem-begun = Игра уже началась.
problem-taken = Это место занято.
problem-reveal_between = Между ходами что-то открывается: сначала подтвердите первую часть.
problem-unavailable = Сервер сейчас не может этого сделать. Попробуйте чуть позже.
problem-unreachable = Сервер не отвечает.
problem-no_such_table = Такого стола нет.
problem-asked_already = Стол уже спрошен.
problem-no_such_question = Этот вопрос решён.
problem-busy = Слишком многие пишут сразу. Попробуйте ещё раз.
problem-too_many = Слишком много сразу. Подождите немного.
problem-no_hints = За этим столом подсказки не разрешены.
problem-wrong_link = Эта ссылка не открывает здесь места: её уже использовали, или в ней не хватает буквы.
problem-not_yours = Это могут только те, кто сидит за столом.
problem-not_shared = Здесь каждый играет сам за себя.
problem-no_change = Так уже и есть.
problem-not_asked = Вас не спрашивают.
problem-no_such_title = Такой игры здесь нет.
problem-no_such_page = Такой страницы нет.
problem-refused = Сервер отказал.
problem-wrong_method = Страница устарела. Загрузите её заново.
problem-unplayable = Эту партию не открыть: её дополнение изменилось или его больше нет.

## Панель на телефоне

tabs = Ещё за столом
end-charts = Графики партии
