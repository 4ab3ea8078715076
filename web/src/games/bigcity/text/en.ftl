# Big City's table in English.

## The map

city-map = The city
city-lot-free = Lot { $number }, { $ground }, free.
city-lot-built = Lot { $number }, { $ground }: { $piece }.
city-in-hand = In your hand
city-chosen = Chosen
city-legal = Possible.
city-street = Street { $where }.
city-street-tram = The tram runs here.
city-place = District { $number } { $where }, turned { $degrees }°
city-tram-count = Tram { $laid } of { $all }
city-layer = Arrows and clicks go to
city-layer-lots = Lots
city-layer-streets = Streets
city-key = Key to the map
city-key-outskirts = outskirts
city-key-center = center
city-key-multiple = church lot
city-key-hand = in your hand
city-key-lit = may be chosen now

## What is asked

city-ask-place = Your turn.
    .text = Add district { $districts } to the city: choose it, then where it goes.
city-ask-origin = District { $number }:
    .text = move it to a dashed place; it must touch at least two lots. R turns it.
city-ask-ready-added = District { $number } is ready to be added.
    .text = Confirm it, or take it back.
city-ask-ready-district = District { $number } would lie { $where }.
    .text = Confirm it, turn it, or try another place.
city-ask-act = Your turn.
    .text = Choose a building or a card of your hand, lay tram, or add a district.
city-ask-act-early = Your turn.
    .text = Choose a building or a card of your hand. City hall opens tram and districts.
city-ask-act-late = Your turn.
    .text = Choose a building or a card of your hand, or exchange cards.
city-ask-act-nothing = You can build nothing now.
    .text = Exchange cards, pass, or take another action that is lit.
city-ask-dead = You hold a dead card.
    .text = Choose it to discard it and draw another, or go on with your turn.
city-ask-build = Build:
    .text = choose a building, or the lots on the map.
city-ask-held = { $piece }:
    .text =
        { $count ->
            [one] choose a lit lot.
           *[other] choose { $count } lit lots.
        }
city-ask-lots =
    { $count ->
        [one] Lot { $lots }:
       *[other] Lots { $lots }:
    }
    .text = choose a building for it, or another lit lot.
city-ask-street = Tram:
    .text = choose a lit street.
city-ask-tram = One segment is laid.
    .text = Lay another on a lit street, or leave it at one.
city-ask-draw =
    { $count ->
        [one] Draw a card:
       *[other] Draw { $count } cards:
    }
    .text = choose a lit pile.
city-ask-draw-built = { $piece } on { $lots }: { $points }.
    .text =
        { $count ->
            [one] Choose the pile to draw a card from.
           *[other] Choose the piles to draw { $count } cards from.
        }
city-ask-exchange = Exchange:
    .text = choose the cards of your hand to put back.
city-ask-exchange-more = Put back another card,
    .text = or choose Done to draw new ones.
city-ask-offer = Your offer:
    .text = choose one or two cards of your hand.
city-ask-offer-more = Your offer:
    .text = say from which districts you want cards, then make the offer.
city-ask-reply = You are offered a trade.
    .text = Choose a card of your hand to give in return, or decline.
city-ask-reply-more = Your answer:
    .text = say for which card, or add a second one.
city-ask-settle = Your offer was answered.
    .text = Accept what you like, or nothing.
city-ask-fallback = No trade came about.
    .text = Exchange one or two cards, or pass.
city-ask-ready-build = { $piece } on { $lots } is ready to be built: { $points }.
    .text = Confirm it, or take it back.
city-ask-ready-build-draw = { $piece } on { $lots } is ready to be built: { $points }.
    .text =
        { $count ->
            [one] You draw from pile { $piles }. Confirm it, or choose another pile.
           *[other] You draw from piles { $piles }. Confirm it, or choose other piles.
        }
city-ask-ready-tram =
    { $count ->
        [one] One segment of tram is ready.
       *[other] { $count } segments of tram are ready.
    }
    .text = Confirm, or take it back.
city-ask-ready-exchange = Your exchange is ready.
    .text = Confirm it: the new cards are seen at once.
city-ask-ready-give = Your exchange is ready.
    .text = Confirm it: the new cards are seen at once.
city-ask-ready-draw = You draw from the pile you chose.
    .text = Confirm it: the cards are seen at once.
city-ask-ready-discard = Your dead card goes.
    .text = Confirm it, or take it back.
city-ask-ready-pass = You pass.
    .text = The game ends when everybody passes in a row.
city-ask-ready-trade = Your offer is ready.
    .text = Confirm it: the others answer in turn.
city-ask-ready-bid = Your answer is ready.
    .text = Confirm it, or take it back.
city-ask-ready-for = Your answer is ready.
    .text = Confirm it, or take it back.
city-ask-ready-decline = You decline.
    .text = Confirm it, or take it back.
city-ask-ready-take = The trade is ready.
    .text = Confirm it, or take it back.
city-ask-ready-done = Your choice is ready.
    .text = Confirm it, or take it back.
city-ask-ready-stop = One segment only.
    .text = Confirm it, or take it back.
deed-bigcity-place = Place it here
deed-bigcity-district = Place it here
deed-bigcity-tram = Lay the tram
deed-bigcity-exchange = Exchange
deed-bigcity-draw = Draw
deed-bigcity-discard = Discard it
deed-bigcity-pass = Pass
deed-bigcity-trade = Make the offer
deed-bigcity-bid = Answer
deed-bigcity-decline = Decline
deed-bigcity-take = Trade

## Hand, piles, actions

city-tray = Hand and actions
city-hand = Your hand
city-dead = dead
city-piles = Piles
city-piles-name = Choose the piles to draw from
city-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
city-named =
    { $count ->
        [one] chosen once
       *[other] chosen { $count } times
    }
city-unname = Choose another pile
city-draw-reveals = Drawing reveals cards: no undo afterwards.
city-actions = Action
city-do-build = Build
city-do-tram = Tram
city-do-district = District
city-do-exchange = Exchange
city-do-pass = Pass
city-do-trade = Trade
city-do-discard = Discard
city-aside =
    { $count ->
        [0] All districts are in the city.
        [one] District { $districts } is not yet placed.
       *[other] Districts { $districts } are not yet placed.
    }
city-one-is-enough = One segment only
city-cards-done = Done
city-step-back = One step back

## Districts

city-choose-district = Which district?
city-turn-left = Turn counterclockwise
city-turn-right = Turn clockwise
city-touch =
    { $count ->
        [one] { $count } lot touches the city
       *[other] { $count } lots touch the city
    }
city-touch-center =
    { $count ->
        [one] { $lots } becomes center
       *[other] { $lots } become center
    }

## Building

city-build-what = What you can build
city-build-none = Nothing fits these lots.
city-check-holds = met:
city-check-fails = not met:
city-check-open = condition:
city-on = on { $lots }
city-supply = Buildings
city-supply-key = points · left
city-left = { $count } left

## Cards

city-card-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
city-card-best = Best now: { $points } on { $lots }
city-card-take = Choose it
city-card-show = Show me on the map
city-card-stands =
    { $count ->
        [one] on lot { $lots }
       *[other] on lots { $lots }
    }
city-card-by = built by { $name }
city-card-lot = Lot { $number }
city-card-dead = The lot is taken: its card is dead.
city-card-later = Its district is not in the city yet.
city-card-free = { $count } of { $all } lots are free
city-card-aside = not in the city yet
city-card-pile = its pile
city-card-held = in your hand

## Trade

city-talk = Say something about the trade
city-talk-text = It binds nobody and changes nothing; everybody reads it in their own language.
city-talk-first = District
city-talk-second = for district
city-trade = Trade
city-trade-offers = { $name } offers
city-trade-choose = Choose one or two cards from your hand.
city-trade-wants = Ask for cards of districts
city-trade-asks = Asks for cards of these districts: { $districts }
city-trade-offer = Make the offer
city-trade-bid = Choose a card from your hand to give in return, or decline.
city-trade-for = for card { $which }
city-trade-decline = Decline
city-trade-take = Accept
city-trade-settle = Trade
city-trade-none = Accept none

## On the first page, and at a new table.

facts-bigcity = 2–5 players · 60 minutes · competitive
about-bigcity = One shared city. Lots from your hand, a city hall in the middle, a tram that doubles your points.

## Its lesson.

lesson-bigcity-aim = Everybody builds the same city. You score a building once, at the moment you place it; what is next to it decides how much. Most points win.
    .title = What it is about
lesson-bigcity-district = The city grows by districts of numbered lots. At first the players place four in turn: choose one, then where it goes and how it is turned, and confirm. The city hall will need the center: lots away from the outer edge.
    .title = Lay out the city
lesson-bigcity-hand = Your cards are lots. To build on a lot you play its card. Choose a building and look at lot 14: the breakdown shows its base value, what is added and what multiplies it.
    .title = Your hand
lesson-bigcity-stage = A residence likes the outskirts (+1), an office the center (+1). Buildings on two or three lots in a line score far more, if you hold the cards of all of them. Choose a building and its lots.
    .title = Residence or office
lesson-bigcity-back = Nothing is played yet. Take it back with Cancel or the Escape key; look at another lot if you like.
    .title = Take it back
lesson-bigcity-confirm = Build for good. Afterwards you draw as many cards as you played, from any piles, at most two from the same. Drawing reveals cards, so there is no undo beyond it.
    .title = Build and draw
lesson-bigcity-hall = Nobody may lay tram, add a district or build anything special before the city hall stands. It scores nothing itself, but doubles offices and special buildings next to it. The player who builds it opens the game for all: wait for a good moment.
    .title = City hall
lesson-bigcity-tram = After city hall anybody may lay tram segments along the streets. What is next to the tram is worth double; next to tram and city hall, three times as much. Segments bring no points: they prepare your next building, or spoil another’s.
    .title = The tram
lesson-bigcity-whynot = Special buildings have conditions: a cinema needs two residences next to it, a bank two offices, a post office one of each. What you cannot build says why and names the rule. Play another turn as you like.
    .title = Conditions and why not
lesson-bigcity-end = The game ends when all eight districts are full, or when everybody passes in a row. Keep cards of lots that are side by side. Play on: the Hint button is there.
    .title = How it ends

tab-bigcity = Seats and buildings

parts-about-bigcity = Every building and district with the numbers of the printed game; the pictures are our own. Packs that we added are marked.

## The end

source-residence = residences
source-office = offices
source-shopping_center = shopping centers
source-church = churches
source-special = other buildings

## Legend

signs-buildings = Buildings
sign-tram = the tram line
sign-hand = a lot of which you hold the card
