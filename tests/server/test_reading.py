"""What a reader's page makes of real evenings: every moment waits on the stage, and the recap tells all of it."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from typing import NamedTuple

import msgspec
import pytest

import seance
from seance.bots import RANDOM
from seance.engine.orders import KeptOrders, leaving, passes, settled
from seance.server.bots import whole
from seance.server.encode import events_seen
from seance.server.messages import EventSeen
from seance.server.snapshots import arrived
from seance.server.words import words

pytestmark = pytest.mark.needs("npm")
WEB = Path(__file__).parent.parent.parent / "web"
GAMES = ("arkham", "dungeontology", "eldritch", "nemesis")
ASKS = 300
SEATS = 3
SHORT_MS = 1500
FEWEST, MOST = 3, 8  # lines of a recap


class Shown(NamedTuple):
    """A moment on stage: of which events, and after how long it left by itself; 0: it never did."""

    first: int
    end: int
    ms: int


class Line(NamedTuple):
    first: int
    end: int
    mine: bool


class Seen(NamedTuple):
    """What the page makes of a run: its stages at two paces, what is told of it, and the lines of the recap."""

    wait: list[Shown]
    fast: list[Shown]
    told: list[tuple[int, str, bool]]
    lines: list[Line]


class Run(NamedTuple):
    """What happened between two answers of the first seat, message by message, and what its page made of it."""

    messages: list[list[EventSeen]]
    seen: Seen

    @property
    def waiting(self) -> list[int]:
        """What concerns everybody, or happens to this seat."""
        return [
            event.n
            for message in self.messages
            for event in message
            if event.stage == "all" or (event.stage == "mine" and 0 in (event.seat, *event.touches))
        ]

    @property
    def things(self) -> set[str]:
        """What can be a line by itself: a roll is told with what came of it, the same twice once."""
        rolled = {event.n for message in self.messages for event in message if event.procedure}
        before = [-1, *[n for n, _, _ in self.seen.told]]
        return {text for last, (_, text, _) in zip(before, self.seen.told, strict=False) if last not in rolled}


def heard(game: str, seed: int) -> list[list[list[EventSeen]]]:
    """A whole game in which everybody takes anything, as the first seat hears it, cut at its answers."""
    table, runs = seance.new(game, SEATS, seed, people=1), list[list[list[EventSeen]]]([[]])
    said, known = words("en", game), 0
    while table.result is None:
        ask = table.asks[0]
        key = settled(ask, table, (0,))
        if ask.seat == 0 and not key and passes(KeptOrders(), ask, table):
            key = leaving(ask)
        if ask.seat == 0 and not key:
            runs.append([])
        keys = whole(table, ask.seat, RANDOM)
        table.answer(key or (keys if ask.group is not None else keys[0]), seat=ask.seat)
        fresh = table.events(known, 0)
        known += len(fresh)
        figures = {**arrived(table.sink.events, table.rules.arrival), **table.rules.figures(table.state)}
        if fresh:
            runs[-1].append(events_seen(fresh, said, figures, 0))
    return runs


@cache
def evenings() -> dict[str, list[Run]]:
    """Three hundred answers of each game, as the models of the page show and tell them."""
    played = dict[str, list[list[list[EventSeen]]]]()
    for game in GAMES:
        runs, seed = list[list[list[EventSeen]]](), 0
        while len(runs) < ASKS:
            runs += heard(game, seed)
            seed += 1
        played[game] = runs[:ASKS]
    given = [{"game": game, "seat": 0, "runs": runs} for game, runs in played.items()]
    script = [str(WEB / "node_modules/.bin/vite-node"), "--config", "vite.config.ts", "tests/played.ts"]
    with TemporaryFile() as file:  # of a pipe node reads only what is there already
        file.write(msgspec.json.encode(given))
        file.seek(0)
        came = subprocess.run(script, stdin=file, stdout=subprocess.PIPE, check=True, cwd=WEB).stdout
    read = msgspec.json.decode(came, type=list[list[Seen]])
    return {game: [*map(Run, played[game], seen)] for game, seen in zip(GAMES, read, strict=True)}


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_is_on_stage_once_and_leaves_when_its_reader_wants(game: str) -> None:
    moments = 0
    for run in evenings()[game]:
        for stages in (run.seen.wait, run.seen.fast):
            shown = [n for one in stages for n in range(one.first, one.end)]
            assert sorted(set(shown)) == shown  # none twice, and in their order
            assert set(run.waiting) <= set(shown)
            assert all(set(range(one.first, one.end)) & set(run.waiting) for one in stages)
        assert [one.ms for one in run.seen.wait] == [0] * len(run.seen.wait)
        assert all(one.ms >= SHORT_MS for one in run.seen.fast)
        assert [one.first for one in run.seen.fast] == [one.first for one in run.seen.wait]
        moments += len(run.seen.wait)
    assert moments > ASKS / 10


@pytest.mark.parametrize("game", GAMES)
def test_the_recap_tells_everything_in_few_lines_and_marks_what_is_mine(game: str) -> None:
    for run in evenings()[game]:
        assert len(run.seen.lines) <= MOST
        assert len(run.seen.lines) >= min(FEWEST, len(run.things))
        for n, text, mine in run.seen.told:
            (line,) = [one for one in run.seen.lines if one.first <= n < one.end]
            assert line.mine or not mine, text
        for line in run.seen.lines:
            own = [mine for n, _, mine in run.seen.told if line.first <= n < line.end]
            assert any(own) == line.mine
