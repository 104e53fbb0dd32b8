"""Other World Encounters: beyond the Gates."""

from seance.games.eldritch.rules.printed import INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL

from .deck import Deck
from .effects import (
    FAIL_PART,
    PASS_PART,
    AdvanceDoom,
    BecomeDelayed,
    ChooseOne,
    CloseGate,
    Discard,
    Gain,
    Improve,
    Lose,
    May,
    Spend,
    Test,
    Unless,
)
from .effects.things import Artifacts, Clues, Condition, ConditionOf, Health, Possessions, Spells

CARDS: Deck = {
    "other-world-01": {
        "initial": Test(OBSERVATION, -1, PASS_PART, FAIL_PART),
        "pass": CloseGate() & Test(LORE, passed=ChooseOne(Gain(Clues()), Gain(Spells())), failed=Lose(sanity=2)),
        "fail": Unless(Spend(Clues()), Lose(sanity=3)),
    },
    "other-world-02": {
        "initial": Test(WILL, -1, PASS_PART, FAIL_PART),
        "pass": CloseGate() & Test(OBSERVATION, passed=Gain(Clues(2))),
        "fail": Test(LORE, failed=Lose(sanity=6)),
    },
    "other-world-03": {
        "initial": Test(LORE, -1, PASS_PART, FAIL_PART),
        "pass": CloseGate() & Test(WILL, passed=Gain(Clues())),
        "fail": Unless(Spend(Clues()), Lose(sanity=2) & Gain(Condition("paranoia"))),
    },
    "other-world-04": {
        "initial": Test(LORE, -1, PASS_PART, FAIL_PART),
        "pass": CloseGate() & May(BecomeDelayed(), Gain(Clues(2))),
        "fail": Test(INFLUENCE, failed=AdvanceDoom()),
    },
    "other-world-05": {
        "initial": Test(INFLUENCE, -1, PASS_PART, FAIL_PART),
        "pass": May(BecomeDelayed(), Gain(Clues(2))) & CloseGate(),
        "fail": Test(STRENGTH, failed=Lose(6)),
    },
    "other-world-06": {
        "initial": Test(LORE, passed=PASS_PART, failed=FAIL_PART),
        "pass": CloseGate() & May(BecomeDelayed(), Gain(Spells())),
        "fail": Test(WILL, failed=Lose(sanity=3)),
    },
    "other-world-07": {
        "initial": Test(WILL, -1, PASS_PART, FAIL_PART, "clue"),
        "pass": Test(STRENGTH, passed=CloseGate(), failed=Lose(2) & BecomeDelayed()),
        "fail": BecomeDelayed() & Gain(Condition("hallucinations")),
    },
    "other-world-08": {
        "initial": Test(WILL, passed=PASS_PART, failed=FAIL_PART),
        "pass": Test(LORE, passed=CloseGate(), failed=Lose(2)),
        "fail": Test(STRENGTH, failed=Gain(Condition("amnesia"))),
    },
    "other-world-09": {
        "initial": Test(WILL, passed=PASS_PART, failed=FAIL_PART),
        "pass": Test(LORE, passed=CloseGate(), failed=Lose(2)),
        "fail": Unless(Spend(Clues()), Gain(Condition("hallucinations"))),
    },
    "other-world-10": {
        "initial": Test(INFLUENCE, passed=PASS_PART, failed=FAIL_PART),
        "pass": Test(LORE, passed=CloseGate(), failed=Lose(sanity=1)),
        "fail": Unless(Spend(Clues()), Lose(sanity=2)),
    },
    "other-world-11": {
        "initial": Test(LORE, passed=PASS_PART, failed=FAIL_PART),
        "pass": Test(WILL, passed=CloseGate(), failed=BecomeDelayed()),
        "fail": Unless(Spend(Clues()), Gain(Condition("amnesia"))),
    },
    "other-world-12": {
        "initial": Test(OBSERVATION, passed=PASS_PART, failed=FAIL_PART),
        "pass": Test(LORE, passed=CloseGate(), failed=Gain(Condition("paranoia"))),
        "fail": Unless(BecomeDelayed(), Lose(sanity=2)),
    },
    "other-world-13": {
        "initial": Test(WILL, passed=PASS_PART, failed=FAIL_PART),
        "pass": Test(LORE, passed=CloseGate(), failed=BecomeDelayed()),
        "fail": Test(LORE, -1, CloseGate(), Lose(sanity=3)),
    },
    "other-world-14": {
        "initial": May(Spend(Clues()), PASS_PART, FAIL_PART),
        "pass": Test(WILL, passed=CloseGate(), failed=Lose(sanity=1)),
        "fail": Test(STRENGTH, passed=CloseGate(), failed=Lose(1, 1)),
    },
    "other-world-15": {
        "initial": May(Spend(Clues()), PASS_PART, FAIL_PART),
        "pass": Test(LORE, passed=CloseGate(), failed=Gain(Condition("hallucinations"))),
        "fail": Test(WILL, passed=CloseGate(), failed=Lose(1)),
    },
    "other-world-16": {
        "initial": Test(WILL, passed=PASS_PART, failed=FAIL_PART),
        "pass": Test(LORE, passed=CloseGate(), failed=Lose(sanity=1)),
        "fail": May(Spend(Clues()), CloseGate(), BecomeDelayed()),
    },
    "other-world-17": {
        "initial": Test(WILL, passed=PASS_PART, failed=FAIL_PART),
        "pass": Test(LORE, passed=CloseGate(), failed=Lose(sanity=1)),
        "fail": Test(LORE, -1, CloseGate(), Lose(2)),
    },
    "other-world-18": {
        "initial": Test(INFLUENCE, passed=PASS_PART, failed=FAIL_PART),
        "pass": Test(WILL, passed=CloseGate(), failed=Lose(sanity=1)),
        "fail": May(Discard(Possessions(trait="item")), CloseGate(), Lose(1) & Gain(ConditionOf("injury"))),
    },
    "other-world-19": {
        "initial": Test(INFLUENCE, passed=PASS_PART, failed=FAIL_PART),
        "pass": Gain(Clues(2)) & Test(LORE, -1, CloseGate(), Lose(sanity=1)),
        "fail": Unless(BecomeDelayed(), Gain(Condition("paranoia")) & Lose(sanity=1)),
    },
    "other-world-20": {
        "initial": Test(LORE, passed=PASS_PART, failed=FAIL_PART),
        "pass": Gain(Spells()) & Test(INFLUENCE, -1, CloseGate(), BecomeDelayed()),
        "fail": Gain(Condition("hallucinations")) & Test(WILL, failed=Lose(2)),
    },
    "other-world-21": {
        "initial": Test(LORE, passed=PASS_PART, failed=FAIL_PART),
        "pass": Gain(Clues(2)) & May(Spend(Health()), CloseGate(), BecomeDelayed()),
        "fail": Lose(1) & Test(OBSERVATION, failed=Discard(Possessions(trait="item"))),
    },
    "other-world-22": {
        "initial": Test(WILL, passed=PASS_PART, failed=FAIL_PART),
        "pass": Gain(Artifacts()) & Test(OBSERVATION, -1, CloseGate(), Gain(Condition("amnesia"))),
        "fail": Test(STRENGTH, failed=Lose(1, 1)),
    },
    "other-world-23": {
        "initial": Test(OBSERVATION, passed=PASS_PART, failed=FAIL_PART),
        "pass": Improve(WILL) & Test(STRENGTH, -1, CloseGate(), Gain(Condition("back-injury"))),
        "fail": Gain(Condition("leg-injury")) & Test(WILL, failed=Lose(1, 1)),
    },
    "other-world-24": {
        "initial": Test(INFLUENCE, passed=PASS_PART, failed=FAIL_PART),
        "pass": Gain(Artifacts()) & May(Spend(Clues(2)), CloseGate(), BecomeDelayed()),
        "fail": Lose(sanity=1) & Test(WILL, failed=Gain(Condition("paranoia"))),
    },
}
