"""The effects on the cards of the Intruder player, by the name of the card."""

from __future__ import annotations

from seance.engine import Flow, Option, choose, cites
from seance.games.nemesis.rules.board import ROOM_KEYS, ROOMS
from seance.games.nemesis.rules.intruder_player import lift, look_ahead
from seance.games.nemesis.rules.intruders import go_through, go_together, idle_around, place
from seance.games.nemesis.rules.pieces import Crew
from seance.games.nemesis.rules.printed import KINDS, EventCard
from seance.games.nemesis.rules.registers import HUNTS, Hunt, step
from seance.games.nemesis.rules.round import prepared_event
from seance.games.nemesis.rules.state import Intruder, Ship

PREPARED = 3  # Event cards, of which one is resolved
RECOVERED = 2  # Injuries
GROWS = {"larva": "creeper", "creeper": "breeder"}


# ---- Pursuit ---------------------------------------------------------------------------------------------------


def pursuits(s: Ship) -> list[Option[tuple[Intruder, int]]]:
    """Every Intruder that is not in combat, through every corridor behind which a character is."""
    return [
        Option((one, corridor), "pursue", (one.key, s.board.corridor_keys[corridor]))
        for one in s.intruders
        if not s.fighting(one)
        for corridor, room in s.board.neighbours[one.room]
        if s.crew_in(room)
    ]


def pursue(s: Ship, who: Crew) -> Flow[None]:
    intruder, corridor = yield from choose(who.seat, "pursue-whom", pursuits(s))
    go_through(s, [intruder], corridor)


# ---- Metamorphosis ---------------------------------------------------------------------------------------------


def grown(s: Ship) -> list[Option[Intruder]]:
    """Larvae and Creepers for which there is a larger model."""
    free = [kind for kind in GROWS.values() if sum([one.kind == kind for one in s.intruders]) < KINDS[kind].models]
    return [Option(one, "grow", (one.key,)) for one in s.intruders if GROWS.get(one.kind) in free]


def grow(s: Ship, who: Crew) -> Flow[None]:
    """Injuries stay."""
    small = yield from choose(who.seat, "grow-which", grown(s))
    s.intruders.remove(small)
    large = place(s, GROWS[small.kind], small.room, if_available=True)
    assert large is not None
    large.injuries = small.injuries
    s.log("transformed", intruder=small.key, into=large.key)


# ---- Preparation -----------------------------------------------------------------------------------------------


def has_events(s: Ship) -> bool:
    return len(s.events) + len(s.events.discard) > 0


@cites("NEM-INTR-22")
def prepare(s: Ship, who: Crew) -> None:
    seen = look_ahead(s.events, s.dice, who.seat, PREPARED)
    s.then(choose_event(who, len(seen)))
    keys = [card.key for card in seen]
    s.log("events-seen", audience=(who.seat,), secret={"cards": keys}, crew=who.key, n=len(seen))


@step("prepare")
def choose_event(s: Ship, who: Crew, n: int) -> Flow[None]:
    """The chosen card happens as a step of its own; the others are discarded."""
    seen = [card for block in reversed(s.events.top) for card in block.cards][:n]
    options: list[Option[EventCard]] = [Option(card, "let-happen", (card.key,)) for card in seen]
    chosen = yield from choose(who.seat, "let-what-happen", options)
    others = [card for card in lift(s.events, s.dice, n) if card is not chosen]
    s.events.discard += others
    s.log("events-discarded", crew=who.key, cards=[card.key for card in others])
    s.event = chosen
    s.then(prepared_event())


# ---- Pack Hunt -------------------------------------------------------------------------------------------------


def prey_rooms(s: Ship) -> list[Option[int]]:
    rooms = [room for room in ROOMS if s.crew_in(room) and idle_around(s, room)]
    return [Option(room, "gather", (ROOM_KEYS[room],)) for room in rooms]


def gather(s: Ship, who: Crew) -> Flow[None]:
    room = yield from choose(who.seat, "gather-where", prey_rooms(s))
    go_together(s, idle_around(s, room))


# ---- Recovery --------------------------------------------------------------------------------------------------


def injured(s: Ship) -> list[Option[Intruder]]:
    return [Option(one, "recover", (one.key,)) for one in s.intruders if one.injuries]


def recover(s: Ship, who: Crew) -> Flow[None]:
    intruder = yield from choose(who.seat, "recover-which", injured(s))
    healed = min(RECOVERED, intruder.injuries)
    intruder.injuries -= healed
    s.log("recovers", intruder=intruder.key, n=healed)


HUNTS.update(
    {
        "pursuit": Hunt(pursuits, pursue),
        "metamorphosis": Hunt(grown, grow),
        "preparation": Hunt(has_events, prepare),
        "pack-hunt": Hunt(prey_rooms, gather),
        "recovery": Hunt(injured, recover),
    }
)
