"""The initiation sequence: abilities and cards are declared, checked, paid for, and take effect."""

from __future__ import annotations

from itertools import count, takewhile

from seance.engine import Flow, Note, Odds, Option, Preview, choose, cites

from .acts import advance_by_clues, can_advance_by_clues
from .areas import put_asset, put_event_away
from .chaos import chance
from .costs import affordable, card_cost, pay, spend_resources
from .modifiers import forbidden
from .pieces import InPlay, Investigator, Thing
from .printed import ASSET, PlayerCard
from .registers import ABILITIES, EVENTS, X_COSTS, Ability, Event, Limit, allowed, resolve, step
from .risks import preview_fast
from .slots import can_make_room, make_room
from .state import Table
from .under_way import Moment
from .windows import INITIATION, from_discard, happens

# ---- limits ------------------------------------------------------------------


@cites("AHC-LIM-01", "AHC-LIM-02", "AHC-LIM-04", "AHC-LIM-05", "AHC-LIM-06", "AHC-LIM-08")
def limit_name(who: Investigator, thing: str, title: str, number: int, limit: Limit) -> str:
    """Under which name a use is counted."""
    name = f"{title if limit.title else thing}:{number}"
    return name if limit.group or limit.title else f"{name}:{who.key}"


def within_limit(s: Table, who: Investigator, thing: str, title: str, number: int, limit: Limit) -> bool:
    return s.used.get(limit.per, []).count(limit_name(who, thing, title, number, limit)) < limit.times


@cites("AHC-LIM-09")
def count_use(s: Table, who: Investigator, thing: str, title: str, number: int, limit: Limit | None) -> None:
    if limit is not None:
        s.used.setdefault(limit.per, []).append(limit_name(who, thing, title, number, limit))


# ---- abilities ------------------------------------------------------------------


@cites("AHC-INI-02", "AHC-INI-03", "AHC-TRG-03", "AHC-TRG-14", "AHC-TRG-15", "AHC-CST-11", "AHC-INI-06", "AHC-EFF-03")
def can_use(s: Table, who: Investigator, thing: Thing, ability: Ability) -> bool:
    if ability.only_raises and not s.tests:
        return False
    return (
        (ability.limit is None or within_limit(s, who, thing.key, ability.key, ability.number, ability.limit))
        and affordable(s, who, thing, ability.cost)
        and allowed(s, ability.can, who, thing)
    )


@cites("AHC-INI-01", "AHC-INI-05", "AHC-INI-07", "AHC-INI-08", "AHC-INI-10", "AHC-TRG-17", "AHC-CAN-02", "AHC-CAN-03")
def use(s: Table, who: Investigator, thing: Thing, ability: Ability, on: Moment) -> Flow[None]:
    """Pay, then let it take effect. A skill test inside another waits until that is over."""
    count_use(s, who, thing.key, ability.key, ability.number, ability.limit)
    if ability.forced:
        s.log("forced", who=who.key, card=ability.key if thing is who else thing.key)  # in hand it is no thing
    elif thing is who:
        s.log("uses-own", who=who.key)
    else:
        s.log("uses", who=who.key, card=thing.key)
    yield from pay(s, who, thing, ability.cost, ability.says)
    if who.gone:
        return
    if ability.tests and s.tests:
        s.then(later_step(who, ability.number, ability.key, thing.key))
        return
    before, s.moment = s.moment, on
    yield from resolve(s, ability.run, who, thing)
    s.moment = before


@step("later")
def later_step(s: Table, who: Investigator, number: int, card: str, key: str) -> Flow[None]:
    """An ability that had to wait for the end of a test."""
    thing, ability = s.thing(key), ABILITIES[card][number - 1]
    if not who.gone and thing is not None:
        s.moment = Moment(ability.point, who)
        yield from resolve(s, ability.run, who, thing)


# ---- events ------------------------------------------------------------------


@cites("AHC-EVT-03", "AHC-EVT-07", "AHC-PLY-01", "AHC-PRP-01", "AHC-FAS-02", "AHC-FAS-04")
def can_play(s: Table, who: Investigator, card: PlayerCard, event: Event) -> bool:
    return can_afford(s, who, card) and event_fits(s, who, card, event)


@cites("AHC-CST-02", "AHC-CNT-01")
def can_afford(s: Table, who: Investigator, card: PlayerCard) -> bool:
    """It has a cost, which can be paid, and nothing forbids to play it."""
    return (
        card.cost is not None and card_cost(s, who, card) <= who.resources and not forbidden(s, "play", who, card.key)
    )


def event_fits(s: Table, who: Investigator, card: PlayerCard, event: Event) -> bool:
    """Within its limit, and it would change something."""
    if event.limit is not None and not within_limit(s, who, card.key, card.title, 0, event.limit):
        return False
    s.limbo.append((who.seat, card))  # its text is asked what it would do
    fits = allowed(s, event.can, who, who)
    s.limbo.pop()
    return fits


@cites("AHC-EVT-05", "AHC-CAN-05", "AHC-INI-09", "AHC-FAS-01", "AHC-FAS-06", "AHC-LIM-06")
def play_event(s: Table, who: Investigator, card: PlayerCard, event: Event, on: Moment | None = None) -> Flow[None]:
    """Pay for it, resolve it, then it goes to its owner's discard pile."""
    yield from pay_for_card(s, who, card)
    yield from begin_play(s, who, card)
    count_use(s, who, card.key, card.title, 0, event.limit)
    yield from finish_event(s, who, card, event, on)


def pay_for_card(s: Table, who: Investigator, card: PlayerCard) -> Flow[None]:
    s.x = (yield from choose_x(s, who, card)) if card.key in X_COSTS else 0
    spend_resources(s, who, card_cost(s, who, card, s.x))


@cites("AHC-LTX-01", "AHC-LTX-03")
def choose_x(s: Table, who: Investigator, card: PlayerCard) -> Flow[int]:
    """As much as can be paid for: what makes the card cheaper or dearer changes the price, never X."""
    worth = takewhile(lambda x: card_cost(s, who, card, x) <= who.resources, count())
    return (yield from choose(who.seat, "choose-x", [Option(x, "x", (str(x),)) for x in worth], (card.key,)))


@cites("AHC-INI-07", "AHC-PRP-02")
def begin_play(s: Table, who: Investigator, card: PlayerCard) -> Flow[None]:
    """It commences being played: out of the hand, or from where it may be played as if it were there."""
    if card in from_discard(s, who) and not (card in who.hand and (yield from from_the_hand(who, card))):
        who.deck.discard.reverse()  # the topmost copy
        who.deck.discard.remove(card)
        who.deck.discard.reverse()
    else:
        who.hand.remove(card)
    s.limbo.append((who.seat, card))
    s.log("plays", who=who.key, card=card.key)


def from_the_hand(who: Investigator, card: PlayerCard) -> Flow[bool]:
    """With a copy in both places the player decides."""
    options = [Option(True, "from-hand", (card.key,)), Option(False, "from-discard", (card.key,))]
    return (yield from choose(who.seat, "play-from", options, (card.key,)))


def at_hand(s: Table, who: Investigator, card: PlayerCard) -> bool:
    """Can it still be played, after whatever came before?"""
    return card in who.hand or card in from_discard(s, who)


def finish_event(s: Table, who: Investigator, card: PlayerCard, event: Event, on: Moment | None) -> Flow[None]:
    before, s.moment = s.moment, on
    yield from resolve(s, event.run, who, who)
    s.moment = before
    if (who.seat, card) in s.limbo:  # not attached, nor put elsewhere by its own text
        s.limbo.remove((who.seat, card))
        put_event_away(s, card, who.seat)
    yield from played(s, who, card)


def played(s: Table, who: Investigator, card: PlayerCard) -> Flow[None]:
    on = Moment("after-played", who, (who.key, card.key))
    on.card = card
    yield from happens(s, on)


# ---- assets ------------------------------------------------------------------


@cites("AHC-PLY-01", "AHC-UNI-02", "AHC-UNI-03", "AHC-SLT-02")
def can_play_asset(s: Table, who: Investigator, card: PlayerCard) -> bool:
    return can_afford(s, who, card) and asset_fits(s, who, card)


def asset_fits(s: Table, who: Investigator, card: PlayerCard) -> bool:
    """No other copy of a unique card is in play, and there is or can be room for it."""
    return not (card.unique and unique_in_play(s, card.title)) and can_make_room(s, who, card)


@cites("AHC-UNI-02", "AHC-CPY-01", "AHC-UNI-01")
def unique_in_play(s: Table, title: str) -> bool:
    for who in s.investigators:
        if any(getattr(one.card, "title", one.card.key) == title for one in who.assets):
            return True
    return any(one.card.key == title for one in s.at_locations)


@cites("AHC-AST-02", "AHC-INI-09", "AHC-SLT-11", "AHC-SLT-12")
def play_asset(s: Table, who: Investigator, card: PlayerCard) -> Flow[None]:
    yield from pay_for_card(s, who, card)
    yield from begin_play(s, who, card)
    yield from finish_asset(s, who, card)


def finish_asset(s: Table, who: Investigator, card: PlayerCard) -> Flow[InPlay]:
    """Slots are made free as it enters play."""
    yield from make_room(s, who, card)
    s.limbo.remove((who.seat, card))
    asset = yield from put_asset(s, who, card, who.seat)
    yield from played(s, who, card)
    return asset


@cites("AHC-FAS-05")
def fast_assets(s: Table, who: Investigator) -> list[PlayerCard]:
    """Fast assets that this investigator could play now."""
    found: list[PlayerCard] = []
    for card in who.hand:
        if card.fast and card.kind == ASSET and card not in found and can_play_asset(s, who, card):
            found.append(card)
    return found


def fits_now(s: Table, who: Investigator, card: PlayerCard) -> bool:
    """Could it be played with a play action, if it can be afforded?"""
    if card.kind == ASSET:
        return asset_fits(s, who, card)
    event = EVENTS.get(card.key)
    return event is not None and event_fits(s, who, card, event)


def what_it_does(s: Table, ability: Ability) -> Preview:
    """And how much better the test under way stands with it."""
    notes = () if ability.says is None else (Note("adds", says=ability.says),)
    if s.test is None or not ability.raises:
        return Preview(notes=notes)
    odds = Odds("before", chance(s, s.test)), Odds("with", chance(s, s.test, ability.raises))
    return Preview(odds=odds, notes=(Note("no-better"), *notes) if odds[0].share == odds[1].share else notes)


INITIATION.can_use = can_use
INITIATION.does = what_it_does
INITIATION.use = use
INITIATION.can_play = can_play
INITIATION.play = play_event
INITIATION.fast_assets = fast_assets
INITIATION.play_asset = play_asset
INITIATION.price = preview_fast
INITIATION.can_advance = can_advance_by_clues
INITIATION.advance = advance_by_clues
