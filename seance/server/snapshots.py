"""What each pair of eyes may know of a table, taken only of what is committed."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from seance.engine import PUBLIC, Ask, Event, Game, Note, Preview, State, Told
from seance.engine.face import face

KEPT = 2000  # public pictures kept for spectators who are behind


class Heard:
    """What one eye has heard: the events of the table themselves, told as this eye hears them where they are read."""

    __slots__ = ("events", "eye")

    def __init__(self, eye: int, events: Iterable[Event]) -> None:
        self.eye = eye
        self.events = list[Event]()
        self.hear(events)

    def hear(self, events: Iterable[Event]) -> None:
        self.events += [event for event in events if event.heard_by(self.eye)]

    def __len__(self) -> int:
        return len(self.events)

    def __getitem__(self, span: slice) -> list[Told]:
        return [self.events[n].told_to(self.eye, n) for n in range(*span.indices(len(self.events)))]

    def common(self, other: Heard) -> int:
        """How many at the beginning are the same; a secret that differs is no difference to whoever did not hear it."""
        for n, (mine, theirs) in enumerate(zip(self.events, other.events, strict=False)):
            if mine is not theirs and mine.told_to(self.eye, n) != theirs.told_to(self.eye, n):
                return n
        return min(len(self), len(other))


class Picture:
    """One eye's knowledge at one moment. `told` may grow later; the first `seq` of it belong to the moment."""

    __slots__ = ("ask", "at", "barrier", "free_from", "notes", "previews", "proposed", "revision", "seq", "told",
                 "view")  # fmt: skip

    def __init__(
        self,
        at: int,
        revision: int,
        told: Heard,
        view: dict[str, Any],
        ask: Ask[object] | None,
        previews: dict[str, Preview],
        notes: tuple[Note, ...],
        proposed: list[str],
        barrier: str,
        free_from: int,
    ) -> None:
        self.at = at
        self.revision = revision
        self.told = told
        self.seq = len(told)
        self.view = view
        self.ask = ask
        self.previews = previews  # of the options of the ask
        self.notes = notes  # of the ask itself
        self.proposed = proposed  # with what one would pay
        self.barrier = barrier  # why the last answer cannot be taken back alone; "" if it can
        self.free_from = free_from  # the first event that this seat could strike alone


class Undo:
    """The log of each eye went back to so many events."""

    __slots__ = ("anew", "revision", "seat", "to")

    def __init__(self, revision: int, seat: int, anew: bool, to: dict[int, int]) -> None:
        self.revision = revision
        self.seat = seat
        self.anew = anew
        self.to = to


def arrived(events: Sequence[Event], arrival: str) -> dict[str, int]:
    """Everybody who ever came to a seat: of those who have left it the log still tells."""
    return {str(event.args["who"]): int(str(event.args["seat"])) - 1 for event in events if event.name == arrival}


class Pictures:
    """The pictures of all eyes that look at one table."""

    def __init__(self) -> None:
        self.of: dict[int, Picture] = {}
        self.heard: dict[int, Heard] = {}
        self.counted = 0  # events of the game that were told
        self.revision = 0
        self.undos: list[Undo] = []
        self.past: deque[Picture] = deque(maxlen=KEPT)  # of the public eye, for who watches with a delay
        self.figures: Mapping[str, int] = {}  # whom each seat plays, and has played: the log tells of both
        self.playing: Mapping[str, int] = {}  # whom each seat plays now
        self.out: frozenset[int] = frozenset()  # seats that have nothing more to decide

    def take(self, game: Game[State], at: int, eyes: set[int], unasked: set[int], keep_past: bool) -> None:
        """New pictures for these eyes, after a commit or a load. For `unasked` seats the server itself answers."""
        revision = len(game.taken_back)
        events = game.sink.events
        self.playing = game.rules.figures(game.state)
        self.figures = {**self.figures, **arrived(events[self.counted :], game.rules.arrival), **self.playing}
        self.out = frozenset(game.rules.out(game.state))
        if revision != self.revision or len(events) < self.counted:
            before = self.heard
            self.heard = {eye: Heard(eye, events) for eye in before}
            to = {eye: now.common(before[eye]) for eye, now in self.heard.items()}
            last = game.taken_back[-1] if game.taken_back else None
            seat = last.answers[0].seat if last is not None and last.answers else PUBLIC
            anew = last is not None and any(rekey.at == last.at for rekey in game.rekeys)
            self.undos.append(Undo(revision, seat, anew, to))
            self.revision = revision
        else:
            for heard in self.heard.values():
                heard.hear(events[self.counted :])
        self.counted = len(events)
        for eye in eyes:
            if eye not in self.heard:
                self.heard[eye] = Heard(eye, events)
        for eye in [eye for eye in self.heard if eye not in eyes]:
            del self.heard[eye]
        self.of = {eye: self.picture(game, at, eye, eye in unasked) for eye in eyes}
        if keep_past and PUBLIC in self.of:
            self.past.append(self.of[PUBLIC])

    def picture(self, game: Game[State], at: int, eye: int, unasked: bool) -> Picture:
        seen = game.view(eye)
        view: dict[str, Any] = msgspec.to_builtins(seen)
        ask = game.ask_of(eye) if eye >= 0 and not unasked else None
        before = self.of.get(eye)
        known = before is not None and before.ask is ask
        previews = before.previews if before is not None and known else previews_of(ask)
        heard = self.heard[eye]
        struck = sum([event.heard_by(eye) for event in game.sink.events[free_from(game, eye) :]])
        notes = () if ask is None else game.notes(eye)
        mind = face(game.rules.name).mind
        proposed = mind.payment(seen, ask) if ask is not None and mind is not None else []
        free = len(heard) - struck
        return Picture(at, self.revision, heard, view, ask, previews, notes, proposed, game.may_undo(eye), free)

    def delayed(self, now: int, delay: int) -> Picture | None:
        """What was public `delay` ms ago."""
        found: Picture | None = None
        for picture in self.past:
            if picture.at > now - delay:
                break
            found = picture
        return found

    def back_to(self, eye: int, since: int) -> Undo | None:
        """The undo that an eye which knows only revision `since` must hear of: the one that goes back furthest."""
        later = [undo for undo in self.undos if undo.revision > since and eye in undo.to]
        return min(later, key=lambda undo: undo.to[eye], default=None)


def previews_of(ask: Ask[object] | None) -> dict[str, Preview]:
    if ask is None or ask.preview is None:
        return {}
    found = {option.key: ask.preview(option) for option in ask.choices}
    return {key: preview for key, preview in found.items() if preview is not None}


def free_from(game: Game[State], seat: int) -> int:
    """The first event of the table that this seat could strike by taking back alone, answer by answer."""
    found = len(game.sink.events)
    for entry in reversed(game.journal):
        if entry.told or entry.seat != seat or entry.heard < 0:
            break
        found = entry.heard
    return found
