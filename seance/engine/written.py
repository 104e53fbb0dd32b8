"""The past of a table as a save has it: every answer and event is encoded once, however often the table is saved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Raw, Struct, json

encode = json.Encoder().encode


class Written:
    """Texts of the first answers and events. They are only added to, unless something is taken back."""

    __slots__ = ("answers", "events")

    def __init__(self, answers: Sequence[bytes] = (), events: Sequence[bytes] = ()) -> None:
        self.answers = list(answers)
        self.events = list(events)

    def upto(self, answers: int, events: int) -> Written:
        return Written(self.answers[:answers], self.events[:events])

    def cut(self, answers: int, events: int) -> None:
        del self.answers[answers:], self.events[events:]

    def add(self, answers: Iterable[Struct], events: Iterable[Struct]) -> None:
        self.answers += map(encode, answers)
        self.events += map(encode, events)


def row(texts: Iterable[bytes]) -> Raw:
    return Raw(b"[" + b",".join(texts) + b"]")
