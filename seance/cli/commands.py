"""The commands of `seance`."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
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
from seance.engine import BadInput, ledger
from seance.engine.wire import Replay
from seance.server.browser import open_page
from seance.server.config import Settings, gathered, lines_of
from seance.terminal import reports
from seance.terminal.files import read_file
from seance.terminal.screen import Screen, printable
from seance.terminal.words import words

LABORATORY = ("bench", "simulate", "arena", "autopsy", "evaluate")


def whole(_: type, tokens: Sequence[Token]) -> int:
    """A number as everybody writes it; cyclopts would also round."""
    return int(tokens[0].value)


Deed: TypeAlias = Literal["upgrade", "backup", "restore"]
AdminDeed: TypeAlias = Literal["tables", "people", "reports", "close", "ban", "unban", "message"]


Whole = Annotated[int | None, Parameter(converter=whole)]
OptionValues = Annotated[tuple[str, ...], Parameter(name="--option")]
Rest = Annotated[str, Parameter(allow_leading_hyphen=True)]
Flag = Annotated[bool, Parameter(negative=())]
Help = Annotated[bool, Parameter(name=("--help", "-h"), negative=())]


def must_have_rules(game: str) -> None:
    if game not in ledger.games():
        raise BadInput("unknown-game", game=game[:60], known=", ".join(ledger.games()))


class ForReader:
    """Commands for a reader of one language."""

    def __init__(self, language: str, screen: Screen, aside: Screen) -> None:
        self.language = language
        self.screen = screen
        self.aside = aside  # for what is no part of the answer
        self.words = words(language)


class Commands(ForReader):
    """All of them but those of the laboratory."""

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
        from .evening import evening  # noqa: PLC0415  # bots think, and boards are drawn

        evening(table, bots, self.language, self.screen)

    def learn(self, game: str, lesson: str = "", /) -> None:
        """How it goes; or a lesson, or the first game."""
        from seance.terminal import learning  # noqa: PLC0415  # lessons are many

        learning.learn(self.screen, self.language, game, lesson)

    def games(self) -> None:
        reports.show_games(self.screen, self.words)

    def rules(self, *wanted: str) -> None:
        reports.show_rules(self.screen, self.words, list(wanted))

    def coverage(self, game: str = "", /, *, json: Flag = False, missing: Flag = False) -> None:
        if game:
            must_have_rules(game)
        covered = ledger.coverage(*[game] if game else ())
        if json:
            self.screen.plain(as_json(covered))
        else:
            reports.show_coverage(self.screen, self.words, covered, missing)

    def cards(self, game: str, /) -> None:
        must_have_rules(game)
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

    def serve(
        self, *, settings: str = "", show_settings: Flag = False, open: Flag = False,  # noqa: A002
        **given: Annotated[str, Parameter(allow_leading_hyphen=True)],
    ) -> None:  # fmt: skip
        """Tables for many people; every setting is a flag too."""
        found = gathered(settings, flags_of(given))
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
        from seance.server.serve import check_addresses  # noqa: PLC0415
        from seance.server.store import admin  # noqa: PLC0415

        wanted = gathered(settings, {"database": database})
        check_addresses(wanted)
        url = wanted.database
        lists = {"tables": admin.list_tables, "people": admin.list_people, "reports": admin.list_reports}
        if deed in lists:
            found = [[printable(cell) for cell in row] for row in lists[deed](url)]
            if found:
                self.screen.rows(found)
            else:
                self.screen.line(self.words.tell("none-there"))
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


def flags_of(given: Mapping[str, str]) -> dict[str, str]:
    """Settings that are given as flags: `--ops-port 8001`."""
    flags = {name.replace("-", "_"): value for name, value in given.items()}
    for name, flag in zip(flags, given, strict=True):
        if name not in Settings.__struct_fields__:
            raise BadInput("unknown-flag", flag=f"--{flag}"[:60])
    return flags


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


def app_of(*commands: Callable[..., None]) -> App:
    app = App(name="seance", help_flags=(), version_flags=(), result_action="return_value")
    for command in commands:
        app.command(command, name=command.__name__)
    return app


def house_of(commands: Commands) -> App:
    """Everything but the laboratory."""
    app = app_of(
        commands.play,
        commands.learn,
        commands.serve,
        commands.mcp,
        commands.db,
        commands.admin,
        commands.cards,
        commands.replay,
        commands.games,
    )
    rules = App(name="rules", help_flags=(), version_flags=())
    rules.default(commands.rules)
    rules.command(commands.coverage, name="coverage")
    app.command(rules)
    return app


def run(tokens: Sequence[str], commands: Commands) -> None:
    """Whoever says nothing wants to play; only whoever measures needs the laboratory."""
    if tokens and tokens[0] in LABORATORY:
        from .laboratory import laboratory_of  # noqa: PLC0415

        call(laboratory_of(commands.language, commands.screen, commands.aside), tokens)
    else:
        call(house_of(commands), tokens or ("serve", "--open"))


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
