# Suburbia's table in English.

market = Market
basics = Basic tiles
goals = Goals
goals-now = if the game ended now
goals-none = No goals in this mode.
goals-choose = Keep one of two goals
goal-tie = tie, nobody
goal-not-met = not met
short = { $amount } short
stack-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
last-round = 1 More Round: the game ends after round { $round }
ribbon-line = each red line
visit = Borough: { $name }
borough-of = Borough: { $name }
visit-own = Back to my borough
visit-turn = Back to the active player
cell-empty = Empty space
cell-where = { $what } { $where }
cell-legal = Possible. { $track } { $amount }.
rating-table = Rank
rating-from = from { $score }

## What is asked, and the tile in the hand

ask-goal = Keep one of your two goals.
    .text = Nobody else will see it until the end.
ask-act = Your turn.
    .text = Take a tile for your borough, or lay any tile face down as a lake.
ask-broke = You have { $money }, too little to build.
    .text = Lay a lake: pick a tile to turn over, then a lit space.
ask-discard = Now take one tile out of the market:
    .text = you pay its surcharge.
ask-remove = Take one more tile out of the market:
    .text = you pay its surcharge.
ask-bot = Place the bot’s tile:
    .text = choose a lit space in its borough.
ask-skip = There is nothing you can do this turn.
    .text = Continue.
ask-held-build = { $tile }:
    .text = choose a lit space.
ask-held-basic = { $tile }:
    .text = choose a lit space.
ask-held-lake = { $tile }, face down as a lake:
    .text = choose a lit space. It pays { $pays } for each tile next to it.
ask-held-invest = Your marker:
    .text = choose one of your lit tiles. You pay its cost again, and it counts twice.
ask-ready-keep = You keep { $goal }.
    .text = Confirm it, or choose the other one.
ask-ready-build = { $tile } is ready to be built.
    .text = Confirm it, or try another space.
ask-ready-basic = { $tile } is ready to be built.
    .text = Confirm it, or try another space.
ask-ready-lake = { $tile } is ready to become a lake.
    .text = Confirm it, or try another space.
ask-ready-invest = Your marker is ready.
    .text = Confirm it, or try another tile.
ask-ready-discard = { $tile } leaves the market.
    .text = Confirm it, or choose another one.
ask-ready-remove = { $tile } leaves the market.
    .text = Confirm it, or choose another one.
ask-ready-bot = The bot’s tile is ready to be built.
    .text = Confirm it, or try another space.
ask-ready-skip = There is nothing you can do this turn.
    .text = Confirm to continue.
way-build = Build · { $price }
way-lake = As a lake · { $price }
free = free
take-out = to take it out
as-lake = as a lake
price-parts = { $cost } + { $surcharge }
no-surcharge = no surcharge
on-the-map = on the map
invest = Invest
invest-text = Put a marker on one of your tiles: you pay its cost again, and it counts twice.
line-after = line { $line }
boroughs = Boroughs
borough-own = Your borough
map-key-people = people this turn, in each space
map-key-lake = A lake pays { $pays } for each tile next to it

## Cards

card-price = { $cost } + { $surcharge } surcharge
card-no_surcharge = no surcharge any more
card-taking_out = you pay only its surcharge to take it out
card-keep = you keep { $rest }
card-basic =
    { $left ->
        [one] basic tile · { $left } left
       *[other] basic tile · { $left } left
    }
card-build = Build it
card-lake =
    { $size ->
        [0] Lay it as a lake · free
       *[other] Lay it as a lake · { $price }
    }
card-invest = Double it with a marker · { $price }
card-short = You have { $money } and collect { $income } at the end of your turn.
card-short-still = That leaves you { $missing } short next round, unless it gets cheaper.
card-short-soon = Then it is within reach, if nobody takes it.
card-best =
    { $count ->
        [one] Best place for you: { $amount } person.
       *[other] Best place for you: { $amount } people.
    }
card-own = in your borough
card-others = Borough: { $name }
card-round = round { $round }
card-start = at the start
goal-for-all = Goal for everybody
goal-secret = Secret goal
goal-only-you = only you know
goal-nobody = Nobody would get it now.
goal-yours = You would get it now.
goal-theirs = { $name } would get it now.
goal-tie-rule = A tie gives it to nobody.

## On the first page, and at a new table.

facts-suburbia = 1–4 players · 90 minutes · competitive
about-suburbia = Buy tiles from a market where prices fall, build your borough, and mind the red lines.

## Its lesson.

lesson-suburbia-aim = You build a borough of hexagonal tiles. The largest population at the end wins. Two numbers drive it: income brings money every turn, reputation brings people every turn.
    .title = What it is about
lesson-suburbia-goal = At the end each goal is worth people to the player who alone is best at it. Some are public; one is your secret. Keep one of the two, then press Confirm.
    .title = A secret goal
lesson-suburbia-market = On your turn you do one thing: usually you buy a tile from the market. The further left it is, the more it costs above its printed price. Choose the fast food restaurant: it brings 3 people for every home next to it.
    .title = The market
lesson-suburbia-stage = Free spaces glow. Point at one: the breakdown says, cause by cause, what would change for everybody. Put the tile on the glowing space next to your Suburbs. Nothing is played yet.
    .title = See before you choose
lesson-suburbia-back = Tap as often as you like. Take the tile back with Cancel or the Escape key.
    .title = Take it back
lesson-suburbia-confirm = Choose it again, or anything you like better, and press Confirm. Then a new tile is revealed; a reveal cannot be undone, so a violet line in the log marks it. Before such a line, Undo is always free.
    .title = Confirm
lesson-suburbia-lines = Look at the population track. Whenever you cross a red line, you lose 1 income and 1 reputation: a large borough is expensive. Tap any of your numbers to see its breakdown.
    .title = Red lines
lesson-suburbia-whynot = You have little money now. Tap a tile with a dashed edge: it says why you cannot have it, how much is missing, and which rule forbids it. The rule is a link.
    .title = Why not?
lesson-suburbia-lake = Short of money? Any market tile can be laid face down as a lake: you pay only its surcharge, and receive $2 for every tile next to it. Basic tiles below the market are cheap too. Play a second turn as you like; the Hint button says where, what and why.
    .title = Lakes and money
lesson-suburbia-end = When “1 More Round” is revealed, one full round follows. Then goals are scored, and every $5 become one more of population. Play on as long as you like: after the game the review shows what your choices were worth.
    .title = How it ends

tab-suburbia = Seats and goals

parts-about-suburbia = Every tile and goal with the numbers of the printed game; the pictures are our own.

## The end

end-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
end-people-margin = { end-people }
source-residential = residential
source-commercial = commercial
source-industrial = industrial
source-civic = civic
source-reputation = reputation, turn by turn
source-goals = goals
source-money = money, five for one

## Legend

signs-where = Where it looks
signs-count = What it counts
