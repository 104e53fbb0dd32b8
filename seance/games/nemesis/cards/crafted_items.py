"""Crafted Items. The Molotov Cocktail is in `thrown`, the Flamethrower in `combat`."""

from __future__ import annotations

from seance.engine import Bar, Need, cites
from seance.games.nemesis.rules.basic_actions import passes
from seance.games.nemesis.rules.combat import injure
from seance.games.nemesis.rules.contamination import cleanse, contaminate
from seance.games.nemesis.rules.hand import discard, shuffle_all
from seance.games.nemesis.rules.intruders import retreat
from seance.games.nemesis.rules.pieces import Crew
from seance.games.nemesis.rules.registers import ShipNeed, item_action, nothing
from seance.games.nemesis.rules.state import Ship
from seance.games.nemesis.rules.targets import companions, intruders_here

# ---- Antidote --------------------------------------------------------------------------------------------------


@cites("NEM-SCAN-04", "NEM-SCAN-09")
def antidote(s: Ship, who: Crew, _: None) -> None:
    """Cleansed of everything but one new card; then all cards are shuffled, and the player passes."""
    cleanse(s, who)
    contaminate(s, who)
    shuffle_all(who)
    passes(s, who)


item_action("antidote", antidote, nothing)

# ---- Taser -----------------------------------------------------------------------------------------------------

CARDS_TO_LOSE = Bar("NEM-AITEM-01", "hand-is-empty")
SOMEBODY_HERE: ShipNeed = Need(
    "NEM-AITEM-01", "nobody-to-stun", lambda s, who: len(s.crew_in(who.room)) > 1 or s.in_combat(who)
)


@cites("NEM-RETR-02")
def stun_intruder(s: Ship, who: Crew, key: str) -> None:
    """1 Injury, and it retreats, unless the Injury has killed or driven it off already."""
    intruder = s.intruder(key)
    assert intruder is not None
    injure(s, intruder, 1)
    if intruder in s.intruders and intruder.room == who.room:
        retreat(s, intruder)


def empty_handed(s: Ship, who: Crew, seat: int) -> Bar | None:
    return None if s.crew[seat].hand else CARDS_TO_LOSE


@cites("NEM-PVP-02")
def stun_character(s: Ship, who: Crew, seat: int) -> None:
    other = s.crew[seat]
    discard(s, other, other.hand[:])


item_action("taser", stun_intruder, intruders_here, (SOMEBODY_HERE,), verb="use-on")
item_action("taser", stun_character, companions, bars=empty_handed, verb="use-on")
