"""Nobody reads or acts for a seat that is not theirs, whatever they send."""

from __future__ import annotations

import random
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import seance
from seance.client import Client, Closed
from seance.engine import Refused
from seance.server.lobby_types import Me, Passphrase, TableInfo
from seance.server.messages import (
    Chat,
    ErrorMessage,
    GiveAnswer,
    Hello,
    Presence,
    RefusedMessage,
    Say,
    StandIn,
)  # fmt: skip
from tests.server.house import (
    House,
    any_answer,
    catch_up,
    open_house,
    play_together,
    solo,
    take_turns,
    two_people,
)  # fmt: skip


def told(house: House, path: str, cookie: str = "", origin: str = "") -> tuple[str, int]:
    """The first message that a socket gets, and the code with which it is closed."""
    headers = {name: value for name, value in (("Cookie", cookie), ("Origin", origin)) if value}
    with connect(f"ws://127.0.0.1:{house.port}{path}", additional_headers=headers) as socket:
        first = msgspec.json.decode(socket.recv(30))
        if first["type"] != "bye":
            return first["type"], 0
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(30)
        assert closed.value.rcvd is not None
        return first["reason"], closed.value.rcvd.code


def cookie_of(client: Client) -> str:
    return f"seance={client.http.cookies['seance']}"


@pytest.mark.parametrize("game", seance.games())
def test_frames_never_hold_what_only_the_other_seat_may_know(house: House, game: str) -> None:
    """Whatever is private in one seat's frames is in no frame of the other before it was told to both."""
    ada, ben = two_people(house, game)
    play_together(ada, ben)
    for mine, other in ((ada, ben), (ben, ada)):
        heard = "".join(other.frames)
        for event in mine.events:
            if event.private and event.event not in {each.event for each in other.events}:
                assert f'"{event.event}"' not in heard
        assert f'"seat":{mine.seat},"prompt"' not in heard


def test_hands_are_only_in_the_frames_of_their_seat(house: House) -> None:
    ada, ben = two_people(house)
    take_turns(6, ada, ben)
    for mine, other in ((ada, ben), (ben, ada)):
        sitters = [
            sitter for sitter in other.view["sitters"] if sitter["key"] == mine.view["sitters"][mine.seat]["key"]
        ]
        assert all("hand" not in sitter for sitter in sitters)
        assert "hand" in mine.view["sitters"][mine.seat]
        hands = [frame for frame in other.frames if '"hand"' in frame]
        for frame in hands:
            view = msgspec.json.decode(frame).get("view", msgspec.json.decode(frame).get("patch", {}))
            seated = view.get("sitters", [])
            assert all("hand" not in sitter for place, sitter in enumerate(seated) if place != other.seat)


def test_a_secret_seed_is_in_no_frame(tmp_path: Path) -> None:
    with open_house(tmp_path, seed="") as house:
        ada, ben = two_people(house)
        take_turns(6, ada, ben)
        frames = "".join([*ada.frames, *ben.frames])
        assert "seed" not in frames.replace('"seeded"', "")


def test_a_forged_cookie_is_nobody(house: House) -> None:
    ada = solo(house)
    genuine = ada.http.cookies["seance"]
    key, generation, signature = genuine.split(".")
    for forged in (
        f"{key}.{generation}.{'0' * 64}",
        f"{key}.{int(generation) + 1}.{signature}",
        f"x{key}.{generation}.{signature}",
        f"{key}.{generation}",
        "....",
        "é.0.x",
        f"{key}.٣.{signature}",
        f"{genuine}0",
    ):
        headers = [(b"Cookie", f"seance={forged}".encode())]
        answer = house.client().http.get(f"/api/tables/{ada.at.id}", headers=headers)
        assert answer.status_code == 404


def test_a_stolen_cookie_is_worthless_after_it_was_renewed(house: House) -> None:
    ada = solo(house)
    thief = house.second_window(ada)
    assert thief.call("GET", f"/api/tables/{ada.at.id}", TableInfo).seats[0].yours
    ada.call("POST", "/api/me/renew", Me)
    with pytest.raises(Refused, match="table-not-found"):
        thief.call("GET", f"/api/tables/{ada.at.id}", TableInfo)
    assert ada.call("GET", f"/api/tables/{ada.at.id}", TableInfo).seats[0].yours


def test_sockets_of_an_older_cookie_are_closed(house: House) -> None:
    ada = solo(house)
    thief = house.second_window(ada)
    thief.connect()
    thief.wait()
    ada.call("POST", "/api/me/renew", Me)
    for window in (thief, ada):
        with pytest.raises(Closed):
            window.until(lambda message: False)
    ada.connect()
    ada.wait()
    assert ada.ask is not None
    thief.connect()
    with pytest.raises(Closed):
        thief.until(lambda message: False)


def test_who_moves_to_another_device_leaves_no_open_socket_behind(house: House) -> None:
    ada = solo(house)
    word = ada.call("POST", "/api/me/passphrase", Passphrase).passphrase
    phone = house.client()
    phone.call("POST", "/api/me/move", Me, {"passphrase": word})
    with pytest.raises(Closed):
        ada.until(lambda message: False)
    phone.sit(phone.call("GET", f"/api/tables/{ada.at.id}", TableInfo))
    phone.wait()
    assert phone.view == ada.view


def test_a_foreign_seat_has_no_socket(house: House) -> None:
    ada, ben = two_people(house)
    path = f"/api/tables/{ada.at.id}/socket"
    assert told(house, f"{path}?seat=1", cookie_of(ada)) == ("not-your-seat", 4401)
    assert told(house, f"{path}?seat=7", cookie_of(ada)) == ("seat-not-found", 4404)
    assert told(house, f"{path}?seat=-2", cookie_of(ada)) == ("seat-not-found", 4404)
    assert told(house, f"{path}?seat=0") == ("table-not-found", 4404)
    assert told(house, f"{path}?seat=0", cookie_of(ben)) == ("not-your-seat", 4401)


def test_sockets_and_deeds_of_other_sites_are_refused(house: House) -> None:
    ada = solo(house)
    path = f"/api/tables/{ada.at.id}/socket?seat=0"
    assert told(house, path, cookie_of(ada), "https://evil.example") == ("foreign-origin", 4403)
    assert told(house, path, cookie_of(ada), "null") == ("foreign-origin", 4403)
    assert told(house, path, cookie_of(ada), house.url)[0] in ("hello", "presence", "wait")
    answer = ada.http.post(f"/api/tables/{ada.at.id}/archive", headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")
    assert "access-control-allow-origin" not in answer.headers


def test_replayed_and_reordered_answers_change_nothing(house: House) -> None:
    ada = solo(house)
    assert ada.ask is not None
    first, keys = ada.ask.number, any_answer(ada.ask, random.Random(1))
    ada.answer(keys)
    ada.wait()
    before, view = list(ada.events), ada.view
    for number in (first, first - 1, first + 50, 0, -1):
        with pytest.raises(Refused, match=r"stale|not-asked"):
            ada.request(lambda re, number=number: GiveAnswer(number=number, keys=keys, re=re))  # type: ignore[misc]
    catch_up(ada)
    assert (ada.events, ada.view) == (before, view)


@pytest.mark.parametrize(
    "frame",
    [
        "", "nonsense", "[]", "null", "{}", '{"type": "answer"}', '{"type": "answer", "number": "1", "keys": []}',
        '{"type": "answer", "number": 1, "keys": [1]}', '{"type": "hello"}', '{"type": "ping", "x": 1}', "[" * 5000,
        '{"type": "answer", "number": 99999999999999999999999999, "keys": []}', b"\xff\xfe\x00", '{"type":"ping"}' * 3,
    ],
)  # fmt: skip
def test_malformed_frames_are_answered_and_change_nothing(house: House, frame: str | bytes) -> None:
    ada = solo(house)
    before, ask = list(ada.events), ada.ask
    ada.line.send(frame)
    ada.until(lambda message: isinstance(message, ErrorMessage | RefusedMessage))
    catch_up(ada)
    assert (ada.events, ada.ask) == (before, ask)


def test_an_oversized_frame_ends_the_socket_and_not_the_server(house: House) -> None:
    for size in (house.settings.most_message + 1, 4_000_000):
        ada = solo(house)
        with pytest.raises(Closed):
            ada.request(lambda re, size=size: Say(text="x" * size, re=re))  # type: ignore[misc]
    assert house.client().http.get("/health/live").json()["ok"]


def test_oversized_bodies_are_refused(house: House) -> None:
    ada = house.client()
    body = msgspec.json.encode({"game": "parlour", "seats": [], "title": "x" * 200_000})
    answer = ada.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    assert answer.json()["reason"] == "too-large-message"


def test_names_and_chat_stay_words(house: House) -> None:
    ada, ben = house.client(), house.client()
    ada.new_table("parlour", seats=["me", "open"], title="<script>alert(1)</script>\u202e\x00")
    nasty = "'; DROP TABLE tables; --"
    ben.join(ada.link, nasty)
    ada.start()
    found = ada.call("GET", f"/api/tables/{ada.at.id}", TableInfo)
    assert found.seats[1].name == nasty
    assert found.title == "<script>alert(1)</script>"
    assert ada.http.get(f"/api/tables/{ada.at.id}").headers["content-type"].startswith("application/json")
    for one in (ada, ben):
        one.connect()
        one.until(lambda message: isinstance(message, Hello))
    said = '{ $name } \x1b[31m\u202e<img src=x onerror="alert(1)">\x00{ error-not-host }'
    ada.request(lambda re: Say(text=said, re=re))
    heard = ben.until(lambda message: isinstance(message, Chat))
    assert isinstance(heard, Chat)
    assert heard.line.text == '{ $name } [31m<img src=x onerror="alert(1)">{ error-not-host }'
    ben.request(lambda re: Say(text="ok", re=re))
    answer = ada.until(lambda message: isinstance(message, Chat) and message.line.seat == 1)
    assert isinstance(answer, Chat)
    assert answer.line.name == nasty


def test_a_name_is_no_message_of_ours(house: House) -> None:
    """What somebody is called stands in sentences of the server; there it is a word, whatever is in it."""
    ada, ben = house.client(), house.client()
    ada.new_table("parlour", seats=["me", "open", "bot"])
    ben.join(ada.link, "{ $other } { -brand }")
    ada.start()
    for one in (ada, ben):
        one.connect()
        one.until(lambda message: isinstance(message, Hello))
    take_turns(4, ada, ben)
    ben.disconnect()
    ada.until(lambda message: isinstance(message, Presence) and message.seats[1].presence == "gone")
    ada.request(lambda re: StandIn(seat=1, re=re))
    over = [msgspec.json.decode(frame) for frame in ada.frames if '"proposal"' in frame]
    assert all("{ $other }" in each["text"] for each in over if each["type"] == "proposal")


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/%2e%2e/pyproject.toml",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/..%2f..%2fapp.py",
        "//etc/passwd",
    ],
)
def test_no_path_leads_out_of_the_page(house: House, path: str) -> None:
    answer = house.client().http.get(path)
    assert answer.status_code in (200, 404)
    assert "import" not in answer.text[:2000] or "<html" in answer.text
    assert "root:" not in answer.text


def test_an_answer_to_what_was_taken_back_is_refused(house: House) -> None:
    ada = solo(house)
    given = []
    for seed in range(4):
        assert ada.ask is not None
        number, keys = ada.ask.number, any_answer(ada.ask, random.Random(seed))
        ada.answer(keys)
        given.append((number, keys))
        ada.wait()
    ada.undo(agreed=True)
    catch_up(ada)
    ada.wait()  # bots may be asked first
    catch_up(ada)
    before, view = list(ada.events), ada.view
    for number, keys in given:
        with pytest.raises(Refused, match=r"stale|not-asked"):
            ada.request(lambda re, number=number, keys=keys: GiveAnswer(number=number, keys=keys, re=re))  # type: ignore[misc]
    catch_up(ada)
    assert (ada.events, ada.view) == (before, view)


@pytest.mark.parametrize("game", ["parlour", "nemesis"])
def test_a_seat_file_holds_nothing_of_other_seats(house: House, game: str) -> None:
    """Whatever is in the file was in the frames of this seat."""
    ada, ben = two_people(house, game)
    take_turns(10, ada, ben)
    for mine, other in ((ada, ben), (ben, ada)):
        file = mine.http.get(f"/api/tables/{ada.at.id}/export?seat={mine.seat}").text
        private = [event for event in other.events if event.private]
        told = [msgspec.json.encode(event.args).decode() for event in private]
        own = "".join([msgspec.json.encode(event.args).decode() for event in mine.events])
        assert all(args not in file or args in own for args in told)
        assert '"seed"' not in file
        assert mine.http.cookies["seance"].split(".")[0] not in file
        for path in (f"export?seat={other.seat}", "export?seat=-1", "export?seat=-2"):
            assert mine.http.get(f"/api/tables/{ada.at.id}/{path}").status_code in (403, 404)
    guest = house.client()
    code = ada.at.link.rpartition("/")[2]
    assert guest.http.get(f"/api/tables/{ada.at.id}/export?code={code}").status_code == 403


def test_strangers_open_only_so_many_sockets(tmp_path: Path) -> None:
    with open_house(tmp_path, most_guests=3) as house, ExitStack() as guests:
        ada = solo(house)
        path = f"/api/tables/{ada.at.id}/socket?code={ada.at.link.rpartition('/')[2]}"
        for _ in range(3):
            line = guests.enter_context(connect(f"ws://127.0.0.1:{house.port}{path}", close_timeout=1))
            line.recv(30)
        assert told(house, path) == ("too-many-sockets", 4429)
        catch_up(ada)


def test_a_muted_seat_is_not_heard_and_hidden_things_are_not_linked(house: House) -> None:
    ada, ben = two_people(house)
    hand = ben.view["sitters"][1]["hand"]
    ben.request(lambda re: Say(text="look", entities=[*hand, "medium"], re=re))
    catch_up(ada)
    lines = [msgspec.json.decode(frame) for frame in ada.frames if '"type":"chat"' in frame]
    known = str({**ada.view, "sitters": []})
    assert all(entity not in hand or entity in known for entity in lines[-1]["line"].get("entities", []))
    ada.call("POST", f"/api/tables/{ada.at.id}/seats/1/mute", TableInfo, {"muted": True})
    with pytest.raises(Refused, match="muted"):
        ben.request(lambda re: Say(text="mmh", re=re))


def test_who_is_removed_hears_no_more(house: House) -> None:
    ada, ben = two_people(house)
    ada.call("POST", f"/api/tables/{ada.at.id}/seats/1/remove", TableInfo)
    with pytest.raises(Closed):
        ben.until(lambda message: False)


def test_every_answer_forbids_browsers_what_they_need_not_do(house: House) -> None:
    for path in ("/", "/api/games", "/api/tables/none", "/health", "/nowhere/at/all"):
        headers = house.client().http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    made = house.client().http.post("/api/me/passphrase")
    assert "HttpOnly" in made.headers["set-cookie"]
    assert "SameSite=lax" in made.headers["set-cookie"]
