"""The Devourer Below: the woods, the Ritual Site, and Umôrdhoth."""

from seance.games.arkham.cards.effects import (
    ANYBODY,
    Act,
    After,
    AtEnd,
    CancelMove,
    CardText,
    ConnectsTo,
    Count,
    DiscardFromHand,
    Either,
    Entering,
    Forced,
    ForEach,
    GiveUp,
    HealOne,
    InvestigatedWith,
    Leaving,
    Limit,
    ReadyThis,
    RefillClues,
    Resign,
    Revelation,
    Round,
    Take,
    Test,
    Turn,
    When,
)  # fmt: skip

CARDS: dict[str, CardText] = {
    "main-path": CardText(ConnectsTo("woods"), Act(Resign(), designator="resign")),
    "arkham-woods-01150": CardText(Forced(After(Entering()), Test("willpower", 4, failed=Take(damage=1, horror=1)))),
    "arkham-woods-01151": CardText(Forced(When(Leaving()), Test("intellect", 3, failed=CancelMove()))),
    "arkham-woods-01152": CardText(InvestigatedWith("willpower")),
    "arkham-woods-01153": CardText(InvestigatedWith("agility")),
    "arkham-woods-01154": CardText(InvestigatedWith("combat")),
    "arkham-woods-01155": CardText(Act(HealOne(1), limit=Limit(1, "turn"))),
    "ritual-site": CardText(Forced(AtEnd(Round()), RefillClues(2))),
    "umordhoth": CardText(Forced(AtEnd(Turn(ANYBODY)), ReadyThis()), Act(GiveUp("lita-chantler", 3))),
    "umordhoths-wrath": CardText(
        Revelation(
            Test(
                "willpower", 5, failed=ForEach(Count("failed-by"), Either(DiscardFromHand(1), Take(damage=1, horror=1)))
            )
        )
    ),
}
