# The table of a title that nobody has drawn.

generic-do = What you can do
generic-do-with = What you can do with: { $thing }
generic-next = What is still open
generic-choose-dashed = Choose something with a dashed edge.
generic-wait = It is somebody else’s turn.
generic-numbers = Numbers
generic-goals = Goals
generic-only-you = only you see this
generic-nothing = nothing here
generic-empty = empty
generic-open = can be chosen
generic-chosen = chosen
generic-facts =
    { $least ->
        [one] { $most ->
            [one] 1 player
           *[other] 1–{ $most } players
        }
       *[other] { $least }–{ $most } players
    }
generic-about = A game without drawings: everything is there in words.
heap-all = Everything in the box
