"""Attacks, evasion attempts and investigations: by the basic actions or by cards that change them."""

from __future__ import annotations

from collections.abc import Callable

from seance.engine import Deed, Flow, Note, Option, choose, cites, do

from .clues import discover_clues
from .enemies import damage_enemy, evade_enemy, is_massive
from .harm import deal
from .modifiers import forbidden, keywords
from .pieces import NOBODY, Enemy, Investigator
from .printed import AGILITY, COMBAT, INTELLECT
from .registers import INVESTIGATE_WITH
from .skill_tests import Results, skill_test
from .state import Table
from .under_way import EVADE, FIGHT, INVESTIGATE, Test
from .windows import as_one

Adjust = Callable[[Test], None]  # changes the test before its usual result: `test.damage`, `test.clues`
Revealing = Callable[[str], Deed]  # what follows from a revealed token
ITS_VALUE = 0  # whom the test is about has the difficulty: the fight, evade or shroud value
Bonus = Callable[[str], int]  # what the card adds to this skill, whenever it is asked


@cites("AHC-FGT-02", "AHC-FGT-07", "AHC-ALF-04")
def attackable(s: Table, who: Investigator) -> list[Enemy]:
    """Any enemy at the location, but no aloof one that is unengaged."""
    return [enemy for enemy in s.enemies_at(who.location) if in_reach(s, enemy)]


def in_reach(s: Table, enemy: Enemy) -> bool:
    return enemy.engaged != NOBODY or "aloof" not in keywords(s, enemy)


@cites("AHC-EVD-08")
def evadable(s: Table, who: Investigator) -> list[Enemy]:
    return s.engaged_with(who)


def aim(s: Table, who: Investigator, enemies: list[Enemy], prompt: str) -> Flow[Enemy | None]:
    """The enemy that was chosen with the action, or one that is chosen now."""
    target, s.target = s.enemy(s.target) if s.target else None, ""
    if target is not None or not enemies:
        return target
    options = [Option(enemy, "target", (enemy.key,)) for enemy in enemies]
    return (yield from choose(who.seat, prompt, options, (who.key,)))


@cites("AHC-FGT-02", "AHC-FGT-03", "AHC-FGT-04", "AHC-FGT-05", "AHC-DFT-02", "AHC-DES-02", "AHC-AKR-01")
def attack(
    s: Table,
    who: Investigator,
    enemy: Enemy | None = None,
    skill: str = COMBAT,
    bonus: Bonus | None = None,
    damage: int = 1,
    source: str = "",
    adjust: Adjust | None = None,
    also: Results | None = None,
    revealing: Revealing | None = None,
) -> Flow[None]:
    """A combat test against the fight value: damage on success, and perhaps to another investigator on failure."""
    enemy = enemy or (yield from aim(s, who, attackable(s, who), "attack-whom"))
    if enemy is None:
        return
    found = enemy

    def results(test: Test) -> Flow[None]:
        if test.adjust is not None:
            test.adjust(test)
        if test.passed:
            yield from damage_enemy(s, found, test.damage, who)
        else:
            yield from hit_by_mistake(s, test, found)
        if also is not None:
            yield from do(also(test))

    yield from skill_test(
        s, who, skill, ITS_VALUE, results, FIGHT, enemy, source=source, bonus=bonus, damage=damage, revealing=revealing,
        adjust=adjust,
    )  # fmt: skip


@cites("AHC-FGT-05", "AHC-FGT-06", "AHC-MAS-09")
def hit_by_mistake(s: Table, test: Test, enemy: Enemy) -> Flow[None]:
    """A failed attack on an enemy that is engaged with another investigator hits that one."""
    if enemy in s.enemies and enemy.engaged not in (NOBODY, test.who.seat) and not is_massive(s, enemy):
        victim = s.investigators[enemy.engaged]
        s.log("hit-by-mistake", who=victim.key, enemy=enemy.key)
        yield from deal(s, victim, test.damage, 0)


@cites("AHC-EVD-02", "AHC-EVD-03", "AHC-EVD-04", "AHC-DFT-04", "AHC-DES-02")
def evade(
    s: Table,
    who: Investigator,
    enemy: Enemy | None = None,
    skill: str = AGILITY,
    source: str = "",
    also: Results | None = None,
    revealing: Revealing | None = None,
    stakes: tuple[Note, ...] = (),
) -> Flow[None]:
    """An agility test against the evade value."""
    enemy = enemy or (yield from aim(s, who, evadable(s, who), "evade-whom"))
    if enemy is None:
        return
    found = enemy

    def evaded(test: Test) -> Flow[None]:
        if test.passed:
            yield from evade_enemy(s, who, found)
        if also is not None:
            yield from do(also(test))

    def results(test: Test) -> Flow[None]:
        return as_one(s, evaded(test))

    yield from skill_test(
        s, who, skill, ITS_VALUE, results, EVADE, enemy, source=source, revealing=revealing, stakes=stakes
    )


def can_investigate(s: Table, who: Investigator) -> bool:
    return not forbidden(s, "investigate", who, who.location)


@cites("AHC-INV-02", "AHC-INV-03", "AHC-INV-04", "AHC-DFT-03", "AHC-DES-02")
def investigate(
    s: Table,
    who: Investigator,
    skill: str = INTELLECT,
    shroud: int = 0,
    source: str = "",
    instead: Results | None = None,
    also: Results | None = None,
    stakes: tuple[Note, ...] = (),
) -> Flow[None]:
    """An intellect test against the shroud of the location. `shroud`: changed by that much for this investigation."""
    location = s.here(who)
    skill = INVESTIGATE_WITH.get(location.face, skill)
    if shroud:
        s.until("test", "shroud", location.key, shroud)

    def results(test: Test) -> Deed:
        return investigated(s, test, instead, also)

    yield from skill_test(
        s, who, skill, ITS_VALUE, results, INVESTIGATE, location=location, source=source, stakes=stakes
    )


def investigated(s: Table, test: Test, instead: Results | None, also: Results | None) -> Flow[None]:
    if test.passed and instead is not None:
        yield from do(instead(test))
    elif test.passed:
        yield from discover_clues(s, test.who, test.clues, test.location)
    if also is not None:
        yield from do(also(test))
