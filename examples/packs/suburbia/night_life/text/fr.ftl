tile-night_market = Marché de nuit
tile-jazz_cellar = Cave de jazz
tile-tram_depot = Dépôt de tramways
