"""The 16 Mysteries, four for each Ancient One."""

from seance.games.eldritch.rules.printed import OBSERVATION

from .effects import Ambush, Count, Discard, Each, Fact, If, May, MayDo, PlaceEldritch, Spend, Test
from .effects.mysteries import (
    RLYEH_RISEN,
    After,
    Beat,
    BoxGates,
    DiscardBoardEldritch,
    DiscardCast,
    EldritchOn,
    Epic,
    Gather,
    Meet,
    MoveAllClues,
    MoveTokenHere,
    MysteryText,
    MysteryToken,
    PutClueHere,
    PutGateHere,
    PutMonsterHere,
    ScatterEldritch,
    TokenOnNearestSea,
)
from .effects.things import Clues, Spells

PLAYERS, HALF, TWICE = Count("players"), Count("half-players"), Count("twice-players")
RESEARCH = After("research-resolved", MayDo(PutClueHere()))

CARDS: dict[str, MysteryText] = {
    "occult-research": MysteryText(Gather("clues", PLAYERS), progress=RESEARCH),
    "omen-of-devastation": MysteryText(
        Gather("eldritch", HALF),
        progress=After("gate-closed", If(Fact("closed-gate-matches"), May(Spend(Clues()), PlaceEldritch("mystery")))),
    ),
    "seed-of-the-daemon-sultan": MysteryText(
        Gather("eldritch", HALF),
        MysteryToken("tunguska"),
        progress=Meet("token", Test(OBSERVATION, passed=May(Spend(Clues(2)), PlaceEldritch("mystery")))),
    ),
    "the-true-name": MysteryText(
        Gather("eldritch", HALF),
        enters=ScatterEldritch(HALF),
        progress=Meet("tokens", May(Spend(Clues(2)), MoveTokenHere())),
    ),
    "rlyeh-risen": MysteryText(Gather("eldritch", HALF), MysteryToken("space-3"), progress=Meet("token", RLYEH_RISEN)),
    "the-deep-ones-attack": MysteryText(
        Gather("eldritch", PLAYERS),
        enters=Each("all", TokenOnNearestSea()),
        progress=Meet("tokens", Ambush("deep-one", May(Spend(Clues()), MoveTokenHere()))),
    ),
    "the-stars-are-right": MysteryText(Gather("clues", PLAYERS), enters=MoveAllClues("sea"), progress=RESEARCH),
    "watching-the-stars": MysteryText(Beat("epic-cthylla"), Epic("epic-cthylla", "space-12")),
    "hunting-the-thousand": MysteryText(
        Gather("toughness", TWICE), progress=After("monster-defeated", May(Spend(Clues(2)), PutMonsterHere()))
    ),
    "nature-of-the-all-mother": MysteryText(
        Gather("clues", PLAYERS), enters=MoveAllClues("wilderness"), progress=RESEARCH
    ),
    "rituals-in-the-wild": MysteryText(
        Gather("eldritch", HALF),
        EldritchOn("space-4", "space-10", "space-21", "tunguska"),
        progress=Meet("tokens", Test(OBSERVATION, passed=May(Spend(Clues(2)), MoveTokenHere()))),
        solved=DiscardBoardEldritch(),
    ),
    "spawn-of-the-black-goat": MysteryText(Beat("epic-nug"), Epic("epic-nug", "amazon")),
    "arcane-understanding": MysteryText(
        Gather("eldritch", PLAYERS),
        progress=After("spell-cast", May(Spend(Clues()) & DiscardCast(), PlaceEldritch("mystery"))),
    ),
    "spawn-of-yog-sothoth": MysteryText(Beat("epic-dunwich-horror"), Epic("epic-dunwich-horror", "arkham")),
    "the-beyond-one": MysteryText(Gather("clues", PLAYERS), progress=RESEARCH),
    "where-the-old-ones-broke-through": MysteryText(
        Gather("gates", HALF), progress=After("gate-closed", May(Discard(Spells(2)), PutGateHere())), solved=BoxGates()
    ),
}
