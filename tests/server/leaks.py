"""What one seat may know and another must not: every frame of a seat is searched for it.

The game is played again from what the database has kept. After every answer there is, for each seat, all that the
engine lets it see, hear and be asked; what another seat has of that and this one has not (yet) is a secret, as a key
and by its name. A frame that holds a secret of its moment is a leak, whatever kind of frame it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

import seance
from seance.client import Client
from seance.engine import Game, State, Told
from seance.engine.history import merged
from seance.engine.texts import Texts
from seance.server.room import apply
from seance.server.words import words
from tests.server.house import House

Frame: TypeAlias = dict[str, Any]
WORDY = ("text", "label", "title", "name")  # fields in words; all others hold keys


class Moment:
    """After one answer: what a seat has heard, sees and is asked, and what of the other's is secret to it."""

    def __init__(self, me: Knowledge, them: Knowledge, texts: Texts) -> None:
        self.heard = me.heard
        self.theirs = them.heard
        self.view = me.view
        self.asked = me.asked
        self.secrets = them.known - me.known
        known = [name for key in me.known if (name := texts.named(key)) is not None]
        names = {name for key in self.secrets if (name := texts.named(key)) is not None}
        self.names = [name for name in names if not any(name in each for each in known)]

    def told_by(self, frame: Frame) -> list[str]:
        """The secrets that a frame tells, as keys and by name."""
        said = " ".join(spoken(frame))
        names = [name for name in self.names if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", said)]
        return sorted([*(set(keyed(frame)) & self.secrets), *names])


def strings(value: object) -> Iterator[str]:
    """Every key in plain data, and the parts of compound ones."""
    if isinstance(value, str):
        yield value
        yield from value.split(":")[1:]
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from strings(key)
            yield from strings(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from strings(each)


def offered(game: Game[State], seat: int) -> Iterator[str]:
    """What a seat is asked, and why it is not asked for more."""
    ask = game.ask_of(seat)
    if ask is not None:
        yield from [ask.prompt, *ask.about]
        for option in ask.choices:
            yield from strings([option.key, option.verb, list(option.on)])
        for refusal in game.refusals(seat):
            yield from strings([refusal.key, refusal.verb, refusal.reason, list(refusal.on)])


class Knowledge:
    """All that the engine lets a seat know, up to an answer."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.known: set[str] = set()
        self.heard = 0
        self.told: list[Told] = []
        self.view: Frame = {}
        self.asked: set[str] = set()

    def look(self, game: Game[State]) -> None:
        self.told = game.events(0, self.seat)
        self.known |= set(strings(msgspec.to_builtins(self.told[self.heard :])))
        self.heard = len(self.told)
        self.view = msgspec.to_builtins(game.view(self.seat))
        self.known |= set(strings(self.view))
        ask = game.ask_of(self.seat)
        self.asked = set() if ask is None else {option.key for option in ask.choices}
        self.known |= set(offered(game, self.seat))


def played_again(house: House, mine: Client, other: Client) -> tuple[list[Moment], list[Told]]:
    """Every moment of the game for one of two people, and all that this one was told."""
    save, entries = house.kept(mine.at.id)
    game = seance.load(save)
    me, them = Knowledge(mine.seat), Knowledge(other.seat)
    texts = words(mine.language, game.rules.name).texts
    found: list[Moment] = []
    for entry in [None, *entries]:
        if entry is not None:
            apply(game, entry)
        for each in (me, them):
            each.look(game)
        found.append(Moment(me, them, texts))
    return found, me.told


def spoken(value: object, field: str = "") -> Iterator[str]:
    """Every field in words."""
    if isinstance(value, str):
        if field in WORDY:
            yield value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from spoken(each, key)
    elif isinstance(value, list):
        for each in value:
            yield from spoken(each, field)


def keyed(value: object, field: str = "") -> Iterator[str]:
    """Every key in a frame."""
    if isinstance(value, str):
        if field not in WORDY:
            yield from strings(value)
    elif isinstance(value, dict):
        for key, each in value.items():
            yield key
            yield from keyed(each, key)
    elif isinstance(value, list):
        for each in value:
            yield from keyed(each, field)


def leaks(frames: Sequence[str], moments: Sequence[Moment]) -> list[tuple[str, str]]:
    """The kind of every frame of a seat that tells a secret, and the secret."""
    found: list[tuple[str, str]] = []
    heard = 0
    for frame in map(decoded, frames):
        heard = max(heard, frame.get("seq", 0))
        now = [moments[0], *[moment for moment in moments if moment.heard <= heard]][-1]
        found += [(frame["type"], secret) for secret in now.told_by(frame)]
    return found


def would_leak(frames: Sequence[str], moments: Sequence[Moment]) -> set[str]:
    """The kinds of frames of the other seat that would be noticed, if they came to this one."""
    found: set[str] = set()
    heard = 0
    for frame in map(decoded, frames):
        heard = max(heard, frame.get("seq", 0))
        now = [moments[0], *[moment for moment in moments if moment.theirs <= heard]][-1]
        if now.told_by(frame):
            found.add(frame["type"])
    return found


def untrue(frames: Sequence[str], moments: Sequence[Moment], told: Sequence[Told]) -> list[Frame]:
    """Frames after which a seat sees, has heard or is asked anything else than the engine lets it at that moment."""
    found: list[Frame] = []
    view: Frame = {}
    heard = 0
    for frame in map(decoded, frames):
        heard = max(heard, frame.get("seq", 0))
        now = [moment for moment in moments if moment.heard == heard]
        if frame["type"] == "hello":
            view = frame["view"]
        elif frame["type"] == "events":
            view = merged(view, frame["patch"])
        if frame["type"] in ("hello", "events") and not any(moment.view == view for moment in now):
            found.append(frame)
        if any(each.get("args", {}) != msgspec.to_builtins(told[each["n"]].args) for each in frame.get("events", [])):
            found.append(frame)
        if frame.get("ask") and not any({each["key"] for each in frame["ask"]["options"]} == m.asked for m in now):
            found.append(frame)
    return found


def decoded(frame: str) -> Frame:
    read: Frame = msgspec.json.decode(frame)
    return read
