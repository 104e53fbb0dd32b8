"""The Event cards, by name."""

from __future__ import annotations

from seance.engine import cites
from seance.games.nemesis.rules.board import ROOM_KEYS, ROOMS
from seance.games.nemesis.rules.combat import take_egg
from seance.games.nemesis.rules.contamination import contaminate, is_contamination, scan
from seance.games.nemesis.rules.doors import open_door
from seance.games.nemesis.rules.encounters import encounter_now, noise_everywhere
from seance.games.nemesis.rules.fire import break_down, set_fire, spread_fire
from seance.games.nemesis.rules.intruders import go_together, implant, into_bag, leave_map, place, way_between
from seance.games.nemesis.rules.noise import all_roll
from seance.games.nemesis.rules.pieces import Crew, HeavyObject
from seance.games.nemesis.rules.pods import launch, leave_pod
from seance.games.nemesis.rules.printed import INFECTED, ROOM_TILES
from seance.games.nemesis.rules.registers import event, step
from seance.games.nemesis.rules.state import CLOSED, Intruder, Ship
from seance.games.nemesis.rules.tracks import start_destruct
from seance.games.nemesis.rules.wounds import die

# ---- Intruders -------------------------------------------------------------------------------------------------


@event("egg-protection")
@cites("NEM-ENC-02")
def egg_protection(s: Ship) -> None:
    """An Encounter for everybody in the Nest or with an Egg in hand."""
    s.then(*[encounter_now(who) for who in s.in_rooms() if s.tiles[who.room] == "nest" or carries_egg(who)])


def carries_egg(who: Crew) -> bool:
    return any(isinstance(held, HeavyObject) and held.kind == "intruder-egg" for held in who.hands)


@event("hatching")
@cites("NEM-NEST-04")
def hatching(s: Ship) -> None:
    """One Egg less; a Larva gets into whoever is in the Nest without an Action card, or else into the bag."""
    if s.eggs:
        take_egg(s)
    victims = [who for who in s.in_rooms() if s.tiles[who.room] == "nest" and not who.action_cards()]
    for who in victims:
        implant(s, who)
        contaminate(s, who)
    if not victims:
        into_bag(s, "larva")


HEALED = 2


@event("regeneration")
def regeneration(s: Ship) -> None:
    for intruder in s.intruders:
        healed = min(intruder.injuries, HEALED)
        if healed:
            intruder.injuries -= healed
            s.log("regenerated", intruder=intruder.key, n=healed)


@event("lurking")
@cites("NEM-TOKN-01")
def lurking(s: Ship) -> None:
    """Every Intruder that is not in combat leaves the map."""
    for intruder in [one for one in s.intruders if not s.fighting(one)]:
        leave_map(s, intruder)


@event("hunt")
@cites("NEM-DOOR-08", "NEM-DOOR-10")
def hunt(s: Ship) -> None:
    """Adults that are not in combat go to characters next door, all at the same time."""
    moving: dict[tuple[int, int], list[Intruder]] = {}
    for adult in s.intruders:
        if adult.kind == "adult" and not s.fighting(adult):
            corridor = way_to_prey(s, adult.room)
            if corridor is not None:
                moving.setdefault((adult.room, corridor), []).append(adult)
    go_together(s, [(corridor, adults) for (_, corridor), adults in moving.items()])


def way_to_prey(s: Ship, room: int) -> int | None:
    """To the room with the lowest number; one behind a closed door only if there is no other."""
    rooms = sorted({neighbour for _, neighbour in s.board.neighbours[room] if s.crew_in(neighbour)})
    ways = [way_between(s, room, neighbour) for neighbour in rooms]
    return min(ways, key=lambda corridor: s.doors[corridor] == CLOSED, default=None)


# ---- Larvae ----------------------------------------------------------------------------------------------------

DRAWN = 4


@event("eclosion")
@cites("NEM-CONT-05")
def eclosion(s: Ship) -> None:
    """Whoever carries a Larva dies of a Creeper; then everybody else is scanned, each as a step."""
    players = s.in_order()
    s.then(*[eclosion_scan(who) for who in players])
    for who in players:
        if who.larva:
            if who.pod:
                leave_pod(s, who)
            place(s, "creeper", who.room)
            die(s, who)


@step("eclosion-scan")
@cites("NEM-CONT-05", "NEM-SCAN-05", "NEM-SCAN-06")
def eclosion_scan(s: Ship, who: Crew) -> None:
    """Four cards of the own deck, for all to see; they are discarded, and an infected one brings a Larva."""
    if who.fate:
        return
    s.dice.look()  # what a deck has shown is known from now on: imagined worlds begin after it
    drawn = [card for _ in range(DRAWN) if (card := who.deck.draw(s.dice)) is not None]
    scanned = [scan(s, card) if is_contamination(card) else card for card in drawn]
    who.deck.discard += scanned
    s.log("drew-openly", crew=who.key, cards=[card.key for card in scanned], by="eclosion")
    if INFECTED in scanned:
        implant(s, who)


# ---- fire and Malfunctions -------------------------------------------------------------------------------------


def burning(s: Ship) -> list[int]:
    return [room for room in ROOMS if s.fire[room]]


@event("flammable-compounds")
@cites("NEM-FIRE-05")
def flammable_compounds(s: Ship) -> None:
    hibernatorium = s.board.hibernatorium
    if s.fire[hibernatorium]:
        spread_fire(s, [hibernatorium])
    else:
        set_fire(s, hibernatorium)


@event("consuming-fire")
@cites("NEM-FIRE-05")
def consuming_fire(s: Ship) -> None:
    """Nothing is left to be found where it burns; then it spreads from there."""
    rooms = burning(s)
    for room in rooms:
        if s.items[room]:
            s.items[room] = 0
            s.log("items-burnt", room=ROOM_KEYS[room])
    spread_fire(s, rooms)


@event("damaging-fire")
@cites("NEM-FIRE-05")
def damaging_fire(s: Ship) -> None:
    """A Malfunction where it burns; then it spreads from there."""
    rooms = burning(s)
    for room in rooms:
        break_down(s, room)
    spread_fire(s, rooms)


@event("damage")
def damage(s: Ship) -> None:
    """A Malfunction wherever an Adult, Breeder or Queen is."""
    rooms = {one.room for one in s.intruders if one.kind in ("adult", "breeder", "queen")}
    for room in sorted(rooms):
        break_down(s, room)


@event("malfunction-event")
@cites("NEM-MALF-07")
def malfunction_event(s: Ship) -> None:
    """In the explored room with the lowest number, whether that can have one (more) or not."""
    break_down(s, next(room for room in ROOMS if s.explored(room)))


@event("short-circuit")
@cites("NEM-PC-01")
def short_circuit(s: Ship) -> None:
    """In every explored yellow room with a computer."""
    for room in ROOMS:
        tile = s.tiles[room]
        if tile and ROOM_TILES[tile].colour == "yellow" and ROOM_TILES[tile].computer:
            break_down(s, room)


@event("life-support-failure")
def life_support_failure(s: Ship) -> None:
    """In every explored green room."""
    for room in ROOMS:
        if s.tiles[room] and ROOM_TILES[s.tiles[room]].colour == "green":
            break_down(s, room)


@event("coolant-leak")
@cites("NEM-GEN-04")
def coolant_leak(s: Ship) -> None:
    """A broken Generator starts the Self-Destruct sequence."""
    generator = s.room_of("generator")
    if generator and s.malfunction[generator]:
        start_destruct(s)


# ---- noise, doors, pods ----------------------------------------------------------------------------------------


@event("scent-of-prey")
@cites("NEM-NTOK-02")
def scent_of_prey(s: Ship) -> None:
    """Noise around everybody who is covered with slime."""
    for who in s.in_rooms():
        if who.slimed:
            noise_everywhere(s, who.room)


@event("nest-event")
@cites("NEM-NTOK-02")
def nest_event(s: Ship) -> None:
    nest = s.room_of("nest")
    if nest:
        noise_everywhere(s, nest)


@event("noise-in-technical-corridors")
@cites("NEM-SIDEB-02", "NEM-NOISE-13")
def noise_in_technical_corridors(s: Ship) -> None:
    """Each network on its own: a Noise marker, or a roll for everybody in a room with an entrance."""
    for network in reversed(s.board.entrances):
        if s.noise[network]:
            all_roll(s, [who for who in s.in_rooms() if who.room in s.board.entrances[network]])
        else:
            s.noise[network] = True
            s.log("noise-placed", corridor=s.board.corridor_keys[network])


@event("bulkheads-open")
@cites("NEM-DOOR-15")
def bulkheads_open(s: Ship) -> None:
    for corridor in range(len(s.doors)):
        open_door(s, corridor)


@event("evacuation-pod-ejection")
@cites("NEM-POD-04", "NEM-POD-05")
def evacuation_pod_ejection(s: Ship) -> None:
    """The pod with the lowest number, open or not, and with whoever waits in it."""
    aboard = [pod for pod in s.pods if not pod.launched]
    if aboard:
        launch(s, min(aboard, key=lambda pod: pod.number))
