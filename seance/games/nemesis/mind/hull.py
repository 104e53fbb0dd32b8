"""Whether the ship holds: a ninth fire or a ninth Malfunction is its end, and the Event cards tell how near that is."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from seance.games.nemesis.rules.board import BOARDS, ROOM_NUMBERS
from seance.games.nemesis.rules.printed import EVENTS, FIRE_MARKERS, MALFUNCTION_MARKERS, ROOM_TILES
from seance.games.nemesis.show.view import NemesisView

from .weights import W

HEAVY = ("adult", "breeder", "queen")  # those that break what is around them
EVENT_DECK = "events"


class State(NamedTuple):
    """What counts for it: markers, and what each Event card would add to them."""

    fires: int
    broken: int
    spread: int  # rooms that burn if all fires spread
    near_cradle: int  # the same for the one in the Hibernatorium
    burnt: int  # working rooms that burn
    prowled: int  # working rooms with an Intruder that breaks things
    wired: int  # working yellow rooms with a computer
    green: int  # working green rooms
    first: int  # 1, if the first explored room still works


def state_of(view: NemesisView) -> State:
    rooms, neighbours = view.rooms, BOARDS[view.side].neighbours
    fires = {number for number, room in enumerate(rooms, 1) if room.fire}
    cradle = BOARDS[view.side].hibernatorium
    broken = green = wired = first = 0
    seen = False
    for room in rooms:
        broken += room.malfunction
        if room.tile and not room.malfunction:
            tile = ROOM_TILES[room.tile]
            if tile.can_malfunction:
                green += tile.colour == "green"
                wired += tile.colour == "yellow" and tile.computer
                first += not seen
        seen = seen or bool(room.tile)

    def spreading(start: set[int]) -> int:
        doors = view.corridors
        return len({to for one in start for way, to in neighbours[one] if doors[way].door != "door-closed"} | fires)

    prowled = {one.room for one in view.intruders if one.kind in HEAVY}
    return State(
        len(fires),
        broken,
        spreading(fires) if fires else 0,
        spreading({cradle}) if cradle in fires else len(fires) + 1,
        sum([not rooms[number - 1].malfunction for number in fires]),
        sum([not rooms[ROOM_NUMBERS[key] - 1].malfunction for key in prowled]),
        wired,
        green,
        first,
    )


@lru_cache(maxsize=1 << 14)
def holding(state: State, gone: tuple[str, ...], rounds: int) -> float:
    """The chance over so many Event Phases; `gone` are the Event cards that do not come next."""
    left = [card.name for card in EVENTS if card.key not in gone] or [card.name for card in EVENTS]
    chance = 1.0
    for n in range(rounds):
        fires, broken = FIRE_MARKERS - int(W.heat * n), MALFUNCTION_MARKERS - W.wear * n
        chance *= 1 - sum([ends(name, state, fires, broken) for name in left]) / len(left)
        left = [card.name for card in EVENTS]
    return chance


def ends(name: str, state: State, fires: float, broken: float) -> bool:
    """Would this Event card take more markers than there are?"""
    if name == "flammable-compounds":
        return state.near_cradle > fires
    if name == "consuming-fire":
        return state.spread > fires
    if name == "damaging-fire":
        return state.spread > fires or state.broken + state.burnt > broken
    more = {
        "damage": state.prowled,
        "malfunction-event": state.first,
        "short-circuit": state.wired,
        "life-support-failure": state.green,
    }.get(name, 0)
    return more > 0 and state.broken + more > broken


def ship(view: NemesisView, fires: bool = True) -> float:
    """The chance that it lasts as long as one can foresee; without `fires`, if nothing burnt."""
    state = state_of(view)
    if not fires:
        state = state._replace(fires=0, spread=0, near_cradle=1, burnt=0)
    if view.mode != "coop":  # what such a judgement means in victories has been measured with this one
        blaze = W.blaze if state.spread > FIRE_MARKERS else 1.0
        return W.hull[state.fires] * W.hull[state.broken] * blaze
    gone = next((deck.discard for deck in view.decks if deck.key == EVENT_DECK), [])
    return holding(state, tuple(gone), min(view.time, W.rounds_foreseen))
