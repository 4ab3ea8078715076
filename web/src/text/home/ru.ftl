# Главная страница и новые столы по-русски.

home-title = Три настольные игры о городах — сразу и без регистрации.
home-text = Выберите игру и соперников — и начинайте. О каждом числе видно, откуда оно взялось; любой ход можно вернуть, пока не открылось что-то новое.
pages = Страницы
learn = Уроки
account = Учётная запись
account-short = Профиль
play-now = Играть
play-now-against = Против бота, уровень
play-now-with = Вместе с ботом, уровень
new-table = Новый стол
tutorial = Урок
go-on = Продолжить
due-games =
    { $count ->
        [one] Ваш ход в { $count } партии
        [few] Ваш ход в { $count } партиях
       *[many] Ваш ход в { $count } партиях
    }
go-on-none = Партий пока нет. Нажмите «Играть» — сразу начнётся партия с ботом.
games-over = Завершённые партии
show-more = Показать ещё
find-player = Имя игрока
find-title = Игра
find-every-title = Все игры
find-count =
    { $count ->
        [one] { $count } стол
        [few] { $count } стола
       *[many] { $count } столов
    }
find-none = Такого стола нет. Хватит и части имени.
with-players = с игроками: { $names }
free-seats =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
open-tables = Открытые столы
open-none = Сейчас никто не ждёт игроков.
watch = Смотреть
watch-none = Сейчас смотреть нечего.
status-open = ждёт игроков
status-ended = завершена
move-number = действие { $ply }
footer = Burgh — неофициальная открытая программа: наши тексты, наши рисунки. Названия игр принадлежат правообладателям.
new-seats = Кто играет
new-count = Сколько игроков
seat-kind-me = я
seat-kind-bot = бот
seat-kind-link = по ссылке
seat-kind-open = любой желающий
seat-kind-link-text = вы получите ссылку, чтобы её отправить
seat-kind-open-text = кто первый сядет
new-hot-seat = Вас несколько за этим экраном: играете по очереди, между ходами экран скрыт.
new-options = Настройки
new-fine = Другие настройки
new-rules = Что значат настройки: правила
new-no-hints = без подсказок
option-is = { $option }: { $value }
option-off = выключено: { $option }
value-true = да
value-false = нет
value-usual = по изданию или сценарию
new-pack = Дополнение: { $pack }
new-pace = Темп
pace-live = без часов
pace-clock = по полчаса каждому
pace-days = день на ход
new-listed = Показать стол на главной
new-listed-watch = Разрешить смотреть: показать стол на главной
new-hints = Подсказки разрешены
new-seed = Выбрать раздачу
new-seed-label = Зерно
new-seed-text = Кто выбирает зерно, может знать раздачу; об этом узнают все за столом.
new-seed-unlisted = С выбранной раздачей и местами для других стол не попадает в список. Отправьте ссылку: друзья увидят, что раздача выбрана.
new-open = Открыть стол
new-begin = Начать
new-refused = Такой стол открыть нельзя:
