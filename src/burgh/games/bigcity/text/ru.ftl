# Big City по-русски.
#
# У постройки есть название, `.built` (что стоит после «строит») и, если её могут требовать другие, две формы вида.
# У вида и метки есть `.beside` (что стоит после «рядом») и `.some` (после числа $count, в падеже $case).
# Дополнение приносит те же ключи для своих построек; чего в нём нет, говорит `other-kind`.

title = Big City

## Постройки

piece-residence_1 = одинарный жилой дом
    .code = Ж1
    .built = одинарный жилой дом
piece-residence_2 = двойной жилой дом
    .code = Ж2
    .built = двойной жилой дом
piece-residence_3 = тройной жилой дом
    .code = Ж3
    .built = тройной жилой дом
piece-office_1 = одинарный офис
    .code = О1
    .built = одинарный офис
piece-office_2 = двойной офис
    .code = О2
    .built = двойной офис
piece-office_3 = тройной офис
    .code = О3
    .built = тройной офис
piece-city_hall = ратуша
    .code = Рат
    .built = ратушу
    .beside = ратуша
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] ратуши
                    [few] ратуш
                   *[many] ратуш
                }
           *[nominative]
                { $count ->
                    [one] ратуша
                    [few] ратуши
                   *[many] ратуш
                }
        }
piece-church = церковь
    .code = Цер
    .built = церковь
    .beside = церковь
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] церкви
                    [few] церквей
                   *[many] церквей
                }
           *[nominative]
                { $count ->
                    [one] церковь
                    [few] церкви
                   *[many] церквей
                }
        }
piece-bank = банк
    .code = Банк
    .built = банк
    .beside = банк
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] банка
                    [few] банков
                   *[many] банков
                }
           *[nominative]
                { $count ->
                    [one] банк
                    [few] банка
                   *[many] банков
                }
        }
piece-post_office = почта
    .code = Почт
    .built = почту
    .beside = почта
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] почты
                    [few] почт
                   *[many] почт
                }
           *[nominative]
                { $count ->
                    [one] почта
                    [few] почты
                   *[many] почт
                }
        }
piece-cinema = кинотеатр
    .code = Кино
    .built = кинотеатр
    .beside = кинотеатр
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] кинотеатра
                    [few] кинотеатров
                   *[many] кинотеатров
                }
           *[nominative]
                { $count ->
                    [one] кинотеатр
                    [few] кинотеатра
                   *[many] кинотеатров
                }
        }
piece-shopping_center = торговый центр
    .code = ТЦ
    .built = торговый центр
    .beside = торговый центр
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] торгового центра
                    [few] торговых центров
                   *[many] торговых центров
                }
           *[nominative]
                { $count ->
                    [one] торговый центр
                    [few] торговых центра
                   *[many] торговых центров
                }
        }
piece-lincoln_park = парк Линкольна
    .code = Линк
    .built = парк Линкольна
piece-central_park = Центральный парк
    .code = Цент
    .built = Центральный парк
piece-stanford_corporation = завод «Стэнфорд»
    .code = Стэн
    .built = завод «Стэнфорд»
piece-rockwell_industries = завод «Роквелл»
    .code = Рокв
    .built = завод «Роквелл»

## Виды и метки: чего одна постройка может требовать от других

kind-residence = жилой дом
    .beside = жилой дом
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] жилого дома
                    [few] жилых домов
                   *[many] жилых домов
                }
           *[nominative]
                { $count ->
                    [one] жилой дом
                    [few] жилых дома
                   *[many] жилых домов
                }
        }
kind-office = офис
    .beside = офис
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] офиса
                    [few] офисов
                   *[many] офисов
                }
           *[nominative]
                { $count ->
                    [one] офис
                    [few] офиса
                   *[many] офисов
                }
        }
kind-park = парк
    .beside = парк
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] парка
                    [few] парков
                   *[many] парков
                }
           *[nominative]
                { $count ->
                    [one] парк
                    [few] парка
                   *[many] парков
                }
        }
kind-factory = завод
    .beside = завод
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] завода
                    [few] заводов
                   *[many] заводов
                }
           *[nominative]
                { $count ->
                    [one] завод
                    [few] завода
                   *[many] заводов
                }
        }
kind-special = особое здание
    .beside = особое здание
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] особого здания
                    [few] особых зданий
                   *[many] особых зданий
                }
           *[nominative]
                { $count ->
                    [one] особое здание
                    [few] особых здания
                   *[many] особых зданий
                }
        }
kind-ordinary = обычная постройка
    .beside = обычная постройка
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] обычной постройки
                    [few] обычных построек
                   *[many] обычных построек
                }
           *[nominative]
                { $count ->
                    [one] обычная постройка
                    [few] обычные постройки
                   *[many] обычных построек
                }
        }
kind-building = здание
    .beside = здание
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] здания
                    [few] зданий
                   *[many] зданий
                }
           *[nominative]
                { $count ->
                    [one] здание
                    [few] здания
                   *[many] зданий
                }
        }
kind-facility = объект
    .beside = объект
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] объекта
                    [few] объектов
                   *[many] объектов
                }
           *[nominative]
                { $count ->
                    [one] объект
                    [few] объекта
                   *[many] объектов
                }
        }
other-kind = { $name }
    .built = постройку «{ $name }»
    .beside = постройка «{ $name }»
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] постройки «{ $name }»
                    [few] построек «{ $name }»
                   *[many] построек «{ $name }»
                }
           *[nominative]
                { $count ->
                    [one] постройка «{ $name }»
                    [few] постройки «{ $name }»
                   *[many] построек «{ $name }»
                }
        }

## Кварталы, участки, улицы, карты

district = квартал { $number }
districts =
    { $count ->
        [one] квартал { $numbers }
        [few] кварталы { $numbers }
       *[many] кварталы { $numbers }
    }
lot = участок { $number }
lots =
    { $count ->
        [one] участок { $numbers }
        [few] участки { $numbers }
       *[many] участки { $numbers }
    }
pile = стопка { $number }
street-N = к северу от участка { $lot }
street-E = к востоку от участка { $lot }
street-S = к югу от участка { $lot }
street-W = к западу от участка { $lot }
card = карта { $card }
card-special = карта ({ $card })
card-back = карта квартала { $number }
location-outskirts = окраина
location-center = центр
list-nor-more = { $first }, ни { $last }
list-nor = { $first }, ни { $last }

## Что напечатано на постройке

detail-class = Считается как: { $kinds }
detail-supply = Количество: { $supply }
detail-supply-profile = { $supply } ({ $profile })
detail-shape = Участки: { $shape }
detail-price-lots =
    { $count ->
        [one] Цена: карта участка
        [few] Цена: карты этих участков
       *[many] Цена: карты этих участков
    }
detail-price-card = Цена: своя карта, на любые свободные участки такой формы
detail-condition = Условие: { $condition }
detail-points = Очки: { $points }
detail-no_points = Очки: нет
detail-add = { $gain }, если { $condition }
detail-each-pieces = { $gain } за каждую постройку рядом: { $kind }
detail-each-lots = { $gain } за каждый занятый участок рядом
detail-table-pieces = Если рядом { $range } { $kinds }: { $table }
detail-table-lots = Если рядом { $range } занятых участков: { $table }
detail-range = от { $first } до { $last }
detail-multiply = ×{ $factor }, если { $condition }
detail-together =
    { $count ->
        [2] ×{ $factor }, если выполнены оба условия
       *[other] ×{ $factor }, если выполнены все условия
    }
detail-floor =
    { $size ->
        [one] Сумма { $limit } или меньше даёт { $points } очко и не умножается
        [few] Сумма { $limit } или меньше даёт { $points } очка и не умножается
       *[many] Сумма { $limit } или меньше даёт { $points } очков и не умножается
    }
detail-imposes-points = { $gain } для { $kinds }, которые построят рядом позже
detail-imposes-factor = ×{ $factor } для { $kinds }, которые построят рядом позже
detail-imposes-forbid = Затем рядом нельзя строить { $kinds }

shape-I1 = 1
shape-I2 = 2 рядом
shape-I3 = 3 в ряд
shape-L3 = 3 уголком
shape-O4 = 4 квадратом
shape-other = { $count }, такой формы: { $rows }

## Условия: после «Условие:» и после «если»

cond-built = в городе есть { $kind }
cond-built-not = в городе нет { $none }
cond-location-outskirts = стоит на окраине
cond-location-center = стоит в центре
cond-adjacent = рядом { $kinds }
cond-adjacent-many = рядом хотя бы { $count } { $kinds }
cond-adjacent-none =
    { $count ->
        [1] рядом нет { $none }
       *[other] рядом нет ни { $none }
    }
cond-adjacent-few = рядом меньше { $count } { $kinds }
cond-adjacent_tram = рядом трамвай
cond-adjacent_tram-not = рядом нет трамвая
cond-lot_number_multiple_of = номер участка делится на { $count }
cond-lot_number_multiple_of-not = номер участка не делится на { $count }
cond-last_in_district = занимает последний свободный участок своего квартала
cond-last_in_district-not = в квартале свободен и другой участок
cond-outskirts-min =
    { $count ->
        [one] на окраине хотя бы { $count } участок
        [few] на окраине хотя бы { $count } участка
       *[many] на окраине хотя бы { $count } участков
    }
cond-outskirts-max =
    { $count ->
        [0] на окраине нет ни одного участка
        [one] на окраине не больше { $count } участка
        [few] на окраине не больше { $count } участков
       *[many] на окраине не больше { $count } участков
    }
cond-group = ({ $conditions })

## Журнал: что делает игрок, после его имени

field-lots = { lots }
log-place = размещает квартал { $district }
log-district = добавляет квартал { $district }
log-at = выбирает ему место
log-turn = размещает квартал { $district }
log-discard = сбрасывает как бесполезную: { $card }
log-build = строит { $piece }: { $lots }
log-play = играет: { $piece }
log-tram = прокладывает трамвай { $street }
log-stop = второй отрезок не прокладывает
log-exchange = обменивает карты со стопками
log-exchanged =
    { $count ->
        [one] обменивает { $count } карту со стопками
        [few] обменивает { $count } карты со стопками
       *[many] обменивает { $count } карт со стопками
    }
log-give = возвращает: { $card }
log-done = завершает сделку
log-pass = пасует
log-draw = берёт карту из стопки { $pile }
log-drawn =
    { $count ->
        [one] берёт карты из стопки { $piles }
        [few] берёт карты из стопок { $piles }
       *[many] берёт карты из стопок { $piles }
    }
log-trade = предлагает сделку
log-offer = предлагает: { $card }
log-want = просит карты квартала { $district }
log-decline = отказывается
log-bid = даёт взамен: { $card }
log-for = даёт её за предложенную карту № { $offered_nth }
log-take = принимает ответ: { $seat }
where-next_to =
    { $count ->
        [one] рядом с кварталом { $numbers }
        [few] рядом с кварталами { $numbers }
       *[many] рядом с кварталами { $numbers }
    }

## Ходы, как их называют кнопки, подсказки и уроки

move-place = Разместить квартал { $district }
move-district = Добавить квартал { $district }
move-at = Положить сюда
move-turn = Повернуть
move-discard = Сбросить: { $card }
move-build = Построить { $piece }, { $lots }
move-play = Сыграть: { $piece }
move-tram = Проложить отрезок
move-stop = Только один отрезок
move-exchange = Обменять карты
move-give = Вернуть: { $card }
move-done = Готово
move-pass = Пасовать
move-draw = Взять из стопки { $pile }
move-trade = Предложить сделку
move-offer = Предложить: { $card }
move-want = Попросить квартал { $district }
move-decline = Отказаться
move-bid = Дать взамен: { $card }
move-for = За карту { $offered_nth }
move-take = Принять: { $seat }

## Что говорит за решение, в подсказках и разборах. $race: есть соперники.

score-unit = очки
near =
    { $race ->
        [yes] { $count ->
            [one] К концу примерно на { $count } очко хуже в сравнении с лучшим из соперников.
            [few] К концу примерно на { $count } очка хуже в сравнении с лучшим из соперников.
           *[many] К концу примерно на { $count } очков хуже в сравнении с лучшим из соперников.
        }
       *[no] { $count ->
            [one] К концу примерно на { $count } очко меньше.
            [few] К концу примерно на { $count } очка меньше.
           *[many] К концу примерно на { $count } очков меньше.
        }
    }
lost =
    { $race ->
        [yes] { $count ->
            [one] Стоило примерно { $count } очко в сравнении с лучшим из соперников.
            [few] Стоило примерно { $count } очка в сравнении с лучшим из соперников.
           *[many] Стоило примерно { $count } очков в сравнении с лучшим из соперников.
        }
       *[no] { $count ->
            [one] Стоило примерно { $count } очко.
            [few] Стоило примерно { $count } очка.
           *[many] Стоило примерно { $count } очков.
        }
    }
benefit-score = { $parts }.
    .head = Сразу { $points }
benefit-part-base = Основа { $points }
benefit-part-add = { $points } { $why }
benefit-part-times = ×{ $factor } { $why }
benefit-opens = На ваших картах теперь можно строить: { $lots }.
    .head = Открывает ваши участки
benefit-enables = Следующим вы сможете построить: { $piece }, { $lots }, { $points }.
    .head = Постройка становится возможной
benefit-raises = Следующая постройка: { $piece }, { $lots }. Она даст { $points }, сейчас { $before }.
    .head = Ваша следующая постройка дороже
benefit-keeps = Рядом остаются { $lots }: { $piece } там сейчас даст { $points }.
    .head = Лучшие участки остаются свободны
benefit-unlocks =
    { $count ->
        [one] Теперь можно построить: { $pieces }.
        [few] Теперь можно построить: { $pieces }.
       *[many] Теперь можно построить: { $pieces }.
    }
    .head = Открывает новые постройки
benefit-last = Больше никто не сможет построить: { $piece }.
    .head = Последняя такая постройка
benefit-dead = На её участке уже стоит постройка. Вместо неё вы возьмёте другую карту.
    .head = Карта бесполезна
benefit-renews =
    { $count ->
        [one] На ней сейчас ничего не построить: { $cards }. Вы возьмёте другую.
        [few] На них сейчас ничего не построить: { $cards }. Вы возьмёте столько же других.
       *[many] На них сейчас ничего не построить: { $cards }. Вы возьмёте столько же других.
    }
    .head = Новые карты вместо лишних
plan-build =
    { $size ->
        [0] { $piece }, { $lots }.
       *[other] { $piece }, { $lots }, примерно { $points }.
    }

## Расчёт очков: каждый шаг и его причина

track-score = очки
track-base = основа
track-add = прибавка
track-imposed = влияние соседа
track-floor = минимум
track-multiplier = множитель

points =
    { $size ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
change-base = { $seat }: основа { $value } ({ $why })
change-add = { $seat }: { signed } ({ $why })
change-imposed = { $seat }: { signed } из-за соседа ({ $why })
change-floor = { $seat }: { $value } вместо суммы ({ $why })
change-multiplier = { $seat }: ×{ $value } ({ $why })
change-score =
    { $seat }: { $size ->
        [one] { signed } очко
        [few] { signed } очка
       *[many] { signed } очков
    } ({ $why })
ledger-lot = { $why }, участок { $lot }
ledger-street = { $why } { $street }
label-tram = трамвай
label-outskirts = окраина
label-center = центр

## Отказы

refusal-malformed =
    { $thing ->
        [none] Ход непонятен.
       *[other] Ход непонятен: { $thing }.
    }
refusal-not_your_turn =
    { $thing ->
        [none] Сейчас ходит другой игрок.
       *[other] Сейчас ходит не { $thing }.
    }
refusal-no_trading = В этой партии сделок нет.
refusal-dead_cards_stay = В этой партии бесполезные карты остаются на руке.
refusal-needs_city_hall = Сначала нужна ратуша.
refusal-no_such_district = Такого квартала нет: { $thing }.
refusal-already_placed = Уже в городе: { $thing }.
refusal-not_initial = Не входит в число начальных: { $thing }.
refusal-overlap = Квартал закрыл бы часть города: { $thing }.
refusal-too_few_contacts =
    { $missing ->
        [0] К городу должны примыкать хотя бы два участка квартала.
       *[other] К городу должны примыкать хотя бы два участка квартала, не хватает: { $missing }.
    }
refusal-first_is_single = Первый раз за партию прокладывают только один отрезок трамвая.
refusal-too_many = За одно действие прокладывают не больше двух отрезков.
refusal-not_a_street = Здесь нет улицы города: { $at }.
refusal-occupied_street = Трамвай здесь уже проложен: { $at }.
refusal-none_left = Все отрезки трамвая уже проложены.
refusal-inside_building =
    { $thing ->
        [none] Улица внутри постройки: { $at }.
       *[other] Улица внутри постройки: { $at } ({ $thing }).
    }
refusal-not_built_up = Вдоль этой улицы ничего не построено: { $at }.
refusal-not_connected = Отрезок не коснулся бы линии: { $at }.
refusal-branch = Линия растёт только с концов: { $at }.
refusal-loop = Линия не может замкнуться: { $at }.
refusal-no_such_piece = Такой постройки в этой партии нет: { $thing }.
refusal-lot_not_in_city = В городе этого нет: { $at }.
refusal-supply = Таких построек больше не осталось: { $thing }.
refusal-no_cards = Нужна хотя бы одна карта.
refusal-too_many_cards =
    { $missing ->
        [0] Карт слишком много.
        [one] Не больше { $missing } карты.
        [few] Не больше { $missing } карт.
       *[many] Не больше { $missing } карт.
    }
refusal-card_missing = У вас на руке этого нет: { $thing }.
refusal-not_dead = Карта не бесполезна: её участок свободен ({ $thing }).
refusal-bad_for = Укажите, за какую карту вы её даёте.
refusal-no_such_bid = Принимать нечего: { $thing }.
refusal-bids_clash = Предложенную карту можно обменять только один раз.
refusal-occupied =
    { $thing ->
        [none] Занято: { $at }.
       *[other] Занято: { $at } ({ $thing }).
    }
refusal-shape =
    { $thing ->
        [none] Участки не образуют форму постройки.
       *[other] Участки не образуют форму постройки: { $thing }.
    }
refusal-tram_in_the_way = Между этими участками проложен трамвай: { $at }.
refusal-needs_piece = Сначала в городе нужна постройка: { $thing }.
refusal-wrong_location =
    { $thing ->
        [none] Место не подходит.
       *[other] Место не подходит. Условие: { $thing }.
    }
refusal-no_place = Сейчас в городе нет подходящего места: { $thing }.
refusal-outskirts_lots = Число участков на окраине не подходит.
refusal-outskirts_lots-few =
    { $missing ->
        [one] На окраине нужен ещё { $missing } участок.
        [few] На окраине нужны ещё { $missing } участка.
       *[many] На окраине нужно ещё { $missing } участков.
    }
refusal-outskirts_lots-many =
    { $missing ->
        [one] На окраине лишний { $missing } участок.
        [few] На окраине лишние { $missing } участка.
       *[many] На окраине лишних { $missing } участков.
    }
refusal-too_few_adjacent = Рядом не хватает: { $thing }.
refusal-missing-neighbours = { $count } { $kinds }
refusal-no_tram = Рядом нет трамвая.
refusal-not_multiple =
    { $missing ->
        [0] Номер участка не делится на нужное число.
       *[other] Номер участка должен делиться на { $missing }.
    }
refusal-not_last_in_district =
    { $missing ->
        [0] В квартале свободны и другие участки.
        [one] В квартале свободен ещё { $missing } участок.
        [few] В квартале свободны ещё { $missing } участка.
       *[many] В квартале свободно ещё { $missing } участков.
    }
refusal-condition = Условие не выполнено: { $thing }.
refusal-forbidden_neighbour = Запрещает соседняя постройка: { $thing }.
refusal-no_such_pile = Такой стопки нет: { $thing }.
refusal-wrong_number =
    { $missing ->
        [0] Возьмите другое число карт.
        [one] Возьмите { $missing } карту.
        [few] Возьмите { $missing } карты.
       *[many] Возьмите { $missing } карт.
    }
refusal-pile_closed = Этого квартала ещё нет в городе: { $thing }.
refusal-pile_limit = За ход из одной стопки берут не больше двух карт: { $thing }.
refusal-pile_empty = Карт не хватает: { $thing }.

## Что нужно сделать

phase-place = разместить квартал
phase-act = выбрать действие
phase-tram = проложить второй отрезок или остановиться
phase-origin = выбрать место для квартала
phase-rotation = повернуть квартал
phase-site = выбрать участки
phase-exchange = вернуть карты в стопки
phase-draw = взять карты
phase-offer = предложить карты
phase-reply = ответить на предложение
phase-settle = принять ответы или не принимать
phase-fallback = обменять карты со стопками или пасовать
phase-over = игра окончена

prompt-place = Выберите квартал и разместите его в городе.
prompt-act = Стройте, прокладывайте трамвай, добавляйте квартал, обменивайте карты или пасуйте.
prompt-act-trade = Стройте, прокладывайте трамвай, добавляйте квартал, обменивайте карты, предлагайте сделку или пасуйте.
prompt-act-early = Стройте, обменивайте карты или пасуйте; остальное откроет ратуша.
prompt-act-early-trade = Стройте, обменивайте карты, предлагайте сделку или пасуйте; остальное откроет ратуша.
prompt-tram = Проложите второй отрезок или остановитесь.
prompt-origin = Выберите место ({ $thing }).
prompt-rotation = Выберите поворот ({ $thing }).
prompt-site = Выберите участки ({ $thing }).
prompt-exchange = Верните ещё карту или берите новые.
prompt-draw =
    { $count ->
        [one] Выберите стопку, чтобы взять { $count } карту.
        [few] Выберите стопки, чтобы взять { $count } карты.
       *[many] Выберите стопки, чтобы взять { $count } карт.
    }
prompt-offer = Выберите, что предложить.
prompt-reply = Ответьте на предложение своими картами или откажитесь.
prompt-reply-more = Укажите, за какую из предложенных карт, или добавьте вторую.
prompt-settle = Выберите, чьи ответы принять, или не принимайте ни одного.
prompt-fallback = Сделка не состоялась: обменяйте одну или две карты со стопками или пасуйте.
prompt-over = Игра окончена.
prompt-dead =
    { $count ->
        [one] Сначала можно сбросить { $count } бесполезную карту.
        [few] Сначала можно сбросить { $count } бесполезные карты.
       *[many] Сначала можно сбросить { $count } бесполезных карт.
    }

## Разговор, который никого не обязывает

talk-look_for = Ищу карту квартала { $first }.
talk-give_for = Отдал бы карту квартала { $first } за карту квартала { $second }.
talk-more = За это хотелось бы больше.
talk-no_trade = Сейчас меняться не хочу.

## Настройки

option-players = Игроки
    .meaning = Сколько игроков: от 2 до 5
option-supply = Запас
    .meaning = Сколько построек каждого вида: источники расходятся
option-packs = Дополнения
    .meaning = Другие постройки: готовое дополнение или ваша папка
option-first_player = Первый игрок
    .meaning = Кто начинает: по жребию или тот, о ком вы договорились
option-trade_cards = Сделки
    .meaning = В свой ход можно предложить другим обмен картами
option-dead_cards_stay = Бесполезные карты остаются
    .meaning = Карты занятых участков нельзя свободно сбросить
option-single_line = Одна линия
    .meaning = Трамвай без ответвлений: растёт только с двух концов
    .not = уже входит: одна линия без кольца
option-single_line_no_loop = Одна линия без кольца
    .meaning = Трамвай без ответвлений и никогда не замыкается в кольцо
option-inhabited_tram = Трамвай у построек
    .meaning = Трамвай прокладывают только вдоль застроенных участков
option-placed_piles_only = Только уложенные кварталы
    .meaning = Карты берут только из стопок тех кварталов, что уже в городе
option-custom_buildings = Новые постройки
    .meaning = В игре дополнения с придуманными постройками
option-draw_one_by_one = Брать по одной
    .meaning = Каждую карту смотрят до выбора следующей стопки
option-fillable_hole_is_outskirts = Пустота, куда войдёт квартал, — окраина
    .meaning = Участок у пустоты, куда поместился бы квартал, считается окраиной

first_player-drawn = по жребию
first_player-1 = игрок 1
first_player-2 = игрок 2
first_player-3 = игрок 3
first_player-4 = игрок 4
first_player-5 = игрок 5

supply-box_52 = по коробке
    .meaning = 52 постройки, как в перечне содержимого: 2 церкви
supply-seed_table = по таблице правил
    .meaning = 53 постройки, как в таблице правил: 3 церкви
supply-inventory_variant = по описи
    .meaning = 52 постройки, как в одной из описей: 4 кинотеатра, 2 почты

## Конец игры

reason-full = Все кварталы размещены, и каждый участок занят.
reason-passes = Все пасуют один за другим.
outcome-winner =
    { $size ->
        [one] Побеждает { $names }: { $points } очко.
        [few] Побеждает { $names }: { $points } очка.
       *[many] Побеждает { $names }: { $points } очков.
    }
outcome-shared =
    { $size ->
        [one] Победу делят { $names }: по { $points } очку.
        [few] Победу делят { $names }: по { $points } очка.
       *[many] Победу делят { $names }: по { $points } очков.
    }
outcome-place = { $place }. { $names }: { $points }

## Стол в тексте

board-players = Игроки
board-seat = { $seat }: { $points }. { $hand }.
board-hand = Карты: { $cards }
board-hand-empty = Карт нет
board-hand-dead = { $card } (бесполезна)
board-hand-absent = { $card } (ещё не в городе)
board-back = { $count } из квартала { $number }
board-passes = Пасов подряд: { $count }.
board-city = Город
board-key = Число: участок. Буквы: постройка на нём. *: окраина. { $tram }: трамвай.
board-columns = Столбцы от { $first } до { $last }
board-place = столбец { $x }, ряд { $y }
board-lot = { $lot } ({ $place }, { $location }): { $piece }; { $sides }
board-free = свободен
board-side = { $side } { $lot }
board-side-tram = { $side } { $lot } (трамвай)
board-edge = нет участка
side-N = север
side-E = восток
side-S = юг
side-W = запад
board-no_pieces = Пока ничего не построено.
board-pieces = Постройки в городе
board-piece = { $lots }: { $piece }
board-free-outskirts = Свободны на окраине: { $lots }
board-free-center = Свободны в центре: { $lots }
board-tram = Трамвай: { $streets }
board-tram-none = Трамвая пока нет
board-tram-left =
    { $count ->
        [one] остался { $count } отрезок
        [few] осталось { $count } отрезка
       *[many] осталось { $count } отрезков
    }
board-districts = Кварталы в городе: { $numbers }
board-aside = Кварталы в запасе: { $numbers }
board-none = нет
board-piles = Стопки
board-pile =
    { $count ->
        [one] квартал { $number }: { $count } карта
        [few] квартал { $number }: { $count } карты
       *[many] квартал { $number }: { $count } карт
    }
board-pile-known = { $place }-я сверху: { $card }
board-supply = Запас
board-left = { $count } × { $piece }
board-gone = Вне игры: { $cards }
board-given = К обмену: { $cards }.
board-offer = { $seat } предлагает: { $cards }.
board-offer-wants = { $seat } предлагает: { $cards }; просит: { $wants }.
board-bid = { $seat } даёт взамен: { $cards }.
board-bid-for = { $seat } даёт взамен: { $cards }, за предложенную карту № { $which }.
board-declined = { $seat } отказывается.

## На картинке законченной партии

own-picture-heading = Один город на всех: { $players }
own-picture-won =
    { $name ->
        [none] победа: { $count }, отрыв { $margin }
       *[other] побеждает { $name }: { $count }, отрыв { $margin }
    }

## Дополнения, настройки и позиции, которые не читаются: для тех, кто их написал. Слова файла печатаются как есть.

content-name = { $name }: только строчные латинские буквы, цифры и _
content-shape_size = в форме от 1 до { $most } участков
content-shape_far = участки формы различны и лежат рядом
content-shape_apart = участки формы соприкасаются
content-no_supply = не указано, сколько их
content-pay_both = либо карты участков, либо особая карта
content-pay_none = не хватает особой карты
content-pay_id = у карты постройки тот же id: { $name }
content-pay_nowhere = ни в одной стопке нет карты { $name }
content-pays_nothing = картой { $name } ничего не строят
content-special_most = в стопке не больше { $most } особых карт
content-kinds = видов построек больше { $most }
content-cards = слишком много карт
content-elsewhere = { $name } входит в дополнение { $pack }: добавьте в игру и его
content-no_kind = ни у одной постройки нет такого вида или такой метки: { $name }
content-condition = условие — это одно слово и то, что к нему относится
content-condition_deep = условия вкладываются не глубже чем на { $most }
content-condition_list = нужен непустой список условий
content-condition_range = нужно min или max, либо оба
content-condition_lot = только для постройки на одном участке
content-condition_true = true, или уберите условие
content-selects_nothing = ничего не названо
content-when_or_count = либо when, либо count
content-when_points = с when идёт только points
content-count_points = с count идёт либо points_each, либо table
content-table = нужно значений: { $entries }, от 0 до { $most }
content-effect = нужно ровно одно из: points, factor, forbid = true
options-first = игроков только { $players }
position-district_twice = квартал { $district } уже есть
position-beyond = { $at } за пределами плана
position-overlap = { $at } принадлежит другому кварталу
position-outgrow = слишком далеко от 0,0: город может не поместиться на плане
position-supply = { $name }: больше, чем есть в игре
position-shape = эти участки не подходят по форме: { $name }
position-covered = участок { $lot } уже занят
position-no_lot = участка { $lot } нет в городе
position-no_street = { $name } — не улица города, например 15:N
position-segment_twice = отрезок { $at } уже проложен
position-segment_inside = { $at } — внутри постройки
position-segments = отрезков всего { $most }
position-out_open = то, что вышло из игры, лежит открыто
position-pile_key = стопки нумеруют от 1 до { $most }
position-pile_card = { $name } — не из этой стопки
position-pile_most = карт больше, чем их есть
position-backs = рубашек { $backs }, а карт { $cards }
position-nowhere = карта { $name } нигде не лежит
position-not_in_play = { $name } — не карта в игре
position-knows = вид показывает только то, что знает смотрящий
position-end = full или passes, если партия окончена, иначе ничего
position-passes = когда спасовали все, партия окончена
position-to_place = начальные кварталы размещают в фазе place
position-no_district = нужен хотя бы один
position-city_hall = для { $phase } нужна ратуша
position-no_second = второй отрезок проложить нельзя
position-no_pile = такой стопки нет
position-no_building = не указана постройка, для которой выбирают место
position-no_special = её особой карты нет на руке
position-district_placed = квартал { $district } уже в городе
position-origin = место квартала не указано или слишком далеко
position-not_due = брать карты не нужно
position-not_in_hand = { $name } нет на руке
position-variant = { $phase } бывает только с настройкой { $variant }
position-offer = от одной до { $most } карт
position-asked = отвечают другие
position-offer_seat = каждый из остальных отвечает один раз, когда его спрашивают
position-offer_cards = хотя бы одна карта, но не больше, чем предложено
position-offer_for = одна из предложенных карт, 0 или 1
position-not_replied = спрошенное место ещё не ответило
position-no_offers = ответов нет: заключать нечего
position-not_accepted = этот ответ принять нельзя
position-settled = сделка уже заключена
position-unfinished = другие не видят незаконченное решение

## Стили ботов: слово рядом с уровнем и одно предложение

style-developer = застройщик
style-developer-about = Строит жильё везде, где есть место, а офисы — только когда иначе нельзя.
style-banker = банкир
style-banker-about = Охотнее строит офисы, чем жильё.
style-monument_builder = любитель монументов
style-monument_builder-about = Хочет ратушу пораньше, обожает церкви, кинотеатры, банки и парки.
style-tram_driver = вагоновожатый
style-tram_driver-about = Прокладывает больше трамвайных путей, чем все остальные.
style-villager = сельский житель
style-villager-about = Любит городок поменьше: без трамвая и, если удастся, без ратуши.
