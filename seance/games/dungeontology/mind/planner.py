"""How Dungeontology plays itself: what a view is worth, and what is answered without much thought.

Tempers differ in how often they spoil the attempts of others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from seance.engine import Ask, Option, View
from seance.engine.mind import Fact, Mind
from seance.games.dungeontology.rules.printed import DOOMS, SCHEMES
from seance.games.dungeontology.show.view import DungeontologyView, ScholarView

from .evaluation import acceptance, outlook, parts, stays_ahead, worth
from .meddling import generate, prophesy, push, pushes, spoil
from .prospects import best_study, bonus, change, reach, spy_worth, strength
from .reasons import facts
from .weights import W

OFF = ("pass", "done", "stay", "end-movement", "end-turn", "go-on", "boss-stays", "take-stun", "keep-cube")
HABITS = ("which-discard", "protected-cube", "which-doom", "respond", "favour", "stun-or-student", "which-scholar")


class DungeontologyMind(Mind):
    pauses = ("end", "next-turn")
    worlds = (1, 2)
    steps = ("move",)

    def __init__(self, spite: float) -> None:
        self.spite = spite  # by how much spoiling an attempt may cost more than it seems to be worth

    def worth(self, view: View) -> float:
        assert isinstance(view, DungeontologyView)
        return worth(view)

    def parts(self, view: View) -> Mapping[str, float]:
        assert isinstance(view, DungeontologyView)
        return parts(view)

    def facts(self, view: View) -> Sequence[Fact]:
        assert isinstance(view, DungeontologyView)
        return facts(view)

    def sensible(self, view: View, ask: Ask[object]) -> Sequence[int]:
        assert isinstance(view, DungeontologyView)
        mine = view.scholars[view.seat]
        if view.attempt is not None:
            if ask.prompt == "generate-stealth":
                return (generate(view, ask),)
            if ask.prompt == "in-own-attempt":
                return (push(ask, view.attempt.alert - view.attempt.stealth),)
            if ask.prompt == "in-attempt":
                return (spoil(view, view.attempt, ask, self.spite),)
            if ask.prompt.startswith("prophecy"):
                return (prophesy(view, view.attempt, ask),)
        if ask.prompt in HABITS:
            return (habit(view, mine, ask),)
        if ask.prompt == "begin-turn":
            return begin(view, mine, ask)
        if ask.prompt == "instant":
            return instants(view, ask, self.spite)
        if ask.prompt in ("your-movement", "your-action"):
            return own_turn(view, mine, ask)
        return range(len(ask.options))

    def span(self, view: View) -> int:
        assert isinstance(view, DungeontologyView)
        return view.turn

    def quick(self, ask: Ask[object]) -> int:
        """By what is asked, and by the names of what is offered."""
        options = ask.options
        if ask.prompt == "generate-stealth":
            return next((i for i, option in enumerate(options) if option.on), off(options))
        if ask.prompt.startswith("prophecy"):
            best = max if ask.prompt.endswith("stealth") else min
            return best(range(len(options)), key=lambda i: SCHEMES[options[i].on[0]].bonus)
        return len(options) - 1 if ask.prompt == "how-many-cubes" else off(options)


def off(options: Sequence[Option[object]]) -> int:
    """To let it be, if that is possible; otherwise the first."""
    return next((i for i, option in enumerate(options) if option.verb in OFF), 0)


# ---- habits --------------------------------------------------------------------------------------------------------


def habit(view: DungeontologyView, mine: ScholarView, ask: Ask[object]) -> int:
    if ask.prompt == "respond":
        return respond(view, mine, ask)
    if ask.prompt == "favour":
        wanted = "let-draw" if ask.options[0].on[0] == mine.key else "let-discard"
        return next((i for i, option in enumerate(ask.options) if option.verb == wanted), 0)
    if ask.prompt == "which-doom":
        return max(range(len(ask.options)), key=lambda i: penalty(ask.options[i]))
    if ask.prompt == "which-discard":
        return discard(ask)
    if ask.prompt == "stun-or-student":
        room = mine.values["stamina"] - mine.stun
        wanted = "take-stun" if room > 1 or (view.panic and room) else "sacrifice-student"
        return next((i for i, option in enumerate(ask.options) if option.verb == wanted), 0)
    return off(ask.options)


def penalty(option: Option[object]) -> float:
    """Of a doom card; one that nobody has seen has the usual one."""
    return DOOMS[option.on[0]].penalty if option.on[0] in DOOMS else W.usual_doom


def discard(ask: Ask[object]) -> int:
    """Nothing, if that is possible; otherwise the weakest card."""
    done = next((i for i, option in enumerate(ask.options) if option.verb in OFF), None)
    cards = [i for i, option in enumerate(ask.options) if option.on]
    return min(cards, key=lambda i: SCHEMES[ask.options[i].on[0]].bonus) if done is None else done


def respond(view: DungeontologyView, mine: ScholarView, ask: Ask[object]) -> int:
    """To what is aimed at oneself, and to what decides an attempt for the worse."""
    answers = [i for i, option in enumerate(ask.options) if option.verb == "respond"]
    if not answers or not view.plays:
        return off(ask.options)
    aimed = view.plays[-1].target == mine.key
    return answers[0] if aimed or spoils(view, mine) else off(ask.options)


def spoils(view: DungeontologyView, mine: ScholarView) -> bool:
    """Does the card on top turn my attempt into a failure that I cannot mend, or that of a rival into a success?"""
    attempt, top = view.attempt, view.plays[-1]
    if attempt is None or top.card not in SCHEMES or top.effect not in ("stealth", "alert"):
        return False
    n = next(one.n for one in SCHEMES[top.card].secondary if one.kind == top.effect)
    lead = attempt.stealth - attempt.alert
    after = lead + n if top.effect == "stealth" else lead - n
    if attempt.seat == mine.seat:
        return lead >= 0 > after + sum([bonus(mine, card) for card in mine.hand if pushes(card)])
    return after >= 0 > lead


# ---- what is worth a thought ---------------------------------------------------------------------------------------


def begin(view: DungeontologyView, mine: ScholarView, ask: Ask[object]) -> Sequence[int]:
    """A thesis that could be accepted, and nothing else for who wins with it; a rest for who is tired or alone."""
    if stays_ahead(view, mine):
        return [i for i, option in enumerate(ask.options) if option.verb == "submit"] or (off(ask.options),)
    tired = mine.stun > 0 or bool(mine.dooms) or mine.doom_down or mine.students < mine.values["students"]
    unwanted = set() if acceptance(view, mine) >= W.likely else {"submit"}
    if not tired:
        unwanted.add("rest")
    return [i for i, option in enumerate(ask.options) if option.verb not in unwanted] or (0,)


def instants(view: DungeontologyView, ask: Ask[object], spite: float) -> Sequence[int]:
    """Cards against somebody, at the last moment; who is full of spite thinks of them all the time."""
    if spite <= 0 and not view.phase.endswith("-end"):
        return (off(ask.options),)
    return [i for i, option in enumerate(ask.options) if option.verb in ("pass", "play-main-on")]


def own_turn(view: DungeontologyView, mine: ScholarView, ask: Ask[object]) -> Sequence[int]:
    """Of the studies the best one, of the thefts those that promise more; and no card that would do nothing."""
    found: list[int] = []
    thefts: list[tuple[float, int]] = []
    seen: set[str] = set()
    area = next(one for one in view.areas if one.key == mine.area)
    stealth = strength(mine)
    aims = marks(view, ask)
    study = best_study(view, mine, area, stealth + mine.research + change(mine, "study-stealth"), True)
    for i, option in enumerate(ask.options):
        if option.verb == "study":
            if study[1] and option.on[0] == f"cubes-{study[1]}":
                found.append(i)
        elif option.verb == "spy":
            other = next(one for one in view.scholars if one.key == option.on[0])
            thefts.append((spy_worth(view, mine, other, option.on[1], stealth), i))
        elif is_of_use(view, mine, option, aims, seen):
            found.append(i)
    found += [i for value, i in sorted(thefts, reverse=True)[: W.thefts] if value > max(study[0], 0.0)]
    return sorted(found, key=lambda i: ask.options[i].verb not in OFF)  # who sees no difference stops


def marks(view: DungeontologyView, ask: Ask[object]) -> dict[str, str]:
    """For each card that is aimed at somebody: who stands best of those that it can name."""
    standing = sorted(view.scholars, key=lambda one: outlook(view, one))
    order = {one.key: n for n, one in enumerate(standing)}
    found: dict[str, str] = {}
    for option in ask.options:
        if option.verb == "play-main-on" and order[option.on[1]] >= order[found.get(option.on[0], standing[0].key)]:
            found[option.on[0]] = option.on[1]
    return found


def is_of_use(
    view: DungeontologyView, mine: ScholarView, option: Option[object], aims: Mapping[str, str], seen: set[str]
) -> bool:
    """Could this card, for this effect, change anything for the better? Of secondary effects one card is enough."""
    if option.verb.startswith("play-") and view.steps:
        return False  # cards can wait until the scholar stands where the action will be
    if option.verb == "play-main-on":
        return option.on[1] == aims[option.on[0]]
    if option.verb == "play-gain-students":
        useful = view.campfire > 0 and mine.students < W.plenty
    elif option.verb == "play-move":
        useful = view.steps == 0 and view.actions > 0 and leads_on(view, mine, option.on[0])
    elif option.verb == "play-favour-on":
        useful = option.on[1] == mine.key and mine.students > 1 and view.phase.startswith("action") and view.actions > 0
    else:
        return True
    first = option.verb not in seen
    seen.add(option.verb)
    return useful and first


def leads_on(view: DungeontologyView, mine: ScholarView, card: str) -> bool:
    """Is there a better study within the reach of this card than here? In maximum alert it may be a way home, too."""
    if view.panic:
        return True
    far = next(one.n for one in SCHEMES[card].secondary if one.kind == "move")
    stealth = strength(mine) + mine.research + change(mine, "study-stealth")
    areas = {area.key: area for area in view.areas}
    hopes = {
        key: best_study(view, mine, areas[key], stealth, True)[0] - cost
        for key, (_, cost) in reach(view, mine, far).items()
    }
    return max(hopes.values()) > hopes[mine.area]


TEMPERS = {"gentle": DungeontologyMind(-99.0), "wary": DungeontologyMind(0.0), "spiteful": DungeontologyMind(99.0)}
MIND = TEMPERS["wary"]
