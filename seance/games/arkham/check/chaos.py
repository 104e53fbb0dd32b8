"""Positions that nobody would think of: any cards, enemies and tokens in play, as far as they can be at all."""

from __future__ import annotations

from random import Random

from seance.games.arkham.rules.enemies import preferred
from seance.games.arkham.rules.modifiers import keywords
from seance.games.arkham.rules.pieces import NOBODY
from seance.games.arkham.rules.printed import (
    ASSET,
    BASIC_WEAKNESSES,
    ENEMIES,
    ENEMY,
    PERSONAS,
    PLAYER_CARDS,
    SCENARIOS,
    SLOTS,
    TREACHERIES,
    TREACHERY,
)
from seance.games.arkham.rules.slots import over
from seance.games.arkham.rules.state import Table

from .scene import ArkhamScene

THREATS = ("frozen-in-fear", "dissonant-voices", "dreams-of-rlyeh")
ATTACHED = ("obscuring-fog", "locked-door")
HAND, ASSETS, DECK, ENCOUNTERS, FOES = 6, 5, 8, 12, 4  # at most


def position(seed: int) -> ArkhamScene:
    """A position that this number makes, with dice that roll by themselves."""
    chance = Random(seed)
    scenario = chance.choice(list(SCENARIOS))
    t = ArkhamScene(chance.randint(1, 3), scenario, chance.choice(("easy", "standard", "hard", "expert")))
    t.s.dice.strict = False
    if scenario == "the-gathering":
        t.act("the-barrier")  # the house is there
    places = [place.key for place in t.s.locations]
    for place in places:
        t.location(place, clues=chance.randint(0, 2))
    for key in chance.sample(list(PERSONAS), t.s.seats):
        sit_down(t, chance, key, chance.choice(places[:3]))
    for _ in range(chance.randint(0, FOES)):
        let_in(t, chance, places)
    for _ in range(chance.randint(0, 1)):
        t.attached(chance.choice(ATTACHED), at=chance.choice(places))
    cards = [key for key, card in {**ENEMIES, **TREACHERIES}.items() if key not in THREATS and not in_play(t, key)]
    t.encounters(*chance.sample(cards, ENCOUNTERS))
    return t


def sit_down(t: ArkhamScene, chance: Random, key: str, at: str) -> None:
    cards = [name for name, card in PLAYER_CARDS.items() if card.kind not in (ENEMY, TREACHERY) and not card.weakness]
    assets = [name for name in cards if PLAYER_CARDS[name].kind == ASSET and not in_play(t, name)]
    t.investigator(
        key, at=at, hand=chance.choices(cards, k=chance.randint(0, HAND)), deck=chance.choices(cards, k=DECK),
        discard=chance.choices(cards, k=chance.randint(0, 3)), resources=chance.randint(0, 9),
        clues=chance.randint(0, 3), damage=chance.randint(0, 4), horror=chance.randint(0, 3),
        threats=chance.sample(THREATS, chance.randint(0, 1)),
        assets=chance.sample(assets, chance.randint(0, ASSETS)),
    )  # fmt: skip
    who = t.who(key)
    while any(over(t.s, who, slot, who.assets, None) > 0 for slot in SLOTS):
        card = who.assets.pop().card
        who.owned = [one for one in who.owned if one is not card]
        who.owned += [one for one in who.hand + who.deck.rest + who.deck.discard if one is card]
    t.s.changed()


def let_in(t: ArkhamScene, chance: Random, places: list[str]) -> None:
    name = chance.choice([key for key in (*ENEMIES, *BASIC_WEAKNESSES) if is_foe(key) and not in_play(t, key)])
    owner = chance.choice(t.s.investigators) if name in BASIC_WEAKNESSES else None
    prey = owner or (chance.choice(t.s.investigators) if chance.random() < 0.5 else None)
    free = name in ENEMIES and {"massive", "aloof"}.intersection(ENEMIES[name].keywords)
    t.enemy(
        name, engaged=prey.key if prey is not None and not free else "", at=chance.choice(places),
        exhausted=prey is None or chance.random() < 0.3, doom=chance.randint(0, 1),
        owner="" if owner is None else owner.key,
    )  # fmt: skip


def is_foe(key: str) -> bool:
    return key in ENEMIES or BASIC_WEAKNESSES[key].kind == ENEMY


def in_play(t: ArkhamScene, key: str) -> bool:
    assets = [card.card.key for who in t.s.investigators for card in who.assets]
    return key in [*assets, *[enemy.card.key for enemy in t.s.enemies]]


def check_rest(s: Table) -> None:
    """What holds whenever an action is asked for: nothing is left over that should have been done."""
    for enemy in s.enemies:
        loose = enemy.engaged == NOBODY and not enemy.exhausted
        if loose and not {"aloof", "massive"}.intersection(keywords(s, enemy)):
            assert not preferred(s, enemy, s.at(enemy.location)), f"{enemy.key} stands idly by"
    for who in s.investigators:
        if who.gone:
            owned = [*who.assets, *who.threats, *who.hand, *[one for one in s.enemies if one.owner == who.seat]]
            assert not owned, f"{who.key} is gone and owns {owned}"
    assert not [*s.tests, *s.limbo, *s.drawing, *s.falling], "something is under way"
    assert s.waiting is None, "something waits for the end of an effect that is over"
