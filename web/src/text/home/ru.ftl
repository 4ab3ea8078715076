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
facts-suburbia = 1–4 игрока · 90 минут · соперничество
facts-bigcity = 2–5 игроков · 60 минут · соперничество
facts-skylines = 1–4 игрока · 70 минут · вместе
about-suburbia = Покупайте тайлы на подвижном рынке, стройте свой район и помните о красных чертах.
about-bigcity = Один город на всех. Участки с руки, ратуша посередине, трамвай, который удваивает.
about-skylines = Впишите зоны и службы в кварталы и держите восемь шкал в равновесии.
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
option-suburbia-edition = Издание
option-suburbia-edition-first = первое
option-suburbia-edition-second = второе
option-suburbia-mode = Режим
option-suburbia-mode-standard = от двух до четырёх игроков
option-suburbia-mode-architect = в одиночку: Одинокий архитектор
option-suburbia-mode-bot = в одиночку против Дейла
option-suburbia-line_tiles_backward = Тайлы у красных черт при возврате
option-suburbia-line_tiles_backward-usual = как в издании
option-suburbia-line_tiles_backward-none = ничего
option-suburbia-line_tiles_backward-mirror = наоборот
option-bigcity-supply = Здания
option-bigcity-supply-box_52 = как в коробке
option-bigcity-supply-seed_table = по таблице правил
option-bigcity-supply-inventory_variant = другой набор
option-bigcity-trade_cards = Обмен картами между игроками
option-bigcity-dead_cards_stay = Мёртвые карты остаются на руке
option-bigcity-single_line = Только одна линия трамвая
option-bigcity-single_line-not = уже входит: одна линия без кольца
option-bigcity-single_line_no_loop = Одна линия трамвая, без кольца
option-bigcity-inhabited_tram = Трамвай только вдоль зданий
option-bigcity-placed_piles_only = Брать карты только положенных районов
option-bigcity-draw_one_by_one = Брать карты по одной
option-bigcity-fillable_hole_is_outskirts = Заполнимые дыры считаются окраиной
option-skylines-scenario = Сценарий
option-skylines-scenario-intro = вводная игра
option-skylines-scenario-scenario-1 = 1
option-skylines-scenario-scenario-2 = 2
option-skylines-scenario-scenario-3 = 3
option-skylines-scenario-scenario-4 = 4
option-skylines-scenario-scenario-5 = 5, случайный
option-skylines-difficulty = Сложность
option-skylines-difficulty-not = выбор есть только в сценарии 5
option-skylines-difficulty-usual = как в сценарии
option-skylines-difficulty-beginner = новичок
option-skylines-difficulty-advanced = опытный
option-skylines-difficulty-expert = мастер
option-skylines-hands = Карты на руке
option-skylines-hands-open = открыты
option-skylines-hands-private = скрыты
option-skylines-roles = Роли
option-skylines-roles-choose = одна из двух
option-skylines-roles-random = наугад
option-skylines-refill = Пополнять руку на этапе
