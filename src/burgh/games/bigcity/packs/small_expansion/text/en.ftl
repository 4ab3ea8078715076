pack-small_expansion = small expansion

piece-parking = parking lot
piece-school = school
piece-police_station = police station
piece-hospital = hospital
