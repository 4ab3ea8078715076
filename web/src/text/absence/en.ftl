# Who is away, seats that bots keep, vacations, ends before the end, and playing again: in English.

## Away

absence-title = { $name } is away.
absence-for = Away for { $time }.
absence-bot-soon = A bot may take over { $when }.
absence-bot-now = A bot may take over now.
absence-unknown = The server cannot tell right now who is here, so nobody can be replaced.
absence-vacation = On vacation until { $date }.
absence-replace = Ask for a bot
absence-replace-named = Ask for a bot in place of { $name }
grace-rules = Players who are away are waited for: { $time }. Then a bot may take over; they can come back at any time.
seat-kept = { $name }’s seat, played by a bot. { $name } may come back.
kept-mine = A bot is playing your seat.
kept-mine-text = You can take it back at any time while the game runs, with the time you had left.
come-back = Take my seat back
log-returned = takes the seat back from the bot
log-vacation = is on vacation until { $date }
log-vacation-over = is back from vacation

## Vacation

vacation = Vacation
vacation-text = In games that go on for days your clock stops while you are away, and no bot takes your seat. Live games go on.
vacation-days = How many days
vacation-days-count =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
vacation-begin = Start now
vacation-until = You are on vacation until { $date }.
vacation-end = I am back

## Ends before the end

resign = Resign
resign-ends = The game ends and the other player wins.
resign-bot = A bot plays your seat to the end. You cannot take it back.
resign-alone = The game ends now, without a winner.
abort = Break off
abort-text = Not everyone has made a first move yet: the game ends now, without a result.
end-propose = Propose to end
end-propose-text = If everyone agrees, the game ends now: as a draw, or without a result where there are no draws.
ask-end = { $name } proposes to end the game now.
log-asked-end = proposes to end the game
log-resigned = resigns
log-accepted = accepts
stop-won = { $who ->
    [you] You win: { $loser } resigns.
   *[other] { $name } wins: { $loser } resigns.
}
stop-lost = You resign: { $name } wins.
stop-resigned = { $who ->
    [you] You resign. The game ends without a winner.
   *[other] { $name } resigns. The game ends without a winner.
}
stop-aborted = { $who ->
    [you] You broke the game off: no result.
   *[other] { $name } broke the game off: no result.
}
stop-drawn = A draw by agreement.
stop-agreed = Ended by agreement, without a result.
stop-text =
    { $count ->
        [0] No move was made.
        [one] It ended after one move; the replay and the game file go that far.
       *[other] It ended after { $count } moves; the replay and the game file go that far.
    }

## Playing again

again-title = Another game?
again-asked = { $name } wants to play again. The game begins when everyone has accepted; no clock runs before.
again-waiting = Waiting for an answer: { $names }.
again-waiting-text = The game begins when everyone has accepted. If someone does not answer, a bot can take the seat after a while.
again-ready = Accepted: { $names }.
again-accept = Play again
again-decline = Decline
seat-invited = no answer yet
new-grace = Absent players
new-grace-text = How long they are waited for. Then a bot may take over; they can come back at any time.
new-hints-text = Off unless you play alone; everyone sees what was chosen.

## Trouble

problem-in_grace = Too early for a bot: { $when ->
    [none] a little patience.
   *[other] possible { $when }.
}
problem-presence_unknown = The server cannot tell right now who is here. { $when ->
    [none] Try again later.
   *[other] Try again { $when }.
}
problem-on_vacation = On vacation: nobody is replaced meanwhile.
problem-not_accepted = Someone has not answered yet. { $when ->
    [none] Please wait.
   *[other] A bot can take the seat { $when }.
}
problem-too_late = Everyone has made a first move: the game counts. You can resign, or propose to end it.
