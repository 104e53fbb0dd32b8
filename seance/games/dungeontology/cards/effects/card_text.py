"""Everything that stands on a card, as values that say themselves."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TypeAlias

from seance.engine.effect import All
from seance.engine.value import Value
from seance.engine.words import Long, Say, Several
from seance.games.dungeontology.rules.pieces import Scholar
from seance.games.dungeontology.rules.registers import CardText, Verb
from seance.games.dungeontology.rules.state import Expedition

from .changes import Higher, Lower, Otherwise
from .verb import Cost, listed, named

Changes: TypeAlias = "tuple[Otherwise | Higher | Lower, ...]"


def whole(parts: list[Say]) -> Say:
    """Sentence after sentence."""
    return Say("clause", text=Several("sections", tuple(parts)))


def spoken(verbs: tuple[Verb, ...]) -> Say:
    effects: All[Expedition, Scholar] = All(*verbs)
    return effects.spoken()


def paid(costs: tuple[Cost, ...]) -> Several:
    return Several("and", tuple([cost.say() for cost in costs]))


def section(heading: Say, text: Say) -> Say:
    return Say("section", heading=heading, text=text)


def sections(captions: dict[str, tuple[Verb, ...]]) -> list[Say]:
    return [section(Say(caption), spoken(verbs)) for caption, verbs in captions.items() if verbs]


def lasting(changes: Changes) -> list[Say]:
    return [Say("sentence", text=change.say()) for change in changes]


# ---- scheme cards ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class SecondaryText(Value):
    costs: tuple[Cost, ...]
    steps: tuple[Verb, ...]

    def say(self) -> Say:
        """ "first sacrifice 1 student, then add 3 to your stealth": there may be another way behind it."""
        if not self.costs:
            return spoken(self.steps)
        return Long("paid-first", cost=paid(self.costs), text=spoken(self.steps))


@dataclass(frozen=True, slots=True, repr=False)
class MainText(Value):
    timing: str
    action: bool
    moment: str
    costs: tuple[Cost, ...]
    steps: tuple[Verb, ...]

    def say(self) -> Say:
        text = CardText(self.costs, self.steps).say()
        words = [word for word in (self.timing, "action" if self.action else "") if word and word != "normal"]
        if not words and not self.moment:
            return Say("sentence", text=text)
        heading = Say(f"caption-{'-'.join(words) or 'normal'}")
        return section(Say(f"caption-{self.moment}", heading=heading) if self.moment else heading, text)


@dataclass(frozen=True, slots=True, repr=False)
class SchemeText(Value):
    """The main effect of a fate card is its bonus."""

    family: str
    bonus: int
    main: MainText | None
    secondaries: tuple[SecondaryText, ...]

    def text(self) -> Say:
        parts = [Say("scheme-card", family=named(self.family), n=self.bonus)]
        if self.main is not None:
            parts.append(self.main.say())
        caption = "caption-in-attempt" if self.family in ("fate", "trick", "magic") else "caption-secondary"
        ways = Several("or", tuple([one.say() for one in self.secondaries]))
        return whole([*parts, section(Say(caption), Say("clause", text=ways))])


# ---- scholars --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class UseText(Value):
    """What a scholar can do."""

    when: str
    once: str
    costs: tuple[Cost, ...]
    steps: tuple[Verb, ...]

    def say(self) -> Say:
        heading = Say(f"caption-{self.when}")
        if self.once:
            heading = Say(f"caption-once-{self.once}", heading=heading)
        return section(heading, CardText(self.costs, self.steps).say())


@dataclass(frozen=True, slots=True, repr=False)
class SkillText(Value):
    use: UseText | None
    changes: Changes

    def text(self) -> Say:
        return whole(ability(self.use, self.changes))


def ability(use: UseText | None, changes: Changes) -> list[Say]:
    return [*([use.say()] if use is not None else []), *lasting(changes)]


@dataclass(frozen=True, slots=True, repr=False)
class SideText(Value):
    students: int
    hand: int
    speed: int
    intelligence: int
    stamina: int
    skills: tuple[NamedSkill, ...]

    def say(self, side: str) -> Say:
        values = Say(
            "side-values", students=self.students, hand=self.hand, speed=self.speed, intelligence=self.intelligence,
            stamina=self.stamina,
        )  # fmt: skip
        skills = Several("sections", tuple([skill.say() for skill in self.skills]))
        return Say(f"side-{side}", values=values, skills=skills)


@dataclass(frozen=True, slots=True, repr=False)
class NamedSkill(Value):
    called: str
    use: UseText | None
    changes: Changes

    def say(self) -> Say:
        return Say("side-skill", name=named(self.called), text=whole(ability(self.use, self.changes)))


@dataclass(frozen=True, slots=True, repr=False)
class CountOf(Value):
    cube: str
    n: int

    def say(self) -> Say:
        return Say("count-of", cube=named(self.cube), n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class ScholarText(Value):
    title: str
    knowledge: tuple[CountOf, ...]
    standard: SideText
    excited: SideText
    stars: int  # without which no thesis is submitted

    def text(self) -> Say:
        cubes = Several("with", tuple([one.say() for one in self.knowledge]))
        parts = [Say("scholar-title", title=named(self.title)), self.standard.say("standard")]
        parts += [self.excited.say("excited"), Say("knowledge-bonus", cubes=cubes), Say("thesis-symbol", n=self.stars)]
        return whole(parts)

    def parts(self) -> dict[str, Say]:
        return {"standard": self.standard.say("standard"), "excited": self.excited.say("excited")}


# ---- cards beside a notebook -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class DoomText(Value):
    penalty: int
    reveal: tuple[Verb, ...]
    changes: Changes

    def text(self) -> Say:
        parts = [*sections({"caption-revealed": self.reveal}), *lasting(self.changes), Say("penalty", n=self.penalty)]
        return whole(parts)


@dataclass(frozen=True, slots=True, repr=False)
class TraineeText(Value):
    bonus: int
    shields: tuple[str, ...]
    draws_for: str
    changes: Changes

    def text(self) -> Say:
        parts: list[Say] = []
        if self.shields:
            parts.append(Say("sentence", text=Say("shields", cubes=listed("with", self.shields))))
        if self.draws_for:
            parts.append(Say("sentence", text=Say("draws-for", cube=named(self.draws_for))))
        return whole([*parts, *lasting(self.changes), Say("points", n=self.bonus)])


# ---- cards of the campus ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class ClanText(Value):
    target: int
    modifiers: tuple[CountOf, ...]

    def text(self) -> Say:
        parts = [Say("clan-target", n=self.target)]
        points = [
            Say("clan-modifier-less" if one.n < 0 else "clan-modifier", cube=named(one.cube), n=abs(one.n))
            for one in self.modifiers
        ]
        parts.append(Say("clan-modifiers", cubes=Several("list", tuple(points))) if points else Say("clan-plain"))
        return whole(parts)


@dataclass(frozen=True, slots=True, repr=False)
class RowText(Value):
    students: int
    omegas: int
    penalty: int


@dataclass(frozen=True, slots=True, repr=False)
class AlertText(Value):
    difficulty: str
    minutes: int
    students: int
    omegas: int
    rows: tuple[RowText, ...]

    def text(self) -> Say:
        first = Say(
            "alert-setup", difficulty=named(self.difficulty), minutes=self.minutes, students=self.students,
            omegas=self.omegas,
        )  # fmt: skip
        rows = [
            Say("alert-row", slot=slot, students=row.students, omegas=row.omegas, penalty=row.penalty)
            for slot, row in enumerate(self.rows, 1)
        ]
        return whole([first, *rows, Say("alert-back")])


@dataclass(frozen=True, slots=True, repr=False)
class PanicText(Value):
    students: int
    penalty: int
    dungeon: str
    boss: str
    reveal: tuple[Verb, ...]
    turn_start: tuple[Verb, ...]
    turn_end: tuple[Verb, ...]

    def text(self) -> Say:
        parts = [Say("panic-dungeon", dungeon=named(self.dungeon))] if self.dungeon else []
        parts += [Say("panic-boss", boss=named(self.boss))] if self.boss else []
        parts.append(Say("panic-setup", students=self.students, penalty=self.penalty))
        captions = {
            "caption-panic-reveal": self.reveal,
            "caption-panic-turn-start": self.turn_start,
            "caption-panic-turn-end": self.turn_end,
        }
        return whole([*parts, *sections(captions)])


@dataclass(frozen=True, slots=True, repr=False)
class BossText(Value):
    alert: int
    luck: int
    discovery: tuple[Verb, ...]
    activation: tuple[Verb, ...]
    encounter: tuple[Verb, ...]

    def text(self) -> Say:
        parts = [Say("boss-alert", n=self.alert)] if self.alert else []
        parts += [Say("boss-luck", n=self.luck)] if self.luck else []
        captions = {
            "caption-discovery": self.discovery,
            "caption-activation": self.activation,
            "caption-encounter": self.encounter,
        }
        return whole([*parts, *sections(captions)])


# ---- areas -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class Symbol(Value):
    kind: str

    def say(self) -> Say:
        return Say(f"area-{self.kind}")


@dataclass(frozen=True, slots=True, repr=False)
class NumberSymbol(Value):
    kind: str
    n: int

    def say(self) -> Say:
        return Say(f"area-{self.kind}", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class Camp(Value):
    cube: str

    def say(self) -> Say:
        return Say("area-camp", cube=named(self.cube))


@dataclass(frozen=True, slots=True, repr=False)
class SecretPassage(Value):
    letter: str

    def say(self) -> Say:
        return Say("area-secret-passage", letter=self.letter)


@dataclass(frozen=True, slots=True, repr=False)
class Door(Value):
    passage: str
    cubes: tuple[str, ...]

    def say(self) -> Say:
        return Say("area-door", passage=named(self.passage), cubes=listed("with", self.cubes))


@dataclass(frozen=True, slots=True, repr=False)
class TileText(Value):
    level: int
    alert: int
    slots: tuple[str, ...]
    symbols: tuple[Symbol | NumberSymbol | Camp | SecretPassage, ...]
    doors: tuple[Door, ...]

    def text(self) -> Say:
        parts = [Say("area-alert", level=self.level, n=self.alert)]
        if self.slots:
            runs = [(cube, len(list(same))) for cube, same in groupby(self.slots)]  # they are taken in this order
            cubes = tuple([Say("slot-run", cube=named(cube), n=n) if n > 1 else named(cube) for cube, n in runs])
            parts.append(Say("area-slots", cubes=Several("list", cubes)))
        parts += [symbol.say() for symbol in self.symbols]
        parts += [door.say() for door in self.doors]
        return whole(parts)


@dataclass(frozen=True, slots=True, repr=False)
class StartText(Value):
    def text(self) -> Say:
        return whole([Say("area-start")])
