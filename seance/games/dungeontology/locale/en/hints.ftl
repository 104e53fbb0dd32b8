# Why the adviser likes an answer, and why a bot has moved so. $mine is what comes of it, $other what comes of the
# answer that it is compared with; $more says whether $mine is the larger one.
hint-points = { $a } would have { $mine } points, instead of { $other }.
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
hint-doom-down = { $a } would have { $mine ->
    [one] 1 doom card
   *[other] { $mine } doom cards
} face down, instead of { $other }.
hint-thesis-bonus = { $a } would get { $mine } points for the thesis, instead of { $other }.
hint-students = { $a } would have { $mine ->
    [one] 1 student
   *[other] { $mine } students
}, instead of { $other }.
hint-cards = { $a } would hold { $mine ->
    [one] 1 card
   *[other] { $mine } cards
}, instead of { $other }.
hint-knowledge = { $more ->
    [yes] { $a } holds the knowledge token then.
   *[no] { $a } would be without the knowledge token.
}
    .maybe = { $more ->
        [yes] { $a } more likely holds the knowledge token.
       *[no] { $a } would less likely hold the knowledge token.
    }
hint-research = { $a } would have a research bonus of { $mine }, instead of { $other }.
hint-stars = { $a } would have { $mine ->
    [one] 1 star
   *[other] { $mine } stars
}, instead of { $other }.
hint-stun = { $a } would have { $mine } stun tokens (of { $b }), instead of { $other }.
hint-now = This turn { $a } may hope for { $mine } points{ $here ->
    [0] {""}
   *[other] {" "}({ $here })
}, instead of { $other }.
hint-later = Next turn { $a } may hope for { $mine } points{ $here ->
    [0] {""}
   *[other] {" "}({ $here })
}, instead of { $other }.
hint-way-home = { $a } would be { $mine } steps from { $here }, instead of { $other }.
hint-thesis = { $a } would lack { $mine } points for a thesis, instead of { $other }.
