"""Research Encounters of Azathoth."""

from seance.games.eldritch.rules.printed import INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL

from .deck import Deck
from .effects import (
    AdvanceOmen,
    BecomeDelayed,
    DiscardEldritch,
    Gain,
    Lose,
    May,
    PlaceEldritch,
    SetOmen,
    SpawnClue,
    Test,
)
from .effects.odd import MYSTERY_UNSOLVED
from .effects.things import Artifact, Condition, ThisClue

CARDS: Deck = {
    "research-azathoth-1": {
        "city": Test(OBSERVATION, -1, Gain(ThisClue(1))),
        "wilderness": Test(OBSERVATION, -1, Gain(ThisClue()) & SetOmen(), Lose(1)),
        "sea": Test(LORE, passed=Gain(ThisClue(1)), failed=BecomeDelayed()),
    },
    "research-azathoth-2": {
        "city": Test(LORE, passed=Gain(ThisClue()), failed=PlaceEldritch("omens")),
        "wilderness": Test(OBSERVATION, passed=Gain(ThisClue(1)), failed=Gain(Condition("amnesia"))),
        "sea": Gain(ThisClue()) & Test(STRENGTH, failed=Lose(2)),
    },
    "research-azathoth-3": {
        "city": Test(OBSERVATION, passed=Gain(ThisClue()), failed=Lose(sanity=1)),
        "wilderness": Gain(ThisClue()) & Test(WILL, passed=DiscardEldritch(), failed=Lose(sanity=6)),
        "sea": Test(OBSERVATION, passed=Gain(ThisClue()) & SetOmen()),
    },
    "research-azathoth-4": {
        "city": Test(STRENGTH, passed=Gain(ThisClue()), failed=Gain(Condition("internal-injury"))),
        "wilderness": Test(OBSERVATION, passed=Gain(ThisClue()) & SpawnClue()),
        "sea": Gain(ThisClue()) & PlaceEldritch("omens"),
    },
    "research-azathoth-5": {
        "city": Test(OBSERVATION, passed=Gain(ThisClue(1)), failed=MYSTERY_UNSOLVED),
        "wilderness": Gain(ThisClue()) & Test(LORE, -1, DiscardEldritch()),
        "sea": May(Gain(Condition("dark-pact")), Gain(ThisClue(), Artifact("ttka-halot"))),
    },
    "research-azathoth-6": {
        "city": Test(INFLUENCE, passed=Gain(ThisClue()), failed=AdvanceOmen()),
        "wilderness": Test(OBSERVATION, passed=Gain(ThisClue()), failed=AdvanceOmen()),
        "sea": Test(OBSERVATION, passed=Gain(ThisClue(1)), failed=AdvanceOmen()),
    },
    "research-azathoth-7": {
        "city": Test(WILL, passed=Gain(ThisClue()), failed=Gain(Condition("amnesia"))),
        "wilderness": Test(INFLUENCE, passed=Gain(ThisClue()), failed=Lose(sanity=1)),
        "sea": Test(WILL, passed=Gain(ThisClue(1)), failed=Gain(Condition("internal-injury"))),
    },
    "research-azathoth-8": {
        "city": Test(OBSERVATION, -1, Gain(ThisClue(1)), BecomeDelayed()),
        "wilderness": Lose(1) & Test(OBSERVATION, passed=Gain(ThisClue(1)), failed=Gain(Condition("back-injury"))),
        "sea": Gain(ThisClue()) & Test(OBSERVATION, passed=SetOmen()),
    },
}
