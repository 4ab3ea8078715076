# Стол Cities: Skylines по-русски.

sky-city = Город
sky-administration = Управление
sky-milestone = этап { $now } из { $last }
sky-treasury = Казна
sky-skyline = Skyline
sky-green-won = зелёное: победа
sky-won-from = Победа от { $score }.

## Карта

sky-square = Ряд { $row }, столбец { $col }: { $what }.
sky-grass = трава
sky-road = дорога
sky-water = вода
sky-district =
    { $count ->
        [0] Район без плиток.
        [one] Район с { $count } плиткой.
       *[other] Район с { $count } плитками.
    }
sky-fits = Сюда можно положить. { $gains }
sky-fits-not = Сюда положить нельзя.
sky-back = Поле { $board }, закрыто, открывается за { $price }.
sky-face-down = закрыто · открывается за { $price }
sky-back-open = Можно открыть.
sky-turn-tile = Повернуть и подвинуть плитку
sky-turn-left = Повернуть влево
sky-turn-right = Повернуть вправо
sky-left = На клетку влево
sky-right = На клетку вправо
sky-up = На клетку вверх
sky-down = На клетку вниз
sky-put = Положить сюда
sky-lift = Поднять

## Карты и стопки

sky-actions = Что делать
sky-card-for = Взять карту, чтобы
sky-shapes = Оставшиеся формы
sky-left-over =
    { $count ->
        [0] не осталось
        [one] осталась { $count }
       *[other] осталось { $count }
    }
sky-piles = Стопки
sky-draw-from = Взять карту из
sky-reveal = Карта из стопки открывается: дальше отмены нет.
sky-hands = Карты на руках
sky-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
sky-no-cards = Карт нет.
sky-token = первый игрок
sky-staged = выбрана
sky-in-force = Действует
sky-roles-choose = Оставьте одну роль из двух
sky-choose-board = Выберите поле на карте: оно открывается за свою цену.
sky-swap = Круг обмена: сбросьте сколько угодно карт с руки и возьмите столько же.
sky-swap-done =
    { $count ->
        [0] Без обмена
        [one] Это всё: { $count } карта
        [few] Это всё: { $count } карты
       *[many] Это всё: { $count } карт
    }

## Конец этапа

sky-ends = На этом игра закончится.
sky-ending = Если этап закончится сейчас
sky-lacking =
    { $count ->
        [one] В { $count } районе не хватает плиток
       *[other] В { $count } районах не хватает плиток
    }
sky-empty =
    { $count ->
        [one] { $count } пустой район
        [few] { $count } пустых района
       *[many] { $count } пустых районов
    }
sky-step-utilities = Коммунальные сети
sky-step-effects = Эффекты
sky-step-skyline = Skyline
sky-step-employment = Занятость
sky-step-clear = Новости и указы уходят
sky-step-burdens = Тяготы
sky-step-nothing = без изменений

## Вместе

sky-propose = Показать другим
sky-proposed = Показано другим
sky-proposes = { $name } предлагает:
