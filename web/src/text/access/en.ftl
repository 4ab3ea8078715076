# For whoever listens or reads instead of looking, in English.

## Told as it happens

voice-ledger = { $move }: { $ledger }
voice-other = { $name }: { $gains }.
voice-cause = { $why } { $gains }
voice-hurry =
    { $seconds ->
        [one] One second left.
       *[other] { $seconds } seconds left.
    }

## Words instead of signs

effects-in-words = Effects in words
effects-in-words-text = Tiles and cards say what they do in sentences, next to their icons.
show-notation = Show notation
show-notation-text = Coordinates on the map and numbers in the market, for typing moves.

## Keys of one title

key-lake = build or lay a lake
key-action = an action
key-layer = lots or streets on the map
key-exchange = play a card or exchange it
