# Ce qui ne va pas dans ce qu’on demande au laboratoire : simulations, tournois, séries, jeux de données.

## Bots

lab-one_bot = donnez au moins un bot
lab-two_bots = donnez au moins deux bots différents
lab-seats = bots : { $bots }, places qui décident : { $seats }

## Fichiers

lab-ending = le nom doit se terminer par { $endings }
lab-ending_or_folder = le nom doit se terminer par { $endings }, ou être celui d’un dossier
lab-no_folder = ce dossier n’existe pas
lab-no_outer = le dossier où le créer n’existe pas
lab-exists = le fichier existe déjà ; --force l’écrase
lab-other_games = le fichier contient d’autres parties (autres : { $names }) ; --force l’écrase
lab-other_decisions = ce ne sont pas les décisions des mêmes parties ; --force les écrase
lab-other_things = ce dossier contient autre chose
lab-damaged = cette ébauche est abîmée ; supprimez-la
lab-writing = une autre commande est en train d’écrire ce fichier
lab-not_journal = ce n’est pas un fichier { $kind }
lab-other_journal = c’est un fichier { $kind } avec d’autres réglages ; ce qui diffère : { $names }
lab-not_text = ce n’est pas un fichier texte
lab-not_csv = ce n’est pas un fichier CSV
lab-csv_cells = une ligne a plus ou moins de valeurs qu’il n’y a de colonnes
lab-not_object = ligne { $line } : ce n’est pas un objet JSON
lab-not_parquet = ce n’est pas un fichier Parquet

## Processus et grappes qui jouent

lab-died = les processus qui jouent s’arrêtent brutalement ; y a-t-il assez de mémoire ? Et un script qui les lance le fait-il sous { $code } ?
lab-cluster_died = les processus de la grappe s’arrêtent brutalement ; ses nœuds ont-ils assez de mémoire ?
lab-no_cluster = --ray { $address } : aucune grappe ne répond ({ $detail })
lab-other_version = un nœud de la grappe fait tourner Burgh { $version }, et non { $ours }
lab-no_ray = --ray demande Ray : { $command }

## Apprentissage

lab-no_lesson = rien ne dit comment apprendre ce jeu : il n’a pas de { $file }
lab-no_games = donnez au moins un jeu d’options
lab-lanes = il faut un multiple de { $lanes }
lab-no_inputs = aucun réseau ne lit ce jeu
lab-no_net = { $file } n’est pas un réseau du jeu { $title }
lab-share = { $value } n’est pas entre 0 et 1
lab-positive = il faut plus que 0
