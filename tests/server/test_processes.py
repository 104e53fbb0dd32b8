"""Bots think and files are read in processes beside the server, and neither waits for the other."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest

import seance
from seance.bots import PLANNER
from seance.server import bots
from seance.server.config import Settings
from seance.server.metrics import Metrics
from seance.server.notices import channels
from seance.server.rooms import Rooms
from seance.server.store import Answered, Store
from seance.server.thinkers import Thinkers, Turn
from tests.server.frozen import FrozenLoop, FrozenTime, frozen_house, settle
from tests.server.house import any_answer, open_house, solo


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


def test_who_hangs_is_ended_and_nobody_else_hears_of_it(tmp_path: Path) -> None:
    """A process that hung for a minute took the jobs of other tables with it, and their bots were silent for good."""
    os.mkfifo(tmp_path / "never")
    time = FrozenTime()

    async def run() -> None:
        thinkers = Thinkers(3.0, 2)
        hanging = asyncio.create_task(thinkers.run(read_all, str(tmp_path / "never"), turn=Turn("ada", "hers")))
        await settle()
        others = [thinkers.run(str.upper, "a move", turn=Turn("ben", f"his {n}")) for n in range(4)]
        assert await asyncio.gather(*others) == ["A MOVE"] * 4
        assert not hanging.done()
        time.ms += 66_000
        assert await hanging is None
        again = [thinkers.run(str.upper, "again", turn=Turn("ada", "hers")) for _ in range(4)]
        assert await asyncio.gather(*again) == ["AGAIN"] * 4
        thinkers.close()

    with closing(FrozenLoop(time)) as loop:
        loop.run_until_complete(run())


def test_who_waits_too_long_for_a_turn_goes_without(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "slow")
    time = FrozenTime()

    async def run() -> None:
        thinkers = Thinkers(3.0, 1)
        slow = asyncio.create_task(thinkers.run(read_all, str(tmp_path / "slow")))
        await settle()
        waiting = asyncio.create_task(thinkers.run(str.upper, "too late"))
        await settle()
        time.ms += 14_000
        assert await waiting is None
        await asyncio.to_thread((tmp_path / "slow").write_text, "a long thought")
        assert await slow == "a long thought"
        thinkers.close()

    with closing(FrozenLoop(time)) as loop:
        loop.run_until_complete(run())


def test_turns_go_round_between_owners_and_tables_and_the_quick_come_first(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "first")
    wanted = [
        *[Turn("ada", f"hers {n}") for n in range(3)], Turn("ada", "hers 0"),
        Turn("cat", "hers", slow=True), Turn("ben", "his"),
    ]  # fmt: skip

    async def run() -> list[tuple[str, str]]:
        thinkers, served = Thinkers(60.0, 1), list[tuple[str, str]]()

        async def wait(turn: Turn) -> None:
            await thinkers.run(str.upper, "", turn=turn)
            served.append((turn.owner, turn.table))

        first = asyncio.create_task(thinkers.run(read_all, str(tmp_path / "first"), turn=wanted[0]))
        await settle()
        waiting = [asyncio.create_task(wait(turn)) for turn in wanted]
        await settle()
        await asyncio.to_thread((tmp_path / "first").write_text, "")
        await asyncio.gather(first, *waiting)
        thinkers.close()
        return served

    assert asyncio.run(run()) == [
        ("ben", "his"), ("ada", "hers 1"), ("ada", "hers 2"), ("ada", "hers 0"), ("ada", "hers 0"), ("cat", "hers"),
    ]  # fmt: skip


def test_addresses_take_turns_with_their_files(tmp_path: Path) -> None:
    """Ten long games of one address kept everybody else's from being read for minutes."""
    os.mkfifo(tmp_path / "slow")
    with frozen_house(tmp_path) as house, ThreadPoolExecutor(3) as people:
        house.client().http.get("/health/live")
        clerks = house.rooms.clerks

        def sent(address: str) -> int:
            ada = house.client()
            ada.http.headers["X-Forwarded-For"] = address
            return ada.http.post("/api/tables/import?seats=0", content=b"{}").status_code

        async def read_slowly() -> None:
            await clerks.run(read_all, str(tmp_path / "slow"))

        house.at_once(lambda: house.loop.create_task(read_slowly()))
        coming, addresses = [], ["203.0.113.1", "203.0.113.1", "203.0.113.2"]
        for n, address in enumerate(addresses, 1):
            coming.append(people.submit(sent, address))
            while house.at_once(lambda: len(clerks.line)) < n:
                pass
        assert [waiting.turn.owner for waiting in clerks.line] == addresses
        (tmp_path / "slow").write_text("a long game")
        assert [each.result() for each in coming] == [400] * 3


def test_all_processes_are_there_before_the_first_bot_thinks() -> None:
    async def run() -> None:
        thinkers = Thinkers(60.0, 2)
        thinkers.wake(partial(str.upper, "ready"))
        await asyncio.gather(*thinkers.tasks)
        assert len(thinkers.free) == 2
        assert len({each.process.pid for each in thinkers.all if each.process is not None}) == 2
        thinkers.close()

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


def test_a_driver_that_ended_is_replaced_and_counted(tmp_path: Path) -> None:
    with frozen_house(tmp_path) as house:
        ada = solo(house)
        driver = house.rooms.drivers[ada.at.id]
        house.at_once(driver.cancel)
        while house.at_once(lambda: house.rooms.drivers.get(ada.at.id, driver)) is driver:
            house.move(1)
        assert "seance_ended_drivers_total 1.0" in house.rooms.metrics.text().decode()
        assert ada.ask is not None
        ada.answer(any_answer(ada.ask, Random(1)))
        assert ada.wait() is not None


def test_a_bot_without_time_answers_by_habit_and_says_so(tmp_path: Path) -> None:
    with open_house(tmp_path, bot_seconds=1e-6) as house:
        ada = house.client()
        ada.new_table("eldritch", seats=["me", "bot:planner"])
        ada.start()
        for n in range(20):
            ada.wait()
            assert ada.ask is not None
            ada.answer(any_answer(ada.ask, Random(n)))
            if any('"phrase":"by-habit"' in frame for frame in ada.frames):
                break
        said = next(msgspec.json.decode(frame) for frame in ada.frames if '"phrase":"by-habit"' in frame)
        assert said["line"]["seat"] == 1
        assert "habit" in said["line"]["text"]


@pytest.mark.parametrize("game", ["eldritch", "nemesis"])
def test_bots_who_follow_each_other_think_in_one_go(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And answer as they would one by one."""
    monkeypatch.setattr(bots, "ROW_SECONDS", 3600)
    table, dice, names = seance.new(game, 3, 7), Random(1), {1: PLANNER, 2: PLANNER}
    rows: list[int] = []
    while len(rows) < 3:
        ask = table.asks[0]
        if ask.seat in names and len(table.asks) == 1:
            moves = bots.think(table.save(), ask.seat, names, 3600)
            for seat, number, decided in moves:
                asked = table.ask_of(seat)
                assert asked is not None
                assert asked.number == number
                assert decided.keys == bots.whole(table, seat, PLANNER)
                table.answer(decided.keys if asked.group is not None else decided.keys[0], seat)
            rows.append(len(moves))
        else:
            table.play(dice.randrange(len(ask.options)))
    assert max(rows) > 1


def test_nobody_finds_a_turn_played_by_the_bot_that_was_sent_away(tmp_path: Path) -> None:
    """Of what bots have thought out together only what bots still play is kept."""
    with frozen_house(tmp_path) as house:
        ada = solo(house)
        room = house.rooms.open[ada.at.id]
        assert ada.ask is not None
        answer = Answered(seat=0, keys=any_answer(ada.ask, Random(1)), number=ada.ask.number)

        def tried() -> tuple[int, int]:
            assert room.game is not None
            before = len(room.game.journal)
            return len(room.follow_up(room.game, [answer])), len(room.game.journal) - before

        assert house.at_once(tried) == (0, 0)


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
    assert "died" not in house.log.read_text()  # who is sent home is not mourned
