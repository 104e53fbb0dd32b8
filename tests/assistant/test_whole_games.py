"""An assistant plays whole games with the official client, over stdio and over HTTP, in English and Chinese."""

from __future__ import annotations

import os
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import anyio
import httpx2
import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.client.streamable_http import streamable_http_client
from mcp_types import CallToolResult, TextContent

from seance.server.lobby_types import Me, MeChange, Token
from tests.server.house import House, open_house

APP = "seance.assistant.http:worker"
TABLES: dict[str, dict[str, Any]] = {
    "arkham": {"others": [], "options": {"mode": "standalone"}},
    "dungeontology": {"others": ["bot:random"]},
    "eldritch": {"others": []},
    "nemesis": {"others": ["bot:random"]},
}
MOST = 2_000  # answers of one game


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house"), APP) as found:
        yield found


def token(house: House) -> str:
    """Somebody new at the server, and the token by which a program acts for them."""
    client = house.client()
    client.call("PATCH", "/api/me", Me, MeChange())
    return client.call("POST", "/api/me/token", Token).token


@asynccontextmanager
async def over_http(house: House, key: str) -> AsyncIterator[Client]:
    headers = {"Authorization": f"Bearer {key}"}
    async with (
        httpx2.AsyncClient(headers=headers, timeout=60) as http,
        Client(streamable_http_client(f"{house.url}/mcp", http_client=http)) as client,
    ):
        yield client


@asynccontextmanager
async def over_stdio(folder: Path) -> AsyncIterator[Client]:
    environment = {**os.environ, "XDG_DATA_HOME": str(folder)}
    command = StdioServerParameters(command=sys.executable, args=["-m", "seance.cli", "mcp"], env=environment)
    async with Client(stdio_client(command)) as client:
        yield client


async def told(client: Client, tool: str, **arguments: Any) -> dict[str, Any]:
    """What a tool says, as data; it has said the same in words."""
    result = await client.call_tool(tool, arguments)
    assert isinstance(result, CallToolResult)
    assert not result.is_error, result.content
    assert isinstance(result.content[0], TextContent)
    data: dict[str, Any] | None = result.structured_content
    assert data is not None
    return data


async def whole_game(client: Client, game: str, language: str) -> dict[str, Any]:
    """Answers at random until it is over."""
    dice = Random(game)
    table = (await told(client, "new_table", game=game, language=language, **TABLES[game]))["table"]
    seen = await told(client, "look", table=table, wait=50, language=language)
    for _ in range(MOST):
        if seen["result"]:
            return seen
        asked = seen["question"]
        if asked is None:
            seen = await told(client, "look", table=table, wait=50, language=language)
            continue
        keys = [option["key"] for option in asked["options"] for _ in range(option["copies"])]
        some = dice.sample(keys, min(max(asked["least"], min(asked["most"], 1)), len(keys)))
        seen = await told(client, "answer", table=table, choices=some, language=language)
    raise AssertionError("the game does not end")


@pytest.mark.slow
@pytest.mark.parametrize("game", TABLES)
def test_an_assistant_plays_a_whole_game_over_http_in_chinese(house: House, game: str) -> None:
    async def evening() -> dict[str, Any]:
        async with over_http(house, token(house)) as client:
            return await whole_game(client, game, "zh-Hans")

    seen = anyio.run(evening)
    assert seen["question"] is None
    assert any("\u4e00" <= letter <= "\u9fff" for letter in seen["text"])


@pytest.mark.slow
def test_an_assistant_plays_whole_games_over_stdio_and_finds_its_tables_again(tmp_path: Path) -> None:
    async def evening() -> list[str]:
        async with over_stdio(tmp_path) as client:
            return [(await whole_game(client, game, "en"))["table"] for game in TABLES]

    async def next_day() -> list[str]:
        async with over_stdio(tmp_path) as client:
            return [table["table"] for table in (await told(client, "my_tables"))["items"]]

    played = anyio.run(evening)
    assert len(set(played)) == len(TABLES)
    assert set(anyio.run(next_day)) == set(played)
