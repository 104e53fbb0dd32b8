"""Whatever an assistant says wrongly is told in its language, never with a stack trace, and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import anyio
import httpx
import pytest
from mcp import Client
from mcp_types import CallToolResult, TextContent

from seance.assistant.seat import Place
from seance.assistant.tools import server
from tests.assistant.test_whole_games import APP, over_http, token, told
from tests.server.house import House, open_house

WRONG: tuple[tuple[str, dict[str, Any]], ...] = (
    ("new_table", {"game": "chess"}),
    ("new_table", {"game": "nemesis", "others": ["dragon"]}),
    ("new_table", {"game": "nemesis", "others": ["bot"] * 9}),
    ("new_table", {"game": "nemesis", "others": ["bot:clever"]}),
    ("new_table", {"game": "nemesis", "options": {"side": "Z"}}),
    ("join", {"link": "http://elsewhere.example/nothing"}),
    ("join", {"link": "http://elsewhere.example/j/none"}),
    ("look", {"table": "no such table"}),
    ("look", {"table": "../../etc/passwd"}),
    ("look", {"table": "x" * 500}),
    ("look", {"table": 5}),
    ("begin", {"table": "none"}),
    ("save", {"table": "none"}),
    ("hint", {"table": ""}),
    ("undo", {"table": "none", "to": "yesterday"}),
    ("explain_card", {"game": "nemesis", "card": "no such card"}),
    ("explain_card", {"game": "", "card": "knife"}),
    ("explain_term", {"game": "arkham", "term": "no such word"}),
    ("rule_on_a_question", {"game": "chess", "question": "Who begins?"}),
    ("search_rules", {"game": "chess", "wanted": "noise"}),
    ("list_games", {"language": "klingon"}),
    ("no_such_tool", {}),
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house"), APP) as found:
        yield found


async def wrong(client: Client, tool: str, **arguments: Any) -> str:
    result = await client.call_tool(tool, arguments)
    assert isinstance(result, CallToolResult)
    assert result.is_error
    assert isinstance(result.content[0], TextContent)
    text: str = result.content[0].text
    return text


def test_what_is_said_wrongly_is_told_in_a_sentence(house: House) -> None:
    async def clumsy() -> list[str]:
        async with over_http(house, token(house)) as client:
            said = [await wrong(client, tool, **arguments) for tool, arguments in WRONG]
            table = (await told(client, "new_table", game="parlour", others=["bot"]))["table"]
            before = await told(client, "look", table=table, wait=50)
            none: tuple[list[str], ...] = ([], ["no such key"], ["99"], ["1", "1", "1", "1"])
            said += [await wrong(client, "answer", table=table, choices=choices) for choices in none]
            assert await told(client, "look", table=table) == before
            return said

    for text in anyio.run(clumsy):
        assert "Traceback" not in text
        assert not text.startswith("Error executing tool") or ":" in text  # a reason follows


def test_what_is_wrong_is_told_in_chinese_to_who_asks_in_chinese(house: House) -> None:
    async def clumsy() -> str:
        async with over_http(house, token(house)) as client:
            return await wrong(client, "new_table", game="chess", language="zh-Hans")

    assert any("\u4e00" <= letter <= "\u9fff" for letter in anyio.run(clumsy))


def test_without_a_token_nobody_is_let_in(house: House) -> None:
    for headers in ({}, {"Authorization": "Bearer no.1.token"}, {"Authorization": "Basic x"}):
        answer = httpx.post(f"{house.url}/mcp", headers=headers, json={"jsonrpc": "2.0", "id": 1, "method": "ping"})
        assert answer.status_code == 401
        assert "token" in answer.json()["error"]


def test_an_old_token_is_worthless_once_the_identity_is_renewed(house: House) -> None:
    client = house.client()
    client.http.post("/api/me/renew")
    key = client.http.post("/api/me/token").json()["token"]
    known = {"Authorization": f"Bearer {key}"}
    assert httpx.get(f"{house.url}/api/me", headers=known).json()["known"]
    client.http.post("/api/me/renew")
    assert not httpx.get(f"{house.url}/api/me", headers=known).json()["known"]


def test_every_tool_says_what_it_answers_with() -> None:
    tools = anyio.run(server(lambda context: (Place("", ""), "en")).list_tools)
    assert len(tools) > 12
    assert [tool.name for tool in tools if not tool.output_schema] == []
