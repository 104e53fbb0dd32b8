"""America Encounters."""

from seance.games.eldritch.rules.printed import INFLUENCE, LORE, OBSERVATION, WILL

from .deck import Deck
from .effects import BecomeDelayed, Gain, Improve, Lose, May, Spend, Test
from .effects.things import Clues, Condition, ConditionOf, Spells

CARDS: Deck = {
    "america-01": {
        "arkham": Gain(Spells(trait="incantation")) & Test(LORE, failed=Gain(Condition("hallucinations"))),
        "san-francisco": May(Spend(Clues()), Improve(OBSERVATION)),
        "buenos-aires": Test(LORE, passed=Gain(Condition("blessed")), failed=Lose(sanity=2)),
    },
    "america-02": {
        "arkham": Gain(Spells(trait="incantation")) & Test(WILL, 1, failed=Gain(Condition("paranoia"))),
        "san-francisco": Test(WILL, -1, Improve("any"), Gain(Condition("leg-injury"))),
        "buenos-aires": Test(LORE, passed=Gain(Spells(trait="ritual")), failed=Lose(sanity=1)),
    },
    "america-03": {
        "arkham": Test(LORE, 1, Gain(Spells())),
        "san-francisco": Test(INFLUENCE, passed=Improve(OBSERVATION), failed=Gain(Condition("debt"))),
        "buenos-aires": Test(LORE, 1, Gain(Spells()), Gain(Condition("debt"))),
    },
    "america-04": {
        "arkham": May(Spend(Clues()), Gain(Spells(trait="incantation"))),
        "san-francisco": Test(WILL, passed=Gain(Condition("blessed")), failed=Gain(Condition("detained"))),
        "buenos-aires": May(Spend(Clues()), Gain(Spells(trait="ritual"))),
    },
    "america-05": {
        "arkham": Test(OBSERVATION, passed=Gain(Spells(trait="incantation")), failed=Lose(1)),
        "san-francisco": May(BecomeDelayed(), Improve("any")),
        "buenos-aires": Gain(Spells(trait="ritual")) & Test(WILL, failed=Gain(Condition("detained"))),
    },
    "america-06": {
        "arkham": Test(LORE, passed=Gain(Spells(trait="incantation")), failed=Gain(Condition("amnesia"))),
        "san-francisco": Improve(OBSERVATION) & Test(LORE, failed=Lose(1, 1)),
        "buenos-aires": Gain(Spells(trait="ritual")) & Test(LORE, failed=Gain(Condition("paranoia"))),
    },
    "america-07": {
        "arkham": May(BecomeDelayed(), Gain(Spells(2))),
        "san-francisco": Improve(OBSERVATION) & Test(WILL, -1, failed=Lose(sanity=2)),
        "buenos-aires": May(BecomeDelayed(), Gain(Spells(2))),
    },
    "america-08": {
        "arkham": Test(LORE, passed=Gain(Condition("blessed")), failed=Gain(Condition("paranoia"))),
        "san-francisco": Test(WILL, passed=Improve(OBSERVATION), failed=Gain(ConditionOf("madness"))),
        "buenos-aires": Test(INFLUENCE, passed=Gain(Spells(trait="ritual"))),
    },
}
