"""Bots think and files are read in processes beside the server, and neither waits for the other."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random

import pytest

from seance.server.config import Settings
from seance.server.metrics import Metrics
from seance.server.notices import channels
from seance.server.rooms import Rooms
from seance.server.store import Store
from tests.server.house import any_answer, open_house


def read_all(file: str) -> str:
    """Does not come back before somebody has written."""
    return Path(file).read_text()


def stop_at_once(code: int) -> int:
    os._exit(code)


def test_no_bot_waits_for_a_file_that_is_read(tmp_path: Path) -> None:
    slow = tmp_path / "slow"
    os.mkfifo(slow)

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'seance.db'}")
        rooms = Rooms(Settings(), store, channels(""), Metrics())
        reading = asyncio.create_task(rooms.clerks.run(read_all, str(slow)))
        assert await rooms.thinkers.run(str.upper, "my answer") == "MY ANSWER"
        assert not reading.done()
        await asyncio.to_thread(slow.write_text, "a long game")
        assert await reading == "a long game"
        rooms.thinkers.close()
        rooms.clerks.close()
        await store.close()

    asyncio.run(run())


def test_whoever_dies_while_thinking_is_replaced(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'seance.db'}")
        rooms = Rooms(Settings(), store, channels(""), Metrics())
        assert await rooms.thinkers.run(stop_at_once, 1) is None
        assert await rooms.thinkers.run(str.upper, "again") == "AGAIN"
        rooms.thinkers.close()
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("luck", range(4))
def test_a_server_ends_while_bots_think(tmp_path: Path, luck: int) -> None:
    """It hung in one of seven such evenings: a thinker that nobody waits for any more kept it from ending."""
    with open_house(tmp_path) as house:
        ada = house.client()
        ada.new_table("eldritch", seats=["me", "bot:planner", "bot:planner"])
        ada.start()
        ada.wait()
        assert ada.ask is not None
        ada.answer(any_answer(ada.ask, Random(luck)))
