"""The five investigators: an ability and an elder sign each."""

from seance.games.arkham.cards.effects import (
    CardInPlay,
    CardText,
    Count,
    DiscardFromHand,
    Discover,
    Draw,
    ElderSign,
    ExtraActions,
    Free,
    GainResources,
    HurtEnemy,
    Limit,
    MoreActions,
    Reaction,
    RevealAnother,
    SpendResources,
)

CARDS: dict[str, CardText] = {
    "roland-banks": CardText(
        Reaction("you-defeat-enemy", Discover(), limit=Limit(1, "round")), ElderSign(Count("clues-here"))
    ),
    "daisy-walker": CardText(MoreActions(1, "tome"), ElderSign(0, passed=Draw(Count("tomes")))),
    "skids-otoole": CardText(
        Free(ExtraActions(1), SpendResources(2), "your-turn", limit=Limit(1, "turn")),
        ElderSign(2, passed=GainResources(2)),
    ),
    "agnes-baker": CardText(
        Reaction("horror-on-you", HurtEnemy(1), limit=Limit(1, "phase")), ElderSign(Count("horror-on-you"))
    ),
    "wendy-adams": CardText(
        Reaction("you-reveal-token", RevealAnother(), DiscardFromHand(), Limit(1, "test")),
        ElderSign(0, succeeds=CardInPlay("wendys-amulet")),
    ),
}
