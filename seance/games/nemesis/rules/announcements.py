"""What players say of what they have seen in secret: words, never facts. It may be true or not.

Once a turn, at no cost. What can be said does not depend on what was seen, so nobody learns anything from the choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from seance.engine import Flow, Need, Option, choose, cites

from .board import ROOM_KEYS
from .pieces import Crew
from .printed import CORPORATE, DESTINATION_TRACK, ENGINES, EVENTS, EXPLORATIONS, PERSONAL, ROOM_TILES
from .registers import ShipNeed
from .state import Ship

Sight = tuple[str, int]  # of what kind, and which

EFFECTS = tuple(dict.fromkeys([token.effect for token in EXPLORATIONS]))
EVENT_NAMES = tuple(dict.fromkeys([card.name for card in EVENTS]))
CLAIMED_PLACES = ("earth", "mars")  # nobody wants to know of others


def sights(s: Ship, seat: int) -> Iterator[Sight]:
    """Everything face down that this player has looked at: everybody knows that, but not what it was."""
    for room, (_, tile_seats, _, token_seats) in s.looked.items():
        if seat in tile_seats:
            yield "room", room
        if seat in token_seats:
            yield "token", room
    for place, engine in enumerate(s.engines):
        if engine.top and seat in engine.top[-1].seats:
            yield "engine", place + 1
    if s.coordinates.top and seat in s.coordinates.top[-1].seats:
        yield "coordinates", 0
    if s.events.top and seat in s.events.top[-1].seats:
        yield "event", 0
    for other in s.crew:
        if other.seen.of.get(seat):
            yield "objective", other.seat


def topic(s: Ship, sight: Sight) -> Option[Sight]:
    kind, n = sight
    if kind == "objective":
        return Option(sight, "speak-of-objective", (s.crew[n].key,))
    if kind == "engine":
        return Option(sight, "speak-of", (f"engine-{n}",))
    if kind == "room":
        return Option(sight, "speak-of", (ROOM_KEYS[n],))
    if kind == "token":
        return Option(sight, "speak-of-token", (ROOM_KEYS[n],))
    return Option(sight, "speak-of-coordinates" if kind == "coordinates" else "speak-of-event")


SILENT: ShipNeed = Need("NEM-MON-02", "said-enough", lambda s, who: not s.announced)
SEEN: ShipNeed = Need("NEM-MON-02", "nothing-to-tell", lambda s, who: s.seats > 1 and any(sights(s, who.seat)))


@cites("NEM-MON-02", "NEM-COCK-08", "NEM-ENG-07")
def announce(s: Ship, who: Crew, _: None) -> Flow[None]:
    """What has been said cannot be unsaid: undo stops here."""
    s.announced = True
    options = [topic(s, sight) for sight in sights(s, who.seat)]
    kind, n = yield from choose(who.seat, "speak-of-what", options)
    yield from SPEAK[kind](s, who, n)
    s.dice.look()


def claim(who: Crew, about: str, keys: tuple[str, ...] | list[str]) -> Flow[str]:
    return (yield from choose(who.seat, "claim", [Option(key, "claim", (key,)) for key in keys], (about,)))


@cites("NEM-MON-02")
def speak_of_room(s: Ship, who: Crew, room: int) -> Flow[None]:
    """Any tile that does not lie open elsewhere."""
    back = 1 if room in s.board.slots_1 else 2
    tiles = [tile.key for tile in ROOM_TILES.values() if tile.back == back and tile.key not in s.tiles]
    said = yield from claim(who, ROOM_KEYS[room], tiles)
    s.log("claims-room", crew=who.key, room=ROOM_KEYS[room], tile=said, words=True)


@cites("NEM-MON-02")
def speak_of_token(s: Ship, who: Crew, room: int) -> Flow[None]:
    said = yield from claim(who, ROOM_KEYS[room], EFFECTS)
    s.log("claims-token", crew=who.key, room=ROOM_KEYS[room], effect=said, words=True)


@cites("NEM-ENG-04", "NEM-ENG-07")
def speak_of_engine(s: Ship, who: Crew, number: int) -> Flow[None]:
    said = yield from claim(who, f"engine-{number}", [token.key for token in ENGINES if token.number == number])
    s.log("claims-engine", crew=who.key, token=said, words=True)


@cites("NEM-COCK-08")
def speak_of_coordinates(s: Ship, who: Crew, _: int) -> Flow[None]:
    options = [
        Option((place, f"space-{space.lower()}"), "claim-course", (place, f"space-{space.lower()}"))
        for place in CLAIMED_PLACES
        for space in DESTINATION_TRACK
    ]
    place, space = yield from choose(who.seat, "claim-course", options)
    s.log("claims-course", crew=who.key, place=place, space=space, words=True)


def speak_of_event(s: Ship, who: Crew, _: int) -> Flow[None]:
    said = yield from choose(who.seat, "claim-event", [Option(name, "claim", (name,)) for name in EVENT_NAMES])
    s.log("claims-event", crew=who.key, event=said, words=True)


def speak_of_objective(s: Ship, who: Crew, seat: int) -> Flow[None]:
    of = s.crew[seat].key
    said = yield from claim(who, of, [card.key for card in (*PERSONAL, *CORPORATE) if card.min_players <= s.seats])
    s.log("claims-objective", crew=who.key, of=of, objective=said, words=True)


SPEAK: dict[str, Callable[[Ship, Crew, int], Flow[None]]] = {
    "room": speak_of_room,
    "token": speak_of_token,
    "engine": speak_of_engine,
    "coordinates": speak_of_coordinates,
    "event": speak_of_event,
    "objective": speak_of_objective,
}
