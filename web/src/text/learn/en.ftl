# Lessons in English.

learn-title = Learn by playing
learn-text = A lesson is a real game with a fixed deal. Someone at your side says what to look at; you may do something else at any time, stop, and go on another day. About ten minutes each.
learn-begin = Begin
learn-anew = Begin anew
learn-go_on = Go on with step { $step } of { $steps }
learn-all = All lessons
lesson = Lesson
lesson-step = Lesson: step { $step } of { $steps }
lesson-next = Next
lesson-before = Back
lesson-skip = Skip
lesson-leave = End the lesson
lesson-finish = Play on
lesson-more = More lessons
lesson-try = Try:
lesson-do = Do it for me

## Suburbia

lesson-suburbia-aim = You build a borough of hexagonal tiles. Whoever has the largest population in the end wins. Two numbers drive it: income brings money every turn, reputation brings people every turn.
    .title = What it is about
lesson-suburbia-goal = Goals are worth people in the end, to whoever alone leads in what they ask. Some lie open for all; one is your secret. Keep one of the two, then press Confirm.
    .title = A secret goal
lesson-suburbia-market = A turn is one act: buy a tile of the market, as a rule. The further left it lies, the more it costs above its printed price. Choose the fast food restaurant: it brings 3 people for every home beside it.
    .title = The market
lesson-suburbia-stage = Free cells glow. Point at one: the ledger says, cause by cause, what would change for everybody. Put the tile on the glowing cell beside your Suburbs. Nothing has happened yet: it is only staged.
    .title = See before you choose
lesson-suburbia-back = Clicks are free. Take the tile back with Cancel or the Escape key.
    .title = Take it back
lesson-suburbia-confirm = Stage it again, or anything you like better, and press Confirm. Then a new tile is turned up; what is turned up cannot be undone, so a violet line in the log marks it. Before such a line, Undo is always free.
    .title = Confirm
lesson-suburbia-lines = Look at the population track. Whenever you pass a red line, you lose 1 income and 1 reputation: a large borough is expensive. Tap any of your numbers to see what made it.
    .title = Red lines
lesson-suburbia-whynot = You have little money now. Tap a tile with a dashed edge: it says why you cannot have it, how much is missing, and which rule says so. The rule is a link.
    .title = Why not?
lesson-suburbia-lake = Short of money? Any market tile can be laid face down as a lake: you pay only what the slot adds, and receive $2 for every tile beside it. Basic tiles below the market are cheap too. Make a second turn as you like; the Hint button tells where, what and why.
    .title = Lakes and money
lesson-suburbia-end = When “One More Round” is turned up, one full round follows. Then goals are paid, and every $5 become one more of population. Play on as long as you like: after the game the review shows what your choices were worth.
    .title = How it ends

## Big City

lesson-bigcity-aim = Everybody builds the same city. You score a building once, at the moment you place it; what is beside it decides how much. Most points win.
    .title = What it is about
lesson-bigcity-district = The city grows by districts of numbered lots. At first the players place four in turn: choose one, then where it lies and how it is turned, and confirm. The city hall will need the center: lots away from the outer edge.
    .title = Lay out the city
lesson-bigcity-hand = Your cards are lots. To build on a lot you play its card. Choose a building and look at lot 14: the ledger shows its base, what is added and what multiplies it.
    .title = Your hand
lesson-bigcity-stage = A residence likes the outskirts (+1), an office the center (+1). Buildings on two or three lots in a line score far more, if you hold the cards of all of them. Stage a building.
    .title = Residence or office
lesson-bigcity-back = Nothing has happened yet. Take it back with Cancel or the Escape key; look at another lot if you like.
    .title = Take it back
lesson-bigcity-confirm = Build for good. Afterwards you draw as many cards as you played, from any piles, at most two from the same. Drawing turns something up, so there is no undo beyond it.
    .title = Build and draw
lesson-bigcity-hall = Nobody may lay the tram, add a district or build anything special before the city hall stands. It scores nothing itself, but doubles offices and special buildings beside it. Whoever builds it opens the game for all: wait for a good moment.
    .title = City hall
lesson-bigcity-tram = After city hall anybody may lay tram segments along the streets. What stands beside the tram is worth double; beside tram and city hall, three times as much. Segments bring no points: they prepare your next building, or spoil another’s.
    .title = The tram
lesson-bigcity-whynot = Special buildings have conditions: a cinema needs two residences beside it, a bank two offices, a post office one of each. What you cannot build says why and names the rule. Make another turn as you like.
    .title = Conditions and why not
lesson-bigcity-end = The game ends when all eight districts are full, or when everybody passes in a row. Keep cards of lots that lie side by side. Play on: the Hint button is there.
    .title = How it ends

## Skylines

lesson-skylines-aim = You build one city, alone or together. Happiness counts: at the end of each milestone it is added to the overall happiness. 21 or more in the end is a win. Most cards here are our own design, not those of the box; the reference marks which.
    .title = What it is about
lesson-skylines-board = Every milestone opens a board, for money. Open board A: it is the cheapest.
    .title = Open a board
lesson-skylines-card = Your turn: play a card, exchange one for 2 money, or end the milestone. Choose the elementary school: its tile can be turned and laid on free grass, not on roads or water.
    .title = Play a card
lesson-skylines-back = This is only staged. Step back with Cancel or the Escape key.
    .title = Take it back
lesson-skylines-place = Play the school again and put it in a large district, with room beside it. The ledger shows cost and effects. Then choose the pile to draw from, and confirm; a drawn card is turned up, so there is no undo beyond it.
    .title = Place it
lesson-skylines-condition = A card’s second row happens only if its condition holds. “School lane” asks for education: a service of level I must share an edge with the new tile. Lay the homes against the school and you get happiness and money back.
    .title = Conditions
lesson-skylines-tracks = Look at the tracks. Homes use power and water and bring workers; shops and industry need workers. Power, water, garbage and employment must not pass their ends, and every step of pollution, traffic and crime costs happiness in the end.
    .title = Eight tracks
lesson-skylines-whynot = What cannot be played is dashed. Tap it: it says which track would pass its end, by how much, and which rule says so.
    .title = Why not?
lesson-skylines-milestone = Once every district has a tile, two in the last milestone, you may end the milestone. Then missing power, water and garbage cost happiness, happiness is added to the overall, and every step of employment away from 0 costs money.
    .title = End a milestone
lesson-skylines-end = After the last milestone pollution, traffic and crime are taken off, and the overall happiness names your city. If money is due that you do not have, the game is lost at once. Play on: the Hint button is there.
    .title = How it ends
