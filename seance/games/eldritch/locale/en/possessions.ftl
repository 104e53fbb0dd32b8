# Sentences of Assets and Artifacts; see engine/words.py for .start .after .to .cost .one .they

caption-action = Action
caption-extra = Once per round in the Action Phase
caption-gained = When you gain this card from its deck
caption-service = When you gain this card (discard it afterwards)
caption-rest = When you Rest
caption-combat-won = When you defeat a Monster in a Combat encounter
caption-gate-closed = When you close a Gate in an Other World encounter
here-rest = When an investigator on your space Rests, they { $text }.
pay-to = { $cost } to { $effect }
pay-then = { $cost }; { $effect }

# tests
of-a-test = of { $how_article ->
    [an] an { $skill } test
   *[a] a { $skill } test
 }
of-a-test-combat = of { $how_article ->
    [an] an { $skill } test during a Combat encounter
   *[a] a { $skill } test during a Combat encounter
 }
of-a-test-spell = of { $how_article ->
    [an] an { $skill } test while you resolve a Spell effect
   *[a] a { $skill } test while you resolve a Spell effect
 }
of-a-test-acquire = of { $how_article ->
    [an] an { $skill } test to acquire Assets
   *[a] a { $skill } test to acquire Assets
 }
of-a-test-other-world = of { $how_article ->
    [an] an { $skill } test in an Other World encounter
   *[a] a { $skill } test in an Other World encounter
 }
plus = +{ $n } { $skill }.
plus-combat = +{ $n } { $skill } during Combat encounters.
plus-spell = +{ $n } { $skill } while you resolve Spell effects.
some-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
 }
any-dice = any number of dice
reroll-per-test = You may reroll { $dice } { $tests }.
reroll-per-round = Once per round, you may reroll { $dice } { $tests }.
reroll-for-per-test = You may { $cost } to reroll { $dice } { $tests }.
reroll-for-per-round = Once per round, you may { $cost } to reroll { $dice } { $tests }.
raise-per-test = You may add 1 to one die { $tests }.
raise-per-round = Once per round, you may add 1 to one die { $tests }.
double-sixes = Each 6 { $tests } counts as 2 successes.
burst-plus = +{ $n } { $skill }
burst-discard = You may discard this card to have { $bonus } during a Combat encounter.
burst-round = Once per round, you may have { $bonus } during a Combat encounter.
dice-here-city = While you are on a City space, investigators on your space roll 1 additional die when they test, except in Other World encounters.
dice-here-other-world = Investigators on your space roll 1 additional die when they test in an Other World encounter.

# harm
prevent-loss = You may discard this card to prevent an investigator on your space from losing up to { $points }.
less-damage = Monsters you encounter deal { $n } less damage (but at least 1).
never-delayed = You do not become Delayed unless you choose to.

# deeds
recover-all = recover all Health and Sanity
move-up-to = { $n ->
    [one] move up to { $n } space
   *[other] move up to { $n } spaces
 }
gain-action = perform 1 additional action
hurt-monsters-here = each Monster on your space loses { $n } Health
    .to = have each Monster on your space lose { $n } Health
all-here-lose = you and each Monster on your space lose { $n } Health
hurt-monster-here = a Monster of your choice on your space loses { $n } Health
    .to = have a Monster of your choice on your space lose { $n } Health
defeat-monsters-here = defeat every non-Epic Monster on your space
for-one-here = an investigator of your choice on your space { $text }
give-clues = give any number of your Clues to another investigator on any space
give-possessions = give any number of your { $trait } possessions to another investigator on any space
from-reserve = 1 { $traits } Asset from the reserve

# possessions like no other
odd-spells-cost-less = When one of your Spells makes you lose Sanity, you may prevent 1 of it.
odd-clue-for-sanity = Once per round, you may spend 1 Clue to prevent all Sanity that you would lose at once.
odd-unseen-by-monsters = In the Encounter Phase you may choose an encounter as if there were no Monsters on your space.
odd-one-clue-less = Once per round, you may spend 1 Clue less for an effect.
odd-trade-and-change-places = Action: Trade possessions with an investigator on any space. They may then move to your space; if they do, you move to the space they left.

pass-use-in-combat = Use nothing
note-burst = +{ $a } in this fight.
note-burst-once = +{ $a } in this fight; then the card is discarded.
ask-use-in-combat = Use a card against { $c }, for the test of { $b }?
ask-choose-one-here = Which investigator on the space does { $a } choose?
ask-give-to-whom = To whom does { $a } give something?
ask-change-places = Change places with { $a }?
log-used-in-combat = { $who } uses { $card }.
log-one-more-action = { $who } may perform 1 additional action.
log-gave = { $who } gives { $to }: { $things }.
not-cannot-pay = What it costs cannot be paid.
not-nothing-to-do = It could not do anything now.
do-test = Test
do-gain-artifacts = Gain an Artifact
do-gain-from-reserve-of = Gain an Asset from the reserve
do-discard-this = Discard this card
