# La table de Big City en français.

## Le plan

city-map = La ville
city-lot-free = Propriété { $number }, { $ground }, libre.
city-lot-built = Propriété { $number }, { $ground } : { $piece }.
city-in-hand = Dans votre main
city-chosen = Choisie
city-legal = Possible.
city-street = Rue { $where }.
city-street-tram = Le tramway y passe.
city-place = Quartier { $number } { $where }, tourné de { $degrees }°
city-tram-count = Tramway { $laid } sur { $all }
city-layer = Flèches et clics choisissent les
city-layer-lots = Propriétés
city-layer-streets = Rues
city-key = Légende
city-key-outskirts = périphérie
city-key-center = centre-ville
city-key-multiple = propriété pour église
city-key-hand = dans votre main
city-key-lit = à choisir maintenant

## Ce qui est demandé

city-ask-place = À vous de jouer.
    .text = Ajoutez le quartier { $districts } à la ville : choisissez-le, puis son emplacement.
city-ask-origin = Quartier { $number } :
    .text = amenez-le sur un emplacement en pointillés ; il doit toucher au moins deux propriétés. R le tourne.
city-ask-ready-added = Le quartier { $number } est prêt.
    .text = Confirmez, ou annulez.
city-ask-ready-district = Le quartier { $number } serait { $where }.
    .text = Confirmez, tournez-le ou essayez ailleurs.
city-ask-act = À vous de jouer.
    .text = Choisissez un bâtiment ou une carte de votre main, posez du tramway ou ajoutez un quartier.
city-ask-act-early = À vous de jouer.
    .text = Choisissez un bâtiment ou une carte de votre main. L’hôtel de ville ouvre le tramway et les quartiers.
city-ask-act-late = À vous de jouer.
    .text = Choisissez un bâtiment ou une carte de votre main, ou échangez des cartes.
city-ask-act-nothing = Vous ne pouvez rien construire.
    .text = Échangez des cartes, passez, ou prenez une autre action éclairée.
city-ask-dead = Vous avez une carte inutile.
    .text = Choisissez-la pour la défausser et en piocher une autre, ou continuez.
city-ask-build = Construire :
    .text = choisissez un bâtiment, ou les propriétés sur le plan.
city-ask-held = { $piece } :
    .text =
        { $count ->
            [one] choisissez une propriété éclairée.
           *[other] choisissez { $count } propriétés éclairées.
        }
city-ask-lots =
    { $count ->
        [one] Propriété { $lots } :
       *[other] Propriétés { $lots } :
    }
    .text = choisissez un bâtiment, ou une autre propriété éclairée.
city-ask-street = Tramway :
    .text = choisissez une rue éclairée.
city-ask-tram = Un tronçon est posé.
    .text = Posez-en un autre dans une rue éclairée, ou restez-en là.
city-ask-draw =
    { $count ->
        [one] Piochez une carte :
       *[other] Piochez { $count } cartes :
    }
    .text = choisissez une pile éclairée.
city-ask-draw-built = { $piece } sur { $lots } : { $points }.
    .text =
        { $count ->
            [one] Choisissez la pile où piocher une carte.
           *[other] Choisissez les piles où piocher { $count } cartes.
        }
city-ask-exchange = Échange :
    .text = choisissez les cartes de votre main à rendre.
city-ask-exchange-more = Rendez encore une carte,
    .text = ou terminez pour piocher.
city-ask-offer = Votre offre :
    .text = choisissez une ou deux cartes de votre main.
city-ask-offer-more = Votre offre :
    .text = dites de quels quartiers vous voulez des cartes, puis faites l’offre.
city-ask-reply = On vous propose un troc.
    .text = Choisissez une carte de votre main à donner en échange, ou refusez.
city-ask-reply-more = Votre réponse :
    .text = dites contre quelle carte, ou ajoutez-en une seconde.
city-ask-settle = Les réponses sont là.
    .text = Acceptez ce qui vous convient, ou rien.
city-ask-fallback = Aucun troc n’a eu lieu.
    .text = Échangez une ou deux cartes, ou passez.
city-ask-ready-build = { $piece } sur { $lots } : prêt, { $points }.
    .text = Confirmez, ou reprenez.
city-ask-ready-build-draw = { $piece } sur { $lots } : prêt, { $points }.
    .text =
        { $count ->
            [one] Vous piochez dans la pile { $piles }. Confirmez, ou choisissez une autre pile.
           *[other] Vous piochez dans les piles { $piles }. Confirmez, ou choisissez d'autres piles.
        }
city-ask-ready-tram =
    { $count ->
        [one] Un tronçon de tramway est prêt.
       *[other] { $count } tronçons de tramway sont prêts.
    }
    .text = Confirmez, ou reprenez.
city-ask-ready-exchange = Votre échange est prêt.
    .text = Confirmez : vous verrez aussitôt les nouvelles cartes.
city-ask-ready-give = Votre échange est prêt.
    .text = Confirmez : vous verrez aussitôt les nouvelles cartes.
city-ask-ready-draw = Vous piochez dans la pile choisie.
    .text = Confirmez : vous verrez aussitôt les cartes.
city-ask-ready-discard = Votre carte inutile s’en va.
    .text = Confirmez, ou reprenez.
city-ask-ready-pass = Vous passez.
    .text = La partie s’arrête quand tout le monde passe à la suite.
city-ask-ready-trade = Votre offre est prête.
    .text = Confirmez : les autres répondent à tour de rôle.
city-ask-ready-bid = Votre réponse est prête.
    .text = Confirmez, ou reprenez.
city-ask-ready-for = Votre réponse est prête.
    .text = Confirmez, ou reprenez.
city-ask-ready-decline = Vous refusez.
    .text = Confirmez, ou reprenez.
city-ask-ready-take = Le troc est prêt.
    .text = Confirmez, ou reprenez.
city-ask-ready-done = Votre choix est prêt.
    .text = Confirmez, ou reprenez.
city-ask-ready-stop = Un seul tronçon.
    .text = Confirmez, ou reprenez.
deed-bigcity-place = Placer ici
deed-bigcity-district = Placer ici
deed-bigcity-tram = Poser le tramway
deed-bigcity-exchange = Échanger
deed-bigcity-draw = Piocher
deed-bigcity-discard = Défausser
deed-bigcity-pass = Passer
deed-bigcity-trade = Faire l’offre
deed-bigcity-bid = Répondre
deed-bigcity-decline = Refuser
deed-bigcity-take = Conclure

## Main, piles, actions

city-tray = Main et actions
city-hand = Votre main
city-dead = inutile
city-piles = Piles
city-piles-name = Choisissez les piles où piocher
city-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
city-named =
    { $count ->
        [one] choisie une fois
       *[other] choisie { $count } fois
    }
city-unname = Choisir une autre pile
city-draw-reveals = Piocher révèle des cartes : coup définitif.
city-actions = Action
city-do-build = Construire
city-do-tram = Tramway
city-do-district = Quartier
city-do-exchange = Échanger
city-do-pass = Passer
city-do-trade = Troquer
city-do-discard = Défausser
city-aside =
    { $count ->
        [0] Tous les quartiers sont en place.
        [one] Le quartier { $districts } n’est pas encore placé.
       *[other] Les quartiers { $districts } ne sont pas encore placés.
    }
city-one-is-enough = Un seul tronçon
city-cards-done = Rendre ces cartes
city-step-back = Revenir

## Quartiers

city-choose-district = Quel quartier ?
city-turn-left = Tourner vers la gauche
city-turn-right = Tourner vers la droite
city-touch =
    { $count ->
        [one] { $count } propriété touche la ville
       *[other] { $count } propriétés touchent la ville
    }
city-touch-center =
    { $count ->
        [one] { $lots } passe au centre-ville
       *[other] { $lots } passent au centre-ville
    }

## Construire

city-build-what = Ce qui peut être construit
city-build-none = Rien ne peut être construit sur ces propriétés.
city-check-holds = remplie :
city-check-fails = non remplie :
city-check-open = condition :
city-on = sur { $lots }
city-supply = Bâtiments
city-supply-key = points · reste
city-left = reste { $count }

## Fiches

city-card-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
city-card-best = Au mieux : { $points } sur { $lots }
city-card-take = Choisir
city-card-show = Montrer sur le plan
city-card-stands =
    { $count ->
        [one] sur la propriété { $lots }
       *[other] sur les propriétés { $lots }
    }
city-card-by = construit par { $name }
city-card-lot = Propriété { $number }
city-card-dead = La propriété est occupée : sa carte est inutile.
city-card-later = Son quartier n’est pas encore en ville.
city-card-free = propriétés libres : { $count } sur { $all }
city-card-aside = pas encore en ville
city-card-pile = sa pile
city-card-held = dans votre main

## Troc

city-talk = Parler de l’échange
city-talk-text = Cela n’engage personne et ne change rien ; chacun le lit dans sa langue.
city-talk-first = Quartier
city-talk-second = contre le quartier
city-trade = Troc
city-trade-offers = { $name } offre
city-trade-choose = Choisissez une ou deux cartes de votre main.
city-trade-wants = Demander des cartes des quartiers
city-trade-asks = Cartes demandées, par quartier : { $districts }
city-trade-offer = Faire l’offre
city-trade-bid = Choisissez une carte de votre main à donner en échange, ou refusez.
city-trade-for = contre la carte { $which }
city-trade-decline = Refuser
city-trade-take = Accepter
city-trade-settle = Conclure
city-trade-none = Tout refuser

## À la première page, et à une nouvelle table.

facts-bigcity = 2–5 joueurs · 60 minutes · compétitif
about-bigcity = Une seule ville pour tous. Des propriétés en main, un hôtel de ville au centre, un tramway qui double les points.

## Sa leçon.

lesson-bigcity-aim = Tous les joueurs bâtissent la même ville. Un bâtiment rapporte des points une seule fois, au moment où vous le posez, selon ce qui se trouve à côté. Le plus grand total de points l’emporte.
    .title = Le but du jeu
lesson-bigcity-district = La ville grandit par quartiers, faits de propriétés numérotées. Au début, les joueurs en placent quatre à tour de rôle : choisissez-en un, son emplacement et son orientation, puis confirmez. L’hôtel de ville voudra le centre-ville : des propriétés loin du bord.
    .title = Tracer la ville
lesson-bigcity-hand = Vos cartes sont des propriétés. Pour construire sur une propriété, vous jouez sa carte. Choisissez un bâtiment et regardez la propriété 14 : le détail montre la valeur de base, ce qui s’ajoute et ce qui multiplie.
    .title = Votre main
lesson-bigcity-stage = Une résidence aime la périphérie (+1), un bureau le centre-ville (+1). Sur deux ou trois propriétés alignées, un bâtiment rapporte bien plus, si vous avez toutes les cartes. Préparez un bâtiment.
    .title = Résidence ou bureau
lesson-bigcity-back = Rien n’est encore joué. Reprenez le bâtiment avec Annuler ou la touche Échap ; regardez une autre propriété si vous voulez.
    .title = Reprendre
lesson-bigcity-confirm = Construisez pour de bon. Ensuite, vous piochez autant de cartes que vous en avez joué, dans les piles de votre choix, deux au plus dans la même. Piocher révèle des cartes : ce coup ne se reprend plus.
    .title = Construire et piocher
lesson-bigcity-hall = Avant l’hôtel de ville, personne ne peut poser le tramway, ajouter un quartier ou construire un bâtiment spécial. Lui-même ne rapporte rien, mais il double les bureaux et les bâtiments spéciaux voisins. Le construire ouvre le jeu pour tous : attendez le bon moment.
    .title = L’hôtel de ville
lesson-bigcity-tram = Après l’hôtel de ville, vous pouvez poser des tronçons de tramway le long des rues. Au bord du tramway, un bâtiment vaut double ; à côté du tramway et de l’hôtel de ville, triple. Les tronçons ne rapportent rien : ils préparent votre prochain bâtiment, ou gênent celui d’un autre.
    .title = Le tramway
lesson-bigcity-whynot = Les bâtiments spéciaux ont des conditions : un cinéma veut deux résidences voisines, une banque deux bureaux, une poste un de chaque. Ce que vous ne pouvez pas construire dit pourquoi, avec un lien vers la règle. Jouez un autre tour comme vous voulez.
    .title = Conditions : pourquoi pas ?
lesson-bigcity-end = La partie finit quand les huit quartiers sont pleins, ou quand tous les joueurs passent à la suite. Gardez les cartes de propriétés voisines. Continuez : le bouton Conseil est là.
    .title = La fin de la partie

tab-bigcity = Joueurs, bâtiments

parts-about-bigcity = Tous les bâtiments et quartiers avec les nombres du jeu imprimé ; les images sont les nôtres. Les extensions que nous avons ajoutées sont marquées.

## La fin

source-residence = résidences
source-office = bureaux
source-shopping_center = centres commerciaux
source-church = églises
source-special = autres bâtiments

## Légende

signs-buildings = Bâtiments
sign-tram = la ligne de tramway
sign-hand = une propriété dont vous avez la carte
