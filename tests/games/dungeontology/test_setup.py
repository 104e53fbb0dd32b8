"""Set-up: who plays whom, who begins, hands, the campus, the bag, the dungeon."""

from typing import Any

import pytest

import seance
from seance.engine import ALL, Game
from seance.games.dungeontology.rules.printed import COLOURS, LEVELS, SCHOLARS
from seance.games.dungeontology.rules.state import Expedition


def started(seats: int = 4, seed: int = 1, **options: Any) -> Game[Expedition]:
    """A new table up to its first turn."""
    game = seance.new("dungeontology", seats=seats, seed=seed, scholars="random", **options)
    assert isinstance(game.state, Expedition)
    return game  # type: ignore[return-value]


def in_order(s: Expedition) -> list[int]:
    return [(s.start_seat + n) % s.seats for n in range(s.seats)]


@pytest.mark.rule("DUN-SETUP-03", "DUN-SETUP-04", "DUN-SETUP-01", "DUN-COMP-01")
def test_one_player_after_the_other_takes_a_scholar_that_is_left_with_the_standard_side_up() -> None:
    game = seance.new("dungeontology", seats=4, seed=1)
    assert game.ask is not None
    assert game.ask.keys == [f"choose:{key}" for key in SCHOLARS]
    game.answer("choose:rebecca")
    assert (game.ask.seat, game.ask.keys) == (1, ["choose:valerio", "choose:sofia", "choose:vincenzo"])
    for key in ("valerio", "sofia"):
        game.answer(f"choose:{key}")
    assert isinstance(game.state, Expedition)
    assert [who.key for who in game.state.scholars] == ["rebecca", "valerio", "sofia", "vincenzo"]
    assert not any(who.excited for who in game.state.scholars)
    assert [who.colour for who in game.state.scholars] == list(COLOURS)


@pytest.mark.rule("DUN-SETUP-05", "DUN-SETUP-02", "DUN-SETUP-24", "DUN-SCHOLAR-03")
def test_each_scholar_starts_in_the_start_area_with_the_students_of_the_card_and_an_empty_notebook() -> None:
    for who in started().state.scholars:
        assert who.students == who.side.students
        assert (who.area, who.research, who.columns, who.stun) == (0, 0, [], 0)


@pytest.mark.rule("DUN-SETUP-06", "DUN-SETUP-07", "DUN-SETUP-29", "DUN-SCHOLAR-28")
def test_the_colour_of_a_randomise_card_names_who_begins_and_play_goes_clockwise() -> None:
    starts = set()
    for seed in range(20):
        game = started(seats=2, seed=seed)
        s = game.state
        shown = [told.args["card"] for told in game.events(seat=ALL) if told.event == "randomised"]
        assert shown, "a card must be drawn"
        assert game.ask is not None
        assert game.ask.seat == s.turn == s.start_seat
        assert s.round == 1
        starts.add(s.start_seat)
        game.answer("go-on")
        while s.turn == s.start_seat:
            assert game.ask is not None
            game.answer(len(game.ask.options) - 1 if game.ask.prompt.startswith("your-") else 0)
            s = game.state
        assert s.turn == (s.start_seat + 1) % 2
    assert starts == {0, 1}
    # two players have red and yellow: a blue or green card is drawn again
    many = [
        [told for told in started(seats=2, seed=n).events(seat=ALL) if told.event == "randomised"] for n in range(9)
    ]
    assert any(len(drawn) > 1 for drawn in many)


@pytest.mark.rule("DUN-SETUP-09", "DUN-SETUP-10", "DUN-SETUP-11", "DUN-SETUP-12")
def test_the_start_player_draws_one_card_and_each_later_one_more() -> None:
    for seats in (2, 3, 4):
        s = started(seats).state
        assert [len(s.scholars[seat].hand) for seat in in_order(s)] == [1, 2, 3, 4][:seats]


@pytest.mark.rule("DUN-SETUP-14", "DUN-SETUP-15", "DUN-SETUP-17", "DUN-SETUP-18")
def test_panic_and_clan_card_lie_face_down_and_the_alert_card_face_up() -> None:
    game = started(alert="alert-hard")
    for eye in (0, 1, -1):
        seen: Any = game.view(eye)
        assert (seen.alert, seen.panic, seen.clan) == ("alert-hard", "", "")
        assert len(seen.clans) == 3


@pytest.mark.rule("DUN-SETUP-16", "DUN-SETUP-21", "DUN-SETUP-22", "DUN-BOSS-07")
def test_alert_card_and_side_of_the_boss_are_chosen_or_random() -> None:
    s = started(alert="alert-easy", boss="drunk").state
    assert (s.alert and s.alert.key, s.boss.key) == ("alert-easy", "drunk")
    random = [started(2, seed, alert="random", boss="random").state for seed in range(25)]
    assert {s.alert.key for s in random if s.alert} == {"alert-easy", "alert-normal", "alert-hard"}
    assert {s.boss.key for s in random} == {"aggressive", "drunk"}


@pytest.mark.rule("DUN-CLAN-01", "DUN-SETUP-18")
def test_one_of_the_three_clan_cards_is_used() -> None:
    assert {started(2, seed).state.clan.key for seed in range(25)} == {"clan-orvieto", "clan-gaia", "clan-blades"}


@pytest.mark.rule("DUN-SETUP-27", "DUN-SETUP-28", "DUN-UNIV-02")
def test_the_bag_holds_the_number_of_the_alert_card_for_each_player_and_its_omega_students() -> None:
    """Four for each of four players and one Omega, as in the example."""
    s = started(4).state
    assert (s.bag_students, s.bag_omegas) == (16, 1)
    s = started(3, alert="alert-easy").state
    assert (s.bag_students, s.bag_omegas) == (15, 1)


@pytest.mark.rule("DUN-SETUP-23", "DUN-SETUP-25", "DUN-SETUP-26", "DUN-START-02")
def test_only_the_start_area_is_on_the_table_and_each_level_has_its_stack() -> None:
    s = started().state
    assert [area.key for area in s.areas] == ["start-area"]
    assert [len(stack) for stack in s.tiles] == [6, 6, 6]
    for level, stack in zip(LEVELS, s.tiles, strict=True):
        assert {tile.level for tile in stack.rest} == {level}
        assert "start-area" not in [tile.key for tile in stack.rest]


@pytest.mark.rule("DUN-SETUP-08", "DUN-SETUP-19", "DUN-SETUP-20")
def test_scheme_and_doom_decks_are_shuffled_and_all_trainees_lie_on_the_table() -> None:
    hands = {tuple(card.key for card in started(2, seed).state.scholars[0].hand) for seed in range(8)}
    assert len(hands) > 4
    s = started().state
    assert (len(s.dooms.rest), len(s.trainees)) == (15, 10)
    assert not s.dooms.discard
    assert not s.schemes.discard
