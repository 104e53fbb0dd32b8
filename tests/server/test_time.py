"""Everything that time does at a table: deadlines, delays, silence, rates. The clock is moved by hand."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from seance.client import Client, Closed
from seance.engine import Refused
from seance.server import clock
from seance.server.messages import (
    Ack,
    AskSeen,
    Bye,
    ChatLine,
    ClientMessage,
    ErrorMessage,
    GiveAnswer,
    Hello,
    Ping,
    Pong,
    Reading,
    Say,
    Wait,
    WantLog,
)  # fmt: skip
from tests.server.frozen import FrozenHouse, frozen_house
from tests.server.house import any_answer, catch_up, solo, two_people

T = TypeVar("T")


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FrozenHouse]:
    with frozen_house(tmp_path_factory.mktemp("frozen")) as found:
        yield found


def somebody_asked(house: FrozenHouse, *clients: Client) -> tuple[Client, AskSeen]:
    """Whoever is asked; as long as nobody is, time goes on."""
    for _ in range(100):
        for client in clients:
            catch_up(client)
            if client.ask is not None:
                return client, client.ask
        house.move(1)
    raise AssertionError("nobody is asked anything")


def later(house: FrozenHouse, client: Client, kind: type[T]) -> T:
    """The next message of this kind; time goes on until it comes."""
    while True:
        with suppress(TimeoutError):
            message = client.receive(0.02)
            if isinstance(message, kind):
                return message
            continue
        house.move(0.35)  # the wait decides nothing: however short it was, the message still comes


def give(house: FrozenHouse, client: Client, ask: AskSeen, keys: list[str]) -> None:
    client.send(GiveAnswer(number=ask.number, keys=keys, re=1))
    later(house, client, Ack)
    if client.ask is ask:
        client.ask = None  # a new one comes by itself


def go_on(house: FrozenHouse, answers: int, *clients: Client) -> None:
    dice = random.Random(answers)
    for _ in range(answers):
        asked, ask = somebody_asked(house, *clients)
        give(house, asked, ask, any_answer(ask, dice))


def come_to_a_window(house: FrozenHouse, *clients: Client) -> tuple[Client, AskSeen]:
    """Somebody is asked whether to let a moment pass, and has a choice."""
    for _ in range(300):
        asked, ask = somebody_asked(house, *clients)
        if ask.window:
            return asked, ask
        go_on(house, 1, *clients)
    raise AssertionError("no window was opened")


def journal(house: FrozenHouse, table: str) -> list[tuple[str, int]]:
    rows = house.rows("SELECT entry, at FROM journal WHERE table_id = ? ORDER BY seq", table)
    return [(str(entry), int(str(at))) for entry, at in rows]


# ---- windows ---------------------------------------------------------------------------------------------------------


def test_when_time_is_up_the_server_passes(house: FrozenHouse) -> None:
    ada, ben = two_people(house, timer="brisk")
    asked, ask = come_to_a_window(house, ada, ben)
    assert 0 < ask.deadline - house.frozen.ms <= 20_000
    before = len(journal(house, ada.at.id))
    house.move((ask.deadline - house.frozen.ms) / 1000 + 0.001)
    while asked.ask is not None and asked.ask.number == ask.number:
        asked.receive()
    passed = [msgspec.json.decode(entry) for entry, _ in journal(house, ada.at.id)[before:]]
    assert {"do": "answer", "seat": asked.seat, "keys": ["pass"], "number": ask.number} in passed
    with pytest.raises(Refused, match=r"stale|not-asked"):
        asked.request(lambda re: GiveAnswer(number=ask.number, keys=["pass"], re=re))


def test_the_clock_of_a_question_starts_when_it_is_shown(house: FrozenHouse) -> None:
    ada, ben = two_people(house, timer="brisk")
    asked, ask = come_to_a_window(house, ada, ben)
    opened = ask.deadline - 20_000
    asked.send(Reading(number=ask.number))
    assert new_deadline(asked, ask) == opened + 20_000 + 20_000  # at the latest
    house.move(5)
    asked.send(Reading(number=ask.number, done=True))
    shown = new_deadline(asked, asked.ask)
    assert opened + 5_000 + 20_000 <= shown < opened + 20_000 + 20_000
    asked.send(Reading(number=ask.number))  # nobody has a question shown twice
    house.move((shown - house.frozen.ms) / 1000 + 0.001)
    while asked.ask is not None and asked.ask.number == ask.number:
        asked.receive()


def new_deadline(client: Client, before: AskSeen | None) -> int:
    while client.ask == before:
        client.receive()
    assert client.ask is not None
    return client.ask.deadline


def test_everybody_sees_how_long_a_window_stays_open(house: FrozenHouse) -> None:
    ada, ben = two_people(house, timer="relaxed")
    asked, ask = come_to_a_window(house, ada, ben)
    other = ben if asked is ada else ada
    catch_up(other)
    shown = other.at.seats[asked.seat]
    assert shown.asked
    assert shown.deadline == ask.deadline


def test_where_hidden_cards_may_answer_everybody_hears_that_they_may(house: FrozenHouse) -> None:
    ada, ben = two_people(house)
    asked, ask = come_to_a_window(house, ada, ben)
    catch_up(ada)
    catch_up(ben)
    assert ada.responses
    assert ben.responses
    give(house, asked, ask, ["pass"])
    while (again := somebody_asked(house, ada, ben))[1].window:
        give(house, *again, ["pass"])
    catch_up(ada)
    assert not ada.responses


def test_without_a_timer_a_window_stays_open(house: FrozenHouse) -> None:
    ada, ben = two_people(house)
    asked, ask = come_to_a_window(house, ada, ben)
    assert ask.deadline == 0
    for _ in range(10):
        house.move(30)
        for client in (ada, ben):
            catch_up(client)
    assert asked.ask == ask


def test_turns_have_no_deadline(house: FrozenHouse) -> None:
    ada, ben = two_people(house, timer="brisk")
    _, ask = somebody_asked(house, ada, ben)
    assert not ask.window
    assert ask.deadline == 0


def test_a_window_that_may_be_empty_takes_as_long_as_any(house: FrozenHouse) -> None:
    """No answer to a window is kept sooner than 700 ms after it was opened, whoever gives it."""
    ada, ben = two_people(house, timer="relaxed")
    asked, ask = come_to_a_window(house, ada, ben)
    opened = ask.deadline - 60_000
    give(house, asked, ask, ["pass"])
    kept = [at for _, at in journal(house, ada.at.id)]
    assert opened in kept
    assert min(at for at in kept if at > opened) >= opened + 700


def test_a_clock_that_is_set_back_stops_no_window(house: FrozenHouse) -> None:
    """A window with hidden hands waited until the clock of the machine was again where it had been."""
    ada, ben = two_people(house)
    asked, ask = come_to_a_window(house, ada, ben)
    house.frozen.set_by = -3_600_000
    before = house.frozen.ms
    give(house, asked, ask, ["pass"])
    somebody_asked(house, ada, ben)
    assert house.frozen.ms - before < 20_000


def test_a_clock_that_was_set_back_while_no_server_ran_stops_no_window(tmp_path: Path) -> None:
    with frozen_house(tmp_path) as house:
        house.frozen.ms += 3_600_000
        ada, ben = two_people(house)
        asked, ask = come_to_a_window(house, ada, ben)
        table, seat, cookies = asked.table, asked.seat, dict(asked.http.cookies)
    with frozen_house(tmp_path) as house:
        again = house.client()
        again.http.cookies.update(cookies)
        again.table, again.seat = table, seat
        again.connect()
        again.until(lambda message: isinstance(message, Hello))
        assert again.ask == ask
        before = house.frozen.ms
        give(house, again, ask, ["pass"])
        assert house.frozen.ms - before < 5_000


def test_a_clock_that_is_far_ahead_is_followed(house: FrozenHouse) -> None:
    house.frozen.set_by = 3_600_000
    assert clock.now() == house.frozen.ms + 3_600_000
    house.frozen.set_by = -3_600_000
    assert clock.now() == house.frozen.ms + 3_600_000


# ---- spectators ------------------------------------------------------------------------------------------------------


def test_spectators_see_everything_so_much_later(house: FrozenHouse) -> None:
    ada, ben = two_people(house, delay=30)
    guest = house.client()
    guest.table = ada.table
    guest.connect(seat=-1, code=ada.at.link.rpartition("/")[2])
    guest.until(lambda message: isinstance(message, Wait))
    began = house.frozen.ms
    go_on(house, 4, ada, ben)
    ada.request(lambda re: Say(text="It was the cousin.", re=re))
    catch_up(guest)
    assert house.frozen.ms - began < 30_000
    assert (guest.view, guest.events) == ({}, [])
    assert not any(seat.asked for seat in guest.at.seats)
    assert not any("cousin" in frame for frame in guest.frames)
    house.move(30)
    guest.until(lambda message: isinstance(message, Hello))
    catch_up(guest)
    assert any("cousin" in frame for frame in guest.frames)
    go_on(house, 4, ada, ben)
    assert 0 < guest.seq < ada.seq
    assert [event.event for event in guest.events] == [event.event for event in ada.events][: guest.seq]


# ---- silence ---------------------------------------------------------------------------------------------------------


def test_a_silent_socket_is_closed_and_may_come_back(house: FrozenHouse) -> None:
    ada = solo(house)
    began = house.frozen.ms
    with pytest.raises(Closed):
        later(house, ada, Bye)
    assert house.frozen.ms - began > house.settings.silent_ms
    assert '"reason":"silent"' in ada.frames[-1]
    assert '"retry":true' in ada.frames[-1]
    ada.connect()
    assert ada.wait() is not None


def test_who_says_something_now_and_then_stays(house: FrozenHouse) -> None:
    ada = solo(house)
    for _ in range(5):
        house.move(45)
        assert isinstance(ada.request(lambda re: Ping(re=re)), Pong)


# ---- rates -----------------------------------------------------------------------------------------------------------


def test_a_socket_says_at_most_so_much_at_once(house: FrozenHouse) -> None:
    ada = solo(house)
    house.move(10)
    for n in range(49):
        ada.send(Ping(re=n))
    found = [ada.until(lambda message: isinstance(message, Pong | ErrorMessage)) for _ in range(49)]
    assert [isinstance(message, Pong) for message in found] == [True] * 40 + [False] * 9
    assert [(each.reason, each.re) for each in found if isinstance(each, ErrorMessage)] == [
        ("too-fast", n)
        for n in range(40, 49)  # whoever waits for an answer knows that none comes
    ]
    house.move(1)
    for n in range(20):
        ada.send(Ping(re=100 + n))
    later = [ada.until(lambda message: isinstance(message, Pong | ErrorMessage)) for _ in range(20)]
    assert all(isinstance(message, Pong) for message in later)


def test_wishes_and_talk_are_rarer(house: FrozenHouse) -> None:
    ada = solo(house)
    house.move(10)
    granted = count_granted(ada, 15, lambda re: WantLog(first=0, re=re))
    said = count_granted(ada, 10, lambda re: Say(text="Is anybody there?", re=re))
    assert (granted, said) == (10, 5)
    house.move(1)
    assert count_granted(ada, 10, lambda re: WantLog(first=0, re=re)) == 3


def count_granted(client: Client, times: int, message: Callable[[int], ClientMessage]) -> int:
    granted = 0
    for _ in range(times):
        try:
            client.request(message)
            granted += 1
        except Refused as refused:
            if refused.reason != "too-fast":
                raise
    return granted


def test_deeds_in_the_lobby_are_counted(house: FrozenHouse) -> None:
    ada = house.client()
    answers = [ada.http.patch("/api/me", json={"name": "Ada"}) for _ in range(65)]
    assert [answer.status_code for answer in answers] == [200] * 60 + [429] * 5
    assert answers[-1].headers["retry-after"] == "2"
    assert answers[-1].json()["reason"] == "too-fast"
    house.move(1)
    assert ada.http.patch("/api/me", json={"name": "Ada"}).status_code == 200
    assert ada.http.get("/api/me").status_code == 200


def test_whole_games_are_run_again_only_now_and_then(house: FrozenHouse) -> None:
    ada = solo(house)
    asked = [ada.http.get(f"/api/tables/{ada.at.id}/export?seat=0").status_code for _ in range(12)]
    assert asked == [200] * 10 + [429] * 2
    house.move(5)
    assert ada.http.get(f"/api/tables/{ada.at.id}/export?seat=0").status_code == 200


@pytest.mark.parametrize(
    "guess",
    [
        lambda client: client.http.post("/api/me/move", json={"passphrase": "aaaaa-bbbbb-ccccc-ddddd-eeeee"}),
        lambda client: client.http.get("/api/invitations/no-such-code"),
    ],
)
def test_secrets_are_not_guessed_by_trying(house: FrozenHouse, guess: Callable[[Client], object]) -> None:
    thief = house.client()
    found = [guess(thief) for _ in range(12)]
    assert [answer.json()["reason"] for answer in found][-2:] == ["too-fast"] * 2  # type: ignore[attr-defined]
    assert "too-fast" not in [answer.json()["reason"] for answer in found][:10]  # type: ignore[attr-defined]


# ---- talk ------------------------------------------------------------------------------------------------------------


def test_chat_says_when_it_was_said(house: FrozenHouse) -> None:
    ada, ben = two_people(house)
    house.move(30)
    ada.request(lambda re: Say(text="Hush.", re=re))
    catch_up(ben)
    lines = [msgspec.json.decode(frame)["line"] for frame in ben.frames if '"type":"chat"' in frame]
    assert msgspec.convert(lines[-1], ChatLine).at == house.frozen.ms
