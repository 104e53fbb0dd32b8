# Why the adviser likes an answer, and why a bot has moved so. $mine is what comes of it, $other what comes of the
# answer that it is compared with; $more says whether $mine is the larger one.
hint-commit = { $more ->
    [yes] The chance rises from { $other }% to { $mine }%.
   *[no] It stays at { $mine }%, but a success brings more.
}
hint-commit-nothing = { $mine }% as it is: the cards do more later.
hint-look-for-weapon = { $a } has to fight and holds no good weapon yet: each new card may be one.
hint-later = At the start a fresh card is likely to help more than these.
hint-ready = Whatever you hold helps from the start.
hint-trauma = Trauma that is carried out of { $a }: { $mine } instead of { $other }.
hint-clues-for = { $more ->
    [yes] Farther from the clues for “{ $a }”. Actions to go: { $mine } instead of { $other }.
   *[no] Nearer to the clues for “{ $a }”. Actions to go: { $mine } instead of { $other }{ $here ->
        [0] .
       *[other] , next in { $here }.
    }
}
hint-work = { $more ->
    [yes] More is left to do then, from “{ $a }” on.
   *[no] Less is left to do then, from “{ $a }” on.
}
hint-reached = { $more ->
    [yes] You are better prepared for what follows “{ $a }”.
   *[no] You are worse prepared for what follows “{ $a }”.
}
hint-rounds = { $more ->
    [yes] What is left to do goes faster then, and the agenda “{ $a }” does not wait.
   *[no] What is left to do takes longer then, and the agenda “{ $a }” does not wait.
}
hint-enemy = { $mine ->
    [0] { $a } ({ $here }) would be dealt with.
   *[other] Actions it still takes to get rid of { $a } ({ $here }): { $mine } instead of { $other }.
}
hint-gone = { $more ->
    [yes] { $a } would be out of the scenario.
   *[no] { $a } stays in the scenario.
}
    .maybe = { $more ->
        [yes] { $a } would more likely be out of the scenario.
       *[no] { $a } more likely stays in the scenario.
    }
hint-health = { $a } would keep { $mine } health, that of assets counted in, through what threatens this round, instead of { $other }.
hint-sanity = { $a } would keep { $mine } sanity, that of assets counted in, through what threatens this round, instead of { $other }.
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
