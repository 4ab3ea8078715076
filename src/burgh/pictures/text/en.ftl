### What stands in a picture of a finished game, and in the preview of a link.

picture-heading =
    { $name ->
        [none] { $count } points
       *[other] { $name }: { $count } points
    }
picture-won =
    { $margin ->
        [0] won on the tiebreaker, { $players } at the table
       *[other] won with { $count }, { $margin } ahead, { $players } at the table
    }
picture-tie = a tie at { $count }, { $players } at the table
picture-place = place { $place } of { $players }
picture-alone = playing alone
picture-together =
    { $result ->
        [none] A city that did not last
       *[other] “{ $result }”
    }
picture-together-note =
    { $names ->
        [none] Overall happiness { $count }
       *[other] { $names }: overall happiness { $count }
    }
picture-player = Player { $number }
picture-foot = Play it too, no account needed

## Previews of links

preview-ended = { $title }: { $heading }
preview-open =
    { $free ->
        [0] { $title } for { $players }, about to begin
        [one] { $title } for { $players }: one seat is free
       *[other] { $title } for { $players }: { $free } seats are free
    }
preview-open-text = Come to the table: in the browser, no account needed.
preview-playing = { $title }, { $players } players
preview-playing-text = A game in play. Come and watch.
preview-stopped = { $title }, { $players } players
preview-stopped-text = A game that was ended early.
preview-replay-text = Look back on the game move by move.
