"""Neutral cards, and those that only one investigator may have."""

from seance.games.arkham.cards.effects import (
    Act,
    After,
    AtMost,
    CardText,
    Committed,
    DiscardThis,
    Draw,
    Event,
    EventsUnderDeck,
    Fact,
    Fight,
    GainResources,
    Investigate,
    MoreSlots,
    NotAttacked,
    Played,
    PlayTopEvent,
    Reaction,
    SkillIf,
    SpendUses,
    TurnBegins,
)

DRAWS = CardText(AtMost(), Committed(Draw()))  # Guts and its siblings

CARDS: dict[str, CardText] = {
    "rolands-38-special": CardText(
        Act(Fight(plus=1, damage=1, riders=(SkillIf(Fact("clues-here"), 2),)), SpendUses("ammo"))
    ),
    "daisys-tote-bag": CardText(MoreSlots("hand", 2, "tome")),
    "on-the-lam": CardText(Event(NotAttacked("round"), After(TurnBegins()))),
    "heirloom-of-hyperborea": CardText(Reaction(After(Played("spell")), Draw())),
    "wendys-amulet": CardText(PlayTopEvent(), EventsUnderDeck()),
    "knife": CardText(Act(Fight(plus=1)), Act(Fight(plus=2, damage=1), DiscardThis())),
    "flashlight": CardText(Act(Investigate(shroud=-2), SpendUses("supplies"))),
    "emergency-cache": CardText(Event(GainResources(3))),
    "guts": DRAWS,
    "perception": DRAWS,
    "overpower": DRAWS,
    "manual-dexterity": DRAWS,
    "unexpected-courage": CardText(AtMost()),
    "bulletproof-vest": CardText(),
    "elder-sign-amulet": CardText(),
}
