"""What happens on the board: moving, Clues, Gates, Doom and Omen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from seance.engine import Flow, Option, choose, cites
from seance.engine.words import Long, Say
from seance.games.eldritch.rules.clues import move_clue, spawn_clue
from seance.games.eldritch.rules.doom import advance_doom, advance_omen, retreat_doom, set_omen
from seance.games.eldritch.rules.gates import close_gate, discard_gate, spawn_gate
from seance.games.eldritch.rules.movement import can_move, move
from seance.games.eldritch.rules.pieces import Investigator
from seance.games.eldritch.rules.places import NEAR, nearest, of_kind, toward
from seance.games.eldritch.rules.printed import OMENS, SPACES
from seance.games.eldritch.rules.state import World

from .counts import Amount, counted, number
from .verb import Verb
from .words import named, space_name


def choose_space(who: Investigator, prompt: str, spaces: Sequence[str]) -> Flow[str]:
    return (yield from choose(who.seat, prompt, [Option(space, "to", (space,)) for space in spaces], (who.key,)))


@dataclass(frozen=True, slots=True, repr=False)
class Move(Verb):
    n: int = 1

    def run(self, s: World, who: Investigator) -> Flow[None]:
        for _ in range(self.n):
            if who.gone or not can_move(who):
                return
            yield from move(s, who, (yield from choose_space(who, "move-to", NEAR[who.space])))

    def say(self) -> Say:
        return Say("move", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class MoveToNearest(Verb):
    kind: str

    def run(self, s: World, who: Investigator) -> Flow[None]:
        yield from move(s, who, (yield from choose_space(who, "move-to", nearest(who.space, of_kind(self.kind)))))

    def say(self) -> Say:
        return Say("move-to-nearest", space=named(self.kind))


@dataclass(frozen=True, slots=True, repr=False)
class MoveTo(Verb):
    space: str

    def run(self, s: World, who: Investigator) -> Flow[None]:
        yield from move(s, who, self.space)

    def say(self) -> Say:
        return Say("move-to", space=space_name(self.space))


@dataclass(frozen=True, slots=True, repr=False)
class MoveTowardGate(Verb):
    """On a shortest way."""

    n: int = 1

    def run(self, s: World, who: Investigator) -> Flow[None]:
        for _ in range(self.n):
            steps = toward(who.space, [gate.space for gate in s.gates])
            if who.gone or not steps:
                return
            yield from move(s, who, (yield from choose_space(who, "move-to", steps)))

    def say(self) -> Say:
        return Say("move-toward-gate", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class MoveThisClue(Verb):
    kind: str
    impersonal = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        here = s.encounter
        if here is not None and here.clue in s.clues:
            chooser = s.investigators[s.lead] if who.gone else who
            space = yield from choose_space(chooser, "move-clue", nearest(here.clue.space, of_kind(self.kind)))
            here.clue = move_clue(s, here.clue, space)

    def say(self) -> Say:
        return Say("move-this-clue", space=named(self.kind))


@dataclass(frozen=True, slots=True, repr=False)
class SpawnClue(Verb):
    n: int = 1
    chosen: bool = False

    def run(self, s: World, who: Investigator) -> Flow[None]:
        for _ in range(self.n):
            if self.chosen:
                spawn_clue(s, (yield from choose_space(who, "spawn-clue", tuple(SPACES))))
            else:
                spawn_clue(s)

    def say(self) -> Say:
        return Say("spawn-clue-chosen" if self.chosen else "spawn-clue", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class CloseGate(Verb):
    impersonal = True

    @cites("EH-COMPLEX-08")
    def run(self, s: World, who: Investigator) -> Flow[None]:
        yield from close_gate(s, who)

    def say(self) -> Say:
        return Say("close-gate")


@dataclass(frozen=True, slots=True, repr=False)
class SpawnGate(Verb):
    n: Amount = 1
    impersonal = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        for _ in range(number(self.n, s, who)):
            yield from spawn_gate(s)

    def say(self) -> Say:
        return counted("spawn-gate", self.n)


@dataclass(frozen=True, slots=True, repr=False)
class DiscardGate(Verb):
    """Any one; this is not closing it."""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        options = [Option(gate, "discard-gate", (gate.key,)) for gate in s.gates]
        if options:
            discard_gate(s, (yield from choose(who.seat, "discard-gate", options, (who.key,))))

    def possible(self, s: World, who: Investigator) -> bool:
        return bool(s.gates)

    def say(self) -> Say:
        return Say("discard-gate")


@dataclass(frozen=True, slots=True, repr=False)
class AdvanceDoom(Verb):
    n: Amount = 1
    impersonal = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        yield from advance_doom(s, number(self.n, s, who))

    def say(self) -> Say:
        return counted("advance-doom", self.n)


@dataclass(frozen=True, slots=True, repr=False)
class RetreatDoom(Verb):
    n: int = 1
    impersonal = True

    def run(self, s: World, who: Investigator) -> None:
        retreat_doom(s, self.n)

    def say(self) -> Say:
        return Say("retreat-doom", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class AdvanceOmen(Verb):
    n: int = 1
    impersonal = True

    def run(self, s: World, who: Investigator) -> Flow[None]:
        yield from advance_omen(s, self.n)

    def say(self) -> Say:
        return Say("advance-omen", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class SetOmen(Verb):
    """Moved, not advanced: no Gate makes Doom advance."""

    def run(self, s: World, who: Investigator) -> Flow[None]:
        options = [Option(place, "omen-to", (f"omen-{omen}", str(place + 1))) for place, omen in enumerate(OMENS)]
        set_omen(s, (yield from choose(who.seat, "set-omen", options, (who.key, str(s.omen + 1)))))

    def say(self) -> Say:
        return Long("set-omen")


@dataclass(frozen=True, slots=True, repr=False)
class PlaceEldritch(Verb):
    where: str  # "mystery", "sheet" or "omens"
    n: int = 1
    impersonal = True

    def run(self, s: World, who: Investigator) -> None:
        if self.where == "mystery":
            if s.mystery is not None:
                s.mystery.eldritch += self.n
                s.log("eldritch-placed", card=s.mystery.key, n=s.mystery.eldritch)
            return
        if self.where == "omens":
            s.omen_eldritch += self.n
        else:
            s.sheet_eldritch += self.n
        s.log("eldritch-added", where=self.where, n=self.n)

    def say(self) -> Say:
        return Long(f"place-eldritch-{self.where}", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class DiscardEldritch(Verb):
    n: int = 1
    impersonal = True

    def run(self, s: World, who: Investigator) -> None:
        gone = min(self.n, s.omen_eldritch)
        s.omen_eldritch -= gone
        if gone:
            s.log("eldritch-discarded", n=gone)

    def say(self) -> Say:
        return Say("discard-eldritch", n=self.n)
