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

## На первой странице и за новым столом.

facts-skylines = 1–4 игрока · 70 минут · вместе
about-skylines = Впишите зоны и службы в кварталы и держите восемь шкал в равновесии.
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

## Её урок.

lesson-skylines-aim = Вы строите один город, в одиночку или вместе. Важно счастье: в конце каждого этапа оно прибавляется к общему счастью. 21 и больше в конце — победа. Большинство карт здесь придуманы нами, это не карты из коробки; на странице компонентов это отмечено.
    .title = О чём игра
lesson-skylines-board = Каждый этап открывает поле, за деньги. Откройте поле A: оно самое дешёвое.
    .title = Открыть поле
lesson-skylines-card = Ваш ход: сыграйте карту, обменяйте карту за 2 денег или завершите этап. Выберите начальную школу: её плитку можно повернуть и положить на свободную траву, не на дороги и не на воду.
    .title = Сыграть карту
lesson-skylines-back = Это только подготовлено. Шаг назад — «Отмена» или клавиша Escape.
    .title = Взять назад
lesson-skylines-place = Сыграйте школу снова и положите её в большой район, чтобы рядом было место. В учёте видны цена и действие. Потом выберите стопку, из которой взять карту, и подтвердите; взятая карта открыта, дальше отмены нет.
    .title = Положить
lesson-skylines-condition = Второй ряд карты срабатывает, только если выполнено её условие. «Школьный переулок» требует образования: служба уровня I должна касаться новой плитки стороной. Положите жильё вплотную к школе — и вернутся счастье и деньги.
    .title = Условия
lesson-skylines-tracks = Посмотрите на шкалы. Жильё тратит электричество и воду и даёт работников; торговле и промышленности работники нужны. Электричество, вода, вывоз мусора и занятость не должны выйти за края, а каждый шаг загрязнения, трафика и преступности в конце стоит счастья.
    .title = Восемь шкал
lesson-skylines-whynot = Что нельзя сыграть, обведено пунктиром. Нажмите: видно, какая шкала вышла бы за край, на сколько и какое правило так велит.
    .title = Почему нельзя?
lesson-skylines-milestone = Когда в каждом районе есть плитка, а на последнем этапе две, этап можно завершить. Тогда нехватка электричества, воды и вывоза мусора стоит счастья, счастье прибавляется к общему, а каждый шаг занятости от 0 стоит денег.
    .title = Завершить этап
lesson-skylines-end = После последнего этапа вычитаются загрязнение, трафик и преступность, и общее счастье даёт городу имя. Если нужно платить, а денег нет, партия сразу проиграна. Играйте дальше: кнопка «Подсказка» рядом.
    .title = Чем всё кончается

tab-skylines = Город в цифрах

parts-about-skylines = Известна лишь малая часть напечатанных карт, полей и плиток. Отмеченное ✎ придумано нами, в коробке лежит другое; ✓ — напечатанный факт.
