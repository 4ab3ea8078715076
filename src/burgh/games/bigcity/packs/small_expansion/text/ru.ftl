pack-small_expansion = малое дополнение

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
piece-police_station = полицейский участок
    .code = Пол
    .built = полицейский участок
    .beside = полицейский участок
    .some =
        { $case ->
            [genitive]
                { $count ->
                    [one] полицейского участка
                    [few] полицейских участков
                   *[many] полицейских участков
                }
           *[nominative]
                { $count ->
                    [one] полицейский участок
                    [few] полицейских участка
                   *[many] полицейских участков
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
