"""Set-up, step by step, and what a game may be made with."""

from typing import Any

import pytest

import seance
from seance.bots import PLANNER
from seance.engine import BadInput, Game
from seance.games.arkham import RULES
from seance.games.arkham.rules.printed import CHAOS_BAGS, PLAYER_CARDS, STARTER_DECKS
from seance.games.arkham.rules.state import Table
from seance.server.bots import whole

ROLAND, DAISY = "roland-banks", "daisy-walker"


def new(seats: int = 1, seed: int = 5, **options: Any) -> Game[Table]:
    game = seance.new("arkham", seats=seats, seed=seed, **options)
    assert isinstance(game.state, Table)
    return game  # type: ignore[return-value]


def answer_all(game: Game[Table], *prompts: str) -> None:
    """Take the first option until something else is asked."""
    while game.ask is not None and game.ask.prompt in prompts:
        if game.ask.group is not None:
            game.answer([])
        else:
            game.play(0)


def begin(seats: int = 1, **options: Any) -> Game[Table]:
    """Everybody takes the first investigator that is left; nobody replaces a card."""
    game = new(seats, **options)
    answer_all(game, "investigator", "lead", "mulligan")
    return game


@pytest.mark.rule("AHC-SU01-01", "AHC-DBK-01")
def test_each_seat_chooses_another_investigator() -> None:
    game = new(2)
    assert game.ask is not None
    assert (game.ask.seat, game.ask.prompt) == (0, "investigator")
    game.answer("play-as:daisy-walker")
    assert game.ask.seat == 1
    assert "play-as:daisy-walker" not in game.ask.keys


@pytest.mark.rule("AHC-SU03-01", "AHC-LEA-02")
def test_the_investigators_choose_the_lead() -> None:
    game = new(2)
    answer_all(game, "investigator")
    assert game.ask is not None
    assert game.ask.keys == ["lead:roland-banks", "lead:daisy-walker", "anybody"]
    for seat in (0, 1):
        game.answer("lead:daisy-walker", seat=seat)
    assert game.state.lead == 1


@pytest.mark.rule("AHC-SU04-01", "AHC-DBK-09", "AHC-DBK-03")
def test_a_deck_has_its_cards_the_signature_cards_and_a_random_basic_weakness() -> None:
    game = begin()
    owned = [card.key for card in game.state.investigators[0].owned]
    assert len(owned) == 33
    assert {"rolands-38-special", "cover-up"} <= set(owned)
    assert len([card for card in game.state.investigators[0].owned if card.weakness == "basic"]) == 1


@pytest.mark.rule("AHC-SU06-01", "AHC-DFL-01", "AHC-DFL-02", "AHC-DFL-03")
@pytest.mark.parametrize("difficulty", ["easy", "standard", "hard", "expert"])
def test_the_bag_holds_the_tokens_of_the_difficulty(difficulty: str) -> None:
    assert sorted(begin(difficulty=difficulty).state.bag) == sorted(CHAOS_BAGS[difficulty])


@pytest.mark.parametrize(("difficulty", "card"), [("easy", "the-gathering"), ("expert", "the-gathering-hard")])
def test_the_scenario_is_read_out_with_the_side_of_its_card_that_counts(difficulty: str, card: str) -> None:
    game = begin(difficulty=difficulty)
    while game.ask is not None and game.ask.prompt != "your-action":
        game.answer(0, seat=game.ask.seat)
    assert [told.args for told in game.events(seat=0) if told.event == "scenario"] == [
        {"scenario": "the-gathering", "card": card}
    ]


@pytest.mark.rule("AHC-SU07-01", "AHC-SU08-01")
def test_everybody_begins_with_five_resources_and_five_cards() -> None:
    game = begin(2)
    for who in game.state.investigators:
        assert (who.resources, len(who.hand)) == (5, 5)


@pytest.mark.rule("AHC-SU08-03", "AHC-SU08-04")
def test_weaknesses_are_never_in_the_opening_hand_and_lie_in_the_deck_again() -> None:
    for seed in range(12):
        game = new(seed=seed)
        answer_all(game, "investigator", "lead", "mulligan")
        who = game.state.investigators[0]
        assert not any(card.weakness for card in who.hand)
        assert sum(bool(card.weakness) for card in who.deck.rest) == 2


@pytest.mark.rule("AHC-MUL-01", "AHC-MUL-02", "AHC-MUL-03", "AHC-SU08-02")
def test_a_mulligan_replaces_any_number_of_cards_once() -> None:
    game = new()
    answer_all(game, "investigator", "lead")
    assert game.ask is not None
    assert game.ask.prompt == "mulligan"
    before = [card.key for card in game.state.investigators[0].hand]
    game.answer([f"replace:{before[0]}", f"replace:{before[1]}"])
    who = game.state.investigators[0]
    assert (len(who.hand), len(who.deck)) == (5, 28)
    assert game.ask.prompt != "mulligan"


@pytest.mark.rule("AHC-MUL-04")
def test_mulligans_are_asked_in_player_order() -> None:
    game = new(2)
    answer_all(game, "investigator")
    for seat in (0, 1):
        game.answer("lead:daisy-walker", seat=seat)
    assert game.ask is not None
    assert (game.ask.seat, game.ask.prompt) == (1, "mulligan")
    assert [len(who.hand) for who in game.state.investigators] == [5, 5]  # all have drawn before the first decides


@pytest.mark.rule("AHC-LEA-03")
def test_if_the_players_do_not_agree_chance_chooses_the_lead() -> None:
    leads: set[int] = set()
    for seed in range(8):
        game = new(2, seed)
        answer_all(game, "investigator")
        game.answer("lead:daisy-walker", seat=0)
        game.answer("lead:roland-banks", seat=1)
        leads.add(game.state.lead)
    assert leads == {0, 1}


@pytest.mark.rule("AHC-LEA-02")
def test_one_wish_is_enough_and_planners_have_none() -> None:
    game = new(3)
    answer_all(game, "investigator")
    game.answer("lead:skids-otoole", seat=0)
    for seat in (1, 2):
        game.answer(whole(game, seat, PLANNER)[0], seat=seat)  # type: ignore[arg-type]
    assert game.state.leader.key == "skids-otoole"


@pytest.mark.rule("AHC-SU10-02", "AHC-SU10-03", "AHC-SU10-05", "AHC-SU10-06")
def test_the_encounter_deck_is_made_of_the_sets_without_what_is_set_aside() -> None:
    s = begin().state
    assert len(s.encounters) == 26
    assert [location.key for location in s.locations] == ["study"]
    assert sorted(card.key for card in s.set_aside) == [
        "attic", "cellar", "ghoul-priest", "hallway", "lita-chantler", "parlor"
    ]  # fmt: skip


@pytest.mark.rule("AHC-SU10-04", "AHC-CLU-04")
def test_everybody_starts_at_the_starting_location_which_is_revealed_with_its_clues() -> None:
    s = begin(2).state
    assert [who.location for who in s.investigators] == ["study", "study"]
    assert (s.location("study").revealed, s.clues_at("study")) == (True, 4)


@pytest.mark.rule("AHC-SU11-01", "AHC-SU12-01", "AHC-SU09-01")
def test_agenda_and_act_one_are_current_and_their_story_is_told() -> None:
    game = begin()
    s = game.state
    assert s.agenda is not None
    assert s.act is not None
    assert (s.agenda.key, s.act.key) == ("whats-going-on", "trapped")
    told = [told.args["line"] for told in game.events() if told.event == "story"]
    assert told == ["story-the-gathering", "story-study", "story-whats-going-on", "story-trapped"]


@pytest.mark.rule("AHC-TRA-04", "AHC-TRA-07", "AHC-SU02-01")
def test_trauma_is_damage_and_horror_at_the_start() -> None:
    game = new()
    answer_all(game, "investigator")
    s = game.state
    s.phase = "set-up-decks"
    s.investigators[0].physical, s.investigators[0].mental = 2, 1
    RULES.next_step(s)
    assert (s.investigators[0].damage, s.investigators[0].horror) == (2, 1)


def test_a_deck_list_is_brought_along_and_a_bad_one_is_refused() -> None:
    with pytest.raises(BadInput):
        new(deck_1="Roland Banks\n2x Lucky!")


@pytest.mark.rule("AHC-SU01-01")
def test_no_two_seats_bring_the_same_investigator() -> None:
    deck = "\n".join(["Roland Banks", *[f"{n}x {PLAYER_CARDS[key].code}" for key, n in STARTER_DECKS[ROLAND].items()]])
    with pytest.raises(BadInput) as refused:
        new(2, deck_1=deck, deck_2=deck)
    assert refused.value.reason == "investigator-taken"
    assert new(2, deck_1=deck).ask is not None
