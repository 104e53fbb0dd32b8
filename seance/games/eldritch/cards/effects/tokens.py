"""What stands on monsters: what they do in a fight, when they come, when they are beaten, at a reckoning."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from seance.engine import Flow, Option, choose, do
from seance.engine.value import Value
from seance.engine.words import Say, Several
from seance.games.eldritch.rules.losses import suffer
from seance.games.eldritch.rules.monsters import defeat_monster, heal_monster, hurt_monster  # fmt: skip
from seance.games.eldritch.rules.movement import move_spaces
from seance.games.eldritch.rules.pieces import Investigator, Monster
from seance.games.eldritch.rules.possessions import draw_card
from seance.games.eldritch.rules.registers import (
    DEFEATS,
    HARMED,
    RECKONING_TEXTS,
    RECKONINGS,
    SPAWNS,
    Text,
    combat_text,
    reacts,
)
from seance.games.eldritch.rules.skill_tests import MANY
from seance.games.eldritch.rules.state import World
from seance.games.eldritch.rules.under_way import Combat

from .board import AdvanceDoom
from .decisions import Each, On, Roll, touched
from .mythos_text import headed
from .things import Thing
from .verb import EldritchEffect, Verb
from .words import Offer, named


def this(s: World) -> Monster:
    """The monster whose text it is."""
    assert isinstance(s.subject, Monster)
    return s.subject


def the_fight(s: World) -> Combat:
    assert s.fight is not None
    return s.fight


DOOM_ON_ONE_OR_TWO = Roll(On(1, 2, AdvanceDoom()))

# ---- the whole token -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class MonsterText(Value):
    """In the order of a fight; `beaten`: however it came about, for the Lead Investigator."""

    spawn: EldritchEffect | None = None
    before_will: EldritchEffect | None = None
    after_will: EldritchEffect | None = None
    before_strength: EldritchEffect | None = None
    damage: EldritchEffect | None = None
    after_strength: EldritchEffect | None = None
    defeated: EldritchEffect | None = None
    beaten: EldritchEffect | None = None
    reckoning: EldritchEffect | None = None

    def register(self, key: str) -> None:
        for point, effect in self.points():
            if point == "defeated":
                reacts("combat-won", key, effect.run, touches=touched(effect))
            else:
                combat_text(key, point, effect.run)
        if self.after_will is not None:
            combat_text(key, "before-will", watching_will(self.before_will, self.after_will))
        for register, text in ((SPAWNS, self.spawn), (DEFEATS, self.beaten), (RECKONINGS, self.reckoning)):
            if text is not None:
                register[key] = text.run
        if self.reckoning is not None:
            RECKONING_TEXTS[key] = self.reckoning
        if isinstance(self.reckoning, Each):
            HARMED[key] = self.reckoning.those
        elif isinstance(self.reckoning, HealThis) or self.reckoning == DOOM_ON_ONE_OR_TWO:
            HARMED[key] = lambda s, who: ()

    def points(self) -> Iterator[tuple[str, EldritchEffect]]:
        named_points = {
            "before-will": self.before_will, "after-will": self.after_will, "before-strength": self.before_strength,
            "damage": self.damage, "after-strength": self.after_strength, "defeated": self.defeated,
        }  # fmt: skip
        for point, effect in named_points.items():
            if effect is not None:
                yield point, effect

    def text(self) -> Say:
        said = tuple(self.sections())
        return Say("clause", text=Several("sections", said)) if said else Say("blank")

    def sections(self) -> Iterator[Say]:
        if self.spawn is not None:
            yield headed("spawn", self.spawn)
        for point, effect in self.points():
            yield headed(point, effect)
        for caption, text in (("beaten", self.beaten), ("reckoning", self.reckoning)):
            if text is not None:
                yield headed(caption, text)


def watching_will(before: EldritchEffect | None, after: EldritchEffect) -> Text:
    """Successes count for the text even if there is no more horror to cover."""

    def run(s: World, who: Investigator) -> Flow[None]:
        the_fight(s).will_enough = MANY if isinstance(after, HurtByWill) else 1
        if before is not None:
            yield from do(before.run(s, who))

    return run


# ---- in a fight ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class DefeatThis(Verb):
    impersonal = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        yield from defeat_monster(s, this(s), who)

    def say(self) -> Say:
        return Say("defeat-this")


@dataclass(frozen=True, slots=True, repr=False)
class HurtByWill(Verb):
    """For each success of the Will test."""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        yield from hurt_monster(s, this(s), the_fight(s).will_result, who)

    def say(self) -> Say:
        return Say("hurt-by-will")


@dataclass(frozen=True, slots=True, repr=False)
class HealThis(Verb):
    """0: all Health. What has just been defeated recovers nothing."""

    n: int = 0

    def run(self, s: World, who: Investigator) -> None:
        if s.fight is None or not s.fight.defeated:
            heal_monster(s, this(s), self.n or None)

    def say(self) -> Say:
        return Say("heal-this", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class SkipStrength(Verb):
    def run(self, s: World, who: Investigator) -> None:
        the_fight(s).skip_strength = True

    def say(self) -> Say:
        return Say("skip-strength")


@dataclass(frozen=True, slots=True, repr=False)
class Spared(Verb):
    """No Health is lost by the Strength test."""

    def run(self, s: World, who: Investigator) -> None:
        the_fight(s).spared = True

    def say(self) -> Say:
        return Say("spared")


@dataclass(frozen=True, slots=True, repr=False)
class NoMoreEncounter(Verb):
    def run(self, s: World, who: Investigator) -> None:
        the_fight(s).no_more = True

    def say(self) -> Say:
        return Say("no-more-encounter")


@dataclass(frozen=True, slots=True, repr=False)
class NoClues(Verb):
    """For rerolls in this fight."""

    def run(self, s: World, who: Investigator) -> None:
        the_fight(s).no_clues = True

    def say(self) -> Say:
        return Say("no-clues")


@dataclass(frozen=True, slots=True, repr=False)
class SanityOnSheet(Verb):
    """What was lost by the Will test."""

    def run(self, s: World, who: Investigator) -> None:
        s.sheet_sanity += the_fight(s).lost_sanity

    def say(self) -> Say:
        return Say("sanity-on-sheet")


@dataclass(frozen=True, slots=True, repr=False)
class RideAway(Verb):
    """For 1 Sanity, over several spaces, instead of another encounter."""

    n: int
    alone = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        options = (Option(True, "ride-away"), Option(False, "decline"))
        if not (yield from choose(who.seat, "ride-away", options, (who.key,))):
            return
        the_fight(s).no_more = True
        yield from suffer(s, who, sanity=1)
        yield from move_spaces(s, who, self.n)

    def say(self) -> Say:
        return Say("ride-away", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class NamedAsset(Thing):
    """The only one of its name, if nobody has it."""

    called: str

    def gained(self, s: World, who: Investigator) -> Flow[None]:
        yield from draw_card(s, who, "asset", name=self.called)

    def say(self) -> Say:
        return Say("named-asset", name=named(self.called))

    def offer(self) -> Offer:
        return "named-asset", (self.called,)
