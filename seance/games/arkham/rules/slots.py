"""Slots: how many assets of each kind somebody can have in play."""

from __future__ import annotations

from seance.engine import Flow, Option, choose, cites

from .areas import discard, stuck
from .pieces import InPlay, Investigator
from .printed import SLOTS, PlayerCard, StoryAsset
from .registers import SLOTS as MORE_SLOTS
from .registers import keep_to_slots
from .state import Table


@cites("AHC-SLT-03", "AHC-SLT-04", "AHC-SLT-05", "AHC-SLT-06", "AHC-SLT-07", "AHC-SLT-08", "AHC-SLT-09", "AHC-SLT-10")
def over(s: Table, who: Investigator, slot: str, assets: list[InPlay], new: PlayerCard | StoryAsset | None) -> int:
    """By how many slots these assets (and the new one) exceed what the investigator has."""
    needs = [(asset.slots.count(slot), asset.card.traits) for asset in assets]
    if new is not None:
        needs.append((new.slots.count(slot), new.traits))
    room = SLOTS[slot]
    for asset in assets:
        more = MORE_SLOTS.get(asset.card.key)
        if more is not None and more[0] == slot:
            fitting = sum([n for n, traits in needs if more[2] in traits]) if more[2] else more[1]
            room += min(more[1], fitting)
    return sum([n for n, _ in needs]) - room


def crowded(s: Table, who: Investigator, new: PlayerCard | StoryAsset) -> list[str]:
    """The slots in which the new asset has no room yet."""
    return [slot for slot in dict.fromkeys(new.slots) if over(s, who, slot, s.controlled(who), new) > 0]


def given_up(s: Table, who: Investigator, new: PlayerCard | StoryAsset) -> list[InPlay]:
    """The assets of which one must go for the new one."""
    slots = crowded(s, who, new)
    return freeing(s, who, slots[0], new) if slots else []


@cites("AHC-SLT-11")
def can_make_room(s: Table, who: Investigator, new: PlayerCard | StoryAsset) -> bool:
    """Assets that cannot leave play keep their slots."""
    fixed = [asset for asset in s.controlled(who) if stuck(s, asset)] if new.slots else []
    return not fixed or all(over(s, who, slot, fixed, new) <= 0 for slot in dict.fromkeys(new.slots))


@cites("AHC-SLT-11", "AHC-SLT-12")
def make_room(s: Table, who: Investigator, new: PlayerCard | StoryAsset) -> Flow[None]:
    """Choose and discard other assets of that slot until the new one fits."""
    while in_the_way := given_up(s, who, new):
        yield from give_up_one(s, who, in_the_way, "make-room", new.key)


def freeing(s: Table, who: Investigator, slot: str, new: PlayerCard | StoryAsset | None) -> list[InPlay]:
    """The assets without which there would be more room in this slot."""
    assets = s.controlled(who)
    too_many = over(s, who, slot, assets, new)
    found: list[InPlay] = []
    for asset in assets:
        if slot in asset.slots and not stuck(s, asset):
            others = [other for other in assets if other is not asset]
            if over(s, who, slot, others, new) < too_many:
                found.append(asset)
    return found


def give_up_one(s: Table, who: Investigator, assets: list[InPlay], prompt: str, about: str) -> Flow[None]:
    options = [Option(one, "discard", (one.key,)) for one in assets]
    discard(s, (yield from choose(who.seat, prompt, options, (about,))))


@keep_to_slots.done_by
@cites("AHC-SLT-02", "AHC-SLT-11")
def make_do(s: Table, who: Investigator) -> Flow[None]:
    """A card that gave slots has left play: what has no room any more is discarded."""
    for slot in SLOTS:
        while over(s, who, slot, s.controlled(who), None) > 0:
            too_many = freeing(s, who, slot, None)
            if not too_many:
                break
            yield from give_up_one(s, who, too_many, "no-slot-left", who.key)
