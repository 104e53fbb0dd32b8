"""The commands of `seance` that play many games: to measure, to compare, to find out why."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

import seance
from seance.bots import PLANNER, RANDOM, new_bot
from seance.engine import BadInput
from seance.lab import evaluate as evaluation
from seance.lab import peers as peer_engines
from seance.lab import results
from seance.lab.agents import Form, agent_of
from seance.lab.arena import Arena
from seance.lab.autopsy import autopsy, causes
from seance.lab.bench import bench
from seance.lab.evaluation_page import write_page
from seance.lab.fuzz import Seating
from seance.lab.observation import Budget
from seance.lab.plots import draw
from seance.lab.simulate import Engine, Match, by_seat, simulate
from seance.terminal.figures import show_autopsy, show_bench, show_duel, show_evaluation, show_simulation
from seance.terminal.screen import Screen
from seance.terminal.words import words

from .commands import Flag, ForReader, OptionValues, Whole, app_of, as_json, options_for, whole

LONGEST = 3600.0  # seconds of a measurement
MOST_JOBS, MOST_GAMES = 256, 10_000_000


def some_jobs(_: type, number: int) -> None:
    if not 1 <= number <= MOST_JOBS:
        raise ValueError


def some_games(_: type, number: int) -> None:
    if not 1 <= number <= MOST_GAMES:
        raise ValueError


def not_negative(_: type, number: int) -> None:
    if not 0 <= number <= MOST_GAMES:
        raise ValueError


def positive(_: type, number: float) -> None:
    if not 0 < number <= LONGEST:
        raise ValueError


Seconds = Annotated[float, Parameter(validator=positive)]
Jobs = Annotated[int, Parameter(converter=whole, validator=some_jobs)]
Games = Annotated[int, Parameter(converter=whole, validator=some_games)]
Seeds = Annotated[int, Parameter(converter=whole, validator=not_negative)]
Seed = Annotated[int, Parameter(converter=whole)]


class Laboratory(ForReader):
    """Those that play many games."""

    def bench(self, *games: str, seconds: Seconds = 3.0, json: Flag = False, peers: Flag = False) -> None:
        figures = bench(list(games) or seance.games(), seconds)
        beside, absent = peer_engines.peers(seconds) if peers else ({}, [])
        if json:
            compared = {"peers": beside, "ratios": peer_engines.ratios(figures["games"], beside)} if peers else {}
            self.screen.plain(as_json({**figures, **compared}))
        else:
            show_bench(self.screen, self.words, figures, beside)
        if absent:
            self.aside.line(self.words.tell("bench-absent", peers=absent))

    def simulate(
        self, game: str, /, *, games: Games = 100, bots: str = RANDOM, seats: Whole = None, seed: Seed = 0,
        jobs: Jobs = 1, engine: Engine = "local", option: OptionValues = (), out: str = "", plots: str = "",
        json: Flag = False,
    ) -> None:  # fmt: skip
        """Many games of bots, and what came of them."""
        table, names = seating(game, seats, option), bots.split(",")
        check_bots(game, by_seat(names, table.seats))
        if out:
            results.check_file(Path(out))
        matches = [Match(game, table, names, seed + n) for n in range(games)]
        played = list(self.aside.progress(simulate(matches, jobs, engine), len(matches)))
        if out:
            results.write(Path(out), played)
        drawn = draw(Path(plots), played) if plots else []
        if json:
            self.screen.plain(as_json(results.plain(results.summary(played))))
        else:
            show_simulation(self.screen, self.words, results.summary(played))
        if drawn:
            self.aside.line(self.words.tell("drawn", file=str(drawn[-1])))

    def arena(
        self, game: str, /, *, a: str = PLANNER, b: str = RANDOM, games: Games = 60, seats: Whole = None,
        seed: Seed = 0, jobs: Jobs = 1, engine: Engine = "local", option: OptionValues = (), json: Flag = False,
    ) -> None:  # fmt: skip
        """Two line-ups play the same seeds."""
        table = seating(game, seats, option)
        for names in (a, b):
            check_bots(game, by_seat(names.split(","), table.seats))
        arena = Arena(game, table, a.split(","), b.split(","), range(seed, seed + games))
        duel = list(self.aside.progress(arena.play(jobs, engine), games))[-1]
        if json:
            self.screen.plain(as_json(duel))
        else:
            show_duel(self.screen, self.words, duel, arena.lead_in_victories(), a, b)

    def autopsy(
        self, game: str, /, *, games: Games = 20, bots: str = PLANNER, searcher: str = "search:40", seats: Whole = None,
        seed: Seed = 0, option: OptionValues = (), json: Flag = False,
    ) -> None:  # fmt: skip
        """Why bots lose: the worst turns of lost games, and which of them a longer look would have avoided."""
        table, names = seating(game, seats, option), bots.split(",")
        check_bots(game, [*by_seat(names, table.seats), searcher])
        matches = [Match(game, table, names, seed + n) for n in range(games)]
        lost = [found for found in self.aside.progress(autopsy(matches, searcher), games) if found]
        rows = causes([one for found in lost for one in found])
        if json:
            self.screen.plain(as_json([row._asdict() for row in rows]))
        else:
            show_autopsy(self.screen, words(self.language, game), game, games, len(lost), rows)

    def evaluate(
        self, *games: str, agent: str = "", bot: str = RANDOM, form: Form = "json", seeds: Seeds = 10,
        questions: Seeds = 0, budget: Budget = "brief", out: str = "", page: str = "", json: Flag = False,
    ) -> None:  # fmt: skip
        """Measure an agent by the protocol of docs/evaluate.md."""
        for file in (out, page):
            if file and not Path(file).parent.is_dir():
                raise BadInput("no-folder", folder=str(Path(file).parent))
        chosen = [seance.rules(game).name for game in games] or seance.games()
        found = agent_of(bot, agent, form, chosen)
        wanted = evaluation.tasks(chosen, seeds, questions, "zh-Hans" if self.language != "en" else "en")
        rows = list(self.aside.progress(evaluation.evaluate(found, wanted, budget), len(wanted)))
        told = evaluation.report(found.name, rows)
        if out:
            Path(out).write_text(as_json(results.by_name(told)) + "\n", encoding="utf-8")
        if page:
            write_page(Path(page), told)
        if json:
            self.screen.plain(as_json(results.by_name(told)))
        else:
            show_evaluation(self.screen, self.words, told)


def seating(game: str, seats: int | None, option: Sequence[str]) -> Seating:
    """The table of a simulation; a table is made once, so that what cannot be is told before anything is played."""
    options = options_for(game, option)
    return Seating(seance.new(game, seats, 0, **options).seats, options)


def check_bots(game: str, names: Sequence[str]) -> None:
    for name in names:
        new_bot(name, game, 0)


def laboratory_of(language: str, screen: Screen, aside: Screen) -> App:
    commands = Laboratory(language, screen, aside)
    return app_of(commands.bench, commands.simulate, commands.arena, commands.autopsy, commands.evaluate)
