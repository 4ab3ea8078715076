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
quoted = « { $text } »
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

## Fichiers de partie et données illisibles. Ce qui est entre guillemets ou après deux-points est écrit tel quel.

record-begins = un fichier de partie commence par « { $first } »
record-header_missing = il manque l’en-tête { $name }
record-seed_or_deal = il faut soit « seed », soit « deal »
record-seed = une graine est un nombre entier, pas « { $text } »
record-seal = un sceau est une empreinte sha256 et un sel, à côté d’une graine
record-no_parts = à côté d’un secret scellé, il faut l’en-tête parts
record-parts = « parts » s’écrit en hexadécimal ou -, à côté d’un secret scellé
record-not_header = ce n’est pas un en-tête : « { $text } »
record-header_twice = l’en-tête { $name } apparaît deux fois
record-not_move = ce n’est pas un coup : « { $text } »
record-not_json = { $name } n’est pas du JSON
record-not_object = { $name } n’est pas un objet JSON
record-fault-seal = la donne n’est pas celle qui a été scellée
record-fault-seed = la graine ne découle pas du secret scellé et des parts des joueurs
record-outcome = le résultat { $written } est en fait { $found }
record-seat = la place { $seat_number } joue, mais c’est à la place { $due } de décider
record-refused = « { $move } » est refusé : { $key } ({ $rule })
record-malformed = « { $move } » : { $problem }
record-check = « { $move } » mène à { $found }, le fichier dit { $written }
record-where = ligne { $line }, coup { $move } : { $problem }
data-needed = il faut { $wanted }, et non { $given }
data-unknown = champ inconnu : { $name }
data-missing = il manque le champ { $name }
data-choice = { $value } ne convient pas ; au choix : { $allowed }
data-between = { $value } n’est pas compris entre { $low } et { $high }
data-int = un nombre entier
data-float = un nombre
data-str = du texte
data-bool = true ou false
data-array = une liste
data-object = un objet
data-null = rien
error-ENOENT = fichier ou dossier introuvable
error-EACCES = accès refusé
error-EPERM = opération interdite
error-EISDIR = c’est un dossier
error-ENOTDIR = une partie de ce chemin n’est pas un dossier
error-EEXIST = existe déjà
error-EROFS = on ne peut qu’y lire
error-ENOSPC = le disque est plein
error-EDQUOT = votre part du disque est pleine
error-ENAMETOOLONG = le nom est trop long
error-ELOOP = les liens tournent en rond
error-EIO = le périphérique ne répond pas
error-EFBIG = le fichier serait trop gros
data-length = il faut une liste de longueur { $wanted }, et non { $given }
data-list = il faut une liste
data-an_object = il faut un objet
data-whole = il faut un nombre entier, et non { $value }
data-exactly = il en faut { $wanted }, et non { $given }
data-least = { $least } au moins
data-odd = { $value } ne convient pas ici
data-unfit = cette valeur ne convient pas
data-unwritable = ce texte ne peut figurer dans aucun fichier
data-absent = cette valeur manque
data-twice = la même chose est nommée deux fois
data-there = { $name } existe déjà
data-together = { $first } et { $second } vont toujours ensemble
data-no_such =
    { $what ->
        [tile] la tuile { $name } n’existe pas
        [card] la carte { $name } n’existe pas
        [goal] l’objectif { $name } n’existe pas
        [board] le plateau { $name } n’existe pas
        [role] le rôle { $name } n’existe pas
        [piece] le bâtiment { $name } n’existe pas
        [shape] la forme { $name } n’existe pas
       *[other] { $name } n’existe pas
    }

## Positions

data-position = une position est un objet JSON
data-title = c’est une position du jeu { $given }, et non du jeu { $title }
data-seats =
    { $seats ->
        [one] il y a { $seats } place, et non { $given }
       *[other] il y a { $seats } places, et non { $given }
    }
data-players = de { $least } à { $most } joueurs, et non { $given }
data-most_cards =
    { $most ->
        [one] { $most } carte au plus
       *[other] { $most } cartes au plus
    }
data-not_here = { $name } n’a pas sa place ici
data-elsewhere = la carte { $name } se trouve déjà ailleurs
data-no_move = aucun coup n’est possible dans la phase { $phase }
data-seed = une graine est comprise entre 0 et 2**256 - 1
data-move = un coup est une ligne de texte ou un objet JSON
data-cell = un endroit s’écrit { $form }, par exemple { $example }, et non { $text }
data-packed_end = la position compressée s’arrête trop tôt
data-packed_long = un nombre est trop long
data-packed_number = les données s’arrêtent au milieu d’un nombre

## Fichiers de données, et jeux d’autres paquets Python. $detail est ce que dit Python, en anglais.

data-toml = ligne { $line }, colonne { $column } : ce n’est pas du TOML
data-toml_whole = ce n’est pas un fichier TOML
data-deep = trop de niveaux imbriqués
data-title_key = un jeu est désigné par sa clé, un texte
data-title_unloaded = le jeu { $title } ({ $where }) ne se charge pas : { $detail }
data-title_unplayable = le jeu { $title } ({ $where }) n’est pas jouable : { $problem }
data-title_none = ce n’est pas un burgh.core.title.Title
data-title_other = il se nomme { $name } ; une clé ne contient que des minuscules, des chiffres, _ et -
data-title_apart = son State est compilé à part de Burgh ; laissez-le en Python
data-needs = pour { $what }, il faut { $package } : { $command }
