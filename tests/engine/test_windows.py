"""Windows: which ability may answer an occurrence, how often and in which order; what is done instead."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from seance.engine import Abilities, Deed, Flow, Group, Occurrence, Ready, unless_replaced, window


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


# ---- forced first, then the first who acts, then everybody again ----------------------------------------------------


class House(Abilities[Occurrence]):
    """Abilities by seat, each a name and what it does; every name is used up when it is used."""

    def __init__(
        self, reactions: dict[int, list[str]], forced: Sequence[tuple[int, str]] = (), alike: str = ""
    ) -> None:
        self.of = reactions
        self.must = list(forced)
        self.alike = alike
        self.does: dict[str, Callable[[Occurrence], Deed]] = {}
        self.used: list[str] = []

    def open_at(self, point: str) -> bool:
        return True

    def lead(self) -> int:
        return 2

    def forced(self, on: Occurrence) -> list[Ready[Occurrence]]:
        return [self.ready(seat, name) for seat, name in self.must]

    def could_react(self, on: Occurrence) -> Sequence[int]:
        return list(self.of)

    def reactions(self, on: Occurrence, seat: int) -> list[Ready[Occurrence]]:
        return [self.ready(seat, name) for name in self.of[seat]]

    def ready(self, seat: int, name: str) -> Ready[Occurrence]:
        return Ready(seat, name, lambda on: self.use(name, on), alike=self.alike)

    def use(self, name: str, on: Occurrence) -> Deed:
        self.used.append(name)
        return self.does[name](on) if name in self.does else None


def answered(flow: Flow[None], *rounds: Sequence[str]) -> None:
    """One list of keys for each poll, in the order of its asks; a poll without choice needs none."""
    given = iter(rounds)
    try:
        poll = next(flow)
        while True:
            keys = next(given)
            assert len(keys) == len(poll.asks), [ask.keys for ask in poll.asks]
            poll = flow.send(tuple([ask.keys.index(key) for ask, key in zip(poll.asks, keys, strict=True)]))
    except StopIteration:
        assert next(given, None) is None, "the window closed before"


def test_all_forced_abilities_come_first_in_the_order_that_the_lead_chooses() -> None:
    house = House({0: ["bell"]}, forced=[(0, "gong"), (1, "clock")])
    flow = window(house, Occurrence("after-supper"))
    poll = next(flow)
    assert [(ask.seat, ask.prompt, ask.keys) for ask in poll.asks] == [(2, "which-first", ["use:gong", "use:clock"])]
    assert flow.send((1,)).asks[0].keys == ["pass", "use:bell"]
    assert house.used == ["clock", "gong"]


def test_of_several_forced_abilities_the_order_is_asked_for_once() -> None:
    house = House({0: ["bell"]}, forced=[(0, "gong"), (1, "clock"), (2, "drum")])
    flow = window(house, Occurrence("after-supper"))
    ask = next(flow).asks[0]
    assert isinstance(ask, Group)
    assert (ask.seat, ask.prompt, ask.keys, ask.least) == (2, "order-forced", ["use:clock", "use:drum", "use:gong"], 3)
    assert flow.send(((1, 2, 0),)).asks[0].keys == ["pass", "use:bell"]
    assert house.used == ["drum", "gong", "clock"]


def test_a_forced_ability_that_comes_up_later_is_put_in_order_then() -> None:
    house = House({}, forced=[(0, "gong"), (1, "clock"), (2, "drum")])
    house.does["drum"] = lambda on: house.must.append((0, "horn"))
    flow = window(house, Occurrence("after-supper"))
    next(flow)
    assert flow.send(((1, 2, 0),)).asks[0].keys == ["use:clock", "use:gong", "use:horn"]
    with pytest.raises(StopIteration):
        flow.send(((2, 0, 1),))
    assert house.used == ["drum", "horn", "clock", "gong"]


def test_forced_abilities_that_are_alike_come_without_a_question() -> None:
    house = House({}, forced=[(0, "gong"), (0, "gong-2"), (0, "gong-3")], alike="gong")
    with pytest.raises(StopIteration):
        next(window(house, Occurrence("after-supper")))
    assert house.used == ["gong", "gong-2", "gong-3"]


def test_the_first_in_player_order_acts_and_everybody_is_asked_again() -> None:
    house = House({1: ["bell"], 2: ["horn"], 0: ["drum"]})
    answered(
        window(house, Occurrence("after-supper")),
        ["pass", "use:horn", "use:drum"],  # the drum is void: the horn came first
        ["use:bell", "pass", "use:drum"],
        ["pass", "pass", "pass"],  # whoever had meant to act may think again
    )
    assert house.used == ["horn", "bell"]


def test_what_a_reaction_starts_nests_inside_it() -> None:
    house = House({0: ["bell"], 1: ["horn"]})
    house.does["bell"] = lambda on: window(house, Occurrence("bell-rung"))
    flow = window(house, Occurrence("after-supper"))
    assert next(flow).asks[0].prompt == "after-supper"
    assert flow.send((1, 0)).asks[0].prompt == "bell-rung"
    assert flow.send((0, 0)).asks[0].prompt == "after-supper"


def test_a_cancelled_occurrence_is_not_answered_any_more() -> None:
    house = House({0: ["bell"], 1: ["horn"]}, forced=[(0, "gong")])

    def cancel(on: Occurrence) -> None:
        on.cancelled = True

    house.does["gong"] = cancel
    answered(window(house, Occurrence("after-supper")))
    assert house.used == ["gong"]


# ---- what is done instead ---------------------------------------------------------------------------------------


def replacing(house: House, name: str, done: list[str]) -> None:
    def instead(on: Occurrence) -> None:
        on.instead = lambda: done.append(f"{name} instead")

    house.does[name] = instead


@pytest.mark.parametrize(
    ("point", "rounds", "outcome"),
    [
        ("would-lose", [["pass", "pass"]], ["normally"]),
        ("would-lose", [["pass", "use:horn"]], ["horn instead"]),
        ("would-lose", [["use:bell", "use:horn"]], ["bell instead"]),  # the first replacement closes the window
        ("when-lost", [["use:bell", "use:horn"], ["pass", "use:horn"], ["pass", "pass"]], ["horn instead"]),
        ("when-lost", [["pass", "use:horn"], ["use:bell", "pass"], ["pass", "pass"]], ["bell instead"]),
    ],
)
def test_would_is_closed_by_its_first_replacement_and_when_is_decided_by_the_last(
    point: str, rounds: list[list[str]], outcome: list[str]
) -> None:
    house, done = House({0: ["bell"], 1: ["horn"]}), list[str]()
    replacing(house, "bell", done)
    replacing(house, "horn", done)
    answered(unless_replaced(house, Occurrence(point), lambda: done.append("normally")), *rounds)
    assert done == outcome


def test_of_several_forced_replacements_the_lead_chooses_one() -> None:
    house, done = House({}, forced=[(0, "gong"), (1, "clock")]), list[str]()
    replacing(house, "gong", done)
    replacing(house, "clock", done)
    answered(unless_replaced(house, Occurrence("would-lose"), lambda: done.append("normally")), ["use:clock"])
    assert done == ["clock instead"]


def test_what_is_cancelled_does_not_happen_and_nothing_happens_instead() -> None:
    house, done = House({0: ["bell"]}), list[str]()

    def cancel(on: Occurrence) -> None:
        on.instead = lambda: done.append("instead")
        on.cancelled = True

    house.does["bell"] = cancel
    answered(unless_replaced(house, Occurrence("when-lost"), lambda: done.append("normally")), ["use:bell"])
    assert done == []


def test_what_happens_instead_may_itself_ask() -> None:
    house = House({0: ["bell"], 1: ["horn"]})

    def instead(on: Occurrence) -> None:
        on.instead = lambda: window(house, Occurrence("after-bell"))

    house.does["bell"] = instead
    answered(
        unless_replaced(house, Occurrence("would-lose"), lambda: None),
        ["use:bell", "pass"], ["pass", "use:horn"], ["pass", "pass"],
    )  # fmt: skip
    assert house.used == ["bell", "horn"]
