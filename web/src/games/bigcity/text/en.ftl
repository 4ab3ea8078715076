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
city-key-outskirts = outskirts
city-key-center = center
city-key-multiple = church lot
city-key-hand = in your hand

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
city-choose-place = District { $number }: turn it, then choose a dot on the map.
city-turning = Turn the district
city-turn-more = District { $number } is there. Turn it, or choose another dot.
city-turn-left = Turn counterclockwise
city-turn-right = Turn clockwise

## Building

city-build-what = What you can build
city-build-none = Nothing fits these lots.
city-check-holds = met:
city-check-fails = not met:
city-check-open = condition:
city-on = on { $lots }
city-supply = Buildings left
city-base = base value
city-left = { $count } left
city-why-not = why not?

## Trade

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
