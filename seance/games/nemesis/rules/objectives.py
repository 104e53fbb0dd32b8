"""The choice between objectives, what they demand, and whether it is so at the end."""

from __future__ import annotations

from collections.abc import Callable

from seance.engine import Ask, Flow, Note, Option, choose_together, cites

from .board import ROOMS
from .pieces import Crew, HeavyObject
from .printed import WEAKNESS_SLOTS, Condition, Objective
from .registers import step
from .state import Ship


@step("choose-objectives")
@cites("NEM-KEY-01", "NEM-KEY-02", "NEM-KEY-03", "NEM-KEY-05", "NEM-KEY-06", "NEM-CREW-09", "NEM-SOLO-02")
def choose_objectives(s: Ship) -> Flow[None]:
    """At the first Encounter all but the dead keep one of two objectives, at once and in secret."""
    players = [who for who in s.crew if len(who.objectives) > 1 and who.fate != "dead"]
    come = tuple([one.key for one in s.intruders])
    asks = [
        Ask(who.seat, "which-objective", [Option(one, "keep", (one.key,)) for one in who.objectives], about=come)
        for who in players
    ]
    kept = yield from choose_together(asks)
    for who, objective in zip(players, kept, strict=True):
        who.rejected += [one for one in who.objectives if one is not objective]
        who.objectives = [objective]
        who.seen.forget()
        s.log("objective-kept", audience=(who.seat,), secret={"objective": objective.key}, crew=who.key)


SIGNAL = "condition-signal-sent"


def left_undone(s: Ship, who: Crew, *, by_pod: bool = False) -> tuple[Note, ...]:
    """What whoever goes to sleep or leaves can do no more for, once it is clear which objective counts."""
    if len(who.objectives) != 1:
        return ()
    if s.mode == "coop":
        wanted = [one for one in wanting_to_team(s) if not comes_along(who, one, by_pod)]
        return (Note("left-undone-together", tuple([one.key for one in wanted])),) if wanted else ()
    ways = [
        [one.key for one in way if not CONDITIONS[one.kind](s, who, one) and not comes_along(who, one, by_pod)]
        for way in who.objectives[0].any_of
    ]
    missing = min(ways, key=len)
    return (Note("left-undone", tuple(missing)),) if missing else ()


def comes_along(who: Crew, one: Condition, by_pod: bool) -> bool:
    """It is only wanting because who carries it is still up and about."""
    return (one.kind == "left-in" and by_pod) or (one.kind == "carried-away" and carries(who, one))


def unmet(s: Ship, who: Crew, objective: Objective) -> list[str]:
    """The conditions that are missing for the nearest of its ways; none, if it is fulfilled."""
    return [one.key for one in wanting(s, who, objective)]


def wanting(s: Ship, who: Crew, objective: Objective) -> list[Condition]:
    return min([[one for one in way if not CONDITIONS[one.kind](s, who, one)] for way in objective.any_of], key=len)


@cites("NEM-COOP-03", "NEM-COOP-04", "NEM-COOP-05")
def missing_to_team(s: Ship) -> list[str]:
    """The objectives that nobody has fulfilled, and the Signal if fewer have sent it than objectives demand it."""
    objectives = [objective for who in s.crew for objective in who.objectives]
    missing = [one.key for one in objectives if all(unmet(s, who, one) for who in s.crew)]
    if signals_wanting(s):
        missing.append(SIGNAL)
    return missing


def signals_wanting(s: Ship) -> int:
    """How many of the crew have still to send the Signal."""
    demanded = sum([demands_signal(one) for who in s.crew for one in who.objectives])
    return max(demanded - sum([who.signal for who in s.crew]), 0)


def wanting_to_team(s: Ship) -> list[Condition]:
    """In full cooperation: what is still to be done by whomever for the objectives of all, each thing once."""
    found: dict[str, Condition] = {}
    for objective in [one for who in s.crew for one in who.objectives]:
        nearest = min([wanting(s, who, objective) for who in s.crew], key=len)
        found |= {one.key: one for one in nearest if one.key != SIGNAL}
        if signals_wanting(s):
            found |= {one.key: one for way in objective.any_of for one in way if one.key == SIGNAL}
    return list(found.values())


def demands_signal(objective: Objective) -> bool:
    return all(any(one.key == SIGNAL for one in way) for way in objective.any_of)


@cites("NEM-OBJ-05", "NEM-GOAL-04")
def ship_reaches(s: Ship, who: Crew, one: Condition) -> bool:
    return s.ship == "jumped" and s.reached == one.what


@cites("NEM-OBJ-02")
def only_survivor(s: Ship, who: Crew, one: Condition) -> bool:
    return all(other.fate == "dead" for other in s.crew if other is not who)


def others_survive(s: Ship, who: Crew, one: Condition) -> bool:
    return sum([other.fate != "dead" for other in s.crew if other is not who]) >= one.number


@cites("NEM-OBJ-01", "NEM-CREW-03")
def player_dead(s: Ship, who: Crew, one: Condition) -> bool:
    return any(other.number == one.number and other.fate == "dead" for other in s.crew)


@cites("NEM-OBJ-03")
def signal_sent(s: Ship, who: Crew, one: Condition) -> bool:
    return who.signal


@cites("NEM-OBJ-07")
def nest_destroyed(s: Ship, who: Crew, one: Condition) -> bool:
    return s.nest_destroyed


def ship_destroyed(s: Ship, who: Crew, one: Condition) -> bool:
    return s.ship == "destroyed"


def queen_killed(s: Ship, who: Crew, one: Condition) -> bool:
    return s.queen_killed


def all_rooms_explored(s: Ship, who: Crew, one: Condition) -> bool:
    return all(s.explored(room) and not s.tokens[room] for room in ROOMS)


def carried_away(s: Ship, who: Crew, one: Condition) -> bool:
    """In an Escape Pod or into hibernation, and the one who carries it has survived."""
    return who.fate in ("escaped", "hibernating") and carries(who, one)


def carries(who: Crew, one: Condition) -> bool:
    return any(held.kind == one.what for held in who.hands if isinstance(held, HeavyObject))


def left_in_a_pod(s: Ship, who: Crew, one: Condition) -> bool:
    return who.fate == "escaped"


def carries_items(s: Ship, who: Crew, one: Condition) -> bool:
    return len(who.items) + len(who.gear) >= one.number


@cites("NEM-OBJ-06")
def weakness_discovered(s: Ship, who: Crew, one: Condition) -> bool:
    return s.weaknesses[WEAKNESS_SLOTS.index(one.what)] is not None


@cites("NEM-OBJ-06")
def weaknesses_discovered(s: Ship, who: Crew, one: Condition) -> bool:
    return sum([weakness is not None for weakness in s.weaknesses]) >= one.number


def object_in_room(s: Ship, who: Crew, one: Condition) -> bool:
    """With the ship the room is lost."""
    room = s.room_of(one.room)
    return room > 0 and s.ship != "destroyed" and any(thing.kind == one.what for thing in s.objects.get(room, ()))


CONDITIONS: dict[str, Callable[[Ship, Crew, Condition], bool]] = {
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
