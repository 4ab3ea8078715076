pack-waterside = Waterside

piece-mill_pond = mill pond
    .code = Pond
    .built = the mill pond
piece-boathouse = boathouse
    .code = Boat
    .built = a boathouse
    .beside = a boathouse
    .some =
        { $count ->
            [one] boathouse
           *[other] boathouses
        }
piece-promenade = promenade
    .code = Prom
    .built = a promenade
    .beside = a promenade
    .some =
        { $count ->
            [one] promenade
           *[other] promenades
        }

kind-pond = pond
    .beside = a pond
    .some =
        { $count ->
            [one] pond
           *[other] ponds
        }
kind-water = water
    .beside = water
    .some =
        { $count ->
            [one] building of water
           *[other] buildings of water
        }
kind-shore = shore building
    .beside = a shore building
    .some =
        { $count ->
            [one] shore building
           *[other] shore buildings
        }

label-strollers = strollers
shape-T4 = 4 in a T
