"""Others may watch by an address that can be shared, and whoever plays again takes everybody along."""

from __future__ import annotations

import pytest

from seance.client import Client
from seance.engine import Refused
from seance.server.lobby_types import Invitation, TableInfo
from seance.server.messages import Hello, TableChanged
from tests.server.house import House, play, play_together, solo, two_people


def info(client: Client, table: str, code: str = "") -> TableInfo:
    return client.call("GET", f"/api/tables/{table}?code={code}", TableInfo)


def code_of(address: str) -> str:
    return address.rpartition("code=")[2]


# ---- watching --------------------------------------------------------------------------------------------------------


def test_who_is_invited_may_watch_instead(house: House) -> None:
    ada, guest = house.client(), house.client()
    ada.new_table("parlour", seats=["me", "open", "bot:random"])
    found = guest.call("GET", f"/api/invitations/{ada.link.rpartition('/')[2]}", Invitation).table
    assert found.watch.startswith(f"/t/{ada.at.id}?")
    assert info(guest, ada.at.id, code_of(found.watch)).id == ada.at.id
    with pytest.raises(Refused, match="table-not-found"):
        info(guest, ada.at.id)


def test_an_address_that_is_shared_lets_others_watch_and_not_sit_down(house: House) -> None:
    ada, ben = two_people(house)
    address = info(ada, ada.at.id).watch
    assert info(ben, ada.at.id).watch == address
    guest = house.client()
    guest.table = ada.table
    guest.connect(seat=-1, code=code_of(address))
    guest.until(lambda message: isinstance(message, Hello))
    seen = info(guest, ada.at.id, code_of(address))
    assert (seen.link, seen.watch) == ("", "")
    with pytest.raises(Refused, match="link-not-found"):
        guest.call("POST", f"/api/invitations/{code_of(address)}", TableInfo, {})


def test_where_nobody_may_watch_there_is_no_such_address(house: House) -> None:
    ada, _ben = two_people(house, spectators=True)
    address = info(ada, ada.at.id).watch
    ada.call("PATCH", f"/api/tables/{ada.at.id}", TableInfo, {"spectators": False})
    assert info(ada, ada.at.id).watch == ""
    with pytest.raises(Refused, match="table-not-found"):
        info(house.client(), ada.at.id, code_of(address))


# ---- once more -------------------------------------------------------------------------------------------------------


def test_who_plays_again_takes_the_others_along(house: House) -> None:
    ada, ben = two_people(house, title="Friday")
    with pytest.raises(Refused, match="not-finished"):
        ada.call("POST", f"/api/tables/{ada.at.id}/again", TableInfo)
    play_together(ada, ben)
    made = ada.call("POST", f"/api/tables/{ada.at.id}/again", TableInfo)
    assert (made.title, made.status, made.host) == ("Friday", "waiting", True)
    told = ben.until(lambda message: isinstance(message, TableChanged) and message.table.again == made.id)
    assert isinstance(told, TableChanged)
    assert any('"phrase":"plays-again"' in frame for frame in ben.frames)
    joined = ben.call("POST", f"/api/tables/{ben.at.id}/again", TableInfo)
    assert joined.id == made.id
    assert [seat.yours for seat in joined.seats] == [False, True, False, False]
    assert [seat.taken for seat in joined.seats] == [True, True, False, False]
    ada.call("POST", f"/api/tables/{made.id}/start", TableInfo)
    assert info(ben, made.id).status == "playing"


def test_who_played_alone_plays_on_at_once(house: House) -> None:
    ada = solo(house)
    play(ada)
    assert ada.call("POST", f"/api/tables/{ada.at.id}/again", TableInfo).status == "playing"


def test_only_who_played_plays_again(house: House) -> None:
    ada, ben = two_people(house, public=True)
    play_together(ada, ben)
    with pytest.raises(Refused, match="not-your-seat"):
        house.client().call("POST", f"/api/tables/{ada.at.id}/again", TableInfo)
