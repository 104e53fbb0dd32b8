"""Possessions like no other: what they do, and their texts under odd-… in the locale files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from seance.engine import Flow, Need, Option, Target, choose
from seance.engine.effect import Ability
from seance.engine.words import Say
from seance.games.eldritch.rules.clues import can_spend_clues, spend_clues
from seance.games.eldritch.rules.movement import can_move, move
from seance.games.eldritch.rules.pieces import Investigator, Owned
from seance.games.eldritch.rules.registers import (
    CLUE_SUBSTITUTES,
    EVASIONS,
    PREVENTIONS,
    Evasion,
    Prevention,
    Substitute,
    WorldNeed,
    component_action,
)  # fmt: skip
from seance.games.eldritch.rules.state import World
from seance.games.eldritch.rules.trade import trade
from seance.games.eldritch.rules.under_way import Loss

YES_NO = (Option(True, "yes"), Option(False, "no"))
SOMEBODY: WorldNeed = Need("EH-TRADE-01", "nobody-to-trade-with", lambda s, who: bool(elsewhere(s, who)))


@dataclass(frozen=True, slots=True, repr=False)
class OddAbility(Ability):
    """Kept in a constant of the same name, so that its repr pastes back."""

    name: str
    enter: Callable[[str], None]

    def register(self, key: str) -> None:
        self.enter(key)

    def say(self) -> Say:
        return Say(f"odd-{self.name}")

    def __repr__(self) -> str:
        return self.name.upper().replace("-", "_")


def prevented(s: World, sanity: int) -> None:
    assert s.occasion is not None
    assert s.occasion.loss is not None
    s.occasion.loss.sanity = max(0, s.occasion.loss.sanity - sanity)


# The Glass of Mortlan: 1 Sanity less for the own Spells.


def own_spell(s: World, owner: Investigator, card: Owned, loss: Loss) -> bool:
    spell = s.subject
    return (
        loss.who is owner and loss.sanity > 0
        and isinstance(spell, Owned) and spell.family == "spell" and spell in owner.cards
    )  # fmt: skip


def glass(key: str) -> None:
    PREVENTIONS[key] = Prevention(own_spell, lambda s, who: prevented(s, 1))


SPELLS_COST_LESS = OddAbility("spells-cost-less", glass)


# The Grotesque Statue: once in a round a Clue against all Sanity of one loss.


def can_pay_for_mind(s: World, owner: Investigator, card: Owned, loss: Loss) -> bool:
    return loss.who is owner and loss.sanity > 0 and not s.is_used(card) and can_spend_clues(s, owner, 1)


def keep_mind(s: World, who: Investigator) -> Flow[None]:
    assert isinstance(s.subject, Owned)
    assert s.occasion is not None
    assert s.occasion.loss is not None
    loss = s.occasion.loss
    who.used.append(s.subject.key)
    yield from spend_clues(s, who, 1)
    loss.sanity = 0


def statue(key: str) -> None:
    PREVENTIONS[key] = Prevention(can_pay_for_mind, keep_mind)


CLUE_FOR_SANITY = OddAbility("clue-for-sanity", statue)


# The Pallid Mask: monsters are passed by.


def unseen(s: World, who: Investigator) -> Flow[bool]:
    yield from ()
    return True


def mask(key: str) -> None:
    EVASIONS[key] = Evasion(unseen, lambda s, who: False)


UNSEEN_BY_MONSTERS = OddAbility("unseen-by-monsters", mask)


# The Silver Key: one Clue less.


def silver_key(key: str) -> None:
    CLUE_SUBSTITUTES[key] = Substitute(lambda s, who: True, lambda s, who: None)


ONE_CLUE_LESS = OddAbility("one-clue-less", silver_key)


# The Mi-Go Brain Case: trade with somebody far away, and change places.


def elsewhere(s: World, who: Investigator) -> list[Investigator]:
    return [one for one in s.in_order() if one is not who]


def others(s: World, who: Investigator) -> Sequence[Target[str]]:
    return [((one.key,), one.key) for one in elsewhere(s, who)]


def exchange(s: World, who: Investigator, target: str) -> Flow[None]:
    other = s.who(target)
    yield from trade(s, who, other)
    if who.gone or other.gone or not can_move(other) or other.space == who.space:
        return
    if (yield from choose(other.seat, "change-places", YES_NO, (who.key,))):
        here, there = who.space, other.space
        yield from move(s, other, here)
        if can_move(who):
            yield from move(s, who, there)


def brain_case(key: str) -> None:
    component_action(key, exchange, others, (SOMEBODY,), verb="use-on")


TRADE_AND_CHANGE_PLACES = OddAbility("trade-and-change-places", brain_case)
