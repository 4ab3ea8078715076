# Cities: Skylines – The Board Game in English.

title = Cities: Skylines – The Board Game
    .short = Cities: Skylines

## The numbers

track-power = power
track-water = water
track-garbage = garbage
track-happiness = happiness
track-employment = employment
track-pollution = pollution
track-traffic = traffic
track-crime = crime
track-money = money
track-overall = overall happiness

the-track = { $name }
the-track-object = { the-track }

money =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
amount =
    { $track ->
        [money]
            { signed } { $size ->
                [one] coin
               *[other] coins
            }
       *[other] { signed }
    }
gain = { $name } { signed }
gain-toward_zero =
    { $track } { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } toward 0

## Kinds of cards and tiles. `a` is an object, `all` the many, `of` goes with "card".

kind-residential = residential zone
    .a = a residential zone
    .all = residential zones
    .of = residential zone
kind-commercial = commercial zone
    .a = a commercial zone
    .all = commercial zones
    .of = commercial zone
kind-industrial = industrial zone
    .a = an industrial zone
    .all = industrial zones
    .of = industrial zone
kind-utility = utility building
    .a = a utility building
    .all = utility buildings
    .of = utility
kind-service = service building
    .a = a service building
    .all = service buildings
    .of = service
kind-unique = unique building
    .a = a unique building
    .all = unique buildings
    .of = unique building
kind-role = role
    .a = a role
    .all = roles
    .of = role
kind-policy = policy
    .a = a policy
    .all = policies
    .of = policy
kind-news = news
    .a = news
    .all = news
    .of = news
kind-any = any tile
    .a = any tile
    .all = cards
    .of = tile

zones-residential =
    { $count }{ $other ->
        [yes] {" "}other
       *[no] {""}
    } residential { $count ->
        [one] zone
       *[other] zones
    }
zones-commercial =
    { $count }{ $other ->
        [yes] {" "}other
       *[no] {""}
    } commercial { $count ->
        [one] zone
       *[other] zones
    }
zones-industrial =
    { $count }{ $other ->
        [yes] {" "}other
       *[no] {""}
    } industrial { $count ->
        [one] zone
       *[other] zones
    }

service-health = health care
    .by = health care
service-education = education
    .by = education
service-transit = public transport
    .by = public transport
service-fire = fire service
    .by = the fire service
service-police = police
    .by = the police
service-parks = parks
    .by = a park

utility-power = power
utility-water = water
utility-garbage = garbage

level = level { $level }
pile = pile { $level }
exchange_pile = exchange pile
city_board = board { $board }

## What a card says. $which is a service, or several; $kind a kind of card, or any.

effect-first = First row: { $gains }
effect-second = Second row, if { $condition }: { $gains }
effect-second-always = Second row: { $gains }

condition-list = { $first } and { $last }
    .card = { $first }, { $last }
condition-service = the new tile is served by { $services }
    .card = served by { $services }
condition-zones = the district already holds at least { $zones }
    .card = { $zones } in the district
condition-track-below = { the-track } is below { $value }
condition-track-at_most = { the-track } is { $value } or less
condition-track-equal =
    { $zero ->
        [yes] there is no { the-track }
       *[no] { the-track } is at { $value }
    }
condition-track-at_least = { the-track } is { $value } or more
condition-track-above = { the-track } is above { $value }

rule-scope-owner = For your own actions, { $rule }
rule-scope-everybody = Once built, { $rule }
rule-scope-news = While in force, { $rule }

rule-by =
    { $change ->
        [less] { money } less, never below 0
       *[more] { money } more
    }
rule-modify_cost = { $all } cost { rule-by }
rule-modify_effect-always =
    { $kind ->
        [any] every card
       *[other] every { $of } card
    } also has { $gain }
rule-modify_effect-increase =
    { $kind ->
        [any] any card
       *[other] any { $of } card
    } that raises { the-track-object } raises it by { $change ->
        [less] { $amount } less, never below 0
       *[more] { $amount } more
    }
rule-modify_effect-decrease =
    { $kind ->
        [any] any card
       *[other] any { $of } card
    } that lowers { the-track-object } lowers it by { $change ->
        [less] { $amount } less
       *[more] { $amount } more
    }
rule-modify_benefit =
    the second row of { $kind ->
        [any] every card
       *[other] every { $of } card
    } changes: { $gain }, never below 0
rule-after_benefit =
    each time you receive the second row of { $kind ->
        [any] any card
       *[other] any { $of } card
    }: { $gains }
rule-on_build =
    Once, when built: { $gains } for each { $zone } in its district, for at most { $max ->
        [one] { $max } zone
       *[other] { $max } zones
    }
rule-on_build-all = Once, when built: { $gains } for each { $zone } in its district
rule-after_build-same_district = each time { $a } is built in its district: { $gains }
rule-after_build-other_district = each time { $a } is built in another district: { $gains }
rule-after_build-anywhere = each time { $a } is built anywhere: { $gains }
rule-track_drop = if a card lowers { the-track-object } and leaves it below { $below }: { $gains }
rule-provides_service-district = it serves its whole district: { $service }
rule-provides_service-city = it serves every district: { $service }
rule-forbid_build = { $all } cannot be built
rule-modify_exchange_cost = exchanging a card costs { rule-by }
rule-modify_development_cost = turning over a board costs { rule-by }
rule-end_of_milestone = At the end of each milestone, before happiness is transferred: { $gains }

## What is printed on a thing

detail-card = Card: { $what }
detail-tile-any = Tile: any { $kind } in the supply
detail-tile =
    Tile: { $tile }, { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }
detail-cost = Cost: { $price }
detail-cost-none = Cost: none
detail-kind = Tile: { $what }
detail-outline = Outline: { $shape }
detail-count = In the box: { $count }
detail-reach-adjacent = Serves tiles that share an edge with it
detail-reach-district = Serves its whole district
detail-one_utility = At most one utility building in a district
detail-policy = Cannot be exchanged; goes to the box at the end of the milestone
detail-news = In force at once, until the next news or the end of the milestone
detail-unique = Works for everybody once built, and stays open beside the administration board
detail-development = Development cost: { $price }
detail-districts =
    { $districts ->
        [one] { $districts } district
       *[other] { $districts } districts
    }, { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    } of grass
detail-scenario-boards = Boards: { $boards }
detail-scenario-free_boards =
    Boards: { $count ->
        [one] { $count } at random, laid freely
       *[other] { $count } at random, laid freely
    }
detail-scenario-money = Treasury: { $money }
detail-scenario-level = Treasury ({ $level }): { $money }
detail-scenario-modules = Modules: { $modules }
detail-scenario-plain = Modules: none
detail-range =
    { $high ->
        [none] From { $low } upward
       *[other] From { $low } to { $high }
    }
detail-below-refuse = Lower end: the card cannot be played
detail-below-stop = Lower end: the marker stops, the rest is lost
detail-below-lose = Lower end: reaching it loses the game
detail-above-refuse = Upper end: the card cannot be played
detail-above-stop = Upper end: the marker stops, the rest is lost
detail-above-overall = Upper end: the surplus goes to overall happiness
detail-above-none = Upper end: none

## Printed fact or our own design

mark-printed = ✓ Printed fact
mark-printed-but = ✓ Printed fact, except what is our design: { $fields }
mark-public = ✓ Stated in a published review
mark-public-but = ✓ Stated in a published review, except what is our design: { $fields }
mark-reconstructed = ✎ Reconstructed: our own design, not the printed component
mark-part-printed = ✓ { $part }: printed fact
mark-part-public = ✓ { $part }: stated in a published review
mark-part-reconstructed = ✎ { $part }: reconstructed, our own design
mark-note = Most cards, all outlines and all board maps are reconstructed (✎): our design, not the printed components.

field-name = name
field-level = level
field-cost = cost
field-effects = first row
field-effects-track = the track in the first row
field-condition = condition
field-benefit = second row
field-rules = lasting effect
field-rules-kind = the kind of tile in the lasting effect
field-rules-effect = the amount of the lasting effect
field-rules-effect-track = the track in the lasting effect

part-development_cost = Development cost
part-grid = Map
part-outline = Outline
part-range = Range
part-boards = Boards
part-arrangement = Arrangement
part-start_money = Treasury
part-modules = Modules

## Construction cards: zones

card-I-R1 = Cottage row
card-I-R2 = Workers' homes
card-I-R3 = School lane
card-I-R4 = Green corner
card-I-R5 = Corner flats
card-I-R6 = Commuter homes
card-I-R7 = Market street homes
card-I-R8 = Timber houses
card-II-R1 = Family estate
card-II-R2 = Close neighborhood
card-II-R3 = Sought-after quarter
card-II-R4 = Parkside houses
card-II-R5 = Tramline flats
card-II-R6 = Inner-city blocks
card-II-R7 = Mixed-use block
card-II-R8 = Terraced houses
card-III-R1 = Quiet suburb
card-III-R2 = Garden city
card-III-R3 = University quarter
card-III-R4 = Clean-air residence
card-III-R5 = High-rise estate
card-III-R6 = Old town
card-III-R7 = Car-free quarter
card-III-R8 = Penthouses
card-I-C1 = Corner shops
card-I-C2 = High street
card-I-C3 = Station kiosks
card-I-C4 = Night market
card-II-C1 = Shopping arcade
card-II-C2 = Department store
card-II-C3 = Restaurant row
card-II-C4 = Garden center
card-III-C1 = Shopping mile
card-III-C2 = Hotel district
card-III-C3 = Entertainment quarter
card-III-C4 = Flagship stores
card-I-I1 = Workshops
card-I-I2 = Depot
card-I-I3 = Small factory
card-I-I4 = Sawmill
card-II-I1 = Assembly plant
card-II-I2 = Brewery
card-II-I3 = Logistics yard
card-II-I4 = Printing works
card-III-I1 = Freight hub
card-III-I2 = Steelworks
card-III-I3 = Pharma plant
card-III-I4 = Technology park

## Construction cards: buildings, named like their tiles

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

## Roles, policies, news

card-R-architect = Architect
card-R-landscaper = Landscaper
card-R-mayor = Mayor
card-R-administrator = Administrator
card-R-engineer = Engineer
card-R-negotiator = Negotiator
card-R-traffic-planner = Traffic planner
card-R-police-chief = Police chief
card-R-tax-collector = Tax collector
card-R-developer = Developer
card-P-recycling-drive = Recycling drive
card-P-water-saving = Water saving
card-P-power-saving = Power saving
card-P-neighbourhood-watch = Neighborhood watch
card-P-tax-rise = Tax rise
card-P-biofuel-buses = Biofuel buses
card-P-free-transit = Free public transport
card-P-city-festival = City festival
card-P-job-fair = Job fair
card-P-infrastructure-bond = Infrastructure bond
card-N-labour-shortage = Labor shortage
card-N-burglary-wave = Burglary wave
card-N-permit-backlog = Permit backlog
card-N-commuter-jam = Commuter jam
card-N-bargain-hunters = Bargain hunters
card-N-builders-strike = Builders' strike
card-N-drought = Drought
card-N-smog-alarm = Smog alarm
card-N-monument-protection = Monument protection
card-N-blackout = Blackout
card-back =
    { $level ->
        [role] face-down role
       *[other] face-down card ({ $level })
    }

## Tiles

tile-res-I2 = Residential I2
tile-res-I3 = Residential I3
tile-res-V3 = Residential V3
tile-res-O4 = Residential O4
tile-res-L4 = Residential L4
tile-res-J4 = Residential J4
tile-res-T4 = Residential T4
tile-res-S4 = Residential S4
tile-res-Z4 = Residential Z4
tile-res-P5 = Residential P5
tile-com-I2 = Commercial I2
tile-com-I3 = Commercial I3
tile-com-V3 = Commercial V3
tile-com-O4 = Commercial O4
tile-com-L4 = Commercial L4
tile-com-J4 = Commercial J4
tile-com-T4 = Commercial T4
tile-ind-I3 = Industrial I3
tile-ind-V3 = Industrial V3
tile-ind-O4 = Industrial O4
tile-ind-L4 = Industrial L4
tile-ind-J4 = Industrial J4
tile-ind-I4 = Industrial I4
tile-ind-P5 = Industrial P5
tile-ind-Q5 = Industrial Q5
tile-wind-turbine = Wind turbine
tile-coal-power-plant = Coal power plant
tile-oil-power-plant = Oil power plant
tile-water-tower = Water tower
tile-pumping-station = Pumping station
tile-water-treatment-plant = Water treatment plant
tile-landfill = Landfill
tile-incineration-plant = Incineration plant
tile-recycling-center = Recycling center
tile-clinic = Medical clinic
tile-hospital = Hospital
tile-medical-center = Medical center
tile-elementary-school = Elementary school
tile-high-school = High school
tile-university = University
tile-bus-stop = Bus stop
tile-bus-depot = Bus depot
tile-metro-station = Metro station
tile-fire-house = Fire house
tile-fire-station = Fire station
tile-fire-headquarters = Fire headquarters
tile-police-post = Police post
tile-police-station = Police station
tile-police-headquarters = Police headquarters
tile-pocket-park = Pocket park
tile-city-park = City park
tile-botanical-garden = Botanical garden
tile-stadium = Stadium
tile-opera-house = Opera house
tile-posh-mall = Posh mall
tile-city-library = City library
tile-business-tower = Business tower
tile-courthouse = Courthouse
tile-ferris-wheel = Ferris wheel
tile-central-station = Central station
tile-observatory = Observatory
tile-technology-campus = Technology campus

## Scenarios and difficulty

scenario-intro = Introductory game
    .meaning = Three boards, no extra cards
scenario-scenario-1 = Scenario 1: Unique buildings
    .meaning = Four boards, and ten large buildings that work for everybody
scenario-scenario-2 = Scenario 2: Roles
    .meaning = Adds a role of their own for each player
scenario-scenario-3 = Scenario 3: Policies
    .meaning = Adds policies, played instead of a construction card
scenario-scenario-4 = Scenario 4: News
    .meaning = Adds news that change the rules for a while: the full game
scenario-scenario-5 = Scenario 5: Variety
    .meaning = The full game on four random boards, different in every game

difficulty-beginner = beginner
    .meaning = Treasury 12
difficulty-advanced = advanced
    .meaning = Treasury 10
difficulty-expert = expert
    .meaning = Treasury 8

## The log: what a player does, told after the name

log-role = takes the role { $card }
log-lay = lays { $board }
log-board = reveals { $board }
log-play = plays { $card }
log-exchange = puts { $card } on the exchange pile
log-end = ends the milestone
log-tile = takes the tile { $tile }
log-place = places the tile
log-built = plays { $card } { $where }
log-draw =
    { $from_key ->
        [exchange] takes { $card } from the exchange pile
       *[other] draws from pile { $from_key }
    }
log-swap = puts { $card } on the exchange pile
log-done = is done exchanging
where-board =
    { $count ->
        [one] on board { $boards }
       *[other] on boards { $boards }
    }
where-next_to = { $board }, next to { $tiles }
neighbor = { $tile }
neighbor-residential = a residential zone
neighbor-commercial = a commercial zone
neighbor-industrial = an industrial zone

## Moves, as buttons, hints and lessons name them

move-role = Keep the role { $card }
move-board = Reveal { $board }
move-play = Play { $card }
move-exchange = Exchange { $card }
move-end = End the milestone
move-lay = Lay { $board }
move-tile = Take this tile
move-place = Place it here
move-draw =
    { $from_key ->
        [exchange] Take { $card }
       *[other] Draw from pile { $from_key }
    }
move-swap = Exchange { $card }
move-done = Done exchanging

## What speaks for a decision, in hints and reviews. $race: there are rivals, which is never so here.

score-unit = points of overall happiness
near =
    { $race ->
       *[no] { $count ->
            [one] About one point less overall happiness by the end.
           *[other] About { $count } points less overall happiness by the end.
        }
    }
lost =
    { $race ->
       *[no] { $count ->
            [one] Cost about one point of overall happiness.
           *[other] Cost about { $count } points of overall happiness.
        }
    }
benefit-happiness =
    { $count ->
        [one] From { $old } to { $new }: one point more overall happiness at the end of every milestone, { $total } by the end if it stays.
       *[other] From { $old } to { $new }: { $count } points more overall happiness at the end of every milestone, { $total } by the end if it stays.
    }
    .head = People are happier
benefit-overall = Overall happiness goes from { $old } to { $new }.
    .head = It counts for the end
benefit-coins = { $money } more for the treasury, { $new } in all.
    .head = Money at once
benefit-supply =
    { $count ->
        [one] From { $old } to { $new }: one happiness less is lost at the end of the milestone.
       *[other] From { $old } to { $new }: { $count } happiness less is lost at the end of the milestone.
    }
    .head = It makes up for a lack: { $track }
benefit-reserve = From { $old } to { $new }: room for what you build next.
    .head = A reserve: { $track }
benefit-employment = From { $old } to { $new }: { $money } less to pay at the end of the milestone.
    .head = Employment comes nearer to 0
benefit-burden =
    { $count ->
        [one] From { $old } to { $new }: one point of overall happiness less is taken off in the end.
       *[other] From { $old } to { $new }: { $count } points of overall happiness less are taken off in the end.
    }
    .head = It relieves the city: { $track }
benefit-milestone_ready = Every district has the tiles it needs then.
    .head = The milestone can be ended
benefit-milestone_near =
    { $count ->
        [one] One tile is still missing before it can be ended.
       *[other] { $count } tiles are still missing before it can be ended.
    }
    .head = The milestone comes nearer
benefit-cheapest = It costs { $money }; none costs less.
    .head = The cheapest board
benefit-serves =
    { $count ->
        [one] A card in your hand asks for it: { $cards }.
       *[other] Cards in your hand ask for it: { $cards }.
    }
    .head = It brings a service: { $service }
plan-play = Play { $card }.
plan-end = End the milestone.

## The ledger: because of what

change = { gain } ({ $why })
change-cut = { gain }, but only { $real } was possible ({ $why })
change-condition =
    { $sign ->
        [plus] Condition holds: { $why }
       *[minus] Condition fails: { $why }
    }
track-condition = condition
ledger-track = { $track } track
ledger-service = { $service } in reach
ledger-zone = { $zone } in the district
ledger-exchange = exchange of a card
ledger-swap = exchange round
ledger-limit = end of the track

## Refusals

refusal-bad_move =
    { $thing ->
        [none] This is not a possible move.
       *[other] This is not a possible move: { $thing }.
    }
refusal-not_your_turn =
    { $thing ->
        [none] It is another player's turn.
       *[other] It is another player's turn: { $thing }.
    }
refusal-must_end = All three piles are empty: you can only end the milestone.
refusal-not_in_hand = Not in your hand: { $thing }.
refusal-wrong_tile = This tile does not go with the card: { $thing }.
refusal-no_tile = No tile is left in the supply for this: { $thing }.
refusal-across_boards = At this table no tile reaches over the edge of a board.
refusal-off_board = This place is beyond the boards revealed so far.
refusal-on_road = There is a road here.
refusal-on_water = There is water here.
refusal-occupied =
    { $thing ->
        [none] This place is taken.
       *[other] This place is taken: { $thing }.
    }
refusal-second_utility =
    { $thing ->
        [none] The district already has a utility building.
       *[other] The district already has a utility building: { $thing }.
    }
refusal-no_place = There is no place where the tile fits.
refusal-money =
    { $missing ->
        [0] There is not enough money in the treasury.
        [one] The treasury is { $missing } coin short.
       *[other] The treasury is { $missing } coins short.
    }
refusal-track_limit =
    { $missing ->
        [0] The { $thing } marker would pass the end of its track.
        [one] The { $thing } marker would pass the end of its track by { $missing } step.
       *[other] The { $thing } marker would pass the end of its track by { $missing } steps.
    }
refusal-forbidden = Forbidden by the news in force: { $thing }.
refusal-policy_exchange = A policy cannot be exchanged: { $thing }.
refusal-pile_empty =
    { $thing ->
        [none] The piles do not hold enough cards.
       *[other] Empty: { $thing }.
    }
refusal-not_in_exchange = Not in the exchange pile: { $thing }.
refusal-same_card = You have just put this card down: { $thing }.
refusal-exchange_pile_barred = Now you draw from piles I, II and III only, not from the exchange pile.
refusal-district_too_empty =
    { $missing ->
        [0] A district does not have enough tiles.
        [one] A district still needs { $missing } tile.
       *[other] A district still needs { $missing } tiles.
    }
refusal-board_face_up = Already revealed: { $thing }.
refusal-board_not_adjacent = Shares no side with a revealed board: { $thing }.
refusal-not_offered = Not one of the two roles dealt: { $thing }.
refusal-bad_option = The game is for 1 to 4 players.
refusal-board_count = The layout does not have the number of boards the scenario asks for.
refusal-board_twice = A board lies there twice.
refusal-overlap = Two boards lie on one place.
refusal-not_joined = The boards do not all touch along an edge.
refusal-no_layout = Then the boards that are left would find no place: land to land, water to water.
refusal-board_not_drawn = { $thing } is not among the boards of this game.
refusal-edge_mismatch = Land must touch land, and water, water.

## What is due

phase-role = choose a role
phase-arrange = lay the boards of the city
phase-board = reveal a board
phase-turn = play a card, exchange one or end the milestone
phase-tile = choose a tile
phase-place = place the tile
phase-draw = draw a card
phase-refill = draw for a lost policy
phase-swap = exchange cards
phase-redraw = draw for the cards put down
phase-over = the game is over

prompt-role = Choose one of your two roles.
prompt-arrange =
    { $left ->
        [one] Lay the last board of the city.
       *[other] Lay a board of the city; { $left } are still to come.
    }
prompt-board = Choose a board to reveal.
prompt-turn = Play a card, exchange one or end the milestone.
prompt-must_end = All piles are empty, so end the milestone.
prompt-tile = Choose a tile for { $card }.
prompt-place = Place the tile { $tile }.
prompt-draw = Draw a card, from a pile or from the exchange pile.
prompt-refill = Draw a card from pile I, II or III for a lost policy.
prompt-swap = Exchange round. Put down a card ({ $price }) or finish; put down so far: { $count }.
prompt-redraw =
    Draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from piles I, II and III for what you put down.
prompt-over = The game is over.

## Options

option-players = Players
    .meaning = How many play together: 1 to 4
option-scenario = Scenario
    .meaning = Which boards and which kinds of cards are in the game
option-difficulty = Difficulty
    .meaning = How much money there is at the start of scenario 5
    .not = only scenario 5 has a choice
option-layout = Layout
    .meaning = Own boards for the city: letter, row, column and rotation of each
option-boards = Boards
    .meaning = Scenario 5: boards and layout drawn by lot, four drawn boards that you lay, or boards that you choose and lay
option-hands = Hands
    .meaning = Open to all, as in the rules, or private: only your own cards are seen
option-refill = Refill
    .meaning = Policies lost at the end of a milestone are replaced for free
option-win_from = Won from
    .meaning = The overall happiness from which the game is won
option-tiles_on_one_board = Tiles on one board
    .meaning = No tile may reach over the edge of a board, as the French rules have it
option-roles = Roles
    .meaning = Each player chooses one of two, or gets one at random
option-packs = Packs
    .meaning = Folders with other cards, tiles, boards and scenarios

boards-drawn = drawn and laid by lot
boards-arranged = four drawn, you lay them
boards-chosen = you choose and lay them
hands-open = open
hands-private = private
roles-choose = one of two
roles-random = one at random

## The end

band-dying-city = Dying city
band-city-of-no-importance = City of no importance
band-ambitious-city = Ambitious city
band-busy-city = Busy city
band-showcase-city = Showcase city
band-boom-city = Boom city
band-grand-city = Grand city
band-heavenly-city = Heavenly city

reason-last_milestone = The last milestone is over.
reason-piles_exhausted = All three piles are empty: the game is over.
reason-no_action = No action was possible.
reason-happiness = Happiness has fallen to −5 or less.
reason-overall = Overall happiness has fallen to −10 or less.
reason-money_employment = The treasury could not pay for employment.
reason-money_development = The treasury could not pay for a new board.
outcome-won = You have won with an overall happiness of { $score }.
outcome-not_won = You have not won: overall happiness { $score }, and { $needed } was needed.
outcome-lost = You have lost. Overall happiness: { $score }.
outcome-band = Result: { $band }.

## The text board

letter-residential = R
letter-commercial = C
letter-industrial = I
letter-utility = U
letter-service = S
letter-unique = X

board-milestone = Milestone { $milestone } of { $milestones }.
board-tracks = Administration
board-range =
    { $high ->
        [none] from { $low }
       *[other] from { $low } to { $high }
    }
board-treasury = treasury
board-plan = The map of boards; a move names row and column. Turned: > a quarter, v a half, < three quarters.
board-unlaid = Boards to lay: { $boards }
board-unlaid-board = { $board } ({ $price })
board-city = City
board-rows = Rows go down, columns to the right: row,column.
board-key = Signs: . grass, # road, ~ water, R C I zones, U utility, S service, X unique building; - joins the squares of one tile.
board-key-districts = Small letters: the districts.
board-face_down = Face-down boards and their development cost
board-face_down-board =
    { $board } from { $at }: { $price }{ $next ->
        [yes] , can be opened next
       *[no] {""}
    }
board-tiles = Tiles
board-districts = Districts
board-district =
    { $letter }: { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    } ({ $free } free) from { $at }; { $tiles ->
        [0] no tile
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
board-district-utility = utility: { $utility }
board-district-services = services: { $services }
board-adjacent = { $service } (only beside { $at })
board-parts = { $first }; { $last }
board-hand = Hand ({ $seat })
board-hand-hidden =
    { $count ->
        [one] { $count } card, face down
       *[other] { $count } cards, face down
    } ({ $levels })
board-hand-empty = no card
board-role = Role: { $role }
board-offer = To choose from
board-token = start player token
board-piles = Piles
board-pile =
    { $pile }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-empty = empty
board-in_force = In force
board-supply = Supply
board-left = { $zone }: { $left }

## Packs, options and positions that cannot be read: for who wrote them. Words of the file stand as they are.

content-files = a pack is a folder with one or more of { $files }
content-name = { $name }: letters, digits, - and _ only
content-key = not one of { $known }
content-field = { $kind } has no { $name }
content-tracks = the tracks are { $tracks }, in this order
content-treasury = the treasury is refused below 0 (K2.7)
content-results = the first has no from, the others rise
content-outline_signs = an outline is drawn with X and .
content-outline = equal rows, no empty margin, at most { $most } squares long
content-outline_apart = the squares of an outline hang together by edges
content-service = a service has a level and a subtype: { $known }
content-not_service = only a service can be { $name }
content-square = boards are square, so that they can be turned
content-grid_size = { $rows } rows of { $cols } squares
content-grid_signs = squares are grass ., road # and water ~
content-grid_grass = a board needs some grass
content-districts = more than { $most } districts
content-deck = { $kind } does not belong to the deck { $deck }
content-level = every card but a role has a level
content-ruled = only { $kinds } cards have rules
content-lays_none = a { $deck } card lays no tile
content-tile = any = a category, or id = a tile
content-lays = a { $kind } card lays { $kind } tiles
content-no_kind = there is no { $kind } tile
content-no_kind_named = there is no { $kind } tile { $name }
content-tile_twice = { $name } is the tile of { $card }
content-toward = a number, or { $word } = { "{" } track = steps { "}" }
content-track_once = a track moves once in a row (K2.9)
content-amount = an amount lies between 1 and { $most }
content-no_district = a card without a tile lies in no district
content-for_unique = { $trigger } is for unique buildings
content-news = news end before they could act (K9.8)
content-owner = only roles have an owner
content-toward_times = a way towards 0 cannot be multiplied
content-costs = a milestone effect may not cost money
content-deal = the level of the cards dealt, and nothing else
content-boards = there are not so many boards
content-roles = four players need eight roles
content-few_cards = too few construction cards of level { $level } for the hands
options-one_difficulty = { $scenario } has one difficulty only
options-boards = the boards of { $scenario } lie already
options-no_roles = { $scenario } has no roles
options-roles = one role for each player, all different
position-no_layout = these boards join in no layout (K4.4)
position-layout = the boards do not make a layout: { $fault } (K4.4)
position-needs_layout = { $scenario } has no layout of its own: give one
position-most_boards = at most { $most } boards
position-board_place = rows and columns lie between 0 and { $most }
position-turned = a rotation is 0, 90, 180 or 270
position-unlaid_phase = boards are laid in the phase arrange, only there
position-laid_first = no board is revealed before all lie
position-not_to_lay = { $name } is not a board to lay
position-board_once = a board lies face up once
position-not_laid = { $name } is not part of the layout
position-square = { $fault } at { $at }
position-tiles = there are not so many tiles { $name }
position-scenario = { $name } is not in this scenario
position-elsewhere = { $name } lies somewhere else already
position-exchange_open = the exchange pile lies open (K8.3)
position-card_open = this card lies open
position-viewer = cards lie face down, and nobody is named who sees it so
position-known = { $name } lies in no private hand, or stands twice
position-roles_open = roles in play lie open (K11.6)
position-two_roles = at most two roles (K11.6)
position-piles = the piles are { $known }
position-pile_most = more than 1000 cards
position-barred = { $name } is not in the exchange pile
position-result = a game that is over has a result, and no other
position-put_phase = cards are put down in the phases swap and redraw
position-put_redraw = in the exchange round only a seat that has put down a card draws
position-owed_size = a number for each of { $seats } seats
position-owed_refill = in the refill only a seat that is owed a card draws
position-owed_phase = cards are owed from the end of a milestone to the refill
position-hand_large = this hand would grow too large
position-card_phase = a card is being played in the phases tile and place, only there
position-tile_phase = a tile is chosen in the phase place, only there
position-tile_card = { $tile } cannot be laid for { $card }
position-role_phase = roles are offered in the phase role, only there
position-role_stack = { $seats } more seats choose among two roles each

## Styles of bots: a word beside the level, and a sentence

style-green = an environmentalist
style-green-about = Wants parks and clean air, and as little industry as will do.
style-treasurer = a treasurer
style-treasurer-about = Likes a full treasury, and the shops that fill it.
style-monument_builder = a monument builder
style-monument_builder-about = Keeps unique buildings in hand until they can be built.
style-crowd_pleaser = a crowd-pleaser
style-crowd_pleaser-about = Builds homes and wants people happy today rather than tomorrow.
style-planner = a city planner
style-planner-about = Services at every corner, quiet streets and safe ones.
