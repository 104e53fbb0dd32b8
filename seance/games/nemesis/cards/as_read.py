"""Cards, rooms and tokens as they are read: what is printed beside their text, then the text written by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from seance.engine.value import Value
from seance.engine.words import Say, Several
from seance.games.nemesis.rules import printed
from seance.games.nemesis.rules.printed import (
    ON_ATTACK,
    ON_INJURY,
    WHOSE,
    ActionCard,
    AttackCard,
    EventCard,
    IntruderAction,
    Item,
    RoomTile,
)


@dataclass(frozen=True, slots=True, repr=False)
class AsRead(Value):
    written: str  # whose text it has
    said: tuple[Say, ...]
    quest: bool = False  # the text begins with a quest, which none of the rest is the price of

    def text(self) -> Say:
        written = (Say(f"text-{self.written}"),)
        return Say("clause", text=Several("sections", written + self.said if self.quest else self.said + written))


def named(*keys: str) -> Several:
    return Several("with", tuple([Say(f"name-{key}", n="") for key in keys]))


def kinds(keys: tuple[str, ...]) -> Several:
    return Several("with", tuple([Say(f"kinds-{key}") for key in keys]))


def combat(sign: str) -> Iterator[Say]:
    if sign != "any":
        yield Say(f"fact-combat-{sign}")


def of_action(card: ActionCard) -> Iterator[Say]:
    if card.reaction:
        yield Say("fact-reaction")
    if card.cost:
        yield Say("fact-more-cost", n=card.cost)
    yield from combat(card.combat)


def of_item(item: Item) -> Iterator[Say]:
    if item.weapon is not None:
        yield Say(f"fact-weapon-{item.weapon.kind}", n=item.weapon.ammo)
    if item.heavy:
        yield Say("fact-heavy")
    if item.one_use:
        yield Say("fact-one-use")
    if item.cost and item.weapon is None:
        yield Say("fact-cost", n=item.cost)
    if item.weapon is None:  # the sign on a weapon does not bind Shoot
        yield from combat(item.combat)
    if item.component:
        yield Say("fact-component", component=named(item.component))
    if item.recipe:
        yield Say("fact-recipe", parts=named(*item.recipe))


def of_room(room: RoomTile) -> Iterator[Say]:
    if room.colour != "none":
        yield Say("fact-colour", colour=named(room.colour))
    if room.computer:
        yield Say("fact-computer")
    if room.action_cost is not None:
        yield Say("fact-action-cost", n=room.action_cost)


def of_event(card: EventCard) -> Iterator[Say]:
    yield Say("fact-moves", kinds=kinds(card.kinds), n=card.corridor)
    if card.after != "discard":
        yield Say(f"fact-{card.after}")


def of_attack(card: AttackCard) -> Iterator[Say]:
    yield Say("fact-hits", kinds=kinds(card.kinds))
    yield Say("fact-blood-arrow") if card.retreat else Say("fact-blood", n=card.blood)


@dataclass(frozen=True, slots=True, repr=False)
class AttackAsRead(Value):
    """An attack draws it for whose attack hits and what that does, an injured Intruder for its Blood alone."""

    card: AttackCard

    def text(self) -> Say:
        return Say("clause", text=Several("sections", (*of_attack(self.card), self.struck())))

    def parts(self) -> dict[str, Say]:
        whose, blood = of_attack(self.card)
        said = {WHOSE: whose, ON_ATTACK: self.struck(), ON_INJURY: blood}
        return {part: Say("clause", text=sentence) for part, sentence in said.items()}

    def struck(self) -> Say:
        return Say(f"text-{self.card.name}")


def of_hunt(card: IntruderAction) -> Iterator[Say]:
    yield Say("fact-hunt-corridor", n=card.corridor) if card.corridor else Say("fact-hunt-any")
    yield Say("fact-hunt-attacks", n=card.attack_cards)


def card_effects() -> Mapping[str, AsRead | AttackAsRead]:
    """Cards of one name share a text, but each has its own number and signs."""
    items = {**printed.ITEMS, **printed.CRAFTED, **printed.WEAPONS}
    return {
        **{key: AsRead(key, tuple(of_action(card))) for key, card in printed.ACTION_CARDS.items()},
        **{key: AsRead(key, tuple(of_item(item))) for key, item in items.items()},
        **{key: AsRead(key, tuple(of_item(item)), quest=True) for key, item in printed.QUEST_ITEMS.items()},
        **{key: AsRead(key, tuple(of_room(room))) for key, room in printed.ROOM_TILES.items()},
        **{card.key: AsRead(card.name, tuple(of_event(card))) for card in printed.EVENTS},
        **{card.key: AttackAsRead(card) for card in printed.ATTACKS},
        **{card.key: AsRead(card.name, tuple(of_hunt(card))) for card in printed.INTRUDER_ACTIONS},
    }
