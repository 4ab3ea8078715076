pack-waterside = Au bord de l'eau

piece-mill_pond = étang du moulin
    .code = Étan
    .built = l'étang du moulin
piece-boathouse = hangar à bateaux
    .code = Bat
    .built = un hangar à bateaux
    .beside = d'un hangar à bateaux
    .some =
        { $count ->
            [one] hangar à bateaux
           *[other] hangars à bateaux
        }
piece-promenade = promenade
    .code = Prom
    .built = une promenade
    .beside = d'une promenade
    .some =
        { $count ->
            [one] promenade
           *[other] promenades
        }

kind-pond = étang
    .beside = d'un étang
    .some =
        { $count ->
            [one] étang
           *[other] étangs
        }
kind-water = plan d'eau
    .beside = d'un plan d'eau
    .some =
        { $count ->
            [one] plan d'eau
           *[other] plans d'eau
        }
kind-shore = bâtiment de rive
    .beside = d'un bâtiment de rive
    .some =
        { $count ->
            [one] bâtiment de rive
           *[other] bâtiments de rive
        }

label-strollers = promeneurs
shape-T4 = 4 en T
