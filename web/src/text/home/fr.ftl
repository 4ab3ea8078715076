# L’accueil et les nouvelles tables en français.

home-title = Trois jeux de construction de ville, tout de suite et sans compte.
home-text = Choisissez un jeu et des joueurs, et c’est parti. Chaque nombre s’explique ; chaque coup se reprend tant qu’aucune tuile ou carte n’est révélée.
pages = Pages
learn = Apprendre
account = Compte
account-short = Compte
play-now = Jouer
play-now-against = Contre un bot, niveau
play-now-with = Avec un bot, niveau
new-table = Nouvelle table
tutorial = Leçon
go-on = Continuer
due-games =
    { $count ->
        [one] C’est à vous dans une partie
       *[other] C’est à vous dans { $count } parties
    }
go-on-none = Pas encore de partie. « Jouer » lance tout de suite une partie contre un bot.
games-over = Parties terminées
show-more = Voir plus
find-player = Nom d’un joueur
find-title = Jeu
find-every-title = Tous les jeux
find-count =
    { $count ->
        [one] Une table
       *[other] { $count } tables
    }
find-none = Aucune table de ce genre. Une partie du nom suffit.
with-players = avec { $names }
free-seats =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
open-tables = Tables ouvertes
open-none = Aucune table n’attend de joueurs en ce moment.
watch = Regarder
watch-none = Aucune partie publique en cours.
status-open = attend des joueurs
status-ended = terminée
move-number = coup { $ply }
footer = Burgh est un logiciel libre et non officiel : nos propres mots, nos propres images. Les noms des jeux appartiennent à leurs propriétaires.
new-seats = Qui joue
new-count = Nombre de places
seat-kind-me = moi
seat-kind-bot = un bot
seat-kind-link = sur invitation
seat-kind-open = ouvert à tous
seat-kind-link-text = vous recevez un lien à envoyer
seat-kind-open-text = premier arrivé, premier servi
new-hot-seat = À tour de rôle sur cet écran, qui reste caché entre deux tours.
new-options = Options
new-fine = Plus d’options
new-rules = Les options expliquées : les règles
new-no-hints = sans conseils
option-is = { $option } : { $value }
option-off = désactivé : { $option }
value-true = oui
value-false = non
value-usual = selon l’édition ou le scénario
new-pack = Extension : { $pack }
new-pace = Rythme
pace-live = sans pendule
pace-clock = une demi-heure par joueur
pace-days = un jour par coup
new-listed = Montrer la table à l’accueil
new-listed-watch = Laisser regarder : montrer la table à l’accueil
new-hints = Conseils permis
new-seed = Choisir la donne
new-seed-label = Graine
new-seed-text = Choisir la graine permet de connaître la donne ; toute la table en est avertie.
new-seed-unlisted = Avec une donne choisie et des places pour d’autres, la table n’est pas dans la liste. Envoyez un lien : vos amis voient que la donne est choisie.
new-open = Ouvrir la table
new-begin = Commencer
new-refused = Cette table ne peut pas être ouverte :
