# Hints in English.

decimal-mark = .
decimal = { $whole }{ decimal-mark }{ $tenth }
line-step = { $seat } { $move }
list-changes = { $first }; { $last }
advice =
    { $many ->
        [none] { $move }: expected result { $result } ({ $low } to { $high })
       *[some] { $move }: expected result { $result } ({ $low } to { $high }), won in { $win } % of imagined games
    }
advice-others = Other moves, and how far they lie behind: { $moves }
advice-line = Expected to go on: { $line }

## Reasons. $changes are ledger entries as the log says them; $move is a move as the log says it.

reason-forced = There is no other legal move.
reason-gains = It gains: { $changes }
reason-spares = It avoids: { $changes }
reason-hurts = It costs the others: { $changes }
reason-denies =
    { $many ->
        [none] After the other move, { $seat } (score { $score }) would do this next in { $share } % of imagined games: { $move }
       *[some] After the other move, { $seat } (score { $score }) would do this next in { $share } % of imagined games: { $move }. { $changes }
    }
reason-takes_lead = It takes the lead at once: { $points }
reason-prepares = It prepares ({ $share } % of imagined games): { $move }. { $changes }
reason-deadline = The game may end before your next turn ({ $share } % of imagined games).
reason-ahead = Expected result { $points } compared with: { $move }
reason-equal = Imagined games do not clearly tell it from: { $move }
reason-behind = Expected result { $points } compared with: { $move }

## The chart of a review

chart-title = { $title }: expected final points
chart-desc = { $name }: { $first } at first, { $last } in the end.
chart-table = The table
chart-points = Points
chart-moves = Moves
chart-mistake = a better move was clearly there
chart-reveal = something was turned up
chart-mistake-at = Move { $ply }: { $regret } points lost; better: { $best }
chart-reveal-at = Move { $ply }: luck { $luck }
