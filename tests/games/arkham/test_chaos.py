"""What the wild positions of Arkham Horror look at would be noticed."""

from __future__ import annotations

from typing import Any

import pytest

from seance.engine import Ask, Option
from seance.games.arkham.check.chaos import CHAOS, PEOPLE_LEAVE, POINTS, amiss, left_over
from seance.games.arkham.rules.registers import ABILITIES, EVENT_POINTS
from seance.games.arkham.rules.state import Table
from seance.lab.chaos import Clock, Mourner
from seance.testing import scene

ACTION: Ask[object] = Ask(0, "your-action", [Option(None, "end-turn")], opens="action")


def test_an_enemy_that_stands_idly_by_is_noticed() -> None:
    t = scene("arkham").investigator("roland-banks").enemy("ghoul-minion", at="hallway")
    assert left_over(t.s, ACTION) == "ghoul-minion-1 stands idly by"
    t.foe("ghoul-minion-1").exhausted = True
    assert not left_over(t.s, ACTION)
    assert t.asked() == "0 your-action"


def test_a_question_to_somebody_who_is_gone_is_noticed() -> None:
    t = scene("arkham", seats=2).investigator("roland-banks").investigator("skids-otoole", resigned=True)
    assert amiss(t.s, Ask(1, "which-enemy", [Option(None, "pass")])) == "skids-otoole is gone"
    assert t.asked() == "0 your-action"


def test_an_enemy_that_has_left_play_is_noticed_among_the_options() -> None:
    t = scene("arkham").investigator("roland-banks", hand=["machete"])
    options = [Option(None, "fight", ("ghoul-minion-1",)), Option(None, "play", ("machete",))]
    assert amiss(t.s, Ask(0, "which-enemy", options)) == "ghoul-minion-1: not there"
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize("period", ["turn", "phase", "round"])
@pytest.mark.parametrize("limited", [False, True])
def test_what_outlives_its_time_is_noticed(period: str, limited: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """An effect or a use that counts against a limit, if nothing took it away at the end."""
    monkeypatch.setattr(Table, "begin_anew", lambda self, period: None)
    monkeypatch.setattr(Table, "expire", lambda self, period: None)
    t = scene("arkham").investigator("roland-banks", deck=["knife"]).encounters("crypt-chill").halt("mythos-draws")
    t.who("roland-banks").acted = True
    if limited:
        t.s.used[period] = ["machete-1:1"]
    else:
        t.s.until(period, "no-tokens", "roland-banks")
    t.begin()
    clock = Clock(CHAOS)
    clock.look(t.s)
    t.answer("end-turn")
    with pytest.raises(AssertionError, match="was for"):
        clock.look(t.s)
    assert t.asked() == "0 scene-ends"


def test_what_happens_to_somebody_who_is_gone_is_noticed() -> None:
    t = scene("arkham", seats=2).investigator("roland-banks").investigator("skids-otoole", resigned=True)
    game: Any = t.begin()
    mourner = Mourner(PEOPLE_LEAVE, game)
    t.s.log("gains-resources", who="skids-otoole", n=1)
    with pytest.raises(AssertionError, match="gone before"):
        mourner.listen(game)
    assert t.asked() == "0 your-action"


def test_what_is_struck_again_while_it_attacks_is_the_very_enemy_and_its_attack_is_over() -> None:
    t = scene("arkham", seats=2).investigator("roland-banks").investigator("skids-otoole")
    t.enemy("ravenous-ghoul", at="hallway", exhausted=True)
    t.enemy("ghoul-minion", engaged="roland-banks", damage=1)
    t.s.until("game", "mishap-wound-when-enemy-attacks")
    t.answer("resource")
    assert [enemy.key for enemy in t.s.enemies] == ["ravenous-ghoul-1"]
    assert t.who("roland-banks").damage == 0
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize("point", ["would-reveal-token", "would-spawn"])
def test_who_falls_when_something_is_about_to_happen_is_spared_it(point: str) -> None:
    """Neither a token is revealed for them nor does their weakness enter play."""
    t = scene("arkham", seats=2).investigator("roland-banks", deck=["mob-enforcer"]).investigator("skids-otoole")
    t.s.until("game", f"mishap-person-{point}", "roland-banks")
    t.answer("investigate" if point == "would-reveal-token" else "draw")
    assert t.who("roland-banks").gone
    assert not t.happened("token")
    assert t.s.enemies == []
    assert t.asked() == "1 your-action"


@pytest.mark.rule("AHC-DMG-12")
def test_who_cannot_bear_what_comes_falls_before_anything_answers_it() -> None:
    """A second Dreams of R'lyeh: nobody is asked about anything while Roland stands there without sanity."""
    t = scene("arkham", seats=2, scenario="the-devourer-below")
    t.investigator("roland-banks", horror=4, assets=["knife"]).investigator("skids-otoole")
    for fate in ("asset", "enemy"):
        t.s.until("game", f"mishap-{fate}-after-enters-play", "roland-banks")
    t.draws("dreams-of-rlyeh").begin()
    assert t.who("roland-banks").defeated
    assert not t.happened("discarded", card="knife-1")
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-DIS-07")
def test_who_falls_in_a_test_is_not_asked_how_committed_cards_are_discarded() -> None:
    """Where it would matter: several events, and Wendy's Amulet among the cards."""
    t = scene("arkham", seats=2).investigator("wendy-adams", hand=["barricade", "evidence"], assets=["wendys-amulet"])
    t.investigator("skids-otoole").location("hallway", clues=1).token("0")
    t.s.until("game", "mishap-person-when-token-revealed", "wendy-adams")
    t.answer("investigate", ["commit:barricade", "commit:evidence"])
    assert t.who("wendy-adams").gone
    assert t.asked() == "1 your-action"


def test_something_may_strike_at_every_point_that_a_card_waits_for() -> None:
    waited = {ability.point for abilities in ABILITIES.values() for ability in abilities} | set(EVENT_POINTS)
    assert waited - set(POINTS) <= {"", "player-window", "when-game-ends"}  # actions, and what nobody falls in
    assert len(waited) > 20


@pytest.mark.rule("AHC-ST4-01", "AHC-ELM-02")
def test_a_token_does_nothing_for_who_fell_when_it_was_revealed() -> None:
    """The symbol would ask which of two Cultists is nearer."""
    t = scene("arkham", seats=2, scenario="the-devourer-below").investigator("roland-banks")
    t.investigator("skids-otoole").token("cultist")
    t.enemy("acolyte", at="main-path", exhausted=True).enemy("acolyte", at="main-path", exhausted=True)
    t.s.until("game", "mishap-person-when-token-revealed", "roland-banks")
    t.answer("fight:acolyte-1")
    assert t.who("roland-banks").gone
    assert not t.happened("doom-placed")
    assert t.asked() == "1 your-action"


@pytest.mark.rule("AHC-DMG-14")
def test_what_is_falling_is_not_hurt_again() -> None:
    t = scene("arkham", seats=2).investigator("roland-banks", assets=["beat-cop-01018"]).investigator("skids-otoole")
    t.enemy("ghoul-minion", engaged="roland-banks", damage=1)
    t.s.until("game", "mishap-wound-when-enemy-defeated", "roland-banks")
    t.answer("use:beat-cop-01018-1")
    assert len(t.heard(0, "enemy-damaged")) == len(t.heard(0, "enemy-defeated")) == 1
    assert t.s.falling == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-SPW-04")
def test_an_enemy_whose_place_is_asked_for_lies_before_everybody() -> None:
    """It is in no area yet, and still somewhere: everybody sees which card it is about."""
    t = scene("arkham", seats=2, scenario="the-midnight-masks").investigator("roland-banks", at="rivertown")
    t.investigator("skids-otoole", at="rivertown").draws("wizard-of-the-order").begin()
    assert t.asked() == "0 where-to-spawn"
    assert t.sees(1).drawing == ["wizard-of-the-order"]


@pytest.mark.rule("AHC-SPW-01")
def test_a_weakness_that_is_about_to_spawn_is_in_no_area_but_not_out_of_the_game() -> None:
    t = scene("arkham", seats=2).investigator("roland-banks", deck=["mob-enforcer"], assets=["knife"])
    t.investigator("skids-otoole").enemy("ghoul-minion", at="hallway", exhausted=True)
    for fate in ("asset", "enemy"):
        t.s.until("game", f"mishap-{fate}-would-spawn", "roland-banks")
    t.answer("draw")
    assert t.asked() == "0 which-first"
    t.answer("use:mishap-asset-would-spawn")
    assert [enemy.key for enemy in t.s.enemies] == ["mob-enforcer-1"]
    assert t.asked() == "0 your-action"
