"""What may be done, and why the rest may not: one list gives both."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from .ask import Deed, Option
from .ledger import RULES_OF, name_of
from .wire import Preview

S = TypeVar("S")
W = TypeVar("W")
T = TypeVar("T")

Target = tuple[tuple[str, ...], T]  # entity keys, value
NO_TARGET: tuple[Target[None], ...] = (((), None),)  # what actions without a target have for theirs


def nobody(s: object, who: object) -> str:
    """No single entity forbids it."""
    return ""


class Bar:
    """What forbids something, the rule that says so, and what would help."""

    __slots__ = ("because", "fix", "reason", "rule")

    def __init__(self, rule: str, reason: str, fix: str = "", because: Callable[[Any, Any], str] = nobody) -> None:
        self.rule = rule
        self.reason = reason
        self.fix = fix
        self.because = because  # the entity that forbids it, where there is one


class Need(Bar, Generic[S, W]):
    """Something that must be true before an action may be taken: else it is what forbids it."""

    __slots__ = ("holds",)

    def __init__(
        self,
        rule: str,
        reason: str,
        holds: Callable[[S, W], object],
        fix: str = "",
        because: Callable[[S, W], str] = nobody,
    ) -> None:
        super().__init__(rule, reason, fix, because)
        self.holds = holds


class Refusal:
    """Why something is not offered: message keys `not-<reason>` and, where simple, `fix-<fix>`.

    `because`: the entity that forbids it; then it is `not-<reason>-by`, which names it as $because.
    `says`: the verb that it is called by, where the words of the option name a target and nothing was chosen yet.
    """

    __slots__ = ("because", "fix", "on", "reason", "rule", "says", "verb")

    def __init__(
        self, verb: str, on: tuple[str, ...], rule: str, reason: str, fix: str = "", says: str = "", because: str = ""
    ) -> None:
        self.verb = verb
        self.on = on
        self.rule = rule
        self.reason = reason
        self.fix = fix
        self.says = says or verb
        self.because = because

    @property
    def key(self) -> str:
        return ":".join((self.verb, *self.on))

    def __repr__(self) -> str:
        return f"<not {self.key}: {self.reason} [{self.rule}]>"


class Doable(Protocol[S, W]):
    """An action whatever its targets are, so that one list of them makes a menu and says why not."""

    def offered(self, s: S, who: W) -> list[Option[Chosen[S, W]]]: ...
    def refused(self, s: S, who: W) -> list[Refusal]: ...


class Action(Generic[S, W, T]):
    """Needs in the order in which they are checked, the possible targets, and what the action does.

    `bars` names what forbids a single target ("why not into room 7?"); it returns None when nothing does.
    With one that `ends` the turn is over.
    """

    __slots__ = ("alone", "bars", "cites", "cost", "ends", "needs", "preview", "ready", "resolve", "targets", "verb")

    def __init__(
        self,
        verb: str,
        resolve: Callable[[S, W, T], Deed],
        targets: Callable[[S, W], Sequence[Target[T]]],
        needs: tuple[Need[S, W], ...] = (),
        bars: Callable[[S, W, T], Bar | None] | None = None,
        cost: int = 0,
        preview: Callable[[S, W, T], Preview] | None = None,
        ends: bool = False,
    ) -> None:
        self.verb = verb
        self.resolve = resolve
        self.targets = targets
        self.needs = needs
        self.bars = bars
        self.cost = cost
        self.preview = preview
        self.ends = ends
        self.cites = RULES_OF.get(name_of(resolve), ())
        self.ready: dict[Any, Any] = {}  # options that were made already, by what they are on and their target
        self.alone: list[Any] = []  # the one of an action that has no target

    def offered(self, s: S, who: W) -> list[Option[Chosen[S, W]]]:
        for need in self.needs:
            if not need.holds(s, who):
                return []
        bars, targets = self.bars, self.targets(s, who)
        if bars is not None:
            return [option_of(self, on, target) for on, target in targets if bars(s, who, target) is None]
        if targets is NO_TARGET and self.alone:
            return self.alone
        found = [option_of(self, on, target) for on, target in targets]
        if targets is NO_TARGET:
            self.alone = found
        return found

    def refused(self, s: S, who: W) -> list[Refusal]:
        for need in self.needs:
            if not need.holds(s, who):
                return [Refusal(self.verb, (), need.rule, need.reason, need.fix, because=need.because(s, who))]
        refused: list[Refusal] = []
        for on, target in self.targets(s, who):
            bar = self.bars(s, who, target) if self.bars is not None else None
            if bar is not None:
                refused.append(Refusal(self.verb, on, bar.rule, bar.reason, bar.fix, because=bar.because(s, who)))
        return refused


class Chosen(Generic[S, W]):
    """An action together with its target: what a menu hands back."""

    __slots__ = ("cost", "does", "odds", "on", "verb")

    def __init__(
        self,
        verb: str,
        cost: int,
        on: tuple[str, ...],
        run: Callable[[S, W], Deed],
        preview: Callable[[S, W], Preview] | None,
    ) -> None:
        self.verb = verb
        self.cost = cost
        self.on = on
        self.does: Callable[[S, W], Deed] | None = run
        self.odds = preview

    def run(self, s: S, who: W) -> Deed:
        assert self.does is not None
        return self.does(s, who)

    def preview(self, s: S, who: W) -> Preview:
        return Preview(cost=self.cost) if self.odds is None else self.odds(s, who)


class Bound(Chosen[S, W]):
    """One of the actions that are always the same, with its target; small, for every option of a menu is one."""

    __slots__ = ("action", "target")

    def __init__(self, action: Action[S, W, Any], on: tuple[str, ...], target: Any) -> None:
        self.verb = action.verb
        self.cost = action.cost
        self.on = on
        self.action = action
        self.target = target

    def run(self, s: S, who: W) -> Deed:
        return self.action.resolve(s, who, self.target)

    def preview(self, s: S, who: W) -> Preview:
        odds = self.action.preview
        return Preview(cost=self.cost) if odds is None else odds(s, who, self.target)


SHARED: set[type] = {type(None), str, int, bool}  # kinds of targets that are no objects of the table; games add theirs


def bound(action: Action[S, W, T], on: tuple[str, ...], target: T) -> Chosen[S, W]:
    return Bound(action, on, target)


def option_of(action: Action[S, W, T], on: tuple[str, ...], target: T) -> Option[Chosen[S, W]]:
    """An option whose target is printed, a key or a number is made once, and every menu of every table offers it."""
    if type(target) not in SHARED:
        return Option(Bound(action, on, target), action.verb, on, action.cites, ends=action.ends)
    option = action.ready.get((on, target))
    if option is None:
        made = Bound(action, on, target)
        option = action.ready[on, target] = Option(made, action.verb, on, action.cites, shared=True, ends=action.ends)
    return option


def offers(actions: Iterable[Doable[S, W]], s: S, who: W) -> list[Option[Chosen[S, W]]]:
    found: list[Option[Chosen[S, W]]] = []
    for action in actions:
        found += action.offered(s, who)
    return found


def refusals(actions: Iterable[Doable[S, W]], s: S, who: W) -> list[Refusal]:
    refused: list[Refusal] = []
    for action in actions:
        refused += action.refused(s, who)
    return refused


def preview_of(s: S, who: W) -> Callable[[Option[object]], Preview | None]:
    """For the asks of a menu: what the action of an option would cost and risk."""

    def preview(option: Option[object]) -> Preview | None:
        chosen = option.value
        if not isinstance(chosen, Chosen):
            return None
        return chosen.preview(s, who)

    return preview
