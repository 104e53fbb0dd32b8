"""Research Encounters of Yog-Sothoth."""

from seance.games.eldritch.rules.printed import INFLUENCE, LORE, OBSERVATION, WILL

from .deck import Deck
from .effects import (
    AdvanceDoom,
    Ambush,
    BecomeDelayed,
    Discard,
    DiscardGate,
    Fact,
    Gain,
    If,
    Lose,
    May,
    MoveTowardGate,
    OnBoard,
    PullMonster,
    SpawnGate,
    Test,
    Unless,
)
from .effects.things import Artifact, Artifacts, Condition, Spells, ThisClue

CARDS: Deck = {
    "research-yog-sothoth-1": {
        "city": Test(
            OBSERVATION,
            passed=Gain(ThisClue()) & May(Discard(Spells()), Gain(Artifact("the-silver-key"))),
            failed=Gain(Condition("detained")),
        ),
        "wilderness": Ambush("cultist", Gain(ThisClue())),
        "sea": Test(OBSERVATION, passed=Gain(ThisClue()), failed=Unless(Discard(Spells()), Discard(ThisClue()))),
    },
    "research-yog-sothoth-2": {
        "city": May(Gain(Condition("dark-pact")), Gain(ThisClue(), Artifact("necronomicon")), Discard(ThisClue())),
        "wilderness": Gain(ThisClue())
        & If(Fact("have-spell"), Test(WILL, failed=Lose(sanity=1) & Gain(Condition("paranoia")))),
        "sea": Test(OBSERVATION, -1, Gain(ThisClue(1))),
    },
    "research-yog-sothoth-3": {
        "city": Test(INFLUENCE, -1, Gain(ThisClue(1)), AdvanceDoom()),
        "wilderness": Test(OBSERVATION, passed=Gain(ThisClue(1)), failed=Lose(sanity=1)),
        "sea": Gain(ThisClue()) & If(OnBoard("hound-of-tindalos"), PullMonster("hound-of-tindalos"), Lose(sanity=1)),
    },
    "research-yog-sothoth-4": {
        "city": Test(OBSERVATION, passed=Gain(ThisClue(1))),
        "wilderness": Test(OBSERVATION, -1, Gain(ThisClue(1)), SpawnGate() & Discard(Spells())),
        "sea": Test(OBSERVATION, passed=Gain(ThisClue(), Spells()), failed=Lose(1)),
    },
    "research-yog-sothoth-5": {
        "city": Test(INFLUENCE, passed=Gain(ThisClue(), Spells()), failed=SpawnGate()),
        "wilderness": Test(OBSERVATION, -1, Gain(ThisClue(1)), SpawnGate()),
        "sea": May(Gain(Condition("dark-pact")), Gain(ThisClue(1)), SpawnGate()),
    },
    "research-yog-sothoth-6": {
        "city": Test(OBSERVATION, -1, Gain(ThisClue(), Artifacts(trait="tome")), BecomeDelayed()),
        "wilderness": Test(LORE, passed=Gain(ThisClue()), failed=Gain(Condition("amnesia"))),
        "sea": Test(OBSERVATION, passed=Gain(ThisClue()), failed=Gain(Condition("cursed"))),
    },
    "research-yog-sothoth-7": {
        "city": Ambush("cultist", Gain(ThisClue()), Gain(Condition("paranoia"))),
        "wilderness": Gain(ThisClue()) & If(Fact("have-spell"), Test(WILL, failed=Lose(sanity=1) & BecomeDelayed())),
        "sea": Test(LORE, passed=Gain(ThisClue()) & May(Discard(Spells()), DiscardGate())),
    },
    "research-yog-sothoth-8": {
        "city": Test(
            OBSERVATION,
            passed=May(Discard(Spells()), Gain(ThisClue(1))),
            failed=Discard(ThisClue()) & Gain(Condition("cursed")),
        ),
        "wilderness": Test(OBSERVATION, -1, Gain(ThisClue(), Spells()), Lose(1)),
        "sea": Gain(ThisClue()) & MoveTowardGate() & Unless(Discard(Spells()), Lose(sanity=2)),
    },
}
