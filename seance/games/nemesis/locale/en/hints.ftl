# Why the adviser likes an answer, and why a bot has moved so. $mine is what comes of it, $other what comes of the
# answer that it is compared with; $more says whether $mine is the larger one.
hint-errands = { $more ->
    [yes] Farther from “{ $a }”: { $mine } Action cards to go instead of { $other }.
   *[no] Nearer to “{ $a }”: { $mine } Action cards to go instead of { $other }{ $here ->
        [0] .
       *[other] , next through { $here }.
    }
}
hint-way-out = { $more ->
    [yes] A longer way out for the { $a }: { $mine } Action cards instead of { $other }.
   *[no] A shorter way out for the { $a }: { $mine } Action cards instead of { $other }.
}
hint-part-of-the-plan = The { $a } has { $mine } Action cards’ worth of our plan to do instead of { $other }{ $here-what ->
    [to-scout] ; next we explore { $here }.
    [to-signal] ; next comes the Signal from { $here }.
    [to-nest] ; next we go to { $here }.
    [to-destruct] ; next comes the Self-Destruct sequence in { $here }.
    [to-analyse] ; next we analyse in { $here }.
    [to-deliver] ; next we deliver to { $here }.
    [to-steer] ; next we see to the course in { $here }.
    [to-mend] ; next we see to { $here }.
    [to-fetch] ; next we fetch something from { $here }.
    [to-leave] ; next is the way out by { $here }.
   *[other] .
}
hint-no-plan = { $more ->
    [yes] It leaves the { $a } no way out.
   *[no] It keeps a way out open for the { $a }.
}
hint-part-plan = What you are after comes off better this way: { $mine } of 100, with the other choice { $other }.
hint-verdict = { $more ->
    [yes] The { $a } wins with it.
   *[no] The { $a } does not win with it.
}
hint-contamination = Contamination cards of the { $a }: { $mine } instead of { $other }.
hint-serious-wounds = Serious Wounds of the { $a }: { $mine } instead of { $other }.
hint-light-wounds = Light Wounds of the { $a }: { $mine } instead of { $other }.
hint-undressed = Undressed wounds of the { $a }: { $mine } instead of { $other }.
hint-larva = { $more ->
    [yes] The { $a } would carry a Larva.
   *[no] The { $a } carries no Larva then.
}
    .maybe = { $more ->
        [yes] The { $a } would more likely carry a Larva.
       *[no] The { $a } less likely carries a Larva.
    }
hint-slime = { $more ->
    [yes] The { $a } would be covered in Slime.
   *[no] The { $a } is not covered in Slime then.
}
    .maybe = { $more ->
        [yes] The { $a } would more likely be covered in Slime.
       *[no] The { $a } is less likely covered in Slime.
    }
hint-intruder = { $mine ->
    [3] { $a } would be with you in { $here }.
   *[other] { $more ->
        [yes] { $a } would be nearer, in { $here }.
       *[no] { $a } is farther away then, or gone.
    }
}
hint-noise-here = { $more ->
    [yes] Noisier: { $mine } Noise markers around { $here }, only { $other } around { $there }.
   *[no] Quieter: { $mine } Noise markers around { $here }, but { $other } around { $there }.
}
hint-noise-afar = { $more ->
    [yes] A noisier ship for the { $a }: { $mine } Noise markers instead of { $other }.
   *[no] A quieter ship for the { $a }: { $mine } Noise markers instead of { $other }.
}
hint-fire-here = { $more ->
    [yes] You would stand in a fire: { $here }.
   *[no] You do not stand in the fire of { $there }.
}
    .maybe = { $more ->
        [yes] You would more likely stand in a fire: { $here }.
       *[no] You less likely stand in a fire: { $there }.
    }
hint-malfunctions = Malfunctions on the ship: { $mine } instead of { $other } (the last one: { $here }).
hint-fires = Rooms on fire: { $mine } instead of { $other } (the last one: { $here }).
hint-item = { $more ->
    [yes] You have the { $a } then.
   *[no] You would be without the { $a }.
}
    .maybe = { $more ->
        [yes] It may bring you the { $a }.
       *[no] It may cost you the { $a }.
    }
hint-quest = Quest Items of the { $a } that are active: { $mine } instead of { $other }.
hint-ammo = Ammunition of the { $a }: { $mine } instead of { $other }.
hint-weaknesses = Weaknesses of the Intruders that the { $a } knows: { $mine } instead of { $other }.
hint-explored = Explored rooms: { $mine } instead of { $other }; one of them is the { $here }.
hint-hunted = Serious Wounds of the { $a }: { $mine } instead of { $other }.
hint-dead = { $more ->
    [yes] The { $a } would be dead.
   *[no] The { $a } lives.
}
    .maybe = { $more ->
        [yes] The { $a } would more likely be dead.
       *[no] The { $a } more likely lives.
    }
