# Words that every title shares.

## Seats and turns

seat = Seat { $number }
player = Player { $number }
who = { $seat }
everybody = Everybody
spectator = Spectator
turn = { $seat } to move
turn-yours = Your turn
their-ask = { $seat } has to { $phase }
round = Round { $round }

## Small words

yes = yes
no = no
that = that
nothing = { "" }
verbatim = { $text }
label-value = { $label }: { $value }
list-parts = { $first }; { $last }
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
dollars =
    { $sign ->
        [minus] −${ $size }
        [plus] +${ $size }
       *[none] ${ $size }
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
        [none] Something else comes first.
       *[other] First: { $thing }.
    }

## Moves that cannot be read: after "Not understood:". $verbs, $example and $text are typed as they stand.

malformed = Not understood: { $problem }
malformed-too_long = a move is one short line
malformed-verb = “{ $text }” is not one of { $verbs }
malformed-alone = { $verb } stands alone, without “{ $text }”
malformed-line = write it like this: { $example }
malformed-missing = { $verb } needs { $what }, for example { $example }
malformed-wrong = { $verb } needs { $what }, for example { $example }, not “{ $text }”
malformed-several = “{ $text }” may be { $names }
malformed-unknown = there is no “{ $text }”
what-something = something
what-other = a thing ({ $what })
what-number = a number
what-card = a card
what-building = a building
what-lots = lots
what-street = a street (lot:side)
what-place = a place (x,y)
what-rotation = a rotation (0, 1, 2 or 3)
what-board = a board
what-tile = a tile
what-pile = a pile
what-square = a square (row,column)
what-space = a space (q,r)
what-goal = a goal
