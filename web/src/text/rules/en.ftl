# The rules page in English. The rules themselves stand in docs/rules.

titles = Games
rules-title = { $title }: rules
rules-english = The rules text is in English.
rules-english-text = Everything at the table, refusals and reasons included, is said in your language; this text is not translated yet.
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found.
        [one] One place found.
       *[other] { $count } places found.
    }
rules-none = No results.
rules-contents = Contents
rules-missing = No such game.
rules-loading = Loading…
