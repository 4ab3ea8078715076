# Hints in English.

decimal-mark = .
decimal = { $whole }{ decimal-mark }{ $tenth }
line-step = { $seat } { $move }
advice = { $move } ({ $typed })
advice-benefit = { $head }. { $text }
advice-plan = Then: { $plan }
advice-other = Other idea: { $move }. { $near }
hint-sure = From { $worlds } simulated games out of this position. The true difference is between { $low } and { $high } { $unit } in 19 cases out of 20.
near-even = About as good.
near-points =
    { $race ->
        [yes] { $count ->
            [one] About one point fewer against the best of the others, by the end.
           *[other] About { $count } points fewer against the best of the others, by the end.
        }
       *[no] { $count ->
            [one] About one point fewer by the end.
           *[other] About { $count } points fewer by the end.
        }
    }
lost-points =
    { $race ->
        [yes] { $count ->
            [one] Cost about one point against the best of the others.
           *[other] Cost about { $count } points against the best of the others.
        }
       *[no] { $count ->
            [one] Cost about one point.
           *[other] Cost about { $count } points.
        }
    }
score-unit-points = points

## Reasons. $changes are ledger entries as the log says them; $move is a move as buttons name it.

reason-forced = There is no other move.
    .head = The only move
reason-gains = { $changes }
    .head = What it brings
reason-spares = { $changes }
    .head = What you do not lose
reason-hurts = { $changes }
    .head = It costs the others
reason-denies = Otherwise { $seat } would probably do this next: { $move }.
    .head = It takes something from { $seat }
reason-takes_lead = As the points stand, nobody is in front of you then.
    .head = You take the lead
reason-prepares = The next step is probably: { $move }.
    .head = It prepares more
reason-deadline = The game may end before your next turn.
    .head = There may be no later

## About which level somebody played at (skill.py)

skill-level = Played about like level { $level }, between { $lowest } and { $highest }.
skill-like = Played like level { $level }.
skill-few =
    { $count ->
        [0] There was nothing to decide.
        [one] One decision is too little to tell a level.
       *[other] { $count } decisions are too few to tell a level.
    }
skill-rated = Rating { $rating }; between { $low } and { $high } in 19 cases out of 20.

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
