# The table of Cities: Skylines in English.

sky-city = The city
sky-administration = Administration
sky-milestone = milestone { $now } of { $last }
sky-treasury = Treasury
sky-skyline = Skyline
sky-green-won = green: won
sky-won-from = Won from { $score }.

## The map

sky-square = Row { $row }, column { $col }: { $what }.
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
sky-back = Board { $board }, face down, opens for { $price }.
sky-face-down = face down · opens for { $price }
sky-back-open = Can be opened.
sky-turn-tile = Turn and move the tile
sky-turn-left = Turn to the left
sky-turn-right = Turn to the right
sky-left = One to the left
sky-right = One to the right
sky-up = One up
sky-down = One down
sky-put = Put it here
sky-lift = Lift it

## Cards and piles

sky-actions = What to do
sky-card-for = Take a card to
sky-shapes = Shapes left
sky-left-over =
    { $count ->
        [0] none left
       *[other] { $count } left
    }
sky-piles = Piles
sky-draw-from = Draw from
sky-reveal = A card from a pile is turned up: undo stops there.
sky-hands = Hands
sky-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
sky-no-cards = No cards.
sky-token = first player
sky-staged = staged
sky-in-force = In force
sky-roles-choose = Keep one of two roles
sky-choose-board = Choose a board on the map: it is opened for its price.
sky-swap = Exchange round: put down any cards of your hand, then draw as many.
sky-swap-done =
    { $count ->
        [0] No exchange
        [one] That is all: { $count } card
       *[other] That is all: { $count } cards
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
sky-step-clear = News and policies go
sky-step-burdens = Burdens
sky-step-nothing = no change

## Together

sky-propose = Show it to the others
sky-proposed = Shown to the others
sky-proposes = { $name } proposes:
