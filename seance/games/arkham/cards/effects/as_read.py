"""A player card as it is read: what is printed besides its abilities, then these."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from seance.engine.effect import CardText
from seance.engine.value import Value
from seance.engine.words import Say, Several
from seance.games.arkham.rules.printed import EnemyCard, PlayerCard, TreacheryCard

from .belongings import uses
from .printed_facts import of_player_card, with_facts
from .words import named


def nature(card: PlayerCard | EnemyCard | TreacheryCard) -> Iterator[Say]:
    """Whom it hunts, and its keywords."""
    if not isinstance(card, TreacheryCard) and card.prey:
        yield Say(f"prey-{card.prey}")
    yield from [Say(f"keyword-{keyword}") for keyword in card.keywords]


@dataclass(frozen=True, slots=True, repr=False)
class AsRead(Value):
    card: PlayerCard
    abilities: CardText

    def text(self) -> Say:
        card = self.card
        said: list[Say] = []
        if card.only:
            said.append(Say("only-in-deck-of", investigator=named(card.only)))
        if card.fast:
            said.append(Say("fast"))
        if card.uses:
            said.append(Say("has-uses", uses=uses(card.uses_kind, card.uses)))
        said += nature(card)
        said += [ability.say() for ability in self.abilities.abilities]
        return Say("clause", text=Several("sections", tuple(said or [Say("no-ability")])))

    def whole(self) -> Say:
        return with_facts(of_player_card(self.card), self.text())
