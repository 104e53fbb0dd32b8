"""How Eldritch Horror plays itself: what a view is worth, and what is answered without much thought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from seance.engine import Ask, Option, View
from seance.engine.mind import Fact, Mind
from seance.games.eldritch.rules.printed import ASSETS
from seance.games.eldritch.show.view import EldritchView

from .evaluation import FINDER, parts, worth
from .reasons import facts
from .weights import W

OFF = ("decline", "done", "pass", "no", "stop", "stay", "refuse", "no-encounter")
MEETINGS = ("encounter", "enter", "research", "meet", "explore", "visit")  # the best encounter first
YES = ("pay", "pay-to-avoid", "may-do", "prevent-loss", "look-at-back", "one-more-die", "use-in-combat", "trade-agree")
THOUGHTLESS = (
    "who-leads-first", "which-reckoning", "which-gate-first", "which-first", "trade-give", "trade-take", "bank-loan",
)  # fmt: skip
NEVER = ("trade",)
STRONG = (
    "trish-scarborough", "jacqueline-fine", "lily-chen", "norman-withers", "akachi-onyele", "mark-harrigan",
    "leo-anderson", "silas-marsh", "jim-culver", "diana-stanley", "lola-hayes", "charlie-kane",
)  # fmt: skip  # investigators: one finds a Clue in every round, the next can have it from afar; then fights and Gates


class EldritchMind(Mind):
    pauses = ("encounter", "mythos", "mythos-end", "round")
    worlds = (4, 8)
    in_passing = 3
    weighty = ("which-encounter",)
    doubt = 0.08
    vague = ("skills",)  # cards count in it: they are told by name
    horizon = ("mythos",)  # one card of many: before it half as many playouts tell as much
    parts_of_a_choice = ("travel-on", "acquire-what", "move-to")

    def worth(self, view: View) -> float:
        assert isinstance(view, EldritchView)
        return worth(view)

    def parts(self, view: View) -> Mapping[str, float]:
        assert isinstance(view, EldritchView)
        return parts(view)

    def facts(self, view: View) -> Sequence[Fact]:
        assert isinstance(view, EldritchView)
        return facts(view)

    def sensible(self, view: View, ask: Ask[object]) -> Sequence[int]:
        if ask.prompt in THOUGHTLESS or ask.prompt == "which-investigator":
            return (self.quick(ask),)
        found = [i for i, option in enumerate(ask.options) if option.verb not in NEVER]
        return found or range(len(ask.options))

    def span(self, view: View) -> int:
        assert isinstance(view, EldritchView)
        return view.round

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
        if ask.prompt == "trade-take" and ask.about == (FINDER,):
            return next((i for i, option in enumerate(options) if option.verb == "take"), off(options))
        if (
            ask.prompt == "trade-give"
            and ask.about != (FINDER,)
            and len(ask.choices) > W.kept_clues
            and len(ask.chosen) < W.given_clues
        ):
            return next((i for i, option in enumerate(options) if option.verb == "give"), off(options))
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
