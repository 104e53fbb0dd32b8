"""Where cards, monsters, investigators, Mysteries and Ancient Ones write what they do: registers by their keys.

A text is a function `(s, who) -> Deed`: what an effect's `run` is. While it runs, `s.subject` is the card or monster
it stands on and `s.occasion` what has just happened. The core asks the registers for whatever is in play; what has no
entry does nothing. Targets are keys or numbers, never objects of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import NamedTuple, TypeAlias, TypeVar

from seance.engine import Deed, Flow, Need, Option, Preview, Steps, Target, choose, do
from seance.engine.effect import Effect
from seance.engine.words import Spoken

from .pieces import NAME, InPlay, Investigator, Monster, Owned
from .printed import ARTIFACTS, ASSETS, CONDITIONS, SPELLS, Gate, MonsterKind
from .state import World
from .under_way import Combat, Loss, Occasion, Trial

T = TypeVar("T")
Harmed: TypeAlias = Callable[[World, Investigator], Sequence[Investigator]]
Text: TypeAlias = Callable[[World, Investigator], Deed]
WorldNeed: TypeAlias = Need[World, Investigator]
Subject: TypeAlias = "Monster | Owned | InPlay | None"


def resolve(s: World, text: Text, who: Investigator, subject: Subject = None) -> Flow[None]:
    """Let a text take effect for somebody; meanwhile it knows what it stands on."""
    before, s.subject = s.subject, subject
    yield from do(text(s, who))
    s.subject = before


# ---- steps that wait -----------------------------------------------------------------------------------------------

STEPS: Steps[World, Investigator] = Steps(attrgetter("investigators"))
step = STEPS.step

# ---- encounter cards -----------------------------------------------------------------------------------------------

TALES: dict[str, dict[str, Effect[World, Investigator]]] = {}  # by card and section, with their stories

# ---- texts by key --------------------------------------------------------------------------------------------------

ON_GAIN: dict[str, Text] = {}  # a card, when it is gained (not traded)
BACKS: dict[str, Text] = {}  # "amnesia-back-2": the back of a Condition, when the card is flipped
RECKONING_TEXTS: dict[str, Spoken] = {}  # the same, as it is read
HARMED: dict[str, Harmed] = {}  # whom the reckoning of a monster harms that moves nothing
RECKONINGS: dict[str, Text] = {}  # monsters, sides of Ancient Ones, Mythos cards, possessions, Conditions
SPAWNS: dict[str, Text] = {}  # a monster, right after it has spawned (who: the Lead Investigator)
DEFEATS: dict[str, Text] = {}  # a monster that is defeated, however it came about (who: the Lead Investigator)
MYTHOS_TEXTS: dict[str, Text] = {}  # an Event, or what an Ongoing card does when it enters play (who: the Lead)
MYSTERY_ENTERS: dict[str, Text] = {}  # beyond what is data: tokens and monsters named on the card
MYSTERY_SOLVED: dict[str, Text] = {}  # what happens when it is solved, beyond removing what lies on it
AWAKENS: dict[str, Text] = {}  # an Ancient One, when its sheet is flipped
DOOM_INSTEAD: dict[str, Callable[[World, Gate | None], Deed]] = {}  # an Ancient One that is awake: (caused by a Gate)
IMMUNE: dict[str, Callable[[World], bool]] = {}  # a monster: it cannot lose Health now
FINAL_MYSTERIES: dict[str, Text] = {}  # an Ancient One that is awake, when the third Mystery is solved
FINAL_MONSTERS: dict[str, list[str]] = {}  # and the Epic Monsters that come with it
RAN_OUT: dict[str, Text] = {}  # a Mythos card, when the last Eldritch token has left it
INSTEAD_OF_ENCOUNTER: dict[str, Text] = {}  # a Condition that takes the place of its owner's encounter


# ---- tests ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Helps:
    """In which tests something counts: of this skill ("": any), during "combat", "spell", "acquire" … ("": always)."""

    skill: str = ""
    during: str = ""

    def fits(self, s: World, trial: Trial) -> bool:
        if self.skill and self.skill != trial.skill:
            return False
        return not self.during or is_during(s, trial, self.during)


def is_during(s: World, trial: Trial, what: str) -> bool:
    """ "combat" is any test in a Combat encounter except those of Spells; else what the test itself says it is for."""
    if what == "combat":
        return s.fight is not None and trial.during != "spell"
    if what == "other-world":
        return s.encounter is not None and s.encounter.deck == "other-world"
    return trial.during == what


@dataclass(frozen=True, slots=True)
class Bonus:
    n: int
    helps: Helps


@dataclass(frozen=True, slots=True)
class Reroll:
    """Dice that may be rolled again, once in a test (or once in a round), perhaps at a price."""

    helps: Helps
    dice: int = 1
    per: str = "test"
    raises: bool = False  # 1 is added to a die instead
    affordable: Callable[[World, Investigator], bool] | None = None
    price: Text | None = None
    costs: Spoken | None = None  # the price in words


@dataclass(frozen=True, slots=True)
class Burst:
    """A bonus that the owner may take for one Combat encounter: the card is discarded, or it serves once in a round."""

    n: int
    skills: tuple[str, ...]
    discards: bool


AdditionalDice: TypeAlias = Callable[[World, Investigator, Trial], int]  # (owner)

BONUSES: dict[str, list[Bonus]] = {}  # of an own card: only the best counts
DICE: dict[str, AdditionalDice] = {}  # additional dice, by a card or investigator
LEAST: dict[str, int] = {}  # a Condition: the lowest face that is a success
SIXES: dict[str, Helps] = {}  # an own card: a 6 is two successes
REROLLS: dict[str, list[Reroll]] = {}  # an own card
BOOSTS: dict[str, Callable[[World, Investigator, Trial], bool]] = {}  # before the roll: 1 die more if the owner likes
BURSTS: dict[str, Burst] = {}  # an own card
CLUE_REROLLS: dict[str, AdditionalDice] = {}  # dice more for each Clue, by an investigator


def bonus(key: str, n: int, skill: str, during: str = "") -> None:
    """A card gives +n of a skill."""
    BONUSES.setdefault(key, []).append(Bonus(n, Helps(skill, during)))


def reroll(
    key: str, skill: str = "", during: str = "", dice: int = 1, per: str = "test", raises: bool = False,
    affordable: Callable[[World, Investigator], bool] | None = None, price: Text | None = None,
    costs: Spoken | None = None,
) -> None:  # fmt: skip
    """A card lets its owner reroll dice of a test (or, `raises`, add 1 to one)."""
    REROLLS.setdefault(key, []).append(Reroll(Helps(skill, during), dice, per, raises, affordable, price, costs))


# ---- losses, Clues -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Prevention:
    """May this card of the owner be used against the loss, and what it does then (it lowers `s.occasion.loss`)."""

    can: Callable[[World, Investigator, Owned, Loss], bool]
    run: Text
    odds: Callable[[World, Investigator], Preview] | None = None  # if it takes a test


@dataclass(frozen=True, slots=True)
class Substitute:
    """What can stand for one Clue that has to be spent, once in a round: is it there, and what it costs."""

    can: Callable[[World, Investigator], bool]
    run: Text
    costs: Spoken | None = None  # the same in words


PREVENTIONS: dict[str, Prevention] = {}  # by a card of anybody
CLUE_SUBSTITUTES: dict[str, Substitute] = {}  # by an own card or investigator


# ---- combat --------------------------------------------------------------------------------------------------------

COMBAT_TEXTS: dict[str, dict[str, Text]] = {}  # [point][monster]: see `combat_text`
FIGHT_CHANGES: dict[str, Callable[[World, Investigator, Combat], None]] = {}  # an own card or investigator


def combat_text(monster: str, point: str, text: Text) -> None:
    """What stands on a monster, at one of these points:

    "before-will", "after-will", "before-strength", "damage" or "after-strength". `s.fight` has the numbers and results.
    "after-…" comes when the losses of the test have been suffered, "damage" before Health is lost (`s.fight.spared`:
    it is not). What it does when it is defeated in a Combat encounter answers "combat-won": see `reacts`.
    """
    COMBAT_TEXTS.setdefault(point, {})[monster] = text


def text_key(s: World, kind: MonsterKind) -> str:
    """Under which key the registers know a monster: a Cultist is what the sheet says, "cultist-cthulhu-awake"."""
    return kind.key if kind.fight is not None else f"{kind.key}-{s.side}"


# ---- reactions -----------------------------------------------------------------------------------------------------

OWN, GAIN, OTHER = range(3)  # what an answer touches: only its own card, what is gained beside, or anything


@dataclass(frozen=True, slots=True)
class Reaction:
    """What answers a point of the rules, whether it would do anything now, and what it touches."""

    run: Text
    can: Callable[[World, Investigator], bool] | None
    touches: int


class Answer(NamedTuple):
    key: str
    owner: Investigator
    subject: Subject  # on what it stands
    reaction: Reaction


REACTIONS: dict[str, dict[str, Reaction]] = {}  # [point][key]
POSSESSIONS = {*ASSETS, *ARTIFACTS, *SPELLS, *CONDITIONS}
HELD: dict[str, set[str]] = {}  # [point]: those that investigators hold


def reacts(
    point: str, key: str, text: Text, can: Callable[[World, Investigator], bool] | None = None, touches: int = OTHER
) -> None:  # fmt: skip
    """What a card, investigator, monster, Mystery, Mythos card or side of an Ancient One does at a point of the rules.

    Points: rest, gate-closed, monster-defeated, strength-test, combat-won, research-resolved,
    condition-gained, improved, moved, spell-cast. `who` is the owner, or for what nobody owns the actor;
    `s.occasion.who` is always the actor.
    """
    REACTIONS.setdefault(point, {})[key] = Reaction(text, can, touches)
    HELD.setdefault(point, set()).update({key} & POSSESSIONS)


def happens(s: World, occasion: Occasion) -> Flow[None]:
    """Everything in play that answers this point. Where the order may matter, the actor chooses it.

    Otherwise the monster's text comes first, then the actor's own, then the others' clockwise, then the table's.
    """
    reactions = REACTIONS.get(occasion.point)
    if reactions is None:
        return
    before, left = s.occasion, list(answers(s, occasion, reactions))
    while left:
        s.occasion = occasion
        left = [answer for answer in left if is_ready(s, answer)]
        if not left:
            break
        first = 0
        if not occasion.who.gone and order_matters(left):
            options = [Option(place, "comes-first", (answer.key,)) for place, answer in enumerate(left)]
            first = yield from choose(occasion.who.seat, "which-first", options, (occasion.who.key,))
        answer = left.pop(first)
        yield from resolve(s, answer.reaction.run, answer.owner, answer.subject)
    s.occasion = before


def answers(s: World, occasion: Occasion, reactions: dict[str, Reaction]) -> Iterator[Answer]:
    if not reactions:
        return
    actor, monster, held = occasion.who, occasion.monster, HELD[occasion.point]
    if monster is not None and text_key(s, monster.kind) in reactions:
        yield Answer(monster.key, actor, monster, reactions[text_key(s, monster.kind)])
    for who in s.investigators[actor.seat :] + s.investigators[: actor.seat]:
        if who.gone:
            continue
        if who.key in reactions:
            yield Answer(who.key, who, None, reactions[who.key])
        if held and not held.isdisjoint(map(NAME, who.cards)):
            for card in who.cards:
                if card.card.key in reactions:
                    yield Answer(card.key, who, card, reactions[card.card.key])
    for in_play in (*([s.mystery] if s.mystery is not None else []), *s.ongoing):
        if in_play.card.key in reactions:
            yield Answer(in_play.key, actor, in_play, reactions[in_play.card.key])
    if s.side in reactions:
        yield Answer(s.ancient_one.key, actor, None, reactions[s.side])


def is_answered(s: World, point: str, who: Investigator) -> bool:
    """Would anything in play answer this point, if this investigator brought it about?"""
    occasion, before = Occasion(point, who), s.occasion
    s.occasion = occasion
    found = any(is_ready(s, answer) for answer in answers(s, occasion, REACTIONS.get(point, {})))
    s.occasion = before
    return found


def is_ready(s: World, answer: Answer) -> bool:
    """Is it still there, and would it do anything?"""
    owner, subject, can = answer.owner, answer.subject, answer.reaction.can
    if owner.gone or (isinstance(subject, Owned) and subject not in owner.cards):
        return False
    if isinstance(subject, InPlay) and subject is not s.mystery and subject not in s.ongoing:
        return False
    before, s.subject = s.subject, subject
    ready = can is None or can(s, owner)
    s.subject = before
    return ready


def order_matters(left: list[Answer]) -> bool:
    """Two of which one may change what the other finds: not so among gains, nor for what is about its own card."""
    wide = [answer.reaction.touches for answer in left if answer.reaction.touches != OWN]
    return len(wide) > 1 and OTHER in wide


def clockwise_from(s: World, seat: int) -> list[Investigator]:
    """Everybody in play, this seat first."""
    investigators = s.investigators[seat:] + s.investigators[:seat]
    return [who for who in investigators if not who.gone]


# ---- what is forbidden ---------------------------------------------------------------------------------------------

FORBIDS: dict[str, str] = {}  # "rest", "close-gates", "reserve", "expeditions" -> the Mythos card that forbids it


def forbidden(s: World, what: str) -> bool:
    card = FORBIDS.get(what)
    return card is not None and s.in_force(card) is not None


NEVER_DELAYED: list[str] = []  # investigators and cards: their owner is delayed only by choice
NEVER_GAINS: dict[str, str] = {}  # an investigator: the Condition that they gain only by choice
CANNOT_MOVE: list[str] = []  # Conditions


# ---- actions and encounters ----------------------------------------------------------------------------------------

Targets: TypeAlias = Callable[[World, Investigator], Sequence[Target[str]]]
NO_TARGET: tuple[Target[str], ...] = (((), ""),)


def nothing(s: World, who: Investigator) -> Sequence[Target[str]]:
    """The targets of an action that has none."""
    return NO_TARGET


Tested: TypeAlias = tuple[str, int, str]  # a skill, the modifier, and what the test is for: see `Trial`


@dataclass(frozen=True, slots=True)
class ComponentAction:
    """An action of a card or an investigator's sheet. `resolve` gets who acts and the key of the target."""

    key: str
    resolve: Callable[[World, Investigator, str], Deed]
    targets: Targets
    needs: tuple[WorldNeed, ...]
    verb: str
    local: bool  # others on the space of its owner may perform it too
    extra: bool  # no action has to be spent
    tests: Tested | None  # the test that decides it, for the odds
    says: Spoken | None  # what it does, for who has not read the card


COMPONENT_ACTIONS: dict[str, list[ComponentAction]] = {}


def component_action(
    key: str,
    resolve: Callable[[World, Investigator, str], Deed],
    targets: Targets = nothing,
    needs: tuple[WorldNeed, ...] = (),
    verb: str = "use",
    local: bool = False,
    extra: bool = False,
    tests: Tested | None = None,
    says: Spoken | None = None,
) -> None:
    """An effect introduced by "Action" (or "Local Action"): options are `use:<card>[:target]`, `s.subject` the card."""
    COMPONENT_ACTIONS.setdefault(key, []).append(
        ComponentAction(key, resolve, targets, needs, verb, local, extra, tests, says)
    )


@dataclass(frozen=True, slots=True)
class EncounterChoice:
    """An encounter that something in play offers: on which spaces (None: on any), what it does, and how that reads."""

    spaces: Callable[[World, InPlay], Sequence[str]] | None
    run: Text
    says: Spoken | None = None


RECEIVERS: dict[str, Callable[[World, Investigator], Sequence[Investigator]]] = {}  # who may get what one acquires
ONLY_ACTION: list[str] = []  # Conditions whose own action is the only one that their owner can perform
ENCOUNTER_CHOICES: dict[str, EncounterChoice] = {}  # a Mystery, a Mythos card or a side of an Ancient One


@dataclass(frozen=True, slots=True)
class Evasion:
    """An own card with which monsters on the space can be passed by: does it work?

    `alone`: would using it do anything else, so that it is offered where there is no monster too?
    """

    run: Callable[[World, Investigator], Flow[bool]]
    alone: Callable[[World, Investigator], bool]


EVASIONS: dict[str, Evasion] = {}


@dataclass(frozen=True, slots=True)
class OwnEncounter:
    """An own card that may bring about an encounter: with which targets, and did it (else another one is had)?"""

    targets: Targets
    run: Callable[[World, Investigator, str], Flow[bool]]


OWN_ENCOUNTERS: dict[str, OwnEncounter] = {}
