"""Full cooperation: what the objectives of a crew together still ask for, as errands that anybody may take on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from seance.games.nemesis.rules.printed import WEAKNESS_SLOTS, Condition
from seance.games.nemesis.show.view import CrewView, NemesisView, top_of

from .aims import CORPSES, OBJECTIVES, PICK_UP, kind_of, lying, queen_killed
from .prospects import NEEDED_ENGINES, Chain, Chart, Stop, running
from .weights import W

JUMPS, DESTROYED = "jumps", "destroyed"  # what becomes of the ship
NEEDS = {"ship-reaches": JUMPS, "object-in-room": JUMPS, "ship-destroyed": DESTROYED}


class Duty(NamedTuple):
    """An errand of the crew: its stops, the chance that it then succeeds, and who alone can do it (or all)."""

    chain: Chain
    luck: float = 1.0
    only: tuple[int, ...] = ()


@lru_cache(maxsize=256)
def together(objectives: tuple[str, ...]) -> tuple[tuple[str, tuple[Condition, ...]], ...]:
    """What becomes of the ship and what all objectives then demand, for each fate in which they can all be met."""
    found: list[tuple[str, tuple[Condition, ...]]] = []
    for ship in (JUMPS, DESTROYED):
        ways = by_objective(objectives, ship)
        if len(ways) == len(objectives):
            found.append((ship, tuple([one for way in ways for one in way])))
    return tuple(found)


@lru_cache(maxsize=256)
def by_objective(objectives: tuple[str, ...], ship: str) -> tuple[tuple[Condition, ...], ...]:
    """What each objective that can be met then demands, if this becomes of the ship."""
    found = [
        [way for way in OBJECTIVES[key].any_of if all(NEEDS.get(one.kind, ship) == ship for one in way)]
        for key in objectives
    ]
    return tuple([ways[-1] for ways in found if ways])


def objectives(view: NemesisView) -> tuple[str, ...]:
    return tuple([key for who in view.crew for key in who.objective_cards])


def duties(chart: Chart, wanted: Sequence[Condition]) -> list[Duty]:
    """All that is still to be done, by anybody; rooms to explore are told by `unseen`."""
    found = list(signals(chart, sum([one.kind == "signal-sent" for one in wanted])))
    for one in wanted:
        if one.kind in DUTIES:
            found += DUTIES[one.kind](chart, one)
    return found


def unseen(chart: Chart, wanted: Sequence[Condition]) -> tuple[int, ...]:
    """The rooms that are still to be explored, if all have to be."""
    if not any(one.kind == "all-rooms-explored" for one in wanted):
        return ()
    return tuple([number for number, room in enumerate(chart.view.rooms, 1) if room.token])


def signals(chart: Chart, cards: int) -> Iterator[Duty]:
    """As many characters as there are cards that demand it."""
    silent = tuple([who.seat for who in chart.awake if not who.signal])
    missing = cards - sum([who.signal for who in chart.view.crew])
    for _ in range(missing):
        yield Duty((chart.at("comms-room"),), float(missing <= len(silent)), silent)


def destroy_nest(chart: Chart, one: Condition) -> Iterator[Duty]:
    view = chart.view
    if not view.nest_destroyed:
        yield Duty((chart.at("nest", W.egg_cards * view.eggs),), W.shooting)


def destroy_ship(chart: Chart, one: Condition) -> Iterator[Duty]:
    view = chart.view
    if view.destruct < 0:
        yield Duty((chart.at("generator"),), float(all(who.fate != "hibernating" for who in view.crew)))


def kill_queen(chart: Chart, one: Condition) -> Iterator[Duty]:
    aim = queen_killed(chart, one)
    yield Duty(aim.chains[0] if aim.chains else (), aim.luck)


def carriers(crew: Sequence[CrewView], kinds: Sequence[str]) -> tuple[int, ...]:
    """Who of them holds such an object."""
    return tuple([who.seat for who in crew if any(not held.item and kind_of(held.key) in kinds for held in who.hands)])


def bearers(chart: Chart, kinds: Sequence[str]) -> tuple[int, ...]:
    """Who holds such an object, awake or on the way home."""
    away = [who for who in chart.view.crew if who.fate in ("hibernating", "escaped")]
    return carriers([*chart.awake, *away], kinds)


def brought(chart: Chart, kinds: tuple[str, ...], to: Chain) -> Duty:
    """To fetch such an object and do with it what comes then."""
    view = chart.view
    holding = carriers(chart.awake, kinds)
    if holding:
        return Duty(to, only=holding)
    rooms = lying(chart, kinds)
    if rooms:
        return Duty((Stop(rooms, PICK_UP), *to))
    if "intruder-egg" in kinds and view.eggs:
        return Duty((chart.at("nest"), *to), W.egg)
    return Duty(to, W.hunting)


def carry_away(chart: Chart, one: Condition) -> Iterator[Duty]:
    """Whoever has it has only to survive."""
    if not bearers(chart, (one.what,)):
        yield brought(chart, (one.what,), ())


def bring(chart: Chart, one: Condition) -> Iterator[Duty]:
    if chart.tiles.get(one.room, 0) not in lying(chart, (one.what,)):
        yield brought(chart, (one.what,), (chart.at(one.room, PICK_UP),))


def analyse(chart: Chart, one: Condition) -> Iterator[Duty]:
    """Of the Weaknesses that are left those that promise most."""
    known = chart.view.weaknesses
    missing = one.number - sum([bool(weakness) for weakness in known])
    if missing > 0:
        left = [slot for slot, weakness in zip(WEAKNESS_SLOTS, known, strict=True) if not weakness]
        yield from sorted([analysis(chart, slot) for slot in left], key=lambda duty: -duty.luck)[:missing]


def analysis(chart: Chart, slot: str) -> Duty:
    kinds = CORPSES if slot == "character-corpse" else (slot,)
    laboratory = chart.at("laboratory")
    if set(lying(chart, kinds)) & {chart.tiles.get("laboratory", 0)}:
        return Duty((laboratory,))
    return brought(chart, kinds, (laboratory,))


DUTIES: dict[str, Callable[[Chart, Condition], Iterator[Duty]]] = {
    "nest-destroyed": destroy_nest,
    "ship-destroyed": destroy_ship,
    "queen-killed": kill_queen,
    "carried-away": carry_away,
    "object-in-room": bring,
    "weaknesses-discovered": analyse,
}


# ---- a ship that brings sleepers home --------------------------------------------------------------------------


def course(chart: Chart, place: str) -> tuple[list[Duty], float]:
    """Who must still go to the Cockpit, and the chance that the ship then flies there."""
    view = chart.view
    now = chart.course(place)
    if now >= W.trust or any(who.fate == "hibernating" for who in view.crew):
        return [], now
    if not top_of(view.coordinates):
        return [Duty((chart.at("cockpit", W.look_and_set),))], 1.0
    if chart.me in chart.awake:
        return [Duty((chart.at("cockpit"),), only=(view.seat,))], 1.0
    return [Duty((chart.at("cockpit", W.look_and_set),))], 1.0


def engines(chart: Chart) -> tuple[list[Duty], float]:
    """Work on the engines that are in doubt until two run, and the chance that they then do."""
    chances = chart.engine_chances()
    good = sorted(range(len(chances)), key=lambda n: -chances[n])
    found: list[Duty] = []
    for n in good[:NEEDED_ENGINES]:
        if chances[n] < W.trusted:
            room = chart.board.engines[n]
            known = bool(chart.engines[n])  # others trust that who has looked mends what is damaged
            work = Stop((room,), W.mending if known else W.engine_work)
            found.append(Duty((work,), only=(chart.me.seat,) if known and chart.me in chart.awake else ()))
            chances[n] = 1.0
    return found, running(chances)
