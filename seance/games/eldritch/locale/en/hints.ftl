# Why the adviser likes an answer, and why a bot has moved so. $mine is what comes of it, $other what comes of the
# answer that it is compared with; $more says whether $mine is the larger one.
hint-solved = Mysteries of { $a } that are solved: { $mine }, not { $other }.
hint-epic = { $a } has { $mine } Toughness left, not { $other }.
hint-progress = “{ $a }”: { $mine } of { $b }, not { $other }.
hint-final = The last Mystery of { $a }: { $mine } Eldritch tokens, not { $other }.
hint-doom = Doom left before { $a } awakens: { $mine }, not { $other }.
hint-soon-solved = “{ $a }” will be solved sooner: { $mine } of { $b }, not { $other }.
hint-soon-done = { $more ->
    [yes] { $a } can be beaten sooner.
   *[no] { $a } would be beaten later.
}
hint-gates = Open Gates that drive on { $a }: { $mine }, not { $other }.
hint-gone = { $more ->
    [yes] { $a } would be out of the game.
   *[no] { $a } stays in the game.
}
    .maybe = { $more ->
        [yes] { $a } would more likely be out of the game.
       *[no] { $a } more likely stays in the game.
    }
hint-health = Health of { $a }: { $mine }, not { $other }.
hint-sanity = Sanity of { $a }: { $mine }, not { $other }.
hint-skills = The skills of { $a } add up to { $mine } dice, not { $other }.
hint-luck = { $a } needs a { $mine } for a success, not a { $other }.
hint-tickets = Tickets of { $a }: { $mine }, not { $other }.
hint-delayed = { $more ->
    [yes] { $a } would be Delayed.
   *[no] { $a } is not Delayed then.
}
    .maybe = { $more ->
        [yes] { $a } would more likely be Delayed.
       *[no] { $a } is less likely Delayed.
    }
hint-possession = { $more ->
    [yes] { $a } has { $b } then.
   *[no] { $a } would be without { $b }.
}
    .maybe = { $more ->
        [yes] { $a } more likely has { $b }.
       *[no] { $a } would less likely have { $b }.
    }
hint-condition = { $more ->
    [yes] { $a } would have { $b }.
   *[no] { $a } has no { $b } then.
}
    .maybe = { $more ->
        [yes] { $a } would more likely have { $b }.
       *[no] { $a } less likely has { $b }.
    }
hint-clues = Clues of { $a }: { $mine }, not { $other }.
hint-gate = { $more ->
    [yes] The Gate at { $a } would be open.
   *[no] The Gate at { $a } is closed then.
}
    .maybe = { $more ->
        [yes] The Gate at { $a } would more likely be open.
       *[no] The Gate at { $a } is more likely closed.
    }
hint-monster = { $a } ({ $here }) has { $mine } Toughness left, not { $other }.
hint-crowd = Monsters for { $a } on the board: { $mine }, not { $other }.
hint-rumor = Time left on “{ $a }”: { $mine } tokens, not { $other }.
hint-job = { $more ->
    [yes] { $a } is then well placed for the next aim: { $here-what }, { $here }.
   *[no] { $a } would be worse placed for { $there-what }, { $there }.
}
hint-fear = { $more ->
    [yes] { $a } would have to face { $here-what }, { $here }.
   *[no] { $a } has less to fear from { $there-what }, { $there }.
}
