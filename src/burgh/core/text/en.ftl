# Words that every title shares.

## Seats and turns

seat = Seat { $number }
player = Player { $number }
who = { $seat }
everybody = Everybody
spectator = Spectator
turn = { $seat } to move
turn-yours = Your turn
round = Round { $round }

## Small words

yes = yes
no = no
that = that
nothing = { "" }
verbatim = { $text }
with-facts = { $what }: { $facts }
with-where = { $what } { $where }
list-or = { $first } or { $last }
list-and = { $first } and { $last }
list-sentences = { $first } { $last }

## Numbers

signed =
    { $sign ->
        [minus] −{ $size }
        [plus] +{ $size }
       *[none] { $size }
    }

## Refusals

refusal-stale =
    { $thing ->
        [none] This has changed in the meantime; look again.
       *[other] This has changed in the meantime: it is { $thing } now.
    }
refusal-game_over = The game is over.
refusal-wrong_phase =
    { $thing ->
        [none] Another decision is due now.
       *[other] Another decision is due now: { $thing }.
    }
