# Mouvement et son à la table

motion-play = Animations
sound-volume = Son
sound-off = Coupé
sound-loud = { $percent } %
