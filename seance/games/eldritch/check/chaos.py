"""Positions that no game would come to, but that the rules allow; and what no question may name then."""

from __future__ import annotations

import re
from random import Random
from typing import Any, TypeVar

from seance.engine import Ask, Deck, Dice, Flow, Record, State
from seance.engine.face import Chaos, Course, Timed
from seance.games.eldritch.rules.actions import extra_action
from seance.games.eldritch.rules.defeat import lose_everything
from seance.games.eldritch.rules.losses import lose
from seance.games.eldritch.rules.monsters import discard_monster, toughness
from seance.games.eldritch.rules.mythos import icon_step
from seance.games.eldritch.rules.pieces import Investigator, Owned
from seance.games.eldritch.rules.places import CITIES
from seance.games.eldritch.rules.possessions import discard_card
from seance.games.eldritch.rules.printed import (
    ANCIENT_ONES,
    ARTIFACTS,
    ASSETS,
    CLUES,
    CONDITIONS,
    DOOM_HIGHEST,
    EPIC_MONSTERS,
    GATES,
    INVESTIGATORS,
    MONSTERS,
    MYTHOS,
    OMENS,
    RESERVE,
    SKILLS,
    SPACES,
    SPELLS,
    Condition,
    Mystery,
    Spell,
)  # fmt: skip
from seance.games.eldritch.rules.registers import step
from seance.games.eldritch.rules.state import CODEC, World

from .scene import EldritchScene

T = TypeVar("T")
AZATHOTH = "azathoth"  # who does not awaken
OPPOSED = ("blessed", "cursed")
DIFFICULTIES = ("normal", "easy", "hard")
STEPS = ("action", "action", "encounter", "encounter", "mythos", "mythos-end", "text", "reckoning", "extra-action")
CROWD = 0.6  # how often a thing lies where somebody is
FALLING = ("which-mark", "where-to-fall", "who-leads", "which-investigator", "which-skill")  # asked of who is gone
COSTS = ("actions", "dice", "phase", "queue", "stack", "step", "turn")  # what an action changes in any case


# ---- positions -----------------------------------------------------------------------------------------------------


def position(r: Random) -> World:
    """Any investigators with any cards among any monsters, at any step of a round."""
    seats = r.choice((1, 1, 2, 2, 3, 4, 8))
    scene = EldritchScene(seats, r.choice(list(ANCIENT_ONES)), r.choice(DIFFICULTIES))
    s = scene.s
    for key in r.sample(list(INVESTIGATORS), seats):
        scene.investigator(key)
    tracks(r, scene)
    for who in s.investigators:
        equip(r, scene, who)
    board(r, scene)
    mythos(r, scene)
    fall(r, scene)
    begin(r, scene)
    s.dice = Dice(r.randrange(1 << 30))
    return s


def tracks(r: Random, scene: EldritchScene) -> None:
    """Doom, Omen, the Mystery with what lies on it, those that are solved, and whether somebody is awake."""
    s = scene.s
    s.round, s.omen = r.randint(1, 12), r.randrange(len(OMENS))
    s.doom = r.choice((1, 2, r.randint(1, DOOM_HIGHEST)))
    scene.mystery(r.choice([card.key for card in s.mysteries.rest]))
    others = [card.key for card in s.mysteries.rest]
    scene.solved(*others[: r.choice((0, 0, 1, 2))])
    mystery = s.mystery
    assert mystery is not None
    assert isinstance(mystery.card, Mystery)
    s.eldritch += r.sample(list(SPACES), r.choice((0, 0, 2, 4)))
    if mystery.card.counts == "eldritch":
        mystery.eldritch = r.randrange(s.seats + 1)
    elif mystery.card.counts == "clues":
        mystery.clues = tuple([scene.take_clue() for _ in range(r.randrange(s.seats + 1))])
    elif mystery.card.counts == "gates":
        mystery.gates = tuple([s.gate_stack.rest.pop() for _ in range(r.randrange(2))])
    elif mystery.card.counts == "toughness":
        mystery.monsters = tuple([s.cup.pop() for _ in range(r.randrange(2))])
    if mystery.card.epic:
        scene.monster(mystery.card.epic, mystery.card.epic_space)
    s.omen_eldritch = r.randrange(3)
    if s.ancient_one.key != AZATHOTH and r.random() < 0.3:
        wake(r, scene)


def wake(r: Random, scene: EldritchScene) -> None:
    """The Ancient One, perhaps with three Mysteries solved."""
    s, name = scene.s, scene.s.ancient_one.key
    final = s.mystery is not None and not (s.mystery.clues or s.mystery.gates or s.mystery.monsters)
    if final and r.random() < 0.5:
        s.monsters = []
        scene.final_mystery()
    scene.awake()
    s.sheet_sanity = r.randrange(3)
    if name == "shub-niggurath":
        scene.monster("epic-shub-niggurath", "heart-of-africa")
    elif name == "cthulhu" and s.final:
        scene.monster("epic-cthulhu", "space-3")


def equip(r: Random, scene: EldritchScene, who: Investigator) -> None:
    """Cards, Clues, tickets, improvements; a little Health and Sanity."""
    s = scene.s
    who.space = r.choice(list(SPACES)) if r.random() < CROWD else s.investigators[0].space
    who.health, who.sanity = r.choice((1, r.randint(1, who.max_health))), r.choice((1, r.randint(1, who.max_sanity)))
    who.trains, who.ships = r.choice(((0, 0), (1, 0), (0, 1), (1, 1), (2, 0)))
    who.improved = [r.choice((0, 0, 1, 2)) for _ in SKILLS]
    who.delayed = r.random() < 0.1
    for pool, most in ((ASSETS, 5), (ARTIFACTS, 3), (SPELLS, 3), (CONDITIONS, 3)):
        for name in r.sample(list(pool), r.randrange(most + 1)):
            if is_left(s, name) and not any(name in OPPOSED and who.has(one) for one in OPPOSED):
                who.cards.append(scene.take(name))
    for card in who.cards:
        if isinstance(card.card, (Spell, Condition)) and r.random() < 0.2:
            look_at(r, s, card)
        if r.random() < 0.1:
            who.used.append(card.key)
    for _ in range(min(r.choice((0, 0, 1, 2, 4)), len(s.clue_pool.rest))):
        who.clues.append(scene.take_clue())
    who.acted = r.sample(["travel", "rest", "trade", "prepare", "acquire"], r.choice((0, 0, 1)))


def is_left(s: World, name: str) -> bool:
    piles = (s.assets.rest, s.reserve, s.artifacts.rest, s.spells, s.conditions)
    return any(card.key == name for pile in piles for card in pile)


def look_at(r: Random, s: World, card: Owned) -> None:
    """Some have seen what is on its back."""
    assert isinstance(card.card, (Spell, Condition))
    taken = [one.back for who in s.investigators for one in who.cards]
    free = [back for back in card.card.backs if back not in taken]
    card.back = r.choice(free)
    card.seen = tuple(sorted(r.sample(range(s.seats), r.randint(1, s.seats))))


def somewhere(r: Random, s: World) -> str:
    """Mostly where somebody is."""
    there = [who.space for who in s.investigators if who.space]
    return r.choice(there) if there and r.random() < CROWD else r.choice(list(SPACES))


def board(r: Random, scene: EldritchScene) -> None:
    """Monsters, Gates, Clues, the expedition, the reserve, piles of discards."""
    s = scene.s
    for _ in range(r.choice((0, 2, 5, 9))):
        kinds = [*s.cup, *s.set_aside]
        kind = r.choice(kinds)
        scene.monster(kind.key, somewhere(r, s), r.randrange(max(1, toughness(s, kind))))
    for space in r.sample([gate.space for gate in s.gate_stack.rest], r.choice((0, 1, 3, 6))):
        scene.gate(space)
    for clue in r.sample(s.clue_pool.rest, min(len(s.clue_pool.rest), r.choice((0, 1, 3, 6)))):
        scene.clue(clue.space)
    scene.expedition(r.choice([card.space for card in s.encounters["expedition"].rest]))
    scene.reserve(*[card.key for card in r.sample(s.assets.rest, min(RESERVE, len(s.assets.rest)))])
    discard_some(r, s.gate_stack)
    discard_some(r, s.assets)
    discard_some(r, s.artifacts)


def discard_some(r: Random, deck: Deck[T]) -> None:
    thrown = r.choice((0, 0, 3, len(deck.rest)))
    deck.discard += deck.rest[:thrown]
    del deck.rest[:thrown]


def mythos(r: Random, scene: EldritchScene) -> None:
    """Ongoing cards with their tokens and their Epic Monsters."""
    s = scene.s
    known = [card.key for card in s.mythos_box if card.ongoing]
    for key in r.sample(known, r.choice((0, 0, 1, 2, 4))):
        card = MYTHOS[key]
        scene.ongoing(key, eldritch=r.randint(1, card.eldritch) if card.eldritch else 0)
        if card.epic and not any(one.kind.key == card.epic for one in s.monsters):
            scene.monster(card.epic, card.epic_space)
    recount(s)


def fall(r: Random, scene: EldritchScene) -> None:
    """Somebody has been defeated in this round, and somebody lies in a city."""
    s = scene.s
    if s.sheets and r.random() < 0.3:
        scene.fallen(r.choice(s.sheets).key, r.choice(CITIES), r.choice(("health", "sanity")))
    if s.seats > 1 and r.random() < 0.3:
        who = r.choice(s.investigators)
        who.gone, who.eliminated = True, s.awake
        lose_everything(s, who)
    s.lead = r.choice([who.seat for who in s.investigators if not who.gone])


def begin(r: Random, scene: EldritchScene) -> None:
    """Some step of some phase."""
    s, step = scene.s, r.choice(STEPS)
    phase = step if step in ("action", "encounter", "mythos", "mythos-end") else "mythos-end"
    present = [who.seat for who in s.investigators if not who.gone]
    scene.at(phase, turn=r.choice(present), actions=r.choice((0, 1, 2)), lead=s.lead, round=s.round)
    if step == "text":
        card = r.choice(s.mythos_box)
        scene.mythos_text(card.key).halt()
        recount(s)
    elif step == "reckoning":
        s.then(icon_step("reckoning"))
    elif step == "extra-action":
        scene.at("action", turn=r.choice(present), actions=1, lead=s.lead, round=s.round)
        s.then(extra_action(s.investigators[r.choice(present)]))


def recount(s: World) -> None:
    """The deck holds no more cards than nobody has seen."""
    for place, colour in enumerate(("green", "yellow", "blue")):
        unseen = sum([card.colour == colour for card in s.mythos_box])
        for stage, left in enumerate(s.mythos):
            n = min(left[place], unseen)
            unseen -= n
            s.mythos[stage] = (*left[:place], n, *left[place + 1 :])  # type: ignore[assignment]


# ---- what no question may say ----------------------------------------------------------------------------------------


def amiss(s: State, ask: Ask[object]) -> str:
    """Who is gone is asked only about the own fall and as Lead Investigator; and nothing out of play is named."""
    assert isinstance(s, World)
    who = s.investigators[ask.seat]
    if ask.prompt in FALLING:
        return ""
    if who.gone and ask.seat != s.lead:
        return f"{who.key} is gone"
    named = [*ask.about, *[key for option in ask.choices for key in option.on]]
    absent = [key for key in named if is_thing(key) and not is_there(s, key)]
    return f"{', '.join(absent)}: not there" if absent else ""


THINGS = {
    *MONSTERS, *EPIC_MONSTERS, *ASSETS, *ARTIFACTS, *SPELLS, *CLUES, *GATES, *INVESTIGATORS, *MYTHOS
}  # fmt: skip


def is_thing(key: str) -> bool:
    """Monsters, possessions, Clues, Gates, people: with their number, if they have one."""
    return key in THINGS or re.sub(r"-\d+$", "", key) in THINGS


def is_there(s: World, key: str) -> bool:
    people = [who for who in s.investigators if not who.gone or who.seat == s.lead]
    keys = [monster.key for monster in s.monsters] + [kind.key for kind in s.set_aside]
    keys += [] if s.fight is None else [s.fight.monster.key]
    keys += [] if s.occasion is None or s.occasion.monster is None else [s.occasion.monster.key]  # just defeated
    keys += [card.key for who in people for card in who.cards] + [who.key for who in people]
    keys += [clue.key for who in people for clue in who.clues] + [clue.key for clue in s.clues]
    keys += [gate.key for gate in (*s.gates, *s.gate_stack.hidden(-1))]
    keys += [card.key for card in (*s.reserve, *s.assets.discard)] + [card.key for card in (*s.ongoing, *s.drawn)]
    keys += [sheet.key for sheet in s.sheets] + [fallen.key for fallen in s.fallen]
    keys += [] if s.mystery is None else [s.mystery.key]
    keys += [] if s.subject is None else [s.subject.key]  # what stands on a card or monster that has just gone
    return key in keys or key in CONDITIONS  # a Condition may be named as one that somebody could gain


def worth(s: State) -> object:
    """The table without the course of the round and what an investigator has done in it."""
    plain = CODEC.plain(s)
    for cost in COSTS:
        plain.pop(cost)
    for who in plain["investigators"]:
        who.pop("acted")
    return plain


def rest(s: State, ask: Ask[object]) -> str:
    """Where a turn or action begins nothing is under way, and what serves in a round has not served before it."""
    assert isinstance(s, World)
    under_way = (s.encounter, s.fight, s.trial, s.casting, s.occasion, s.subject)
    if any(one is not None for one in under_way) or s.ambushers or s.all_ones or s.action_over:
        return "something is under way"
    return ""


def timed(s: State) -> list[Timed]:
    """What was done in this round and can be done only once in it."""
    assert isinstance(s, World)
    return [(done, s.round) for who in s.investigators for done in who.acted + who.used]


def stir(s: State) -> None:
    """What is on the board, in supplies, before investigators. Clues go as they came, each Gate draws from the cup."""
    assert isinstance(s, World)
    piles: list[list[Any]] = [s.monsters, s.clues, s.ongoing, s.eldritch, s.reserve, s.cup, s.set_aside, s.spells]
    piles += [s.conditions, s.mythos_box, s.assets.rest, s.artifacts.rest, *[who.cards for who in s.investigators]]
    for pile in piles:
        pile.reverse()


def out_of_play(s: State) -> list[str]:
    assert isinstance(s, World)
    return [who.key for who in s.investigators if who.gone]


# the Lead Investigator, even a fallen one, rolls for the table; a Gate is closed though who was in it has fallen
AFTERWARDS = ("falls", "leaves-behind", "loses-for-good", "newcomer-due", "eliminated", "lead", "rolled", "gate-closed")
COURSES = (
    Course("who", ("defeated", "devoured"), still=AFTERWARDS, absent=out_of_play),
    Course(
        "monster",
        ("monster-defeated", "monster-discarded", "epic-leaves"),
        ("monster-spawned", "ambush", "combat"),
        still=("put-on-rumor",),
    ),
)

# ---- what comes in between -----------------------------------------------------------------------------------------


@step("mishap")
def strikes(s: World, who: Investigator, what: str) -> Flow[None]:
    """A Monster or a card is discarded, or somebody is defeated."""
    monster = next((one for one in s.monsters if one.key == what), None)
    card = next((one for one in who.cards if one.key == what), None)
    if monster is not None:
        discard_monster(s, monster)
    elif card is not None:
        discard_card(s, who, card)
    else:
        yield from lose(s, who, 99, 99)


def mishap(r: Random, s: State) -> Record | None:
    """For who is about to do something, while others are left."""
    assert isinstance(s, World)
    due = s.stack[-1].seat if s.stack else -1
    left = [who for who in s.investigators if not who.gone]
    who = next((one for one in left if due in (-1, one.seat)), None)
    if len(left) < 2 or who is None:
        return None
    things = [one.key for one in s.monsters_on(who.space) if not one.kind.epic] + [card.key for card in who.cards]
    return strikes(who, r.choice(things) if things and r.random() < 0.6 else "")


CHAOS = Chaos(position, amiss, worth, rest=rest, courses=COURSES, mishap=mishap, timed=timed, stir=stir)
