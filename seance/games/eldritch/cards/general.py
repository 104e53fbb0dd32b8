"""General Encounters: what happens anywhere."""

from seance.games.eldritch.rules.printed import INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL

from .deck import Deck
from .effects import BecomeDelayed, ChooseOne, Discard, Gain, Improve, Lose, May, Move, Recover, SpawnClue, Spend, Test
from .effects.things import Artifacts, Assets, Clues, Condition, ConditionOf, Possessions, ReserveAssets, Spells

CARDS: Deck = {
    "general-01": {
        "city": Test(OBSERVATION, passed=Gain(ReserveAssets(trait="item")), failed=Gain(Condition("detained"))),
        "wilderness": Gain(Assets(trait="item")) & Lose(sanity=1),
        "sea": Test(OBSERVATION, passed=Gain(Artifacts()), failed=BecomeDelayed()),
    },
    "general-02": {
        "city": Test(INFLUENCE, passed=SpawnClue(), failed=Gain(Condition("debt"))),
        "wilderness": Test(WILL, passed=ChooseOne(Gain(Clues()), Improve(LORE)), failed=Gain(Condition("cursed"))),
        "sea": Move() & Lose(sanity=1),
    },
    "general-03": {
        "city": Test(
            STRENGTH, passed=Gain(ReserveAssets(trait="item")), failed=Lose(1) & Discard(Possessions(trait="item"))
        ),
        "wilderness": Test(LORE, passed=ChooseOne(Gain(Clues()), Gain(Spells()))),
        "sea": Test(LORE, -1, Gain(Condition("blessed")) & Recover(1, 1)),
    },
    "general-04": {
        "city": Test(INFLUENCE, failed=Gain(Condition("leg-injury"))),
        "wilderness": Test(OBSERVATION, passed=Move(), failed=Lose(1) & Gain(Condition("leg-injury"))),
        "sea": Test(OBSERVATION, passed=Gain(Clues(), Assets(trait="ally")), failed=Gain(Condition("paranoia"))),
    },
    "general-05": {
        "city": Test(INFLUENCE, passed=Gain(Assets(trait="weapon")), failed=Gain(Condition("detained"))),
        "wilderness": May(Spend(Clues()), Gain(Artifacts())),
        "sea": May(BecomeDelayed(), Gain(Artifacts())),
    },
    "general-06": {
        "city": Test(LORE, -1, Gain(Artifacts(trait="tome"))),
        "wilderness": Test(OBSERVATION, passed=Gain(Artifacts(trait="tome"))),
        "sea": Test(LORE, passed=ChooseOne(Gain(Clues()), Improve(WILL)), failed=Gain(Condition("cursed"))),
    },
    "general-07": {
        "city": Test(INFLUENCE, passed=Gain(Assets(trait="ally")), failed=Gain(Condition("debt"))),
        "wilderness": Test(OBSERVATION, passed=Move(), failed=BecomeDelayed() & Gain(ConditionOf("madness"))),
        "sea": Lose(sanity=1) & Gain(Condition("back-injury")),
    },
    "general-08": {
        "city": Recover(sanity=2) & Test(OBSERVATION, failed=Discard(Possessions(trait="item"))),
        "wilderness": Test(LORE, passed=ChooseOne(Gain(Clues()), Improve(INFLUENCE)), failed=Gain(Condition("cursed"))),
        "sea": Test(INFLUENCE, passed=Gain(Clues())),
    },
    "general-09": {
        "city": Test(STRENGTH, passed=Gain(Assets(trait="ally")), failed=Lose(1)),
        "wilderness": Test(STRENGTH, passed=Improve(WILL), failed=Lose(1) & Gain(Condition("leg-injury"))),
        "sea": Test(INFLUENCE, passed=SpawnClue()),
    },
    "general-10": {
        "city": Test(WILL, passed=SpawnClue(), failed=Lose(sanity=2)),
        "wilderness": Test(STRENGTH, failed=Gain(Condition("hallucinations"))),
        "sea": Test(STRENGTH, failed=BecomeDelayed()),
    },
    "general-11": {
        "city": Test(WILL, passed=Recover(sanity=2), failed=Gain(Condition("paranoia"))),
        "wilderness": May(BecomeDelayed(), ChooseOne(Recover(sanity=3), Discard(ConditionOf("madness")))),
        "sea": Test(LORE, passed=Gain(Spells()), failed=Gain(Condition("cursed"))),
    },
    "general-12": {
        "city": Test(INFLUENCE, passed=Gain(ReserveAssets(trait="service"))),
        "wilderness": Test(WILL, -1, Gain(Artifacts()), Lose(sanity=2)),
        "sea": Test(WILL, failed=Discard(Possessions(trait="item"))),
    },
}
