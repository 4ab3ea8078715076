# Les mots communs à tous les jeux.

## Places et tours

seat = Place { $number }
player = Joueur { $number }
who = { $seat }
everybody = Tous ensemble
spectator = Spectateur
turn = À { $seat } de jouer
turn-yours = À vous de jouer
round = Tour { $round }

## Petits mots

yes = oui
no = non
that = cela
nothing = { "" }
verbatim = { $text }
with-facts = { $what } : { $facts }
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
