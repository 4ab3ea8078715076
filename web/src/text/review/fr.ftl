# L’analyse d’une partie, en français.

review-waiting = La partie est en cours d’examen.
review-waiting-text = Chaque décision est comparée à d’autres dans de nombreuses parties imaginées. Cela prend une minute ou deux ; la page peut être fermée entre-temps.
review-how = Chaque position est jugée avec les yeux de qui décidait, dans de nombreuses parties imaginées. Les nombres sont des estimations, pas des verdicts.
review-curve = Ce qu’on pouvait attendre
review-curve-points = Points finaux
review-curve-result = Avance sur le meilleur rival
review-curve-win = Chance de gagner, en %
review-balance = La chance à part
review-balance-text = En points d’avance sur le meilleur rival. L’attente du début plus toutes les parts donne exactement la fin. Ses propres décisions, au mieux, ne coûtent rien.
review-balance-alone = En points. L’attente du début plus toutes les parts donne exactement la fin. Ses propres décisions, au mieux, ne coûtent rien.
review-start = Attendu au début
review-luck = Chance à ce qui fut révélé
review-own = Ses propres décisions
review-others = Décisions des autres
review-drift = Imprévu
review-end = À la fin
review-costliest = Les décisions les plus chères
review-move = Coup { $ply }, { $name }
review-cost = A coûté environ { $points } points (entre { $low } et { $high })
review-better = Mieux :
review-look = Voir la position
review-decisions = Toutes les décisions
review-only = seulement où un meilleur coup était clairement là
review-ply = Coup
review-regret = Coût
review-none = Aucun meilleur coup n’était clairement là.
