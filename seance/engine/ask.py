"""What a player is asked: one shape for every decision of every game.

A rule is a generator (a *flow*). Where players must decide it yields a poll: one ask, or several asks that are
answered independently and handed to the rule only when all are in. An ask is: choose one option, or (a group)
choose several.

Option keys: `verb` or `verb:entity` or `verb:entity:entity`; a verb and an entity are words of a-z, 0-9 and `-`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

if TYPE_CHECKING:
    from .needs import Refusal
    from .wire import Note, Preview

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
R = TypeVar("R")

Pick: TypeAlias = "int | tuple[int, ...]"  # the place of the chosen option; of a group, the places of all chosen
Notes: TypeAlias = "tuple[Note, ...] | Callable[[], tuple[Note, ...]]"  # or what makes them when somebody reads them
UNANSWERED = -1
NO_ENTITIES: tuple[str, ...] = ()
NO_PROGRESS = (0, 0)


class Option(Generic[T_co]):
    """One thing that may be chosen: a verb and the entities it touches; `value` is for the rule only.

    The key ("move:room-007") is stable across saves and versions and is all that a client sends back. The label
    is the message `do-move`, the page highlights the entities; nothing has to be said twice.
    """

    __slots__ = ("cites", "ends", "key", "on", "shared", "spare", "useful", "value", "verb")

    def __init__(
        self,
        value: T_co,
        verb: str,
        on: tuple[str, ...] = NO_ENTITIES,
        cites: tuple[str, ...] = NO_ENTITIES,
        useful: bool = True,
        shared: bool = False,
        spare: bool = False,
        ends: bool = False,
    ) -> None:
        self.value = value
        self.verb = verb
        self.on = on
        self.key = verb if not on else f"{verb}:{on[0]}" if len(on) == 1 else ":".join((verb, *on))
        self.cites = cites
        self.useful = useful  # False: choosing it could change nothing, or nothing that is at stake now
        self.shared = shared  # its value has nothing of one table in it: every table may take it
        self.spare = spare  # passing says the same: it is taken, but people are not shown both
        self.ends = ends  # with it the turn, or what one is about in it, is over: it stands last and stays in sight

    def __repr__(self) -> str:
        """Pastes back into `game.answer(…)`."""
        return repr(self.key)


class Ask(Generic[T_co]):
    """A seat chooses exactly one of the options. (A link of a group is such an ask too: see `Group`.)"""

    __slots__ = (
        "about", "alike", "chosen", "common", "group", "let_be", "number", "opens", "options", "own", "preview",
        "progress", "prompt", "rest", "seat", "step", "told", "why", "window",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: Sequence[Option[T_co]],
        about: tuple[str, ...] = NO_ENTITIES,
        opens: str = "",
        why: Callable[[], list[Refusal]] | None = None,
        preview: Callable[[Option[object]], Preview | None] | None = None,
        progress: tuple[int, int] = NO_PROGRESS,
        notes: Notes = (),
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.about = about  # entities that the question is about
        self.opens = opens  # "action" or "turn" if one begins with the answer: undo can go back to it
        self.why = why  # explains what is not offered; called only when somebody wants to know
        self.preview = preview  # cost, odds and danger of an option; called on request
        self.progress = progress  # (n, m): the n-th of m such questions, as everybody can count them
        self.told = notes
        self.window = False  # may this seat let the moment pass?
        self.let_be = LET_BE  # what that is called
        self.alike: Callable[[], bool] | None = None  # does the same come of every answer? Then no person is asked
        self.common = False  # the same question to the whole group: who has several seats need say it once only
        self.number = 0  # given by the game; an answer to an old number is refused
        self.step = ""  # the printed step of the rulebook, given by the game
        self.group: Group[T_co] | None = None  # the group that this ask is a link of
        self.chosen: tuple[int, ...] = ()  # places in the group that were chosen so far
        self.rest: Menu[T_co] | None = None  # makes the options that nobody has looked at yet
        self.own: Sequence[Option[T_co]] = ()  # the beginning of its menu, while the options are lent by another table

    @property
    def notes(self) -> tuple[Note, ...]:
        """What it is for, what the other side gets, what success and failure do."""
        return self.told() if callable(self.told) else self.told

    def look(self) -> Sequence[Option[T_co]]:
        """All options: those of a menu are made when somebody wants to see them."""
        if self.rest is not None and not self.own:
            self.make()
        return self.options

    def make(self) -> None:
        """The whole menu, of this table."""
        assert self.rest is not None
        if self.own:
            self.options, self.own = self.own, ()
        for options in self.rest:
            self.options = options
        self.rest = None

    def option_at(self, place: int) -> Option[T_co]:
        """One that may be run: what is lent must be shared, else it is made here."""
        if self.rest is not None and not (self.own and self.options[place].shared):
            self.make()
        return self.options[place]

    def borrow(self, other: Ask[T_co]) -> None:
        """At the same question of a table from which this one was forked nobody makes the menu again."""
        if self.rest is not None and (other.rest is None or other.own):
            self.options, self.own = other.options, self.options

    def verb(self, option: Option[object]) -> str:
        """What its label says: to let a moment pass is not the pass that a game may have of its own."""
        return self.let_be if self.window and option.key == PASS.key else option.verb

    @property
    def min(self) -> int:
        return 1 if self.group is None else self.group.least

    @property
    def max(self) -> int:
        return 1 if self.group is None else self.group.most

    @property
    def ordered(self) -> bool:
        return self.group is not None and self.group.in_order

    @property
    def choices(self) -> Sequence[Option[T_co]]:
        """All that can be ticked: of a group every option (one for each copy), else the options."""
        return self.look() if self.group is None else self.group.options

    @property
    def shown(self) -> list[Option[T_co]]:
        """All that people are shown."""
        return [option for option in self.choices if not option.spare]

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.look()]

    def __repr__(self) -> str:
        return f"<{self.seat} {self.prompt} {list(self.look())!r}>"


DONE: Option[None] = Option(None, "done")
KEY = attrgetter("key")


class Group(Ask[T_co]):
    """A seat chooses from `least` to `most` of the options, each copy once; in its own order if `in_order`.

    A group is answered by a list of keys at once, or link by link: a chain of asks that ends with "done". Unless
    order matters a link offers only what comes after the last choice, so that every set has exactly one chain.
    """

    __slots__ = ("in_order", "least", "most", "offered")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: Sequence[Option[T_co]],
        least: int,
        most: int,
        about: tuple[str, ...] = NO_ENTITIES,
        in_order: bool = False,
        why: Callable[[], list[Refusal]] | None = None,
        preview: Callable[[Option[object]], Preview | None] | None = None,
        notes: Notes = (),
    ) -> None:
        super().__init__(seat, prompt, sorted(options, key=KEY), about, "", why, preview, notes=notes)
        self.least = min(least, len(options))
        self.most = min(most, len(options))
        self.in_order = in_order
        self.offered: tuple[tuple[int, ...], list[int]] | None = None  # the last link: what was chosen, what is left

    def only_answer(self) -> tuple[int, ...] | None:
        """The answer, if there is but one."""
        if self.most == 0:
            return ()
        if self.least == len(self.options) and (not self.in_order or self._all_alike(())):
            return tuple(range(self.least))
        if self.least == self.most and self._all_alike(()):
            return tuple(range(self.least))
        return None

    def link(self, chosen: tuple[int, ...]) -> Ask[T_co | None]:
        """The ask for the next choice."""
        places = self.next_places(chosen)
        offer: list[Option[T_co | None]] = [self.options[place] for place in places]
        if len(chosen) >= self.least:
            offer.append(DONE)
        ask: Ask[T_co | None] = Ask(self.seat, self.prompt, offer, self.about, self.opens, self.why, self.preview)
        ask.told = self.told
        ask.window = self.window
        ask.let_be = self.let_be
        ask.number = self.number
        ask.step = self.step
        ask.progress = self.progress
        ask.group = self
        ask.chosen = chosen
        return ask

    def next_places(self, chosen: tuple[int, ...]) -> list[int]:
        """Of several copies only the first that is left."""
        if self.offered is None or self.offered[0] != chosen:
            self.offered = (chosen, self._places(chosen))
        return self.offered[1]

    def _places(self, chosen: tuple[int, ...]) -> list[int]:
        if not self.most:
            return []
        options = self.options
        if self.in_order:
            found: list[int] = []
            for place in range(len(options)):
                if place not in chosen and (not found or options[place].key != options[found[-1]].key):
                    found.append(place)
            return found
        start = chosen[-1] + 1 if chosen else 0
        stop = len(options) - max(self.least - len(chosen) - 1, 0)
        return [i for i in range(start, stop) if i == start or options[i].key != options[i - 1].key]

    def after(self, chosen: tuple[int, ...], index: int) -> tuple[tuple[int, ...], bool]:
        """What is chosen when the link's option `index` is taken, and whether that is the whole answer."""
        places = self.next_places(chosen)
        if index == len(places):
            return chosen, True
        chosen = (*chosen, places[index])
        left = len(self.options) - len(chosen)
        if len(chosen) == self.most:
            return chosen, True
        if self.in_order:
            if self.least - len(chosen) == left and self._all_alike(chosen):
                return (*chosen, *[i for i in range(len(self.options)) if i not in chosen]), True
        else:
            behind = len(self.options) - chosen[-1] - 1
            if behind == 0:
                return chosen, True
            if self.least - len(chosen) >= behind:
                return (*chosen, *range(chosen[-1] + 1, len(self.options))), True
        return chosen, False

    def places_of(self, keys: Sequence[str]) -> tuple[int, ...] | str:
        """The places of these keys as an answer, or the one that is not (or no longer) there."""
        chosen: list[int] = []
        for key in keys:
            for place, option in enumerate(self.options):
                if place not in chosen and option.key == key:
                    chosen.append(place)
                    break
            else:
                return key
        return tuple(chosen if self.in_order else sorted(chosen))

    def _all_alike(self, chosen: tuple[int, ...]) -> bool:
        left = [option.key for place, option in enumerate(self.options) if place not in chosen]
        return len(set(left)) <= 1


class Poll:
    """Asks that are open at the same time. Nobody learns an answer before all are in.

    `secret` means that who really has a choice depends on hidden cards: then `seats` (public knowledge) is all
    that others may see of it.
    """

    __slots__ = ("asks", "secret")

    def __init__(self, asks: Sequence[Ask[object]], secret: bool = False) -> None:
        self.asks = asks
        self.secret = secret

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple([ask.seat for ask in self.asks])


Flow: TypeAlias = Generator[Poll, tuple[Pick, ...], R]
Menu: TypeAlias = "Iterator[Sequence[Option[T]]]"  # all options, and before them any two that show there is a choice
Deed: TypeAlias = "Flow[None] | None"  # what a rule returns that may be a flow or a plain function


def nothing() -> Flow[None]:
    return
    yield


OVER = nothing()  # a flow that has come to its end already: everybody may share it
for _ in OVER:
    pass


def do(deed: Deed) -> Flow[None]:
    """`yield from do(…)`: run what may be a flow; a plain function has done its work already."""
    return OVER if deed is None else deed


def answer_to(ask: Ask[T], pick: Pick) -> T:
    assert type(pick) is int
    return ask.options[pick].value if ask.rest is None else ask.option_at(pick).value


def choose(
    seat: int,
    prompt: str,
    options: Sequence[Option[T]],
    about: tuple[str, ...] = NO_ENTITIES,
    opens: str = "",
    why: Callable[[], list[Refusal]] | None = None,
    preview: Callable[[Option[object]], Preview | None] | None = None,
    progress: tuple[int, int] = NO_PROGRESS,
    secret: bool = False,
    notes: Notes = (),
    rest: Menu[T] | None = None,
    alike: Callable[[], bool] | None = None,
) -> Flow[T]:
    """Ask one seat for one of the options. (With only one the game answers by itself.)

    `secret`: hidden cards decide what is offered. If they leave no choice, a pause that does not come would tell so.
    `rest`: the menu of which the options are the beginning. It is made when somebody looks: nobody looks at the last
    one of an imagined course, and a fork takes that of its original.
    """
    if not options:
        raise ValueError(f"nothing to choose from at {prompt!r}")
    ask = Ask(seat, prompt, options, about, opens, why, preview, progress, notes)
    ask.alike = alike
    if rest is not None:
        ask.rest = rest
    pick = (yield Poll((ask,), secret and len(options) == 1))[0]
    assert type(pick) is int
    return ask.options[pick].value if ask.rest is None else ask.option_at(pick).value


def choose_some(
    seat: int,
    prompt: str,
    options: Sequence[Option[T]],
    least: int,
    most: int,
    about: tuple[str, ...] = NO_ENTITIES,
    in_order: bool = False,
    secret: bool = False,
    notes: Notes = (),
    preview: Callable[[Option[object]], Preview | None] | None = None,
) -> Flow[list[T]]:
    """Ask one seat for `least` to `most` of the options, as one answer.

    `secret`: the options are hidden cards. If they leave no choice, a pause that does not come would tell so.
    """
    group = Group(seat, prompt, options, least, most, about, in_order, preview=preview, notes=notes)
    picks = yield Poll((group,), secret)
    return chosen_of(group, picks[0])


def chosen_of(group: Group[T], pick: Pick) -> list[T]:
    assert isinstance(pick, tuple)
    return [group.options[place].value for place in pick]


def choose_together(asks: Sequence[Ask[T]], secret: bool = True) -> Flow[list[T]]:
    """Several seats choose one each at once, unseen by each other; the answers come back in the order of the asks."""
    if not asks:
        return []
    picks = yield Poll(asks, secret)
    return [answer_to(ask, pick) for ask, pick in zip(asks, picks, strict=True)]


def choose_some_together(groups: Sequence[Group[T]], secret: bool = True) -> Flow[list[list[T]]]:
    """Several seats choose several each at once, unseen by each other."""
    if not groups:
        return []
    picks = yield Poll(groups, secret)
    return [chosen_of(group, pick) for group, pick in zip(groups, picks, strict=True)]


PASS: Option[None] = Option(None, "pass", useful=False)
LET_BE = "let-be"  # the label of a pass in a window: `do-let-be`


def first_to_act(
    asks: Sequence[Ask[T | None]], secret: bool = True, let_be: str = LET_BE
) -> Flow[tuple[int, T] | None]:  # fmt: skip
    """A window for several seats at once: (place in `asks`, value) of the first who does not pass, else None.

    Only that one answer counts. The others were given before it took effect, so they are void and the rule asks
    again, from the table as it then is: an intention can never act on a state it was not made for.
    """
    if not asks:
        return None
    for ask in asks:
        ask.window = True
        ask.let_be = let_be
    picks = yield Poll(asks, secret)
    for place, pick in enumerate(picks):
        value = answer_to(asks[place], pick)
        if value is not None:
            return place, value
    return None
