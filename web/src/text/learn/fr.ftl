# Les leçons en français.

learn-title = Apprendre en jouant
learn-text = Une leçon est une vraie partie avec une donne fixée. Des explications disent quoi regarder ; vous pouvez à tout moment jouer autre chose, arrêter et reprendre un autre jour. Comptez dix minutes par leçon.
learn-begin = Commencer
learn-anew = Recommencer
learn-go_on = Reprendre à { $step }/{ $steps }
learn-all = Toutes les leçons
lesson = Leçon
lesson-step = Leçon { $step }/{ $steps }
lesson-next = Suivant
lesson-before = Précédent
lesson-skip = Passer
lesson-leave = Quitter la leçon
lesson-finish = Continuer la partie
lesson-more = D’autres leçons
lesson-try = Essayez
lesson-do = Jouer ce coup pour moi
