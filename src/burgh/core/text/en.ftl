# Words that every title shares.

## Seats and turns

seat = Seat { $number }
player = Player { $number }
who = { $seat }
everybody = Everybody
spectator = Spectator
turn = { $seat } to move
turn-yours = Your turn
their-ask = { $seat } has to { $phase }
round = Round { $round }

## Small words

yes = yes
no = no
that = that
nothing = { "" }
verbatim = { $text }
quoted = { "'" }{ $text }{ "'" }
label-value = { $label }: { $value }
list-parts = { $first }; { $last }
with-where = { $what } { $where }
list-or = { $first } or { $last }
list-and = { $first } and { $last }
list-sentences = { $first } { $last }

## Numbers

signed =
    { $sign ->
        [minus] −{ $size }
        [plus] +{ $size }
       *[none] { $size }
    }
dollars =
    { $sign ->
        [minus] −${ $size }
        [plus] +${ $size }
       *[none] ${ $size }
    }

## Refusals

refusal-stale =
    { $thing ->
        [none] This has changed in the meantime; look again.
       *[other] This has changed in the meantime: it is { $thing } now.
    }
refusal-game_over = The game is over.
refusal-wrong_phase =
    { $thing ->
        [none] Something else comes first.
       *[other] First: { $thing }.
    }

## Moves that cannot be read: after "Not understood:". $verbs, $example and $text are typed as they stand.

malformed = Not understood: { $problem }
malformed-too_long = a move is one short line
malformed-verb = “{ $text }” is not one of { $verbs }
malformed-alone = { $verb } stands alone, without “{ $text }”
malformed-line = write it like this: { $example }
malformed-missing = { $verb } needs { $what }, for example { $example }
malformed-wrong = { $verb } needs { $what }, for example { $example }, not “{ $text }”
malformed-several = “{ $text }” may be { $names }
malformed-unknown = there is no “{ $text }”
what-something = something
what-other = a thing ({ $what })
what-number = a number
what-card = a card
what-building = a building
what-lots = lots
what-street = a street (lot:side)
what-place = a place (x,y)
what-rotation = a rotation (0, 1, 2 or 3)
what-board = a board
what-tile = a tile
what-pile = a pile
what-square = a square (row,column)
what-space = a space (q,r)
what-goal = a goal

## Game files and data that cannot be read. Words in quotes or after a colon stand as they are written.

record-begins = a game file begins with “{ $first }”
record-header_missing = the header { $name } is missing
record-seed_or_deal = there must be either a seed or a deal
record-seed = a seed is a whole number, not “{ $text }”
record-seal = a seal is a sha256 digest and a salt, beside a seed
record-no_parts = beside a sealed secret the header parts is needed
record-parts = parts are hexadecimal or -, beside a sealed secret
record-not_header = not a header: “{ $text }”
record-header_twice = the header { $name } stands twice
record-not_move = not a move: “{ $text }”
record-not_json = { $name } is not JSON
record-not_object = { $name } is not a JSON object
record-fault-seal = the deal is not the one that was sealed
record-fault-seed = the seed does not follow from the sealed secret and the parts
record-outcome = the outcome { $written } is { $found }
record-seat = seat { $seat_number } moves, but seat { $due } is to decide
record-refused = “{ $move }” is refused: { $key } ({ $rule })
record-malformed = “{ $move }”: { $problem }
record-check = “{ $move }” leads to { $found }, the file says { $written }
record-where = line { $line }, move { $move }: { $problem }
data-needed = { $wanted } is needed, not { $given }
data-unknown = unknown field: { $name }
data-missing = the field { $name } is missing
data-choice = { $value } is not one of { $allowed }
data-between = { $value } does not lie between { $low } and { $high }
data-int = a whole number
data-float = a number
data-str = text
data-bool = true or false
data-array = a list
data-object = an object
data-null = nothing
error-ENOENT = no such file or directory
error-EACCES = permission denied
error-EPERM = not permitted
error-EISDIR = is a directory
error-ENOTDIR = not a directory
error-EEXIST = exists already
error-EROFS = only reading is possible there
error-ENOSPC = no space left on the disk
error-EDQUOT = your share of the disk is used up
error-ENAMETOOLONG = the name is too long
error-ELOOP = the links there lead in a circle
error-EIO = the device does not answer
error-EFBIG = the file would be too large
data-length = a list of { $wanted } is needed, not of { $given }
data-list = a list is needed
data-an_object = an object is needed
data-whole = a whole number is needed, not { $value }
data-exactly = { $wanted } are needed, not { $given }
data-least = at least { $least }
data-odd = { $value } cannot stand here
data-unfit = { $detail }
data-unwritable = text that no file could hold
data-absent = missing
data-twice = the same thing is named twice
data-there = { $name } is there already
data-together = { $first } and { $second } belong together
data-no_such = there is no { $what } { $name }

## Positions

data-position = a position is a JSON object
data-title = this is { $given }, not { $title }
data-seats =
    { $seats ->
        [one] { $seats } seat, not { $given }
       *[other] { $seats } seats, not { $given }
    }
data-players = { $least } to { $most } players, not { $given }
data-most_cards =
    { $most ->
        [one] at most { $most } card
       *[other] at most { $most } cards
    }
data-not_here = { $name } does not lie here
data-elsewhere = card { $name } lies elsewhere already
data-no_move = nothing can be done in the phase { $phase }
data-seed = a seed lies between 0 and 2**256 - 1
data-move = a move is a line of text or a JSON object
data-cell = a place is written { $form }, for example { $example }, not { $text }
data-packed_end = the packed position ends too early
data-packed_long = a number is too long
data-packed_number = the data end in the middle of a number

## Files of data, and titles of other packages. $detail is what Python says, in English.

data-toml = line { $line }, column { $column }: { $detail }
data-toml_whole = { $detail }
data-deep = nested too deeply
data-title_key = a title is named by its key, a text
data-title_unloaded = { $title } ({ $where }) cannot be loaded: { $detail }
data-title_unplayable = { $title } ({ $where }) cannot be played: { $problem }
data-title_none = it is no burgh.core.title.Title
data-title_other = it calls itself { $name }; a key is small letters, digits, _ and -
data-title_apart = its State is compiled apart from Burgh; leave it plain Python
data-needs = { $what } needs { $package }: { $command }
