# Стол «Big City» по-русски.

## Карта

city-map = Город
city-lot-free = Участок { $number }, { $ground }, свободен.
city-lot-built = Участок { $number }, { $ground }: { $piece }.
city-in-hand = У вас на руке
city-chosen = Выбран
city-legal = Можно.
city-street = Улица { $where }.
city-street-tram = Здесь идёт трамвай.
city-place = Квартал { $number }, { $where },
city-tram-count = Трамвай { $laid } из { $all }
city-layer = Стрелки и щелчки выбирают
city-layer-lots = Участки
city-layer-streets = Улицы
city-key-outskirts = окраина
city-key-center = центр
city-key-multiple = участок для церкви
city-key-hand = у вас на руке

## Рука, стопки, действия

city-tray = Рука и действия
city-hand = Ваша рука
city-dead = бесполезна
city-piles = Стопки
city-piles-name = Назовите стопки, из которых берёте
city-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
city-named =
    { $count ->
        [few] названа { $count } раза
       *[other] названа { $count } раз
    }
city-unname = Назвать другую стопку
city-draw-reveals = Взятые карты открываются: дальше отменить нельзя.
city-actions = Действие
city-do-build = Строить
city-do-tram = Трамвай
city-do-district = Квартал
city-do-exchange = Обмен
city-do-pass = Пас
city-do-trade = Торг
city-do-discard = Сбросить
city-aside =
    { $count ->
        [0] Все районы уже в городе.
        [one] Ещё не выложен район { $districts }.
       *[other] Ещё не выложены районы { $districts }.
    }
city-one-is-enough = Хватит одного
city-cards-done = Эти карты
city-step-back = Шаг назад

## Кварталы

city-choose-district = Какой квартал?
city-choose-place = Квартал { $number }: поверните его, затем выберите точку на карте.
city-turning = Поворот квартала
city-turn-more = Квартал { $number } лежит здесь. Поверните его или выберите другую точку.
city-turn-left = Повернуть против часовой стрелки
city-turn-right = Повернуть по часовой стрелке

## Строительство

city-build-what = Что можно построить
city-build-none = Для этих участков ничего не подходит.
city-check-holds = выполнено:
city-check-fails = не выполнено:
city-check-open = условие:
city-on = на { $lots }
city-supply = Осталось зданий
city-base = основные очки
city-left = осталось { $count }
city-why-not = почему нельзя?

## Торг

city-trade = Торг
city-trade-offers = { $name } предлагает
city-trade-choose = Выберите одну или две карты с руки.
city-trade-wants = Попросить карты кварталов
city-trade-asks = Нужны карты кварталов: { $districts }
city-trade-offer = Предложить
city-trade-bid = Выберите карту с руки взамен или откажитесь.
city-trade-for = за карту { $which }
city-trade-decline = Отказаться
city-trade-take = Принять
city-trade-settle = Поменяться
city-trade-none = Не принимать ничего
