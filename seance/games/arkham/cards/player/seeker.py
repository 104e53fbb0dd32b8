"""Seeker cards."""

from seance.games.arkham.cards.effects import (
    Act,
    AttachToLocation,
    Boost,
    CardText,
    Committed,
    DiscardThatEnemy,
    DiscardThis,
    Discover,
    DiscoverMore,
    Draw,
    Event,
    ExhaustThis,
    Fact,
    Forced,
    ForOneHere,
    Free,
    GainResources,
    KeepOut,
    Plus,
    RaiseSkill,
    Reaction,
    ReturnThis,
    Search,
    SpendResources,
    TreatOneHere,
    UseInPlace,
)
from seance.games.arkham.rules.printed import AGILITY, COMBAT, INTELLECT

CARDS: dict[str, CardText] = {
    "magnifying-glass-01030": CardText(Plus(INTELLECT, during="investigating")),
    "old-book-of-lore": CardText(Act(ForOneHere(Search(3, "card")), ExhaustThis())),
    "research-librarian": CardText(Reaction("this-enters-play", Search(0, "asset", "tome"))),
    "dr-milan-christopher": CardText(Plus(INTELLECT), Reaction("you-investigated", GainResources(1))),
    "hyperawareness": CardText(Free(Boost(INTELLECT), SpendResources()), Free(Boost(AGILITY), SpendResources())),
    "medical-texts": CardText(Act(TreatOneHere(INTELLECT, 2))),
    "mind-over-matter": CardText(Event(UseInPlace("round", INTELLECT, COMBAT, AGILITY), "your-turn")),
    "working-a-hunch": CardText(Event(Discover(), "your-turn")),
    "barricade": CardText(Event(AttachToLocation()), KeepOut(), Forced("investigator-leaves", DiscardThis())),
    "deduction": CardText(Committed(DiscoverMore(), "investigation")),
    "magnifying-glass-01040": CardText(
        Plus(INTELLECT, during="investigating"), Free(ReturnThis(), condition=Fact("no-clues-here"))
    ),
    "disc-of-itzamna": CardText(Reaction("enemy-spawns-here", DiscardThatEnemy(), DiscardThis())),
    "encyclopedia": CardText(Act(ForOneHere(RaiseSkill(2, "phase")), ExhaustThis())),
    "cryptic-research": CardText(Event(ForOneHere(Draw(3)), "your-turn")),
}
