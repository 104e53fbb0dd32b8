"""The 4 Ancient Ones: the front of each sheet, and the back when they are awake."""

from seance.engine.effect import CardText

from .effects import AdvanceDoom, BecomeDelayed, Count, Discard, Each, Fact, If, Lose, Unless  # fmt: skip
from .effects.ancient_ones import (
    AncientOneWins,
    DoomGateOnSheet,
    EldritchHere,
    FacedBy,
    FinalBrings,
    FinalEncounters,
    FinalFight,
    GateOnSheet,
    GatherYoung,
    GreenOmen,
    InsteadOfDoom,
    OnAwakening,
    OnMoveToToken,
    SanityTokenOnSheet,
    SheetReckoning,
    ShieldedByMysteries,
    SpawnAtRandom,
    SpawnBeside,
    SpawnEpic,
    ThreeMysteries,
)  # fmt: skip
from .effects.things import Spells

CTHULHU, SHUB_NIGGURATH = "epic-cthulhu", "epic-shub-niggurath"

SIDES: dict[str, CardText] = {
    "azathoth": CardText(ThreeMysteries(3), GreenOmen()),
    "azathoth-awake": CardText(OnAwakening(AncientOneWins())),
    "cthulhu": CardText(
        ThreeMysteries(3),
        OnMoveToToken(BecomeDelayed() & Lose(sanity=1)),
        SheetReckoning(Each("at-sea-without-token", EldritchHere())),
    ),
    "cthulhu-awake": CardText(
        FinalBrings(SpawnEpic(CTHULHU, "space-3")),
        FinalFight(CTHULHU),
        OnMoveToToken(BecomeDelayed() & Lose(sanity=1) & SanityTokenOnSheet()),
        InsteadOfDoom(SanityTokenOnSheet()),
        SheetReckoning(Each("all", Lose(sanity=Count("sheet-sanity")))),
    ),
    "shub-niggurath": CardText(
        ThreeMysteries(3), SheetReckoning(SpawnAtRandom() & If(Fact("ten-monsters"), AdvanceDoom(2)))
    ),
    "shub-niggurath-awake": CardText(
        OnAwakening(SpawnEpic(SHUB_NIGGURATH, "heart-of-africa") & GatherYoung("heart-of-africa")),
        ShieldedByMysteries(SHUB_NIGGURATH),
        FinalFight(SHUB_NIGGURATH),
        InsteadOfDoom(SpawnBeside(SHUB_NIGGURATH, 6)),
        SheetReckoning(FacedBy(SHUB_NIGGURATH)),
    ),
    "yog-sothoth": CardText(
        ThreeMysteries(3), SheetReckoning(Each("on-gates", Unless(Discard(Spells()), AdvanceDoom())))
    ),
    "yog-sothoth-awake": CardText(
        FinalEncounters(Count("half-players")),
        InsteadOfDoom(DoomGateOnSheet(3)),
        SheetReckoning(Each("on-gates", Unless(Discard(Spells()), GateOnSheet()))),
    ),
}
