"""Research Encounters of Cthulhu."""

from seance.games.eldritch.rules.printed import INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL

from .deck import Deck
from .effects import Ambush, BecomeDelayed, Discard, Gain, Lose, May, MoveThisClue, RetreatDoom, Test
from .effects.things import Artifact, Assets, Condition, Spell, ThisClue

CARDS: Deck = {
    "research-cthulhu-1": {
        "city": Test(OBSERVATION, passed=Gain(ThisClue()), failed=MoveThisClue("sea")),
        "wilderness": Ambush("cultist", Gain(ThisClue()), Gain(Condition("cursed"))),
        "sea": May(
            Gain(Condition("dark-pact")),
            Gain(ThisClue(), Spell("mists-of-releh")),
            Discard(ThisClue()) & Ambush("star-spawn"),
        ),
    },
    "research-cthulhu-2": {
        "city": Test(INFLUENCE, passed=Gain(ThisClue(1)), failed=Lose(sanity=1)),
        "wilderness": Test(OBSERVATION, -1, Gain(ThisClue(1)), Lose(sanity=1)),
        "sea": Test(WILL, passed=Gain(ThisClue(1)), failed=Gain(Condition("hallucinations"))),
    },
    "research-cthulhu-3": {
        "city": Test(OBSERVATION, -1, Gain(ThisClue(1)), Discard(Assets(trait="item"))),
        "wilderness": Test(WILL, passed=Gain(ThisClue()), failed=Gain(Condition("hallucinations"))),
        "sea": Test(OBSERVATION, -1, Gain(Artifact("grotesque-statue")), Lose(sanity=3) & Ambush("deep-one")),
    },
    "research-cthulhu-4": {
        "city": Test(LORE, passed=Gain(ThisClue()), failed=Ambush("deep-one")),
        "wilderness": Test(OBSERVATION, passed=Gain(ThisClue()), failed=MoveThisClue("sea")),
        "sea": Test(OBSERVATION, passed=Gain(ThisClue()), failed=Gain(Condition("detained"))),
    },
    "research-cthulhu-5": {
        "city": Test(OBSERVATION, passed=Gain(ThisClue(1)), failed=Lose(sanity=1)),
        "wilderness": Test(LORE, -1, Gain(ThisClue()) & RetreatDoom(), MoveThisClue("sea")),
        "sea": Test(OBSERVATION, passed=Gain(ThisClue()), failed=Ambush("star-spawn", RetreatDoom())),
    },
    "research-cthulhu-6": {
        "city": Test(OBSERVATION, passed=Gain(ThisClue(), Spell("mists-of-releh")), failed=Gain(Condition("paranoia"))),
        "wilderness": Test(
            OBSERVATION, passed=Gain(ThisClue()), failed=Discard(Assets(2, "item")) & MoveThisClue("sea")
        ),
        "sea": Test(OBSERVATION, -1, Gain(ThisClue()) & RetreatDoom(), Gain(Condition("hallucinations"))),
    },
    "research-cthulhu-7": {
        "city": Ambush("cultist", Gain(ThisClue()), Gain(Condition("amnesia")) & MoveThisClue("sea")),
        "wilderness": Test(OBSERVATION, passed=Gain(ThisClue(1)), failed=Lose(sanity=2) & BecomeDelayed()),
        "sea": Ambush("deep-one", Gain(ThisClue(1)), Gain(Condition("leg-injury"))),
    },
    "research-cthulhu-8": {
        "city": Test(STRENGTH, passed=Gain(ThisClue()), failed=Lose(1) & Gain(Condition("detained"))),
        "wilderness": Test(STRENGTH, passed=Gain(ThisClue()), failed=BecomeDelayed() & MoveThisClue("sea")),
        "sea": Gain(ThisClue()) & Lose(sanity=1) & Ambush("deep-one", Gain(Artifact("ruby-of-rlyeh"))),
    },
}
