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

## À la première page, et à une nouvelle table.

facts-skylines = 1–4 joueurs · 70 minutes · ensemble
about-skylines = Casez zones et services dans les quartiers et gardez huit pistes en équilibre.
option-skylines-scenario = Scénario
option-skylines-scenario-intro = partie d’initiation
option-skylines-scenario-scenario-1 = 1
option-skylines-scenario-scenario-2 = 2
option-skylines-scenario-scenario-3 = 3
option-skylines-scenario-scenario-4 = 4
option-skylines-scenario-scenario-5 = 5, au hasard
option-skylines-difficulty = Difficulté
option-skylines-difficulty-not = seul le scénario 5 laisse le choix
option-skylines-difficulty-usual = selon le scénario
option-skylines-difficulty-beginner = débutant
option-skylines-difficulty-advanced = avancé
option-skylines-difficulty-expert = expert
option-skylines-hands = Mains
option-skylines-hands-open = ouvertes
option-skylines-hands-private = cachées
option-skylines-roles = Rôles
option-skylines-roles-choose = une sur deux
option-skylines-roles-random = au hasard
option-skylines-refill = Compléter les mains à chaque étape

## Sa leçon.

lesson-skylines-aim = Vous bâtissez une seule ville, seul ou ensemble. C’est le bonheur qui compte : à la fin de chaque étape, il s’ajoute au bonheur global. 21 ou plus à la fin, c’est gagné. La plupart des cartes ici sont de notre invention, pas celles de la boîte ; la page du matériel le marque.
    .title = De quoi il s’agit
lesson-skylines-board = Chaque étape ouvre un plateau, contre de l’argent. Ouvrez le plateau A : c’est le moins cher.
    .title = Ouvrir un plateau
lesson-skylines-card = À vous : jouez une carte, échangez-en une contre 2 d’argent, ou terminez l’étape. Choisissez l’école élémentaire : sa tuile se tourne et se pose sur l’herbe libre, pas sur les routes ni sur l’eau.
    .title = Jouer une carte
lesson-skylines-back = Ce n’est que préparé. Revenez d’un pas avec Annuler ou la touche Échap.
    .title = Reprendre
lesson-skylines-place = Jouez encore l’école et posez-la dans un grand quartier, avec de la place à côté. Le registre montre coût et effets. Choisissez ensuite la pile où piocher, et confirmez ; une carte piochée est dévoilée : on n’annule pas au-delà.
    .title = La poser
lesson-skylines-condition = La deuxième ligne d’une carte n’a lieu que si sa condition est remplie. La « Ruelle de l’école » demande l’éducation : un service de niveau I doit toucher la nouvelle tuile par un côté. Posez les logements contre l’école : bonheur et argent reviennent.
    .title = Les conditions
lesson-skylines-tracks = Regardez les pistes. Les logements usent électricité et eau et donnent des bras ; commerces et industrie en demandent. Électricité, eau, déchets et emploi ne doivent pas dépasser leurs bouts, et chaque pas de pollution, trafic et criminalité coûte du bonheur à la fin.
    .title = Huit pistes
lesson-skylines-whynot = Ce qui ne peut pas se jouer est en pointillé. Touchez-le : il dit quelle piste dépasserait son bout, de combien, et quelle règle le dit.
    .title = Pourquoi pas ?
lesson-skylines-milestone = Dès que chaque quartier a une tuile, deux à la dernière étape, vous pouvez terminer l’étape. Alors l’électricité, l’eau et les déchets qui manquent coûtent du bonheur, le bonheur s’ajoute au global, et chaque pas d’emploi loin de 0 coûte de l’argent.
    .title = Terminer une étape
lesson-skylines-end = Après la dernière étape, pollution, trafic et criminalité sont retirés, et le bonheur global donne son nom à votre ville. S’il faut payer sans argent, la partie est perdue aussitôt. Continuez : le bouton Conseil est là.
    .title = Comment cela finit

tab-skylines = La ville en chiffres

parts-about-skylines = Seule une petite part des cartes, plateaux et tuiles imprimés est publique. Ce qui est marqué ✎ est de notre invention, pas ce que contient la boîte ; ✓ est un fait imprimé.
