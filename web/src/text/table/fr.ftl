# La table en français : ce qui se dit autour d’une partie. Ce que dit un titre se trouve dans games/<titre>/text.

## À qui le tour

your-turn = À vous de jouer
their-turn = { $name } décide
ask-confirm = vérifiez le registre, puis confirmez
game-over = La partie est terminée
decision = Décision
choose = Choisir
choose-place = Choisissez une place sur la carte : chacune dit ce qu’elle rapporte ce tour-ci. Rien n’est encore dépensé.
everybody = Tout le monde
somebody = Quelqu’un
tools = Outils
hint = Conseil
menu = Menu
loading = On dresse la table…
no-such-table = Cette table n’existe pas.
no-such-table-text = Il manque peut-être une lettre au lien, ou la table est sur un autre serveur.
rule-id = Règle { $rule }
line-lost = La liaison est perdue ; nouvel essai en cours.
line-lost-text = Ce que vous avez préparé est conservé. Rien n’est envoyé avant le retour de la liaison.

## Où en est la partie

stage-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
stage-round = manche { $round }
stage-turn = tour { $turn }
stage-scenario = scénario { $scenario }
stage-mine = { $stage } · à vous
stage-theirs = { $stage } · { $name } décide

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
mute = Ne plus lire { $name }
notes = Mes notes
notes-text = Vous seul pouvez les lire.
notes-saved = Enregistré
notes-typing = Enregistrement …
notes-failed = Non enregistré : le serveur ne répond pas.

## Places

bot-name = Robot { $number }
player-name = Joueur { $number }
seat-free = Place libre
seat-bot = robot, niveau { $level }
seat-you = vous
seat-away = absent
level-1 = 1, débutant
level-2 = 2, joue gentiment
level-3 = 3, solide
level-4 = 4, prévoit
level-5 = 5, difficile à battre

## En attente de joueurs

lobby-title = Une table de { $title }
lobby-wait = On attend des joueurs.
lobby-wait-text = Envoyez un lien, ou remplissez les places libres avec des robots et commencez.
your-name = Votre nom
sit-down = S’asseoir
bot-level = Niveau
fill-with-bots =
    { $count ->
        [one] Commencer avec un robot
       *[other] Commencer avec { $count } robots
    }
link-copy = Copier le lien
link-copied = Copié
lobby-agreed = Ce qui se joue
lobby-full = Aucune place n’est libre pour vous ici.
lobby-full-text = Demandez un lien, ou attendez : dès que la partie commence, vous pourrez la regarder.
link-by-hand = Copiez ce lien
seat-here = présent
deal-will-be-sealed = La donne est scellée au début et ouverte à la fin : chacun peut la vérifier.
deal-sealed = La donne est scellée :
deal-opened = La donne était scellée ; la voici ouverte :

## Choisir

do-build = Construire
do-lake = Poser un lac
do-basic = Tuile de base
do-invest = Investir
do-discard = Défausser
do-remove = Retirer une tuile
do-keep = Garder un objectif
do-bot = Poser la tuile du robot
do-skip = Continuer
do-play = Jouer une carte
do-tram = Poser un tram
do-stop = Un segment suffit
do-place = Placer
do-district = Ajouter un quartier
do-at = Son emplacement
do-turn = Son orientation
do-exchange = Échanger
do-give = Donner une carte
do-done = C’est tout
do-pass = Passer
do-draw = Piocher
do-trade = Proposer un échange
do-offer = Offrir une carte
do-want = Demander des cartes
do-decline = Décliner
do-bid = Enchérir
do-for = Enchérir pour
do-take = Accepter une enchère
do-role = Garder un rôle
do-board = Ouvrir un plateau
do-end = Finir l’étape
do-tile = Choisir une tuile
do-swap = Déposer pour échanger
pick-slot = Emplacement { $value }
pick-rotation = Tourné de { $value } quarts
pick-rot = Tourné de { $value }°
pick-none = Aucun
typed-move = Saisir un coup
typed-stage = Préparer

## Annuler, questions, discussion

undo = Annuler
redo = Rétablir
undo-ask = Demander à revenir
undo-free = jusqu’à la dernière chose dévoilée
undo-barrier = quelque chose a été dévoilé, ou d’autres ont joué
yes = Oui
no = Non
ask-undo = { $name } demande à revenir au coup { $ply }.
ask-pause = { $name } demande d’arrêter les pendules.
ask-resume = { $name } demande de reprendre.
ask-replace = { $name } demande un robot à la place de { $whom }.
ask-waiting = On attend { $names }.
pause = Demander une pause
resume = Demander à reprendre
replace = Demander un robot à la place de { $name }
chat = Dire quelque chose
chat-send = Envoyer
recap =
    { $count ->
        [one] Un coup depuis votre dernier regard
       *[other] { $count } coups depuis votre dernier regard
    }
recap-read = J’ai lu

## Le journal

log-undone = revient au coup { $ply }
log-sat = s’assied
log-bot = est joué par un robot de niveau { $level }
log-left = s’en va
log-began = La partie commence. La donne est scellée.
log-began-record = À partir d’ici, la partie continue autrement.
log-asked-undo = demande à revenir au coup { $ply }
log-asked-pause = demande une pause
log-asked-resume = demande à reprendre
log-asked-replace = demande un robot à la place de { $whom }
log-yes = est d’accord
log-no = dit non
log-paused = Les pendules sont arrêtées.
log-resumed = Les pendules repartent.
log-secret = décide en secret
log-turned_up = dévoilé : { $things }
log-drawn = pioché : { $things }
log-hidden =
    { $count ->
        [one] une carte piochée
       *[other] { $count } cartes piochées
    }

## Après la partie

rematch = Rejouer
rematch-join = Vers la table suivante
review = Analyse
record = Télécharger la partie
rules = Règles
reference = Matériel
story-play = en jeu
unofficial = Burgh est un logiciel non officiel. { $title } est un nom de ses propriétaires ; les textes et les images d’ici sont les nôtres.

## Conseils

hint-thinking = Réflexion…
hint-none = Rien à dire ici.
hint-where = Regardez :
hint-what = Le mieux :
hint-expected = Résultat attendu { $result } (entre { $low } et { $high })
hint-others = Bien aussi :
hint-more-what = Quoi exactement ?
hint-more-why = Pourquoi ?

## Touches

keys = Touches
keys-on = Les touches seules agissent
key-keys = cette feuille
key-heat = carte de chaleur : piste suivante
key-hint = un conseil
key-back = un pas en arrière
key-undo = annuler, là où c’est libre
key-redo = refaire ce qui a été repris
key-slot = un élément du marché ou de la main
key-arrows = de case en case
key-next = case permise suivante
key-enter = choisir ; sur Confirmer : confirmer
key-turn = tourner la pièce
key-zoom = agrandir ou réduire la carte
key-region = partie suivante de la page

## Ennuis

problem-nothing-lost = Rien n’a été changé.
problem-stale = La partie a continué entre-temps.
problem-illegal = Les règles ne le permettent pas.
problem-malformed = Ce n’est pas lisible comme un coup.
problem-not_your_turn = Ce n’est pas à vous.
problem-game_over = La partie est terminée.
problem-not_begun = La partie n’a pas commencé.
problem-begun = La partie a déjà commencé.
problem-taken = Cette place est prise.
problem-reveal_between = Quelque chose se dévoile entre-temps : confirmez d’abord la première partie.
problem-unavailable = Le serveur ne peut pas le faire maintenant. Réessayez dans un instant.
problem-unreachable = Le serveur ne répond pas.
problem-no_such_table = Cette table n’existe pas.
problem-asked_already = La table a déjà été consultée.
problem-no_such_question = Cette question est réglée.
problem-busy = Trop d’écritures à la fois. Réessayez.
problem-too_many = C’était trop à la fois. Attendez un instant.
problem-no_hints = Cette table ne permet pas de conseils.
problem-wrong_link = Ce lien n’ouvre aucune place ici. Il a déjà servi, ou il y manque une lettre.
problem-not_yours = Seules les personnes assises à cette table le peuvent.
problem-not_shared = Ici, chacun joue pour soi.
problem-no_change = C’est déjà le cas.
problem-not_asked = La question ne vous est pas posée.
problem-no_such_title = Ce jeu n’existe pas ici.
problem-no_such_page = Cette page n’existe pas.
problem-refused = Le serveur a refusé.
problem-wrong_method = La page n’est plus à jour. Rechargez-la.
problem-unplayable = Impossible d’ouvrir cette partie : son extension a changé ou n’est plus là.

## La barre d’un téléphone

tabs = Le reste de la table
end-charts = Courbes de la partie
