"""Windows: what may answer an occurrence. Forced abilities first, then reactions; replacement and cancellation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from .ask import PASS, Ask, Deed, Flow, Option, choose, do, first_to_act


class Occurrence:
    """Something that happens or is about to, at a timing point ("would-lose-candle", "when-lost", "after-lost").

    Games derive their own with more fields. An ability answers one occurrence at most once (`used`).
    """

    __slots__ = ("about", "cancelled", "instead", "point", "used")

    def __init__(self, point: str, about: tuple[str, ...] = ()) -> None:
        self.point = point
        self.about = about
        self.cancelled = False
        self.instead: Callable[[], Deed] | None = None  # what is done in its place
        self.used: list[str] = []

    @property
    def replaceable(self) -> bool:
        """In a "would" window the first replacement closes it: what the others refer to will not be."""
        return self.point.startswith("would-")

    @property
    def settled(self) -> bool:
        return self.cancelled or (self.replaceable and self.instead is not None)


O = TypeVar("O", bound=Occurrence)  # noqa: E741


class Ready(Generic[O]):
    """An ability that can be used now: whose it is, the card that has it, and what it does.

    It answers one occurrence `once`; a card that leaves the hand for it needs no such limit, and a second copy of it,
    in whatever hand, is another ability.
    """

    __slots__ = ("cites", "name", "once", "run", "seat", "verb")

    def __init__(
        self,
        seat: int,
        name: str,
        run: Callable[[O], Deed],
        verb: str = "use",
        cites: tuple[str, ...] = (),
        once: bool = True,
    ) -> None:
        self.seat = seat
        self.name = name
        self.run = run
        self.verb = verb
        self.cites = cites
        self.once = once

    def option(self) -> Option[Ready[O]]:
        return Option(self, self.verb, (self.name,), self.cites)


class Abilities(Generic[O]):
    """Where a game's windows find their abilities. Each method looks at the table as it is when it is called."""

    secret = True  # who has a reaction depends on hidden hands

    def open_at(self, point: str) -> bool:
        """Does any card of this game's public pool answer the point? If not, no window is opened."""
        raise NotImplementedError

    def lead(self) -> int:
        """The seat that orders forced abilities."""
        raise NotImplementedError

    def forced(self, on: O) -> list[Ready[O]]:
        raise NotImplementedError

    def could_react(self, on: O) -> Sequence[int]:
        """The seats that could, as far as everybody knows, in player order."""
        raise NotImplementedError

    def reactions(self, on: O, seat: int) -> list[Ready[O]]:
        """What this seat can really use now."""
        raise NotImplementedError


def window(abilities: Abilities[O], on: O) -> Flow[None]:
    """All forced abilities in the lead's order, then reactions until nobody has or wants one.

    Everybody is asked at once; the first in player order who acts counts, all other answers are void, and
    the window is asked again from the table as it then is. What an ability starts nests inside.
    """
    if not abilities.open_at(on.point):
        return
    while not on.settled:
        due = [one for one in abilities.forced(on) if one.name not in on.used]
        if not due:
            break
        chosen = yield from choose(abilities.lead(), "which-first", [one.option() for one in due], on.about)
        yield from use(on, chosen)
    while not on.settled:
        asks = [ask_to_react(abilities, on, seat) for seat in abilities.could_react(on)]
        first = yield from first_to_act(asks, abilities.secret)
        if first is None:
            return
        yield from use(on, first[1])


def ask_to_react(abilities: Abilities[O], on: O, seat: int) -> Ask[Ready[O] | None]:
    options: list[Option[Ready[O] | None]] = [PASS]
    options += [one.option() for one in abilities.reactions(on, seat) if one.name not in on.used]
    return Ask(seat, on.point, options, on.about)


def use(on: O, one: Ready[O]) -> Flow[None]:
    if one.once:
        on.used.append(one.name)
    yield from do(one.run(on))


def unless_replaced(abilities: Abilities[O], on: O, normally: Callable[[], Deed]) -> Flow[None]:
    """What would happen, or what is done instead, or nothing if it is cancelled.

    "When" windows open inside `normally`; there the occurrence goes on and the most recent replacement stands.
    """
    yield from window(abilities, on)
    if not on.cancelled:
        yield from do(on.instead() if on.instead is not None else normally())
