pack-waterside = Waterside

piece-mill_pond = mill pond
piece-boathouse = boathouse
piece-promenade = promenade
