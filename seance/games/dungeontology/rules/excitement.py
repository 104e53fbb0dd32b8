"""What is read again whenever cubes have moved: stars, excitement, knowledge; and whether anything is left to find."""

from __future__ import annotations

from seance.engine import cites

from .clan import look_at_clan
from .exploring import any_tile_fits
from .pieces import Scholar
from .state import Expedition
from .values import change, value


def settle_step(s: Expedition) -> None:
    """As soon as an effect is finished, for all scholars."""
    s.changed = False
    for who in s.scholars:
        gain_knowledge(s, who)
    read_stars(s)
    for who in s.scholars:
        who.stun = min(who.stun, value(s, who, "stamina"))


@cites("DUN-EXC-01", "DUN-EXC-02", "DUN-EXC-03", "DUN-EXC-05", "DUN-EXC-06", "DUN-SCHOLAR-11", "DUN-SCHOLAR-24",
       "DUN-SCHOLAR-26", "DUN-SCHOLAR-27", "DUN-SKILLS-08")  # fmt: skip
def read_stars(s: Expedition) -> None:
    """Exactly those are excited who have fewer stars than somebody else. Who flips gains and loses skills at once."""
    stars = [who.stars for who in s.scholars]
    most = max(stars)
    for who, n in zip(s.scholars, stars, strict=True):
        excited = n < most
        if excited != who.excited:
            before = change(who, "actions")
            who.excited = excited
            if who is s.active and s.phase in ("action", "action-end"):
                s.actions = max(0, s.actions + change(who, "actions") - before)
            s.log("excited" if excited else "calm", who=who.key)


@cites("DUN-SCHOLAR-12", "DUN-SCHOLAR-13", "DUN-KNOW-01", "DUN-KNOW-02")
def gain_knowledge(s: Expedition, who: Scholar) -> None:
    """Whoever owns the combination has the token for good, and may look at the clan card."""
    assert who.card is not None
    if not who.knowledge and all(who.cubes[cube] >= n for cube, n in who.card.knowledge.items()):
        who.knowledge = True
        s.log("knowledge", who=who.key)
        if who.seat not in s.clan_seen:
            look_at_clan(s, who)


@cites("DUN-MAX-11", "DUN-END-03")
def nothing_left(s: Expedition) -> bool:
    """No area has a cube, and no new area can be placed."""
    for area in s.areas:
        for cube in area.cubes:
            if cube:
                return False
    return s.maximum_alert or not any_tile_fits(s)
