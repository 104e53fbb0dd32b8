"""What hosts and people may do about each other: bans, reports, being forgotten; and what time takes away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from seance.client import Client, Closed
from seance.engine import Refused
from seance.server.clock import now
from seance.server.config import Settings
from seance.server.lobby_types import BanInfo, Kept, Me, TableInfo, TablePage
from seance.server.messages import Chat, Hello, Say, Wait
from seance.server.store import Store, admin
from tests.server.house import House, catch_up, open_house, play_together, solo, two_people
from tests.server.parts import postgres
from tests.server.test_company import rows
from tests.server.test_damage import spoil

DAY = 86_400_000


def listed(client: Client) -> list[str]:
    return [table.id for table in client.call("GET", "/api/tables?list=public", TablePage).items]


# ---- bans and reports ------------------------------------------------------------------------------------------------


def test_a_host_bans_somebody_from_all_public_tables_and_lifts_it(house: House) -> None:
    ada, ben = two_people(house, public=True)
    ada.call("POST", f"/api/tables/{ada.at.id}/seats/1/ban", TableInfo)
    ada.new_table("parlour", seats=["me", "open", "bot:random"], public=True)
    with pytest.raises(Refused, match="table-not-found"):
        ben.call("POST", f"/api/tables/{ada.at.id}/seats/1/claim", TableInfo, {})
    bans = ada.call("GET", "/api/me/bans", list[BanInfo])
    assert [each.name for each in bans] == ["Ben"]
    assert ada.http.delete(f"/api/me/bans/{bans[0].id}").status_code == 204
    assert ada.call("GET", "/api/me/bans", list[BanInfo]) == []
    assert ben.call("POST", f"/api/tables/{ada.at.id}/seats/1/claim", TableInfo, {}).seats[1].yours


def test_a_person_is_reported_to_the_hosts_of_the_server(house: House) -> None:
    ada, ben = two_people(house)
    with pytest.raises(Refused, match="not-your-seat"):
        house.second_window(ada).call("POST", f"/api/tables/{ada.at.id}/seats/2/report", Kept, {"text": "a bot"})
    kept = ben.call("POST", f"/api/tables/{ada.at.id}/seats/0/report", Kept, {"text": "rude words"})
    found = {line[0]: line for line in admin.list_reports(house.settings.database)}[str(kept.id)]
    assert found[5] == "rude words"
    assert found[4] == ada.http.cookies["seance"].partition(".")[0]


# ---- seance admin ----------------------------------------------------------------------------------------------------


def test_who_is_banned_from_the_server_does_nothing_more(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ada, url = solo(house), house.settings.database
        who = ada.http.cookies["seance"].partition(".")[0]
        assert who in [line[0] for line in admin.list_people(url)]
        admin.ban(url, who, 1)
        with pytest.raises(Refused, match="banned"):
            ada.call("PATCH", "/api/me", Me, {"name": "Ada"})
        window = house.second_window(ada)
        window.connect()
        with pytest.raises(Closed):
            window.until(lambda message: False)
        admin.unban(url, who)
        assert ada.call("PATCH", "/api/me", Me, {"name": "Ada"}).name == "Ada"


def test_a_table_is_closed_and_a_message_is_read(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ada, url = solo(house), house.settings.database
        admin.close(url, ada.at.id)
        assert ada.call("GET", f"/api/tables/{ada.at.id}", TableInfo).status == "archived"
        admin.say(url, "Tonight at ten we rest.")
        assert ada.call("GET", "/api/me", Me).message == "Tonight at ten we rest."
        admin.say(url, "")
        assert ada.call("GET", "/api/me", Me).message == ""


# ---- being forgotten -------------------------------------------------------------------------------------------------


def test_who_wants_to_be_forgotten_is(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ada, ben = two_people(house)
        table, who = ada.at.id, ada.http.cookies["seance"].partition(".")[0]
        ada.request(lambda re: Say(text="my address is", re=re))
        ada.call("POST", f"/api/tables/{table}/reports", Kept, {"text": "a doubt", "seat": 0})
        alone = house.second_window(ada)
        alone.new_table("parlour", seats=["me", "bot:random", "bot:random"])
        assert ada.http.delete("/api/me").status_code == 204
        with pytest.raises(Closed):
            ada.until(lambda message: False)
        assert not ada.call("GET", "/api/me", Me).known
        found = ben.call("GET", f"/api/tables/{table}", TableInfo)
        assert (found.host, found.seats[0].taken, found.seats[0].bot != "") == (True, False, True)
        everything = " ".join(
            str(rows(house, f"SELECT * FROM {name}"))
            for name in ("identities", "tables", "seats", "sitters", "chat", "reports", "bans")
        )
        assert who not in everything
        assert "my address is" not in everything
        assert alone.at.id not in everything
        catch_up(ben)


def test_others_are_told_and_read_no_more_what_was_said(house: House) -> None:
    """It stayed in the memory of the server, and nobody heard why a bot played on."""
    ada, ben = two_people(house)
    ben.request(lambda re: Say(text="my address is", re=re))
    assert ben.http.delete("/api/me").status_code == 204
    told = ada.until(lambda message: isinstance(message, Chat) and message.line.phrase == "left-seat")
    assert isinstance(told, Chat)
    assert told.line.name == "Seat 2"
    window = house.second_window(ada)
    window.connect()
    window.until(lambda message: isinstance(message, Hello))
    ada.request(lambda re: Say(text="is Ben gone?", re=re))
    window.until(lambda message: isinstance(message, Chat) and message.line.text == "is Ben gone?")
    frames = "".join(window.frames)
    assert "my address is" not in frames
    assert '"seat":1,"name":"Seat 2","text":"…"' in frames


def test_what_was_said_before_the_game_goes_too_and_what_others_said_there_stays(house: House) -> None:
    ada, ben, cat = house.client(), house.client(), house.client()
    ada.new_table("parlour", seats=["me", "open", "bot:random"])
    for one in (ben, cat):
        one.join(ada.link)
        one.connect()
        one.until(lambda message: isinstance(message, Wait))
        one.request(lambda re, one=one: Say(text=f"the word of {one is ben}", re=re))  # type: ignore[misc]
        one.call("POST", f"/api/tables/{ada.at.id}/seats/1/leave", object)
    assert ben.http.delete("/api/me").status_code == 204
    said = str(rows(house, "SELECT line FROM chat WHERE table_id = ?", ada.at.id))
    assert ("the word of True" in said, "the word of False" in said) == (False, True)


def test_a_name_goes_also_from_a_seat_that_was_left_before(house: House) -> None:
    ada, ben = two_people(house)
    ben.call("POST", f"/api/tables/{ada.at.id}/seats/1/leave", object)
    assert ada.call("GET", f"/api/tables/{ada.at.id}", TableInfo).seats[1].name == "Ben"
    assert ben.http.delete("/api/me").status_code == 204
    assert ada.call("GET", f"/api/tables/{ada.at.id}", TableInfo).seats[1].name == "Seat 2"
    assert "Ben" not in str(rows(house, "SELECT line FROM chat WHERE table_id = ?", ada.at.id))


def test_a_damaged_table_keeps_nobody_from_being_forgotten(house: House) -> None:
    ada = solo(house)
    who = ada.http.cookies["seance"].partition(".")[0]
    ada.disconnect()
    spoil(house, "UPDATE tables SET settings = '{' WHERE id = ?", ada.at.id)
    assert ada.http.delete("/api/me").status_code == 204
    assert rows(house, "SELECT holder FROM seats WHERE holder = ?", who) == []


def test_lines_of_before_it_was_known_who_said_them_go_by_the_seat(house: House) -> None:
    ada, ben = two_people(house)
    ben.request(lambda re: Say(text="my address is", re=re))
    spoil(house, "UPDATE chat SET who = '' WHERE table_id = ?", ada.at.id)
    assert ben.http.delete("/api/me").status_code == 204
    assert "my address is" not in str(rows(house, "SELECT line FROM chat WHERE table_id = ?", ada.at.id))


def test_time_takes_away_what_nobody_needs(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ada, ben = two_people(house)
        play_together(ada, ben)
        waiting = house.client()
        waiting.new_table("parlour", seats=["me", "open", "bot:random"])
        playing = solo(house)
        url = house.settings.database

        def after(days: int) -> set[str]:
            async def forget() -> None:
                store = Store(url)
                now = int(str(rows(house, "SELECT max(changed) FROM tables")[0][0])) + days * DAY
                await store.forget_old(now, house.settings)
                await store.close()

            asyncio.run(forget())
            return {str(row[0]) for row in rows(house, "SELECT id FROM tables")}

        assert after(29) == {ada.at.id, waiting.at.id, playing.at.id}
        assert after(31) == {ada.at.id, playing.at.id}
        assert after(366) == {playing.at.id}
        after(401)
        left = {str(row[0]) for row in rows(house, "SELECT id FROM identities")}
        assert left == {playing.http.cookies["seance"].partition(".")[0]}


def test_talk_reports_and_what_was_put_away_go_when_the_host_wants_it(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ada, ben = two_people(house)
        ada.request(lambda re: Say(text="Good evening", re=re))
        ben.call("POST", f"/api/tables/{ada.at.id}/seats/0/report", Kept, {"text": "rude words"})
        ada.call("POST", f"/api/tables/{ada.at.id}/archive", TableInfo)
        url = house.settings.database

        def left(days: int, **keep: int) -> list[int]:
            async def forget() -> None:
                store = Store(url)
                await store.forget_old(now() + days * DAY, Settings(**keep))  # type: ignore[arg-type]
                await store.close()

            asyncio.run(forget())
            return [len(rows(house, f"SELECT * FROM {name}")) for name in ("chat", "reports", "tables")]

        assert left(399, keep_reports=400) == [1, 1, 1]
        assert left(3, keep_chat=4, keep_reports=4, keep_archived=4) == [1, 1, 1]
        assert left(5, keep_chat=4) == [0, 1, 1]
        assert left(5, keep_reports=4) == [0, 0, 1]
        assert left(5, keep_archived=4) == [0, 0, 0]


@pytest.mark.needs("postgres")
def test_a_big_server_is_looked_after_in_the_same_way(tmp_path: Path) -> None:
    with postgres() as url, open_house(tmp_path, database=url) as house:
        ada, ben = two_people(house, public=True)
        ben.request(lambda re: Say(text="my address is", re=re))
        ben.call("POST", f"/api/tables/{ada.at.id}/seats/0/report", Kept, {"text": "rude words"})
        (report,) = admin.list_reports(url)
        (table,) = admin.list_tables(url)
        assert (report[5], report[2], table[0], len(admin.list_people(url))) == ("rude words", ada.at.id, ada.at.id, 2)
        admin.ban(url, report[4], 1)
        with pytest.raises(Refused, match="banned"):
            ada.call("PATCH", "/api/me", Me, {"name": "Ada"})
        admin.unban(url, report[4])
        admin.say(url, "Tonight at ten we rest.")
        assert ada.call("GET", "/api/me", Me).message == "Tonight at ten we rest."
        assert ben.http.delete("/api/me").status_code == 204
        ada.until(lambda message: isinstance(message, Chat) and message.line.phrase == "left-seat")
        assert (admin.list_reports(url), len(admin.list_people(url))) == ([], 1)
        admin.close(url, ada.at.id)
        assert ada.call("GET", f"/api/tables/{ada.at.id}", TableInfo).status == "archived"

        async def forget() -> list[str]:
            store = Store(url)
            gone = await store.forget_old(now() + 9_999 * DAY, Settings(keep_archived=1, keep_chat=1))
            await store.close()
            return gone

        assert asyncio.run(forget()) == [ada.at.id]
        assert (admin.list_tables(url), admin.list_people(url)) == ([], [])


def test_who_comes_back_is_seen(house: House) -> None:
    ada = solo(house)
    ada.connect()
    ada.until(lambda message: isinstance(message, Hello))
    who = ada.http.cookies["seance"].partition(".")[0]
    assert int(str(rows(house, "SELECT seen FROM identities WHERE id = ?", who)[0][0])) > 0
