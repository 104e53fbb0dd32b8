"""Drawing encounter cards, and weaknesses that are resolved like them."""

from __future__ import annotations

from seance.engine import Flow, cites

from .areas import entered, put_at_location, put_into_threat_area, to_discard
from .enemies import spawn
from .harm import check_defeat
from .pieces import NOBODY, InPlay, Investigator
from .printed import ENEMY, EncounterCard, Printed
from .registers import REVELATIONS, resolve, step
from .state import Table
from .under_way import Drawn, Moment
from .windows import happens


@cites("AHC-FW14-02", "AHC-FW14-03", "AHC-FW14-08", "AHC-DRC-02", "AHC-ENC-02", "AHC-SUR-01", "AHC-SUR-02")
def draw_encounter(s: Table, who: Investigator) -> Flow[None]:
    """Draw the top card of the encounter deck and resolve it; surge: another one."""
    surge = True
    while surge and not who.gone:
        card = s.encounters.draw(s.dice)
        if card is None:
            s.log("no-encounter-card", who=who.key)
            return
        surge = yield from resolve_drawn(s, who, card)


@step("draw-encounter")
def draw_encounter_step(s: Table, who: Investigator) -> Flow[None]:
    if not who.gone:
        yield from draw_encounter(s, who)


def keywords_of(card: Printed) -> tuple[str, ...]:
    found: tuple[str, ...] = getattr(card, "keywords", ())
    return found


@cites(
    "AHC-PER-01", "AHC-FW14-04", "AHC-FW14-05", "AHC-FW14-06", "AHC-FW14-07", "AHC-RVA-02", "AHC-REV-01",
    "AHC-REV-02", "AHC-REV-03", "AHC-CAN-06", "AHC-TRE-02", "AHC-TRE-03", "AHC-WEA-02", "AHC-VIC-06", "AHC-GAN-04",
)  # fmt: skip
def resolve_drawn(s: Table, who: Investigator, card: Printed, owner: int = NOBODY) -> Flow[bool]:
    """Peril, revelation, then the enemy spawns or the treachery is discarded. Does it surge?"""
    keywords = keywords_of(card)
    s.log("draws-encounter" if owner == NOBODY else "draws-weakness", who=who.key, card=card.key)
    drawn = Drawn(card, who, owner)
    s.drawing.append(drawn)
    alone = s.peril
    if "peril" in keywords:
        s.peril = who.seat
    on = Moment("when-encounter-drawn", who, (card.key, who.key))
    on.card = card
    yield from happens(s, on)
    text = REVELATIONS.get(card.key)
    if text is not None and on.cancelled:
        s.log("revelation-cancelled", card=card.key)
    elif text is not None and not who.gone:
        yield from resolve(s, text, who)
    s.peril = alone
    s.drawing.remove(drawn)
    if drawn.placed:
        pass
    elif card.kind == ENEMY and not who.gone:
        yield from spawn(s, card, who, owner=owner, drawer=who)
    elif isinstance(card, EncounterCard) and card.victory and card.kind != ENEMY:
        s.victory.append(card)
    else:
        to_discard(s, card, owner)
    return drawn.surge or "surge" in keywords


# ---- what revelations do with their card ------------------------------------------------------------------


@cites("AHC-DMG-12")
def into_threat_area(s: Table, who: Investigator, clues: int = 0, horror: int = 0) -> Flow[None]:
    """ "Put this card into play in your threat area." Whose health or sanity it lowers too far is defeated at once."""
    drawn = s.drawing[-1]
    drawn.placed = True
    threat = put_into_threat_area(s, who, drawn.card, drawn.owner, clues, horror)
    yield from check_defeat(s, who)
    if not who.gone:
        yield from entered(s, who, threat)


@cites("AHC-ATT-03", "AHC-ATT-05", "AHC-ATT-06")
def attach_to_location(s: Table, location: str, limit: int = 0) -> Flow[InPlay | None]:
    """ "Attach to …" (a limit: copies per location). None: it cannot, and is discarded."""
    drawn = s.drawing[-1]
    if limit and len([one for one in s.attached(location) if one.card.key == drawn.card.key]) >= limit:
        return None
    drawn.placed = True
    return (yield from put_at_location(s, location, drawn.card, drawn.owner))
