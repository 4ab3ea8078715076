### Ce que dit le serveur lui-même : par courriel et par notification.

notice-subject = { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties vous attendent
}
notice-turn = { $title }, coup { $move } : { $url }
notice-why = Vous avez demandé un message quand c’est à vous de jouer. Pour changer cela : « Notifications » sur { $url }
notice-stop = Ne plus recevoir ces courriels : { $url }
stop-ask = Ne plus envoyer de courriels à cette adresse ?
stop-button = Ne plus envoyer
stop-done = Plus aucun courriel ne sera envoyé à cette adresse.
confirm-subject = Confirmez votre adresse de courriel
confirm-text = Quelqu’un, sans doute vous, veut utiliser cette adresse pour un compte Burgh. Ouvrez le lien pour la confirmer. Il est valable un jour.
confirm-link = { $account } : { $url }
confirm-foot = Si la demande ne vient pas de vous, ne faites rien : sans le lien, l’adresse n’est pas utilisée.
reset-subject = Un nouveau mot de passe pour Burgh
reset-text = Quelqu’un, sans doute vous, a demandé un nouveau mot de passe. Ouvrez le lien pour le choisir. Il sert une seule fois, pendant une heure.
reset-link = { $account } : { $url }
reset-foot = Si la demande ne vient pas de vous, ne faites rien : votre mot de passe reste le même.

## Réglages de l’opérateur illisibles

settings-database = obligatoire quand HOME n’existe pas
settings-secret = obligatoire avec PostgreSQL, et le même sur chaque nœud
settings-secret_short = il faut au moins { $least } caractères
settings-not_ours = ce n’est pas un secret de Burgh
settings-vapid = il faut 32 octets en base64url
settings-address = { $told } : il faut une adresse comme { $example }
settings-address_like = il faut une adresse comme { $example }
settings-host = { $told } : il faut un nom comme { $example }
settings-sender = il faut l’adresse d’envoi des e-mails
settings-number = { $told } : il faut un nombre entier de { $least } à { $most }
settings-no_limit = cette limite n’existe pas ; au choix : { $known }
settings-no_setting = ce réglage n’existe pas ; au choix : { $known }
settings-no_database = ce n’est pas l’adresse d’une base de données
settings-driver = { $driver } : seuls sqlite et postgresql sont connus

## Sauvegardes

backup-no_database = { $file } : il n’y a pas de base de données
backup-unread = ce qui a été écrit ne se relit pas
backup-version = il n’y a jamais eu de tables de version { $version }
backup-none = ce n’est pas une sauvegarde de Burgh
backup-first = ce n’est pas une sauvegarde de Burgh (première ligne)
backup-last = ce n’est pas une sauvegarde de Burgh (dernière ligne)
backup-part = ce n’est pas une sauvegarde de Burgh, ou seulement une partie
backup-damaged = la sauvegarde est abîmée : son empreinte ne correspond pas
backup-row = ligne { $line } : ce n’est pas une ligne de sa table
backup-rows = les lignes de cette sauvegarde ne conviennent pas à ses tables
backup-short = lignes de { $name } reprises : { $found } seulement

## Exclusions, et ce qu’aucune base n’accepte

ban-whom = nommez une personne, un compte ou un réseau
ban-over = cette date est passée
ban-network = { $told } : il faut un réseau comme { $example }
ban-wide = au moins /{ $least }, sinon cela vise trop de monde
database-value = un texte ou un nombre qu’aucune base de données ne peut contenir

## Ennuis de la base de données

database-gone = la base de données est injoignable
database-busy = la base de données est occupée
database-full = la base de données n’a plus de place
database-read_only = impossible d’écrire dans la base de données
database-damaged = la base de données est abîmée, ou ce n’en est pas une
database-closed = le serveur est en train de s’arrêter
database-detail = { $problem } ({ $detail })
database-no_tables = la base de données n’a pas encore de tables ; pour les créer : burgh migrate
database-newer = ceci vient d’un Burgh plus récent (tables { $stands }, connues ici { $known })
database-older = les tables de la base sont de version { $stands }, et non { $known } ; lancez : burgh migrate
