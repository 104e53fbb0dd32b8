"""The table: scholars, the dungeon, the campus, every deck and supply, the turn, and what is under way."""

from __future__ import annotations

from seance.engine import RECORD_FIELDS, STACK_FIELDS, Codec, Deck, Dice, Record, StackState, cites

from .dungeon import AREA_FIELDS, EXIT_FIELDS, Area, Exit
from .pieces import (
    ATTEMPT_FIELDS,
    LASTING_FIELDS,
    PLAY_FIELDS,
    SCHOLAR_FIELDS,
    Attempt,
    Lasting,
    Play,
    Scholar,
)  # fmt: skip
from .printed import (
    ALERTS,
    BOSS_SIDES,
    CLANS,
    COLUMNS,
    DEFINITIONS,
    DOOM_DECK,
    LEVELS,
    OMEGAS,
    SCHEME_DECK,
    SCHOLARS,
    START,
    STUDENTS,
    TRAINEES,
    TRAPS,
    Alert,
    BossSide,
    Clan,
    Doom,
    Panic,
    Scheme,
    ScholarCard,
    Tile,
    Token,
    Trainee,
)  # fmt: skip

EXPEDITION_FIELDS = (
    "actions", "activated", "alert", "areas", "attempt", "bag_emptied", "bag_omegas", "bag_students", "boss", "boss_at",
    "campfire", "changed", "clan", "clan_seen", "clans", "dooms", "forced_rest", "free", "grid", "idle", "lasting",
    "names_left", "omegas_drawn", "omegas_placed", "panic", "played", "plays", "queue", "random_scholars",
    "reserve", "reserve_cubes", "round", "round_limit", "schemes", "scholars", "sprung", "start_seat", "steps",
    "theses", "tiles", "trainees", "traps", "turn", "winner", "withheld",
)  # fmt: skip


class Expedition(StackState):
    __slots__ = (*EXPEDITION_FIELDS, "drawn", "limbo", "play")

    def __init__(self, seats: int, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.grid = False  # tiles are not slid by half a tile
        self.random_scholars = False
        self.round_limit = True
        self.scholars = [Scholar(seat) for seat in range(seats)]
        self.names_left: list[ScholarCard] = list(SCHOLARS.values())  # scholars that nobody plays
        self.areas = [Area(START, 0, 0)]  # the start area is the first
        self.tiles = [Deck(f"tiles-{level}", list(LEVELS[level])) for level in LEVELS]  # by level, I first
        self.schemes: Deck[Scheme] = Deck("schemes", list(SCHEME_DECK))
        self.dooms: Deck[Doom] = Deck("dooms", list(DOOM_DECK))  # with those that lie face down before scholars
        self.trainees: list[Trainee] = list(TRAINEES.values())  # that nobody has
        self.traps = list(TRAPS)  # tokens whose back nobody has seen since they were mixed
        self.sprung: list[Token] = []  # and those that lie face up in the reserve

        self.reserve = STUDENTS  # students
        self.reserve_cubes = {cube: column.cubes for cube, column in COLUMNS.items()}
        self.campfire = 0
        self.bag_students = 0  # the University: nobody may count it
        self.bag_omegas = 0
        self.bag_emptied = False  # by a draw in maximum alert
        self.omegas_placed = 0  # on the alert card
        self.omegas_drawn: list[int] = []  # the seats that drew them, until the card under way is finished
        self.withheld = 0  # students drawn together with them
        self.alert: Alert | None = next(iter(ALERTS.values()))  # None: it has left play
        self.panic: Panic | None = None  # revealed: maximum alert
        self.clan: Clan = next(iter(CLANS.values()))
        self.clan_seen: tuple[int, ...] = ()  # seats that have looked
        self.clans: list[Clan] = list(CLANS.values())  # which it could be, as far as everybody can tell

        self.boss: BossSide = next(iter(BOSS_SIDES.values()))
        self.boss_at = -1  # the area he is in
        self.activated = False  # this turn

        self.phase = "scholars"
        self.round = 0
        self.start_seat = 0
        self.turn = 0  # whose it is
        self.steps = 0  # of the movement phase that are left
        self.actions = 0
        self.forced_rest = False
        self.free = False  # has the active player had any choice this turn?
        self.idle = 0  # turns in a row in which nobody had a choice
        self.queue: list[int] = []  # opponents who may still play an instant now
        self.lasting: list[Lasting] = []  # until the end of the turn
        self.theses = 0  # successful ones
        self.winner = -1
        self.plays: list[Play] = []
        self.played = 0  # numbers the plays
        self.attempt: Attempt | None = None
        self.changed = True  # cubes have moved: stars, excitement and knowledge are to be read again

        self.play: Play | None = None  # whose text is being resolved; these are empty at every mark
        self.drawn: Tile | None = None  # that is just being placed
        self.limbo: list[Scheme] = []  # scheme cards that are just being revealed

    def clone(self) -> Expedition:
        new = Expedition.__new__(Expedition)
        new.seats = self.seats
        new.dice = self.dice.copy()
        new.result = self.result
        new.step = self.step
        new.sink = None
        new.play = None
        new.serving = None
        new.drawn = None
        new.limbo = []
        new.grid = self.grid
        new.random_scholars = self.random_scholars
        new.round_limit = self.round_limit
        new.scholars = [who.copy() for who in self.scholars]
        new.names_left = self.names_left[:]
        new.areas = [area.copy() for area in self.areas]
        new.tiles = [deck.copy() for deck in self.tiles]
        new.schemes = self.schemes.copy()
        new.dooms = self.dooms.copy()
        new.trainees = self.trainees[:]
        new.traps = self.traps[:]
        new.sprung = self.sprung[:]
        new.reserve = self.reserve
        new.reserve_cubes = self.reserve_cubes.copy()
        new.campfire = self.campfire
        new.bag_students = self.bag_students
        new.bag_omegas = self.bag_omegas
        new.bag_emptied = self.bag_emptied
        new.omegas_placed = self.omegas_placed
        new.omegas_drawn = self.omegas_drawn[:]
        new.withheld = self.withheld
        new.alert = self.alert
        new.panic = self.panic
        new.clan = self.clan
        new.clan_seen = self.clan_seen
        new.clans = self.clans[:]
        new.boss = self.boss
        new.boss_at = self.boss_at
        new.activated = self.activated
        new.phase = self.phase
        new.round = self.round
        new.start_seat = self.start_seat
        new.turn = self.turn
        new.steps = self.steps
        new.actions = self.actions
        new.forced_rest = self.forced_rest
        new.free = self.free
        new.idle = self.idle
        new.queue = self.queue[:]
        new.lasting = self.lasting[:]
        new.theses = self.theses
        new.winner = self.winner
        new.stack = self.stack[:]
        new.plays = [play.copy() for play in self.plays]
        new.played = self.played
        new.attempt = None if self.attempt is None else self.attempt.copy()
        new.changed = self.changed
        return new

    # ---- questions about the table ---------------------------------------------------------------------------

    @property
    def active(self) -> Scholar:
        return self.scholars[self.turn]

    @property
    def boss_is_there(self) -> bool:
        """Has he been discovered?"""
        return self.boss_at >= 0

    @property
    def maximum_alert(self) -> bool:
        return self.panic is not None

    @property
    def omegas_left(self) -> int:
        """In the reserve."""
        return OMEGAS - self.omegas_placed - self.bag_omegas - len(self.omegas_drawn)

    def clockwise(self, seat: int) -> list[Scholar]:
        """Everybody who has not finished, from this seat on."""
        around = self.scholars[seat:] + self.scholars[:seat]
        return [who for who in around if not who.finished]

    @cites("DUN-START-03", "DUN-START-04", "DUN-THESIS-10")
    def in_dungeon(self, seat: int) -> list[Scholar]:
        """Whom anything can befall: not who is in the start area or has finished. Clockwise from this seat."""
        around = self.scholars[seat:] + self.scholars[:seat]
        return [who for who in around if who.area and not who.finished]

    def others(self, who: Scholar) -> list[Scholar]:
        return [other for other in self.in_dungeon(who.seat) if other is not who]

    def at(self, area: int) -> list[Scholar]:
        """The scholars there, clockwise from the one whose turn it is; nobody if it is the start area."""
        return [who for who in self.in_dungeon(self.turn) if who.area == area]

    def area_of(self, who: Scholar) -> Area:
        return self.areas[who.area]

    def area(self, key: str) -> int:
        return next(number for number, area in enumerate(self.areas) if area.tile.key == key)

    def who(self, key: str) -> Scholar:
        return next(who for who in self.scholars if who.key == key)

    def stack_of(self, level: int) -> Deck[Tile]:
        return self.tiles[level - 1]

    def holds(self, what: str, seat: int) -> Lasting | None:
        """What a card has brought about for this seat until the end of the turn."""
        return next((one for one in self.lasting if one.what == what and one.seat == seat), None)

    # ---- changes that every chapter makes ----------------------------------------------------------------------


CODEC = Codec()
CODEC.definitions(DEFINITIONS)
CODEC.kind(Scholar, lambda: Scholar(0), SCHOLAR_FIELDS)
CODEC.kind(Exit, lambda: Exit("", 0, ""), EXIT_FIELDS)
CODEC.kind(Area, lambda: Area(START, 0, 0), AREA_FIELDS)
CODEC.kind(Record, lambda: Record(""), RECORD_FIELDS)
CODEC.kind(Lasting, lambda: Lasting("", 0), LASTING_FIELDS)
CODEC.kind(Play, lambda: Play(0, 0, None, None, ""), PLAY_FIELDS)
CODEC.kind(Attempt, lambda: Attempt(0, 0), ATTEMPT_FIELDS)
CODEC.kind(Expedition, lambda: Expedition(0, Dice(0)), (*STACK_FIELDS, *EXPEDITION_FIELDS))
