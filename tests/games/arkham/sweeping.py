"""Every text of every card, laid out so that it can take effect: what the sweeps over all of them share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from random import Random
from typing import Any, NamedTuple, cast

import pytest

from seance.engine import Dice, Flow, Game, State, do
from seance.engine.effect import Effect
from seance.engine.face import Course
from seance.engine.steps import Step
from seance.games.arkham.cards.effects.this_card import ToThreatArea
from seance.games.arkham.cards.effects.verb import ArkhamEffect, Together
from seance.games.arkham.check.chaos import CHAOS, ENEMIES_LEAVE, gone
from seance.games.arkham.check.scene import CARDS, ArkhamScene
from seance.games.arkham.rules.pieces import Enemy, InPlay, Investigator, Thing
from seance.games.arkham.rules.printed import (
    ACTS,
    AGENDAS,
    ASSET,
    ENCOUNTER_CARDS,
    ENEMIES,
    ENEMY,
    EVENT,
    LOCATIONS,
    PERSONAS,
    SCENARIOS,
    STORY_ASSETS,
    Printed,
)  # fmt: skip
from seance.games.arkham.rules.registers import (
    ABILITIES,
    ACTIONS,
    ADVANCES,
    ELDER_SIGNS,
    EVENTS,
    HAND_FORCED,
    REVELATIONS,
    SKILLS,
    STEPS,
    TOKENS,
    Symbol,
    resolve,
)  # fmt: skip
from seance.games.arkham.rules.registers import Text as Run
from seance.games.arkham.rules.state import Table
from seance.games.arkham.rules.under_way import FIGHT, Drawn, Hurt, Moment, Test
from seance.lab.chaos import Mourner
from seance.testing import scene

ROLAND, DAISY = "roland-banks", "daisy-walker"
MINION = "ghoul-minion"
IN_TESTS = ("token", "test", "fail")  # points that lie in a skill test
PEOPLE_LEAVE = Course("who", ("eliminated",), (), ("lead", "trauma", "forced", "earns-less"), gone)  # with weaknesses
LONGEST = 60  # answers that a text may take


class Text(NamedTuple):
    """Something that a card says, and how the registers call it."""

    kind: str  # the register: "ability", "action", "event", "skill", "revelation", "token", "back"
    card: str
    name: str  # of this text among all of them
    run: Run
    point: str = ""
    scenario: str = ""
    in_test: bool = False

    @property
    def effect(self) -> ArkhamEffect | None:
        """The value that it is, if it is none of those that are written as functions."""
        value = getattr(self.run, "__self__", None)
        return value if isinstance(value, Effect) else None


def texts() -> Iterator[Text]:
    """Everything in every register that takes effect."""
    for key, abilities in ABILITIES.items():
        for one in abilities:
            in_test = one.in_test or any(word in one.point for word in IN_TESTS)
            yield Text("ability", key, f"{key} {one.number}", one.run, one.point, in_test=in_test)
    for held in [one for abilities in HAND_FORCED.values() for one in abilities]:
        yield Text("event", held.key, f"{held.key} in hand", held.run, held.point)
    for key, actions in ACTIONS.items():
        for action in actions:
            yield Text("action", key, f"{key} action {action.number}", action.run)
    for key, event in EVENTS.items():
        in_test = event.in_test or any(word in event.point for word in IN_TESTS)
        yield Text("event", key, f"{key} played", event.run, event.point, in_test=in_test)
    for key, skill in SKILLS.items():
        if skill.passed is not None:
            yield Text("skill", key, f"{key} committed", skill.passed, in_test=True)
    for key, run in REVELATIONS.items():
        yield Text("revelation", key, f"{key} drawn", run)
    for (scenario, symbol, hard), meaning in TOKENS.items():
        yield from of_symbol(f"{symbol}{' hard' if hard else ''}", meaning, scenario)
    for key, meaning in ELDER_SIGNS.items():
        yield from of_symbol(key, meaning, "the-gathering")
    for key, advance in ADVANCES.items():
        yield Text("back", key, f"{key} advances", advance.back)


def of_symbol(name: str, symbol: Symbol, scenario: str) -> Iterator[Text]:
    for when in ("now", "failed", "passed", "after_failure"):
        run = getattr(symbol, when)
        if run is not None:
            who = name if name in PERSONAS else ""
            yield Text("token", who, f"{scenario} {name} {when}", run, "", scenario, in_test=when != "after_failure")


EVERY = list(texts())


# ---- the stage -----------------------------------------------------------------------------------------------------


def scenario_of(text: Text) -> str:
    """The first scenario that has the card; any, if it is a player's."""
    card = ENCOUNTER_CARDS.get(text.card.removesuffix("-unrevealed"))
    having = [key for key, sheet in SCENARIOS.items() if card and card.set in (*sheet.sets, *sheet.one_set_of)]
    return text.scenario or (having[0] if having else "the-gathering")


def stage(text: Text) -> tuple[ArkhamScene, Thing | None]:
    """Two investigators with some cards each and two enemies; and what the text stands on, in play."""
    t = scene("arkham", 2, scenario=scenario_of(text))
    one = text.card if text.card in PERSONAS else ROLAND
    other = DAISY if one != DAISY else ROLAND
    if t.s.scenario == "the-gathering":
        t.act("the-barrier")
    owned = CARDS.get(text.card)
    held = owned is not None and text.kind in ("ability", "action")
    assets = [text.card] if held and owned is not None and owned.kind == ASSET else []
    threats = [text.card] if held and owned is not None and owned.kind not in (ASSET, EVENT, ENEMY) else []
    here = t.s.locations[0].key
    t.investigator(
        one, hand=["guts", "knife", "evidence"], assets=assets, threats=threats, deck=["flashlight"] * 4, clues=2,
        discard=["dodge"], at=here, damage=1, horror=1, resources=6,
    )  # fmt: skip
    t.investigator(other, hand=["perception", "dodge"], deck=["flashlight"] * 4, at=here, clues=1, damage=1, horror=1)
    t.location(here, clues=2)
    t.encounters("ancient-evils", MINION, "acolyte", "crypt-chill", discard=("rotting-remains", "ravenous-ghoul"))
    subject = laid(t, text, one, here)
    t.enemy(MINION, engaged=one).enemy("swarm-of-rats", engaged=one, exhausted=True)
    t.s.dice.strict = False
    return t, subject


def laid(t: ArkhamScene, text: Text, who: str, here: str) -> Thing | None:
    """The card in play on which the text stands."""
    s, key = t.s, text.card
    if text.kind in ("revelation", "skill", "token") or (text.kind == "event" and key in CARDS):
        return s.who(who) if text.kind == "event" else None
    if key in PERSONAS:
        return s.who(who)
    if key in ACTS:
        if key == SCENARIOS[s.scenario].acts[0]:
            t.only(*SCENARIOS[s.scenario].in_play)  # nothing has been found yet
            for one in s.investigators:
                one.location = s.locations[0].key
        return t.act(key).s.act
    if key in AGENDAS:
        return t.agenda(key).s.agenda
    if key.removesuffix("-unrevealed") in LOCATIONS:
        title = LOCATIONS[key.removesuffix("-unrevealed")].title
        if s.place(title) is None:
            t.place(title, key)
        for one in s.investigators:
            one.location = title
        return t.location(title, clues=1).s.place(title)
    if key in STORY_ASSETS:
        lying = text.kind == "action"
        t.story_asset(key, owner="" if lying else who, at=here if lying else "")
        return (s.at_locations if lying else s.who(who).assets)[-1]
    card: Printed = CARDS[key] if key in CARDS else ENCOUNTER_CARDS[key]
    if card.kind == ENEMY:
        alone = key in ENEMIES and {"aloof", "massive"}.intersection(ENEMIES[key].keywords)
        t.enemy(key, engaged="" if alone else who, at=here, damage=1, owner=who if key in CARDS else "")
        return s.enemies[-1]
    if key in CARDS and card.kind != EVENT:
        return (s.who(who).assets + s.who(who).threats)[-1]
    if isinstance(getattr(REVELATIONS.get(key), "__self__", None), ToThreatArea):
        t.threat(who, key)
        return s.who(who).threats[-1]
    t.attached(key, at=here, owner=who if key in CARDS else "")
    return s.at_locations[-1]


def moment_of(s: Table, who: Investigator, text: Text, subject: Thing | None) -> Moment:
    """Everything that a text could ask about."""
    on = Moment(text.point or "sweep", who, (who.key,))
    on.enemy = subject if isinstance(subject, Enemy) else s.enemies[-2]
    on.thing = subject if isinstance(subject, InPlay) else None
    on.card = ENEMIES["ghoul-priest"] if "spawn" in text.point else ENCOUNTER_CARDS["crypt-chill"]
    on.location, on.n, on.damage, on.horror, on.token = s.here(who), 1, 1, 1, "skull"
    on.hurt = Hurt(who, on.enemy)
    on.hurt.damage = on.hurt.horror = 1
    return on


def test_of(s: Table, who: Investigator) -> Test:
    """An attack that has just succeeded, or failed."""
    test = Test(who, "combat", 2, FIGHT)
    test.enemy, test.margin, test.revealed, test.token_parts = s.enemies[-2], 1, ["skull"], [("skull", -1)]
    s.bag.remove("skull")
    return test


# ---- letting it happen ---------------------------------------------------------------------------------------------


@dataclass
class Reading:
    """A text that takes effect on its stage."""

    t: ArkhamScene
    subject: Thing | None
    game: Game[Table]


def read(
    text: Text, run: Run, patch: pytest.MonkeyPatch, seed: int = 0, prepare: Callable[[ArkhamScene], None] | None = None
) -> Reading:
    """Let it happen to the first investigator, with random answers and chance; then the table must hold."""
    t, subject = stage(text)
    if prepare is not None:
        prepare(t)
    r, who = Random(f"{text.name} {seed}"), t.s.investigators[0]
    t.s.dice = Dice(r.randrange(1 << 30))

    def sweep(s: Table, who: Investigator) -> Flow[None]:
        yield from under_way(s, who, text, run, subject)

    patch.setitem(STEPS.known, "sweep", Step("sweep", sweep, [("who", "Investigator")]))
    t.does("sweep", seat=who.seat)
    if who.gone:
        return Reading(t, subject, t.begin())
    try:
        game = to_its_end(t, r)
    except Exception as error:
        error.add_note(f"{text.name}, {seed}")
        raise
    return Reading(t, subject, game)


def under_way(s: Table, who: Investigator, text: Text, run: Run, subject: Thing | None) -> Flow[None]:
    """What must be going on for it to take effect; and it is over then."""
    on = s.moment = moment_of(s, who, text, subject)
    test = test_of(s, who) if text.in_test else None
    drawn: Drawn | None = None
    if test is not None:
        test.passed = ("fail" not in text.point and text.kind != "token") or text.name.endswith("passed")
        on.test = test
        s.tests.append(test)
    mine = (who.seat, CARDS[text.card]) if text.kind in ("event", "skill") else None
    if mine is not None:
        who.owned.append(mine[1])
        (s.limbo if test is None or text.kind == "event" else test.committed).append(mine)
    if text.kind == "revelation":
        card: Printed = CARDS[text.card] if text.card in CARDS else ENCOUNTER_CARDS[text.card]
        drawn = Drawn(card, who, who.seat if text.card in CARDS else -1)
        if text.card in CARDS:
            who.owned.append(CARDS[text.card])
        s.drawing.append(drawn)
    yield from resolve(s, run, who, subject)
    if on.instead is not None and not who.gone:
        yield from do(on.instead())
    s.moment = None
    if test is not None:
        s.bag += test.revealed
        s.tests.remove(test)
    if drawn is not None:
        s.drawing.remove(drawn)
        if not drawn.placed:
            away(s, drawn.card, drawn.owner)
    if mine is not None and (mine in s.limbo or text.kind == "skill"):
        if mine in s.limbo:
            s.limbo.remove(mine)
        away(s, mine[1], who.seat)


def away(s: Table, card: Any, owner: int) -> None:
    """Out of the way, when it has been read."""
    if owner < 0:
        s.encounters.discard.append(card)
    elif s.investigators[owner].gone:
        s.removed.append(card)
    else:
        s.investigators[owner].deck.discard.append(card)


def to_its_end(t: ArkhamScene, r: Random) -> Game[Table]:
    """Until a turn or an action is asked for."""
    game = t.begin()
    mourners = [Mourner(course, cast("Game[State]", game)) for course in (ENEMIES_LEAVE, PEOPLE_LEAVE)]
    for mourner in mourners:
        mourner.gone, mourner.heard = set(), 0  # from the beginning: nobody was gone then
    for _ in range(LONGEST):
        for mourner in mourners:
            mourner.listen(cast("Game[State]", game))
        t.rules.invariants(game.state)
        ask = game.ask
        if ask is None or ask.opens or ask.prompt == "scene-ends" or game.state.phase == "between":
            break
        amiss = CHAOS.amiss(game.state, ask)
        assert not amiss, f"{ask.prompt}: {amiss}"
        if ask.prompt == "commit":
            game.answer([], ask.seat)  # what others bring to a test is none of its text
        else:
            game.answer(r.randrange(len(ask.options)), ask.seat, ask.number)
    return game


# ---- values and what is in them ------------------------------------------------------------------------------------


def inside(value: object) -> Iterator[object]:
    if isinstance(value, tuple):
        yield from value
    elif is_dataclass(value):
        for field in fields(value):
            yield getattr(value, field.name)


def every(value: object) -> Iterator[object]:
    """The value and all values in it."""
    yield value
    for inner in inside(value):
        yield from every(inner)


def with_part(effect: ArkhamEffect, blow: ArkhamEffect) -> Iterator[ArkhamEffect]:
    """The effect with a blow before it, and after each of its parts, however deep that lies."""
    parts = list(effect.parts())
    for place in range(len(parts) + 1):
        yield Together(*parts[:place], blow, *parts[place:])
    for place, part in enumerate(parts):
        for other in deeper(part, blow):
            yield Together(*parts[:place], other, *parts[place + 1 :]) if len(parts) > 1 else other


def deeper(part: Any, blow: ArkhamEffect) -> Iterator[Any]:
    """The same with a blow in one of its branches, or behind its riders."""
    for field in fields(part):
        held = getattr(part, field.name)
        branches = held if isinstance(held, tuple) else (held,)
        for place, branch in enumerate(branches):
            changed = with_part(branch, blow) if isinstance(branch, Effect) else ()
            if not isinstance(branch, Effect) and is_dataclass(branch):
                changed = deeper(branch, blow)
            for other in changed:
                new = (*branches[:place], other, *branches[place + 1 :]) if isinstance(held, tuple) else other
                yield copied(part, field.name, new)


def copied(value: Any, name: str, held: object) -> Any:
    """Like the value but for this field. (Some have a way of their own to be made.)"""
    new = object.__new__(type(value))
    for field in fields(value):
        object.__setattr__(new, field.name, held if field.name == name else getattr(value, field.name))
    return new
