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
    [yes] It leaves more to do from the act “{ $a }” on.
   *[no] It leaves less to do from the act “{ $a }” on.
}
hint-reached = { $more ->
    [yes] The act “{ $a }” is further along, or you are better armed for what follows it.
   *[no] The act “{ $a }” is not so far along, or you are worse armed for what follows it.
}
hint-rounds = { $more ->
    [yes] It saves time before the agenda “{ $a }” advances.
   *[no] It costs time before the agenda “{ $a }” advances.
}
hint-enemy = Getting rid of { $a } ({ $here }) would take { $mine } more actions, instead of { $other }.
hint-gone = { $more ->
    [yes] { $a } would be out of the scenario.
   *[no] { $a } stays in the scenario.
}
    .maybe = { $more ->
        [yes] { $a } would more likely be out of the scenario.
       *[no] { $a } more likely stays in the scenario.
    }
hint-health = { $a } would keep { $mine } health through what threatens this round, instead of { $other }.
hint-sanity = { $a } would keep { $mine } sanity through what threatens this round, instead of { $other }.
hint-cards = { $a } would hold { $mine } cards, instead of { $other }.
hint-resources = { $a } would have { $mine } resources, instead of { $other }.
hint-in-play = { $more ->
    [yes] { $a } would have “{ $b }” in play.
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
hint-skills = { $a } would have { $mine } willpower and agility together, instead of { $other }.
hint-threat = { $more ->
    [yes] “{ $b }” would trouble { $a }.
   *[no] “{ $b }” does not trouble { $a } then.
}
    .maybe = { $more ->
        [yes] “{ $b }” would more likely trouble { $a }.
       *[no] “{ $b }” less likely troubles { $a }.
    }
