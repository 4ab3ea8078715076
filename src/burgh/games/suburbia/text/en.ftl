# Suburbia in English.

-bot = Dale

title = Suburbia
bot-name = { -bot }

## The four numbers

track-money = money
track-income = income
track-reputation = reputation
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
        [income] { signed } income
        [reputation] { signed } reputation
       *[population] { signed } population
    }

## Categories and icons

category-residential = residential
category-industrial = industrial
category-commercial = commercial
category-civic = civic

icon-office = office
    .each = office
icon-restaurant = restaurant
    .each = restaurant
icon-airport = airport
    .each = airport
icon-school = school
    .each = school
icon-skyscraper = skyscraper
    .each = skyscraper
icon-car_dealership = car dealership
    .each = car dealership

## Effects. $each is tile, an icon, or several icons; $kind says it in words.

kind-any = tile
kind-tile = { $categories } tile

effect-now = { $gain }
    .card = At once
effect-each-adjacent = { $gain } for each adjacent { $kind }
effect-each-own = { $gain } for each { $kind } in your borough
effect-each-all = { $gain } for each { $kind } in all boroughs
effect-each-others = { $gain } for each { $kind } in the other boroughs
effect-each-own_lakes = { $gain } for each { $kind } next to your lakes
effect-after = { $gain } for each { $kind } built later in any borough
effect-red_line = { $gain } each time you cross a red line
effect-not_lakes = { $effect }, not counting lakes

## What is printed on a tile or goal

detail-cost = Cost: { $price }
detail-category = Category: { $category }
detail-icon = Icon: { $icon }
detail-stack = Stack: { $stack }
detail-goal = Goal: { $asks }
detail-worth = Worth: { $gain }

stack-basic = basic tiles
stack-A = A
stack-B = B
stack-C = C

## Tiles

tile-suburbs = Suburbs
tile-community_park = Community Park
tile-heavy_factory = Heavy Factory
tile-business_supply_store = Business Supply Store
tile-convenience_store = Convenience Store
tile-fancy_restaurant = Fancy Restaurant
tile-farm = Farm
tile-fast_food_restaurant = Fast Food Restaurant
tile-freeway = Freeway
tile-homeowners_association = Homeowner's Association
tile-landfill = Landfill
tile-mint = Mint
tile-mobile_home_community = Mobile Home Community
tile-municipal_airport = Municipal Airport
tile-office_building = Office Building
tile-parking_lot = Parking Lot
tile-slaughterhouse = Slaughterhouse
tile-waterfront_realty = Waterfront Realty
tile-burg_von_alspach = Burg von Alspach
tile-casino = Casino
tile-domestic_airport = Domestic Airport
tile-elementary_school = Elementary School
tile-gas_station = Gas Station
tile-hostel = Hostel
tile-housing_projects = Housing Projects
tile-movie_theater = Movie Theater
tile-museum = Museum
tile-office_of_bureaucracy = Office of Bureaucracy
tile-postal_service = Postal Service
tile-power_station = Power Station
tile-retirement_village = Retirement Village
tile-shipping_center = Shipping Center
tile-skyscraper = Skyscraper
tile-stadium = Stadium
tile-warehouse = Warehouse
tile-apartments = Apartments
tile-bed_and_breakfast = Bed & Breakfast
tile-boutique = Boutique
tile-chip_fabrication_plant = Chip Fabrication Plant
tile-condominium = Condominium
tile-high_school = High School
tile-hotel = Hotel
tile-international_airport = International Airport
tile-local_epa_office = Local EPA Office
tile-middle_school = Middle School
tile-new_car_dealership = New Car Dealership
tile-pr_firm = PR Firm
tile-recycling_plant = Recycling Plant
tile-resort = Resort
tile-university = University
tile-lake = Lake
tile-back_a = Unknown tile (A)
tile-back_b = Unknown tile (B)
tile-back_c = Unknown tile (C)
tile-one_more_round = 1 More Round

## Goals

goal-air_traffic_controller = Air Traffic Controller
    .asks = most airports
goal-aquaphobian = Aquaphobian
    .asks = fewest lakes
goal-aquatic_engineer = Aquatic Engineer
    .asks = most lakes
goal-billionaire = Billionaire
    .asks = most money
goal-builder = Builder
    .asks = most residential tiles
goal-capitalist = Capitalist
    .asks = fewest residential tiles
goal-civil_engineer = Civil Engineer
    .asks = most civic tiles
goal-developer = Developer
    .asks = most commercial tiles
goal-employer = Employer
    .asks = fewest markers on tiles
goal-environmentalist = Environmentalist
    .asks = fewest industrial tiles
goal-harbormaster = Harbormaster
    .asks = largest group of connected lakes
goal-industrialist = Industrialist
    .asks = most industrial tiles
goal-investor = Investor
    .asks = highest income
goal-libertarian = Libertarian
    .asks = fewest civic tiles
goal-luminary = Luminary
    .asks = highest reputation
goal-miscreant = Miscreant
    .asks = lowest reputation
goal-miser = Miser
    .asks = lowest income
goal-public_official = Public Official
    .asks = largest group of connected civic tiles
goal-socialist = Socialist
    .asks = fewest commercial tiles
goal-spendthrift = Spendthrift
    .asks = least money

## The log: what a player does, told after the name

log-build = builds { $tile }
log-lake = lays { $tile } face down as a lake
log-basic = builds the basic tile { $tile }
log-invest = invests in a tile
log-invest-where = invests in { $where }
log-discard = discards { $tile }
log-remove = removes { $tile }
log-bot = places the tile of { -bot }
log-keep =
    { $goal_key ->
        [hidden] keeps a secret goal
       *[other] keeps the goal { $goal }
    }
log-skip = has no move
where-next_to = next to { $tiles }
where-tile = { $tile }
where-lake = a lake
where-market = from the { $surcharge } position
where-market-free = from a position without surcharge
neighbor = { $tile }
neighbor-lake = a lake

## Moves, as buttons, hints and lessons name them

move-build = Build { $tile }
move-lake = Lay { $tile } as a lake
move-basic = Build { $tile } (basic tile)
move-invest = Invest in this tile
move-invest-where = Invest in { $where }
move-discard = Discard { $tile }
move-remove = Remove { $tile }
move-bot = Place { -bot }'s tile
move-keep =
    { $goal_key ->
        [hidden] Keep a secret goal
       *[other] Keep { $goal }
    }
move-skip = Continue

## What speaks for a decision, in hints and reviews. $count and $total are people, $race: there are rivals.

score-unit = people
near =
    { $race ->
        [yes] { $count ->
            [one] About one person fewer against the best of the others, by the end.
           *[other] About { $count } people fewer against the best of the others, by the end.
        }
       *[no] { $count ->
            [one] About one person fewer by the end.
           *[other] About { $count } people fewer by the end.
        }
    }
lost =
    { $race ->
        [yes] { $count ->
            [one] Cost about one person against the best of the others.
           *[other] Cost about { $count } people against the best of the others.
        }
       *[no] { $count ->
            [one] Cost about one person.
           *[other] Cost about { $count } people.
        }
    }
benefit-people =
    { $count ->
        [one] It brings one person at once.
       *[other] It brings { $count } people at once.
    }
    .head = People at once
benefit-money =
    { $free ->
        [yes] It costs nothing and brings { $money } at once.
       *[no] It costs { $price } and brings { $money } back at once.
    }
    .head = It pays you back
benefit-helpers =
    { $count ->
        [one] { $tiles } counts it: { $gains }.
       *[other] { $tiles } count it: { $gains }.
    }
    .head = Your other tiles gain
benefit-reputation =
    { $way ->
        [up] { $count ->
            [one] From { $old } to { $new }: one more person every turn, about { $total } until the end.
           *[other] From { $old } to { $new }: { $count } more people every turn, about { $total } until the end.
        }
       *[down] { $count ->
            [one] From { $old } to { $new }: one person fewer leaves every turn, about { $total } until the end.
           *[other] From { $old } to { $new }: { $count } people fewer leave every turn, about { $total } until the end.
        }
    }
    .head = It lifts your reputation
benefit-income = From { $old } to { $new }: { $each } more every turn, about { $sum } until the end.
    .head = It lifts your income
benefit-counts =
    { $when ->
        [after] { $effect }.
       *[always] { $effect }. What comes later counts too.
    }
    .head = It keeps counting
benefit-goal_lead =
    { $people ->
        [one] You alone meet “{ $goal }” then: { $people } person at the end, if it stays so.
       *[other] You alone meet “{ $goal }” then: { $people } people at the end, if it stays so.
    }
    .head = It takes the lead for a goal
benefit-goal_near =
    { $count ->
        [one] One step more and “{ $goal }” would be yours: { $people } people at the end.
       *[other] { $count } steps more and “{ $goal }” would be yours: { $people } people at the end.
    }
    .head = A goal comes near
benefit-goal_tied = { $seat } no longer leads “{ $goal }” alone. It is worth { $people } people at the end.
    .head = It takes a goal from a rival
benefit-surcharge =
    { $free ->
        [yes] Taking it out costs nothing.
       *[no] Taking it out costs { $price }, as little as any you could take.
    }
    .head = It is cheap to take out
plan-build =
    { $slides ->
        [yes] { $tile }. It costs { $now } now and slides to about { $price }; you will have about { $have }.
       *[no] { $tile } for about { $price }; you will have about { $have }.
    }
plan-basic = { $tile } (basic tile); you will have about { $have }.
plan-lake = A lake; you will have about { $have }.

## The ledger: because of what

change = { $seat }: { gain } ({ $why })
change-cut = { $seat }: { gain }, but only { $real } was possible ({ $why })
ledger-goal = goal { $goal }
ledger-price = price
ledger-discard = surcharge of the tile discarded
ledger-red_line = red line
ledger-income = income
ledger-debt = debt that could not be paid
ledger-reputation = reputation
ledger-fee = population already 0
ledger-conversion = money turned into population
ledger-test = test

## Refusals

refusal-no_such_goal = This goal was not dealt to you: { $thing }.
refusal-no_such_slot =
    { $thing ->
        [none] This position of the market is empty.
       *[other] Not in the market: { $thing }.
    }
refusal-not_basic = Not a basic tile: { $thing }.
refusal-none_left = None left of this tile: { $thing }.
refusal-no_marker = You have no marker left.
refusal-no_tile = You have no tile here.
refusal-already_invested = This tile already has a marker: { $thing }.
refusal-on_board = The borough board covers this space.
refusal-occupied = This space is taken: { $thing }.
refusal-not_adjacent = This space touches none of your tiles.
refusal-cannot_afford =
    { $missing ->
        [0] You do not have enough money.
       *[other] You are ${ $missing } short.
    }
refusal-not_best_cell = { -bot } has a better space.

## What is due

phase-goal = keep a goal
phase-act = build, lay a lake or invest
phase-discard = discard a market tile
phase-remove = remove one more market tile
phase-bot = place the tile of { -bot }
phase-over = the game is over

prompt-goal = Keep one of your two goals.
prompt-act = Build a tile (from the market or basic), lay a lake or invest.
prompt-discard = Discard a market tile and pay its surcharge.
prompt-remove = Remove one more market tile and pay its surcharge.
prompt-bot = Place the tile of { -bot } on one of its best cells.
prompt-over = The game is over.

## Options

option-players = Players
    .meaning = How many play: 2 to 4, or one alone in a solo mode
option-edition = Edition
    .meaning = Sets every rule on which the editions differ
option-mode = Mode
    .meaning = Against each other, or alone in one of two ways
option-solo = Alone
    .meaning = Short for a solo mode: architect or dale
option-discard_timing = Forced discard
    .meaning = When it is paid: before this turn's income or after it
option-price_in_hand = Pay first
    .meaning = The price must be there before the tile brings any money
option-replace_one_more_round = Replace 1 More Round
    .meaning = A tile is revealed in its place, so that the market stays full
option-stack_table = Stack sizes
    .meaning = Which edition's number of tiles goes into the stacks
option-architect_removal = Architect's extra tile
    .meaning = When it is removed: before the market is refilled or after
option-bot_must_be_beaten = { -bot } must be beaten
    .meaning = Only a score that beats { -bot } is rated
option-line_tiles_backward = Crossing red lines backward
    .meaning = What Casino and PR Firm do when a red line is crossed backward
option-new_tile_far_left = New tile to the far left
    .meaning = In a short market the new tile lies at the far left (+$10), not beside the others
option-bot_secret_goal = Secret goal against { -bot }
    .meaning = You get two goals and keep one secretly, as in a game for two
option-packs = Packs
    .meaning = Folders with further tiles

edition-first = first edition
edition-second = second edition
mode-standard = Standard game
    .meaning = 2 to 4 players against each other
mode-architect = The Lone Architect
    .meaning = Alone with one borough; red lines cost twice as much
mode-bot = Against { -bot }
    .meaning = Alone against a simple opponent
choice-after_population = after the population step
choice-after_placement = right after the placement
choice-after_refill = after the refill
choice-before_refill = before the refill
choice-none = nothing
choice-mirror = the bonus is taken back

## Styles of bots: a word beside the level, and a sentence

style-developer = a developer
style-developer-about = Likes homes best: more of them than others would build.
style-industrialist = an industrialist
style-industrialist-about = Loves factories, whatever the neighbors say.
style-merchant = a merchant
style-merchant-about = Likes shops and offices; a shop is never out of place.
style-gardener = a gardener
style-gardener-about = Plants parks, and likes schools and museums as well.
style-hoarder = a hoarder
style-hoarder-about = Sits on its money: every dollar spent hurts.
style-goal_hunter = a goal hunter
style-goal_hunter-about = Plays for the goals from the first turn: those for all, and its own.
style-spoiler = a spoiler
style-spoiler-about = Would rather see a goal go to nobody than to a rival, and begrudges rivals every resident.

## The end

rating-junior_intern = Junior Intern
rating-subcontractor = Subcontractor
rating-draftsman = Draftsman
rating-architectural_designer = Architectural Designer
rating-architectural_engineer = Architectural Engineer
rating-principal_architect = Principal Architect
rating-ceo_of_suburbia_inc = CEO of Suburbia, Inc.

reason-last_round = The last round has been played.
reason-one_more_round = 1 More Round has been revealed: the game is over.
outcome-winner = { $names } wins with a population of { $score }.
outcome-shared = { $names } share the victory with a population of { $score }.
outcome-solo = { $names } ends with a population of { $score }.
outcome-beaten = { -bot } is beaten, { $score } to { $other }.
outcome-not_beaten = { -bot } is not beaten, { $score } to { $other }.
outcome-rating = Rank: { $rating }.
outcome-no_rating = There is no rank without beating { -bot }.
outcome-place = { $place }. { $names }: { $score }

## The text board

board-round = { round }.
board-last_round = { round }, the last is { $last }.
board-market = Market
board-slot = build { $price }, lake { $lake }
board-empty = empty
board-pile =
    Stack: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } ({ $letters })
board-basics = Basic tiles
board-basic = build { $price }, { $left } left
board-goals = Goals
board-goal = { $goal } ({ $asks }), { $gain }
board-secret = Secret goal ({ $seat }): { $goal }
board-dealt = To choose from ({ $seat }): { $goal }
board-seats = Players
board-seat =
    { $seat }: { $money }, income { $income }, reputation { $reputation }, population { $population } (red line after { $line }), { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }
board-borough = Borough ({ $seat })
board-key = Letters: tile. *: marker. ~~: lake. ##: borough board. Numbers: open cell.
board-category = { $category }
board-marker = marker
board-open = Open: { $cells }
board-columns = Columns { $first } to { $last }

## In the picture of a finished game

own-picture-heading =
    { $name ->
        [none] { $count ->
            [one] One person in the borough
           *[other] { $count } people in one borough
        }
       *[other] { $count ->
            [one] One person in { $name }’s borough
           *[other] { $count } people in { $name }’s borough
        }
    }

## The signs of the legend

sign-income = income: money every turn
sign-reputation = reputation: people every turn
sign-population = people: the most of them win the game
sign-money = money, at once
sign-adjacent = the tiles next to it
sign-own = your whole borough
sign-all = every borough
sign-others = the other boroughs
sign-after = only tiles built later
sign-own_lakes = next to your lakes
sign-line = each red line you cross
sign-any = any tile

## Packs, options and positions that cannot be read: for who wrote them. Words of the file stand as they are.

content-amount = an amount lies between 1 and 100, with either sign
content-each_mixed = counts categories or icons, not both in one effect
content-after_all = what is built after is counted everywhere: where = all
content-each_any = where = { $where } counts every tile: each = any
content-line_counts = an effect of red lines counts nothing: no each, no where
content-line_chain = a red line may not set off another movement of people
content-id = { $name }: a small letter, then a-z, 0-9 and _
content-order = what happens at once comes before what is counted (S6.2, S6.3)
content-only_tiles = only [[tile]] entries belong here, not { $name }
content-kinds = more than { $most } kinds of tile
content-stacks = a pack adds to the stacks A, B and C
options-alone = the mode { $mode } is for one player
position-two_goals = two goals, or none
position-not_dealt = { $name } was not dealt to this seat
position-public_open = a public goal lies face up
position-goals = more goals than there are
position-basic = { $name } is a basic tile
position-not_basic = { $name } is not a basic tile
position-unbuildable = { $name } cannot be built
position-far = { $at } lies too far away
position-covered = { $at } lies under the borough board
position-taken = { $at } is taken
position-too_many = too many tiles
position-no_tile = there is no tile at { $at }
position-marked = the tile at { $at } has a marker already
position-market_key = the positions of the market are numbered 0 to { $most }
position-market_size = the market has { $wanted } positions, not { $given }
position-stack = the stack holds 1 More Round at most once, and at most 5000 tiles
position-room = seat { $place } could come to more than { $most } tiles
position-goal_phase = { $phase } belongs to the mode standard, or to the human
position-goals_undealt = every seat needs two dealt goals when goals are kept
position-mode = { $phase } belongs to the mode { $mode }
