# Why the adviser likes an answer, and why a bot has moved so. $mine is what comes of it, $other what comes of the
# answer that it is compared with; $more says whether $mine is the larger one.
hint-points = Points of { $a } so far: { $mine }, not { $other }.
hint-trainee = { $more ->
    [yes] { $a } would be with you.
   *[no] You would be without { $a }.
}
    .maybe = { $more ->
        [yes] { $a } would more likely be with you.
       *[no] { $a } would less likely be with you.
    }
hint-doom = { $more ->
    [yes] “{ $a }” would cost you points.
   *[no] “{ $a }” does not burden you then.
}
    .maybe = { $more ->
        [yes] “{ $a }” would more likely cost you points.
       *[no] “{ $a }” less likely burdens you.
    }
hint-doom-down = Doom cards of { $a } that lie face down: { $mine }, not { $other }.
hint-thesis-bonus = { $a } gets { $mine } points for the thesis, not { $other }.
hint-students = Students of { $a }: { $mine }, not { $other }.
hint-cards = Cards in the hand of { $a }: { $mine }, not { $other }.
hint-knowledge = { $more ->
    [yes] { $a } holds the knowledge token then.
   *[no] { $a } would be without the knowledge token.
}
    .maybe = { $more ->
        [yes] { $a } more likely holds the knowledge token.
       *[no] { $a } would less likely hold the knowledge token.
    }
hint-research = Research of { $a }: { $mine }, not { $other }.
hint-stars = Stars of { $a }: { $mine }, not { $other }.
hint-stun = Stun tokens of { $a }: { $mine } of { $b }, not { $other }.
hint-now = This turn { $a } may hope for { $mine } points{ $here ->
    [0] {""}
   *[other] {" "}({ $here })
}, not { $other }.
hint-later = Next turn { $a } may hope for { $mine } points{ $here ->
    [0] {""}
   *[other] {" "}({ $here })
}, not { $other }.
hint-way-home = { $a } is { $mine } steps from { $here }, not { $other }.
hint-thesis = For a thesis { $a } lacks { $mine } points, not { $other }.
