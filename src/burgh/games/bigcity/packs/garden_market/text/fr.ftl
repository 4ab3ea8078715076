pack-garden_market = Marché et jardins

piece-kitchen_garden = potager
piece-flower_stall = étal de fleurs
piece-market_hall = halle du marché
piece-compost_yard = aire de compostage
