# Why the adviser likes an answer, and why a bot has moved so. $mine is what comes of it, $other what comes of the
# answer that it is compared with; $more says whether $mine is the larger one.
hint-solved = Mysteries of { $a } that are solved: { $mine } instead of { $other }.
hint-epic = { $a } has { $mine } Toughness left instead of { $other }.
hint-progress = “{ $a }” stands at { $mine } of { $b } instead of { $other }.
hint-final = Eldritch tokens for the last Mystery of { $a }: { $mine } instead of { $other }.
hint-doom = { $mine } Doom left before { $a } awakens, instead of { $other }.
hint-soon-solved = “{ $a }” is solved sooner: { $mine } of { $b } instead of { $other }.
hint-soon-done = { $more ->
    [yes] { $a } can be beaten sooner.
   *[no] { $a } would be beaten later.
}
hint-gates = Open Gates that drive on { $a }: { $mine } instead of { $other }.
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
    [yes] Your skills add up to { $mine } dice then instead of { $other }.
   *[no] The skills of { $a } add up to { $mine } dice then instead of { $other }.
}
hint-luck = { $you ->
    [yes] You need a { $mine } for a success, not a { $other }.
   *[no] { $a } needs a { $mine } for a success, not a { $other }.
}
hint-tickets = { $you ->
    [yes] { $b }: you have { $mine } then instead of { $other }.
   *[no] { $b }: { $a } has { $mine } then instead of { $other }.
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
            [yes] You more likely have { $b } then.
           *[no] You would less likely have { $b }.
        }
       *[no] { $more ->
            [yes] { $a } more likely has { $b } then.
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
           *[no] You less likely have { $b } then.
        }
       *[no] { $more ->
            [yes] { $a } would more likely have { $b }.
           *[no] { $a } less likely has { $b } then.
        }
    }
hint-clues = { $you ->
    [yes] Clues that you have then: { $mine } instead of { $other }.
   *[no] Clues that { $a } has then: { $mine } instead of { $other }.
}
    .maybe = { $you ->
        [yes] { $more ->
            [yes] It likely brings you more Clues.
           *[no] It would likely leave you with fewer Clues.
        }
       *[no] { $more ->
            [yes] It likely brings { $a } more Clues.
           *[no] It would likely leave { $a } with fewer Clues.
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
hint-crowd = Monsters for { $a } on the board: { $mine } instead of { $other }.
hint-rumor = Tokens left on “{ $a }”: { $mine } instead of { $other }.
hint-job = { $you ->
    [yes] { $more ->
        [yes] You are well placed for what comes next: { $here-what }, { $here }.
       *[no] You would be worse placed for { $there-what }, { $there }.
    }
   *[no] { $more ->
        [yes] { $a } is then well placed for what comes next: { $here-what }, { $here }.
       *[no] { $a } would be worse placed for { $there-what }, { $there }.
    }
}
hint-fear = { $you ->
    [yes] { $more ->
        [yes] You would have to face { $here-what }, { $here }.
       *[no] You have less to fear from { $there-what }, { $there }.
    }
   *[no] { $more ->
        [yes] { $a } would have to face { $here-what }, { $here }.
       *[no] { $a } has less to fear from { $there-what }, { $there }.
    }
}
