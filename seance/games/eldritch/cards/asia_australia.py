"""Asia/Australia Encounters."""

from seance.games.eldritch.rules.printed import INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL

from .deck import Deck
from .effects import (
    BecomeDelayed,
    DiscardMonster,
    Gain,
    HurtMonster,
    HurtMonstersOnSpace,
    Improve,
    Lose,
    May,
    MoveMonster,
    PullMonster,
    Spend,
    Test,
)
from .effects.things import Assets, Clues, Condition

CARDS: Deck = {
    "asia-australia-01": {
        "shanghai": Test(OBSERVATION, passed=Improve(LORE), failed=Lose(sanity=1)),
        "tokyo": Test(INFLUENCE, passed=HurtMonstersOnSpace(2), failed=Gain(Condition("back-injury"))),
        "sydney": Test(WILL, passed=Improve(STRENGTH), failed=Lose(sanity=1)),
    },
    "asia-australia-02": {
        "shanghai": Test(INFLUENCE, passed=Improve("any"), failed=Lose(1)),
        "tokyo": May(BecomeDelayed(), HurtMonster(3)),
        "sydney": Improve(STRENGTH) & Test(STRENGTH, -1, failed=Lose(2)),
    },
    "asia-australia-03": {
        "shanghai": Improve(LORE) & Test(WILL, failed=Gain(Condition("hallucinations"))),
        "tokyo": PullMonster(),
        "sydney": Improve(STRENGTH) & Test(INFLUENCE, failed=Gain(Condition("detained"))),
    },
    "asia-australia-04": {
        "shanghai": Test(INFLUENCE, passed=Improve(LORE)),
        "tokyo": Test(INFLUENCE, passed=HurtMonster(2), failed=Gain(Condition("detained"))),
        "sydney": Test(WILL, passed=Improve(STRENGTH), failed=Lose(sanity=1)),
    },
    "asia-australia-05": {
        "shanghai": May(Spend(Clues()), Improve(LORE)),
        "tokyo": Test(INFLUENCE, -1, HurtMonster(3), Gain(Condition("detained"))),
        "sydney": May(Spend(Clues()), Improve(STRENGTH)),
    },
    "asia-australia-06": {
        "shanghai": Improve(LORE) & Test(OBSERVATION, failed=BecomeDelayed()),
        "tokyo": Test(WILL, passed=Gain(Condition("blessed")), failed=Gain(Condition("hallucinations"))),
        "sydney": Test(INFLUENCE, -1, Gain(Assets(trait="weapon")), Gain(Condition("debt"))),
    },
    "asia-australia-07": {
        "shanghai": May(BecomeDelayed(), Improve("any")),
        "tokyo": May(Spend(Clues()), DiscardMonster()),
        "sydney": Test(INFLUENCE, passed=Gain(Condition("blessed")), failed=Gain(Condition("detained"))),
    },
    "asia-australia-08": {
        "shanghai": Test(STRENGTH, passed=Gain(Condition("blessed")), failed=Gain(Condition("detained"))),
        "tokyo": Test(INFLUENCE, passed=MoveMonster()),
        "sydney": May(BecomeDelayed(), Gain(Assets(trait="weapon"))),
    },
}
