# L’analyse d’une partie, en français.

review-waiting = Analyse en cours…
review-waiting-text = Chaque décision est comparée à d’autres dans de nombreuses parties simulées. Cela prend une minute ou deux ; vous pouvez fermer la page entre-temps.
review-how = Chaque position est jugée avec ce que le joueur pouvait savoir, dans de nombreuses parties simulées. Les nombres sont des estimations, pas des verdicts.
review-curve = Résultat attendu
review-curve-points = Points finaux
review-curve-result = Avance sur le meilleur rival
review-curve-win = Chance de gagner, en %
review-balance = Chance et décisions
review-balance-text = En points d’avance sur le meilleur rival. Début + chance + décisions = fin. Au mieux, une décision ne coûte rien.
review-balance-alone = En points. Début + chance + décisions = fin. Au mieux, une décision ne coûte rien.
review-start = Attendu au début
review-luck = Chance au tirage
review-own = Ses décisions
review-others = Décisions des autres
review-drift = Imprévu
review-end = À la fin
review-costliest = Les décisions les plus coûteuses
review-move = Coup { $ply }, { $name }
review-cost = Points perdus : environ { $points } (entre { $low } et { $high })
review-better = Meilleur coup
review-look = Voir la position
review-decisions = Toutes les décisions
review-only = erreurs nettes seulement
review-ply = Coup
review-regret = Perte
review-none = Aucune erreur nette.
