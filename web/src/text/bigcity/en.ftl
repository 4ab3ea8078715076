# Big City's table in English.

## The map

city-map = The city
city-lot-free = Lot { $number }, { $ground }, free.
city-lot-built = Lot { $number }, { $ground }: { $piece }.
city-in-hand = In your hand
city-chosen = Chosen
city-legal = Legal.
city-street = Street { $where }.
city-street-tram = The tram runs here.
city-place = District { $number } at { $where },
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
city-piles-name = Name the piles to draw from
city-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
city-named = named { $count } times
city-unname = Name another pile
city-draw-reveals = Drawing shows cards: no way back from there.
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
city-one-is-enough = One is enough
city-cards-done = These cards
city-step-back = One step back

## Districts

city-choose-district = Which district?
city-choose-place = District { $number }: turn it, then choose a dot on the map.
city-turning = Turn the district
city-turn-more = District { $number } lies there. Turn it, or choose another dot.
city-turn-left = Turn counterclockwise
city-turn-right = Turn clockwise

## Building

city-build-what = What can be built
city-build-none = Nothing fits these lots.
city-check-holds = holds:
city-check-fails = does not hold:
city-check-open = condition:
city-on = on { $lots }
city-supply = Pieces left
city-base = base points
city-left = { $count } left
city-why-not = why not?

## Trade

city-trade = Trade
city-trade-offers = { $name } offers
city-trade-choose = Choose one or two cards of your hand.
city-trade-wants = Ask for cards of districts
city-trade-asks = Cards of these districts are asked for: { $districts }
city-trade-offer = Make the offer
city-trade-bid = Choose a card of your hand to bid, or decline.
city-trade-for = for card { $which }
city-trade-decline = Decline
city-trade-take = Accept
city-trade-settle = Trade
city-trade-none = Accept none
