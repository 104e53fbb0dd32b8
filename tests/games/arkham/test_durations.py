"""What is for a test, turn, phase or round is over with it, even if it began in the very last moment of that time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from seance.games.arkham.cards.effects import Take
from seance.games.arkham.check.chaos import POINTS, position, turns_taken
from seance.games.arkham.check.scene import ArkhamScene
from seance.games.arkham.rules.initiation import count_use, within_limit
from seance.games.arkham.rules.pieces import NOBODY, Investigator
from seance.games.arkham.rules.registers import ABILITIES, ACTIONS, DELAYED, EVENTS, Limit
from seance.games.arkham.rules.registers import Text as Run
from seance.games.arkham.rules.state import Table
from seance.lab.chaos import seated
from seance.testing import scene
from tests.games.arkham.sweeping import EVERY, Text, every, read

PERIODS = ("test", "turn", "phase", "round")
POSITIONS = range(6)
ANSWERS = 50
# the last step of a period, and where the next one begins
LAST = {
    "turn": ("investigation-turn-ends", "investigation-next"),
    "phase": ("enemy-ends", "upkeep-begins"),
    "round": ("upkeep-ends", "mythos-begins"),
}


def now(s: Table, period: str) -> object:
    """Which of them it is."""
    times: dict[str, object] = {
        "test": [id(test) for test in s.tests[:1]], "turn": (s.round, turns_taken(s)),
        "phase": (s.round, s.phase_name), "round": s.round,
    }  # fmt: skip
    return times[period]


def under_way(s: Table, period: str) -> bool:
    """Can anything be said for the rest of it?"""
    if period == "turn":
        return s.turn != NOBODY or (s.moment is not None and s.moment.point == "at-end-of-turn")
    return period != "test" or bool(s.tests)


class Diary:
    """What was said for how long, and when."""

    def __init__(self, period: str) -> None:
        self.period = period
        self.entries: dict[str, object] = {}
        self.points: set[str] = set()

    def brief(self, point: str) -> Run:
        """Something that lasts, and a use that counts, as often as this moment comes."""

        def run(s: Table, who: Investigator) -> None:
            if under_way(s, self.period):
                name = f"sweep-{len(self.entries)}"
                s.until(self.period, name)
                s.used.setdefault(self.period, []).append(name)
                self.entries[name] = now(s, self.period)
                self.points.add(point)

        return run

    def look(self, s: Table) -> None:
        """Everything that is still there is for this time."""
        left = {one.what for one in s.lasting} | {name for names in s.used.values() for name in names}
        for name in left.intersection(self.entries):
            then, current = self.entries[name], now(s, self.period)
            assert then == current, f"{name} was for the {self.period} {then}, and it is {current}"


def spend_time(period: str, seed: int, patch: pytest.MonkeyPatch) -> set[str]:
    """Whatever happens from a wild position on, something begins at every moment of it."""
    diary, r = Diary(period), Random(f"durations {seed}")
    start = position(r)
    start.lasting = []
    for point in POINTS:
        patch.setitem(DELAYED, f"brief-{point}", (point, diary.brief(point)))
    game = seated("arkham", start)
    for _ in range(ANSWERS):
        s = game.state
        assert isinstance(s, Table)
        ask = game.ask
        if ask is None or s.resolution:
            break  # what a scenario leaves behind serves nobody
        diary.look(s)
        for point in POINTS:
            if not s.lasts(f"brief-{point}"):
                s.until("game", f"brief-{point}")
        ending = [place for place, option in enumerate(ask.options) if option.verb == "end-turn"]
        soon = ending and r.random() < 0.3
        game.answer(ending[0] if soon else r.randrange(len(ask.options)), ask.seat, ask.number)
    return diary.points


@pytest.mark.rule("AHC-LST-04", "AHC-LST-05", "AHC-LIM-01")
@pytest.mark.parametrize("period", PERIODS)
def test_whatever_begins_at_any_moment_of_its_time_is_over_with_it(
    period: str, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    points: set[str] = set()
    for seed in POSITIONS:
        points |= spend_time(period, seed, monkeypatch)
    assert len(points) > (4 if period == "test" else 10)


@pytest.mark.parametrize("period", PERIODS)
def test_what_outlives_its_time_would_be_noticed(period: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: what begins at the end of a time is not looked for again when it is over."""
    forget: Callable[[Table, str], None] = Table.begin_anew
    monkeypatch.setattr(Table, "begin_anew", lambda s, over: None if over == period else forget(s, over))
    with pytest.raises(AssertionError, match="was for the"):
        test_whatever_begins_at_any_moment_of_its_time_is_over_with_it(period, monkeypatch)


@pytest.mark.rule("AHC-LIM-01", "AHC-FW46-02")
def test_what_is_used_at_the_end_of_the_round_is_not_used_in_the_next_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, point in (("dusk", "at-end-of-round"), ("dawn", "after-phase-begins")):
        monkeypatch.setitem(DELAYED, name, (point, Take(horror=1).run))
    t = scene("arkham").investigator("agnes-baker").enemy("ghoul-priest", engaged="agnes-baker").at("upkeep-ends")
    for name in ("dusk", "dawn"):
        t.s.until("game", name, "agnes-baker")
    t.halt("mythos-doom").answer("use:agnes-baker", "use:agnes-baker")  # once in each phase
    assert t.foe("ghoul-priest-1").damage == 2
    assert t.asked() == "0 scene-ends"


# ---- what stands on cards ------------------------------------------------------------------------------------------


def lasting_texts() -> list[tuple[Text, str]]:
    """Every text that says how long it lasts."""
    found = [(text, getattr(value, "until", "")) for text in EVERY for value in every(text.effect)]
    return [(text, period) for text, period in found if isinstance(period, str) and period]


def in_the_last_step(period: str) -> Callable[[ArkhamScene], None]:
    step, after = LAST[period]

    def prepare(t: ArkhamScene) -> None:
        t.at(step, turn=0 if period == "turn" else NOBODY).halt(after)

    return prepare


@pytest.mark.rule("AHC-LST-04", "AHC-FW46-03")
def test_every_text_that_lasts_for_a_while_may_take_effect_in_the_last_step_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    texts = lasting_texts()
    assert len(texts) >= 5
    for text, period in texts:
        t = read(text, text.run, monkeypatch, prepare=in_the_last_step(period)).t
        assert t.s.lasting == [], (text.name, period)
        assert t.asked(later=True).endswith("scene-ends")


def limits() -> list[tuple[str, int, Limit]]:
    """Every ability that may be used so often in some time."""
    found = [(one.key, one.number, one.limit) for mine in ABILITIES.values() for one in mine]
    found += [(one.key, -one.number, one.limit) for actions in ACTIONS.values() for one in actions]
    found += [(one.key, 0, one.limit) for one in EVENTS.values()]
    return [(key, number, limit) for key, number, limit in found if limit is not None]


@pytest.mark.rule("AHC-LIM-01", "AHC-LIM-09")
def test_every_limit_begins_anew_with_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    found = limits()
    assert {limit.per for _, _, limit in found} <= {*PERIODS, "game"}
    assert len(found) > 10
    for key, number, limit in found:
        text = Text("token", "", f"{key} {number}", used_up(key, number, limit), scenario="the-gathering")
        for period in LAST:
            t = read(text, text.run, monkeypatch, prepare=in_the_last_step(period)).t
            anew = limit.per == period or (limit.per == "phase" and period == "round")
            mine = within_limit(t.s, t.s.investigators[0], "sweep", key, number, limit)
            assert mine is anew or (limit.per == "turn" and period == "round"), (key, limit, period)


def used_up(key: str, number: int, limit: Limit) -> Run:
    def run(s: Table, who: Investigator) -> None:
        for _ in range(limit.times):
            count_use(s, who, "sweep", key, number, limit)
        assert not within_limit(s, who, "sweep", key, number, limit)

    return run
