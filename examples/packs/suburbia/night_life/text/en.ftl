tile-night_market = Night Market
tile-jazz_cellar = Jazz Cellar
tile-tram_depot = Tram Depot
