pack-garden_market = Garden market

piece-kitchen_garden = kitchen garden
    .code = Gard
    .built = a kitchen garden
piece-flower_stall = flower stall
    .code = Flow
    .built = a flower stall
piece-market_hall = market hall
    .code = MHal
    .built = a market hall
piece-compost_yard = compost yard
    .code = Comp
    .built = a compost yard
    .beside = a compost yard
    .some =
        { $count ->
            [one] compost yard
           *[other] compost yards
        }

kind-garden = garden
    .beside = a garden
    .some =
        { $count ->
            [one] garden
           *[other] gardens
        }
kind-market = market
    .beside = a market
    .some =
        { $count ->
            [one] market
           *[other] markets
        }
kind-green = green building
    .beside = a green building
    .some =
        { $count ->
            [one] green building
           *[other] green buildings
        }

label-busy = occupied lots next to it
label-produce = produce of the gardens
label-rival = another market next door
