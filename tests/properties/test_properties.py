"""The properties of checks.py on every game."""

from __future__ import annotations

import pytest

from . import checks, secrets
from .plays import PLAYS

every_game = pytest.mark.parametrize("play", PLAYS.values(), ids=PLAYS.keys())


@every_game
def test_a_save_at_any_ask_loads_to_the_same_continuation(play: checks.Play) -> None:
    checks.saves_continue(play, range(5))


@every_game
def test_a_fork_equals_its_original_and_ancestors_never_change(play: checks.Play) -> None:
    checks.forks_are_equal_and_independent(play, range(5))


@every_game
def test_undo_and_the_same_answer_change_nothing(play: checks.Play) -> None:
    checks.undo_then_the_same_answer_is_identity(play, range(8))


@every_game
def test_an_agreed_undo_gives_a_new_future(play: checks.Play) -> None:
    checks.agreed_undo_gives_a_new_future_and_a_journal_that_replays(play, range(10))


@every_game
def test_a_look_changes_nothing(play: checks.Play) -> None:
    count = checks.looking_changes_nothing(play, range(5))
    assert count.looked > 100
    assert count.seen


@every_game
def test_offered_is_accepted_and_all_else_refused(play: checks.Play) -> None:
    checks.offered_is_accepted_and_all_else_refused(play, range(6))


@every_game
def test_a_group_is_one_answer_however_it_is_given(play: checks.Play) -> None:
    checks.groups_can_be_answered_at_once(play, range(6))


@every_game
def test_a_rule_that_raises_leaves_the_table_as_it_was(play: checks.Play, monkeypatch: pytest.MonkeyPatch) -> None:
    checks.a_rule_that_raises_leaves_the_table(play, range(8), monkeypatch)


@every_game
def test_what_a_seat_gets_does_not_depend_on_what_it_cannot_see(play: checks.Play) -> None:
    count = secrets.imagined_twins_look_alike(play, range(10))
    assert count.looked > 300
    assert count.lost * 20 < count.looked


@every_game
def test_hidden_answers_are_noticed_by_nobody_else(play: checks.Play) -> None:
    count = secrets.hidden_answers_are_noticed_by_nobody(play, range(8))
    assert count.seen == set(play.hidden)
    assert count.looked > 300


@every_game
def test_a_given_answer_is_noticed_by_nobody_while_others_think(play: checks.Play) -> None:
    assert secrets.a_given_answer_is_noticed_by_nobody(play, range(8)).looked > 100


@every_game
def test_worlds_that_differ_in_what_a_seat_cannot_see_go_in_step(play: checks.Play) -> None:
    assert secrets.worlds_in_step(play, range(12)).looked > 300


@every_game
def test_secrets_are_told_to_those_concerned(play: checks.Play) -> None:
    count = secrets.secrets_are_told_to_those_concerned(play, range(10))
    assert len(count.seen) * 2 > len(play.tells)
    assert count.looked > 100


@every_game
def test_imagined_worlds_have_futures_of_their_own(play: checks.Play) -> None:
    secrets.imagined_worlds_have_futures_of_their_own(play, range(5))


@every_game
def test_random_games_end_and_keep_the_invariants(play: checks.Play) -> None:
    assert len(checks.random_games_keep_the_invariants(play, range(30)).seen) > 1


@every_game
def test_numbers_count_what_a_seat_was_asked_and_heard(play: checks.Play) -> None:
    checks.asks_and_events_count_what_their_seat_heard(play, range(6))


@every_game
def test_everything_can_be_said_in_every_language(play: checks.Play) -> None:
    checks.everything_can_be_said(play, range(6))


@every_game
def test_history_replays_and_seat_files_show_what_was_seen(play: checks.Play) -> None:
    checks.history_and_files(play, range(5))


@every_game
def test_same_seed_and_answers_give_the_same_game(play: checks.Play) -> None:
    checks.same_seed_and_answers_same_game(play, range(4))


@every_game
def test_a_thinking_bot_changes_nothing(play: checks.Play) -> None:
    checks.thinking_changes_nothing(play, range(3))
