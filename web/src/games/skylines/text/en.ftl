# The table of Cities: Skylines in English.

sky-city = The city
sky-administration = Administration
sky-milestone = milestone { $now } of { $last }
sky-treasury = Treasury
sky-skyline = Skyline
sky-won-short = won from { $score } on
sky-won-from = Won from { $score }.

## What is asked

sky-ask-role = Keep one of your two roles.
    .text = It helps you for the whole game.
sky-ask-arrange = Lay a board of the city:
    .text = choose one, then a lit place. R turns it. Land meets land, water meets water.
sky-ask-board = Reveal a board:
    .text = the treasury pays its development cost, it holds { $money }.
sky-ask-turn = Your turn.
    .text = Play a card, or exchange one for { $price }.
sky-ask-turn-play = Your turn.
    .text = Play a card.
sky-ask-turn-end = Your turn.
    .text = Play a card, exchange one for { $price }, or end the milestone.
sky-ask-turn-play-end = Your turn.
    .text = Play a card, or end the milestone.
sky-ask-stuck = None of your cards can be played now.
    .text = Choose one to exchange for { $price }.
sky-ask-stuck-end = None of your cards can be played now.
    .text = End the milestone, or choose a card to exchange for { $price }.
sky-ask-must_end = None of your cards can be played now.
    .text = End the milestone.
sky-ask-tile = { $card }:
    .text = choose a shape.
sky-ask-place = { $card }:
    .text = choose a lit place. R turns the tile.
sky-ask-draw = Draw a card:
    .text = choose a pile, or a card of the exchange pile.
sky-ask-draw-play = { $card }: ready.
    .text = Choose a pile to draw from, then confirm.
sky-ask-draw-exchange = { $card } goes to the exchange pile.
    .text = Choose a pile to draw from, then confirm.
sky-ask-refill = You lost a policy:
    .text = draw a card for it, choose a pile.
sky-ask-swap = Exchange round.
    .text =
        { $count ->
            [0] Choose cards to exchange, or none, then say you are done.
            [one] { $count } card to exchange. Choose another, or say you are done.
           *[other] { $count } cards to exchange. Choose another, or say you are done.
        }
sky-ask-redraw = Draw again:
    .text =
        { $count ->
            [one] choose a pile for the card you exchanged.
           *[other] choose a pile for each of the { $count } cards you exchanged.
        }
sky-ask-ready-drawn = Then you draw from pile { $pile }. Confirm, or choose another pile.
sky-ask-ready-taken = Then you take { $drawn }. Confirm, or choose another card.
sky-ask-ready-role = You keep { $card }.
    .text = Confirm, or choose the other one.
sky-ask-ready-lay = Board { $board } is ready.
    .text = Confirm, or choose another board or place.
sky-ask-ready-board = Board { $board } is ready to be revealed.
    .text = Confirm, or choose another one.
sky-ask-ready-play = { $card }: ready.
    .text = Confirm, or choose another card.
sky-ask-ready-place = { $card }: ready.
    .text = Confirm, or try another place.
sky-ask-ready-exchange = { $card } goes to the exchange pile.
    .text = Confirm, or choose another card.
sky-ask-ready-end = The milestone is ready to end.
    .text = See what that does, then confirm.
sky-ask-ready-draw = You draw from pile { $pile }.
    .text = Confirm, or choose another pile.
sky-ask-ready-swap = Exchange round.
    .text = Confirm, or choose another card.
sky-ask-ready-done =
    { $count ->
        [0] You exchange nothing.
        [one] You exchange { $count } card.
       *[other] You exchange { $count } cards.
    }
    .text = Confirm, or change your choice.
sky-way-play = Play it
sky-way-exchange = Exchange · { $price }
sky-end = End the milestone
deed-skylines-role = Keep it
deed-skylines-lay = Lay it
deed-skylines-board = Reveal it
deed-skylines-play = Play it
deed-skylines-tile = Build it
deed-skylines-place = Build it
deed-skylines-exchange = Exchange it
deed-skylines-end = End the milestone
deed-skylines-draw = Draw
deed-skylines-swap = Exchange
deed-skylines-done = Done

## The map

sky-square = { $what }, { $where }.
sky-grass = grass
sky-road = road
sky-water = water
sky-district =
    { $count ->
        [0] District without tiles.
        [one] District with { $count } tile.
       *[other] District with { $count } tiles.
    }
sky-fits = Fits here. { $gains }
sky-fits-not = Does not fit here.
sky-back = Board { $board }, face down, development cost { $price }.
sky-face-down = face down · { $price }
sky-back-open = Can be revealed.
sky-turn-tile = Turn and move the tile
sky-turn-left = Turn to the left
sky-turn-right = Turn to the right
sky-left = One to the left
sky-right = One to the right
sky-up = One up
sky-down = One down
sky-put = Put it here

## Laying the boards

sky-plates = Boards to lay
sky-plate = Board { $board }, opens for { $price }.
sky-arrange-staged = Confirm, or choose another board or place.
sky-arrange-others = The boards of the city are being laid.
sky-beside-right = To the right of { $board }:
sky-beside-below = Below { $board }:
sky-beside-left = To the left of { $board }:
sky-beside-above = Above { $board }:
sky-beside-none = The first board:
sky-lay-fits = it fits here.
sky-lay-turned = it fits here if it is turned.

## Cards and piles

sky-shapes = Shapes left
sky-left-over =
    { $count ->
        [0] none left
       *[other] { $count } left
    }
sky-piles = Piles
sky-draw-from = Draw from
sky-reveal = A card from a pile is revealed: no undo afterwards.
sky-hand = Your hand
sky-their-hands = The others’ hands
sky-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
sky-no-cards = No cards.
sky-token = start player
sky-in-force = In force
sky-roles-choose = Keep one of two roles
sky-swap-done =
    { $count ->
        [0] No exchange
        [one] Done: { $count } card
       *[other] Done: { $count } cards
    }

## What opens on a card of the table

sky-card-free = free
sky-card-of = in the hand of { $name }
sky-card-own = in your hand
sky-card-laid = in the exchange pile
sky-card-in_force = in force for everybody
sky-card-role = the role of { $name }
sky-card-role-own = your role
sky-card-here = at the place chosen
sky-card-changed = { $price } printed, changed by { $by }
sky-card-effect-changed = changed by { $by }
sky-card-lands = { $name }: { $from } → { $to }
sky-card-toward_zero =
    { $name }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } toward 0
sky-card-if = If { $condition }: { $gains }
sky-card-if-districts =
    { $count ->
        [0] No district has that now.
        [one] { $count } district has that now.
       *[other] { $count } districts have that now.
    }
sky-card-down = face down
sky-card-built = when it was built
sky-card-since = since then
sky-card-take = Take it
sky-card-show = Show me on the map
sky-card-district = District
sky-card-squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
sky-card-free-squares =
    { $count ->
        [0] no square free
        [one] { $count } square free
       *[other] { $count } squares free
    }
sky-card-lacks =
    { $count ->
        [one] It needs { $count } more tile before the milestone can end.
       *[other] It needs { $count } more tiles before the milestone can end.
    }
sky-card-pile =
    { $count ->
        [0] No card is left in it.
        [one] { $count } card is left in it.
       *[other] { $count } cards are left in it.
    }
sky-card-ending-tiles =
    { $count ->
        [one] Every district needs { $count } tile.
       *[other] Every district needs { $count } tiles.
    }
sky-card-ending-utilities = At the end of a milestone each step of power, water and garbage below 0 costs 1 happiness.
sky-card-ending-happiness = At the end of a milestone happiness is added to overall happiness.
sky-card-ending-employment = At the end of a milestone each step of employment away from 0 costs 1 coin.
sky-card-ending-burdens = At the end of the game each step of pollution, traffic and crime costs 1 overall happiness.
sky-card-ending-board = Then a new board is revealed, at its development cost.
sky-near-refuse-low =
    { $steps ->
        [0] { $name } is at the end of its track: no card that lowers it can be played.
        [one] { $name }: { $steps } more step down and no card that lowers it can be played.
       *[other] { $name }: { $steps } more steps down and no card that lowers it can be played.
    }
sky-near-refuse-high =
    { $steps ->
        [0] { $name } is at the end of its track: no card that raises it can be played.
        [one] { $name }: { $steps } more step up and no card that raises it can be played.
       *[other] { $name }: { $steps } more steps up and no card that raises it can be played.
    }
sky-near-lose-low =
    { $steps ->
        [one] { $name }: { $steps } more step down and the game is lost.
       *[other] { $name }: { $steps } more steps down and the game is lost.
    }

## The end of a milestone

sky-ends = The game ends with this.
sky-ending = If the milestone ends now
sky-lacking =
    { $count ->
        [one] { $count } district is short of tiles
       *[other] { $count } districts are short of tiles
    }
sky-empty =
    { $count ->
        [one] { $count } empty district
       *[other] { $count } empty districts
    }
sky-step-utilities = Utilities
sky-step-effects = Effects
sky-step-skyline = Skyline
sky-step-employment = Employment
sky-step-clear = News and policies discarded
sky-step-burdens = Pollution, traffic, crime
sky-step-nothing = no change

## Together

sky-propose = Show it to the others
sky-proposed = Shown to the others
sky-proposes = { $name } proposes:

## On the first page, and at a new table.

facts-skylines = 1–4 players · 70 minutes · cooperative
about-skylines = Fit zones and services into the districts and keep eight tracks in balance.

## Its lesson.

lesson-skylines-aim = You build one city, alone or together. Happiness counts: at the end of each milestone it is added to the overall happiness. 21 or more at the end is a win. Most cards here are our own design, not those of the box; the components page marks which.
    .title = What it is about
lesson-skylines-board = Every milestone reveals a board, for money. Reveal board A: it is the cheapest.
    .title = Reveal a board
lesson-skylines-card = Your turn: play a card, pay 2 coins to exchange one, or end the milestone. Choose the elementary school: its tile can be turned and laid on free grass, not on roads or water.
    .title = Play a card
lesson-skylines-back = Nothing is played yet. Step back with Cancel or the Escape key.
    .title = Take it back
lesson-skylines-place = Play the school again and put it in a large district, with room next to it. The breakdown shows cost and effects. Then choose the pile to draw from, and confirm; a drawn card is revealed, so there is no undo beyond it.
    .title = Place it
lesson-skylines-condition = A card’s second row happens only if its condition is met. “School lane” asks for education: a service of level I must share an edge with the new tile. Lay the homes against the school and you get happiness and money back.
    .title = Conditions
lesson-skylines-tracks = Look at the tracks. Homes use power and water and bring workers; shops and industry need workers. Power, water, garbage and employment must not pass their ends, and every step of pollution, traffic and crime costs happiness in the end.
    .title = Eight tracks
lesson-skylines-whynot = What cannot be played is dashed. Tap it: it says which track would pass its end, by how much, and which rule forbids it.
    .title = Why not?
lesson-skylines-milestone = Once every district has a tile, two in the last milestone, you may end the milestone. Then missing power, water and garbage cost happiness, happiness is added to the overall, and every step of employment away from 0 costs money.
    .title = End a milestone
lesson-skylines-end = After the last milestone pollution, traffic and crime are taken off, and the overall happiness decides your city’s rank. If money is due that you do not have, the game is lost at once. Play on: the Hint button is there.
    .title = How it ends

tab-skylines = The city in numbers

parts-about-skylines = Only a small part of the printed cards, boards and tiles is public. What is marked ✎ is our own design, not what is in the box; ✓ is as printed.

## The end

source-happiness = happiness of each milestone
source-other = along the way
source-pollution = pollution
source-traffic = traffic
source-crime = crime

## Legend

signs-services = Services
signs-tiles = Tiles
