"""What possessions do beyond what encounters do: heal, give, strike at what is here, choose somebody here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from seance.engine import Flow, Option, choose, choose_some, do
from seance.engine.words import Long, Say, Several, Telling
from seance.games.eldritch.rules.actions import extra_action
from seance.games.eldritch.rules.losses import lose, recover
from seance.games.eldritch.rules.monsters import defeat_monster, hurt_monster
from seance.games.eldritch.rules.movement import can_move, move
from seance.games.eldritch.rules.pieces import Investigator, Monster
from seance.games.eldritch.rules.places import NEAR
from seance.games.eldritch.rules.possessions import fill_reserve, gain_from_reserve
from seance.games.eldritch.rules.printed import SPACES, Asset
from seance.games.eldritch.rules.state import World
from seance.games.eldritch.rules.trade import counted, hand_over, welcome

from .monsters import choose_monster, not_epic
from .things import Thing
from .verb import EldritchEffect, Verb
from .words import Offer, named


@dataclass(frozen=True, slots=True, repr=False)
class RecoverAll(Verb):
    def run(self, s: World, who: Investigator) -> None:
        recover(s, who, who.max_health, who.max_sanity)

    def say(self) -> Say:
        return Say("recover-all")


@dataclass(frozen=True, slots=True, repr=False)
class MoveUpTo(Verb):
    n: int

    def run(self, s: World, who: Investigator) -> Flow[None]:
        for _ in range(self.n):
            if who.gone or not can_move(who) or (s.action_over and s.acting == who.seat):
                return
            options = [Option("", "stop"), *[Option(space, "to", (space,)) for space in NEAR[who.space]]]
            space = yield from choose(who.seat, "move-to", options, (who.key,))
            if not space:
                return
            yield from move(s, who, space)

    def say(self) -> Say:
        return Say("move-up-to", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class MayMove(Verb):
    """Straight to a space, adjacent or not: any ("anywhere"), or one with a "clue-or-gate"."""

    whither: str
    alone = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        spaces = [space for space in SPACES if space != who.space and self.fits(s, space)]
        if not spaces or not can_move(who):
            return
        options = [Option("", "stay"), *[Option(space, "to", (space,)) for space in spaces]]
        space = yield from choose(who.seat, "move-to", options, (who.key,))
        if space:
            yield from move(s, who, space)

    def fits(self, s: World, space: str) -> bool:
        return self.whither == "anywhere" or bool(s.clues_on(space)) or s.gate_on(space) is not None

    def say(self) -> Say:
        return Long(f"may-move-{self.whither}")


@dataclass(frozen=True, slots=True, repr=False)
class GainAction(Verb):
    """In the own turn (unless a delay has just ended it), or at once if somebody else's turn gave the chance."""

    def run(self, s: World, who: Investigator) -> None:
        if s.turn != who.seat:
            s.then(extra_action(who))
        elif not who.delayed:
            s.actions += 1
            s.log("one-more-action", who=who.key)

    def say(self) -> Say:
        return Say("gain-action")


# ---- monsters on the own space ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class HurtMonstersHere(Verb):
    n: int

    def run(self, s: World, who: Investigator) -> Flow[None]:
        for monster in s.monsters_on(who.space):
            yield from hurt_monster(s, monster, self.n, who)

    def possible(self, s: World, who: Investigator) -> bool:
        return bool(s.monsters_on(who.space))

    def say(self) -> Say:
        return Long("hurt-monsters-here", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class AllHereLose(Verb):
    """The investigator and each Monster on the space, at the same time."""

    n: int = 1

    def run(self, s: World, who: Investigator) -> Flow[None]:
        yield from HurtMonstersHere(self.n).run(s, who)
        yield from lose(s, who, health=self.n)

    def possible(self, s: World, who: Investigator) -> bool:
        return bool(s.monsters_on(who.space))

    def say(self) -> Say:
        return Long("all-here-lose", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class HurtMonsterHere(Verb):
    """One of choice."""

    n: int

    def run(self, s: World, who: Investigator) -> Flow[None]:
        monster = yield from choose_monster(s, who, "hurt-monster", s.monsters_on(who.space), self.n)
        if monster is not None:
            yield from hurt_monster(s, monster, self.n, who)

    def possible(self, s: World, who: Investigator) -> bool:
        return bool(s.monsters_on(who.space))

    def say(self) -> Say:
        return Long("hurt-monster-here", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class DefeatMonstersHere(Verb):
    """All but Epic ones."""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        for monster in self.among(s, who.space):
            yield from defeat_monster(s, monster, who)

    def among(self, s: World, space: str) -> Sequence[Monster]:
        return [monster for monster in not_epic(s) if monster.space == space]

    def possible(self, s: World, who: Investigator) -> bool:
        return bool(self.among(s, who.space))

    def say(self) -> Say:
        return Say("defeat-monsters-here")


# ---- others ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class ForOneHere(Verb):
    """Somebody on the own space, perhaps oneself."""

    effect: EldritchEffect
    alone = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        options = [Option(one, "choose", (one.key,)) for one in s.on(who.space)]
        one = yield from choose(who.seat, "choose-one-here", options, (who.key,))
        yield from do(self.effect.run(s, one))

    def say(self) -> Say:
        return Telling("for-one-here", text=self.effect.spoken())


@dataclass(frozen=True, slots=True, repr=False)
class GiveAway(Verb):
    """Any number of Clues, or of possessions with a trait, to somebody anywhere. What is given is not gained."""

    gift: str  # "clues", or a trait

    def run(self, s: World, who: Investigator) -> Flow[None]:
        others = [one for one in s.in_order() if one is not who]
        if not others or not self.goods(who):
            return
        options = [Option(one, "choose", (one.key,)) for one in others]
        other = yield from choose(who.seat, "give-to-whom", options, (who.key,))
        given = [Option(key, "give", (key,)) for key in self.goods(who) if self.taken(who, other, key)]
        keys = yield from choose_some(who.seat, "trade-give", given, 0, len(given), (other.key,))
        hand_over(s, who, other, keys)
        if keys:
            s.log("gave", who=who.key, to=other.key, things=counted(keys))

    def goods(self, who: Investigator) -> list[str]:
        if self.gift == "clues":
            return [clue.key for clue in who.clues]
        return [card.key for card in who.possessions(self.gift)]

    def taken(self, who: Investigator, other: Investigator, key: str) -> bool:
        card = who.card(key)
        return card is None or welcome(card.card.key, card.family, other)

    def say(self) -> Say:
        return Say("give-clues") if self.gift == "clues" else Say("give-possessions", trait=named(self.gift))


@dataclass(frozen=True, slots=True, repr=False, init=False)
class FromReserve(Thing):
    """An Asset with one of these traits."""

    traits: tuple[str, ...] = field(metadata={"spread": True})

    def __init__(self, *traits: str) -> None:
        object.__setattr__(self, "traits", traits)

    def gained(self, s: World, who: Investigator) -> Flow[None]:
        options: list[Option[Asset]] = [Option(card, "gain-from-reserve", (card.key,)) for card in self.fitting(s)]
        if options:
            card = yield from choose(who.seat, "gain-which", options, (who.key,))
            yield from gain_from_reserve(s, who, card)
            fill_reserve(s)

    def fitting(self, s: World) -> list[Asset]:
        return [card for card in s.reserve if any(trait in card.traits for trait in self.traits)]

    def possible(self, s: World, who: Investigator) -> bool:
        return bool(self.fitting(s))

    def say(self) -> Say:
        return Say("from-reserve", traits=Several("or", tuple([named(trait) for trait in self.traits])))

    def offer(self) -> Offer:
        return "from-reserve", ()
