"""An assistant sees what its seat may see, and nothing more."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import anyio
import msgspec
import pytest

from seance.client import Client
from seance.server.lobby_types import TableInfo
from tests.assistant.test_whole_games import APP, over_http, token, told
from tests.server.house import House, any_answer, open_house
from tests.server.leaks import leaks, played_again, would_leak

ANSWERS = 60


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house"), APP) as found:
        yield found


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dungeontology", "nemesis"])
def test_no_tool_tells_an_assistant_what_only_another_seat_knows(house: House, game: str) -> None:
    """A person plays beside it; whatever a tool says is searched for the other one's secrets of that moment."""
    key, person = token(house), house.client()
    frames = anyio.run(evening, house, key, person, game)
    mine = house.client()
    mine.headers["Authorization"] = mine.http.headers["Authorization"] = f"Bearer {key}"
    mine.sit(mine.call("GET", f"/api/tables/{person.at.id}", TableInfo))
    moments, _ = played_again(house, mine, person)
    assert leaks(frames, moments) == []
    assert would_leak(person.frames, moments)  # there was something to tell


async def evening(house: House, key: str, person: Client, game: str) -> list[str]:
    """All that the tools say while both play, as the search for leaks reads the frames of a socket."""
    frames: list[str] = []
    dice = Random(game)
    async with over_http(house, key) as client:

        async def hear(tool: str, **arguments: Any) -> dict[str, Any]:
            said = await told(client, tool, table=person.at.id, **arguments)
            heard = {"type": tool, "seq": said["heard"], "text": said["text"], "question": said["question"]}
            frames.append(msgspec.json.encode(heard).decode())
            return said

        opened = await told(client, "new_table", game=game, others=["human"])
        person.join(opened["links"]["2"], "Ben")
        await hear("begin")
        for _ in range(ANSWERS):
            seen = await hear("look")
            asked = await hear("what_may_i_do")
            if seen["result"]:
                break
            if asked["question"] is not None:
                await hear("answer", choices=some(asked["question"], dice), wait=0)
            with suppress(TimeoutError):
                while person.ask is None and not person.over:
                    person.receive(0.05)
            if person.ask is not None:
                person.answer(any_answer(person.ask, dice))
    return frames


def some(question: dict[str, Any], dice: Random) -> list[str]:
    keys = [option["key"] for option in question["options"] for _ in range(option["copies"])]
    return dice.sample(keys, min(max(question["least"], min(question["most"], 1)), len(keys)))
