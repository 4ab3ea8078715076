# Mouvement et son à la table

motion-play = Les pièces bougent
sound-volume = Son
sound-off = Coupé
sound-loud = { $percent } %
