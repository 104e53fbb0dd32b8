"""The past of a table: the view at any event, replays, and what each seat may carry away."""

from __future__ import annotations

import random

import msgspec
import pytest

from seance.engine import ALL, PUBLIC, BadInput, Game, Refused, View, journal
from seance.engine.history import difference, merged, read_replay, recall, run_again, shown
from seance.engine.wire import Replay, SeatFile
from tests.engine.coins import RULES, Purse, gifts, loaded, new_table
from tests.engine.test_game import finished, plain, roll
from tests.engine.test_saves import Dearer

SECRET_SEED = 0xC0FFEE_0000_1111_2222_3333


def played(
    people: int = 1, seed: int = 3, answers: int = 40, length: str = "long"
) -> tuple[Game[Purse], dict[int, View]]:
    """A game in its middle, and what seat 0 saw last while it had heard so many events."""
    game = new_table(3, seed, people=people, length=length)
    r = random.Random(seed)
    then: dict[int, View] = {}
    for _ in range(answers):
        then[len(game.events(seat=0))] = game.view(0)
        if game.ask is None:
            break
        ask = r.choice(game.asks)
        game.answer(r.randrange(len(ask.options)), ask.seat)
    then[len(game.events(seat=0))] = game.view(0)
    return game, then


# ---- the view at an earlier event -----------------------------------------------------------------------------------


def test_the_view_at_any_event_is_what_the_seat_saw_then() -> None:
    game, then = played()
    assert len(then) > 15
    for heard, view in then.items():
        assert game.at(0, heard) == view
    assert game.at(0, 0).waiting == []


def test_so_it_is_after_loading_and_where_marks_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "MARKS", 6)
    monkeypatch.setattr(journal, "RECENT", 2)
    game, then = played(answers=90)
    assert len(game.marks) <= 6
    again = loaded(game.save())
    for heard, view in then.items():
        assert game.at(0, heard) == view
        assert again.at(0, heard) == view
    assert again.save() == game.save()


def test_what_a_fork_has_remembered_need_not_be_found_again() -> None:
    game, then = played(answers=60)
    table = loaded(game.save())
    assert table.marks[0].at > 0
    fork = table.fork(keep=True)
    early = min(then)
    assert fork.at(0, early + 1) == game.at(0, early + 1)
    recall(table, fork)
    assert [mark.at for mark in table.marks] == sorted({mark.at for mark in (*fork.marks, *table.marks)})
    assert table.marks[0].at == 0
    for heard, view in then.items():
        assert table.at(0, heard) == view
    assert table.save() == game.save()


def test_so_it_is_after_an_undo_that_gave_a_new_future() -> None:
    game = gifts(new_table())
    before, heard = game.view(0), len(game.events(seat=0))
    roll(game)
    game.undo(seat=0, to="turn", agreed=True)
    roll(game)
    now = len(game.events(seat=0))
    for table in (game, loaded(game.save()), game.fork(keep=True)):
        assert table.at(0, heard) == before
        assert table.at(0, now) == game.view(0)
        assert [table.at(PUBLIC, n).waiting for n in range(3)] == [[], [], []]


def test_looking_back_changes_nothing() -> None:
    game, then = played()
    before, marks = game.save(), list(game.marks)
    for heard in then:
        game.at(1, heard)
    assert (game.save(), game.marks) == (before, marks)


def test_events_that_have_not_been_heard_are_refused() -> None:
    game, _ = played()
    for n in (-1, len(game.events(seat=0)) + 1):
        with pytest.raises(Refused, match="no-such-event"):
            game.at(0, n)


# ---- who may carry what away -----------------------------------------------------------------------------------------


def test_while_several_people_play_everybody_gets_only_what_their_seat_received() -> None:
    game, _ = played(people=2, seed=SECRET_SEED)
    with pytest.raises(Refused, match="not-finished"):
        game.export()
    for seat in range(3):
        data = game.export(seat)
        file = read_replay(data)
        assert isinstance(file, SeatFile)
        assert [frame.told for frame in file.frames] == game.events(seat=seat)
        assert f"{SECRET_SEED:x}".encode() not in data
        assert str(SECRET_SEED).encode() not in data
        assert not {"table", "answers", "seed", "rekeys"} & set(msgspec.json.decode(data))


def test_a_spectator_gets_what_all_could_see() -> None:
    game, _ = played(people=2)
    file = read_replay(game.export(PUBLIC))
    assert [frame.told for frame in file.frames] == game.events(seat=PUBLIC)


def test_nobody_gets_what_only_the_end_may_show() -> None:
    game, _ = played(people=2)
    for eye in (ALL, 3, 99, -3):
        with pytest.raises(Refused, match="unknown-seat"):
            game.export(eye)


def test_a_seat_file_shows_each_event_with_what_was_seen_after_it() -> None:
    game, then = played(people=2)
    views = [view for _, view in shown(read_replay(game.export(0)))]
    for heard, view in then.items():
        assert views[heard] == msgspec.to_builtins(view)


def test_a_finished_game_is_given_out_whole_and_runs_again_exactly() -> None:
    game = finished(new_table(3, SECRET_SEED, people=3))
    for seat in (None, 0):
        replay = read_replay(game.export(seat))
        assert isinstance(replay, Replay)
        assert int(replay.table.seed, 16) == SECRET_SEED
        assert plain(run_again(replay, RULES)) == plain(game)
        assert shown(replay)[-1][1] == msgspec.to_builtins(game.view(ALL))
        assert [frame.told for frame in replay.frames] == game.events(seat=ALL)
        assert replay.result == game.result


def test_who_plays_alone_may_take_the_whole_game_away_at_any_time() -> None:
    game, _ = played(people=1)
    replay = read_replay(game.export())
    assert isinstance(replay, Replay)
    assert replay.result == ""
    assert plain(run_again(replay, RULES)) == plain(game)


def test_a_replay_knows_what_was_undone_and_the_new_future() -> None:
    game = gifts(new_table())
    roll(game)
    game.undo(seat=0, to="turn", agreed=True)
    roll(game)
    replay = read_replay(game.export())
    assert isinstance(replay, Replay)
    assert [back.why for back in replay.taken_back] == ["undo"]
    assert plain(run_again(replay, RULES)) == plain(game)


def test_other_rules_show_a_replay_but_do_not_run_it_as_if_it_were_theirs() -> None:
    game = finished(new_table(seed=11))
    replay = read_replay(game.export())
    assert isinstance(replay, Replay)
    with pytest.raises(Refused, match="replay-differs"):
        run_again(replay, Dearer())
    assert len(shown(replay)) == len(game.events(seat=ALL)) + 1


def test_a_replay_that_runs_to_another_table_is_told_apart() -> None:
    game = finished(new_table())
    replay = read_replay(game.export())
    assert isinstance(replay, Replay)
    replay.frames.pop()
    with pytest.raises(Refused, match="replay-differs"):
        run_again(replay, RULES)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "corrupt-replay"),
        (b"{}", "corrupt-replay"),
        (b'{"format": "seance-replay/1"}', "corrupt-replay"),
        (b'{"format": "seance-seat/1", "frames": 3}', "corrupt-replay"),
        (b'{"format": "chess/1"}', "foreign-replay"),
        (b"\xff\xfe" * 100, "corrupt-replay"),
        (random.Random(2).randbytes(10 << 20), "corrupt-replay"),
    ],
    ids=["empty", "nothing in it", "cut", "wrong", "chess", "not text", "ten megabytes of garbage"],
)
def test_what_is_no_replay_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_replay(data)
    assert refused.value.reason == reason


# ---- changes of plain data ------------------------------------------------------------------------------------------


def test_a_change_that_is_merged_gives_the_later_view() -> None:
    pairs: list[tuple[dict[str, object], dict[str, object]]] = [
        ({}, {}),
        ({"a": 1}, {"a": 2, "b": [1]}),
        ({"a": 1, "b": {"c": 1, "d": 2}}, {"b": {"c": 1}}),
        ({"a": {"b": {"c": 1}}}, {"a": 5}),
        ({"a": 5}, {"a": {"b": {}}}),
        ({"a": {"b": 1}}, {"a": {}}),
        ({"a": [1, 2]}, {"a": []}),
        ({"a": ""}, {"a": False}),
    ]
    for before, after in pairs:
        result = merged(before, difference(before, after))
        assert result == after
        assert repr(result) == repr(after)
        assert difference(after, after) == {}
