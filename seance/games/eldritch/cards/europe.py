"""Europe Encounters."""

from seance.games.eldritch.rules.printed import INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL

from .deck import Deck
from .effects import BecomeDelayed, Discard, Gain, Improve, Lose, May, MayDo, SpawnClue, Spend, Test
from .effects.things import Clues, Condition, ConditionOf

CARDS: Deck = {
    "europe-01": {
        "london": Test(OBSERVATION, passed=Gain(Condition("blessed")), failed=BecomeDelayed()),
        "rome": Test(INFLUENCE, passed=Improve(WILL)),
        "istanbul": Test(INFLUENCE, -1, Improve("any"), Gain(Condition("debt"))),
    },
    "europe-02": {
        "london": Test(OBSERVATION, passed=SpawnClue(2), failed=Gain(Condition("hallucinations"))),
        "rome": Improve(WILL) & Test(INFLUENCE, failed=Lose(1, 1)),
        "istanbul": May(BecomeDelayed(), Improve("any")),
    },
    "europe-03": {
        "london": Test(OBSERVATION, -1, Gain(Clues())),
        "rome": Test(INFLUENCE, -1, Gain(Condition("blessed")), Lose(sanity=1) & Discard(Condition("blessed"))),
        "istanbul": Test(LORE, passed=Improve(INFLUENCE)),
    },
    "europe-04": {
        "london": May(Gain(Condition("debt")), Gain(Clues(2))),
        "rome": May(BecomeDelayed(), Gain(Condition("blessed"))),
        "istanbul": Test(WILL, passed=Improve(INFLUENCE), failed=Gain(ConditionOf("madness"))),
    },
    "europe-05": {
        "london": SpawnClue(chosen=True) & Test(STRENGTH, failed=Gain(Condition("detained"))),
        "rome": Test(WILL, passed=Improve(WILL), failed=Lose(sanity=1)),
        "istanbul": May(Spend(Clues()), Improve(INFLUENCE)),
    },
    "europe-06": {
        "london": Test(OBSERVATION, passed=SpawnClue(chosen=True), failed=Lose(sanity=1)),
        "rome": Test(INFLUENCE, passed=Gain(Condition("blessed")), failed=Gain(Condition("detained"))),
        "istanbul": Improve(INFLUENCE) & Test(WILL, failed=Lose(2)),
    },
    "europe-07": {
        "london": SpawnClue(2) & Test(OBSERVATION, failed=Gain(Condition("internal-injury"))),
        "rome": MayDo(Improve("any"), Test(WILL, failed=Gain(Condition("cursed")))),
        "istanbul": Improve(INFLUENCE) & Test(WILL, failed=Lose(sanity=2)),
    },
    "europe-08": {
        "london": May(BecomeDelayed(), SpawnClue(2)),
        "rome": Improve(WILL) & Test(WILL, -1, failed=Gain(Condition("paranoia"))),
        "istanbul": Test(OBSERVATION, passed=Gain(Condition("blessed")), failed=Gain(Condition("back-injury"))),
    },
}
