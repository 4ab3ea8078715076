# The first page and new tables in English.

home-title = Three city-building board games, at once and without an account.
home-text = Choose a game, choose the players, start. Every number explains itself; every move can be undone until something new is revealed.
pages = Pages
learn = Learn
account = Account
account-short = Account
play-now = Play now
play-now-against = Against a bot, level
play-now-with = With a bot, level
new-table = New table
tutorial = Lesson
go-on = Continue
due-games =
    { $count ->
        [one] It is your turn in a game
       *[other] It is your turn in { $count } games
    }
go-on-none = No games yet. Play now starts a game against a bot: two taps.
games-over = Finished games
show-more = Show more
find-player = Player’s name
find-title = Game
find-every-title = All games
find-count =
    { $count ->
        [one] One table
       *[other] { $count } tables
    }
find-none = No such table. Part of a name is enough.
with-players = with { $names }
free-seats =
    { $count ->
        [one] a free seat
       *[other] { $count } free seats
    }
open-tables = Open tables
open-none = Nobody is waiting for players right now.
watch = Watch
watch-none = No public game is being played.
status-open = waiting for players
status-ended = ended
move-number = move { $ply }
footer = Burgh is unofficial, open software: our own words, our own pictures. The names of the games belong to their owners.
new-seats = Who plays
new-count = Number of seats
seat-kind-me = me
seat-kind-bot = a bot
seat-kind-link = by invitation link
seat-kind-open = anyone
seat-kind-link-text = you get a link to send
seat-kind-open-text = first come, first served
new-hot-seat = Several of you at this screen: the screen is hidden between turns.
new-options = Options
new-fine = More options
new-rules = What the options mean: the rules
new-no-hints = no hints
option-is = { $option }: { $value }
option-off = off: { $option }
value-true = yes
value-false = no
value-usual = default
new-pack = Pack: { $pack }
new-pace = Pace
pace-live = no clock
pace-clock = half an hour each
pace-days = a day a move
new-listed = Show the table on the home page
new-listed-watch = Let others watch: show the table on the home page
new-hints = Hints allowed
new-seed = Choose the shuffle
new-seed-label = Seed
new-seed-text = With the seed one can know the shuffle; everyone at the table is told.
new-seed-unlisted = With a chosen shuffle and seats for others the table is not listed. Send a link: your friends see that the shuffle was chosen.
new-open = Open the table
new-begin = Begin
new-refused = This table cannot be created:
