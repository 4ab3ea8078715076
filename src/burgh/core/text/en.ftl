# Words that every title shares.

## Seats and turns

seat = Seat { $number }
player = Player { $number }
spectator = Spectator
turn = { $seat } to move
turn-yours = Your turn
round = Round { $round }

## Small words

yes = yes
no = no
that = that
list-or = { $first } or { $last }
list-and = { $first } and { $last }

## Numbers

signed =
    { $sign ->
        [minus] −{ $size }
        [plus] +{ $size }
       *[none] { $size }
    }

## Refusals

refusal = { $reason } [{ $rule }]
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

## Help in a terminal

help = Type a move as one line, for example { $example }, or one of these words:
help-board = board: draw the table again
help-moves = moves: list every legal move
help-look = look, and the name of a thing: what is printed on it
help-explain = explain, and a move: what it would change, without making it
help-hint = hint: ask a bot what it would do
help-log = log: what has happened so far
help-undo = undo: take back the last move
help-record = record: write the game so far as text
help-help = help: these lines
help-quit = quit: leave the game
