# Les mots propres à Burgh en français : le site et ses éléments. Ce que dit un jeu se trouve dans games/<title>/text.

## Lettres des catégories, telles qu'elles figurent dans leurs signes

letter-res = R
letter-com = C
letter-ind = I
letter-civ = A
letter-utl = U

## Décider

confirm = Confirmer
cancel = Annuler
close = Fermer
show-me = Montrer
read-rule = Lire la règle
show-on-map = Montrer sur le plan
undo-stops = Révèle une tuile ou une carte : coup définitif.
first = 1re place

## Détail et pistes

ledger = Détail
ledger-empty = Rien ne l’a encore changé.
round-short = Tour
move-short = Coup
cause = Cause
change = Variation
total = Total
condition-held = remplie
condition-failed = non remplie
ribbon = Population

## Le plan

zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Tout montrer

## Carte de chaleur

heat = Carte de chaleur
heat-worse = moins bon
heat-better = meilleur

## Journal

log = Journal
log-older = Messages plus anciens
log-filter = Afficher
log-filter-all = tout
log-filter-mine = moi
log-filter-chat = chat
open-move = Aller au coup { $number }
taken-back = repris

## Un écran pour plusieurs

curtain-hand = Passez l'écran à { $name }
curtain-hidden = L’écran reste caché jusque-là.
curtain-open = Je suis { $name }

## Revoir, graphiques, la fin

replay = Revoir la partie
replay-play = Lecture
replay-pause = Pause
replay-move = Coup { $ply } sur { $last }
replay-slider = Coup
replay-speed = Vitesse
replay-branch = Et si ? Repartir d’ici
as-table = En tableau
scoring = Décompte
scores-source = D’où viennent les points
scores-total = Total
scores-part = { $words } { $points }

## La page

theme = Clair ou sombre
language = Langue
language-en = English
language-fr = Français
language-ru = Русский
page-of = { $title } : { $page }
page-gallery = Éléments
page-not_found = Cette page n'existe pas.
go-home = Retour à l'accueil
try-again = Réessayer

## Compter

tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
markers =
    { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }
