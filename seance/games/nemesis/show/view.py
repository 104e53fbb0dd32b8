"""What a seat sees, typed and redacted: the only thing that leaves the game."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct, field, structs

from seance.engine import ALL, Deck, Printed, View, cites
from seance.engine.views import DeckView, PendingView, view_deck
from seance.games.nemesis.rules.board import ROOM_KEYS, ROOMS
from seance.games.nemesis.rules.pieces import Crew, Gear, Held
from seance.games.nemesis.rules.state import DOOR_KEYS, Bargain, Ship

P = TypeVar("P", bound=Printed)


class RoomView(Struct, omit_defaults=True, kw_only=True):
    key: str
    back: int = 0  # what is printed on the back of its tile; 0: a Special Room
    tile: str = ""  # known to all, once explored
    token: bool = False  # its Exploration token still lies there
    items: int = 0
    fire: bool = False
    malfunction: bool = False
    objects: list[str] = field(default_factory=list)
    peeked_tile: str = ""  # what this seat has seen there face down
    peeked_token: str = ""
    peeked_by: list[int] = field(default_factory=list)  # seats that have looked


class CorridorView(Struct, omit_defaults=True, kw_only=True):
    key: str
    noise: bool = False
    door: str = "door-open"


class HeldView(Struct, omit_defaults=True, kw_only=True):
    """A heavy Item or object in a hand slot."""

    key: str
    item: str = ""  # "": it is an object
    ammo: int = 0
    capacity: int = 0
    attached: list[str] = field(default_factory=list)
    tied: str = ""


class WoundView(Struct, omit_defaults=True, kw_only=True):
    key: str
    wound: str
    dressed: bool = False


class CrewView(Struct, omit_defaults=True, kw_only=True):
    seat: int
    number: int
    key: str
    room: str = ""
    pod: str = ""
    fate: str = ""
    passed: bool = False
    light: int = 0
    wounds: list[WoundView] = field(default_factory=list)
    slimed: bool = False
    larva: bool = False
    signal: bool = False
    cards: int = 0  # in hand
    hand: list[str] = field(default_factory=list)  # the own one
    deck: int = 0
    discard: list[str] = field(default_factory=list)
    hands: list[HeldView] = field(default_factory=list)
    slots: int = 2
    backs: list[str] = field(default_factory=list)  # the colours of the Items in the Inventory
    items: list[str] = field(default_factory=list)  # all of them, or those that this seat knows
    quests: list[str] = field(default_factory=list)
    objectives: int = 0
    objective_cards: list[str] = field(default_factory=list)  # as far as this seat may know them
    rejected: list[str] = field(default_factory=list)
    verdict: list[str] = field(default_factory=list)


class IntruderView(Struct, omit_defaults=True, kw_only=True):
    key: str
    kind: str
    room: str
    injuries: int = 0


class PodView(Struct, omit_defaults=True, kw_only=True):
    key: str
    section: str
    open: bool = False
    launched: bool = False
    crew: list[str] = field(default_factory=list)


class LookedAtView(DeckView, omit_defaults=True, kw_only=True):
    """An engine, or the coordinates."""

    known_by: list[int] = field(default_factory=list)  # seats that know what is on top


class TradeView(Struct, omit_defaults=True, kw_only=True):
    round: int
    seats: list[int]
    by: int = -1
    to: int = -1
    give: list[str] = field(default_factory=list)  # only for those in the room
    want: list[str] = field(default_factory=list)
    counter: bool = False


class PendingCardsView(PendingView, omit_defaults=True, kw_only=True):
    """Its cards only for the seat that decides."""

    cards: list[str] = field(default_factory=list)


class NemesisView(View, omit_defaults=True, kw_only=True):
    mode: str
    side: str
    phase: str
    round: int
    turn: int
    first: int
    actions: int
    endless: bool = False  # as many actions as the player likes
    rooms: list[RoomView]
    corridors: list[CorridorView]
    crew: list[CrewView]
    intruders: list[IntruderView]
    pods: list[PodView]
    decks: list[DeckView]
    engines: list[LookedAtView]
    coordinates: LookedAtView
    destination: str
    time: int
    destruct: int = -1  # -1: the sequence does not run
    bag: dict[str, int]
    supply: dict[str, int]
    eggs: int = 0
    nest_destroyed: bool = False
    weaknesses: list[str]  # by slot; "": not discovered
    contamination: int = 0
    crafted: list[str]
    airlock: str = ""
    event: str = ""
    met: bool = False
    hunter: int = -1
    hunting: bool = False
    hunter_cards: int = 0
    hunter_hand: list[str] = field(default_factory=list)
    ship: str = ""
    reached: str = ""
    trade: TradeView | None = None
    pending: list[PendingCardsView] = field(default_factory=list)


def keys(cards: list[P] | tuple[P, ...]) -> list[str]:
    return [card.key for card in cards]


@cites("NEM-CRAFT-02", "NEM-INV-01", "NEM-CREW-09", "NEM-COOP-02")
def view(s: Ship, eye: int) -> NemesisView:
    return NemesisView(
        game="nemesis",
        seat=eye,
        step=s.step,
        result=s.result or "",
        mode=s.mode,
        side=s.board.side,
        phase=s.phase,
        round=s.round,
        turn=s.turn,
        first=s.first,
        actions=s.actions,
        endless=s.endless,
        rooms=[view_room(s, room, eye) for room in ROOMS],
        corridors=view_corridors(s),
        crew=[view_crew(s, who, eye) for who in s.crew],
        intruders=[
            IntruderView(key=one.key, kind=one.kind, room=ROOM_KEYS[one.room], injuries=one.injuries)
            for one in s.intruders
        ],
        pods=[
            PodView(
                key=pod.key,
                section=pod.section,
                open=pod.open,
                launched=pod.launched,
                crew=[who.key for who in s.in_pod(pod)],
            )
            for pod in s.pods
        ],
        decks=view_decks(s, eye),
        engines=[view_looked_at(engine, eye) for engine in s.engines],
        coordinates=view_looked_at(s.coordinates, eye),
        destination=s.destination,
        time=s.time,
        destruct=-1 if s.destruct is None else s.destruct,
        bag=count([token.key for token in s.bag]),
        supply=count([token.key for token in s.supply]),
        eggs=s.eggs,
        nest_destroyed=s.nest_destroyed,
        weaknesses=["" if one is None else one.key for one in s.weaknesses],
        contamination=s.contamination,
        crafted=sorted(keys(s.crafted)),
        airlock=ROOM_KEYS[s.airlock],
        event="" if s.event is None else s.event.key,
        met=s.met,
        hunter=s.hunter,
        hunting=s.hunting,
        hunter_cards=len(s.hunter_hand),
        hunter_hand=keys(s.hunter_hand) if eye in (s.hunter, ALL) else [],
        ship=s.ship,
        reached=s.reached,
        trade=None if s.bargain is None else view_trade(s.bargain, eye),
        pending=view_pending(s, eye),
    )


def view_decks(s: Ship, eye: int) -> list[DeckView]:
    decks = [view_deck(deck, eye) for deck in (s.red, s.yellow, s.green)]
    decks = [view_deck(s.attacks, eye), view_deck(s.events, eye), view_deck(s.wounds, eye), *decks]
    return [*decks, view_deck(s.hunter_deck, eye)] if s.intruder_player else decks


def count(words: list[str]) -> dict[str, int]:
    return {word: words.count(word) for word in sorted(set(words))}


def view_room(s: Ship, room: int, eye: int) -> RoomView:
    seen = RoomView(
        key=ROOM_KEYS[room],
        back=1 if room in s.board.slots_1 else 2 if room in s.board.slots_2 else 0,
        tile=s.tiles[room],
        token=s.tokens[room],
        items=s.items[room],
        fire=s.fire[room],
        malfunction=s.malfunction[room],
        objects=[thing.key for thing in s.objects.get(room, ())],
    )
    looked = s.looked.get(room)
    if looked is not None:
        tile, tile_seats, token, token_seats = looked
        seen.peeked_by = sorted({*tile_seats, *token_seats})
        if eye in tile_seats or eye == ALL:
            seen.peeked_tile = tile
        if token is not None and (eye in token_seats or eye == ALL):
            seen.peeked_token = token.key
    return seen


def view_corridors(s: Ship) -> list[CorridorView]:
    technical = s.board.technical
    return [
        CorridorView(key=key, noise=s.noise[c], door=DOOR_KEYS[s.doors[c]] if c < technical else "door-open")
        for c, key in enumerate(s.board.corridor_keys)
    ]


def view_crew(s: Ship, who: Crew, eye: int) -> CrewView:
    own = eye in (who.seat, ALL)
    over = s.result is not None
    seen = CrewView(
        seat=who.seat,
        number=who.number,
        key=who.key,
        room=ROOM_KEYS[who.room],
        pod=f"pod-{who.pod}" if who.pod else "",
        fate=who.fate,
        passed=who.passed,
        light=who.light,
        wounds=[WoundView(key=one.key, wound=one.card.key, dressed=one.dressed) for one in who.wounds],
        slimed=who.slimed,
        larva=who.larva,
        signal=who.signal,
        cards=len(who.hand),
        deck=len(who.deck),
        discard=keys(who.deck.discard),
        hands=[view_held(held) for held in who.hands],
        slots=who.slots,
        backs=sorted([item.colour for item in who.items]),
        items=keys(who.items) if own else sorted(keys(who.known.known(eye))),
        quests=keys(who.quests),
        objectives=len(who.objectives),
        objective_cards=keys(who.objectives) if own or over or s.mode == "coop" else sorted(keys(who.seen.known(eye))),
        verdict=list(s.verdicts[who.seat]),
    )
    if own or over:  # when all is over, everything that was hidden is told
        seen.rejected = keys(who.rejected)
    if own:
        seen.hand = keys(who.hand)
    return seen


def view_held(held: Held) -> HeldView:
    if not isinstance(held, Gear):
        return HeldView(key=held.key)
    return HeldView(
        key=held.key,
        item=held.item.key,
        ammo=held.ammo,
        capacity=held.capacity,
        attached=keys(held.attached),
        tied=held.tied,
    )


def view_looked_at(deck: Deck[P], eye: int) -> LookedAtView:
    """Everybody sees who looks at an engine or the coordinates."""
    return LookedAtView(**structs.asdict(view_deck(deck, eye)), known_by=list(deck.knowers()))


def view_trade(deal: Bargain, eye: int) -> TradeView:
    seen = TradeView(round=deal.round, seats=deal.room[:], by=deal.by, to=deal.to, counter=deal.counter)
    if eye in deal.room or eye == ALL:
        seen.give, seen.want = deal.give[:], deal.want[:]
    return seen


def view_pending(s: Ship, eye: int) -> list[PendingCardsView]:
    return [
        PendingCardsView(
            what=record.what,
            seat=record.seat,
            on=list(record.on),
            cards=keys(record.cards) if eye in (record.seat, ALL) else [],
        )
        for record in s.pending
    ]


def top_of(deck: DeckView) -> str:
    """The top card of a deck, if the seat knows it."""
    for block in deck.known:
        if block.depth == 0 and (block.ordered or len(block.cards) == 1):
            return block.cards[0]
    return ""
