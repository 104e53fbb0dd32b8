"""Where cards and skills write what they do, by their keys: the core asks here.

A card that has no entry does nothing. Verbs are effects with the questions that playing a card asks: whom it may name,
whether it could do anything. `step` makes of a function one that can wait for its turn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from typing import TypeAlias

from seance.engine import Deed, Need, Steps
from seance.engine.effect import All, Effect
from seance.engine.words import Say, Several

from .pieces import Scholar
from .state import Expedition

Text: TypeAlias = Callable[[Expedition, Scholar], Deed]
ExpeditionNeed: TypeAlias = Need[Expedition, Scholar]


class Verb(Effect[Expedition, Scholar]):
    """What a card does, in one step of the game. While it runs `s.play` is the card on the stack, if it is of one."""

    __slots__ = ()

    @property
    def fleeting(self) -> bool:
        """Is it possible only while somebody is near?"""
        return False

    def aims(self, s: Expedition, who: Scholar) -> list[int] | None:
        """The seats of which one must be named when the card is played; None: it names nobody."""
        return None

    def possible(self, s: Expedition, who: Scholar) -> bool:
        """Could it do anything at all? Never read from what `who` cannot see."""
        return True

    def befalls(self, s: Expedition, who: Scholar, other: Scholar) -> bool:
        """Would it do anything to this other scholar, who is not named?"""
        return False


@dataclass(frozen=True, slots=True)
class CardText:
    """An effect of a card: what is paid when it is played, and what it does then, one verb a step."""

    costs: tuple[Verb, ...] = ()
    steps: tuple[Verb, ...] = ()

    def playable(self, s: Expedition, who: Scholar) -> bool:
        for cost in self.costs:
            if not cost.affordable(s, who):
                return False
        for step in self.steps:  # noqa: SIM110  # for every card of every menu: a generator costs more than the loop
            if not step.possible(s, who):
                return False
        return True

    def aims(self, s: Expedition, who: Scholar) -> list[int] | None:
        """Of the verbs that name somebody the first decides."""
        for step in self.steps:
            seats = step.aims(s, who)
            if seats is not None:
                return seats
        return None

    @property
    def fleeting(self) -> bool:
        return any(step.fleeting for step in self.steps)

    def say(self) -> Say:
        """ "sacrifice 1 student: move up to 3 areas" """
        does: All[Expedition, Scholar] = All(*self.steps)
        if not self.costs:
            return does.spoken()
        return Say("paid", cost=Several("and", tuple([cost.say() for cost in self.costs])), text=does.spoken())

    def text(self) -> Say:
        return Say("full-stop", text=self.say())


MAINS: dict[str, CardText] = {}  # by scheme card
SECONDARIES: dict[str, dict[str, CardText]] = {}  # by scheme card, then by kind
SKILLS: dict[str, CardText] = {}  # those that are used
DOOM_REVEALS: dict[str, tuple[Verb, ...]] = {}  # what happens once, when the card is turned up
PANIC_REVEALS: dict[str, tuple[Verb, ...]] = {}  # by panic card; who: whose turn it is
PANIC_TURN_STARTS: dict[str, tuple[Verb, ...]] = {}
PANIC_TURN_ENDS: dict[str, tuple[Verb, ...]] = {}
DISCOVERIES: dict[str, tuple[Verb, ...]] = {}  # by side of the boss card; who: who has entered
ACTIVATIONS: dict[str, tuple[Verb, ...]] = {}
ENCOUNTERS: dict[str, tuple[Verb, ...]] = {}  # who: whom he meets

VERBS_OF: dict[str, dict[str, tuple[Verb, ...]]] = {
    "doom": DOOM_REVEALS,
    "panic-reveal": PANIC_REVEALS,
    "panic-turn-start": PANIC_TURN_STARTS,
    "panic-turn-end": PANIC_TURN_ENDS,
    "discovery": DISCOVERIES,
    "activation": ACTIVATIONS,
    "encounter": ENCOUNTERS,
}

STEPS: Steps[Expedition, Scholar] = Steps(attrgetter("scholars"))
step = STEPS.step


def carry_out(s: Expedition, of: str, key: str, who: Scholar) -> None:
    """The verbs of a text that is no card on the stack: each is a step of its own."""
    s.then(*[verb_step(who, part, of, key) for part in range(len(VERBS_OF[of].get(key, ())))])


@step("verb")
def verb_step(s: Expedition, who: Scholar, part: int, of: str, key: str) -> Deed:
    return VERBS_OF[of][key][part].run(s, who)
