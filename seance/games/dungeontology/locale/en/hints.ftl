# Why the adviser likes an answer, and why a bot has moved so. $mine is what comes of it, $other what comes of the
# answer that it is compared with; $more says whether $mine is the larger one.
hint-who = { $you ->
    [yes] you
   *[no] { $a }
}
hint-points = { hint-who } would have { $mine ->
    [one] 1 point
   *[other] { $mine } points
}, instead of { $other }.
hint-trainee = { $more ->
    [yes] The { $a } comes along.
   *[no] The { $a } would be lost.
}
    .maybe = { $more ->
        [yes] The { $a } more likely comes along.
       *[no] The { $a } less likely comes along.
    }
hint-doom = { $more ->
    [yes] “{ $a }” would cost points.
   *[no] “{ $a }” does not count then.
}
    .maybe = { $more ->
        [yes] “{ $a }” would more likely cost points.
       *[no] “{ $a }” less likely counts.
    }
hint-doom-down = { hint-who } would have { $mine ->
    [one] 1 doom card
   *[other] { $mine } doom cards
} face down, instead of { $other }.
hint-thesis-bonus = { hint-who } would get { $mine ->
    [one] 1 point
   *[other] { $mine } points
} for the thesis, instead of { $other }.
hint-students = { hint-who } would have { $mine ->
    [one] 1 student
   *[other] { $mine } students
}, instead of { $other }.
hint-cards = { hint-who } would hold { $mine ->
    [one] 1 card
   *[other] { $mine } cards
}, instead of { $other }.
hint-knowledge = { $more ->
    [yes] The knowledge token comes to { hint-who }.
   *[no] { hint-who } would be without the knowledge token.
}
    .maybe = { $more ->
        [yes] { hint-who } would more likely hold the knowledge token.
       *[no] { hint-who } would less likely hold the knowledge token.
    }
hint-research = { hint-who } would have a research bonus of { $mine }, instead of { $other }.
hint-stars = { hint-who } would have { $mine ->
    [one] 1 star
   *[other] { $mine } stars
}, instead of { $other }.
hint-stun = { hint-who } would have { $mine } stun tokens (of { $b }), instead of { $other }.
hint-now = This turn { hint-who } may hope for { $mine ->
    [one] 1 point
   *[other] { $mine } points
}{ $here ->
    [0] {""}
   *[other] {" "}({ $here })
}, instead of { $other }.
hint-later = Next turn { hint-who } may hope for { $mine ->
    [one] 1 point
   *[other] { $mine } points
}{ $here ->
    [0] {""}
   *[other] {" "}({ $here })
}, instead of { $other }.
hint-way-home = { hint-who } would be { $mine } steps from { $here }, instead of { $other }.
hint-thesis = { hint-who } would lack { $mine ->
    [one] 1 point
   *[other] { $mine } points
} for a thesis, instead of { $other }.
