"""Special Encounters of Cthulhu."""

from seance.games.eldritch.rules.printed import INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL

from .deck import Deck
from .effects import FAIL_PART, PASS_PART, AdvanceDoom, Gain, Lose, PlaceEldritch, SpawnMonster, Test
from .effects.things import Condition

CARDS: Deck = {
    "special-rlyeh-1": {
        "initial": Test(LORE, -1, PASS_PART, FAIL_PART),
        "pass": Test(INFLUENCE, -1, PlaceEldritch("mystery"), FAIL_PART),
        "fail": AdvanceDoom(),
    },
    "special-rlyeh-2": {
        "initial": Test(STRENGTH, -1, PASS_PART, FAIL_PART),
        "pass": Test(OBSERVATION, -1, PlaceEldritch("mystery")),
        "fail": Gain(Condition("detained")),
    },
    "special-rlyeh-3": {
        "initial": Test(WILL, -1, PASS_PART, FAIL_PART),
        "pass": Test(LORE, -1, PlaceEldritch("mystery")),
        "fail": Lose(sanity=3),
    },
    "special-rlyeh-4": {
        "initial": Test(STRENGTH, -1, PASS_PART, FAIL_PART),
        "pass": Test(WILL, -1, PlaceEldritch("mystery"), Gain(Condition("hallucinations"))),
        "fail": Lose(3),
    },
    "special-rlyeh-5": {
        "initial": Test(OBSERVATION, -1, PASS_PART, FAIL_PART),
        "pass": Test(LORE, -1, PlaceEldritch("mystery"), FAIL_PART),
        "fail": Lose(3),
    },
    "special-rlyeh-6": {
        "initial": Lose(sanity=1) & Test(OBSERVATION, -1, PASS_PART, FAIL_PART),
        "pass": Test(LORE, -1, PlaceEldritch("mystery"), Gain(Condition("paranoia"))),
        "fail": Gain(Condition("leg-injury")) & SpawnMonster(),
    },
}
