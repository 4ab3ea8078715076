# The table in English: what is said around a game. What a title says stands in games/<title>/text.

## Whose turn

your-turn = Your turn
their-turn = { $name }'s turn
ask-confirm = Check the result, then confirm.
game-over = The game is over
decision = Decision
choose = Choose
ways = What to do with it
choices-listed = All choices as a list
deed-build = Build it
deed-basic = Build it
deed-lake = Lay the lake
deed-invest = Invest
deed-discard = Take it out
deed-remove = Take it out
deed-keep = Keep it
deed-bot = Place it
deed-skip = Continue
somebody = Somebody
tools = Tools
hint = Hint
menu = Menu
loading = Loading…
no-such-table = There is no such table.
no-such-table-text = The link may lack a letter, or the table belongs to another server.
line-lost = Connection lost. Reconnecting…
line-lost-text = Your unconfirmed move is kept. Nothing is sent until the connection is back.
server-slow = Still waiting for the server…

## How far the game has come

stage-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
stage-round = round { $round }
stage-turn = turn { $turn }
stage-mine = { $stage } · your turn
stage-theirs = { $stage } · { $name }'s turn

## Others' turns, told step by step

story = Others' turns
story-lead = { $name }'s turn.
story-does = { $name } { $deed }.
story-paid = { $name } { $deed } for { $price }.
story-then = Then { $names }.
story-then-you = Then { $names }, then you.
story-you = Then you.
story-pays = pays
story-others = for the others
story-step = step { $at } of { $count }
story-back = One step back
story-next = Next step
story-pause = Pause
story-play = Continue
story-skip = Skip
story-skip-mine = Skip to my turn
story-again = Show me again

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
notes-typing = Saving…
notes-failed = Not saved: the server does not answer.

## Seats

bot-name = Bot { $number }
bot-called = { $name }
player-name = Player { $number }
player-former = Former player
seat-free = Free seat
seat-bot = bot, level { $level }
bot-in-style = { $bot }, { $style }
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
level-2 = 2, casual
level-3 = 3, a solid player
level-4 = 4, a strong player
level-5 = 5, hard to beat
bot-manner-random = Plays anything that is allowed.
bot-manner-errs = Looks one move ahead and { $level ->
        [1] often
        [2] at times
       *[other] rarely
    } misjudges it.
bot-manner-near = Looks one move ahead and thinks { $level ->
        [1] of the next few turns only
       *[other] of many turns to come, but not of the end
    }.
bot-manner-greedy = Looks one move ahead and picks the best.
bot-manner-mcts = Thinks through { $number } ways the game could go on before each move.
bot-manner-beam = Plays its best moves through in its head before it decides.

## Waiting for players

lobby-title = A table of { $title }
lobby-wait = Waiting for players.
lobby-wait-text = Send a link, or fill the free seats with bots and begin.
your-name = Your name
sit-down = Sit down
bot-level = Level
bot-style = Style
bot-style-plain = no special style
bot-style-by_lot = surprise me
bot-style-by_lot-about = Plays in a style drawn by lot: you will see which one when it sits down.
fill-with-bots =
    { $count ->
        [one] Begin with a bot
       *[other] Begin with { $count } bots
    }
link-copy = Copy link
link-copied = Copied
lobby-agreed = What is played
lobby-full = No seat is free for you here.
lobby-full-text = Ask for a link, or wait: once the game begins you can watch it.
link-by-hand = Copy this link
seat-here = here
deal-will-be-sealed = The server has sealed its half of the shuffle; your browser adds a part when you sit down. At the end anyone can check it. Seal:
deal-sealed = The shuffle is fixed; at the end anyone can check it. Seal:
deal-chosen = The shuffle of this table was chosen.
deal-chosen-text = The player who opened this table chose the seed and can know the shuffle.
deal-chosen-short = chosen shuffle
deal-check = Check the shuffle
check-seal-yes = What the server opened is what it sealed when the table was set up.
check-seal-no = What the server opened is not what it sealed when the table was set up.
check-noted-yes = The seal is the one your browser saw before the game.
check-noted-no = The seal is not the one your browser saw before the game.
check-noted-none = Your browser did not see the seal before the game and cannot compare it.
check-part-yes = The part your browser added is among the players’ parts.
check-part-no = The part your browser added is missing from the players’ parts.
check-part-none = Your browser added no part to this shuffle.
check-seed-yes = The seed follows from the server’s secret and the players’ parts.
check-seed-no = The seed does not follow from the server’s secret and the players’ parts.
check-chosen-yes = The seed in the game file is the one that was sealed.
check-chosen-no = The seed in the game file is not the one that was sealed.
check-fine = Everything agrees.
check-wrong = Something does not agree.
check-more = That the game was laid out by this seed, move by move, is checked by the program: burgh verify-deal with the game file.

## Choosing

do-build = Build
do-lake = Lay a lake
do-basic = Basic tile
do-invest = Invest
do-discard = Discard
do-remove = Remove a tile
do-keep = Keep a goal
do-bot = Place the bot’s tile
do-skip = Continue
do-play = Play a card
do-tram = Lay a tram
do-stop = One segment only
do-place = Place
do-district = Add a district
do-at = Choose a place
do-turn = Rotate
do-exchange = Exchange
do-give = Return a card
do-done = Done
do-pass = Pass
do-draw = Draw
do-trade = Offer a trade
do-offer = Offer a card
do-want = Ask for cards
do-decline = Decline
do-bid = Counter-offer
do-for = In return for
do-take = Accept an offer
do-role = Keep a role
do-board = Reveal a board
do-end = End the milestone
do-tile = Choose a tile
do-swap = Exchange this card
pick-slot = Position { $number }
pick-rotation =
    { $value ->
        [0] Not turned
        [1] Turned 90°
        [2] Turned 180°
       *[3] Turned 270°
    }
pick-rot = Turned { $value }°
pick-none = None
typed-move = Type a move
typed-stage = Preview

## Undo, questions, chat

undo = Undo
redo = Redo
undo-ask = Ask to undo
undo-free = back to the last reveal
undo-barrier = something was revealed, or others have moved
undo-bots = back to your last move; bots do not mind
answer-yes = Yes
answer-no = No
ask-undo = { $name } asks to undo back to move { $ply }.
ask-pause = { $name } asks to stop the clocks.
ask-resume = { $name } asks to resume.
ask-replace = { $name } asks to replace { $whom } with a bot.
ask-waiting = Waiting for { $names }.
pause = Ask for a pause
resume = Ask to resume
replace = Ask to replace { $name } with a bot
chat = Say something
chat-send = Send
recap =
    { $count ->
        [one] One move since your last visit
       *[other] { $count } moves since your last visit
    }
recap-read = OK
recap-show = Show me

## The log

log-undone = undoes back to move { $ply }
log-sat = sits down
log-bot = is played by a bot of level { $level }
log-left = leaves
log-began = The game begins. The shuffle is fixed.
log-began-record = From here on the game is played differently.
log-asked-undo = asks to undo back to move { $ply }
log-asked-pause = asks for a pause
log-asked-resume = asks to resume
log-asked-replace = asks to replace { $whom } with a bot
log-yes = agrees
log-no = says no
log-paused = The clocks are stopped.
log-resumed = The clocks run again.
log-secret = makes a secret choice
log-turned_up = { $things } revealed
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
record = Download the game file
rules = Rules
reference = Components
legend = Signs
legend-all = All the signs
signs-change = What changes
signs-map = On the map
unofficial = Burgh is unofficial software. The name { $title } belongs to its owners; words and pictures here are our own.

## Hints

hint-heading = A good move
hint-thinking = Thinking…
hint-none = No hint here.
hint-look = Look at the ringed place.
hint-look-beside = Look at what is ringed.
hint-more = What and why?
hint-here = Here
hint-then = Then
hint-plan = The plan:
hint-near = Nearly as good:
hint-near-text = { $move }. { $near }
hint-other = Other idea
hint-first = First idea
hint-stage = Preview it
hint-sure-ask = How sure?

## Keys

keys = Keys
keys-on = Keyboard shortcuts
key-keys = this help
key-heat = heat map: next track
key-hint = a hint
key-back = one step back
key-undo = undo, if possible
key-redo = redo
key-slot = pick from market or hand
key-arrows = from space to space
key-next = next possible space
key-enter = choose; on Confirm: confirm
key-turn = rotate the tile
key-zoom = zoom the map
key-story = pause, step through or skip others' turns
key-region = next part of the page

## Trouble

problem-nothing-lost = Nothing was changed.
problem-stale = The game has moved on.
problem-illegal = The rules do not allow it.
problem-malformed = Move not understood.
problem-not_your_turn = It is not your turn.
problem-game_over = The game is over.
problem-not_begun = The game has not begun.
problem-begun = The game has already begun.
problem-taken = That seat is taken.
problem-chosen_seed = A table in the list has no chosen shuffle while others can sit down: strangers could not know it.
problem-reveal_between = Something is revealed in between: confirm the first part.
problem-unavailable = The server cannot do it right now. Try again in a moment.
problem-unreachable = The server does not answer.
problem-no_such_table = There is no such table.
problem-asked_already = A vote is already open.
problem-no_such_question = This vote is closed.
problem-busy = The server is busy. Try again.
problem-too_many = Slow down a little. Wait a moment.
problem-too_many-seconds =
    { $count ->
        [one] Too much at once. Try again in a second.
       *[other] Too much at once. Try again in { $count } seconds.
    }
problem-too_many-minutes =
    { $count ->
        [one] Too much at once. Try again in a minute.
       *[other] Too much at once. Try again in { $count } minutes.
    }
problem-too_slow = The connection was too slow. Try again.
problem-name_in_use = A player here has that name. Choose another one in your profile to write.
problem-no_hints = This table has no hints.
problem-wrong_link = This link does not fit this table. It may have been used already, or a letter is missing.
problem-not_yours = Only players at this table can do that.
problem-not_shared = Only in cooperative games.
problem-no_change = Nothing to change.
problem-not_asked = This vote is not for you.
problem-no_such_title = There is no such game here.
problem-no_such_page = There is no such page.
problem-refused = Refused by the server.
problem-wrong_method = The page is out of date. Load it again.
problem-unplayable = This game cannot be opened: its pack has changed or is gone.
problem-newer = This game goes on with a newer version of the server. You come back to it in a moment.
problem-wrong_host = The server is not known by this address. Its operator can add it (BURGH_HOSTS).

## The bar of a phone

tabs = More
end-charts = Charts of the game
