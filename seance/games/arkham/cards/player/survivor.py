"""Survivor cards."""

from seance.games.arkham.cards.effects import (
    Act,
    AutoEvade,
    Boost,
    CardText,
    Committed,
    DiscardThis,
    Discover,
    Draw,
    Event,
    ExhaustThis,
    Fight,
    Free,
    HurtThis,
    NoTokens,
    OnSymbols,
    RaiseValue,
    Reaction,
    ShuffleThatEnemy,
    SlipAway,
    SpendResources,
    TakeFromDiscard,
    TurnAttack,
)
from seance.games.arkham.rules.printed import AGILITY, WILLPOWER

CARDS: dict[str, CardText] = {
    "leather-coat": CardText(),
    "scavenging": CardText(Reaction("you-investigated-by-2", TakeFromDiscard("item"), ExhaustThis())),
    "baseball-bat": CardText(
        Act(Fight(plus=2, damage=1, riders=(OnSymbols(DiscardThis(), ("skull", "auto-fail"), after=True),)))
    ),
    "rabbits-foot": CardText(Reaction("you-failed", Draw(), ExhaustThis())),
    "stray-cat": CardText(Free(AutoEvade("one"), DiscardThis())),
    "dig-deep": CardText(Free(Boost(WILLPOWER), SpendResources()), Free(Boost(AGILITY), SpendResources())),
    "cunning-distraction": CardText(Event(AutoEvade("all"), designator="evade")),
    "look-what-i-found": CardText(Event(Discover(2), "you-investigated-badly")),
    "lucky-01080": CardText(Event(RaiseValue(2), "you-would-fail")),
    "survival-instinct": CardText(Committed(SlipAway(), "evasion")),
    "aquinnah": CardText(Reaction("enemy-attacks-you", TurnAttack(), ExhaustThis() & HurtThis(horror=1))),
    "close-call": CardText(Event(ShuffleThatEnemy(), "enemy-evaded-here")),
    "lucky-01084": CardText(Event(RaiseValue(2) & Draw(), "you-would-fail")),
    "will-to-survive": CardText(Event(NoTokens("turn"), "your-turn")),
}
