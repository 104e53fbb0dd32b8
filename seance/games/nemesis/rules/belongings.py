"""What a character carries: Items in the Inventory, heavy Items and objects in two hand slots."""

from __future__ import annotations

from collections.abc import Iterable

from seance.engine import Ask, Flow, Option, choose, choose_together, cites

from .pieces import Crew, Gear, HeavyObject, Held
from .pods import section_of
from .printed import CRAFTED, Item, QuestItem
from .registers import step
from .state import Ship

FOUND_AMMO = 1


@cites("NEM-HEAVY-02", "NEM-HEAVY-03", "NEM-HEAVY-05", "NEM-INV-01", "NEM-INV-03", "NEM-CREW-06")
def gain_item(s: Ship, who: Crew, item: Item, openly: bool = False) -> None:
    """A heavy Item goes into a hand slot, where all see it; others into the Inventory, known only if taken openly."""
    if item.heavy:
        full = 0 if item.weapon is None else item.weapon.ammo
        who.hands.append(Gear(item, s.number(item.key), full if item.key in CRAFTED else min(full, FOUND_AMMO), (), ""))
        s.log("took-in-hand", crew=who.key, item=item.key)
        fit_hands(s, who)
        return
    who.items.append(item)
    if openly:
        who.known.learn(others(s, who), item, who.seat)


def choose_item(who: Crew, prompt: str, verb: str, items: Iterable[Item], about: tuple[str, ...] = ()) -> Flow[Item]:
    """One of Items that only their owner sees: with a poker face it is asked even if there is no choice."""
    options = [Option(item, verb, (item.key,)) for item in dict.fromkeys(items)]
    chosen = yield from choose_together([Ask(who.seat, prompt, options, about)])
    return chosen[0]


@cites("NEM-HEAVY-06", "NEM-ARM-03")
def load_weapon(s: Ship, who: Crew, gear: Gear, n: int) -> None:
    """Ammo beyond the capacity of the weapon is not added."""
    added = min(n, gear.capacity - gear.ammo)
    gear.ammo += added
    s.log("loaded", crew=who.key, weapon=gear.key, n=added)


@cites("NEM-INV-02")
def show_item(s: Ship, who: Crew, item: Item) -> None:
    """Who uses an Item shows it: then everybody knows of it. What is in a hand slot they see anyway."""
    if item in who.items:
        who.known.show(others(s, who), [item], who.seat)


def others(s: Ship, who: Crew) -> list[int]:
    return [seat for seat in range(s.seats) if seat != who.seat]


@cites("NEM-ITEM-03", "NEM-ITEM-04", "NEM-DISC-02", "NEM-HEAVY-07")
def use_up(s: Ship, who: Crew, item: Item) -> None:
    """Discarded with what is attached to it; of two that are alike rather the one that is not tied to another."""
    gone: tuple[Item, ...] = (item,)
    if item in who.items:
        who.items.remove(item)
        who.known.gone(item)
    else:
        gear = min([gear for gear in who.gear if gear.item is item], key=lambda one: one.tied != "")
        who.hands.remove(gear)
        loosen(who)
        gone = (item, *gear.attached)
    s.log("item-discarded", crew=who.key, item=item.key)
    for one in gone:
        put_on_discards(s, one)


@cites("NEM-ITEM-04", "NEM-DISC-01", "NEM-DISC-02")
def put_on_discards(s: Ship, item: Item) -> None:
    """Face up; a crafted one goes back to its pile, starting weapons and Quest Items leave the game."""
    if item.colour in ("red", "yellow", "green"):
        s.items_deck(item.colour).discard.append(item)
    else:
        lose_item(s, item, ())


@cites("NEM-ITEM-05", "NEM-DROP-03")
def lose_item(s: Ship, item: Item, seats: tuple[int, ...]) -> None:
    """Unused, under its deck, face down; `seats` know which it was. What has no deck leaves the game."""
    if item.key in CRAFTED:
        s.crafted.append(item)
    elif item.colour in ("red", "yellow", "green"):
        s.items_deck(item.colour).under(item, seats)
    else:
        s.box.append(item)


@cites("NEM-WND-09")
def take_away(s: Ship, who: Crew) -> None:
    """All Items of the dead leave the game."""
    s.box += [*who.items, *who.quests]
    for gear in who.gear:
        s.box += [gear.item, *gear.attached]
    who.items, who.hands, who.quests = [], [], []
    who.known.forget()


# ---- hand slots ------------------------------------------------------------------------------------------------


@cites("NEM-HEAVY-03", "NEM-HEAVY-04", "NEM-HAND-01", "NEM-HAND-02")
def fit_hands(s: Ship, who: Crew) -> None:
    """What does not fit into the hand slots is dropped, before anything else is done."""
    if who.slots_used > who.slots:
        s.then(drop_to_fit(who))


@step("fit-hands")
def drop_to_fit(s: Ship, who: Crew) -> Flow[None]:
    while not who.fate and who.slots_used > who.slots:
        options: list[Option[Held]] = [Option(held, "drop", (held.key,)) for held in who.hands]
        drop_held(s, who, (yield from choose(who.seat, "hands-full", options)))


@cites("NEM-DROP-02", "NEM-DROP-03")
def drop_held(s: Ship, who: Crew, held: Held) -> None:
    """An object stays in the room, from a pod in its section; an Item is lost."""
    who.hands.remove(held)
    s.log("dropped", crew=who.key, thing=held.key)
    if isinstance(held, HeavyObject):
        s.lay(who.room or section_of(s, who), held)
        return
    loosen(who)
    for item in (held.item, *held.attached):
        lose_item(s, item, tuple(range(s.seats)))


def loosen(who: Crew) -> None:
    """Duct Tape holds together only what is in the same hands."""
    keys = [gear.key for gear in who.gear]
    for gear in who.gear:
        if gear.tied not in keys:
            gear.tied = ""


@cites("NEM-DROP-01", "NEM-DROP-03")
def drop_item(s: Ship, who: Crew, item: Item) -> None:
    """From the Inventory under its deck, and others see only the back. Where it has none they see what comes back."""
    who.items.remove(item)
    lose_item(s, item, (who.seat,))
    if isinstance(item, QuestItem) or item.key in CRAFTED:
        who.known.gone(item)
        s.log("dropped", crew=who.key, thing=item.key)
    else:
        out_of_sight(who, item)
        s.log("dropped-item", audience=(who.seat,), secret={"item": item.key}, crew=who.key, colour=item.colour)


@cites("NEM-INV-01")
def out_of_sight(who: Crew, item: Item, but: tuple[int, ...] = ()) -> None:
    """An Item has left the Inventory face down: nobody else knows now which of its colour are left."""
    of_colour = 1 + sum([one.colour == item.colour for one in who.items])
    for seat, known in who.known.of.items():
        if seat not in but:
            known[:] = [(one, seats) for one, seats in known if one.colour != item.colour]
            who.known.sure[seat] = max(who.known.sure[seat] - of_colour, 0)
