"""How Dungeontology plays itself: what a view is worth, and what is answered without much thought.

Tempers differ in how often they spoil the attempts of others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from seance.engine import Ask, Option, View

from .evaluation import MARGIN, could_succeed, parts, worth
from .printed import COLUMNS, SCHEMES
from .view import AttemptView, DungeontologyView

OFF = ("pass", "done", "stay", "end-movement", "end-turn", "go-on", "boss-stays", "take-stun", "keep-cube")
STRONG = ("rebecca", "sofia", "valerio", "vincenzo")
HABITS = (
    "which-scholar", "generate-stealth", "in-own-attempt", "in-attempt", "prophecy-stealth", "prophecy-alert",
    "which-discard", "protected-cube", "which-doom", "respond",
)  # fmt: skip


class DungeontologyMind:
    dice: Mapping[str, Sequence[str]] = {}
    pauses = ("end", "next-turn")
    parts_of_a_choice = ()
    worlds = (2, 3)

    def __init__(self, spite: float) -> None:
        self.spite = spite  # points that must be at stake before an attempt of another is spoilt

    def worth(self, view: View) -> float:
        assert isinstance(view, DungeontologyView)
        return worth(view)

    def parts(self, view: View) -> Mapping[str, float]:
        assert isinstance(view, DungeontologyView)
        return parts(view)

    def sensible(self, view: View, ask: Ask[object]) -> Sequence[int]:
        assert isinstance(view, DungeontologyView)
        if ask.prompt == "generate-stealth":
            return (generate(view, ask),)
        if ask.prompt == "in-own-attempt" and view.attempt is not None:
            return (push(ask, view.attempt.alert - view.attempt.stealth),)
        if ask.prompt == "in-attempt" and view.attempt is not None:
            return (self.spoil(view, view.attempt, ask),)
        if ask.prompt == "respond":
            return (respond(view, ask),)
        if ask.prompt in HABITS:
            return (self.quick(ask),)
        if ask.prompt == "begin-turn":
            mine = view.scholars[view.seat]
            sure = could_succeed(view, mine)
            return [i for i, option in enumerate(ask.options) if option.verb != "submit" or sure] or (0,)
        return range(len(ask.options))

    def quick(self, ask: Ask[object]) -> int:
        """By what is asked, and by the names of what is offered."""
        options = ask.options
        if ask.prompt == "which-scholar":
            return min(range(len(options)), key=lambda i: STRONG.index(options[i].on[0]) if options[i].on else 9)
        if ask.prompt == "generate-stealth":
            strong = [i for i, option in enumerate(options) if option.on and bonus(option) >= 2]
            return strong[0] if strong else off(options)
        if ask.prompt.startswith("prophecy"):
            best = max if ask.prompt.endswith("stealth") else min
            return best(range(len(options)), key=lambda i: bonus(options[i]))
        return off(options)

    def spoil(self, view: DungeontologyView, attempt: AttemptView, ask: Ask[object]) -> int:
        """What is at stake, for whom, and whether it can be spoilt."""
        against_me = attempt.target == view.scholars[view.seat].key
        stake = sum([COLUMNS[cube].value for cube in attempt.cubes])
        if not against_me and stake < self.spite:
            return off(ask.options)
        return push(ask, attempt.stealth - attempt.alert + 1)


def push(ask: Ask[object], needed: int) -> int:
    """The cheapest card that is enough; the strongest if only several together are; none if that is hopeless."""
    options = [(i, strength(option)) for i, option in enumerate(ask.options) if option.on]
    enough = [one for one in options if one[1] >= needed]
    if needed <= 0 or not options or sum([n for _, n in options]) < needed:
        return off(ask.options)
    return min(enough, key=lambda one: one[1])[0] if enough else max(options, key=lambda one: one[1])[0]


def strength(option: Option[object]) -> float:
    """What a card adds inside an attempt; a prophecy about as much as the better of its cards."""
    kind = option.verb.removeprefix("play-")
    if option.on[0] not in SCHEMES:
        return 2.5
    n = next((one.n for one in SCHEMES[option.on[0]].secondary if one.kind == kind), 0)
    return 1.5 + 0.5 * n if kind == "prophecy" else float(n)


def generate(view: DungeontologyView, ask: Ask[object]) -> int:
    """The weakest cards that are together strong enough, with a margin if others could meddle."""
    attempt, mine = view.attempt, view.scholars[view.seat]
    assert attempt is not None
    hand = [option for option in ask.choices if option.on]
    study = not attempt.target
    others = [who for who in view.scholars if who.seat != view.seat and who.cards and who.area != "start-area"]
    needed = attempt.alert - (mine.research if study else 0) + (2 * MARGIN if others else 0)
    sets = [some for n in range(1, len(hand) + 1) for some in combinations(hand, n)]
    enough = [some for some in sets if sum(map(bonus, some)) >= needed]
    best = min(enough, key=lambda some: (sum(map(bonus, some)), len(some))) if enough else max(
        sets, key=lambda some: sum(map(bonus, some))
    )  # fmt: skip
    wanted = [option.key for option in best]
    for place in ask.chosen:
        if ask.choices[place].key in wanted:
            wanted.remove(ask.choices[place].key)
    found = [i for i, option in enumerate(ask.options) if option.key in wanted]
    return found[0] if found else off(ask.options)


def bonus(option: Option[object]) -> int:
    return SCHEMES[option.on[0]].bonus


def respond(view: DungeontologyView, ask: Ask[object]) -> int:
    """To what is aimed at oneself."""
    aimed = bool(view.plays) and view.plays[-1].target == view.scholars[view.seat].key
    answers = [i for i, option in enumerate(ask.options) if option.verb == "respond"]
    return answers[0] if aimed and answers else off(ask.options)


def off(options: Sequence[Option[object]]) -> int:
    """To let it be, if that is possible; otherwise the first."""
    return next((i for i, option in enumerate(options) if option.verb in OFF), 0)


TEMPERS = {"gentle": DungeontologyMind(99.0), "wary": DungeontologyMind(5.0), "spiteful": DungeontologyMind(0.0)}
MIND = TEMPERS["wary"]
