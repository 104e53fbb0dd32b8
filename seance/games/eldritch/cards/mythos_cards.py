"""What stands on the Mythos cards, and where the core finds it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from seance.engine import Flow
from seance.games.eldritch.rules.mythos import break_silence
from seance.games.eldritch.rules.pieces import InPlay, Investigator
from seance.games.eldritch.rules.registers import (
    ENCOUNTER_CHOICES,
    FORBIDS,
    MYTHOS_TEXTS,
    RAN_OUT,
    RECKONING_TEXTS,
    RECKONINGS,
    EncounterChoice,
    Text,
    reacts,
    resolve,
    step,
)
from seance.games.eldritch.rules.state import World
from seance.games.eldritch.rules.telling import tells

from . import mythos_green, mythos_yellow, rumors
from .effects import Each, EldritchEffect
from .effects.mythos_text import MythosText
from .effects.odd_mythos import defeated_at_rumor
from .effects.this_card import Forbid

TEXTS: Final[dict[str, MythosText]] = {**mythos_yellow.CARDS, **mythos_green.CARDS, **rumors.CARDS}


def at_expedition(s: World, card: InPlay) -> Sequence[str]:
    return (s.expedition,)


PARTS: Final[dict[tuple[str, str], tuple[EldritchEffect, ...]]] = {
    (key, name): tuple(effect.parts()) for key, card in TEXTS.items() for name, effect in card.effects.items()
}


def for_the_table(key: str, name: str) -> Text:
    """A text of nobody in particular: each part is a step, and it goes on if the Lead Investigator falls by one."""

    def run(s: World, who: Investigator) -> None:
        s.then(*[part_step(n, key, name) for n in range(len(PARTS[key, name]))])

    return run


@step("mythos-part")
def part_step(s: World, n: int, card: str, text: str) -> Flow[None]:
    """What happens to several is a step for each of them, the Lead Investigator first."""
    part, lead = PARTS[card, text][n], s.investigators[s.lead]
    if isinstance(part, Each):
        s.then(*[each_step(one, n, card, text) for one in part.those(s, lead)])
    else:
        yield from resolve_in_part(s, part, lead, card)


@step("mythos-each")
def each_step(s: World, who: Investigator, n: int, card: str, text: str) -> Flow[None]:
    part = PARTS[card, text][n]
    if isinstance(part, Each) and not who.gone:
        yield from resolve_in_part(s, part.effect, who, card)


def resolve_in_part(s: World, effect: EldritchEffect, who: Investigator, card: str) -> Flow[None]:
    """A part of an Event; whoever listens is told in the end if nothing has come of any."""
    found = in_play(s, card)
    return resolve(s, effect.run, who, found) if s.sink is None else heard_in_part(s, effect, who, found)


def heard_in_part(s: World, effect: EldritchEffect, who: Investigator, card: InPlay | None) -> Flow[None]:
    if (yield from tells(s, lambda: resolve(s, effect.run, who, card))):
        break_silence(s)


def in_play(s: World, key: str) -> InPlay | None:
    return next((card for card in (*s.ongoing, *s.drawn) if card.key == key), None)


def register(key: str, card: MythosText) -> None:
    if card.event is not None:
        MYTHOS_TEXTS[key] = for_the_table(key, "event")
    if isinstance(card.always, Forbid):
        FORBIDS[card.always.what] = key
    if card.defeat is not None:
        reacts("monster-defeated", key, card.defeat.run, defeated_at_rumor)
    if card.encounter is not None:
        ENCOUNTER_CHOICES[key] = EncounterChoice(
            at_expedition if card.encounter.place == "expedition" else None,
            card.encounter.effect.run,
            card.encounter.effect,
        )
    if card.reckoning is not None:
        RECKONINGS[key] = for_the_table(key, "reckoning")
        RECKONING_TEXTS[key] = card.reckoning
    if card.no_tokens is not None:
        RAN_OUT[key] = for_the_table(key, "no-tokens")


for _key, _card in TEXTS.items():
    register(_key, _card)
