"""Combat encounters: Will, then Strength; ambushes."""

from __future__ import annotations

from seance.engine import Flow, Odds, Preview, cites

from .losses import suffer
from .monsters import hurt_monster, is_there, new_monster, printed_fight, toughness
from .pieces import Investigator, Monster
from .printed import STRENGTH, WILL, MonsterKind
from .registers import COMBAT_TEXTS, FIGHT_CHANGES, happens, resolve, text_key
from .skill_tests import at_least, dice_of, skill_test, success_from
from .state import World
from .under_way import Combat, Occasion, Trial


@cites("EH-COMBAT-01", "EH-COMBAT-02", "EH-COMBAT-09", "EH-COMBAT-12", "EH-EPIC-01")
def combat_encounter(
    s: World, who: Investigator, monster: Monster, token: bool = True
) -> Flow[Combat]:  # fmt: skip
    """Whether the monster is defeated is in the result, with everything else about the fight."""
    outer, s.fight = s.fight, Combat(monster, token)
    here = s.fight
    read_token(s, who, here)
    s.log(
        "combat", who=who.key, monster=monster.key, tests=tests_of(here), will=signed(here.will), horror=here.horror,
        strength=signed(here.strength), damage=here.damage, toughness=toughness(s, monster.kind) - monster.lost,
    )  # fmt: skip
    yield from text(s, who, here, "before-will")
    if going_on(s, who, here) and here.will is not None:
        yield from will_test(s, who, here)
    if going_on(s, who, here):
        yield from text(s, who, here, "before-strength")
    if going_on(s, who, here) and here.strength is not None and not here.skip_strength:
        yield from happens(s, about(s, "strength-test", who, here))
    if going_on(s, who, here) and here.strength is not None and not here.skip_strength:
        yield from strength_test(s, who, here)
    if here.defeated and not who.gone:
        yield from happens(s, about(s, "combat-won", who, here))
    s.fight = outer
    return here


def signed(modifier: int | None) -> str:
    """As it is printed on the token; a dash where no test is made."""
    return "–" if modifier is None else f"{modifier:+}".replace("-", "−") if modifier else "0"


def going_on(s: World, who: Investigator, here: Combat) -> bool:
    """A defeated investigator makes no further test, and nobody fights what is defeated or has left the board."""
    return not who.gone and not here.defeated and is_there(s, here.monster)


@cites("EH-COMBAT-01", "EH-COMBAT-03")
def read_token(s: World, who: Investigator, here: Combat) -> None:
    """The numbers on the back of the token, as own cards and abilities change them."""
    printed = printed_fight(s, here.monster.kind)
    here.will, here.horror = printed.will, printed.horror
    here.strength, here.damage = printed.strength, printed.damage
    for key in (who.key, *[card.card.key for card in who.cards]):
        change = FIGHT_CHANGES.get(key)
        if change is not None:
            change(s, who, here)


@cites("EH-COMBAT-02", "EH-COMBAT-03", "EH-COMBAT-04", "EH-COMBAT-10", "EH-COMBAT-12")
def will_test(s: World, who: Investigator, here: Combat) -> Flow[None]:
    """Sanity is lost for horror that the successes do not cover."""
    assert here.will is not None
    here.will_result = yield from skill_test(s, who, WILL, here.will, max(1, here.horror, here.will_enough), "combat")
    loss = yield from suffer(s, who, sanity=max(0, here.horror - here.will_result))
    here.lost_sanity = loss.sanity
    if not who.gone:
        yield from text(s, who, here, "after-will")


@cites("EH-COMBAT-02", "EH-COMBAT-03", "EH-COMBAT-05", "EH-COMBAT-06", "EH-COMBAT-12")
def strength_test(s: World, who: Investigator, here: Combat) -> Flow[None]:
    """The monster loses Health for the successes, the investigator for damage beyond them, both at once."""
    assert here.strength is not None
    monster = here.monster
    enough = max(here.damage, toughness(s, monster.kind) - monster.lost)
    here.strength_result = yield from skill_test(s, who, STRENGTH, here.strength, enough, "combat")
    yield from hurt_monster(s, monster, here.strength_result, who)
    beyond = max(0, here.damage - here.strength_result)
    if beyond:
        yield from text(s, who, here, "damage")
        if not here.spared:
            loss = yield from suffer(s, who, health=beyond)
            here.lost_health = loss.health
    if not who.gone:
        yield from text(s, who, here, "after-strength")


@cites("EH-COMBAT-12")
def text(s: World, who: Investigator, here: Combat, point: str) -> Flow[None]:
    """What stands on the monster for this point."""
    texts = COMBAT_TEXTS.get(point)
    found = None if texts is None else texts.get(text_key(s, here.monster.kind))
    if found is not None:
        yield from resolve(s, found, who, here.monster)


def about(s: World, point: str, who: Investigator, here: Combat) -> Occasion:
    occasion = Occasion(point, who)
    occasion.monster = here.monster
    return occasion


def tests_of(here: Combat) -> str:
    """Which of its two tests a monster has: a few have only one."""
    return "by-strength" if here.will is None else "by-will" if here.strength is None else "by-both"


def prospects(s: World, who: Investigator, monster: Monster) -> Preview:
    """How likely the Strength test is to defeat it, and whether the fight could be the last one."""
    outer, s.fight = s.fight, Combat(monster)
    here = s.fight
    read_token(s, who, here)
    share = 0.0
    if here.strength is not None:
        dice = dice_of(s, who, Trial(who, STRENGTH, here.strength, "combat", 0))
        share = at_least(toughness(s, monster.kind) - monster.lost, dice, success_from(who))
    s.fight = outer
    danger = who.sanity <= here.horror or who.health <= here.damage
    return Preview(danger=danger, odds=(Odds("defeated", round(share, 3)),))


@cites("EH-AMBUSH-01", "EH-AMBUSH-02", "EH-AMBUSH-03", "EH-AMBUSH-04")
def ambush(s: World, who: Investigator, kind: MonsterKind | None = None) -> Flow[bool]:
    """By a monster of the cup, which goes back afterwards, or with the values of a named one; was it defeated?"""
    drawn = kind is None
    if kind is None:
        if not s.cup:
            return False
        kind = s.dice.take("cup", s.cup)
        s.ambushers.append(kind)
    monster = new_monster(s, kind, "")
    s.log("ambush", who=who.key, monster=monster.key)
    here = yield from combat_encounter(s, who, monster, token=drawn)
    if drawn and kind in s.ambushers:  # nobody has kept the token
        s.ambushers.remove(kind)
        s.cup.append(kind)
    return here.defeated
