"""Positions that nobody would think of: any cards, enemies and tokens in play, as far as they can be at all."""

from __future__ import annotations

import re
from random import Random

from seance.engine import Ask, Dice, Flow, Record, State, key_of
from seance.engine.face import Chaos, Course, Timed
from seance.games.arkham.rules.acts import doom_needed
from seance.games.arkham.rules.areas import discard, new_in_play
from seance.games.arkham.rules.decks import cards_of
from seance.games.arkham.rules.elimination import defeat
from seance.games.arkham.rules.enemies import damage_enemy, discard_enemies, preferred
from seance.games.arkham.rules.modifiers import keywords, stat
from seance.games.arkham.rules.pieces import NOBODY, Enemy, InPlay, Investigator
from seance.games.arkham.rules.printed import (
    ASSET,
    BASIC_WEAKNESSES,
    ENCOUNTER_CARDS,
    ENEMIES,
    ENEMY,
    PERSONAS,
    PLAYER_CARDS,
    SCENARIOS,
    SLOTS,
    TREACHERIES,
    TREACHERY,
    PlayerCard,
)
from seance.games.arkham.rules.registers import DELAYED, Text, step
from seance.games.arkham.rules.slots import over
from seance.games.arkham.rules.state import Table

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
BRITTLE = 0.3
HAND, ASSETS, DECK, ENCOUNTERS, FOES = 6, 5, 8, 12, 5  # at most
TELL_COSTS = frozenset(
    {"activates", "parleys", "plays", "uses", "uses-own", "discards", "resources-spent", "turn", "commits"}
)
UNASKED = ("new-lead", "which-trauma")  # asked of who is just leaving
SOURCES = ("order-results",)  # whose options are what brings them about, and may have left play as its own cost


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
    for _ in range(r.choice((0, 0, 1, 2))):
        s.until("game", r.choice(MISHAPS))
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
        damage=near(r, persona.health), horror=near(r, persona.sanity),
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


def near(r: Random, most: int) -> int:
    """Often so much that the next harm is the end."""
    return most - 1 if r.random() < BRITTLE else r.randrange(most)


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
    """In play, or (a weakness) anybody's; or set aside, or of a set that may be in the deck."""
    if key in [card.key for card in t.s.set_aside]:
        return True
    card = ENCOUNTER_CARDS.get(key)
    if card is not None and card.set in SCENARIOS[t.s.scenario].one_set_of:
        return True
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
    """Who is gone decides only as lead, and nothing out of reach is named."""
    assert isinstance(s, Table)
    who = s.investigators[ask.seat]
    if s.phase in ("scenario-ends", "between") or s.resolution:
        return ""
    if who.gone and ask.seat != s.lead and ask.prompt not in UNASKED:
        return f"{who.key} is gone"
    if ask.prompt in SOURCES:
        return ""
    named = [key for option in ask.choices for key in option.on]  # what asks may have left play as its own cost
    absent = [key for key in named if is_thing(key) and not is_there(s, key)]
    return f"{', '.join(absent)}: not there" if absent else ""


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


def left_over(s: State, ask: Ask[object]) -> str:
    """What does not hold although a turn or an action is asked for: something should have been done, or be over."""
    assert isinstance(s, Table)
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


def turns_taken(s: Table) -> list[str]:
    """In this round, the one under way included: a turn goes on while answers to its end are asked for."""
    return [who.key for who in s.investigators if who.acted]


def timed(s: State) -> list[Timed]:
    """Lasting effects, and uses that count against a limit; what a scenario leaves behind serves nobody."""
    assert isinstance(s, Table)
    if s.resolution or s.phase_name not in ("mythos", "investigation", "enemy", "upkeep"):
        return []
    now: dict[str, object] = {
        "test": s.tests[:1], "turn": (s.round, turns_taken(s)), "phase": (s.round, s.phase_name), "round": s.round
    }  # fmt: skip
    found: list[Timed] = [(one, now[one.until]) for one in s.lasting if one.until in now]
    return found + [(name, now[period]) for period, names in s.used.items() if period in now for name in names]


def worth(s: State) -> object:
    """What lasts: all else that a deed changes is told."""
    assert isinstance(s, Table)
    return [(one.what, one.on, one.until, one.n) for one in s.lasting]


def gone(s: State) -> list[str]:
    assert isinstance(s, Table)
    return [who.key for who in s.investigators if who.gone]


ENEMIES_LEAVE = Course("enemy", ("enemy-defeated", "enemy-discarded"), ("spawned",))
PEOPLE_LEAVE = Course("who", ("eliminated",), (), ("lead", "trauma", "killed", "driven-insane"), gone)


def stir(s: State) -> None:
    """What is in play or in a hand lies side by side. (Piles and what lasts have an order.)"""
    assert isinstance(s, Table)
    own = [pile for who in s.investigators for pile in (who.assets, who.threats, who.hand, who.deck.rest)]
    for pile in (s.enemies, s.at_locations, s.set_aside, s.encounters.rest, s.cultists.rest, *own):
        pile.reverse()
    s.changed()


# ---- one card in the light -----------------------------------------------------------------------------------------

ZONES = ("hand", "twice in hand", "discard", "twice in discard", "deck", "twice in deck", "play", "nowhere")


def light(r: Random, s: State) -> str:
    """A player card in some zone of whoever has the turn, or an encounter card or weakness that is drawn next."""
    assert isinstance(s, Table)
    who = s.active or r.choice(s.investigators)
    which = r.random()
    if which < 0.6:
        card = r.choice([one for one in PLAYER_CARDS.values() if not one.weakness])
        deal(s, who, card, r.choice(ZONES))
        return card.key
    known = {card.key for one in s.investigators for card in one.owned} | {enemy.card.key for enemy in s.enemies}
    known |= {card.key for card in s.set_aside}
    weaknesses = [key for key in BASIC_WEAKNESSES if key not in known]
    if which < 0.9 or not weaknesses:
        found = r.choice([key for key in (*ENEMIES, *TREACHERIES) if key not in known])
        s.encounters.discard = [card for card in s.encounters.discard + s.encounters.rest if card.key != found]
        s.encounters.rest = [ENCOUNTER_CARDS[found]]
        s.step = s.phase = "mythos-draws"
    else:
        found = r.choice(weaknesses)
        who.deck.discard += who.deck.rest
        who.deck.rest = [BASIC_WEAKNESSES[found]]
        who.owned.append(BASIC_WEAKNESSES[found])
        s.step = s.phase = "upkeep-draw"
    s.turn, s.queue = NOBODY, [who.seat]
    return found


def deal(s: Table, who: Investigator, card: PlayerCard, zone: str) -> None:
    """To who can pay for it."""
    who.resources = max(who.resources, 9)
    if zone == "nowhere":
        return
    n = 2 if zone.startswith("twice") else 1
    if zone == "play" and card.kind == ASSET and not any(over(s, who, slot, who.assets, card) > 0 for slot in SLOTS):
        who.assets.append(new_in_play(s, card, who.seat))
        s.changed()
    elif zone.endswith(("discard", "deck")):
        pile = who.deck.discard if zone.endswith("discard") else who.deck.rest
        pile += [card] * n
    else:
        who.hand += [card] * n
    who.owned += [card] * n


# ---- what comes in between -----------------------------------------------------------------------------------------


def strike(s: Table, who: Investigator, what: str) -> Flow[None]:
    """An enemy or a card leaves play, or somebody is defeated."""
    thing = s.thing(what) if what else None
    if isinstance(thing, Enemy):
        yield from discard_enemies(s, [thing])
    elif isinstance(thing, InPlay):
        discard(s, thing)
    else:
        yield from defeat(s, who)


@step("mishap")
def strikes(s: Table, who: Investigator, what: str) -> Flow[None]:
    yield from strike(s, who, what)


def struck(fate: str) -> Text:
    """For whom the moment is about: an effect that was delayed until then."""

    def run(s: Table, who: Investigator) -> Flow[None]:
        on = s.moment
        who = on.who if on is not None and on.who is not None else who
        if not who.gone and len(s.in_order()) > 1:
            meant = [] if on is None or on.enemy is None else [on.enemy]  # the same thing is struck once more
            here = sorted(s.enemies_at(who.location), key=key_of)  # in whatever order they lie
            enemies = [one for one in [*meant, *here] if one in s.enemies]
            if fate == "wound" and enemies:
                yield from damage_enemy(s, enemies[0], 1, who)
                return
            keys = [one.key for one in enemies]
            things = {"enemy": keys, "wound": [], "asset": sorted([one.key for one in who.assets]), "person": [""]}[
                fate
            ]
            if things:
                yield from strike(s, who, things[0])

    return run


POINTS = (
    "after-clues-discovered", "after-discarded", "after-enemy-attacks", "after-enemy-defeated", "after-engaged",
    "after-enters", "after-enters-play", "after-evaded", "after-harm", "after-overcome", "after-phase-begins",
    "after-played", "after-test-fails", "after-test-succeeds", "after-token-revealed", "after-turn-begins",
    "at-end-of-phase", "at-end-of-round", "at-end-of-turn", "if-enters", "when-leaves", "when-round-ends",
    "if-enemy-defeated", "when-enemy-defeated", "would-reveal-token", "would-spawn",
    "when-agenda-advances", "when-encounter-drawn", "when-enemy-attacks", "when-enemy-spawns", "when-harm-assigned",
    "when-test-fails", "when-test-succeeds", "when-token-revealed", "would-discover-clues", "would-fail",
)  # fmt: skip
MISHAPS = [f"mishap-{fate}-{point}" for fate in ("enemy", "wound", "asset", "person") for point in POINTS]
for _name in MISHAPS:
    DELAYED[_name] = (_name.split("-", 2)[2], struck(_name.split("-")[1]))


def mishap(r: Random, s: State) -> Record | None:
    """For who is about to do something, while others are left."""
    assert isinstance(s, Table)
    left = [who for who in s.investigators if not who.gone]
    if len(left) < 2 or s.resolution or s.phase in ("scenario-ends", "between"):
        return None
    due = s.stack[-1].seat if s.stack else s.turn
    who = next((one for one in left if one.seat == due), None)
    if who is None:
        return None
    things = [enemy.key for enemy in s.enemies if enemy.location == who.location] + [one.key for one in who.assets]
    return strikes(who, r.choice(things) if things and r.random() < 0.6 else "")


CHAOS = Chaos(
    position, amiss, worth, rest=left_over, courses=(ENEMIES_LEAVE, PEOPLE_LEAVE), costs=TELL_COSTS, light=light,
    mishap=mishap, timed=timed, stir=stir,
)  # fmt: skip
