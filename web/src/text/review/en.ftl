# The review of a game, in English.

review-waiting = Analyzing the game…
review-waiting-text = Every decision is compared with others in many simulated games. This takes a minute or two; you can close the page meanwhile.
review-how = Every position is judged with what the player could know, in many simulated games. The numbers are estimates, not verdicts.
review-curve = Expected result
review-curve-points = Final points
review-curve-result = Lead over the best rival
review-curve-win = Chance to win, in %
review-balance = Luck and skill
review-balance-text = In points of lead over the best rival. Start + luck + decisions = end. Decisions can at best cost nothing.
review-balance-alone = In points. Start + luck + decisions = end. Decisions can at best cost nothing.
review-start = Start
review-luck = Luck with what was revealed
review-own = Own decisions
review-others = Decisions of the others
review-drift = Not foreseen
review-end = End
review-costliest = The costliest decisions
review-move = Move { $ply }, { $name }
review-cost = Cost about { $points } points (between { $low } and { $high })
review-better = Better
review-look = Show the position
review-decisions = All decisions
review-only = clear mistakes only
review-ply = Move
review-regret = Cost
review-none = No clear mistakes.
