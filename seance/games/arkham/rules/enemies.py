"""Enemies: spawning, engaging, attacking, being hurt, evaded and defeated."""

from __future__ import annotations

from typing import cast

from seance.engine import Flow, Note, Option, Preview, choose, choose_some, cites, do

from .areas import discard, make_way, take_away, to_discard, to_victory
from .harm import deal
from .immunity import is_immune
from .index import is_blank
from .locations import nearest, towards
from .modifiers import forbidden, health_left, keywords, sanity_left, stat
from .pieces import NOBODY, Enemy, Investigator, Location
from .printed import EncounterCard, EnemyCard, PlayerCard, Printed
from .registers import engage_there
from .state import Table
from .under_way import Drawn, Moment
from .windows import afterwards, as_one, happens

UNNUMBERED = 0  # not in play yet: numbers begin with 1

# ---- prey and engagement ------------------------------------------------------------------


@cites("AHC-PRE-01", "AHC-PRE-03", "AHC-ENI-02", "AHC-BEA-01")
def preferred(s: Table, enemy: Enemy, among: list[Investigator]) -> list[Investigator]:
    """Those whom its prey instruction names; of "only" ones nobody else."""
    prey = prey_of(s, enemy)
    if prey == "bearer":
        return [who for who in among if who.seat == enemy.owner]
    if not prey or len(among) < 2:
        return among
    values = [prey_value(s, prey, who) for who in among]
    return [who for who, value in zip(among, values, strict=True) if value == max(values)]


@cites("AHC-BLK-01")
def prey_of(s: Table, enemy: Enemy) -> str:
    """Its instruction, unless its text is blank."""
    return "" if not enemy.card.prey or is_blank(s, enemy) else enemy.card.prey


@cites("AHC-BLK-01", "AHC-VIC-04")
def victory_of(s: Table, enemy: Enemy) -> int:
    return enemy.card.victory if isinstance(enemy.card, EncounterCard) and not is_blank(s, enemy) else 0


def prey_value(s: Table, prey: str, who: Investigator) -> int:
    """The higher, the sooner it is pursued."""
    way, _, what = prey.partition("-")
    if what == "clues":
        value = who.clues
    elif what == "cards":
        value = len(who.hand)
    elif what == "health":
        value = health_left(s, who)
    elif what == "sanity":
        value = sanity_left(s, who)
    else:
        value = stat(s, what, who)
    return value if way in ("highest", "most") else -value


def is_massive(s: Table, enemy: Enemy) -> bool:
    return "massive" in keywords(s, enemy)


@cites("AHC-ENG-04", "AHC-ENG-05", "AHC-ENG-10", "AHC-ALF-01", "AHC-MAS-03", "AHC-PRE-02")
def engage(s: Table, enemy: Enemy, drawer: Investigator | None = None) -> Flow[None]:
    """A ready unengaged enemy engages somebody at its location."""
    if enemy.engaged != NOBODY or enemy.exhausted or enemy not in s.enemies:
        return
    here = s.at(enemy.location)
    if not here or {"aloof", "massive"}.intersection(keywords(s, enemy)):
        return
    preys = preferred(s, enemy, here)
    if preys:
        options = [Option(who, "engage", (who.key,)) for who in preys]
        who = yield from choose(s.lead, "who-is-engaged", options, (enemy.key,))
        yield from engage_with(s, enemy, who, drawer)


@cites("AHC-ENG-01", "AHC-ENG-02", "AHC-ENG-06", "AHC-EGA-04")
def engage_with(s: Table, enemy: Enemy, who: Investigator, drawer: Investigator | None = None) -> Flow[None]:
    """Into this threat area, from wherever it was; unless one of them has fallen meanwhile. Had somebody drawn it?"""
    if enemy not in s.enemies or who.gone:
        return
    enemy.engaged = who.seat
    enemy.location = who.location
    other = drawer is not None and drawer is not who
    s.log("engaged", enemy=enemy.key, who=who.key, drawn="yes" if other else "no", by=drawer.key if drawer else who.key)
    on = Moment("after-engaged", who, (enemy.key, who.key))
    on.enemy = enemy
    yield from afterwards(s, on)


@engage_there.done_by
@cites("AHC-ENG-04", "AHC-ENG-09", "AHC-LEA-04")
def engagements(s: Table, location: str) -> Flow[None]:
    """Whatever is ready and unengaged here engages, all at once; then comes what answers it."""
    if s.enemies:
        yield from as_one(s, each_engages(s, s.enemies_at(location)))


def each_engages(s: Table, enemies: list[Enemy]) -> Flow[None]:
    for enemy in enemies:
        yield from engage(s, enemy)


def disengage(s: Table, enemy: Enemy) -> None:
    """It stays at the location, unengaged."""
    if enemy.engaged != NOBODY:
        s.log("disengaged", enemy=enemy.key)
        enemy.engaged = NOBODY


@cites("AHC-EVD-05", "AHC-EVD-06", "AHC-EVD-07")
def evade_enemy(s: Table, who: Investigator, enemy: Enemy) -> Flow[None]:
    """The enemy is evaded, by a test or automatically: exhausted and no longer engaged."""
    if enemy not in s.enemies or is_immune(s, enemy):
        return
    enemy.exhausted = True
    enemy.engaged = NOBODY
    s.log("evaded", enemy=enemy.key, who=who.key)
    on = Moment("after-evaded", who, (enemy.key, who.key))
    on.enemy, on.test = enemy, s.test
    yield from afterwards(s, on)


@cites("AHC-RDY-01", "AHC-RDY-03", "AHC-RDY-04", "AHC-ENG-11")
def ready_enemy(s: Table, enemy: Enemy) -> Flow[None]:
    if enemy.exhausted:
        enemy.exhausted = False
        yield from engage(s, enemy)


# ---- spawning ------------------------------------------------------------------


@cites("AHC-ENM-02", "AHC-ENM-03", "AHC-SPW-01", "AHC-SPW-02", "AHC-SPW-04", "AHC-SPW-05", "AHC-PRE-05", "AHC-UNI-04")
def spawn(
    s: Table, card: Printed, who: Investigator, at: str = "", owner: int = NOBODY, drawer: Investigator | None = None
) -> Flow[Enemy | None]:
    """An enemy card enters play. `at`: a location that overrides its own instruction. None: it was discarded."""
    enemy_card = cast("EnemyCard | PlayerCard", card)
    on = Moment("would-spawn", who, (card.key,))
    on.card = card
    drawn = Drawn(card, who, owner)  # in nobody's area yet, but on the table
    s.drawing.append(drawn)
    prey = yield from spawns_engaged_with(s, enemy_card, who, at)
    chosen = yield from spawn_location(s, enemy_card, who, prey, at)
    on.location = chosen
    yield from happens(s, on)
    s.drawing.remove(drawn)
    if on.location is None or (owner != NOBODY and s.investigators[owner].gone):  # weaknesses go with their bearer
        no_place(s, card, owner)
        return None
    make_way(s, enemy_card)
    enemy = Enemy(enemy_card, s.number(card), on.location.key, owner)
    s.enemies.append(enemy)
    s.changed()
    if s.sink is not None:
        tell_values(s, enemy)
    spawned = Moment("when-enemy-spawns", who, (enemy.key,))
    spawned.enemy, spawned.location = enemy, on.location
    yield from happens(s, spawned)
    if enemy not in s.enemies:
        return None
    yield from engage_at_once(s, enemy, prey if on.location is chosen else None, drawer)
    entered = Moment("after-enters-play", who, (enemy.key,))
    entered.enemy = enemy
    yield from happens(s, entered)
    return enemy if enemy in s.enemies else None


def tell_values(s: Table, enemy: Enemy) -> None:
    """Where it has come to, and what it is worth now."""
    s.log(
        "spawned", enemy=enemy.key, location=enemy.location, fight=stat(s, "fight", enemy),
        health=stat(s, "health", enemy), evade=stat(s, "evade", enemy), damage=stat(s, "damage", enemy),
        horror=stat(s, "horror", enemy),
    )  # fmt: skip


def instruction_of(card: EnemyCard | PlayerCard, at: str) -> str:
    return at or (card.spawn if isinstance(card, EnemyCard) else "")


@cites("AHC-ENM-03", "AHC-SPW-05")
def spawns_engaged_with(
    s: Table, card: EnemyCard | PlayerCard, who: Investigator, at: str
) -> Flow[Investigator | None]:
    """Without an instruction with whoever drew it; with its prey, if the instruction says so."""
    instruction = instruction_of(card, at)
    if instruction == "prey":
        preys = preferred(s, Enemy(card, UNNUMBERED, "", who.seat), s.in_order())
        options = [Option(one, "engage", (one.key,)) for one in preys]
        return (yield from choose(s.lead, "who-is-engaged", options, (card.key,)))
    return None if instruction or who.gone else who


@cites("AHC-ENM-03", "AHC-ENG-07", "AHC-ALF-02", "AHC-MAS-03")
def engage_at_once(s: Table, enemy: Enemy, prey: Investigator | None, drawer: Investigator | None) -> Flow[None]:
    if prey is not None and not prey.gone and not {"aloof", "massive"}.intersection(keywords(s, enemy)):
        yield from engage_with(s, enemy, prey, drawer)
    else:
        yield from engage(s, enemy, drawer)


@cites("AHC-SPW-03")
def no_place(s: Table, card: Printed, owner: int) -> None:
    s.log("cannot-spawn", card=card.key)
    to_discard(s, card, owner)


@cites("AHC-SPW-01", "AHC-SPW-04", "AHC-EMP-01", "AHC-ENI-01")
def spawn_location(
    s: Table, card: EnemyCard | PlayerCard, who: Investigator, prey: Investigator | None, at: str
) -> Flow[Location | None]:
    instruction = instruction_of(card, at)
    if prey is not None:
        places = [s.here(prey)]
    elif instruction == "empty":
        places = [place for place in s.locations if not s.at(place.key) and not s.enemies_at(place.key)]
    else:
        places = [place for place in s.locations if instruction and instruction in (place.key, place.title)]
    if len(places) < 2:
        return places[0] if places else None
    options = [Option(place, "spawn", (place.key,)) for place in places]
    return (yield from choose(who.seat, "where-to-spawn", options, (card.key,)))


# ---- moving ------------------------------------------------------------------


@cites("AHC-MOV-06", "AHC-ENG-08", "AHC-HUN-05")
def move_enemy(s: Table, enemy: Enemy, to: str) -> Flow[None]:
    """To a location; it engages there. What is blocked does not happen."""
    if to == enemy.location or forbidden(s, "move-into", enemy, to):
        return
    if enemy.engaged != NOBODY and s.investigators[enemy.engaged].location != to:
        disengage(s, enemy)
    enemy.location = to
    s.log("enemy-moved", enemy=enemy.key, location=to)
    yield from engage(s, enemy)


@cites("AHC-HUN-01", "AHC-HUN-02", "AHC-HUN-03", "AHC-HUN-04", "AHC-PRE-03", "AHC-KEY-07")
def hunt(s: Table, enemy: Enemy) -> Flow[None]:
    """A ready unengaged hunter moves once along the shortest way to the nearest investigator."""
    sought = preferred(s, enemy, s.in_order()) if prey_of(s, enemy) == "bearer" else s.in_order()
    near = nearest(s, enemy.location, [who.location for who in sought])
    preys = preferred(s, enemy, [who for who in sought if who.location in near])
    goals = list(dict.fromkeys([who.location for who in preys]))
    if not goals:
        return
    goal = yield from choose(s.lead, "hunts", [Option(key, "hunt", (key,)) for key in goals], (enemy.key,))
    yield from move_towards(s, enemy, goal)


def move_towards(s: Table, enemy: Enemy, goal: str) -> Flow[None]:
    """One location along a shortest way; the lead chooses among several."""
    ways = towards(s, enemy.location, goal)
    if ways:
        to = yield from choose(s.lead, "which-way", [Option(key, "move", (key,)) for key in ways], (enemy.key,))
        yield from move_enemy(s, enemy, to)


# ---- attacks ------------------------------------------------------------------


def strikes(s: Table, option: Option[object]) -> Preview:
    """What the attack of an enemy would do."""
    assert isinstance(option.value, Enemy)
    harm = [str(stat(s, kind, option.value)) for kind in ("damage", "horror")]
    return Preview(notes=(Note("strikes", (harm[0], harm[1])),))


@cites("AHC-AKR-01", "AHC-AKR-02", "AHC-FW33-04", "AHC-CAN-01", "AHC-CAN-04", "AHC-AOO-04", "AHC-AOO-09")
def enemy_attack(s: Table, enemy: Enemy, who: Investigator, opportunity: bool = False) -> Flow[None]:
    """An enemy attacks. What answers it may cancel it or change `damage` and `horror` of the moment."""
    if forbidden(s, "attack", enemy, who.key):
        return
    s.log("enemy-attacks", enemy=enemy.key, who=who.key, opportunity=opportunity)
    on = Moment("when-enemy-attacks", who, (enemy.key, who.key))
    on.enemy, on.damage, on.horror = enemy, stat(s, "damage", enemy), stat(s, "horror", enemy)
    yield from happens(s, on)
    if on.cancelled:
        s.log("attack-cancelled", enemy=enemy.key)
        return
    if enemy not in s.enemies:
        return
    if on.instead is not None:
        yield from do(on.instead())
    yield from deal(s, who, on.damage, on.horror, enemy)
    after = Moment("after-enemy-attacks", who, (enemy.key, who.key))
    after.enemy = enemy
    yield from happens(s, after)


@cites("AHC-AOO-03", "AHC-FW33-06", "AHC-FW33-02")
def attacks_on(
    s: Table, who: Investigator, attackers: list[Enemy], opportunity: bool, exhausts: bool = False
) -> Flow[None]:
    """Several attacks on one investigator, in the order which that investigator chooses."""
    left = attackers
    while not who.gone:
        left = [one for one in left if one in s.engaged_with(who) and can_attack(s, one, who)]
        if not left:
            return
        enemy = left[0] if len(left) == 1 else (yield from who_attacks_first(s, who, left))
        left.remove(enemy)
        yield from enemy_attack(s, enemy, who, opportunity)
        if exhausts and enemy in s.enemies and not is_massive(s, enemy):
            enemy.exhausted = True


def who_attacks_first(s: Table, who: Investigator, attackers: list[Enemy]) -> Flow[Enemy]:
    options = [Option(enemy, "attacked-by", (enemy.key,)) for enemy in attackers]
    return (yield from choose(
        who.seat, "which-attacks-first", options, (who.key,), preview=lambda option: strikes(s, option)
    ))  # fmt: skip


def can_attack(s: Table, enemy: Enemy, who: Investigator) -> bool:
    return not enemy.exhausted and not forbidden(s, "attack", enemy, who.key)


# ---- damage and defeat ------------------------------------------------------------------


@cites("AHC-DMG-14", "AHC-HLT-02")
def damage_enemy(s: Table, enemy: Enemy, n: int, by: Investigator | None = None) -> Flow[None]:
    """Deal damage to an enemy, unless it is falling already; `by`: who defeats it then."""
    if enemy in s.enemies and enemy not in s.falling and n > 0 and not is_immune(s, enemy):
        place_damage(s, enemy, n)
        yield from see_if_defeated(s, enemy, by)


def place_damage(s: Table, enemy: Enemy, n: int) -> None:
    enemy.damage += n
    s.log("enemy-damaged", enemy=enemy.key, n=n)


@cites("AHC-DMG-14")
def see_if_defeated(s: Table, enemy: Enemy, by: Investigator | None) -> Flow[None]:
    """By what lies on it; once, whatever else hits it while it falls."""
    if enemy in s.enemies and enemy not in s.falling and enemy.damage >= stat(s, "health", enemy):
        s.falling.append(enemy)
        yield from defeat_enemy(s, enemy, by)
        s.falling.remove(enemy)


@cites("AHC-DMG-14", "AHC-DMG-15", "AHC-VIC-04", "AHC-FOR-06", "AHC-FOR-07")
def defeat_enemy(s: Table, enemy: Enemy, by: Investigator | None = None) -> Flow[None]:
    s.log("enemy-defeated", enemy=enemy.key, by=by.key if by is not None else "")
    yield from happens(s, defeat_moment("when-enemy-defeated", enemy, by))
    if enemy not in s.enemies:
        return
    if victory_of(s, enemy):
        to_victory(s, enemy)
    elif take_away(s, enemy):
        to_discard(s, enemy.card, enemy.owner)
    yield from happens(s, defeat_moment("if-enemy-defeated", enemy, by))
    yield from afterwards(s, defeat_moment("after-enemy-defeated", enemy, by))


def defeat_moment(point: str, enemy: Enemy, by: Investigator | None) -> Moment:
    on = Moment(point, by, (enemy.key,))
    on.enemy = enemy
    return on


@cites("AHC-DIS-08")
def discard_enemies(s: Table, enemies: list[Enemy]) -> Flow[None]:
    """Several at once: the lead decides how they lie on the discard pile."""
    n = len(enemies)
    if len({enemy.card.key for enemy in enemies}) > 1:
        options = [Option(enemy, "discard", (enemy.key,)) for enemy in enemies]
        enemies = yield from choose_some(s.lead, "discard-in-which-order", options, n, n, in_order=True)
    for enemy in enemies:
        discard(s, enemy)


def place_doom(s: Table, enemy: Enemy, n: int = 1) -> None:
    enemy.doom += n
    s.log("doom-placed", card=enemy.key, n=n)


def nearest_enemies(s: Table, who: Investigator, trait: str = "") -> list[Enemy]:
    """The enemies (with this trait) that are nearest to an investigator."""
    enemies = [enemy for enemy in s.enemies if not trait or trait in enemy.card.traits]
    near = nearest(s, who.location, [enemy.location for enemy in enemies])
    return [enemy for enemy in enemies if enemy.location in near]
