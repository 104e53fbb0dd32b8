"""The past of a table: the view at an earlier event, replays of finished games, and what one seat received."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, TypeVar

import msgspec
from msgspec import structs

from .errors import BadInput, Refused
from .game import Game
from .journal import Entry, Mark, plain_entry, told
from .rules import Rules
from .saves import VERSION, check_file, setting
from .state import Sink, State
from .wire import ALL, PUBLIC, Event, Format, Frame, Rekey, Replay, SeatFile, Told, View

S = TypeVar("S", bound=State)

REPLAY, SEAT = "seance-replay/1", "seance-seat/1"


class Watcher(Sink):
    """Keeps what one eye sees after each event that it hears: `views[n]` when it has heard n. `only` one, or all."""

    def __init__(self, eye: int, look: Callable[[], View], only: int = -1) -> None:
        super().__init__()
        self.eye = eye
        self.look = look
        self.only = only
        self.heard = 0
        self.views: dict[int, View] = {}
        self.rest()

    def hear(self, event: Event) -> None:
        super().hear(event)
        if event.heard_by(self.eye):
            self.heard += 1
            self.rest()

    def rest(self) -> None:
        """The table waits for an answer: what is seen now stands until the next event."""
        if self.only in (-1, self.heard):
            self.views[self.heard] = self.look()


def beginning(game: Game[S]) -> Game[S]:
    """The same table before anything has happened."""
    rules, table = game.rules, game.table
    options, seed = setting(table, rules)
    past = Game(rules, rules.set_up(table.seats, seed, options), table)
    past.rekeys = game.rekeys
    return past


def remember(game: Game[S]) -> None:
    """After a load only the last mark is there: run the whole game again from its beginning.

    Refused where that leads elsewhere, because the rules have changed since.
    """
    past = beginning(game)
    answer_again(past, game.journal)
    plain, now, then = game.rules.codec.plain, game.marks[-1], past.marks[-1]
    if now.heard != then.heard or plain(now.state) != plain(then.state):
        raise Refused("history-unavailable")
    game.marks = past.marks


def recall(game: Game[S], past: Game[S]) -> None:
    """What a fork has remembered need not be found again: its marks before the first one that this game has."""
    first = game.marks[0].at
    game.marks = [mark for mark in past.marks if mark.at < first] + game.marks


def answer_again(past: Game[S], entries: list[Entry], watcher: Watcher | None = None) -> None:
    """Start, and give these answers again; with a watcher until it has seen what it waits for."""
    past._replaying = True
    try:
        past.start()
        for entry in entries:
            if watcher is not None:
                watcher.rest()
                if 0 <= watcher.only < watcher.heard:
                    return
            past.give_keys(entry.seat, entry.keys)
    except Exception as error:  # the rules have changed since
        raise Refused("history-unavailable") from error
    finally:
        past._replaying = False
    if watcher is not None:
        watcher.rest()


def watch(past: Game[S], eye: int, entries: list[Entry], only: int = -1) -> Watcher:
    watcher = past.sink = Watcher(eye, lambda: past.view(eye), only)
    answer_again(past, entries, watcher)
    return watcher


def view_at(game: Game[S], seat: int, n: int) -> View:
    """What the seat saw when it had heard n events: at the last of them, or while the table waited after it."""
    heard = [event.heard_by(seat) for event in game.sink.events]
    if not 0 <= n <= sum(heard):
        raise Refused("no-such-event", n=n)
    if n == sum(heard):
        return game.view(seat)
    if game.marks[0].at > 0 and sum(heard[: game.marks[0].heard]) >= n:
        remember(game)
    mark = next((mark for mark in reversed(game.marks) if sum(heard[: mark.heard]) < n), None)
    if mark is None:
        return watch(beginning(game), seat, game.journal, n).views[n]
    before = sum(heard[: mark.heard])
    return watch(from_mark(game, mark), seat, game.journal[mark.at :], n - before).views[n - before]


def from_mark(game: Game[S], mark: Mark[S]) -> Game[S]:
    past = Game(game.rules, mark.state.clone(), game.table, True, game.poker_face)
    past.rekeys = game.rekeys
    past.journal = game.journal[: mark.at]
    return past


def branch(game: Game[S], seat: int, n: int, salt: int) -> Game[S]:
    """A table of one person that stands where this one stood when the seat had heard n events. What comes is new.

    The recorded game stays as it is. Refused where the rules have changed since, or nobody is asked any more.
    """
    if not 0 <= n <= sum([event.heard_by(seat) for event in game.sink.events]):
        raise Refused("no-such-event", n=n)
    count = answers_until(game, seat, n)
    past = beginning(game)
    past.table = structs.replace(game.table, people=1)
    past.rekeys = [rekey for rekey in game.rekeys if rekey.at <= count]
    answer_again(past, game.journal[:count])
    if past.result is not None:
        raise Refused("game-over")
    past.rekeys.append(Rekey(count, salt))
    past.state.dice.rekey(salt)
    return past


def answers_until(game: Game[S], seat: int, n: int) -> int:
    """How many answers were given when the seat had heard n events: as many as leave it with no more than that."""
    past, found = beginning(game), 0
    past._replaying = True
    try:
        past.start()
        for place, entry in enumerate(game.journal):
            if entry.at == place:  # its poll has just been opened
                if sum([event.heard_by(seat) for event in past.sink.events]) > n:
                    break
                found = place
            past.give_keys(entry.seat, entry.keys)
        else:
            found = len(game.journal) if n == sum([event.heard_by(seat) for event in past.sink.events]) else found
    except Exception as error:
        raise Refused("history-unavailable") from error
    return found


def deed_at(game: Game[S], seat: int, n: int, who: int) -> tuple[Game[S], Entry] | None:
    """The answer from which the n-th event came that the seat has heard, and the table when it was asked for.

    Where several were asked together it is that of `who`, if there is one, else the last. None if that was before
    the first answer. Refused where the rules have changed since.
    """
    if not 0 <= n <= sum([event.heard_by(seat) for event in game.sink.events]):
        raise Refused("no-such-event", n=n)
    past, place = beginning(game), -1
    past._replaying = True
    try:
        past.start()
        while sum([event.heard_by(seat) for event in past.sink.events]) < n:
            place += 1
            past.give_keys(game.journal[place].seat, game.journal[place].keys)
    except Exception as error:
        raise Refused("history-unavailable") from error
    if place < 0:
        return None
    together = range(game.journal[place].at, place + 1)
    place = next((each for each in together if game.journal[each].seat == who), place)
    then = beginning(game)
    answer_again(then, game.journal[:place])
    return then, game.journal[place]


# ---- files ---------------------------------------------------------------------------------------------------------


def export(game: Game[S], seat: int | None) -> bytes:
    if game.result is not None or game.table.people <= 1:
        return msgspec.json.encode(replay_of(game))
    if seat is None:
        raise Refused("not-finished")
    if not PUBLIC <= seat < game.seats:
        raise Refused("unknown-seat", seat=seat)
    return msgspec.json.encode(seat_file_of(game, seat))


def frames(watcher: Watcher) -> tuple[dict[str, object], list[Frame]]:
    plain = [msgspec.to_builtins(view) for view in watcher.views.values()]
    heard = told(watcher.events, watcher.eye)
    changes = [difference(before, after) for before, after in pairwise(plain)]
    return plain[0], [Frame(event, change) for event, change in zip(heard, changes, strict=True)]


def replay_of(game: Game[S]) -> Replay:
    """One small file: how to run the game again, and all that an all-seeing viewer would have heard and seen."""
    start, told_all = frames(watch(beginning(game), ALL, game.journal))
    return Replay(
        format=REPLAY,
        version=VERSION,
        schema=game.rules.schema,
        content=game.rules.content,
        table=game.table,
        answers=[plain_entry(entry) for entry in game.journal],
        rekeys=game.rekeys,
        taken_back=game.taken_back,
        result=game.result or "",
        start=start,
        frames=told_all,
    )


def seat_file_of(game: Game[S], seat: int) -> SeatFile:
    start, told_seat = frames(watch(beginning(game), seat, game.journal))
    return SeatFile(
        format=SEAT,
        version=VERSION,
        game=game.rules.name,
        seat=seat,
        options=game.table.options,
        start=start,
        frames=told_seat,
    )


def read_replay(data: bytes) -> Replay | SeatFile:
    """The replay or seat file in these bytes, or one clear reason why there is none."""
    check_file(data)
    try:
        form = msgspec.json.decode(data, type=Format).format
        if form == REPLAY:
            return msgspec.json.decode(data, type=Replay)
        if form == SEAT:
            return msgspec.json.decode(data, type=SeatFile)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("corrupt-replay") from error
    raise BadInput("foreign-replay", format=form[:40])


def run_again(replay: Replay, rules: Rules[S]) -> Game[S]:
    """The game of a replay, run by these rules; Refused where they lead to something else."""
    try:
        options, seed = setting(replay.table, rules)
    except Exception as error:
        raise BadInput("corrupt-replay") from error
    if not 1 <= replay.table.people <= replay.table.seats or len(replay.rekeys) > len(replay.answers) + 1:
        raise BadInput("corrupt-replay")
    table = structs.replace(replay.table, options=msgspec.to_builtins(options), seed=hex(seed))
    game = Game(rules, rules.set_up(table.seats, seed, options), table)
    game.rekeys = replay.rekeys
    try:
        answer_again(game, [Entry(a.seat, tuple(a.keys), a.at, a.opens) for a in replay.answers])
    except Exception as error:
        raise Refused("replay-differs") from error
    if told(game.sink.events, ALL) != [frame.told for frame in replay.frames]:
        raise Refused("replay-differs")
    return game


def shown(replay: Replay | SeatFile) -> list[tuple[Told | None, dict[str, Any]]]:
    """Each event with the view after it, without running any rule."""
    view = replay.start
    found: list[tuple[Told | None, dict[str, Any]]] = [(None, view)]
    for frame in replay.frames:
        view = merged(view, frame.change)
        found.append((frame.told, view))
    return found


# ---- changes of plain data: JSON merge patch (RFC 7386) -------------------------------------------------------------


def difference(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    change: dict[str, Any] = {name: None for name in before if name not in after}
    for name, value in after.items():
        old = before.get(name)
        if isinstance(value, dict) and isinstance(old, dict):
            deeper = difference(old, value)
            if deeper:
                change[name] = deeper
        elif name not in before or old != value:
            change[name] = value
    return change


def merged(before: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    after = {name: value for name, value in before.items() if change.get(name, value) is not None}
    for name, value in change.items():
        old = before.get(name)
        if isinstance(value, dict):
            after[name] = merged(old if isinstance(old, dict) else {}, value)
        elif value is not None:
            after[name] = value
    return after
