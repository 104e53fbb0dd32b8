"""Encounter sets of the town and the woods: Dark Cult, Nightgaunts, Locked Doors, Cult of Umôrdhoth."""

from seance.games.arkham.cards.effects import (
    THIS,
    Act,
    After,
    AtEnd,
    AttachToMostClues,
    Attack,
    CardText,
    CarriedOff,
    DiscardFromHand,
    DiscardThis,
    DoomOnNearest,
    EntersPlay,
    Evasion,
    Forced,
    HealThis,
    NoInvestigation,
    Phase,
    PlaceDoom,
    Revelation,
    SpendClues,
    SpendResources,
    Take,
    Test,
    TestEither,
    Then,
    ToVictory,
    When,
    WorseTokens,
)  # fmt: skip

CARDS: dict[str, CardText] = {
    "acolyte": CardText(Forced(After(EntersPlay()), PlaceDoom(1, on="this"))),
    "wizard-of-the-order": CardText(Forced(AtEnd(Phase("mythos")), PlaceDoom(1, on="this"))),
    "mysterious-chanting": CardText(Revelation(DoomOnNearest(2, "cultist"))),
    "hunting-nightgaunt": CardText(WorseTokens()),
    "on-wings-of-darkness": CardText(
        Revelation(Test("agility", 4, failed=Take(damage=1, horror=1) & Then(CarriedOff("nightgaunt", "central"))))
    ),
    "locked-door": CardText(
        Revelation(AttachToMostClues()),
        NoInvestigation(),
        Act(TestEither("combat", "agility", 4, passed=DiscardThis())),
    ),
    "wolf-man-drew": CardText(Forced(When(Attack(THIS)), HealThis(1))),
    "herman-collins": CardText(Act(ToVictory(), DiscardFromHand(4), designator="parley")),
    "peter-warren": CardText(Act(ToVictory(), SpendClues(2), designator="parley")),
    "victoria-devereux": CardText(Act(ToVictory(), SpendResources(5), designator="parley")),
    "ruth-turner": CardText(Forced(After(Evasion(THIS)), ToVictory())),
}
