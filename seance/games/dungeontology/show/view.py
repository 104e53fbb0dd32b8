"""What a seat sees, typed and redacted: the only thing that leaves the game. The bag is in nobody's view."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from msgspec import Struct, field

from seance.engine import ALL, View, cites
from seance.engine.views import DeckView, PendingView, view_deck
from seance.games.dungeontology.rules.alert import penalty
from seance.games.dungeontology.rules.clan import cube_points
from seance.games.dungeontology.rules.dungeon import Area, token_between
from seance.games.dungeontology.rules.endgame import points, worth
from seance.games.dungeontology.rules.pieces import Attempt, Play, Scholar
from seance.games.dungeontology.rules.printed import COLUMNS, VALUES, Printed, Scheme, Tile
from seance.games.dungeontology.rules.state import Expedition
from seance.games.dungeontology.rules.values import value

P = TypeVar("P", bound=Printed)


class EffectView(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A symbol that is printed on a tile."""

    kind: str
    n: int = 0
    letter: str = ""
    needs: str = ""


class TileView(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What is printed on a tile: content packs may print something else."""

    level: int
    alert: int = 0
    slots: list[str] = []
    passages: list[str] = []
    doors: dict[str, list[str]] = {}
    effects: list[EffectView] = []


class ExitView(Struct, omit_defaults=True, kw_only=True):
    passage: str
    to: str
    token: str = ""  # "stairs" or "wall"


class AreaView(Struct, omit_defaults=True, kw_only=True):
    key: str
    x: int  # in half tiles; y grows southwards
    y: int
    tile: TileView
    cubes: list[str] = field(default_factory=list)  # by slot; "": empty
    exits: list[ExitView] = field(default_factory=list)
    traps: int = 0
    teleport: bool = False
    secret: bool = False
    more_alert: int = 0  # while the boss is there


class ScholarView(Struct, omit_defaults=True, kw_only=True):
    seat: int
    key: str
    colour: str
    excited: bool = False
    area: str = ""
    students: int = 0
    stun: int = 0
    values: dict[str, int] = field(default_factory=dict)
    cubes: dict[str, int] = field(default_factory=dict)
    points: int = 0  # of the cubes, without the clan card
    worth: int = 0  # of all that lies open, with the clan card if this seat knows it
    stars: int = 0
    research: int = 0
    cards: int = 0
    hand: list[str] = field(default_factory=list)  # the own one
    known: list[str] = field(default_factory=list)  # what this seat knows of another hand
    trainees: list[str] = field(default_factory=list)
    dooms: list[str] = field(default_factory=list)
    doom_down: int = 0
    knowledge: bool = False
    finished: bool = False
    thesis: int = 0
    used: list[str] = field(default_factory=list)
    total: int = 0  # at the end


class ColumnView(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What is printed on a column of every notebook."""

    ladder: list[int]  # points by number of cubes
    research: list[int] = []  # with how many cubes a mark is reached
    stars: list[int] = []


class SchemeView(Struct, frozen=True, kw_only=True):
    family: str
    bonus: int


class PlayView(Struct, omit_defaults=True, kw_only=True):
    key: str
    card: str
    seat: int
    effect: str
    target: str = ""
    countered: bool = False


class AttemptView(Struct, omit_defaults=True, kw_only=True):
    seat: int
    target: str = ""
    area: str
    cubes: list[str]
    alert: int
    stealth: int
    stage: str
    queue: list[int] = field(default_factory=list)
    shielded: bool = False


class PendingStepView(PendingView, omit_defaults=True, kw_only=True):
    n: int = 0


class LastingView(Struct, omit_defaults=True, kw_only=True):
    what: str
    seat: int
    n: int = 0
    on: str = ""


class DungeontologyView(View, omit_defaults=True, kw_only=True):
    phase: str
    round: int
    turn: int
    start_seat: int
    steps: int = 0  # left in the movement phase
    actions: int = 0
    forced_rest: bool = False
    grid: bool = False
    areas: list[AreaView]
    scholars: list[ScholarView]
    notebook: dict[str, ColumnView]
    schemes: dict[str, SchemeView] = field(default_factory=dict)  # printed on the cards that this seat sees
    decks: list[DeckView]
    trainees: list[str]
    campfire: int = 0
    alert: str = ""
    omegas: int = 0  # on the alert card
    penalty: int = 0
    panic: str = ""
    clan: str = ""  # if this seat has seen it
    clan_seen: list[int] = field(default_factory=list)
    clans: list[str] = field(default_factory=list)  # which it could be, as far as everybody can tell
    boss: str
    boss_at: str = ""
    activated: bool = False
    cubes_left: dict[str, int]
    plays: list[PlayView] = field(default_factory=list)
    attempt: AttemptView | None = None
    revealed: list[str] = field(default_factory=list)  # scheme cards of a prophecy
    drawn: str = ""  # a tile that is being placed
    drawn_tile: TileView | None = None
    drawn_meets: dict[str, str] = field(default_factory=dict)  # by area: "stairs" or "wall" on passages between them
    pending: list[PendingStepView] = field(default_factory=list)
    lasting: list[LastingView] = field(default_factory=list)
    winner: str = ""


@cites("DUN-UNIV-05", "DUN-KNOW-03", "DUN-DOOM-04")
def view(s: Expedition, eye: int) -> DungeontologyView:
    seen_clan = eye in s.clan_seen or eye == ALL or s.result is not None
    return DungeontologyView(
        game="dungeontology",
        seat=eye,
        step=s.step,
        result=s.result or "",
        phase=s.phase,
        round=s.round,
        turn=s.turn,
        start_seat=s.start_seat,
        steps=s.steps,
        actions=s.actions,
        forced_rest=s.forced_rest,
        grid=s.grid,
        areas=[view_area(s, area) for area in s.areas],
        scholars=[view_scholar(s, who, eye, clan_known=seen_clan) for who in s.scholars],
        notebook=view_notebook(),
        schemes=view_schemes(s, eye),
        decks=view_decks(s, eye),
        trainees=[trainee.key for trainee in s.trainees],
        campfire=s.campfire,
        alert="" if s.alert is None else s.alert.key,
        omegas=s.omegas_placed,
        penalty=penalty(s),
        panic="" if s.panic is None else s.panic.key,
        clan=s.clan.key if seen_clan else "",
        clan_seen=list(s.clan_seen),
        clans=[clan.key for clan in s.clans],
        boss=s.boss.key,
        boss_at=s.areas[s.boss_at].key if s.boss_is_there else "",
        activated=s.activated,
        cubes_left=dict(s.reserve_cubes),
        plays=[view_play(s, play) for play in s.plays],
        attempt=None if s.attempt is None else view_attempt(s, s.attempt),
        revealed=[card.key for card in s.limbo],
        drawn="" if s.drawn is None else s.drawn.key,
        drawn_tile=None if s.drawn is None else view_tile(s.drawn),
        drawn_meets={} if s.drawn is None else view_meets(s, s.drawn),
        pending=view_pending(s),
        lasting=[LastingView(what=one.what, seat=one.seat, n=one.n, on=one.on) for one in s.lasting],
        winner=s.scholars[s.winner].key if s.winner >= 0 else "",
    )


@cache
def view_tile(tile: Tile) -> TileView:
    effects = [EffectView(kind=one.kind, n=one.n, letter=one.letter, needs=one.needs) for one in tile.effects]
    return TileView(
        level=tile.level,
        alert=tile.alert,
        slots=list(tile.slots),
        passages=list(tile.passages),
        doors={passage: list(cubes) for passage, cubes in tile.doors.items()},
        effects=effects,
    )


def view_meets(s: Expedition, tile: Tile) -> dict[str, str]:
    """What would lie on passages that the tile shares with an area, wherever it is placed."""
    tokens = {area.key: token_between(tile, area.tile) for area in s.areas}
    return {area: token for area, token in tokens.items() if token}


@cache
def view_notebook() -> dict[str, ColumnView]:
    return {
        column.key: ColumnView(ladder=list(column.ladder), research=list(column.research), stars=list(column.stars))
        for column in COLUMNS.values()
    }


def view_schemes(s: Expedition, eye: int) -> dict[str, SchemeView]:
    """The cards in the own hand, in other hands as far as they are known, and on the table."""
    hands = [card for who in s.scholars for card in (who.hand if eye in (who.seat, ALL) else who.known.known(eye))]
    return {card.key: view_scheme(card) for card in sorted({*hands, *s.limbo}, key=lambda card: card.key)}


@cache
def view_scheme(card: Scheme) -> SchemeView:
    return SchemeView(family=card.family, bonus=card.bonus)


def view_area(s: Expedition, area: Area) -> AreaView:
    return AreaView(
        key=area.key,
        x=area.x,
        y=area.y,
        tile=view_tile(area.tile),
        cubes=area.cubes[:],
        exits=[ExitView(passage=link.passage, to=s.areas[link.to].key, token=link.token) for link in area.exits],
        traps=area.traps,
        teleport=area.teleport,
        secret=area.secret,
        more_alert=s.boss.alert if s.boss_is_there and s.areas[s.boss_at] is area else 0,
    )


def view_scholar(s: Expedition, who: Scholar, eye: int, *, clan_known: bool) -> ScholarView:
    own = eye in (who.seat, ALL)
    return ScholarView(
        seat=who.seat,
        key=who.key,
        colour=who.colour,
        excited=who.excited,
        area=s.areas[who.area].key,
        students=who.students,
        stun=who.stun,
        values={} if who.card is None else {name: value(s, who, name) for name in VALUES},
        cubes=dict(who.cubes),
        points=cube_points(who),
        worth=worth(s, who, clan_known=clan_known),
        stars=who.stars,
        research=who.research,
        cards=len(who.hand),
        hand=[card.key for card in who.hand] if own else [],
        known=[] if own else sorted([card.key for card in who.known.known(eye)]),
        trainees=[trainee.key for trainee in who.trainees],
        dooms=[doom.key for doom in who.dooms],
        doom_down=who.doom_down,
        knowledge=who.knowledge,
        finished=who.finished,
        thesis=who.thesis,
        used=who.used[:],
        total=points(s, who) if s.result is not None else 0,
    )


def view_decks(s: Expedition, eye: int) -> list[DeckView]:
    """Of the doom cards those that lie face down before scholars are not in the deck."""
    decks = [view_deck(s.schemes, eye), *[view_deck(deck, eye) for deck in s.tiles]]
    lying = sum([who.doom_down for who in s.scholars])
    dooms = [card.key for card in s.dooms.discard]
    return [*decks, DeckView(key=s.dooms.name, left=len(s.dooms) - lying, discard=dooms)]


def view_play(s: Expedition, play: Play) -> PlayView:
    return PlayView(
        key=play.key,
        card=play.name,
        seat=play.seat,
        effect=play.effect,
        target=s.scholars[play.reaches].key if play.reaches >= 0 else "",
        countered=play.countered,
    )


def view_attempt(s: Expedition, attempt: Attempt) -> AttemptView:
    return AttemptView(
        seat=attempt.seat,
        target=s.scholars[attempt.target].key if attempt.target >= 0 else "",
        area=s.areas[attempt.area].key,
        cubes=attempt.cubes[:],
        alert=attempt.alert,
        stealth=attempt.stealth,
        stage=attempt.stage,
        queue=attempt.queue[:],
        shielded=attempt.shielded,
    )


def view_pending(s: Expedition) -> list[PendingStepView]:
    return [PendingStepView(what=one.what, seat=one.seat, n=one.n, on=list(one.on)) for one in s.pending]
