"""Mystic cards."""

from seance.games.arkham.cards.effects import (
    Act,
    AddUses,
    After,
    Before,
    BlankEnemy,
    Boost,
    CancelRevelation,
    CardText,
    Committed,
    DiscardWhenEmpty,
    Discover,
    DrawEncounter,
    EntersPlay,
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
    PhaseBegins,
    PlaceDoom,
    Plus,
    Reaction,
    Reveal,
    RevealTwo,
    Search,
    SpendResources,
    SpendUses,
    Take,
    Then,
    TreacheryDrawn,
    UsesBecomeResources,
    When,
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
        Forced(After(EntersPlay()), PlaceDoom(1, "this")), Free(Search(3, "card", "spell"), ExhaustThis())
    ),
    "drawn-to-the-flame": CardText(Event(DrawEncounter() & Then(Discover(2)))),
    "ward-of-protection": CardText(Event(CancelRevelation() & Then(Take(horror=1)), When(TreacheryDrawn()))),
    "blinding-light-01066": CardText(
        Event(Evade(WILLPOWER, (IfSucceeded(HurtThatEnemy(1)), OnSymbols(LoseActions()))))
    ),
    "fearless": CardText(Committed(Heal(horror=1))),
    "mind-wipe": CardText(Event(BlankEnemy("phase"), After(PhaseBegins()))),
    "blinding-light-01069": CardText(
        Event(Evade(WILLPOWER, (IfSucceeded(HurtThatEnemy(2)), OnSymbols(LoseActions() & Take(horror=1)))))
    ),
    "book-of-shadows": CardText(MoreSlots("arcane", 1), Act(AddUses(1, "charges", "spell", "yours"), ExhaustThis())),
    "grotesque-statue": CardText(
        DiscardWhenEmpty("charges"), Reaction(Before(Reveal()), RevealTwo(), SpendUses("charges"))
    ),
}
