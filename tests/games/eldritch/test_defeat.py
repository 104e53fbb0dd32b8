"""Losing Health and Sanity, defeat, devouring, the next investigator, elimination."""

from __future__ import annotations

from typing import cast

import pytest

from seance.engine import Flow, Game, State
from seance.engine.orders import KeptOrders, passes
from seance.games.eldritch.check.scene import EldritchScene
from seance.games.eldritch.rules import mythos
from seance.games.eldritch.rules.defeat import devour
from seance.games.eldritch.rules.losses import suffer
from seance.games.eldritch.rules.state import World
from seance.testing import scene


def beaten(seats: int = 2, lead: int = 1, **lily: object) -> EldritchScene:
    """Lily on space 4 is about to fight."""
    t = EldritchScene(seats, ancient_one="cthulhu").investigator("lily-chen", space="space-4", **lily)  # type: ignore[arg-type]
    if seats > 1:
        t.investigator("jim-culver")
    return t.at(phase="encounter", lead=lead, doom=10)


@pytest.mark.rule("EH-HEALTH-01", "EH-DEFEAT-01", "EH-DEFEAT-02", "EH-DEFEAT-03")
def test_without_health_she_is_defeated_doom_advances_and_she_falls_in_the_nearest_city() -> None:
    t = beaten(health=2).monster("mummy", "space-4").halt("which-encounter")
    t.script("test", 5, 5, 5).script("test", 1, 1)
    assert t.asked() == "0 where-to-fall"
    assert t.options() == ["fall-at:space-1", "fall-at:space-5"]  # both are one step away
    t.answer("fall-at:space-5")
    assert t.s.doom == 9
    assert (t.s.fallen[0].key, t.s.fallen[0].space) == ("lily-chen", "space-5")
    assert t.who("lily-chen").space == ""
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-DEFEAT-04", "EH-DEFEAT-06", "EH-DEFEAT-07", "EH-DEFEAT-08")
def test_what_is_lost_in_a_defeat_and_what_is_kept_for_others() -> None:
    t = beaten(health=2, clues=2, trains=1, cards=["axe", "necronomicon", "shriveling", "debt"], improved={"lore": 1})
    t.monster("mummy", "space-4").halt("which-encounter")
    t.script("test", 5, 5, 5).script("test", 1, 1, 1, 1).answer("done", "fall-at:space-1")
    fallen = t.s.fallen[0]
    assert fallen.mark == "health"
    assert [one.card.key for one in fallen.cards] == ["axe", "necronomicon", "shriveling"]
    assert (len(fallen.clues), fallen.trains) == (2, 1)
    assert [card.key for card in t.s.conditions].count("debt") == 6
    assert t.who("lily-chen").improved == [0, 0, 0, 0, 0]
    assert t.happened("falls", space="space-1", mark="crippled")
    assert t.happened("newcomer-due", who="lily-chen")
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-DEFEAT-05")
def test_who_has_lost_all_sanity_is_marked_with_a_sanity_token() -> None:
    t = beaten(sanity=2).monster("mummy", "space-4").halt("which-encounter")
    t.script("test", 1, 1, 1).answer("fall-at:space-1")
    assert t.s.fallen[0].mark == "sanity"
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-DEFEAT-09")
def test_a_defeated_lead_chooses_who_leads_now() -> None:
    t = scene("eldritch", seats=3).investigator("lily-chen", space="space-5", health=2).investigator("jim-culver")
    t.investigator("silas-marsh").at(phase="encounter", doom=10).monster("mummy", "space-5").halt("which-encounter")
    t.script("test", 5, 5, 5).script("test", 1, 1)
    assert t.asked() == "0 who-leads"
    t.answer("lead:silas-marsh")
    assert t.s.lead == 2
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-DEFEAT-10")
def test_after_a_defeat_the_phase_goes_on_with_the_others() -> None:
    t = scene("eldritch", seats=2).investigator("lily-chen", space="space-5", health=2)
    t.investigator("jim-culver", space="arkham").monster("mummy", "space-5").at(phase="encounter", lead=1, doom=10)
    t.script("test", 5, 5, 5).script("test", 1, 1)
    assert t.s.investigators[0].seat == 0
    assert t.asked() == "1 which-encounter"


# ---- devoured ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-DEVOUR-01", "EH-DEVOUR-02", "EH-DEVOUR-03", "EH-DEVOUR-04")
def test_a_devoured_investigator_leaves_nothing_but_doom() -> None:
    t = scene("eldritch", seats=2).investigator("lily-chen", space="rome", cards=["axe"], clues=1)
    t.investigator("jim-culver").at(turn=1, lead=1, doom=10)
    lily = t.who("lily-chen")
    assert list(devour(t.s, lily)) == []  # nobody is asked anything
    assert lily.gone
    assert t.s.doom == 9
    assert t.s.fallen == []
    assert (lily.cards, lily.clues, lily.space) == ([], [], "")
    assert "axe" in [card.key for card in t.s.assets.discard]
    assert "lily-chen" in [sheet.key for sheet in t.s.box]
    assert t.asked() == "1 your-action"


# ---- the next investigator -----------------------------------------------------------------------------------------


@pytest.mark.rule("EH-NEWINV-01", "EH-NEWINV-02", "EH-NEWINV-03", "EH-DEVOUR-05")
def test_at_the_end_of_the_mythos_phase_somebody_unused_comes() -> None:
    t = (
        scene("eldritch", seats=2)
        .investigator("lily-chen", gone=True)
        .investigator("jim-culver")
        .at(phase="mythos-end", lead=1)
    )
    assert t.asked() == "1 newcomers-or-lead"
    t.answer("newcomers-first")
    assert t.asked() == "0 which-investigator"
    assert not t.offers("choose:lily-chen")
    assert not t.offers("choose:jim-culver")
    t.answer("choose:mark-harrigan")
    mark = t.who("mark-harrigan")
    assert (mark.seat, mark.space, mark.health, mark.sanity) == (0, "space-14", 8, 4)
    assert t.cards("mark-harrigan") == ["38-revolver", "kerosene"]
    assert t.asked() == "1 who-leads"


@pytest.mark.rule("EH-NEWINV-01")
def test_newcomers_come_first_and_no_person_is_asked_for_the_order() -> None:
    t = scene("eldritch", seats=2).investigator("lily-chen", gone=True).investigator("jim-culver")
    game = cast("Game[State]", t.at(phase="mythos-end", lead=1).begin())
    assert game.ask is not None
    assert passes(KeptOrders(), game.ask, game)
    t.answer("pass")
    assert t.asked() == "0 which-investigator"


@pytest.mark.rule("EH-NEWINV-01")
def test_the_lead_token_may_be_passed_before_the_newcomers() -> None:
    t = (
        scene("eldritch", seats=3)
        .investigator("lily-chen", gone=True)
        .investigator("jim-culver")
        .investigator("silas-marsh")
    )
    t.at(phase="mythos-end", lead=1).answer("lead-first", "lead:silas-marsh")
    assert t.s.lead == 2
    assert t.asked() == "0 which-investigator"


def test_a_starting_possession_that_somebody_else_has_is_not_received() -> None:
    t = scene("eldritch", seats=2).investigator("lily-chen", gone=True).investigator("jim-culver", cards=["kerosene"])
    t.at(phase="mythos-end", lead=1).answer("newcomers-first", "choose:mark-harrigan")
    assert t.cards("mark-harrigan") == ["38-revolver"]
    assert t.asked() == "1 who-leads"


# ---- elimination ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-ELIM-01", "EH-ELIM-02")
def test_after_the_awakening_a_defeated_player_is_eliminated_and_chooses_nobody() -> None:
    t = beaten(health=2).awake().monster("mummy", "space-4").halt("which-encounter", "mythos")
    t.script("test", 5, 5, 5).script("test", 1, 1).answer("fall-at:space-1")
    assert t.who("lily-chen").eliminated
    assert t.happened("eliminated", who="lily-chen")
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("EH-ELIM-02", "EH-NEWINV-01")
def test_an_eliminated_player_gets_no_new_investigator() -> None:
    t = (
        scene("eldritch", seats=2, ancient_one="cthulhu")
        .investigator("lily-chen", gone=True)
        .investigator("jim-culver")
    )
    t.awake().at(phase="mythos-end", lead=1)
    t.who("lily-chen").eliminated = True
    t.s.doom = 0
    assert t.asked() == "1 your-action"


@pytest.mark.rule("EH-WIN-04")
def test_when_all_are_eliminated_the_game_is_lost() -> None:
    t = beaten(1, 0, health=2).awake().monster("mummy", "space-4")
    t.script("test", 5, 5, 5).script("test", 1, 1).answer("fall-at:space-1")
    assert t.result == "lost-eliminated"
    assert t.asked() == ""


def test_before_the_awakening_the_defeat_of_all_is_no_loss() -> None:
    t = beaten(1, 0, health=2).monster("mummy", "space-4").halt("mythos")
    t.script("test", 5, 5, 5).script("test", 1, 1).answer("fall-at:space-1")
    assert t.result is None
    assert t.asked() == "0 scene-ends"


def test_whose_own_defeat_awakens_the_ancient_one_is_not_eliminated() -> None:
    t = beaten(health=2).monster("mummy", "space-4").at(phase="encounter", lead=1, doom=1).halt("which-encounter")
    t.script("test", 5, 5, 5).script("test", 1, 1).answer("fall-at:space-1")
    assert t.s.awake
    assert t.who("lily-chen").gone
    assert not t.who("lily-chen").eliminated
    assert t.asked() == "0 scene-ends"


def test_doom_advances_before_the_body_is_laid_down() -> None:
    t = beaten(health=2).monster("mummy", "space-4").halt("which-encounter")
    t.script("test", 5, 5, 5).script("test", 1, 1)
    assert t.asked() == "0 where-to-fall"
    assert t.s.doom == 9


@pytest.mark.rule("EH-NEWINV-01", "EH-FLOW-02")
def test_who_falls_when_mysteries_are_checked_is_followed_in_the_same_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a new Mystery brings may strike down everybody: somebody must be there to lead."""

    def strike(s: World) -> Flow[None]:
        yield from suffer(s, s.investigators[0], 99, 0)

    monkeypatch.setattr(mythos, "check_mystery", strike)
    t = scene("eldritch").investigator("lily-chen").at(phase="mythos-end", doom=10)
    assert t.happened("defeated", who="lily-chen")
    assert t.asked() == "0 which-investigator"
