"""What must be true of every table: components in exactly one place, limits kept, nobody knows what is not true."""

from __future__ import annotations

from collections import Counter

from seance.games.dungeontology.rules.dungeon import SPOTS, meeting, token_between
from seance.games.dungeontology.rules.pieces import Scholar
from seance.games.dungeontology.rules.printed import (
    CAMPFIRE,
    COLUMNS,
    DOOM_DECK,
    LEVELS,
    OMEGAS,
    SCHEME_DECK,
    SCHOLARS,
    STUDENTS,
    TOKENS,
    TRAINEES,
    TRAPS,
)
from seance.games.dungeontology.rules.state import Expedition
from seance.games.dungeontology.rules.values import value

ALL_SCHEMES = Counter([card.key for card in SCHEME_DECK])
ALL_DOOMS = Counter([card.key for card in DOOM_DECK])
OFFSETS = set(SPOTS.values())


def check(s: Expedition) -> None:
    check_students(s)
    check_cubes(s)
    check_cards(s)
    check_dungeon(s)
    for who in s.scholars:
        check_scholar(s, who)
    assert sorted([t.key for who in s.scholars for t in who.trainees] + [t.key for t in s.trainees]) == sorted(TRAINEES)
    traps = len(s.traps) + len(s.sprung)
    assert traps == len(TRAPS), traps
    assert sum([area.traps for area in s.areas]) <= len(s.traps)
    for kind, placed in (("teleport", [a.teleport for a in s.areas]), ("secret-x", [a.secret for a in s.areas])):
        assert sum(placed) <= TOKENS[kind].count, kind


def check_students(s: Expedition) -> None:
    counts = (s.reserve, s.bag_students, s.campfire, s.withheld, *[who.students for who in s.scholars])
    assert min(counts) >= 0, counts
    assert sum(counts) == STUDENTS, counts
    assert s.campfire <= CAMPFIRE
    omegas = (s.bag_omegas, s.omegas_placed, len(s.omegas_drawn), s.omegas_left)
    assert min(omegas) >= 0, omegas
    assert sum(omegas) == OMEGAS
    assert s.alert is None or s.omegas_placed <= len(s.alert.rows)
    assert (s.panic is None) != (s.alert is None)


def check_cubes(s: Expedition) -> None:
    for cube, column in COLUMNS.items():
        lying = sum([area.cubes.count(cube) for area in s.areas])
        held = sum([who.cubes[cube] for who in s.scholars])
        assert lying + held + s.reserve_cubes[cube] == column.cubes, cube


def check_cards(s: Expedition) -> None:
    deck = s.schemes
    cards = deck.rest + deck.discard + s.limbo + [card for block in deck.top + deck.bottom for card in block.cards]
    cards += [card for who in s.scholars for card in who.hand]
    cards += [play.card for play in s.plays if play.card is not None]
    assert Counter([card.key for card in cards]) == ALL_SCHEMES
    dooms = s.dooms.rest + s.dooms.discard + [card for who in s.scholars for card in who.dooms]
    assert Counter([card.key for card in dooms]) == ALL_DOOMS
    assert sum([who.doom_down for who in s.scholars]) <= len(s.dooms.rest)
    assert len({play.number for play in s.plays}) == len(s.plays)
    assert s.clan in s.clans


def check_dungeon(s: Expedition) -> None:
    """No tile lies on another, every tile touches one, and each level's tiles are on the table or in the stack."""
    for number, area in enumerate(s.areas):
        for other in s.areas[:number]:
            assert abs(area.x - other.x) > 1 or abs(area.y - other.y) > 1, (area.key, other.key)
        assert not number or area.adjacent, area.key
        for link in area.exits:
            there = s.areas[link.to]
            spot = next(spot for spot, offset in SPOTS.items() if offset == (there.x - area.x, there.y - area.y))
            assert (link.passage, link.entry) in meeting(area.tile, there.tile, spot)
            assert link.token == token_between(area.tile, there.tile)
    for level, tiles in LEVELS.items():
        placed = [area.tile for area in s.areas if area.tile in tiles]
        drawn = [s.drawn] if s.drawn in tiles else []
        assert len(placed) + len(drawn) + len(s.stack_of(level)) == len(tiles), level
    assert s.boss_at < len(s.areas)
    assert s.boss_at != 0


def check_scholar(s: Expedition, who: Scholar) -> None:
    assert who.card is not None or s.phase == "scholars"
    assert 0 <= who.area < len(s.areas)
    for cube, n in who.cubes.items():
        assert 0 <= n <= COLUMNS[cube].capacity
    for seat in range(s.seats):
        if seat != who.seat:
            who.known.hidden(seat, who.hand)  # fails if somebody knows what is not true
    if who.card is not None and not s.changed and s.result is None:
        assert 0 <= who.stun <= value(s, who, "stamina"), (who.key, who.stun)
        assert who.excited == (who.stars < max([one.stars for one in s.scholars]))
    assert len([one for one in s.scholars if one.card is not None]) + len(s.names_left) == len(SCHOLARS)
