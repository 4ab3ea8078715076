# Стол по-русски: то, что говорится вокруг партии. Слова самой игры лежат в games/<игра>/text.

## Чей ход

your-turn = Ваш ход
their-turn = Ходит { $name }
ask-confirm = проверьте расчёт и подтвердите
game-over = Игра окончена
decision = Решение
choose = Выбрать
ways = Что с ним сделать
choices-listed = Все варианты списком
deed-build = Построить
deed-basic = Построить
deed-lake = Положить озеро
deed-invest = Инвестировать
deed-discard = Убрать
deed-remove = Убрать
deed-keep = Оставить
deed-bot = Положить
deed-skip = Продолжить
somebody = Кто-то
tools = Инструменты
hint = Подсказка
menu = Меню
loading = Загружаем стол…
no-such-table = Такого стола нет.
no-such-table-text = Возможно, в ссылке не хватает буквы или стол находится на другом сервере.
line-lost = Связь потеряна. Подключаемся снова…
line-lost-text = Намеченный ход сохранён. Ничего не отправится, пока связь не вернётся.
server-slow = Ждём ответа сервера…

## Как далеко зашла партия

stage-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
stage-round = раунд { $round }
stage-turn = ход { $turn }
stage-mine = { $stage } · ваш ход
stage-theirs = { $stage } · ходит { $name }

## Ходы остальных, шаг за шагом

story = Ходы остальных
story-lead = Ходит { $name }.
story-does = { $name } { $deed }.
story-paid = { $name } { $deed } за { $price }.
story-then = Дальше { $names }.
story-then-you = Дальше { $names }, затем вы.
story-you = Дальше вы.
story-pays = платит
story-others = у остальных
story-step = шаг { $at } из { $count }
story-back = На шаг назад
story-next = Следующий шаг
story-pause = Пауза
story-play = Продолжить
story-skip = Пропустить
story-skip-mine = К моему ходу
story-again = Показать ещё раз

## Кто здесь

people = За столом
here = { $names } здесь
watching =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
mute = Скрыть сообщения: { $name }
notes = Мои заметки
notes-text = Их видите только вы.
notes-saved = Сохранено
notes-typing = Сохраняем…
notes-failed = Не сохранено: сервер не отвечает.

## Места

bot-name = Бот { $number }
bot-called =
    { $key ->
        [Ada] Ада
        [Bruno] Бруно
        [Chiara] Кьяра
        [Dmitri] Дмитрий
        [Emile] Эмиль
        [Felix] Феликс
        [Gustav] Густав
        [Hanna] Ханна
        [Ivo] Иво
        [Juno] Юнона
       *[other] { $name }
    }
player-name = Игрок { $number }
player-former = Бывший игрок
seat-free = Свободное место
seat-bot = бот, ур. { $level }
bot-in-style = { $bot }, { $style }
seat-you = вы
seat-away = не в сети
clock-left = осталось { $time }
clock-zero = Когда время выйдет, за игрока ходит бот.
clock-rules =
    Часы: каждому на всю партию { $budget }{ $increment ->
        [none] .
       *[other] , и ещё { $increment } за каждое решение.
    } { clock-zero }
level-1 = 1, новичок
level-2 = 2, любитель
level-3 = 3, крепкий игрок
level-4 = 4, сильный игрок
level-5 = 5, обыграть трудно
bot-manner-random = Делает любой разрешённый ход.
bot-manner-errs = Смотрит на один ход вперёд и { $level ->
        [1] часто
        [2] иногда
       *[other] редко
    } ошибается.
bot-manner-near = Смотрит на один ход вперёд и думает { $level ->
        [1] только о ближайших ходах
       *[other] о многих будущих ходах, но не о конце партии
    }.
bot-manner-greedy = Смотрит на один ход вперёд и выбирает лучший.
bot-manner-mcts =
    Перед каждым ходом продумывает { $games ->
        [one] { $number } продолжение
        [few] { $number } продолжения
       *[many] { $number } продолжений
    } партии.
bot-manner-beam = Мысленно проигрывает лучшие ходы, прежде чем выбрать.

## Ждём игроков

lobby-title = Стол: { $title }
lobby-wait = Ждём игроков.
lobby-wait-text = Отправьте ссылку или посадите на свободные места ботов и начинайте.
your-name = Ваше имя
sit-down = Сесть за стол
bot-level = Уровень
bot-style = Стиль
bot-style-plain = без особого стиля
bot-style-by_lot = сюрприз
bot-style-by_lot-about = Играет в случайном стиле; в каком — узнаете за столом.
fill-with-bots =
    { $count ->
        [1] Добавить бота и начать
       *[other] Добавить ботов и начать ({ $count })
    }
link-copy = Скопировать ссылку
link-copied = Скопировано
lobby-agreed = Условия партии
lobby-full = Для вас здесь нет свободного места.
lobby-full-text = Попросите ссылку или подождите: когда партия начнётся, её можно будет смотреть.
link-by-hand = Скопируйте эту ссылку
seat-here = на месте
deal-will-be-sealed = Сервер запечатал свою половину раздачи; ваш браузер добавит свою часть, когда вы сядете за стол. В конце её сможет проверить каждый. Отпечаток:
deal-sealed = Раздача зафиксирована; в конце её сможет проверить каждый. Отпечаток:
deal-chosen = Раздача за этим столом выбрана.
deal-chosen-text = Зерно выбирает тот, кто открывает стол, и может знать раздачу.
deal-chosen-short = выбранная раздача
deal-check = Проверить раздачу
check-seal-yes = Сервер открыл то самое, что запечатал при открытии стола.
check-seal-no = Сервер открыл не то, что запечатал при открытии стола.
check-noted-yes = Отпечаток тот же, что ваш браузер видел до партии.
check-noted-no = Отпечаток не тот, что ваш браузер видел до партии.
check-noted-none = Ваш браузер не видел отпечатка до партии, сравнить не с чем.
check-part-yes = Часть, которую добавил ваш браузер, есть среди частей игроков.
check-part-no = Части, которую добавил ваш браузер, нет среди частей игроков.
check-part-none = Ваш браузер ничего не добавлял к этой раздаче.
check-seed-yes = Зерно следует из секрета сервера и частей игроков.
check-seed-no = Зерно не следует из секрета сервера и частей игроков.
check-chosen-yes = Зерно в файле партии то самое, что было запечатано.
check-chosen-no = Зерно в файле партии не то, что было запечатано.
check-fine = Всё сходится.
check-wrong = Что-то не сходится.
check-more = Что партия действительно разложена по этому зерну, действие за действием, проверяет программа: burgh verify-deal с файлом партии.

## Выбор

do-build = Построить
do-lake = Выложить озеро
do-basic = Построить базовый тайл
do-invest = Инвестировать
do-discard = Сбросить
do-remove = Убрать тайл
do-keep = Оставить цель
do-bot = Положить тайл Гоши
do-skip = Продолжить
do-play = Сыграть карту
do-tram = Проложить трамвай
do-stop = Только один отрезок
do-place = Положить
do-district = Добавить квартал
do-at = Выбрать место
do-turn = Повернуть
do-exchange = Обменять
do-give = Вернуть карту
do-done = Готово
do-pass = Пасовать
do-draw = Взять карту
do-trade = Предложить сделку
do-offer = Предложить карту
do-want = Попросить карты
do-decline = Отказаться
do-bid = Дать взамен
do-for = За какую карту
do-take = Принять ответ
do-role = Оставить роль
do-board = Открыть поле
do-end = Завершить этап
do-tile = Выбрать тайл
do-swap = Обменять карту
pick-slot = Позиция { $number }
pick-rotation =
    { $value ->
        [0] Без поворота
        [1] Поворот 90°
        [2] Поворот 180°
       *[3] Поворот 270°
    }
pick-rot = Поворот { $value }°
pick-none = Нет
typed-move = Ввести ход
typed-stage = Наметить

## Возврат хода, вопросы, разговор

undo = Вернуть ход
redo = Повторить ход
undo-ask = Попросить вернуть ход
undo-free = до последнего открытого тайла или карты
undo-barrier = открылось новое, или был чужой ход
undo-bots = до вашего последнего действия; боты не против
answer-yes = Да
answer-no = Нет
ask-undo = { $name } просит вернуть партию к действию { $ply }.
ask-pause = { $name } просит остановить часы.
ask-resume = { $name } просит продолжить.
ask-replace = { $name } просит заменить ботом: { $whom }.
ask-waiting = Ждём: { $names }.
pause = Попросить паузу
resume = Попросить продолжить
replace = Попросить заменить ботом: { $name }
chat = Сообщение
chat-send = Отправить
recap =
    { $count ->
        [one] { $count } действие, пока вас не было
        [few] { $count } действия, пока вас не было
        [many] { $count } действий, пока вас не было
       *[other] { $count } действия, пока вас не было
    }
recap-read = Понятно
recap-show = Показать

## Журнал

log-undone = возвращает партию к действию { $ply }
log-sat = садится за стол
log-bot = садится за стол как бот уровня { $level }
log-left = уходит из-за стола
log-began = Партия начинается. Раздача зафиксирована.
log-began-record = Отсюда партия идёт своим путём.
log-asked-undo = просит вернуть партию к действию { $ply }
log-asked-pause = просит паузу
log-asked-resume = просит продолжить
log-asked-replace = просит заменить ботом: { $whom }
log-yes = не против
log-no = против
log-paused = Часы стоят.
log-resumed = Часы идут.
log-secret = делает секретный выбор
log-turned_up = открыто: { $things }
log-drawn = взято: { $things }
log-hidden =
    { $count ->
        [one] взята { $count } карта
        [few] взяты { $count } карты
       *[many] взято { $count } карт
    }

## После игры

rematch = Сыграть ещё раз
rematch-join = К следующему столу
end-next = Что дальше
end-look = Показать стол
end-back = К результату
end-whose = Чей город
end-how = Как шла партия
end-rounds = Раунды; последний шаг — финальный подсчёт
end-wins = { $who ->
    [you] Победа за вами: на { $amount } больше.
   *[other] Побеждает { $name }: на { $amount } больше.
}
end-tie = Победу делят: { $names }.
end-tie-broken = { $who ->
    [you] Очков поровну, но победа за вами.
   *[other] Очков поровну, но побеждает { $name }.
}
end-alone = Ваш итог: { $amount }.
end-all-win = { $result ->
    [none] Общая победа.
   *[other] Общая победа: { $result }.
}
end-all-lose = { $result ->
    [none] Общее поражение.
   *[other] До победы не хватило: { $result }.
}
end-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
end-points-margin = { end-points }
end-lead-always = { $who ->
    [you] Вы впереди с начала и до конца.
   *[other] { $name } впереди с начала и до конца.
}
end-lead-late = { $who ->
    [you] Вы впереди только после финального подсчёта.
   *[other] { $name } впереди только после финального подсчёта.
}
end-lead-round = { $who ->
    [you] Вы впереди начиная с раунда { $at }.
   *[other] { $name } впереди начиная с раунда { $at }.
}
end-lead-move = { $who ->
    [you] Вы впереди начиная с хода { $at }.
   *[other] { $name } впереди начиная с хода { $at }.
}
end-place = { $place }-е место
end-you = вы
end-bot = бот
end-best = Ваши лучшие ходы
end-luck = Удача и мастерство
end-luck-ask = Сколько в результате удачи, сколько мастерства и какой ход обошёлся дороже всего?
end-luck-begin = Посчитать
end-luck-waiting = Это займёт минуту или две. Страницу можно закрыть.
end-luck-amount = { $amount } удача
end-skill-amount = { $amount } мастерство
end-luck-text = В очках отрыва от лучшего соперника. Удача: то, что открылось. Мастерство: ваши ходы рядом с ходами других.
end-luck-alone = В очках. Удача: то, что открылось. Мастерство: ваши ходы рядом с лучшими.
end-costliest = Что обошлось дороже всего
end-kept = На память
end-sealed = Раздача была запечатана до первого хода и теперь открыта: она есть в файле партии.
source-points = очки
share-city = Поделиться городом
share-send = Поделиться
share-link = Скопировать ссылку
share-names = Имена на картинке
share-whose = Чей город
share-trouble = Картинку сделать не удалось. Попробуйте ещё раз.
review = Разбор
record = Скачать файл партии
rules = Правила
reference = Компоненты
legend = Знаки
legend-all = Все знаки
signs-change = Что меняется
signs-map = На плане
unofficial = Burgh — неофициальная программа. Название «{ $title }» принадлежит правообладателям; тексты и рисунки — наши.

## Подсказки

hint-heading = Хороший ход
hint-thinking = Думаю…
hint-none = Здесь подсказать нечего.
hint-look = Посмотрите на обведённое место.
hint-look-beside = Посмотрите на то, что обведено.
hint-more = Что и почему?
hint-here = Здесь
hint-then = Затем
hint-plan = План:
hint-near = Почти так же хорошо:
hint-near-text = { $move }. { $near }
hint-other = Ещё идея
hint-first = Первая идея
hint-stage = Наметить
hint-sure-ask = Насколько точно?

## Клавиши

keys = Клавиши
keys-on = Горячие клавиши
key-keys = эта справка
key-heat = тепловая карта: следующая шкала
key-hint = подсказка
key-back = на шаг назад
key-undo = вернуть ход, если можно
key-redo = повторить ход
key-slot = тайл на рынке или карта на руке
key-arrows = от клетки к клетке
key-next = следующая доступная клетка
key-enter = выбрать; на «Подтвердить» — подтвердить
key-turn = повернуть тайл
key-zoom = масштаб плана
key-story = остановить, листать или пропустить ходы остальных
key-region = следующая часть страницы

## Неполадки

problem-nothing-lost = Ничего не изменилось.
problem-stale = Партия уже изменилась.
problem-illegal = Правила этого не разрешают.
problem-malformed = Не удалось понять ход.
problem-not_your_turn = Сейчас не ваш ход.
problem-game_over = Игра окончена.
problem-not_begun = Партия ещё не началась.
problem-begun = Партия уже началась.
problem-taken = Это место занято.
problem-chosen_seed = За столом из списка, где есть места для других, раздачу не выбирают: незнакомые игроки о ней не узнают.
problem-reveal_between = Между этими действиями что-то открывается: сначала подтвердите первое.
problem-unavailable = Сервер сейчас не может этого сделать. Попробуйте чуть позже.
problem-unreachable = Сервер не отвечает.
problem-no_such_table = Такого стола нет.
problem-asked_already = Голосование уже идёт.
problem-no_such_question = Это голосование уже закончилось.
problem-busy = Сервер занят. Попробуйте ещё раз.
problem-too_many = Слишком часто. Подождите немного.
problem-too_many-seconds =
    { $count ->
        [one] Слишком часто. Попробуйте через { $count } секунду.
        [few] Слишком часто. Попробуйте через { $count } секунды.
       *[other] Слишком часто. Попробуйте через { $count } секунд.
    }
problem-too_many-minutes =
    { $count ->
        [one] Слишком часто. Попробуйте через { $count } минуту.
        [few] Слишком часто. Попробуйте через { $count } минуты.
       *[other] Слишком часто. Попробуйте через { $count } минут.
    }
problem-too_slow = Соединение слишком медленное. Попробуйте ещё раз.
problem-name_in_use = Так зовут игрока за этим столом. Чтобы писать, смените имя в профиле.
problem-no_hints = За этим столом подсказки не разрешены.
problem-wrong_link = Ссылка не подходит к этому столу: её уже использовали, или в ней не хватает буквы.
problem-not_yours = Это могут только игроки за этим столом.
problem-not_shared = Так можно только в кооперативных играх.
problem-no_change = Менять нечего.
problem-not_asked = Это голосование не для вас.
problem-no_such_title = Такой игры здесь нет.
problem-no_such_page = Такой страницы нет.
problem-refused = Сервер отказал.
problem-wrong_method = Страница устарела. Загрузите её заново.
problem-unplayable = Эту партию не открыть: её дополнение изменилось или его больше нет.
problem-newer = Партия продолжается на более новой версии сервера. Через мгновение вы снова за столом.
problem-wrong_host = Под этим адресом сервер не известен. Добавить адрес может тот, кто ведёт сервер (BURGH_HOSTS).

## Панель на телефоне

tabs = Ещё
end-charts = Графики партии
