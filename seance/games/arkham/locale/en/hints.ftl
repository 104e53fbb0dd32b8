# Why the adviser likes an answer, and why a bot has moved so. $mine is what comes of it, $other what comes of the
# answer that it is compared with; $more says whether $mine is the larger one.
hint-trauma = Trauma that is carried out of { $a }: { $mine }, not { $other }.
hint-clues-for = To find the clues for “{ $a }” still takes { $mine } actions{ $here ->
    [0] {""}
   *[other] {" "}(next: { $here })
}, not { $other }.
hint-work = All else that is to be done from “{ $a }” on takes { $mine } actions, not { $other }.
hint-reached = { $more ->
    [yes] More of “{ $a }” is done, and one is readier for its end.
   *[no] Less of “{ $a }” would be done.
}
hint-rounds = Rounds to spare before “{ $a }” is full: { $mine }, not { $other }.
hint-enemy = To be rid of { $a } ({ $here }) takes { $mine } actions, not { $other }.
hint-gone = { $more ->
    [yes] { $a } would be out of the scenario.
   *[no] { $a } stays in the scenario.
}
    .maybe = { $more ->
        [yes] { $a } would more likely be out of the scenario.
       *[no] { $a } more likely stays in the scenario.
    }
hint-health = Health that is left to { $a }, with what threatens this round: { $mine }, not { $other }.
hint-sanity = Sanity that is left to { $a }, with what threatens this round: { $mine }, not { $other }.
hint-cards = Cards in the hand of { $a }: { $mine }, not { $other }.
hint-resources = Resources of { $a }: { $mine }, not { $other }.
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
hint-skills = Willpower and agility of { $a } together: { $mine }, not { $other }.
hint-threat = { $more ->
    [yes] “{ $b }” would trouble { $a }.
   *[no] “{ $b }” does not trouble { $a } then.
}
    .maybe = { $more ->
        [yes] “{ $b }” would more likely trouble { $a }.
       *[no] “{ $b }” less likely troubles { $a }.
    }
