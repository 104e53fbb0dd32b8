"""Areas: cards enter play, leave it, and go to the discard pile, the victory display or out of the game."""

from __future__ import annotations

from typing import cast

from seance.engine import Flow, Option, choose, cites

from .index import index
from .modifiers import fixed_values, forbidden, restricted
from .pieces import NOBODY, Enemy, InPlay, Investigator, Location, Thing
from .printed import EVENT, EncounterCard, EnemyCard, PlayerCard, Printed, StoryAsset
from .registers import AFTER_PLAY, FIXED, SLOTS, keep_to_slots, step
from .state import Table
from .under_way import Moment
from .windows import happens

# ---- out of play ------------------------------------------------------------------


@cites("AHC-DIS-01", "AHC-DIS-02", "AHC-DIS-04", "AHC-OWN-05", "AHC-ELM-07", "AHC-OWN-01", "AHC-OWN-03")
def to_discard(s: Table, card: Printed, owner: int) -> None:
    """On top of its owner's discard pile; what belongs to somebody who is gone leaves the game."""
    if isinstance(card, StoryAsset):
        s.removed.append(card)
    elif owner == NOBODY:
        s.encounters.discard.append(cast(EncounterCard, card))
    elif s.investigators[owner].gone:
        s.removed.append(card)
    else:
        s.investigators[owner].deck.discard.append(cast(PlayerCard, card))


def put_event_away(s: Table, card: Printed, owner: int) -> None:
    """An event that was played or leaves play: to the discard pile, unless an asset of its owner sends it elsewhere."""
    who = s.investigators[owner]
    if not who.gone and any(asset.card.key in AFTER_PLAY for asset in who.assets):
        who.deck.under(cast(PlayerCard, card), tuple(range(s.seats)))
    else:
        to_discard(s, card, owner)


def to_hand(s: Table, card: Printed, owner: int) -> None:
    """Back to a hand; no weakness of the core set gets there in this way."""
    if s.investigators[owner].gone:
        s.removed.append(card)
    else:
        s.investigators[owner].hand.append(cast(PlayerCard, card))


# ---- leaving play ------------------------------------------------------------------


@cites("AHC-INP-04", "AHC-LVP-01", "AHC-LVP-02")
def take_away(s: Table, thing: InPlay | Enemy) -> bool:
    """A card is taken out of play, and whatever lies on it goes back to the pool. False if it was not there."""
    if isinstance(thing, Enemy):
        if thing not in s.enemies:
            return False
        s.enemies.remove(thing)
    else:
        area, holder = area_of(s, thing), s.holder(thing)
        if area is None:
            return False
        area.remove(thing)
        if holder is not None and thing.card.key in SLOTS:
            s.then(keep_to_slots(holder))
    if s.lasting:
        s.lasting = [one for one in s.lasting if one.on != thing.key]
    s.changed()
    return True


def area_of(s: Table, card: InPlay) -> list[InPlay] | None:
    if card in s.at_locations:
        return s.at_locations
    return next((area for who in s.investigators for area in (who.assets, who.threats) if card in area), None)


def in_play(s: Table, thing: InPlay | Enemy) -> bool:
    return thing in s.enemies if isinstance(thing, Enemy) else area_of(s, thing) is not None


@cites("AHC-PRM-05", "AHC-CNT-01")
def stuck(s: Table, thing: InPlay | Enemy) -> bool:
    """Does anything say that it cannot leave play?"""
    if isinstance(thing.card, PlayerCard) and "permanent" in thing.card.keywords:
        return True
    return restricted(s, "leave-play") and forbidden(s, "leave-play", s.leader, thing.key)


@cites("AHC-DIS-01", "AHC-DMG-15", "AHC-OWN-06")
def discard(s: Table, thing: InPlay | Enemy) -> bool:
    """A card in play is discarded: to its owner's pile. True if it was."""
    controller = s.holder(thing) if isinstance(thing, InPlay) else None
    if stuck(s, thing) or not take_away(s, thing):
        return False
    if controller is not None and "after-discarded" in index(s).points:
        s.then(discarded(controller, thing.card.key))
    s.log("discarded", card=thing.key)
    (put_event_away if thing.card.kind == EVENT else to_discard)(s, thing.card, thing.owner)
    return True


@step("discarded")
@cites("AHC-OWN-06")
def discarded(s: Table, who: Investigator, card: str) -> Flow[None]:
    """A card went to the pile of its owner; who controlled it has discarded it all the same."""
    yield from happens(s, Moment("after-discarded", who, (card,)))


@cites("AHC-VIC-02", "AHC-VIC-03")
def to_victory(s: Table, thing: InPlay | Enemy) -> None:
    """A card in play goes to the victory display."""
    if take_away(s, thing):
        s.log("victory-display", card=thing.key)
        if isinstance(thing.card, EncounterCard):
            s.victory.append(thing.card)
        else:
            to_discard(s, thing.card, thing.owner)


def return_to_hand(s: Table, thing: InPlay) -> None:
    """A card in play returns to its owner's hand."""
    if take_away(s, thing):
        s.log("returned-to-hand", card=thing.key)
        to_hand(s, thing.card, thing.owner)


@cites("AHC-ATT-08")
def remove_location(s: Table, location: Location) -> None:
    """A location leaves the game; what is attached to it is discarded."""
    for card in s.attached(location.key):
        discard(s, card)
    s.locations.remove(location)
    s.removed.append(location.card)
    s.changed()
    s.log("location-removed", location=location.key)


# ---- entering play ------------------------------------------------------------------


@cites("AHC-ENT-01", "AHC-RDY-02", "AHC-USE-01", "AHC-USE-02")
def new_in_play(s: Table, card: Printed, owner: int, location: str = "") -> InPlay:
    uses = card.uses if isinstance(card, PlayerCard) else 0
    s.changed()
    return InPlay(card, s.number(card), owner, uses, location)


@cites("AHC-AST-02", "AHC-OWN-04", "AHC-PUT-01", "AHC-PUT-02", "AHC-AST-03", "AHC-PUT-04")
def put_asset(s: Table, who: Investigator, card: Printed, owner: int) -> Flow[InPlay]:
    """An asset enters play in somebody's play area (slots must have been made free)."""
    asset = new_in_play(s, card, owner)
    who.assets.append(asset)
    s.log("enters-play", who=who.key, card=asset.key)
    yield from entered(s, who, asset)
    return asset


@cites("AHC-THR-01", "AHC-PUT-03", "AHC-ENT-02")
def put_into_threat_area(
    s: Table, who: Investigator, card: Printed, owner: int, clues: int = 0, horror: int = 0
) -> InPlay:
    """It enters play with whatever tokens it is said to have."""
    threat = new_in_play(s, card, owner)
    threat.clues, threat.horror = clues, horror
    who.threats.append(threat)
    s.log("threat-area", who=who.key, card=threat.key)
    return threat


@cites("AHC-UNI-02", "AHC-UNI-04")
def make_way(s: Table, card: Printed) -> None:
    """A unique player card gives way to a unique encounter card of the same title."""
    if isinstance(card, (EnemyCard, StoryAsset)) and card.unique:
        for who in s.investigators:
            for asset in [one for one in who.assets if one.card.key == card.key]:
                discard(s, asset)


@cites("AHC-ATT-01", "AHC-ATT-02", "AHC-ATT-04", "AHC-ATT-07")
def put_at_location(s: Table, location: str, card: Printed, owner: int = NOBODY) -> Flow[InPlay]:
    """Attached to a location, or lying there under nobody's control."""
    make_way(s, card)
    placed = new_in_play(s, card, owner, location)
    s.at_locations.append(placed)
    s.log("attached", card=placed.key, location=location)
    yield from entered(s, None, placed)
    return placed


@cites("AHC-ABI-02")
def entered(s: Table, who: Investigator | None, thing: InPlay) -> Flow[None]:
    if thing.card.key in FIXED:
        yield from settle_conflicts(s, thing)
    on = Moment("after-enters-play", who, (thing.key,))
    on.thing = thing
    yield from happens(s, on)


@cites("AHC-PRI-04")
def settle_conflicts(s: Table, thing: InPlay) -> Flow[None]:
    """If it says something of a value that another card in play denies, the lead decides which is applied last."""
    everybody: list[Thing] = [*s.in_order(), *s.enemies]
    for fixed in FIXED[thing.card.key]:
        for whose in everybody:
            said = fixed_values(s, fixed.stat, whose)
            if len({n for _, n in said}) > 1 and any(this is thing for this, _ in said):
                options = [Option(this.key, "prevails", (this.key,)) for this, _ in said]
                chosen = yield from choose(s.lead, "which-prevails", options, (whose.key,))
                s.lasting = [one for one in s.lasting if one.what != "prevails"]
                s.until("game", "prevails", chosen)
                return


@cites("AHC-OWN-04", "AHC-SLT-11")
def take_control(s: Table, who: Investigator, thing: InPlay) -> None:
    """An asset that lay elsewhere comes into this play area (slots must have been made free)."""
    area = area_of(s, thing)
    assert area is not None
    area.remove(thing)
    thing.location = ""
    who.assets.append(thing)
    s.changed()
    s.log("takes-control", who=who.key, card=thing.key)
