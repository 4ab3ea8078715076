pack-garden_market = Garden market

piece-kitchen_garden = kitchen garden
piece-flower_stall = flower stall
piece-market_hall = market hall
piece-compost_yard = compost yard
