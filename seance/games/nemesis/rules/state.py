"""What lies on the table: the ship, its crew, the Intruders, and every deck and track. Rooms are numbers, 1 to 21."""

from __future__ import annotations

from dataclasses import dataclass, field

from seance.engine import RECORD_FIELDS, STACK_FIELDS, Codec, Deck, Dice, Printed, Procedure, Record, StackState, cites

from .board import BOARDS, ROOM_KEYS, Board
from .pieces import CREW_FIELDS, Crew, Gear, HeavyObject, SeriousWound
from .printed import (
    DEFINITIONS,
    DESTINATION_START,
    KINDS,
    ROOM_TILES,
    TIME_START,
    WEAKNESS_SLOTS,
    AttackCard,
    Card,
    Character,
    Coordinates,
    EngineToken,
    EventCard,
    Exploration,
    IntruderAction,
    Item,
    Objective,
    RoomTile,
    Token,
    Weakness,
    Wound,
)  # fmt: skip

OPEN, CLOSED, DESTROYED = 0, 1, 2  # a door; an open one has no token
DOOR_KEYS = ("door-open", "door-closed", "door-destroyed")
Seats = tuple[int, ...]
Peeked = tuple[str, Seats, Exploration | None, Seats]  # a tile and its token face down, and who has seen each


INTRUDER_FIELDS = ("injuries", "key", "kind", "room")


class Intruder:
    """A model on the map."""

    __slots__ = INTRUDER_FIELDS

    def __init__(self, key: str, kind: str, room: int, injuries: int = 0) -> None:
        self.key = key
        self.kind = kind
        self.room = room
        self.injuries = injuries

    def copy(self) -> Intruder:
        return Intruder(self.key, self.kind, self.room, self.injuries)

    @property
    def size(self) -> int:
        return KINDS[self.kind].size


@dataclass(slots=True)
class Pod:
    number: int
    section: str  # "a" or "b"
    open: bool
    launched: bool

    @property
    def key(self) -> str:
        return f"pod-{self.number}"

    def copy(self) -> Pod:
        return Pod(self.number, self.section, self.open, self.launched)


@dataclass(slots=True)
class Bargain:
    """A Trade under way. Each move in it is a step, so that what was shown is known when others think."""

    room: list[int]  # the seats that take part, from the one who took the action
    queue: list[int]  # who still shows or offers in this round
    round: int = 0  # 0: everybody shows what they like; then offers, while anything changes hands
    moved: bool = False  # did anything change hands in this round
    ever: bool = False  # or at all
    paid: list[Card] = field(default_factory=list)  # comes back if nothing does
    by: int = -1  # the open offer: from, to, what is given, what is wanted
    to: int = -1
    give: list[str] = field(default_factory=list)
    want: list[str] = field(default_factory=list)
    counter: bool = False  # it answers an offer

    def copy(self) -> Bargain:
        return Bargain(
            self.room[:], self.queue[:], self.round, self.moved, self.ever, self.paid[:], self.by, self.to,
            self.give[:], self.want[:], self.counter,
        )  # fmt: skip


SHIP_FIELDS = (
    "board", "mode", "intruder_player", "eggs", "nest_destroyed", "contamination", "infected", "clean",
    "destination", "time", "destruct", "airlock", "turn", "actions", "endless", "first", "round", "met",
    "bereaved", "event", "bargained", "announced", "calm", "hunter", "hunting", "ship", "reached", "queen_killed",
    "tiles", "tokens", "items", "fire", "malfunction", "noise", "doors", "bag", "supply", "weaknesses",
    "weaknesses_left", "crafted", "tiles_1", "tiles_2", "explorations", "objectives_left", "drafts",
    "hunter_hand", "box", "verdicts", "objects", "looked", "born", "attacks", "events", "wounds", "red", "yellow",
    "green", "coordinates", "hunter_deck", "crew", "intruders", "engines", "pods", "bargain",
)  # fmt: skip


class Ship(StackState):
    __slots__ = SHIP_FIELDS

    def __init__(self, seats: int, dice: Dice, board: Board = BOARDS["A"], mode: str = "semi-coop") -> None:
        super().__init__(seats, dice)
        self.board = board
        self.mode = mode  # "semi-coop", "solo" or "coop"
        self.intruder_player = False  # shall the first dead go on as the Intruders?

        self.tiles = [""] * len(ROOM_KEYS)  # [room]: which tile lies there is decided when it is turned
        self.tokens = [False] * len(ROOM_KEYS)  # [room]: is its Exploration token still there?
        self.items = [0] * len(ROOM_KEYS)
        self.fire = [False] * len(ROOM_KEYS)
        self.malfunction = [False] * len(ROOM_KEYS)
        self.objects: dict[int, tuple[HeavyObject, ...]] = {}  # [room]: what lies there
        self.looked: dict[int, Peeked] = {}  # [room]: what is there face down, once somebody has looked
        self.noise = [False] * len(board.corridor_keys)
        self.doors = [OPEN] * board.technical

        self.tiles_1: list[str] = []  # tiles and tokens that still lie face down, or stayed in the box
        self.tiles_2: list[str] = []
        self.explorations: list[Exploration] = []
        self.crew: list[Crew] = []  # by seat
        self.drafts: list[Character] = []
        self.objectives_left: list[Objective] = []  # back in the box, unseen

        self.intruders: list[Intruder] = []
        self.born: dict[str, int] = {}  # how many of each kind have had a number
        self.bag: list[Token] = []
        self.supply: list[Token] = []
        self.eggs = 0  # on the Intruder board, that is in the Nest
        self.nest_destroyed = False
        self.weaknesses: list[Weakness | None] = [None] * len(WEAKNESS_SLOTS)  # [slot]: once discovered
        self.weaknesses_left: list[Weakness] = []

        self.engines: list[Deck[EngineToken]] = []  # the top token counts
        self.coordinates: Deck[Coordinates] = Deck("coordinates", [])  # the top card counts
        self.destination = DESTINATION_START
        self.pods: list[Pod] = []
        self.time = TIME_START  # steps left to the jump
        self.destruct: int | None = None  # steps left to the skull, while the sequence runs
        self.airlock = 0  # the room with the Airlock Procedure token
        self.lay_out_decks()
        self.begin()

    def lay_out_decks(self) -> None:
        """All of them empty; set-up fills them."""
        self.attacks: Deck[AttackCard] = Deck("attacks", [])
        self.events: Deck[EventCard] = Deck("events", [])
        self.event: EventCard | None = None  # being resolved
        self.wounds: Deck[Wound] = Deck("wounds", [])
        self.red: Deck[Item] = Deck("red", [])
        self.yellow: Deck[Item] = Deck("yellow", [])
        self.green: Deck[Item] = Deck("green", [])
        self.crafted: list[Item] = []
        self.box: list[Printed] = []  # cards that left the game
        self.contamination = 0  # cards left in the deck
        self.infected = 0  # how many of those that nobody has scanned yet
        self.clean = 0

    def begin(self) -> None:
        """Nobody has done anything yet."""
        self.phase = "draft"
        self.turn = 0
        self.actions = 2
        self.endless = False  # this turn has as many actions as its player likes
        self.first = 0
        self.round = 1
        self.met = False  # has any Intruder been placed yet?
        self.bereaved = False  # has any character died yet?
        self.calm = False  # no attacks in the Event Phase of this round
        self.bargain: Bargain | None = None
        self.bargained = False  # a Trade of this turn came to nothing
        self.announced = False  # the player whose turn it is has spoken of what was seen
        self.hunter = -1  # the seat that plays the Intruders, from the round after its death on
        self.hunting = False
        self.hunter_hand: list[IntruderAction] = []
        self.hunter_deck: Deck[IntruderAction] = Deck("intruder-actions", [])

        self.ship = ""  # "jumped" or "destroyed" at the end
        self.reached = ""  # where it has jumped to, once that is revealed
        self.queen_killed = False
        self.verdicts: list[tuple[str, ...]] = []  # [seat]: at the end, why who has won or not

    def clone(self) -> Ship:
        new = Ship.__new__(Ship)
        new.seats = self.seats
        new.dice = self.dice.copy()
        new.result = self.result
        new.step = self.step
        new.sink = None
        new.serving = None
        new.board, new.mode, new.intruder_player = self.board, self.mode, self.intruder_player
        new.eggs, new.nest_destroyed, new.contamination = self.eggs, self.nest_destroyed, self.contamination
        new.infected, new.clean, new.destination = self.infected, self.clean, self.destination
        new.time, new.destruct, new.airlock = self.time, self.destruct, self.airlock
        new.phase, new.turn, new.actions = self.phase, self.turn, self.actions
        new.endless, new.first, new.round = self.endless, self.first, self.round
        new.met, new.bereaved, new.event = self.met, self.bereaved, self.event
        new.bargained, new.announced, new.calm = self.bargained, self.announced, self.calm
        new.hunter, new.hunting, new.ship = self.hunter, self.hunting, self.ship
        new.reached, new.queen_killed = self.reached, self.queen_killed
        new.tiles = self.tiles[:]
        new.tokens = self.tokens[:]
        new.items = self.items[:]
        new.fire = self.fire[:]
        new.malfunction = self.malfunction[:]
        new.noise = self.noise[:]
        new.doors = self.doors[:]
        new.bag = self.bag[:]
        new.supply = self.supply[:]
        new.weaknesses = self.weaknesses[:]
        new.weaknesses_left = self.weaknesses_left[:]
        new.crafted = self.crafted[:]
        new.tiles_1 = self.tiles_1[:]
        new.tiles_2 = self.tiles_2[:]
        new.explorations = self.explorations[:]
        new.objectives_left = self.objectives_left[:]
        new.drafts = self.drafts[:]
        new.stack = self.stack[:]
        new.hunter_hand = self.hunter_hand[:]
        new.box = self.box[:]
        new.verdicts = self.verdicts[:]
        new.objects = self.objects.copy()
        new.looked = self.looked.copy()
        new.born = self.born.copy()
        new.attacks = self.attacks.copy()
        new.events = self.events.copy()
        new.wounds = self.wounds.copy()
        new.red = self.red.copy()
        new.yellow = self.yellow.copy()
        new.green = self.green.copy()
        new.coordinates = self.coordinates.copy()
        new.hunter_deck = self.hunter_deck.copy()
        new.crew = [who.copy() for who in self.crew]
        new.intruders = [intruder.copy() for intruder in self.intruders]
        new.engines = [engine.copy() for engine in self.engines]
        new.pods = [pod.copy() for pod in self.pods]
        new.bargain = None if self.bargain is None else self.bargain.copy()
        return new

    # ---- questions about the table -----------------------------------------------------------------------

    def tile(self, room: int) -> RoomTile:
        """What is printed on an explored room."""
        return ROOM_TILES[self.tiles[room]]

    def room_of(self, tile: str) -> int:
        """Where this explored room is, or 0."""
        return self.tiles.index(tile) if tile in self.tiles else 0

    def explored(self, room: int) -> bool:
        return self.tiles[room] != ""

    def computer(self, room: int) -> bool:
        """A computer that works: a Malfunction disables it."""
        tile = self.tiles[room]
        return tile != "" and ROOM_TILES[tile].computer and not self.malfunction[room]

    def intruders_in(self, room: int) -> list[Intruder]:
        return [intruder for intruder in self.intruders if intruder.room == room]

    def crew_in(self, room: int) -> list[Crew]:
        return [crew for crew in self.crew if crew.room == room]

    @cites("NEM-CSYM-02")
    def in_combat(self, who: Crew) -> bool:
        return who.room in [intruder.room for intruder in self.intruders]

    def fighting(self, intruder: Intruder) -> bool:
        room = intruder.room
        return any(crew.room == room for crew in self.crew)

    def in_order(self) -> list[Crew]:
        """The players still in play, from the first player clockwise."""
        crew = self.crew[self.first :] + self.crew[: self.first]
        return [who for who in crew if not who.fate]

    @cites("NEM-PP-03", "NEM-OUT-01")
    def leader(self) -> Crew:
        """Who decides what is left open: the first player, or the next on the left who is still in play."""
        return next(iter(self.in_order()), self.crew[self.first])

    def in_rooms(self) -> list[Crew]:
        """The same without those who wait in a pod."""
        return [who for who in self.in_order() if who.room]

    def intruder(self, key: str) -> Intruder | None:
        for intruder in self.intruders:
            if intruder.key == key:
                return intruder
        return None

    def who(self, key: str) -> Crew:
        return next(crew for crew in self.crew if crew.key == key)

    @cites("NEM-WEAK-04")
    def weak(self, weakness: str) -> bool:
        """Has this Weakness been discovered?"""
        return any(one is not None and one.key == weakness for one in self.weaknesses)

    def items_deck(self, colour: str) -> Deck[Item]:
        return {"red": self.red, "yellow": self.yellow, "green": self.green}[colour]

    @cites("NEM-KEY-07", "NEM-NEST-03")
    def eggs_in(self, room: int) -> int:
        """Eggs there that nobody carries; those on the Intruder board are in the Nest."""
        lying = sum([thing.kind == "intruder-egg" for thing in self.objects.get(room, ())])
        return lying + (self.eggs if self.tiles[room] == "nest" else 0)

    def hibernating(self) -> bool:
        return any(crew.fate == "hibernating" for crew in self.crew)

    def in_pod(self, pod: Pod) -> list[Crew]:
        return [crew for crew in self.crew if crew.pod == pod.number]

    # ---- changes that every chapter makes ------------------------------------------------------------------

    def number(self, kind: str) -> int:
        """The next number for a thing of this kind on the table."""
        n = self.born.get(kind, 0) + 1
        self.born[kind] = n
        return n

    def lay(self, room: int, thing: HeavyObject) -> None:
        self.objects[room] = (*self.objects.get(room, ()), thing)

    def take_object(self, room: int, thing: HeavyObject) -> None:
        left = [one for one in self.objects[room] if one is not thing and one != thing]
        if left:
            self.objects[room] = tuple(left)
        else:
            del self.objects[room]

    def shown(self, kind: str, result: str | int | bool, *parts: tuple[str, int | str]) -> Procedure | None:
        """How a roll or draw came about; only for those who watch."""
        return None if self.sink is None else Procedure(kind, parts, result)


CODEC = Codec()
CODEC.definitions(DEFINITIONS)
CODEC.definitions(BOARDS.values())
CODEC.kind(HeavyObject, lambda: HeavyObject("", 0))
CODEC.kind(Gear, lambda: Gear.__new__(Gear))
CODEC.kind(SeriousWound, lambda: SeriousWound.__new__(SeriousWound))
CODEC.kind(Crew, lambda: Crew(0, 0), CREW_FIELDS)
CODEC.kind(Intruder, lambda: Intruder("", "", 0), INTRUDER_FIELDS)
CODEC.kind(Pod, lambda: Pod.__new__(Pod))
CODEC.kind(Record, lambda: Record(""), (*RECORD_FIELDS, "cards"))
CODEC.kind(Bargain, lambda: Bargain.__new__(Bargain))
CODEC.kind(Ship, lambda: Ship(0, Dice(0)), (*STACK_FIELDS, *SHIP_FIELDS))
