# Brackwater in English.

title = Brackwater

## Numbers

track-coins = coins
track-renown = renown
gain =
    { $track ->
        [coins] { $size ->
            [one] { signed } coin
           *[other] { signed } coins
        }
       *[renown] { signed } renown
    }
amount = { signed }

## Tiles and aims

tile-hut = Stilt Hut
    .each = stilt hut
tile-garden = Reed Garden
    .each = reed garden
tile-market = Boat Market
    .each = boat market
tile-smokehouse = Smokehouse
    .each = smokehouse
tile-belfry = Belfry
    .each = belfry
aim-landlord = Landlord
aim-gardener = Gardener
aim-trader = Trader
aim-smoker = Smoker
aim-bellfounder = Bell Founder
aim-carpenter = Carpenter
aim-ferryman = Ferryman
aim-miser = Miser
face-down = face down

detail-price = Price { $price }, driftwood { $driftwood }
effect-once = { $gain }
effect-each = { $gain } for each neighboring { $kind }
effect-later = { $gain } for each { $kind } built beside it later
effect-aim =
    +{ $renown } renown for { $counts ->
        [hut] each stilt hut of yours
        [garden] each reed garden of yours
        [market] each boat market of yours
        [smokehouse] each smokehouse of yours
        [belfry] each belfry of yours
        [raised] each building of yours on taller stilts
        [shore] each building of yours on the shore
       *[coins] every { $per } coins
    }

## The table

area-quay = Quay
area-quay-left =
    { $count ->
        [0] the stack is empty
        [one] { $count } tile in the stack
       *[other] { $count } tiles in the stack
    }
area-town = Town
area-aims = Aim of { $seat }
note-price = price { $price }, driftwood { $driftwood }
note-raised = raised

## What happens

do-keep = Keep an aim
do-build = Build
do-raise = Raise
do-fish = Fish out
log-keep =
    { $aim_key ->
        [face_down] keeps a secret aim
       *[other] keeps the aim { $aim }
    }
log-build = builds { $tile } at { $plot }
log-raise = raises the building at { $plot }
log-fish = fishes { $tile } out of the quay
move-keep =
    { $aim_key ->
        [face_down] Keep a secret aim
       *[other] Keep { $aim }
    }
move-build = Build { $tile }
move-raise = Raise this building
move-fish = Fish out { $tile }
change = { $seat }: { gain } ({ $why })
change-cut = { $seat }: { gain }, but only { $real } was possible ({ $why })
ledger-price = price
ledger-driftwood = driftwood
ledger-stilts = taller stilts
ledger-tide = spring tide
ledger-at = { $what } at { $at }

## Refusals

refusal-no_such_aim = This aim was not dealt to you: { $thing }.
refusal-not_on_quay = Not on the quay: { $thing }.
refusal-no_such_plot = The town has no plot { $at }.
refusal-occupied = The plot { $at } is taken: { $thing }.
refusal-no_walkway = No walkway leads to { $at }: nothing is built beside it.
refusal-nothing_there = Nothing is built at { $at }.
refusal-not_yours = The building at { $at } is not yours: { $thing }.
refusal-already_raised = The building at { $at } is raised already: { $thing }.
refusal-cannot_afford =
    { $missing ->
        [one] You are { $missing } coin short.
       *[other] You are { $missing } coins short.
    }

## What is due, and the end

phase-keep_aim = keep an aim
phase-act = build, fish or raise
phase-over = the game is over
prompt-keep_aim = Keep one of your two aims.
prompt-act = Build a tile, fish one out or raise a building.
prompt-over = The game is over.
what-aim = an aim
what-plot = a plot
reason-quay_empty = The quay is empty: the tide comes in.
outcome-winner = { $names } wins with { $score } renown.
outcome-shared = { $names } share the victory with { $score } renown.
outcome-place = { $place }. { $names }: { $score }

## Options

option-players = Players
    .meaning = How many play: 2 to 4
option-tide = Tide
    .meaning = Whether the shore is flooded in the end
tide-spring = spring tide
tide-neap = neap tide
