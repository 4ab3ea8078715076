# Les leçons en français.

learn-title = Apprendre en jouant
learn-text = Une leçon est une vraie partie avec une donne fixée. Quelqu’un à vos côtés dit quoi regarder ; vous pouvez à tout moment faire autre chose, arrêter et reprendre un autre jour. Environ dix minutes chacune.
learn-begin = Commencer
learn-anew = Recommencer
learn-go_on = Reprendre à l’étape { $step } sur { $steps }
learn-all = Toutes les leçons
lesson = Leçon
lesson-step = Leçon : étape { $step } sur { $steps }
lesson-next = Suite
lesson-before = Retour
lesson-skip = Passer
lesson-leave = Quitter la leçon
lesson-finish = Continuer la partie
lesson-more = D’autres leçons
lesson-try = Essayez :
lesson-do = Faites-le pour moi
