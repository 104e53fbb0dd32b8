"""What the planner thinks of positions."""

from __future__ import annotations

from typing import Any

from seance.bots.advice import Judgement, differences
from seance.bots.base import choice_of
from seance.bots.planner import Planner
from seance.games.eldritch.check.scene import EldritchScene
from seance.games.eldritch.mind.evaluation import worth
from seance.games.eldritch.mind.planner import MIND
from seance.games.eldritch.mind.reasons import facts
from seance.testing import scene

SILAS, LILY = "silas-marsh", "lily-chen"


def table(**silas: object) -> EldritchScene:
    t = scene("eldritch", seats=2)
    assert isinstance(t, EldritchScene)
    return t.investigator(SILAS, **silas).investigator(LILY)  # type: ignore[arg-type]


def value(t: EldritchScene) -> float:
    return worth(t.sees(0))


def choice(t: EldritchScene) -> str:
    game: Any = t.begin()
    choice = choice_of(Planner(MIND, 1), game, game.ask)
    assert isinstance(choice, int)
    return str(game.ask.keys[choice])


def test_every_step_toward_the_end_is_worth_something() -> None:
    plain = value(table())
    assert value(table().mystery("occult-research", clues=1)) > plain
    assert value(table().solved("the-true-name")) > plain
    assert value(table(clues=2)) > plain


def test_doom_gates_monsters_and_rumors_are_bad() -> None:
    plain = value(table())
    assert value(table().at(doom=4)) < plain
    assert value(table().gate("rome", "tokyo")) < plain
    assert value(table().monster("dark-young", "rome")) < plain
    assert value(table().ongoing("growing-madness")) < plain


def test_wounds_curses_and_debts_are_bad_and_possessions_good() -> None:
    plain = value(table())
    assert value(table(health=1)) < plain
    assert value(table(cards=["cursed"])) < plain
    assert value(table(cards=["axe"])) > plain
    assert value(table(cards=["blessed"])) > value(table(cards=["axe"]))


def test_it_is_better_to_be_where_something_can_be_done() -> None:
    near = value(table(space="rome").clue("rome"))
    assert near > value(table(space="buenos-aires").clue("rome"))


def test_a_goal_is_a_reason_only_beside_the_same_goal() -> None:
    """Whoever has done what there was to do goes for something else: that is no way nearer to it."""

    def told(ours: EldritchScene, theirs: EldritchScene) -> list[tuple[str, str]]:
        own, rival = [
            Judgement({}, {(one.part, one.key, one.on): one for one in facts(t.sees(0))}) for t in (ours, theirs)
        ]
        return [(reason.key, reason.here[0]) for _, reason in differences(own, rival, "plans", 1)]

    near, far = table(space="antarctica").clue("space-12"), table(space="rome").clue("space-12")
    assert told(near, far) == [("job", "space-12")]
    assert told(near, table(space="space-12").clue("rome")) == []


def test_whoever_is_nearly_dead_rests() -> None:
    assert choice(table(health=1, sanity=1)) == "rest"


def test_a_clue_next_door_is_fetched() -> None:
    assert choice(table().clue("antarctica").at(actions=1)) == "travel:antarctica"


def test_what_somebody_else_can_fetch_as_soon_is_left_to_them() -> None:
    assert choice(table().clue("space-20").clue("antarctica").at(actions=1)) == "travel:antarctica"


def test_a_ticket_is_ridden_on_when_the_goal_is_farther() -> None:
    t = scene("eldritch")
    assert isinstance(t, EldritchScene)
    t.investigator(LILY, "rome", trains=1).clue("space-17").at(actions=1)
    assert choice(t) == "travel:istanbul"
    t.answer("travel:istanbul")
    assert choice(t) == "ride:train-ticket:space-17"
