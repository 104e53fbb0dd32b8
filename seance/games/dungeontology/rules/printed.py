"""What is printed in the box: read once, shared by all states, never copied and never changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from seance import engine
from seance.engine import BadInput
from seance.games.dungeontology.content import Entry, check_names, content

PASSAGES: Final = ("nw", "ne", "en", "es", "se", "sw", "ws", "wn")  # clockwise: the side, then which half of it
SIDES: Final = ("n", "e", "s", "w")
SYMBOLS: Final = (  # of areas
    "luck", "misfortune", "danger", "ambush", "stop", "toll", "stairs", "boss", "camp", "secret-passage",
)  # fmt: skip
FAMILIES: Final = ("fate", "trick", "magic", "exploration", "social", "infamy")
TIMINGS: Final = ("normal", "instant", "response")
MOMENTS: Final = ("opponent-turn-start",)
SECONDARIES: Final = ("stealth", "alert", "prophecy", "move", "favour", "gain-students")
VALUES: Final = ("students", "hand", "speed", "intelligence", "stamina")  # of a scholar card
CHANGES: Final = (
    *VALUES,
    "study-alert",  # of every study of the owner
    "study-stealth",
    "spy-stealth",
    "spied-alert",  # when the owner is spied on
    "spy-ignores-students",
    "spy-prophecy",  # after stealth is generated
    "magic-doubled",  # bonus of magic cards that generate stealth
    "failure-draw",  # students more, whenever an attempt fails
    "thesis-target",
    "boss-near-stun",  # stun tokens, whenever the boss enters a connected area
    "actions",  # more of them in a turn
)


class Printed(engine.Printed):
    """A card, tile or token as printed."""

    __slots__ = ("invented",)

    def __init__(self, row: Entry) -> None:
        super().__init__(row.text("key"))
        self.invented = row.word(
            "invented", ("wholly", "partly"), ""
        )  # wholly or partly: designed by us, for want of the printed one


class Change:
    """A number that counts as changed while the card is held."""

    __slots__ = ("by", "least", "what")

    def __init__(self, row: Entry) -> None:
        self.what = row.word("what", CHANGES)
        self.by = row.number("by")
        self.least = row.number("least", 0)


class AreaEffect:
    """A symbol of an area, or the back of a trap."""

    __slots__ = ("kind", "letter", "n", "needs")

    def __init__(self, row: Entry) -> None:
        self.kind = row.word("kind", SYMBOLS)
        self.n = row.number("n", 0)
        self.letter = row.word("letter", ("a", "b"), "")  # of a secret passage
        self.needs = row.word("needs", CUBES, "")  # the cube without which nobody camps here

    def __repr__(self) -> str:
        return " ".join(map(str, filter(None, (self.kind, self.n, self.letter, self.needs))))


class Tile(Printed):
    __slots__ = ("alert", "doors", "effects", "letters", "level", "number", "passages", "slots", "stairs")

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        self.level = row.number("level")
        self.number = row.number("number")
        self.alert = row.number("alert")
        self.slots = row.words("slots", CUBES)
        self.passages = row.words("passages", PASSAGES)
        doors = row.entry("doors")
        self.doors: dict[str, tuple[str, ...]] = {
            passage: doors.words(passage, CUBES) for passage in self.passages if doors.has(passage)
        }
        doors.all_read()
        self.effects: tuple[AreaEffect, ...] = parts(row, "effects", AreaEffect)  # left to right
        self.stairs = any(effect.kind == "stairs" for effect in self.effects)
        self.letters = tuple([effect.letter for effect in self.effects if effect.letter])  # of secret passages


class Skill(Printed):
    """Its cost and what it does are steps: see effects."""

    __slots__ = ("changes", "cost", "does", "once", "when")

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        self.when = row.word("when", ("always", "turn", "action", "attempt"))
        self.once = row.word("once", ("turn", "attempt"), "")  # per turn or attempt
        self.cost = row.entries("cost")
        self.does = row.entries("does")
        self.changes = changes(row)


class Side:
    """One side of a scholar card."""

    __slots__ = (*VALUES, "skills")

    def __init__(self, row: Entry) -> None:
        self.students = row.number("students")
        self.hand = row.number("hand")
        self.speed = row.number("speed")
        self.intelligence = row.number("intelligence")
        self.stamina = row.number("stamina")
        self.skills = tuple([SKILLS[key] for key in row.words("skills", SKILLS)])
        row.all_read()


class ScholarCard(Printed):
    __slots__ = ("excited", "knowledge", "standard", "title")

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        self.title = row.text("title")
        self.knowledge = row.numbers_of("knowledge", CUBES)
        self.standard = Side(row.entry("standard"))
        self.excited = Side(row.entry("excited"))


class Column(Printed):
    """A column of the notebook, and the info cubes that fill it."""

    __slots__ = ("capacity", "colour", "cubes", "ladder", "research", "stars", "value")

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        self.colour = row.text("colour")
        self.value = row.number("value")  # of a single cube
        self.cubes = row.number("cubes")  # in the box
        self.ladder = row.numbers("ladder")  # points by number of cubes
        self.capacity = len(self.ladder) - 1
        self.research = row.numbers("research")  # with how many cubes a mark is reached
        self.stars = row.numbers("stars")


class Secondary:
    """One of the effects at the edge of a scheme card."""

    __slots__ = ("kind", "n", "students")

    def __init__(self, row: Entry) -> None:
        self.kind = row.word("do", SECONDARIES)
        self.n = row.number("n")
        self.students = row.number("students", 0)  # drawn from the University to pay for it

    def __repr__(self) -> str:
        return f"{self.kind} {self.n}"


class Scheme(Printed):
    """A scheme card. What its main effect costs and does are steps: see effects."""

    __slots__ = ("action", "bonus", "copies", "cost", "family", "main", "moment", "secondary", "timing")

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        self.family = row.word("family", FAMILIES)
        self.copies = row.number("copies")
        self.bonus = row.number("bonus")
        self.timing = row.word("timing", TIMINGS, "normal")
        self.action = row.flag("action")  # the main effect uses the action
        self.moment = row.word("moment", MOMENTS, "")  # when alone the main effect may be played
        self.cost = row.entries("cost")
        self.main = row.entries("main")
        self.secondary = parts(row, "secondary", Secondary)


class Doom(Printed):
    __slots__ = ("changes", "copies", "penalty", "reveal")

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        self.copies = row.number("copies")
        self.penalty = row.number("penalty")  # points lost at the end
        self.reveal = row.entries("reveal")
        self.changes = changes(row)


class Trainee(Printed):
    __slots__ = ("bonus", "changes", "draws_for", "shields")

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        self.bonus = row.number("bonus")  # points at the end
        self.shields = row.words("shields", CUBES)  # cubes that are protected
        self.changes = changes(row)
        self.draws_for = row.word("draws_for", CUBES, "")  # collecting such a cube draws a card, once per turn


class Row:
    """A slot of an alert card: what refills the bag, and what is added to the alert value of studies."""

    __slots__ = ("omegas", "penalty", "students")

    def __init__(self, row: Entry) -> None:
        self.students = row.number("students")  # for each player
        self.omegas = row.number("omegas")
        self.penalty = row.number("penalty")


class Alert(Printed):
    __slots__ = ("difficulty", "minutes", "omegas", "rows", "students")

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        self.difficulty = row.text("difficulty")
        self.minutes = row.number("minutes")  # for each player
        self.students = row.number("students")  # for each player, in the bag at first
        self.omegas = row.number("omegas")
        self.rows = parts(row, "rows", Row)  # from top to bottom


class Panic(Printed):
    __slots__ = ("boss", "dungeon", "penalty", "reveal", "students", "turn_end", "turn_start")

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        self.students = row.number("students")  # for each player, into the bag
        self.penalty = row.number("penalty")
        self.dungeon = row.text("dungeon", "")  # only there, and only with this boss
        self.boss = row.text("boss", "")
        self.reveal = row.entries("reveal")
        self.turn_start = row.entries("turn_start")
        self.turn_end = row.entries("turn_end")


class Clan(Printed):
    __slots__ = ("modifiers", "target")

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        self.target = row.number("target")
        points = row.numbers_of("modifiers", CUBES)
        self.modifiers = {cube: points.get(cube, 0) for cube in CUBES}  # for each cube


class BossSide(Printed):
    __slots__ = ("activation", "alert", "boss", "discovery", "encounter", "luck")

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        self.boss = row.text("boss")
        self.alert = row.number("alert", 0)  # more in the area he is in
        self.luck = row.number("luck", 0)  # an effect of the area he is in
        self.discovery = row.entries("discovery")
        self.activation = row.entries("activation")
        self.encounter = row.entries("encounter")


class Randomise(Printed):
    __slots__ = ("colour", "cube", "direction", "exit")

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        self.direction = row.word("direction", SIDES)
        self.colour = row.word("colour", COLOURS)
        self.exit = row.word("exit", PASSAGES)
        self.cube = row.word("cube", CUBES)


class Token(Printed):
    __slots__ = ("count", "effect", "limited")

    def __init__(self, row: Entry) -> None:
        super().__init__(row)
        self.count = row.number("count")
        self.limited = row.flag("limited")  # else a substitute is used when they run out
        self.effect: AreaEffect | None = AreaEffect(row.entry("effect")) if row.has("effect") else None  # of a trap


def changes(row: Entry) -> tuple[Change, ...]:
    return parts(row, "changes", Change)


P = TypeVar("P", bound=Printed)
Q = TypeVar("Q")


def parts(row: Entry, name: str, kind: Callable[[Entry], Q]) -> tuple[Q, ...]:
    """The parts of a card: each is read to the end."""
    found: list[Q] = []
    for each in row.entries(name):
        found.append(kind(each))
        each.all_read()
    return tuple(found)


def cards(kind: Callable[[Entry], P], file: Entry, name: str) -> dict[str, P]:
    """All cards of a file by their keys."""
    found: dict[str, P] = {}
    for row in file.entries(name):
        card = kind(row)
        row.all_read()
        if card.key in found:
            raise row.wrong("twice", "key")
        found[card.key] = card
    return found


_setup = content("setup")
_scholars = content("scholars")
_notebook = content("notebook")
_components = _setup.entry("components")

COMPONENTS: Final = {name: _components.number(name) for name in _components.names()}
PLAYERS: Final = _setup.numbers("players")  # fewest and most
FIRST_HANDS: Final = _setup.numbers("first_hands")  # scheme cards, in the order of play
CAMPFIRE: Final = _setup.number("campfire")  # places
STUDENTS: Final = _setup.number("students")
OMEGAS: Final = _setup.number("omegas")
MORE_CUBES: Final = (0, *_setup.numbers("more_cubes"))  # added to the alert value by number of cubes
STARS_FOR_THESIS: Final = _setup.number("stars_for_thesis")
THESIS_BONUS: Final = _setup.numbers("thesis_bonus")  # in the order of success
ROUND_LIMIT: Final = _setup.number("round_limit")

COLUMNS: Final = cards(Column, _notebook, "columns")
CUBES: Final = tuple(COLUMNS)  # the five kinds of information, left to right
LADDERS: Final = {column.key: column.ladder for column in COLUMNS.values()}
RESEARCH: Final = {column.key: column.research for column in COLUMNS.values()}
STARS: Final = {column.key: column.stars for column in COLUMNS.values()}
COLOURS: Final = _notebook.texts("colours")  # of the players' notebooks

_tiles = content("tiles")
DUNGEON: Final = _tiles.text("dungeon")  # the symbol on all tiles
TILES: Final = cards(Tile, _tiles, "tiles")
START: Final = TILES.get("start-area", next(iter(TILES.values())))
LEVELS: Final = {n: tuple([tile for tile in TILES.values() if tile.level == n and tile.number]) for n in (1, 2, 3)}

SKILLS: Final = cards(Skill, _scholars, "skills")
SCHOLARS: Final = cards(ScholarCard, _scholars, "scholars")

SCHEMES: Final = cards(Scheme, content("schemes"), "cards")
SCHEME_DECK: Final = tuple([card for card in SCHEMES.values() for _ in range(card.copies)])
DOOMS: Final = cards(Doom, content("doom"), "cards")
DOOM_DECK: Final = tuple([card for card in DOOMS.values() for _ in range(card.copies)])
TRAINEES: Final = cards(Trainee, content("trainees"), "cards")
_alerts = content("alert")
ALERTS: Final = cards(Alert, _alerts, "cards")
_panics = content("panic")
PANICS: Final = cards(Panic, _panics, "cards")
_clans = content("clan")
CLANS: Final = cards(Clan, _clans, "cards")
_bosses = content("boss")
BOSS_SIDES: Final = cards(BossSide, _bosses, "sides")
RANDOMISE: Final = tuple(cards(Randomise, content("randomise"), "cards").values())
TOKENS: Final = cards(Token, content("tokens"), "tokens")
TRAPS: Final = tuple([token for token in TOKENS.values() if token.effect is not None for _ in range(token.count)])

DEFINITIONS: Final[tuple[Printed, ...]] = (
    *TILES.values(), *SKILLS.values(), *SCHOLARS.values(), *COLUMNS.values(), *SCHEMES.values(), *DOOMS.values(),
    *TRAINEES.values(), *ALERTS.values(), *PANICS.values(), *CLANS.values(), *BOSS_SIDES.values(), *RANDOMISE,
    *TOKENS.values(),
)  # fmt: skip


def check_whole() -> None:
    """What the rules cannot do without, whoever has typed it in."""
    for file, found, wanted in (
        (_tiles.file, TILES, ("start-area",)),
        (_alerts.file, ALERTS, ("alert-easy", "alert-normal", "alert-hard")),
        (_bosses.file, BOSS_SIDES, ("aggressive", "drunk")),
    ):
        for key in wanted:
            if key not in found:
                raise BadInput("pack-missing-card", file=file, card=key)
    most = PLAYERS[1]
    cleverest = max(side.intelligence for card in SCHOLARS.values() for side in (card.standard, card.excited))
    for file, name, n, least in (
        (_scholars.file, "scholars", len(SCHOLARS), most),
        (_notebook.file, "colours", len(COLOURS), most),
        (_setup.file, "first_hands", len(FIRST_HANDS), most),
        (_setup.file, "thesis_bonus", len(THESIS_BONUS), most),
        (_setup.file, "more_cubes", len(MORE_CUBES) - 1, cleverest),
        (_clans.file, "cards", len(CLANS), 1),
        (_panics.file, "cards", len(PANICS), 1),
    ):
        if n < least:
            raise BadInput("pack-too-few", file=file, field=f"“{name}”", n=n, least=least)


check_whole()
check_names(tuple([definition.key for definition in DEFINITIONS]))
