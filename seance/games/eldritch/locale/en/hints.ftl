# Why the adviser likes an answer, and why a bot has moved so. $mine is what comes of it, $other what comes of the
# answer that it is compared with; $more says whether $mine is the larger one.
hint-solved = Mysteries of { $a } that are solved: { $mine } instead of { $other }.
hint-epic = { $a } has { $mine } Toughness left instead of { $other }.
    .maybe = { $more ->
        [yes] { $a } would likely keep more Toughness.
       *[no] { $a } likely loses more Toughness.
    }
hint-progress = “{ $a }” stands at { $mine } of { $b } instead of { $other }.
    .maybe = { $more ->
        [yes] “{ $a }” likely gets further.
       *[no] “{ $a }” would likely get less far.
    }
hint-final = Eldritch tokens for the last Mystery of { $a }: { $mine } instead of { $other }.
    .maybe = { $more ->
        [yes] More Eldritch tokens likely gather for the last Mystery of { $a }.
       *[no] Fewer Eldritch tokens would likely gather for the last Mystery of { $a }.
    }
hint-doom = { $mine } Doom left before { $a } awakens, instead of { $other }.
    .maybe = { $more ->
        [yes] More Doom is likely left before { $a } awakens.
       *[no] Less Doom would likely be left before { $a } awakens.
    }
hint-soon-solved = “{ $a }” is solved sooner: { $mine } of { $b } instead of { $other }.
    .maybe = { $more ->
        [yes] “{ $a }” is likely solved sooner.
       *[no] “{ $a }” would likely be solved later.
    }
hint-soon-done = { $more ->
    [yes] { $a } can be beaten sooner.
   *[no] { $a } would be beaten later.
}
hint-gates = Open Gates that drive on { $a }: { $mine } instead of { $other }.
    .maybe = { $more ->
        [yes] More open Gates would likely drive on { $a }.
       *[no] Fewer open Gates likely drive on { $a }.
    }
hint-gone = { $you ->
    [yes] { $more ->
        [yes] You would be out of the game.
       *[no] You stay in the game.
    }
   *[no] { $more ->
        [yes] { $a } would be out of the game.
       *[no] { $a } stays in the game.
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] You would more likely be out of the game.
           *[no] You more likely stay in the game.
        }
       *[no] { $more ->
            [yes] { $a } would more likely be out of the game.
           *[no] { $a } more likely stays in the game.
        }
    }
hint-health = { $you ->
    [yes] You have { $mine } Health then instead of { $other }.
   *[no] { $a } has { $mine } Health then instead of { $other }.
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] You likely keep more Health.
           *[no] It would likely cost you Health.
        }
       *[no] { $more ->
            [yes] { $a } likely keeps more Health.
           *[no] It would likely cost { $a } Health.
        }
    }
hint-sanity = { $you ->
    [yes] You have { $mine } Sanity then instead of { $other }.
   *[no] { $a } has { $mine } Sanity then instead of { $other }.
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] You likely keep more Sanity.
           *[no] It would likely cost you Sanity.
        }
       *[no] { $more ->
            [yes] { $a } likely keeps more Sanity.
           *[no] It would likely cost { $a } Sanity.
        }
    }
hint-skills = { $you ->
    [yes] Your skills and cards together are worth { $mine } dice then instead of { $other }.
   *[no] Skills and cards of { $a } together are worth { $mine } dice then instead of { $other }.
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] Your skills and cards are likely worth more dice.
           *[no] Your skills and cards would likely be worth fewer dice.
        }
       *[no] { $more ->
            [yes] Skills and cards of { $a } are likely worth more dice.
           *[no] Skills and cards of { $a } would likely be worth fewer dice.
        }
    }
hint-luck = { $you ->
    [yes] You need a { $mine } for a success, not a { $other }.
   *[no] { $a } needs a { $mine } for a success, not a { $other }.
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] You would likely need higher rolls for a success.
           *[no] Lower rolls are likely enough for your successes.
        }
       *[no] { $more ->
            [yes] { $a } would likely need higher rolls for a success.
           *[no] Lower rolls are likely enough for the successes of { $a }.
        }
    }
hint-tickets = { $you ->
    [yes] { $b }: you have { $mine } then instead of { $other }.
   *[no] { $b }: { $a } has { $mine } then instead of { $other }.
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] You likely have a { $b } more.
           *[no] You would likely have a { $b } less.
        }
       *[no] { $more ->
            [yes] { $a } likely has a { $b } more.
           *[no] { $a } would likely have a { $b } less.
        }
    }
hint-delayed = { $you ->
    [yes] { $more ->
        [yes] You would be Delayed.
       *[no] You are not Delayed then.
    }
   *[no] { $more ->
        [yes] { $a } would be Delayed.
       *[no] { $a } is not Delayed then.
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] You would more likely be Delayed.
           *[no] You are less likely Delayed.
        }
       *[no] { $more ->
            [yes] { $a } would more likely be Delayed.
           *[no] { $a } is less likely Delayed.
        }
    }
hint-possession = { $you ->
    [yes] { $more ->
        [yes] You have { $b } then.
       *[no] You would be without { $b }.
    }
   *[no] { $more ->
        [yes] { $a } has { $b } then.
       *[no] { $a } would be without { $b }.
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] It likely brings you { $b }.
           *[no] You would less likely have { $b }.
        }
       *[no] { $more ->
            [yes] It likely brings { $a } { $b }.
           *[no] { $a } would less likely have { $b }.
        }
    }
hint-condition = { $you ->
    [yes] { $more ->
        [yes] You would have { $b }.
       *[no] You are rid of { $b } then.
    }
   *[no] { $more ->
        [yes] { $a } would have { $b }.
       *[no] { $a } is rid of { $b } then.
    }
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] You would more likely have { $b }.
           *[no] You are more likely rid of { $b } then.
        }
       *[no] { $more ->
            [yes] { $a } would more likely have { $b }.
           *[no] { $a } is more likely rid of { $b } then.
        }
    }
hint-clues = { $you ->
    [yes] Clues that you have then: { $mine } instead of { $other }.
   *[no] Clues that { $a } has then: { $mine } instead of { $other }.
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] You likely have more Clues then.
           *[no] You would likely have fewer Clues then.
        }
       *[no] { $more ->
            [yes] { $a } likely has more Clues then.
           *[no] { $a } would likely have fewer Clues then.
        }
    }
hint-gate = { $more ->
    [yes] The Gate at { $a } would be open.
   *[no] The Gate at { $a } is closed then.
}
    .maybe = { $more ->
        [yes] The Gate at { $a } would more likely be open.
       *[no] The Gate at { $a } is more likely closed.
    }
hint-monster = { $a } ({ $here }) has { $mine } Toughness left instead of { $other }.
    .maybe = { $more ->
        [yes] { $a } ({ $here }) would likely keep more Toughness.
       *[no] { $a } ({ $here }) likely loses more Toughness.
    }
hint-crowd = Monsters for { $a } on the board: { $mine } instead of { $other }.
    .maybe = { $more ->
        [yes] More Monsters would likely be on the board for { $a }.
       *[no] Fewer Monsters are likely on the board for { $a }.
    }
hint-rumor = Tokens left on “{ $a }”: { $mine } instead of { $other }.
    .maybe = { $more ->
        [yes] “{ $a }” likely keeps more tokens.
       *[no] “{ $a }” would likely lose more tokens.
    }
hint-job = { $you ->
    [yes] { $more ->
        [yes] It brings you nearer to your next goal: { $here-what } in { $here }.
       *[no] You would be later at your next goal: { $there-what } in { $there }.
    }
   *[no] { $more ->
        [yes] It brings { $a } nearer to the next goal: { $here-what } in { $here }.
       *[no] { $a } would be later at the next goal: { $there-what } in { $there }.
    }
}
hint-fear = { $you ->
    [yes] { $more ->
        [yes] You would have to face { $here-what } in { $here }.
       *[no] You have less to fear from { $there-what } in { $there }.
    }
   *[no] { $more ->
        [yes] { $a } would have to face { $here-what } in { $here }.
       *[no] { $a } has less to fear from { $there-what } in { $there }.
    }
}
