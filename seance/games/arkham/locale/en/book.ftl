# The campaign book of the page: what is written down, and what was told.

book-title = Campaign book
book-standalone = Book of this scenario
book-log = Campaign log
book-nothing-noted = Nothing is written down yet.
book-names-lost = Killed or driven insane
book-names-away = Away for the time being
book-investigators = Investigators
book-experience = Experience: { $earned } earned, { $paid } spent, { $left } left
book-physical = { $n } physical trauma
book-mental = { $n } mental trauma
book-no-trauma = No trauma
book-killed = Killed
book-insane = Driven insane
book-deck = Deck: { $n } cards
book-bag = Chaos bag, { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }
book-token = { $token } × { $n }
book-story = The story so far
book-not-begun = The story has not begun.
book-along = Along the way ({ $n })
book-written = Written down
book-scenario-n = Scenario { $n }
book-now = being played
