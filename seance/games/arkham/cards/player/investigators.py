"""The five investigators: an ability and an elder sign each."""

from seance.games.arkham.cards.effects import (
    After,
    CardInPlay,
    CardText,
    Count,
    Defeat,
    DiscardFromHand,
    Discover,
    Draw,
    During,
    ElderSign,
    ExtraActions,
    Free,
    GainResources,
    HorrorPlaced,
    HurtEnemy,
    Limit,
    MoreActions,
    Reaction,
    Reveal,
    RevealAnother,
    SpendResources,
    Turn,
    When,
)

CARDS: dict[str, CardText] = {
    "roland-banks": CardText(
        Reaction(After(Defeat()), Discover(), limit=Limit(1, "round")), ElderSign(Count("clues-here"))
    ),
    "daisy-walker": CardText(MoreActions(1, "tome"), ElderSign(0, passed=Draw(Count("tomes")))),
    "skids-otoole": CardText(
        Free(ExtraActions(1), SpendResources(2), During(Turn()), limit=Limit(1, "turn")),
        ElderSign(2, passed=GainResources(2)),
    ),
    "agnes-baker": CardText(
        Reaction(After(HorrorPlaced()), HurtEnemy(1), limit=Limit(1, "phase")), ElderSign(Count("horror-on-you"))
    ),
    "wendy-adams": CardText(
        Reaction(When(Reveal()), RevealAnother(), DiscardFromHand(), Limit(1, "test")),
        ElderSign(0, succeeds=CardInPlay("wendys-amulet")),
    ),
}
