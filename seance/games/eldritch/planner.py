"""How Eldritch Horror plays itself: what a view is worth, and what is answered without much thought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from seance.engine import Ask, Option, View

from .evaluation import parts, worth
from .printed import ASSETS
from .view import EldritchView

OFF = ("decline", "done", "pass", "no", "stop", "stay", "refuse", "no-encounter")
MEETINGS = ("encounter", "enter", "research", "meet", "explore", "visit")  # the best encounter first
YES = ("pay", "pay-to-avoid", "may-do", "prevent-loss", "look-at-back", "one-more-die", "use-in-combat", "trade-agree")
THOUGHTLESS = (
    "who-leads-first", "which-reckoning", "which-gate-first", "which-first", "trade-give", "trade-take", "bank-loan",
)  # fmt: skip
NEVER = ("trade",)
STRONG = (
    "lily-chen", "mark-harrigan", "leo-anderson", "norman-withers", "akachi-onyele", "diana-stanley", "silas-marsh",
    "trish-scarborough", "lola-hayes", "jim-culver", "charlie-kane", "jacqueline-fine",
)  # fmt: skip  # investigators, those first who can deal with Gates and monsters


class EldritchMind:
    dice: Mapping[str, Sequence[str]] = {}

    def worth(self, view: View) -> float:
        assert isinstance(view, EldritchView)
        return worth(view)

    def parts(self, view: View) -> Mapping[str, float]:
        assert isinstance(view, EldritchView)
        return parts(view)

    def sensible(self, view: View, ask: Ask[object]) -> Sequence[int]:
        if ask.prompt in THOUGHTLESS or ask.prompt == "which-investigator":
            return (self.quick(ask),)
        found = [i for i, option in enumerate(ask.options) if option.verb not in NEVER]
        return found or range(len(ask.options))

    def quick(self, ask: Ask[object]) -> int:
        """By what is asked, and by the names of what is offered."""
        options = ask.options
        if ask.prompt == "which-investigator":
            return min(range(len(options)), key=lambda i: STRONG.index(options[i].on[0]))
        if ask.prompt == "which-encounter":
            return min(range(len(options)), key=lambda i: rank(options[i]))
        if ask.prompt == "acquire-what":
            return max(range(len(options)), key=lambda i: ASSETS[options[i].on[0]].value if options[i].on else 0)
        if ask.prompt == "reroll":
            return next((i for i, option in enumerate(options) if option.on and option.on[0] != "clue"), off(options))
        if ask.prompt in YES:
            return next((i for i, option in enumerate(options) if option.verb not in OFF), 0)
        return off(options)


def rank(option: Option[object]) -> int:
    """Named places give more than anywhere."""
    place = MEETINGS.index(option.verb) if option.verb in MEETINGS else len(MEETINGS)
    return 2 * place + (option.on == ("general",))


def off(options: Sequence[Option[object]]) -> int:
    """To let it be, if that is possible; otherwise the first."""
    return next((i for i, option in enumerate(options) if option.verb in OFF), 0)


MIND = EldritchMind()
