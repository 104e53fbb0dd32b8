"""Lessons, first games and the coach, as a client meets them."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from seance.client import Client
from seance.server.learn_types import LearnInfo, LessonMessage, NoteMessage, NoteRead, SetCoach
from seance.server.lobby_types import TableInfo
from seance.server.messages import Ack, Ping, Pong, ServerMessage, WantHint
from tests.server.house import House, open_house

LAST_ROUND = "/api/games/parlour/learn/lessons/last-round"


def sits_at_lesson(client: Client) -> TableInfo:
    table = client.call("POST", LAST_ROUND, TableInfo)
    client.sit(table)
    client.connect()
    return table


def next_note(client: Client) -> NoteMessage:
    found = client.until(lambda message: isinstance(message, NoteMessage))
    assert isinstance(found, NoteMessage)
    return found


def how_it_stands(client: Client, standing: str) -> LessonMessage:
    def wanted(message: ServerMessage) -> bool:
        return isinstance(message, LessonMessage) and message.standing == standing

    found = client.until(wanted)
    assert isinstance(found, LessonMessage)
    return found


def test_a_lesson_is_a_table_with_a_coach_a_task_and_a_question_at_its_end(house: House) -> None:
    client = house.client()
    assert sits_at_lesson(client).teaches == "lesson:last-round"
    note = next_note(client)
    assert (note.id, note.points, note.ring) == ("who", ["veil-2"], ["call:veil-2"])
    client.answer("call:veil-2")
    assert next_note(client).id == "money"
    client.answer(["pay:fraud", "pay:ectoplasm"])
    assert next_note(client).id == "die"
    client.answer("use:loaded-die")
    assert next_note(client).id == "now"
    client.answer("use:cough")
    ended = how_it_stands(client, "done")
    assert ended.text
    assert [answer.id for answer in ended.answers if answer.right] == ["push"]
    client.disconnect()
    learnt = client.call("GET", "/api/games/parlour/learn", LearnInfo)
    assert [(one.id, one.done) for one in learnt.lessons] == [("last-round", True)]


def test_whoever_fails_is_told_so_and_begins_again_at_a_fresh_table(house: House) -> None:
    client = house.client()
    first = sits_at_lesson(client)
    for answer in ("call:veil-2", ["pay:fraud", "pay:ectoplasm"], "pass"):
        client.wait()
        client.answer(answer)
    while not client.over:
        ask = client.wait()
        if ask is None:
            break
        client.answer([option.key for option in ask.options][: max(ask.min, 1)])
    client.disconnect()
    client.connect()
    assert how_it_stands(client, "failed").text
    client.disconnect()
    second = sits_at_lesson(client)
    assert second.id != first.id
    mine = client.call("GET", "/api/tables?list=mine", dict)
    assert [table["id"] for table in mine["items"]] == [second.id]  # the old one is put away


def test_a_first_game_is_a_table_with_bots_and_a_list_of_notes(house: House) -> None:
    client = house.client("zh-Hans")
    table = client.call("POST", "/api/games/nemesis/learn/guided", TableInfo)
    assert [seat.kind for seat in table.seats] == ["human", "bot"]
    client.sit(table)
    client.connect()
    heard: dict[type, ServerMessage] = {}
    while not {NoteMessage, LessonMessage} <= heard.keys():
        message = client.receive()
        heard[type(message)] = message
    note, stands = heard[NoteMessage], heard[LessonMessage]
    assert isinstance(note, NoteMessage)
    assert isinstance(stands, LessonMessage)
    assert (note.id, note.place) == ("who", 1)
    assert len(stands.notes) == note.of
    assert not any(each.said for each in stands.notes)
    client.request(lambda re: NoteRead(id="who", re=re))
    client.request(lambda re: SetCoach(on=False, re=re))
    client.disconnect()


def test_the_coach_sits_at_any_table_of_whoever_wants_it_and_says_each_thing_once(house: House) -> None:
    client = house.client()
    client.new_table("nemesis", seats=["me", "bot"], seed="5", seeded=True)
    client.start()
    client.connect()
    client.wait()
    assert isinstance(client.request(lambda re: SetCoach(on=True, re=re)), Ack)
    first = next_note(client)
    client.request(lambda re: NoteRead(id=first.id, re=re))
    client.disconnect()
    client.new_table("nemesis", seats=["me", "bot"], seed="5", seeded=True)
    client.start()
    client.connect()
    ask = client.wait()
    assert ask is not None
    client.answer(ask.options[0].key)
    assert next_note(client).id != first.id


def test_a_game_that_was_skipped_is_not_offered_again(house: House) -> None:
    client = house.client()
    assert not client.call("GET", "/api/games/arkham/learn", LearnInfo).finished
    client.call("POST", "/api/games/arkham/learn/skip", object)
    assert client.call("GET", "/api/games/arkham/learn", LearnInfo).finished


@contextmanager
def no_thought(house: House) -> Iterator[None]:
    """The processes beside a server are held."""
    assert house.process is not None
    family = Path(f"/proc/{house.process.pid}/task").glob("*/children")
    held = [int(pid) for file in family for pid in file.read_text().split()]
    assert held
    for pid in held:
        os.kill(pid, signal.SIGSTOP)
    yield
    for pid in held:
        os.kill(pid, signal.SIGCONT)


def test_the_server_goes_on_while_a_planner_judges_what_the_coach_may_recommend(tmp_path: Path) -> None:
    with open_house(tmp_path, thinkers=1) as house:
        client = house.client()
        client.new_table("nemesis", seats=["me", "bot"])
        client.start()
        client.connect()
        ask = client.wait()
        assert ask is not None
        client.request(lambda re: WantHint(number=ask.number, re=re))  # now there is a process that thinks
        client.disconnect()
        client.sit(client.call("POST", "/api/games/arkham/learn/guided", TableInfo))
        with no_thought(house):
            client.connect()
            heard = [client.receive()]
            while not isinstance(heard[-1], LessonMessage):  # all that comes with the first picture, but for the note
                heard.append(client.receive())
            client.send(Ping(re=1))
            while not isinstance(heard[-1], Pong):
                heard.append(client.receive())
        assert client.ask is not None
        assert not [message for message in heard if isinstance(message, NoteMessage)]
        assert next_note(client).id == "whom"
        client.disconnect()


def test_whoever_closes_a_note_is_told_what_else_has_just_happened(house: House) -> None:
    client = house.client()
    client.sit(client.call("POST", "/api/games/eldritch/learn/guided", TableInfo))
    client.connect()
    for note, answer in (("you", "choose:trish-scarborough"), ("lead", "anybody")):
        assert next_note(client).id == note
        client.answer(answer)
    goal = next_note(client)
    assert goal.id == "goal"
    client.request(lambda re: NoteRead(id="goal", re=re))
    gate = next_note(client)  # one was opened when the game was set up
    assert (gate.id, gate.number) == ("gate", goal.number)
    client.disconnect()
