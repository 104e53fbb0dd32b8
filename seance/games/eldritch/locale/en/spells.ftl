# Clauses of Spells; see engine/words.py for .start .after .to .cost .one .they

# the front
cast-action = Action
cast-health-loss = Once per round, when an investigator on any space would lose Health
cast-sanity-loss = Once per round, when an investigator on any space would lose Sanity
cast-combat = When you resolve a Combat encounter
cast-encounter = In the Encounter Phase
cast-on-now = { $test }. Then flip this card
cast-on-perhaps = you may { $test }. Then flip this card
cast-on-one-here = choose an investigator on your space and { $test }. Then flip this card
cast-on-unblessed-here = choose an investigator on your space who has no Blessed Condition and { $test }. Then flip this card
cast-on-anyone = choose an investigator on any space and { $test }. Then flip this card
cast-on-monster-here = choose a Monster on your space and { $test }. Then flip this card
cast-on-clue = you may choose a Clue on any space and { $test }. Then flip this card

# the back
spell-back = By the result of your test: { $outcomes }. Then flip this card face up.
result-on = on { $faces }, { $effect }
result-part = on { $faces }, { $effect }.
faces-or-more = { $least } or more
instead = instead { $deed }
count-result = the result of your test
if-no-four = no 4 was rolled

# what is done
for-chosen = the chosen investigator { $text }
for-unblessed-here = each investigator on your space who has no Blessed Condition { $text }
hurt-chosen = that Monster loses { $n } Health
hurt-chosen-equal = that Monster loses Health equal to { $amount }
hurt-others-here = each other Monster on your space loses { $n } Health
prevent-health = prevent up to { $n } of that Health loss
prevent-health-equal = prevent as much of that Health loss as { $amount }
prevent-sanity = prevent up to { $n } of that Sanity loss
prevent-sanity-equal = prevent as much of that Sanity loss as { $amount }
research-chosen = have a Research encounter with that Clue as if you were there
research-chosen-with = { $n ->
    [one] have a Research encounter with that Clue as if you were there, rolling { $n } additional die in its tests
   *[other] have a Research encounter with that Clue as if you were there, rolling { $n } additional dice in its tests
 }
discard-chosen-clue = discard the chosen Clue
strength-now = have +{ $n } { $skill } during this Combat encounter
reroll-strength = { $n ->
    [one] you may reroll { $n } die of the { $skill } test
   *[other] you may reroll { $n } dice of the { $skill } test
 }
pass-unseen = choose an encounter as if there were no Monsters on your space
may-move-anywhere = you may move to any space
    .one = may move to any space
    .they = may move to any space
may-move-clue-or-gate = you may move to any space with a Clue or a Gate
    .one = may move to any space with a Clue or a Gate
    .they = may move to any space with a Clue or a Gate
conjure = you may gain 1 Item or Trinket Asset from the reserve whose value is not above the result of your test
conjure-many = you may gain any number of Item and Trinket Assets from the reserve whose total value is not above the result of your test

ask-cast-in-combat = Cast { $a } against { $b }?
ask-conjure = Which Asset does { $a } conjure, with a value of up to { $b }?
do-use-on = Use { $a }’s ability on { $b }
verb-use-on = Use an ability on …
