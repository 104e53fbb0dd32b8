"""Several people at one table: who is there, who may leave a seat to a bot, slow lines, doubts, other rules."""

from __future__ import annotations

import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import urlencode

import msgspec
import pytest
from websockets.sync.client import connect

from seance.client import Client
from seance.engine import Refused
from seance.engine.history import read_replay
from seance.engine.orders import Orders
from seance.engine.wire import SeatFile
from seance.server.lobby_types import Kept, TableInfo
from seance.server.messages import (
    Agree,
    Hello,
    Here,
    OrdersKept,
    Presence,
    Proposal,
    ProposalOver,
    SetOrders,
    StandIn,
    WantPast,
)  # fmt: skip
from tests.server.frozen import FrozenHouse, frozen_house
from tests.server.house import House, catch_up, open_house, play_together, take_turns, two_people  # fmt: skip


def three_people(house: House) -> list[Client]:
    ada, ben, cat = house.client(), house.client(), house.client()
    ada.new_table("parlour", seats=["me", "open", "open"])
    ben.join(ada.link, "Ben")
    cat.join(ada.link, "Cat")
    ada.start()
    for one in (ada, ben, cat):
        one.connect()
        one.until(lambda message: isinstance(message, Hello))
    for one in (ada, ben, cat):
        catch_up(one)
    return [ada, ben, cat]


def rows(house: House, query: str, *args: object) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(house.settings.database.removeprefix("sqlite:///"))) as db:
        return db.execute(query, args).fetchall()


def sees(client: Client, seat: int, presence: str) -> None:
    client.until(lambda message: isinstance(message, Presence) and message.seats[seat].presence == presence)


# ---- who is there ----------------------------------------------------------------------------------------------------


def test_everybody_sees_who_is_there_away_gone_or_a_bot(house: House) -> None:
    ada, ben = two_people(house)
    catch_up(ada)
    assert [seat.presence for seat in ada.at.seats] == ["online", "online", "bot", "bot"]
    ben.send(Here(away=True))
    sees(ada, 1, "away")
    ben.send(Here(away=False))
    sees(ada, 1, "online")
    second = house.second_window(ben)
    second.connect()
    second.until(lambda message: isinstance(message, Hello))
    ben.send(Here(away=True))
    catch_up(ben)
    catch_up(ada)
    assert ada.at.seats[1].presence == "online"
    second.disconnect()
    sees(ada, 1, "away")
    ben.disconnect()
    sees(ada, 1, "gone")


def test_who_watches_is_counted(house: House) -> None:
    ada, _ = two_people(house)
    guest = house.client()
    guest.table = ada.table
    guest.connect(seat=-1, code=ada.at.link.rpartition("/")[2])
    ada.until(lambda message: isinstance(message, Presence) and message.spectators == 1)
    guest.disconnect()
    ada.until(lambda message: isinstance(message, Presence) and message.spectators == 0)


# ---- an idle seat ----------------------------------------------------------------------------------------------------


def test_a_bot_plays_for_who_is_gone_only_if_all_others_agree(house: House) -> None:
    ada, ben, cat = three_people(house)
    cat.disconnect()
    sees(ada, 2, "gone")
    for answer in (False, True):
        ada.request(lambda re: StandIn(seat=2, re=re))
        asked = ben.until(lambda message: isinstance(message, Proposal))
        assert isinstance(asked, Proposal)
        assert (asked.proposal.kind, asked.proposal.waits_for) == ("stand-in", [1])
        number = asked.proposal.id
        ben.request(lambda re, number=number, answer=answer: Agree(id=number, yes=answer, re=re))  # type: ignore[misc]
        over = ada.until(lambda message: isinstance(message, ProposalOver))
        assert isinstance(over, ProposalOver)
        assert over.granted == answer
        found = ada.call("GET", f"/api/tables/{ada.at.id}", TableInfo).seats[2]
        assert found.bot == ("random" if answer else "")
    cat.call("POST", f"/api/tables/{ada.at.id}/seats/2/take-back", TableInfo)
    assert ada.call("GET", f"/api/tables/{ada.at.id}", TableInfo).seats[2].bot == ""


def test_only_one_thing_is_decided_at_a_time_and_nobody_decides_twice(house: House) -> None:
    ada, ben, cat = three_people(house)
    cat.disconnect()
    sees(ada, 2, "gone")
    ada.request(lambda re: StandIn(seat=2, re=re))
    with pytest.raises(Refused, match="proposal-open"):
        ben.request(lambda re: StandIn(seat=2, re=re))
    with pytest.raises(Refused, match="no-such-proposal"):
        ada.request(lambda re: Agree(id=ada.at.revision + 99, yes=True, re=re))
    proposal = ada.call("GET", f"/api/tables/{ada.at.id}", TableInfo).proposal
    assert proposal is not None
    with pytest.raises(Refused, match="no-such-proposal"):
        ada.request(lambda re: Agree(id=proposal.id, yes=True, re=re))
    ben.request(lambda re: Agree(id=proposal.id, yes=True, re=re))
    with pytest.raises(Refused, match="no-such-proposal"):
        ben.request(lambda re: Agree(id=proposal.id, yes=True, re=re))


# ---- what is kept with a seat ----------------------------------------------------------------------------------------


def test_standing_orders_go_with_the_seat_and_not_to_its_next_holder(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ada, ben = two_people(house)
        orders = Orders(abilities={"use": "never", "react:matches": "ask"})
        ben.request(lambda re: SetOrders(orders=orders, re=re))
        ben.until(lambda message: isinstance(message, OrdersKept))
        assert all('"abilities":{"use"' not in frame for frame in ada.frames)
        for one in (ada, ben):
            one.disconnect()
        house.stop()
        house.start()
        again = house.second_window(ben)
        again.connect()
        hello = again.until(lambda message: isinstance(message, Hello))
        assert isinstance(hello, Hello)
        assert hello.orders == orders
        cat = house.client()
        cat.join(ben.invite(1), "Cat")
        cat.connect()
        hello = cat.until(lambda message: isinstance(message, Hello))
        assert isinstance(hello, Hello)
        assert hello.orders == Orders()


# ---- doubts ----------------------------------------------------------------------------------------------------------


def test_a_doubt_is_kept_with_what_the_seat_may_know_and_the_table_for_maintainers(house: House) -> None:
    ada, ben = two_people(house)
    take_turns(5, ada, ben)
    doubt = {"text": "Is this right?", "seat": 1, "event": 3, "rules": ["PAR-SETUP-01"]}
    kept = ben.call("POST", f"/api/tables/{ada.at.id}/reports", Kept, doubt)
    [(table, said, file, save)] = rows(house, "SELECT table_id, doubt, file, save FROM reports WHERE id = ?", kept.id)
    assert table == ada.at.id
    assert msgspec.json.decode(str(said)) == doubt
    assert isinstance(file, bytes)
    assert isinstance(save, bytes)
    theirs = read_replay(file)
    assert isinstance(theirs, SeatFile)
    assert theirs.seat == 1
    assert '"hand"' not in str(theirs.start["sitters"][0])  # type: ignore[index]
    assert b"seed" in save
    assert b"seed" not in file
    with pytest.raises(Refused, match="not-your-seat"):
        ben.call("POST", f"/api/tables/{ada.at.id}/reports", Kept, {"text": "Mine?", "seat": 0})
    with pytest.raises(Refused, match="table-not-found"):
        house.client().call("POST", f"/api/tables/{ada.at.id}/reports", Kept, {"text": "Mine?"})


# ---- other rules -----------------------------------------------------------------------------------------------------


def test_a_journal_that_the_rules_no_longer_take_goes_on_from_the_last_step_and_says_so(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ada, ben = two_people(house)
        take_turns(8, ada, ben)
        before = list(ada.events)
        for one in (ada, ben):
            one.disconnect()
        house.stop()
        file = house.settings.database.removeprefix("sqlite:///")
        with closing(sqlite3.connect(file)) as db:
            db.execute("DELETE FROM checkpoints WHERE seq > 0")
            [(seq,)] = db.execute("SELECT max(seq) - 2 FROM journal").fetchall()
            entry = '{"do":"answer","seat":0,"keys":["a-deed-that-is-gone"],"number":1}'
            db.execute("UPDATE journal SET entry = ? WHERE seq = ?", (entry, seq))
            db.commit()
        house.start()
        again, other = house.second_window(ada), house.second_window(ben)
        for one in (again, other):
            one.connect()
            one.until(lambda message: isinstance(message, Hello))
        [mark] = [event.n for event in again.events if event.event == "resumed-at-checkpoint"]
        assert again.events[:mark] == before[:mark]
        assert again.revision == 1
        play_together(again, other)
        assert again.over


# ---- slow lines ------------------------------------------------------------------------------------------------------


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[FrozenHouse]:
    """A server that can send only a little before somebody reads it."""
    with frozen_house(tmp_path, small_buffers=True, rate=1000.0, uniform_ms=0, gone_ms=0) as found:
        yield found


def narrow_line(house: FrozenHouse, client: Client, **query: str | int) -> Client:
    """A socket that takes in little until it is read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", house.port))
    where = f"ws://127.0.0.1:{house.port}/api/tables/{client.at.id}/socket?{urlencode({'lang': 'en', **query})}"
    headers = {"Cookie": f"seance={client.http.cookies['seance']}"} if client.http.cookies else {}
    opening = connect(
        where, sock=line, additional_headers=headers, compression=None, max_size=None, max_queue=1, close_timeout=1
    )
    client.socket = client.closing.enter_context(opening)
    client.until(lambda message: isinstance(message, Hello))
    return client


def test_who_reads_slowly_gets_less_often_more_and_misses_nothing(narrow: FrozenHouse) -> None:
    ada, ben = two_people(narrow, "nemesis")
    code = ada.at.link.rpartition("/")[2]
    slow, fresh = narrow.client(), narrow.client()
    slow.table = fresh.table = ada.table
    narrow_line(narrow, slow, code=code)
    for n in range(60):
        slow.send(WantPast(n=0, re=1000 + n))
    play_together(ada, ben)
    catch_up(slow)
    assert slow.over
    told = [sum('"type":"events"' in frame for frame in client.frames) for client in (ada, slow)]
    assert told[1] < told[0] / 2
    fresh.connect(seat=-1, code=code)
    fresh.until(lambda message: isinstance(message, Hello))
    assert fresh.view == slow.view
    assert fresh.whole_log() == slow.whole_log()


def test_who_asks_much_and_reads_nothing_is_sent_away_and_disturbs_nobody(narrow: FrozenHouse) -> None:
    ada, ben = two_people(narrow)
    catch_up(ada)
    ben.disconnect()
    sees(ada, 1, "gone")
    greedy = narrow_line(narrow, narrow.second_window(ben), seat=1)
    sees(ada, 1, "online")
    for n in range(1, 400):
        greedy.send(WantPast(n=0, re=n))
    while ada.at.seats[1].presence != "gone":  # whoever takes nothing for half a minute is given up
        narrow.move(10)
        catch_up(ada)
    ben.connect()
    play_together(ada, ben)
    assert ada.over
