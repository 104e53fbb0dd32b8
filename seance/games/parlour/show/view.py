"""What each seat sees."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType, field

from seance.engine import ALL, View
from seance.engine.views import KnownCards
from seance.games.parlour.rules.hands import keys
from seance.games.parlour.rules.state import Parlour, Sitter, Veil


class SitterSeen(Struct, omit_defaults=True, kw_only=True):
    key: str
    wax: dict[str, int]
    cards: int  # in hand
    score: int
    faith: int = 0
    gone: bool = False
    offered: int = 0  # cards face down in the circle
    hand: list[str] = field(default_factory=list)  # one's own
    known: list[str] = field(default_factory=list)  # what one knows of another's
    offering: list[str] = field(default_factory=list)  # one's own


class VeilSeen(Struct, omit_defaults=True, kw_only=True):
    key: str
    spirit: str = ""
    open: bool = False
    owner: str = ""
    used: bool = False


class PlaySeen(Struct, omit_defaults=True, kw_only=True):
    key: str
    card: str
    sitter: str
    target: str = ""
    refuted: bool = False


class ContactSeen(Struct, omit_defaults=True, kw_only=True):
    sitter: str
    veil: str
    power: int
    die: int = 0


class BargainSeen(Struct, omit_defaults=True, kw_only=True):
    by: str
    to: str
    move: str
    offers: int = 0
    give: list[str] = field(default_factory=list)
    want: list[str] = field(default_factory=list)


class ParlourView(View, omit_defaults=True, kw_only=True):
    phase: str
    round: int
    hour: int
    goal: int
    lead: str
    sitters: list[SitterSeen]
    veils: list[VeilSeen]
    deck: int
    turn: str = ""
    actions: int = 0
    discard: list[str] = field(default_factory=list)
    ashes: list[str] = field(default_factory=list)
    limbo: list[str] = field(default_factory=list)
    known: list[KnownCards] = field(default_factory=list)
    stack: list[PlaySeen] = field(default_factory=list)
    contact: ContactSeen | UnsetType = UNSET
    bargain: BargainSeen | UnsetType = UNSET
    winner: str = ""


def view(s: Parlour, eye: int) -> ParlourView:
    return ParlourView(
        game="parlour",
        seat=eye,
        step=s.step,
        result=s.result or "",
        phase=s.phase,
        round=s.round,
        hour=s.hour,
        goal=s.evening.goal,
        lead=s.sitters[s.lead].key,
        sitters=[sitter_seen(s, who, eye) for who in s.sitters],
        veils=[veil_seen(s, veil, eye) for veil in s.veils],
        deck=len(s.deck),
        turn=s.sitters[s.turn].key if s.phase in ("turn", "limit") else "",
        actions=s.actions,
        discard=keys(s.deck.discard),
        ashes=keys(s.ashes),
        limbo=keys(s.limbo),
        known=known_cards(s, eye),
        stack=[play_seen(s, place) for place in range(len(s.stack))],
        contact=contact_seen(s),
        bargain=bargain_seen(s, eye),
        winner=s.sitters[s.winner].key if s.winner >= 0 else "",
    )


def sitter_seen(s: Parlour, who: Sitter, eye: int) -> SitterSeen:
    own = eye in (who.seat, ALL)
    offered = s.offered.get(who.seat, [])
    return SitterSeen(
        key=who.key,
        wax=who.wax.copy(),
        cards=len(who.hand),
        score=s.score(who),
        faith=who.faith,
        gone=who.gone,
        offered=len(offered),
        hand=sorted(keys(who.hand)) if own else [],
        known=sorted(keys(who.known.known(eye))),
        offering=sorted(keys(offered)) if own else [],
    )


def veil_seen(s: Parlour, veil: Veil, eye: int) -> VeilSeen:
    sees = veil.open or eye in veil.seats or eye == ALL
    return VeilSeen(
        key=veil.key,
        spirit=veil.spirit.key if sees and veil.spirit is not None else "",
        open=veil.open,
        owner=s.sitters[veil.owner].key if veil.owner >= 0 else "",
        used=veil.used,
    )


def known_cards(s: Parlour, eye: int) -> list[KnownCards]:
    found: dict[int, KnownCards] = {}
    for seat in range(s.seats) if eye == ALL else (eye,):
        for depth, cards, ordered in s.deck.known_to(seat):
            if ordered or depth not in found:
                found[depth] = KnownCards(depth=depth, cards=keys(cards), ordered=ordered)
    return list(found.values())


def play_seen(s: Parlour, place: int) -> PlaySeen:
    play = s.stack[place]
    target = ""
    if play.card.kind == "reply":
        target = next(other.key for other in s.stack if other.number == play.target)
    elif play.target >= 0:
        target = s.sitters[play.target].key
    return PlaySeen(
        key=play.key, card=play.card.key, sitter=s.sitters[play.seat].key, target=target, refuted=play.refuted
    )  # fmt: skip


def contact_seen(s: Parlour) -> ContactSeen | UnsetType:
    contact = s.contact
    if contact is None:
        return UNSET
    return ContactSeen(
        sitter=s.sitters[contact.seat].key, veil=s.veils[contact.veil].key, power=contact.power, die=contact.die
    )  # fmt: skip


def bargain_seen(s: Parlour, eye: int) -> BargainSeen | UnsetType:
    """Only the two see the cards."""
    deal = s.bargain
    if deal is None:
        return UNSET
    mine = eye in (deal.by, deal.to, ALL)
    return BargainSeen(
        by=s.sitters[deal.by].key,
        to=s.sitters[deal.to].key,
        move=deal.move,
        offers=deal.offers,
        give=keys(deal.give) if mine else [],
        want=keys(deal.want) if mine else [],
    )
