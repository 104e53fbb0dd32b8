"""What only Spells do: how they are cast, what they are cast on, and the backs that answer the result of the test."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from seance.engine import Flow, Need, Option, Preview, Target, choose, cites, do
from seance.engine.effect import Ability, CardText
from seance.engine.value import Value
from seance.engine.words import Long, Say, Several, Telling
from seance.games.eldritch.rules.clues import discard_clue
from seance.games.eldritch.rules.encounters import research_clue
from seance.games.eldritch.rules.monsters import hurt_monster
from seance.games.eldritch.rules.pieces import Investigator, Owned
from seance.games.eldritch.rules.possessions import fill_reserve, gain_from_reserve, turn_over
from seance.games.eldritch.rules.printed import LORE, STRENGTH, Asset
from seance.games.eldritch.rules.registers import (
    DICE,
    EVASIONS,
    NO_TARGET,
    OWN_ENCOUNTERS,
    PREVENTIONS,
    REACTIONS,
    Evasion,
    OwnEncounter,
    Prevention,
    WorldNeed,
    component_action,
    happens,
    reacts,
)  # fmt: skip
from seance.games.eldritch.rules.skill_tests import MANY, chance, hold_test
from seance.games.eldritch.rules.state import World
from seance.games.eldritch.rules.under_way import Casting, Loss, Occasion, Trial

from .card_text import by_owner
from .counts import Amount, Count, counted, number
from .decisions import On, Test
from .verb import EldritchEffect, Verb
from .words import named

# ---- casting ---------------------------------------------------------------------------------------------------------

SPELL = "spell"
HEALTH_LOSS, SANITY_LOSS = "health-loss", "sanity-loss"
BLESSED = "blessed"
YES_NO = (Option(True, "yes"), Option(False, "no"))
TARGETS: dict[str, Callable[[World, Investigator], Sequence[Target[str]]]] = {
    "": lambda s, who: NO_TARGET,
    "one-here": lambda s, who: [((one.key,), one.key) for one in s.on(who.space)],
    "unblessed-here": lambda s, who: [((one.key,), one.key) for one in s.on(who.space) if not one.has(BLESSED)],
    "anyone": lambda s, who: [((one.key,), one.key) for one in s.in_order()],
    "monster-here": lambda s, who: [((monster.key,), monster.key) for monster in s.monsters_on(who.space)],
    "clue": lambda s, who: [((clue.key,), clue.key) for clue in s.clues],
}


@dataclass(frozen=True, slots=True, repr=False)
class Cast(Ability):
    """The front of a Spell: when it may be cast, on what, the modifier of its test of Lore, and what success brings."""

    when: str  # "action", "health-loss", "sanity-loss", "combat" or "encounter"
    aim: str  # one of TARGETS
    modifier: int
    passed: EldritchEffect

    def register(self, key: str) -> None:
        if self.when == "action":
            component_action(
                key, self.act, TARGETS[self.aim], (self.target(),), verb="use-on" if self.aim else "use",
                tests=(LORE, self.modifier, SPELL), says=CardText(self),
            )  # fmt: skip
        elif self.when in (HEALTH_LOSS, SANITY_LOSS):
            PREVENTIONS[key] = Prevention(self.can_prevent, self.prevent, self.odds)
        elif self.when == "combat":
            reacts("strength-test", key, self.fight, by_owner)
        elif self.aim:
            OWN_ENCOUNTERS[key] = OwnEncounter(TARGETS[self.aim], self.encounter)
            DICE[key] = more_dice
        else:
            EVASIONS[key] = Evasion(self.evade, self.is_awaited)

    def is_awaited(self, s: World, who: Investigator) -> bool:
        """Does the Mystery ask for Spells that are cast?"""
        return s.mystery is not None and s.mystery.key in REACTIONS.get("spell-cast", {})

    def target(self) -> WorldNeed:
        return Need("EH-COMPACT-01", "nothing-to-do", lambda s, who: bool(TARGETS[self.aim](s, who)))

    def act(self, s: World, who: Investigator, target: str) -> Flow[None]:
        casting = cast_on(s, target)
        yield from self.cast(s, who, casting)

    def can_prevent(self, s: World, owner: Investigator, card: Owned, loss: Loss) -> bool:
        at_stake = loss.health if self.when == HEALTH_LOSS else loss.sanity
        return at_stake > 0 and not s.is_used(card)

    def odds(self, s: World, who: Investigator) -> Preview:
        return chance(s, who, LORE, self.modifier, SPELL)

    def prevent(self, s: World, who: Investigator) -> Flow[None]:
        assert s.occasion is not None
        casting = cast_on(s, "")
        casting.on, casting.loss = s.occasion.who, s.occasion.loss
        who.used.append(casting.card.key)
        yield from self.cast(s, who, casting)

    def fight(self, s: World, who: Investigator) -> Flow[None]:
        assert s.occasion is not None
        assert s.occasion.monster is not None
        casting = cast_on(s, "")
        about = (casting.card.key, s.occasion.monster.key)

        def preview(option: Option[object]) -> Preview | None:
            return self.odds(s, who) if option.value else None

        if (yield from choose(who.seat, "cast-in-combat", YES_NO, about, preview=preview)):
            yield from self.cast(s, who, casting)

    def evade(self, s: World, who: Investigator) -> Flow[bool]:
        return (yield from self.cast(s, who, cast_on(s, ""))) > 0

    def encounter(self, s: World, who: Investigator, target: str) -> Flow[bool]:
        return (yield from self.cast(s, who, cast_on(s, target))) > 0

    @cites("EH-SPELL-03")
    def cast(self, s: World, who: Investigator, casting: Casting) -> Flow[int]:
        """The test; then the card is turned over, and front and back take effect by the result, the front first."""
        outer, s.casting = s.casting, casting
        trial = casting.trial = yield from hold_test(s, who, LORE, self.modifier, MANY, SPELL)
        back = turn_over(s, casting.card)
        counts = BACKS[back.key].on(trial.result)
        answer = None if counts is None else counts.effect
        part = "" if counts is None else part_of(counts)
        s.log("cast", who=who.key, card=casting.card.key, back=back.key, n=trial.result, part=part)
        if trial.result and not replaces(answer):
            yield from do(self.passed.run(s, who))
        if answer is not None and not who.gone:
            yield from do(answer.run(s, who))
        s.casting = outer
        if not who.gone:
            occasion = Occasion("spell-cast", who)
            occasion.card, occasion.n = casting.card, trial.result
            yield from happens(s, occasion)
        return trial.result

    def say(self) -> Say:
        test = Test(LORE, self.modifier, passed=self.passed).say().place("start")
        how = self.aim or ("now" if self.when == "action" else "perhaps")
        return Say("section", heading=Say(f"cast-{self.when}"), text=Say(f"cast-on-{how}", test=test))


def cast_on(s: World, target: str) -> Casting:
    """This Spell, on an investigator, a Monster or a Clue."""
    assert isinstance(s.subject, Owned)
    casting = Casting(s.subject)
    casting.on = next((one for one in s.investigators if one.key == target), None)
    casting.monster = s.monster(target)
    casting.clue = next((clue for clue in s.clues if clue.key == target), None)
    return casting


# ---- backs -----------------------------------------------------------------------------------------------------------

BACKS: dict[str, SpellBack] = {}


@dataclass(frozen=True, slots=True, repr=False, init=False)
class SpellBack(Value):
    """What else happens, by the result of the test; for a result that is not named, nothing does."""

    answers: tuple[On, ...] = field(metadata={"spread": True})

    def __init__(self, *answers: On) -> None:
        object.__setattr__(self, "answers", answers)

    def on(self, result: int) -> On | None:
        return next((on for on in self.answers if on.least <= result <= on.most), None)

    def text(self) -> Say:
        said = Several("outcomes", tuple([on.say("result-on") for on in self.answers]))
        return Say("spell-back", outcomes=said)

    def parts(self) -> dict[str, Say]:
        """By the result from which on it counts."""
        return {part_of(on): on.say("result-part") for on in self.answers}


def part_of(on: On) -> str:
    return f"from-{on.least}"


@dataclass(frozen=True, slots=True, repr=False)
class Instead(Verb):
    """It takes the place of what the front says."""

    effect: EldritchEffect

    def run(self, s: World, who: Investigator) -> Flow[None]:
        yield from do(self.effect.run(s, who))

    def say(self) -> Say:
        return Long("instead", deed=self.effect.clauses())


def replaces(effect: EldritchEffect | None) -> bool:
    return effect is not None and any(isinstance(part, Instead) for part in effect.parts())


# ---- what it was cast on ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class ForChosen(Verb):
    """It happens to the chosen investigator."""

    effect: EldritchEffect
    alone = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        chosen = s.casting.on if s.casting is not None else None
        if chosen is not None and not chosen.gone:
            yield from do(self.effect.run(s, chosen))

    def say(self) -> Say:
        return Telling("for-chosen", text=self.effect.spoken())


@dataclass(frozen=True, slots=True, repr=False)
class ForUnblessedHere(Verb):
    """Everybody on the space who is not Blessed."""

    effect: EldritchEffect
    alone = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        for one in s.on(who.space):
            if not one.gone and not one.has(BLESSED):
                yield from do(self.effect.run(s, one))

    def say(self) -> Say:
        return Telling("for-unblessed-here", text=self.effect.spoken())


@dataclass(frozen=True, slots=True, repr=False)
class HurtChosen(Verb):
    """The chosen Monster."""

    n: Amount

    def run(self, s: World, who: Investigator) -> Flow[None]:
        monster = s.casting.monster if s.casting is not None else None
        if monster is not None and monster in s.monsters:
            yield from hurt_monster(s, monster, number(self.n, s, who), who)

    def say(self) -> Say:
        return counted("hurt-chosen", self.n)


@dataclass(frozen=True, slots=True, repr=False)
class HurtOthersHere(Verb):
    """Every Monster on the space but the chosen one."""

    n: int

    def run(self, s: World, who: Investigator) -> Flow[None]:
        chosen = s.casting.monster if s.casting is not None else None
        for monster in s.monsters_on(who.space):
            if monster is not chosen:
                yield from hurt_monster(s, monster, self.n, who)

    def say(self) -> Say:
        return Long("hurt-others-here", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class Prevent(Verb):
    """Of the loss that it was cast against: "health" or "sanity"."""

    points: str
    n: Amount

    def run(self, s: World, who: Investigator) -> None:
        assert s.casting is not None
        assert s.casting.loss is not None
        loss = s.casting.loss
        n = number(self.n, s, who)
        if self.points == "health":
            loss.health = max(0, loss.health - n)
        else:
            loss.sanity = max(0, loss.sanity - n)

    def say(self) -> Say:
        return counted(f"prevent-{self.points}", self.n)


@dataclass(frozen=True, slots=True, repr=False)
class ResearchChosen(Verb):
    """A Research encounter with the chosen Clue, wherever it is; perhaps with additional dice."""

    dice: int = 0

    def run(self, s: World, who: Investigator) -> Flow[None]:
        assert s.casting is not None
        assert s.casting.clue is not None
        s.casting.dice = self.dice
        yield from research_clue(s, who, s.casting.clue)

    def say(self) -> Say:
        return Say("research-chosen-with", n=self.dice) if self.dice else Say("research-chosen")


def more_dice(s: World, owner: Investigator, trial: Trial) -> int:
    """In the Research encounter that the owner has by this Spell."""
    return s.casting.dice if s.casting is not None and trial.who is owner else 0


@dataclass(frozen=True, slots=True, repr=False)
class DiscardChosenClue(Verb):
    def run(self, s: World, who: Investigator) -> None:
        assert s.casting is not None
        assert s.casting.clue is not None
        discard_clue(s, s.casting.clue)

    def say(self) -> Say:
        return Say("discard-chosen-clue")


# ---- in combat and encounters ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class StrengthNow(Verb):
    """A bonus for this Combat encounter: like others, it counts only if it is the best."""

    n: int

    def run(self, s: World, who: Investigator) -> None:
        assert s.fight is not None
        s.fight.bonus[STRENGTH] = max(self.n, s.fight.bonus.get(STRENGTH, 0))

    def say(self) -> Say:
        return Say("strength-now", n=self.n, skill=named(STRENGTH))


@dataclass(frozen=True, slots=True, repr=False)
class RerollStrength(Verb):
    n: int = 1

    def run(self, s: World, who: Investigator) -> None:
        assert s.fight is not None
        s.fight.rerolls += self.n

    def say(self) -> Say:
        return Long("reroll-strength", n=self.n, skill=named(STRENGTH))


@dataclass(frozen=True, slots=True, repr=False)
class PassUnseen(Verb):
    """The encounter is chosen as if there were no Monsters: a test that is passed is all it needs."""

    def run(self, s: World, who: Investigator) -> None:
        pass

    def say(self) -> Say:
        return Long("pass-unseen")


# ---- Assets of the reserve -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class Conjure(Verb):
    """An Item or Trinket of the reserve worth no more than the result; or `many` that are not worth more together."""

    many: bool = False
    alone = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        left = Count("result").of(s, who)
        card = yield from self.choose(s, who, left)
        while card is not None:
            left -= card.value
            yield from gain_from_reserve(s, who, card)
            card = (yield from self.choose(s, who, left)) if self.many else None
        fill_reserve(s)

    def choose(self, s: World, who: Investigator, worth: int) -> Flow[Asset | None]:
        fitting = [card for card in s.reserve if conjurable(card) and card.value <= worth]
        if not fitting:
            return None
        options: list[Option[Asset | None]] = [Option(card, "gain-from-reserve", (card.key,)) for card in fitting]
        return (yield from choose(who.seat, "conjure", [*options, DECLINE], (who.key, str(worth))))

    def say(self) -> Say:
        return Long("conjure-many" if self.many else "conjure")


DECLINE: Option[None] = Option(None, "decline")


def conjurable(card: Asset) -> bool:
    return "item" in card.traits or "trinket" in card.traits
