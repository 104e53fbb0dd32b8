"""How a bot is led to something that shall occur: which answers it likes, and to which spaces it travels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from seance.engine import Ask, Dice, Option, View
from seance.engine.face import Goals
from seance.games.eldritch.rules.places import distance, of_kind
from seance.games.eldritch.rules.printed import (
    ANCIENT_ONES,
    ENCOUNTERS,
    GATES,
    INVESTIGATORS,
    MYSTERIES,
    SPACE_KINDS,
    SPACES,
    EncounterCard,
)
from seance.games.eldritch.rules.state import World
from seance.games.eldritch.show.view import EldritchView

from .coverage import MUST, Occurrence, seen, unnumbered
from .scene import EldritchScene

ABOVE_ALL, LIKED, NEARER, AWAY = 10.0, 5.0, 1.0, -0.5
MOVING = ("travel", "ride", "move", "to")
TOKENS = {"research": "research", "other-world": "enter", "expedition": "explore", "special": "encounter"}  # by deck
PERSISTING, GIVING_UP = ("reroll", "raise-die"), ("done", "decline")
SHOPPING = ("acquire", "yes")  # a loan is welcome
WITH_FINAL_MYSTERY = ("cthulhu", "shub-niggurath", "yog-sothoth")
AT_THE_END = ("won-final", "epic-cthulhu", "epic-shub-niggurath", "special-key-gate")  # what only that one brings
OPEN_GATES, ENOUGH_CLUES = 3, 4
ARMS = (
    "lightning-gun", "sword-of-saint-jerome", "double-barreled-shotgun", "carbine-rifle", "axe", "38-revolver",
    "45-automatic", "bull-whip",
)  # fmt: skip
EXPERIENCE = {"will": 2, "strength": 2}


class Direction:
    """Likes whatever leads to one occurrence."""

    def __init__(self, target: Occurrence) -> None:
        self.family, self.key = target
        self.met = met_by(self.key) if self.family == "encounter" else None
        self.section = self.key[len(self.met.key) + 1 :].partition("-pass")[0].partition("-fail")[0] if self.met else ""
        fallen = self.key.removesuffix("-crippled").removesuffix("-insane")
        self.fallen = fallen if self.family == "chapter" and fallen in INVESTIGATORS and fallen != self.key else ""

    def __call__(self, view: View, ask: Ask[object]) -> Sequence[float]:
        assert isinstance(view, EldritchView)
        moving = any(option.verb in MOVING for option in ask.options)
        goals = self.goals(view) if moving else []
        here = view.investigators[view.seat].space if view.seat >= 0 else ""
        return [self.liked(option, goals, here) for option in ask.options]

    def liked(self, option: Option[object], goals: Sequence[str], here: str) -> float:
        verb, on = option.verb, option.on
        if any(self.means(thing) for thing in on):
            return ABOVE_ALL
        if self.met is not None:
            if verb == self.verb() and (verb != "visit" or on[0] == self.met.deck):
                return LIKED
            wanted = GIVING_UP if self.key.endswith("-fail") else PERSISTING
            if verb in wanted:
                return LIKED
        if verb in SHOPPING and self.family == "possession":
            return LIKED
        if verb in MOVING and goals and here:
            there = on[-1]
            if there in SPACES:
                return NEARER if far(there, goals) < far(here, goals) else AWAY
        return 0.0

    def means(self, thing: str) -> bool:
        """Is this option about what shall occur?"""
        return unnumbered(thing) == self.key.partition("-back-")[0] or (self.fallen != "" and thing == self.fallen)

    def verb(self) -> str:
        assert self.met is not None
        return next((verb for deck, verb in TOKENS.items() if self.met.deck.startswith(deck)), "visit")

    def goals(self, view: EldritchView) -> list[str]:
        """The spaces where it may occur."""
        if self.family in ("fight", "defeat"):
            return [monster.space for monster in view.monsters if monster.kind == self.key]
        if self.fallen:
            return [one.space for one in view.fallen if one.investigator == self.fallen]
        if self.family == "rumor-solved":
            return [card.space for card in view.ongoing if card.key == self.key and card.space]
        if self.family == "possession":
            return of_kind("city")
        return [] if self.met is None else self.spaces(self.met, view)

    def spaces(self, card: EncounterCard, view: EldritchView) -> list[str]:
        """Of an encounter: those that its section names, or where its token lies."""
        verb = self.verb()
        if verb == "research":
            return [clue.space for clue in view.clues if SPACES[clue.space].kind == self.section]
        if verb == "enter":
            return [gate.space for gate in view.gates]
        if verb == "explore":
            return [view.expedition] if view.expedition else []
        if verb == "encounter":
            tokens = [view.mystery.space] if view.mystery is not None and view.mystery.space else []
            return tokens + [gate.space for gate in view.gates]
        return of_kind(self.section) if self.section in SPACE_KINDS else [self.section]


def met_by(line: str) -> EncounterCard:
    """The encounter card that a line of the story belongs to."""
    return next(card for card in ENCOUNTERS.values() if line.startswith(f"{card.key}-"))


def far(space: str, goals: Sequence[str]) -> int:
    return min([distance(space, goal) for goal in goals])


def fits(target: Occurrence, seats: int, options: Mapping[str, str | int | bool]) -> bool:
    """Could it occur at all at such a table?"""
    against = options["ancient_one"]
    only = next((key for key in ANCIENT_ONES if bound_to(target, key)), "")
    return not only or against in (only, "random")


def bound_to(target: Occurrence, ancient_one: str) -> bool:
    """Only against this Ancient One?"""
    family, key = target
    if family == "encounter":
        sheet, deck = ANCIENT_ONES[ancient_one], met_by(key).deck
        return deck in (sheet.research, sheet.special)
    mystery = MYSTERIES.get(key.removesuffix("-solved"))
    if family == "chapter" and mystery is not None:
        return mystery.ancient_one == ancient_one
    return key.removesuffix("-awake").removeprefix("lost-").removeprefix("epic-") == ancient_one


def ambitious(target: Occurrence) -> bool:
    """Is it reached by living long rather than by chance?"""
    family, key = target
    return (
        family in ("end", "rumor-solved")
        or key.endswith(("-solved", "-awake"))
        or (family == "encounter" and met_by(key).deck.startswith("special"))
        or key.startswith("epic-")
    )


def late(target: Occurrence, seats: int, seed: int, options: Mapping[str, str | int | bool]) -> World | None:
    """Where a table begins that seeks what only comes at the very end: awake, and the third Mystery is solved now."""
    if not target[1].startswith(AT_THE_END):
        return None
    stream = Random(seed)
    against = next((one for one in WITH_FINAL_MYSTERY if bound_to(target, one)), stream.choice(WITH_FINAL_MYSTERY))
    scene = EldritchScene(seats, against, str(options["mythos"]))
    for who, weapon in zip(stream.sample(list(INVESTIGATORS), seats), ARMS, strict=False):
        scene.investigator(who, clues=ENOUGH_CLUES, cards=[weapon], improved=EXPERIENCE)
    current = scene.s.mystery
    assert current is not None
    others = [card.key for card in scene.s.mysteries.rest][:2]
    scene.solved(*others).awake().gate(*[GATES[gate].space for gate in stream.sample(list(GATES), OPEN_GATES)])
    current.beaten = True
    scene.at(phase="mythos-end").s.dice = Dice(seed)
    return scene.s


GOALS = Goals(MUST, seen, Direction, fits, ambitious, late)
