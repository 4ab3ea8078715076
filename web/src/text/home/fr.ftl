# L’accueil et les nouvelles tables en français.

home-title = Trois jeux de construction de ville, tout de suite et sans compte.
home-text = Choisissez un jeu, décidez qui s’assied où, et c’est parti. Chaque nombre s’explique ; chaque coup s’annule tant que rien de nouveau n’est dévoilé.
pages = Pages
learn = Apprendre
account = Compte
account-short = Compte
play-now = Jouer
new-table = Nouvelle table
tutorial = Leçon
go-on = Continuer
due-games =
    { $count ->
        [one] C’est à vous dans une partie
       *[other] C’est à vous dans { $count } parties
    }
go-on-none = Pas encore de partie. « Jouer » vous assied face à un robot : deux gestes suffisent.
games-over = Parties terminées
games-over-all = Montrer les { $count }
with-players = avec { $names }
free-seats =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
open-tables = Tables ouvertes
open-none = Personne n’attend de joueurs en ce moment.
watch = Regarder
watch-none = Aucune partie publique en cours.
status-open = attend des joueurs
status-ended = terminée
move-number = coup { $ply }
footer = Burgh est un logiciel libre et non officiel : nos propres mots, nos propres images. Les noms des jeux appartiennent à leurs propriétaires.
new-seats = Qui joue
new-count = Nombre de places
seat-kind-me = moi
seat-kind-bot = un robot
seat-kind-link = qui a le lien
seat-kind-open = n’importe qui
seat-kind-link-text = vous recevez un lien à envoyer
seat-kind-open-text = pour qui vient en premier
level-time = jusqu’à { $seconds } s par décision
new-hot-seat = Plusieurs à cet écran : un rideau tombe entre les tours.
new-options = Options
new-fine = Points de détail des règles
new-rules = Ce que veulent dire les options : les règles
new-no-hints = sans conseils
option-is = { $option } : { $value }
option-off = sans : { $option }
new-pack = Extension : { $pack }
new-pace = Rythme
pace-live = sans pendule
pace-clock = une demi-heure chacun
pace-days = un jour par coup
new-listed = Montrer la table à l’accueil
new-listed-watch = Laisser regarder : montrer la table à l’accueil
new-hints = Conseils permis
new-seed = Choisir la donne
new-seed-label = Graine
new-seed-text = Qui choisit la graine peut connaître la donne ; toute la table en est avertie.
new-open = Ouvrir la table
new-begin = Commencer
new-refused = Une telle table ne peut pas s’ouvrir :
