"""Every text of every card, taken apart and let take effect anywhere: what the sweeps over all of them share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from random import Random
from typing import Any, NamedTuple

from seance.engine import Dice, Flow, GameOver
from seance.engine.ask import Ask, Group, Pick
from seance.engine.effect import All, Effect
from seance.engine.state import Sink
from seance.engine.wire import Event
from seance.engine.words import Say
from seance.games.eldritch.cards import (
    ancient_ones,
    artifacts,
    assets,
    conditions,
    investigators,
    monsters,
    mysteries,
    mythos_cards,
    spells,
)
from seance.games.eldritch.cards.effects.belongings import Spend
from seance.games.eldritch.cards.effects.verb import EldritchEffect, Verb, possible
from seance.games.eldritch.cards.encounter_decks import SECTIONS
from seance.games.eldritch.check.chaos import AFTERWARDS, position
from seance.games.eldritch.check.invariants import check
from seance.games.eldritch.rules.clues import spawn_clue
from seance.games.eldritch.rules.losses import lose
from seance.games.eldritch.rules.monsters import new_monster
from seance.games.eldritch.rules.pieces import InPlay, Investigator, Owned
from seance.games.eldritch.rules.printed import (
    ENCOUNTERS,
    LORE,
    MYSTERIES,
    MYTHOS,
    STRENGTH,
    Mythos,
    Possession,
)  # fmt: skip
from seance.games.eldritch.rules.registers import Subject, resolve
from seance.games.eldritch.rules.state import World
from seance.games.eldritch.rules.under_way import Casting, Combat, Encounter, Loss, Occasion, Trial

BOOKS: dict[str, dict[str, Any]] = {
    "encounter": SECTIONS,
    "monster": {**monsters.TOKENS, **monsters.EPIC_TOKENS, **monsters.CULTISTS},
    "possession": {**assets.CARDS, **artifacts.CARDS, **conditions.FRONTS, **conditions.BACKS},
    "spell": {**spells.FRONTS, **spells.BACKS},
    "mythos": mythos_cards.TEXTS,
    "mystery": mysteries.CARDS,
    "sheet": {**investigators.CARDS, **ancient_ones.SIDES},
}


class Text(NamedTuple):
    """An effect that stands somewhere for itself."""

    book: str
    card: str
    effect: EldritchEffect


def texts() -> Iterator[Text]:
    for book, cards in BOOKS.items():
        for card, value in cards.items():
            for effect in outermost(value):
                yield Text(book, card, effect)


def outermost(value: object) -> Iterator[EldritchEffect]:
    """The effects in an ability, a section or a whole card that stand in no other one."""
    if isinstance(value, Effect):
        yield value
    else:
        for inner in inside(value):
            yield from outermost(inner)


def inside(value: object) -> Iterator[object]:
    if isinstance(value, dict):
        yield from value.values()
    elif isinstance(value, tuple):
        yield from value
    elif is_dataclass(value):
        for field in fields(value):
            yield getattr(value, field.name)


def every(value: object) -> Iterator[object]:
    """The value and all values in it."""
    yield value
    for inner in inside(value):
        yield from every(inner)


# ---- with something in between -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class Fall(Verb):
    """All Health and Sanity is lost: whoever this happens to is gone for the rest of the text."""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        yield from lose(s, who, 99, 99)

    def say(self) -> Say:
        return Say("lose")


FALL = Fall()


def with_falls(effect: EldritchEffect) -> Iterator[EldritchEffect]:
    """The effect with a fall before it, and after each of its parts, however deep that lies."""
    parts = list(effect.parts())
    for place in range(len(parts) + 1):
        yield All(*parts[:place], FALL, *parts[place:])
    for place, part in enumerate(parts):
        for other in deeper(part):
            yield All(*parts[:place], other, *parts[place + 1 :]) if len(parts) > 1 else other


def deeper(part: Any) -> Iterator[EldritchEffect]:
    """The same verb with a fall in one of its branches."""
    for field in fields(part):
        held = getattr(part, field.name)
        if field.type == "Lose":  # nothing else stands there
            continue
        branches = held if isinstance(held, tuple) else (held,)
        for place, branch in enumerate(branches):
            for other in changed(branch):
                new = (*branches[:place], other, *branches[place + 1 :]) if isinstance(held, tuple) else other
                yield copied(part, field.name, new)


def changed(branch: object) -> Iterator[object]:
    if isinstance(branch, Effect):
        yield from with_falls(branch)
    elif is_dataclass(branch) and hasattr(branch, "effect"):  # what a die or a result brings
        for other in with_falls(branch.effect):
            yield copied(branch, "effect", other)


def copied(value: Any, name: str, held: object) -> Any:
    """Like the value but for this field. (Some have a way of their own to be made.)"""
    new = object.__new__(type(value))
    for field in fields(value):
        object.__setattr__(new, field.name, held if field.name == name else getattr(value, field.name))
    return new


# ---- letting it happen ---------------------------------------------------------------------------------------------


class Ears(Sink):
    """Hears what happens, and objects when it happens to somebody who is gone."""

    def __init__(self, s: World) -> None:
        super().__init__()
        self.gone = {who.key for who in s.investigators if who.gone}

    def hear(self, event: Event) -> None:
        super().hear(event)
        who = event.args.get("who")
        assert who not in self.gone or event.name in AFTERWARDS, f"{event.name} happens to {who}, gone before"
        if event.name in ("defeated", "devoured"):
            self.gone.add(str(who))


def somewhere(seed: int) -> tuple[World, Random]:
    """A wild position at which nothing is under way."""
    r = Random(f"sweep {seed}")
    s = position(r)
    s.stack.clear()
    return s, r


def actor(s: World, r: Random) -> Investigator:
    return r.choice(s.in_order())


def set_the_scene(s: World, r: Random, text: Text, who: Investigator) -> Subject:
    """What must be under way for a text of this kind, and what it stands on."""
    occasion = s.occasion = Occasion("sweep", who)
    here = s.monsters_on(who.space)
    if not here and s.cup:
        here = [new_monster(s, s.cup.pop(), who.space)]
        s.monsters += here
    monster = r.choice(here) if here else r.choice(s.monsters)
    occasion.monster, occasion.loss = monster, Loss(who, 1, 1)
    occasion.gate, occasion.skill, occasion.n = (r.choice(s.gates) if s.gates else None), STRENGTH, 1
    if text.book == "encounter":
        s.encounter = Encounter(ENCOUNTERS[text.card], who.space)
        clues, gate = s.clues_on(who.space), s.gate_on(who.space)
        s.encounter.clue = clues[0] if clues else None
        s.encounter.gate = gate
        sections = SECTIONS[text.card]
        s.encounter.passed, s.encounter.failed = sections.get("pass"), sections.get("fail")
        return None
    if text.book == "monster":
        s.fight = Combat(monster)
        return monster
    if text.book in ("possession", "spell"):
        card = occasion.card = own_card(s, who, text.card)
        if text.book == "spell":
            cast(s, r, who, card)
        return card
    if text.book == "mythos":
        occasion.monster = new_monster(s, r.choice(s.cup), who.space) if s.cup else None  # just defeated
        return s.in_force(text.card) or drawn(s, text.card)
    if text.book == "mystery":
        if MYSTERIES[text.card].ancient_one != s.ancient_one.key:
            raise Unreadable
        return s.mystery
    return None


class Unreadable(Exception):
    """A text that cannot take effect in this position: its card is out of reach."""


def drawn(s: World, key: str) -> InPlay:
    """A Mythos card that is being resolved, or has come into play."""
    if MYTHOS[key] not in s.mythos_box:
        raise Unreadable
    s.mythos_box.remove(MYTHOS[key])
    card = InPlay(MYTHOS[key], "", MYTHOS[key].eldritch)
    (s.ongoing if MYTHOS[key].ongoing else s.drawn).append(card)
    return card


def own_card(s: World, who: Investigator, key: str) -> Owned:
    """The card of this name that the actor has, or gets now."""
    name = key.partition("-back-")[0]
    owner = next((one for one in who.cards if one.card.key == name), None)
    if owner is not None:
        return owner
    piles: list[list[Any]] = [s.assets.rest, s.artifacts.rest, s.spells, s.conditions]
    for pile in piles:
        card: Possession | None = next((one for one in pile if one.key == name), None)
        if card is not None:
            pile.remove(card)
            numbered = card.family in ("spell", "condition")
            who.cards.append(Owned(card, s.number(name) if numbered else 0))
            return who.cards[-1]
    raise Unreadable


def cast(s: World, r: Random, who: Investigator, card: Owned) -> None:
    casting = s.casting = Casting(card)
    casting.on, casting.loss = r.choice(s.in_order()), s.occasion.loss if s.occasion is not None else None
    casting.monster = None if s.occasion is None else s.occasion.monster
    casting.clue = r.choice(s.clues) if s.clues else spawn_clue(s)
    casting.trial = Trial(who, LORE, 0, "spell", 1)
    casting.trial.rolled = [r.randint(1, 6) for _ in range(3)]
    s.fight = None if casting.monster is None else Combat(casting.monster)


def let_happen(s: World, r: Random, effect: EldritchEffect, who: Investigator, subject: Subject) -> Ears:
    """All of it, with random answers and dice; then the table must hold."""
    ears = Ears(s)
    s.sink, s.dice = ears, Dice(r.randrange(1 << 30))
    if not possible(effect, s, who) or (isinstance(effect, Spend) and not effect.affordable(s, who)):  # not offered
        return ears
    flow = resolve(s, effect.run, who, subject)
    try:
        poll = next(flow)
        while True:
            poll = flow.send(tuple([pick(r, ask) for ask in poll.asks]))
    except StopIteration:
        settle(s)
        check(s)
    except GameOver:
        pass
    return ears


def settle(s: World) -> None:
    """What was under way only because the sweep said so is over."""
    s.encounter = s.fight = s.casting = s.occasion = s.subject = None
    s.mythos_pile += [card.card for card in s.drawn if isinstance(card.card, Mythos)]
    s.drawn.clear()


def pick(r: Random, ask: Ask[object]) -> Pick:
    if not isinstance(ask, Group):
        return r.randrange(len(ask.options))
    n = r.randint(ask.least, min(ask.most, len(ask.options)))
    places = r.sample(range(len(ask.options)), n)
    return tuple(places if ask.in_order else sorted(places))
