pack-garden_market = Рынок и сады

piece-kitchen_garden = огород
    .code = Огор
    .built = огород
piece-flower_stall = цветочный лоток
    .code = Цвет
    .built = цветочный лоток
piece-market_hall = крытый рынок
    .code = Рын
    .built = крытый рынок
piece-compost_yard = компостная площадка
    .code = Комп
    .built = компостную площадку
    .beside = компостная площадка
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] компостной площадки
                    [few] компостных площадок
                   *[many] компостных площадок
                }
           *[nominative]
                { $count ->
                    [one] компостная площадка
                    [few] компостные площадки
                   *[many] компостных площадок
                }
        }

kind-garden = сад
    .beside = сад
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] сада
                    [few] садов
                   *[many] садов
                }
           *[nominative]
                { $count ->
                    [one] сад
                    [few] сада
                   *[many] садов
                }
        }
kind-market = рынок
    .beside = рынок
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] рынка
                    [few] рынков
                   *[many] рынков
                }
           *[nominative]
                { $count ->
                    [one] рынок
                    [few] рынка
                   *[many] рынков
                }
        }
kind-green = зелёная зона
    .beside = зелёная зона
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] зелёной зоны
                    [few] зелёных зон
                   *[many] зелёных зон
                }
           *[nominative]
                { $count ->
                    [one] зелёная зона
                    [few] зелёные зоны
                   *[many] зелёных зон
                }
        }

label-busy = занятые соседние участки
label-produce = урожай садов
label-rival = другой рынок рядом
