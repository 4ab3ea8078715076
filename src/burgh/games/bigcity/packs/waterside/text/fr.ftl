pack-waterside = Au bord de l'eau

piece-mill_pond = étang du moulin
piece-boathouse = hangar à bateaux
piece-promenade = promenade
