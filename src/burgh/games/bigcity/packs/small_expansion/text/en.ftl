pack-small_expansion = small expansion

piece-parking = parking lot
    .code = Park
    .built = a parking lot
    .beside = a parking lot
    .some =
        { $count ->
            [one] parking lot
           *[other] parking lots
        }
piece-school = school
    .code = Scho
    .built = a school
    .beside = a school
    .some =
        { $count ->
            [one] school
           *[other] schools
        }
piece-police_station = police station
    .code = Poli
    .built = a police station
    .beside = a police station
    .some =
        { $count ->
            [one] police station
           *[other] police stations
        }
piece-hospital = hospital
    .code = Hosp
    .built = a hospital
    .beside = a hospital
    .some =
        { $count ->
            [one] hospital
           *[other] hospitals
        }

label-served = cinemas, banks and post offices
label-busy = occupied lots next to it
