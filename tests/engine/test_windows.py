"""Windows: which ability may answer an occurrence, and how often."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Abilities, Flow, Occurrence, Ready, window


class Bells(Abilities[Occurrence]):
    """Seats 0 and 1 have a bell each in hand; on the table hangs a gong that never leaves it."""

    def __init__(self) -> None:
        self.hands = {0: ["bell"], 1: ["bell"]}
        self.rung: list[str] = []

    def open_at(self, point: str) -> bool:
        return point == "after-supper"

    def lead(self) -> int:
        return 0

    def forced(self, on: Occurrence) -> list[Ready[Occurrence]]:
        return []

    def could_react(self, on: Occurrence) -> Sequence[int]:
        return [0, 1]

    def reactions(self, on: Occurrence, seat: int) -> list[Ready[Occurrence]]:
        found: list[Ready[Occurrence]] = []
        found += [Ready(seat, "bell", lambda _: self.ring(seat), once=False) for _ in self.hands[seat]]
        if seat == 0:
            found.append(Ready(seat, "gong", lambda _: self.rung.append("gong")))
        return found

    def ring(self, seat: int) -> None:
        self.rung.append(self.hands[seat].pop())


def offered(flow: Flow[None]) -> list[list[list[str]]]:
    """What each seat is offered each time; everybody always takes the last thing."""
    found: list[list[list[str]]] = []
    poll = next(flow)
    while True:
        found.append([ask.keys for ask in poll.asks])
        try:
            poll = flow.send(tuple([len(ask.options) - 1 for ask in poll.asks]))
        except StopIteration:
            return found


def test_an_ability_on_the_table_answers_once_but_every_copy_of_a_card_in_hand_may() -> None:
    bells = Bells()
    assert offered(window(bells, Occurrence("after-supper"))) == [
        [["pass", "use:bell", "use:gong"], ["pass", "use:bell"]],
        [["pass", "use:bell"], ["pass", "use:bell"]],
        [["pass"], ["pass", "use:bell"]],
        [["pass"], ["pass"]],
    ]
    assert bells.rung == ["gong", "bell", "bell"]


def test_a_point_that_no_card_answers_opens_no_window() -> None:
    assert list(window(Bells(), Occurrence("before-supper"))) == []
