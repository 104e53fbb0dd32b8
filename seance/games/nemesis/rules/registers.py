"""What an action is, what it may need, and the registers in which rooms, cards, Items and events write theirs.

A target is a number or a key, or several, never an object of the table. Then an option can be made once and offered
for ever, in every game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from msgspec.structs import replace

from seance.engine import Action, Bar, Chosen, Deed, Doable, Need, Note, Option, Preview, Refusal, Steps, Target, cites
from seance.engine.needs import NO_TARGET, bound
from seance.engine.words import Say

from .pieces import Crew
from .printed import ACTION_CARDS, CRAFTED, ITEMS, QUEST_ITEMS, ROOM_TILES, ActionCard, Item
from .state import Intruder, Ship

T = TypeVar("T")
Prospect: TypeAlias = Callable[[Ship, Crew, T], Preview]
ShipNeed = Need[Ship, Crew]

IN_COMBAT: ShipNeed = Need("NEM-CSYM-01", "not-in-combat", lambda s, who: s.in_combat(who))
OUT_OF_COMBAT: ShipNeed = Need("NEM-CSYM-03", "in-combat", lambda s, who: not s.in_combat(who), "leave-combat")
ROOM_OUT_OF_COMBAT: ShipNeed = Need("NEM-RACT-02", "in-combat", lambda s, who: not s.in_combat(who), "leave-combat")
ENOUGH_CARDS = Bar("NEM-COST-01", "too-few-cards")
IN_HAND = Bar("NEM-ACARD-01", "card-not-in-hand")
WORKING: ShipNeed = Need("NEM-MALF-01", "malfunction-here", lambda s, who: not s.malfunction[who.room], "repair-room")
COMPUTER: ShipNeed = Need("NEM-PC-01", "no-computer-here", lambda s, who: s.computer(who.room))


class ShipDoable(Doable[Ship, Crew], Protocol):
    """An action of this game, whatever its targets are."""

    verb: str
    card: ActionCard | None
    item: Item | None
    room: bool  # is it the action of a room?
    combat: str  # "in" combat only, "out" of combat only, "any" time

    def offer(self, s: Ship, who: Crew, combat: bool, cards: int, found: list[Option[Choice]]) -> None: ...
    def price(self, s: Ship, who: Crew) -> int: ...


class Choice(Chosen[Ship, Crew]):
    """An action together with its target: what a menu hands back."""

    __slots__ = ("action",)

    def __init__(self, action: ShipDoable, chosen: Chosen[Ship, Crew]) -> None:
        super().__init__(chosen.verb, chosen.cost, chosen.on, chosen.run, chosen.preview)
        self.action = action

    def preview(self, s: Ship, who: Crew) -> Preview:
        """A wound may make dearer what says nothing else of itself."""
        told = super().preview(s, who)
        return Preview(cost=self.action.price(s, who)) if told == Preview(cost=self.cost) else told


class ShipAction(Action[Ship, Crew, T]):
    """An action of this game: beside its needs it has a combat sign, a price, and perhaps a card or an Item."""

    __slots__ = ("card", "combat", "extra", "item", "least", "on", "room", "unfit")

    def __init__(
        self,
        verb: str,
        resolve: Callable[[Ship, Crew, T], Deed],
        targets: Callable[[Ship, Crew], Sequence[Target[T]]],
        needs: tuple[ShipNeed, ...] = (),
        bars: Callable[[Ship, Crew, T], Bar | None] | None = None,
        cost: int = 0,
        combat: str = "any",
        preview: Prospect[T] | None = None,
        on: tuple[str, ...] = (),
        card: ActionCard | None = None,
        item: Item | None = None,
        room: bool = False,
        extra: Callable[[Ship, Crew], int] | None = None,
    ) -> None:
        super().__init__(verb, resolve, targets, needs, bars, cost, preview)
        self.combat = combat  # "in" combat only, "out" of combat only, "any" time
        self.on = on  # entities of every option, before those of its target
        self.card = card
        self.item = item
        self.room = room
        self.extra = extra
        self.least = cost + (card is not None)  # cards in hand, if nothing makes it dearer
        self.unfit = {"out": True, "in": False}.get(combat)  # in combat it is not so

    def price(self, s: Ship, who: Crew) -> int:
        return self.cost if self.extra is None else self.cost + self.extra(s, who)

    def offer(self, s: Ship, who: Crew, combat: bool, cards: int, found: list[Option[Choice]]) -> None:
        """Add what may be done now; `combat` and `cards` (that could pay) are the same for a whole menu."""
        if combat is self.unfit:
            return
        if cards < (self.least if self.extra is None else self.least + self.extra(s, who)):
            return
        for need in self.needs:
            if not need.holds(s, who):
                return
        bars, ready = self.bars, self.ready
        for one in self.targets(s, who):
            if bars is None or bars(s, who, one[1]) is None:
                if one not in ready:
                    ready[one] = self.made(*one)
                found.append(ready[one])

    def made(self, on: tuple[str, ...], target: T) -> Option[Choice]:
        """Once, and every menu of every table offers it."""
        entities = self.on + on
        choice = Choice(self, bound(self, entities, target))
        return Option(choice, self.verb, entities, self.cites, shared=True)

    def refused(self, s: Ship, who: Crew) -> list[Refusal]:
        """Why not: the first need that fails, or what bars single targets."""
        bar = self.forbidden(s, who)
        if bar is not None:
            return [Refusal(self.verb, self.on, bar.rule, bar.reason, bar.fix)]
        found: list[Refusal] = []
        for on, target in self.targets(s, who):
            bar = None if self.bars is None else self.bars(s, who, target)
            if bar is not None:
                found.append(Refusal(self.verb, self.on + on, bar.rule, bar.reason, bar.fix))
        return found

    @cites("NEM-CSYM-01", "NEM-CSYM-03")
    def forbidden(self, s: Ship, who: Crew) -> Bar | None:
        if self.card is not None and self.card not in who.hand:
            return IN_HAND
        if self.combat == "out" and s.in_combat(who):
            return ROOM_OUT_OF_COMBAT if self.room else OUT_OF_COMBAT
        if self.combat == "in" and not s.in_combat(who):
            return IN_COMBAT
        for need in self.needs:
            if not need.holds(s, who):
                return need
        if who.action_cards() < self.price(s, who) + (self.card is not None):
            return ENOUGH_CARDS
        return None


def nothing(s: Ship, who: Crew) -> Sequence[Target[None]]:
    """The targets of an action that has none."""
    return NO_TARGET


# ---- registers ---------------------------------------------------------------------------------------------

ROOM_ACTIONS: dict[str, list[ShipDoable]] = {}  # by the key of the tile
CARD_ACTIONS: dict[str, list[ShipDoable]] = {}  # by the key of the Action card
ITEM_ACTIONS: dict[str, list[ShipDoable]] = {}  # by the key of the Item, Quest Items among them
EVENTS: dict[str, Callable[[Ship], Deed]] = {}  # by the name of the Event card
ATTACKS: dict[str, Callable[[Ship, Intruder, Crew], Deed]] = {}  # by the name of the Intruder Attack card
ATTACKS_ON_ALL: list[str] = []  # names of those that hit everybody in the room
STEPS: Steps[Ship, Crew] = Steps(attrgetter("crew"))
step = STEPS.step

EventEffect = TypeVar("EventEffect", bound=Callable[[Ship], Deed])
AttackEffect = TypeVar("AttackEffect", bound=Callable[[Ship, Intruder, Crew], Deed])


def event(name: str) -> Callable[[EventEffect], EventEffect]:
    """The effect of the Event cards of this name."""

    def register(effect: EventEffect) -> EventEffect:
        EVENTS[name] = effect
        return effect

    return register


def attack_card(name: str, on_all: bool = False) -> Callable[[AttackEffect], AttackEffect]:
    """The effect of the Intruder Attack cards of this name on whom they hit: the target, or `on_all` in the room."""

    def register(effect: AttackEffect) -> AttackEffect:
        ATTACKS[name] = effect
        if on_all:
            ATTACKS_ON_ALL.append(name)
        return effect

    return register


class Written(NamedTuple):
    """The text of a room, without what is printed beside it."""

    tile: str

    def text(self) -> Say:
        return Say(f"text-{self.tile}")


@cites("NEM-AROOM-02", "NEM-MALF-01", "NEM-RACT-02", "NEM-FIRE-06", "NEM-SPEC-03")
def room_action(
    tile: str,
    resolve: Callable[[Ship, Crew, T], Deed],
    targets: Callable[[Ship, Crew], Sequence[Target[T]]],
    needs: tuple[ShipNeed, ...] = (),
    bars: Callable[[Ship, Crew, T], Bar | None] | None = None,
    verb: str = "act",
    warns: Callable[[Ship, Crew], tuple[Note, ...]] = lambda s, who: (),
    known: Callable[[Ship, Crew], bool] = lambda s, who: False,
) -> None:
    """An action of a room: its printed cost, out of combat, without Malfunction. Options are `act:<tile>[:target]`."""
    cost = ROOM_TILES[tile].action_cost
    assert cost is not None
    works: ShipNeed = Need(  # the room itself: who uses it may be elsewhere
        "NEM-MALF-01", "malfunction-here", lambda s, who: not s.malfunction[s.room_of(tile)], "repair-room"
    )

    def means(s: Ship, who: Crew, target: T) -> Preview:
        idle = known(s, who)
        notes = (Note("known-already"),) * idle
        return Preview(cost=cost, notes=(*notes, Note("does", says=Written(tile)), *warns(s, who)), idle=idle)

    action = ShipAction(
        verb, resolve, targets, (works, *needs), bars, cost=cost, combat="out", on=(tile,), room=True, preview=means
    )
    ROOM_ACTIONS.setdefault(tile, []).append(action)


def card_action(
    card: str,
    resolve: Callable[[Ship, Crew, T], Deed],
    targets: Callable[[Ship, Crew], Sequence[Target[T]]],
    needs: tuple[ShipNeed, ...] = (),
    bars: Callable[[Ship, Crew, T], Bar | None] | None = None,
    verb: str = "play",
    preview: Prospect[T] | None = None,
) -> None:
    """One part of an Action card, with its printed cost and combat sign. Options are `play:<card>[:target]`."""
    printed = ACTION_CARDS[card]
    action = ShipAction(
        verb, resolve, targets, needs, bars, cost=printed.cost, combat=printed.combat, on=(card,), card=printed,
        preview=preview and priced(preview, printed.cost),
    )  # fmt: skip
    CARD_ACTIONS.setdefault(card, []).append(action)


def priced(preview: Prospect[T], cost: int) -> Prospect[T]:
    """The chances of a basic action, for what the card costs that does the same."""
    return lambda s, who, target: replace(preview(s, who, target), cost=cost)


def item_action(
    item: str,
    resolve: Callable[[Ship, Crew, T], Deed],
    targets: Callable[[Ship, Crew], Sequence[Target[T]]],
    needs: tuple[ShipNeed, ...] = (),
    bars: Callable[[Ship, Crew, T], Bar | None] | None = None,
    verb: str = "use",
    free: bool = False,
) -> None:
    """One part of an Item, with its printed combat sign and cost (unless `free`). Options are `use:<item>[:target]`."""
    printed = ITEMS.get(item) or CRAFTED.get(item) or QUEST_ITEMS[item]
    cost = 0 if free else printed.cost
    action = ShipAction(
        verb, resolve, targets, needs, bars, cost=cost, combat=printed.combat, on=(item,), item=printed,
        extra=hand_wound,
    )  # fmt: skip
    ITEM_ACTIONS.setdefault(item, []).append(action)


def hand_wound(s: Ship, who: Crew) -> int:
    """A Serious Wound of the hand makes Item actions dearer."""
    return int(bool(who.wounds) and who.suffers("hand"))


# ---- the cards of the Intruder player ---------------------------------------------------------------------------


class Hunt:
    """What a card does, and whether it could do anything now, as far as everybody can see."""

    __slots__ = ("can", "run")

    def __init__(self, can: Callable[[Ship], object], run: Callable[[Ship, Crew], Deed]) -> None:
        self.can = can
        self.run = run


HUNTS: dict[str, Hunt] = {}  # by the name of the card
