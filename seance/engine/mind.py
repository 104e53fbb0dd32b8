"""What a game knows about playing itself well: bots think with it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

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
