# Looking back, in English.

back-to-table = Back to the table
moves = Moves
problem-not_ended = The game is not over yet.
problem-no_such_ply = There is no such move.
problem-no_such_seat = There is no such seat.

## Move by move

replay-start = The beginning
replay-start-text = The set-up.
replay-before = One move back
replay-next = One move on
replay-keys = ← and → go move by move, the space bar plays.
replay-link = Copy a link to this move
replay-charts = How it went

## A branch

what-if = What if?
what-if-text = A finished game, played on differently from move { $ply }. You decide for every seat; the real game stays as it was.
what-if-back = Back to the real game
