"""What an action costs and risks, told before it is taken: attacks of opportunity, and the exact odds of its test."""

from __future__ import annotations

from seance.engine import Note, Odds, Preview, cites

from .acts import clues_needed
from .chaos import chance
from .costs import action_price, actions_left, card_cost
from .pieces import NOBODY, Enemy, Investigator, Location, Thing
from .printed import AGILITY, COMBAT, INTELLECT, PlayerCard
from .registers import INVESTIGATE_WITH, ActionAbility
from .slots import given_up
from .state import Table
from .under_way import RESIGN, Test


@cites("AHC-AOO-01")
def provokes(s: Table, who: Investigator) -> bool:
    return any(not enemy.exhausted for enemy in s.engaged_with(who)) if s.enemies else False


def attacked_first(s: Table, who: Investigator) -> tuple[Note, ...]:
    """Who makes an attack of opportunity before the action, by name."""
    ready = [enemy.key for enemy in s.engaged_with(who) if not enemy.exhausted]
    return (Note("attacked-first", tuple(ready)),) if ready else ()


def odds_of(
    s: Table, who: Investigator, skill: str, kind: str, at: Enemy | Location, more: int = 0
) -> tuple[Odds, ...]:
    """The exact chance of the test that an action would begin, as things are now (with so much more value)."""
    test = Test(who, skill, 0, kind)
    if isinstance(at, Enemy):
        test.enemy = at
    else:
        test.location = at
    s.tests.append(test)
    share = chance(s, test, more)
    s.tests.remove(test)
    return (Odds("succeed", share),)


def preview_plain(s: Table, who: Investigator, _: object) -> Preview:
    return Preview(action_price(s, who, "activate", 1), provokes(s, who), notes=attacked_first(s, who))


def preview_advance(s: Table, who: Investigator) -> Preview:
    return Preview(notes=(Note("spends-clues", (str(clues_needed(s)),)),))


@cites("AHC-FW33-03")
def preview_end(s: Table, who: Investigator, _: None) -> Preview:
    """What is given away, and who strikes in the enemy phase."""
    left = actions_left(s, who)
    unused = (Note("actions-unused", (str(left),)),) if left > 0 else ()
    ready = [enemy.key for enemy in s.engaged_with(who) if not enemy.exhausted] if s.enemies else []
    return Preview(notes=(*unused, Note("strikes-later", tuple(ready))) if ready else unused)


@cites("AHC-CST-02")
def price_of(s: Table, who: Investigator, card: PlayerCard) -> tuple[Note, ...]:
    """What the card costs in resources, how many are left then, and what makes room for it."""
    price = card_cost(s, who, card)
    paid = Note("costs-resources", (str(price), str(max(who.resources - price, 0))))
    going = [asset.key for asset in given_up(s, who, card)]
    room = Note("makes-room" if len(going) == 1 else "makes-room-for", tuple(going))
    return (paid, room) if going else (paid,)


def preview_play(s: Table, who: Investigator, card: PlayerCard) -> Preview:
    notes = (*price_of(s, who, card), *attacked_first(s, who))
    return Preview(action_price(s, who, "play", 1), provokes(s, who), notes=notes)


def preview_fast(s: Table, who: Investigator, card: PlayerCard) -> Preview:
    return Preview(notes=price_of(s, who, card))


def preview_engage(s: Table, who: Investigator, foe: str) -> Preview:
    """Whoever it was engaged with is rid of it."""
    enemy = s.foe(foe)
    freed = () if enemy.engaged == NOBODY else (Note("engage-frees", (s.investigators[enemy.engaged].key,)),)
    notes = (Note("engage", (enemy.key,)), *freed, *attacked_first(s, who))
    return Preview(action_price(s, who, "engage", 1), provokes(s, who), notes=notes)


def preview_move(s: Table, who: Investigator, to: str) -> Preview:
    return Preview(action_price(s, who, "move", 1), provokes(s, who), notes=attacked_first(s, who))


def preview_investigate(s: Table, who: Investigator, _: None) -> Preview:
    here = s.here(who)
    skill = INVESTIGATE_WITH.get(here.face, INTELLECT)
    notes = attacked_first(s, who) if here.clues else (Note("no-clues-here", (here.key,)), *attacked_first(s, who))
    return Preview(1, provokes(s, who), odds_of(s, who, skill, "investigate", here), notes, idle=not here.clues)


def preview_fight(s: Table, who: Investigator, enemy: str) -> Preview:
    return Preview(action_price(s, who, "fight", 1), odds=odds_of(s, who, COMBAT, "fight", s.foe(enemy)))


def preview_evade(s: Table, who: Investigator, enemy: str) -> Preview:
    return Preview(action_price(s, who, "evade", 1), odds=odds_of(s, who, AGILITY, "evade", s.foe(enemy)))


def preview_activation(s: Table, who: Investigator, thing: Thing, ability: ActionAbility, target: str) -> Preview:
    """Of an ability: its actions, the attacks that it provokes, and the odds of its attempt."""
    danger = not ability.safe and provokes(s, who)
    notes = attacked_first(s, who) if danger else ()
    if ability.designator == RESIGN:
        notes = (Note("resign"), *notes)
    at = s.enemy(target) if target else s.here(who)
    if ability.outlook is None or at is None:
        said = ability.says is not None and ability.designator != RESIGN  # what that does stands in the notes
        does = (Note("adds", says=ability.says),) if said else ()
        return Preview(ability.cost.actions, danger, notes=(*does, *notes))
    before, s.subject = s.subject, thing
    skill, more = ability.outlook(s, who)
    s.subject = before
    return Preview(ability.cost.actions, danger, odds_of(s, who, skill, ability.designator, at, more), notes)
