"""Positions that nobody would think of: any cards, enemies and tokens in play, as far as they can be at all."""

from __future__ import annotations

import re
from random import Random

from seance.engine import Ask, Dice, State
from seance.engine.face import Chaos
from seance.games.arkham.rules.acts import doom_needed
from seance.games.arkham.rules.decks import cards_of
from seance.games.arkham.rules.enemies import preferred
from seance.games.arkham.rules.modifiers import keywords, stat
from seance.games.arkham.rules.pieces import NOBODY, Investigator
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
from seance.games.arkham.rules.state import CODEC, Table

from .scene import ArkhamScene

DIFFICULTIES = ("easy", "standard", "hard", "expert")
OWN_THREATS = ("paranoia", "haunted", "psychosis", "hypochondria")
THREATS = ("frozen-in-fear", "dissonant-voices", "dreams-of-rlyeh")
ATTACHED = ("obscuring-fog", "locked-door")
PHASES = (
    "mythos-begins", "mythos-draws", "investigation-begins", "investigation-turn-ends", "enemy-begins",
    "enemy-attacks", "upkeep-begins", "upkeep-ends",
)  # fmt: skip
TURN = "investigation-turn"
HAND, ASSETS, DECK, ENCOUNTERS, FOES = 6, 5, 8, 12, 5  # at most
COSTS = ("dice", "phase", "queue", "stack", "step", "turn", "used")  # what an action changes in any case
OF_COSTS = ("acted", "gained", "performed", "resources", "spent")
UNASKED = ("new-lead", "which-trauma")  # asked of who is just leaving


# ---- positions -----------------------------------------------------------------------------------------------------


def position(r: Random) -> Table:
    """Any investigators with any cards among any enemies, in any scenario, mostly in somebody's turn."""
    scenario = r.choice(list(SCENARIOS))
    t = ArkhamScene(r.choice((1, 1, 2, 2, 3, 4)), scenario, r.choice(DIFFICULTIES))
    s = t.s
    if scenario == "the-gathering":
        t.act("the-barrier")  # the house is there
    places = [place.key for place in s.locations]
    for place in places:
        t.location(place, clues=r.randint(0, 2))
    for key in r.sample(list(PERSONAS), s.seats):
        sit_down(t, r, key, r.choice(places[:3]))
    for _ in range(r.randint(0, FOES)):
        let_in(t, r, places)
    for _ in range(r.randint(0, 1)):
        t.attached(r.choice(ATTACHED), at=r.choice(places))
    cards = [key for key in (*ENEMIES, *TREACHERIES) if key not in THREATS and not in_play(t, key)]
    drawn = r.sample(cards, ENCOUNTERS)
    left = r.choice((0, 2, ENCOUNTERS))
    t.encounters(*drawn[:left], discard=tuple(drawn[left:]))
    assert s.agenda is not None
    s.agenda.doom = r.randrange(max(1, doom_needed(s) - s.doom()))
    begin(t, r)
    s.dice = Dice(r.randrange(1 << 30))
    return s


def sit_down(t: ArkhamScene, r: Random, key: str, at: str) -> None:
    """With any cards anywhere, as far as there are slots for them; weaknesses come out of the deck."""
    cards = [name for name, card in PLAYER_CARDS.items() if card.kind not in (ENEMY, TREACHERY) and not card.weakness]
    weak = [name for name, card in BASIC_WEAKNESSES.items() if not in_play(t, name) and name not in OWN_THREATS]
    assets = [name for name in cards if PLAYER_CARDS[name].kind == ASSET and not in_play(t, name)]
    threats = r.sample(THREATS, r.randint(0, 1)) + r.sample(OWN_THREATS, r.randint(0, 1))
    persona = PERSONAS[key]
    t.investigator(
        key, at=at, hand=r.choices(cards, k=r.randint(0, HAND)),
        deck=r.choices(cards, k=r.choice((0, 1, DECK))) + r.sample(weak, 1),
        discard=r.choices(cards, k=r.randint(0, 3)), resources=r.randint(0, 9), clues=r.randint(0, 3),
        damage=r.randrange(persona.health), horror=r.randrange(persona.sanity),
        threats=[name for name in threats if not in_play(t, name)],
        assets=r.sample(assets, r.randint(0, ASSETS)), actions=r.randint(1, 3),
    )  # fmt: skip
    who = t.who(key)
    while any(over(t.s, who, slot, who.assets, None) > 0 for slot in SLOTS):
        card = who.assets.pop().card
        who.owned = [one for one in who.owned if one is not card]
        who.owned += [one for one in who.hand + who.deck.rest + who.deck.discard if one is card]
    for asset in who.assets:
        asset.exhausted = r.random() < 0.3
        asset.uses = r.randint(0, asset.uses)
        asset.damage = r.randrange(asset.health) if asset.health else 0
        asset.horror = r.randrange(asset.sanity) if asset.sanity else 0
    t.s.changed()
    who.damage = min(who.damage, stat(t.s, "health", who) - 1)
    who.horror = min(who.horror, stat(t.s, "sanity", who) - 1)


def let_in(t: ArkhamScene, r: Random, places: list[str]) -> None:
    """An enemy: engaged, or exhausted where it stands."""
    name = r.choice([key for key in (*ENEMIES, *BASIC_WEAKNESSES) if is_foe(key) and not in_play(t, key)])
    owner = r.choice(t.s.investigators) if name in BASIC_WEAKNESSES else None
    prey = owner or (r.choice(t.s.investigators) if r.random() < 0.5 else None)
    card = ENEMIES.get(name, BASIC_WEAKNESSES.get(name))
    assert card is not None
    free = {"massive", "aloof"}.intersection(card.keywords)
    t.enemy(
        name, engaged=prey.key if prey is not None and not free else "", at=r.choice(places),
        exhausted=prey is None or r.random() < 0.3, doom=r.randint(0, 1), owner="" if owner is None else owner.key,
    )  # fmt: skip


def is_foe(key: str) -> bool:
    return key in ENEMIES or BASIC_WEAKNESSES[key].kind == ENEMY


def in_play(t: ArkhamScene, key: str) -> bool:
    """In play, or (a weakness) anybody's at all."""
    mine = [card.card.key for who in t.s.investigators for card in who.assets + who.threats]
    mine += [card.key for who in t.s.investigators for card in cards_of(who.deck) if card.weakness]
    return key in [*mine, *[enemy.card.key for enemy in t.s.enemies]]


def begin(t: ArkhamScene, r: Random) -> None:
    """Mostly in a turn; sometimes at another step of the round."""
    s = t.s
    s.lead = r.randrange(s.seats)
    if r.random() < 0.6:
        t.at(TURN, turn=r.randrange(s.seats), lead=s.lead)
    else:
        phase = r.choice(PHASES)
        t.at(phase, turn=r.randrange(s.seats) if phase == "investigation-turn-ends" else NOBODY, lead=s.lead)
    s.round = r.randint(1, 9)


# ---- what no question may say --------------------------------------------------------------------------------------

THINGS = {*PERSONAS, *PLAYER_CARDS, *BASIC_WEAKNESSES, *ENEMIES, *TREACHERIES}


def amiss(s: State, ask: Ask[object]) -> str:
    """Who is gone decides only as lead; nothing out of reach is named; and an action is asked for at rest."""
    assert isinstance(s, Table)
    who = s.investigators[ask.seat]
    if s.phase in ("scenario-ends", "between") or s.resolution:
        return ""
    if who.gone and ask.seat != s.lead and ask.prompt not in UNASKED:
        return f"{who.key} is gone"
    named = [key for option in ask.choices for key in option.on]  # what asks may have left play as its own cost
    absent = [key for key in named if is_thing(key) and not is_there(s, key)]
    if absent:
        return f"{', '.join(absent)}: not there"
    return at_rest(s) if ask.prompt == "your-action" else ""


def is_thing(key: str) -> bool:
    return key in THINGS or re.sub(r"-\d+$", "", key) in THINGS


def is_there(s: Table, key: str) -> bool:
    """In play, in somebody's hand or discard pile, being drawn or played, or (a search) in a deck."""
    if s.thing(key) is not None:
        found = s.thing(key)
        return not (isinstance(found, Investigator) and found.gone)
    cards = [card for who in s.investigators for card in who.hand + cards_of(who.deck) + who.deck.discard]
    keys = [card.key for card in cards] + [card.key for _, card in s.limbo] + [one.card.key for one in s.drawing]
    keys += [card.key for test in s.tests for _, card in test.committed] + [enemy.key for enemy in s.falling]
    keys += [card.key for card in cards_of(s.encounters) + s.encounters.discard + s.set_aside]
    return key in keys


def at_rest(s: Table) -> str:
    """What does not hold although an action is asked for: something is left over that should have been done."""
    for enemy in s.enemies:
        loose = enemy.engaged == NOBODY and not enemy.exhausted
        loose = loose and not {"aloof", "massive"}.intersection(keywords(s, enemy))
        if loose and preferred(s, enemy, s.at(enemy.location)):
            return f"{enemy.key} stands idly by"
    for who in s.investigators:
        if who.gone:
            owned = [*who.assets, *who.threats, *who.hand, *[one for one in s.enemies if one.owner == who.seat]]
            if owned:
                return f"{who.key} is gone and owns {len(owned)} things"
    if s.tests or s.limbo or s.drawing or s.falling or s.waiting is not None:
        return "something is under way"
    return ""


def worth(s: State) -> object:
    """The table without the course of the round and what a deed costs."""
    plain = CODEC.plain(s)
    for cost in COSTS:
        plain.pop(cost)
    for who in plain["investigators"]:
        for cost in OF_COSTS:
            who.pop(cost)
    return plain


CHAOS = Chaos(position, amiss, worth)
