"""What is true at every moment: every component lies in exactly one place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from seance.engine import Printed
from seance.games.eldritch.rules.pieces import InPlay, Owned
from seance.games.eldritch.rules.possessions import MOST_IMPROVEMENT, backs_of
from seance.games.eldritch.rules.printed import (
    ARTIFACTS,
    ASSETS,
    CLUES,
    CONDITIONS,
    CUP,
    DOOM_HIGHEST,
    ENCOUNTER_DECKS,
    GATES,
    INVESTIGATORS,
    MYSTERIES,
    MYTHOS,
    OMENS,
    RESERVE,
    SPACES,
    SPELLS,
    Asset,
    Clue,
    Gate,
    MonsterKind,
    Mystery,
    Mythos,
    Possession,
    Sheet,
)  # fmt: skip
from seance.games.eldritch.rules.state import World


def same(found: Iterable[Printed], wanted: Iterable[Printed], what: str) -> None:
    have, want = Counter(found), Counter(wanted)
    assert dict.__eq__(have, want), f"{what}: too many {have - want}, missing {want - have}"


def check(s: World) -> None:
    check_cards(s)
    check_tokens(s)
    check_mythos(s)
    check_investigators(s)


def all_cards(s: World) -> list[Owned]:
    return [one for who in s.investigators for one in who.cards] + [one for who in s.fallen for one in who.cards]


def cards_in_play(s: World) -> list[InPlay]:
    return [*([] if s.mystery is None else [s.mystery]), *s.ongoing, *s.drawn]


def boxed(s: World, kind: type) -> list[Printed]:
    return [thing for thing in s.box if type(thing) is kind]


def check_cards(s: World) -> None:
    cards = all_cards(s)
    owned = {family: [one.card for one in cards if one.family == family] for family in FAMILIES}
    assets = [*owned["asset"], *s.assets.hidden(-1), *s.assets.discard, *s.reserve, *boxed(s, Asset)]
    same(assets, ASSETS.values(), "Assets")
    artifacts = [*owned["artifact"], *s.artifacts.hidden(-1), *s.artifacts.discard, *boxed(s, Possession)]
    same(artifacts, ARTIFACTS.values(), "Artifacts")
    same([*owned["spell"], *s.spells], [card for card in SPELLS.values() for _ in card.backs], "Spells")
    copies = [card for card in CONDITIONS.values() for _ in card.backs]
    same([*owned["condition"], *s.conditions], copies, "Conditions")
    assert len({one.key for one in cards}) == len(cards), "two cards with one key"
    backs = [one.back for one in cards if one.back is not None]
    assert len(set(backs)) == len(backs), "two cards with one back"
    assert all(one.back is None or one.back in backs_of(one.card) for one in cards)
    assert len(s.reserve) <= RESERVE
    for name, deck in s.encounters.items():
        limbo = [s.encounter.card] if s.encounter is not None and s.encounter.deck == name else []
        gone = [thing for thing in s.box if thing in ENCOUNTER_DECKS[name]]
        same([*deck.hidden(-1), *deck.discard, *limbo, *gone], ENCOUNTER_DECKS[name], name)


FAMILIES = ("asset", "artifact", "spell", "condition")


def check_tokens(s: World) -> None:
    on_cards = cards_in_play(s)
    gates = [*s.gates, *s.gate_stack.hidden(-1), *s.gate_stack.discard, *s.sheet_gates]
    same([*gates, *[gate for card in on_cards for gate in card.gates], *boxed(s, Gate)], GATES.values(), "Gates")
    clues = [*[one.token for one in s.clues], *s.clue_pool.hidden(-1), *s.clue_pool.discard]
    clues += [clue for who in s.investigators for clue in who.clues] + [c for one in s.fallen for c in one.clues]
    same([*clues, *[clue for card in on_cards for clue in card.clues], *boxed(s, Clue)], CLUES.values(), "Clues")
    monsters = [*s.cup, *s.set_aside, *[one.kind for one in s.monsters if not one.epic]]
    monsters += [kind for card in on_cards for kind in card.monsters] + s.ambushers
    same([*monsters, *boxed(s, MonsterKind)], CUP, "Monsters")
    assert len({one.key for one in s.monsters}) == len(s.monsters)
    epic = [one.kind for one in s.monsters if one.epic]
    assert len(set(epic)) == len(epic)
    assert all(one.space in SPACES for one in s.monsters)
    assert all(space in SPACES for space in s.eldritch)
    assert len({gate.space for gate in s.gates}) == len(s.gates)
    assert 0 <= s.doom <= DOOM_HIGHEST
    assert s.awake == (s.doom == 0) or s.result is not None
    assert 0 <= s.omen < len(OMENS)


def check_mythos(s: World) -> None:
    in_play = [card.card for card in (*s.ongoing, *s.drawn)]
    same([*s.mythos_box, *s.mythos_pile, *in_play, *boxed(s, Mythos)], MYTHOS.values(), "Mythos cards")
    for colour, left in enumerate(zip(*s.mythos, strict=True)):
        unseen = [card for card in s.mythos_box if card.colour == ("green", "yellow", "blue")[colour]]
        assert sum(left) <= len(unseen), "the Mythos deck holds cards that are gone"
    mysteries = [card for card in MYSTERIES.values() if card.ancient_one == s.ancient_one.key]
    current = [] if s.mystery is None else [s.mystery.card]
    same([*s.mysteries.hidden(-1), *s.solved, *current, *boxed(s, Mystery)], mysteries, "Mysteries")


def check_investigators(s: World) -> None:
    sheets = [who.sheet for who in s.investigators if who.sheet is not None] + [one.sheet for one in s.fallen]
    same([*sheets, *s.sheets, *boxed(s, Sheet)], INVESTIGATORS.values(), "Sheets")
    for who in s.investigators:
        if who.sheet is None:
            assert not who.cards, who.key
            assert not who.clues, who.key
            continue
        if not who.gone:
            assert 0 < who.health <= who.max_health, who.key
            assert 0 < who.sanity <= who.max_sanity, who.key
        assert who.space in SPACES, who.key
        assert all(0 <= n <= MOST_IMPROVEMENT for n in who.improved), who.key
        assert who.trains >= 0, who.key
        assert who.ships >= 0, who.key
        alone = [one.card for one in who.cards if one.family in ("spell", "condition")]
        assert len(set(alone)) == len(alone), f"{who.key} has a card twice"
    if s.result is None and s.phase not in ("lead", "investigators"):
        assert any(not who.eliminated for who in s.investigators)
