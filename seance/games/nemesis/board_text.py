"""The ship in plain text, for the terminal: the map, or a list of rooms where that is too wide; crew and tracks."""

from __future__ import annotations

from seance.engine.texts import Texts, texts

from .ship_map import WIDTH, ship_map
from .view import CorridorView, CrewView, NemesisView, RoomView

Rows = list[list[str]]


def draw(view: NemesisView, language: str, width: int) -> list[str | Rows]:
    words = texts(language, "nemesis")
    parts: list[str | Rows] = [tracks(view, words)]
    if width >= WIDTH:
        parts += [*ship_map(view, words), words.say("see-legend")]
    else:
        parts.append([room(view, each, words) for each in view.rooms])
    noise = [words.name(each.key) for each in view.corridors if each.noise]
    doors = [closed(each, words) for each in view.corridors if each.door != "door-open"]
    if noise:
        parts.append(words.say("see-noise", {"corridors": noise}))
    if doors:
        parts.append(words.say("see-doors", {"doors": doors}))
    parts.append([crew(view, each, words) for each in view.crew])
    own = next((each for each in view.crew if each.seat == view.seat), None)
    if own is not None:
        parts += sheet(own, words)
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
    return [seen.key.removeprefix("room-"), name, ", ".join(inside), ", ".join(here)]


def intruder(key: str, injuries: int, words: Texts) -> str:
    return words.say("see-injured", {"intruder": key, "n": injuries}) if injuries else words.name(key)


def closed(seen: CorridorView, words: Texts) -> str:
    return words.say("see-door", {"corridor": seen.key, "door": seen.door})


def crew(view: NemesisView, who: CrewView, words: Texts) -> list[str]:
    """Name, state, wounds, what all can see in the hands."""
    state = [words.say(f"see-{who.fate}")] if who.fate else []
    state += [words.say(f"see-{word}") for word, so in (("passed", who.passed), ("larva", who.larva)) if so]
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
    return [f"{words.name(who.key)}{first}", cards, ", ".join(state), ", ".join(wounds), ", ".join(hands)]


def sheet(own: CrewView, words: Texts) -> list[str | Rows]:
    """What only this player knows."""
    parts: list[str | Rows] = []
    for name, keys in (
        ("hand", own.hand),
        ("inventory", own.items),
        ("quests", own.quests),
        ("objectives", own.objective_cards),
    ):
        if keys:
            parts.append(words.say(f"see-{name}", {"things": [words.name(key) for key in keys]}))
    return parts
