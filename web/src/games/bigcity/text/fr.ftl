# La table de Big City en français.

## Le plan

city-map = La ville
city-lot-free = Terrain { $number }, { $ground }, libre.
city-lot-built = Terrain { $number }, { $ground } : { $piece }.
city-in-hand = Dans votre main
city-chosen = Choisi
city-legal = Permis.
city-street = Rue { $where }.
city-street-tram = Le tramway y passe.
city-place = Quartier { $number } en { $where },
city-tram-count = Tramway { $laid } sur { $all }
city-layer = Flèches et clics vont aux
city-layer-lots = Terrains
city-layer-streets = Rues
city-key-outskirts = périphérie
city-key-center = centre-ville
city-key-multiple = terrain d’église
city-key-hand = dans votre main

## Main, piles, actions

city-tray = Main et actions
city-hand = Votre main
city-dead = morte
city-piles = Piles
city-piles-name = Nommez les piles où piocher
city-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
city-named = nommée { $count } fois
city-unname = Nommer une autre pile
city-draw-reveals = Piocher montre des cartes : pas de retour au-delà.
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
        [one] Le quartier { $districts } n’est pas encore posé.
       *[other] Les quartiers { $districts } ne sont pas encore posés.
    }
city-one-is-enough = Un seul suffit
city-cards-done = Ces cartes
city-step-back = Un pas en arrière

## Quartiers

city-choose-district = Quel quartier ?
city-choose-place = Quartier { $number } : tournez-le, puis choisissez un point du plan.
city-turning = Tourner le quartier
city-turn-more = Le quartier { $number } est posé. Tournez-le, ou choisissez un autre point.
city-turn-left = Tourner vers la gauche
city-turn-right = Tourner vers la droite

## Construire

city-build-what = Ce qui peut être construit
city-build-none = Rien ne convient à ces terrains.
city-check-holds = rempli :
city-check-fails = non rempli :
city-check-open = condition :
city-on = sur { $lots }
city-supply = Pièces restantes
city-base = points de base
city-left =
    { $count ->
        [one] reste { $count }
       *[other] restent { $count }
    }
city-why-not = pourquoi pas ?

## Troc

city-trade = Troc
city-trade-offers = { $name } propose
city-trade-choose = Choisissez une ou deux cartes de votre main.
city-trade-wants = Demander des cartes des quartiers
city-trade-asks = Cartes demandées, par quartier : { $districts }
city-trade-offer = Faire l’offre
city-trade-bid = Choisissez une carte de votre main à donner en échange, ou refusez.
city-trade-for = contre la carte { $which }
city-trade-decline = Refuser
city-trade-take = Accepter
city-trade-settle = Conclure
city-trade-none = N’en accepter aucune

## À la première page, et à une nouvelle table.

facts-bigcity = 2–5 joueurs · 60 minutes · chacun pour soi
about-bigcity = Une seule ville pour tous. Des parcelles en main, un hôtel de ville au milieu, un tram qui double.
option-bigcity-supply = Pièces
option-bigcity-supply-box_52 = comme dans la boîte
option-bigcity-supply-seed_table = selon le tableau des règles
option-bigcity-supply-inventory_variant = autre inventaire
option-bigcity-trade_cards = Échanger des cartes entre joueurs
option-bigcity-dead_cards_stay = Les cartes mortes restent en main
option-bigcity-single_line = Une seule ligne de tram
option-bigcity-single_line-not = déjà compris : une ligne sans boucle
option-bigcity-single_line_no_loop = Une ligne de tram, sans boucle
option-bigcity-inhabited_tram = Trams seulement le long de bâtiments
option-bigcity-placed_piles_only = Piocher seulement des quartiers posés
option-bigcity-draw_one_by_one = Piocher carte par carte
option-bigcity-fillable_hole_is_outskirts = Les trous à combler sont en périphérie

## Sa leçon.

lesson-bigcity-aim = Tous bâtissent la même ville. Un bâtiment rapporte une seule fois, au moment où vous le posez ; ce qui est à côté décide combien. Le plus de points gagne.
    .title = De quoi il s’agit
lesson-bigcity-district = La ville grandit par quartiers de terrains numérotés. D’abord, les joueurs en placent quatre à tour de rôle : choisissez-en un, puis son endroit et son orientation, et confirmez. L’hôtel de ville voudra le centre-ville : des terrains loin du bord.
    .title = Tracer la ville
lesson-bigcity-hand = Vos cartes sont des terrains. Pour bâtir sur un terrain, on joue sa carte. Choisissez un bâtiment et regardez le terrain 14 : le registre montre sa base, ce qui s’ajoute et ce qui multiplie.
    .title = Votre main
lesson-bigcity-stage = Une résidence aime la périphérie (+1), un bureau le centre-ville (+1). Sur deux ou trois terrains alignés, un bâtiment rapporte bien plus, si vous avez toutes les cartes. Préparez un bâtiment.
    .title = Résidence ou bureau
lesson-bigcity-back = Rien n’est encore fait. Reprenez-le avec Annuler ou la touche Échap ; regardez un autre terrain si vous voulez.
    .title = Reprendre
lesson-bigcity-confirm = Bâtissez pour de bon. Ensuite vous piochez autant de cartes que vous en avez jouées, dans les piles de votre choix, au plus deux dans la même. Piocher dévoile quelque chose : on n’annule pas au-delà.
    .title = Bâtir et piocher
lesson-bigcity-hall = Avant l’hôtel de ville, personne ne peut poser le tramway, ajouter un quartier ou bâtir du spécial. Il ne rapporte rien lui-même, mais double bureaux et bâtiments spéciaux voisins. Qui le bâtit ouvre le jeu pour tous : attendez le bon moment.
    .title = L’hôtel de ville
lesson-bigcity-tram = Après l’hôtel de ville, chacun peut poser des segments de tramway le long des rues. Ce qui est au bord du tramway vaut double ; au bord du tramway et de l’hôtel de ville, le triple. Les segments ne rapportent rien : ils préparent votre prochain bâtiment, ou gênent celui d’un autre.
    .title = Le tramway
lesson-bigcity-whynot = Les bâtiments spéciaux ont des conditions : un cinéma veut deux résidences voisines, une banque deux bureaux, une poste un de chaque. Ce que vous ne pouvez pas bâtir dit pourquoi et nomme la règle. Jouez un autre tour à votre guise.
    .title = Conditions et pourquoi pas
lesson-bigcity-end = La partie finit quand les huit quartiers sont pleins, ou quand tous passent à la suite. Gardez les cartes de terrains voisins. Continuez : le bouton Conseil est là.
    .title = Comment cela finit

tab-bigcity = Joueurs, pièces

parts-about-bigcity = Tous les bâtiments et quartiers avec les nombres du jeu imprimé ; les images sont les nôtres. Les paquets que nous avons ajoutés sont marqués.
