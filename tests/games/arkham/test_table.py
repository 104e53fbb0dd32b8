"""What players see of the table: the stage of a test, odds, the terminal's picture."""

from typing import Any

import pytest

from seance.games.arkham.show.drawing import draw
from seance.testing import scene

ROLAND, DAISY, WENDY = "roland-banks", "daisy-walker", "wendy-adams"


def words(t: Any, language: str) -> str:
    """The whole picture in one line."""
    parts = draw(t.sees(0), language, 100)
    return " ".join([part if isinstance(part, str) else " ".join([" ".join(row) for row in part]) for part in parts])


def test_the_terminal_draws_agenda_act_locations_and_investigators() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, assets=["45-automatic"], hand=["guts"], clues=1)
    t.investigator(DAISY, resigned=True).enemy("ghoul-minion", engaged=ROLAND, damage=1)
    t.location("attic", clues=2).location("cellar", revealed=False).agenda("whats-going-on", doom=2)
    t.card("45-automatic-1").exhausted = True
    t.who(DAISY).xp = 4
    picture = words(t, "en")
    for part in (
        "doom 2 of 3", "Trapped: clues held 1, needed 4", "Attic shroud 1, clues 2", "Cellar unrevealed",
        "Ghoul Minion (health 1/2, fight 2, evade 2, deals 1 damage and 1 horror, engaged)",
        "▶Roland Banks★ health 9/9, sanity 5/5", ".45 Automatic (4)⤵", "Hand: Guts",
        "Daisy Walker resigned experience earned 4, spent 0, left 4",
    ):  # fmt: skip
        assert part in picture
    assert "毁灭2/3" in words(t, "zh-Hans")
    assert t.asked() == "0 your-action"


def test_before_the_scenario_the_terminal_shows_what_is_played() -> None:
    t = scene("arkham").investigator(ROLAND)
    t.s.act = t.s.agenda = None
    assert "The Gathering, standard" in words(t, "en")


def test_a_test_under_way_is_on_the_stage_with_its_parts_and_chance() -> None:
    t = scene("arkham").investigator(ROLAND, at="cellar", assets=["dr-milan-christopher"], hand=["evidence"])
    t.location("cellar", clues=1).answer("investigate")
    seen = t.sees(0).test
    assert (seen.skill, seen.kind, seen.location, seen.base, seen.difficulty) == (
        "intellect",
        "investigate",
        "cellar",
        3,
        4,
    )
    assert [(part.source, part.n) for part in seen.parts] == [("dr-milan-christopher-1", 1)]
    assert (seen.decided, seen.chance) == (False, 6 / 16)  # +1, both 0, both skulls and the elder sign
    assert len(seen.bag) == 16
    assert "4 against 4, 38 % to succeed" in words(t, "en")
    assert t.asked() == "0 commit"


@pytest.mark.rule("AHC-CHT-01")
def test_the_odds_follow_a_token_that_lets_another_be_revealed() -> None:
    t = (
        scene("arkham", difficulty="hard")
        .investigator(ROLAND, at="attic", hand=["evidence"])
        .location("attic", clues=1)
    )
    t.answer("investigate")  # intellect 3 against 1
    good, all_but_one = 3 + 2 + 2 + 2 + 1, 16  # 0, −1, −2, the skulls (−2) and the elder sign
    assert t.sees(0).test.chance == pytest.approx((good + good / all_but_one) / 17)
    assert t.asked() == "0 commit"


def test_an_automatic_success_is_certain_in_the_odds() -> None:
    t = scene("arkham").investigator(WENDY, at="cellar", assets=["wendys-amulet"], hand=["unexpected-courage"])
    t.location("cellar", clues=1).answer("investigate")
    sure = next(token for token in t.sees(0).test.bag if token.token == "elder-sign")
    assert sure.chance == 1.0
    assert t.asked() == "0 commit"


def test_without_tokens_the_odds_are_certain() -> None:
    t = scene("arkham").investigator(WENDY, at="attic", hand=["will-to-survive"]).location("attic", clues=1)
    t.answer("play:will-to-survive")
    assert t.game.preview("investigate").odds[0].share == 1.0
    t.answer("investigate")
    assert t.who(WENDY).clues == 1
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-PRE-01")
@pytest.mark.parametrize(
    ("enemy", "prey"), [("yithian-observer", ROLAND), ("screeching-byakhee", ROLAND), ("relentless-dark-young", DAISY)]
)
def test_prey_may_be_the_fewest_cards_the_least_sanity_or_a_skill(enemy: str, prey: str) -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY, hand=["guts"])
    t.enemy(enemy, exhausted=True).at("upkeep-ready").halt("upkeep-draw")
    if enemy == "relentless-dark-young":  # both have an agility of 2
        t.answer(f"engage:{prey}")
    assert t.asked() == "0 scene-ends"
    assert t.s.investigators[t.foe(f"{enemy}-1").engaged].key == prey
