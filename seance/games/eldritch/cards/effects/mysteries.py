"""What Mysteries ask for: what is put on them, where it lies, and when they are solved."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from seance.engine import Flow, Option, choose
from seance.engine.effect import Odd
from seance.engine.value import Value
from seance.engine.words import Say, Several
from seance.games.eldritch.rules.clues import move_clue, random_space
from seance.games.eldritch.rules.encounters import special_encounter
from seance.games.eldritch.rules.pieces import InPlay, Investigator
from seance.games.eldritch.rules.places import nearest, of_kind
from seance.games.eldritch.rules.possessions import discard_card
from seance.games.eldritch.rules.printed import SEA
from seance.games.eldritch.rules.state import World

from .counts import Amount, Number, counted, number
from .mythos_text import headed
from .odd_mythos import has_token, take_token_of
from .verb import EldritchEffect, Verb
from .words import Offer, named, space_name


def this(s: World) -> InPlay:
    """The Mystery whose text takes effect."""
    assert isinstance(s.subject, InPlay)
    return s.subject


# ---- what is put on the card -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class PutClueHere(Verb):
    """One that the investigator has gained from the encounter that is being resolved."""

    def run(self, s: World, who: Investigator) -> None:
        assert s.encounter is not None
        clue = next(clue for clue in s.encounter.gained if clue in who.clues)
        who.clues.remove(clue)
        this(s).clues = (*this(s).clues, clue)
        s.log("put-on-mystery", who=who.key, thing=clue.key, card=this(s).key)

    def possible(self, s: World, who: Investigator) -> bool:
        return s.encounter is not None and any(clue in who.clues for clue in s.encounter.gained)

    def say(self) -> Say:
        return Say("put-clue-here")


@dataclass(frozen=True, slots=True, repr=False)
class PutMonsterHere(Verb):
    """One that has just been defeated and has a token."""

    def run(self, s: World, who: Investigator) -> None:
        assert s.occasion is not None
        assert s.occasion.monster is not None
        monster = s.occasion.monster
        take_token_of(s, monster.kind)
        this(s).monsters = (*this(s).monsters, monster.kind)
        s.log("put-on-mystery", who=who.key, thing=monster.key, card=this(s).key)

    def possible(self, s: World, who: Investigator) -> bool:
        beaten = None if s.occasion is None else s.occasion.monster
        return beaten is not None and not beaten.epic and has_token(s, beaten)

    def say(self) -> Say:
        return Say("put-monster-here")


@dataclass(frozen=True, slots=True, repr=False)
class PutGateHere(Verb):
    """One that has just been closed."""

    def run(self, s: World, who: Investigator) -> None:
        assert s.occasion is not None
        gate = s.occasion.gate
        assert gate is not None
        s.gate_stack.discard.remove(gate)
        this(s).gates = (*this(s).gates, gate)
        s.log("put-on-mystery", who=who.key, thing=gate.key, card=this(s).key)

    def possible(self, s: World, who: Investigator) -> bool:
        return s.occasion is not None and s.occasion.gate in s.gate_stack.discard

    def say(self) -> Say:
        return Say("put-gate-here")


@dataclass(frozen=True, slots=True, repr=False)
class MoveTokenHere(Verb):
    """The Eldritch token on the investigator's space."""

    def run(self, s: World, who: Investigator) -> None:
        s.eldritch.remove(who.space)
        this(s).eldritch += 1
        s.log("token-moved", space=who.space, card=this(s).key)

    def possible(self, s: World, who: Investigator) -> bool:
        return who.space in s.eldritch

    def say(self) -> Say:
        return Say("move-token-here")


@dataclass(frozen=True, slots=True, repr=False)
class DiscardCast(Verb):
    """The Spell that has just been cast."""

    def run(self, s: World, who: Investigator) -> None:
        if s.occasion is not None and s.occasion.card is not None:
            discard_card(s, who, s.occasion.card)

    def affordable(self, s: World, who: Investigator) -> bool:
        return s.occasion is not None and s.occasion.card in who.cards and s.occasion.n > 0

    def say(self) -> Say:
        return Say("discard-cast")

    def offer(self) -> Offer:
        return "discard-cast", ()


# ---- what comes into play with it ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class ScatterEldritch(Verb):
    """Each token on a random space."""

    n: Amount

    def run(self, s: World, who: Investigator) -> Flow[None]:
        for _ in range(number(self.n, s, who)):
            space = yield from random_space(s)
            s.eldritch.append(space)
            s.log("eldritch-lies", space=space)

    def say(self) -> Say:
        return counted("scatter-eldritch", self.n)


@dataclass(frozen=True, slots=True, repr=False)
class TokenOnNearestSea(Verb):
    """An Eldritch token on the nearest Sea space that has none."""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        free = [space for space in of_kind(SEA) if space not in s.eldritch]
        if free:
            options = [Option(space, "to", (space,)) for space in nearest(who.space, free)]
            space = yield from choose(who.seat, "token-where", options, (who.key,))
            s.eldritch.append(space)
            s.log("token-on-space", who=who.key, space=space)

    def say(self) -> Say:
        return Say("token-on-nearest-sea")


@dataclass(frozen=True, slots=True, repr=False)
class MoveAllClues(Verb):
    """Each to the nearest space of a kind; where several are as near, the Lead Investigator says which."""

    kind: str

    def run(self, s: World, who: Investigator) -> Flow[None]:
        for clue in s.clues[:]:
            options = [Option(space, "to", (space,)) for space in nearest(clue.space, of_kind(self.kind))]
            space = yield from choose(s.lead, "move-which-clue", options, (clue.key, clue.space))
            if space != clue.space:
                move_clue(s, clue, space)

    def say(self) -> Say:
        return Say("move-all-clues", space=named(self.kind))


# ---- when it is solved -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class DiscardBoardEldritch(Verb):
    def run(self, s: World, who: Investigator) -> None:
        s.eldritch = []

    def say(self) -> Say:
        return Say("discard-board-eldritch")


@dataclass(frozen=True, slots=True, repr=False)
class BoxGates(Verb):
    """The Gates on this card leave the game."""

    def run(self, s: World, who: Investigator) -> None:
        s.box += this(s).gates
        this(s).gates = ()

    def say(self) -> Say:
        return Say("box-gates")


def rlyeh_risen(s: World, who: Investigator) -> Flow[None]:
    yield from special_encounter(s, who)


RLYEH_RISEN = Odd("rlyeh-risen", rlyeh_risen)


# ---- the card --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class MysteryToken(Value):
    """Put on a space when the card comes into play: the core reads that from the printed card."""

    space: str

    def say(self) -> Say:
        return Say("mystery-token", space=space_name(self.space))


@dataclass(frozen=True, slots=True, repr=False)
class Epic(Value):
    """An Epic Monster that comes with the card."""

    called: str
    space: str

    def say(self) -> Say:
        return Say("epic-comes", name=named(self.called), space=space_name(self.space))


@dataclass(frozen=True, slots=True, repr=False, init=False)
class EldritchOn(Value):
    """An Eldritch token on each of these spaces."""

    spaces: tuple[str, ...] = field(metadata={"spread": True})

    def __init__(self, *spaces: str) -> None:
        object.__setattr__(self, "spaces", spaces)

    def say(self) -> Say:
        return Say("eldritch-on", spaces=Several("with", tuple([space_name(space) for space in self.spaces])))


@dataclass(frozen=True, slots=True, repr=False)
class Gather(Value):
    """So much of something must lie on the card."""

    gathered: str  # "clues", "eldritch", "gates" or "toughness"
    goal: Number

    def say(self) -> Say:
        return Say(f"gather-{self.gathered}", amount=self.goal.say())


@dataclass(frozen=True, slots=True, repr=False)
class Beat(Value):
    """Its Epic Monster must have been defeated."""

    called: str

    def say(self) -> Say:
        return Say("beat", name=named(self.called))


@dataclass(frozen=True, slots=True, repr=False)
class After(Value):
    """What an investigator may do at a point of the rules: see `registers.reacts`."""

    point: str
    effect: EldritchEffect

    def say(self) -> Say:
        return headed(CAPTIONS.get(self.point, self.point), self.effect)


CAPTIONS = {"gate-closed": "mystery-gate-closed"}  # that of possessions speaks of Other Worlds


@dataclass(frozen=True, slots=True, repr=False)
class Meet(Value):
    """An encounter: on the space of the Mystery "token", or on every space with an Eldritch token ("tokens")."""

    on: str
    effect: EldritchEffect

    def say(self) -> Say:
        return headed(f"at-{self.on}", self.effect)


@dataclass(frozen=True, slots=True, repr=False)
class MysteryText(Value):
    goal: Gather | Beat
    brings: MysteryToken | Epic | EldritchOn | None = None
    enters: EldritchEffect | None = None
    progress: After | Meet | None = None
    solved: EldritchEffect | None = None

    def text(self) -> Say:
        return Say("clause", text=Several("sections", tuple(self.sections())))

    def sections(self) -> Iterator[Say]:
        if self.brings is not None:
            yield Say("section", heading=Say("caption-enters"), text=self.brings.say())
        if self.enters is not None:
            yield headed("enters", self.enters)
        if self.progress is not None:
            yield self.progress.say()
        yield self.goal.say()
        if self.solved is not None:
            yield headed("solved", self.solved)
