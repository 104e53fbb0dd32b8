"""Expedition Encounters."""

from seance.games.eldritch.rules.printed import INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL

from .deck import Deck
from .effects import FAIL_PART, PASS_PART, DiscardMonster, Gain, Lose, RetreatDoom, SpawnAndFight, Test
from .effects.things import Artifacts, Clues, Condition

CARDS: Deck = {
    "expedition-amazon-1": {
        "initial": Test(STRENGTH, passed=PASS_PART, failed=FAIL_PART),
        "pass": RetreatDoom() & Test(LORE, failed=Gain(Condition("amnesia"))),
        "fail": Lose(1) & Gain(Condition("internal-injury")) & Test(OBSERVATION, -1, RetreatDoom()),
    },
    "expedition-amazon-2": {
        "initial": Test(OBSERVATION, passed=PASS_PART, failed=FAIL_PART),
        "pass": Test(LORE, passed=Gain(Artifacts()), failed=Lose(sanity=2)),
        "fail": Test(STRENGTH, -1, Gain(Clues(2)), Gain(Condition("back-injury"))),
    },
    "expedition-amazon-3": {
        "initial": Test(STRENGTH, passed=PASS_PART, failed=FAIL_PART),
        "pass": Gain(Artifacts()) & Test(OBSERVATION, -1, Gain(Clues()), Lose(sanity=1)),
        "fail": Gain(Condition("leg-injury")) & Test(INFLUENCE, passed=Gain(Artifacts()), failed=Lose(2)),
    },
    "expedition-antarctica-1": {
        "initial": Test(STRENGTH, passed=PASS_PART, failed=FAIL_PART),
        "pass": RetreatDoom() & Test(WILL, failed=Gain(Condition("amnesia"))),
        "fail": Lose(1) & Gain(Condition("back-injury")) & Test(OBSERVATION, -1, RetreatDoom()),
    },
    "expedition-antarctica-2": {
        "initial": Test(OBSERVATION, passed=PASS_PART, failed=FAIL_PART),
        "pass": Test(WILL, passed=Gain(Artifacts()), failed=Gain(Condition("hallucinations"))),
        "fail": Test(STRENGTH, -1, Gain(Clues(2)), Gain(Condition("leg-injury"))),
    },
    "expedition-antarctica-3": {
        "initial": Test(STRENGTH, passed=PASS_PART, failed=FAIL_PART),
        "pass": Gain(Artifacts()) & Test(OBSERVATION, -1, failed=Lose(sanity=1)),
        "fail": Gain(Condition("leg-injury")) & Test(INFLUENCE, passed=Gain(Artifacts()), failed=Lose(2)),
    },
    "expedition-heart-of-africa-1": {
        "initial": Test(STRENGTH, passed=PASS_PART, failed=FAIL_PART),
        "pass": RetreatDoom() & Test(LORE, failed=Gain(Condition("amnesia"))),
        "fail": Lose(1) & Gain(Condition("back-injury")) & Test(OBSERVATION, -1, RetreatDoom()),
    },
    "expedition-heart-of-africa-2": {
        "initial": Test(OBSERVATION, passed=PASS_PART, failed=FAIL_PART),
        "pass": Test(LORE, passed=Gain(Artifacts()), failed=Gain(Condition("hallucinations"))),
        "fail": Test(STRENGTH, -1, Gain(Clues(2)), Gain(Condition("detained"))),
    },
    "expedition-heart-of-africa-3": {
        "initial": Test(STRENGTH, passed=PASS_PART, failed=FAIL_PART),
        "pass": Gain(Artifacts()) & Test(OBSERVATION, -1, failed=Lose(sanity=1)),
        "fail": Gain(Condition("leg-injury")) & Test(INFLUENCE, passed=Gain(Artifacts()), failed=Lose(2)),
    },
    "expedition-himalayas-1": {
        "initial": SpawnAndFight(defeated=PASS_PART, otherwise=FAIL_PART),
        "pass": RetreatDoom() & Test(LORE, failed=Lose(sanity=2)),
        "fail": Test(OBSERVATION, passed=DiscardMonster("that") & RetreatDoom(), failed=Lose(sanity=1)),
    },
    "expedition-himalayas-2": {
        "initial": Test(OBSERVATION, passed=PASS_PART, failed=FAIL_PART),
        "pass": Test(WILL, passed=Gain(Artifacts()), failed=Gain(Condition("paranoia"))),
        "fail": Test(STRENGTH, -1, Gain(Clues(2)), Gain(Condition("internal-injury"))),
    },
    "expedition-himalayas-3": {
        "initial": Test(STRENGTH, passed=PASS_PART, failed=FAIL_PART),
        "pass": Gain(Artifacts()) & Test(LORE, -1, failed=Lose(sanity=2)),
        "fail": Test(INFLUENCE, passed=Gain(Artifacts()), failed=Gain(Condition("paranoia"))),
    },
    "expedition-pyramids-1": {
        "initial": Test(STRENGTH, passed=PASS_PART, failed=FAIL_PART),
        "pass": RetreatDoom() & Test(LORE, failed=Gain(Condition("amnesia"))),
        "fail": Lose(1) & Gain(Condition("internal-injury")) & Test(OBSERVATION, -1, RetreatDoom()),
    },
    "expedition-pyramids-2": {
        "initial": Test(OBSERVATION, passed=PASS_PART, failed=FAIL_PART),
        "pass": Test(LORE, passed=Gain(Artifacts()), failed=Lose(sanity=2)),
        "fail": Test(STRENGTH, -1, Gain(Clues(2)), Lose(1) & Gain(Condition("internal-injury"))),
    },
    "expedition-pyramids-3": {
        "initial": Test(STRENGTH, passed=PASS_PART, failed=FAIL_PART),
        "pass": Gain(Artifacts()) & Test(OBSERVATION, -1, failed=Lose(1)),
        "fail": Gain(Condition("leg-injury")) & Test(INFLUENCE, passed=Gain(Artifacts()), failed=Lose(2)),
    },
    "expedition-tunguska-1": {
        "initial": Test(STRENGTH, passed=PASS_PART, failed=FAIL_PART),
        "pass": Test(LORE, passed=RetreatDoom(), failed=Gain(Condition("amnesia"))),
        "fail": Lose(1) & Gain(Condition("leg-injury")) & Test(OBSERVATION, -1, RetreatDoom()),
    },
    "expedition-tunguska-2": {
        "initial": Test(OBSERVATION, passed=PASS_PART, failed=FAIL_PART),
        "pass": Test(WILL, passed=Gain(Artifacts()), failed=Gain(Condition("paranoia"))),
        "fail": Test(STRENGTH, -1, Gain(Clues(2)), Gain(Condition("back-injury"))),
    },
    "expedition-tunguska-3": {
        "initial": Test(STRENGTH, passed=PASS_PART, failed=FAIL_PART),
        "pass": Gain(Artifacts()) & Test(OBSERVATION, -1, Gain(Clues()), Lose(sanity=1)),
        "fail": Gain(Condition("internal-injury")) & Test(INFLUENCE, passed=Gain(Artifacts()), failed=Lose(2)),
    },
}
