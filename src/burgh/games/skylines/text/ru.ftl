# Cities: Skylines — настольная игра, по-русски.

title = Cities: Skylines — настольная игра
    .short = Cities: Skylines

## Числа

track-power = электричество
track-water = вода
track-garbage = вывоз мусора
track-happiness = счастье
track-employment = занятость
track-pollution = загрязнение
track-traffic = трафик
track-crime = преступность
track-money = деньги
track-overall = общее счастье

the-track = { $name }
the-track-object =
    { $track ->
        [water] запас воды
        [money] запас денег
       *[other] { $name }
    }

money =
    { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
       *[many] { $amount } монет
    }
amount =
    { $track ->
        [money]
            { signed } { $size ->
                [one] монета
                [few] монеты
               *[many] монет
            }
       *[other] { signed }
    }
gain = { $name } { signed }
gain-toward_zero =
    { $track } — до { $steps ->
        [one] { $steps } деления
        [few] { $steps } делений
       *[many] { $steps } делений
    } к 0

## Виды карт и тайлов. `a` — винительный падеж, `all` — множественное число, `of` стоит после слова «карта».

kind-residential = жилая зона
    .a = жилую зону
    .all = жилые зоны
    .of = жилой зоны
kind-commercial = коммерческая зона
    .a = коммерческую зону
    .all = коммерческие зоны
    .of = коммерческой зоны
kind-industrial = промышленная зона
    .a = промышленную зону
    .all = промышленные зоны
    .of = промышленной зоны
kind-utility = коммунальное здание
    .a = коммунальное здание
    .all = коммунальные здания
    .of = коммунального здания
kind-service = здание службы
    .a = здание службы
    .all = здания служб
    .of = здания службы
kind-unique = уникальное здание
    .a = уникальное здание
    .all = уникальные здания
    .of = уникального здания
kind-role = роль
    .a = роль
    .all = роли
    .of = роли
kind-policy = указ
    .a = указ
    .all = указы
    .of = указа
kind-news = новости
    .a = новости
    .all = новости
    .of = новостей
kind-any = любой тайл
    .a = любой тайл
    .all = карты
    .of = тайла

zones-residential =
    { $count ->
        [one] { $count }{ $other ->
            [yes] {" "}другой
           *[no] {""}
        } жилой зоны
        [few] { $count }{ $other ->
            [yes] {" "}других
           *[no] {""}
        } жилых зон
       *[many] { $count }{ $other ->
            [yes] {" "}других
           *[no] {""}
        } жилых зон
    }
zones-commercial =
    { $count ->
        [one] { $count }{ $other ->
            [yes] {" "}другой
           *[no] {""}
        } коммерческой зоны
        [few] { $count }{ $other ->
            [yes] {" "}других
           *[no] {""}
        } коммерческих зон
       *[many] { $count }{ $other ->
            [yes] {" "}других
           *[no] {""}
        } коммерческих зон
    }
zones-industrial =
    { $count ->
        [one] { $count }{ $other ->
            [yes] {" "}другой
           *[no] {""}
        } промышленной зоны
        [few] { $count }{ $other ->
            [yes] {" "}других
           *[no] {""}
        } промышленных зон
       *[many] { $count }{ $other ->
            [yes] {" "}других
           *[no] {""}
        } промышленных зон
    }

service-health = здравоохранение
    .by = здравоохранение
service-education = образование
    .by = образование
service-transit = общественный транспорт
    .by = общественный транспорт
service-fire = пожарная охрана
    .by = пожарная охрана
service-police = полиция
    .by = полиция
service-parks = парки
    .by = парк

utility-power = электричество
utility-water = вода
utility-garbage = вывоз мусора

level = уровень { $level }
pile = стопка { $level }
exchange_pile = стопка обмена
city_board = поле { $board }

## Что говорит карта. $which — служба или several (несколько); $kind — вид карты или any (любой).

effect-first = Первая строка: { $gains }
effect-second = Вторая строка, если { $condition }: { $gains }
effect-second-always = Вторая строка: { $gains }

condition-list = { $first } и { $last }
    .card = { $first }, { $last }
condition-service =
    новому тайлу { $which ->
        [health] доступно
        [education] доступно
        [transit] доступен
        [parks] доступен
        [several] доступны
       *[other] доступна
    } { $services }
    .card = рядом: { $services }
condition-zones = в районе уже есть не меньше { $zones }
    .card = в районе от { $zones }
condition-track-below = { the-track } ниже { $value }
condition-track-at_most = { the-track } не выше { $value }
condition-track-equal =
    { $zero ->
        [yes]
            { $track ->
                [power] нет электричества
                [water] нет воды
                [garbage] нет вывоза мусора
                [employment] занятость стоит на 0
                [pollution] нет загрязнения
                [traffic] нет трафика
                [crime] нет преступности
                [money] нет денег
                [overall] нет общего счастья
               *[happiness] нет счастья
            }
       *[no] { the-track } стоит на { $value }
    }
condition-track-at_least = { the-track } не ниже { $value }
condition-track-above = { the-track } выше { $value }

rule-scope-owner = В ваш ход { $rule }
rule-scope-everybody = После постройки { $rule }
rule-scope-news = Пока новости действуют, { $rule }

rule-by =
    на { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
       *[many] { $amount } монет
    } { $change ->
        [less] дешевле (минимум 0)
       *[more] дороже
    }
rule-modify_cost = { $all } { rule-by }
rule-modify_effect-always =
    { $kind ->
        [any] каждая карта
       *[other] каждая карта { $of }
    } даёт ещё и { $gain }
rule-modify_effect-increase =
    каждый раз, когда карта { $kind ->
        [any] {""}
       *[other] { $of }{" "}
    }повышает { the-track-object }, прирост { $change ->
        [less] меньше на { $amount } (минимум 0)
       *[more] больше на { $amount }
    }
rule-modify_effect-decrease =
    каждый раз, когда карта { $kind ->
        [any] {""}
       *[other] { $of }{" "}
    }снижает { the-track-object }, потеря { $change ->
        [less] меньше на { $amount }
       *[more] больше на { $amount }
    }
rule-modify_benefit =
    вторая строка { $kind ->
        [any] каждой карты
       *[other] каждой карты { $of }
    } меняется: { $gain } (минимум 0)
rule-after_benefit =
    каждый раз, когда вы получаете вторую строку { $kind ->
        [any] карты
       *[other] карты { $of }
    }: { $gains }
rule-on_build =
    Один раз, при постройке: { $gains } за каждую { $zone_object } в районе здания, но не больше чем за { $max ->
        [one] { $max } зону
        [few] { $max } зоны
       *[many] { $max } зон
    }
rule-on_build-all = Один раз, при постройке: { $gains } за каждую { $zone_object } в районе здания
rule-after_build-same_district = каждый раз, когда в районе здания строят { $a }: { $gains }
rule-after_build-other_district = каждый раз, когда в другом районе строят { $a }: { $gains }
rule-after_build-anywhere = каждый раз, когда где угодно строят { $a }: { $gains }
rule-track_drop = если карта снизила { the-track-object } и маркер оказался ниже { $below }: { $gains }
rule-provides_service-district = здание обслуживает весь свой район: { $service }
rule-provides_service-city = здание обслуживает все районы: { $service }
rule-forbid_build = { $all } строить нельзя
rule-modify_exchange_cost = обмен карты { rule-by }
rule-modify_development_cost = открытие поля { rule-by }
rule-end_of_milestone = В конце каждого этапа, перед переносом счастья: { $gains }

## Что напечатано

detail-card = Карта: { $what }
detail-tile-any = Тайл: любая { $kind } из запаса
detail-tile =
    Тайл: { $tile }, { $squares ->
        [one] { $squares } клетка
        [few] { $squares } клетки
       *[many] { $squares } клеток
    }
detail-cost = Цена: { $price }
detail-cost-none = Цена: бесплатно
detail-kind = Тайл: { $what }
detail-outline = Форма: { $shape }
detail-count = В коробке: { $count }
detail-reach-adjacent = Обслуживает тайлы, с которыми граничит стороной
detail-reach-district = Обслуживает весь свой район
detail-one_utility = Не больше одного коммунального здания на район
detail-policy = Обменять нельзя; в конце этапа уходит в коробку
detail-news = Действуют сразу, до следующих новостей или до конца этапа
detail-unique = После постройки действует для всех; карта остаётся открытой рядом с планшетом администрации
detail-development = Цена освоения: { $price }
detail-districts =
    { $districts ->
        [one] { $districts } район
        [few] { $districts } района
       *[many] { $districts } районов
    }, { $squares ->
        [one] { $squares } клетка
        [few] { $squares } клетки
       *[many] { $squares } клеток
    } травы
detail-scenario-boards = Поля: { $boards }
detail-scenario-free_boards =
    Поля: { $count ->
        [one] { $count } случайное, раскладка свободная
        [few] { $count } случайных, раскладка свободная
       *[many] { $count } случайных, раскладка свободная
    }
detail-scenario-money = Казна: { $money }
detail-scenario-level = Казна ({ $level }): { $money }
detail-scenario-modules = Модули: { $modules }
detail-scenario-plain = Модули: нет
detail-range =
    { $high ->
        [none] От { $low }, без верхнего предела
       *[other] От { $low } до { $high }
    }
detail-below-refuse = Нижний предел: карту нельзя сыграть
detail-below-stop = Нижний предел: маркер останавливается, остаток пропадает
detail-below-lose = Нижний предел: дойти до него — значит проиграть
detail-above-refuse = Верхний предел: карту нельзя сыграть
detail-above-stop = Верхний предел: маркер останавливается, остаток пропадает
detail-above-overall = Верхний предел: излишек идёт в общее счастье
detail-above-none = Верхний предел: нет

## Напечатано или придумано нами

mark-printed = ✓ Как в коробке
mark-printed-but = ✓ Как в коробке, кроме придуманного нами: { $fields }
mark-public = ✓ Известно из опубликованного обзора
mark-public-but = ✓ Известно из опубликованного обзора, кроме придуманного нами: { $fields }
mark-reconstructed = ✎ Реконструкция: придумано нами, в коробке другое
mark-part-printed = ✓ { $part }: как в коробке
mark-part-public = ✓ { $part }: по опубликованному обзору
mark-part-reconstructed = ✎ { $part }: реконструкция, придумано нами
mark-note = Большинство карт, все формы тайлов и все виды полей — реконструкция (✎): они придуманы нами, в коробке другие.

field-name = название
field-level = уровень
field-cost = цена
field-effects = первая строка
field-effects-track = шкала первой строки
field-condition = условие
field-benefit = вторая строка
field-rules = постоянное действие
field-rules-kind = вид тайла в постоянном действии
field-rules-effect = величина постоянного действия
field-rules-effect-track = шкала постоянного действия

part-development_cost = Цена освоения
part-grid = Вид поля
part-outline = Форма
part-range = Пределы
part-boards = Поля
part-arrangement = Раскладка
part-start_money = Казна
part-modules = Модули

## Карты строительства: зоны

card-I-R1 = Ряд коттеджей
card-I-R2 = Дома рабочих
card-I-R3 = Школьный переулок
card-I-R4 = Зелёный уголок
card-I-R5 = Угловой дом
card-I-R6 = Пригородные дома
card-I-R7 = Дома на Рыночной улице
card-I-R8 = Деревянные дома
card-II-R1 = Семейный посёлок
card-II-R2 = Дружные соседи
card-II-R3 = Престижный адрес
card-II-R4 = Дома у парка
card-II-R5 = Дома у трамвайной линии
card-II-R6 = Дома в центре
card-II-R7 = Смешанная застройка
card-II-R8 = Таунхаусы
card-III-R1 = Тихий пригород
card-III-R2 = Город-сад
card-III-R3 = Студенческий городок
card-III-R4 = Дома на чистом воздухе
card-III-R5 = Высотки
card-III-R6 = Старый город
card-III-R7 = Улица без машин
card-III-R8 = Пентхаусы
card-I-C1 = Магазины у дома
card-I-C2 = Торговая улица
card-I-C3 = Киоски у станции
card-I-C4 = Ночной рынок
card-II-C1 = Торговый пассаж
card-II-C2 = Универмаг
card-II-C3 = Улица ресторанов
card-II-C4 = Садовый центр
card-III-C1 = Торговый проспект
card-III-C2 = Гостиницы
card-III-C3 = Развлекательный центр
card-III-C4 = Флагманские магазины
card-I-I1 = Мастерские
card-I-I2 = Склад
card-I-I3 = Небольшая фабрика
card-I-I4 = Лесопилка
card-II-I1 = Сборочный завод
card-II-I2 = Пивоварня
card-II-I3 = Логистический терминал
card-II-I4 = Типография
card-III-I1 = Грузовой узел
card-III-I2 = Сталелитейный завод
card-III-I3 = Фармацевтический завод
card-III-I4 = Технопарк

## Карты строительства: здания, названные как их тайлы

card-I-U1 = { tile-wind-turbine }
card-II-U1 = { tile-coal-power-plant }
card-III-U1 = { tile-oil-power-plant }
card-I-U2 = { tile-water-tower }
card-II-U2 = { tile-pumping-station }
card-III-U2 = { tile-water-treatment-plant }
card-I-U3 = { tile-landfill }
card-II-U3 = { tile-incineration-plant }
card-III-U3 = { tile-recycling-center }
card-I-S1 = { tile-clinic }
card-II-S1 = { tile-hospital }
card-III-S1 = { tile-medical-center }
card-I-S2 = { tile-elementary-school }
card-II-S2 = { tile-high-school }
card-III-S2 = { tile-university }
card-I-S3 = { tile-bus-stop }
card-II-S3 = { tile-bus-depot }
card-III-S3 = { tile-metro-station }
card-I-S4 = { tile-fire-house }
card-II-S4 = { tile-fire-station }
card-III-S4 = { tile-fire-headquarters }
card-I-S5 = { tile-police-post }
card-II-S5 = { tile-police-station }
card-III-S5 = { tile-police-headquarters }
card-I-S6 = { tile-pocket-park }
card-II-S6 = { tile-city-park }
card-III-S6 = { tile-botanical-garden }
card-U-stadium = { tile-stadium }
card-U-opera-house = { tile-opera-house }
card-U-posh-mall = { tile-posh-mall }
card-U-city-library = { tile-city-library }
card-U-business-tower = { tile-business-tower }
card-U-courthouse = { tile-courthouse }
card-U-ferris-wheel = { tile-ferris-wheel }
card-U-central-station = { tile-central-station }
card-U-observatory = { tile-observatory }
card-U-technology-campus = { tile-technology-campus }

## Роли, указы, новости

card-R-architect = Архитектор
card-R-landscaper = Ландшафтный дизайнер
card-R-mayor = Мэр
card-R-administrator = Администратор
card-R-engineer = Инженер
card-R-negotiator = Переговорщик
card-R-traffic-planner = Организатор движения
card-R-police-chief = Начальник полиции
card-R-tax-collector = Сборщик налогов
card-R-developer = Застройщик
card-P-recycling-drive = Раздельный сбор мусора
card-P-water-saving = Экономия воды
card-P-power-saving = Экономия электричества
card-P-neighbourhood-watch = Соседский дозор
card-P-tax-rise = Повышение налогов
card-P-biofuel-buses = Автобусы на биотопливе
card-P-free-transit = Бесплатный транспорт
card-P-city-festival = Городской фестиваль
card-P-job-fair = Ярмарка вакансий
card-P-infrastructure-bond = Инфраструктурный заём
card-N-labour-shortage = Нехватка рабочих рук
card-N-burglary-wave = Волна краж
card-N-permit-backlog = Очередь за разрешениями
card-N-commuter-jam = Пробки в час пик
card-N-bargain-hunters = Охотники за скидками
card-N-builders-strike = Забастовка строителей
card-N-drought = Засуха
card-N-smog-alarm = Смог над городом
card-N-monument-protection = Охрана памятников
card-N-blackout = Отключение света
card-back =
    { $level ->
        [role] закрытая роль
       *[other] закрытая карта ({ $level })
    }

## Тайлы

tile-res-I2 = Жилая зона I2
tile-res-I3 = Жилая зона I3
tile-res-V3 = Жилая зона V3
tile-res-O4 = Жилая зона O4
tile-res-L4 = Жилая зона L4
tile-res-J4 = Жилая зона J4
tile-res-T4 = Жилая зона T4
tile-res-S4 = Жилая зона S4
tile-res-Z4 = Жилая зона Z4
tile-res-P5 = Жилая зона P5
tile-com-I2 = Коммерческая зона I2
tile-com-I3 = Коммерческая зона I3
tile-com-V3 = Коммерческая зона V3
tile-com-O4 = Коммерческая зона O4
tile-com-L4 = Коммерческая зона L4
tile-com-J4 = Коммерческая зона J4
tile-com-T4 = Коммерческая зона T4
tile-ind-I3 = Промышленная зона I3
tile-ind-V3 = Промышленная зона V3
tile-ind-O4 = Промышленная зона O4
tile-ind-L4 = Промышленная зона L4
tile-ind-J4 = Промышленная зона J4
tile-ind-I4 = Промышленная зона I4
tile-ind-P5 = Промышленная зона P5
tile-ind-Q5 = Промышленная зона Q5
tile-wind-turbine = Ветрогенератор
tile-coal-power-plant = Угольная электростанция
tile-oil-power-plant = Мазутная электростанция
tile-water-tower = Водонапорная башня
tile-pumping-station = Насосная станция
tile-water-treatment-plant = Станция водоочистки
tile-landfill = Свалка
tile-incineration-plant = Мусоросжигательный завод
tile-recycling-center = Центр переработки отходов
tile-clinic = Поликлиника
tile-hospital = Больница
tile-medical-center = Медицинский центр
tile-elementary-school = Начальная школа
tile-high-school = Средняя школа
tile-university = Университет
tile-bus-stop = Автобусная остановка
tile-bus-depot = Автобусный парк
tile-metro-station = Станция метро
tile-fire-house = Пожарный пост
tile-fire-station = Пожарная часть
tile-fire-headquarters = Управление пожарной охраны
tile-police-post = Пост полиции
tile-police-station = Отделение полиции
tile-police-headquarters = Управление полиции
tile-pocket-park = Сквер
tile-city-park = Городской парк
tile-botanical-garden = Ботанический сад
tile-stadium = Стадион
tile-opera-house = Оперный театр
tile-posh-mall = Элитный торговый центр
tile-city-library = Городская библиотека
tile-business-tower = Деловая башня
tile-courthouse = Здание суда
tile-ferris-wheel = Колесо обозрения
tile-central-station = Центральный вокзал
tile-observatory = Обсерватория
tile-technology-campus = Технологический кампус

## Сценарии и сложность

scenario-intro = Вводная партия
    .meaning = Три поля, без дополнительных карт
scenario-scenario-1 = Сценарий 1: Уникальные здания
    .meaning = Четыре поля и десять больших зданий, полезных для всех
scenario-scenario-2 = Сценарий 2: Роли
    .meaning = Добавляет каждому игроку свою роль
scenario-scenario-3 = Сценарий 3: Указы
    .meaning = Добавляет указы, которые играют вместо карты строительства
scenario-scenario-4 = Сценарий 4: Новости
    .meaning = Добавляет новости, на время меняющие правила: полная игра
scenario-scenario-5 = Сценарий 5: Разнообразие
    .meaning = Полная игра на четырёх случайных полях, каждый раз в новой раскладке

difficulty-beginner = новичок
    .meaning = Казна: 12
difficulty-advanced = опытный
    .meaning = Казна: 10
difficulty-expert = эксперт
    .meaning = Казна: 8

## Журнал: что делает игрок, после его имени

log-role = берёт роль «{ $card }»
log-lay = выкладывает { $board }
log-board = открывает { $board }
log-play = играет карту «{ $card }»
log-exchange = кладёт карту «{ $card }» в стопку обмена
log-end = завершает этап
log-tile = берёт тайл «{ $tile }»
log-place = кладёт тайл
log-built = играет карту «{ $card }» { $where }
log-draw =
    { $from_key ->
        [exchange] берёт карту «{ $card }» из стопки обмена
       *[other] берёт карту из стопки { $from_key }
    }
log-swap = кладёт карту «{ $card }» в стопку обмена
log-done = заканчивает обмен
where-board =
    { $count ->
        [one] на поле { $boards }
        [few] на полях { $boards }
       *[many] на полях { $boards }
    }
where-next_to =
    { $each ->
        [tile] { $board }, рядом с тайлом { $tiles }
        [tiles] { $board }, рядом с тайлами { $tiles }
       *[other] { $board }, рядом с { $tiles }
    }
neighbor = «{ $tile }»
neighbor-residential = жилой зоной
neighbor-commercial = коммерческой зоной
neighbor-industrial = промышленной зоной

## Ходы, как их называют кнопки, подсказки и уроки

move-role = Оставить роль «{ $card }»
move-board = Открыть { $board }
move-play = Сыграть «{ $card }»
move-exchange = Обменять «{ $card }»
move-end = Завершить этап
move-lay = Выложить { $board }
move-tile = Взять этот тайл
move-place = Положить сюда
move-draw =
    { $from_key ->
        [exchange] Взять «{ $card }»
       *[other] Взять из стопки { $from_key }
    }
move-swap = Обменять «{ $card }»
move-done = Закончить обмен

## Что говорит за решение, в подсказках и разборах. $race: есть соперники, здесь никогда.

score-unit = очки общего счастья
near =
    { $race ->
       *[no] { $count ->
            [one] К концу общее счастье примерно на { $count } очко меньше.
            [few] К концу общее счастье примерно на { $count } очка меньше.
           *[many] К концу общее счастье примерно на { $count } очков меньше.
        }
    }
lost =
    { $race ->
       *[no] { $count ->
            [one] Стоило примерно { $count } очко общего счастья.
            [few] Стоило примерно { $count } очка общего счастья.
           *[many] Стоило примерно { $count } очков общего счастья.
        }
    }
benefit-happiness =
    { $count ->
        [one] С { $old } до { $new }: в конце каждого этапа общее счастье на { $count } больше, до конца на { $total }, если так останется.
        [few] С { $old } до { $new }: в конце каждого этапа общее счастье на { $count } больше, до конца на { $total }, если так останется.
       *[many] С { $old } до { $new }: в конце каждого этапа общее счастье на { $count } больше, до конца на { $total }, если так останется.
    }
    .head = Жители счастливее
benefit-overall = Общее счастье растёт с { $old } до { $new }.
    .head = Это пойдёт в итог
benefit-coins = В казне прибавится { $money }, всего { $new }.
    .head = Деньги сразу
benefit-supply =
    { $count ->
        [one] С { $old } до { $new }: в конце этапа потеря счастья на { $count } меньше.
        [few] С { $old } до { $new }: в конце этапа потеря счастья на { $count } меньше.
       *[many] С { $old } до { $new }: в конце этапа потеря счастья на { $count } меньше.
    }
    .head = Покрывает нехватку: { $track }
benefit-reserve = С { $old } до { $new }: есть место для следующих построек.
    .head = Запас: { $track }
benefit-employment = С { $old } до { $new }. В конце этапа останется у вас: { $money }.
    .head = Занятость ближе к 0
benefit-burden =
    { $count ->
        [one] С { $old } до { $new }: в конце вычтется на { $count } меньше общего счастья.
        [few] С { $old } до { $new }: в конце вычтется на { $count } меньше общего счастья.
       *[many] С { $old } до { $new }: в конце вычтется на { $count } меньше общего счастья.
    }
    .head = Городу легче: { $track }
benefit-milestone_ready = В каждом районе будут нужные тайлы.
    .head = Этап можно завершить
benefit-milestone_near =
    { $count ->
        [one] Чтобы завершить его, не хватает ещё { $count } тайла.
        [few] Чтобы завершить его, не хватает ещё { $count } тайлов.
       *[many] Чтобы завершить его, не хватает ещё { $count } тайлов.
    }
    .head = Конец этапа ближе
benefit-cheapest = Оно стоит { $money }; дешевле нет.
    .head = Самое дешёвое поле
benefit-serves =
    { $count ->
        [one] Её требует карта в вашей руке: { $cards }.
        [few] Её требуют карты в вашей руке: { $cards }.
       *[many] Её требуют карты в вашей руке: { $cards }.
    }
    .head = Новая служба: { $service }
plan-play = Сыграть «{ $card }».
plan-end = Завершить этап.

## Расчёт: по какой причине

change = { gain } ({ $why })
change-cut = { gain }, из них учтено { $real } ({ $why })
change-condition =
    { $sign ->
        [plus] Условие выполнено: { $why }
       *[minus] Условие не выполнено: { $why }
    }
track-condition = условие
ledger-track = шкала «{ $track }»
ledger-service = { $service }
ledger-zone = { $zone } в районе
ledger-exchange = обмен карты
ledger-swap = обмен картами
ledger-limit = край шкалы

## Отказы

refusal-bad_move =
    { $thing ->
        [none] Такой ход невозможен.
       *[other] Такой ход невозможен: { $thing }.
    }
refusal-not_your_turn =
    { $thing ->
        [none] Сейчас ходит другой игрок.
       *[other] Сейчас ходит другой игрок: { $thing }.
    }
refusal-must_end = Все три стопки пусты: можно только завершить этап.
refusal-not_in_hand = Этой карты нет у вас на руке: { $thing }.
refusal-wrong_tile = Этот тайл не подходит к карте: { $thing }.
refusal-no_tile = В запасе больше нет тайла: { $thing }.
refusal-across_boards = За этим столом тайл не выходит за край поля.
refusal-off_board = Это место за пределами открытых полей.
refusal-on_road = Здесь дорога.
refusal-on_water = Здесь вода.
refusal-occupied =
    { $thing ->
        [none] Это место занято.
       *[other] Это место занято: { $thing }.
    }
refusal-second_utility =
    { $thing ->
        [none] В районе уже есть коммунальное здание.
       *[other] В районе уже есть коммунальное здание: { $thing }.
    }
refusal-no_place = Для тайла нигде нет места.
refusal-money =
    { $missing ->
        [0] В казне не хватает денег.
        [one] В казне не хватает { $missing } монеты.
        [few] В казне не хватает { $missing } монет.
       *[many] В казне не хватает { $missing } монет.
    }
refusal-track_limit =
    { $missing ->
        [0] Маркер «{ $thing }» вышел бы за край шкалы.
        [one] Маркер «{ $thing }» вышел бы за край шкалы на { $missing } деление.
        [few] Маркер «{ $thing }» вышел бы за край шкалы на { $missing } деления.
       *[many] Маркер «{ $thing }» вышел бы за край шкалы на { $missing } делений.
    }
refusal-forbidden = Это запрещают действующие новости: { $thing }.
refusal-policy_exchange = Указ обменять нельзя: { $thing }.
refusal-pile_empty =
    { $thing ->
        [none] В стопках не хватает карт.
       *[other] Карт больше нет: { $thing }.
    }
refusal-not_in_exchange = Этой карты нет в стопке обмена: { $thing }.
refusal-same_card = Эту карту вы только что положили: { $thing }.
refusal-exchange_pile_barred = Сейчас карты берут только из стопок I, II и III, а не из стопки обмена.
refusal-district_too_empty =
    { $missing ->
        [0] В одном из районов не хватает тайлов.
        [one] В одном из районов не хватает { $missing } тайла.
        [few] В одном из районов не хватает { $missing } тайлов.
       *[many] В одном из районов не хватает { $missing } тайлов.
    }
refusal-board_face_up = Уже открыто: { $thing }.
refusal-board_not_adjacent = Не граничит стороной с открытым полем: { $thing }.
refusal-not_offered = Этой роли нет среди двух сданных: { $thing }.
refusal-bad_option = Играть могут от 1 до 4 игроков.
refusal-board_count = В раскладке не столько полей, сколько требует сценарий.
refusal-board_twice = Одно поле лежит дважды.
refusal-overlap = Два поля лежат на одном месте.
refusal-not_joined = Не все поля соприкасаются сторонами.
refusal-no_layout = Тогда остальным полям не найдётся места: суша к суше, вода к воде.
refusal-board_not_drawn = В этой партии такого поля нет: { $thing }.
refusal-edge_mismatch = Суша граничит с водой.

## Что сейчас нужно

phase-role = выбрать роль
phase-arrange = выложить поля города
phase-board = открыть поле
phase-turn = сыграть карту, обменять карту или завершить этап
phase-tile = выбрать тайл
phase-place = положить тайл
phase-draw = взять карту
phase-refill = взять карту взамен потерянного указа
phase-swap = обменять карты
phase-redraw = взять карты взамен положенных
phase-over = игра окончена

prompt-role = Выберите одну из двух ролей.
prompt-arrange = Выложите поле города; осталось { $left }.
prompt-board = Выберите, какое поле открыть.
prompt-turn = Сыграйте карту, обменяйте карту или завершите этап.
prompt-must_end = Все стопки пусты: завершите этап.
prompt-tile = Выберите тайл для карты «{ $card }».
prompt-place = Положите тайл «{ $tile }».
prompt-draw = Возьмите карту из одной из стопок или из стопки обмена.
prompt-refill = Возьмите карту из стопки I, II или III взамен потерянного указа.
prompt-swap = Обмен картами: положите карту (цена: { $price }) или закончите; уже положено: { $count }.
prompt-redraw =
    Возьмите { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } из стопок I, II и III взамен положенных.
prompt-over = Игра окончена.

## Настройки

option-players = Игроки
    .meaning = Сколько игроков играет вместе: от 1 до 4
option-scenario = Сценарий
    .meaning = Какие поля и какие виды карт есть в партии
option-difficulty = Сложность
    .meaning = Сколько денег в начале сценария 5
    .not = выбор есть только в сценарии 5
option-layout = Раскладка
    .meaning = Своя раскладка полей: буква, ряд, столбец и поворот каждого
option-boards = Поля
    .meaning = Сценарий 5: поля и раскладка по жребию; поля по жребию, а раскладываете вы; или вы и выбираете, и раскладываете
option-hands = Карты на руке
    .meaning = Открыты всем, как в правилах, или закрыты: каждый видит только свои карты
option-refill = Замена указов
    .meaning = Взамен указов, потерянных в конце этапа, карты берут бесплатно
option-win_from = Порог победы
    .meaning = Общее счастье, с которого партия считается выигранной
option-tiles_on_one_board = Тайл на одном поле
    .meaning = Тайл не может выходить за край поля, как во французских правилах
option-roles = Роли
    .meaning = Каждый выбирает одну из двух или получает случайную
option-packs = Дополнения
    .meaning = Папки с другими картами, тайлами, полями и сценариями

boards-drawn = по жребию, и раскладка тоже
boards-arranged = четыре по жребию, раскладываете вы
boards-chosen = выбираете и раскладываете вы
hands-open = открыты
hands-private = закрыты
roles-choose = одна из двух
roles-random = случайная

## Конец игры

band-dying-city = Умирающий город
band-city-of-no-importance = Заурядный город
band-ambitious-city = Город с амбициями
band-busy-city = Деловой город
band-showcase-city = Образцовый город
band-boom-city = Процветающий город
band-grand-city = Блистательный город
band-heavenly-city = Райский город

reason-last_milestone = Последний этап завершён.
reason-piles_exhausted = Все три стопки пусты: игра окончена.
reason-no_action = Возможных действий не осталось.
reason-happiness = Счастье упало до −5 или ниже.
reason-overall = Общее счастье упало до −10 или ниже.
reason-money_employment = В казне не хватило денег на занятость.
reason-money_development = В казне не хватило денег на новое поле.
outcome-won = Вы победили, общее счастье: { $score }.
outcome-not_won = Победы нет: общее счастье { $score }, а нужно { $needed }.
outcome-lost = Вы проиграли. Общее счастье: { $score }.
outcome-band = Титул города: «{ $band }».

## Стол в тексте

letter-residential = Ж
letter-commercial = К
letter-industrial = П
letter-utility = Х
letter-service = С
letter-unique = У

board-milestone = Этап { $milestone } из { $milestones }.
board-tracks = Администрация
board-range =
    { $high ->
        [none] от { $low }
       *[other] от { $low } до { $high }
    }
board-treasury = казна
board-plan = План полей; ход называет ряд и столбец. Повёрнуты: > на четверть, v на пол-оборота, < на три четверти.
board-unlaid = Осталось выложить: { $boards }
board-unlaid-board = { $board } ({ $price })
board-city = Город
board-rows = Ряды идут вниз, столбцы вправо: ряд,столбец.
board-key = Знаки: . трава, # дорога, ~ вода, Ж К П зоны, Х коммунальное здание, С служба, У уникальное здание; - соединяет клетки одного тайла.
board-key-districts = Строчные буквы: районы.
board-face_down = Закрытые поля и цена их освоения
board-face_down-board =
    { $board }, начало { $at }: { $price }{ $next ->
        [yes] , можно открыть следующим
       *[no] {""}
    }
board-tiles = Тайлы
board-districts = Районы
board-district =
    { $letter }: { $squares ->
        [one] { $squares } клетка
        [few] { $squares } клетки
       *[many] { $squares } клеток
    } (свободно { $free }), начало { $at }; { $tiles ->
        [0] тайлов нет
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[many] { $tiles } тайлов
    }
board-district-utility = коммунальное здание: { $utility }
board-district-services = службы: { $services }
board-adjacent = { $service } (только рядом с { $at })
board-parts = { $first }; { $last }
board-hand = На руке ({ $seat })
board-hand-hidden =
    { $count ->
        [one] { $count } закрытая карта
        [few] { $count } закрытые карты
       *[many] { $count } закрытых карт
    } ({ $levels })
board-hand-empty = карт нет
board-role = Роль: { $role }
board-offer = На выбор
board-token = жетон первого игрока
board-piles = Стопки
board-pile =
    { $pile }: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
board-empty = пусто
board-in_force = Действует
board-supply = Запас
board-left = { $zone }: { $left }

## Дополнения, настройки и позиции, которые не читаются: для тех, кто их написал. Слова файла печатаются как есть.

content-files = дополнение — это папка, где есть хотя бы один из файлов: { $files }
content-name = { $name }: только латинские буквы, цифры, - и _
content-key = можно только: { $known }
content-field = у { $kind } нет поля { $name }
content-tracks = шкалы такие и в таком порядке: { $tracks }
content-treasury = казна не опускается ниже 0 (K2.7)
content-results = у первого нет from, дальше значения растут
content-outline_signs = контур рисуют знаками X и .
content-outline = нужны равные строки без пустых краёв, не длиннее { $most } клеток
content-outline_apart = клетки контура соприкасаются сторонами
content-service = у службы есть уровень и subtype: { $known }
content-not_service = { $name } бывает только у службы
content-square = поля квадратные, чтобы их можно было поворачивать
content-grid_size = нужно строк: { $rows }, клеток в строке: { $cols }
content-grid_signs = клетки — это трава ., дорога # и вода ~
content-grid_grass = на поле нужна трава
content-districts = районов больше { $most }
content-deck = { $kind } — не из колоды { $deck }
content-level = у каждой карты, кроме роли, есть уровень
content-ruled = rules бывают только у карт { $kinds }
content-lays_none = карта { $deck } не кладёт тайлов
content-tile = any = категория или id = тайл
content-lays = карта { $kind } кладёт тайлы { $kind }
content-no_kind = нет тайла { $kind }
content-no_kind_named = нет тайла { $kind } с именем { $name }
content-tile_twice = { $name } — тайл карты { $card }
content-toward = число или { $word } = { "{" } шкала = деления { "}" }
content-track_once = шкала меняется в строке один раз (K2.9)
content-amount = величина — от 1 до { $most }
content-no_district = карта без тайла не лежит ни в каком районе
content-for_unique = { $trigger } — только для уникальных зданий
content-news = новости заканчиваются раньше, чем подействуют (K9.8)
content-owner = владелец бывает только у роли
content-toward_times = движение к 0 не умножают
content-costs = эффект этапа не может стоить монет
content-deal = уровень раздаваемых карт и ничего больше
content-boards = столько полей нет
content-roles = четырём игрокам нужно восемь ролей
content-few_cards = слишком мало карт строительства уровня { $level } для раздачи
options-one_difficulty = у { $scenario } только одна сложность
options-boards = поля { $scenario } уже лежат
options-no_roles = в { $scenario } нет ролей
options-roles = по одной роли на игрока, все разные
position-no_layout = эти поля никак не соединить (K4.4)
position-layout =
    { $fault ->
        [board_count] полей не столько, сколько нужно сценарию (K4.4)
        [board_twice] одно поле лежит дважды (K4.4)
        [overlap] два поля лежат на одном месте (K4.4)
        [not_joined] не все поля соприкасаются сторонами (K4.4)
       *[other] суша должна касаться суши, а вода — воды (K4.4)
    }
position-needs_layout = у { $scenario } нет своей раскладки полей: укажите её
position-most_boards = полей не больше { $most }
position-board_place = строки и столбцы — от 0 до { $most }
position-turned = поворот — 0, 90, 180 или 270
position-unlaid_phase = поля выкладывают только в фазе arrange
position-laid_first = поля открывают, только когда выложены все
position-not_to_lay = { $name } — не то поле, которое можно выложить
position-board_once = поле открывают один раз
position-not_laid = { $name } нет в раскладке
position-square =
    { $fault ->
        [on_road] на клетке { $at } дорога
        [on_water] на клетке { $at } вода
        [occupied] клетка { $at } занята
        [across_boards] на клетке { $at } тайл вышел бы за край поля
       *[other] клетка { $at } не на открытом поле
    }
position-tiles = столько тайлов { $name } нет
position-scenario = в этом сценарии нет { $name }
position-elsewhere = { $name } уже лежит в другом месте
position-exchange_open = стопка обмена лежит открыто (K8.3)
position-card_open = эта карта лежит открыто
position-viewer = карты лежат рубашкой вверх, а кто смотрит, не сказано
position-known = { $name } нет ни на одной закрытой руке, или это названо дважды
position-roles_open = роли в игре лежат открыто (K11.6)
position-two_roles = не больше двух ролей (K11.6)
position-piles = стопки такие: { $known }
position-pile_most = карт больше 1000
position-barred = { $name } нет в стопке обмена
position-result = результат есть у оконченной партии, и только у неё
position-put_phase = карты выкладывают в фазах swap и redraw
position-put_redraw = в раунде обмена карту берёт только тот, кто выложил свою
position-owed_size = нужно по числу на каждое место, мест { $seats }
position-owed_refill = при пополнении карту берёт только тот, кому она положена
position-owed_phase = карты бывают положены от конца этапа до пополнения
position-hand_large = на этой руке оказалось бы слишком много карт
position-card_phase = карту разыгрывают только в фазах tile и place
position-tile_phase = тайл выбирают только в фазе place
position-tile_card = { $tile } нельзя положить за { $card }
position-role_phase = роли предлагают только в фазе role
position-role_stack = ещё мест, которым выбирать из двух ролей: { $seats }

## Стили ботов: слово рядом с уровнем и одна фраза

style-green = эколог
style-green-about = Хочет парков и чистого воздуха, а промышленности — поменьше.
style-treasurer = казначей
style-treasurer-about = Любит полную казну и магазины, которые её наполняют.
style-monument_builder = любитель монументов
style-monument_builder-about = Держит уникальные здания на руке, пока не сможет их построить.
style-crowd_pleaser = любимец публики
style-crowd_pleaser-about = Строит жильё и хочет, чтобы горожане были счастливы сегодня, а не завтра.
style-planner = градостроитель
style-planner-about = Службы на каждом углу, улицы тихие и спокойные.
