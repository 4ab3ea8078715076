# Les mots communs à tous les jeux.

## Places et tours

seat = Place { $number }
player = Joueur { $number }
spectator = Spectateur
turn = À { $seat } de jouer
turn-yours = À vous de jouer
round = Manche { $round }

## Petits mots

yes = oui
no = non
that = cela
list-or = { $first } ou { $last }
list-and = { $first } et { $last }

## Nombres

signed =
    { $sign ->
        [minus] −{ $size }
        [plus] +{ $size }
       *[none] { $size }
    }

## Refus

refusal = { $reason } [{ $rule }]
refusal-stale =
    { $thing ->
        [none] La situation a changé entre-temps ; regardez de nouveau.
       *[other] La situation a changé entre-temps ; il s'agit maintenant de : { $thing }.
    }
refusal-game_over = La partie est terminée.
refusal-wrong_phase =
    { $thing ->
        [none] C'est une autre décision qui est attendue.
       *[other] C'est une autre décision qui est attendue : { $thing }.
    }

## Aide dans un terminal

help = Écrivez un coup sur une ligne, par exemple { $example }, ou l'un de ces mots :
help-board = board : afficher de nouveau la table
help-moves = moves : lister tous les coups permis
help-look = look, suivi d'un nom : ce qui est imprimé dessus
help-explain = explain, suivi d'un coup : ce qu'il changerait, sans le jouer
help-hint = hint : demander à un robot ce qu'il jouerait
help-log = log : ce qui s'est passé jusqu'ici
help-undo = undo : reprendre le dernier coup
help-record = record : écrire la partie sous forme de texte
help-help = help : ces lignes
help-quit = quit : quitter la partie
