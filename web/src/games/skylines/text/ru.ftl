# Стол Cities: Skylines по-русски.

sky-city = Город
sky-administration = Администрация
sky-milestone = этап { $now } из { $last }
sky-treasury = Казна
sky-skyline = Skyline
sky-green-won = зелёное: победа
sky-won-from = Победа — от { $score }.

## Карта

sky-square = { $what }, { $where }.
sky-grass = трава
sky-road = дорога
sky-water = вода
sky-district =
    { $count ->
        [0] Район без тайлов.
        [one] Район с { $count } тайлом.
       *[other] Район с { $count } тайлами.
    }
sky-fits = Сюда можно положить. { $gains }
sky-fits-not = Сюда положить нельзя.
sky-back = Поле { $board }, закрыто, открывается за { $price }.
sky-face-down = закрыто · открывается за { $price }
sky-back-open = Можно открыть.
sky-turn-tile = Повернуть и подвинуть тайл
sky-turn-left = Повернуть влево
sky-turn-right = Повернуть вправо
sky-left = На клетку влево
sky-right = На клетку вправо
sky-up = На клетку вверх
sky-down = На клетку вниз
sky-put = Положить сюда
sky-lift = Убрать отсюда

## Раскладка полей

sky-plates = Осталось выложить
sky-plate = Поле { $board }, открывается за { $price }.
sky-arrange = Выберите поле, затем подсвеченное место. R поворачивает. Суша к суше, вода к воде.
sky-arrange-staged = Подтвердите или выберите другое поле или место.
sky-arrange-others = Поля города раскладываются.
sky-beside-right = Справа от { $board }:
sky-beside-below = Под { $board }:
sky-beside-left = Слева от { $board }:
sky-beside-above = Над { $board }:
sky-beside-none = Первое поле:
sky-lay-fits = сюда подходит.
sky-lay-turned = подходит, если повернуть.

## Карты и стопки

sky-actions = Что делать
sky-card-for = Карта с руки:
sky-shapes = Оставшиеся формы
sky-left-over =
    { $count ->
        [0] не осталось
        [one] остался { $count }
       *[other] осталось { $count }
    }
sky-piles = Стопки
sky-draw-from = Откуда взять карту
sky-reveal = Откроется новая карта: вернуть ход будет нельзя.
sky-hands = Карты на руке
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
sky-choose-board = Выберите поле на плане: за открытие платят его цену.
sky-swap = Обмен картами: сбросьте сколько угодно карт с руки и возьмите столько же.
sky-swap-done =
    { $count ->
        [0] Без обмена
        [one] Готово: { $count } карта
        [few] Готово: { $count } карты
       *[many] Готово: { $count } карт
    }

## Конец этапа

sky-ends = На этом партия закончится.
sky-ending = Если этап закончится сейчас
sky-lacking =
    { $count ->
        [one] В { $count } районе не хватает тайлов
       *[other] В { $count } районах не хватает тайлов
    }
sky-empty =
    { $count ->
        [one] { $count } пустой район
        [few] { $count } пустых района
       *[many] { $count } пустых районов
    }
sky-step-utilities = Электричество, вода, мусор
sky-step-effects = Эффекты
sky-step-skyline = Skyline
sky-step-employment = Занятость
sky-step-clear = Новости и указы уходят
sky-step-burdens = Нагрузка
sky-step-nothing = без изменений

## Вместе

sky-propose = Показать другим
sky-proposed = Показано другим
sky-proposes = { $name } предлагает:

## На первой странице и за новым столом.

facts-skylines = 1–4 игрока · 70 минут · кооперативная
about-skylines = Впишите зоны и службы в районы и держите восемь шкал в равновесии.
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
lesson-skylines-board = На каждом этапе открывают одно поле, и за это платят. Откройте поле A: оно самое дешёвое.
    .title = Открыть поле
lesson-skylines-card = Ваш ход: сыграйте карту, обменяйте карту за 2 монеты или завершите этап. Выберите начальную школу: её тайл можно повернуть и положить на свободную траву, но не на дороги и не на воду.
    .title = Сыграть карту
lesson-skylines-back = Это только намечено. Шаг назад — «Отмена» или клавиша Escape.
    .title = Передумать
lesson-skylines-place = Сыграйте школу снова и положите её в большой район, чтобы рядом осталось место. В расчёте видны цена и эффекты. Потом выберите стопку, из которой взять карту, и подтвердите; карта откроется, и после этого ход уже не вернуть.
    .title = Положить тайл
lesson-skylines-condition = Вторая строка карты срабатывает, только если выполнено её условие. «Школьный переулок» требует образования: служба уровня I должна касаться нового тайла стороной. Положите жильё вплотную к школе — и вы получите счастье и деньги.
    .title = Условия
lesson-skylines-tracks = Посмотрите на шкалы. Жильё тратит электричество и воду и даёт работников; торговле и промышленности работники нужны. Электричество, вода, вывоз мусора и занятость не должны выйти за края, а каждое деление загрязнения, трафика и преступности в конце стоит счастья.
    .title = Восемь шкал
lesson-skylines-whynot = Что нельзя сыграть, обведено пунктиром. Нажмите: видно, какая шкала вышла бы за край, на сколько и каким правилом это запрещено.
    .title = Почему нельзя?
lesson-skylines-milestone = Когда в каждом районе есть тайл, а на последнем этапе — два, этап можно завершить. Тогда нехватка электричества, воды и вывоза мусора стоит счастья, счастье прибавляется к общему, а каждое деление занятости от 0 стоит денег.
    .title = Завершить этап
lesson-skylines-end = После последнего этапа вычитаются загрязнение, трафик и преступность, и общее счастье определяет титул города. Если нужно платить, а денег нет, партия сразу проиграна. Играйте дальше: кнопка «Подсказка» рядом.
    .title = Чем всё кончается

tab-skylines = Город в цифрах

parts-about-skylines = Известна лишь малая часть карт, полей и тайлов из коробки. Отмеченное ✎ придумано нами, в коробке лежит другое; ✓ — как в коробке.

## Конец

source-happiness = счастье каждого этапа
source-other = по пути
source-pollution = загрязнение
source-traffic = трафик
source-crime = преступность
