"""The goal line: at every question of a game it can be said in every language."""

from __future__ import annotations

import pytest

import seance
from seance.bots import RandomBot
from seance.bots.base import choice_of
from seance.engine.texts import LANGUAGES, texts
from seance.testing import scene


@pytest.mark.parametrize("game", seance.games())
def test_whoever_is_asked_can_be_told_what_to_want(game: str) -> None:
    table, bot, said = seance.new(game, 2, 4), RandomBot(1), 0
    for _ in range(150):
        ask = table.ask
        if ask is None:
            break
        aim = table.rules.aim(table.state, ask.seat)
        if aim is not None:
            said += all(texts(language, game).say(f"aim-{aim.key}", aim.args) for language in LANGUAGES)
        table.answer(choice_of(bot, table, ask), ask.seat)
    assert said > 20


def test_an_objective_tells_what_is_still_missing() -> None:
    s = scene("nemesis", seats=2).crew("pilot", objectives=["salvaging-the-prime-asset"]).crew("scout")
    s.objectives_chosen().bag(blank=1)
    aim = s.begin().rules.aim(s.s, 0)
    assert aim is not None
    assert (aim.key, aim.args["objective"]) == ("missing", "salvaging-the-prime-asset")
    assert aim.args["missing"]


def test_a_mystery_names_the_space_where_it_is_worked_on_and_the_way_to_it() -> None:
    s = scene("eldritch").investigator("leo-anderson", space="buenos-aires").mystery("the-true-name")
    aim = s.eldritch("space-8").begin().rules.aim(s.s, 0)
    assert aim is not None
    assert (aim.key, aim.args["space"], aim.args["far"]) == ("mystery-at", "space-8", 1)
    assert "in the western Atlantic (8), next to you" in texts("en", "eldritch").say(f"aim-{aim.key}", aim.args)


def test_of_two_ways_the_one_without_a_monster_is_named_and_a_monster_on_the_only_way_is_told() -> None:
    s = scene("eldritch").investigator("leo-anderson", space="london").mystery("the-true-name").eldritch("istanbul")
    aim = s.monster("ghoul", "rome").begin().rules.aim(s.s, 0)
    assert aim is not None
    assert "by Rome (Ghoul" in texts("en", "eldritch").say(f"aim-{aim.key}", aim.args)
    two = scene("eldritch").investigator("leo-anderson", space="rome").mystery("the-true-name").eldritch("space-16")
    aim = two.monster("ghoul", "istanbul").begin().rules.aim(two.s, 0)
    assert aim is not None
    assert (aim.args["far"], aim.args["by"], aim.args["past"]) == (2, "space-14", "none")


def test_a_mystery_that_is_done_says_when_it_is_solved() -> None:
    s = scene("eldritch").investigator("leo-anderson", space="london").mystery("the-true-name", eldritch=1)
    aim = s.eldritch("istanbul").begin().rules.aim(s.s, 0)
    assert aim is not None
    assert aim.key == "done"
    assert "when this Mythos Phase ends" in texts("en", "eldritch").say(f"aim-{aim.key}", aim.args)


def test_a_rumor_that_can_end_the_game_stands_beside_the_aim() -> None:
    s = scene("eldritch").investigator("leo-anderson", space="london").mystery("the-true-name").eldritch("istanbul")
    s.ongoing("return-of-the-ancient-ones").monster("ghoul", "space-19")
    aim = s.begin().rules.aim(s.s, 0)
    assert aim is not None
    assert "1 Monster is there; each reckoning" in texts("en", "eldritch").say(f"aim-{aim.key}", aim.args)


@pytest.mark.parametrize(
    ("gates", "doom", "warned"),
    [(("london", "tokyo"), 2, True), (("london", "tokyo"), 3, False), (("rome",), 1, False)],
)
def test_an_omen_that_would_bring_doom_to_0_stands_beside_the_aim(
    gates: tuple[str, ...], doom: int, warned: bool
) -> None:
    """Blue comes next, and London and Tokyo are blue."""
    s = scene("eldritch").investigator("leo-anderson", space="arkham").mystery("the-true-name").eldritch("istanbul")
    s.gate(*gates).at(omen=0, doom=doom)
    aim = s.begin().rules.aim(s.s, 0)
    assert aim is not None
    said = texts("en", "eldritch").say(f"aim-{aim.key}", aim.args)
    assert ("the next Omen, blue constellation, brings Doom to 0" in said) == warned


@pytest.mark.parametrize(("steps", "told"), [(None, "jump in 15 rounds"), (3, "the ship blows up in 3 rounds")])
def test_a_ship_that_is_about_to_blow_up_leaves_less_time_than_the_jump(steps: int | None, told: str) -> None:
    s = scene("nemesis", seats=2).crew("pilot", objectives=["salvaging-the-prime-asset"]).crew("scout")
    s.objectives_chosen().bag(blank=1).at(destruct=steps)
    aim = s.begin().rules.aim(s.s, 0)
    assert aim is not None
    assert told in texts("en", "nemesis").say(f"aim-{aim.key}", aim.args)


def test_between_two_scenarios_nobody_is_told_to_find_clues() -> None:
    s = scene("arkham").investigator("roland-banks")
    rules = s.begin().rules
    assert rules.aim(s.s, 0) is not None
    s.s.phase = "between"
    assert rules.aim(s.s, 0) is None


def test_a_thesis_that_must_fail_is_nobodys_aim() -> None:
    s = scene("dungeontology").scholar("rebecca", cubes={"faith": 3, "wealth": 2, "military": 2}).scholar("sofia")
    aim = s.clan("clan-gaia", seen_by=["rebecca"]).begin().rules.aim(s.s, 0)
    assert aim is not None
    assert (aim.key, aim.args["points"]) == ("more-cubes", 29)  # 28 of cubes, 3 more for faith, 2 less for wealth


@pytest.mark.parametrize(("seen", "told"), [((), "a thesis needs 30 to 32"), (("rebecca",), "a thesis needs 31")])
def test_who_knows_the_clan_is_told_its_target_and_others_what_it_can_be(seen: tuple[str, ...], told: str) -> None:
    s = scene("dungeontology").scholar("rebecca").scholar("sofia").clan("clan-gaia", seen_by=seen)
    aim = s.begin().rules.aim(s.s, 0)
    assert aim is not None
    assert told in texts("en", "dungeontology").say(f"aim-{aim.key}", aim.args)
