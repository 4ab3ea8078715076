# Suburbia's table in English.

market = Market
market-as = With a market tile:
basics = Basic tiles
goals = Goals
goals-now = if the game ended now
goals-none = No goals in this mode.
goals-choose = Keep one of two goals
goal-tie = tie, nobody
goal-not-met = not met
lake-price = lake { $price }
short = { $amount } short
staged = chosen
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
