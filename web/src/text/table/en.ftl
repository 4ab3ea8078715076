# The table in English: what is said around a game. What a title says stands in games/<title>/text.

## Whose turn

your-turn = Your turn
their-turn = { $name } decides
ask-confirm = check the ledger, then confirm
game-over = The game is over
decision = Decision
choose = Choose
choose-place = Choose a place on the map: each says what it brings this turn. Nothing is spent yet.
everybody = Everybody
somebody = Somebody
tools = Tools
hint = Hint
menu = Menu
loading = The table is being laid …
no-such-table = There is no such table.
no-such-table-text = The link may lack a letter, or the table belongs to another server.
line-lost = The line is lost; trying again.
line-lost-text = What you have staged is kept. Nothing is sent until the line is back.

## How far the game has come

stage-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
stage-round = round { $round }
stage-turn = turn { $turn }
stage-scenario = scenario { $scenario }
stage-mine = { $stage } · your turn
stage-theirs = { $stage } · { $name } decides

## Who is there

people = At the table
here =
    { $count ->
        [one] { $names } is here
       *[other] { $names } are here
    }
watching = { $count } watching
mute = Mute { $name }
notes = My notes
notes-text = Only you can read them.
notes-saved = Saved
notes-typing = Being saved …
notes-failed = Not saved: the server does not answer.

## Seats

bot-name = Bot { $number }
player-name = Player { $number }
seat-free = Free seat
seat-bot = bot, level { $level }
seat-you = you
seat-away = away
clock-left = { $time } left
clock-zero = At zero a bot plays on in that player’s place.
clock-rules =
    Clocks: { $budget } each for the whole game{ $increment ->
        [none] .
       *[other] , and { $increment } more for each decision.
    } { clock-zero }
level-1 = 1, a beginner
level-2 = 2, plays along
level-3 = 3, a solid player
level-4 = 4, plans ahead
level-5 = 5, hard to beat

## Waiting for players

lobby-title = A table of { $title }
lobby-wait = Waiting for players.
lobby-wait-text = Send a link, or fill the free seats with bots and begin.
your-name = Your name
sit-down = Sit down
bot-level = Level
fill-with-bots =
    { $count ->
        [one] Begin with a bot
       *[other] Begin with { $count } bots
    }
link-copy = Copy link
link-copied = Copied
lobby-agreed = What is played
lobby-full = No seat is free for you here.
lobby-full-text = Ask for a link, or wait: as soon as the game begins you can watch it.
link-by-hand = Copy this link
seat-here = here
deal-will-be-sealed = The deal is sealed when the game begins and opened at its end, so that anybody can check it.
deal-sealed = The deal is sealed:
deal-opened = The deal was sealed and now lies open:

## Choosing

do-build = Build
do-lake = Lay a lake
do-basic = Basic tile
do-invest = Invest
do-discard = Discard
do-remove = Remove a tile
do-keep = Keep a goal
do-bot = Place the bot’s tile
do-skip = Go on
do-play = Play a card
do-tram = Lay a tram
do-stop = One segment is enough
do-place = Place
do-district = Add a district
do-at = Where it lies
do-turn = How it is turned
do-exchange = Exchange
do-give = Give a card
do-done = That is all
do-pass = Pass
do-draw = Draw
do-trade = Offer a trade
do-offer = Offer a card
do-want = Ask for cards
do-decline = Decline
do-bid = Bid
do-for = Bid for
do-take = Accept a bid
do-role = Keep a role
do-board = Open a board
do-end = End the milestone
do-tile = Choose a tile
do-swap = Put down for exchange
pick-slot = Slot { $value }
pick-rotation = Turned { $value } quarters
pick-rot = Turned { $value }°
pick-none = None
typed-move = Type a move
typed-stage = Stage

## Undo, questions, chat

undo = Undo
redo = Redo
undo-ask = Ask to go back
undo-free = up to the last thing turned up
undo-barrier = something was turned up, or others have moved
yes = Yes
no = No
ask-undo = { $name } asks to go back to move { $ply }.
ask-pause = { $name } asks to stop the clocks.
ask-resume = { $name } asks to go on.
ask-replace = { $name } asks for a bot in place of { $whom }.
ask-waiting = Waiting for { $names }.
pause = Ask for a pause
resume = Ask to go on
replace = Ask for a bot in place of { $name }
chat = Say something
chat-send = Send
recap =
    { $count ->
        [one] One move since you looked
       *[other] { $count } moves since you looked
    }
recap-read = I have read it

## The log

log-undone = takes back to move { $ply }
log-sat = sits down
log-bot = is played by a bot of level { $level }
log-left = leaves
log-began = The game begins. The deal is sealed.
log-began-record = From here on the game goes its own way.
log-asked-undo = asks to go back to move { $ply }
log-asked-pause = asks for a pause
log-asked-resume = asks to go on
log-asked-replace = asks for a bot in place of { $whom }
log-yes = agrees
log-no = says no
log-paused = The clocks stand still.
log-resumed = The clocks go on.
log-secret = decides in secret
log-turned_up = { $things } turned up
log-drawn = { $things } drawn
log-hidden =
    { $count ->
        [one] a card drawn
       *[other] { $count } cards drawn
    }

## After the game

rematch = Play again
rematch-join = To the next table
end-next = What next
end-look = Look at the table
end-back = Back to the result
end-whose = Whose city
end-how = How it went
end-rounds = Rounds; the last step is the final scoring
end-wins = { $who ->
    [you] You win by { $amount }.
   *[other] { $name } wins by { $amount }.
}
end-tie = { $names } share the win.
end-tie-broken = { $who ->
    [you] You win on the tiebreaker.
   *[other] { $name } wins on the tiebreaker.
}
end-alone = You end with { $amount }.
end-all-win = { $result ->
    [none] You win together.
   *[other] You win together: { $result }.
}
end-all-lose = { $result ->
    [none] You lose together.
   *[other] Not enough for the win: { $result }.
}
end-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
end-points-margin = { end-points }
end-lead-always = { $who ->
    [you] You led all the way.
   *[other] { $name } led all the way.
}
end-lead-late = { $who ->
    [you] You took the lead only in the final scoring.
   *[other] { $name } took the lead only in the final scoring.
}
end-lead-round = { $who ->
    [you] You led from round { $at } on.
   *[other] { $name } led from round { $at } on.
}
end-lead-move = { $who ->
    [you] You led from move { $at } on.
   *[other] { $name } led from move { $at } on.
}
end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-you = you
end-bot = bot
end-best = Your best turns
end-luck = Luck and skill
end-luck-ask = How much of the result was luck, how much skill, and which move cost you most?
end-luck-begin = Work it out
end-luck-waiting = This takes a minute or two. You can go on, or close the page.
end-luck-amount = { $amount } luck
end-skill-amount = { $amount } skill
end-luck-text = In points of lead over the best rival. Luck: what was revealed. Skill: your moves beside those of the others.
end-luck-alone = In points. Luck: what was revealed. Skill: your moves beside the best ones.
end-costliest = What cost most
end-better = Better: { $move }
end-kept = To keep
end-sealed = The shuffle was sealed before the first move and is open now: the game file shows it.
source-points = points
share-city = Share this city
share-send = Share
share-link = Copy link
share-names = Names in the picture
share-whose = Whose city
share-trouble = The picture could not be made. Try again in a moment.
review = Review
record = Download the record
rules = Rules
reference = Components
unofficial = Burgh is unofficial software. { $title } is a name of its owners; words and pictures here are our own.

## Hints

hint-thinking = Thinking …
hint-none = Nothing to say here.
hint-where = Look at:
hint-what = Best:
hint-expected = Expected result { $result } (between { $low } and { $high })
hint-others = Also good:
hint-more-what = What exactly?
hint-more-why = Why?

## Keys

keys = Keys
keys-on = Single keys do something
key-keys = this sheet
key-heat = heat map: next track
key-hint = a hint
key-back = one step back
key-undo = undo, where it is free
key-redo = do again what was taken back
key-slot = a thing of the market or the hand
key-arrows = from cell to cell
key-next = next legal cell
key-enter = choose; on Confirm: confirm
key-turn = turn the piece
key-zoom = zoom the map
key-region = next part of the page

## Trouble

problem-nothing-lost = Nothing was changed.
problem-stale = The game has gone on meanwhile.
problem-illegal = The rules do not allow it.
problem-malformed = That cannot be read as a move.
problem-not_your_turn = It is not your turn.
problem-game_over = The game is over.
problem-not_begun = The game has not begun.
problem-begun = The game has begun already.
problem-taken = That seat is taken.
problem-reveal_between = Something is turned up in between: confirm the first part.
problem-unavailable = The server cannot do it right now. Try again in a moment.
problem-unreachable = The server does not answer.
problem-no_such_table = There is no such table.
problem-asked_already = The table has been asked already.
problem-no_such_question = That question is settled.
problem-busy = Too many are writing at once. Try again.
problem-too_many = That was too much at once. Wait a moment.
problem-no_hints = This table allows no hints.
problem-wrong_link = This link opens no seat here. Somebody has used it already, or a letter is missing.
problem-not_yours = Only who sits at this table can do that.
problem-not_shared = Here everybody plays alone.
problem-no_change = It is so already.
problem-not_asked = You are not asked.
problem-no_such_title = There is no such game here.
problem-no_such_page = There is no such page.
problem-refused = The server would not do it.
problem-wrong_method = The page is out of date. Load it again.
problem-unplayable = This game cannot be opened: its pack has changed or is gone.

## The bar of a phone

tabs = More of the table
end-charts = Charts of the game
