"""The commands of `seance`."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from cyclopts import App, Parameter, Token
from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
    ValidationError,
)

import seance
from seance.bots import PLANNER, RANDOM, Bot, bot_names, new_bot, stream_seed
from seance.engine import BadInput, Game, State, ledger
from seance.engine.wire import Replay
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
from seance.server.browser import open_page
from seance.server.config import gathered, lines_of
from seance.terminal import learning, reports
from seance.terminal.files import read_file
from seance.terminal.play import PERSON, Table
from seance.terminal.screen import Screen, printable
from seance.terminal.words import words

LONGEST = 3600.0  # seconds of a measurement
MOST_WORKERS = 64
MOST_JOBS, MOST_GAMES = 256, 10_000_000


def whole(_: type, tokens: Sequence[Token]) -> int:
    """A number as everybody writes it; cyclopts would also round."""
    return int(tokens[0].value)


Deed: TypeAlias = Literal["upgrade", "backup", "restore"]
AdminDeed: TypeAlias = Literal["tables", "people", "reports", "close", "ban", "unban", "message"]


def few(_: type, number: int | None) -> None:
    if number is not None and not 1 <= number <= MOST_WORKERS:
        raise ValueError


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


Whole = Annotated[int | None, Parameter(converter=whole)]
Seconds = Annotated[float, Parameter(validator=positive)]
Jobs = Annotated[int, Parameter(converter=whole, validator=some_jobs)]
Games = Annotated[int, Parameter(converter=whole, validator=some_games)]
Seeds = Annotated[int, Parameter(converter=whole, validator=not_negative)]
Seed = Annotated[int, Parameter(converter=whole)]
OptionValues = Annotated[tuple[str, ...], Parameter(name="--option")]
Rest = Annotated[str, Parameter(allow_leading_hyphen=True)]
Flag = Annotated[bool, Parameter(negative=())]
Help = Annotated[bool, Parameter(name=("--help", "-h"), negative=())]


class Commands:
    """The commands, for a reader of one language."""

    def __init__(self, language: str, screen: Screen, aside: Screen) -> None:
        self.language = language
        self.screen = screen
        self.aside = aside  # for what is no part of the answer
        self.words = words(language)

    def play(
        self, game: str = "", /, *, seats: Whole = None, seed: Whole = None, bots: str = "",
        option: OptionValues = (), load: str = "",
    ) -> None:  # fmt: skip
        """One person plays with bots."""
        if not game and not load:
            raise BadInput("which-game", known=", ".join(seance.games()))
        if load:
            if seats is not None or seed is not None or option:
                raise BadInput("load-has-its-own")
            table = seance.load(read_file(load))
            if game not in ("", table.rules.name):
                raise BadInput("other-game", game=table.rules.name)
        else:
            table = seance.new(game, seats, seed, **options_for(game, option))
        players = seated(table, bots.split(",") if bots else bot_names(table.rules.name)[:1])
        Table(table, players, self.language, self.screen, adviser(table)).play()

    def learn(self, game: str, lesson: str = "", /) -> None:
        """How it goes; or a lesson, or the first game."""
        learning.learn(self.screen, self.language, game, lesson)

    def games(self) -> None:
        reports.show_games(self.screen, self.words)

    def rules(self, *wanted: str) -> None:
        reports.show_rules(self.screen, self.words, list(wanted))

    def coverage(self, game: str = "", /, *, json: Flag = False, missing: Flag = False) -> None:
        if game and game not in ledger.games():
            raise BadInput("unknown-game", game=game[:60], known=", ".join(ledger.games()))
        covered = ledger.coverage(*[game] if game else ())
        if json:
            self.screen.plain(as_json(covered))
        else:
            reports.show_coverage(self.screen, self.words, covered, missing)

    def cards(self, game: str, /) -> None:
        if game not in ledger.games():
            raise BadInput("unknown-game", game=game[:60], known=", ".join(ledger.games()))
        reports.show_cards(self.screen, words(self.language, game))

    def replay(self, file: str, /, *, rerun: Flag = False) -> None:
        data = read_file(file)
        record = seance.read_replay(data)
        game = record.table.game if isinstance(record, Replay) else record.game
        seance.rules(game)
        reports.show_replay(self.screen, words(self.language, game), record)
        if rerun:
            seance.rerun(data)
            self.screen.line(self.words.tell("replay-same"))

    def bench(self, *games: str, seconds: Seconds = 3.0, json: Flag = False, peers: Flag = False) -> None:
        figures = bench(list(games) or seance.games(), seconds)
        beside, absent = peer_engines.peers(seconds) if peers else ({}, [])
        if json:
            compared = {"peers": beside, "ratios": peer_engines.ratios(figures["games"], beside)} if peers else {}
            self.screen.plain(as_json({**figures, **compared}))
        else:
            reports.show_bench(self.screen, self.words, figures, beside)
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
            reports.show_simulation(self.screen, self.words, results.summary(played))
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
            reports.show_duel(self.screen, self.words, duel, arena.lead_in_victories(), a, b)

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
            reports.show_autopsy(self.screen, words(self.language, game), game, games, len(lost), rows)

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
            reports.show_evaluation(self.screen, self.words, told)

    def serve(
        self, *, host: str | None = None, port: int | None = None, database: str | None = None,
        redis: str | None = None, workers: Annotated[int | None, Parameter(validator=few)] = None,
        ops_port: int | None = None, settings: str = "", show_settings: Flag = False, open: Flag = False,  # noqa: A002
    ) -> None:  # fmt: skip
        """Tables for many people."""
        given = {"host": host, "port": port, "database": database, "redis": redis, "workers": workers}
        found = gathered(settings, {**given, "ops_port": ops_port})
        if show_settings:
            self.screen.plain("\n".join(lines_of(found)))
            return
        from seance.server.serve import bound, claimed, prepare, serve  # noqa: PLC0415  # no other command needs so much

        with claimed(found):
            prepare(found)
            listening = bound(found.host, found.port)
            operations = bound(found.ops_host, found.ops_port) if found.ops_port else None
            url = address_of(found.host, listening.getsockname()[1])
            self.screen.line(self.words.tell("serving", url=url))
            if open:
                open_page(url)
            serve(found, listening, operations, "seance.assistant.http:worker")

    def mcp(self, *, server: str = "", token: str = "") -> None:
        """A table for an assistant, over the Model Context Protocol."""
        from seance.assistant.stdio import run  # noqa: PLC0415

        run(server, token or os.environ.get("SEANCE_TOKEN", ""), self.language)

    def db(self, deed: Deed, file: str = "", /, *, database: str | None = None, settings: str = "") -> None:
        """The database of the server: brought up to date, copied, filled."""
        from seance.server.serve import check_addresses  # noqa: PLC0415
        from seance.server.store import migrate  # noqa: PLC0415

        found = gathered(settings, {"database": database})
        check_addresses(found)
        if deed != "upgrade" and not file:
            raise BadInput("missing-argument", argument="FILE")
        if deed == "backup":
            self.screen.line(self.words.tell("backed-up", rows=migrate.backup(found.database, Path(file)), file=file))
        elif deed == "restore":
            self.screen.line(self.words.tell("restored", rows=migrate.restore(found.database, Path(file))))
        else:
            migrate.upgrade(found.database)
            self.screen.line(self.words.tell("upgraded"))

    def admin(self, deed: AdminDeed, what: str = "", /, *, database: str | None = None, settings: str = "") -> None:
        """Tables, people and reports of the server, and what is done about them."""
        from seance.server.clock import now  # noqa: PLC0415
        from seance.server.store import admin  # noqa: PLC0415

        url = gathered(settings, {"database": database}).database
        lists = {"tables": admin.list_tables, "people": admin.list_people, "reports": admin.list_reports}
        if deed in lists:
            self.screen.rows([[printable(cell) for cell in row] for row in lists[deed](url)])
            return
        if not what and deed != "message":
            raise BadInput("missing-argument", argument="ID")
        match deed:
            case "close":
                admin.close(url, what)
            case "ban":
                admin.ban(url, what, now())
            case "unban":
                admin.unban(url, what)
            case _:
                admin.say(url, what)
        self.screen.line(self.words.tell("done"))


def address_of(host: str, port: int) -> str:
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def as_json(value: object) -> str:
    return json.dumps(value, indent=1)


def options_for(game: str, given: Sequence[str]) -> dict[str, Any]:
    """Options as typed: `side=B`, `rounds=3`, `intruder_player=true`."""
    pairs = dict([word.partition("=")[::2] for word in given])
    chosen = seance.checked_options(seance.rules(game), pairs, strict=False)
    typed: dict[str, Any] = msgspec.to_builtins(chosen)
    return typed


def seating(game: str, seats: int | None, option: Sequence[str]) -> Seating:
    """The table of a simulation; a table is made once, so that what cannot be is told before anything is played."""
    options = options_for(game, option)
    return Seating(seance.new(game, seats, 0, **options).seats, options)


def check_bots(game: str, names: Sequence[str]) -> None:
    for name in names:
        new_bot(name, game, 0)


def seated(table: Game[State], named: Sequence[str]) -> dict[int, Bot]:
    """Bots on all seats but the person's; the last one named takes all that are left."""
    seats = [seat for seat in range(table.seats) if seat != PERSON]
    if len(named) > len(seats) and seats:
        raise BadInput("too-many-bots", bots=len(named), seats=len(seats))
    names = {seat: named[min(place, len(named) - 1)] for place, seat in enumerate(seats)}
    return {seat: new_bot(name, table.rules.name, stream_seed(table, seat)) for seat, name in names.items()}


def adviser(table: Game[State]) -> Bot | None:
    """Who gives hints, if the game has somebody who can."""
    name = table.rules.name
    return new_bot(PLANNER, name, stream_seed(table, PERSON)) if PLANNER in bot_names(name) else None


def app_of(commands: Commands) -> App:
    app = App(name="seance", help_flags=(), version_flags=(), result_action="return_value")
    for command in (
        commands.play,
        commands.learn,
        commands.serve,
        commands.mcp,
        commands.db,
        commands.admin,
        commands.cards,
        commands.replay,
        commands.bench,
        commands.simulate,
        commands.arena,
        commands.autopsy,
        commands.evaluate,
        commands.games,
    ):
        app.command(command, name=command.__name__)
    rules = App(name="rules", help_flags=(), version_flags=())
    rules.default(commands.rules)
    rules.command(commands.coverage, name="coverage")
    app.command(rules)
    return app


def run(tokens: Sequence[str], commands: Commands) -> None:
    """Whoever says nothing wants to play."""
    call(app_of(commands), tokens or ("serve", "--open"))


def call(app: App, tokens: Sequence[str]) -> Any:
    try:
        return app(tokens, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        raise what_is_wrong(error) from error


def what_is_wrong(error: CycloptsError) -> BadInput:
    """A command line that cannot be read, in our own words."""
    match error:
        case UnknownCommandError(unused_tokens=[token, *_]):
            return BadInput("unknown-command", command=token[:60])
        case UnknownOptionError(token=token):
            return BadInput("unknown-flag", flag=(token.keyword or token.value)[:60])
        case UnusedCliTokensError(unused_tokens=[token, *_]):
            return BadInput("unexpected-word", word=token[:60])
        case MissingArgumentError(argument=argument) if argument is not None:
            return BadInput("missing-argument", argument=error.keyword or argument.name)
        case RepeatArgumentError(token=token):
            return BadInput("repeated-flag", flag=str(token.keyword))
        case CoercionError(token=token, argument=argument) if token is not None and argument is not None:
            return BadInput("bad-argument", argument=token.keyword or argument.name, value=token.value[:60])
        case ValidationError(argument=argument) if argument is not None:
            return BadInput("bad-argument", argument=argument.name, value=argument.tokens[0].value[:60])
    return BadInput("bad-command-line")
