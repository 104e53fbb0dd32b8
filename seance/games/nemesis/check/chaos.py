"""Positions that no game would come to, but that the rules allow; and what no question may name then."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import TypeVar

from seance.engine import Ask, Block, Deck, Dice, Record, State
from seance.engine.face import Chaos, Course, Plain, Timed
from seance.games.nemesis.rules.board import ROOM_KEYS, ROOMS
from seance.games.nemesis.rules.encounters import encounter_now
from seance.games.nemesis.rules.intruders import attack_now, leave_map
from seance.games.nemesis.rules.noise import roll_for_noise
from seance.games.nemesis.rules.pieces import Crew, Gear, HeavyObject
from seance.games.nemesis.rules.pods import open_all_pods
from seance.games.nemesis.rules.printed import (
    CARCASSES,
    CHARACTERS,
    COORDINATES,
    DESTINATION_TRACK,
    DESTRUCT_START,
    DOORS,
    EGGS,
    FIRE_MARKERS,
    KINDS,
    MALFUNCTION_MARKERS,
    ROOM_TILES,
    TIME_START,
    WEAKNESS_SLOTS,
    WEAPONS,
)  # fmt: skip
from seance.games.nemesis.rules.registers import step
from seance.games.nemesis.rules.round import prepared_event
from seance.games.nemesis.rules.state import CLOSED, CODEC, DESTROYED, OPEN, Ship
from seance.games.nemesis.rules.wounds import die

from .scene import NemesisScene

T = TypeVar("T")
CROWD = 0.6  # how often a thing lies where somebody is
MODES = ("semi-coop", "semi-coop", "semi-coop", "hunted", "hunted", "coop", "coop", "solo")
PHASES = ("draw", "airlock", "time", "attacks", "fire", "event", "development", "round-end")
UNDER_WAY = ("attack", "event", "noise", "encounter")
TURNS = 0.5  # how often it is somebody's turn
ATTACHED = ("extended-magazine", "autoloader")
BEYOND = ("which-objective", "go-on-as-intruders")  # what even those are asked who are not in play any more
TALK = ("speak-of-what", "claim")  # also of the dead
COSTS = ("actions", "announced", "bargained", "dice", "phase", "stack", "step")  # what an action changes in any case


# ---- positions -----------------------------------------------------------------------------------------------------


def position(r: Random) -> Ship:
    """Any characters with anything in their hands, among any Intruders, at any step of a round."""
    mode = r.choice(MODES)
    hunted = mode == "hunted"
    seats = 1 if mode == "solo" else r.choice((1, 2, 3, 4, 5) if mode == "coop" else (2, 2, 3, 4, 5))
    scene = NemesisScene(seats, "semi-coop" if hunted else mode, r.choice("AB"), intruder_player=hunted)
    explore(r, scene)
    for key in r.sample(list(CHARACTERS), seats):
        sit_down(r, scene, key)
    numbers = r.sample(range(1, seats + 1), seats)
    for who in scene.s.crew:
        who.number = numbers[who.seat]
        burden(r, scene, who)
    ship(r, scene)
    intruders(r, scene)
    tracks(r, scene)
    fall(r, scene)
    begin(r, scene)
    scene.s.dice = Dice(r.randrange(1 << 30))
    return scene.s


def label(room: int) -> str:
    return ROOM_KEYS[room].removeprefix("room-")


def explore(r: Random, scene: NemesisScene) -> None:
    """Some rooms are known to all, some to a few."""
    s = scene.s
    hidden = [room for room in ROOMS if s.tokens[room]]
    for room in r.sample(hidden, r.choice((0, 3, 8, len(hidden)))):
        pool = s.tiles_1 if room in s.board.slots_1 else s.tiles_2
        tile = s.tiles[room] or r.choice(pool)
        s.explorations.remove(r.choice(s.explorations))
        scene.explored(label(room), tile, items=r.randrange(4) if ROOM_TILES[tile].searchable else 0)
    for room in [room for room in ROOMS if not s.tiles[room] and r.random() < 0.1]:
        pool = s.tiles_1 if room in s.board.slots_1 else s.tiles_2
        token = r.choice(("", *[one.key for one in s.explorations]))
        scene.peeked(label(room), r.choice(pool), token, tuple(some_seats(r, s)))


def some_seats(r: Random, s: Ship) -> list[int]:
    return sorted(r.sample(range(s.seats), r.randint(1, s.seats)))


def known_rooms(s: Ship) -> list[int]:
    return [room for room in ROOMS if s.tiles[room] and not s.tokens[room]]


def somewhere(r: Random, s: Ship) -> int:
    """Mostly where somebody is."""
    there = [who.room for who in s.crew if who.room]
    return r.choice(there) if there and r.random() < CROWD else r.choice(ROOMS)


def sit_down(r: Random, scene: NemesisScene, key: str) -> None:
    """Somebody with any cards and Items, wounded, slimed, infested."""
    s = scene.s
    cards = r.sample([card.key for card in CHARACTERS[key].deck], len(CHARACTERS[key].deck))
    n, m = r.randrange(7), r.randrange(4)
    dirt = ("contamination", "contamination", "infected", "clean")
    wounds = [wound.key for wound in r.sample(s.wounds.rest, r.choice((0, 0, 1, 2, 3, 3)))]
    dressed = r.randrange(len(wounds) + 1)
    crowd = scene.named > 0 and r.random() < CROWD
    scene.crew(
        key, room=label(s.crew[0].room if crowd else r.choice(known_rooms(s))),
        hand=cards[:n] + r.choices(dirt, k=r.choice((0, 0, 0, 1, 2))),
        discard=cards[n : n + m] + r.choices(dirt, k=r.choice((0, 0, 1, 2))),
        items=light_items(r, s, key), wounds=wounds[dressed:], dressed=wounds[:dressed], light=r.randrange(3),
        slimed=r.random() < 0.3, larva=r.random() < 0.2, signal=r.random() < 0.3,
    )  # fmt: skip


def light_items(r: Random, s: Ship, key: str) -> list[str]:
    """What fits into an Inventory, as far as there are copies left."""
    left = [item.key for deck in (s.red, s.yellow, s.green) for item in deck.rest if not item.heavy]
    left += [item.key for item in (*s.crafted, *CHARACTERS[key].quest_items) if not item.heavy]
    return r.sample(left, r.choice((0, 1, 3, 6)))


def burden(r: Random, scene: NemesisScene, who: Crew) -> None:
    """What is in the hands: with any ammo, attached or tied to each other."""
    s = scene.s
    heavy = [item.key for deck in (s.red, s.yellow, s.green) for item in deck.rest if item.heavy]
    heavy += [item.key for item in (*s.crafted, *who.quests) if item.heavy]
    if r.random() < 0.2:
        drop(s, who, who.hands[0])
    for key in r.sample(heavy, r.choice((0, 0, 1, 2))):
        scene.hold(who, key)
    if len(who.gear) > 1 and r.random() < 0.3:
        one, other = who.gear[:2]
        one.tied, other.tied = other.key, one.key
    for gear in who.gear:
        for item in [item for item in who.items if item.key in ATTACHED and r.random() < 0.5]:
            weapon = gear.item.weapon
            if weapon is not None and weapon.kind == "energy" and (item.key != "autoloader" or is_rifle(gear)):
                who.items.remove(item)
                gear.attached = (*gear.attached, item)
        gear.ammo = r.randint(0, gear.capacity)
    if r.random() < 0.3:
        carry(r, scene, who)
    while who.slots_used > who.slots:
        drop(s, who, who.hands[-1])
    for seat in r.sample(range(s.seats), r.randrange(s.seats + 1)):
        if seat != who.seat:
            who.known.see(seat, who.items)


def is_rifle(gear: Gear) -> bool:
    return gear.item.key == "assault-rifle"


def carry(r: Random, scene: NemesisScene, who: Crew) -> None:
    kind = r.choice(("intruder-egg", "intruder-carcass", "character-corpse"))
    if kind == "intruder-carcass" and sum(born == kind for born in things(scene.s)) >= CARCASSES:
        return
    scene.hold(who, kind)


def things(s: Ship) -> Iterator[str]:
    """The kinds of everything that lies about or is carried."""
    for lying in s.objects.values():
        yield from [thing.kind for thing in lying]
    for who in s.crew:
        yield from [held.kind for held in who.hands if isinstance(held, HeavyObject)]


def drop(s: Ship, who: Crew, held: Gear | HeavyObject) -> None:
    """Out of the hands: into the room, or out of the game."""
    who.hands.remove(held)
    if isinstance(held, HeavyObject):
        s.lay(who.room, held)
        return
    s.box += [held.item, *held.attached]
    for gear in who.gear:
        gear.tied = ""


def ship(r: Random, scene: NemesisScene) -> None:
    """Fire, Malfunctions, noise, doors, objects, engines, pods."""
    s = scene.s
    for room in r.sample(ROOMS, r.choice((0, 1, 4, FIRE_MARKERS))):
        s.fire[room] = True
    broken = [room for room in ROOMS if not s.tiles[room] or ROOM_TILES[s.tiles[room]].can_malfunction]
    for room in r.sample(broken, r.choice((0, 1, 4, MALFUNCTION_MARKERS))):
        s.malfunction[room] = True
    loud = r.random()
    s.noise = [r.random() < loud for _ in s.noise]
    for corridor in r.sample(range(len(s.doors)), r.choice((0, 1, 4, DOORS))):
        s.doors[corridor] = r.choice((CLOSED, CLOSED, DESTROYED))
    for _ in range(r.randrange(4)):
        kind = r.choice(("intruder-egg", "intruder-carcass", "character-corpse"))
        if s.eggs > 1 and list(things(s)).count("intruder-carcass") < CARCASSES:
            scene.lying(label(somewhere(r, s)), kind)
    for number in (1, 2, 3):
        scene.engine(number, r.random() < 0.5, r.choice(((), some_seats(r, s))))
    scene.coordinates(r.choice(COORDINATES).key, r.choice(((), some_seats(r, s))))
    for pod in s.pods:
        pod.open, pod.launched = r.random() < 0.5, r.random() < 0.2
    airlock(r, s)


def airlock(r: Random, s: Ship) -> None:
    """Its token lies in a yellow room with all doors closed."""
    yellow = [room for room in known_rooms(s) if ROOM_TILES[s.tiles[room]].colour == "yellow"]
    for room in yellow:
        doors = [corridor for corridor, _ in s.board.neighbours[room]]
        wanted = [corridor for corridor in doors if s.doors[corridor] == OPEN]
        standing = sum([door != OPEN for door in s.doors])
        whole = all(s.doors[corridor] != DESTROYED for corridor in doors)
        if whole and standing + len(wanted) <= DOORS and r.random() < 0.1:
            for corridor in wanted:
                s.doors[corridor] = CLOSED
            s.airlock = room
            return


def intruders(r: Random, scene: NemesisScene) -> None:
    """Models on the map, tokens in the bag, Weaknesses, Eggs."""
    s = scene.s
    for kind in KINDS.values():
        for _ in range(r.choice((0, 0, 1, kind.models)) if r.random() < 0.5 else 0):
            injuries = 0 if kind.key == "larva" else r.randrange(3)
            scene.intruder(kind.key, label(somewhere(r, s)), injuries)
    for token in [token for token in s.supply if r.random() < 0.5]:
        s.supply.remove(token)
        s.bag.append(token)
    for slot in WEAKNESS_SLOTS:
        if r.random() < 0.3:
            scene.weakness(slot, r.choice(s.weaknesses_left).key)
    s.eggs = r.randrange(EGGS - list(things(s)).count("intruder-egg") + 1)
    s.nest_destroyed = s.eggs == 0
    if s.intruders or r.random() < 0.5:
        scene.objectives_chosen()


def tracks(r: Random, scene: NemesisScene) -> None:
    """Time, Self-Destruct, the course; some discards."""
    s = scene.s
    s.round = r.randint(1, TIME_START)
    s.time = r.choice((1, 2, r.randint(1, TIME_START)))
    s.destruct = r.choice((None, None, r.randint(1, DESTRUCT_START)))
    s.destination = r.choice(DESTINATION_TRACK)
    discard_some(r, s.events)
    discard_some(r, s.attacks)
    for deck in (s.red, s.yellow, s.green):
        discard_some(r, deck)


def discard_some(r: Random, deck: Deck[T]) -> None:
    thrown = r.choice((0, 0, 3, len(deck.rest)))
    deck.discard += deck.rest[:thrown]
    del deck.rest[:thrown]


def fall(r: Random, scene: NemesisScene) -> None:
    """Some are dead, asleep, away or in a pod; perhaps one of the dead is the Intruder player. One is always left."""
    s = scene.s
    stays = r.randrange(s.seats)
    for who in [one for one in s.crew if one.seat != stays and r.random() < 0.3]:
        fate = r.choice(("dead", "dead", "escaped", "hibernating", "pod"))
        if fate == "dead":
            s.bereaved = True  # before, so that nothing more comes of it
            die(s, who)
            open_all_pods(s)
        elif fate == "pod":
            board_pod(r, s, who)
        elif fate == "escaped" or s.destruct is None:
            who.fate, who.room = fate, 0
    dead = [who for who in s.crew if who.fate == "dead"]
    if s.intruder_player and dead and r.random() < 0.8:
        hand = [card.key for card in r.sample(s.hunter_deck.rest, r.randrange(5))]
        scene.hunter(r.choice(dead).key, hand)


def board_pod(r: Random, s: Ship, who: Crew) -> None:
    """Into a pod whose section is explored and free of Intruders."""
    for pod in s.pods:
        room = s.room_of(f"evacuation-section-{pod.section}")
        if not pod.launched and room and not s.intruders_in(room) and not s.in_pod(pod):
            who.room, who.pod = 0, pod.number
            return


def begin(r: Random, scene: NemesisScene) -> None:
    """Some step of some phase, or something under way."""
    s = scene.s
    present = [who.seat for who in s.crew if not who.fate]
    hunter = [s.hunter] if s.hunting else []
    s.first, s.turn = r.choice(present), r.choice([*present, *hunter])
    s.actions = r.choice((1, 2, 2, 2))
    for who in s.crew:
        who.passed = who.seat != s.turn and r.random() < 0.2
    if r.random() < TURNS:
        s.phase = "turns"
    elif r.random() < 0.5:
        s.phase = r.choice(PHASES)
        for who in s.crew:
            who.passed = True
    else:
        s.phase = "turns"
        under_way(r, s)


def under_way(r: Random, s: Ship) -> None:
    """A certain attack, event, roll or Encounter, before the turn goes on."""
    what, who = r.choice(UNDER_WAY), r.choice([one for one in s.crew if not one.fate])
    here = s.intruders_in(who.room) if who.room else []
    if what == "attack" and here:
        card = s.attacks.draw(Dice(r.randrange(1 << 30)))
        assert card is not None
        s.attacks.top.append(Block((card,), (), ()))
        s.then(attack_now(who, r.choice(here).key))
    elif what == "event":
        s.event = s.events.draw(Dice(r.randrange(1 << 30)))
        s.then(prepared_event())
    elif who.room:
        s.then(encounter_now(who) if what == "encounter" else roll_for_noise(who))


# ---- what no question may say ----------------------------------------------------------------------------------------


def amiss(s: State, ask: Ask[object]) -> str:
    """Nobody is asked who is out of play, and nothing is named that is not there."""
    assert isinstance(s, Ship)
    who = s.crew[ask.seat]
    if who.fate and ask.seat != s.hunter and ask.prompt not in BEYOND and any(not one.fate for one in s.crew):
        return f"{who.key} is {who.fate}"
    named = [*ask.about, *[key for option in ask.choices for key in option.on]] if ask.prompt not in TALK else []
    absent = [key for key in named if is_thing(key) and not is_there(s, key)]
    return f"{', '.join(absent)}: not there" if absent else ""


THINGS = {*KINDS, *WEAPONS, *CHARACTERS, "intruder-egg", "intruder-carcass", "character-corpse", "pod"}


def is_thing(key: str) -> bool:
    """Characters and weapons, and what has a number: Intruders, objects, pods."""
    return key in CHARACTERS or key in WEAPONS or (re.sub(r"-\d+$", "", key) in THINGS and key[-1].isdigit())


def is_there(s: Ship, key: str) -> bool:
    keys = [one.key for one in s.intruders] + [pod.key for pod in s.pods if not pod.launched]
    keys += [thing.key for lying in s.objects.values() for thing in lying]
    for who in s.crew:
        keys += [held.key for held in who.hands] if not who.fate else []
        keys += [] if who.fate else [who.key]
    return key in keys


def worth(s: State) -> object:
    """The table without the course of the turn and the cards that pay for it."""
    assert isinstance(s, Ship)
    plain = CODEC.plain(s)
    for cost in COSTS:
        plain.pop(cost)
    for who, crew in zip(s.crew, plain["crew"], strict=True):
        if who.seat == s.turn:
            crew.pop("hand")
            crew["deck"] = len(who.deck)
    return plain


def options(s: State) -> Plain:
    assert isinstance(s, Ship)
    return {"mode": s.mode, "side": s.board.side, "intruder_player": s.intruder_player}


def rest(s: State, ask: Ask[object]) -> str:
    """Where a turn or action begins nothing is under way, and nobody holds more than two hands can."""
    assert isinstance(s, Ship)
    if s.stack or s.bargain is not None or s.event is not None:
        return "something is under way"
    if any(len(who.objectives) > 1 for who in s.crew if s.met and who.fate != "dead"):
        return "somebody has not chosen an objective"
    crowded = [who.key for who in s.crew if not who.fate and who.slots_used > who.slots]
    return f"{', '.join(crowded)}: hands too full" if crowded else ""


def timed(s: State) -> list[Timed]:
    """What is so in this turn only, or in this round."""
    assert isinstance(s, Ship)
    turn = {"endless": s.endless, "bargained": s.bargained, "announced": s.announced}
    found: list[Timed] = [(name, (s.round, s.turn)) for name, so in turn.items() if so]
    return [*found, ("calm", s.round)] if s.calm else found


def stir(s: State) -> None:
    """What is on the map, in the bag, in hands and Inventories."""
    assert isinstance(s, Ship)
    own = [pile for who in s.crew for pile in (who.items, who.hand, who.deck.rest)]
    for pile in (s.intruders, s.bag, s.supply, s.explorations, *own):
        pile.reverse()


def out_of_play(s: State) -> list[str]:
    assert isinstance(s, Ship)
    return [who.key for who in s.crew if who.fate]


AFTERWARDS = (  # what the dead drop, choose and do as the Intruders, and what is read at the end
    "dropped", "objective-kept", "takes-over", "only-watches", "hunts", "drew", "passed", "discarded", "attacks-seen",
    "events-seen", "events-discarded", "last-scan", "last-draw", "lost", "verdict",
    "objectives-opened",
)  # fmt: skip
COURSES = (
    Course("crew", ("died", "hibernates", "launched"), ("revived",), AFTERWARDS, out_of_play),
    Course("intruder", ("killed", "intruder-left"), still=("transformed",)),
)

# ---- what comes in between -------------------------------------------------------------------------------------------


@step("mishap")
def strikes(s: Ship, who: Crew, what: str) -> None:
    """Somebody dies, or an Intruder is killed."""
    intruder = next((one for one in s.intruders if one.key == what), None)
    if intruder is not None:
        leave_map(s, intruder)
    else:
        die(s, who)


def mishap(r: Random, s: State) -> Record | None:
    """For who is about to do something, while others are left."""
    assert isinstance(s, Ship)
    present = [who for who in s.crew if not who.fate]
    due = s.stack[-1].seat if s.stack else s.turn
    who = next((one for one in present if one.seat == due), None)
    if len(present) < 2 or who is None or s.bargain is not None:  # nothing comes between offer and answer
        return None
    here = s.intruders_in(who.room) if who.room else []
    if here and r.random() < 0.5:
        return strikes(who, r.choice(here).key)
    return strikes(who, "")


CHAOS = Chaos(position, amiss, worth, options, rest, COURSES, mishap=mishap, timed=timed, stir=stir)
