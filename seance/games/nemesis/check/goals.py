"""How a bot is led to something that shall occur: which answers it likes, and to which rooms it walks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from seance.engine import Ask, Option, View
from seance.engine.face import Goals
from seance.games.nemesis.mind.aims import OBJECTIVES, kind_of
from seance.games.nemesis.mind.prospects import Chart, distances
from seance.games.nemesis.mind.team import so_far
from seance.games.nemesis.rules.board import ROOM_NUMBERS
from seance.games.nemesis.rules.printed import (
    CHARACTERS,
    CRAFTED,
    ITEMS,
    QUEST_ITEMS,
    ROOM_TILES,
    SOLO_COOP,
    WEAKNESS_SLOTS,
    Condition,
    Item,
)
from seance.games.nemesis.show.view import CrewView, NemesisView

from .coverage import MUST, Occurrence, seen

ABOVE_ALL, LIKED, NEARER, AWAY, WASTE = 10.0, 5.0, 1.0, -0.5, -5.0
COMPUTERS = tuple([tile.key for tile in ROOM_TILES.values() if tile.computer])
YELLOW = tuple([tile.key for tile in ROOM_TILES.values() if tile.colour == "yellow"])
SECTIONS = ("evacuation-section-a", "evacuation-section-b")
ENGINES = ("engine-1", "engine-2", "engine-3")
HAVING = ("keep", "craft", "activate", "choose", "pick-up", "attach")  # verbs by which one comes to have things
LOSING = ("pay", "discard", "drop", "spend", "give")
MOVING = ("move", "move-by", "move-carefully", "move-carefully-by", "go", "go-by")
SEARCHING = ("play:search", "play:scavenging", "use:flashlight", "act-on:storage")
USED_AT: Mapping[str, tuple[str, ...]] = {
    "evacuation-key": SECTIONS,
    "evacuation-key-pilot": SECTIONS,
    "self-destruct-key": COMPUTERS,
    "comms-key": COMPUTERS,
    "ships-log": COMPUTERS,
    "space-suit": YELLOW,
    "tools": ENGINES,
    "duct-tape": ENGINES,
    "basic-repairs": ENGINES,
    "repairs": ENGINES,
    "quick-repairs": ENGINES,
    "ingenuity": ENGINES,
    "computer-skills": COMPUTERS,
    "piloting": ("cockpit", *COMPUTERS),
    "intranet": COMPUTERS,
    "access-denied": COMPUTERS,
    "threat-assessment": COMPUTERS,
    "old-friend": ("armory", "storage", "canteen"),
}  # rooms in which a card or Item can be used
FOR_ANYBODY = ("nest-destroyed", "all-rooms-explored")  # what others can do for one who has such an objective
DEEDS: Mapping[str, tuple[str, ...]] = {
    "fire": ("play-burn", "pyrotechnics", "mechanic"),
    "malfunction": ("play-break", "play-break-down", "demolition"),
    "self-destruct": ("act-start", "use-start", "pass"),
    "engines": ("act", "exchange-tokens", "hibernatorium"),
    "motion-tracker": ("pay", "motion-tracker", "scout"),
    "armor": ("armor", "soldier", "escape"),
    "interruption": ("react", "interruption", "trade"),
    "steel-nerves": ("react", "steel-nerves", "soldier"),
    "escaped": ("act-open", "act", "enter", "launch"),
    "reached-mars": ("quarantine",),
}  # verbs and things that lead to an end or a reaction
FIRST: Mapping[str, str] = {
    "use-close:evacuation-key": "act-open:hatch-control-system",
    "use-close:evacuation-key-pilot": "act-open:hatch-control-system",
    "use-stop:self-destruct-key": "act-start:generator",
}  # what must have been done before an Item can be used in this way, by whoever has it
CALLED, LENT = "use-on:comms-key", "use-on:autoloader"  # of which others must have done something before
RIFLE = "assault-rifle"
LENDING = frozenset({"trade", "trade-with", "accept", f"give:{RIFLE}"})
FIRST_MADE: Mapping[str, str] = {"use-load:chemicals": "flamethrower"}
GOES_TO: Mapping[str, tuple[str, ...]] = {
    "self-destruct": ("generator",),
    "engines": ("hibernatorium",),
    "left-in-a-pod": ("hatch-control-system", *SECTIONS),
    "hibernated": ("hibernatorium",),
    "died-of-the-engines": ("hibernatorium",),
    "died-at-a-wrong-place": ("hibernatorium",),
}
ASLEEP = "act:hibernatorium"
SHUNS: Mapping[str, tuple[str, ...]] = {"nobody-survived": (ASLEEP, "enter", "launch")}


ANALYSIS = frozenset({"act-on:laboratory", "act:nest"})
STEPS = (1.0,) * (len(ROOM_NUMBERS) + 1)


class Wish(NamedTuple):
    keys: frozenset[str] = frozenset()  # `verb:entity` of what is wanted above all
    words: frozenset[str] = frozenset()  # things to have, characters to be, verbs to use
    items: tuple[tuple[Item, ...], ...] = ()  # one of each group must be found first
    tiles: tuple[str, ...] = ()  # rooms to be in
    made: str = ""  # what is made of them or earned with them
    besides: Item | None = None  # to be found once it is made
    quest: str = ""  # the room to be in as long as the quest is open


def wish_for(target: Occurrence) -> Wish:
    family, key = target
    thing = key.rpartition(":")[2]
    if family in ("action-card", "way-of-card"):
        words = {thing, *[one.key for one in CHARACTERS.values() if thing in [card.key for card in one.deck]]}
        return Wish(frozenset({key}), frozenset(words), tiles=USED_AT.get(thing, ()))
    if family in ("item-found", "way-of-item", "crafted", "weapon", "quest"):
        return wish_for_item(key, thing)
    if family == "room-action":
        return Wish(frozenset({key}), tiles=(thing,))
    if family == "weakness":
        return Wish(ANALYSIS, frozenset({"shoot", "melee"}), tiles=("laboratory",))
    if family in ("objective-met", "objective-failed"):
        if any(one.kind.startswith("weakness") for way in OBJECTIVES[key].any_of for one in way):
            return Wish(ANALYSIS, frozenset({key, "shoot"}), tiles=("laboratory",))
        return Wish(words=frozenset({key}))
    if key == "craft":
        return wish_for_item(key, "taser")
    keys = {key, ASLEEP} if GOES_TO.get(key) == ("hibernatorium",) else {key}
    return Wish(frozenset(keys), frozenset(DEEDS.get(key, ())), tiles=GOES_TO.get(key, ()))


def wish_for_item(key: str, thing: str) -> Wish:
    """An Item has to be found, made or earned before it can be used."""
    keys = frozenset({key, f"activate:{thing}"})
    if thing in ITEMS:
        tiles = USED_AT.get(thing, ())
        if key in FIRST_MADE:
            made = FIRST_MADE[key]
            return Wish(keys, frozenset({thing, made, "shoot"}), components(made), tiles, made, ITEMS[thing])
        return Wish(keys, frozenset({thing}), ((ITEMS[thing],),), tiles)
    if thing in CRAFTED:
        parts = components(thing)
        return Wish(keys, frozenset({thing, *[one.key for group in parts for one in group]}), parts, made=thing)
    words = {thing, RIFLE} if key == LENT else {thing}
    words |= {one.key for one in CHARACTERS.values() if thing in [quest.key for quest in one.quest_items]}
    words |= {one.key for one in CHARACTERS.values() if thing == one.weapon.key}
    quest = QUEST_ITEMS.get(thing)
    if quest is None:
        return Wish(keys, frozenset(words))
    needed = tuple([ITEMS[key] for key in quest.quest_discard])
    words |= {one.key for one in needed}
    groups = (needed,) if needed else ()
    return Wish(keys, frozenset(words), groups, USED_AT.get(thing, ()), thing, quest=quest.quest_room)


def components(made: str) -> tuple[tuple[Item, ...], ...]:
    """What will do for each part of a recipe."""
    return tuple([tuple([one for one in ITEMS.values() if one.component == part]) for part in CRAFTED[made].recipe])


class Errand(NamedTuple):
    """What must be done before, by this seat."""

    keys: frozenset[str] = frozenset()
    tiles: tuple[str, ...] = ()
    company: bool = False  # it takes two


NO_ERRAND = Errand()
PARTS_OF: Mapping[str, Errand] = {
    "signal-sent": Errand(frozenset({"act:comms-room"}), ("comms-room",)),
    "nest-destroyed": Errand(frozenset({"shoot-eggs", "melee-eggs"}), ("nest",)),
    "ship-destroyed": Errand(frozenset({"act-start:generator"}), ("generator",)),
    "all-rooms-explored": Errand(tiles=("unexplored",)),
    "items": Errand(frozenset({"play:search", "play:scavenging", "keep", "act-on:storage"})),
    "left-in": Errand(frozenset({"enter", "launch"}), ("hatch-control-system", *SECTIONS)),
}  # of an objective


def part_of(one: Condition) -> Errand:
    """What leads to a part of an objective; the rest is left to one who plans."""
    if one.kind in ("carried-away", "object-in-room"):
        return Errand(frozenset({f"pick-up:{one.what}", "act:nest"} if "egg" in one.what else {f"pick-up:{one.what}"}))
    return PARTS_OF.get(one.kind, NO_ERRAND)


def done_first(view: NemesisView, key: str) -> bool:
    return view.destruct >= 0 if key.startswith("use-stop") else any(pod.open and not pod.launched for pod in view.pods)


class Direction:
    """Likes whatever leads to one occurrence."""

    def __init__(self, target: Occurrence) -> None:
        self.target = target
        self.wish = wish_for(target)
        self.shuns = SHUNS.get(target[1], ())
        self.analyses = self.wish.keys >= ANALYSIS

    def __call__(self, view: View, ask: Ask[object]) -> Sequence[float]:
        assert isinstance(view, NemesisView)
        moving = any(option.verb in MOVING for option in ask.options)
        far = self.far(view) if moving else ()
        colours = {item.colour for item in self.missing(view.crew[view.seat])}
        keys = self.errand(view).keys or self.wish.keys
        return [self.liked(option, keys, far, colours) for option in ask.options]

    def liked(self, option: Option[object], keys: frozenset[str], far: Sequence[float], colours: set[str]) -> float:
        wish, verb, on = self.wish, option.verb, option.on
        way = f"{verb}:{on[0]}" if on else verb
        if way in self.shuns or verb in self.shuns:
            return WASTE
        if way in keys or verb in keys:
            return ABOVE_ALL
        if verb in LOSING:
            return WASTE if on[0] in wish.words else 0.0
        if verb in wish.words or (verb in HAVING and on[0] in wish.words):
            return LIKED
        if (way in SEARCHING and colours) or (verb == "colour" and on[0] in colours):
            return LIKED
        if verb == "pick-up" and self.analyses:
            return LIKED
        if verb in MOVING and far:
            return NEARER if far[ROOM_NUMBERS[on[0]]] < far[0] else AWAY
        return 0.0

    def errand(self, view: NemesisView) -> Errand:
        """What comes first as things stand."""
        me, key, thing = view.crew[view.seat], self.target[1], self.target[1].rpartition(":")[2]
        if thing in me.items and key in FIRST and not done_first(view, key):
            return Errand(frozenset({FIRST[key]}), (FIRST[key].partition(":")[2],))
        if key == CALLED and view.seat % 2 and not me.signal:
            return Errand(frozenset({"act:comms-room"}), ("comms-room",))
        if self.target[0] == "objective-met":
            return self.part(view, key)
        if key == LENT and (RIFLE in held_items(me)) != (thing in me.items):
            return Errand(LENDING if thing in me.quests else LENDING | {f"give:{thing}"}, company=True)
        return NO_ERRAND

    def part(self, view: NemesisView, objective: str) -> Errand:
        """The next part of an objective. Where it is one's own, one who plans knows better how to get there alive."""
        own, team = objective in view.crew[view.seat].objective_cards, view.mode == "coop"
        chart = Chart(view)
        for one in OBJECTIVES[objective].any_of[-1]:
            if (own or team or one.kind in FOR_ANYBODY) and not so_far(chart, one):
                return part_of(one) if team or not own else part_of(one)._replace(tiles=())
        return NO_ERRAND

    def missing(self, me: CrewView) -> list[Item]:
        """The Items of which one is still to be found."""
        wish, have = self.wish, [*me.items, *held_items(me)]
        if wish.made in have:
            return [] if wish.besides is None or wish.besides.key in have else [wish.besides]
        lacking = [group for group in wish.items if not any(item.key in have for item in group)]
        return [item for group in lacking for item in group]

    def far(self, view: NemesisView) -> Sequence[float]:
        """From every room to the nearest that is wanted; at place 0 from where this seat is."""
        chart = Chart(view)
        wanted = self.rooms(chart, view)
        if not wanted or not chart.me.room:
            return ()
        tables = [distances(view.side, chart.closed, STEPS, room) for room in wanted]
        nearest = [min([table[room] for table in tables]) for room in range(len(tables[0]))]
        nearest[0] = nearest[chart.room]
        return nearest

    def rooms(self, chart: Chart, view: NemesisView) -> list[int]:
        wish, me, errand = self.wish, chart.me, self.errand(view)
        unexplored = chart.unexplored_1 + chart.unexplored_2
        if errand.company:
            return [ROOM_NUMBERS[who.room] for who in view.crew if who.room and who is not me]
        if errand.tiles == ("unexplored",):
            return [number for number, room in enumerate(view.rooms, 1) if room.token]
        if errand.tiles:
            return [chart.tiles[tile] for tile in errand.tiles if tile in chart.tiles] or unexplored
        if self.analyses and not samples(me, view):
            lying = [number for number, room in enumerate(view.rooms, 1) if room.objects]
            return lying or [chart.tiles["nest"]] if "nest" in chart.tiles else lying or unexplored
        if missing := self.missing(me):
            colours = {"white", *[item.colour for item in missing]}
            full = [number for number, room in enumerate(view.rooms, 1) if room.items]
            return [room for room in full if ROOM_TILES[view.rooms[room - 1].tile].colour in colours] or unexplored
        if wish.quest and wish.made in me.quests:
            return [chart.tiles[wish.quest]] if wish.quest in chart.tiles else unexplored
        if not wish.tiles:
            return []
        return [chart.tiles[tile] for tile in wish.tiles if tile in chart.tiles] or unexplored


def held_items(me: CrewView) -> list[str]:
    return [held.item for held in me.hands if held.item]


def samples(me: CrewView, view: NemesisView) -> bool:
    """Does somebody carry what could still be analysed?"""
    kinds = [kind_of(held.key).removeprefix("blue-") for held in me.hands if not held.item]
    return any(kind in WEAKNESS_SLOTS and not view.weaknesses[WEAKNESS_SLOTS.index(kind)] for kind in kinds)


def fits(target: Occurrence, seats: int, options: Mapping[str, str | int | bool]) -> bool:
    """Could it occur at all at such a table?"""
    family, key = target
    if family == "hunting" or key.startswith("hunt-"):
        return options["intruder_player"] is True
    if key in TEAM:
        return options["mode"] == "coop" and seats <= TEAM[key]
    if family == "way-of-item" and seats < MANY:
        return False
    if family in ("objective-met", "objective-failed"):
        if key in [one.key for one in SOLO_COOP]:
            return options["mode"] == "coop" and seats >= MOST
        return options["mode"] == "semi-coop" and seats >= MOST
    return "-by" not in key.partition(":")[0] or options["side"] == "B"


MANY, MOST = 3, 5  # who look for one card find it sooner; and an objective that is aimed at must have been dealt
TEAM = {"objectives-met": 3, "nobody-survived": 1}  # what a team can come to, and how many have a good chance of it
AMBITIOUS = ("objective-met", "verdict", "end")
OUTLIVED = ("weaknesses-discovered", "object-in-room", "signal-sent", "all-rooms-explored", "nest-destroyed")


def ambitious(target: Occurrence) -> bool:
    """Is it reached by living long rather than by chance? What a team has done counts when all are dead."""
    family, key = target
    if family == "objective-met" and key in [one.key for one in SOLO_COOP]:
        return not any(all(one.kind in OUTLIVED for one in way) for way in OBJECTIVES[key].any_of)
    return family in AMBITIOUS


GOALS = Goals(MUST, seen, Direction, fits, ambitious)
