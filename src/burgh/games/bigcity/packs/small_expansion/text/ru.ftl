pack-small_expansion = Малое дополнение

piece-parking = парковка
    .code = Парк
    .built = парковку
    .beside = парковка
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] парковки
                    [few] парковок
                   *[many] парковок
                }
           *[nominative]
                { $count ->
                    [one] парковка
                    [few] парковки
                   *[many] парковок
                }
        }
piece-school = школа
    .code = Школ
    .built = школу
    .beside = школа
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] школы
                    [few] школ
                   *[many] школ
                }
           *[nominative]
                { $count ->
                    [one] школа
                    [few] школы
                   *[many] школ
                }
        }
piece-police_station = отделение полиции
    .code = Пол
    .built = отделение полиции
    .beside = отделение полиции
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] отделения полиции
                    [few] отделений полиции
                   *[many] отделений полиции
                }
           *[nominative]
                { $count ->
                    [one] отделение полиции
                    [few] отделения полиции
                   *[many] отделений полиции
                }
        }
piece-hospital = больница
    .code = Бол
    .built = больницу
    .beside = больница
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] больницы
                    [few] больниц
                   *[many] больниц
                }
           *[nominative]
                { $count ->
                    [one] больница
                    [few] больницы
                   *[many] больниц
                }
        }

label-served = кинотеатры, банки и почты
label-busy = занятые соседние участки
