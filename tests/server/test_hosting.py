"""What hosts rely on: every setting by every way, what is read before guests come, and pages that name all of it."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import tomllib
import typing
import warnings
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar

import seance
from seance.engine.texts import LANGUAGES
from seance.server import messages
from seance.server.app import create
from seance.server.config import Settings, gathered, lines_of
from seance.server.serve import prepare
from seance.server.words import words
from tests.server.house import open_house

ROOT = Path(__file__).parent.parent.parent
FIELDS = [field for field in msgspec.structs.fields(Settings) if field.name != "log_level"]


def other_than(usual: object) -> str:
    """As somebody would type it."""
    if isinstance(usual, bool):
        return str(not usual).lower()
    return str(usual + 1) if isinstance(usual, int | float) else f"{usual or 'redis://x'}y"


@pytest.mark.parametrize("name", [field.name for field in FIELDS])
def test_every_setting_can_be_a_variable_and_a_line_of_a_file(name: str, tmp_path: Path) -> None:
    usual = getattr(Settings(), name)
    typed = other_than(usual)
    by_variable = gathered("", {}, {f"SEANCE_{name.upper()}": typed})
    assert getattr(by_variable, name) != usual
    file = tmp_path / "seance.toml"
    file.write_text("\n".join(lines_of(by_variable)))
    shown = typed if name != "seed" else "…"
    assert getattr(gathered(str(file), {}, {}), name) == msgspec.convert(shown, type(usual), strict=False)


def test_bots_think_on_all_cores_but_one() -> None:
    cores = len(os.sched_getaffinity(0))
    assert Settings().thinking_processes == max(cores - 1, 1)
    assert Settings(workers=64).thinking_processes == 1
    assert Settings(thinkers=3).thinking_processes == 3


def test_everything_is_read_before_the_first_guest_comes(tmp_path: Path) -> None:
    """The first list of games took two seconds in which nobody else was answered."""
    settings = Settings(database=f"sqlite:///{tmp_path / 'seance.db'}")
    prepare(settings)
    words.cache_clear()

    async def opened() -> int:
        app: Any = quietly_made(settings)
        async with app.lifespan():
            read = words.cache_info().misses
            for language, game in product(LANGUAGES, seance.games()):
                words(language, game)
            return words.cache_info().misses - read

    assert asyncio.run(opened()) == 0


def quietly_made(settings: Settings) -> Litestar:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of Litestar, about its next version
        return create(settings)


def test_the_access_log_has_the_id_of_every_request_and_no_link(tmp_path: Path) -> None:
    calls = [
        ("GET", "/api/invitations/a-secret-code", 404), ("POST", "/api/invitations/a-secret-code/no-route", 404),
        ("PUT", "/api/invitations/a-secret-code", 405), ("POST", "/mcp", 401),
    ]  # fmt: skip
    with open_house(tmp_path, "seance.assistant.http:worker", access_log=True) as house:
        for method, path, status in calls:
            answer = house.client().http.request(method, path)
            told = [msgspec.json.decode(line) for line in house.log.read_text().splitlines()]
            (line,) = [each for each in told if each.get("id") == answer.headers["x-request-id"]]
            assert (line["method"], line["status"]) == (method, status)
        assert "a-secret-code" not in house.log.read_text()


def test_a_request_that_failed_is_found_by_its_id_and_its_link_is_not_told(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        database = house.settings.database.removeprefix("sqlite:///")
        with closing(sqlite3.connect(database)) as db, db:
            db.execute("ALTER TABLE seats RENAME TO lost")
        answer = house.client().http.get("/api/invitations/a-secret-code")
        assert answer.status_code == 503
        told = [msgspec.json.decode(line) for line in house.log.read_text().splitlines()]
        (line,) = [each for each in told if each.get("id") == answer.headers["x-request-id"]]
        assert (line["event"], line["level"]) == ("the database does not answer", "error")
        assert "a-secret-code" not in house.log.read_text()


def test_everybody_gets_the_same_versions() -> None:
    """The container and `make` install what is locked, and everything that is needed is."""
    assert "--constraint requirements.lock" in (ROOT / "Containerfile").read_text()
    assert "--constraint requirements.lock" in (ROOT / "Makefile").read_text()
    lines = (ROOT / "requirements.lock").read_text().splitlines()
    locked = {line.partition("==")[0].casefold().replace("_", "-") for line in lines}
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    names = [re.split(r"[\[><=;]", each)[0].casefold() for each in needed]
    assert [name for name in names if not {name, name.replace(".", "-")} & locked] == []


def test_the_page_for_hosts_names_every_setting() -> None:
    text = (ROOT / "docs/hosting.md").read_text()
    assert [name for name in Settings.__struct_fields__ if f"`{name}`" not in text] == []


def test_the_page_for_programs_names_every_route_and_message() -> None:
    text = re.sub(r"\{\w+\}", "{}", (ROOT / "docs/protocol.md").read_text())
    routes = [re.sub(r"\{\w+(:\w+)?\}", "{}", route.path) for route in quietly_made(Settings()).routes]
    ours = [path for path in routes if path.startswith(("/api/", "/health", "/metrics"))]
    assert [path for path in ours if path not in text and f"…/{path.rpartition('/')[2]}`" not in text] == []
    kinds = [*typing.get_args(messages.ServerMessage), *typing.get_args(messages.ClientMessage)]
    tags = [str(kind.__struct_config__.tag) for kind in kinds]
    assert [tag for tag in tags if f"`{tag}`" not in text] == []
