"""What is true at every moment: every card lies in exactly one place, and the numbers can be."""

from __future__ import annotations

from collections import Counter

from seance.games.arkham.rules.decks import cards_of
from seance.games.arkham.rules.index import Index
from seance.games.arkham.rules.modifiers import stat
from seance.games.arkham.rules.pieces import NOBODY, Investigator
from seance.games.arkham.rules.printed import CHAOS_BAGS, SCENARIOS, SLOTS, EncounterCard, Printed, StoryAsset
from seance.games.arkham.rules.scenario_setup import cards_of_sets
from seance.games.arkham.rules.slots import over
from seance.games.arkham.rules.state import Table

SETTING_UP = ("set-up-investigators", "set-up-lead", "set-up-decks", "scenario-ends", "between")


def check(s: Table) -> None:
    if s.phase in SETTING_UP or (s.stack and s.phase_name != s.phase.partition("-")[0]):
        return
    if s.phase not in ("set-up-hands", "set-up-mulligans", "set-up-scenario"):
        check_encounter_cards(s)
        check_enemies(s)
        check_index(s)
    check_player_cards(s)
    check_investigators(s)
    check_bag(s)


def check_player_cards(s: Table) -> None:
    """Whatever belongs to somebody's deck is somewhere, once."""
    playing = [who for who in s.investigators if not who.gone]
    have = Counter([card for card in everywhere(s) if not isinstance(card, EncounterCard)])
    want: Counter[Printed] = Counter([card for who in playing for card in who.owned])
    gone: Counter[Printed] = Counter([card for who in s.investigators if who.gone for card in who.owned])
    missing, extra = want - have, have - want - gone
    assert not missing, f"missing {missing}"
    assert not extra, f"too many {extra}"


def everywhere(s: Table) -> list[Printed]:
    found: list[Printed] = []
    for who in s.investigators:
        found += who.hand + cards_of(who.deck) + who.deck.discard
        found += [card.card for card in who.assets + who.threats]
    found += [card.card for card in s.at_locations] + [enemy.card for enemy in s.enemies]
    found += [card for _, card in s.limbo] + [drawn.card for drawn in s.drawing if not drawn.placed]
    found += [card for test in s.tests for _, card in test.committed]
    found += cards_of(s.encounters) + s.encounters.discard + cards_of(s.cultists) + s.cultists.discard
    found += s.set_aside + s.victory + s.removed
    found += [location.card for location in s.locations]
    found += s.acts + s.agendas + [one.card for one in (s.act, s.agenda) if one is not None]
    return found


def check_encounter_cards(s: Table) -> None:
    """No card of the encounter sets is there more often than it was printed."""
    have = Counter([card.key for card in everywhere(s) if isinstance(card, EncounterCard) and not is_place(card)])
    printed = Counter([card.key for card in cards_of_sets(SCENARIOS[s.scenario].sets)])
    for key, n in have.items():
        assert n <= max(printed[key], 3), f"{key}: {n}"


def is_place(card: EncounterCard) -> bool:
    return card.kind == "location"


def check_enemies(s: Table) -> None:
    keys = [location.key for location in s.locations]
    for enemy in s.enemies:
        assert enemy.location in keys, f"{enemy.key} is nowhere: {enemy.location}"
        if enemy.engaged != NOBODY:
            who = s.investigators[enemy.engaged]
            assert not who.gone, f"{enemy.key} is engaged with nobody"
            assert who.location == enemy.location, f"{enemy.key} is not where {who.key} is"
        assert min(enemy.damage, enemy.doom) >= 0, enemy.key
    for location in s.locations:
        assert location.clues >= 0, location.key


def check_investigators(s: Table) -> None:
    for who in s.investigators:
        if who.gone:
            left = len(who.hand) + len(who.assets) + len(who.threats) + len(who.deck)
            assert not left, f"{who.key} is gone"
            continue
        assert min(who.resources, who.clues, who.damage, who.horror) >= 0, who.key
        if not under_way(s):
            assert who.damage < stat(s, "health", who), f"{who.key} should be defeated"
            assert who.horror < stat(s, "sanity", who), f"{who.key} should be driven out"
        check_slots(s, who)


def check_slots(s: Table, who: Investigator) -> None:
    assets = [card for card in s.controlled(who) if not isinstance(card.card, StoryAsset)]
    making_room = any(one.what == "slots" and one.seat == who.seat for one in s.pending)
    if not s.limbo and not making_room:
        for slot in SLOTS:
            assert over(s, who, slot, assets, None) <= 0, f"{who.key}: too much in {slot}"


def under_way(s: Table) -> bool:
    """Somewhere between harm and its consequences."""
    return s.hurting is not None or bool(s.limbo) or s.phase_name == "set"


def check_bag(s: Table) -> None:
    tokens = len(s.bag) + sum([len(test.revealed) for test in s.tests])
    least = len(CHAOS_BAGS[s.difficulty])
    assert least <= tokens <= least + 1, f"{tokens} chaos tokens"


def check_index(s: Table) -> None:
    """The index knows what is in play."""
    if s.index is not None:
        old, new = s.index, Index(s)
        assert {key: len(found) for key, found in old.names.items()} == {
            key: len(found) for key, found in new.names.items()
        }, "the index was not dropped"  # fmt: skip
