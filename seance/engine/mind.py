"""What a game knows about playing itself well: bots think with it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from .ask import Ask
from .wire import View


class Mind(Protocol):
    """What a game knows about playing itself well, from views and asks alone."""

    dice: Mapping[str, Sequence[str]]  # the faces by channel: a few worlds get a fair sample of the next roll

    def worth(self, view: View) -> float:
        """What this position is worth to the seat that sees it: from 0, lost, to 1, won."""

    def quick(self, ask: Ask[object]) -> int:
        """The answer that needs nothing but the ask: in imagined worlds, for every seat, until the table is calm."""

    def sensible(self, view: View, ask: Ask[object]) -> Sequence[int]:
        """The options that are worth a thought, at least one; with one alone nothing has to be tried out."""


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


@runtime_checkable
class Explains(Protocol):
    """A mind that can say why."""

    def parts(self, view: View) -> Mapping[str, float]:
        """The parts of a position's worth by word, each better the larger."""

    def facts(self, view: View) -> Sequence[Fact]:
        """What the parts are made of: those of one word add up to it, but for a constant."""


@runtime_checkable
class Pays(Protocol):
    """A mind that knows with what one pays best."""

    def payment(self, view: View, ask: Ask[object]) -> list[str]:
        """The keys that would be missed least, as many as have to be given; none where nothing is paid."""


class Foresight(Mind, Protocol):
    """A mind whose judgement is as good later on."""

    doubt: float  # by how much its judgement of answers is usually off; infinite: it has no say against playouts

    @property
    def settled(self) -> Collection[str]:
        """Verbs on which its word stands: later they look as good as all that they have opened up."""

    @property
    def horizon(self) -> Collection[str]:
        """The steps before which a world stops: what comes then is chance, and drowns the rest."""

    glances: int  # how often everybody tries an option there: who looks once where dice decide follows luck

    def span(self, view: View) -> int:
        """The round or the turn: worlds are played until it is another one, if they do not stop before."""
