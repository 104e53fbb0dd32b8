"""Monsters on the board: how they come, lose Health, move and leave."""

from __future__ import annotations

from seance.engine import Flow, cites

from .pieces import Investigator, Monster
from .printed import EPIC_MONSTERS, Fight, MonsterKind
from .registers import DEFEATS, IMMUNE, SPAWNS, happens, resolve, text_key
from .rumors import solve
from .state import World
from .under_way import Occasion


def printed_fight(s: World, kind: MonsterKind) -> Fight:
    """What is printed on the token; for a Cultist, on the side of the Ancient One's sheet that is up."""
    if kind.fight is not None:
        return kind.fight
    sheet = s.ancient_one
    return sheet.cultist_back if s.awake and sheet.cultist_back is not None else sheet.cultist_front


def toughness(s: World, kind: MonsterKind) -> int:
    return printed_fight(s, kind).toughness + (s.seats if kind.per_player else 0)


def new_monster(s: World, kind: MonsterKind, space: str) -> Monster:
    """Numbered where there may be two: also one that a text names while the only token of its kind is on the board."""
    alone = (kind.epic or kind.copies == 1) and s.monster(kind.key) is None
    return Monster(kind.key if alone else f"{kind.key}-{s.number(kind.key)}", kind, space)


@cites("EH-MON-01", "EH-MON-03")
def spawn_monster(s: World, space: str) -> Flow[Monster | None]:
    """A random monster of the cup. With none left, nothing."""
    if not s.cup:
        return None
    return (yield from arrive(s, s.dice.take("cup", s.cup), space))


def spawn_named(s: World, name: str, space: str) -> Flow[Monster | None]:
    """A monster that the text names: one that was set aside, else one of the cup."""
    for pool in (s.set_aside, s.cup):
        for kind in pool:
            if kind.key == name:
                pool.remove(kind)
                return (yield from arrive(s, kind, space))
    return None


@cites("EH-EPIC-07", "EH-SETUP6-02")
def spawn_epic(s: World, name: str, space: str) -> Flow[Monster | None]:
    """The only one of its kind: a second one never comes."""
    if any(monster.kind.key == name for monster in s.monsters):
        return None
    return (yield from arrive(s, EPIC_MONSTERS[name], space))


@cites("EH-MON-02")
def arrive(s: World, kind: MonsterKind, space: str) -> Flow[Monster]:
    """It is on the space; then its spawn effect, at once."""
    monster = new_monster(s, kind, space)
    s.monsters.append(monster)
    s.log("monster-spawned", monster=monster.key, space=space)
    if kind.moves_to:
        move_monster(s, monster, kind.moves_to)
    text = SPAWNS.get(text_key(s, kind))
    if text is not None:
        yield from resolve(s, text, s.investigators[s.lead], monster)
    return monster


@cites("EH-EPIC-02")
def move_monster(s: World, monster: Monster, space: str) -> None:
    if not monster.epic and monster.space != space:
        monster.space = space
        s.log("monster-moved", monster=monster.key, space=space)


@cites("EH-EPIC-03", "EH-EPIC-04")
def discard_monster(s: World, monster: Monster) -> bool:
    """Back into the cup; an Epic Monster stays."""
    if monster.epic or monster not in s.monsters:
        return False
    leave(s, monster)
    s.log("monster-discarded", monster=monster.key)
    return True


@cites("EH-MON-04", "EH-MON-05", "EH-EPIC-06")
def leave(s: World, monster: Monster) -> None:
    """The token goes back into the cup; that of an Epic Monster into the box, from which it may be called again."""
    if monster in s.monsters:
        s.monsters.remove(monster)
        if not monster.epic:
            s.cup.append(monster.kind)


def is_there(s: World, monster: Monster) -> bool:
    """On the board, or an ambusher that never was on it."""
    return not monster.space or monster in s.monsters


@cites("EH-COMBAT-07", "EH-COMBAT-08", "EH-EPIC-05")
def hurt_monster(s: World, monster: Monster, n: int, who: Investigator | None = None) -> Flow[None]:
    """It loses Health, which may defeat it. `who`: the one who did it, else the Lead Investigator."""
    immune = IMMUNE.get(text_key(s, monster.kind))
    if n <= 0 or not is_there(s, monster) or (immune is not None and immune(s)):
        return
    monster.lost += n
    s.log("monster-hurt", monster=monster.key, n=n)
    if monster.lost >= toughness(s, monster.kind):
        yield from defeat_monster(s, monster, who)


def heal_monster(s: World, monster: Monster, n: int | None = None) -> None:
    """It recovers this much Health, or all."""
    before = monster.lost
    monster.lost = 0 if n is None else max(0, monster.lost - n)
    if monster.lost < before:
        s.log("monster-recovers", monster=monster.key, n=before - monster.lost)


def defeat_monster(s: World, monster: Monster, who: Investigator | None = None) -> Flow[None]:
    """However it came about."""
    here = s.fight
    if here is not None and here.monster is monster:
        here.defeated = True
    on_board = monster in s.monsters
    leave(s, monster)
    s.log("monster-defeated", monster=monster.key)
    if on_board:
        note_epic(s, monster)
    text = DEFEATS.get(text_key(s, monster.kind))
    if text is not None:
        yield from resolve(s, text, s.investigators[s.lead], monster)
    occasion = Occasion("monster-defeated", who or s.investigators[s.lead])
    occasion.monster = monster
    yield from happens(s, occasion)


def note_epic(s: World, monster: Monster) -> None:
    """The Mystery that brought an Epic Monster remembers its defeat; a Rumor that brought one is solved."""
    if s.mystery is not None and s.mystery.card.epic == monster.kind.key:
        s.mystery.beaten = True
    for card in [one for one in s.ongoing if one.card.epic == monster.kind.key]:
        solve(s, card)
