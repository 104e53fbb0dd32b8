"""Research Encounters of Shub-Niggurath."""

from seance.games.eldritch.rules.printed import INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL

from .deck import Deck
from .effects import (
    AdvanceDoom,
    Ambush,
    BecomeDelayed,
    ChooseOne,
    Discard,
    DiscardMonster,
    Gain,
    HurtMonster,
    Improve,
    Lose,
    May,
    MayDo,
    MoveThisClue,
    MoveToNearest,
    RetreatDoom,
    SpawnAndFight,
    Test,
)
from .effects.things import Artifact, Assets, Condition, ThisClue

CARDS: Deck = {
    "research-shub-niggurath-1": {
        "city": Test(OBSERVATION, passed=Gain(ThisClue()) & DiscardMonster(), failed=AdvanceDoom()),
        "wilderness": Ambush("goat-spawn", Gain(ThisClue(1)), Gain(Condition("amnesia"))),
        "sea": Test(OBSERVATION, -1, Gain(ThisClue(1)), Ambush()),
    },
    "research-shub-niggurath-2": {
        "city": Test(OBSERVATION, passed=Gain(ThisClue()), failed=Lose(2)),
        "wilderness": Test(OBSERVATION, -1, Gain(ThisClue()), SpawnAndFight("dark-young")),
        "sea": Test(INFLUENCE, -1, Gain(ThisClue()) & DiscardMonster()),
    },
    "research-shub-niggurath-3": {
        "city": Test(OBSERVATION, passed=Gain(ThisClue())),
        "wilderness": May(
            Gain(Condition("dark-pact")), Gain(ThisClue()) & Improve(STRENGTH), Gain(Condition("paranoia"))
        ),
        "sea": Test(STRENGTH, -1, Gain(ThisClue(1)), MoveToNearest("wilderness") & BecomeDelayed()),
    },
    "research-shub-niggurath-4": {
        "city": Test(WILL, passed=Gain(ThisClue()), failed=MoveToNearest("wilderness") & Gain(Condition("amnesia"))),
        "wilderness": Test(OBSERVATION, -1, Gain(ThisClue(1)), Discard(Assets(trait="ally")) & Lose(sanity=2)),
        "sea": Test(OBSERVATION, -1, Gain(ThisClue(1)), MoveThisClue("wilderness")),
    },
    "research-shub-niggurath-5": {
        "city": Test(OBSERVATION, -1, Gain(ThisClue(1)), Gain(Condition("internal-injury"))),
        "wilderness": Test(OBSERVATION, -1, Gain(ThisClue(1)), Ambush("dark-young")),
        "sea": Test(STRENGTH, -1, Gain(ThisClue()), MoveThisClue("wilderness")),
    },
    "research-shub-niggurath-6": {
        "city": Test(WILL, passed=Gain(ThisClue()) & HurtMonster(2), failed=Gain(Condition("cursed"))),
        "wilderness": Test(OBSERVATION, passed=Gain(ThisClue()), failed=Gain(Condition("detained"))),
        "sea": Lose(2)
        & Gain(ThisClue())
        & MayDo(ChooseOne(Discard(Condition("cursed")), Discard(Condition("dark-pact")))),
    },
    "research-shub-niggurath-7": {
        "city": Test(INFLUENCE, passed=Gain(ThisClue(1)), failed=Gain(Condition("detained"))),
        "wilderness": Test(LORE, -1, Gain(ThisClue()) & RetreatDoom(), Gain(Condition("back-injury"))),
        "sea": Test(OBSERVATION, passed=Gain(ThisClue()), failed=BecomeDelayed()),
    },
    "research-shub-niggurath-8": {
        "city": May(Gain(Condition("dark-pact")), Gain(ThisClue(), Artifact("sword-of-saint-jerome"))),
        "wilderness": Test(LORE, -1, Gain(ThisClue()), Ambush("goat-spawn")),
        "sea": Test(OBSERVATION, passed=Gain(ThisClue()), failed=Ambush()),
    },
}
