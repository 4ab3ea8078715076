# La table de Cities: Skylines en français.

sky-city = La ville
sky-administration = Administration
sky-milestone = étape { $now } sur { $last }
sky-treasury = Trésor public
sky-skyline = Skyline
sky-green-won = vert : gagné
sky-won-from = Gagné à partir de { $score }.

## Le plan

sky-square = Rangée { $row }, colonne { $col } : { $what }.
sky-grass = herbe
sky-road = route
sky-water = eau
sky-district =
    { $count ->
        [0] Quartier sans tuile.
        [one] Quartier avec { $count } tuile.
       *[other] Quartier avec { $count } tuiles.
    }
sky-fits = Peut être posée ici. { $gains }
sky-fits-not = Ne peut pas être posée ici.
sky-back = Plateau { $board }, face cachée, s’ouvre pour { $price }.
sky-face-down = face cachée · s’ouvre pour { $price }
sky-back-open = Peut être ouvert.
sky-turn-tile = Tourner et déplacer la tuile
sky-turn-left = Tourner à gauche
sky-turn-right = Tourner à droite
sky-left = Une case à gauche
sky-right = Une case à droite
sky-up = Une case vers le haut
sky-down = Une case vers le bas
sky-put = Poser ici
sky-lift = Reprendre

## Cartes et piles

sky-actions = Que faire
sky-card-for = Prendre une carte pour
sky-shapes = Formes restantes
sky-left-over =
    { $count ->
        [0] plus aucune
        [one] { $count } restante
       *[other] { $count } restantes
    }
sky-piles = Piles
sky-draw-from = Piocher dans
sky-reveal = Une carte de pile est révélée : on ne revient pas en deçà.
sky-hands = Mains
sky-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
sky-no-cards = Aucune carte.
sky-token = premier joueur
sky-staged = préparée
sky-in-force = En vigueur
sky-roles-choose = Gardez un rôle sur deux
sky-choose-board = Choisissez un plateau sur le plan : on l’ouvre en payant son prix.
sky-swap = Tour d’échange : posez autant de cartes de votre main que vous voulez, puis piochez-en autant.
sky-swap-done =
    { $count ->
        [0] Aucun échange
        [one] C’est tout : { $count } carte
       *[other] C’est tout : { $count } cartes
    }

## La fin d’une étape

sky-ends = La partie se termine ainsi.
sky-ending = Si l’étape se termine maintenant
sky-lacking =
    { $count ->
        [one] { $count } quartier manque de tuiles
       *[other] { $count } quartiers manquent de tuiles
    }
sky-empty =
    { $count ->
        [one] { $count } quartier vide
       *[other] { $count } quartiers vides
    }
sky-step-utilities = Réseaux
sky-step-effects = Effets
sky-step-skyline = Skyline
sky-step-employment = Emploi
sky-step-clear = Journal et directives retirées
sky-step-burdens = Nuisances
sky-step-nothing = sans changement

## Ensemble

sky-propose = Montrer aux autres
sky-proposed = Montré aux autres
sky-proposes = { $name } propose :
