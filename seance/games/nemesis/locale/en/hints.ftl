# Why the adviser likes an answer, and why a bot has moved so. $mine is what comes of it, $other what comes of the
# answer that it is compared with; $more says whether $mine is the larger one.
hint-errands = { $more ->
    [yes] Farther from “{ $a }”: { $mine ->
    [one] 1 Action card
   *[other] { $mine } Action cards
} to go instead of { $other }.
   *[no] Nearer to “{ $a }”: { $mine ->
    [one] 1 Action card
   *[other] { $mine } Action cards
} to go instead of { $other }{ next-through }
}
next-through = { $here ->
    [0] .
   *[other] , next through { $here }.
 }
hint-way-out = { $you ->
    [yes] { $more ->
        [yes] You are farther from getting home alive: { $mine ->
    [one] 1 Action card
   *[other] { $mine } Action cards
} to go instead of { $other }.
       *[no] You are nearer to getting home alive: { $mine ->
    [one] 1 Action card
   *[other] { $mine } Action cards
} to go instead of { $other }{ next-through }
    }
   *[no] { $more ->
        [yes] The { $a } is farther from getting home alive: { $mine ->
    [one] 1 Action card
   *[other] { $mine } Action cards
} to go instead of { $other }.
       *[no] The { $a } is nearer to getting home alive: { $mine ->
    [one] 1 Action card
   *[other] { $mine } Action cards
} to go instead of { $other }{ next-through }
    }
}
hint-part-of-the-plan = { $you ->
    [yes] You have
   *[no] The { $a } has
} { $mine } Action cards’ worth of our plan to do instead of { $other }{ $here-what ->
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
hint-no-plan = { $you ->
    [yes] { $more ->
        [yes] It leaves you no way out.
       *[no] It keeps a way out open for you.
    }
   *[no] { $more ->
        [yes] It leaves the { $a } no way out.
       *[no] It keeps a way out open for the { $a }.
    }
}
hint-part-plan = What you are after comes off better this way: { $mine } of 100, with the other choice { $other }.
hint-verdict = { $you ->
    [yes] { $more ->
        [yes] You win with it.
       *[no] You do not win with it.
    }
   *[no] { $more ->
        [yes] The { $a } wins with it.
       *[no] The { $a } does not win with it.
    }
}
hint-contamination = { $you ->
    [yes] You end up with { $mine ->
        [one] 1 Contamination card
       *[other] { $mine } Contamination cards
    } instead of { $other }.
   *[no] The { $a } ends up with { $mine ->
        [one] 1 Contamination card
       *[other] { $mine } Contamination cards
    } instead of { $other }.
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] You would likely pick up more Contamination cards.
           *[no] You likely pick up fewer Contamination cards.
        }
       *[no] { $more ->
            [yes] The { $a } would likely pick up more Contamination cards.
           *[no] The { $a } likely picks up fewer Contamination cards.
        }
    }
hint-wounds = { $you ->
    [yes] { $more ->
        [yes] You would take more wounds.
       *[no] You come off with fewer wounds.
    }
   *[no] { $more ->
        [yes] The { $a } would take more wounds.
       *[no] The { $a } comes off with fewer wounds.
    }
}
# the puzzles that we ship speak of wounds one by one
hint-serious-wounds = Serious Wounds of the { $a }: { $mine } instead of { $other }.
hint-light-wounds = Light Wounds of the { $a }: { $mine } instead of { $other }.
hint-undressed = Undressed wounds of the { $a }: { $mine } instead of { $other }.
hint-larva = { $you ->
    [yes] { $more ->
        [yes] You would carry a Larva.
       *[no] You carry no Larva then.
    }
   *[no] { $more ->
        [yes] The { $a } would carry a Larva.
       *[no] The { $a } carries no Larva then.
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] You would more likely carry a Larva.
           *[no] You less likely carry a Larva.
        }
       *[no] { $more ->
            [yes] The { $a } would more likely carry a Larva.
           *[no] The { $a } less likely carries a Larva.
        }
    }
hint-slime = { $you ->
    [yes] { $more ->
        [yes] You would be covered in Slime.
       *[no] You are not covered in Slime then.
    }
   *[no] { $more ->
        [yes] The { $a } would be covered in Slime.
       *[no] The { $a } is not covered in Slime then.
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] You would more likely be covered in Slime.
           *[no] You are less likely covered in Slime.
        }
       *[no] { $more ->
            [yes] The { $a } would more likely be covered in Slime.
           *[no] The { $a } is less likely covered in Slime.
        }
    }
hint-intruder = { $mine ->
    [3] { $a } would be with you in { $here }.
   *[other] { $more ->
        [yes] { $a } would be nearer, in { $here }.
       *[no] { $a } is farther away then, or gone.
    }
}
    .maybe = { $more ->
        [yes] { $a } would likely be nearer, in { $here }.
       *[no] { $a } may be farther away then, or gone.
    }
hint-noise-here = { $more ->
    [yes] Noisier: { $mine ->
    [one] 1 Noise marker
   *[other] { $mine } Noise markers
} around { $here }, { $moved ->
        [yes] only { $other } around { $there }.
       *[no] not { $other }.
    }
   *[no] Quieter: { $mine ->
    [one] 1 Noise marker
   *[other] { $mine } Noise markers
} around { $here }, { $moved ->
        [yes] but { $other } around { $there }.
       *[no] not { $other }.
    }
}
    .maybe = { $moved ->
        [yes] { $more ->
            [yes] Likely noisier around { $here } than around { $there }.
           *[no] Likely quieter around { $here } than around { $there }.
        }
       *[no] { $more ->
            [yes] It likely gets noisier around { $here }.
           *[no] It likely stays quieter around { $here }.
        }
    }
hint-noise-afar = { $you ->
    [yes] { $more ->
        [yes] The ship is noisier around you: { $mine ->
    [one] 1 Noise marker
   *[other] { $mine } Noise markers
} instead of { $other }.
       *[no] The ship is quieter around you: { $mine ->
    [one] 1 Noise marker
   *[other] { $mine } Noise markers
} instead of { $other }.
    }
   *[no] { $more ->
        [yes] The ship is noisier around the { $a }: { $mine ->
    [one] 1 Noise marker
   *[other] { $mine } Noise markers
} instead of { $other }.
       *[no] The ship is quieter around the { $a }: { $mine ->
    [one] 1 Noise marker
   *[other] { $mine } Noise markers
} instead of { $other }.
    }
}
hint-fire-here = { $more ->
    [yes] You would stand in a fire: { $here }.
   *[no] You do not stand in the fire of { $there }.
}
    .maybe = { $more ->
        [yes] You would more likely stand in a fire: { $here }.
       *[no] You less likely stand in a fire: { $there }.
    }
hint-malfunctions = Malfunctions on the ship: { $mine } instead of { $other } (one of them: { $here }).
hint-fires = Rooms on fire: { $mine } instead of { $other } (one of them: { $here }).
hint-item = { $more ->
    [yes] That way you have the { $a }.
   *[no] That way you are without the { $a }.
}
    .maybe = { $more ->
        [yes] You are more likely to have the { $a } then.
       *[no] You are less likely to have the { $a } then.
    }
hint-quest = { $you ->
    [yes] { $more ->
        [yes] A Quest Item of yours stays inactive.
       *[no] A Quest Item of yours is active then.
    }
   *[no] { $more ->
        [yes] A Quest Item of the { $a } stays inactive.
       *[no] A Quest Item of the { $a } is active then.
    }
}
hint-ammo = { $you ->
    [yes] You have { $mine } ammunition left instead of { $other }.
   *[no] The { $a } has { $mine } ammunition left instead of { $other }.
}
hint-weaknesses = { $you ->
    [yes] You know { $mine } Weaknesses of the Intruders instead of { $other }.
   *[no] The { $a } knows { $mine } Weaknesses of the Intruders instead of { $other }.
}
hint-explored = Explored rooms: { $mine } instead of { $other }; one of them is { $here }.
hint-hunted = Serious Wounds of the { $a }: { $mine } instead of { $other }.
hint-dead = { $you ->
    [yes] { $more ->
        [yes] You would be dead.
       *[no] You live.
    }
   *[no] { $more ->
        [yes] The { $a } would be dead.
       *[no] The { $a } lives.
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] You would more likely die.
           *[no] You more likely live.
        }
       *[no] { $more ->
            [yes] The { $a } would more likely die.
           *[no] The { $a } more likely lives.
        }
    }
hint-hand = { $more ->
    [yes] You keep more Action cards in hand in { $here }, { $mine } instead of { $other }: it is harder to surprise you.
   *[no] You would have fewer Action cards in hand in { $here }, { $mine } instead of { $other }: it is easier to surprise you.
}
