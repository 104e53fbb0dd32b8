"""How likely an investigator is to do what one goes somewhere for: read from the cards, which are values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from seance.games.eldritch.cards.effects import Ambush, ChooseOne, CloseGate, Gain, May, Spend, Test
from seance.games.eldritch.cards.effects.decisions import Part
from seance.games.eldritch.cards.effects.things import Clues, ThisClue
from seance.games.eldritch.cards.effects.verb import EldritchEffect
from seance.games.eldritch.cards.encounter_decks import SECTIONS
from seance.games.eldritch.rules.printed import ENCOUNTER_DECKS, SKILLS, STRENGTH, WILL
from seance.games.eldritch.rules.registers import BONUSES, BURSTS, LEAST, REROLLS
from seance.games.eldritch.rules.skill_tests import SUCCESS, at_least
from seance.games.eldritch.show.view import InvestigatorView, MonsterView

from .weights import W

Wanted: TypeAlias = Callable[[EldritchEffect], bool]


class Abilities(NamedTuple):
    """What decides how an investigator fares: dice by skill, in fights too, the lowest success, Clues to pay with."""

    dice: tuple[int, ...]
    fighting: tuple[int, int]  # Will, Strength
    least: int
    clues: int

    def passing(self, skill: str, modifier: int) -> float:
        return odds(1, max(1, self.dice[SKILLS.index(skill)] + modifier) + (self.clues == W.many_clues), self.least)


@cache
def odds(wanted: int, dice: int, least: int) -> float:
    return at_least(wanted, dice, least)


def abilities(who: InvestigatorView) -> Abilities:
    skills = tuple([who.skills[skill] for skill in SKILLS])
    return abilities_with(skills, tuple([card.card for card in who.cards]), min(len(who.clues), W.many_clues))


@lru_cache(maxsize=4096)
def abilities_with(skills: tuple[int, ...], cards: tuple[str, ...], clues: int) -> Abilities:
    """Skills, the best bonus of a card, and a die for everything that lets one be rolled again."""
    dice = tuple([n + helped(cards, skill, ("",)) for skill, n in zip(SKILLS, skills, strict=True)])
    will, strength = [skills[SKILLS.index(skill)] + helped(cards, skill, ("", "combat")) for skill in (WILL, STRENGTH)]
    least = next((LEAST[card] for card in cards if card in LEAST), SUCCESS)
    return Abilities(dice, (will, strength), least, clues)


def helped(cards: tuple[str, ...], skill: str, during: tuple[str, ...]) -> int:
    best = more = 0
    for card in cards:
        for bonus in BONUSES.get(card, ()):
            if bonus.helps.skill in ("", skill) and bonus.helps.during in during:
                best = max(best, bonus.n)
        for reroll in REROLLS.get(card, ()):
            more += reroll.helps.skill in ("", skill) and reroll.helps.during in during and reroll.price is None
        burst = BURSTS.get(card)
        if burst is not None and skill in burst.skills and "combat" in during:
            best = max(best, burst.n)
    return best + more


# ---- encounters ----------------------------------------------------------------------------------------------------


def closes(effect: EldritchEffect) -> bool:
    return isinstance(effect, CloseGate)


def gains_clue(effect: EldritchEffect) -> bool:
    return isinstance(effect, Gain) and any(isinstance(thing, ThisClue) for thing in effect.things)


@lru_cache(maxsize=4096)
def closing(who: Abilities) -> float:
    """That an Other World encounter closes the Gate."""
    cards = [SECTIONS[card.key] for card in ENCOUNTER_DECKS["other-world"]]
    return sum([chance(card["initial"], who, closes, card) for card in cards]) / len(cards)


@lru_cache(maxsize=4096)
def researching(who: Abilities, deck: str, kind: str) -> float:
    """That a Research encounter on such a space brings its Clue."""
    cards = [SECTIONS[card.key] for card in ENCOUNTER_DECKS[deck]]
    return sum([chance(card[kind], who, gains_clue, card) for card in cards]) / len(cards)


def chance(effect: EldritchEffect | None, who: Abilities, wanted: Wanted, card: Mapping[str, EldritchEffect]) -> float:
    """That an effect, with all its branches, comes to what is wanted."""
    missed = 1.0
    for part in effect.parts() if effect is not None else ():
        missed *= 1 - chance_of_part(part, who, wanted, card)
    return 1 - missed


def chance_of_part(part: EldritchEffect, who: Abilities, wanted: Wanted, card: Mapping[str, EldritchEffect]) -> float:
    if wanted(part):
        return 1.0
    if isinstance(part, Test):
        share = who.passing(part.skill, part.modifier)
        return share * chance(part.passed, who, wanted, card) + (1 - share) * chance(part.failed, who, wanted, card)
    if isinstance(part, Part):
        return chance(card[part.part], who, wanted, card)
    if isinstance(part, May):
        paid = chance(part.effect, who, wanted, card) if payable(part.cost, who) else 0.0
        return max(paid, chance(part.otherwise, who, wanted, card))
    if isinstance(part, Ambush):
        beaten, lost = chance(part.defeated, who, wanted, card), chance(part.otherwise, who, wanted, card)
        return W.ambusher * beaten + (1 - W.ambusher) * lost
    if isinstance(part, ChooseOne):
        return max([chance(choice, who, wanted, card) for choice in part.choices])
    return 0.0


def payable(cost: EldritchEffect, who: Abilities) -> bool:
    """Clues must be there; anything else can be found."""
    if not isinstance(cost, Spend):
        return True
    return all(not isinstance(thing, Clues) or thing.n in range(who.clues + 1) for thing in cost.things)


# ---- fights --------------------------------------------------------------------------------------------------------


class Fight(NamedTuple):
    """What a Combat encounter comes to."""

    beaten: float  # how likely
    sanity: float  # that it costs
    health: float


@lru_cache(maxsize=8192)
def fight(who: Abilities, will: int | None, horror: int, strength: int | None, damage: int, toughness: int) -> Fight:
    sanity = health = beaten = 0.0
    if will is not None:
        dice = max(1, who.fighting[0] + will)
        sanity, beaten = unmet(horror, dice, who.least), odds(1, dice, who.least)  # some are beaten by Will alone
    if strength is not None:
        dice = max(1, who.fighting[1] + strength)
        health, beaten = unmet(damage, dice, who.least), odds(toughness, dice, who.least)
    return Fight(beaten, sanity, health)


def unmet(points: int, dice: int, least: int) -> float:
    """Of so many points, how many the successes leave on average."""
    return sum([1 - odds(n, dice, least) for n in range(1, points + 1)])


def against(who: Abilities, monster: MonsterView) -> Fight:
    left = monster.toughness - monster.lost
    return fight(who, monster.will, monster.horror, monster.strength, monster.damage, left)
