# Suburbia en français. Devant : ; ! ? » et devant $ se trouve une espace insécable.

-bot = Bob

title = Suburbia
bot-name = { -bot }

## Les quatre nombres

track-money = argent
track-income = revenu
track-reputation = réputation
track-population = population

money = { dollars }
amount =
    { $track ->
        [money] { money }
       *[other] { signed }
    }
gain =
    { $track ->
        [money] { money }
        [income] { signed } de revenu
        [reputation] { signed } de réputation
       *[population] { signed } de population
    }

## Catégories et icônes

category-residential = résidentielle
category-industrial = industrielle
category-commercial = commerciale
category-civic = administrative

icon-office = bureau
    .each = bureau
icon-restaurant = restaurant
    .each = restaurant
icon-airport = aéroport
    .each = aéroport
icon-school = école
    .each = école
icon-skyscraper = gratte-ciel
    .each = gratte-ciel
icon-car_dealership = concession automobile
    .each = concession automobile

## Effets. $each vaut tile, une icône, ou several (plusieurs) ; $kind le dit en mots.

kind-any = tuile
kind-tile = tuile { $categories }

effect-now = { $gain }
    .card = Immédiatement
effect-each-adjacent =
    { $gain } par { $kind } { $each ->
        [tile] adjacente
        [school] adjacente
        [car_dealership] adjacente
        [several] adjacents
       *[other] adjacent
    }
effect-each-own = { $gain } par { $kind } de votre bourg
effect-each-all = { $gain } par { $kind } dans tous les bourgs
effect-each-others = { $gain } par { $kind } des autres bourgs
effect-each-own_lakes = { $gain } par { $kind } au bord de chacun de vos lacs
effect-after =
    { $gain } par { $kind } { $each ->
        [tile] construite
        [school] construite
        [car_dealership] construite
        [several] construits
       *[other] construit
    } plus tard dans n'importe quel bourg
effect-red_line = { $gain } chaque fois que vous franchissez une ligne rouge en avançant
effect-not_lakes = { $effect }, sans compter les lacs

## Ce qui est imprimé sur une tuile ou un objectif

detail-cost = Coût : { $price }
detail-category = Catégorie : { $category }
detail-icon = Icône : { $icon }
detail-stack = Pile : { $stack }
detail-goal = Objectif : { $asks }
detail-worth = Vaut : { $gain }

stack-basic = tuiles de base
stack-A = A
stack-B = B
stack-C = C

## Tuiles

tile-suburbs = Faubourgs
tile-community_park = Parc municipal
tile-heavy_factory = Site industriel
tile-business_supply_store = Magasin de fournitures de bureau
tile-convenience_store = Supérette
tile-fancy_restaurant = Restaurant gastronomique
tile-farm = Ferme
tile-fast_food_restaurant = Fast-food
tile-freeway = Autoroute
tile-homeowners_association = Syndic de copropriété
tile-landfill = Décharge
tile-mint = Hôtel de la Monnaie
tile-mobile_home_community = Terrain pour mobile homes
tile-municipal_airport = Aéroport municipal
tile-office_building = Immeuble de bureaux
tile-parking_lot = Parc de stationnement
tile-slaughterhouse = Abattoir
tile-waterfront_realty = Villa avec vue sur le lac
tile-burg_von_alspach = Burg von Alspach
tile-casino = Casino
tile-domestic_airport = Aéroport national
tile-elementary_school = École élémentaire
tile-gas_station = Station-service
tile-hostel = Auberge de jeunesse
tile-housing_projects = Logements sociaux
tile-movie_theater = Cinéma
tile-museum = Musée
tile-office_of_bureaucracy = Centre administratif
tile-postal_service = Service postal
tile-power_station = Centrale électrique
tile-retirement_village = Village de retraités
tile-shipping_center = Centre d'expédition
tile-skyscraper = Gratte-ciel
tile-stadium = Stade
tile-warehouse = Entrepôt
tile-apartments = Appartements
tile-bed_and_breakfast = Chambres d'hôtes
tile-boutique = Boutique
tile-chip_fabrication_plant = Usine de puces électroniques
tile-condominium = Résidence en copropriété
tile-high_school = Lycée
tile-hotel = Hôtel
tile-international_airport = Aéroport international
tile-local_epa_office = Bureau de l'Environnement
tile-middle_school = Collège
tile-new_car_dealership = Concession automobile
tile-pr_firm = Agence de communication
tile-recycling_plant = Usine de recyclage
tile-resort = Complexe touristique
tile-university = Université
tile-lake = Lac
tile-back_a = Tuile inconnue (A)
tile-back_b = Tuile inconnue (B)
tile-back_c = Tuile inconnue (C)
tile-one_more_round = Un tour restant

## Objectifs

goal-air_traffic_controller = Aiguilleur du ciel
    .asks = le plus d'aéroports
goal-aquaphobian = Aquaphobe
    .asks = le moins de lacs
goal-aquatic_engineer = Hydraulicien
    .asks = le plus de lacs
goal-billionaire = Milliardaire
    .asks = le plus d'argent
goal-builder = Bâtisseur
    .asks = le plus de tuiles résidentielles
goal-capitalist = Capitaliste
    .asks = le moins de tuiles résidentielles
goal-civil_engineer = Ingénieur civil
    .asks = le plus de tuiles administratives
goal-developer = Promoteur
    .asks = le plus de tuiles commerciales
goal-employer = Employeur
    .asks = le moins de marqueurs sur les tuiles
goal-environmentalist = Écologiste
    .asks = le moins de tuiles industrielles
goal-harbormaster = Capitaine de port
    .asks = le plus grand groupe de lacs reliés
goal-industrialist = Industriel
    .asks = le plus de tuiles industrielles
goal-investor = Investisseur
    .asks = le revenu le plus élevé
goal-libertarian = Libertarien
    .asks = le moins de tuiles administratives
goal-luminary = Sommité
    .asks = la réputation la plus élevée
goal-miscreant = Vaurien
    .asks = la réputation la plus basse
goal-miser = Avare
    .asks = le revenu le plus bas
goal-public_official = Fonctionnaire
    .asks = le plus grand groupe de tuiles administratives reliées
goal-socialist = Socialiste
    .asks = le moins de tuiles commerciales
goal-spendthrift = Dépensier
    .asks = le moins d'argent

## Le journal : ce que fait un joueur, après son nom

log-build = construit « { $tile } »
log-lake = pose « { $tile } » en lac
log-basic = construit la tuile de base « { $tile } »
log-invest = investit dans une tuile
log-invest-where = investit dans { $where }
log-discard = défausse « { $tile } »
log-remove = retire « { $tile } »
log-bot = place la tuile de { -bot }
log-keep =
    { $goal_key ->
        [hidden] garde un objectif secret
       *[other] garde l'objectif « { $goal } »
    }
log-skip = ne peut rien faire
where-next_to = à côté { $tiles }
where-tile = « { $tile } »
where-lake = un lac
where-market = de l’emplacement { $surcharge }
where-market-free = d’un emplacement sans surcoût
neighbor = de « { $tile } »
neighbor-lake = d’un lac

## Les coups, comme les nomment boutons, conseils et leçons

move-build = Construire « { $tile } »
move-lake = Poser « { $tile } » en lac
move-basic = Construire « { $tile } » (tuile de base)
move-invest = Investir dans cette tuile
move-invest-where = Investir dans { $where }
move-discard = Défausser « { $tile } »
move-remove = Retirer « { $tile } »
move-bot = Placer la tuile de { -bot }
move-keep =
    { $goal_key ->
        [hidden] Garder un objectif secret
       *[other] Garder « { $goal } »
    }
move-skip = Continuer

## Ce qui parle pour une décision, dans les conseils et analyses. $count et $total sont des habitants, $race : il y a des rivaux.

score-unit = habitants
near =
    { $race ->
        [yes] { $count ->
            [one] Environ un habitant de moins face au meilleur des autres, à la fin.
           *[other] Environ { $count } habitants de moins face au meilleur des autres, à la fin.
        }
       *[no] { $count ->
            [one] Environ un habitant de moins à la fin.
           *[other] Environ { $count } habitants de moins à la fin.
        }
    }
lost =
    { $race ->
        [yes] { $count ->
            [one] A coûté environ un habitant face au meilleur des autres.
           *[other] A coûté environ { $count } habitants face au meilleur des autres.
        }
       *[no] { $count ->
            [one] A coûté environ un habitant.
           *[other] A coûté environ { $count } habitants.
        }
    }
benefit-people =
    { $count ->
        [one] Un habitant arrive aussitôt.
       *[other] { $count } habitants arrivent aussitôt.
    }
    .head = Des habitants tout de suite
benefit-money =
    { $free ->
        [yes] Elle ne coûte rien et rapporte { $money } aussitôt.
       *[no] Elle coûte { $price } et rend { $money } aussitôt.
    }
    .head = L’argent revient
benefit-helpers =
    { $count ->
        [one] Une de vos tuiles la compte, « { $tiles } » : { $gains }.
       *[other] Vos tuiles la comptent, « { $tiles } » : { $gains }.
    }
    .head = Vos autres tuiles y gagnent
benefit-reputation =
    { $way ->
        [up] { $count ->
            [one] De { $old } à { $new } : un habitant de plus par tour, environ { $total } d’ici la fin.
           *[other] De { $old } à { $new } : { $count } habitants de plus par tour, environ { $total } d’ici la fin.
        }
       *[down] { $count ->
            [one] De { $old } à { $new } : un départ de moins par tour, environ { $total } d’ici la fin.
           *[other] De { $old } à { $new } : { $count } départs de moins par tour, environ { $total } d’ici la fin.
        }
    }
    .head = Elle relève votre réputation
benefit-income = De { $old } à { $new } : { $each } de plus par tour, environ { $sum } d’ici la fin.
    .head = Elle relève votre revenu
benefit-counts =
    { $when ->
        [after] { $effect }.
       *[always] { $effect }. Ce qui viendra plus tard compte aussi.
    }
    .head = Elle compte encore plus tard
benefit-goal_lead =
    { $people ->
        [one] Vous serez seul à remplir « { $goal } » : { $people } habitant à la fin, si cela dure.
       *[other] Vous serez seul à remplir « { $goal } » : { $people } habitants à la fin, si cela dure.
    }
    .head = Elle prend la tête d’un objectif
benefit-goal_near =
    { $count ->
        [one] Encore un pas et « { $goal } » serait à vous : { $people } habitants à la fin.
       *[other] Encore { $count } pas et « { $goal } » serait à vous : { $people } habitants à la fin.
    }
    .head = Un objectif se rapproche
benefit-goal_tied = { $seat } n’est plus en tête pour « { $goal } », qui vaut { $people } habitants à la fin.
    .head = Elle retire un objectif à un rival
benefit-surcharge =
    { $free ->
        [yes] La retirer ne coûte rien.
       *[no] La retirer coûte { $price }, le moins que vous puissiez payer.
    }
    .head = Elle se retire à bon compte
plan-build =
    { $slides ->
        [yes] « { $tile } », { $now } maintenant, qui glisse à environ { $price } ; vous aurez environ { $have }.
       *[no] « { $tile } » pour environ { $price } ; vous aurez environ { $have }.
    }
plan-basic = « { $tile } » (tuile de base) ; vous aurez environ { $have }.
plan-lake = Un lac ; vous aurez environ { $have }.

## Le détail : à cause de quoi

change = { $seat } : { gain } ({ $why })
change-cut = { $seat } : { gain }, ramené à { $real } ({ $why })
ledger-goal = objectif « { $goal } »
ledger-price = coût
ledger-discard = surcoût de la tuile défaussée
ledger-red_line = ligne rouge
ledger-income = revenu
ledger-debt = dette impayée
ledger-reputation = réputation
ledger-fee = population déjà à 0
ledger-conversion = argent converti en population
ledger-test = essai

## Refus

refusal-no_such_goal = Cet objectif ne fait pas partie des deux vôtres : { $thing }.
refusal-no_such_slot =
    { $thing ->
        [none] Cet emplacement du marché est vide.
       *[other] Absent du marché : { $thing }.
    }
refusal-not_basic = Ce n'est pas une tuile de base : { $thing }.
refusal-none_left = Il n'y en a plus : { $thing }.
refusal-no_marker = Vous n'avez plus de marqueur.
refusal-no_tile = Vous n’avez pas de tuile ici.
refusal-already_invested = Cette tuile porte déjà un marqueur : { $thing }.
refusal-on_board = Le plateau Bourg couvre cette case.
refusal-occupied = Cette case est occupée : { $thing }.
refusal-not_adjacent = Cette case ne touche aucune de vos tuiles.
refusal-cannot_afford =
    { $missing ->
        [0] Vous n'avez pas assez d'argent.
       *[other] Il vous manque { $missing } $.
    }
refusal-not_best_cell = { -bot } a une meilleure case.

## Ce qui est attendu

phase-goal = garder un objectif
phase-act = construire, poser un lac ou investir
phase-discard = défausser une tuile du marché
phase-remove = retirer une tuile de plus du marché
phase-bot = placer la tuile de { -bot }
phase-over = la partie est terminée

prompt-goal = Gardez l'un de vos deux objectifs.
prompt-act = Construisez une tuile (du marché ou de base), posez un lac ou investissez.
prompt-discard = Défaussez une tuile du marché en payant son surcoût.
prompt-remove = Retirez une tuile de plus du marché en payant son surcoût.
prompt-bot = Placez la tuile de { -bot } sur l'une de ses meilleures cases.
prompt-over = La partie est terminée.

## Options

option-players = Joueurs
    .meaning = De 2 à 4 joueurs, ou un seul en mode solo
option-edition = Édition
    .meaning = Règle tout ce qui change d'une édition à l'autre
option-mode = Mode
    .meaning = Les uns contre les autres, ou en solo, de deux façons
option-solo = En solo
    .meaning = Raccourci pour un mode solo : architect ou dale
option-discard_timing = Défausse obligatoire
    .meaning = Quand elle se paie : avant ou après le revenu du tour
option-price_in_hand = Payer d'abord
    .meaning = Il faut pouvoir payer tout le coût avant que la tuile ne rapporte de l'argent
option-replace_one_more_round = Remplacer « Un tour restant »
    .meaning = Une autre tuile est révélée à sa place : le marché reste complet
option-stack_table = Taille des piles
    .meaning = L'édition dont vient le nombre de tuiles des piles A, B et C
option-architect_removal = Tuile supplémentaire de l'architecte
    .meaning = Quand elle est retirée : avant de compléter le marché, ou après
option-bot_must_be_beaten = Il faut battre { -bot }
    .meaning = Seul un score qui bat { -bot } donne un rang
option-line_tiles_backward = Lignes rouges franchies à reculons
    .meaning = Ce que font « Casino » et « Agence de communication » quand une ligne rouge est franchie à reculons
option-new_tile_far_left = Nouvelle tuile tout à gauche
    .meaning = Si le marché n’est pas complet, la nouvelle tuile va tout à gauche (+10 $) et non à côté des autres
option-bot_secret_goal = Objectif secret contre { -bot }
    .meaning = Vous recevez deux objectifs et en gardez un secrètement, comme à deux joueurs
option-packs = Extensions
    .meaning = Dossiers contenant d'autres tuiles

edition-first = première édition
edition-second = deuxième édition
mode-standard = Partie normale
    .meaning = De 2 à 4 joueurs, les uns contre les autres
mode-architect = L'architecte solitaire
    .meaning = En solo, avec un bourg ; les lignes rouges coûtent le double
mode-bot = { -bot } le Bot
    .meaning = En solo contre un adversaire simple
choice-after_population = après l'étape de population
choice-after_placement = juste après le placement
choice-after_refill = une fois le marché complété
choice-before_refill = avant de compléter le marché
choice-none = rien
choice-mirror = leur bonus est repris

## Styles des bots : un mot à côté du niveau, et une phrase

style-developer = un promoteur
style-developer-about = Aime les logements avant tout : il en bâtit plus que les autres.
style-industrialist = un industriel
style-industrialist-about = Adore les usines, quoi qu’en disent les voisins.
style-merchant = un commerçant
style-merchant-about = Aime les commerces et les bureaux : il y a toujours place pour une boutique.
style-gardener = un jardinier
style-gardener-about = Plante des parcs, et aime aussi les écoles et les musées.
style-hoarder = un avare
style-hoarder-about = Assis sur son argent : chaque dollar dépensé lui fait mal.
style-goal_hunter = un chasseur d’objectifs
style-goal_hunter-about = Joue les objectifs dès le premier tour : ceux de tous et le sien.
style-spoiler = un trouble-fête
style-spoiler-about = Aime mieux qu’un objectif n’aille à personne plutôt qu’à un rival, et envie aux autres chaque habitant.

## La fin

rating-junior_intern = Stagiaire
rating-subcontractor = CDD
rating-draftsman = Graphiste
rating-architectural_designer = Architecte junior
rating-architectural_engineer = Architecte senior
rating-principal_architect = Maître architecte
rating-ceo_of_suburbia_inc = PDG de Suburbia, Inc.

reason-last_round = Le dernier tour a été joué.
reason-one_more_round = La tuile « Un tour restant » est apparue : la partie est terminée.
outcome-winner =
    { $names } gagne avec { $score ->
        [one] { $score } habitant
       *[other] { $score } habitants
    }.
outcome-shared =
    { $names } partagent la victoire avec { $score ->
        [one] { $score } habitant
       *[other] { $score } habitants
    }.
outcome-solo =
    { $names } termine avec { $score ->
        [one] { $score } habitant
       *[other] { $score } habitants
    }.
outcome-beaten = { -bot } est battu, { $score } à { $other }.
outcome-not_beaten = { -bot } n'est pas battu, { $score } à { $other }.
outcome-rating = Rang : { $rating }.
outcome-no_rating = Pas de rang : il faut battre { -bot }.
outcome-place = { $place }. { $names } : { $score }

## La table en texte

board-round = { round }.
board-last_round = { round }, le dernier est le { $last }.
board-market = Marché
board-slot = construire { $price }, lac { $lake }
board-empty = vide
board-pile =
    Piles : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } ({ $letters })
board-basics = Tuiles de base
board-basic = construire { $price }, il en reste { $left }
board-goals = Objectifs
board-goal = { $goal } ({ $asks }), { $gain }
board-secret = Objectif secret ({ $seat }) : { $goal }
board-dealt = Au choix ({ $seat }) : { $goal }
board-seats = Joueurs
board-seat =
    { $seat } : { $money }, revenu { $income }, réputation { $reputation }, population { $population } (ligne rouge après { $line }), { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    }
board-borough = Bourg ({ $seat })
board-key = Lettres : tuile. * : marqueur. ~~ : lac. ## : plateau Bourg. Nombres : case libre.
board-category = tuile { $category }
board-marker = marqueur
board-open = Libres : { $cells }
board-columns = Colonnes { $first } à { $last }

## Dans l’image d’une partie finie

own-picture-heading =
    { $name ->
        [none] { $count ->
            [one] Un bourg, { $count } habitant
           *[other] Un bourg, { $count } habitants
        }
       *[other] { $count ->
            [one] { $name } : { $count } habitant
           *[other] { $name } : { $count } habitants
        }
    }

## Les symboles de la légende

sign-income = revenu : de l’argent à chaque tour
sign-reputation = réputation : des habitants à chaque tour
sign-population = habitants : qui en a le plus gagne
sign-money = argent, tout de suite
sign-adjacent = les tuiles voisines
sign-own = tout votre bourg
sign-all = tous les bourgs
sign-others = les autres bourgs
sign-after = seulement les tuiles posées ensuite
sign-own_lakes = au bord de vos lacs
sign-line = chaque ligne rouge franchie
sign-any = n’importe quelle tuile

## Extensions, options et positions illisibles : pour qui les a écrites. Les mots du fichier restent tels quels.

content-amount = un montant est compris entre 1 et 100, en plus ou en moins
content-each_mixed = un effet compte des catégories ou des icônes, pas les deux
content-after_all = ce qui est construit ensuite est compté partout : where = all
content-each_any = where = { $where } compte toutes les tuiles : each = any
content-line_counts = un effet de ligne rouge ne compte rien : ni each, ni where
content-line_chain = une ligne rouge ne doit pas entraîner un autre mouvement de population
content-id = { $name } : une lettre minuscule, puis a-z, 0-9 et _
content-order = les effets immédiats viennent avant ceux qui comptent (S6.2, S6.3)
content-only_tiles = seules des entrées [[tile]] ont leur place ici, et non { $name }
content-kinds = plus de { $most } sortes de tuiles
content-stacks = une extension complète les piles A, B et C
options-alone = le mode { $mode } est pour un seul joueur
position-two_goals = deux objectifs, ou aucun
position-not_dealt = l’objectif { $name } n’a pas été distribué à cette place
position-public_open = un objectif public est toujours révélé
position-goals = plus d’objectifs qu’il n’en existe
position-basic = { $name } est une tuile de base
position-not_basic = { $name } n’est pas une tuile de base
position-unbuildable = impossible de construire { $name }
position-far = la case { $at } est trop loin
position-covered = la case { $at } est sous le plateau Bourg
position-taken = la case { $at } est occupée
position-too_many = trop de tuiles
position-no_tile = il n’y a pas de tuile en { $at }
position-marked = la tuile en { $at } porte déjà un marqueur
position-market_key = les emplacements du marché vont de 0 à { $most }
position-market_size = le marché a { $wanted } emplacements, et non { $given }
position-stack = la pile contient « Un tour restant » une fois au plus, et 5000 tuiles au plus
position-room = la place { $place } pourrait dépasser { $most } tuiles
position-goal_phase = { $phase } n’existe que dans le mode standard, ou pour la personne face au bot
position-goals_undealt = pour garder un objectif, chaque place doit en avoir reçu deux
position-mode = { $phase } n’existe que dans le mode { $mode }
