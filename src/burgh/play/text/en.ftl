# Hints in English.

everybody = Everybody
decimal-mark = .
line-step = { $seat } { $move }

## Reasons. $changes are ledger entries as the log says them; $move is a move as the log says it.

reason-forced = There is no other legal move.
reason-gains = It gains: { $changes }
reason-spares = It avoids: { $changes }
reason-hurts = It costs the others: { $changes }
reason-denies =
    { $many ->
        [none] Otherwise { $seat }, with a score of { $score }, would go next ({ $share } % of imagined games): { $move }
       *[some] Otherwise { $seat }, with a score of { $score }, would go next ({ $share } % of imagined games): { $move }. { $changes }
    }
reason-takes_lead = It takes the lead at once: { $points }
reason-prepares = It prepares ({ $share } % of imagined games): { $move }. { $changes }
reason-deadline = The game may end before your next turn ({ $share } % of imagined games).
reason-ahead = Expected result { $points } against the best other move: { $move }
reason-equal = Imagined games do not clearly tell it from: { $move }
reason-behind = Expected result { $points } against the best other move: { $move }
