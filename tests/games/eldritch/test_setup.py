"""Setting up a game, step by step."""

from __future__ import annotations

import pytest

import seance
from seance.bots import new_bot
from seance.bots.base import choice_of
from seance.engine import Game, State
from seance.games.eldritch import RULES
from seance.games.eldritch.rules.mythos import draw_mythos
from seance.games.eldritch.rules.setup import EldritchOptions, set_up
from seance.games.eldritch.rules.state import World
from seance.games.eldritch.show.view import EldritchView


def begun(seats: int = 4, seed: int = 1, ancient_one: str = "azathoth") -> World:
    """A game after set-up, with investigators at random."""
    game = seance.new("eldritch", seats=seats, seed=seed, investigators="random", ancient_one=ancient_one)
    while game.ask is not None and seen(game).phase != "action":
        game.play(0)
    state = game.state
    assert isinstance(state, World)
    return state


def seen(game: Game[State], seat: int = 0) -> EldritchView:
    view = game.view(seat)
    assert isinstance(view, EldritchView)
    return view


def before(ancient_one: str = "azathoth", seats: int = 4, mythos: str = "normal") -> World:
    return set_up(seats, 1, EldritchOptions(ancient_one=ancient_one, mythos=mythos))  # type: ignore[arg-type]


@pytest.mark.rule("EH-SETUP1-01", "EH-SETUP9-11")
def test_the_steps_come_in_their_order() -> None:
    game = seance.new("eldritch", seats=1, seed=1, investigators="random")
    told = [event.event for event in game.events()]
    first = [
        told.index(name) for name in ("investigator", "lead", "reserve", "gate-spawned", "expedition", "clue-spawned")
    ]
    assert first == sorted(first)
    assert told.index("mystery") > first[-1]
    assert told.index("round") > told.index("mystery")


@pytest.mark.rule("EH-OVER-02", "EH-SETUP5-01")
@pytest.mark.parametrize("name", ["azathoth", "cthulhu", "shub-niggurath", "yog-sothoth"])
def test_the_table_chooses_its_ancient_one(name: str) -> None:
    assert begun(ancient_one=name).ancient_one.key == name


@pytest.mark.rule("EH-SETUP2-01", "EH-SETUP2-02", "EH-SETUP6-01")
def test_all_gates_clues_and_monsters_are_there_face_down() -> None:
    s = before()
    assert (len(s.gate_stack), len(s.clue_pool), len(s.cup)) == (9, 36, 34)


@pytest.mark.rule("EH-SETUP5-04", "EH-SETUP6-01", "EH-SETUP7-05")
def test_cthulhu_sets_monsters_and_special_encounters_aside() -> None:
    s = before("cthulhu")
    assert sorted(kind.key for kind in s.set_aside) == ["deep-one", "star-spawn"]
    assert len(s.cup) == 32
    assert len(s.encounters["special-cthulhu"]) == 6


@pytest.mark.rule("EH-SETUP5-04")
def test_azathoth_puts_an_eldritch_token_on_the_green_omen() -> None:
    assert (begun().omen_eldritch, begun(ancient_one="cthulhu").omen_eldritch) == (1, 0)


@pytest.mark.rule("EH-SETUP7-01", "EH-SETUP7-02", "EH-SETUP7-03", "EH-SETUP7-04")
def test_only_the_cards_of_this_ancient_one_are_in_the_game() -> None:
    s = before("shub-niggurath")
    assert sorted(name for name in s.encounters if name.startswith(("research", "special"))) == [
        "research-shub-niggurath"
    ]
    assert len(s.encounters["research-shub-niggurath"]) == 8
    assert {card.ancient_one for card in s.mysteries.rest} == {"shub-niggurath"}
    assert len(s.mysteries) == 4


@pytest.mark.rule("EH-SETUP7-07", "EH-SETUP7-08", "EH-SETUP7-11")
def test_every_other_card_is_shuffled_into_the_deck_of_its_back() -> None:
    s = before()
    sizes = {name: len(deck) for name, deck in s.encounters.items()}
    assert sizes == {
        "america": 8, "europe": 8, "asia-australia": 8, "general": 12, "other-world": 24, "expedition": 18,
        "research-azathoth": 8,
    }  # fmt: skip
    assert (len(s.assets), len(s.artifacts), len(s.spells), len(s.conditions)) == (40, 14, 20, 36)


@pytest.mark.rule("EH-OPT-03")
def test_alone_one_plays_without_teamwork_assets() -> None:
    s = before(seats=1)
    assert len(s.assets) == 38
    assert all("teamwork" not in card.traits for card in s.assets.rest)


@pytest.mark.rule("EH-SETUP8-01", "EH-SETUP8-04", "EH-SETUP8-05", "EH-SETUP8-06")
def test_the_mythos_deck_has_the_stages_of_the_ancient_one() -> None:
    assert before().mythos == [(1, 2, 1), (2, 3, 1), (2, 4, 0)]  # green, yellow, blue
    assert before("cthulhu").mythos == [(0, 2, 2), (1, 3, 0), (3, 4, 0)]


@pytest.mark.rule("EH-SETUP8-02", "EH-SETUP8-03", "EH-SETUP8-07", "EH-SETUP8-09")
def test_nobody_knows_which_cards_are_in_the_mythos_deck() -> None:
    s = before()
    assert len(s.mythos_box) == 51  # those of the deck are not told apart from those of the box
    assert "mythos_box" not in dir(RULES.view(s, 0))


@pytest.mark.rule("EH-SETUP7-10", "EH-SETUP8-04")
def test_stage_by_stage_cards_of_the_right_colours_come() -> None:
    game = seance.new("eldritch", seats=1, seed=3, investigators="random")
    state = game.state
    assert isinstance(state, World)
    colours: list[str] = []
    while (card := draw_mythos(state)) is not None:
        colours.append(card.colour)
    assert sorted(colours[:4]) == ["blue", "green", "yellow", "yellow"]
    assert sorted(colours[4:10]) == ["blue", "green", "green", "yellow", "yellow", "yellow"]
    assert sorted(colours[10:]) == ["green", "green", "yellow", "yellow", "yellow", "yellow"]


@pytest.mark.rule("EH-OPT-01")
@pytest.mark.parametrize(("mythos", "out"), [("easy", "hard"), ("hard", "easy")])
def test_easy_games_have_no_hard_cards_and_hard_ones_no_easy_cards(mythos: str, out: str) -> None:
    s = before(mythos=mythos)
    assert s.mythos_box
    assert all(card.difficulty != out for card in s.mythos_box)


# ---- investigators -------------------------------------------------------------------------------------------------


TRIO = ("jim-culver", "silas-marsh", "lily-chen")


def with_investigators(seed: int = 1) -> Game[State]:
    """Three players have chosen, and are asked who leads."""
    game = seance.new("eldritch", seats=3, seed=seed)
    for name in TRIO:
        game.answer(f"choose:{name}")
    return game


@pytest.mark.rule("EH-SETUP3-03", "EH-OVER-03")
def test_everybody_chooses_an_investigator_clockwise() -> None:
    game = seance.new("eldritch", seats=3, seed=1)
    for seat, name in enumerate(TRIO):
        assert game.ask is not None
        assert game.ask.seat == seat
        game.answer(f"choose:{name}")
    assert [who.key for who in seen(game).investigators] == list(TRIO)


@pytest.mark.rule("EH-SETUP3-01")
def test_the_group_agrees_on_one_of_the_investigators_as_lead() -> None:
    game = with_investigators()
    assert [ask.prompt for ask in game.asks] == ["who-leads-first"] * 3
    assert game.asks[0].keys == ["lead:jim-culver", "lead:silas-marsh", "lead:lily-chen", "anybody"]
    for seat in range(3):
        game.answer("lead:lily-chen", seat)
    assert seen(game).lead == 2
    assert game.ask is not None
    assert (game.ask.seat, game.ask.prompt) == (2, "your-action")


@pytest.mark.rule("EH-SETUP3-01")
def test_who_leaves_it_to_the_others_outvotes_nobody() -> None:
    for seed in range(6):
        game = with_investigators(seed)
        for seat, answer in enumerate(("anybody", "lead:silas-marsh", "anybody")):
            game.answer(answer, seat)
        assert seen(game).lead == 1


@pytest.mark.parametrize("bot", ["random", "planner"])
def test_bots_leave_the_lead_to_the_people(bot: str) -> None:
    game = with_investigators()
    for ask in game.asks[1:]:
        assert choice_of(new_bot(bot, "eldritch", ask.seat), game, ask) == "anybody"


@pytest.mark.rule("EH-SETUP3-02")
def test_if_the_group_does_not_agree_chance_decides() -> None:
    leads = set()
    for seed in range(12):
        game = with_investigators(seed)
        for seat, name in enumerate(TRIO):
            game.answer(f"lead:{name}", seat)
        leads.add(seen(game).lead)
    assert leads == {0, 1, 2}


@pytest.mark.rule("EH-SETUP3-04", "EH-SETUP4-01", "EH-SETUP4-02", "EH-GAIN-01")
def test_an_investigator_starts_on_the_printed_space_with_the_named_possessions() -> None:
    game = seance.new("eldritch", seats=1, seed=1)
    game.answer("choose:akachi-onyele")
    akachi = seen(game).investigators[0]
    assert akachi.space == "space-15"
    assert [card.card for card in akachi.cards] == ["mists-of-releh"]
    assert len(akachi.clues) == 1


@pytest.mark.rule("EH-SETUP4-03", "EH-SETUP4-04", "EH-SKILL-01")
def test_an_investigator_starts_with_full_health_and_sanity_and_the_printed_skills() -> None:
    game = seance.new("eldritch", seats=1, seed=1)
    game.answer("choose:mark-harrigan")
    mark = seen(game).investigators[0]
    assert (mark.health, mark.sanity) == (8, 4)
    assert mark.skills == {"lore": 1, "influence": 2, "observation": 2, "strength": 4, "will": 4}


@pytest.mark.rule("EH-SETUP3-04")
def test_lola_improves_a_skill_of_her_choice_before_the_game() -> None:
    game = seance.new("eldritch", seats=1, seed=1)
    game.answer("choose:lola-hayes")
    assert game.ask is not None
    assert game.ask.prompt == "which-skill"
    assert [(note.key, note.on) for note in game.preview("improve:influence").notes] == [("becomes", ("4", "5"))]
    game.answer("improve:lore")
    assert seen(game).investigators[0].improved == {"lore": 1}


# ---- step 9 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-SETUP9-01", "EH-SETUP9-02", "EH-SETUP9-06", "EH-SETUP9-08")
@pytest.mark.parametrize(("seats", "gates", "clues"), [(1, 1, 1), (2, 1, 1), (4, 1, 2), (5, 2, 3), (8, 2, 4)])
def test_gates_and_clues_by_the_reference_card_of_the_number_of_players(seats: int, gates: int, clues: int) -> None:
    s = begun(seats=seats)
    assert (len(s.gates), len(s.clues)) == (gates, clues)
    assert len(s.monsters) >= gates  # each with its monster


@pytest.mark.rule("EH-SETUP9-03", "EH-SETUP9-04", "EH-SETUP9-05")
def test_doom_omen_and_reserve_at_the_start() -> None:
    s = begun()
    assert (s.doom, s.omen, len(s.reserve)) == (15, 0, 4)  # Azathoth; the green space


@pytest.mark.rule("EH-SETUP9-07", "EH-SETUP9-09")
def test_the_expedition_token_and_the_first_mystery_are_there() -> None:
    s = begun()
    assert s.expedition in ("amazon", "pyramids", "heart-of-africa", "himalayas", "tunguska", "antarctica")
    assert s.mystery is not None
    assert s.solved == []


@pytest.mark.rule("EH-SETUP9-10")
def test_what_enters_play_with_a_mystery_is_there_at_the_start() -> None:
    for seed in range(30):
        s = begun(seed=seed, ancient_one="yog-sothoth")
        assert s.mystery is not None
        if s.mystery.key == "spawn-of-yog-sothoth":
            assert [one.space for one in s.monsters if one.epic] == ["arkham"]
            return
    raise AssertionError("no game began with that Mystery")


@pytest.mark.rule("EH-OVER-01")
def test_everybody_sees_the_same_board_and_all_win_or_lose_together() -> None:
    game = seance.new("eldritch", seats=3, seed=2, investigators="random")
    views = [seen(game, seat) for seat in range(3)]
    for view in views:
        view.seat = 0
    assert views[0] == views[1] == views[2]
