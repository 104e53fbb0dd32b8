"""What is printed in the box: read once, shared by all states, never copied and never changed."""

from __future__ import annotations

from typing import Final

from .content import Table, content

PASSAGES: Final = ("nw", "ne", "en", "es", "se", "sw", "ws", "wn")  # clockwise: the side, then which half of it
SIDES: Final = ("n", "e", "s", "w")
FAMILIES: Final = ("fate", "trick", "magic", "exploration", "social", "infamy")
TIMINGS: Final = ("normal", "instant", "response")
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


class Printed:
    """A card, tile or token as printed: known by its key."""

    __slots__ = ("invented", "key")

    def __init__(self, row: Table) -> None:
        self.key = row.text("key")
        self.invented = row.text("invented", "")  # wholly or partly: designed by us, for want of the printed one

    def __repr__(self) -> str:
        return self.key


class Change:
    """A number that counts as changed while the card is held."""

    __slots__ = ("by", "least", "what")

    def __init__(self, row: Table) -> None:
        self.what = row.text("what")
        self.by = row.number("by")
        self.least = row.number("least", 0)


class AreaEffect:
    """A symbol of an area, or the back of a trap."""

    __slots__ = ("kind", "letter", "n", "needs")

    def __init__(self, row: Table) -> None:
        self.kind = row.text("kind")  # luck, misfortune, danger, ambush, stop, toll, stairs, boss, camp, secret-passage
        self.n = row.number("n", 0)
        self.letter = row.text("letter", "")  # of a secret passage
        self.needs = row.text("needs", "")  # the cube without which nobody camps here

    def __repr__(self) -> str:
        return " ".join(map(str, filter(None, (self.kind, self.n, self.letter, self.needs))))


class Tile(Printed):
    __slots__ = ("alert", "doors", "effects", "letters", "level", "number", "passages", "slots", "stairs")

    def __init__(self, row: Table) -> None:
        super().__init__(row)
        self.level = row.number("level")
        self.number = row.number("number")
        self.alert = row.number("alert")
        self.slots = row.texts("slots")
        self.passages = row.texts("passages")
        doors = row.table("doors")
        self.doors: dict[str, tuple[str, ...]] = {passage: doors.texts(passage) for passage in doors.names()}
        self.effects = tuple([AreaEffect(effect) for effect in row.tables("effects")])  # left to right
        self.stairs = any(effect.kind == "stairs" for effect in self.effects)
        self.letters = tuple([effect.letter for effect in self.effects if effect.letter])  # of secret passages


class Skill(Printed):
    """Its cost and what it does are steps: see effects."""

    __slots__ = ("changes", "cost", "does", "once", "when")

    def __init__(self, row: Table) -> None:
        super().__init__(row)
        self.when = row.text("when")  # always, turn, action or attempt
        self.once = row.text("once", "")  # per turn or attempt
        self.cost = row.tables("cost")
        self.does = row.tables("does")
        self.changes = changes(row)


class Side:
    """One side of a scholar card."""

    __slots__ = (*VALUES, "skills")

    def __init__(self, row: Table, skills: dict[str, Skill]) -> None:
        self.students = row.number("students")
        self.hand = row.number("hand")
        self.speed = row.number("speed")
        self.intelligence = row.number("intelligence")
        self.stamina = row.number("stamina")
        self.skills = tuple([skills[key] for key in row.texts("skills")])


class ScholarCard(Printed):
    __slots__ = ("excited", "knowledge", "standard", "title")

    def __init__(self, row: Table, skills: dict[str, Skill]) -> None:
        super().__init__(row)
        self.title = row.text("title")
        wanted = row.table("knowledge")
        self.knowledge: dict[str, int] = {cube: wanted.number(cube) for cube in wanted.names()}
        self.standard = Side(row.table("standard"), skills)
        self.excited = Side(row.table("excited"), skills)


class Column(Printed):
    """A column of the notebook, and the info cubes that fill it."""

    __slots__ = ("capacity", "colour", "cubes", "ladder", "research", "stars", "value")

    def __init__(self, row: Table) -> None:
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

    def __init__(self, row: Table) -> None:
        self.kind = row.text("do")  # stealth, alert, prophecy, move, favour or gain-students
        self.n = row.number("n")
        self.students = row.number("students", 0)  # drawn from the University to pay for it

    def __repr__(self) -> str:
        return f"{self.kind} {self.n}"


class Scheme(Printed):
    """A scheme card. What its main effect costs and does are steps: see effects."""

    __slots__ = ("action", "bonus", "copies", "cost", "family", "main", "moment", "secondary", "timing")

    def __init__(self, row: Table) -> None:
        super().__init__(row)
        self.family = row.text("family")
        self.copies = row.number("copies")
        self.bonus = row.number("bonus")
        self.timing = row.text("timing", "normal")
        self.action = row.flag("action")  # the main effect uses the action
        self.moment = row.text("moment", "")  # when alone the main effect may be played: opponent-turn-start
        self.cost = row.tables("cost")
        self.main = row.tables("main")
        self.secondary = tuple([Secondary(each) for each in row.tables("secondary")])


class Doom(Printed):
    __slots__ = ("changes", "copies", "penalty", "reveal")

    def __init__(self, row: Table) -> None:
        super().__init__(row)
        self.copies = row.number("copies")
        self.penalty = row.number("penalty")  # points lost at the end
        self.reveal = row.tables("reveal")
        self.changes = changes(row)


class Trainee(Printed):
    __slots__ = ("bonus", "changes", "draws_for", "shields")

    def __init__(self, row: Table) -> None:
        super().__init__(row)
        self.bonus = row.number("bonus")  # points at the end
        self.shields = row.texts("shields")  # cubes that are protected
        self.changes = changes(row)
        self.draws_for = row.text("draws_for", "")  # collecting such a cube draws a card, once per turn


class Row:
    """A slot of an alert card: what refills the bag, and what is added to the alert value of studies."""

    __slots__ = ("omegas", "penalty", "students")

    def __init__(self, row: Table) -> None:
        self.students = row.number("students")  # for each player
        self.omegas = row.number("omegas")
        self.penalty = row.number("penalty")


class Alert(Printed):
    __slots__ = ("difficulty", "minutes", "omegas", "rows", "students")

    def __init__(self, row: Table) -> None:
        super().__init__(row)
        self.difficulty = row.text("difficulty")
        self.minutes = row.number("minutes")  # for each player
        self.students = row.number("students")  # for each player, in the bag at first
        self.omegas = row.number("omegas")
        self.rows = tuple([Row(each) for each in row.tables("rows")])  # from top to bottom


class Panic(Printed):
    __slots__ = ("boss", "dungeon", "penalty", "reveal", "students", "turn_end", "turn_start")

    def __init__(self, row: Table) -> None:
        super().__init__(row)
        self.students = row.number("students")  # for each player, into the bag
        self.penalty = row.number("penalty")
        self.dungeon = row.text("dungeon", "")
        self.boss = row.text("boss", "")
        self.reveal = row.tables("reveal")
        self.turn_start = row.tables("turn_start")
        self.turn_end = row.tables("turn_end")


class Clan(Printed):
    __slots__ = ("modifiers", "target")

    def __init__(self, row: Table) -> None:
        super().__init__(row)
        self.target = row.number("target")
        points = row.table("modifiers")
        self.modifiers: dict[str, int] = {cube: points.number(cube) for cube in points.names()}  # for each cube


class BossSide(Printed):
    __slots__ = ("activation", "alert", "boss", "discovery", "encounter", "luck")

    def __init__(self, row: Table) -> None:
        super().__init__(row)
        self.boss = row.text("boss")
        self.alert = row.number("alert", 0)  # more in the area he is in
        self.luck = row.number("luck", 0)  # an effect of the area he is in
        self.discovery = row.tables("discovery")
        self.activation = row.tables("activation")
        self.encounter = row.tables("encounter")


class Randomise(Printed):
    __slots__ = ("colour", "cube", "direction", "exit")

    def __init__(self, row: Table) -> None:
        super().__init__(row)
        self.direction = row.text("direction")
        self.colour = row.text("colour")
        self.exit = row.text("exit")
        self.cube = row.text("cube")


class Token(Printed):
    __slots__ = ("count", "effect", "limited")

    def __init__(self, row: Table) -> None:
        super().__init__(row)
        self.count = row.number("count")
        self.limited = row.flag("limited")  # else a substitute is used when they run out
        self.effect: AreaEffect | None = AreaEffect(row.table("effect")) if row.has("effect") else None  # of a trap


def changes(row: Table) -> tuple[Change, ...]:
    return tuple([Change(each) for each in row.tables("changes")])


_setup = content("setup")
_scholars = content("scholars")
_components = _setup.table("components")

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

TILES: Final = {tile.key: tile for tile in [Tile(row) for row in content("tiles").tables("tiles")]}
START: Final = TILES["start-area"]
LEVELS: Final = {n: tuple([tile for tile in TILES.values() if tile.level == n and tile.number]) for n in (1, 2, 3)}

SKILLS: Final = {skill.key: skill for skill in [Skill(row) for row in _scholars.tables("skills")]}
SCHOLARS: Final = {card.key: card for card in [ScholarCard(row, SKILLS) for row in _scholars.tables("scholars")]}
COLUMNS: Final = {column.key: column for column in [Column(row) for row in content("notebook").tables("columns")]}
CUBES: Final = tuple(COLUMNS)  # the five kinds of information, left to right
LADDERS: Final = {column.key: column.ladder for column in COLUMNS.values()}
RESEARCH: Final = {column.key: column.research for column in COLUMNS.values()}
STARS: Final = {column.key: column.stars for column in COLUMNS.values()}
COLOURS: Final = content("notebook").texts("colours")  # of the players' notebooks

SCHEMES: Final = {card.key: card for card in [Scheme(row) for row in content("schemes").tables("cards")]}
SCHEME_DECK: Final = tuple([card for card in SCHEMES.values() for _ in range(card.copies)])
DOOMS: Final = {card.key: card for card in [Doom(row) for row in content("doom").tables("cards")]}
DOOM_DECK: Final = tuple([card for card in DOOMS.values() for _ in range(card.copies)])
TRAINEES: Final = {card.key: card for card in [Trainee(row) for row in content("trainees").tables("cards")]}
ALERTS: Final = {card.key: card for card in [Alert(row) for row in content("alert").tables("cards")]}
PANICS: Final = {card.key: card for card in [Panic(row) for row in content("panic").tables("cards")]}
CLANS: Final = {card.key: card for card in [Clan(row) for row in content("clan").tables("cards")]}
BOSS_SIDES: Final = {side.key: side for side in [BossSide(row) for row in content("boss").tables("sides")]}
RANDOMISE: Final = tuple([Randomise(row) for row in content("randomise").tables("cards")])
TOKENS: Final = {token.key: token for token in [Token(row) for row in content("tokens").tables("tokens")]}
TRAPS: Final = tuple([token for token in TOKENS.values() if token.effect is not None for _ in range(token.count)])

DEFINITIONS: Final[tuple[Printed, ...]] = (
    *TILES.values(), *SKILLS.values(), *SCHOLARS.values(), *COLUMNS.values(), *SCHEMES.values(), *DOOMS.values(),
    *TRAINEES.values(), *ALERTS.values(), *PANICS.values(), *CLANS.values(), *BOSS_SIDES.values(), *RANDOMISE,
    *TOKENS.values(),
)  # fmt: skip
