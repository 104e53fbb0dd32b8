"""Green Mythos cards: Events, and a few Ongoing cards, that come with the Omen, a monster surge and Clues."""

from seance.games.eldritch.rules.printed import INFLUENCE, OBSERVATION

from .effects import (
    AdvanceDoom,
    AdvanceOmen,
    BecomeDelayed,
    BuryFallen,
    Count,
    Discard,
    DiscardMatchingGates,
    DiscardReserve,
    DiscardThis,
    Each,
    Fact,
    FillReserve,
    Finally,
    Forbid,
    Gain,
    If,
    LeadChooses,
    Lose,
    May,
    On,
    Reckon,
    Roll,
    SolveRumor,
    SpawnMonster,
    Test,
    TestForClues,
    UnlessTogether,
)  # fmt: skip
from .effects.mythos_text import MythosText
from .effects.odd_mythos import (
    BLOOD_FLOWS,
    LEGITIMATE_BANKING,
    THAT_WHICH_CONSUMES,
    TIED_TO_A_DARK_PURPOSE,
)  # fmt: skip
from .effects.things import Artifacts, Assets, Condition

CARDS: dict[str, MythosText] = {
    "a-proposition": MythosText(Each("lead", May(Gain(Condition("dark-pact")), SolveRumor()))),
    "buying-information": MythosText(Each("lead", TestForClues(INFLUENCE))),
    "heart-of-corruption": MythosText(Each("lead", Gain(Artifacts()) & Roll(On(1, 2, Lose(2, 2))))),
    "support-of-the-church": MythosText(Each("lead", Gain(Condition("blessed")))),
    "that-which-consumes": MythosText(THAT_WHICH_CONSUMES),
    "from-beyond": MythosText(
        If(Fact("no-mythos-reckons"), AdvanceDoom(), UnlessTogether(Count("half-players"), Reckon("mythos")))
    ),
    "rising-terror": MythosText(If(Fact("monster-reckons"), Reckon("monsters"), AdvanceDoom())),
    "strange-sightings": MythosText(always=Forbid("rest"), reckoning=DiscardThis()),
    "tied-to-a-dark-purpose": MythosText(TIED_TO_A_DARK_PURPOSE),
    "torn-asunder": MythosText(If(Fact("gate-matches"), Each("all", Lose(Count("matching-gates"))), AdvanceOmen())),
    "blood-flows": MythosText(Each("lead", BLOOD_FLOWS)),
    "calling-the-elder-things": MythosText(SpawnMonster(1, "cultists")),
    "dimensional-instability": MythosText(DiscardMatchingGates()),
    "driven-to-bankruptcy": MythosText(
        DiscardReserve(), always=Forbid("reserve"), reckoning=DiscardThis() & FillReserve()
    ),
    "legitimate-banking": MythosText(Each("lead", LEGITIMATE_BANKING)),
    "no-peace-for-the-fallen": MythosText(BuryFallen() & Each("lead", Gain(Condition("cursed")))),
    "patrolling-the-border": MythosText(
        LeadChooses(BecomeDelayed()),
        reckoning=Each("in-cities", Test(OBSERVATION, failed=BecomeDelayed() & Gain(Condition("detained"))))
        & Finally(DiscardThis()),
    ),
    "unexpected-betrayal": MythosText(Each("with-allies", Lose(3) & Discard(Assets(trait="ally")))),
}
