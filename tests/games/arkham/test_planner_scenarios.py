"""How planners play The Midnight Masks and The Devourer Below: what they go for, and what they are afraid of."""

from __future__ import annotations

from typing import Any

from seance import new
from seance.bots.base import choice_of
from seance.bots.planner import Planner
from seance.games.arkham.check.scene import ArkhamScene
from seance.games.arkham.mind.evaluation import parts, worth
from seance.games.arkham.mind.planner import MIND
from seance.games.arkham.mind.tours import Errand, shared
from seance.games.arkham.mind.ways import town_of
from seance.games.arkham.mind.work import people_of, rounds_left, to_search, unlocking
from seance.games.arkham.show.outcomes import scores
from seance.testing import scene

ROLAND, SKIDS, DAISY, WENDY = "roland-banks", "skids-otoole", "daisy-walker", "wendy-adams"
FIVE = ("wolf-man-drew", "herman-collins", "peter-warren", "victoria-devereux", "ruth-turner")


def town() -> ArkhamScene:
    t: ArkhamScene = scene("arkham", seats=2, scenario="the-midnight-masks")
    return t.cultists(*FIVE)


def woods() -> ArkhamScene:
    t: ArkhamScene = scene("arkham", seats=2, scenario="the-devourer-below")
    return t


def value(t: ArkhamScene) -> float:
    return worth(t.sees(0))


def choice(t: ArkhamScene) -> str:
    game: Any = t.begin()
    chosen = choice_of(Planner(MIND, 1), game, game.ask)
    assert isinstance(chosen, int)
    return str(game.ask.keys[chosen])


# ---- The Midnight Masks ----------------------------------------------------------------------------------------------


def seekers(t: ArkhamScene, **roland: Any) -> ArkhamScene:
    return t.investigator(ROLAND, **roland).investigator(SKIDS, at="rivertown")


def test_a_cultist_who_has_talked_is_better_than_one_at_large() -> None:
    at_large = seekers(town().cultists(*FIVE[:3], "ruth-turner"), at="rivertown").enemy(FIVE[3], at="northside")
    talked = seekers(town().cultists(*FIVE[:3], "ruth-turner"), at="rivertown").overcome(FIVE[3])
    assert value(talked) > value(at_large)


def test_with_clues_enough_a_cultist_is_looked_for() -> None:
    t = town().investigator(ROLAND, at="rivertown", clues=4, assets=["machete"]).investigator(SKIDS, at="rivertown")
    assert choice(t) == "activate:uncovering-the-conspiracy"


def test_who_is_rich_pays_and_who_has_a_full_hand_gives_it_away() -> None:
    t = seekers(town().cultists(*FIVE[:3]), at="rivertown", resources=6).enemy(FIVE[3], engaged=ROLAND)
    assert choice(t) == "parley:victoria-devereux-1"
    t = seekers(town().cultists("wolf-man-drew"), at="graveyard", hand=["barricade"] * 4)
    assert choice(t.enemy("herman-collins", engaged=ROLAND)) == "parley:herman-collins-1"


def test_doom_on_an_acolyte_is_worth_a_way() -> None:
    t = seekers(town(), at="rivertown", assets=["machete"]).location("rivertown", clues=1)
    t.unknown("southside", "southside-01126", "southside-01127").enemy("acolyte", at="southside", doom=3)
    assert choice(t) == "move:southside"


def test_a_wizard_shortens_the_time_that_is_left() -> None:
    assert rounds_left(seekers(town()).enemy("wizard-of-the-order", at="northside").sees(0)) < rounds_left(
        seekers(town()).sees(0)
    )


def test_a_night_without_the_last_cultist_counts_by_those_who_talked() -> None:
    assert scores(town().overcome(*FIVE[:3]).s) == [0.25, 0.25]


def test_who_stands_between_errands_sets_out() -> None:
    """Every step leads away from one of them; to stay in the middle brings nothing."""
    t = town().investigator(ROLAND, at="rivertown", resources=2, assets=["rolands-38-special"])
    t.investigator(SKIDS, at="graveyard").enemy("wizard-of-the-order", at="easttown", doom=1)
    t.enemy("victoria-devereux", at="northside")
    t.location("rivertown", clues=0).location("easttown", clues=0).location("graveyard", clues=0)
    assert choice(t) == "move:easttown"


def test_a_cultist_who_can_be_talked_to_is_not_left_waiting() -> None:
    t = town().investigator(SKIDS, at="miskatonic-university", resources=7).investigator(ROLAND, at="rivertown")
    t.location("miskatonic-university", clues=1).location("graveyard", clues=4)
    t.enemy("victoria-devereux", at="northside")
    assert choice(t) == "move:northside"


def test_doom_is_taken_off_before_anything_else() -> None:
    t = town().investigator(ROLAND, at="easttown", clues=1, assets=["machete"]).investigator(SKIDS, at="your-house")
    t.agenda("predator-or-prey", doom=2).location("easttown", clues=2).enemy("acolyte", engaged=ROLAND, doom=4)
    assert choice(t).startswith("fight")


def test_when_everybody_is_gone_nothing_is_at_hand() -> None:
    t = town().investigator(ROLAND).investigator(SKIDS).enemy("victoria-devereux", at="northside")
    view = t.enemy("acolyte", at="easttown", doom=1).sees(0)
    for who in view.investigators:
        who.gone = who.defeated = True
    assert 0 <= worth(view) < 1


def test_to_fall_is_no_way_out() -> None:
    """What nobody is left to do is not done."""
    t = town().cultists(*FIVE[:4]).investigator(ROLAND, damage=6).investigator(SKIDS, damage=7, horror=5)
    view = t.enemy("ruth-turner", engaged=ROLAND).enemy("hunting-nightgaunt", engaged=ROLAND).sees(0)
    in_need = worth(view)
    for who in view.investigators:
        who.gone = who.defeated = True
    assert worth(view) < in_need


def test_an_enemy_that_has_struck_is_as_bad_in_the_next_round() -> None:
    t = town().investigator(ROLAND).investigator(SKIDS).enemy("hunting-nightgaunt", engaged=ROLAND, exhausted=True)
    evaded, struck = t.sees(0), t.at("enemy-ends").sees(0)
    assert parts(struck)["enemies"] < parts(evaded)["enemies"]


def test_a_locked_door_takes_the_longer_the_worse_one_is_at_it() -> None:
    t = town().investigator(WENDY).investigator(DAISY).location("graveyard", clues=2)
    view = t.sees(0)
    wendy, daisy = people_of(view)
    assert unlocking(view, [wendy]) < unlocking(view, [daisy])


def test_errands_are_shared_so_that_all_are_done_soonest() -> None:
    t = town().investigator(ROLAND, at="graveyard").investigator(SKIDS, at="northside")
    view = t.sees(0)
    near, far = Errand("graveyard", (2.0, 2.0)), Errand("northside", (2.0, 2.0))
    assert shared(view, people_of(view), [near, far]) == 4.0
    assert town_of(view).tour("graveyard", frozenset(("rivertown", "easttown"))) == 2


# ---- The Devourer Below ----------------------------------------------------------------------------------------------


def test_the_devourer_is_to_be_feared() -> None:
    t = woods().investigator(ROLAND).investigator(SKIDS).agenda("vengeance-awaits", doom=4)
    before = value(t)
    t.location("ritual-site").enemy("umordhoth", at="ritual-site")
    t.s.act, t.s.agenda = t.s.agenda, None
    assert value(t) < before


def test_what_an_unseen_wood_may_be_is_weighed() -> None:
    """Of six cards five have a clue for each, and all are searched in different ways."""
    cards = [f"arkham-woods-0115{n}" for n in range(6)]
    view = woods().investigator(ROLAND).investigator(SKIDS).unknown("arkham-woods", *cards, n=4).sees(0)
    wood = next(place for place in view.locations if place.title == "arkham-woods")
    clues, tries = to_search(view, wood, people_of(view))
    assert clues == 2 * 5 / 6
    assert tries[0] > 2


def test_out_of_the_thicket_it_is_a_step_further() -> None:
    t = woods().investigator(ROLAND).investigator(SKIDS).place("arkham-woods-1", "arkham-woods-01151")
    t.place("arkham-woods-2", "arkham-woods-01152")
    view = t.sees(0)
    roads = town_of(view)
    assert roads.from_("arkham-woods-1")["main-path"] == roads.from_("arkham-woods-2")["main-path"] + 1


def test_everybody_goes_to_the_ritual_site() -> None:
    t = woods().investigator(ROLAND).investigator(DAISY, at="ritual-site").act("disrupting-the-ritual")
    assert choice(t.location("ritual-site", clues=4)) == "move:ritual-site"


def test_a_light_is_used_where_it_is_dark() -> None:
    t = woods().investigator(ROLAND, at="ritual-site", assets=["flashlight"]).investigator(SKIDS, at="ritual-site")
    t.act("disrupting-the-ritual").location("ritual-site", clues=4)
    assert choice(t) == "investigate-with:flashlight-1"


def test_a_friend_who_has_little_left_is_spared() -> None:
    t = woods().investigator(ROLAND, assets=["beat-cop-01018"]).investigator(SKIDS)
    t.card("beat-cop-01018-1").damage = 1
    t.enemy("acolyte", engaged=ROLAND).at("enemy-attacks", queue=(0,)).answer("pass")
    assert t.asked() == "0 assign-damage"
    assert choice(t) == "take:roland-banks"


# ---- before it begins ------------------------------------------------------------------------------------------------


def test_who_can_break_a_ritual_comes_and_leads_and_what_was_not_played_ended_well() -> None:
    game: Any = new("arkham", seats=2, seed=3, mode="standalone", scenario="the-devourer-below")
    while game.ask.prompt != "mulligan":
        game.answer(choice_of(Planner(MIND, 1), game, game.ask), game.ask.seat)
    leads = next(event for event in game.events() if event.event == "lead")
    assert leads.args["who"] == WENDY
    assert game.state.log_notes == ["house-standing"]
    assert "cultists-who-got-away" not in game.state.names_noted
