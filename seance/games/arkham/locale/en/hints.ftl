# Why the adviser likes an answer, and why a bot has moved so. $mine is what comes of it, $other what comes of the
# answer that it is compared with; $more says whether $mine is the larger one, $you whether it is about the reader.
hint-commit = { $more ->
    [yes] The chance rises from { $other }% to { $mine }%.
   *[no] It stays at { $mine }%, but a success brings more.
}
hint-commit-nothing = { $mine }% as it is: the cards do more later.
hint-look-for-weapon = { $you ->
    [yes] You have to fight and hold no good weapon yet: each new card may be one.
   *[no] { $a } has to fight and holds no good weapon yet: each new card may be one.
}
hint-later = At the start a fresh card is likely to help more than these.
hint-ready = Whatever you hold helps from the start.
hint-trauma = Trauma that is carried out of { $a }: { $mine } instead of { $other }.
hint-clues-for = { $more ->
    [yes] Farther from the clues for “{ $a }”: { $mine } actions of work instead of { $other }.
   *[no] Nearer to the clues for “{ $a }”: { $mine } actions of work instead of { $other }{ $here ->
        [0] .
       *[other] , next in { $here }.
    }
}
hint-work = { $more ->
    [yes] It leaves more to do for “{ $a }” and after it.
   *[no] It leaves less to do for “{ $a }” and after it.
}
hint-reached = { $more ->
    [yes] You are better placed to finish “{ $a }”.
   *[no] You would be worse placed to finish “{ $a }”.
}
hint-nobody = { $more ->
    [yes] Nobody would be left to go on with “{ $a }”.
   *[no] Somebody is left to go on with “{ $a }”.
}
    .maybe = { $more ->
        [yes] More likely nobody would be left to go on with “{ $a }”.
       *[no] More likely somebody is left to go on with “{ $a }”.
    }
hint-rounds = { $more ->
    [yes] It leaves more rounds to spare, and “{ $a }” gets doom in every one.
   *[no] It leaves fewer rounds to spare, and “{ $a }” gets doom in every one.
}
hint-enemy = { $mine ->
    [0] { $a } ({ $here }) would be dealt with.
   *[other] Actions it still takes to get rid of { $a } ({ $here }): { $mine } instead of { $other }.
}
    .maybe = { $more ->
        [yes] { $a } ({ $here }) would likely stay in the way for longer.
       *[no] { $a } ({ $here }) is likely dealt with sooner.
    }
hint-boss = { $a } has { $mine } health left instead of { $other }.
    .maybe = { $more ->
        [yes] { $a } would likely keep more health.
       *[no] { $a } likely loses more health.
    }
hint-gone = { $you ->
    [yes] { $more ->
        [yes] You would be out of the scenario.
       *[no] You stay in the scenario.
    }
   *[no] { $more ->
        [yes] { $a } would be out of the scenario.
       *[no] { $a } stays in the scenario.
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] You would more likely be out of the scenario.
           *[no] You more likely stay in the scenario.
        }
       *[no] { $more ->
            [yes] { $a } would more likely be out of the scenario.
           *[no] { $a } more likely stays in the scenario.
        }
    }
hint-health = { $you ->
    [yes] After this round’s threats you would have { $mine } health, assets included, instead of { $other }.
   *[no] After this round’s threats { $a } would have { $mine } health, assets included, instead of { $other }.
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] You likely keep more health.
           *[no] It would likely cost you health.
        }
       *[no] { $more ->
            [yes] { $a } likely keeps more health.
           *[no] It would likely cost { $a } health.
        }
    }
hint-sanity = { $you ->
    [yes] After this round’s threats you would have { $mine } sanity, assets included, instead of { $other }.
   *[no] After this round’s threats { $a } would have { $mine } sanity, assets included, instead of { $other }.
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] You likely keep more sanity.
           *[no] It would likely cost you sanity.
        }
       *[no] { $more ->
            [yes] { $a } likely keeps more sanity.
           *[no] It would likely cost { $a } sanity.
        }
    }
hint-cards = { $you ->
    [yes] Your hand would be { $mine } cards, instead of { $other }.
   *[no] The hand of { $a } would be { $mine } cards, instead of { $other }.
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] You likely have more cards in hand then.
           *[no] You would likely have fewer cards in hand.
        }
       *[no] { $more ->
            [yes] { $a } likely has more cards in hand then.
           *[no] { $a } would likely have fewer cards in hand.
        }
    }
hint-resources = { $you ->
    [yes] Resources that you keep: { $mine } instead of { $other }.
   *[no] Resources that { $a } keeps: { $mine } instead of { $other }.
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] You likely keep more resources.
           *[no] It would likely cost you resources.
        }
       *[no] { $more ->
            [yes] { $a } likely keeps more resources.
           *[no] It would likely cost { $a } resources.
        }
    }
hint-in-play = { $you ->
    [yes] { $more ->
        [yes] You would have “{ $b }” in play.
       *[no] You would be without “{ $b }” in play.
    }
   *[no] { $more ->
        [yes] { $a } would have “{ $b }” in play.
       *[no] { $a } would be without “{ $b }” in play.
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] You more likely have “{ $b }” in play.
           *[no] You would less likely have “{ $b }” in play.
        }
       *[no] { $more ->
            [yes] { $a } more likely has “{ $b }” in play.
           *[no] { $a } would less likely have “{ $b }” in play.
        }
    }
hint-to-play = { $you ->
    [yes] { $more ->
        [yes] You can soon play “{ $b }”.
       *[no] You could not play “{ $b }” so soon.
    }
   *[no] { $more ->
        [yes] { $a } can soon play “{ $b }”.
       *[no] { $a } could not play “{ $b }” so soon.
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] You can more likely play “{ $b }” soon.
           *[no] You could less likely play “{ $b }” soon.
        }
       *[no] { $more ->
            [yes] { $a } can more likely play “{ $b }” soon.
           *[no] { $a } could less likely play “{ $b }” soon.
        }
    }
hint-skills = { $you ->
    [yes] Your willpower and agility together would be { $mine }, instead of { $other }.
   *[no] Willpower and agility of { $a } together would be { $mine }, instead of { $other }.
}
hint-threat = { $you ->
    [yes] { $more ->
        [yes] “{ $b }” would trouble you.
       *[no] “{ $b }” does not trouble you then.
    }
   *[no] { $more ->
        [yes] “{ $b }” would trouble { $a }.
       *[no] “{ $b }” does not trouble { $a } then.
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] “{ $b }” would more likely trouble you.
           *[no] “{ $b }” less likely troubles you.
        }
       *[no] { $more ->
            [yes] “{ $b }” would more likely trouble { $a }.
           *[no] “{ $b }” less likely troubles { $a }.
        }
    }
