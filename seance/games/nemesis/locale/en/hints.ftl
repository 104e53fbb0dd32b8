# Why the adviser likes an answer, and why a bot has moved so. $mine is what comes of it, $other what comes of the
# answer that it is compared with; $more says whether $mine is the larger one.
hint-errands = “{ $a }” still takes { $mine } Action cards, not { $other }{ $here ->
    [0] .
   *[other] ; next stop: { $here }.
}
hint-part-of-the-plan = The { $a } has { $mine } Action cards’ worth of our plan to do, not { $other }{ $here-what ->
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
hint-way-out = To get the { $a } out alive still takes { $mine } Action cards, not { $other }.
hint-no-plan = { $more ->
    [yes] It leaves the { $a } no way out.
   *[no] It keeps a way out open for the { $a }.
}
hint-part-plan = What you are after comes off better this way: { $mine } of 100, with the other choice { $other }.
hint-verdict = { $more ->
    [yes] The { $a } wins with it.
   *[no] The { $a } does not win with it.
}
hint-contamination = Contamination cards of the { $a }: { $mine }, not { $other }.
hint-serious-wounds = Serious Wounds of the { $a }: { $mine }, not { $other }.
hint-light-wounds = Light Wounds of the { $a }: { $mine }, not { $other }.
hint-undressed = Undressed wounds of the { $a }: { $mine }, not { $other }.
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
    [3] The { $a } would be with you: { $here }.
   *[other] { $more ->
        [yes] The { $a } would be nearer: { $here }.
       *[no] The { $a } is farther off, or gone.
    }
}
hint-noise-here = Noise markers around { $here }: { $mine }; with the other choice { $other } around { $there }.
hint-noise-afar = Noise markers on the ship of the { $a }: { $mine }, not { $other }.
hint-fire-here = { $more ->
    [yes] You would stand in a fire: { $here }.
   *[no] You do not stand in the fire of { $there }.
}
    .maybe = { $more ->
        [yes] You would more likely stand in a fire: { $here }.
       *[no] You less likely stand in a fire: { $there }.
    }
hint-malfunctions = Malfunctions on the ship: { $mine }, not { $other } (the last one: { $here }).
hint-fires = Rooms on fire: { $mine }, not { $other } (the last one: { $here }).
hint-item = { $more ->
    [yes] You have the { $a } then.
   *[no] You would be without the { $a }.
}
    .maybe = { $more ->
        [yes] You more likely have the { $a }.
       *[no] You would less likely have the { $a }.
    }
hint-quest = Quest Items of the { $a } that are active: { $mine }, not { $other }.
hint-ammo = Ammunition of the { $a }: { $mine }, not { $other }.
hint-weaknesses = Weaknesses of the Intruders that the { $a } knows: { $mine }, not { $other }.
hint-explored = Explored rooms: { $mine }, not { $other }; one of them is the { $here }.
hint-hunted = Serious Wounds of the { $a }: { $mine }, not { $other }.
hint-dead = { $more ->
    [yes] The { $a } would be dead.
   *[no] The { $a } lives.
}
    .maybe = { $more ->
        [yes] The { $a } would more likely be dead.
       *[no] The { $a } more likely lives.
    }
