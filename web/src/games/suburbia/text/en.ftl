# Suburbia's table in English.

market = Market
market-as = Use a tile to
basics = Basic tiles
goals = Goals
goals-now = if the game ended now
goals-none = No goals in this mode.
goals-choose = Keep one of two goals
goal-tie = tie, nobody
goal-not-met = not met
lake-price = lake { $price }
short = { $amount } short
staged = staged
stack-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
last-round = One More Round: the game ends after round { $round }
ribbon-line = each red line
visit = Visit the borough of { $name }
borough-of = Borough: { $name }
visit-own = Back to my borough
visit-turn = Back to whoever decides
cell-empty = Empty space
cell-where = { $what } { $where }
cell-legal = Legal. { $track } { $amount }.
rating-table = Rating
rating-from = from { $score }

## On the first page, and at a new table.

facts-suburbia = 1–4 players · 90 minutes · competitive
about-suburbia = Buy tiles from a sliding market, build your borough, and mind the red lines.
option-suburbia-edition = Edition
option-suburbia-edition-first = first
option-suburbia-edition-second = second
option-suburbia-mode = Mode
option-suburbia-mode-standard = two to four players
option-suburbia-mode-architect = alone: the Lone Architect
option-suburbia-mode-bot = alone against Dale
option-suburbia-line_tiles_backward = Tiles at red lines, going back
option-suburbia-line_tiles_backward-usual = as the edition has it
option-suburbia-line_tiles_backward-none = nothing
option-suburbia-line_tiles_backward-mirror = the opposite

## Its lesson.

lesson-suburbia-aim = You build a borough of hexagonal tiles. Whoever has the largest population in the end wins. Two numbers drive it: income brings money every turn, reputation brings people every turn.
    .title = What it is about
lesson-suburbia-goal = Goals are worth people in the end, to whoever alone leads in what they ask. Some lie open for all; one is your secret. Keep one of the two, then press Confirm.
    .title = A secret goal
lesson-suburbia-market = In your turn you do one thing: usually you buy a tile from the market. The further left it lies, the more it costs above its printed price. Choose the fast food restaurant: it brings 3 people for every home beside it.
    .title = The market
lesson-suburbia-stage = Free cells glow. Point at one: the ledger says, cause by cause, what would change for everybody. Put the tile on the glowing cell beside your Suburbs. Nothing has happened yet: it is only staged.
    .title = See before you choose
lesson-suburbia-back = Clicks are free. Take the tile back with Cancel or the Escape key.
    .title = Take it back
lesson-suburbia-confirm = Stage it again, or anything you like better, and press Confirm. Then a new tile is turned up; what is turned up cannot be undone, so a violet line in the log marks it. Before such a line, Undo is always free.
    .title = Confirm
lesson-suburbia-lines = Look at the population track. Whenever you pass a red line, you lose 1 income and 1 reputation: a large borough is expensive. Tap any of your numbers to see what made it.
    .title = Red lines
lesson-suburbia-whynot = You have little money now. Tap a tile with a dashed edge: it says why you cannot have it, how much is missing, and which rule says so. The rule is a link.
    .title = Why not?
lesson-suburbia-lake = Short of money? Any market tile can be laid face down as a lake: you pay only what the slot adds, and receive $2 for every tile beside it. Basic tiles below the market are cheap too. Make a second turn as you like; the Hint button tells where, what and why.
    .title = Lakes and money
lesson-suburbia-end = When “One More Round” is turned up, one full round follows. Then goals are paid, and every $5 become one more of population. Play on as long as you like: after the game the review shows what your choices were worth.
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
