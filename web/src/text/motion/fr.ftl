# Mouvement et son à la table

motion-play = Animations
sound-volume = Son
sound-off = Coupé
sound-loud = { $percent } %
story-manner = Les tours des autres
story-manner-steps = pas à pas
story-manner-flowing = d’un trait
story-manner-mine = seulement les miens
