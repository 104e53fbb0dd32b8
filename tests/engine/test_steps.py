"""Steps that wait: what a record says, in which order they come, and that the function gets its arguments back."""

from __future__ import annotations

from operator import attrgetter

import pytest

from seance.engine import Dice, Record, StackState, Steps
from seance.engine.steps import Step


class Guest:
    def __init__(self, seat: int) -> None:
        self.seat = seat


class Party(StackState):
    __slots__ = ("guests", "heard")

    def __init__(self) -> None:
        super().__init__(3, Dice(1))
        self.guests = [Guest(seat) for seat in range(3)]
        self.heard: list[str] = []

    def run(self) -> list[str]:
        """Everything on the stack, and what was heard."""
        while self.stack:
            STEPS.topmost(self)
        return self.heard


STEPS: Steps[Party, Guest] = Steps(attrgetter("guests"))
step = STEPS.step


@step("ring")
def ring(s: Party) -> None:
    s.heard.append("ring")


@step("toast")
def toast(s: Party, who: Guest, glasses: int, *to: str) -> None:
    s.heard.append(f"{who.seat} drinks {glasses} to {'+'.join(to)}")


@step("goes")
def goes(s: Party, seat: int, late: bool = False) -> None:
    s.heard.append(f"{seat} goes{' late' if late is True else ''}")


@step("sings")
def sings(s: Party, who: Guest, song: str, after: str = "dinner", to: str = "all") -> None:
    s.heard.append(f"{who.seat} sings {song} after {after} to {to}")


@step("hides")
def hides(s: Party, who: Guest, cards: tuple[str, ...]) -> None:
    s.heard.append(f"{who.seat} hides {cards}")


@step("dance")
def dance(s: Party, who: Guest, tune: str) -> None:
    """Declared here, danced below."""


@dance.done_by
def really_dance(s: Party, who: Guest, tune: str) -> None:
    depth = len(s.stack)
    s.then(ring())
    s.beneath(depth, toast(who, 1, tune), goes(who.seat))
    s.heard.append(f"{who.seat} dances {tune}")


def plain(record: Record) -> tuple[object, ...]:
    return record.what, record.seat, record.n, record.on, record.cards


def test_a_record_is_a_name_and_plain_arguments() -> None:
    s = Party()
    assert plain(ring()) == ("ring", -1, 0, (), ())
    assert plain(toast(s.guests[2], 3, "moon", "stars")) == ("toast", 2, 3, ("moon", "stars"), ())
    assert plain(goes(1, late=True)) == ("goes", 1, 1, (), ())
    assert plain(hides(s.guests[0], ("ace",))) == ("hides", 0, 0, (), ("ace",))
    assert s.heard == []


def test_an_argument_that_is_named_does_not_take_the_place_of_one_that_is_left_out() -> None:
    s = Party()
    s.then(sings(s.guests[0], "carols", to="the moon"), sings(s.guests[1], "carols", after="tea"))
    assert s.run() == ["0 sings carols after dinner to the moon", "1 sings carols after tea to all"]


def test_steps_come_in_the_order_in_which_they_are_said() -> None:
    s = Party()
    s.then(goes(2, True))
    s.then(toast(s.guests[0], 2, "moon"), hides(s.guests[1], ("ace",)), goes(1))
    assert s.up_next == "toast"
    assert s.run() == ["0 drinks 2 to moon", "1 hides ('ace',)", "1 goes", "2 goes late"]


def test_what_is_put_beneath_comes_after_what_was_begun_meanwhile() -> None:
    s = Party()
    s.then(dance(s.guests[0], "waltz"), goes(2))
    assert s.run() == ["0 dances waltz", "ring", "0 drinks 1 to waltz", "0 goes", "2 goes"]


def test_what_is_being_done_is_still_pending() -> None:
    s = Party()
    s.phase = "dinner"
    s.then(ring())
    assert s.up_next == "ring"
    STEPS.topmost(s)
    assert (s.up_next, [record.what for record in s.pending]) == ("dinner", ["ring"])


def test_arguments_stand_in_the_order_of_a_record() -> None:
    def wrong(s: Party, key: str, who: Guest) -> None: ...

    with pytest.raises(AssertionError, match="wrong: str, figure"):
        STEPS.step("wrong")(wrong)
    assert "wrong" not in STEPS.known


def test_a_function_that_cannot_be_asked_says_what_it_takes() -> None:
    made: Step[Party, ...] = Steps[Party, Guest](attrgetter("guests")).step("adds", [("who", "Guest"), ("n", "int")])(
        print
    )
    assert plain(made(Guest(1), 4)) == ("adds", 1, 4, (), ())
