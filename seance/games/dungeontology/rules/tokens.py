"""Tokens that scheme cards bring to areas: traps, teleports, secret passages X."""

from __future__ import annotations

from seance.engine import cites

from .printed import TOKENS, TRAPS, Token
from .state import Expedition


def tokens_left(s: Expedition, kind: str) -> int:
    """Of "trap", "teleport", "secret-x": those that lie on no area."""
    if kind == "trap":
        return len(TRAPS) - sum([area.traps for area in s.areas])
    placed = [area.teleport if kind == "teleport" else area.secret for area in s.areas]
    return TOKENS[kind].count - sum(placed)


@cites("DUN-ATOK-01", "DUN-ATOK-07", "DUN-ATOK-08")
def place_trap(s: Expedition, area: int) -> None:
    """Face down: all that lie face up in the reserve are mixed with the others again."""
    s.traps, s.sprung = s.traps + s.sprung, []
    s.areas[area].traps += 1
    s.log("trap-placed", area=s.areas[area].key)


@cites("DUN-ATOK-09", "DUN-ATOK-10")
def spring_trap(s: Expedition, area: int) -> Token:
    """What a trap is comes out now; it goes to the reserve."""
    s.areas[area].traps -= 1
    trap = s.dice.take("traps", s.traps)
    s.sprung.append(trap)
    return trap


@cites("DUN-ATOK-02", "DUN-ATOK-04")
def place_teleport(s: Expedition, area: int) -> None:
    s.areas[area].teleport = True
    s.log("token-placed", token="teleport", area=s.areas[area].key)


@cites("DUN-ATOK-05", "DUN-ATOK-06")
def place_secret(s: Expedition, area: int) -> None:
    s.areas[area].secret = True
    s.log("token-placed", token="secret-x", area=s.areas[area].key)
