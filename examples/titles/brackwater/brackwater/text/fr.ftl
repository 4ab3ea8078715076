# Brackwater en français.

title = Brackwater

## Nombres

track-coins = pièces
track-renown = renommée
gain =
    { $track ->
        [coins] { $size ->
            [one] { signed } pièce
           *[other] { signed } pièces
        }
       *[renown] { signed } de renommée
    }
amount = { signed }

## Tuiles et desseins

tile-hut = Cabane sur pilotis
    .each = cabane sur pilotis
tile-garden = Jardin de roseaux
    .each = jardin de roseaux
tile-market = Marché flottant
    .each = marché flottant
tile-smokehouse = Fumoir
    .each = fumoir
tile-belfry = Beffroi
    .each = beffroi
aim-landlord = Logeur
aim-gardener = Jardinier
aim-trader = Marchand
aim-smoker = Fumeur de poisson
aim-bellfounder = Fondeur de cloches
aim-carpenter = Charpentier
aim-ferryman = Passeur
aim-miser = Avare
face-down = face cachée

detail-price = Coût { $price }, bois flotté { $driftwood }
effect-once = { $gain }
effect-each = { $gain } par { $kind } à côté
effect-later = { $gain } par { $kind } que l'on bâtit à côté plus tard
effect-aim =
    +{ $renown } de renommée { $counts ->
        [hut] pour chacune de vos cabanes sur pilotis
        [garden] pour chacun de vos jardins de roseaux
        [market] pour chacun de vos marchés flottants
        [smokehouse] pour chacun de vos fumoirs
        [belfry] pour chacun de vos beffrois
        [raised] pour chacun de vos bâtiments surélevés
        [shore] pour chacun de vos bâtiments sur la rive
       *[coins] toutes les { $per } pièces
    }

## La table

area-quay = Quai
area-quay-left =
    { $count ->
        [0] la pile est vide
        [one] { $count } tuile dans la pile
       *[other] { $count } tuiles dans la pile
    }
area-town = Ville
area-aims = Dessein : { $seat }
note-price = coût { $price }, bois flotté { $driftwood }
note-raised = surélevé

## Ce qui se passe

do-keep = Garder un dessein
do-build = Bâtir
do-raise = Surélever
do-fish = Repêcher
log-keep =
    { $aim_key ->
        [face_down] garde un dessein secret
       *[other] garde le dessein { $aim }
    }
log-build = bâtit { $tile } en { $plot }
log-raise = surélève le bâtiment en { $plot }
log-fish = repêche { $tile } du quai
move-keep =
    { $aim_key ->
        [face_down] Garder un dessein secret
       *[other] Garder « { $aim } »
    }
move-build = Bâtir « { $tile } »
move-raise = Surélever ce bâtiment
move-fish = Repêcher « { $tile } »
change = { $seat } : { gain } ({ $why })
change-cut = { $seat } : { gain }, ramené à { $real } ({ $why })
ledger-price = coût
ledger-driftwood = bois flotté
ledger-stilts = pilotis plus hauts
ledger-tide = grande marée
ledger-at = { $what } en { $at }

## Refus

refusal-no_such_aim = Ce dessein ne fait pas partie des deux vôtres : { $thing }.
refusal-not_on_quay = Pas sur le quai : { $thing }.
refusal-no_such_plot = La ville n'a pas de parcelle { $at }.
refusal-occupied = La parcelle { $at } est prise : { $thing }.
refusal-no_walkway = Aucune passerelle ne mène en { $at } : rien n'est bâti à côté.
refusal-nothing_there = Rien n'est bâti en { $at }.
refusal-not_yours = Le bâtiment en { $at } n'est pas à vous : { $thing }.
refusal-already_raised = Le bâtiment en { $at } est déjà surélevé : { $thing }.
refusal-cannot_afford =
    { $missing ->
        [one] Il vous manque { $missing } pièce.
       *[other] Il vous manque { $missing } pièces.
    }

## Ce qui est attendu, et la fin

phase-keep_aim = garder un dessein
phase-act = bâtir, repêcher ou surélever
phase-over = la partie est terminée
prompt-keep_aim = Gardez un de vos deux desseins.
prompt-act = Bâtissez une tuile, repêchez-en une ou surélevez un bâtiment.
prompt-over = La partie est terminée.
what-aim = un dessein
what-plot = une parcelle
reason-quay_empty = Le quai est vide : la marée monte.
outcome-winner = { $names } gagne avec { $score } de renommée.
outcome-shared = { $names } partagent la victoire avec { $score } de renommée.
outcome-place = { $place }. { $names } : { $score }

## Options

option-players = Joueurs
    .meaning = De 2 à 4 joueurs
option-tide = Marée
    .meaning = Si la rive est inondée à la fin
tide-spring = grande marée
tide-neap = petite marée
