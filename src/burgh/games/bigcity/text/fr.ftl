# Big City en français.
#
# Un bâtiment a un nom, `.built` (ce qui suit « construit ») et, si d'autres peuvent le demander, les deux formes d'un type.
# Un type ou une marque a `.beside` (ce qui suit « à côté » : d'un parc) et `.some` (après un nombre $count).
# Une extension apporte les mêmes clés pour ses propres bâtiments ; ce qui manque est dit par `other-kind`.

title = Big City

## Bâtiments

piece-residence_1 = résidence simple
    .code = R1
    .built = une résidence simple
piece-residence_2 = résidence double
    .code = R2
    .built = une résidence double
piece-residence_3 = résidence triple
    .code = R3
    .built = une résidence triple
piece-office_1 = bureau simple
    .code = B1
    .built = un bureau simple
piece-office_2 = bureau double
    .code = B2
    .built = un bureau double
piece-office_3 = bureau triple
    .code = B3
    .built = un bureau triple
piece-city_hall = hôtel de ville
    .code = HdV
    .built = l'hôtel de ville
    .beside = de l'hôtel de ville
    .some =
        { $count ->
            [one] hôtel de ville
           *[other] hôtels de ville
        }
piece-church = église
    .code = Égl
    .built = une église
    .beside = d'une église
    .some =
        { $count ->
            [one] église
           *[other] églises
        }
piece-bank = banque
    .code = Banq
    .built = une banque
    .beside = d'une banque
    .some =
        { $count ->
            [one] banque
           *[other] banques
        }
piece-post_office = poste
    .code = Post
    .built = une poste
    .beside = d'une poste
    .some =
        { $count ->
            [one] poste
           *[other] postes
        }
piece-cinema = cinéma
    .code = Ciné
    .built = un cinéma
    .beside = d'un cinéma
    .some =
        { $count ->
            [one] cinéma
           *[other] cinémas
        }
piece-shopping_center = centre commercial
    .code = Comm
    .built = un centre commercial
    .beside = d'un centre commercial
    .some =
        { $count ->
            [one] centre commercial
           *[other] centres commerciaux
        }
piece-lincoln_park = parc de Lincoln
    .code = Linc
    .built = le parc de Lincoln
piece-central_park = parc central
    .code = Cent
    .built = le parc central
piece-stanford_corporation = usine Stanford Corporation
    .code = Stan
    .built = l'usine Stanford Corporation
piece-rockwell_industries = usine Rockwell Industries
    .code = Rock
    .built = l'usine Rockwell Industries

## Types et marques : ce qu'un bâtiment peut demander aux autres

kind-residence = résidence
    .beside = d'une résidence
    .some =
        { $count ->
            [one] résidence
           *[other] résidences
        }
kind-office = bureau
    .beside = d'un bureau
    .some =
        { $count ->
            [one] bureau
           *[other] bureaux
        }
kind-park = parc
    .beside = d'un parc
    .some =
        { $count ->
            [one] parc
           *[other] parcs
        }
kind-factory = usine
    .beside = d'une usine
    .some =
        { $count ->
            [one] usine
           *[other] usines
        }
kind-special = bâtiment spécial
    .beside = d'un bâtiment spécial
    .some =
        { $count ->
            [one] bâtiment spécial
           *[other] bâtiments spéciaux
        }
kind-ordinary = bâtiment ordinaire
    .beside = d'un bâtiment ordinaire
    .some =
        { $count ->
            [one] bâtiment ordinaire
           *[other] bâtiments ordinaires
        }
kind-building = bâtiment
    .beside = d'un bâtiment
    .some =
        { $count ->
            [one] bâtiment
           *[other] bâtiments
        }
kind-facility = équipement
    .beside = d'un équipement
    .some =
        { $count ->
            [one] équipement
           *[other] équipements
        }
other-kind = { $name }
    .built = le bâtiment « { $name } »
    .beside = d'un bâtiment « { $name } »
    .some =
        { $count ->
            [one] bâtiment « { $name } »
           *[other] bâtiments « { $name } »
        }

## Quartiers, propriétés, rues, cartes

district = quartier { $number }
districts =
    { $count ->
        [one] quartier { $numbers }
       *[other] quartiers { $numbers }
    }
lot = propriété { $number }
lots =
    { $count ->
        [one] propriété { $numbers }
       *[other] propriétés { $numbers }
    }
pile = pile { $number }
street-N = au nord de la propriété { $lot }
street-E = à l'est de la propriété { $lot }
street-S = au sud de la propriété { $lot }
street-W = à l'ouest de la propriété { $lot }
card = carte { $card }
card-special = carte « { $card } »
card-back = carte du quartier { $number }
location-outskirts = périphérie
location-center = centre-ville
list-nor-more = { $first }, { $last }
list-nor = { $first } ni { $last }

## Ce qui est imprimé sur un bâtiment

detail-class = Compte comme : { $kinds }
detail-supply = Nombre : { $supply }
detail-supply-profile = { $supply } ({ $profile })
detail-shape = Propriétés : { $shape }
detail-price-lots =
    { $count ->
        [one] Coût : la carte de sa propriété
       *[other] Coût : les cartes de ses propriétés
    }
detail-price-card = Coût : sa propre carte, sur n'importe quelles propriétés libres de cette forme
detail-condition = Condition : { $condition }
detail-points = Points : { $points }
detail-no_points = Points : aucun
detail-add = { $gain } { $condition }
detail-each-pieces = { $gain } par { $kind } à côté
detail-each-lots = { $gain } par propriété occupée à côté
detail-table-pieces = Pour { $range } { $kinds } à côté : { $table }
detail-table-lots = Pour { $range } propriétés occupées à côté : { $table }
detail-range = { $first } à { $last }
detail-multiply = ×{ $factor } { $condition }
detail-together =
    { $count ->
        [2] ×{ $factor } si les deux sont réunis
       *[other] ×{ $factor } si tout est réuni
    }
detail-floor =
    { $size ->
        [one] Un total de { $limit } ou moins compte pour { $points } point, sans multiplicateur
       *[other] Un total de { $limit } ou moins compte pour { $points } points, sans multiplicateur
    }
detail-imposes-points = { $gain } pour les { $kinds } que l'on construit ensuite à côté
detail-imposes-factor = ×{ $factor } pour les { $kinds } que l'on construit ensuite à côté
detail-imposes-forbid = Interdit ensuite de construire à côté : { $kinds }

shape-I1 = 1
shape-I2 = 2 côte à côte
shape-I3 = 3 en ligne
shape-L3 = 3 en L
shape-O4 = 4 en carré
shape-other = { $count }, de la forme { $rows }

## Conditions : après « Condition : », et seules après un nombre de points

cond-built = après la construction { $kind }
cond-built-not = sans { $none } en ville
cond-location-outskirts = en périphérie
cond-location-center = au centre-ville
cond-adjacent = à côté { $kinds }
cond-adjacent-many = à côté d'au moins { $count } { $kinds }
cond-adjacent-none = sans { $none } à côté
cond-adjacent-few = avec moins de { $count } { $kinds } à côté
cond-adjacent_tram = à côté du tramway
cond-adjacent_tram-not = sans tramway à côté
cond-lot_number_multiple_of = sur une propriété dont le numéro est un multiple de { $count }
cond-lot_number_multiple_of-not = sur une propriété dont le numéro n'est pas un multiple de { $count }
cond-last_in_district = sur la dernière propriété libre de son quartier
cond-last_in_district-not = tant qu'une autre propriété de son quartier est libre
cond-outskirts-min =
    { $count ->
        [one] avec au moins { $count } propriété en périphérie
       *[other] avec au moins { $count } propriétés en périphérie
    }
cond-outskirts-max =
    { $count ->
        [0] sans aucune propriété en périphérie
        [one] avec au plus { $count } propriété en périphérie
       *[other] avec au plus { $count } propriétés en périphérie
    }
cond-group = ({ $conditions })

## Le journal : ce que fait un joueur, après son nom

field-lots = { lots }
log-place = place le quartier { $district }
log-district = ajoute le quartier { $district }
log-at = choisit son emplacement
log-turn = place le quartier { $district }
log-discard = défausse comme inutile : { $card }
log-build = construit { $piece } : { $lots }
log-play = joue la { $piece }
log-tram = pose le tramway { $street }
log-stop = ne pose qu'un tronçon
log-exchange = échange des cartes avec les piles
log-exchanged =
    { $count ->
        [one] échange { $count } carte avec les piles
       *[other] échange { $count } cartes avec les piles
    }
log-give = rend : { $card }
log-done = termine le troc
log-pass = passe
log-draw = pioche dans la pile { $pile }
log-drawn =
    { $count ->
        [one] pioche dans la pile { $piles }
       *[other] pioche dans les piles { $piles }
    }
log-trade = propose un troc
log-offer = offre : { $card }
log-want = demande des cartes du quartier { $district }
log-decline = refuse
log-bid = fait une contre-offre : { $card }
log-for = la donne contre la carte offerte n° { $offered_nth }
log-take = accepte la contre-offre : { $seat }
where-next_to =
    { $count ->
        [one] à côté du quartier { $numbers }
       *[other] à côté des quartiers { $numbers }
    }

## Les coups, comme les nomment boutons, conseils et leçons

move-place = Placer le quartier { $district }
move-district = Ajouter le quartier { $district }
move-at = Le poser ici
move-turn = Le tourner
move-discard = Défausser la { $card }
move-build = Construire { $piece }, { $lots }
move-play = Jouer la { $piece }
move-tram = Poser un tronçon
move-stop = Un seul tronçon
move-exchange = Échanger des cartes
move-give = Rendre la { $card }
move-done = Terminé
move-pass = Passer
move-draw = Piocher dans la pile { $pile }
move-trade = Proposer un troc
move-offer = Offrir la { $card }
move-want = Demander le quartier { $district }
move-decline = Refuser
move-bid = Donner la { $card } en échange
move-for = Contre la carte { $offered_nth }
move-take = Accepter : { $seat }

## Ce qui parle pour une décision, dans les conseils et analyses. $race : il y a des rivaux.

score-unit = points
near =
    { $race ->
        [yes] { $count ->
            [one] Environ un point de moins face au meilleur des autres, à la fin.
           *[other] Environ { $count } points de moins face au meilleur des autres, à la fin.
        }
       *[no] { $count ->
            [one] Environ un point de moins à la fin.
           *[other] Environ { $count } points de moins à la fin.
        }
    }
lost =
    { $race ->
        [yes] { $count ->
            [one] A coûté environ un point face au meilleur des autres.
           *[other] A coûté environ { $count } points face au meilleur des autres.
        }
       *[no] { $count ->
            [one] A coûté environ un point.
           *[other] A coûté environ { $count } points.
        }
    }
benefit-score = { $parts }.
    .head = { $points } tout de suite
benefit-part-base = Valeur de base { $points }
benefit-part-add = { $points } { $why }
benefit-part-times = ×{ $factor } { $why }
benefit-opens = Vos cartes deviennent constructibles : { $lots }.
    .head = Vos propriétés s’ouvrent
benefit-enables = Vos cartes permettent ensuite { $piece } ({ $lots }) : { $points }.
    .head = Un bâtiment devient possible
benefit-raises = Ensuite, { $piece } ({ $lots }) rapporterait { $points } au lieu de { $before }.
    .head = Votre prochain bâtiment vaut plus
benefit-keeps = Vous les gardez côte à côte ({ $lots }) : { $piece } y vaut { $points } pour l’instant.
    .head = Vos meilleures propriétés restent libres
benefit-unlocks =
    { $count ->
        [one] Désormais on peut construire : { $pieces }.
       *[other] Désormais on peut construire : { $pieces }.
    }
    .head = De nouveaux bâtiments
benefit-last = Personne d’autre ne pourra plus construire : { $piece }.
    .head = C’est le dernier
benefit-dead = Un bâtiment occupe sa propriété. Vous piochez une autre carte à la place.
    .head = La carte est inutile
benefit-renews =
    { $count ->
        [one] Elle ne permet rien pour l’instant : { $cards }. Vous en piochez une autre.
       *[other] Elles ne permettent rien pour l’instant : { $cards }. Vous en piochez autant d’autres.
    }
    .head = De nouvelles cartes
plan-build =
    { $size ->
        [0] { $piece } ({ $lots }).
       *[other] { $piece } ({ $lots }), environ { $points }.
    }

## Le détail d'un score : chaque ligne et sa cause

track-score = points
track-base = valeur de base
track-add = bonus
track-imposed = effet d'un voisin
track-floor = minimum
track-multiplier = multiplicateur

points =
    { $size ->
        [one] { $points } point
       *[other] { $points } points
    }
change-base = { $seat } : valeur de base { $value } ({ $why })
change-add = { $seat } : { signed } ({ $why })
change-imposed = { $seat } : { signed } à cause du voisin ({ $why })
change-floor = { $seat } : { $value } au lieu du total ({ $why })
change-multiplier = { $seat } : ×{ $value } ({ $why })
change-score =
    { $seat } : { $size ->
        [one] { signed } point
       *[other] { signed } points
    } ({ $why })
ledger-lot = { $why }, propriété { $lot }
ledger-street = { $why } { $street }
label-tram = tramway
label-outskirts = périphérie
label-center = centre-ville

## Refus

refusal-malformed =
    { $thing ->
        [none] Coup non compris.
       *[other] Coup non compris : { $thing }.
    }
refusal-not_your_turn =
    { $thing ->
        [none] C'est à quelqu'un d'autre de jouer.
       *[other] Ce n'est pas à { $thing } de jouer.
    }
refusal-no_trading = Cette partie se joue sans troc.
refusal-dead_cards_stay = Dans cette partie, les cartes inutiles restent en main.
refusal-needs_city_hall = Il faut d'abord construire l'hôtel de ville.
refusal-no_such_district = Ce quartier n'existe pas : { $thing }.
refusal-already_placed = Déjà dans la ville : { $thing }.
refusal-not_initial = Ce quartier ne fait pas partie des premiers : { $thing }.
refusal-overlap = Le quartier recouvrirait une propriété de la ville : { $thing }.
refusal-too_few_contacts =
    { $missing ->
        [0] Au moins deux propriétés du quartier doivent faire face à la ville.
        [one] Au moins deux propriétés du quartier doivent faire face à la ville : il en manque { $missing }.
       *[other] Au moins deux propriétés du quartier doivent faire face à la ville : il en manque { $missing }.
    }
refusal-first_is_single = La première action de tramway de la partie ne pose qu'un tronçon.
refusal-too_many = Une action de tramway pose au plus deux tronçons.
refusal-not_a_street = Il n'y a pas de rue de la ville ici : { $at }.
refusal-occupied_street = Le tramway passe déjà ici : { $at }.
refusal-none_left = Tous les tronçons de tramway sont posés.
refusal-inside_building =
    { $thing ->
        [none] Un bâtiment couvre cette rue : { $at }.
       *[other] Un bâtiment couvre cette rue : { $at } ({ $thing }).
    }
refusal-not_built_up = Aucune propriété le long de cette rue n'est construite : { $at }.
refusal-not_connected = Ce tronçon ne toucherait pas la ligne : { $at }.
refusal-branch = La ligne ne grandit qu'à ses extrémités : { $at }.
refusal-loop = La ligne ne peut pas se rejoindre : { $at }.
refusal-no_such_piece = Ce bâtiment n'existe pas dans cette partie : { $thing }.
refusal-lot_not_in_city = Absent de la ville : { $at }.
refusal-supply = Il n'en reste plus : { $thing }.
refusal-no_cards = Il faut au moins une carte.
refusal-too_many_cards =
    { $missing ->
        [0] Il y a trop de cartes.
        [one] Pas plus d'une carte.
       *[other] Pas plus de { $missing } cartes.
    }
refusal-card_missing = Cette carte n'est pas dans votre main : { $thing }.
refusal-not_dead = Cette carte n'est pas inutile, sa propriété est libre : { $thing }.
refusal-bad_for = Dites contre quelle carte offerte vaut votre contre-offre.
refusal-no_such_bid = Il n'y a pas de contre-offre à accepter : { $thing }.
refusal-bids_clash = Une carte offerte ne se troque qu'une fois.
refusal-occupied =
    { $thing ->
        [none] La propriété est occupée : { $at }.
       *[other] La propriété est occupée : { $at } ({ $thing }).
    }
refusal-shape =
    { $thing ->
        [none] Ces propriétés n'ont pas la forme du bâtiment.
       *[other] Ces propriétés n'ont pas la forme du bâtiment : { $thing }.
    }
refusal-tram_in_the_way = Le tramway passe entre ces propriétés : { $at }.
refusal-needs_piece = Il faut d'abord construire : { $thing }.
refusal-wrong_location =
    { $thing ->
        [none] L'endroit ne convient pas.
       *[other] L'endroit ne convient pas : il faut construire { $thing }.
    }
refusal-no_place = Aucun emplacement possible pour l'instant : { $thing }.
refusal-outskirts_lots = Le nombre de propriétés en périphérie ne convient pas.
refusal-outskirts_lots-few =
    { $missing ->
        [one] Il manque { $missing } propriété en périphérie.
       *[other] Il manque { $missing } propriétés en périphérie.
    }
refusal-outskirts_lots-many =
    { $missing ->
        [one] Il y a { $missing } propriété de trop en périphérie.
       *[other] Il y a { $missing } propriétés de trop en périphérie.
    }
refusal-too_few_adjacent = Il manque à côté : { $thing }.
refusal-missing-neighbours = { $count } { $kinds }
refusal-no_tram = Le tramway ne passe pas à côté.
refusal-not_multiple =
    { $missing ->
        [0] Le numéro de la propriété n'est pas le bon multiple.
       *[other] Le numéro de la propriété doit être un multiple de { $missing }.
    }
refusal-not_last_in_district =
    { $missing ->
        [0] D'autres propriétés du quartier sont encore libres.
        [one] { $missing } autre propriété du quartier est encore libre.
       *[other] { $missing } autres propriétés du quartier sont encore libres.
    }
refusal-condition = Condition non remplie : { $thing }.
refusal-forbidden_neighbour = Un voisin l'interdit : { $thing }.
refusal-no_such_pile = Cette pile n'existe pas : { $thing }.
refusal-wrong_number =
    { $missing ->
        [0] Ce n'est pas le bon nombre de cartes.
        [one] Il faut piocher { $missing } carte.
       *[other] Il faut piocher { $missing } cartes.
    }
refusal-pile_closed = Son quartier n'est pas encore dans la ville : { $thing }.
refusal-pile_limit = Au plus deux cartes de la même pile par tour : { $thing }.
refusal-pile_empty = Il n'y a plus assez de cartes : { $thing }.

## Ce qui est attendu

phase-place = placer un quartier
phase-act = choisir une action
phase-tram = poser un second tronçon ou s'arrêter
phase-origin = choisir l'emplacement du quartier
phase-rotation = tourner le quartier
phase-site = choisir les propriétés
phase-exchange = rendre des cartes
phase-draw = piocher des cartes
phase-offer = offrir des cartes
phase-reply = répondre à une offre
phase-settle = accepter ou refuser les contre-offres
phase-fallback = échanger des cartes avec les piles ou passer
phase-over = la partie est terminée

prompt-place = Choisissez un quartier et placez-le dans la ville.
prompt-act = Construisez, posez le tramway, ajoutez un quartier, échangez des cartes ou passez.
prompt-act-trade = Construisez, posez le tramway, ajoutez un quartier, échangez ou troquez des cartes, ou passez.
prompt-act-early = Construisez, échangez des cartes ou passez ; l'hôtel de ville permettra le reste.
prompt-act-early-trade = Construisez, échangez ou troquez des cartes, ou passez ; l'hôtel de ville permettra le reste.
prompt-tram = Posez un second tronçon ou arrêtez-vous.
prompt-origin = Choisissez l'emplacement du { $thing }.
prompt-rotation = Choisissez l'orientation du { $thing }.
prompt-site = Choisissez les propriétés ({ $thing }).
prompt-exchange = Rendez une autre carte ou passez à la pioche.
prompt-draw =
    { $count ->
        [one] Choisissez la pile où piocher { $count } carte.
       *[other] Choisissez les piles où piocher { $count } cartes.
    }
prompt-offer = Choisissez ce que vous offrez.
prompt-reply = Faites une contre-offre avec vos cartes, ou refusez.
prompt-reply-more = Dites contre quelle carte offerte, ou ajoutez une seconde carte.
prompt-settle = Choisissez les contre-offres à accepter, ou aucune.
prompt-fallback = Aucun troc conclu : échangez une ou deux cartes avec les piles, ou passez.
prompt-over = La partie est terminée.
prompt-dead =
    { $count ->
        [one] { $count } carte inutile peut d'abord être défaussée.
       *[other] { $count } cartes inutiles peuvent d'abord être défaussées.
    }

## Paroles qui n'engagent personne

talk-look_for = Je cherche une carte du quartier { $first }.
talk-give_for = Je donnerais une carte du quartier { $first } contre une du quartier { $second }.
talk-more = J'en voudrais davantage.
talk-no_trade = Je ne veux pas échanger maintenant.

## Options

option-players = Joueurs
    .meaning = De 2 à 5 joueurs
option-supply = Réserve
    .meaning = Le nombre de bâtiments de chaque sorte ; les sources diffèrent
option-packs = Extensions
    .meaning = D'autres bâtiments : une extension fournie ou un dossier à vous
option-trade_cards = Troc des cartes
    .meaning = Un tour peut servir à troquer des cartes avec d'autres joueurs
option-dead_cards_stay = Cartes inutiles échangées
    .meaning = Les cartes des propriétés déjà construites ne se défaussent pas librement : il faut les échanger
option-single_line = Ligne de tramway simple
    .meaning = Le tramway n'a pas de branche : il grandit à ses deux extrémités
    .not = déjà compris : ligne simple sans boucle
option-single_line_no_loop = Ligne de tramway simple, sans boucle
    .meaning = Le tramway n'a pas de branche et ne se rejoint jamais
option-inhabited_tram = Tramway limité aux quartiers habités
    .meaning = Le tramway ne se pose que le long de propriétés construites
option-placed_piles_only = Retraits limités
    .meaning = On ne pioche que dans les piles des quartiers déjà placés
option-first_player = Premier joueur
    .meaning = Qui commence : au hasard, ou le joueur de votre choix
option-custom_buildings = Nouveaux bâtiments
    .meaning = Des extensions avec des bâtiments inventés sont en jeu
option-draw_one_by_one = Piocher carte par carte
    .meaning = Chaque carte est vue avant de choisir la pile suivante
option-fillable_hole_is_outskirts = Un vide à combler compte comme périphérie
    .meaning = Une propriété au bord d'un vide où un quartier tiendrait est en périphérie

first_player-drawn = au hasard
first_player-1 = joueur 1
first_player-2 = joueur 2
first_player-3 = joueur 3
first_player-4 = joueur 4
first_player-5 = joueur 5

supply-box_52 = boîte de 52
    .meaning = 52 bâtiments, selon la liste du contenu : 2 églises
supply-seed_table = tableau des règles
    .meaning = 53 bâtiments, selon le tableau des règles : 3 églises
supply-inventory_variant = inventaire
    .meaning = 52 bâtiments, selon un inventaire : 4 cinémas, 2 postes

## La fin

reason-full = Tous les quartiers sont placés et toutes les propriétés sont construites.
reason-passes = Tous les joueurs ont passé l'un après l'autre.
outcome-winner =
    { $size ->
        [one] { $names } gagne avec { $points } point.
       *[other] { $names } gagne avec { $points } points.
    }
outcome-shared =
    { $size ->
        [one] { $names } partagent la victoire avec { $points } point, à égalité.
       *[other] { $names } partagent la victoire avec { $points } points, à égalité.
    }
outcome-place = { $place }. { $names } : { $points }

## La table en texte

board-players = Joueurs
board-seat = { $seat } : { $points }. { $hand }.
board-hand = Main : { $cards }
board-hand-empty = Main : aucune carte
board-hand-dead = { $card } (inutile)
board-hand-absent = { $card } (hors de la ville)
board-back = { $count } du quartier { $number }
board-passes =
    { $count ->
        [one] { $count } joueur a passé de suite.
       *[other] { $count } joueurs ont passé de suite.
    }
board-city = Ville
board-key = Nombre : propriété. Lettres : bâtiment. * : périphérie. { $tram } : tramway.
board-columns = Colonnes { $first } à { $last }
board-place = colonne { $x }, ligne { $y }
board-lot = { $lot } ({ $place }, { $location }) : { $piece } ; { $sides }
board-free = libre
board-side = { $side } { $lot }
board-side-tram = { $side } { $lot } (tramway)
board-edge = aucune propriété
side-N = nord
side-E = est
side-S = sud
side-W = ouest
board-no_pieces = Rien n'est encore construit.
board-pieces = Bâtiments de la ville
board-piece = { $lots } : { $piece }
board-free-outskirts = Libres en périphérie : { $lots }
board-free-center = Libres au centre-ville : { $lots }
board-tram = Tramway : { $streets }
board-tram-none = Tramway : pas encore posé
board-tram-left =
    { $count ->
        [one] reste { $count } tronçon
       *[other] restent { $count } tronçons
    }
board-districts = Quartiers de la ville : { $numbers }
board-aside = Quartiers en réserve : { $numbers }
board-none = aucun
board-piles = Piles
board-pile =
    { $count ->
        [one] quartier { $number } : { $count } carte
       *[other] quartier { $number } : { $count } cartes
    }
board-pile-known = n° { $place } à partir du haut : { $card }
board-supply = Réserve
board-left = { $count } × { $piece }
board-gone = Hors du jeu : { $cards }
board-given = À rendre : { $cards }.
board-offer = { $seat } offre : { $cards }.
board-offer-wants = { $seat } offre : { $cards } ; demande : { $wants }.
board-bid = { $seat } fait une contre-offre : { $cards }.
board-bid-for = { $seat } donne : { $cards } contre la carte offerte n° { $which }.
board-declined = { $seat } refuse.

## Dans l’image d’une partie finie

own-picture-heading = Une ville, { $players } bâtisseurs
own-picture-won =
    { $name ->
        [none] victoire avec { $count } points, { $margin } d’avance
       *[other] { $name } gagne avec { $count } points, { $margin } d’avance
    }

## Extensions, options et positions illisibles : pour qui les a écrites. Les mots du fichier restent tels quels.

content-name = { $name } : seulement des minuscules, des chiffres et _
content-shape_size = une forme a de 1 à { $most } propriétés
content-shape_far = les propriétés d’une forme sont toutes différentes et proches
content-shape_apart = les propriétés d’une forme se touchent
content-no_supply = il manque le nombre d’exemplaires
content-pay_both = soit des cartes de propriété, soit une carte spéciale
content-pay_none = il manque une carte spéciale
content-pay_id = la carte d’un bâtiment porte son id, { $name }
content-pay_nowhere = aucune pile ne contient la carte { $name }
content-pays_nothing = aucun bâtiment ne se paie avec { $name }
content-special_most = { $most } cartes spéciales au plus dans une pile
content-kinds = plus de { $most } sortes de bâtiments
content-cards = trop de cartes
content-elsewhere = { $name } vient avec l’extension { $pack } : mettez-la aussi en jeu
content-no_kind = aucun bâtiment n’a ce genre ni cette étiquette : { $name }
content-condition = une condition est un mot et ce qui va avec
content-condition_deep = les conditions s’imbriquent sur { $most } niveaux au plus
content-condition_list = il faut une liste de conditions, non vide
content-condition_range = il faut min ou max, ou les deux
content-condition_lot = seulement pour un bâtiment d’une propriété
content-condition_true = true, ou alors pas de condition
content-selects_nothing = ne désigne rien
content-when_or_count = soit when, soit count
content-when_points = when va avec points, et rien d’autre
content-count_points = count va avec points_each ou avec table
content-table = il faut { $entries } valeurs, de 0 à { $most }
content-effect = il faut exactement un de ces mots : points, factor, forbid = true
options-first =
    { $players ->
        [one] il n’y a que { $players } joueur
       *[other] il n’y a que { $players } joueurs
    }
position-district_twice = le quartier { $district } est déjà là
position-beyond = { $at } est hors du plan
position-overlap = { $at } appartient à un autre quartier
position-outgrow = trop loin de 0,0 : la ville pourrait sortir du plan
position-supply = plus de { $name } qu’il n’en existe
position-shape = ces propriétés n’ont pas la forme de { $name }
position-covered = la propriété { $lot } est déjà construite
position-no_lot = la propriété { $lot } n’est pas dans la ville
position-no_street = { $name } n’est pas une rue de la ville, comme 15:N
position-segment_twice = il y a déjà un tronçon en { $at }
position-segment_inside = { $at } est à l’intérieur d’un bâtiment
position-segments = il y a { $most } tronçons
position-out_open = ce qui est hors jeu est visible
position-pile_key = les piles vont de 1 à { $most }
position-pile_card = { $name } n’est pas de cette pile
position-pile_most = plus de cartes qu’il n’en existe
position-backs = dos : { $backs }, cartes : { $cards }
position-nowhere = la carte { $name } ne se trouve nulle part
position-not_in_play = { $name } n’est pas une carte en jeu
position-knows = une vue ne dit que ce que sait la place qui regarde
position-end = full ou passes quand la partie est terminée, sinon rien
position-passes = si tous passent, la partie est terminée
position-to_place = les quartiers du début se placent dans la phase place
position-no_district = il en faut au moins un
position-city_hall = { $phase } demande l’hôtel de ville
position-no_second = aucun deuxième tronçon n’est possible
position-no_pile = cette pile n’existe pas
position-no_building = il manque le bâtiment dont on demande la place
position-no_special = sa carte spéciale n’est pas dans la main
position-district_placed = le quartier { $district } est déjà dans la ville
position-origin = l’endroit du quartier manque ou est trop loin
position-not_due = aucune carte n’est à piocher
position-not_in_hand = { $name } n’est pas dans la main
position-variant = { $phase } n’existe qu’avec l’option { $variant }
position-offer = d’une à { $most } cartes
position-asked = ce sont les autres qui répondent
position-offer_seat = chacune des autres places fait une contre-offre, quand vient son tour
position-offer_cards = au moins une carte, au plus autant que l’offre
position-offer_for = une des cartes offertes, 0 ou 1
position-not_replied = la place interrogée n’a pas encore répondu
position-no_offers = personne n’a fait de contre-offre : il n’y a rien à conclure
position-not_accepted = cette contre-offre ne peut pas être acceptée
position-settled = le troc est déjà conclu
position-unfinished = les autres ne voient pas une décision inachevée

## Les styles des robots : un mot à côté du niveau, et une phrase

style-developer = un promoteur
style-developer-about = Construit des logements partout où il y a de la place, et des bureaux seulement s’il le faut.
style-banker = un banquier
style-banker-about = Construit plus volontiers des bureaux que des logements.
style-monument_builder = un bâtisseur de monuments
style-monument_builder-about = Veut vite un hôtel de ville ; adore les églises, les cinémas, les banques et les parcs.
style-tram_driver = un traminot
style-tram_driver-about = Pose plus de rails que tous les autres.
style-villager = un villageois
style-villager-about = Aime les petites villes : sans hôtel de ville, s’il peut l’éviter, et sans tramway.
