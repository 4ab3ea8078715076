pack-waterside = У воды

piece-mill_pond = мельничный пруд
    .code = Пруд
    .built = мельничный пруд
piece-boathouse = лодочная станция
    .code = Лодк
    .built = лодочную станцию
    .beside = лодочная станция
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] лодочной станции
                    [few] лодочных станций
                   *[many] лодочных станций
                }
           *[nominative]
                { $count ->
                    [one] лодочная станция
                    [few] лодочные станции
                   *[many] лодочных станций
                }
        }
piece-promenade = набережная
    .code = Наб
    .built = набережную
    .beside = набережная
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] набережной
                    [few] набережных
                   *[many] набережных
                }
           *[nominative]
                { $count ->
                    [one] набережная
                    [few] набережные
                   *[many] набережных
                }
        }

kind-pond = пруд
    .beside = пруд
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] пруда
                    [few] прудов
                   *[many] прудов
                }
           *[nominative]
                { $count ->
                    [one] пруд
                    [few] пруда
                   *[many] прудов
                }
        }
kind-water = водоём
    .beside = водоём
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] водоёма
                    [few] водоёмов
                   *[many] водоёмов
                }
           *[nominative]
                { $count ->
                    [one] водоём
                    [few] водоёма
                   *[many] водоёмов
                }
        }
kind-shore = постройка у воды
    .beside = постройка у воды
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] постройки у воды
                    [few] построек у воды
                   *[many] построек у воды
                }
           *[nominative]
                { $count ->
                    [one] постройка у воды
                    [few] постройки у воды
                   *[many] построек у воды
                }
        }

label-strollers = гуляющие
shape-T4 = 4 буквой Т
