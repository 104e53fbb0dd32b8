"""What encounter cards and locations say that player cards do not."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from seance.engine import Deed, Flow, Option, choose, cites
from seance.engine.effect import Ability
from seance.engine.words import Long, Say, Several
from seance.games.arkham.rules.areas import discard, stuck, take_control
from seance.games.arkham.rules.elimination import resign
from seance.games.arkham.rules.encounters import attach_to_location
from seance.games.arkham.rules.immunity import open_to
from seance.games.arkham.rules.pieces import Enemy, InPlay, Investigator, Location, Thing
from seance.games.arkham.rules.printed import EARNED, PLAYER_CARDS, Printed, StoryAsset
from seance.games.arkham.rules.registers import ACTION_COSTS, ACTIONS, constant, forbid
from seance.games.arkham.rules.slots import make_room
from seance.games.arkham.rules.state import Table

from .abilities import Act
from .counts import COUNTS
from .verb import ArkhamEffect, Verb, this
from .words import named

COUNTS["failed-by"] = lambda s, who: s.test.failed_by if s.test is not None else 0


# ---- what happens ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class DiscardAssetOr(Verb):
    """One of choice; who cannot must do something else."""

    otherwise: ArkhamEffect
    alone = True

    def run(self, s: Table, who: Investigator) -> Deed:
        assets = [asset for asset in open_to(s, s.controlled(who)) if not stuck(s, asset)]
        return discard_one(s, who, assets) if assets else self.otherwise.run(s, who)

    def say(self) -> Say:
        return Long("discard-asset-or", otherwise=self.otherwise.clauses())


def discard_one(s: Table, who: Investigator, assets: list[InPlay]) -> Flow[None]:
    options = [Option(asset, "discard", (asset.key,)) for asset in assets]
    discard(s, (yield from choose(who.seat, "which-asset-to-discard", options, (who.key,))))


@dataclass(frozen=True, slots=True, repr=False)
class AttachHere(Verb):
    """A revelation: to the location of who drew it, at most so many copies there."""

    limit: int = 1

    @cites("AHC-LIM-03", "AHC-ATT-01")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        yield from attach_to_location(s, who.location, self.limit)

    def say(self) -> Say:
        return Say("attach-here", n=self.limit)


@dataclass(frozen=True, slots=True, repr=False)
class Resign(Verb):
    @cites("AHC-RSG-01")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        yield from resign(s, who)

    def say(self) -> Say:
        return Say("resign")


@dataclass(frozen=True, slots=True, repr=False)
class TakeControl(Verb):
    """Of this card, which nobody controls."""

    @cites("AHC-OWN-04", "AHC-SLT-11")
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        card = this(s)
        assert isinstance(card.card, StoryAsset)
        yield from make_room(s, who, EARNED[card.card.key])
        take_control(s, who, card)

    def possible(self, s: Table, who: Investigator) -> bool:
        return s.subject in s.at_locations

    def say(self) -> Say:
        return Say("take-control")


# ---- what holds ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False, init=False)
class FirstCostsMore(Ability):
    """The first of these actions in each round costs so many additional ones."""

    n: int
    verbs: tuple[str, ...] = field(metadata={"spread": True})

    def __init__(self, n: int, *verbs: str) -> None:
        object.__setattr__(self, "n", n)
        object.__setattr__(self, "verbs", verbs)

    def register(self, key: str) -> None:
        ACTION_COSTS[key] = self.more

    def more(self, s: Table, this: Thing, who: Investigator, verb: str) -> int:
        if verb not in self.verbs or this not in who.threats:
            return 0
        return 0 if any(one in self.verbs for one in who.performed) else self.n

    def say(self) -> Say:
        verbs = Several("or", tuple([Say(f"action-{verb}") for verb in self.verbs]))
        return Say("first-costs-more", verbs=verbs, n=self.n)


@dataclass(frozen=True, slots=True, repr=False, init=False)
class CannotPlay(Ability):
    """Cards of these kinds, while it lies in one's threat area."""

    kinds: tuple[str, ...] = field(metadata={"spread": True})

    def __init__(self, *kinds: str) -> None:
        object.__setattr__(self, "kinds", kinds)

    def register(self, key: str) -> None:
        forbid(key, "play", self.holds)

    @cites("AHC-CNT-01")
    def holds(self, s: Table, this: Thing, who: Investigator | Enemy, to: str) -> bool:
        card: Printed | None = PLAYER_CARDS.get(to) or EARNED.get(to)
        return isinstance(who, Investigator) and this in who.threats and card is not None and card.kind in self.kinds

    def say(self) -> Say:
        return Say("cannot-play", kinds=Several("or", tuple([Say(f"kind-of-card-{kind}") for kind in self.kinds])))


@dataclass(frozen=True, slots=True, repr=False)
class MoreShroud(Ability):
    """Of the location that it is attached to."""

    n: int

    def register(self, key: str) -> None:
        constant(key, "shroud", self.value)

    def value(self, s: Table, this: Thing, whose: Thing) -> int:
        return self.n if isinstance(this, InPlay) and isinstance(whose, Location) and this.location == whose.key else 0

    def say(self) -> Say:
        return Say("more-shroud", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class NoEntry(Ability):
    """Investigators cannot move into this location."""

    def register(self, key: str) -> None:
        forbid(key, "move-into", self.holds)

    @cites("AHC-CNT-01")
    def holds(self, s: Table, this: Thing, who: Investigator | Enemy, to: str) -> bool:
        return isinstance(who, Investigator) and this.key == to

    def say(self) -> Say:
        return Say("no-entry")


@dataclass(frozen=True, slots=True, repr=False)
class PlusForAll(Ability):
    """To a skill of every investigator at the location of who controls the card."""

    skill: str
    n: int = 1

    def register(self, key: str) -> None:
        constant(key, self.skill, self.value)

    def value(self, s: Table, this: Thing, whose: Thing) -> int:
        holder = s.holder(this) if isinstance(this, InPlay) else None
        return self.n if isinstance(whose, Investigator) and holder is not None and at_one(holder, whose) else 0

    def say(self) -> Say:
        return Say("plus-for-all", n=self.n, skill=named(self.skill))


def at_one(one: Investigator, other: Investigator) -> bool:
    return one.location == other.location


@dataclass(frozen=True, slots=True, repr=False)
class Lends(Ability):
    """Another card has this action as long as nobody controls it."""

    called: str
    action: Act

    def register(self, key: str) -> None:
        self.action.register(self.called)
        lent = ACTIONS[self.called].pop()
        ACTIONS[self.called].append(replace(lent, can=lambda s, who: s.subject in s.at_locations and lent.can(s, who)))

    def say(self) -> Say:
        return Say("lends", name=named(self.called), text=self.action.say())
