pack-garden_market = Рынок и сады

piece-kitchen_garden = огород
piece-flower_stall = цветочный лоток
piece-market_hall = крытый рынок
piece-compost_yard = компостная площадка
