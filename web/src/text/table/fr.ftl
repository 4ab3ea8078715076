# La table en français : ce qui se dit autour d’une partie. Ce que dit un titre se trouve dans games/<titre>/text.

## À qui le tour

your-turn = À vous de jouer
their-turn = À { $name } de jouer
ask-confirm = vérifiez le détail, puis confirmez
game-over = La partie est terminée
decision = Décision
choose = Choisir
ways = Que faire de la tuile
choices-listed = Tous les choix en liste
deed-build = Construire
deed-basic = Construire
deed-lake = Poser le lac
deed-invest = Investir
deed-discard = Retirer
deed-remove = Retirer
deed-keep = Garder
deed-bot = Placer
deed-skip = Continuer
somebody = Quelqu’un
tools = Outils
hint = Conseil
menu = Menu
loading = Chargement de la table…
no-such-table = Cette table n’existe pas.
no-such-table-text = Il manque peut-être une lettre au lien, ou la table est sur un autre serveur.
line-lost = Connexion perdue. Reconnexion en cours…
line-lost-text = Votre coup préparé est conservé. Rien n’est envoyé avant le retour de la connexion.
server-slow = Le serveur se fait attendre…

## Où en est la partie

stage-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
stage-round = tour { $round }
stage-turn = tour { $turn }
stage-mine = { $stage } · à vous
stage-theirs = { $stage } · à { $name } de jouer

## Les tours des autres, pas à pas

story = Les tours des autres
story-lead = À { $name } de jouer.
story-does = { $name } { $deed }.
story-paid = { $name } { $deed } pour { $price }.
story-then = Puis { $names }.
story-then-you = Puis { $names }, puis vous.
story-you = Puis vous.
story-pays = paie
story-others = pour les autres
story-step = étape { $at } sur { $count }
story-back = Revenir d’une étape
story-next = Étape suivante
story-pause = Pause
story-play = Continuer
story-skip = Passer
story-skip-mine = Passer à mon tour
story-again = Revoir les tours

## Qui est là

people = À la table
here =
    { $count ->
        [one] { $names } est là
       *[other] { $names } sont là
    }
watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
mute = Masquer ses messages : { $name }
notes = Mes notes
notes-text = Visibles de vous uniquement.
notes-saved = Enregistré
notes-typing = Enregistrement…
notes-failed = Non enregistré : le serveur ne répond pas.

## Places

bot-name = Bot { $number }
bot-called = { $name }
player-name = Joueur { $number }
player-former = Ancien joueur
seat-free = Place libre
seat-bot = bot, niv. { $level }
bot-in-style = { $bot }, { $style }
seat-you = vous
seat-away = hors ligne
clock-left = il reste { $time }
clock-zero = À zéro, un bot joue à la place du joueur.
clock-rules =
    Pendules : { $budget } par joueur pour toute la partie{ $increment ->
        [none] .
       *[other] , et { $increment } de plus par décision.
    } { clock-zero }
level-1 = 1, débutant
level-2 = 2, occasionnel
level-3 = 3, solide
level-4 = 4, fort
level-5 = 5, difficile à battre
bot-manner-random = Joue n’importe quel coup permis.
bot-manner-errs = Regarde un coup à l’avance et se trompe { $level ->
        [1] souvent
        [2] parfois
       *[other] rarement
    }.
bot-manner-near = Regarde un coup à l’avance et pense { $level ->
        [1] seulement aux tout prochains tours
       *[other] à bien des tours à venir, mais pas à la fin
    }.
bot-manner-greedy = Regarde un coup à l’avance et joue le meilleur.
bot-manner-mcts = Envisage { $number } suites possibles avant chaque coup.
bot-manner-beam = Déroule ses meilleurs coups dans sa tête avant de choisir.

## En attente de joueurs

lobby-title = Table : { $title }
lobby-wait = En attente de joueurs.
lobby-wait-text = Envoyez un lien, ou complétez avec des bots et commencez.
your-name = Votre nom
sit-down = S’asseoir
bot-level = Niveau
bot-style = Style
bot-style-plain = sans style particulier
bot-style-by_lot = une surprise
bot-style-by_lot-about = Joue dans un style tiré au sort : vous verrez lequel à la table.
fill-with-bots =
    { $count ->
        [one] Commencer avec un bot
       *[other] Commencer avec { $count } bots
    }
link-copy = Copier le lien
link-copied = Copié
lobby-agreed = Réglages de la partie
lobby-full = Il n’y a plus de place libre.
lobby-full-text = Demandez un lien, ou attendez : vous pourrez regarder la partie dès qu’elle commence.
link-by-hand = Copiez ce lien
seat-here = en ligne
deal-will-be-sealed = Le serveur a scellé sa moitié de la donne ; votre navigateur y ajoute une part quand vous prenez place. À la fin, tout le monde peut la vérifier. Empreinte :
deal-sealed = La donne est fixée ; à la fin, tout le monde peut la vérifier. Empreinte :
deal-chosen = La donne de cette table a été choisie.
deal-chosen-text = La graine vient de la personne qui a ouvert la table : elle peut connaître la donne.
deal-chosen-short = donne choisie
deal-check = Vérifier la donne
check-seal-yes = Ce que le serveur a révélé est bien ce qu’il avait scellé à l’ouverture de la table.
check-seal-no = Ce que le serveur a révélé n’est pas ce qu’il avait scellé à l’ouverture de la table.
check-noted-yes = L’empreinte est celle que votre navigateur a vue avant la partie.
check-noted-no = L’empreinte n’est pas celle que votre navigateur a vue avant la partie.
check-noted-none = Votre navigateur n’a pas vu l’empreinte avant la partie et ne peut pas la comparer.
check-part-yes = La part ajoutée par votre navigateur figure parmi celles des joueurs.
check-part-no = La part ajoutée par votre navigateur manque parmi celles des joueurs.
check-part-none = Votre navigateur n’a rien ajouté à cette donne.
check-seed-yes = La graine découle du secret du serveur et des parts des joueurs.
check-seed-no = La graine ne découle pas du secret du serveur et des parts des joueurs.
check-chosen-yes = La graine du fichier de partie est celle qui avait été scellée.
check-chosen-no = La graine du fichier de partie n’est pas celle qui avait été scellée.
check-fine = Tout concorde.
check-wrong = Quelque chose ne concorde pas.
check-more = Que la partie vienne bien de cette graine, coup par coup, c’est le programme qui le vérifie : burgh verify-deal avec le fichier de partie.

## Choisir

do-build = Construire
do-lake = Poser un lac
do-basic = Tuile de base
do-invest = Investir
do-discard = Défausser
do-remove = Retirer une tuile
do-keep = Garder un objectif
do-bot = Placer la tuile de Bob
do-skip = Continuer
do-play = Jouer une carte
do-tram = Poser un tronçon
do-stop = Un seul tronçon
do-place = Placer
do-district = Ajouter un quartier
do-at = Choisir l’emplacement
do-turn = Tourner
do-exchange = Échanger
do-give = Rendre une carte
do-done = Terminé
do-pass = Passer
do-draw = Piocher
do-trade = Proposer un troc
do-offer = Offrir une carte
do-want = Demander des cartes
do-decline = Refuser
do-bid = Donner en échange
do-for = Contre quelle carte
do-take = Accepter une offre
do-role = Garder un rôle
do-board = Révéler un plateau
do-end = Terminer l’étape
do-tile = Choisir une tuile
do-swap = Échanger cette carte
pick-slot = Emplacement { $number }
pick-rotation =
    Rotation : { $value ->
        [0] 0°
        [1] 90°
        [2] 180°
       *[3] 270°
    }
pick-rot = Rotation : { $value }°
pick-none = Aucun
typed-move = Saisir un coup
typed-stage = Préparer

## Reprendre, votes, discussion

undo = Reprendre
redo = Rétablir
undo-ask = Demander à reprendre
undo-free = jusqu’à la dernière tuile ou carte révélée
undo-barrier = une tuile ou une carte a été révélée depuis, ou d’autres ont joué
undo-bots = jusqu’à votre dernier coup ; les bots n’ont rien contre
answer-yes = Oui
answer-no = Non
ask-undo = { $name } demande à reprendre jusqu’au coup { $ply }.
ask-pause = { $name } demande une pause.
ask-resume = { $name } demande à continuer.
ask-replace = { $name } propose de remplacer { $whom } par un bot.
ask-waiting = En attente : { $names }.
pause = Demander une pause
resume = Demander à continuer
replace = Remplacer { $name } par un bot
chat = Dire quelque chose
chat-send = Envoyer
recap =
    { $count ->
        [one] Un coup depuis votre dernière visite
       *[other] { $count } coups depuis votre dernière visite
    }
recap-read = OK
recap-show = Revoir

## Le journal

log-undone = reprend jusqu’au coup { $ply }
log-sat = s’assied
log-bot = est un bot de niveau { $level }
log-left = s’en va
log-began = La partie commence. La donne est fixée.
log-began-record = À partir d’ici, la partie continue autrement.
log-asked-undo = demande à reprendre jusqu’au coup { $ply }
log-asked-pause = demande une pause
log-asked-resume = demande à continuer
log-asked-replace = propose de remplacer { $whom } par un bot
log-yes = est d’accord
log-no = dit non
log-paused = Les pendules sont arrêtées.
log-resumed = Les pendules repartent.
log-secret = fait un choix secret
log-turned_up = révélé : { $things }
log-drawn = pioché : { $things }
log-hidden =
    { $count ->
        [one] une carte piochée
       *[other] { $count } cartes piochées
    }

## Après la partie

rematch = Rejouer
rematch-join = Table suivante
end-next = Et maintenant
end-look = Voir la table
end-back = Retour au résultat
end-whose = La ville de qui
end-how = Le cours de la partie
end-rounds = Tours ; le dernier pas est le décompte final
end-wins = { $who ->
    [you] Vous gagnez avec { $amount } d’avance.
   *[other] { $name } gagne avec { $amount } d’avance.
}
end-tie = Victoire partagée : { $names }.
end-tie-broken = { $who ->
    [you] Égalité, mais la victoire est à vous.
   *[other] Égalité, mais { $name } l’emporte.
}
end-alone = Vous terminez avec { $amount }.
end-all-win = { $result ->
    [none] Vous gagnez ensemble.
   *[other] Vous gagnez ensemble : { $result }.
}
end-all-lose = { $result ->
    [none] Vous perdez ensemble.
   *[other] Pas assez pour gagner : { $result }.
}
end-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
end-points-margin = { end-points }
end-lead-always = { $who ->
    [you] Vous étiez en tête du début à la fin.
   *[other] { $name } était en tête du début à la fin.
}
end-lead-late = { $who ->
    [you] Vous n’êtes en tête que depuis le décompte final.
   *[other] { $name } n’est en tête que depuis le décompte final.
}
end-lead-round = { $who ->
    [you] Vous étiez en tête à partir du tour { $at }.
   *[other] { $name } était en tête à partir du tour { $at }.
}
end-lead-move = { $who ->
    [you] Vous étiez en tête à partir du coup { $at }.
   *[other] { $name } était en tête à partir du coup { $at }.
}
end-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
end-you = vous
end-bot = bot
end-best = Vos meilleurs tours
end-luck = Chance et habileté
end-luck-ask = Quelle part de chance, quelle part d’habileté, et quel coup vous a le plus coûté ?
end-luck-begin = Faire le calcul
end-luck-waiting = Cela prend une minute ou deux. Vous pouvez continuer, ou fermer la page.
end-luck-amount = { $amount } chance
end-skill-amount = { $amount } habileté
end-luck-text = En points d’avance sur le meilleur adversaire. Chance : ce qui a été révélé. Habileté : vos coups à côté de ceux des autres.
end-luck-alone = En points. Chance : ce qui a été révélé. Habileté : vos coups à côté des meilleurs.
end-costliest = Ce qui a le plus coûté
end-kept = À garder
end-sealed = La donne était scellée avant le premier coup, elle est ouverte maintenant : le fichier de partie la montre.
source-points = points
share-city = Partager cette ville
share-send = Partager
share-link = Copier le lien
share-names = Noms sur l’image
share-whose = La ville de qui
share-trouble = L’image n’a pas pu être faite. Réessayez dans un instant.
review = Analyse
record = Télécharger la partie
rules = Règles
reference = Matériel
legend = Symboles
legend-all = Tous les symboles
signs-change = Ce qui change
signs-map = Sur le plan
unofficial = Burgh est un logiciel non officiel. Le nom { $title } appartient à ses propriétaires ; les textes et les images d’ici sont les nôtres.

## Conseils

hint-heading = Un bon coup
hint-thinking = Réflexion…
hint-none = Rien à dire ici.
hint-look = Regardez la case entourée.
hint-look-beside = Regardez ce qui est entouré.
hint-more = Quoi et pourquoi ?
hint-here = Ici
hint-then = Ensuite
hint-plan = Le plan :
hint-near = Presque aussi bon :
hint-near-text = { $move }. { $near }
hint-other = Autre idée
hint-first = Première idée
hint-stage = Préparer
hint-sure-ask = Est-ce sûr ?

## Touches

keys = Touches
keys-on = Raccourcis clavier
key-keys = cette aide
key-heat = carte de chaleur : piste suivante
key-hint = un conseil
key-back = revenir en arrière
key-undo = reprendre un coup, si possible
key-redo = rétablir un coup repris
key-slot = choisir au marché ou en main
key-arrows = de case en case
key-next = case possible suivante
key-enter = choisir ; sur Confirmer : confirmer
key-turn = tourner la tuile ou le quartier
key-zoom = zoomer sur le plan
key-story = mettre en pause, parcourir ou passer les tours des autres
key-region = partie suivante de la page

## Ennuis

problem-nothing-lost = Rien n’a été changé.
problem-stale = La partie a continué entre-temps.
problem-illegal = Les règles ne le permettent pas.
problem-malformed = Coup non compris.
problem-not_your_turn = Ce n’est pas à vous de jouer.
problem-game_over = La partie est terminée.
problem-not_begun = La partie n’a pas commencé.
problem-begun = La partie a déjà commencé.
problem-taken = Cette place est prise.
problem-chosen_seed = Une table de la liste avec des places libres n’a pas de donne choisie : des inconnus n’en sauraient rien.
problem-reveal_between = Une tuile ou une carte est révélée entre-temps : confirmez d’abord le début.
problem-unavailable = Le serveur ne peut pas le faire maintenant. Réessayez dans un instant.
problem-unreachable = Le serveur ne répond pas.
problem-no_such_table = Cette table n’existe pas.
problem-asked_already = Un vote est déjà en cours.
problem-no_such_question = Ce vote est terminé.
problem-busy = Le serveur est occupé, réessayez.
problem-too_many = Trop de demandes à la fois. Attendez un instant.
problem-too_many-seconds =
    { $count ->
        [one] Trop de demandes à la fois. Réessayez dans { $count } seconde.
       *[other] Trop de demandes à la fois. Réessayez dans { $count } secondes.
    }
problem-too_many-minutes =
    { $count ->
        [one] Trop de demandes à la fois. Réessayez dans { $count } minute.
       *[other] Trop de demandes à la fois. Réessayez dans { $count } minutes.
    }
problem-too_slow = La connexion est trop lente. Réessayez.
problem-name_in_use = Un joueur porte déjà ce nom ici. Changez le vôtre dans votre profil pour écrire.
problem-no_hints = Cette table ne permet pas de conseils.
problem-wrong_link = Ce lien ne donne aucune place à cette table. Il a déjà servi, ou il est incomplet.
problem-not_yours = Réservé aux joueurs de cette table.
problem-not_shared = Seulement dans les parties coopératives.
problem-no_change = Rien à changer.
problem-not_asked = Ce vote ne vous concerne pas.
problem-no_such_title = Ce jeu n’existe pas ici.
problem-no_such_page = Cette page n’existe pas.
problem-refused = Action refusée par le serveur.
problem-wrong_method = La page n’est plus à jour. Rechargez-la.
problem-unplayable = Impossible d’ouvrir cette partie : son extension a changé ou n’est plus là.
problem-newer = Cette partie se poursuit sur une version plus récente du serveur. Vous y revenez dans un instant.
problem-wrong_host = Le serveur n’est pas connu sous cette adresse. Son opérateur peut l’ajouter (BURGH_HOSTS).

## La barre d’un téléphone

tabs = Plus
end-charts = Courbes de la partie
