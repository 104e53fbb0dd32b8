"""Special Encounters of Yog-Sothoth."""

from seance.games.eldritch.rules.printed import INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL

from .deck import Deck
from .effects import (
    FAIL_PART,
    PASS_PART,
    AdvanceDoom,
    BeDevoured,
    Discard,
    Gain,
    HaveCondition,
    If,
    Lose,
    May,
    PlaceEldritch,
    Test,
)
from .effects.odd import CLUES_AS_SUCCESSES, SANITY_AS_DICE
from .effects.things import Condition, ConditionOf, Spells

CARDS: Deck = {
    "special-key-gate-1": {
        "initial": If(HaveCondition("dark-pact"), BeDevoured()) & Test(WILL, -1, PASS_PART, FAIL_PART),
        "pass": Test(
            LORE, passed=May(Discard(Spells()), PlaceEldritch("sheet"), Lose(sanity=3)), failed=Lose(sanity=3)
        ),
        "fail": BeDevoured(),
    },
    "special-key-gate-2": {
        "initial": Test(WILL, -1, PASS_PART, FAIL_PART),
        "pass": CLUES_AS_SUCCESSES,
        "fail": BeDevoured(),
    },
    "special-key-gate-3": {
        "initial": Test(OBSERVATION, -1, PASS_PART, FAIL_PART),
        "pass": SANITY_AS_DICE,
        "fail": BeDevoured(),
    },
    "special-key-gate-4": {
        "initial": Test(STRENGTH, -1, PASS_PART, FAIL_PART),
        "pass": Test(
            LORE, passed=May(Gain(Condition("amnesia")), PlaceEldritch("sheet"), Lose(sanity=3)), failed=Lose(sanity=3)
        ),
        "fail": BeDevoured(),
    },
    "special-key-gate-5": {
        "initial": Test(LORE, -1, PASS_PART, FAIL_PART),
        "pass": Test(INFLUENCE, passed=PlaceEldritch("sheet"), failed=AdvanceDoom(), per="cultist"),
        "fail": Gain(Condition("cursed"), ConditionOf("madness"), ConditionOf("injury")),
    },
    "special-key-gate-6": {
        "initial": Test(LORE, -1, PASS_PART, FAIL_PART),
        "pass": Test(WILL, passed=PlaceEldritch("sheet"), failed=Lose(sanity=3), per="spell"),
        "fail": Gain(Spells(2), Condition("dark-pact")),
    },
}
