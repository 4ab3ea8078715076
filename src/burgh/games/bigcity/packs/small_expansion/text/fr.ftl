pack-small_expansion = petite extension

piece-parking = parking
piece-school = école
piece-police_station = poste de police
piece-hospital = hôpital
