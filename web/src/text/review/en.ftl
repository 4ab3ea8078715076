# The review of a game, in English.

review-waiting = Analyzing the game…
review-queued =
    { $count ->
        [0] Next in line…
        [one] Waiting: one game is before this one…
       *[other] Waiting: { $count } games are before this one…
    }
review-waiting-text = Every decision is compared with others in many simulated games. This takes a minute or two; you can close the page meanwhile.
review-how = Every position is judged with what the player could know, in many simulated games. The numbers are estimates, not verdicts.
review-curve = Where the game was heading
review-curve-points = Points at the end, as it looked
review-curve-result = Lead over the best rival, in points
review-curve-win = Chance to win, in %
review-skill = How well everybody played
review-skill-text = Each decision is looked at once and compared, like the points in the end, with games of bots of all five levels. One game tells little, so look at the interval.
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
review-better = Better
review-look = Show the whole table
review-show = Show on the board
review-show-move = Show move { $number } on the board
review-position = The board
review-made = Solid ring, played: { $move }
review-dashed = Dashed ring, better: { $move }
review-sure = How sure?
review-decisions = All decisions
review-only = clear mistakes only
review-ply = Move
review-regret = Cost ({ $unit })
review-none = No clear mistakes.
