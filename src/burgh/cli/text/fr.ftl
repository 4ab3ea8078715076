# La ligne de commande en français.

percent = { $number } %

## play

play-title = { $title }
play-option = { $option } : { $value }
play-person = { $seat } : une personne
play-bot = { $seat } : le bot { $bot }
play-seed = Graine : { $seed }
play-hint = Écrivez un coup ; ? liste les coups possibles, help explique le reste.
play-hand_over = { $seat }, installez-vous au clavier et appuyez sur Entrée.
play-secret = { $seat } fait un choix secret
play-shown = Révélé : { $things }
play-eof = Fin de l'entrée.
play-kept = Partie enregistrée dans { $file }. Pour la revoir : burgh replay { $file }
play-resume = Pour continuer : burgh play --load { $file }
play-unsaved = La partie n'a pas été enregistrée ; --save FICHIER la garde. Pour rejouer la même donne : { $command }
play-not_kept = Impossible de garder cette partie : { $problem }. Écrivez save et un nom de fichier avant de quitter.
play-kept_elsewhere = { $problem }. La partie est gardée ailleurs : { $file }
play-autosaved = La partie est gardée dans { $file }. Pour continuer : burgh play --resume
play-kept_game =
    { $moves ->
        [one] { $number }. { $title }, { $moves } coup, { $when }
       *[other] { $number }. { $title }, { $moves } coups, { $when }
    }
play-which = Laquelle ? Entrée prend la première ; forget suivi d’un numéro en efface une.
play-quit_twice = La partie n'est pas enregistrée. Écrivez save et un nom de fichier, ou encore une fois quit pour quitter.
play-too_long = Cette ligne est trop longue pour un coup.
play-no_moves = Aucun coup possible ne commence par { $beginning }.
play-legal = Ce coup est possible.
play-why = { $reason } (règle { $rule })
play-net = Total, { $seat } : { $changes }
play-everybody = Tout le monde
play-nothing = aucun changement
play-unknown = Nom inconnu : { $name }
play-no_undo = Vous n'avez aucun coup à reprendre.
play-undone = Coup repris.
play-revealed = Trop tard pour reprendre ce coup. Révélé depuis : { $things }.
play-hidden = quelque chose de caché
play-no_log = Rien ne s'est encore passé.
play-save_where = Donnez un nom de fichier : save partie.txt
play-saved = Enregistré dans { $file }.
play-not_saved = Pas enregistré : { $problem }
play-no_talk = Ce jeu n'a pas de phrases toutes faites.
play-help = Écrivez un coup sur une ligne, par exemple { $example }, ou l'un de ces mots :
play-help-moves = ? liste les coups possibles ; ? suivi d'un début, ceux qui commencent ainsi
play-help-why = why, suivi d’un coup : pourquoi il n’est pas possible, et la règle
play-help-preview = preview, suivi d'un coup : ce qu'il changerait, sans le jouer
play-help-tile = tile, suivi d'un nom : ses effets
play-help-board = board : afficher de nouveau la table
play-help-hint = hint : quoi faire, pourquoi, et l’autre idée la plus proche
play-help-undo = undo : reprendre votre dernier coup, si rien n'a été révélé depuis
play-help-log = log : ce qui s'est passé jusqu'ici
play-help-talk = talk : parler d'un échange ; cela n'engage personne
play-help-save = save, suivi d'un nom de fichier : enregistrer la partie
play-help-help = help : ces lignes
play-help-quit = quit : quitter la partie

## options d’un jeu

option-of = Options du jeu { $game } :
option-styles = Les bots peuvent jouer dans un style à eux : --bots level:3,style={ $style }
option-pair = -o { $pair } : écrivez clé=valeur.
option-twice = { $flag } est donné deux fois.
option-json = { $flag } { $value } : cela commence comme une liste JSON, mais n’en est pas une. Une liste simple s’écrit avec des virgules : a,b.
option-unknown = L’option { $flag } n’existe pas ici. Options possibles : { $names }.
option-refused = { $flag } { $value } : valeur refusée.
option-values = { $meaning } ({ $values })
option-unset = { $meaning }. D’habitude { $value }
option-why_not = { $refused } { $meaning }.
option-why = { $refused } { $meaning }. [{ $detail }]

## replay

replay-agrees = La partie enregistrée respecte les règles.

## verify-deal

verify-deal-no_seal = Cette partie n’a pas d’empreinte, il n’y a donc rien à vérifier : elle n’a pas été jouée sur un serveur.
verify-deal-seal = Empreinte : elle correspond à ce que le serveur a révélé à la fin.
verify-deal-seal-wrong = Empreinte : elle ne correspond pas. Ce qui a été révélé n’est pas ce qui avait été fixé avant la partie.
verify-deal-parts = Contributions des joueurs : { $parts }. Places : { $seats }.
verify-deal-seed = Graine : elle découle du secret du serveur et des contributions des joueurs.
verify-deal-seed-wrong = Graine : elle ne découle pas du secret du serveur et des contributions des joueurs.
verify-deal-seed-alone = Graine : tirée ou choisie d’un seul côté, sans contribution des joueurs.
verify-deal-game =
    { $moves ->
        [one] Partie : la donne de cette graine, et { $moves } coup qui s’y accorde.
       *[other] Partie : la donne de cette graine, et { $moves } coups qui s’y accordent.
    }
verify-deal-game-wrong = Partie : ce n’est pas la donne de cette graine, ou pas ces règles. { $problem }
verify-deal-fine = La donne est celle qui avait été fixée.
verify-deal-wrong = La donne n’est pas celle qui avait été fixée.

## serve

serve-compiled = Le moteur est compilé.
serve-pure = Le moteur n’est pas compilé : tout fonctionne, mais les bots réfléchissent bien plus lentement. Pour le compiler : burgh --version

## simulate

simulate-games =
    { $games ->
        [one] { $games } partie, graine { $seed }
       *[other] { $games } parties, première graine { $seed }
    }
simulate-seat = Place
simulate-bot = Bot
simulate-wins = Victoires
simulate-shared = Partagées
simulate-score = Score moyen (95 %)
simulate-plies = Coups par partie : { $plies }
simulate-there = { $file } : ces parties y sont déjà ; aucune n’a été jouée

## bench

bench-what = Mesure
bench-value = Valeur

## backup, restore, migrate

backup-done =
    { $games ->
        [one] { $games } partie est dans { $file }, { $rows } lignes en tout.
       *[other] { $games } parties sont dans { $file }, { $rows } lignes en tout.
    }
backup-removed =
    { $files ->
        [one] { $files } sauvegarde plus ancienne a été supprimée.
       *[other] { $files } sauvegardes plus anciennes ont été supprimées.
    }
restore-done =
    { $games ->
        [one] { $games } partie est de retour, { $rows } lignes en tout.
       *[other] { $games } parties sont de retour, { $rows } lignes en tout.
    }
restore-not_empty = La base de données n’est pas vide. Pour effacer ce qu’elle contient : --force
migrate-done = Les tables sont à jour ({ $step }).
migrate-made = Les tables ont été créées ({ $step }).
migrate-changed = Les tables sont passées de { $before } à { $step }.
verify-done =
    { $games ->
        [one] { $games } partie rejouée, désaccords : { $wrong }.
       *[other] { $games } parties rejouées, désaccords : { $wrong }.
    }

## arena

arena-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
arena-elo = Elo
arena-interval = Intervalle à 95 %
arena-share = Duels gagnés
arena-score = Score moyen
arena-duels = { $first } a gagné { $share } ({ $low } à { $high }) des { $duels } duels contre { $second }
arena-won = Parties gagnées
arena-result = Résultat moyen (95 %)
arena-deals = { $first } a fait mieux dans { $share } ({ $low } à { $high }) des { $duels } donnes partagées avec { $second }
arena-stronger = { $first } est plus fort que { $second }.
arena-not_stronger = { $first } n’est pas plus fort que { $second }.

## bots that are commands

forfeits =
    { $moves ->
        [one] { $who } a perdu { $moves } coup par forfait ({ $kinds })
       *[other] { $who } a perdu { $moves } coups par forfait ({ $kinds })
    }
forfeits-said = dernière ligne d’erreur : { $said }
forfeit-crashed = arrêt brutal
forfeit-slow = trop lent
forfeit-garbled = réponse incompréhensible
forfeit-illegal = coup impossible
forfeit-gone = plus relancé
play-forfeit = { $seat } perd ce coup par forfait ({ $kind }) ; le hasard en choisit un autre.
## analyse

analyse-ply = Coup
analyse-seat = Place
analyse-move = Joué
analyse-result = Perspective, en points
analyse-win = Victoire
analyse-regret = Points perdus
analyse-luck = Chance
analyse-better = meilleur coup : { $move }
analyse-lead = D’où vient l’avance finale sur le meilleur rival, face à { $bot } :
analyse-points = D’où viennent les points de la fin, face à { $bot } :
analyse-start = Au début
analyse-own = Ses décisions
analyse-others = Décisions des autres
analyse-drift = Imprévu
analyse-end = À la fin
analyse-skill = Qui a joué à quel niveau :
analyse-no_mistakes = Aucune erreur.
analyse-costly = Coup { $ply }, { $seat } : { $move }. { $cost }

## admin

admin-none = Rien.
admin-guest = sans compte
admin-for_good = sans limite
admin-for_ever = toujours
admin-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
admin-status-open = en attente
admin-status-playing = en cours
admin-status-ended = finie
admin-status-closed = fermée
admin-closed = La table { $table } est fermée.
admin-deleted = La table { $table } est supprimée.
admin-kicked = { $name } ne joue plus à la table { $table }.
admin-banned = L’accès est fermé : { $name } (exclusion { $id }).
admin-unbanned = L’accès est rouvert : { $name }.
admin-settled = Le signalement { $id } est réglé.
admin-no_such_account = Le compte { $account } n’existe pas.
admin-role-operator = { $account } a le rôle d’opérateur.
admin-role-none = { $account } n’a pas le rôle d’opérateur.
admin-keep-guests = Visiteurs qui n’ont jamais joué
admin-keep-chat = Parties avec d’anciens messages
admin-keep-games = Parties finies
admin-keep-open_tables = Tables qui n’ont jamais commencé
admin-keep-audit = Journal et signalements réglés
admin-would_go = La dernière colonne serait supprimée.
admin-gone = La dernière colonne est supprimée.

## Ce qui ne va pas, après « burgh : »

error-interrupted = interrompu
error-continue = interrompu ; la même commande reprend là où elle s’est arrêtée
error-output_closed = sortie fermée
error-no_output = La sortie standard est fermée : impossible de jouer.
error-in_file = { $file } : { $problem }
error-line = ligne { $line } : { $problem }
error-not_text = { $file } : ce n’est pas un fichier texte
error-bad_name = { $file } : un fichier ne peut pas s’appeler ainsi
error-too_deep = { $file } : trop de niveaux imbriqués
error-not_json = { $file } : ce n’est pas du JSON ({ $detail })
error-not_object = { $file } : il faut un objet JSON
error-no_folder = { $file } : ce dossier n’existe pas
error-no_file_there = { $file } : impossible d’écrire un fichier ici
error-other_game = { $file } : le fichier existe déjà, et c’est celui d’une autre partie
error-exists = { $file } : existe déjà ; --force l’écrase
error-no_database = { $file } : il n’y a pas de base de données ; --database en désigne une autre
error-no_cases = { $file } : la clé "cases" doit contenir une liste
error-packs_folder = { $file } : il faut un dossier, avec un dossier par jeu
error-pack_gone = { $file } : l’extension { $pack } de cette partie est introuvable ; --pack, suivi de son dossier, dit où elle se trouve
error-lang = --lang { $lang } : au choix { $languages }
error-at_least = { $flag } : { $least } au moins
error-from_file = { $flag } : les options et la graine viennent du fichier
error-load_or_resume = Soit --load, soit --resume, pas les deux.
error-nothing_kept = Aucune partie en cours dans { $folder }.
error-which_game = Il y a { $games } parties en cours ; reste à dire laquelle.
error-other_title = { $file } : c’est une partie de { $title }, pas de { $asked }
error-one_seat = { $file } : c’est ce que voit un seul joueur ; pour jouer, il faut tout connaître
error-humans = --humans { $humans } : { $most } au plus peuvent jouer
error-no_bots = --bots : donnez au moins un nom parmi { $names }
error-two_bots = --bots : donnez au moins deux bots différents
error-page_marks = { $file } : il faut dans cette page les lignes { $begin } et { $end }
error-no_table = cette table n’existe pas
error-table_over = cette table est déjà terminée
error-no_seat = il n’y a personne à cette place
error-no_account = { $account } : ce compte n’existe pas
error-no_ban = { $id } : cette exclusion n’existe pas
error-no_report = { $id } : ce signalement n’existe pas, ou il est réglé
error-port = --port { $port } : un port est un nombre entier de 0 à 65535
error-no_host = --host { $host } : cette machine n’a pas cette adresse ; --host 0.0.0.0 écoute tout le réseau
error-port_taken = { $host }, port { $port } : déjà pris ; essayez --port { $other }
error-port_denied = { $host }, port { $port } : seul l’administrateur peut prendre un port inférieur à 1024 ; essayez --port { $other }
error-cannot_listen = { $host }, port { $port } : { $problem }
error-two_servers = { $file } : un autre serveur burgh utilise cette base ; pour plusieurs serveurs, il faut PostgreSQL. Un autre fichier : --database FICHIER
usage-help = { $problem } Aide : --help.
usage-command = La commande « { $command } » n’existe pas. Commandes : { $commands }.
usage-near = La commande « { $command } » n’existe pas. Peut-être { $near } ?
usage-option = L’option { $flag } n’existe pas ici.
usage-value = { $flag } { $value } : cette valeur ne convient pas.
usage-missing = Il manque { $name }.
usage-too_much = De trop : { $text }.

## datasets

dataset-rows =
    { $rows ->
        [one] { $rows } ligne, { $columns } colonnes
       *[other] { $rows } lignes, { $columns } colonnes
    }
dataset-numbers = de { $least } à { $most }, moyenne { $mean }
dataset-texts =
    { $distinct ->
        [one] une seule valeur : { $shown }
       *[other] { $distinct } valeurs ; le plus souvent { $shown }
    }
dataset-many = plus de mille valeurs
dataset-empty = toujours vide
dataset-some_empty =
    { $empty ->
        [one] { $told } ; vide sur { $empty } ligne
       *[other] { $told } ; vide sur { $empty } lignes
    }
column-unknown = cette colonne n’est pas de Burgh
column-seed = la graine de la donne ; elle désigne la partie
column-title = le jeu
column-options = les options de la partie, en JSON
column-bot_n = le bot à la place { $seat } ; vide si cette place ne décide jamais
column-score_n = les points de la place { $seat } : à la fin dans un fichier de parties, avant le coup dans un fichier de coups
column-place_n = le rang final de la place { $seat } ; 1 est le meilleur
column-forfeits_n = combien de coups le bot à la place { $seat } a perdus par forfait
column-forfeit_kinds_n = les coups que le bot à la place { $seat } a perdus par forfait, par sorte, en JSON ; vide s’il n’y en a pas
column-said_n = les derniers mots du bot à la place { $seat } quand il a perdu un coup par forfait
column-plies = le nombre de coups de la partie
column-reason = ce qui a mis fin à la partie
column-engine = la version de Burgh qui a joué la partie
column-data = la somme de contrôle du matériel avec lequel la partie a été jouée
column-ply = le numéro du coup dans sa partie, à partir de 1
column-seat = la place qui décide
column-bot = le bot qui décide
column-phase = le genre de décision
column-legal = le nombre de coups possibles
column-move = le coup, comme on le tape
column-verb = le premier mot du coup
column-thing = ce que le coup nomme : une tuile, une carte, un bâtiment, un quartier, une pile ou un joueur
column-cell = l’endroit
column-forfeit = pourquoi le coup n’est pas celui du bot, si c’est le cas
column-final_score = les points finaux de la place qui décide
column-final_place = le rang final de la place qui décide
column-final_score_n = les points finaux de la place { $seat }
column-final_place_n = le rang final de la place { $seat }
column-before-seat = { $track } de la place { $seat } avant le coup
column-after-seat = { $track } de la place { $seat } après le coup
column-before-table = { $track } avant le coup
column-after-table = { $track } après le coup

## suite

suite-baselines = { $suite } ; bots de référence : { $bots }
suite-of = { $part } : { $mode }, { $options }, { $games } parties
suite-competitive = compétitif
suite-solo = solo
suite-cooperative = coopératif
suite-quick = { $suite }, quelques parties seulement de chaque série
suite-part = Série
suite-against = Contre
suite-games = Parties
suite-won = Gagné

## learn

learn-number = Génération
learn-games = Parties
learn-rows = Lignes
learn-own = R² points
learn-lead = R² avance
learn-area = AUC
learn-loss = Perte log.
learn-gate = Gagné au contrôle
learn-kept = Gardé
learn-yes = oui
learn-no = non
learn-outlook = estimation
learn-doing_games = parties { $done }/{ $total }
learn-doing_epoch = passage { $epoch }/{ $epochs } : erreur de { $loss } sur les parties mises de côté
learn-doing_gate = contrôle, série { $set } : { $done }/{ $total }

## cases

cases-malformed = illisible : { $problem }
cases-broke = le moteur a échoué : { $detail }
cases-sum = réussis : { $passed }, échoués : { $failed }
