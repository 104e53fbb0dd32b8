"""What may be done, and why the rest may not: one list gives both."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

from .ask import Deed, Option
from .ledger import RULES_OF, name_of
from .wire import Preview

S = TypeVar("S")
W = TypeVar("W")
T = TypeVar("T")

Target = tuple[tuple[str, ...], T]  # entity keys, value


class Need(Generic[S, W]):
    """Something that must be true before an action may be taken, the rule that says so, and what would help."""

    __slots__ = ("fix", "holds", "reason", "rule")

    def __init__(self, rule: str, reason: str, holds: Callable[[S, W], object], fix: str = "") -> None:
        self.rule = rule
        self.reason = reason
        self.holds = holds
        self.fix = fix


class Refusal:
    """Why something is not offered: message keys `not-<reason>` and, where simple, `fix-<fix>`."""

    __slots__ = ("fix", "on", "reason", "rule", "verb")

    def __init__(self, verb: str, on: tuple[str, ...], rule: str, reason: str, fix: str = "") -> None:
        self.verb = verb
        self.on = on
        self.rule = rule
        self.reason = reason
        self.fix = fix

    @property
    def key(self) -> str:
        return ":".join((self.verb, *self.on))

    def __repr__(self) -> str:
        return f"<not {self.key}: {self.reason} [{self.rule}]>"


class Action(Generic[S, W, T]):
    """Needs in the order in which they are checked, the possible targets, and what the action does.

    `bars` names what forbids a single target ("why not into room 7?"); it returns None when nothing does.
    """

    __slots__ = ("bars", "cites", "cost", "needs", "preview", "resolve", "targets", "verb")

    def __init__(
        self,
        verb: str,
        resolve: Callable[[S, W, T], Deed],
        targets: Callable[[S, W], Sequence[Target[T]]],
        needs: tuple[Need[S, W], ...] = (),
        bars: Callable[[S, W, T], Need[S, W] | None] | None = None,
        cost: int = 0,
        preview: Callable[[S, W, T], Preview] | None = None,
    ) -> None:
        self.verb = verb
        self.resolve = resolve
        self.targets = targets
        self.needs = needs
        self.bars = bars
        self.cost = cost
        self.preview = preview
        self.cites = RULES_OF.get(name_of(resolve), ())


class Chosen(Generic[S, W]):
    """An action together with its target: what a menu hands back."""

    __slots__ = ("cost", "on", "preview", "run", "verb")

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
        self.run = run
        self.preview = preview


def bound(action: Action[S, W, T], on: tuple[str, ...], target: T) -> Chosen[S, W]:
    resolve, odds = action.resolve, action.preview
    return Chosen(
        action.verb,
        action.cost,
        on,
        lambda s, who: resolve(s, who, target),
        None if odds is None else lambda s, who: odds(s, who, target),
    )


def options_of(action: Action[S, W, T], s: S, who: W) -> list[Option[Chosen[S, W]]]:
    for need in action.needs:
        if not need.holds(s, who):
            return []
    found: list[Option[Chosen[S, W]]] = []
    for on, target in action.targets(s, who):
        if action.bars is None or action.bars(s, who, target) is None:
            found.append(Option(bound(action, on, target), action.verb, on, action.cites))
    return found


def refusals_of(action: Action[S, W, T], s: S, who: W) -> list[Refusal]:
    for need in action.needs:
        if not need.holds(s, who):
            return [Refusal(action.verb, (), need.rule, need.reason, need.fix)]
    refused: list[Refusal] = []
    for on, target in action.targets(s, who):
        bar = action.bars(s, who, target) if action.bars is not None else None
        if bar is not None:
            refused.append(Refusal(action.verb, on, bar.rule, bar.reason, bar.fix))
    return refused


def offers(actions: Iterable[Action[S, W, T]], s: S, who: W) -> list[Option[Chosen[S, W]]]:
    found: list[Option[Chosen[S, W]]] = []
    for action in actions:
        found += options_of(action, s, who)
    return found


def refusals(actions: Iterable[Action[S, W, T]], s: S, who: W) -> list[Refusal]:
    refused: list[Refusal] = []
    for action in actions:
        refused += refusals_of(action, s, who)
    return refused


def preview_of(s: S, who: W) -> Callable[[Option[object]], Preview | None]:
    """For the asks of a menu: what the action of an option would cost and risk."""

    def preview(option: Option[object]) -> Preview | None:
        chosen = option.value
        if not isinstance(chosen, Chosen):
            return None
        return Preview(cost=chosen.cost) if chosen.preview is None else chosen.preview(s, who)

    return preview
