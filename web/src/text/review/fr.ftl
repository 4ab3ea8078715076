# L’analyse d’une partie, en français.

review-waiting = Analyse en cours…
review-queued =
    { $count ->
        [0] La prochaine à être analysée…
        [one] En attente : une partie passe avant celle-ci…
       *[other] En attente : { $count } parties passent avant celle-ci…
    }
review-waiting-text = Chaque décision est comparée à d’autres dans de nombreuses parties simulées. Cela prend une minute ou deux ; vous pouvez fermer la page entre-temps.
review-how = Chaque position est jugée avec ce que le joueur pouvait savoir, dans de nombreuses parties simulées. Les nombres sont des estimations, pas des verdicts.
review-curve = Vers où allait la partie
review-curve-points = Points à la fin, vus d’alors
review-curve-result = Avance sur le meilleur rival, en points
review-curve-win = Chance de gagner, en %
review-skill = Qui a joué à quel niveau
review-skill-text = Chaque décision est regardée une fois puis comparée, comme les points de la fin, à des parties de bots des cinq niveaux. Une seule partie en dit peu : regardez l’intervalle.
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
review-better = Meilleur coup
review-look = Voir toute la table
review-show = Montrer sur le plan
review-show-move = Montrer le coup { $number } sur le plan
review-position = Le plan
review-made = Trait plein, joué : { $move }
review-dashed = Pointillé, mieux : { $move }
review-sure = Est-ce sûr ?
review-decisions = Toutes les décisions
review-only = erreurs nettes seulement
review-ply = Coup
review-regret = Perte ({ $unit })
review-none = Aucune erreur nette.
