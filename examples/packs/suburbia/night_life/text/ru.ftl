tile-night_market = Ночной рынок
tile-jazz_cellar = Джазовый подвал
tile-tram_depot = Трамвайное депо
