"""Whose it is and where it came from: what others did, carry or draw at the same time is not one's own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from seance.engine import Flow
from seance.games.nemesis.cards import shared
from seance.games.nemesis.check.scene import EVERY_ITEM, NemesisScene
from seance.games.nemesis.rules.board import ROOMS
from seance.games.nemesis.rules.objectives import CONDITIONS
from seance.games.nemesis.rules.pieces import Crew, Gear, HeavyObject
from seance.games.nemesis.rules.printed import (
    CHARACTERS,
    CORPORATE,
    PERSONAL,
    ROOM_TILES,
    SOLO_COOP,
    WEAKNESSES,
    Condition,
)
from seance.games.nemesis.rules.registers import CARD_ACTIONS, ITEM_ACTIONS, ROOM_ACTIONS
from seance.games.nemesis.rules.searching import search_room
from seance.games.nemesis.rules.state import Ship
from seance.testing import scene

CREW = ("scout", "captain", "pilot")
KEPT = ("signal-sent", "carried-away", "left-in", "items")  # each has done it, or not
OF_THE_SHIP = (
    "ship-reaches", "nest-destroyed", "ship-destroyed", "queen-killed", "all-rooms-explored", "weakness-discovered",
    "weaknesses-discovered", "object-in-room", "player-dead",
)  # fmt: skip
OF_THE_OTHERS = ("only-survivor", "others-survive")


def conditions() -> list[Condition]:
    """Every demand of every objective, once."""
    every = [one for card in (*PERSONAL, *CORPORATE, *SOLO_COOP) for way in card.any_of for one in way]
    return list({one.key: one for one in every}.values())


def met(s: Ship, one: Condition) -> list[bool]:
    """By whom of the crew, in the order of their seats."""
    return [CONDITIONS[one.kind](s, who, one) for who in s.crew]


def ashore(fate: str = "escaped") -> Ship:
    """Three who have lived, with nothing; the ship has jumped to nowhere."""
    t = scene("nemesis", seats=len(CREW))
    for key in CREW:
        t.crew(key, fate=fate, hands=[])
    t.s.ship = "jumped"
    ship: Ship = t.s
    return ship


def achieve(who: Crew, one: Condition) -> None:
    """Somebody does what stands there."""
    if one.kind == "signal-sent":
        who.signal = True
    elif one.kind == "left-in":
        who.fate = "escaped"
    elif one.kind == "items":
        who.items = [EVERY_ITEM["medkit"]] * (one.number - 1)
        who.hands = [Gear(EVERY_ITEM["rifle"], 1, 1, (), "")]
    else:
        who.hands = [HeavyObject(one.what, 1)]


def happen(s: Ship, one: Condition) -> None:
    """It comes to pass, without anybody's name on it."""
    if one.kind == "ship-reaches":
        s.reached = one.what
    elif one.kind == "ship-destroyed":
        s.ship = "destroyed"
    elif one.kind in ("nest-destroyed", "queen-killed"):
        setattr(s, one.kind.replace("-", "_"), True)
    elif one.kind == "all-rooms-explored":
        s.tiles[1:], s.tokens[1:] = ["storage"] * len(ROOMS), [False] * len(ROOMS)
    elif one.kind == "object-in-room":
        s.tiles[6] = one.room
        s.lay(6, HeavyObject(one.what, 1))
    elif one.kind == "player-dead":
        s.crew[one.number % len(s.crew)].number = one.number
        s.crew[one.number % len(s.crew)].fate = "dead"
    else:
        s.weaknesses = [*WEAKNESSES[: len(s.weaknesses)]]


def test_every_condition_of_an_objective_is_ones_own_the_ships_or_the_others() -> None:
    assert sorted({one.kind for one in conditions()}) == sorted([*KEPT, *OF_THE_SHIP, *OF_THE_OTHERS])


@pytest.mark.rule("NEM-OBJ-03")
@pytest.mark.parametrize("one", [one for one in conditions() if one.kind in KEPT], ids=lambda one: one.key)
def test_what_one_has_done_or_carries_is_nobody_elses(one: Condition) -> None:
    for n in range(1 << len(CREW)):
        s = ashore("hibernating" if one.kind == "left-in" else "escaped")
        for who in s.crew:
            if n >> who.seat & 1:
                achieve(who, one)
        assert met(s, one) == [bool(n >> seat & 1) for seat in range(len(CREW))]


@pytest.mark.rule("NEM-OBJ-01", "NEM-OBJ-06", "NEM-OBJ-07")
@pytest.mark.parametrize("one", [one for one in conditions() if one.kind in OF_THE_SHIP], ids=lambda one: one.key)
def test_what_has_happened_to_the_ship_is_everybodys_whoever_did_it(one: Condition) -> None:
    s = ashore()
    assert met(s, one) == [False] * len(CREW)
    happen(s, one)
    assert met(s, one) == [True] * len(CREW)


@pytest.mark.rule("NEM-OBJ-02")
@pytest.mark.parametrize("one", [one for one in conditions() if one.kind in OF_THE_OTHERS], ids=lambda one: one.key)
def test_those_who_live_are_counted_without_oneself(one: Condition) -> None:
    for n in range(1 << len(CREW)):
        s = ashore("dead")
        alive = [who for who in s.crew if n >> who.seat & 1]
        for who in alive:
            who.fate = "escaped"
        others = [len(alive) - (who in alive) for who in s.crew]
        wanted = [not living for living in others] if one.kind == "only-survivor" else [
            living >= one.number for living in others
        ]  # fmt: skip
        assert met(s, one) == wanted


def test_a_signal_that_counts_for_all_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CONDITIONS, "signal-sent", lambda s, who, one: any(other.signal for other in s.crew))
    with pytest.raises(AssertionError):
        test_what_one_has_done_or_carries_is_nobody_elses(next(o for o in conditions() if o.kind == "signal-sent"))


# ---- what an action gives and takes --------------------------------------------------------------------------------

SOURCES = [*CARD_ACTIONS, *ITEM_ACTIONS, *[key for key in ROOM_ACTIONS if ROOM_TILES[key].back]]
WHERE = ("quiet", "attacked", "broken")
FOR_ALL = {  # by their text the others there, or all, have a part in it
    "motivation", "smoke-grenade", "orbital-maneuvering-system", "grenade", "molotov-cocktail",
}  # fmt: skip


def crew_of(source: str) -> list[str]:
    """Somebody whose card or Quest Item it is goes first."""
    whose = [one.key for one in CHARACTERS.values() if source in [card.key for card in (*one.deck, *one.quest_items)]]
    return [*whose[:1], *[key for key in CREW if key not in whose[:1]]][: len(CREW)]


def table(source: str, where: str = "quiet") -> NemesisScene:
    """Three who have the same of everything, two in one room; the first may use this card, Item or room."""
    t = scene("nemesis", seats=len(CREW))
    for key, room in zip(crew_of(source), ("011", "011", "012"), strict=True):
        t.crew(
            key,
            room=room,
            hand=["rest", "rest", "rest", "contamination"],
            wounds=["arm"],
            dressed=["leg"],
            light=1,
            slimed=True,
        )
    t.explored("011", source if source in ROOM_TILES else "storage", items=2).lying("011", "intruder-egg")
    if where == "attacked":
        t.intruder("creeper", "011")
    elif where == "broken":
        t.malfunction("011").door("011-014")
    t.objectives_chosen().s.dice.strict = False
    if source in CARD_ACTIONS:
        t.card_to(t.s.crew[0], source, t.s.crew[0].hand)
    elif source in ITEM_ACTIONS:
        for who in t.s.crew[: 2 if EVERY_ITEM[source].copies > 1 else 1]:  # the second source: another of the same
            heavy = EVERY_ITEM[source].heavy
            t.give(who, [] if heavy else [source], [source] if heavy else None, None)
    return t


def belongings(who: Crew) -> tuple[object, ...]:
    """All that an action could give to somebody or take."""
    held = [(one.key, one.ammo, one.attached) if isinstance(one, Gear) else one.key for one in who.hands]
    wounds = [(one.key, one.dressed) for one in who.wounds]
    piles = sorted([card.key for card in who.hand]), len(who.deck), sorted([card.key for card in who.deck.discard])
    marks = who.light, who.slimed, who.larva, who.signal, who.room, who.fate
    return (*piles, held, wounds, sorted([item.key for item in who.items]), marks)


def uses(t: NemesisScene, source: str) -> Iterator[str]:
    """Whatever is offered of it that names nobody else."""
    for key in t.options():
        words = key.split(":")
        if source in words and not set(words) & {one.key for one in t.s.crew[1:]}:
            yield key


def used(source: str, key: str, where: str) -> NemesisScene:
    """It is done; whatever is asked gets the first answer that names nobody else."""
    t = table(source, where).answer(key)
    for _ in range(16):
        ask = t.begin().ask
        if ask is None or ask.prompt == "your-action":
            break
        answers = [option.key for option in ask.look()]
        mine = [one for one in answers if not set(one.split(":")) & {one.key for one in t.s.crew[1:]}]
        t.answer(f"{ask.seat} {(mine or answers)[0]}")
    return t


@pytest.mark.rule("NEM-AITEM-01", "NEM-ACARD-01")
def test_an_action_gives_to_and_takes_from_who_does_it() -> None:
    touched, served = set(), set()
    for where in WHERE:
        for source in SOURCES:
            start = table(source, where)
            before = [belongings(who) for who in start.s.crew]
            for key in uses(start, source):
                after = [belongings(who) for who in used(source, key, where).s.crew]
                served |= {source} if after[0] != before[0] else set()
                touched |= {source} if after[1:] != before[1:] else set()
    assert touched == FOR_ALL, touched ^ FOR_ALL
    assert len(served) > 60


def test_a_card_that_draws_for_somebody_else_too_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    real = search_room

    def careless(s: Ship, who: Crew) -> Flow[None]:
        s.crew[1].light += 1
        yield from real(s, who)

    monkeypatch.setattr(shared, "search_room", careless)
    with pytest.raises(AssertionError, match="search"):
        test_an_action_gives_to_and_takes_from_who_does_it()
