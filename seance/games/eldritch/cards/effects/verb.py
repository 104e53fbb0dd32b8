"""What all verbs of Eldritch Horror share."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TypeAlias

from seance.engine import Deed, Flow, do
from seance.engine.effect import All, Effect
from seance.games.eldritch.rules.pieces import Investigator
from seance.games.eldritch.rules.state import World

from .words import Offer

EldritchEffect: TypeAlias = "Effect[World, Investigator]"


class Verb(Effect[World, Investigator]):
    __slots__ = ()

    def offer(self) -> Offer:
        """What an option is called that does this: "spend-clues:2"."""
        return dashed(type(self).__name__), ()

    def paid(self, s: World, who: Investigator) -> Deed:
        """The same as a price that somebody has chosen to pay."""
        return self.run(s, who)


@lru_cache
def dashed(name: str) -> str:
    """ "BecomeDelayed" -> "become-delayed" """
    return re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()


def offer(effect: EldritchEffect) -> Offer:
    """Several effects are called after the first."""
    first = effect.parts()[0]
    assert isinstance(first, Verb)
    return first.offer()


def possible(effect: EldritchEffect, s: World, who: Investigator) -> bool:
    """Can each of them?"""
    parts = effect.parts()
    return parts[0].possible(s, who) if len(parts) == 1 else all(part.possible(s, who) for part in parts)


def source(s: World) -> str:
    """The key of the card, monster or sheet whose text takes effect: questions name it."""
    if s.subject is not None:
        return s.subject.key
    return s.encounter.card.key if s.encounter is not None else s.ancient_one.key


def go_on(effect: EldritchEffect, s: World, who: Investigator) -> Flow[None]:
    """All of it; if the investigator has been defeated meanwhile, what happens to the table."""
    yield from All(*effect.parts()).run(s, who)


def pay(cost: EldritchEffect, s: World, who: Investigator) -> Flow[None]:
    """All of it, unless a part of the price was the end of who pays."""
    for part in cost.parts():
        if not who.gone:
            yield from do(part.paid(s, who) if isinstance(part, Verb) else part.run(s, who))
