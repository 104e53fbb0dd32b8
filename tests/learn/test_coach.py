"""The coach speaks in time: what is happening before what is general, and nothing is lost that had to wait a little."""

from __future__ import annotations

import pytest

from seance.engine import Game, State
from seance.learn import Note, at_lesson, lesson, moment_of, say_beside, say_good, say_more, say_next
from seance.learn.content import notes
from seance.learn.judge import good_answers
from seance.learn.puzzles import at_puzzle, puzzles
from seance.testing import scene

NOISE = Note(id="noise", event="noise-rolled", with_={"crew": "me"}, rules=["NEM-NOISE-02"])
MOVED = Note(id="moved", event="moved", points=["$room"], rules=["NEM-MOVE-01"])
LEAVE = Note(id="leave", ask="your-action", ring=["move:", "pass"], rules=["NEM-MOVE-01"], general=True)


def aboard() -> Game[State]:
    """In the Hibernatorium, with a hand of cards and rooms around it."""
    return at_lesson("nemesis", lesson("nemesis", "walking"))


def walk(game: Game[State]) -> None:
    step = next(key for key in moment_of(game, 0).keys if key.startswith("move:"))
    game.answer(step, 0)
    pay(game)


def pay(game: Game[State]) -> None:
    ask = game.ask_of(0)
    assert ask is not None
    assert ask.prompt == "pay-with"
    game.answer([moment_of(game, 0).keys[0]], 0)


def test_what_is_happening_goes_before_what_is_general() -> None:
    game = aboard()
    said = say_next([LEAVE, NOISE], moment_of(game, 0), ())
    assert said is not None
    assert said.note is LEAVE
    walk(game)
    said = say_next([LEAVE, NOISE], moment_of(game, 0), ())
    assert said is not None
    assert said.note is NOISE


def test_what_found_no_room_is_said_at_the_next_question() -> None:
    game = aboard()
    walk(game)
    assert say_next([MOVED, NOISE], moment_of(game, 0), ()) is not None
    step = next(key for key in moment_of(game, 0).keys if key.startswith("move:"))
    game.answer(step, 0)  # now it asks what to pay with: nothing has happened since
    moment = moment_of(game, 0)
    assert not moment.holds(NOISE)
    said = say_next([MOVED, NOISE, LEAVE], moment, ["moved"])
    assert said is not None
    assert said.note is NOISE


def test_whoever_has_read_one_note_hears_what_else_has_happened_and_nothing_general() -> None:
    game = aboard()
    walk(game)
    moment = moment_of(game, 0)
    said = say_next([MOVED, LEAVE, NOISE], moment, ())
    assert said is not None
    assert said.note is MOVED
    said = say_more([MOVED, LEAVE, NOISE], moment, ["moved"])
    assert said is not None
    assert said.note is NOISE
    assert say_more([MOVED, LEAVE, NOISE], moment, ["moved", "noise"]) is None


def test_only_what_a_planner_does_not_call_bad_is_recommended() -> None:
    """Where one answer is far ahead, an eager note recommends that one and not what is far behind."""
    one = next(each for each in puzzles("arkham") if each.prompt == "your-action")
    table = at_puzzle("arkham", one)
    eager = Note(id="eager", ask="your-action", ring=[figure.keys[0] for figure in one.figures], rules=["AHC-ACN-01"])
    said = say_next([eager], moment_of(table, one.seat), ())
    assert said is not None
    assert len(said.ring) == len(one.figures)
    said.recommend_only(good_answers(table, one.seat))
    assert one.best[0] in said.ring
    assert one.figures[-1].keys[0] not in said.ring


def test_whoever_reads_line_by_line_finds_each_note_beside_its_event_and_general_ones_nowhere() -> None:
    game = aboard()
    walk(game)
    found = say_beside([MOVED, LEAVE, NOISE], moment_of(game, 0), ())
    told = {event.n: event.event for event in game.events(seat=0)}
    assert {told[n]: said.note.id for n, said in found.items()} == {"moved": "moved", "noise-rolled": "noise"}
    assert say_beside([MOVED, NOISE], moment_of(game, 0), ["moved", "noise"]) == {}


def test_what_can_wait_does_so_until_what_it_recommends_is_good() -> None:
    moment = moment_of(aboard(), 0)
    pressing = Note(id="pressing", ask="your-action", ring=["pass"], rules=["NEM-PP-09"])
    good = [key for key in moment.keys if key.startswith("move:")]
    said = say_good([LEAVE], moment, (), lambda: good)
    assert said is not None
    assert said.ring == good
    assert say_good([LEAVE], moment, (), list) is None
    said = say_good([LEAVE, pressing], moment, (), list)
    assert said is not None
    assert (said.note, said.ring) == (pressing, [])


@pytest.mark.parametrize(("left", "said"), [(None, "sleep"), (3, "doomed")])
def test_nobody_is_sent_to_sleep_on_a_ship_that_will_blow_up(left: int | None, said: str) -> None:
    t = scene("nemesis").crew("scout", room="011", hand=["rest", "search"]).at(time=5, destruct=left)
    assert t.asked() == "0 your-action"
    assert t.game is not None
    moment = moment_of(t.game, 0)
    assert moment.offered("act:hibernatorium")
    assert [note.id for note in notes("nemesis") if note.id in ("sleep", "doomed") and moment.holds(note)] == [said]


def test_things_of_a_list_are_counted_by_what_they_have() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=["rest"])
    table = t.begin()
    assert not moment_of(table, 0).sees("rooms.malfunction.count >= 0")  # nothing is broken: there is nothing to count
    for room in (1, 2, 3):
        t.s.malfunction[room] = True
    assert moment_of(table, 0).at("rooms.malfunction.count") == 3


@pytest.mark.parametrize(
    ("cubes", "seen", "said"),
    [
        ({"faith": 5, "wealth": 2}, (), "thesis"),  # 34: enough for every clan
        ({"faith": 5, "civilisation": 3}, (), "thesis-early"),  # 30: enough for some
        ({"faith": 3, "caste": 1}, (), "thesis-early"),  # 18: for none
        ({"faith": 5, "civilisation": 3}, ("rebecca",), "thesis"),  # and it is known to be one of these
    ],
)
def test_a_thesis_is_recommended_only_if_it_will_surely_be_accepted(
    cubes: dict[str, int], seen: tuple[str, ...], said: str
) -> None:
    t = scene("dungeontology").scholar("rebecca", cubes=cubes).scholar("sofia").clan("clan-gaia", seen_by=seen)
    table = t.at("begin").begin()
    moment = moment_of(table, 0)
    assert moment.offered("submit")
    every = [note for note in notes("dungeontology") if moment.holds(note) and note.id.startswith("thesis")]
    assert [note.id for note in every] == [said]
    assert [note.id for note in notes("dungeontology") if "submit" in note.ring] == ["thesis"]
    assert moment.previews["submit"].danger is (said != "thesis")
