"""What changes a skill test under way: its value, its tokens, what it brings."""

from __future__ import annotations

from dataclasses import dataclass

from seance.engine import Flow, Note, Option, choose, cites, do
from seance.engine.words import Long, Say
from seance.games.arkham.rules.chaos import apply_token, as_changed, draw_token, modifier_of, return_token, reveal_token
from seance.games.arkham.rules.pieces import Investigator
from seance.games.arkham.rules.skill_tests import skill_test
from seance.games.arkham.rules.state import Table
from seance.games.arkham.rules.under_way import Test as SkillTest

from .verb import ArkhamEffect, TestChange, Verb, source
from .words import named


def outcomes(passed: ArkhamEffect | None, failed: ArkhamEffect | None) -> tuple[Note, Note]:
    """What success and failure bring, in the words of the card."""
    success = Note("success-nothing") if passed is None else Note("success-does", says=passed)
    return success, Note("failure-nothing") if failed is None else Note("failure-does", says=failed)


@dataclass(frozen=True, slots=True, repr=False)
class Test(Verb):
    """A test that a card asks for."""

    skill: str
    difficulty: int
    passed: ArkhamEffect | None = None
    failed: ArkhamEffect | None = None
    alone = True
    __test__ = False

    def run(self, s: Table, who: Investigator) -> Flow[None]:
        def results(test: SkillTest) -> Flow[None]:
            outcome = self.passed if test.passed else self.failed
            if outcome is not None:
                yield from do(outcome.run(s, who))

        idle = "passed" if self.passed is None else "failed" if self.failed is None else ""
        stakes = outcomes(self.passed, self.failed)
        yield from skill_test(s, who, self.skill, self.difficulty, results, source=source(s), idle=idle, stakes=stakes)

    def say(self) -> Say:
        branches = {"passed": self.passed, "failed": self.failed}
        said = {name: branch.clauses() for name, branch in branches.items() if branch is not None}
        test = Say("test", skill=named(self.skill), n=self.difficulty)
        return Long("-".join(("test", *said)), deed=test, **said) if said else test


@dataclass(frozen=True, slots=True, repr=False)
class Boost(Verb):
    """Of one skill, for this test."""

    skill: str
    n: int = 1
    in_test = True

    def run(self, s: Table, who: Investigator) -> None:
        assert s.test is not None
        s.test.parts.append((source(s), self.n))

    def possible(self, s: Table, who: Investigator) -> bool:
        return s.test is not None and s.test.who is who and s.test.skill == self.skill

    def word(self) -> str:
        return f"raise-{self.skill}"

    @property
    def raises(self) -> int:  # type: ignore[override]
        return self.n

    def say(self) -> Say:
        return Say("boost", n=self.n, skill=named(self.skill))


@dataclass(frozen=True, slots=True, repr=False)
class RaiseValue(Verb):
    """Of whatever skill is tested."""

    n: int

    @cites("AHC-AUT-02")
    def possible(self, s: Table, who: Investigator) -> bool:
        """After an automatic failure no skill value helps."""
        return s.test is not None and s.test.automatic != "fail"

    def run(self, s: Table, who: Investigator) -> None:
        assert s.test is not None
        s.test.parts.append((source(s), self.n))

    def say(self) -> Say:
        return Say("raise-value", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class MoreDamage(TestChange):
    """This attack deals more."""

    n: int = 1

    def run(self, s: Table, who: Investigator) -> None:
        assert s.test is not None
        s.test.damage += self.n

    def change(self, s: Table, test: SkillTest, card: str) -> None:
        test.damage += self.n

    def say(self) -> Say:
        return Say("more-damage", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class DiscoverMore(TestChange):
    """This investigation finds more clues there."""

    n: int = 1

    def run(self, s: Table, who: Investigator) -> None:
        assert s.test is not None
        s.test.clues += self.n

    def change(self, s: Table, test: SkillTest, card: str) -> None:
        test.clues += self.n

    def say(self) -> Say:
        return Say("discover-more", n=self.n)


@dataclass(frozen=True, slots=True, repr=False)
class TurnSign(Verb):
    """The minus of the token becomes a plus: what would make a negative modifier worse finds none."""

    @cites("AHC-MOD-02")
    def run(self, s: Table, who: Investigator) -> None:
        assert s.test is not None
        token, _ = s.test.token_parts[-1]
        s.test.token_parts[-1] = (token, as_changed(s, s.test, -modifier_of(s, s.test.who, token)))
        s.log("sign-turned", who=who.key, token=token)

    def say(self) -> Say:
        return Say("turn-sign")


@dataclass(frozen=True, slots=True, repr=False)
class RevealTwo(Verb):
    """One of choice counts; the other was revealed all the same."""

    def run(self, s: Table, who: Investigator) -> None:
        assert s.moment is not None
        s.moment.instead = lambda: self.reveal(s, who)

    def reveal(self, s: Table, who: Investigator) -> Flow[None]:
        test = s.test
        assert test is not None
        tokens = [draw_token(s, test) for _ in range(min(2, len(s.bag)))]
        options = [Option(token, "choose", (token_key(token),)) for token in dict.fromkeys(tokens)]
        chosen = yield from choose(who.seat, "which-token", options, (who.key,))
        tokens.remove(chosen)
        for ignored in tokens:
            if test.revealing is not None:
                yield from do(test.revealing(ignored))
        if not who.gone:
            yield from apply_token(s, test, chosen)

    def say(self) -> Say:
        return Say("reveal-two")


def token_key(token: str) -> str:
    """As an entity: "-3" -> "minus-3"."""
    if not token.lstrip("+-").isdigit():
        return token
    return f"minus-{token[1:]}" if token[0] == "-" else f"plus-{token.lstrip('+')}"


@dataclass(frozen=True, slots=True, repr=False)
class RevealAnother(Verb):
    """The token goes back into the bag without effect."""

    @cites("AHC-CAN-01", "AHC-CAN-04")
    def run(self, s: Table, who: Investigator) -> None:
        on, test = s.moment, s.test
        assert on is not None
        assert test is not None
        on.cancelled = True
        return_token(s, test, on.token)
        s.log("token-returned", who=test.who.key, token=on.token)
        on.instead = lambda: reveal_token(s, test)

    def say(self) -> Say:
        return Say("reveal-another")
