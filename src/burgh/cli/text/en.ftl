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
play-not_kept = This game cannot be kept: { $problem }. Type save and a file name, before you leave.
play-kept_elsewhere = { $problem }. The game is kept here instead: { $file }
play-autosaved = The game is kept in { $file }. To continue: burgh play --resume
play-kept_game =
    { $moves ->
        [one] { $number }. { $title }, { $moves } move, { $when }
       *[other] { $number }. { $title }, { $moves } moves, { $when }
    }
play-which = Which one? Enter takes the first; forget and a number removes one.
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

option-of = Options of { $game }:
option-styles = Bots can have a style of their own: --bots level:3,style={ $style }
option-pair = -o { $pair }: write it as key=value.
option-twice = { $flag } is given twice.
option-json = { $flag } { $value }: this begins like a list in JSON, but is none. A simple list has commas between: a,b.
option-unknown = There is no option { $flag } here. There are: { $names }.
option-refused = { $flag } { $value }: this does not work.
option-values = { $meaning } ({ $values })
option-unset = { $meaning }. Usually { $value }
option-why_not = { $refused } { $meaning }.
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

## serve

serve-compiled = The engine is compiled.
serve-pure = The engine is not compiled: everything works, but bots think many times slower. How to compile it: burgh --version

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
simulate-there = { $file }: these games are there already; none was played

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
analyse-skill = How well everybody played:
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

## What went wrong, after "burgh:"

error-interrupted = interrupted
error-continue = interrupted; run the same command to continue
error-output_closed = output closed
error-no_output = The standard output is closed: there is nothing to play on.
error-in_file = { $file }: { $problem }
error-line = line { $line }: { $problem }
error-not_text = { $file }: not a text file
error-bad_name = { $file }: this cannot be the name of a file
error-too_deep = { $file }: nested too deeply
error-not_json = { $file }: not JSON: { $detail }
error-not_object = { $file }: a JSON object is needed
error-no_folder = { $file }: there is no such folder
error-no_file_there = { $file }: no file can be written there
error-other_game = { $file }: the file exists already, and it is of another game
error-exists = { $file }: exists already; --force overwrites it
error-no_database = { $file }: there is no database; --database names another one
error-no_cases = { $file }: the key "cases" must hold a list
error-packs_folder = { $file }: a folder is needed, with a folder for each title in it
error-pack_gone = { $file }: the pack { $pack } of this game is not there; --pack and its folder say where it is now
error-lang = --lang { $lang }: not one of { $languages }
error-at_least = { $flag } must be at least { $least }
error-from_file = { $flag }: options and seed come from the file
error-load_or_resume = Either --load or --resume, not both.
error-nothing_kept = There is no unfinished game in { $folder }.
error-which_game = There are { $games } unfinished games, and nobody has said which one.
error-other_title = { $file }: this is a game of { $title }, not of { $asked }
error-one_seat = { $file }: this is what one seat sees; to play on, all must be known
error-humans = --humans { $humans }: only { $most } can play this
error-no_bots = --bots: name at least one of { $names }
error-two_bots = --bots: name two or more different bots
error-page_marks = { $file }: the page needs the lines { $begin } and { $end }
error-no_table = there is no such table
error-table_over = this table is over already
error-no_seat = there is nobody on that seat
error-no_account = { $account }: there is no such account
error-no_ban = { $id }: there is no such ban
error-no_report = { $id }: there is no such report, or it is settled
error-port = --port { $port }: a port is a whole number from 0 to 65535
error-no_host = --host { $host }: there is no such address on this machine; --host 0.0.0.0 listens to the whole network
error-port_taken = { $host } port { $port }: in use already; another one: --port { $other }
error-port_denied = { $host } port { $port }: only the administrator may take ports below 1024; another one: --port { $other }
error-cannot_listen = { $host } port { $port }: { $problem }
error-two_servers = { $file }: another burgh server uses this database; several servers need PostgreSQL. Another file: --database FILE
usage-help = { $problem } Try --help.
usage-command = There is no command “{ $command }”. There are: { $commands }.
usage-near = There is no command “{ $command }”. Perhaps { $near }?
usage-option = There is no option { $flag } here.
usage-value = { $flag } { $value }: this value does not fit.
usage-missing = { $name } is missing.
usage-too_much = More than is needed: { $text }.

## datasets

dataset-rows =
    { $rows ->
        [one] { $rows } row, { $columns } columns
       *[other] { $rows } rows, { $columns } columns
    }
dataset-numbers = { $least } to { $most }, mean { $mean }
dataset-texts =
    { $distinct ->
        [one] one value: { $shown }
       *[other] { $distinct } values; most often { $shown }
    }
dataset-many = more than a thousand values
dataset-empty = always empty
dataset-some_empty =
    { $empty ->
        [one] { $told }; empty in { $empty } row
       *[other] { $told }; empty in { $empty } rows
    }
column-unknown = not a column that Burgh writes
column-seed = seed of the shuffle; which game this is
column-title = which game is played
column-options = the options of the game, as JSON
column-bot_n = the bot on seat { $seat }; empty if this seat never decides
column-score_n = the points of seat { $seat }: final ones in a file of games, before the move in a file of moves
column-place_n = the final place of seat { $seat }; 1 is the best
column-forfeits_n = how many moves the bot on seat { $seat } has forfeited
column-forfeit_kinds_n = how many of what kind the bot on seat { $seat } has forfeited, as JSON; empty if none
column-said_n = the last words of the bot on seat { $seat } when it forfeited a move
column-plies = how many moves the game has taken
column-reason = what has ended the game
column-engine = the version of Burgh that has played the game
column-data = the checksum of the components the game was played with
column-ply = the number of the move in its game, from 1
column-seat = the seat that decides
column-bot = the bot that decides
column-phase = the kind of decision
column-legal = how many moves are possible
column-move = the move, as it is typed
column-verb = the first word of the move
column-thing = what the move names: a tile, card, building, district, pile or player
column-cell = where it goes
column-forfeit = why the move is not the bot’s own, if it is not
column-final_score = the final points of the seat that decides
column-final_place = the final place of the seat that decides
column-final_score_n = the final points of seat { $seat }
column-final_place_n = the final place of seat { $seat }
column-before-seat = { $track } of seat { $seat } before the move
column-after-seat = { $track } of seat { $seat } after the move
column-before-table = { $track } before the move
column-after-table = { $track } after the move

## suite

suite-baselines = { $suite }; baselines: { $bots }
suite-of = { $part }: { $mode }, { $options }, { $games } games
suite-competitive = competitive
suite-solo = solo
suite-cooperative = cooperative
suite-quick = { $suite }, only a few games of each part
suite-part = Part
suite-against = Against
suite-games = Games
suite-won = Won

## learn

learn-number = Generation
learn-games = Games
learn-rows = Rows
learn-own = R² points
learn-lead = R² lead
learn-area = AUC
learn-loss = Log loss
learn-gate = Won at the gate
learn-kept = Kept
learn-yes = yes
learn-no = no
learn-outlook = outlook
learn-doing_games = games { $done }/{ $total }
learn-doing_epoch = epoch { $epoch }/{ $epochs }: { $loss } missed in games held back
learn-doing_gate = gate, set { $set }: { $done }/{ $total }

## cases

cases-malformed = malformed: { $problem }
cases-broke = the engine broke: { $detail }
cases-sum = { $passed } passed, { $failed } failed
