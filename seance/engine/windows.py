"""Windows: what may answer an occurrence. Forced abilities first, then reactions; replacement and cancellation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from .ask import PASS, Ask, Deed, Flow, Option, choose, choose_some, do, first_to_act
from .wire import Preview


class Occurrence:
    """Something that happens or is about to, at a timing point ("would-lose-candle", "when-lost", "after-lost").

    Games derive their own with more fields. An ability answers one occurrence at most once (`used`).
    """

    cancelled = False
    instead: Callable[[], Deed] | None = None  # what is done in its place
    used: Sequence[str] = ()

    def __init__(self, point: str, about: tuple[str, ...] = ()) -> None:
        self.point = point
        self.about = about

    @property
    def replaceable(self) -> bool:
        """In a "would" window the first replacement closes it: what the others refer to will not be."""
        return self.point.startswith("would-")

    @property
    def settled(self) -> bool:
        return self.cancelled or (self.instead is not None and self.replaceable)


O = TypeVar("O", bound=Occurrence)  # noqa: E741


class Ready(Generic[O]):
    """An ability that can be used now: whose it is, the card that has it, and what it does.

    It answers one occurrence `once`; a card that leaves the hand for it needs no such limit, and a second copy of it,
    in whatever hand, is another ability. Forced ones that are `alike` need no order. One that is not `useful` could
    be used as well at another time.
    """

    __slots__ = ("alike", "cites", "name", "once", "preview", "run", "seat", "useful", "verb")

    def __init__(
        self,
        seat: int,
        name: str,
        run: Callable[[O], Deed],
        verb: str = "use",
        cites: tuple[str, ...] = (),
        once: bool = True,
        useful: bool = True,
        alike: str = "",
        preview: Callable[[], Preview] | None = None,
    ) -> None:
        self.seat = seat
        self.name = name
        self.run = run
        self.verb = verb
        self.cites = cites
        self.once = once
        self.useful = useful
        self.alike = alike or name
        self.preview = preview  # what it costs

    def option(self) -> Option[Ready[O]]:
        return Option(self, self.verb, (self.name,), self.cites, self.useful)


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

    The order is asked for once; what one of them brings about is put in order when it has come. Everybody is asked
    at once; the first in player order who acts counts, all other answers are void, and the window is asked again from
    the table as it then is. What an ability starts nests inside.
    """
    if not abilities.open_at(on.point):
        return
    order: list[str] = []
    while not on.settled:
        found = abilities.forced(on)
        due = {one.name: one for one in found if one.name not in on.used} if found else {}
        if not due:
            break
        if not all(name in order for name in due):
            order = [one.name for one in (yield from in_order(abilities.lead(), list(due.values()), on.about))]
        yield from use(on, due[next(name for name in order if name in due)])
    while not on.settled:
        seats = abilities.could_react(on)
        if not seats:
            return
        asks = [ask_to_react(abilities, on, seat) for seat in seats]
        first = yield from first_to_act(asks, abilities.secret)
        if first is None:
            return
        yield from use(on, first[1])


def in_order(lead: int, due: list[Ready[O]], about: tuple[str, ...]) -> Flow[list[Ready[O]]]:
    """As the lead likes; where it makes no difference nobody is asked."""
    if len({one.alike for one in due}) == 1:
        return due
    options = [one.option() for one in due]
    if len(due) > 2:
        n = len(due)
        return (yield from choose_some(lead, "order-forced", options, n, n, about, in_order=True, preview=cost_of))
    first = yield from choose(lead, "which-first", options, about, preview=cost_of)
    return sorted(due, key=lambda one: one is not first)


def ask_to_react(abilities: Abilities[O], on: O, seat: int) -> Ask[Ready[O] | None]:
    options: list[Option[Ready[O] | None]] = [PASS]
    options += [one.option() for one in abilities.reactions(on, seat) if one.name not in on.used]
    return Ask(seat, on.point, options, on.about, preview=cost_of)


def cost_of(option: Option[object]) -> Preview | None:
    one = option.value
    return one.preview() if isinstance(one, Ready) and one.preview is not None else None


def use(on: O, one: Ready[O]) -> Flow[None]:
    if one.once:
        on.used = (*on.used, one.name)
    yield from do(one.run(on))


def unless_replaced(abilities: Abilities[O], on: O, normally: Callable[[], Deed]) -> Flow[None]:
    """What would happen, or what is done instead, or nothing if it is cancelled.

    "When" windows open inside `normally`; there the occurrence goes on and the most recent replacement stands.
    """
    yield from window(abilities, on)
    if not on.cancelled:
        yield from do(on.instead() if on.instead is not None else normally())
