"""What a game knows about playing itself well: bots think with it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import field
from math import inf
from typing import NamedTuple

from .ask import Ask
from .wire import View


class Fact(NamedTuple):
    """One summand of a part of the judgement, in the words of the table: two noise markers around the Canteen.

    Facts of two positions are compared if `key` and `on` are the same. It is the message `hint-<key>` with $a, $b … of
    `on`, $mine and $other (both amounts), $here and $there (both `at`), and $more: is the own amount the larger one?
    """

    part: str  # the word of the part of which it is a summand
    key: str
    on: tuple[str, ...]  # entities that it is about
    worth: float  # what it adds to the part
    amount: float  # as a player would count it
    good: int = -1  # 1: the more the better; -1: the less the better
    at: tuple[str, ...] = ()  # entities that may differ: where, by which way
    both: bool = False  # it says nothing beside a position that is without it


class Habit(NamedTuple):
    """Why an answer that is not tried out is the usual one: the message `hint-<key>`, as that of a fact."""

    key: str
    on: tuple[str, ...] = ()
    mine: float = 0
    other: float = 0


def table(values: Mapping[str, float]) -> Mapping[str, float]:
    """A field of a record of weights that has one for each key."""
    return field(default_factory=lambda: values)


class Mind(ABC):
    """What a game knows about playing itself well, from views and asks alone; what it does not say is as here."""

    dice: Mapping[str, Sequence[str]] = {}  # the faces by channel: a few worlds get a fair sample of the next roll

    # how a planner tries out options
    worlds: tuple[int, int] = (3, 3)  # in which every option is tried, and further ones for those that did best
    pauses: Collection[str] = ()  # the steps before which an imagined world stops: what was decided has come to its end
    parts_of_a_choice: Collection[str] = ()  # questions that belong to what was chosen: their answers are tried too
    in_passing = 0  # worlds for what opens no turn and no action; 0: as many as for these
    weighty: Collection[str] = ()  # the questions that deserve more, although they open nothing
    computed: Collection[str] = ()  # to these `sensible` has but one answer, in imagined worlds as well
    steps: Collection[str] = ()  # verbs that can be taken back by the next one: a hint names what is as good instead

    # how it says why
    vague: Collection[str] = ()  # keys of facts that sum up others: said where nothing plainer says a good part of it

    # how a searcher plays on
    doubt = inf  # by how much its judgement of answers is usually off; infinite: it has no say against playouts
    settled: Collection[str] = ()  # verbs on which its word stands: later they look as good as all they have opened up
    horizon: Collection[str] = ()  # the steps before which it stops: what comes then is chance and drowns the rest
    glances = 1  # how often everybody tries an option there: who looks once where dice decide follows luck

    @abstractmethod
    def worth(self, view: View) -> float:
        """What this position is worth to the seat that sees it: from 0, lost, to 1, won."""

    @abstractmethod
    def quick(self, ask: Ask[object]) -> int:
        """The answer that needs nothing but the ask: in imagined worlds, for every seat, until the table is calm."""

    @abstractmethod
    def span(self, view: View) -> int:
        """The round or the turn: worlds are played until it is another one, if they do not stop before."""

    def sensible(self, view: View, ask: Ask[object]) -> Sequence[int]:
        """The options that are worth a thought, at least one; with one alone nothing has to be tried out."""
        return range(len(ask.options))

    def chances(self, view: View) -> Mapping[str, Sequence[str]]:
        """As `dice`, where they lie open but change, like tokens in a bag: each as likely as the others."""
        return self.dice

    def spent(self, ask: Ask[object]) -> bool:
        """Only free deeds are left: an imagined world goes on, so that whatever ends the turn is judged alike."""
        return False

    def parts(self, view: View) -> Mapping[str, float]:
        """The parts of a position's worth by word, each better the larger; none if it cannot say why."""
        return {}

    def facts(self, view: View) -> Sequence[Fact]:
        """What the parts are made of: those of one word add up to it, but for a constant."""
        return ()

    def out_of_sight(self, view: View) -> Collection[str]:
        """Words of the view that are no things on the table: what a bag still holds cannot come nearer."""
        return ()

    def habit(self, view: View, ask: Ask[object], keys: Sequence[str]) -> Habit | None:
        """Why it answers so where nothing has to be tried out; None if it cannot say."""
        return None

    def payment(self, view: View, ask: Ask[object]) -> list[str]:
        """The keys that would be missed least, as many as have to be given; none where nothing is paid."""
        return []
