# Sentences of investigators' sheets; see engine/words.py for .start .after .to .cost .one .they

another-acts = Action: another investigator of your choice who is not Delayed may perform 1 additional action at once.
study-gates = Action: look at the top 2 Gates of the gate stack. Put one of them back on top and the other on the bottom.
trade-clues = Action: trade Clues, and nothing else, with an investigator on any space.
whom-here = each investigator on your space
if-cultist-here = a Cultist is on your space
if-no-clues = you have no Clues
discard-monsters-here = discard every non-Epic Monster on your space
move-that-cultist = move that Cultist to any other space
discard-monster-at-gate = discard a non-Epic Monster of your choice from a space with a Gate
both-lose = you and a Monster of your choice on your space each lose { $n } Health
move-by-ship = move 1 space along a Ship path
exchange-points = spend any amount of Health to recover as much Sanity, or any amount of Sanity to recover as much Health
reshape-skills = spend any number of Improvement tokens (a +2 is two of them) and improve a skill of your choice for each
from-reserve-or-pile = 1 { $trait } Asset of your choice from the reserve or the discard pile
buys-for-others = When you Acquire Assets, other investigators on any space may gain any of them.
sees-backs = Once per round, when another investigator gains a Condition that is not Common, you may look at its back and gain 1 Clue.
horror-at-most = Monsters you encounter have a horror of at most { $n }.
improves-twice = When you improve a skill, you may improve it once more.
one-more-die = Once per round, an investigator on your space may roll 1 additional die in a test.
never-gains = You do not gain { $how_article ->
    [an] an { $name } Condition
   *[a] a { $name } Condition
 } unless you choose to.
sanity-for-clue = Once per round, you may spend 1 Sanity in place of 1 Clue.
more-dice-per-clue = When an investigator on your space spends a Clue to reroll a die, they may reroll up to { $n } dice instead.
dice-here-wilderness = While you are on a Wilderness space, investigators on your space roll 1 additional die when they test.
dice-here-sea = While you are on a Sea space, investigators on your space roll 1 additional die when they test.
dice-here-combat = Investigators on your space roll 1 additional die in the tests on the token of a Monster they encounter.
found = If you are defeated, whoever encounters you takes all your possessions and tests { $crippled } (Crippled) or { $insane } (Insane); on a success, Doom retreats by 1.

ask-exchange-points = What does { $a } spend, and what for?
ask-spend-improvements = Which improvements does { $a } spend?
ask-improve-again = Improve { $b } once more?
do-exchange = { $a } for the other: { $b }
do-spend-improvement = { $b ->
        [1] Give up +1 { $a }
       *[other] Give up another +1 { $a }
    }
do-gain-from-pile = { $a } from the discard pile
do-discard-monsters-here = Discard every Monster here
do-move-that-cultist = Move the Cultist elsewhere
not-nobody-can-act = Nobody else could act now.
log-improvement-spent = { $who } gives up an improvement of { $skill }.
