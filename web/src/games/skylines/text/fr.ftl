# La table de Cities: Skylines en français.

sky-city = La ville
sky-administration = Administration
sky-milestone = étape { $now } sur { $last }
sky-treasury = Trésor public
sky-skyline = Skyline
sky-won-short = gagné à partir de { $score }
sky-won-from = Gagné à partir de { $score }.

## Ce qui est demandé

sky-ask-role = Gardez l’un de vos deux rôles.
    .text = Il vous aide pendant toute la partie.
sky-ask-arrange = Posez un plateau de la ville :
    .text = choisissez-en un, puis une place éclairée. R le tourne. Terre contre terre, eau contre eau.
sky-ask-board = Révélez un plateau :
    .text = le trésor public paie son coût de développement, il contient { $money }.
sky-ask-turn = À vous de jouer.
    .text = Jouez une carte, ou échangez-en une pour { $price }.
sky-ask-turn-play = À vous de jouer.
    .text = Jouez une carte.
sky-ask-turn-end = À vous de jouer.
    .text = Jouez une carte, échangez-en une pour { $price }, ou terminez l’étape.
sky-ask-turn-play-end = À vous de jouer.
    .text = Jouez une carte, ou terminez l’étape.
sky-ask-stuck = Aucune de vos cartes ne peut être jouée.
    .text = Choisissez-en une à échanger pour { $price }.
sky-ask-stuck-end = Aucune de vos cartes ne peut être jouée.
    .text = Terminez l’étape, ou choisissez une carte à échanger pour { $price }.
sky-ask-must_end = Aucune de vos cartes ne peut être jouée.
    .text = Terminez l’étape.
sky-ask-tile = « { $card } » :
    .text = choisissez une forme.
sky-ask-place = « { $card } » :
    .text = choisissez une case éclairée. R tourne la tuile.
sky-ask-draw = Prenez une carte :
    .text = choisissez une pioche, ou une carte de la pile Échange.
sky-ask-draw-play = « { $card } » : tout est prêt.
    .text = Choisissez une pioche, puis confirmez.
sky-ask-draw-exchange = « { $card } » va à la pile Échange.
    .text = Choisissez une pioche, puis confirmez.
sky-ask-refill = Vous avez perdu une directive :
    .text = piochez une carte à sa place, choisissez une pioche.
sky-ask-swap = Tour d’échange.
    .text =
        { $count ->
            [0] Choisissez des cartes à échanger, ou aucune, puis terminez.
            [one] { $count } carte à échanger. Choisissez-en une autre, ou terminez.
           *[other] { $count } cartes à échanger. Choisissez-en une autre, ou terminez.
        }
sky-ask-redraw = Piochez de nouveau :
    .text =
        { $count ->
            [one] choisissez une pioche pour la carte échangée.
           *[other] choisissez une pioche pour chacune des { $count } cartes échangées.
        }
sky-ask-ready-drawn = Ensuite vous piochez au niveau { $pile }. Confirmez, ou choisissez une autre pioche.
sky-ask-ready-taken = Ensuite vous prenez « { $drawn } ». Confirmez, ou choisissez une autre carte.
sky-ask-ready-role = Vous gardez « { $card } ».
    .text = Confirmez, ou choisissez l’autre rôle.
sky-ask-ready-lay = Le plateau { $board } est prêt.
    .text = Confirmez, ou choisissez un autre plateau ou une autre place.
sky-ask-ready-board = Le plateau { $board } est prêt à être révélé.
    .text = Confirmez, ou choisissez-en un autre.
sky-ask-ready-play = « { $card } » : tout est prêt.
    .text = Confirmez, ou choisissez une autre carte.
sky-ask-ready-place = « { $card } » : tout est prêt.
    .text = Confirmez, ou essayez une autre case.
sky-ask-ready-exchange = « { $card } » va à la pile Échange.
    .text = Confirmez, ou choisissez une autre carte.
sky-ask-ready-end = L’étape est prête à se terminer.
    .text = Voyez ce que cela donne, puis confirmez.
sky-ask-ready-draw = Vous piochez au niveau { $pile }.
    .text = Confirmez, ou choisissez une autre pioche.
sky-ask-ready-swap = Tour d’échange.
    .text = Confirmez, ou choisissez une autre carte.
sky-ask-ready-done =
    { $count ->
        [0] Vous n’échangez rien.
        [one] Vous échangez { $count } carte.
       *[other] Vous échangez { $count } cartes.
    }
    .text = Confirmez, ou changez votre choix.
sky-way-play = La jouer
sky-way-exchange = L’échanger · { $price }
sky-end = Terminer l’étape
deed-skylines-role = Garder
deed-skylines-lay = Poser
deed-skylines-board = Révéler
deed-skylines-play = Jouer
deed-skylines-tile = Construire
deed-skylines-place = Construire
deed-skylines-exchange = Échanger
deed-skylines-end = Terminer l’étape
deed-skylines-draw = Piocher
deed-skylines-swap = Échanger
deed-skylines-done = Terminer

## Le plan

sky-square = { $what }, { $where }.
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
sky-back = Plateau { $board }, face cachée. Coût de développement : { $price }.
sky-face-down = face cachée · à révéler : { $price }
sky-back-open = Peut être révélé.
sky-turn-tile = Tourner et déplacer la tuile
sky-turn-left = Tourner à gauche
sky-turn-right = Tourner à droite
sky-left = Une case à gauche
sky-right = Une case à droite
sky-up = Une case vers le haut
sky-down = Une case vers le bas
sky-put = Poser ici

## Poser les plateaux

sky-plates = Plateaux à poser
sky-plate = Plateau { $board }, s’ouvre pour { $price }.
sky-arrange-staged = Confirmez, ou choisissez un autre plateau ou une autre place.
sky-arrange-others = Les plateaux de la ville sont en train d’être posés.
sky-beside-right = À droite de { $board } :
sky-beside-below = Au-dessous de { $board } :
sky-beside-left = À gauche de { $board } :
sky-beside-above = Au-dessus de { $board } :
sky-beside-none = Le premier plateau :
sky-lay-fits = il convient ici.
sky-lay-turned = il convient ici s’il est tourné.

## Cartes et piles

sky-shapes = Formes restantes
sky-left-over =
    { $count ->
        [0] plus aucune
        [one] { $count } restante
       *[other] { $count } restantes
    }
sky-piles = Pioches
sky-draw-from = Piocher dans
sky-reveal = Une carte est révélée : ensuite, plus de retour possible.
sky-hand = Votre main
sky-their-hands = Les mains des autres
sky-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
sky-no-cards = Aucune carte.
sky-token = premier joueur
sky-in-force = En vigueur
sky-roles-choose = Gardez l’un des deux rôles
sky-swap-done =
    { $count ->
        [0] Aucun échange
        [one] Terminé : { $count } carte
       *[other] Terminé : { $count } cartes
    }

## Ce que montre une fiche

sky-card-free = gratuit
sky-card-of = main : { $name }
sky-card-own = dans votre main
sky-card-laid = dans la pile Échange
sky-card-in_force = en vigueur pour tous
sky-card-role = rôle : { $name }
sky-card-role-own = votre rôle
sky-card-here = à la place choisie
sky-card-changed = imprimé : { $price }, modifié par { $by }
sky-card-effect-changed = modifié par { $by }
sky-card-lands = { $name } : { $from } → { $to }
sky-card-toward_zero =
    { $name } : { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } vers 0
sky-card-if = Si { $condition } : { $gains }
sky-card-if-districts =
    { $count ->
        [0] Aucun quartier ne le permet pour l’instant.
        [one] { $count } quartier le permet pour l’instant.
       *[other] { $count } quartiers le permettent pour l’instant.
    }
sky-card-down = face cachée
sky-card-built = à la construction
sky-card-since = depuis
sky-card-take = La prendre
sky-card-show = Montrer sur le plan
sky-card-district = Quartier
sky-card-squares =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
sky-card-free-squares =
    { $count ->
        [0] aucune case libre
        [one] { $count } case libre
       *[other] { $count } cases libres
    }
sky-card-lacks =
    { $count ->
        [one] Il lui faut encore { $count } tuile avant la fin de l’étape.
       *[other] Il lui faut encore { $count } tuiles avant la fin de l’étape.
    }
sky-card-pile =
    { $count ->
        [0] Il n’y reste aucune carte.
        [one] Il y reste { $count } carte.
       *[other] Il y reste { $count } cartes.
    }
sky-card-ending-tiles =
    { $count ->
        [one] Il faut { $count } tuile dans chaque quartier.
       *[other] Il faut { $count } tuiles dans chaque quartier.
    }
sky-card-ending-utilities = À la fin d’une étape, chaque case d’électricité, d’eau et de déchets en dessous de 0 coûte 1 bonheur.
sky-card-ending-happiness = À la fin d’une étape, le bonheur s’ajoute au bonheur global.
sky-card-ending-employment = À la fin d’une étape, chaque case d’emploi au-delà ou en deçà de 0 coûte 1 Argent.
sky-card-ending-burdens = À la fin de la partie, chaque case de pollution, de trafic et de criminalité coûte 1 bonheur global.
sky-card-ending-board = Ensuite, un nouveau plateau est révélé, à son coût de développement.
sky-near-refuse-low =
    { $steps ->
        [0] { $name } : au bout de la piste. Aucune carte qui la fait baisser ne peut être jouée.
        [one] { $name } : encore { $steps } case vers le bas, et plus aucune carte qui la fait baisser ne peut être jouée.
       *[other] { $name } : encore { $steps } cases vers le bas, et plus aucune carte qui la fait baisser ne peut être jouée.
    }
sky-near-refuse-high =
    { $steps ->
        [0] { $name } : au bout de la piste. Aucune carte qui la fait monter ne peut être jouée.
        [one] { $name } : encore { $steps } case vers le haut, et plus aucune carte qui la fait monter ne peut être jouée.
       *[other] { $name } : encore { $steps } cases vers le haut, et plus aucune carte qui la fait monter ne peut être jouée.
    }
sky-near-lose-low =
    { $steps ->
        [one] { $name } : encore { $steps } case vers le bas, et la partie est perdue.
       *[other] { $name } : encore { $steps } cases vers le bas, et la partie est perdue.
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
sky-step-utilities = Urbanisme
sky-step-effects = Effets
sky-step-skyline = Skyline
sky-step-employment = Emploi
sky-step-clear = Actualités et directives défaussées
sky-step-burdens = Nuisances
sky-step-nothing = sans changement

## Ensemble

sky-propose = Montrer aux autres
sky-proposed = Montré aux autres
sky-proposes = { $name } propose :

## À la première page, et à une nouvelle table.

facts-skylines = 1–4 joueurs · 70 minutes · coopératif
about-skylines = Ensemble, casez zones et services dans les quartiers et gardez huit pistes en équilibre.

## Sa leçon.

lesson-skylines-aim = Vous bâtissez une seule ville, en solo ou ensemble. C’est le bonheur qui compte : à la fin de chaque étape, il s’ajoute au bonheur global. 21 ou plus à la fin, c’est gagné. La plupart des cartes ici sont de notre invention, pas celles de la boîte ; la page du matériel le signale.
    .title = Le but du jeu
lesson-skylines-board = Au début de chaque étape, on révèle un plateau en payant son coût de développement. Révélez le plateau A : c’est le moins cher.
    .title = Révéler un plateau
lesson-skylines-card = À vous : jouez une carte, échangez-en une (coût : 2 Argents) ou terminez l’étape. Choisissez l’école élémentaire : sa tuile se tourne et se pose sur l’herbe libre, pas sur les routes ni sur l’eau.
    .title = Jouer une carte
lesson-skylines-back = Le coup est seulement préparé. Revenez en arrière avec Annuler ou la touche Échap.
    .title = Reprendre
lesson-skylines-place = Jouez de nouveau l’école et posez-la dans un grand quartier, avec de la place à côté. Le détail montre coût et effets. Choisissez ensuite la pioche où prendre une carte, et confirmez ; une carte piochée est révélée : ce coup ne se reprend plus.
    .title = Poser la tuile
lesson-skylines-condition = La deuxième ligne d’une carte ne compte que si sa condition est remplie. La « Ruelle de l’école » demande l’accès au service éducation : un bâtiment de service de niveau I doit toucher la nouvelle tuile par un côté. Posez les logements contre l’école : ils rapportent bonheur et argent.
    .title = Les conditions
lesson-skylines-tracks = Regardez les pistes. Les logements consomment électricité et eau et apportent des travailleurs ; commerces et industrie en demandent. Électricité, eau, déchets et emploi ne doivent pas dépasser leurs limites, et chaque case de pollution, de trafic et de criminalité coûte du bonheur à la fin.
    .title = Huit pistes
lesson-skylines-whynot = Ce qui ne peut pas se jouer est en pointillé. Touchez-le : il dit quelle piste dépasserait sa limite, et de combien, avec un lien vers la règle.
    .title = Pourquoi pas ?
lesson-skylines-milestone = Dès que chaque quartier a une tuile (deux à la dernière étape), vous pouvez terminer l’étape. L’électricité, l’eau et les déchets qui manquent coûtent alors du bonheur, le bonheur s’ajoute au bonheur global, et chaque case d’emploi loin de 0 coûte de l’argent.
    .title = Terminer une étape
lesson-skylines-end = Après la dernière étape, pollution, trafic et criminalité sont retirés, et le bonheur global décide du statut de votre ville. Si le trésor public ne peut pas payer, la partie est perdue aussitôt. Continuez : le bouton Conseil est là.
    .title = La fin de la partie

tab-skylines = La ville en chiffres

parts-about-skylines = Seule une petite partie des cartes, plateaux et tuiles imprimés est publique. Ce qui est marqué ✎ est de notre invention, pas ce que contient la boîte ; ✓ est imprimé dans le jeu.

## La fin

source-happiness = bonheur de chaque étape
source-other = en chemin
source-pollution = pollution
source-traffic = trafic
source-crime = criminalité

## Légende

signs-services = Services
signs-tiles = Tuiles
