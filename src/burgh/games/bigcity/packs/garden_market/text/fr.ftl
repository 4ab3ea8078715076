pack-garden_market = Marché et jardins

piece-kitchen_garden = potager
    .code = Pota
    .built = un potager
piece-flower_stall = étal de fleurs
    .code = Fleu
    .built = un étal de fleurs
piece-market_hall = halle du marché
    .code = Hall
    .built = une halle du marché
piece-compost_yard = aire de compostage
    .code = Comp
    .built = une aire de compostage
    .beside = d'une aire de compostage
    .some =
        { $count ->
            [one] aire de compostage
           *[other] aires de compostage
        }

kind-garden = jardin
    .beside = d'un jardin
    .some =
        { $count ->
            [one] jardin
           *[other] jardins
        }
kind-market = marché
    .beside = d'un marché
    .some =
        { $count ->
            [one] marché
           *[other] marchés
        }
kind-green = espace vert
    .beside = d'un espace vert
    .some =
        { $count ->
            [one] espace vert
           *[other] espaces verts
        }

label-busy = propriétés occupées à côté
label-produce = produits des jardins
label-rival = un autre marché à côté
