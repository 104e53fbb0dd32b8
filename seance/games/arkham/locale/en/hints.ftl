# Why the adviser likes an answer, and why a bot has moved so. $mine is what comes of it, $other what comes of the
# answer that it is compared with; $more says whether $mine is the larger one.
hint-trauma = Trauma that is carried out of { $a }: { $mine } instead of { $other }.
hint-clues-for = { $more ->
    [yes] Farther from the clues for “{ $a }”: { $mine } actions to go instead of { $other }.
   *[no] Nearer to the clues for “{ $a }”: { $mine } actions to go instead of { $other }{ $here ->
        [0] .
       *[other] , next in { $here }.
    }
}
hint-work = { $more ->
    [yes] It leaves more to do from “{ $a }” on.
   *[no] It leaves less to do from “{ $a }” on.
}
hint-reached = { $more ->
    [yes] Further with “{ $a }”, or better armed for what follows it.
   *[no] Not so far with “{ $a }”, or worse armed for what follows it.
}
hint-rounds = { $more ->
    [yes] More time to spare, with what is left to do, before “{ $a }” advances.
   *[no] Less time to spare, with what is left to do, before “{ $a }” advances.
}
hint-enemy = { $more ->
    [yes] Farther from being rid of { $a } ({ $here }): { $mine } actions to go instead of { $other }.
   *[no] Nearer to being rid of { $a } ({ $here }): { $mine } actions to go instead of { $other }.
}
hint-gone = { $more ->
    [yes] { $a } would be out of the scenario.
   *[no] { $a } stays in the scenario.
}
    .maybe = { $more ->
        [yes] { $a } would more likely be out of the scenario.
       *[no] { $a } more likely stays in the scenario.
    }
hint-health = Health that is left to { $a }, with what threatens this round: { $mine } instead of { $other }.
hint-sanity = Sanity that is left to { $a }, with what threatens this round: { $mine } instead of { $other }.
hint-cards = Cards in the hand of { $a }: { $mine } instead of { $other }.
hint-resources = Resources of { $a }: { $mine } instead of { $other }.
hint-in-play = { $more ->
    [yes] { $a } has “{ $b }” in play then.
   *[no] { $a } would be without “{ $b }” in play.
}
    .maybe = { $more ->
        [yes] { $a } more likely has “{ $b }” in play.
       *[no] { $a } would less likely have “{ $b }” in play.
    }
hint-to-play = { $more ->
    [yes] { $a } can soon play “{ $b }”.
   *[no] { $a } could not play “{ $b }” so soon.
}
    .maybe = { $more ->
        [yes] { $a } can more likely play “{ $b }” soon.
       *[no] { $a } could less likely play “{ $b }” soon.
    }
hint-skills = Willpower and agility of { $a } together: { $mine } instead of { $other }.
hint-threat = { $more ->
    [yes] “{ $b }” would trouble { $a }.
   *[no] “{ $b }” does not trouble { $a } then.
}
    .maybe = { $more ->
        [yes] “{ $b }” would more likely trouble { $a }.
       *[no] “{ $b }” less likely troubles { $a }.
    }
