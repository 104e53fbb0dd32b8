"""One seat of one table, as an assistant has it: look, ask what may be done, answer, take back."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

import msgspec

from seance.client import Client
from seance.engine import BadInput, Refused, percents
from seance.engine.reader import Reader
from seance.lab.observation import Choice, Observation, Question, drawn, written
from seance.server.lobby_types import TableInfo
from seance.server.messages import (
    AskSeen,
    EventSeen,
    Hello,
    Hint,
    OptionSeen,
    Ping,
    Previews,
    PreviewSeen,
    Refusals,
    Wait,
    WantHint,
    WantPreviews,
    WantRefusals,
)
from seance.server.schema import view_type

from .words import words

MOST_EVENTS = 60  # that are told at once
PATIENCE = 25.0  # seconds until this seat is asked again


@dataclass(frozen=True, slots=True)
class Place:
    """A server, and the token by which one is somebody there."""

    url: str
    token: str
    address: str = ""  # from where the assistant really calls, if a server calls for it

    @contextmanager
    def client(self, language: str) -> Iterator[Client]:
        headers = {"Authorization": f"Bearer {self.token}"}
        if self.address:
            headers["X-Forwarded-For"] = self.address
        with Client(self.url, language, headers) as client:
            yield client


@dataclass(slots=True)
class OptionTold:
    key: str
    label: str
    cost: int = 0
    price: str = ""  # the same in words: “1 action”
    danger: bool = False
    odds: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)
    useful: bool = True
    copies: int = 1  # how often the key may be given


@dataclass(slots=True)
class QuestionTold:
    text: str
    options: list[OptionTold]
    least: int = 1
    most: int = 1
    ordered: bool = False
    notes: list[str] = field(default_factory=list)


@dataclass
class SeatTold:
    """What a seat sees: the position in words, what has happened since, what is asked."""

    table: str
    game: str
    seat: int
    heard: int  # events so far: give it back as `since`
    position: list[str] = field(default_factory=list)
    happened: list[str] = field(default_factory=list)
    aim: str = ""
    question: QuestionTold | None = None
    waiting: list[int] = field(default_factory=list)
    result: str = ""
    text: str = ""  # all of it on one page


@contextmanager
def seated(place: Place, table: str, language: str) -> Iterator[Client]:
    """At the first of one's own seats, with everything that the server had to say so far."""
    with place.client(language) as client:
        client.sit(client.call("GET", f"/api/tables/{table_id(table)}", TableInfo))
        if client.seat < 0:
            raise Refused("not-your-seat")
        client.connect()
        client.until(lambda message: isinstance(message, Hello | Wait))
        yield client


def table_id(table: str) -> str:
    if not table or len(table) > 80 or not table.replace("-", "").replace("_", "").isalnum():
        raise BadInput("table-not-found")
    return table


def settle(client: Client, seconds: float) -> None:
    """Until this seat is asked or the game is over, and all that was on its way has come."""
    end = time.monotonic() + seconds
    while client.ask is None and not client.over and (left := end - time.monotonic()) > 0:
        try:
            client.receive(left)
        except TimeoutError:
            break
    client.request(lambda re: Ping(re=re))


def look(client: Client, since: int | None) -> SeatTold:
    """What this seat sees now. Without `since`, the last events are told."""
    table, reader = client.at, words(client.language, client.at.game)
    if not client.view:
        return SeatTold(table.id, table.game, client.seat, 0, text=reader.tell("not-begun"))
    from_event = max(client.seq - MOST_EVENTS, 0) if since is None else min(max(since, 0), client.seq)
    heard = [event for event in client.events if event.n >= from_event][-MOST_EVENTS:]
    view = msgspec.convert(client.view, view_type(table.game))
    asked = None if client.ask is None else question_of(client, client.ask, reader)
    told = SeatTold(
        table=table.id, game=table.game, seat=client.seat, heard=client.seq, position=drawn(view, reader),
        happened=lines(heard, reader), aim=client.aim, question=asked, waiting=view.waiting,
        result=reader.result(view.result) if view.result else "",
    )  # fmt: skip
    told.text = page(told, len(table.seats), reader)
    return told


def asked_only(client: Client) -> SeatTold:
    """What is asked, without the table."""
    told = look(client, client.seq)
    told.position, told.happened = [], []
    told.text = page(told, len(client.at.seats), words(client.language, client.at.game)) if client.view else told.text
    return told


def lines(events: list[EventSeen], reader: Reader) -> list[str]:
    """What was heard, under the headings of its printed steps."""
    found: list[str] = []
    step = ""
    for event in events:
        if event.step != step:
            step = event.step
            found += [f"— {reader.step(step)}"] if step else []
        found.append(reader.tell("private", line=event.text) if event.private else event.text)
    return found


def question_of(client: Client, ask: AskSeen, reader: Reader) -> QuestionTold:
    foreseen = client.request(lambda re: WantPreviews(number=ask.number, re=re))
    assert isinstance(foreseen, Previews)
    by_key = {preview.key: preview for preview in foreseen.previews}
    options = [option_of(option, by_key, ask.prompt, reader) for option in ask.options]
    notes = [note.text for note in ask.notes]
    return QuestionTold(ask.text, options, ask.min, ask.max, ask.ordered, notes)


def option_of(option: OptionSeen, foreseen: Mapping[str, PreviewSeen], asked: str, reader: Reader) -> OptionTold:
    preview = foreseen.get(option.key) or PreviewSeen(key=option.key)
    shares = percents([odds.share for odds in preview.odds])
    cost = preview.cost or option.cost
    return OptionTold(
        key=option.key, label=option.label, cost=cost, price=reader.cost(asked, cost) if cost else "",
        danger=preview.danger or option.danger,
        odds=[f"{share}% {odds.text}" for share, odds in zip(shares, preview.odds, strict=True)],
        notes=[note.text for note in preview.notes], rules=option.rules, useful=option.useful, copies=option.copies,
    )  # fmt: skip


def page(told: SeatTold, seats: int, reader: Reader) -> str:
    title = reader.tell("title", game=reader.name(told.game), seat=told.seat + 1, seats=seats)
    position = [*told.position, *([reader.tell("aim", text=told.aim)] if told.aim else [])]
    asked = None if told.question is None else plain(told.question, reader)
    seen = Observation(title, tuple(told.happened), tuple(position), asked, told.result)
    return written(seen, reader)


def plain(question: QuestionTold, reader: Reader) -> Question:
    choices = [Choice(option.key, option.label, tuple(remarks(option, reader))) for option in question.options]
    group = question.most > 1 or question.least == 0
    notes = tuple(question.notes)
    return Question(question.text, notes, tuple(choices), question.least, question.most, group, question.ordered)


def remarks(option: OptionTold, reader: Reader) -> list[str]:
    found = [reader.tell("cost", cost=option.price)] if option.price else []
    found += [reader.tell("danger")] if option.danger else []
    found += [*option.odds, *option.notes]
    found += [reader.tell("copies", n=option.copies)] if option.copies > 1 else []
    return found if option.useful else [*found, reader.tell("useless")]


# ---- what one does there ---------------------------------------------------------------------------------------------


def answer(client: Client, chosen: list[str], seconds: float) -> None:
    """Keys of options, or their numbers from 1; then until this seat is asked again."""
    if client.ask is None:
        settle(client, seconds)
    if client.ask is None:
        raise Refused("game-over" if client.over else "not-asked", seat=client.seat)
    client.answer([key_of(str(word).strip(), client.ask.options) for word in chosen])
    settle(client, seconds)


def key_of(word: str, options: list[OptionSeen]) -> str:
    known = [option.key for option in options]
    if word in known:
        return word
    if word.isdecimal() and len(word) < 6 and 1 <= int(word) <= len(known):
        return known[int(word) - 1]
    raise Refused("not-offered", choice=word[:80])


@dataclass(slots=True)
class RefusalTold:
    label: str
    why: str
    rule: str
    helps: str = ""


def refusals(client: Client, about: str) -> list[RefusalTold]:
    """What is not offered now, and why; only what the words name, if there are any."""
    if client.ask is None:
        raise Refused("game-over" if client.over else "not-asked", seat=client.seat)
    number = client.ask.number
    found = client.request(lambda re: WantRefusals(number=number, re=re))
    assert isinstance(found, Refusals)
    parts = about.casefold().split()
    return [
        RefusalTold(each.label, each.text, each.rule, each.fix)
        for each in found.refusals
        if all(part in f"{each.key} {each.label} {each.text}".casefold() for part in parts)
    ]


@dataclass
class HintTold:
    keys: list[str]
    text: str
    reason: str = ""
    others: list[str] = field(default_factory=list)


def hint(client: Client) -> HintTold:
    if client.ask is None:
        raise Refused("game-over" if client.over else "not-asked", seat=client.seat)
    number = client.ask.number
    found = client.request(lambda re: WantHint(number=number, re=re))
    assert isinstance(found, Hint)
    reason = next((advice.text for advice in found.best if advice.keys == found.keys), "")
    others = [f"{advice.label}: {advice.text or advice.against}" for advice in found.best if advice.keys != found.keys]
    return HintTold(found.keys, found.text, reason, others)
