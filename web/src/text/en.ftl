# Burgh's own words in English: the site and its parts. What a title says stands in games/<title>/text.

## Letters of the categories, as they stand in their marks

letter-res = R
letter-com = C
letter-ind = I
letter-civ = V
letter-utl = U

## Deciding

confirm = Confirm
cancel = Cancel
close = Close
show-me = Show me
read-rule = Read the rule
show-on-map = Show on the map
undo-stops = This reveals something: no undo afterwards.
first = 1st

## Ledger and tracks

ledger = Breakdown
ledger-empty = Nothing has changed it yet.
round-short = Round
move-short = Move
cause = Cause
change = Change
total = Total
condition-held = met
condition-failed = not met
ribbon = Population

## The map

zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show everything

## Heat map

heat = Heat map
heat-worse = worse
heat-better = better

## Log

log = Log
log-older = Older messages
log-filter = Show
log-filter-all = all
log-filter-mine = mine
log-filter-chat = chat
open-move = Go to move { $number }
taken-back = undone

## One screen for several players

curtain-hand = Hand the screen to { $name }
curtain-hidden = The screen stays hidden until then.
curtain-open = I am { $name }

## Replay, charts, the end

replay = Replay
replay-play = Play
replay-pause = Pause
replay-move = Move { $ply } of { $last }
replay-slider = Move
replay-speed = Speed
replay-branch = What if? Play on from here
as-table = As a table
scoring = Final scoring
scores-source = Where points came from
scores-total = Total
scores-part = { $words } { $points }

## The page

theme = Light or dark
language = Language
language-en = English
language-fr = Français
language-ru = Русский
page-of = { $title }: { $page }
page-gallery = Parts
page-not_found = There is no such page.
go-home = Back to the start
try-again = Try again

## Counting

tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
markers =
    { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }
