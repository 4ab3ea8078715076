# Главная страница и новые столы по-русски.

home-title = Три настольные игры о городах — сразу и без регистрации.
home-text = Выберите игру, решите, кто где сидит, и начинайте. Каждое число объясняет себя; любой ход можно вернуть, пока не открылось что-то новое.
pages = Страницы
learn = Учиться
account = Учётная запись
account-short = Профиль
play-now = Играть
new-table = Новый стол
tutorial = Урок
go-on = Продолжить
due-games =
    { $count ->
        [one] Ваш ход в { $count } игре
        [few] Ваш ход в { $count } играх
       *[other] Ваш ход в { $count } играх
    }
go-on-none = Партий пока нет. «Играть» сажает вас против бота: два касания до игры.
games-over = Оконченные игры
games-over-all = Показать все ({ $count })
with-players = с игроками: { $names }
free-seats =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[other] { $count } свободных мест
    }
open-tables = Открытые столы
open-none = Сейчас никто не ждёт игроков.
watch = Посмотреть
watch-none = Открытых партий сейчас нет.
status-open = ждёт игроков
status-ended = окончена
move-number = ход { $ply }
footer = Burgh — неофициальная открытая программа: наши слова, наши рисунки. Названия игр принадлежат их владельцам.
new-seats = Кто играет
new-count = Сколько мест
seat-kind-me = я
seat-kind-bot = бот
seat-kind-link = у кого есть ссылка
seat-kind-open = кто угодно
seat-kind-link-text = вы получите ссылку, чтобы её отправить
seat-kind-open-text = кто первый придёт
level-time = до { $seconds } с на решение
new-hot-seat = Вас несколько за этим экраном: между ходами опускается занавес.
new-options = Варианты
new-fine = Тонкости правил
new-rules = Что значат настройки: правила
new-no-hints = без подсказок
option-is = { $option }: { $value }
option-off = нет: { $option }
new-pack = Набор: { $pack }
new-pace = Темп
pace-live = без часов
pace-clock = по полчаса
pace-days = день на ход
new-listed = Показать стол на главной
new-listed-watch = Разрешить смотреть: показать стол на главной странице
new-hints = Подсказки разрешены
new-seed = Выбрать раздачу
new-seed-label = Число раздачи
new-seed-text = Кто выбирает число, может знать раздачу; об этом узнают все за столом.
new-open = Открыть стол
new-begin = Начать
new-refused = Такой стол открыть нельзя:
