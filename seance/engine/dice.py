"""All chance of a game: a counter-based generator that is part of the state."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeAlias, TypeVar

from .errors import Misfit

T = TypeVar("T")

SEED_BITS = 128
KNOWN = "known "  # before the channel of what came up without chance
HOPED = "hoped "  # before the channel of a script that is followed only as long as it can be
Came: TypeAlias = "tuple[str, str, tuple[int, ...] | None]"  # channel, what came up, the seats that saw it (None: all)
DICE_FIELDS = ("seed", "counts", "revealed", "looks", "script", "strict")


NOT_KEYED = (-1, blake2b())


class ScriptError(Exception):
    """A scene asked for a result that cannot happen here, or left chance open."""


def key_of(item: object) -> str:
    """What a printed thing, a face or a number is called in scripts, saves and sorted pools."""
    key = getattr(item, "key", None)
    return key if isinstance(key, str) else str(item)


class Dice:
    """Named channels of random numbers. Result n of a channel depends on (seed, channel, n) and nothing else:

    one more noise roll never changes which event card comes next. `revealed` counts what chance or a look at
    hidden cards has told anybody; the game compares it to know where undo must stop. `looks` counts what was told
    to some seats only: the game takes a mark after it. The keyed hash keeps a secret seed secret: nobody can
    compute the next roll from those that were seen.
    """

    __slots__ = ("counts", "keyed", "looks", "pins", "record", "revealed", "script", "seed", "stream", "strict")

    def __init__(self, seed: int) -> None:
        self.seed = seed % (1 << SEED_BITS)
        self.keyed = NOT_KEYED  # the hash that has read the seed, for which it was made
        self.counts: dict[str, int] = {}
        self.revealed = 0
        self.looks = 0
        self.script: dict[str, list[object]] = {}
        self.strict = False  # in scenes: chance that was not scripted is an error
        self.record: list[Came] | None = None  # what came up since the last mark
        self.pins: list[Came] | None = None  # in imagined worlds: what must come up again
        self.stream: Dice | None = None  # and the chance of what the imagining seat has not seen

    def copy(self) -> Dice:
        new = Dice.__new__(Dice)
        new.seed = self.seed
        new.keyed = self.keyed
        new.counts = self.counts.copy()
        new.revealed = self.revealed
        new.looks = self.looks
        new.script = {channel: wanted[:] for channel, wanted in self.script.items()} if self.script else {}
        new.strict = self.strict
        new.record = None
        new.pins = None
        new.stream = None
        return new

    def look(self) -> None:
        """Some seats are shown something that others are not."""
        self.revealed += 1
        self.looks += 1

    def rekey(self, salt: int) -> None:
        """A new future, after an undo that took back what chance had told."""
        self.seed = int.from_bytes(self._hash(f"undo:{salt}"), "little")

    def below(self, channel: str, n: int) -> int:
        """A number from 0 to n-1."""
        counts = self.counts
        count = counts[channel] + 1 if channel in counts else 1
        counts[channel] = count
        self.revealed += 1
        seed, keyed = self.keyed
        one = (keyed if seed == self.seed else self._keyed()).copy()
        one.update(f"{channel}:{count}".encode())
        return (int.from_bytes(one.digest()[:8], "little") * n) >> 64

    def _keyed(self) -> blake2b:
        """The hash that has read the seed: made anew for a new future."""
        if self.keyed[0] != self.seed:
            self.keyed = (self.seed, blake2b(key=self.seed.to_bytes(16, "little"), digest_size=16))
        return self.keyed[1]

    def _hash(self, what: str) -> bytes:
        one = self._keyed().copy()
        one.update(what.encode())
        return one.digest()

    def place(self, channel: str, items: Sequence[object], seen_by: tuple[int, ...] | None = None) -> int:
        """The place of a random item, or of the one that is scripted or pinned. Who sees it: all, or some seats."""
        if self.pins is not None:
            place = self._pinned(channel, items)
        elif self.script and (self.script.get(channel) or self._can_come(channel, items)):
            place = self._scripted(channel, items)
        elif self.strict and len({key_of(item) for item in items}) > 1:
            raise ScriptError(f"{channel}: not scripted, one of {list(items)!r}")
        else:
            place = self.below(channel, len(items))
        if self.record is not None:
            self.record.append((channel, key_of(items[place]), seen_by))
        return place

    def _can_come(self, channel: str, items: Sequence[object]) -> bool:
        """What is hoped for next is scripted if it can come up; else chance has the word from here on."""
        hoped = self.script.pop(HOPED + channel, None)
        if not hoped or str(hoped[0]) not in {key_of(item) for item in items}:
            return False
        self.script[channel] = [hoped[0]]
        if hoped[1:]:
            self.script[HOPED + channel] = hoped[1:]
        return True

    def _scripted(self, channel: str, items: Sequence[object]) -> int:
        self.revealed += 1
        want = self.script[channel].pop(0)
        if not self.script[channel]:
            del self.script[channel]
        for place, item in enumerate(items):
            if item == want or key_of(item) == str(want):
                return place
        raise ScriptError(f"{channel}: {want!r} is not among {list(items)!r}")

    def _pinned(self, channel: str, items: Sequence[object]) -> int:
        assert self.pins is not None
        if not self.pins:
            raise Misfit(channel)
        self.revealed += 1
        self.counts[channel] = self.counts.get(channel, 0) + 1
        pinned, key, seen_by = self.pins.pop(0)
        if pinned == channel and seen_by == ():  # whoever imagines has not seen it
            assert self.stream is not None
            in_order = sorted(range(len(items)), key=lambda place: key_of(items[place]))
            return in_order[self.stream.below("unseen", len(items))]
        if pinned == channel:
            for place, item in enumerate(items):
                if key_of(item) == key:
                    return place
        raise Misfit(channel)

    def came(self, channel: str, item: object) -> None:
        """A card whose place somebody knew comes up: no chance, but as revealing."""
        known = KNOWN + channel
        if self.pins is not None:
            self._pinned(known, (item,))
        else:
            self.revealed += 1
        if self.record is not None:
            self.record.append((known, key_of(item), None))

    def new_future(self, seed: int, past: Sequence[Came] = ()) -> None:
        """Chance of an imagined world: after what has come up already since its mark, another course."""
        self.seed = seed
        self.counts = {}
        self.script, self.strict = {}, False
        for channel, key, _ in past:
            if not channel.startswith(KNOWN):
                self.script.setdefault(channel, []).append(key)

    def roll(self, channel: str, faces: Sequence[T]) -> T:
        if self.record is None and self.pins is None and not self.script and not self.strict:  # a playout
            return faces[self.below(channel, len(faces))]
        return faces[self.place(channel, faces)]

    def take(self, channel: str, items: list[T], seen_by: tuple[int, ...] | None = None) -> T:
        """Remove and return a random item."""
        place = self.place(channel, items, seen_by)
        items[place], items[-1] = items[-1], items[place]
        return items.pop()
