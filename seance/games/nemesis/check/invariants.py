"""What is true at every moment: every component lies in exactly one place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from seance.engine import Printed
from seance.games.nemesis.rules.board import ROOMS
from seance.games.nemesis.rules.pieces import Gear, HeavyObject
from seance.games.nemesis.rules.printed import (
    ATTACKS,
    CARCASSES,
    CONTAMINATION,
    CORPORATE,
    CRAFTED_PILE,
    DOORS,
    EGGS,
    EVENTS,
    FIRE_MARKERS,
    INTRUDER_ACTIONS,
    ITEM_DECKS,
    KINDS,
    MALFUNCTION_MARKERS,
    PERSONAL,
    SOLO_COOP,
    TOKENS,
    WEAKNESSES,
    WOUND_DECK,
    Item,
)  # fmt: skip
from seance.games.nemesis.rules.setup import players
from seance.games.nemesis.rules.state import OPEN, Ship
from seance.games.nemesis.rules.wounds import LIGHT_FOR_SERIOUS, MOST_SERIOUS

ACTION_DECK = 10


ALL_ATTACKS, ALL_EVENTS, ALL_WOUNDS = Counter[Printed](ATTACKS), Counter[Printed](EVENTS), Counter[Printed](WOUND_DECK)
ALL_WEAKNESSES, ALL_TOKENS = Counter[Printed](WEAKNESSES), Counter[Printed](TOKENS)
ALL_HUNTS = Counter[Printed](INTRUDER_ACTIONS)


def same(found: Iterable[Printed], want: Counter[Printed], what: str) -> None:
    have = Counter(found)
    if not dict.__eq__(have, want):  # that of a Counter, which also knows zeros, is slow
        raise AssertionError(f"{what}: too many {have - want}, missing {want - have}")


def check(s: Ship) -> None:
    check_decks(s)
    check_items(s)
    check_markers(s)
    check_intruders(s)
    check_crew(s)


def check_decks(s: Ship) -> None:
    box = s.box
    event = [] if s.event is None else [s.event]
    same([*s.attacks.hidden(-1), *s.attacks.discard], ALL_ATTACKS, "Intruder Attack cards")
    events = [card for card in box if card in EVENTS]
    same([*s.events.hidden(-1), *s.events.discard, *event, *events], ALL_EVENTS, "Event cards")
    wounds = [one.card for who in s.crew for one in who.wounds]
    same([*s.wounds.hidden(-1), *s.wounds.discard, *wounds], ALL_WOUNDS, "Serious Wound cards")
    discovered = [one for one in s.weaknesses if one is not None]
    same([*s.weaknesses_left, *discovered], ALL_WEAKNESSES, "Weakness cards")
    if s.intruder_player:
        cards = [*s.hunter_deck.hidden(-1), *s.hunter_deck.discard, *s.hunter_hand]
        same(cards, ALL_HUNTS, "Intruder Action cards")
    objectives = [one for who in s.crew for one in (*who.objectives, *who.rejected)]
    if s.mode == "semi-coop":
        dealt = [card for card in (*PERSONAL, *CORPORATE) if card.min_players <= players(s)]
    else:
        dealt = list(SOLO_COOP)
    same([*s.objectives_left, *objectives], Counter(dealt), "Objective cards")


def check_items(s: Ship) -> None:
    found: list[Printed] = [*s.crafted, *[item for item in s.box if isinstance(item, Item)]]
    for deck in (s.red, s.yellow, s.green):
        found += [*deck.hidden(-1), *deck.discard]
    for record in s.pending:
        if record.what == "keep-item" and s.result is None:
            found += record.cards
    wanted: list[Printed] = [*CRAFTED_PILE, *[item for deck in ITEM_DECKS.values() for item in deck]]
    for who in s.crew:
        found += [*who.items, *who.quests]
        for gear in who.gear:
            found += [gear.item, *gear.attached]
        if who.character is not None:
            wanted += [who.character.weapon, *who.character.quest_items]
        for seat in range(s.seats):
            who.known.hidden(seat, who.items)  # fails if somebody knows what is not true
    same(found, Counter(wanted), "Items")


def check_markers(s: Ship) -> None:
    assert sum(s.fire) <= FIRE_MARKERS
    assert sum(s.malfunction) <= MALFUNCTION_MARKERS
    assert sum([door != OPEN for door in s.doors]) <= DOORS
    assert all(len(engine) == 2 for engine in s.engines)
    lying = [thing for things in s.objects.values() for thing in things]
    carried = [held for who in s.crew for held in who.hands if isinstance(held, HeavyObject)]
    kinds = Counter([thing.kind for thing in (*lying, *carried)])
    assert kinds["intruder-egg"] + s.eggs <= EGGS
    assert kinds["intruder-carcass"] <= CARCASSES
    assert kinds["blue-character-corpse"] == 1
    assert len({thing.key for thing in (*lying, *carried)}) == len(lying) + len(carried)
    face_down = sum([not tile for tile in s.tiles[1:]])
    looked = sum([bool(peeked[0]) for peeked in s.looked.values()])
    assert len(s.tiles_1) + len(s.tiles_2) + looked >= face_down


def check_intruders(s: Ship) -> None:
    same([*s.bag, *s.supply], ALL_TOKENS, "Intruder tokens")
    for kind in KINDS.values():
        assert sum([one.kind == kind.key for one in s.intruders]) <= kind.models, kind
    assert len({one.key for one in s.intruders}) == len(s.intruders)
    assert all(one.room in ROOMS for one in s.intruders)


def check_crew(s: Ship) -> None:
    contamination = 0
    for who in s.crew:
        if who.character is None:
            continue
        cards = [*who.hand, *who.deck.hidden(-1), *who.deck.discard]
        assert sum([card.pays for card in cards]) == (0 if who.seat == s.hunter else ACTION_DECK), who.key
        contamination += sum([card.key == "contamination" for card in cards])
        assert 0 <= who.light < LIGHT_FOR_SERIOUS, who.key
        assert len(who.wounds) <= MOST_SERIOUS, who.key
        assert (who.room in ROOMS) + (who.pod > 0) + (who.fate != "") == 1, who.key
        assert all(0 <= gear.ammo <= gear.capacity for gear in who.hands if isinstance(gear, Gear)), who.key
        waiting = any(record.what == "fit-hands" and record.seat == who.seat for record in s.pending)
        assert waiting or who.fate or who.slots_used <= who.slots, who.key  # a revival dresses wounded arms
    contamination += s.box.count(CONTAMINATION)  # with the cards of the Intruder player
    if s.result is None:  # the last scan only reads the cards
        assert s.contamination + contamination == s.infected + s.clean
