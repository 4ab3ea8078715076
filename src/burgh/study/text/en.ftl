# Hints in English.

decimal-mark = .
decimal = { $whole }{ decimal-mark }{ $tenth }
line-step = { $seat } { $move }
advice =
    { $many ->
        [none] { $move }: expected result { $result } points ({ $low } to { $high })
       *[some] { $move }: expected result { $result } points ({ $low } to { $high }), won in { $win } % of simulated games
    }
advice-others = Other moves, and what they cost: { $moves }
advice-line = Then probably: { $line }

## Reasons. $changes are ledger entries as the log says them; $move is a move as buttons name it.

reason-forced = There is no other move.
reason-gains = Gains: { $changes }
reason-spares = Avoids a loss: { $changes }
reason-hurts = Costs the others: { $changes }
reason-denies =
    { $many ->
        [none] After the other move, { $seat } (score { $score }) would do this next in { $share } % of simulated games: { $move }
       *[some] After the other move, { $seat } (score { $score }) would do this next in { $share } % of simulated games: { $move }. { $changes }
    }
reason-takes_lead = Takes the lead at once: { $points }
reason-prepares = Prepares, in { $share } % of simulated games: { $move }. { $changes }
reason-deadline = The game may end before your next turn ({ $share } % of simulated games).
reason-ahead = { $points } points compared with: { $move }
reason-equal = About as good as: { $move }
reason-behind = { $points } points compared with: { $move }

## The chart of a review

chart-title = { $title }: expected final points
chart-desc = { $name }: { $first } at the start, { $last } at the end.
chart-table = All together
chart-points = Points
chart-moves = Moves
chart-mistake = clear mistake
chart-reveal = something was revealed
chart-mistake-at = Move { $ply }: { $regret } points lost; better: { $best }
chart-reveal-at = Move { $ply }: luck { $luck }
