"""Mystic cards."""

from seance.games.arkham.cards.effects import (
    Act,
    AddUses,
    BlankEnemy,
    Boost,
    CancelRevelation,
    CardText,
    Committed,
    DiscardWhenEmpty,
    Discover,
    DrawEncounter,
    Evade,
    Event,
    ExhaustThis,
    Fight,
    Forced,
    Free,
    Heal,
    HurtThatEnemy,
    IfSucceeded,
    LookAtTop,
    LoseActions,
    MoreSlots,
    OnSymbols,
    PlaceDoom,
    Plus,
    Reaction,
    RevealTwo,
    Search,
    SpendResources,
    SpendUses,
    Take,
    Then,
    UsesBecomeResources,
)
from seance.games.arkham.rules.printed import INTELLECT, WILLPOWER

CARDS: dict[str, CardText] = {
    "forbidden-knowledge": CardText(
        DiscardWhenEmpty("secrets"), Free(UsesBecomeResources(1, "secrets"), ExhaustThis() & Take(horror=1))
    ),
    "holy-rosary": CardText(Plus(WILLPOWER)),
    "shrivelling": CardText(
        Act(Fight(damage=1, skill=WILLPOWER, riders=(OnSymbols(Take(horror=1)),)), SpendUses("charges"))
    ),
    "scrying": CardText(Act(LookAtTop(3), ExhaustThis() & SpendUses("charges"))),
    "arcane-studies": CardText(Free(Boost(WILLPOWER), SpendResources()), Free(Boost(INTELLECT), SpendResources())),
    "arcane-initiate": CardText(
        Forced("this-enters-play", PlaceDoom(1, "this")), Free(Search(3, "card", "spell"), ExhaustThis())
    ),
    "drawn-to-the-flame": CardText(Event(DrawEncounter() & Then(Discover(2)))),
    "ward-of-protection": CardText(Event(CancelRevelation() & Then(Take(horror=1)), "you-draw-treachery")),
    "blinding-light-01066": CardText(
        Event(Evade(WILLPOWER, (IfSucceeded(HurtThatEnemy(1)), OnSymbols(LoseActions()))))
    ),
    "fearless": CardText(Committed(Heal(horror=1))),
    "mind-wipe": CardText(Event(BlankEnemy("phase"), "phase-begins")),
    "blinding-light-01069": CardText(
        Event(Evade(WILLPOWER, (IfSucceeded(HurtThatEnemy(2)), OnSymbols(LoseActions() & Take(horror=1)))))
    ),
    "book-of-shadows": CardText(MoreSlots("arcane", 1), Act(AddUses(1, "charges", "spell", "yours"), ExhaustThis())),
    "grotesque-statue": CardText(
        DiscardWhenEmpty("charges"), Reaction("you-would-reveal", RevealTwo(), SpendUses("charges"))
    ),
}
