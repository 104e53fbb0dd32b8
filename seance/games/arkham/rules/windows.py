"""Timing: forced abilities first, then reactions; player windows; replacement."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from operator import attrgetter

from seance.engine import Abilities, Deed, Flow, Preview, Ready, cites, do
from seance.engine import unless_replaced as engine_unless_replaced
from seance.engine import window as engine_window

from .index import Source, index, is_at, is_blank
from .pieces import NOBODY, Current, Enemy, InPlay, Investigator, Lasting, Thing
from .printed import ASSET, TREACHERY, PlayerCard
from .registers import (
    CONSTANTS,
    DELAYED,
    EVENT_POINTS,
    EVENTS,
    HAND_FORCED,
    PLAYABLE_FROM_DISCARD,
    WINDOW,
    Ability,
    Event,
    allowed,
    resolve,
)
from .state import Table
from .under_way import Moment

ReadyNow = Ready[Moment]
KEY = attrgetter("key")
LEAVES = "leaves"  # in whatever order cards discard themselves, it comes to the same


class Initiation:
    """How an ability is initiated, an event played, an act advanced: `initiation.py` puts itself here.

    What an ability costs can hurt, and hurting opens windows: neither module can import the other first.
    """

    can_use: Callable[[Table, Investigator, Thing, Ability], bool]
    use: Callable[[Table, Investigator, Thing, Ability, Moment], Deed]
    can_play: Callable[[Table, Investigator, PlayerCard, Event], bool]
    play: Callable[[Table, Investigator, PlayerCard, Event, Moment], Deed]
    fast_assets: Callable[[Table, Investigator], list[PlayerCard]]
    play_asset: Callable[[Table, Investigator, PlayerCard], Deed]
    price: Callable[[Table, Investigator, PlayerCard], Preview]
    does: Callable[[Table, Ability], Preview]
    can_advance: Callable[[Table], bool]
    advance: Callable[[Table], Deed]


INITIATION = Initiation()


def nothing() -> Generator[object, object, None]:
    return
    yield


NOTHING: Flow[None] = nothing()  # type: ignore[assignment]  # a flow that is already over
for _ in NOTHING:
    pass


class Timing(Abilities[Moment]):
    """What answers a moment on this table. Hands are open, but while several think nobody learns who has answered."""

    def __init__(self, s: Table) -> None:
        self.s = s
        self.secret = s.seats > 1
        self.found: dict[int, list[ReadyNow]] = {}

    def open_at(self, point: str) -> bool:
        return True  # `happens` has looked already

    def lead(self) -> int:
        return self.s.lead

    @cites("AHC-FOR-02", "AHC-FOR-04", "AHC-FOR-05", "AHC-DEL-02")
    def forced(self, on: Moment) -> list[ReadyNow]:
        s = self.s
        found: list[ReadyNow] = []
        before, s.moment = s.moment, on
        for source in (s.index or index(s)).points.get(on.point, ()):
            if source.ability.forced and not is_blank(s, source.thing):
                who = you(s, source, on)
                if who is not None and allowed(s, source.ability.can, who, source.thing):
                    found.append(ready(s, who, source))
        for in_hand in HAND_FORCED.get(on.point, ()):
            holders = [who for who in s.in_order() if any(card.key == in_hand.key for card in who.hand)]
            found += [hand_ready(s, who, in_hand) for who in holders if allowed(s, in_hand.can, who, who)]
        found += [delayed_ready(s, one) for one in s.lasting if is_due(one, on.point)]
        s.moment = before
        return found

    @cites("AHC-PER-02", "AHC-PER-03")
    def could_react(self, on: Moment) -> Sequence[int]:
        """With open hands: the seats that can."""
        s = self.s
        before, s.moment = s.moment, on
        self.found = {}
        for who in s.in_order():
            if s.peril in (NOBODY, who.seat):
                usable = reactions(s, who, on)
                if usable:
                    self.found[who.seat] = usable
        s.moment = before
        return list(self.found)

    def reactions(self, on: Moment, seat: int) -> list[ReadyNow]:
        return self.found[seat]


@cites("AHC-YOU-01")
def you(s: Table, source: Source, on: Moment) -> Investigator | None:
    """Whom "you" means: the one in whose areas the card lies, who meets it, is engaged with it; or the lead."""
    if source.seat >= 0:
        return s.investigators[source.seat]
    if on.who is not None and not on.who.gone:
        return on.who
    thing = source.thing
    if isinstance(thing, Enemy) and thing.engaged >= 0:
        return s.investigators[thing.engaged]
    return s.leader if not s.leader.gone else None


@cites("AHC-TRG-03", "AHC-TRG-10", "AHC-TRG-13", "AHC-TRG-14", "AHC-TRG-15", "AHC-TCO-02", "AHC-ABI-04")
def reactions(s: Table, who: Investigator, on: Moment) -> list[ReadyNow]:
    """Everything that this investigator may use now: triggered abilities, and events from hand."""
    found: list[ReadyNow] = []
    points = (s.index or index(s)).points
    if on.point in points:
        for source in points[on.point]:
            if source.ability.forced or not may_use(s, who, source):
                continue
            if not is_blank(s, source.thing) and INITIATION.can_use(s, who, source.thing, source.ability):
                found.append(ready(s, who, source))
    if on.point in EVENT_POINTS and (who.hand or who.deck.discard):
        found += [play_ready(s, who, card, EVENTS[card.key]) for card in playable_events(s, who, on.point)]
    if on.point == WINDOW and s.turn == who.seat:
        found += [fast_asset_ready(s, who, card) for card in INITIATION.fast_assets(s, who)]
    return found


def may_use(s: Table, who: Investigator, source: Source) -> bool:
    """Whose ability it is: of the own areas, of the location one is at and what lies there, of act and agenda.

    An encounter card in the threat area of somebody at the location lies there too.
    """
    if source.seat >= 0 and (source.seat == who.seat or not is_encounter(source.thing)):
        return source.seat == who.seat
    return isinstance(source.thing, Current) or is_at(s, source.thing) == who.location


def is_encounter(thing: Thing) -> bool:
    """Nobody controls it, weakness or not."""
    return isinstance(thing, InPlay) and thing.card.kind == TREACHERY


def playable_events(s: Table, who: Investigator, point: str) -> list[PlayerCard]:
    """Fast events for this point, one of each."""
    found: list[PlayerCard] = []
    keys = EVENT_POINTS[point]
    cards = (*who.hand, *from_discard(s, who)) if (s.index or index(s)).from_discard else who.hand
    if keys.isdisjoint(map(KEY, cards)):
        return found
    for card in cards:
        if card.key in keys and card not in found and INITIATION.can_play(s, who, card, EVENTS[card.key]):
            found.append(card)
    return found


def from_discard(s: Table, who: Investigator) -> list[PlayerCard]:
    """Cards that may be played as if they were in hand."""
    found: list[PlayerCard] = []
    for key in (s.index or index(s)).from_discard:
        if any(asset.card.key == key for asset in who.assets):
            card = PLAYABLE_FROM_DISCARD[key](s, who)
            if card is not None:
                found.append(card)
    return found


def ready(s: Table, who: Investigator, source: Source) -> ReadyNow:
    thing, ability = source.thing, source.ability
    free = ability.point == WINDOW
    its_time = not ability.waits or s.turn == who.seat  # nobody is stopped for what is as good in the own turn
    return Ready(
        who.seat,
        thing.key,
        lambda on: INITIATION.use(s, who, thing, ability, on),
        ability.verb,
        once=not free,
        useful=not free or (its_time and (matters(s, ability.in_test) or supplies_test(s, who, ability))),
        alike=LEAVES if ability.leaves else f"{ability.key} {ability.number} {who.seat}",
        preview=lambda: INITIATION.does(s, ability),
    )


def matters(s: Table, in_test: bool) -> bool:
    """During a test only what changes it, and only when all cards are committed: everything else can wait."""
    return s.test is None or (in_test and s.test.ready)


def supplies_test(s: Table, who: Investigator, ability: Ability) -> bool:
    """In a test outside the own turn: does it bring cards to commit, or resources that something would spend on it?

    In the own turn it could have been used before.
    """
    test = s.test
    if test is None or s.turn == who.seat or who.location != test.who.location:
        return False
    if ability.supplies == "cards":
        return not test.ready
    return ability.supplies == "resources" and test.who is who and spends_on_test(s, who)


def spends_on_test(s: Table, who: Investigator) -> bool:
    """Has this investigator an ability that would turn resources into a better value?"""
    mine = [one for one in index(s).points.get(WINDOW, ()) if one.seat == who.seat and one.ability.cost.resources]
    return any(one.ability.in_test and allowed(s, one.ability.can, who, one.thing) for one in mine)


def hand_ready(s: Table, who: Investigator, ability: Ability) -> ReadyNow:
    return Ready(who.seat, ability.key, lambda on: INITIATION.use(s, who, who, ability, on), ability.verb)


def is_due(one: Lasting, point: str) -> bool:
    return one.what in DELAYED and DELAYED[one.what][0] == point


@cites("AHC-DEL-01", "AHC-DEL-02", "AHC-DEL-03")
def delayed_ready(s: Table, one: Lasting) -> ReadyNow:
    """Like a forced ability: it takes effect on whatever is there then, and is over."""
    who = next((who for who in s.in_order() if who.key == one.on), s.leader)

    def run(on: Moment) -> Flow[None]:
        s.lasting.remove(one)
        before, s.moment = s.moment, on
        yield from resolve(s, DELAYED[one.what][1], who)
        s.moment = before

    return Ready(who.seat, one.what, run)


def play_ready(s: Table, who: Investigator, card: PlayerCard, event: Event) -> ReadyNow:
    useful = event.point != WINDOW or matters(s, event.in_test)
    return Ready(
        who.seat, card.key, lambda on: INITIATION.play(s, who, card, event, on), "play", once=False, useful=useful,
        preview=lambda: INITIATION.price(s, who, card),
    )  # fmt: skip


def answered(s: Table, point: str) -> bool:
    """Is there anything that answers this point? If not, no moment has to be made."""
    if point in (s.index or index(s)).points or point in HAND_FORCED or (point in EVENT_POINTS and in_hand(s, point)):
        return True
    return any(is_due(one, point) for one in s.lasting) if s.lasting else False


@cites("AHC-FOR-08", "AHC-PRI-03", "AHC-TRG-08", "AHC-TRG-09", "AHC-WHN-02", "AHC-EFF-06")
def happens(s: Table, on: Moment) -> Flow[None]:
    """The window of a moment: forced abilities, then reactions. Nothing at all if no card answers it."""
    return engine_window(Timing(s), on) if answered(s, on.point) else NOTHING


def comes_to(s: Table, point: str, who: Investigator) -> Flow[None]:
    """The window of a moment of which nothing is known but when it is, and who "you" are."""
    return engine_window(Timing(s), Moment(point, who)) if answered(s, point) else NOTHING


class Compelled(Timing):
    """Forced abilities alone."""

    def could_react(self, on: Moment) -> Sequence[int]:
        return ()


class Offered(Timing):
    """Reactions alone."""

    def forced(self, on: Moment) -> list[ReadyNow]:
        return []


@cites("AHC-EFF-06", "AHC-FOR-08")
def as_one(s: Table, effect: Flow[None]) -> Flow[None]:
    """Several effects that are one: what may answer a part of it waits until all of it is done.

    What its parts force comes before any reaction to one of them.
    """
    if s.waiting is not None:
        yield from effect
        return
    s.waiting = []
    yield from effect
    waiting, s.waiting = s.waiting, None
    if len(waiting) == 1:
        yield from happens(s, waiting[0])
        return
    for timing in (Compelled, Offered):
        for on in waiting:
            if answered(s, on.point):
                yield from engine_window(timing(s), on)


@cites("AHC-AFT-01", "AHC-EFF-06")
def afterwards(s: Table, on: Moment) -> Flow[None]:
    """The window of something that has happened: at once, or when the effect that it is a part of is done."""
    if s.waiting is None:
        return happens(s, on)
    s.waiting.append(on)
    return NOTHING


def begins_a_test(s: Table, on: Moment) -> bool:
    """Does a forced ability answer this moment with a skill test?"""
    before, s.moment = s.moment, on
    found = False
    for source in index(s).points.get(on.point, ()):
        if source.ability.forced and source.ability.tests and not is_blank(s, source.thing):
            who = you(s, source, on)
            found = found or (who is not None and allowed(s, source.ability.can, who, source.thing))
    s.moment = before
    return found


def in_hand(s: Table, point: str) -> bool:
    """Does anybody hold an event for this point?"""
    if point in EVENT_POINTS:
        keys = EVENT_POINTS[point]
        for who in s.investigators:
            if not keys.isdisjoint(map(KEY, who.hand)):
                return True
    return any(from_discard(s, who) for who in s.investigators) if (s.index or index(s)).from_discard else False


@cites("AHC-INS-01", "AHC-INS-02", "AHC-INS-03", "AHC-INS-04")
def unless_replaced(s: Table, on: Moment, normally: Callable[[], Deed]) -> Flow[None]:
    """What would happen, or what is done instead, or nothing if it is cancelled."""
    return engine_unless_replaced(Timing(s), on, normally) if answered(s, on.point) else do(normally())


# ---- player windows ------------------------------------------------------------------


class Free(Timing):
    """Free abilities, fast cards, and the act for the group; `but`: a seat that is asked otherwise."""

    def __init__(self, s: Table, but: int = NOBODY) -> None:
        super().__init__(s)
        self.but = but

    def forced(self, on: Moment) -> list[ReadyNow]:
        return []  # nobody is forced to use what is free

    def could_react(self, on: Moment) -> Sequence[int]:
        seats = [seat for seat in super().could_react(on) if seat != self.but]
        s = self.s
        if s.lead != self.but and s.peril == NOBODY and INITIATION.can_advance(s) and (seats or not s.tests):
            self.found.setdefault(s.lead, []).append(advance_ready(s))
            seats = [who.seat for who in s.in_order() if who.seat in self.found and who.seat != self.but]
        return seats


def advance_ready(s: Table) -> ReadyNow:
    """Whoever has a turn is offered it among the actions, even after the last one: nobody is stopped for it before."""
    assert s.act is not None
    return Ready(s.lead, s.act.key, lambda on: INITIATION.advance(s), "advance", once=False, useful=False)


@cites("AHC-TIM-04", "AHC-TRG-04", "AHC-TRG-05", "AHC-FAS-03", "AHC-ACT-05")
def player_window(s: Table, but: int = NOBODY) -> Flow[None]:
    """Everybody may use free abilities and play fast cards, until all pass."""
    free = WINDOW in (s.index or index(s)).points or in_hand(s, WINDOW) or fast_asset_in_hand(s)
    if free or INITIATION.can_advance(s):
        return engine_window(Free(s, but), Moment(WINDOW, s.active))
    return NOTHING


def fast_asset_in_hand(s: Table) -> bool:
    """Has the active investigator one?"""
    if s.turn >= 0:
        for card in s.investigators[s.turn].hand:
            if card.fast and card.kind == ASSET:
                return True
    return False


def free_options(s: Table, who: Investigator) -> list[ReadyNow]:
    """What the active investigator may do in the window before an action: offered together with the actions."""
    on = Moment(WINDOW, who)
    before, s.moment = s.moment, on
    found = reactions(s, who, on)
    s.moment = before
    if INITIATION.can_advance(s):
        found.append(advance_ready(s))
    return found


def fast_asset_ready(s: Table, who: Investigator, card: PlayerCard) -> ReadyNow:
    changes = [constant.stat for constant in CONSTANTS.get(card.key, ())]
    useful = matters(s, s.test is not None and s.test.who is who and s.test.skill in changes)
    return Ready(
        who.seat, card.key, lambda on: INITIATION.play_asset(s, who, card), "play", once=False, useful=useful,
        preview=lambda: INITIATION.price(s, who, card),
    )  # fmt: skip
