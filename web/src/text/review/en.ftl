# The review of a game, in English.

review-waiting = The game is being looked back on.
review-waiting-text = Every decision is compared with others in many imagined games. This takes a minute or two; the page may be closed meanwhile.
review-how = Every position was judged from the eyes of whoever decided there, in many imagined games. The numbers are estimates, not verdicts.
review-curve = What was to be expected
review-curve-points = Final points
review-curve-result = Lead over the best rival
review-curve-win = Chance to win, in %
review-balance = Luck apart from skill
review-balance-text = In points of lead over the best rival. Expected at first, plus all parts, makes the end exactly. Own decisions can at best cost nothing.
review-balance-alone = In points. Expected at first, plus all parts, makes the end exactly. Own decisions can at best cost nothing.
review-start = Expected at first
review-luck = Luck with what was turned up
review-own = Own decisions
review-others = Decisions of the others
review-drift = Not foreseen
review-end = In the end
review-costliest = The costliest decisions
review-move = Move { $ply }, { $name }
review-cost = Cost about { $points } points (between { $low } and { $high })
review-better = Better:
review-look = Look at the position
review-decisions = All decisions
review-only = only where a better move was clearly there
review-ply = Move
review-regret = Cost
review-none = No better move was clearly there.
