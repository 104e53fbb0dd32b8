"""A position, what is done in it, and what must be true then: for tests and puzzles.

Strict: every answer must be offered, every roll and draw must be scripted and every script used, and the last
ask is named. Games derive a builder from `Scene` with methods in the words of their rulebook; it is in the
`checks` of their face.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Literal, Self, TypeVar, overload

from seance.engine import (
    PASS,
    Ask,
    BadInput,
    Codec,
    Deed,
    Dice,
    Flow,
    Game,
    Option,
    Poll,
    Refused,
    RuleBroke,
    Rules,
    State,
    Told,
    View,
)  # fmt: skip
from seance.engine.face import face
from seance.engine.wire import ALL, Aim, Table

if TYPE_CHECKING:  # so that editors complete what a scene can say, and mypy checks it
    from seance.games.arkham.check.scene import ArkhamScene
    from seance.games.dungeontology.check.scene import DungeontologyScene
    from seance.games.eldritch.check.scene import EldritchScene
    from seance.games.nemesis.check.scene import NemesisScene
    from seance.games.parlour.check.scene import ParlourScene

S = TypeVar("S", bound=State)


class Halting(Rules[S]):
    """Rules that stop before certain steps: otherwise a game runs on into the next round while nobody is asked."""

    def __init__(self, rules: Rules[S]) -> None:
        self.rules = rules
        self.name = rules.name
        self.schema = rules.schema
        self.content = rules.content
        self.options = rules.options
        self.codec: Codec = rules.codec  # type: ignore[misc]
        self.halts: tuple[str, ...] = ()

    def next_step(self, s: S) -> Deed:
        return halt() if self.rules.step_name(s) in self.halts else self.rules.next_step(s)

    def dropped(self, s: S) -> None:
        self.rules.dropped(s)

    def step_name(self, s: S) -> str:
        return self.rules.step_name(s)

    def view(self, s: S, eye: int) -> View:
        return self.rules.view(s, eye)

    def aim(self, s: S, seat: int) -> Aim | None:
        return self.rules.aim(s, seat)

    def imagine(self, s: S, seat: int, stream: Dice, heard: list[Told]) -> None:
        self.rules.imagine(s, seat, stream, heard)

    def invariants(self, s: S) -> None:
        self.rules.invariants(s)


def halt() -> Flow[None]:
    while True:
        yield Poll((Ask(0, "scene-ends", (Option(None, "stay"), Option(None, "stay-on"))),))


class Scene(Generic[S]):
    """The base of every game's builder: script, halt, answer, and the questions that a test asks."""

    def __init__(self, rules: Rules[S], state: S, poker_face: bool = False) -> None:
        self.rules = Halting(rules)
        self.built = state
        state.dice.strict = True
        self.table = Table(
            game=rules.name, seats=state.seats, options={}, seed="0x0", people=1, seeded=True, poker_face=poker_face
        )
        self.game: Game[S] | None = None

    @property
    def s(self) -> S:
        """The table: as it was built, then as it is."""
        return self.built if self.game is None else self.game.state

    def script(self, channel: str, *results: object) -> Self:
        """What chance will bring on this channel, in order: card keys, faces, numbers."""
        self.s.dice.script.setdefault(channel, []).extend(results)
        return self

    def halt(self, *steps: str) -> Self:
        """Stop before these steps."""
        self.rules.halts = steps
        return self

    def begin(self) -> Game[S]:
        if self.game is None:
            self.game = Game(self.rules, self.built, self.table).start()
        return self.game

    def answer(self, *keys: str | list[str]) -> Self:
        """Answer the open asks one after another; "2 interrupt:captain" answers for seat 2, a list is a group."""
        game = self.begin()
        for key in keys:
            ask = game.ask
            assert ask is not None, f"nothing is asked, so {key!r} answers nothing"
            try:
                if isinstance(key, str):
                    seat, _, rest = key.partition(" ")
                    game.answer(rest or key, int(seat) if rest else ask.seat)
                else:
                    game.answer(key, ask.seat)
            except RuleBroke as broke:
                raise broke.__cause__ or broke from None
            except Refused as refused:
                refused.add_note(f"{key!r} is not possible here; asked is {self.asked(later=True)}: {self.options()}")
                raise
            self.rules.invariants(game.state)
            check_look_ends_step(game)
        return self

    def pass_quietly(self) -> Self:
        """Pass in every window that is open, until something else is asked."""
        game = self.begin()
        while idle := [ask for ask in game.asks if any(option.key == PASS.key for option in ask.choices)]:
            self.answer(f"{idle[0].seat} {PASS.key}")
        return self

    def asked(self, later: bool = False) -> str:
        """ "seat prompt" of every open ask; "" when the game is over. Every scene ends with it.

        `later`: the scene goes on, so scripts may be left.
        """
        game = self.begin()
        left = {channel: wanted for channel, wanted in self.s.dice.script.items() if wanted}
        assert later or not left, f"scripted but never used: {left}"
        return ", ".join(f"{ask.seat} {ask.prompt}" for ask in game.asks)

    def options(self, seat: int | None = None) -> list[str]:
        """The keys that are offered (to this seat)."""
        return [option.key for ask in self.begin().asks if seat in (None, ask.seat) for option in ask.choices]

    def offers(self, key: str, seat: int | None = None) -> bool:
        return key in self.options(seat)

    def refusal(self, key: str) -> str:
        """The rule that forbids it now."""
        game = self.begin()
        for ask in game.asks:
            for refused in game.refusals(ask.seat):
                if refused.key == key:
                    return refused.rule
        return ""

    def happened(self, event: str, **args: object) -> bool:
        """Did this happen, with at least these arguments (secret ones included)?"""
        return any(
            told.event == event and all(told.args.get(name) == value for name, value in args.items())
            for told in self.begin().events(seat=ALL)
        )

    def sees(self, seat: int) -> Any:
        """The view of a seat."""
        return self.begin().view(seat)

    def heard(self, seat: int, event: str) -> list[Told]:
        return [told for told in self.begin().events(seat=seat) if told.event == event]

    @property
    def result(self) -> str | None:
        return self.begin().result


def check_look_ends_step(game: Game[S]) -> None:
    """A look at hidden things ends the step: else a seat would be asked before a mark knows what it has learned."""
    if game.keep and game.poll is not None:
        assert game.marks[-1].state.dice.looks == game.state.dice.looks, "a look did not end its step"


@overload
def scene(game: Literal["arkham"], seats: int = 1, **options: object) -> ArkhamScene: ...
@overload
def scene(game: Literal["dungeontology"], seats: int = 1, **options: object) -> DungeontologyScene: ...
@overload
def scene(game: Literal["eldritch"], seats: int = 1, **options: object) -> EldritchScene: ...
@overload
def scene(game: Literal["nemesis"], seats: int = 1, **options: object) -> NemesisScene: ...
@overload
def scene(game: Literal["parlour"], seats: int = 1, **options: object) -> ParlourScene: ...
@overload
def scene(game: str, seats: int = 1, **options: object) -> Any: ...
def scene(game: str, seats: int = 1, **options: object) -> Any:
    """An empty table of this game, to be filled in a few words."""
    builder = face(game).checks().scene
    if builder is None:
        raise BadInput("unknown-game", game=game, known="")
    return builder(seats, **options)


__all__ = ["Scene", "check_look_ends_step", "scene"]
