# Big City in English.
#
# A piece has a name, `.built` (what stands after "builds"), and, if other pieces can ask for it, the two forms of a kind.
# A kind or tag has `.beside` (what stands after "next to") and `.some` (after a number $count; Russian adds $case).
# A pack brings the same keys for its own pieces, kinds and tags; whatever it leaves out goes by `other-kind`.

title = Big City

## Pieces

piece-residence_1 = single residence
    .code = R1
    .built = a single residence
piece-residence_2 = double residence
    .code = R2
    .built = a double residence
piece-residence_3 = triple residence
    .code = R3
    .built = a triple residence
piece-office_1 = single office
    .code = O1
    .built = a single office
piece-office_2 = double office
    .code = O2
    .built = a double office
piece-office_3 = triple office
    .code = O3
    .built = a triple office
piece-city_hall = city hall
    .code = Hall
    .built = city hall
    .beside = city hall
    .some =
        { $count ->
            [one] city hall
           *[other] city halls
        }
piece-church = church
    .code = Chur
    .built = a church
    .beside = a church
    .some =
        { $count ->
            [one] church
           *[other] churches
        }
piece-bank = bank
    .code = Bank
    .built = a bank
    .beside = a bank
    .some =
        { $count ->
            [one] bank
           *[other] banks
        }
piece-post_office = post office
    .code = Post
    .built = a post office
    .beside = a post office
    .some =
        { $count ->
            [one] post office
           *[other] post offices
        }
piece-cinema = cinema
    .code = Cine
    .built = a cinema
    .beside = a cinema
    .some =
        { $count ->
            [one] cinema
           *[other] cinemas
        }
piece-shopping_center = shopping center
    .code = Shop
    .built = a shopping center
    .beside = a shopping center
    .some =
        { $count ->
            [one] shopping center
           *[other] shopping centers
        }
piece-lincoln_park = Lincoln Park
    .code = Linc
    .built = Lincoln Park
piece-central_park = Central Park
    .code = Cent
    .built = Central Park
piece-stanford_corporation = Stanford Corporation
    .code = Stan
    .built = Stanford Corporation
piece-rockwell_industries = Rockwell Industries
    .code = Rock
    .built = Rockwell Industries

## Kinds and tags: what one piece can ask of others

kind-residence = residence
    .beside = a residence
    .some =
        { $count ->
            [one] residence
           *[other] residences
        }
kind-office = office
    .beside = an office
    .some =
        { $count ->
            [one] office
           *[other] offices
        }
kind-park = park
    .beside = a park
    .some =
        { $count ->
            [one] park
           *[other] parks
        }
kind-factory = factory
    .beside = a factory
    .some =
        { $count ->
            [one] factory
           *[other] factories
        }
kind-special = special building
    .beside = a special building
    .some =
        { $count ->
            [one] special building
           *[other] special buildings
        }
kind-ordinary = ordinary building
    .beside = an ordinary building
    .some =
        { $count ->
            [one] ordinary building
           *[other] ordinary buildings
        }
kind-building = building
    .beside = a building
    .some =
        { $count ->
            [one] building
           *[other] buildings
        }
kind-facility = facility
    .beside = a facility
    .some =
        { $count ->
            [one] facility
           *[other] facilities
        }
other-kind = { $name }
    .built = the building “{ $name }”
    .beside = a building “{ $name }”
    .some =
        { $count ->
            [one] building “{ $name }”
           *[other] buildings “{ $name }”
        }

## Districts, lots, streets, cards

district = district { $number }
districts =
    { $count ->
        [one] district { $numbers }
       *[other] districts { $numbers }
    }
lot = lot { $number }
lots =
    { $count ->
        [one] lot { $numbers }
       *[other] lots { $numbers }
    }
pile = pile { $number }
street-N = north of lot { $lot }
street-E = east of lot { $lot }
street-S = south of lot { $lot }
street-W = west of lot { $lot }
card = card { $card }
card-special = card “{ $card }”
card-back = a card of district { $number }
location-outskirts = outskirts
location-center = center
list-nor-more = { $first }, { $last }
list-nor = { $first } or { $last }

## What is printed on a piece

detail-class = Counts as: { $kinds }
detail-supply = Number: { $supply }
detail-supply-profile = { $supply } ({ $profile })
detail-shape = Lots: { $shape }
detail-price-lots =
    { $count ->
        [one] Price: the card of the lot
       *[other] Price: the cards of its lots
    }
detail-price-card = Price: its own card, for any free lots of this shape
detail-condition = Condition: { $condition }
detail-points = Points: { $points }
detail-no_points = Points: none
detail-add = { $gain } if { $condition }
detail-each-pieces = { $gain } for each adjacent { $kind }
detail-each-lots = { $gain } for each occupied lot next to it
detail-table-pieces = For { $range } adjacent { $kinds }: { $table }
detail-table-lots = For { $range } occupied lots next to it: { $table }
detail-range = { $first } to { $last }
detail-multiply = ×{ $factor } if { $condition }
detail-together =
    { $count ->
        [2] ×{ $factor } if both hold
       *[other] ×{ $factor } if all of them hold
    }
detail-floor =
    { $size ->
        [one] A sum of { $limit } or less counts as { $points } point, not multiplied
       *[other] A sum of { $limit } or less counts as { $points } points, not multiplied
    }
detail-imposes-points = { $gain } for { $kinds } built next to it later
detail-imposes-factor = ×{ $factor } for { $kinds } built next to it later
detail-imposes-forbid = No { $none } may be built next to it later

shape-I1 = 1
shape-I2 = 2 side by side
shape-I3 = 3 in a line
shape-L3 = 3 in an L
shape-O4 = 4 in a square
shape-other = { $count }, in the shape { $rows }

## Conditions: after "Condition:" and after "if"

cond-built = { $kind } stands in the city
cond-built-not = no { $none } stands in the city
cond-location-outskirts = on the outskirts
cond-location-center = in the center
cond-adjacent = next to { $kinds }
cond-adjacent-many = next to at least { $count } { $kinds }
cond-adjacent-none = no { $none } is next to it
cond-adjacent-few = fewer than { $count } { $kinds } are next to it
cond-adjacent_tram = next to the tram
cond-adjacent_tram-not = not next to the tram
cond-lot_number_multiple_of = the lot number is a multiple of { $count }
cond-lot_number_multiple_of-not = the lot number is not a multiple of { $count }
cond-last_in_district = it takes the last free lot of its district
cond-last_in_district-not = another lot of its district is still free
cond-outskirts-min =
    { $count ->
        [one] at least { $count } of its lots is on the outskirts
       *[other] at least { $count } of its lots are on the outskirts
    }
cond-outskirts-max =
    { $count ->
        [0] none of its lots is on the outskirts
        [one] at most { $count } of its lots is on the outskirts
       *[other] at most { $count } of its lots are on the outskirts
    }
cond-group = ({ $conditions })

## The log: what a player does, told after the name

field-lots = { lots }
log-place = places district { $district }
log-district = adds district { $district }
log-at = chooses its place
log-turn = places district { $district }
log-discard = discards { $card } as dead
log-build = builds { $piece } on { $lots }
log-play = plays { $piece }
log-tram = lays tram { $street }
log-stop = lays no second segment
log-exchange = exchanges cards with the piles
log-exchanged =
    { $count ->
        [one] exchanges { $count } card with the piles
       *[other] exchanges { $count } cards with the piles
    }
log-give = puts back { $card }
log-done = finishes the trade
log-pass = passes
log-draw = draws from pile { $pile }
log-drawn =
    { $count ->
        [one] draws from pile { $piles }
       *[other] draws from piles { $piles }
    }
log-trade = offers a trade
log-offer = offers { $card }
log-want = asks for cards of district { $district }
log-decline = declines
log-bid = gives in return { $card }
log-for = gives it for offered card { $offered_nth }
log-take = accepts the counter-offer of { $seat }
where-next_to =
    { $count ->
        [one] next to district { $numbers }
       *[other] next to districts { $numbers }
    }

## Moves, as buttons, hints and lessons name them

move-place = Place district { $district }
move-district = Add district { $district }
move-at = Put it here
move-turn = Turn it
move-discard = Discard { $card }
move-build = Build { $piece } on { $lots }
move-play = Play { $piece }
move-tram = Lay tram
move-stop = One segment only
move-exchange = Exchange cards
move-give = Return { $card }
move-done = Done
move-pass = Pass
move-draw = Draw from pile { $pile }
move-trade = Offer a trade
move-offer = Offer { $card }
move-want = Ask for district { $district }
move-decline = Decline
move-bid = Give { $card } in return
move-for = For card { $offered_nth }
move-take = Accept { $seat }

## What speaks for a decision, in hints and reviews. $race: there are rivals.

score-unit = points
near =
    { $race ->
        [yes] { $count ->
            [one] About one point fewer against the best of the others, by the end.
           *[other] About { $count } points fewer against the best of the others, by the end.
        }
       *[no] { $count ->
            [one] About one point fewer by the end.
           *[other] About { $count } points fewer by the end.
        }
    }
lost =
    { $race ->
        [yes] { $count ->
            [one] Cost about one point against the best of the others.
           *[other] Cost about { $count } points against the best of the others.
        }
       *[no] { $count ->
            [one] Cost about one point.
           *[other] Cost about { $count } points.
        }
    }
benefit-score = { $parts }.
    .head = { $points } at once
benefit-part-base = Base value { $points }
benefit-part-add = { $points } { $why }
benefit-part-times = ×{ $factor } { $why }
benefit-opens = Cards of yours that can be built on then: { $lots }.
    .head = It opens your lots
benefit-enables = Next, your cards allow { $piece } on { $lots }: { $points }.
    .head = It makes a building possible
benefit-raises = Next, { $piece } on { $lots } would bring { $points } instead of { $before }.
    .head = Your next building is worth more
benefit-keeps = You keep { $lots } side by side: { $piece } there is worth { $points } as things stand.
    .head = Your best lots stay open
benefit-unlocks =
    { $count ->
        [one] From now on this can be built: { $pieces }.
       *[other] From now on these can be built: { $pieces }.
    }
    .head = It opens new buildings
benefit-last = Nobody else can build this any more: { $piece }.
    .head = It is the last one
benefit-dead = A building stands on its lot. You draw another card for it.
    .head = The card is of no use
benefit-renews =
    { $count ->
        [one] Nothing can be built with it now: { $cards }. You draw another.
       *[other] Nothing can be built with these now: { $cards }. You draw as many others.
    }
    .head = New cards for useless ones
plan-build =
    { $size ->
        [0] { $piece } on { $lots }.
       *[other] { $piece } on { $lots }, about { $points }.
    }

## The ledger of a score: each step and because of what

track-score = points
track-base = base value
track-add = addition
track-imposed = effect of a neighbor
track-floor = minimum
track-multiplier = multiplier

points =
    { $size ->
        [one] { $points } point
       *[other] { $points } points
    }
change-base = { $seat }: base value { $value } ({ $why })
change-add = { $seat }: { signed } ({ $why })
change-imposed = { $seat }: { signed } because of the neighbor ({ $why })
change-floor = { $seat }: { $value } instead of the sum ({ $why })
change-multiplier = { $seat }: ×{ $value } ({ $why })
change-score =
    { $seat }: { $size ->
        [one] { signed } point
       *[other] { signed } points
    } ({ $why })
ledger-lot = { $why }, lot { $lot }
ledger-street = { $why } { $street }
label-tram = tram
label-outskirts = outskirts
label-center = center

## Refusals

refusal-malformed =
    { $thing ->
        [none] Move not understood.
       *[other] Move not understood: { $thing }.
    }
refusal-not_your_turn =
    { $thing ->
        [none] It is somebody else's decision.
       *[other] { $thing } has nothing to decide now.
    }
refusal-no_trading = No cards are traded in this game.
refusal-dead_cards_stay = Dead cards stay in the hand in this game.
refusal-needs_city_hall = City hall must stand first.
refusal-no_such_district = There is no such district: { $thing }.
refusal-already_placed = Already in the city: { $thing }.
refusal-not_initial = Not one of the districts the game begins with: { $thing }.
refusal-overlap = The district would cover a lot of the city: { $thing }.
refusal-too_few_contacts =
    { $missing ->
        [0] At least two lots of the district must face the city.
        [one] At least two lots of the district must face the city: { $missing } more is needed.
       *[other] At least two lots of the district must face the city: { $missing } more are needed.
    }
refusal-first_is_single = The first tram action of the game lays one segment only.
refusal-too_many = A tram action lays two segments at most.
refusal-not_a_street = There is no street of the city here: { $at }.
refusal-occupied_street = The tram runs here already: { $at }.
refusal-none_left = All tram segments lie in the city.
refusal-inside_building =
    { $thing ->
        [none] A building covers this street: { $at }.
       *[other] A building covers this street: { $at } ({ $thing }).
    }
refusal-not_built_up = No lot along this street is built on: { $at }.
refusal-not_connected = The segment would not touch the line: { $at }.
refusal-branch = The line may only grow at its ends: { $at }.
refusal-loop = The line may not meet itself: { $at }.
refusal-no_such_piece = There is no such building in this game: { $thing }.
refusal-lot_not_in_city = Not in the city: { $at }.
refusal-supply = None left of this building: { $thing }.
refusal-no_cards = At least one card is needed.
refusal-too_many_cards =
    { $missing ->
        [0] These are too many cards.
        [one] At most { $missing } card is allowed.
       *[other] At most { $missing } cards are allowed.
    }
refusal-card_missing = Not in your hand: { $thing }.
refusal-not_dead = This card is not dead, its lot is free: { $thing }.
refusal-bad_for = A counter-offer of one card must say for which of the offered cards.
refusal-no_such_bid = There is no counter-offer to accept: { $thing }.
refusal-bids_clash = An offered card can be traded only once.
refusal-occupied =
    { $thing ->
        [none] The lot is taken: { $at }.
       *[other] The lot is taken: { $at } ({ $thing }).
    }
refusal-shape =
    { $thing ->
        [none] The lots do not form the shape of the building.
       *[other] The lots do not form the shape of the building: { $thing }.
    }
refusal-tram_in_the_way = The tram runs between these lots: { $at }.
refusal-needs_piece = This must stand in the city first: { $thing }.
refusal-wrong_location =
    { $thing ->
        [none] It must be built elsewhere.
       *[other] It must be built { $thing }.
    }
refusal-no_place = It fits nowhere in the city now: { $thing }.
refusal-outskirts_lots = The number of lots on the outskirts is wrong.
refusal-outskirts_lots-few =
    { $missing ->
        [one] { $missing } more lot must be on the outskirts.
       *[other] { $missing } more lots must be on the outskirts.
    }
refusal-outskirts_lots-many =
    { $missing ->
        [one] { $missing } lot too many is on the outskirts.
       *[other] { $missing } lots too many are on the outskirts.
    }
refusal-too_few_adjacent = Missing next to it: { $thing }.
refusal-missing-neighbours = { $count } { $kinds }
refusal-no_tram = The tram does not run next to it.
refusal-not_multiple =
    { $missing ->
        [0] The lot number is not the multiple needed.
       *[other] The lot number must be a multiple of { $missing }.
    }
refusal-not_last_in_district =
    { $missing ->
        [0] Other lots of the district are still free.
        [one] { $missing } other lot of the district is still free.
       *[other] { $missing } other lots of the district are still free.
    }
refusal-condition = Condition not met: { $thing }.
refusal-forbidden_neighbour = A neighbor forbids it: { $thing }.
refusal-no_such_pile = There is no such pile: { $thing }.
refusal-wrong_number =
    { $missing ->
        [0] Draw another number of cards.
        [one] Draw { $missing } card.
       *[other] Draw { $missing } cards.
    }
refusal-pile_closed = Its district is not in the city yet: { $thing }.
refusal-pile_limit = At most two cards from one pile in a turn: { $thing }.
refusal-pile_empty = There are not enough cards: { $thing }.

## What is due

phase-place = place a district
phase-act = take an action
phase-tram = lay a second segment or stop
phase-origin = choose a place for the district
phase-rotation = turn the district
phase-site = choose lots
phase-exchange = put cards back
phase-draw = draw cards
phase-offer = offer cards
phase-reply = answer an offer
phase-settle = accept counter-offers or none
phase-fallback = exchange cards or pass
phase-over = the game is over

prompt-place = Choose a district and place it in the city.
prompt-act = Build, lay tram, add a district, exchange cards or pass.
prompt-act-trade = Build, lay tram, add a district, exchange cards, offer a trade or pass.
prompt-act-early = Build, exchange cards or pass; city hall opens the rest.
prompt-act-early-trade = Build, exchange cards, offer a trade or pass; city hall opens the rest.
prompt-tram = Lay a second segment or stop.
prompt-origin = Choose a place for { $thing }.
prompt-rotation = Choose how { $thing } lies.
prompt-site = Choose the lots of { $thing }.
prompt-exchange = Put another card back or go on to draw.
prompt-draw =
    { $count ->
        [one] Choose the pile from which to draw { $count } card.
       *[other] Choose the piles from which to draw { $count } cards.
    }
prompt-offer = Choose what to offer.
prompt-reply = Answer the offer with cards of yours, or decline.
prompt-reply-more = Say for which offered card, or give a second one.
prompt-settle = Choose whose counter-offers to accept, or none.
prompt-fallback = Exchange one or two cards or pass; no trade came about.
prompt-over = The game is over.
prompt-dead =
    { $count ->
        [one] { $count } dead card may be discarded first.
       *[other] { $count } dead cards may be discarded first.
    }

## Talk that binds nobody

talk-look_for = I am looking for a card of district { $first }.
talk-give_for = I would give a card of district { $first } for one of district { $second }.
talk-more = I would want more for it.
talk-no_trade = I do not want to trade now.

## Options

option-players = Players
    .meaning = How many play: 2 to 5
option-supply = Supply
    .meaning = How many buildings of each kind there are; the sources differ
option-packs = Packs
    .meaning = Further buildings: a pack that comes along, or a folder of your own
option-first_player = First player
    .meaning = Who begins: drawn by lot, or the player you agree on
option-trade_cards = Trade
    .meaning = A turn may be used to trade cards with other players
option-dead_cards_stay = Dead cards stay
    .meaning = Cards of lots that are covered cannot be discarded freely
option-single_line = Single line
    .meaning = The tram has no branches: it grows at its two ends
    .not = already part of: single line without loops
option-single_line_no_loop = Single line without loops
    .meaning = The tram has no branches and never meets itself
option-inhabited_tram = Inhabited tram
    .meaning = Tram is laid only along lots that are built on
option-placed_piles_only = Placed piles only
    .meaning = Cards are drawn only from piles of districts in the city
option-custom_buildings = New buildings
    .meaning = Packs with invented buildings are in play
option-draw_one_by_one = Draw one by one
    .meaning = Each card is seen before the next pile is chosen
option-fillable_hole_is_outskirts = Fillable holes are outskirts
    .meaning = A lot at a hole that a district would fit into counts as outskirts

first_player-drawn = drawn by lot
first_player-1 = player 1
first_player-2 = player 2
first_player-3 = player 3
first_player-4 = player 4
first_player-5 = player 5

supply-box_52 = box of 52
    .meaning = 52 buildings, as the list of contents says: 2 churches
supply-seed_table = the rulebook’s table
    .meaning = 53 buildings, as the rulebook’s table has them: 3 churches
supply-inventory_variant = inventory
    .meaning = 52 buildings as one inventory has them: 4 cinemas, 2 post offices

## The end

reason-full = All districts are placed and every lot is covered.
reason-passes = Everybody has passed, one after the other.
outcome-winner =
    { $size ->
        [one] { $names } wins with { $points } point.
       *[other] { $names } wins with { $points } points.
    }
outcome-shared =
    { $size ->
        [one] { $names } share the victory with { $points } point each.
       *[other] { $names } share the victory with { $points } points each.
    }
outcome-place = { $place }. { $names }: { $points }

## The text board

board-players = Players
board-seat = { $seat }: { $points }. { $hand }.
board-hand = Hand: { $cards }
board-hand-empty = Hand: no cards
board-hand-dead = { $card } (dead)
board-hand-absent = { $card } (not in the city)
board-back = { $count } of district { $number }
board-passes =
    { $count ->
        [one] { $count } pass in a row.
       *[other] { $count } passes in a row.
    }
board-city = City
board-key = Number: lot. Letters: building on it. *: outskirts. { $tram }: tram.
board-columns = Columns { $first } to { $last }
board-place = column { $x }, row { $y }
board-lot = { $lot } ({ $place }, { $location }): { $piece }; { $sides }
board-free = free
board-side = { $side } { $lot }
board-side-tram = { $side } { $lot } (tram)
board-edge = no lot
side-N = north
side-E = east
side-S = south
side-W = west
board-no_pieces = Nothing has been built yet.
board-pieces = Buildings in the city
board-piece = { $lots }: { $piece }
board-free-outskirts = Free on the outskirts: { $lots }
board-free-center = Free in the center: { $lots }
board-tram = Tram: { $streets }
board-tram-none = Tram: none yet
board-tram-left =
    { $count ->
        [one] { $count } segment left
       *[other] { $count } segments left
    }
board-districts = Districts in the city: { $numbers }
board-aside = Districts aside: { $numbers }
board-none = none
board-piles = Piles
board-pile =
    { $count ->
        [one] district { $number }: { $count } card
       *[other] district { $number }: { $count } cards
    }
board-pile-known = number { $place } from the top: { $card }
board-supply = Supply
board-left = { $count } × { $piece }
board-gone = Out of the game: { $cards }
board-given = To be exchanged: { $cards }.
board-offer = { $seat } offers { $cards }.
board-offer-wants = { $seat } offers { $cards } and asks for { $wants }.
board-bid = { $seat } gives in return { $cards }.
board-bid-for = { $seat } gives in return { $cards } for offered card { $which }.
board-declined = { $seat } declines.

## In the picture of a finished game

own-picture-heading = One city, { $players } builders
own-picture-won =
    { $name ->
        [none] won with { $count } points, { $margin } ahead
       *[other] { $name } won with { $count } points, { $margin } ahead
    }

## Packs, options and positions that cannot be read: for who wrote them. Words of the file stand as they are.

content-name = { $name }: small letters, digits and _ only
content-shape_size = a shape has 1 to { $most } lots
content-shape_far = the lots of a shape are different and close to each other
content-shape_apart = the lots of a shape hang together
content-no_supply = how many there are is missing
content-pay_both = either lot cards or a special card
content-pay_none = a special card is missing
content-pay_id = the card of a building has its id, { $name }
content-pay_nowhere = there is no card { $name } in any pile
content-pays_nothing = no building is paid with { $name }
content-special_most = at most { $most } special cards in a pile
content-kinds = more than { $most } kinds of building
content-cards = too many cards
content-elsewhere = { $name } comes with the pack { $pack }: put it in play as well
content-no_kind = { $name } is neither a kind nor a tag of any building
content-condition = a condition is one word and what belongs to it
content-condition_deep = conditions go at most { $most } deep
content-condition_list = a list of conditions, not empty
content-condition_range = min or max, or both
content-condition_lot = only for a building of one lot
content-condition_true = true, or leave the condition out
content-selects_nothing = names nothing
content-when_or_count = either when or count
content-when_points = when goes with points alone
content-count_points = count goes with either points_each or table
content-table = { $entries } entries, for 0 to { $most }
content-effect = exactly one of points, factor and forbid = true
options-first =
    { $players ->
        [one] only { $players } player
       *[other] only { $players } players
    }
position-district_twice = district { $district } is there already
position-beyond = { $at } lies beyond the map
position-overlap = { $at } belongs to another district
position-outgrow = too far from 0,0: the city could outgrow the map
position-supply = more of { $name } than there are
position-shape = these lots do not have the shape of { $name }
position-covered = lot { $lot } is covered already
position-no_lot = lot { $lot } is not in the city
position-no_street = { $name } is not a street of the city, such as 15:N
position-segment_twice = a segment lies at { $at } already
position-segment_inside = { $at } lies inside a building
position-segments = there are { $most } segments
position-out_open = what is out of the game lies face up
position-pile_key = piles are numbered 1 to { $most }
position-pile_card = { $name } does not belong to this pile
position-pile_most = more cards than there are
position-backs = { $backs } backs for { $cards } cards
position-nowhere = card { $name } lies nowhere
position-not_in_play = { $name } is no card in play
position-knows = a view tells only what its viewer knows
position-end = full or passes when the game is over, else nothing
position-passes = after a round of passes the game is over
position-to_place = districts of the initial set are placed in the phase place
position-no_district = there must be one at least
position-city_hall = { $phase } needs city hall
position-no_second = no second segment can be laid
position-no_pile = there is no such pile
position-no_building = the building whose place is asked for is missing
position-no_special = its special card is not in the hand
position-district_placed = district { $district } is in the city
position-origin = where the district lies is missing or too far away
position-not_due = no cards are due
position-not_in_hand = { $name } is not in the hand
position-variant = { $phase } belongs to the variant { $variant }
position-offer = one to { $most } cards
position-asked = the others reply
position-offer_seat = each of the others makes one counter-offer, when asked
position-offer_cards = at least one card, at most as many as are offered
position-offer_for = one of the offered cards, 0 or 1
position-not_replied = the seat that is asked has not replied yet
position-no_offers = nobody has made a counter-offer: there is nothing to settle
position-not_accepted = this counter-offer cannot be accepted
position-settled = the trade is settled already
position-unfinished = others do not see a decision that is not complete

## Styles of bots: a word beside the level, and a sentence

style-developer = a developer
style-developer-about = Builds homes wherever there is room, and offices only when it must.
style-banker = a banker
style-banker-about = Would rather put up an office than a home.
style-monument_builder = a monument builder
style-monument_builder-about = Wants city hall early, and loves churches, cinemas, banks and parks.
style-tram_driver = a tram driver
style-tram_driver-about = Lays more tramways than anybody else.
style-villager = a villager
style-villager-about = Likes the town small: without city hall, if it can help it, and without a tram.
