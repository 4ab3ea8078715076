# The command line in English.

percent = { $number }%

## play

play-title = { $title }
play-option = { $option }: { $value }
play-person = { $seat }: a person
play-bot = { $seat }: the bot { $bot }
play-seed = Seed: { $seed }
play-hint = Type a move; ? lists the possible moves, help lists everything else.
play-hand_over = { $seat }, sit down at the keyboard and press Enter.
play-secret = { $seat } makes a choice that stays secret
play-shown = Revealed: { $things }
play-eof = End of input.
play-kept = The game file is { $file }. To read it: burgh replay { $file }
play-resume = To continue: burgh play --load { $file }
play-unsaved = The game was not saved; --save FILE keeps it. The same shuffle again: { $command }
play-quit_twice = The game is not saved. Type save and a file name, or type quit again to leave.
play-too_long = This line is too long for a move.
play-no_moves = No possible move begins with { $beginning }.
play-legal = This move is possible.
play-why = { $reason } (rule { $rule })
play-net = Total, { $seat }: { $changes }
play-everybody = Everybody
play-nothing = no change
play-unknown = Unknown name: { $name }
play-no_undo = There is no move of yours to undo.
play-undone = Undone.
play-revealed = Too late to undo. Revealed since: { $things }.
play-hidden = something hidden
play-no_log = Nothing has happened yet.
play-save_where = Name a file: save game.txt
play-saved = Saved in { $file }.
play-not_saved = Not saved: { $problem }
play-no_talk = There are no phrases in this game.
play-help = Type a move as one line, for example { $example }, or one of these words:
play-help-moves = ? lists the possible moves; ? and a beginning lists those that begin so
play-help-why = why and a move: why it is not possible, and the rule
play-help-preview = preview and a move: what it would change, without making it
play-help-tile = tile and a name: what it does
play-help-board = board: draw the table again
play-help-hint = hint: what to do, why, and the nearest other idea
play-help-undo = undo: undo your last move, if nothing was revealed since
play-help-log = log: what has happened so far
play-help-save = save and a file name: save the game
play-help-talk = talk: say something about a trade; it binds nobody
play-help-help = help: these lines
play-help-quit = quit: leave the game

## options of a title

option-pair = -o { $pair }: write it as key=value.
option-twice = { $flag } is given twice.
option-json = { $flag } { $value }: this begins like a list in JSON, but is none. A simple list has commas between: a,b.
option-unknown = There is no option { $flag } here. There are: { $names }.
option-refused = { $flag } { $value }: this does not work.
option-values = { $meaning } ({ $values })
option-unset = { $meaning }. Usually { $value }
option-why = { $refused } { $meaning }. [{ $detail }]

## replay

replay-agrees = The game file agrees with the rules.

## verify-deal

verify-deal-no_seal = This game file has no seal, so there is nothing to check: the game was not played on a server.
verify-deal-seal = Seal: it fits what the server opened at the end.
verify-deal-seal-wrong = Seal: it does not fit. What was opened is not what was sealed before the game.
verify-deal-parts = Parts that players added: { $parts }. Seats: { $seats }.
verify-deal-seed = Seed: it follows from the server’s secret and the players’ parts.
verify-deal-seed-wrong = Seed: it does not follow from the server’s secret and the players’ parts.
verify-deal-seed-alone = Seed: one side alone drew or chose it; the players added no parts.
verify-deal-game =
    { $moves ->
        [one] Game: the shuffle of this seed, and { $moves } move that fits it.
       *[other] Game: the shuffle of this seed, and { $moves } moves that fit it.
    }
verify-deal-game-wrong = Game: it is not the shuffle of this seed, or not these rules. { $problem }
verify-deal-fine = The shuffle is the one that was sealed.
verify-deal-wrong = The shuffle is not the one that was sealed.

## simulate

simulate-games =
    { $games ->
        [one] { $games } game, seed { $seed }
       *[other] { $games } games, first seed { $seed }
    }
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-shared = Shared wins
simulate-score = Mean score (95 %)
simulate-plies = Moves in a game: { $plies }

## bench

bench-what = Measure
bench-value = Value

## backup, restore, migrate

backup-done =
    { $games ->
        [one] { $games } game is in { $file }, { $rows } rows in all.
       *[other] { $games } games are in { $file }, { $rows } rows in all.
    }
backup-removed =
    { $files ->
        [one] { $files } older backup was removed.
       *[other] { $files } older backups were removed.
    }
restore-done =
    { $games ->
        [one] { $games } game is back, { $rows } rows in all.
       *[other] { $games } games are back, { $rows } rows in all.
    }
restore-not_empty = The database is not empty. To erase it first: --force
migrate-done = The tables are up to date ({ $step }).
migrate-made = The tables have been made ({ $step }).
migrate-changed = The tables have been brought from { $before } to { $step }.
verify-done =
    { $games ->
        [one] { $games } game played again, { $wrong } disagree.
       *[other] { $games } games played again, { $wrong } disagree.
    }

## arena

arena-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
arena-elo = Elo
arena-interval = 95 % interval
arena-share = Duels won
arena-score = Mean score
arena-duels = { $first } won { $share } ({ $low } to { $high }) of { $duels } duels with { $second }
arena-won = Games won
arena-result = Mean result (95 %)
arena-deals = { $first } did better on { $share } ({ $low } to { $high }) of { $duels } shuffles it shared with { $second }
arena-stronger = { $first } is stronger than { $second }.
arena-not_stronger = { $first } is not stronger than { $second }.

## bots that are commands

forfeits =
    { $moves ->
        [one] { $who } has forfeited { $moves } move ({ $kinds })
       *[other] { $who } has forfeited { $moves } moves ({ $kinds })
    }
forfeits-said = last line on stderr: { $said }
forfeit-crashed = crashed
forfeit-slow = too slow
forfeit-garbled = answer not understood
forfeit-illegal = not a possible move
forfeit-gone = not started again
play-forfeit = { $seat } has forfeited this move ({ $kind }); a random one is played.
## analyse

analyse-ply = Move
analyse-seat = Seat
analyse-move = Played
analyse-result = Outlook, in points
analyse-win = Win
analyse-regret = Points lost
analyse-luck = Luck
analyse-better = better: { $move }
analyse-lead = Where the final lead over the best rival comes from, against { $bot }:
analyse-points = Where the final points come from, against { $bot }:
analyse-start = Start
analyse-own = Own decisions
analyse-others = Others’ decisions
analyse-drift = Unforeseen
analyse-end = End
analyse-no_mistakes = No mistakes.
analyse-costly = Move { $ply }, { $seat }: { $move }. { $cost }

## admin

admin-none = Nothing.
admin-guest = guest
admin-for_good = for good
admin-for_ever = forever
admin-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
admin-status-open = waiting
admin-status-playing = playing
admin-status-ended = ended
admin-status-closed = closed
admin-closed = Table { $table } is closed.
admin-deleted = Table { $table } is deleted.
admin-kicked = { $name } no longer sits at table { $table }.
admin-banned = { $name } is banned (ban { $id }).
admin-unbanned = { $name } is no longer banned.
admin-settled = Report { $id } is settled.
admin-no_such_account = There is no account { $account }.
admin-role-operator = { $account } is an operator.
admin-role-none = { $account } is not an operator.
admin-keep-guests = Guests who never played
admin-keep-chat = Games with old chat
admin-keep-games = Finished games
admin-keep-open_tables = Tables that never began
admin-keep-audit = Audit and settled reports
admin-would_go = The last column would be deleted.
admin-gone = The last column is deleted.
