# Looking back, in English.

back-to-table = Back to the table
moves = Moves
problem-not_ended = The game is not over yet.
problem-no_such_ply = There is no such move.
problem-no_such_seat = There is no such seat.
