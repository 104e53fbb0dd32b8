"""Seats that change hands: nobody sees two hands, everybody is told, and nobody is replaced behind their back."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial

import msgspec
import pytest

from seance.client import Client, Closed
from seance.engine import Refused
from seance.server.lobby_types import Link, Me, TableInfo
from seance.server.messages import Agree, Chat, Hello, Proposal, StandIn, Undo
from tests.server.frozen import FrozenHouse, frozen_house
from tests.server.house import House, catch_up, take_turns, two_people


@pytest.fixture
def frozen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FrozenHouse]:
    with frozen_house(tmp_path_factory.mktemp("frozen"), uniform_ms=0) as found:
        yield found


def said(client: Client) -> list[tuple[int, str]]:
    """What the table was told about its seats."""
    catch_up(client)
    lines = [msgspec.json.decode(frame)["line"] for frame in client.frames if '"type":"chat"' in frame]
    return [(line["seat"], line["phrase"]) for line in lines if line.get("phrase")]


def seat_of(client: Client, seat: int) -> str:
    return f"/api/tables/{client.at.id}/seats/{seat}"


# ---- one hand each ---------------------------------------------------------------------------------------------------


def test_a_host_does_not_sit_down_where_somebody_was_removed(house: House) -> None:
    ada, _ben = two_people(house)
    removed = ada.call("POST", f"{seat_of(ada, 1)}/remove", TableInfo)
    with pytest.raises(Refused, match="one-seat-only"):
        ada.call("POST", f"/api/invitations/{removed.seats[1].link.rpartition('/')[2]}", TableInfo, {})
    assert not ada.call("GET", f"/api/tables/{ada.at.id}", TableInfo).seats[1].yours


def test_a_player_does_not_look_into_a_seat_that_was_left(house: House) -> None:
    ada, ben = two_people(house, public=True)
    ben.call("POST", f"{seat_of(ada, 1)}/leave", object)
    with pytest.raises(Refused, match="one-seat-only"):
        ada.call("POST", f"{seat_of(ada, 1)}/claim", TableInfo, {})
    with pytest.raises(Refused, match="one-seat-only"):
        ada.call("POST", f"/api/invitations/{ada.at.link.rpartition('/')[2]}", TableInfo, {"seat": 1})
    assert ben.call("POST", f"{seat_of(ada, 1)}/claim", TableInfo, {}).seats[1].yours


def test_who_asks_for_two_seats_at_once_gets_one(house: House) -> None:
    """Both requests found that nothing had been held yet."""
    for _ in range(5):
        ada, ben, cat = house.client(), house.client(), house.client()
        ada.new_table("parlour", seats=["me", "open", "open"], public=True)
        for one in (ben, cat):
            one.join(ada.link)
        ada.start()
        for seat, one in ((1, ben), (2, cat)):
            one.call("POST", f"{seat_of(ada, seat)}/leave", object)
        dan = house.client()
        dan.call("PATCH", "/api/me", Me, {"name": "Dan"})
        with ThreadPoolExecutor(2) as hands:
            list(hands.map(partial(claim, ada), (1, 2), (house.second_window(dan), house.second_window(dan))))
        seats = dan.call("GET", f"/api/tables/{ada.at.id}", TableInfo).seats
        assert sum(seat.yours for seat in seats) == 1


def claim(ada: Client, seat: int, client: Client) -> None:
    with suppress(Refused):
        client.call("POST", f"{seat_of(ada, seat)}/claim", TableInfo, {})


def test_who_leaves_a_table_that_was_put_away_is_replaced_there(house: House) -> None:
    """When it was taken out again everybody waited for a seat that nobody played."""
    ada, ben = two_people(house)
    ada.call("POST", f"/api/tables/{ada.at.id}/archive", TableInfo)
    ben.call("POST", f"{seat_of(ada, 1)}/leave", object)
    seat = ada.call("POST", f"/api/tables/{ada.at.id}/resume", TableInfo).seats[1]
    assert (seat.name, seat.bot) == ("Ben", "random")


def test_who_leaves_while_the_game_begins_is_replaced(house: House) -> None:
    """The cards were dealt meanwhile, and everybody waited for a seat that nobody played."""
    for _ in range(5):
        ada, ben = house.client(), house.client()
        ada.new_table("arkham", seats=["me", "open"])
        ben.join(ada.link, "Ben")
        with ThreadPoolExecutor(1) as host:
            starting = host.submit(ada.http.post, f"/api/tables/{ada.at.id}/start")
            ben.call("POST", f"{seat_of(ada, 1)}/leave", object)
            started = starting.result().status_code == 200
        seat = ada.call("GET", f"/api/tables/{ada.at.id}", TableInfo).seats[1]
        assert (seat.taken, bool(seat.bot)) == (False, started)


def test_a_newcomer_takes_a_seat_that_was_left_and_everybody_is_told(house: House) -> None:
    ada, ben = two_people(house)
    link = ada.at.link.rpartition("/")[2]
    ben.call("POST", f"{seat_of(ada, 1)}/leave", object)
    cat = house.client()
    assert cat.call("POST", f"/api/invitations/{link}", TableInfo, {"name": "Cat", "seat": 1}).seats[1].yours
    assert said(ada) == [(1, "left-seat"), (1, "took-seat")]


def test_partners_may_take_over_from_each_other(house: House) -> None:
    ada, ben = two_people(house, "eldritch")
    ben.call("POST", f"{seat_of(ada, 1)}/leave", object)
    link = ada.at.link.rpartition("/")[2]
    assert ada.call("POST", f"/api/invitations/{link}", TableInfo, {"seat": 1}).seats[1].yours


def test_every_change_of_hands_is_told(house: House) -> None:
    ada, ben = two_people(house)
    ben.call("POST", f"{seat_of(ada, 1)}/bot", TableInfo, {"bot": "random"})
    ben.call("POST", f"{seat_of(ada, 1)}/take-back", TableInfo)
    ada.call("POST", f"{seat_of(ada, 1)}/remove", TableInfo)
    assert said(ada) == [(1, "handed-over"), (1, "took-back"), (1, "was-removed")]


# ---- who was removed -------------------------------------------------------------------------------------------------


def test_who_was_removed_has_no_way_back_but_the_hosts_own_link(house: House) -> None:
    ada, ben = two_people(house, public=True)
    window = house.second_window(ben)
    window.connect(seat=-1)
    window.until(lambda message: isinstance(message, Hello))
    ada.call("POST", f"{seat_of(ada, 1)}/remove", TableInfo)
    for socket in (ben, window):
        with pytest.raises(Closed):
            socket.until(lambda message: False)
        assert '"reason":"removed"' in socket.frames[-1]
    with pytest.raises(Refused, match="table-not-found"):
        ben.call("POST", f"{seat_of(ada, 1)}/claim", TableInfo, {})
    with pytest.raises(Refused, match="table-not-found"):
        ben.call("GET", f"/api/tables/{ada.at.id}", TableInfo)
    link = ada.call("POST", f"{seat_of(ada, 1)}/invite", Link).link
    assert ben.call("POST", f"/api/invitations/{link.rpartition('/')[2]}", TableInfo, {}).seats[1].yours


def test_who_was_removed_before_the_start_has_no_way_back(house: House) -> None:
    ada, ben = house.client(), house.client()
    ada.new_table("parlour", seats=["me", "open", "bot:random"], public=True)
    ben.join(ada.link, "Ben")
    ada.call("POST", f"{seat_of(ada, 1)}/remove", TableInfo)
    with pytest.raises(Refused, match="table-not-found"):
        ben.call("POST", f"{seat_of(ada, 1)}/claim", TableInfo, {})


# ---- who is gone -----------------------------------------------------------------------------------------------------


def test_who_loses_the_line_for_a_moment_is_not_gone(frozen: FrozenHouse) -> None:
    ada, ben = two_people(frozen)
    ben.disconnect()
    catch_up(ada)
    assert ada.at.seats[1].presence in ("online", "away")
    with pytest.raises(Refused, match="not-gone"):
        ada.request(lambda re: StandIn(seat=1, re=re))
    frozen.move(30)
    catch_up(ada)
    with pytest.raises(Refused, match="not-gone"):
        ada.request(lambda re: StandIn(seat=1, re=re))
    assert said(ada) == []


def gone(house: FrozenHouse, ada: Client, ben: Client) -> None:
    """Ben is away for so long that a bot may play for him, and it does."""
    ben.disconnect()
    for _ in range(4):
        house.move(30)
        catch_up(ada)
    ada.request(lambda re: StandIn(seat=1, bot="random", re=re))


def test_coming_back_ends_a_stand_in(frozen: FrozenHouse) -> None:
    ada, ben = two_people(frozen)
    gone(frozen, ada, ben)
    assert ada.call("GET", f"/api/tables/{ada.at.id}", TableInfo).seats[1].bot == "random"
    ben.connect()
    ada.until(lambda message: isinstance(message, Chat) and message.line.phrase == "took-back")
    assert ada.call("GET", f"/api/tables/{ada.at.id}", TableInfo).seats[1].bot == ""
    assert said(ada) == [(1, "called-in"), (1, "took-back")]


def test_whom_a_bot_was_asked_to_play_for_may_come_and_go(house: House) -> None:
    ada, ben = two_people(house)
    ben.call("POST", f"{seat_of(ada, 1)}/bot", TableInfo, {"bot": "random"})
    ben.disconnect()
    ben.connect()
    ben.until(lambda message: isinstance(message, Hello))
    catch_up(ben)
    assert ada.call("GET", f"/api/tables/{ada.at.id}", TableInfo).seats[1].bot == "random"


def test_nothing_is_taken_back_without_who_is_gone(frozen: FrozenHouse) -> None:
    """With a bot in the other seat whole turns could be taken back alone, and the dice fell anew."""
    ada, ben = two_people(frozen)
    take_turns(8, ada, ben)
    gone(frozen, ada, ben)
    while ada.ask is None:
        catch_up(ada)
    before = ada.revision
    ada.request(lambda re: Undo(to="turn", agreed=True, re=re))
    proposal = ada.until(lambda message: isinstance(message, Proposal))
    assert isinstance(proposal, Proposal)
    assert proposal.proposal.waits_for == [1]
    catch_up(ada)
    assert ada.revision == before
    ben.connect()
    ben.until(lambda message: isinstance(message, Hello))
    number = proposal.proposal.id
    ben.request(lambda re: Agree(id=number, yes=True, re=re))
    catch_up(ada)
    assert ada.revision > before
