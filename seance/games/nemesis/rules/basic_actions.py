"""The basic actions that every character has."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from seance.engine import Bar, Flow, Need, Note, Odds, Option, Preview, Target, choose_some, cites

from .announcements import SEEN, SILENT, announce
from .belongings import choose_item, drop_held, drop_item, fit_hands, gain_item, use_up
from .board import BOARDS, ROOM_KEYS, Board
from .combat import hits_for, melee, melee_eggs, shoot, shoot_eggs, weapon_hits
from .hand import DISCARD, discard
from .movement import CAREFUL, enter, escape
from .pieces import Crew, Gear, HeavyObject
from .printed import COMBAT_DIE, CRAFTED, NOISE_DIE, QUEST_ITEMS, Item, QuestItem
from .registers import ShipAction, ShipDoable, ShipNeed, nothing
from .state import CLOSED, Ship
from .trade import open_trade
from .wounds import LIGHT_FOR_SERIOUS, light_before_death, light_wound, wounds_kill

Way = tuple[int, int]  # corridor, room

CAREFUL_COST = 2  # Action cards
DOOR_OPEN = Bar("NEM-DOOR-06", "door-closed", "open-door")
QUIET = Bar("NEM-BAS-07", "noise-in-every-corridor")
INTRUDER_HERE: ShipNeed = Need("NEM-SHOOT-01", "no-intruder-here", lambda s, who: s.in_combat(who))
FIGHT_HERE: ShipNeed = Need("NEM-MELEE-01", "no-intruder-here", lambda s, who: s.in_combat(who))
LOADED: ShipNeed = Need("NEM-SHOOT-01", "no-loaded-weapon", lambda s, who: any(loaded(who)), "load-weapon")
EGGS_HERE: ShipNeed = Need("NEM-EGG-01", "no-eggs-here", lambda s, who: s.eggs_in(who.room) > 0)
OBJECT_HERE: ShipNeed = Need("NEM-BAS-09", "no-object-here", lambda s, who: who.room in s.objects)
COMPANY: ShipNeed = Need("NEM-BAS-11", "nobody-here", lambda s, who: len(s.crew_in(who.room)) > 1)
GOODS: ShipNeed = Need(
    "NEM-BAS-12", "nothing-to-trade", lambda s, who: any(one.items or one.hands for one in s.crew_in(who.room))
)
FRESH: ShipNeed = Need("NEM-BAS-13", "trade-came-to-nothing", lambda s, who: not s.bargained)
COMPONENTS: ShipNeed = Need("NEM-BAS-17", "no-components", lambda s, who: len(who.all_items) > 1)
MADE = Bar("NEM-BAS-18", "none-left-to-craft")
PARTS = Bar("NEM-BAS-17", "no-components")
QUEST: ShipNeed = Need("NEM-QUEST-01", "no-quest-open", lambda s, who: bool(who.quests))
QUEST_MET = Bar("NEM-QUEST-01", "quest-not-met")
CARRIES: ShipNeed = Need("NEM-DROP-01", "carries-nothing", lambda s, who: bool(who.items or who.hands))

# ---- movement --------------------------------------------------------------------------------------------------

Ways = dict[str, list[list[Target[Way]]]]


def twins(board: Board, way: Way, room: int) -> bool:
    """Two corridors may join the same rooms (side B): then the corridor tells the ways apart."""
    return [to for _, to in board.neighbours[room]].count(way[1]) > 1


WAYS: Ways = {
    side: [
        [((ROOM_KEYS[way[1]],), way) for way in board.neighbours[room] if not twins(board, way, room)]
        for room in range(len(ROOM_KEYS))
    ]
    for side, board in BOARDS.items()
}
TWIN_WAYS: Ways = {
    side: [
        [
            ((ROOM_KEYS[way[1]], board.corridor_keys[way[0]]), way)
            for way in board.neighbours[room]
            if twins(board, way, room)
        ]
        for room in range(len(ROOM_KEYS))
    ]
    for side, board in BOARDS.items()
}


@cites("NEM-MOVE-01", "NEM-TECH-01")
def ways(s: Ship, who: Crew) -> Sequence[Target[Way]]:
    return WAYS[s.board.side][who.room]


@cites("NEM-SIDEB-03")
def twin_ways(s: Ship, who: Crew) -> Sequence[Target[Way]]:
    return TWIN_WAYS[s.board.side][who.room]


@cites("NEM-MOVE-02", "NEM-DOOR-06", "NEM-DOOR-12")
def behind_door(s: Ship, who: Crew, way: Way) -> Bar | None:
    return DOOR_OPEN if s.doors[way[0]] == CLOSED else None


@cites("NEM-BAS-07")
def no_quiet_way(s: Ship, who: Crew, way: Way) -> Bar | None:
    if s.doors[way[0]] == CLOSED:
        return DOOR_OPEN
    return QUIET if all(s.noise[corridor] for corridor in s.board.connected[way[1]]) else None


@cites("NEM-BAS-04", "NEM-BAS-05")
def move(s: Ship, who: Crew, way: Way) -> Flow[None]:
    """Movement; in combat it is an Escape."""
    corridor, room = way
    if s.in_combat(who):
        yield from escape(s, who, room, corridor)
    else:
        yield from enter(s, who, room, corridor)


@cites("NEM-BAS-06", "NEM-BAS-08")
def move_carefully(s: Ship, who: Crew, way: Way) -> Flow[None]:
    yield from enter(s, who, way[1], way[0], CAREFUL)


def leg_wound(s: Ship, who: Crew) -> int:
    """With a wounded leg an Escape costs one more."""
    return int(bool(who.wounds) and who.suffers("leg") and s.in_combat(who))


def move_preview(s: Ship, who: Crew, way: Way) -> Preview:
    """Who attacks whoever runs, who is there already, or the chances of the noise roll: from what lies on the table."""
    room = way[1]
    cost = MOVE.price(s, who)
    if s.in_combat(who):
        near = tuple([one.key for one in s.intruders_in(who.room)])
        return Preview(cost=cost, danger=True, notes=(Note("attacks-the-runner", near),))
    intruders = [one.key for one in s.intruders_in(room)]
    there = (*[one.key for one in s.crew_in(room)], *intruders)
    if there:
        return Preview(cost=cost, danger=bool(intruders), notes=(Note("not-empty", there),))
    exits = s.board.exits[room]
    faces = len(NOISE_DIE)
    loud = sum([face.isdigit() and s.noise[exits[int(face)]] for face in NOISE_DIE])
    silent = 0 if who.slimed else NOISE_DIE.count("silence")
    shares = (
        Odds("encounter", loud / faces),
        Odds("danger", (NOISE_DIE.count("danger") + NOISE_DIE.count("silence") - silent) / faces),
        Odds("marker", (sum(map(str.isdigit, NOISE_DIE)) - loud) / faces),
        Odds("silence", silent / faces),
    )
    return Preview(cost=cost, danger=loud > 0, odds=shares)


def careful_preview(s: Ship, who: Crew, way: Way) -> Preview:
    """What the careful step leaves behind; nothing where a plain one makes no noise either."""
    room = way[1]
    intruders = [one.key for one in s.intruders_in(room)]
    there = (*[one.key for one in s.crew_in(room)], *intruders)
    note = Note("not-empty-anyway", there) if there else Note("leaves-marker")
    return Preview(cost=CAREFUL_COST, danger=bool(intruders), notes=(note,))


# ---- fighting --------------------------------------------------------------------------------------------------


def loaded(who: Crew) -> list[Gear]:
    return [gear for gear in who.gear if gear.ammo]


def shots(s: Ship, who: Crew) -> Sequence[Target[tuple[str, str]]]:
    weapons = loaded(who)
    return [
        ((intruder.key, gear.key), (intruder.key, gear.key))
        for intruder in s.intruders_in(who.room)
        for gear in weapons
    ]


def weapon_of(who: Crew, key: str) -> Gear:
    return next(gear for gear in who.gear if gear.key == key)


@cites("NEM-SHOOT-01", "NEM-SHOOT-02", "NEM-CMBT-01")
def shoot_at(s: Ship, who: Crew, aim: tuple[str, str]) -> Flow[None]:
    target = s.intruder(aim[0])
    assert target is not None
    yield from shoot(s, who, target, weapon_of(who, aim[1]))


def shot_preview(s: Ship, who: Crew, aim: tuple[str, str]) -> Preview:
    """The chances of one roll with this weapon against this target."""
    target, weapon = s.intruder(aim[0]), weapon_of(who, aim[1]).item.weapon
    assert target is not None
    assert weapon is not None
    hits = sum([weapon_hits(s, weapon, face, target.kind) > 0 for face in COMBAT_DIE])
    return Preview(cost=SHOOT.price(s, who), odds=combat_odds(hits, "miss"))


def melee_preview(s: Ship, who: Crew, key: str) -> Preview:
    """A miss is a Serious Wound."""
    target = s.intruder(key)
    assert target is not None
    hits = sum([hits_for(s, face, target.kind) > 0 for face in COMBAT_DIE])
    return Preview(cost=MELEE.price(s, who), danger=True, odds=combat_odds(hits, "serious-wound"))


@cites("NEM-EGG-02")
def egg_shot_preview(s: Ship, who: Crew, key: str) -> Preview:
    """Eggs are hit like a Larva."""
    weapon = weapon_of(who, key).item.weapon
    assert weapon is not None
    hits = sum([weapon_hits(s, weapon, face, "larva") > 0 for face in COMBAT_DIE])
    return Preview(cost=SHOOT_EGGS.price(s, who), odds=combat_odds(hits, "miss"))


@cites("NEM-EGG-02")
def egg_melee_preview(s: Ship, who: Crew, _: None) -> Preview:
    hits = sum([hits_for(s, face, "larva") > 0 for face in COMBAT_DIE])
    return Preview(cost=MELEE_EGGS.price(s, who), odds=combat_odds(hits, "miss"))


def combat_odds(hits: int, otherwise: str) -> tuple[Odds, ...]:
    share = hits / len(COMBAT_DIE)
    return (Odds("hit", share), Odds(otherwise, 1 - share))


def enemies(s: Ship, who: Crew) -> Sequence[Target[str]]:
    return [((intruder.key,), intruder.key) for intruder in s.intruders_in(who.room)]


@cites("NEM-MELEE-01", "NEM-CMBT-01", "NEM-PVP-01")
def fight(s: Ship, who: Crew, key: str) -> None:
    target = s.intruder(key)
    assert target is not None
    melee(s, who, target)


def weapons(s: Ship, who: Crew) -> Sequence[Target[str]]:
    return [((gear.key,), gear.key) for gear in loaded(who)]


def shoot_at_eggs(s: Ship, who: Crew, key: str) -> Flow[None]:
    yield from shoot_eggs(s, who, weapon_of(who, key))


def fight_eggs(s: Ship, who: Crew, _: None) -> Flow[None]:
    yield from melee_eggs(s, who)


# ---- things ----------------------------------------------------------------------------------------------------


def objects_here(s: Ship, who: Crew) -> Sequence[Target[str]]:
    return [((thing.key,), thing.key) for thing in s.objects.get(who.room, ())]


@cites("NEM-BAS-09", "NEM-BAS-10", "NEM-NEST-05", "NEM-ITEM-01", "NEM-ITEM-02")
def pick_up(s: Ship, who: Crew, key: str) -> None:
    thing = next(thing for thing in s.objects[who.room] if thing.key == key)
    s.take_object(who.room, thing)
    who.hands.append(thing)
    s.log("picked-up", crew=who.key, thing=key)
    fit_hands(s, who)


@cites("NEM-BAS-11")
def trade(s: Ship, who: Crew, _: None) -> None:
    open_trade(s, who)


def blueprints(s: Ship, who: Crew) -> Sequence[Target[str]]:
    return CRAFTED_TARGETS


CRAFTED_TARGETS: list[Target[str]] = [((key,), key) for key in CRAFTED]


@cites("NEM-BAS-17", "NEM-BAS-18", "NEM-CRAFT-05")
def no_parts(s: Ship, who: Crew, key: str) -> Bar | None:
    if CRAFTED[key] not in s.crafted:
        return MADE
    return None if can_craft(who, CRAFTED[key]) else PARTS


def fits(have: Item, part: str, handy: bool) -> bool:
    """The component; for one who is `handy` (Ingenuity) any yellow Item is a tool."""
    return have.component == part or (handy and part == "tool" and have.colour == "yellow")


def can_craft(who: Crew, item: Item, handy: bool = False) -> bool:
    items = who.all_items
    if not all(any(fits(have, part, handy) for have in items) for part in item.recipe):
        return False
    return bool(fitting(items, item.recipe, handy))


def fitting(items: list[Item], recipe: tuple[str, ...], handy: bool) -> list[Item]:
    """What can be used for the first part of a recipe so that the rest of it can still be had."""
    found: list[Item] = []
    for have in dict.fromkeys(items):
        if fits(have, recipe[0], handy):
            left = items[:]
            left.remove(have)
            if len(recipe) == 1 or fitting(left, recipe[1:], handy):
                found.append(have)
    return found


def craft(s: Ship, who: Crew, key: str) -> Flow[None]:
    yield from craft_from(s, who, CRAFTED[key])


@cites("NEM-BAS-17", "NEM-CRAFT-01", "NEM-CRAFT-03", "NEM-CRAFT-04")
def craft_from(s: Ship, who: Crew, item: Item, handy: bool = False) -> Flow[None]:
    """One Item for each component; the made Item is searched out, a Flamethrower fully loaded."""
    for place, part in enumerate(item.recipe):
        parts = fitting(who.all_items, item.recipe[place:], handy)
        used = yield from choose_item(who, "which-component", "spend", parts, (part,))
        use_up(s, who, used)
    s.crafted.remove(item)
    s.log("crafted", crew=who.key, item=item.key)
    gain_item(s, who, item, openly=True)


def quests(s: Ship, who: Crew) -> Sequence[Target[str]]:
    return [((quest.key,), quest.key) for quest in who.quests]


@cites("NEM-QUEST-01", "NEM-QUEST-03")
def quest_not_met(s: Ship, who: Crew, key: str) -> Bar | None:
    quest = QUEST_ITEMS[key]
    if quest.quest_room:
        return None if s.tiles[who.room] == quest.quest_room else QUEST_MET
    return None if any(item.key in quest.quest_discard for item in who.items) else QUEST_MET


@cites("NEM-QUEST-02", "NEM-QUEST-03", "NEM-HEAVY-07")
def activate(s: Ship, who: Crew, key: str) -> Flow[None]:
    """For free, the Quest card is turned over: a normal Item from now on. What its quest names is discarded."""
    quest = QUEST_ITEMS[key]
    if quest.quest_discard:
        fitting = [item for item in who.items if item.key in quest.quest_discard]
        used = yield from choose_item(who, "which-to-spend", "spend", fitting, (key,))
        use_up(s, who, used)
    who.quests.remove(quest)
    s.log("quest-done", crew=who.key, item=key)
    attach_or_gain(s, who, quest)


def attach_or_gain(s: Ship, who: Crew, quest: QuestItem) -> None:
    """The Autoloader belongs to the Assault Rifle, as long as that is there."""
    rifle = next((gear for gear in who.gear if gear.item.key == "assault-rifle"), None)
    if quest.key == "autoloader" and rifle is not None:
        rifle.attached = (*rifle.attached, quest)
    else:
        gain_item(s, who, quest, openly=True)


@cites("NEM-DROP-01")
def drop(s: Ship, who: Crew, _: None) -> Flow[None]:
    """Any Items and objects, for free. What is dropped from the Inventory others see only from behind."""
    options: list[Option[Item | Gear | HeavyObject]] = [Option(held, "drop", (held.key,)) for held in who.hands]
    options += [Option(item, "drop", (item.key,)) for item in who.items]
    chosen = yield from choose_some(who.seat, "what-to-drop", options, 1, len(options))
    items = [thing for thing in chosen if isinstance(thing, Item)]
    for thing in chosen:
        if not isinstance(thing, Item):
            drop_held(s, who, thing)
    for item in sorted(items, key=lambda one: one.colour):  # in no order that would tell their names
        drop_item(s, who, item)


def dropping(s: Ship, who: Crew, _: None) -> Preview:
    """Whoever carries a single thing is not asked which."""
    keys = [held.key for held in who.hands] + [item.key for item in who.items]
    return Preview(danger=True, notes=(Note("drops-only", tuple(keys)),)) if len(keys) == 1 else Preview()


# ---- passing ---------------------------------------------------------------------------------------------------


@cites("NEM-PP-07", "NEM-PP-10", "NEM-PP-11", "NEM-CONT-03")
def pass_turn(s: Ship, who: Crew, _: None) -> Flow[None]:
    """Any cards may be discarded, Contamination cards too."""
    options = [DISCARD[card] for card in who.hand]
    gone = yield from choose_some(who.seat, "discard-on-pass", options, 0, len(options), secret=True)
    discard(s, who, gone)
    passes(s, who)


@cites("NEM-FIRE-01", "NEM-FIRE-02", "NEM-WND-06")
def passing(s: Ship, who: Crew, _: None) -> Preview:
    """Whoever ends a turn in a burning room or bleeds is wounded; whoever stays with Intruders is at their mercy."""
    burns, bleeds = s.fire[who.room], who.suffers("bleeding")
    harm = [Note("fire-here")] * burns + [Note("bleeding")] * bleeds
    light = len(harm)
    airless = bool(s.airlock) and s.airlock == who.room
    kills = wounds_kill(who, light)
    if light and not kills:
        harm += what_wounds_bring(who, light, bleeds)
    near = () if s.hunter >= 0 else tuple(one.key for one in s.intruders_in(who.room))  # led, they choose by themselves
    harm += [Note("kills")] * kills + [Note("airlock-here")] * airless + [Note("will-attack", near)] * bool(near)
    return Preview(danger=kills or airless, notes=tuple(harm))


@cites("NEM-WND-04", "NEM-WND-06")
def what_wounds_bring(who: Crew, light: int, bleeds: bool) -> list[Note]:
    """Of so many Light Wounds that do not kill: whether they become a Serious one, and when bleeding kills."""
    found = [Note("third-light")] if who.light + light >= LIGHT_FOR_SERIOUS else []
    passes = light_before_death(who) - light + 1
    if bleeds and passes <= LIGHT_FOR_SERIOUS:
        found.append(Note("bleeds-to-death", (str(passes),)))
    return found


def passes(s: Ship, who: Crew) -> None:
    """Who bleeds suffers for it."""
    who.passed = True
    s.log("passed", crew=who.key)
    if who.suffers("bleeding"):
        s.log("bleeds", crew=who.key)
        light_wound(s, who)


def moving(verb: str, targets: Callable[[Ship, Crew], Sequence[Target[Way]]]) -> ShipAction[Way]:
    return ShipAction(verb, move, targets, bars=behind_door, cost=1, extra=leg_wound, preview=move_preview)


def careful(verb: str, targets: Callable[[Ship, Crew], Sequence[Target[Way]]]) -> ShipAction[Way]:
    return ShipAction(
        verb, move_carefully, targets, bars=no_quiet_way, cost=CAREFUL_COST, combat="out", preview=careful_preview
    )


MOVE, MOVE_BY = moving("move", ways), moving("move-by", twin_ways)
CAREFUL_MOVE, CAREFUL_MOVE_BY = careful("move-carefully", ways), careful("move-carefully-by", twin_ways)
SHOOT: ShipAction[tuple[str, str]] = ShipAction(
    "shoot", shoot_at, shots, (INTRUDER_HERE, LOADED), cost=1, combat="in", preview=shot_preview
)
MELEE: ShipAction[str] = ShipAction("melee", fight, enemies, (FIGHT_HERE,), cost=1, combat="in", preview=melee_preview)
SHOOT_EGGS = ShipAction(
    "shoot-eggs", shoot_at_eggs, weapons, (EGGS_HERE, LOADED), cost=1, combat="out", preview=egg_shot_preview
)
MELEE_EGGS = ShipAction(
    "melee-eggs", fight_eggs, nothing, (EGGS_HERE,), cost=1, combat="out", preview=egg_melee_preview
)
PICK_UP = ShipAction("pick-up", pick_up, objects_here, (OBJECT_HERE,), cost=1, combat="out")
TRADE = ShipAction("trade", trade, nothing, (COMPANY, GOODS, FRESH), cost=1, combat="out")
CRAFT = ShipAction("craft", craft, blueprints, (COMPONENTS,), no_parts, cost=1, combat="out")
ACTIVATE = ShipAction("activate", activate, quests, (QUEST,), quest_not_met)
DROP = ShipAction("drop-things", drop, nothing, (CARRIES,), preview=dropping)
ANNOUNCE = ShipAction("announce", announce, nothing, (SILENT, SEEN))
PASS = ShipAction("pass", pass_turn, nothing, preview=passing)

BASIC: tuple[ShipDoable, ...] = (
    MOVE, MOVE_BY, CAREFUL_MOVE, CAREFUL_MOVE_BY, SHOOT, MELEE, SHOOT_EGGS, MELEE_EGGS, PICK_UP, TRADE, CRAFT,
    ACTIVATE, DROP, ANNOUNCE, PASS,
)  # fmt: skip
IN_COMBAT = tuple([action for action in BASIC if action.combat != "out"])
OUT_OF_COMBAT = tuple([action for action in BASIC if action.combat != "in"])
FREE: tuple[ShipDoable, ...] = (ACTIVATE, DROP, ANNOUNCE, PASS)  # not counted among the two actions of a turn
