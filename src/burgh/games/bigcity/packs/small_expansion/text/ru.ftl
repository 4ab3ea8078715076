pack-small_expansion = малое дополнение

piece-parking = парковка
piece-school = школа
piece-police_station = полицейский участок
piece-hospital = больница
