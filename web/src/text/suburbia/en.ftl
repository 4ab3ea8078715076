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
cell-beside = Cell { $at }, beside { $things }
cell-legal = Legal. { $track } { $amount }.
rating-table = Rating
rating-from = from { $score }
