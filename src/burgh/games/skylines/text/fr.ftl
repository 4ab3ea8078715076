# Cities: Skylines – Le jeu de plateau, en français. Devant : ; ! ? » et après « l'espace est insécable.

title = Cities: Skylines – Le jeu de plateau
    .short = Cities: Skylines

## Les nombres

track-power = électricité
track-water = eau
track-garbage = déchets
track-happiness = bonheur
track-employment = emploi
track-pollution = pollution
track-traffic = trafic
track-crime = criminalité
track-money = argent
track-overall = bonheur global

the-track =
    { $track ->
        [power] l'électricité
        [water] l'eau
        [garbage] la gestion des déchets
        [employment] l'emploi
        [pollution] la pollution
        [crime] la criminalité
        [traffic] le trafic
        [money] le trésor public
        [overall] le bonheur global
       *[happiness] le bonheur
    }
the-track-object = { the-track }

money =
    { $amount ->
        [one] { $amount } Argent
       *[other] { $amount } Argents
    }
amount =
    { $track ->
        [money]
            { signed } { $size ->
                [one] Argent
               *[other] Argents
            }
       *[other] { signed }
    }
gain = { $name } { signed }
gain-toward_zero =
    { $steps ->
        [one] { $track } de { $steps } case vers 0
       *[other] { $track } de { $steps } cases vers 0
    }

## Sortes de cartes et de tuiles. `a` est un complément, `all` le pluriel, `of` suit « carte ».

kind-residential = zone résidentielle
    .a = une zone résidentielle
    .all = les zones résidentielles
    .of = de zone résidentielle
kind-commercial = zone commerciale
    .a = une zone commerciale
    .all = les zones commerciales
    .of = de zone commerciale
kind-industrial = zone industrielle
    .a = une zone industrielle
    .all = les zones industrielles
    .of = de zone industrielle
kind-utility = bâtiment urbain
    .a = un bâtiment urbain
    .all = les bâtiments urbains
    .of = de bâtiment urbain
kind-service = bâtiment de service
    .a = un bâtiment de service
    .all = les bâtiments de service
    .of = de bâtiment de service
kind-unique = bâtiment unique
    .a = un bâtiment unique
    .all = les bâtiments uniques
    .of = de bâtiment unique
kind-role = rôle
    .a = un rôle
    .all = les rôles
    .of = de rôle
kind-policy = directive
    .a = une directive
    .all = les directives
    .of = de directive
kind-news = actualités
    .a = des actualités
    .all = les actualités
    .of = d'actualités
kind-any = toute tuile
    .a = une tuile quelconque
    .all = les cartes
    .of = de tuile

zones-residential =
    { $count }{ $other ->
        [yes]
            { $count ->
                [one] {" "}autre
               *[other] {" "}autres
            }
       *[no] {""}
    } { $count ->
        [one] zone résidentielle
       *[other] zones résidentielles
    }
zones-commercial =
    { $count }{ $other ->
        [yes]
            { $count ->
                [one] {" "}autre
               *[other] {" "}autres
            }
       *[no] {""}
    } { $count ->
        [one] zone commerciale
       *[other] zones commerciales
    }
zones-industrial =
    { $count }{ $other ->
        [yes]
            { $count ->
                [one] {" "}autre
               *[other] {" "}autres
            }
       *[no] {""}
    } { $count ->
        [one] zone industrielle
       *[other] zones industrielles
    }

service-health = santé
    .by = santé
service-education = éducation
    .by = éducation
service-transit = transports en commun
    .by = transports en commun
service-fire = pompiers
    .by = pompiers
service-police = police
    .by = police
service-parks = parcs
    .by = parcs

utility-power = électricité
utility-water = eau
utility-garbage = déchets

level = niveau { $level }
pile = pioche { $level }
exchange_pile = pile Échange
city_board = plateau { $board }

## Ce que dit une carte. $which est un service, ou plusieurs ; $kind une sorte de carte, ou toutes.

effect-first = Première ligne : { $gains }
effect-second = Deuxième ligne, si { $condition } : { $gains }
effect-second-always = Deuxième ligne : { $gains }

condition-list = { $first } et si { $last }
    .card = { $first }, { $last }
condition-service =
    la nouvelle tuile a accès { $which ->
        [several] aux services
       *[other] au service
    } { $services }
    .card = accès : { $services }
condition-zones = le quartier compte déjà au moins { $zones }
    .card = { $zones } dans le quartier
condition-track-below = { the-track } est en dessous de { $value }
condition-track-at_most = { the-track } ne dépasse pas { $value }
condition-track-equal = { the-track } est à { $value }
condition-track-at_least = { the-track } est à { $value } ou plus
condition-track-above = { the-track } est au-dessus de { $value }

rule-scope-owner = Pour vos propres actions, { $rule }
rule-scope-everybody = Après sa construction, { $rule }
rule-scope-news = Tant que ces actualités sont en vigueur, { $rule }

rule-by =
    { $change ->
        [less] { money } de moins (0 au minimum)
       *[more] { money } de plus
    }
rule-modify_cost = { $all } coûtent { rule-by }
rule-modify_effect-always =
    { $kind ->
        [any] chaque carte
       *[other] chaque carte { $of }
    } donne aussi : { $gain }
rule-modify_effect-increase =
    quand une carte { $kind ->
        [any] {""}
       *[other] { $of }{" "}
    }fait monter { the-track-object }, la hausse est { $change ->
        [less] réduite de { $amount } (0 au minimum)
       *[more] augmentée de { $amount }
    }
rule-modify_effect-decrease =
    quand une carte { $kind ->
        [any] {""}
       *[other] { $of }{" "}
    }fait baisser { the-track-object }, la baisse est { $change ->
        [less] réduite de { $amount }
       *[more] augmentée de { $amount }
    }
rule-modify_benefit =
    la deuxième ligne { $kind ->
        [any] des cartes
       *[other] des cartes { $of }
    } { $track ->
        [money] rapporte { rule-by }
       *[other] change : { $gain } (0 au minimum)
    }
rule-after_benefit =
    chaque fois que vous recevez la deuxième ligne { $kind ->
        [any] d'une carte
       *[other] d'une carte { $of }
    } : { $gains }
rule-on_build =
    Une seule fois, à la construction : { $gains } par { $zone } de son quartier, pour { $max ->
        [one] { $max } zone
       *[other] { $max } zones
    } au plus
rule-on_build-all = Une seule fois, à la construction : { $gains } par { $zone } de son quartier
rule-after_build-same_district = chaque fois que l'on construit { $a } dans son quartier : { $gains }
rule-after_build-other_district = chaque fois que l'on construit { $a } dans un autre quartier : { $gains }
rule-after_build-anywhere = chaque fois que l'on construit { $a }, où que ce soit : { $gains }
rule-track_drop = si une carte fait baisser { the-track-object } et que le marqueur finit en dessous de { $below } : { $gains }
rule-provides_service-district = ce bâtiment dessert tout son quartier : { $service }
rule-provides_service-city = ce bâtiment dessert tous les quartiers : { $service }
rule-forbid_build = il est interdit de construire { $a }
rule-modify_exchange_cost = échanger une carte coûte { rule-by }
rule-modify_development_cost = révéler un plateau coûte { rule-by }
rule-end_of_milestone = À la fin de chaque étape, avant le report du bonheur : { $gains }

## Ce qui est imprimé

detail-card = Carte : { $what }
detail-tile-any = Tuile : une { $kind } au choix dans la réserve
detail-tile =
    Tuile : { $tile }, { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    }
detail-cost = Coût : { $price }
detail-cost-none = Coût : aucun
detail-kind = Tuile : { $what }
detail-outline = Contour : { $shape }
detail-count = Dans la boîte : { $count }
detail-reach-adjacent = Dessert les tuiles adjacentes par un côté
detail-reach-district = Dessert tout son quartier
detail-one_utility = Un seul bâtiment urbain par quartier
detail-policy = Ne peut pas être échangée ; retourne dans la boîte à la fin de l'étape
detail-news = En vigueur aussitôt, jusqu'aux prochaines actualités ou à la fin de l'étape
detail-unique = Profite à tous après sa construction, et reste visible à côté du plateau Administration
detail-development = Coût de développement : { $price }
detail-districts =
    { $districts ->
        [one] { $districts } quartier
       *[other] { $districts } quartiers
    }, { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    } d'herbe
detail-scenario-boards = Plateaux : { $boards }
detail-scenario-free_boards =
    Plateaux : { $count ->
        [one] { $count } tiré au hasard, posé librement
       *[other] { $count } tirés au hasard, posés librement
    }
detail-scenario-money = Trésor public : { $money }
detail-scenario-level = Trésor public ({ $level }) : { $money }
detail-scenario-modules = Modules : { $modules }
detail-scenario-plain = Modules : aucun
detail-range =
    { $high ->
        [none] À partir de { $low }, sans limite
       *[other] De { $low } à { $high }
    }
detail-below-refuse = Limite inférieure : la carte ne peut pas être jouée
detail-below-stop = Limite inférieure : le marqueur s'arrête, le reste est perdu
detail-below-lose = Limite inférieure : l'atteindre fait perdre la partie
detail-above-refuse = Limite supérieure : la carte ne peut pas être jouée
detail-above-stop = Limite supérieure : le marqueur s'arrête, le reste est perdu
detail-above-overall = Limite supérieure : le surplus s'ajoute au bonheur global
detail-above-none = Limite supérieure : aucune

## Imprimé, ou de notre invention

mark-printed = ✓ Imprimé dans le jeu
mark-printed-but = ✓ Imprimé dans le jeu, sauf ce qui est de nous : { $fields }
mark-public = ✓ Indiqué par une critique publiée
mark-public-but = ✓ Indiqué par une critique publiée, sauf ce qui est de nous : { $fields }
mark-reconstructed = ✎ Reconstitué : de notre invention, ce n'est pas l'élément imprimé
mark-part-printed = ✓ { $part } : imprimé dans le jeu
mark-part-public = ✓ { $part } : selon une critique publiée
mark-part-reconstructed = ✎ { $part } : reconstitution, de notre invention
mark-note = La plupart des cartes, tous les contours et toutes les vues des plateaux sont reconstitués (✎) : ils sont de notre invention.

field-name = nom
field-level = niveau
field-cost = coût
field-effects = première ligne
field-effects-track = piste de la première ligne
field-condition = condition
field-benefit = deuxième ligne
field-rules = effet durable
field-rules-kind = sorte de tuile de l'effet durable
field-rules-effect = valeur de l'effet durable
field-rules-effect-track = piste de l'effet durable

part-development_cost = Coût de développement
part-grid = Vue du plateau
part-outline = Contour
part-range = Étendue
part-boards = Plateaux
part-arrangement = Disposition
part-start_money = Trésor public
part-modules = Modules

## Cartes Construction : zones

card-I-R1 = Rangée de maisonnettes
card-I-R2 = Logements ouvriers
card-I-R3 = Ruelle de l'école
card-I-R4 = Coin de verdure
card-I-R5 = Appartements d'angle
card-I-R6 = Pavillons de banlieue
card-I-R7 = Maisons de la rue du Marché
card-I-R8 = Maisons en bois
card-II-R1 = Lotissement familial
card-II-R2 = Voisinage soudé
card-II-R3 = Adresses recherchées
card-II-R4 = Maisons près du parc
card-II-R5 = Appartements le long du tramway
card-II-R6 = Immeubles du centre
card-II-R7 = Îlot mixte
card-II-R8 = Maisons mitoyennes
card-III-R1 = Banlieue tranquille
card-III-R2 = Cité-jardin
card-III-R3 = Cité universitaire
card-III-R4 = Résidence au grand air
card-III-R5 = Grand ensemble
card-III-R6 = Vieille ville
card-III-R7 = Cité sans voitures
card-III-R8 = Penthouses
card-I-C1 = Commerces de proximité
card-I-C2 = Rue commerçante
card-I-C3 = Kiosques de gare
card-I-C4 = Marché nocturne
card-II-C1 = Galerie marchande
card-II-C2 = Grand magasin
card-II-C3 = Rue des restaurants
card-II-C4 = Jardinerie
card-III-C1 = Avenue commerçante
card-III-C2 = Avenue des hôtels
card-III-C3 = Pôle de divertissement
card-III-C4 = Magasins phares
card-I-I1 = Ateliers
card-I-I2 = Entrepôt
card-I-I3 = Petite usine
card-I-I4 = Scierie
card-II-I1 = Usine d'assemblage
card-II-I2 = Brasserie
card-II-I3 = Plateforme logistique
card-II-I4 = Imprimerie
card-III-I1 = Centre de fret
card-III-I2 = Aciérie
card-III-I3 = Usine pharmaceutique
card-III-I4 = Parc technologique

## Cartes Construction : bâtiments, nommés comme leurs tuiles

card-I-U1 = { tile-wind-turbine }
card-II-U1 = { tile-coal-power-plant }
card-III-U1 = { tile-oil-power-plant }
card-I-U2 = { tile-water-tower }
card-II-U2 = { tile-pumping-station }
card-III-U2 = { tile-water-treatment-plant }
card-I-U3 = { tile-landfill }
card-II-U3 = { tile-incineration-plant }
card-III-U3 = { tile-recycling-center }
card-I-S1 = { tile-clinic }
card-II-S1 = { tile-hospital }
card-III-S1 = { tile-medical-center }
card-I-S2 = { tile-elementary-school }
card-II-S2 = { tile-high-school }
card-III-S2 = { tile-university }
card-I-S3 = { tile-bus-stop }
card-II-S3 = { tile-bus-depot }
card-III-S3 = { tile-metro-station }
card-I-S4 = { tile-fire-house }
card-II-S4 = { tile-fire-station }
card-III-S4 = { tile-fire-headquarters }
card-I-S5 = { tile-police-post }
card-II-S5 = { tile-police-station }
card-III-S5 = { tile-police-headquarters }
card-I-S6 = { tile-pocket-park }
card-II-S6 = { tile-city-park }
card-III-S6 = { tile-botanical-garden }
card-U-stadium = { tile-stadium }
card-U-opera-house = { tile-opera-house }
card-U-posh-mall = { tile-posh-mall }
card-U-city-library = { tile-city-library }
card-U-business-tower = { tile-business-tower }
card-U-courthouse = { tile-courthouse }
card-U-ferris-wheel = { tile-ferris-wheel }
card-U-central-station = { tile-central-station }
card-U-observatory = { tile-observatory }
card-U-technology-campus = { tile-technology-campus }

## Rôles, directives, actualités

card-R-architect = Architecte
card-R-landscaper = Paysagiste
card-R-mayor = Maire
card-R-administrator = Administrateur
card-R-engineer = Ingénieur
card-R-negotiator = Négociateur
card-R-traffic-planner = Responsable du trafic
card-R-police-chief = Chef de la police
card-R-tax-collector = Percepteur
card-R-developer = Promoteur
card-P-recycling-drive = Campagne de recyclage
card-P-water-saving = Économies d'eau
card-P-power-saving = Économies d'électricité
card-P-neighbourhood-watch = Voisins vigilants
card-P-tax-rise = Hausse des impôts
card-P-biofuel-buses = Bus au biocarburant
card-P-free-transit = Transports gratuits
card-P-city-festival = Fête de la ville
card-P-job-fair = Salon de l'emploi
card-P-infrastructure-bond = Emprunt d'infrastructure
card-N-labour-shortage = Main-d'œuvre insuffisante
card-N-burglary-wave = Vague de cambriolages
card-N-permit-backlog = Permis en retard
card-N-commuter-jam = Bouchons aux heures de pointe
card-N-bargain-hunters = Chasseurs de bonnes affaires
card-N-builders-strike = Grève du bâtiment
card-N-drought = Sécheresse
card-N-smog-alarm = Alerte au smog
card-N-monument-protection = Protection du patrimoine
card-N-blackout = Panne de courant
card-back =
    { $level ->
        [role] rôle face cachée
       *[other] carte face cachée ({ $level })
    }

## Tuiles

tile-res-I2 = Résidentielle I2
tile-res-I3 = Résidentielle I3
tile-res-V3 = Résidentielle V3
tile-res-O4 = Résidentielle O4
tile-res-L4 = Résidentielle L4
tile-res-J4 = Résidentielle J4
tile-res-T4 = Résidentielle T4
tile-res-S4 = Résidentielle S4
tile-res-Z4 = Résidentielle Z4
tile-res-P5 = Résidentielle P5
tile-com-I2 = Commerciale I2
tile-com-I3 = Commerciale I3
tile-com-V3 = Commerciale V3
tile-com-O4 = Commerciale O4
tile-com-L4 = Commerciale L4
tile-com-J4 = Commerciale J4
tile-com-T4 = Commerciale T4
tile-ind-I3 = Industrielle I3
tile-ind-V3 = Industrielle V3
tile-ind-O4 = Industrielle O4
tile-ind-L4 = Industrielle L4
tile-ind-J4 = Industrielle J4
tile-ind-I4 = Industrielle I4
tile-ind-P5 = Industrielle P5
tile-ind-Q5 = Industrielle Q5
tile-wind-turbine = Centrale éolienne
tile-coal-power-plant = Centrale à charbon
tile-oil-power-plant = Centrale au pétrole
tile-water-tower = Château d'eau
tile-pumping-station = Station de pompage
tile-water-treatment-plant = Station d'épuration
tile-landfill = Décharge
tile-incineration-plant = Usine d'incinération
tile-recycling-center = Centre de recyclage
tile-clinic = Clinique
tile-hospital = Hôpital
tile-medical-center = Centre hospitalier
tile-elementary-school = École élémentaire
tile-high-school = Lycée
tile-university = Université
tile-bus-stop = Arrêt de bus
tile-bus-depot = Dépôt de bus
tile-metro-station = Station de métro
tile-fire-house = Poste de pompiers
tile-fire-station = Caserne de pompiers
tile-fire-headquarters = État-major des pompiers
tile-police-post = Poste de police
tile-police-station = Commissariat
tile-police-headquarters = Hôtel de police
tile-pocket-park = Square
tile-city-park = Parc municipal
tile-botanical-garden = Jardin botanique
tile-stadium = Stade
tile-opera-house = Opéra
tile-posh-mall = Centre commercial Prestige
tile-city-library = Bibliothèque municipale
tile-business-tower = Tour d'affaires
tile-courthouse = Palais de justice
tile-ferris-wheel = Grande roue
tile-central-station = Gare centrale
tile-observatory = Observatoire
tile-technology-campus = Campus technologique

## Scénarios et difficulté

scenario-intro = Partie d'initiation
    .meaning = Trois plateaux, aucune carte supplémentaire
scenario-scenario-1 = Scénario 1 : Bâtiments uniques
    .meaning = Quatre plateaux, et dix grands bâtiments qui profitent à tous
scenario-scenario-2 = Scénario 2 : Rôles
    .meaning = Ajoute un rôle pour chaque joueur
scenario-scenario-3 = Scénario 3 : Directives
    .meaning = Ajoute des directives, jouées à la place d'une carte Construction
scenario-scenario-4 = Scénario 4 : Actualités
    .meaning = Ajoute des actualités qui changent les règles pour un temps : le jeu complet
scenario-scenario-5 = Scénario 5 : Diversité
    .meaning = Le jeu complet sur quatre plateaux au hasard, disposés chaque fois autrement

difficulty-beginner = débutant
    .meaning = Trésor public : 12
difficulty-advanced = avancé
    .meaning = Trésor public : 10
difficulty-expert = expert
    .meaning = Trésor public : 8

## Le journal : ce que fait un joueur, après son nom

log-role = garde le rôle « { $card } »
log-lay = pose le { $board }
log-board = révèle le { $board }
log-play = joue « { $card } »
log-exchange = pose « { $card } » sur la pile Échange
log-end = termine l'étape
log-tile = prend la tuile « { $tile } »
log-place = place la tuile
log-built = joue « { $card } » { $where }
log-draw =
    { $from_key ->
        [exchange] prend « { $card } » dans la pile Échange
       *[other] pioche une carte de niveau { $from_key }
    }
log-swap = pose « { $card } » sur la pile Échange
log-done = termine ses échanges
where-board =
    { $count ->
        [one] sur le plateau { $boards }
       *[other] sur les plateaux { $boards }
    }
where-next_to = { $board }, à côté { $tiles }
neighbor = de « { $tile } »
neighbor-residential = d’une zone résidentielle
neighbor-commercial = d’une zone commerciale
neighbor-industrial = d’une zone industrielle

## Les coups, comme les nomment boutons, conseils et leçons

move-role = Garder le rôle « { $card } »
move-board = Révéler le { $board }
move-play = Jouer « { $card } »
move-exchange = Échanger « { $card } »
move-end = Terminer l'étape
move-lay = Poser { $board }
move-tile = Prendre cette tuile
move-place = La placer ici
move-draw =
    { $from_key ->
        [exchange] Prendre « { $card } »
       *[other] Piocher niveau { $from_key }
    }
move-swap = Échanger « { $card } »
move-done = Échanges terminés

## Ce qui parle pour une décision, dans les conseils et analyses. $race : il y a des rivaux, jamais ici.

score-unit = points de bonheur global
near =
    { $race ->
       *[no] { $count ->
            [one] Environ un point de bonheur global de moins à la fin.
           *[other] Environ { $count } points de bonheur global de moins à la fin.
        }
    }
lost =
    { $race ->
       *[no] { $count ->
            [one] A coûté environ un point de bonheur global.
           *[other] A coûté environ { $count } points de bonheur global.
        }
    }
benefit-happiness =
    { $count ->
        [one] De { $old } à { $new } : un point de bonheur global de plus à la fin de chaque étape, { $total } d’ici la fin si cela dure.
       *[other] De { $old } à { $new } : { $count } points de bonheur global de plus à la fin de chaque étape, { $total } d’ici la fin si cela dure.
    }
    .head = Les habitants sont plus heureux
benefit-overall = Le bonheur global passe de { $old } à { $new }.
    .head = Cela compte pour la fin
benefit-coins = { $money } de plus dans le trésor public, { $new } en tout.
    .head = De l’argent tout de suite
benefit-supply =
    { $count ->
        [one] De { $old } à { $new } : un bonheur de moins perdu à la fin de l’étape.
       *[other] De { $old } à { $new } : { $count } bonheurs de moins perdus à la fin de l’étape.
    }
    .head = Un manque comblé : { $track }
benefit-reserve = De { $old } à { $new } : de la place pour construire ensuite.
    .head = Une réserve : { $track }
benefit-employment = De { $old } à { $new } : { $money } de moins à payer à la fin de l’étape.
    .head = L’emploi se rapproche de 0
benefit-burden =
    { $count ->
        [one] De { $old } à { $new } : un point de bonheur global de moins retiré à la fin.
       *[other] De { $old } à { $new } : { $count } points de bonheur global de moins retirés à la fin.
    }
    .head = La ville respire : { $track }
benefit-milestone_ready = Chaque quartier aura les tuiles qu’il faut.
    .head = L’étape peut se terminer
benefit-milestone_near =
    { $count ->
        [one] Il manque encore une tuile pour la terminer.
       *[other] Il manque encore { $count } tuiles pour la terminer.
    }
    .head = La fin de l’étape approche
benefit-cheapest = Il coûte { $money } ; aucun ne coûte moins.
    .head = Le plateau le moins cher
benefit-serves =
    { $count ->
        [one] Une carte de votre main le demande : { $cards }.
       *[other] Des cartes de votre main le demandent : { $cards }.
    }
    .head = Un service de plus : { $service }
plan-play = Jouer « { $card } ».
plan-end = Terminer l’étape.

## Le détail : pour quelle raison

change = { gain } ({ $why })
change-cut = { gain }, ramené à { $real } ({ $why })
change-condition =
    { $sign ->
        [plus] Condition remplie : { $why }
       *[minus] Condition non remplie : { $why }
    }
track-condition = condition
ledger-track = piste { $track }
ledger-service = accès au service { $service }
ledger-zone = { $zone } dans le quartier
ledger-exchange = échange d'une carte
ledger-swap = tour d'échange
ledger-limit = fin de la piste

## Refus

refusal-bad_move =
    { $thing ->
        [none] Ce coup n'est pas possible.
       *[other] Ce coup n'est pas possible : { $thing }.
    }
refusal-not_your_turn =
    { $thing ->
        [none] C'est à un autre joueur de jouer.
       *[other] C'est à un autre joueur de jouer : { $thing }.
    }
refusal-must_end = Les trois pioches sont vides : vous ne pouvez que terminer l'étape.
refusal-not_in_hand = Cette carte n'est pas dans votre main : { $thing }.
refusal-wrong_tile = Cette tuile ne va pas avec la carte : { $thing }.
refusal-no_tile = Il ne reste plus de tuile dans la réserve : { $thing }.
refusal-across_boards = À cette table, aucune tuile ne dépasse le bord d’un plateau.
refusal-off_board = Cet endroit est hors des plateaux révélés.
refusal-on_road = Il y a une route ici.
refusal-on_water = Il y a de l’eau ici.
refusal-occupied =
    { $thing ->
        [none] Cet endroit est occupé.
       *[other] Cet endroit est occupé : { $thing }.
    }
refusal-second_utility =
    { $thing ->
        [none] Le quartier a déjà un bâtiment urbain.
       *[other] Le quartier a déjà un bâtiment urbain : { $thing }.
    }
refusal-no_place = La tuile ne tient nulle part.
refusal-money =
    { $missing ->
        [0] Il n'y a pas assez d'argent dans le trésor public.
        [one] Il manque { $missing } Argent au trésor public.
       *[other] Il manque { $missing } Argents au trésor public.
    }
refusal-track_limit =
    { $missing ->
        [0] Le marqueur « { $thing } » dépasserait la fin de sa piste.
        [one] Le marqueur « { $thing } » dépasserait la fin de sa piste de { $missing } case.
       *[other] Le marqueur « { $thing } » dépasserait la fin de sa piste de { $missing } cases.
    }
refusal-forbidden = Les actualités en vigueur l'interdisent : { $thing }.
refusal-policy_exchange = Une directive ne peut pas être échangée : { $thing }.
refusal-pile_empty =
    { $thing ->
        [none] Les pioches n'ont plus assez de cartes.
       *[other] Il n'y a plus de carte : { $thing }.
    }
refusal-not_in_exchange = Cette carte n'est pas dans la pile Échange : { $thing }.
refusal-same_card = Vous venez de poser cette carte : { $thing }.
refusal-exchange_pile_barred = Piochez maintenant au niveau I, II ou III, pas dans la pile Échange.
refusal-district_too_empty =
    { $missing ->
        [0] Un quartier n’a pas assez de tuiles.
        [one] Il manque encore { $missing } tuile à un quartier.
       *[other] Il manque encore { $missing } tuiles à un quartier.
    }
refusal-board_face_up = Déjà révélé : { $thing }.
refusal-board_not_adjacent = Ne touche aucun plateau révélé : { $thing }.
refusal-not_offered = Ce n'est pas l'un des deux rôles distribués : { $thing }.
refusal-bad_option = Le jeu est fait pour 1 à 4 joueurs.
refusal-board_count = La disposition n'a pas le nombre de plateaux du scénario.
refusal-board_twice = Un plateau est posé deux fois.
refusal-overlap = Deux plateaux sont posés au même endroit.
refusal-not_joined = Les plateaux ne se touchent pas tous par un côté.
refusal-no_layout = Les autres plateaux ne pourraient plus être posés : terre contre terre, eau contre eau.
refusal-board_not_drawn = Ce plateau n'est pas dans cette partie : { $thing }.
refusal-edge_mismatch = La terre doit toucher la terre, et l'eau, l'eau.

## Ce qui est attendu

phase-role = garder un rôle
phase-arrange = poser les plateaux de la ville
phase-board = révéler un plateau
phase-turn = jouer une carte, en échanger une ou terminer l'étape
phase-tile = choisir une tuile
phase-place = placer la tuile
phase-draw = piocher une carte
phase-refill = piocher pour remplacer une directive
phase-swap = échanger des cartes
phase-redraw = piocher pour remplacer les cartes échangées
phase-over = la partie est terminée

prompt-role = Gardez l'un de vos deux rôles.
prompt-arrange =
    { $left ->
        [one] Posez le dernier plateau de la ville.
       *[other] Posez un plateau de la ville ; il en reste { $left }.
    }
prompt-board = Choisissez un plateau à révéler.
prompt-turn = Jouez une carte, échangez-en une ou terminez l'étape.
prompt-must_end = Toutes les pioches sont vides : terminez l'étape.
prompt-tile = Choisissez une tuile pour « { $card } ».
prompt-place = Placez la tuile « { $tile } ».
prompt-draw = Prenez une carte, dans une pioche ou dans la pile Échange.
prompt-refill = Piochez une carte (niveau I, II ou III) pour remplacer une directive.
prompt-swap = Échangez une carte ({ $price }) ou terminez ; cartes déjà posées : { $count }.
prompt-redraw =
    Piochez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } (niveau I, II ou III) pour remplacer celles que vous avez posées.
prompt-over = La partie est terminée.

## Options

option-players = Joueurs
    .meaning = De 1 à 4 joueurs, tous ensemble
option-scenario = Scénario
    .meaning = Quels plateaux et quelles sortes de cartes sont en jeu
option-difficulty = Difficulté
    .meaning = L'argent de départ du scénario 5
    .not = seul le scénario 5 laisse le choix
option-layout = Disposition
    .meaning = Votre propre disposition : lettre, ligne, colonne et rotation de chaque plateau
option-boards = Plateaux
    .meaning = Scénario 5 : tout au hasard, quatre plateaux au hasard que vous disposez, ou plateaux de votre choix
option-hands = Mains
    .meaning = Visibles de tous, comme dans les règles, ou cachées : on ne voit que ses propres cartes
option-refill = Directives remplacées
    .meaning = Les directives défaussées à la fin d'une étape sont remplacées gratuitement
option-win_from = Victoire à partir de
    .meaning = Le bonheur global qui suffit pour gagner
option-tiles_on_one_board = Une tuile, un plateau
    .meaning = Aucune tuile ne dépasse le bord d’un plateau, comme le veut la règle française
option-roles = Rôles
    .meaning = Chaque joueur en garde un sur deux, ou en reçoit un au hasard
option-packs = Extensions
    .meaning = Dossiers contenant d'autres cartes, tuiles, plateaux et scénarios

boards-drawn = tout au hasard
boards-arranged = quatre au hasard, à disposer
boards-chosen = au choix, à disposer
hands-open = visibles
hands-private = cachées
roles-choose = un sur deux
roles-random = un au hasard

## La fin

band-dying-city = Ville agonisante
band-city-of-no-importance = Ville-dortoir
band-ambitious-city = Ville ambitieuse
band-busy-city = Ville pressée
band-showcase-city = Ville modèle
band-boom-city = Ville en plein boum
band-grand-city = Ville de lumière
band-heavenly-city = Ville paradisiaque

reason-last_milestone = La dernière étape est terminée.
reason-piles_exhausted = Les trois pioches sont vides : la partie est terminée.
reason-no_action = Aucune action n'était possible.
reason-happiness = Le bonheur est tombé à −5 ou moins.
reason-overall = Le bonheur global est tombé à −10 ou moins.
reason-money_employment = Le trésor public n'a pas pu payer pour l'emploi.
reason-money_development = Le trésor public n'a pas pu payer un nouveau plateau.
outcome-won = Vous avez gagné avec un bonheur global de { $score }.
outcome-not_won = Vous n'avez pas gagné : bonheur global { $score }, il fallait { $needed }.
outcome-lost = Vous avez perdu. Bonheur global : { $score }.
outcome-band = Statut de la ville : { $band }.

## La table en texte

letter-residential = R
letter-commercial = C
letter-industrial = I
letter-utility = U
letter-service = S
letter-unique = X

board-milestone = Étape { $milestone } sur { $milestones }.
board-tracks = Administration
board-range =
    { $high ->
        [none] à partir de { $low }
       *[other] de { $low } à { $high }
    }
board-treasury = trésor public
board-plan = Le plan des plateaux ; un coup donne ligne et colonne. Rotation : > un quart de tour, v un demi-tour, < trois quarts.
board-unlaid = Plateaux à poser : { $boards }
board-unlaid-board = { $board } ({ $price })
board-city = Ville
board-rows = Les lignes vont vers le bas, les colonnes vers la droite : ligne,colonne.
board-key = Signes : . herbe, # route, ~ eau, R C I zones, U bâtiment urbain, S service, X bâtiment unique ; - relie les cases d'une même tuile.
board-key-districts = Petites lettres : les quartiers.
board-face_down = Plateaux face cachée et leur coût de développement
board-face_down-board =
    { $board }, depuis { $at } : { $price }{ $next ->
        [yes] , peut être révélé ensuite
       *[no] {""}
    }
board-tiles = Tuiles
board-districts = Quartiers
board-district =
    { $letter } : { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    } (dont { $free ->
        [one] { $free } libre
       *[other] { $free } libres
    }) depuis { $at } ; { $tiles ->
        [0] aucune tuile
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
board-district-utility = bâtiment urbain : { $utility }
board-district-services = services : { $services }
board-adjacent = { $service } (seulement à côté de { $at })
board-parts = { $first } ; { $last }
board-hand = Main ({ $seat })
board-hand-hidden =
    { $count ->
        [one] { $count } carte, face cachée
       *[other] { $count } cartes, face cachée
    } ({ $levels })
board-hand-empty = aucune carte
board-role = Rôle : { $role }
board-offer = Au choix
board-token = jeton premier joueur
board-piles = Pioches
board-pile =
    { $pile } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-empty = vide
board-in_force = En vigueur
board-supply = Réserve
board-left = { $zone } : { $left }

## Extensions, options et positions illisibles : pour qui les a écrites. Les mots du fichier restent tels quels.

content-files = une extension est un dossier qui contient au moins un de ces fichiers : { $files }
content-name = { $name } : seulement des lettres, des chiffres, - et _
content-key = au choix : { $known }
content-field = { $kind } n’a pas de champ { $name }
content-tracks = les pistes sont { $tracks }, dans cet ordre
content-treasury = le trésor public ne descend pas sous 0 (K2.7)
content-results = le premier n’a pas de from, les suivants vont croissant
content-outline_signs = un contour se dessine avec X et .
content-outline = il faut des lignes égales, sans bord vide, longues de { $most } cases au plus
content-outline_apart = les cases d’un contour se touchent par un côté
content-service = un service a un niveau et un subtype : { $known }
content-not_service = seul un service peut être { $name }
content-square = les plateaux sont carrés, pour pouvoir être tournés
content-grid_size = il faut { $rows } lignes de { $cols } cases
content-grid_signs = les cases sont de l’herbe ., de la route # et de l’eau ~
content-grid_grass = il faut de l’herbe sur un plateau
content-districts = plus de { $most } quartiers
content-deck = { $kind } n’est pas du paquet { $deck }
content-level = toute carte a un niveau, sauf un rôle
content-ruled = seules les cartes { $kinds } ont des rules
content-lays_none = une carte { $deck } ne pose pas de tuile
content-tile = any = une catégorie, ou id = une tuile
content-lays = une carte { $kind } pose des tuiles { $kind }
content-no_kind = il n’y a pas de tuile { $kind }
content-no_kind_named = il n’y a pas de tuile { $kind } nommée { $name }
content-tile_twice = { $name } est la tuile de la carte { $card }
content-toward = un nombre, ou { $word } = { "{" } piste = cases { "}" }
content-track_once = une piste ne bouge qu’une fois par ligne (K2.9)
content-amount = un montant est compris entre 1 et { $most }
content-no_district = une carte sans tuile n’est dans aucun quartier
content-for_unique = { $trigger } est réservé aux bâtiments uniques
content-news = les actualités se terminent avant de pouvoir agir (K9.8)
content-owner = seuls les rôles appartiennent à quelqu’un
content-toward_times = un mouvement vers 0 ne se multiplie pas
content-costs = un effet d’étape ne peut rien coûter au trésor public
content-deal = le niveau des cartes distribuées, et rien d’autre
content-boards = il n’y a pas autant de plateaux
content-roles = pour quatre joueurs, il faut huit rôles
content-few_cards = trop peu de cartes Construction de niveau { $level } pour les mains
options-one_difficulty = { $scenario } n’a qu’une difficulté
options-boards = les plateaux de { $scenario } sont déjà posés
options-no_roles = { $scenario } n’a pas de rôles
options-roles = il faut un rôle par joueur, tous différents
position-no_layout = ces plateaux ne s’assemblent d’aucune façon (K4.4)
position-layout =
    { $fault ->
        [board_count] ce n’est pas le nombre de plateaux du scénario (K4.4)
        [board_twice] un plateau est posé deux fois (K4.4)
        [overlap] deux plateaux sont au même endroit (K4.4)
        [not_joined] les plateaux ne se touchent pas tous par un côté (K4.4)
       *[other] la terre doit toucher la terre, et l’eau, l’eau (K4.4)
    }
position-needs_layout = { $scenario } n’a pas de disposition des plateaux : il faut la donner
position-most_boards = { $most } plateaux au plus
position-board_place = les lignes et les colonnes vont de 0 à { $most }
position-turned = une rotation est de 0, 90, 180 ou 270
position-unlaid_phase = les plateaux se posent dans la phase arrange, et seulement là
position-laid_first = aucun plateau n’est révélé avant que tous soient posés
position-not_to_lay = { $name } n’est pas un plateau à poser
position-board_once = un plateau n’est révélé qu’une fois
position-not_laid = { $name } ne fait pas partie de la disposition
position-square =
    { $fault ->
        [on_road] il y a une route en { $at }
        [on_water] il y a de l’eau en { $at }
        [occupied] la case { $at } est occupée
        [across_boards] en { $at }, la tuile dépasserait d’un plateau
       *[other] la case { $at } n’est sur aucun plateau révélé
    }
position-tiles = il n’y a pas autant de tuiles { $name }
position-scenario = { $name } n’est pas dans ce scénario
position-elsewhere = { $name } se trouve déjà ailleurs
position-exchange_open = la pile Échange est visible (K8.3)
position-card_open = cette carte est visible
position-viewer = des cartes sont cachées, sans qu’on sache qui regarde
position-known = { $name } n’est dans aucune main cachée, ou figure deux fois
position-roles_open = les rôles en jeu sont visibles (K11.6)
position-two_roles = deux rôles au plus (K11.6)
position-piles = les pioches sont { $known }
position-pile_most = plus de 1000 cartes
position-barred = { $name } n’est pas dans la pile Échange
position-result = une partie terminée a un résultat, et elle seule
position-put_phase = on pose des cartes dans les phases swap et redraw
position-put_redraw = au tour d’échange, seule une place qui a posé une carte pioche
position-owed_size = il faut un nombre pour chacune des { $seats } places
position-owed_refill = pendant la recharge, seule une place à qui l’on doit une carte pioche
position-owed_phase = on doit des cartes de la fin d’une étape jusqu’à la recharge
position-hand_large = cette main deviendrait trop grande
position-card_phase = une carte est en train d’être jouée dans les phases tile et place, et seulement là
position-tile_phase = une tuile est choisie dans la phase place, et seulement là
position-tile_card = { $tile } ne peut pas être posée pour { $card }
position-role_phase = les rôles sont proposés dans la phase role, et seulement là
position-role_stack = places qui doivent encore choisir entre deux rôles : { $seats }

## Styles des bots : un mot à côté du niveau, et une phrase

style-green = un écologiste
style-green-about = Veut des parcs et de l’air pur, et le moins d’usines possible.
style-treasurer = un trésorier
style-treasurer-about = Aime une caisse bien remplie, et les commerces qui la remplissent.
style-monument_builder = un bâtisseur de monuments
style-monument_builder-about = Garde les bâtiments uniques en main jusqu’à ce qu’il puisse les construire.
style-crowd_pleaser = un boute-en-train
style-crowd_pleaser-about = Construit des logements et veut des habitants heureux aujourd’hui plutôt que demain.
style-planner = un urbaniste
style-planner-about = Des services à chaque coin de rue, et des rues calmes et sûres.
