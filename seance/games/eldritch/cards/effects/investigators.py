"""What only investigators' sheets say: their actions and what they can do beside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from seance.engine import Flow, Need, Option, Target, choose, choose_some
from seance.engine.effect import Ability, CardText
from seance.engine.words import Long, Say
from seance.games.eldritch.rules.actions import extra_action
from seance.games.eldritch.rules.looks import GATES_LEFT, notice_condition, study_stack
from seance.games.eldritch.rules.losses import can_spend, lose, recover, spend
from seance.games.eldritch.rules.monsters import discard_monster, hurt_monster, move_monster
from seance.games.eldritch.rules.movement import can_move, move
from seance.games.eldritch.rules.pieces import Investigator, Monster
from seance.games.eldritch.rules.places import BY_SHIP
from seance.games.eldritch.rules.possessions import (
    MOST_IMPROVEMENT,
    fill_reserve,
    gain_card,
    gain_from_reserve,
    improve,
)
from seance.games.eldritch.rules.printed import SKILLS, SPACES, Asset
from seance.games.eldritch.rules.registers import (
    BOOSTS,
    CLUE_REROLLS,
    CLUE_SUBSTITUTES,
    FIGHT_CHANGES,
    NEVER_GAINS,
    RECEIVERS,
    Substitute,
    WorldNeed,
    component_action,
    reacts,
)  # fmt: skip
from seance.games.eldritch.rules.state import World
from seance.games.eldritch.rules.trade import trade
from seance.games.eldritch.rules.under_way import Combat

from .belongings import Spend
from .board import choose_space
from .monsters import choose_monster, not_epic
from .odd_possessions import YES_NO, elsewhere
from .things import Sanity, Thing
from .verb import Verb
from .words import Offer, article, named, trait_name

CULTIST = "cultist"
HEALTH, SANITY = "health", "sanity"
Points = tuple[str, int]


# ---- actions ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class AnotherActs(Ability):
    """Action: somebody else who is not Delayed performs one at once."""

    def register(self, key: str) -> None:
        component_action(key, self.resolve, self.able, (self.somebody(),), verb="use-on", says=CardText(self))

    def able(self, s: World, who: Investigator) -> Sequence[Target[str]]:
        return [((one.key,), one.key) for one in elsewhere(s, who) if not one.delayed]

    def somebody(self) -> WorldNeed:
        return Need("EH-COMPACT-01", "nobody-can-act", lambda s, who: bool(self.able(s, who)))

    def resolve(self, s: World, who: Investigator, target: str) -> None:
        s.then(extra_action(s.who(target)))

    def say(self) -> Say:
        return Say("another-acts")


@dataclass(frozen=True, slots=True, repr=False)
class StudyGates(Ability):
    """Action: a look at the next two, of which one goes to the bottom."""

    def register(self, key: str) -> None:
        component_action(key, study_stack, needs=(GATES_LEFT,), verb="look", says=CardText(self))

    def say(self) -> Say:
        return Say("study-gates")


@dataclass(frozen=True, slots=True, repr=False)
class TradeClues(Ability):
    """Action: with somebody on any space."""

    def register(self, key: str) -> None:
        component_action(key, self.resolve, self.partners, (self.somebody(),), verb="use-on", says=CardText(self))

    def partners(self, s: World, who: Investigator) -> Sequence[Target[str]]:
        return [((one.key,), one.key) for one in elsewhere(s, who) if one.clues or who.clues]

    def somebody(self) -> WorldNeed:
        return Need("EH-TRADE-01", "nobody-to-trade-with", lambda s, who: bool(self.partners(s, who)))

    def resolve(self, s: World, who: Investigator, target: str) -> Flow[None]:
        yield from trade(s, who, s.who(target), clues_only=True)

    def say(self) -> Say:
        return Say("trade-clues")


@dataclass(frozen=True, slots=True, repr=False)
class DiscardMonstersHere(Verb):
    """All but Epic ones."""

    def run(self, s: World, who: Investigator) -> None:
        for monster in [monster for monster in not_epic(s) if monster.space == who.space]:
            discard_monster(s, monster)

    def say(self) -> Say:
        return Say("discard-monsters-here")


@dataclass(frozen=True, slots=True, repr=False)
class MoveThatCultist(Verb):
    """One on the own space, to any other."""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        here = [monster for monster in s.monsters_on(who.space) if monster.kind.key == CULTIST]
        monster = yield from choose_monster(s, who, "move-monster", here)
        if monster is not None:
            others = [space for space in SPACES if space != who.space]
            move_monster(s, monster, (yield from choose_space(who, "move-monster-to", others)))

    def say(self) -> Say:
        return Say("move-that-cultist")


@dataclass(frozen=True, slots=True, repr=False)
class DiscardMonsterAtGate(Verb):
    """One that is not Epic, of choice."""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        monster = yield from choose_monster(s, who, "discard-monster", self.among(s))
        if monster is not None:
            discard_monster(s, monster)

    def among(self, s: World) -> list[Monster]:
        return [monster for monster in not_epic(s) if s.gate_on(monster.space) is not None]

    def possible(self, s: World, who: Investigator) -> bool:
        return bool(self.among(s))

    def say(self) -> Say:
        return Say("discard-monster-at-gate")


@dataclass(frozen=True, slots=True, repr=False)
class BothLose(Verb):
    """The investigator and a Monster on the space, at the same time."""

    n: int = 1

    def run(self, s: World, who: Investigator) -> Flow[None]:
        monster = yield from choose_monster(s, who, "hurt-monster", s.monsters_on(who.space), self.n)
        if monster is not None:
            yield from hurt_monster(s, monster, self.n, who)
        yield from lose(s, who, health=self.n)

    def possible(self, s: World, who: Investigator) -> bool:
        return bool(s.monsters_on(who.space))

    def say(self) -> Say:
        return Long("both-lose", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class MoveByShip(Verb):
    """One space along a ship path, without a ticket."""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        yield from move(s, who, (yield from choose_space(who, "move-to", BY_SHIP[who.space])))

    def possible(self, s: World, who: Investigator) -> bool:
        return bool(BY_SHIP[who.space]) and can_move(who)

    def say(self) -> Say:
        return Say("move-by-ship")


@dataclass(frozen=True, slots=True, repr=False)
class ExchangePoints(Verb):
    """Health for Sanity or Sanity for Health. The last of either cannot be spent; more than is missing is no use."""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        options = [Option((kind, n), "exchange", (kind, str(n))) for kind, n in self.ways(who)]
        if not options:
            return
        kind, n = yield from choose(who.seat, "exchange-points", options, (who.key,))
        if kind == HEALTH:
            spend(s, who, health=n)
            recover(s, who, sanity=n)
        else:
            spend(s, who, sanity=n)
            recover(s, who, health=n)

    def ways(self, who: Investigator) -> list[Points]:
        bodies = min(who.health - 1, who.max_sanity - who.sanity)
        minds = min(who.sanity - 1, who.max_health - who.health)
        return [(HEALTH, n + 1) for n in range(bodies)] + [(SANITY, n + 1) for n in range(minds)]

    def possible(self, s: World, who: Investigator) -> bool:
        return bool(self.ways(who))

    def say(self) -> Say:
        return Say("exchange-points")


@dataclass(frozen=True, slots=True, repr=False)
class ReshapeSkills(Verb):
    """Any number of improvements are spent; for each a skill of choice is improved."""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        options = [
            Option(skill, "spend-improvement", (skill, str(n + 1)))
            for skill in SKILLS
            for n in range(who.improvement(skill))
        ]
        spent = yield from choose_some(who.seat, "spend-improvements", options, 0, len(options), (who.key,))
        for skill in spent:
            who.improved[SKILLS.index(skill)] -= 1
            s.log("improvement-spent", who=who.key, skill=skill)
        for _ in spent:
            yield from improve(s, who)

    def possible(self, s: World, who: Investigator) -> bool:
        return any(who.improved)

    def say(self) -> Say:
        return Long("reshape-skills")


@dataclass(frozen=True, slots=True, repr=False)
class FromReserveOrPile(Thing):
    """An Asset of choice with the trait, from the reserve or the discard pile, whatever it is worth."""

    trait: str

    def gained(self, s: World, who: Investigator) -> Flow[None]:
        reserve = [card for card in s.reserve if self.trait in card.traits]
        pile = [card for card in s.assets.discard if self.trait in card.traits]
        options: list[Option[Asset]] = [Option(card, "gain-from-reserve", (card.key,)) for card in reserve]
        options += [Option(card, "gain-from-pile", (card.key,)) for card in pile]
        if not options:
            return
        card = yield from choose(who.seat, "gain-which", options, (who.key,))
        if card in s.reserve:
            yield from gain_from_reserve(s, who, card)
            fill_reserve(s)
        else:
            s.assets.discard.remove(card)
            yield from gain_card(s, who, card)

    def possible(self, s: World, who: Investigator) -> bool:
        return any(self.trait in card.traits for card in (*s.reserve, *s.assets.discard))

    def say(self) -> Say:
        return Say("from-reserve-or-pile", trait=trait_name(self.trait))

    def offer(self) -> Offer:
        return "from-reserve", ()


# ---- what they can do beside -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class BuysForOthers(Ability):
    """What is acquired may go to anybody."""

    def register(self, key: str) -> None:
        RECEIVERS[key] = elsewhere

    def say(self) -> Say:
        return Say("buys-for-others")


@dataclass(frozen=True, slots=True, repr=False)
class SeesBacks(Ability):
    """Of Conditions that others gain."""

    def register(self, key: str) -> None:
        reacts("condition-gained", key, notice_condition)

    def say(self) -> Say:
        return Say("sees-backs")


@dataclass(frozen=True, slots=True, repr=False)
class HorrorAtMost(Ability):
    """Of monsters that the investigator encounters."""

    n: int

    def register(self, key: str) -> None:
        FIGHT_CHANGES[key] = self.change

    def change(self, s: World, who: Investigator, fight: Combat) -> None:
        fight.horror = min(fight.horror, self.n)

    def say(self) -> Say:
        return Say("horror-at-most", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class ImprovesTwice(Ability):
    """A skill that has been improved may be improved once more; +2 is the end of it."""

    def register(self, key: str) -> None:
        reacts("improved", key, self.again)

    def again(self, s: World, who: Investigator) -> Flow[None]:
        occasion = s.occasion
        if occasion is None or occasion.who is not who or who.improvement(occasion.skill) >= MOST_IMPROVEMENT:
            return
        if (yield from choose(who.seat, "improve-again", YES_NO, (who.key, occasion.skill))):
            yield from improve(s, who, occasion.skill)

    def say(self) -> Say:
        return Say("improves-twice")


@dataclass(frozen=True, slots=True, repr=False)
class OneMoreDie(Ability):
    """Once in a round somebody on the space rolls one more, said before the roll."""

    def register(self, key: str) -> None:
        BOOSTS[key] = lambda s, owner, trial: s.place(trial.who) == s.place(owner)

    def say(self) -> Say:
        return Say("one-more-die")


@dataclass(frozen=True, slots=True, repr=False)
class NeverGains(Ability):
    """A Condition, unless by choice."""

    called: str

    def register(self, key: str) -> None:
        NEVER_GAINS[key] = self.called

    def say(self) -> Say:
        return Say("never-gains", name=named(self.called), how_article=article(self.called))


@dataclass(frozen=True, slots=True, repr=False)
class SanityForClue(Ability):
    """Once in a round, whatever the Clue is spent for."""

    def register(self, key: str) -> None:
        CLUE_SUBSTITUTES[key] = Substitute(
            lambda s, who: can_spend(who, sanity=1), lambda s, who: spend(s, who, sanity=1), Spend(Sanity())
        )

    def say(self) -> Say:
        return Say("sanity-for-clue")


@dataclass(frozen=True, slots=True, repr=False)
class MoreDicePerClue(Ability):
    """Whoever on the space spends a Clue for a reroll rerolls more dice."""

    n: int  # in all

    def register(self, key: str) -> None:
        CLUE_REROLLS[key] = lambda s, owner, trial: (self.n - 1) * (s.place(trial.who) == s.place(owner))

    def say(self) -> Say:
        return Say("more-dice-per-clue", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class Found(Ability):
    """What finding the defeated brings, by what ran out. `fallen.py` carries it out; here it is only said."""

    crippled: str
    insane: str

    def register(self, key: str) -> None:
        pass

    def say(self) -> Say:
        return Say("found", crippled=named(self.crippled), insane=named(self.insane))
