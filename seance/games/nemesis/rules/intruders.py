"""Intruders on the map: placing, moving, leaving, attacking."""

from __future__ import annotations

from seance.engine import Flow, Option, choose, cites, do

from .board import ROOM_KEYS
from .contamination import contaminate
from .doors import destroy_door
from .objectives import choose_objectives
from .pieces import Crew
from .pods import empty_pods
from .printed import KINDS, ON_ATTACK, WHOSE, AttackCard
from .reactions import ignores_attack
from .registers import ATTACKS, ATTACKS_ON_ALL, step
from .state import CLOSED, Intruder, Ship


@cites("NEM-IMOV-02", "NEM-IMOV-03", "NEM-IMOV-04", "NEM-COMP-07", "NEM-COMP-08", "NEM-COMP-09", "NEM-COMP-10",
       "NEM-COMP-11", "NEM-KEY-02", "NEM-ROOM-03")  # fmt: skip
def place(s: Ship, kind: str, room: int, if_available: bool = False) -> Intruder | None:
    """A model of this kind appears in a room; None if there is none to place.

    When all are on the map, those that are not in combat leave it first (unless the rule says "if available").
    The first model of the game makes everybody choose an objective, as the very next step.
    """
    if sum([one.kind == kind for one in s.intruders]) >= KINDS[kind].models:
        idle = [] if if_available else [one for one in s.intruders if one.kind == kind and not s.fighting(one)]
        if not idle:
            s.log("no-model-left", kind=kind)
            return None
        for intruder in idle:
            leave_map(s, intruder)
    intruder = Intruder(f"{kind}-{s.number(kind)}", kind, room)
    s.intruders.append(intruder)
    s.log("intruder-placed", intruder=intruder.key, room=ROOM_KEYS[room])
    empty_pods(s, room)
    if not s.met:
        s.met = True
        s.log("first-intruder", intruder=intruder.key, room=ROOM_KEYS[room])
        s.then(choose_objectives())
    return intruder


def arrivals(s: Ship) -> int:
    """How many Intruders have appeared on the map so far."""
    return sum([s.born.get(kind, 0) for kind in KINDS])


@cites("NEM-ENC-11", "NEM-TECH-06", "NEM-TECH-07")
def leave_map(s: Ship, intruder: Intruder) -> None:
    """The model leaves with its Injuries; a token of its kind goes into the bag."""
    s.intruders.remove(intruder)
    s.log("intruder-left", intruder=intruder.key)
    into_bag(s, intruder.kind)


@cites("NEM-TOKN-01", "NEM-SETUP-28")
def into_bag(s: Ship, kind: str) -> None:
    """A random token of this kind from the pool goes into the bag, if there is one left."""
    of_kind = [token for token in s.supply if token.kind == kind]
    if not of_kind:
        return
    token = of_kind[s.dice.place("supply", of_kind)]
    s.supply.remove(token)
    s.bag.append(token)
    s.log("into-bag", kind=kind)


@cites("NEM-DOOR-06", "NEM-DOOR-08", "NEM-DOOR-10", "NEM-DOOR-12", "NEM-TECH-05", "NEM-TECH-08", "NEM-IMOV-01",
       "NEM-ROOM-04", "NEM-POD-10")  # fmt: skip
def go_through(s: Ship, intruders: list[Intruder], corridor: int) -> None:
    """Intruders of one room leave it by one corridor, all at the same time; a closed door costs them the move."""
    if corridor >= s.board.technical:
        for intruder in intruders:
            leave_map(s, intruder)
    elif s.doors[corridor] == CLOSED:
        if not s.weak("way-of-moving") or any(one.kind in ("breeder", "queen") for one in intruders):
            destroy_door(s, corridor, [one.key for one in intruders])
    else:
        room = s.board.across(corridor, intruders[0].room)
        for intruder in intruders:
            intruder.room = room
            s.log("intruder-moved", intruder=intruder.key, room=ROOM_KEYS[room])
        empty_pods(s, room)


@cites("NEM-DOOR-08", "NEM-DOOR-10")
def go_together(s: Ship, moving: list[tuple[int, list[Intruder]]]) -> None:
    """(corridor, Intruders of one room) at the same time: a door that stops some stops those at its other end too."""
    doors = s.doors[:]
    for corridor, intruders in moving:
        if corridor >= s.board.technical or doors[corridor] == s.doors[corridor]:
            go_through(s, intruders, corridor)


@cites("NEM-SIDEB-03")
def way_between(s: Ship, room: int, neighbour: int) -> int:
    """The corridor by which Intruders go to a room next door: of two, one that no door closes."""
    ways = [corridor for corridor, other in s.board.neighbours[room] if other == neighbour]
    return min(ways, key=lambda corridor: s.doors[corridor] == CLOSED)


def idle_around(s: Ship, room: int) -> list[tuple[int, list[Intruder]]]:
    """(corridor, Intruders that are not in combat) for each neighbouring room that has any."""
    idle = [one for one in s.intruders if not s.fighting(one)]
    moving = [
        (way_between(s, room, neighbour), [one for one in idle if one.room == neighbour])
        for neighbour in dict.fromkeys([neighbour for _, neighbour in s.board.neighbours[room]])
    ]
    return [(corridor, intruders) for corridor, intruders in moving if intruders]


@cites("NEM-RETR-02", "NEM-RETR-03", "NEM-RETR-04", "NEM-RETR-06")
def retreat(s: Ship, intruder: Intruder) -> None:
    """Through the corridor that an Event card shows; the card has no other effect."""
    card = s.events.draw(s.dice)
    assert card is not None
    s.events.discard.append(card)
    s.log("retreats", intruder=intruder.key, card=card.key, number=card.corridor)
    go_through(s, [intruder], s.board.exits[intruder.room][card.corridor])


def largest_first(intruders: list[Intruder]) -> list[Intruder]:
    return sorted(intruders, key=lambda one: -one.size)


# ---- attacks ---------------------------------------------------------------------------------------------------


@cites("NEM-IATK-02", "NEM-IATK-03", "NEM-IATK-04")
def target_of(s: Ship, room: int) -> Crew | None:
    """Whoever there has the fewest Action cards in hand; of several, the first in player order."""
    present = [who for who in s.in_order() if who.room == room]
    return min(present, key=lambda who: who.action_cards(), default=None)


@step("attack")
def attack_now(s: Ship, target: Crew, attacker: str) -> Flow[None]:
    """An Intruder attacks a certain character, if both are still there."""
    intruder = s.intruder(attacker)
    if intruder is not None and intruder.room == target.room:
        yield from attack(s, intruder, target)


@cites("NEM-IATK-07", "NEM-IATK-11", "NEM-IATK-12", "NEM-INFEST-01")
def attack(s: Ship, intruder: Intruder, target: Crew) -> Flow[None]:
    """Draw an Intruder Attack card. Larvae infest instead."""
    if intruder.kind == "larva":
        if not (yield from ignores_attack(s, target, intruder)):
            infest(s, intruder, target)
        return
    card = s.attacks.draw(s.dice)
    assert card is not None
    s.attacks.discard.append(card)
    yield from strike(s, intruder, target, card)


@cites("NEM-IATK-08", "NEM-IATK-09", "NEM-IATK-10")
def strike(s: Ship, intruder: Intruder, target: Crew, card: AttackCard) -> Flow[None]:
    """What an Intruder Attack card does: it hits if it shows the kind of the attacker. Armor saves its wearer alone."""
    hit = intruder.kind in card.kinds
    s.log("attacked" if hit else "attack-missed", crew=target.key, intruder=intruder.key, card=card.key,
          part=ON_ATTACK if hit else WHOSE,
          procedure=s.shown("draw", "hits" if hit else "miss", (card.key, card.name)))  # fmt: skip
    for victim in struck_by(s, intruder, target, card) if hit else ():
        if not (yield from ignores_attack(s, victim, intruder)):
            yield from do(ATTACKS[card.name](s, intruder, victim))


def struck_by(s: Ship, intruder: Intruder, target: Crew, card: AttackCard) -> list[Crew]:
    """The target, or everybody in the room in player order."""
    if card.name not in ATTACKS_ON_ALL:
        return [target]
    return [who for who in s.in_order() if who.room == intruder.room]


@cites("NEM-INFEST-02", "NEM-INFEST-03", "NEM-INFEST-04")
def infest(s: Ship, larva: Intruder, target: Crew) -> None:
    """The Larva moves onto the character board; one who has one already only gets a card."""
    s.intruders.remove(larva)
    implant(s, target)
    contaminate(s, target)


def implant(s: Ship, who: Crew) -> None:
    """A Larva on the character board takes no model."""
    if not who.larva and not who.fate:
        who.larva = True
        s.log("infested", crew=who.key)


def choose_order(s: Ship, intruders: list[Intruder]) -> Flow[list[Intruder]]:
    """Largest first; where equal kinds differ in Injuries the first player who is in play chooses."""
    order: list[Intruder] = []
    left = largest_first(intruders)
    while left:
        equals = [one for one in left if one.kind == left[0].kind]
        if len({one.injuries for one in equals}) > 1:
            options = [Option(one, "attacks-first", (one.key,)) for one in equals]
            chosen = yield from choose(s.leader().seat, "which-attacks-first", options)
        else:
            chosen = left[0]
        left.remove(chosen)
        order.append(chosen)
    return order
