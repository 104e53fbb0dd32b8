"""What an objective still asks of a seat: errands, luck, and by which way it must leave the ship."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from seance.games.nemesis.rules.board import ROOM_NUMBERS
from seance.games.nemesis.rules.printed import CORPORATE, PERSONAL, SOLO_COOP, WEAKNESS_SLOTS, Condition, Objective
from seance.games.nemesis.show.view import CrewView

from .prospects import Chain, Chart, Stop
from .weights import W

OBJECTIVES: dict[str, Objective] = {one.key: one for one in (*PERSONAL, *CORPORATE, *SOLO_COOP)}
PICK_UP = 1.0


class Aim(NamedTuple):
    """What is to be done for an objective (or a part of it), and the chance that it then comes about."""

    luck: float
    chains: tuple[Chain, ...] = ()
    exits: tuple[str, ...] = ("sleep", "pod")
    place: str = ""  # where the ship has to go, if that matters


DONE, HOPELESS = Aim(1.0), Aim(0.0)


def aims(chart: Chart, objective: str) -> list[Aim]:
    """Each way to fulfil it."""
    return [whole(chart, way) for way in OBJECTIVES[objective].any_of]


def whole(chart: Chart, way: tuple[Condition, ...]) -> Aim:
    luck, place = 1.0, ""
    chains: tuple[Chain, ...] = ()
    exits: tuple[str, ...] = ("sleep", "pod")
    for one in way:
        part = PARTS[one.kind](chart, one)
        luck *= part.luck
        chains = (*chains, *part.chains)
        exits = tuple([kind for kind in exits if kind in part.exits])
        place = place or part.place
    return Aim(luck, chains, exits, place)


def ship_reaches(chart: Chart, one: Condition) -> Aim:
    return Aim(1.0, exits=("sleep",), place=one.what)


def only_survivor(chart: Chart, one: Condition) -> Aim:
    luck = 1.0
    for who in chart.view.crew:
        if who.seat != chart.view.seat:
            luck *= dying(who)
    return Aim(luck)


def others_survive(chart: Chart, one: Condition) -> Aim:
    nobody = 1.0
    for who in chart.view.crew:
        if who.seat != chart.view.seat:
            nobody *= min(W.one_of_them * dying(who), 1.0)
    return Aim(1 - nobody)


def player_dead(chart: Chart, one: Condition) -> Aim:
    who = next((who for who in chart.view.crew if who.number == one.number), None)
    return HOPELESS if who is None or who.seat == chart.view.seat else Aim(dying(who))


def dying(who: CrewView) -> float:
    """The chance that somebody else does not survive."""
    if who.fate:
        return W.fates[who.fate]
    return min(W.falls + W.falls_wounded * len(who.wounds) + W.falls_infested * who.larva, W.falls_at_most)


def signal_sent(chart: Chart, one: Condition) -> Aim:
    return DONE if chart.me.signal else Aim(1.0, ((chart.at("comms-room"),),))


def nest_destroyed(chart: Chart, one: Condition) -> Aim:
    view = chart.view
    if view.nest_destroyed:
        return DONE
    return Aim(W.nest, ((chart.at("nest", 0.0), chart.at("nest", W.egg_cards * view.eggs)),))


def ship_destroyed(chart: Chart, one: Condition) -> Aim:
    view = chart.view
    if view.ship:
        return DONE if view.ship == "destroyed" else HOPELESS
    if view.destruct >= 0:
        return Aim(W.destruct_begun, exits=("pod",))
    if any(who.fate == "hibernating" for who in view.crew):
        return HOPELESS
    return Aim(W.destruct, ((chart.at("generator"),),), ("pod",))


def queen_killed(chart: Chart, one: Condition) -> Aim:
    queen = next((one for one in chart.view.intruders if one.kind == "queen"), None)
    if queen is None:
        return Aim(W.queen_unseen)
    return Aim(W.queen + W.queen_injury * queen.injuries, ((Stop((ROOM_NUMBERS[queen.room],), W.queen_cards),),))


def all_rooms_explored(chart: Chart, one: Condition) -> Aim:
    rooms = tuple([number for number, room in enumerate(chart.view.rooms, 1) if room.token])
    if not rooms:
        return DONE
    return Aim(W.scouting, ((Stop(rooms, W.hop * (len(rooms) - 1)),),))


def carried_away(chart: Chart, one: Condition) -> Aim:
    if chart.me.fate:
        return DONE if carries(chart, one.what) else HOPELESS
    return fetched(chart, one.what)


def carries(chart: Chart, kind: str) -> bool:
    return any(not held.item and kind_of(held.key) == kind for held in chart.me.hands)


def kind_of(thing: str) -> str:
    """The kind of a heavy object by its key."""
    head, _, tail = thing.rpartition("-")
    return head if tail.isdigit() else thing


def lying(chart: Chart, kinds: tuple[str, ...]) -> tuple[int, ...]:
    """Where such an object lies."""
    return tuple(
        [
            number
            for number, room in enumerate(chart.view.rooms, 1)
            if room.objects and any(kind_of(thing) in kinds for thing in room.objects)
        ]
    )


def fetched(chart: Chart, kind: str) -> Aim:
    """To have such an object in hand."""
    if carries(chart, kind):
        return DONE
    rooms = lying(chart, (kind,))
    if rooms:
        return Aim(1.0, ((Stop(rooms, PICK_UP),),))
    if kind == "intruder-egg" and chart.view.eggs:
        return Aim(W.egg, ((chart.at("nest"),),))
    return Aim(W.somehow)


def left_in_a_pod(chart: Chart, one: Condition) -> Aim:
    return Aim(1.0, exits=("pod",))


def carries_items(chart: Chart, one: Condition) -> Aim:
    have = len(chart.me.items) + sum([bool(held.item) for held in chart.me.hands])
    if have >= one.number:
        return DONE
    rooms = tuple([number for number, room in enumerate(chart.view.rooms, 1) if room.items])
    return Aim(W.gathering, ((Stop(rooms or (chart.room,), W.item_cards * (one.number - have)),),))


CORPSES = ("character-corpse", "blue-character-corpse")


def analysed(chart: Chart, slot: str) -> Aim:
    """To have an object of this slot in the Laboratory, and analyse it."""
    if chart.view.weaknesses[WEAKNESS_SLOTS.index(slot)]:
        return DONE
    kinds = CORPSES if slot == "character-corpse" else (slot,)
    analysis = chart.at("laboratory")
    if any(carries(chart, kind) for kind in kinds) or set(lying(chart, kinds)) & set(analysis.rooms[:1]):
        return Aim(1.0, ((analysis,),))
    options = [fetched(chart, kind) for kind in kinds]
    best = max(options, key=lambda aim: aim.luck)
    return Aim(best.luck * W.analysis, ((*(best.chains[0] if best.chains else ()), analysis),))


def weakness_discovered(chart: Chart, one: Condition) -> Aim:
    return analysed(chart, one.what)


def weaknesses_discovered(chart: Chart, one: Condition) -> Aim:
    """Those that are nearest to it."""
    missing = one.number - sum([bool(weakness) for weakness in chart.view.weaknesses])
    if missing <= 0:
        return DONE
    found = [
        analysed(chart, slot) for slot, known in zip(WEAKNESS_SLOTS, chart.view.weaknesses, strict=True) if not known
    ]
    ranked = sorted(found, key=lambda aim: -aim.luck + W.far_off * chart.way(list(aim.chains), None))[:missing]
    luck = 1.0
    chains: tuple[Chain, ...] = ()
    for aim in ranked:
        luck *= aim.luck
        chains = (*chains, *aim.chains)
    return Aim(luck, chains)


def object_in_room(chart: Chart, one: Condition) -> Aim:
    room = chart.tiles.get(one.room, 0)
    if room in lying(chart, (one.what,)):
        return DONE
    carried = fetched(chart, one.what)
    there = chart.at(one.room, 0.0)
    return Aim(carried.luck, ((*(carried.chains[0] if carried.chains else ()), there),))


PARTS: dict[str, Callable[[Chart, Condition], Aim]] = {
    "ship-reaches": ship_reaches,
    "only-survivor": only_survivor,
    "others-survive": others_survive,
    "player-dead": player_dead,
    "signal-sent": signal_sent,
    "nest-destroyed": nest_destroyed,
    "ship-destroyed": ship_destroyed,
    "queen-killed": queen_killed,
    "all-rooms-explored": all_rooms_explored,
    "carried-away": carried_away,
    "left-in": left_in_a_pod,
    "items": carries_items,
    "weakness-discovered": weakness_discovered,
    "weaknesses-discovered": weaknesses_discovered,
    "object-in-room": object_in_room,
}
