# Les mots communs à tous les jeux.

## Places et tours

seat = Place { $number }
player = Joueur { $number }
who = { $seat }
everybody = Tous ensemble
spectator = Spectateur
turn = À { $seat } de jouer
turn-yours = À vous de jouer
their-ask = { $seat } doit { $phase }
round = Tour { $round }

## Petits mots

yes = oui
no = non
that = cela
nothing = { "" }
verbatim = { $text }
label-value = { $label } : { $value }
list-parts = { $first } ; { $last }
with-where = { $what } { $where }
list-or = { $first } ou { $last }
list-and = { $first } et { $last }
list-sentences = { $first } { $last }

## Nombres

signed =
    { $sign ->
        [minus] −{ $size }
        [plus] +{ $size }
       *[none] { $size }
    }
dollars =
    { $sign ->
        [minus] −{ $size } $
        [plus] +{ $size } $
       *[none] { $size } $
    }

## Refus

refusal-stale =
    { $thing ->
        [none] La partie a continué entre-temps ; regardez de nouveau.
       *[other] La partie a continué entre-temps. Il faut maintenant : { $thing }.
    }
refusal-game_over = La partie est terminée.
refusal-wrong_phase =
    { $thing ->
        [none] Une autre décision passe d'abord.
       *[other] D'abord : { $thing }.
    }

## Coups illisibles : après « Pas compris : ». $verbs, $example et $text sont écrits tels quels.

malformed = Pas compris : { $problem }
malformed-too_long = un coup s'écrit en une seule ligne courte
malformed-verb = « { $text } » n'est pas un de ces mots : { $verbs }
malformed-alone = { $verb } s'écrit seul, sans « { $text } »
malformed-line = écrivez par exemple : { $example }
malformed-missing = { $verb } demande { $what }, par exemple : { $example }
malformed-wrong = { $verb } demande { $what }, par exemple : { $example }, et non « { $text } »
malformed-several = « { $text } » peut désigner : { $names }
malformed-unknown = « { $text } » n'existe pas
what-something = quelque chose
what-other = une chose ({ $what })
what-number = un nombre
what-card = une carte
what-building = un bâtiment
what-lots = des propriétés
what-street = une rue (propriété:côté)
what-place = un endroit (x,y)
what-rotation = une orientation (0, 1, 2 ou 3)
what-board = un plateau
what-tile = une tuile
what-pile = une pile
what-square = une case (ligne,colonne)
what-space = une case (q,r)
what-goal = un objectif
