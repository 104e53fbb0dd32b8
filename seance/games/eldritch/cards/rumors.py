"""Blue Mythos cards: Rumors, which stay until they are solved."""

from seance.engine import Flow
from seance.engine.effect import Odd
from seance.games.eldritch.rules.encounters import enter_other_world
from seance.games.eldritch.rules.pieces import InPlay, Investigator
from seance.games.eldritch.rules.printed import OBSERVATION
from seance.games.eldritch.rules.state import World

from .effects import (
    AdvanceDoom,
    AdvanceOmen,
    BecomeDelayed,
    BoxExpedition,
    Count,
    CountOf,
    Discard,
    DiscardBoardClues,
    DiscardTokens,
    Each,
    Fact,
    Finally,
    Forbid,
    Gain,
    If,
    Lose,
    LoseGame,
    May,
    PlaceHealth,
    SolvedBy,
    SolveThis,
    SpawnMonster,
    Spend,
    Test,
    UnlessTogether,
)  # fmt: skip
from .effects.mythos_text import At, MythosText
from .effects.odd_mythos import DOOM_TO_ZERO, FADED_FROM_SOCIETY, RETURN_OF_THE_ANCIENT_ONES
from .effects.things import AllClues, Clues, ConditionOf

SOLVE_FOR_CLUES = Test(OBSERVATION, passed=May(Spend(Clues(Count("half-players"))), SolveThis()))


def through_fractured_reality(s: World, who: Investigator) -> Flow[None]:
    """There is no Gate: what would close it solves the Rumor."""
    assert isinstance(s.subject, InPlay)
    yield from enter_other_world(s, who, None, s.subject.key)


THROUGH_FRACTURED_REALITY = Odd("through-fractured-reality", through_fractured_reality)

CARDS: dict[str, MythosText] = {
    "fractured-reality": MythosText(
        encounter=At("space-2", THROUGH_FRACTURED_REALITY),
        reckoning=DiscardTokens(),
        no_tokens=AdvanceDoom(Count("gates")) & SolveThis(),
    ),
    "growing-madness": MythosText(
        encounter=At("space-8", SOLVE_FOR_CLUES),
        reckoning=Each("lead", Gain(ConditionOf("madness")) & DiscardTokens(CountOf("conditions", "madness"))),
        no_tokens=Each("all", Lose(sanity=3)) & Finally(SolveThis()),
    ),
    "lost-knowledge": MythosText(
        always=SolvedBy("epic-tick-tock-men"),
        reckoning=DiscardTokens(),
        no_tokens=Each("all", Discard(AllClues())) & DiscardBoardClues() & Finally(SolveThis()),
    ),
    "secrets-of-the-past": MythosText(
        always=Forbid("expeditions"),
        encounter=At("expedition", SOLVE_FOR_CLUES),
        reckoning=BoxExpedition() & If(Fact("no-expedition"), LoseGame()),
    ),
    "dimensions-collide": MythosText(
        encounter=At("space-11", SOLVE_FOR_CLUES), reckoning=DiscardTokens(Count("half-gates")), no_tokens=LoseGame()
    ),
    "mysterious-lights": MythosText(always=Forbid("close-gates"), encounter=At("space-13", SOLVE_FOR_CLUES)),
    "spreading-sickness": MythosText(
        encounter=At("space-17", May(Spend(Clues(Count("players-less-health"))), SolveThis())),
        reckoning=PlaceHealth() & Each("all", Lose(Count("health-here"))),
    ),
    "web-between-worlds": MythosText(
        always=SolvedBy("epic-spinner-of-webs"),
        reckoning=UnlessTogether(Count("half-players"), DiscardTokens()),
        no_tokens=LoseGame(),
    ),
    "faded-from-society": MythosText(
        encounter=At("space-16", SOLVE_FOR_CLUES), reckoning=FADED_FROM_SOCIETY, no_tokens=SolveThis()
    ),
    "return-of-the-ancient-ones": MythosText(
        defeat=RETURN_OF_THE_ANCIENT_ONES,
        reckoning=SpawnMonster(1, "rumor") & If(Fact("four-at-rumor"), DOOM_TO_ZERO & SolveThis()),
    ),
    "stars-aligned": MythosText(encounter=At("space-7", SOLVE_FOR_CLUES), reckoning=AdvanceOmen()),
    "the-wind-walker": MythosText(
        always=SolvedBy("epic-wind-walker"),
        reckoning=DiscardTokens(),
        no_tokens=Each("all", BecomeDelayed() & Lose(6)) & Finally(SolveThis()),
    ),
}
