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
