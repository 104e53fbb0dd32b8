"""Saves: the table, the last mark, the journal by key, and what was heard, as one JSON text."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec
from msgspec import structs

from .ask import UNANSWERED
from .errors import BadInput, SeanceError
from .game import Game
from .journal import Entry, Mark, plain_entry
from .picks import keys_of
from .rules import Options, Rules
from .state import State
from .wire import ALL, Answer, Event, Given, Rekey, Save, Table, TakenBack
from .written import Written, encode, row

S = TypeVar("S", bound=State)

FORMAT = "seance-save/1"
VERSION = "0.1.0"
LARGEST = 64 * 1024 * 1024


def save(game: Game[S]) -> bytes:
    mark, written = game.marks[-1], game.written
    new = [plain_entry(entry) for entry in game.journal[len(written.answers) :]]
    written.add(new, game.sink.events[len(written.events) : mark.heard])
    saved = Save(
        format=FORMAT,
        version=VERSION,
        schema=game.rules.schema,
        content=game.rules.content,
        table=game.table,
        state=game.rules.codec.plain(mark.state),
        at=mark.at,
        steps=mark.steps,
        numbers=game._numbers,
        journal=[],
        given=given(game),
        rekeys=game.rekeys,
        taken_back=game.taken_back,
        events=[],
    )
    return encode(structs.asdict(saved) | {"journal": row(written.answers), "events": row(written.events)})


def given(game: Game[S]) -> list[Given]:
    """The answers to an unfinished poll."""
    found: list[Given] = []
    if game.poll is not None:
        for place, ask in enumerate(game._shown):
            pick = game._picks[place]
            if game._open[place] and pick != UNANSWERED:
                found.append(Given(ask.seat, list(keys_of(game.poll.asks[place], pick)), True))
            elif ask.chosen:
                found.append(Given(ask.seat, list(keys_of(game.poll.asks[place], ask.chosen)), False))
    return found


def check_file(data: bytes) -> None:
    if not isinstance(data, (bytes, bytearray)):
        raise BadInput("wrong-type", given=type(data).__name__)
    if len(data) > LARGEST:
        raise BadInput("too-large", most=LARGEST)


def read(data: bytes) -> Save:
    """The save in these bytes, or one clear reason why there is none."""
    check_file(data)
    try:
        saved = msgspec.json.decode(data, type=Save)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("corrupt-save") from error
    if saved.format != FORMAT:
        raise BadInput("foreign-save", format=saved.format[:40])
    return saved


def load(saved: Save, rules_of: Callable[[str], Rules[State]], strict: bool = True) -> Game[State]:
    """The saved game. If the answers since its mark no longer fit the rules it resumes at the mark and says so."""
    rules = rules_of(saved.table.game)
    try:
        if saved.schema > rules.schema:
            raise BadInput("newer-save", schema=saved.schema)
        setting(saved.table, rules)
        plain = rules.migrate(saved.state, saved.schema) if saved.schema < rules.schema else saved.state
        state = rules.codec.build(plain)
        check(saved, state)
        doubt = doubt_about(saved, state, rules)
        if doubt and strict:
            raise ValueError(doubt)
        game = Game(rules, state, saved.table)
        game.doubt = doubt
        restore(game, saved)
        game.view(ALL)
    except SeanceError:
        raise
    except Exception as error:
        raise BadInput("corrupt-save") from error
    return game


def check(saved: Save, state: State) -> None:
    """Any error if a file is damaged where it could still be read."""
    if state.seats != saved.table.seats or len(saved.numbers) != state.seats:
        raise ValueError(saved.numbers)
    if not 0 <= saved.at <= len(saved.journal) or state.result is not None:
        raise ValueError(saved.at)


def doubt_about(saved: Save, state: State, rules: Rules[State]) -> str:
    """What should never be so, or "". Under other rules their invariants may not hold."""
    if (saved.version, saved.content) == (VERSION, rules.content):
        try:
            rules.invariants(state)
        except Exception as error:
            return str(error) or type(error).__name__
    return ""


def setting(table: Table, rules: Rules[S]) -> tuple[Options, int]:
    """The options and the seed that a table of a file was set up with; any error if there can be none such."""
    options = msgspec.convert(table.options, rules.options)
    if table.seats not in rules.seats(options):
        raise ValueError(table.seats)
    return options, int(table.seed, 16)


def restore(game: Game[State], saved: Save) -> None:
    entries = [Entry(a.seat, tuple(a.keys), a.at, a.opens, a.told) for a in saved.journal]
    game.rekeys = saved.rekeys
    game.taken_back = saved.taken_back
    before, tail = entries[: saved.at], entries[saved.at :]
    try:
        stand(game, saved, before)
        game.give_again(tail)
        for answer in saved.given:
            if answer.whole:
                game.give_keys(answer.seat, answer.keys)
            else:
                for key in answer.keys:
                    game.answer(key, answer.seat)
        numbers = saved.numbers[:]
    except Exception:
        resume(game, saved, before)
        numbers = [number + 1 for number in saved.numbers]  # an answer to the old question does not fit the new one
    number_asks(game, numbers)


def number_asks(game: Game[State], numbers: list[int]) -> None:
    game._numbers = numbers
    for ask in game.asks:
        ask.number = numbers[ask.seat]
        if ask.group is not None:
            ask.group.number = ask.number


def resumed(game: Game[State], left: list[Answer]) -> Game[State]:
    """The same table at its last mark, without the answers since and those that are left: these rules take them not."""
    saved = read(save(game))
    saved.journal += left
    before = [Entry(a.seat, tuple(a.keys), a.at, a.opens, a.told) for a in saved.journal[: saved.at]]
    new = Game(game.rules, game.rules.codec.build(saved.state), saved.table)
    stand(new, saved, before)
    resume(new, saved, before)
    number_asks(new, [number + 1 for number in saved.numbers])
    return new


def resume(game: Game[State], saved: Save, before: list[Entry]) -> None:
    """At the mark, without the answers since. What they revealed has been seen, so the dice get a new future."""
    left = [Answer(given.seat, given.keys, len(saved.journal), False, "") for given in saved.given]
    game.taken_back = [*saved.taken_back, TakenBack(saved.at, "rules-changed", saved.journal[saved.at :] + left)]
    game.rekeys = [rekey for rekey in saved.rekeys if rekey.at <= saved.at]
    game.rekeys.append(Rekey(saved.at, len(game.taken_back)))
    game.state = game.marks[0].state.clone()
    stand(game, saved, before, resumed=True)


def stand(game: Game[State], saved: Save, before: list[Entry], resumed: bool = False) -> None:
    """At the saved mark, with all that was heard before it."""
    game.journal = before[:]
    game.sink.events = saved.events[:]
    game.written = Written()
    if resumed:
        game.sink.events.append(Event("resumed-at-checkpoint", game.state.step, {}))
    game.marks = [Mark(game.state.clone(), saved.at, len(game.sink.events), saved.steps)]
    game.state.dice.record = []
    game._sent = []
    game._steps = saved.steps
    game._flow = None
    game._replaying = True
    game.start()
    game._replaying = False
