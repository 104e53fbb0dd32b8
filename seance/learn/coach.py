"""The coach: says what is new to this reader, about something that is there, and recommends only what is offered."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from msgspec import Struct, field

from seance.engine import Told

from .content import Note
from .moment import Moment, Plain

AREA = "@"  # a part of the table that every game has
AREAS = ("@aim", "@ask", "@board", "@hand", "@sheet", "@seats", "@phases", "@log")
ARGUMENT = "$"  # of the event
OPTION = "option:"  # what an offered option touches


class Said(Struct, kw_only=True):
    """A note as it fits this moment."""

    note: Note
    points: list[str] = field(default_factory=list)  # entities and areas of the table
    ring: list[str] = field(default_factory=list)  # keys of offered options
    args: dict[str, Plain] = field(default_factory=dict)  # of its sentence

    def recommend_only(self, good: Collection[str]) -> None:
        self.ring = [key for key in self.ring if key in good]

    @property
    def waits(self) -> bool:
        """What can be said at any time is said when what it recommends is good."""
        return self.note.general and bool(self.note.ring) and not self.ring


def say_next(notes: Sequence[Note], moment: Moment, seen: Collection[str]) -> Said | None:
    """What is happening goes first, then what has just happened and found no room, then what is true at any time."""
    due = [note for note in notes if note.id not in seen]
    pressing = [note for note in due if not note.general]
    passing = [note for note in pressing if note.event]
    for some, when in ((pressing, moment), (passing, moment.a_little_later), (due, moment)):
        said = first_that_fits(some, when)
        if said is not None:
            return said
    return None


def say_more(notes: Sequence[Note], moment: Moment, seen: Collection[str]) -> Said | None:
    """What else has happened lately, for whoever has read one note before he answers."""
    passing = [note for note in notes if note.event and not note.general and note.id not in seen]
    return first_that_fits(passing, moment) or first_that_fits(passing, moment.a_little_later)


def say_good(
    notes: Sequence[Note],
    moment: Moment,
    seen: Collection[str],
    good: Callable[[], Collection[str]],
    say: Callable[[Sequence[Note], Moment, Collection[str]], Said | None] = say_next,
) -> Said | None:
    """The next note, recommending only what is good; what can wait does so until there is something to recommend."""
    waiting = set(seen)
    while (said := say(notes, moment, waiting)) is not None:
        if said.ring:
            said.recommend_only(good())
        if not said.waits:
            return said
        waiting.add(said.note.id)
    return None


def say_beside(notes: Sequence[Note], moment: Moment, seen: Collection[str]) -> dict[int, Said]:
    """What is new in the news, by the number of the event: for whoever reads line by line. An event has one note."""
    found: dict[int, Said] = {}
    for note in notes:
        told = note.event and not note.ring and note.id not in seen and moment.holds(note)
        event = moment.event_of(note) if told else None
        said = None if event is None or event.n in found else fitted(note, moment)
        if event is not None and said is not None:
            found[event.n] = said
    return found


def first_that_fits(notes: Sequence[Note], moment: Moment) -> Said | None:
    for note in notes:
        said = fitted(note, moment) if moment.holds(note) else None
        if said is not None:
            return said
    return None


def fitted(note: Note, moment: Moment) -> Said | None:
    """The note for this moment; None if what it speaks of, recommends or names is not there."""
    event = moment.event_of(note) if note.event else None
    points = list(dict.fromkeys(found for wanted in note.points for found in pointed(wanted, moment, event)))
    ring = list(dict.fromkeys(key for wanted in note.ring for key in moment.offered(wanted)))
    args = {name: argument(path, moment, event) for name, path in note.args.items()}
    if (note.points and not points) or (note.ring and not ring) or None in args.values():
        return None
    return Said(note=note, points=points, ring=ring, args=args)


def pointed(wanted: str, moment: Moment, event: Told | None) -> list[str]:
    """The entities that are meant and are there."""
    if wanted.startswith(AREA):
        return [wanted]
    if wanted.startswith(OPTION):
        keys = moment.offered(wanted.removeprefix(OPTION))
        assert moment.ask is not None or not keys
        return (
            [] if moment.ask is None else [e for option in moment.ask.choices if option.key in keys for e in option.on]
        )
    if wanted.startswith(ARGUMENT):
        named = None if event is None else event.args.get(wanted.removeprefix(ARGUMENT))
        return [named] if isinstance(named, str) and named in moment.known else []
    if wanted == "me":
        return sorted(moment.mine & moment.known)
    return [wanted] if wanted in moment.known else []


def argument(path: str, moment: Moment, event: Told | None) -> Plain:
    if path.startswith(ARGUMENT):
        value = None if event is None else event.args.get(path.removeprefix(ARGUMENT))
        return value if isinstance(value, str | int) else None
    return moment.at(path)
