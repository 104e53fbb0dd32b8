"""The ship in plain text, for the terminal: the map, or a list of rooms where that is too wide; crew and tracks."""

from __future__ import annotations

from seance.engine.texts import Texts, texts
from seance.games.nemesis.rules.board import BOARDS, ROOM_NUMBERS
from seance.games.nemesis.rules.printed import CHARACTERS, MALFUNCTION_MARKERS

from .ship_map import WIDTH, ship_map
from .view import CorridorView, CrewView, NemesisView, PodView, RoomView, top_of

Rows = list[list[str]]

READ_OUT = {"token-turned": "effect", "attack-missed": "card", "coordinates-checked": "card"}


def draw(view: NemesisView, language: str, width: int) -> list[str | Rows]:
    words = texts(language, "nemesis")
    parts: list[str | Rows] = [tracks(view, words), *markers(view, words)]
    if width >= WIDTH:
        parts += [*ship_map(view, words), words.say("see-legend")]
    else:
        told = [each for each in view.rooms if something_in(view, each)]
        parts.append([room(view, each, words) for each in told])
        parts += unexplored([each for each in view.rooms if each not in told], words)
        parts.append(words.say("see-corridors", {"corridors": [numbered(view, n, words) for n in passages(view)]}))
    noise = [corridor(each.key, words) for each in view.corridors if each.noise]
    doors = [closed(each, words) for each in view.corridors if each.door != "door-open"]
    if noise:
        parts.append(words.say("see-noise", {"corridors": noise}))
    if doors:
        parts.append(words.say("see-doors", {"doors": doors}))
    parts.append(words.say("see-pods", {"pods": [pod(each, words) for each in view.pods]}))
    weaknesses = [words.name(key) for key in view.weaknesses if key]
    if weaknesses:
        parts.append(words.say("see-weaknesses", {"things": weaknesses}))
    parts.append([crew(view, each, words) for each in view.crew])
    own = next((each for each in view.crew if each.seat == view.seat), None)
    if own is not None:
        parts += [*ways(view, own, words), *secrets(view, words), *sheet(own, words)]
    for other in view.crew:
        if other is not own:
            parts += [words.say("see-objective-of", {"crew": other.key, **each}) for each in objectives(other, words)]
    if view.hunter_hand:
        parts.append(words.say("see-hand", {"things": [words.name(key) for key in view.hunter_hand]}))
    return parts


def tracks(view: NemesisView, words: Texts) -> str:
    running = view.destruct >= 0
    line = words.say(
        "see-tracks",
        {"round": view.round, "time": view.time, "destination": view.destination, "bag": sum(view.bag.values())},
    )
    return f"{line} {words.say('see-destruct', {'left': view.destruct})}" if running else line


def markers(view: NemesisView, words: Texts) -> list[str]:
    """How near the ship is to its end by Malfunctions or fire; nothing while it is whole."""
    broken, burning = sum([one.malfunction for one in view.rooms]), sum([one.fire for one in view.rooms])
    if not broken + burning:
        return []
    return [words.say("see-markers", {"broken": broken, "burning": burning, "most": MALFUNCTION_MARKERS})]


def room(view: NemesisView, seen: RoomView, words: Texts) -> list[str]:
    """Number, what it is, what is in it, who is there."""
    known = seen.tile or seen.peeked_tile
    name = words.name(known) if known else words.say("see-unexplored", {"back": seen.back})
    inside: list[str] = []
    if seen.items:
        inside.append(words.say("see-items", {"n": seen.items}))
    inside += [
        words.name(mark) for mark, is_there in (("fire", seen.fire), ("malfunction", seen.malfunction)) if is_there
    ]
    inside += [words.name(thing) for thing in seen.objects]
    here = [words.name(who.key) for who in view.crew if who.room == seen.key]
    here += [intruder(one.key, one.injuries, words) for one in view.intruders if one.room == seen.key]
    return [number(seen.key), name, in_a_row(inside, words), in_a_row(here, words)]


def in_a_row(things: list[str], words: Texts) -> str:
    return words.say("board-comma").join(things)


def something_in(view: NemesisView, seen: RoomView) -> bool:
    """Is there more to tell of a room than that nobody knows it?"""
    known = seen.tile or seen.peeked_tile or seen.fire or seen.malfunction or seen.objects
    there = [*[who.room for who in view.crew], *[one.room for one in view.intruders]]
    return bool(known) or seen.key in there


def unexplored(rooms: list[RoomView], words: Texts) -> list[str | Rows]:
    """All other rooms in a line for each back."""
    parts: list[str | Rows] = []
    for back in sorted({each.back for each in rooms}):
        numbers = " ".join([number(each.key) for each in rooms if each.back == back])
        parts.append(words.say("see-rooms", {"rooms": numbers, "what": words.say("see-unexplored", {"back": back})}))
    return parts


def number(room: str) -> str:
    return room.removeprefix("room-")


def next_door(view: NemesisView, room: str) -> list[tuple[CorridorView, RoomView]]:
    neighbours = BOARDS[view.side].neighbours[ROOM_NUMBERS[room]]
    return [(view.corridors[between], view.rooms[other - 1]) for between, other in neighbours]


def ways(view: NemesisView, own: CrewView, words: Texts) -> list[str | Rows]:
    """Where one can go from here: the options name only numbers."""
    if not own.room:
        return []
    found: list[str] = []
    board = BOARDS[view.side]
    for between, there in next_door(view, own.room):
        tile = there.tile or there.peeked_tile
        name = words.name(tile) if tile else words.say("see-unexplored", {"back": there.back})
        marks = [words.say(f"board-{mark}") for mark, so in (("noise", between.noise), ("fire", there.fire)) if so]
        marks += [words.name(between.door)] if between.door != "door-open" else []
        numbers = board.numbers[board.corridor_keys.index(between.key)]
        way = {"n": number(there.key), "tile": name, "marks": marks, "by": list(numbers)}
        found.append(words.say("see-marked-way" if marks else "see-way", way))
    tile = known_rooms(view).get(own.room, "")
    facts = {"tile": tile, "n": number(own.room), "how_tile": f"is-{tile}"}
    here = words.say("known-place", facts) if tile else own.room
    return [words.say("see-ways", {"room": here, "ways": found})]


def intruder(key: str, injuries: int, words: Texts) -> str:
    return words.say("see-injured", {"intruder": key, "n": injuries}) if injuries else words.name(key)


def corridor(key: str, words: Texts) -> str:
    """In a list of corridors their numbers are enough."""
    prefix, _, label = key.partition("-")
    return label if prefix == "corridor" else words.name(key)


def passages(view: NemesisView) -> range:
    """All corridors but the Technical Corridors."""
    return range(BOARDS[view.side].technical)


def numbered(view: NemesisView, n: int, words: Texts) -> str:
    """Which rooms a corridor joins, and by which numbers."""
    board = BOARDS[view.side]
    numbers = " ".join(map(str, board.numbers[n]))
    return words.say("see-corridor", {"corridor": corridor(board.corridor_keys[n], words), "numbers": numbers})


def pod(seen: PodView, words: Texts) -> str:
    """Where it is, whether it is open, and who lies in it."""
    lock = words.say(f"board-pod-{'gone' if seen.launched else 'open' if seen.open else 'locked'}")
    states = [words.name(f"evacuation-section-{seen.section}"), lock, *[words.name(key) for key in seen.crew]]
    return words.say("see-pod", {"pod": seen.key, "state": in_a_row(states, words)})


def secrets(view: NemesisView, words: Texts) -> list[str | Rows]:
    """What this seat has seen face down and others perhaps have not."""
    found = [words.name(top) for engine in view.engines if (top := top_of(engine))]
    course = top_of(view.coordinates)
    if course:
        found.append(words.say("see-course", {"card": course, "text": words.say(f"text-{course}")}))
    return [words.say("see-secret", {"what": each}) for each in found]


def closed(seen: CorridorView, words: Texts) -> str:
    return words.say("see-door", {"corridor": seen.key, "door": seen.door})


def crew(view: NemesisView, who: CrewView, words: Texts) -> list[str]:
    """Number, name, state, wounds, what all can see in the hands."""
    state = [words.say(f"see-{who.fate}")] if who.fate else []
    state += [
        words.say(f"see-{word}")
        for word, so in (("passed", who.passed), ("signal", who.signal), ("larva", who.larva))
        if so
    ]
    state += [words.name("slime")] if who.slimed else []
    state += [words.name(who.pod)] if who.pod else []
    wounds = [words.say("see-light", {"n": who.light})] if who.light else []
    wounds += [
        words.say("see-dressed", {"wound": one.wound}) if one.dressed else words.name(one.wound) for one in who.wounds
    ]
    hands = [
        words.say("see-weapon", {"thing": held.key, "ammo": held.ammo, "capacity": held.capacity})
        if held.capacity
        else words.name(held.key)
        for held in who.hands
    ]
    first = "★" if view.first == who.seat else ""
    cards = words.say("see-cards", {"n": who.cards})
    rest = [in_a_row(some, words) for some in (state, wounds, hands)]
    player = words.name(f"player-{who.number}")  # objectives call people so
    name = words.name(who.key) if who.key in CHARACTERS else ""
    return [f"{player}{first}", name, cards, *rest]


def sheet(own: CrewView, words: Texts) -> list[str | Rows]:
    """What only this player knows."""
    parts: list[str | Rows] = []
    for name, keys in (("hand", own.hand), ("inventory", own.items), ("quests", own.quests)):
        if keys:
            parts.append(words.say(f"see-{name}", {"things": [words.name(key) for key in keys]}))
    return [*parts, *[words.say("see-objective", each) for each in objectives(own, words)]]


def objectives(who: CrewView, words: Texts) -> list[dict[str, str]]:
    return [{"objective": key, "text": words.say(f"text-{key}")} for key in who.objective_cards]


def known_rooms(view: NemesisView) -> dict[str, str]:
    """Explored rooms are called by their tile."""
    return {room.key: room.tile for room in view.rooms if room.tile}
