"""The agents of the Ancient Ones: both sides of every card."""

from __future__ import annotations

import pytest

from seance.games.arkham.check.scene import ArkhamScene
from seance.testing import scene

ROLAND, WENDY, AGNES = "roland-banks", "wendy-adams", "agnes-baker"


def woods(seats: int = 1, **options: str) -> ArkhamScene:
    t: ArkhamScene = scene("arkham", seats=seats, scenario="the-devourer-below", **options)
    return t


# ---- Hastur ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("horror", "damage"), [(0, 1), (1, 0)])
def test_a_byakhee_is_fiercer_against_the_frightened(horror: int, damage: int) -> None:
    t = woods().investigator(ROLAND, horror=horror).enemy("screeching-byakhee", engaged=ROLAND).token("-1")
    t.answer("fight:screeching-byakhee-1")  # 4 − 1 against 3, or against 4 with 4 sanity left
    assert t.foe("screeching-byakhee-1").damage == damage
    assert t.asked() == "0 your-action"


def test_an_unengaged_byakhee_is_as_printed() -> None:
    t = woods().investigator(ROLAND, horror=3).enemy("screeching-byakhee", at="main-path", exhausted=True).token("-1")
    t.answer("fight:screeching-byakhee-1")
    assert t.foe("screeching-byakhee-1").damage == 1
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-WEA-02", "AHC-SEA-02")
def test_the_yellow_sign_wakes_a_madness() -> None:
    t = woods().investigator(ROLAND, deck=["knife", "paranoia", "haunted"], resources=4)
    t.draws("the-yellow-sign").token("0").begin()  # 3 against 4
    assert t.who(ROLAND).horror == 2
    assert t.who(ROLAND).resources == 0  # Paranoia
    assert t.discarded(ROLAND) == ["paranoia"]
    assert t.asked() == "0 scene-ends"


def test_the_yellow_sign_is_withstood() -> None:
    t = woods().investigator(AGNES, deck=["paranoia"]).draws("the-yellow-sign").token("-1")
    t.begin()
    assert (t.who(AGNES).horror, t.who(AGNES).resources) == (0, 5)
    assert t.asked() == "0 scene-ends"


# ---- Yog-Sothoth -----------------------------------------------------------------------------------------------------


def test_a_yithian_observer_takes_a_card() -> None:
    t = woods().investigator(ROLAND, hand=["knife"]).enemy("yithian-observer", engaged=ROLAND)
    t.at("enemy-attacks").halt("enemy-ends").begin()
    assert t.hand(ROLAND) == []
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (1, 1)
    assert t.asked() == "0 scene-ends"


def test_a_yithian_observer_hits_harder_who_has_no_card() -> None:
    t = woods().investigator(ROLAND).enemy("yithian-observer", engaged=ROLAND)
    t.at("enemy-attacks").halt("enemy-ends").begin()
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (2, 2)
    assert t.asked() == "0 scene-ends"


def test_an_offer_of_power_is_accepted() -> None:
    t = woods().investigator(ROLAND, deck=["knife", "knife"]).agenda("the-ritual-begins", doom=1)
    t.draws("offer-of-power").answer("accept")
    assert t.hand(ROLAND) == ["knife", "knife"]
    assert t.s.doom() == 3
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-DOM-03")
def test_an_offer_of_power_can_advance_the_agenda() -> None:
    t = woods().investigator(ROLAND, deck=["knife", "knife"]).agenda("the-arkham-woods", doom=2)
    t.draws("offer-of-power").answer("accept")
    assert t.s.agenda is not None
    assert t.s.agenda.key == "the-ritual-begins"
    assert t.asked() == "0 scene-ends"


def test_an_offer_of_power_is_declined() -> None:
    t = woods().investigator(ROLAND, deck=["knife", "knife"]).draws("offer-of-power")
    t.answer("take-horror:2")
    assert (t.who(ROLAND).horror, t.hand(ROLAND)) == (2, [])
    assert t.s.doom() == 0
    assert t.asked() == "0 scene-ends"


# ---- Shub-Niggurath --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("damage", "left"), [(3, 1), (1, 0), (0, 0)])
def test_a_dark_young_heals_at_the_end_of_the_round(damage: int, left: int) -> None:
    t = woods().investigator(ROLAND).enemy("relentless-dark-young", engaged=ROLAND, damage=damage)
    t.at("upkeep-ends").halt("mythos-begins").begin()
    assert t.foe("relentless-dark-young-1").damage == left
    assert t.asked() == "0 scene-ends"


def test_a_dying_goat_spawn_frightens_everybody_there() -> None:
    t = woods(2).investigator(ROLAND).investigator(WENDY).enemy("goat-spawn", engaged=ROLAND, damage=2).token("0")
    t.answer("fight:goat-spawn-1")
    assert (t.who(ROLAND).horror, t.who(WENDY).horror) == (1, 1)
    assert t.s.enemies == []
    assert t.asked() == "0 your-action"


def test_a_wounded_goat_spawn_frightens_nobody() -> None:
    t = woods().investigator(ROLAND).enemy("goat-spawn", engaged=ROLAND).enemy("ghoul-minion", engaged=ROLAND, damage=1)
    t.token("0").answer("fight:ghoul-minion-1")
    assert t.who(ROLAND).horror == 0
    assert t.asked() == "0 your-action"


# ---- Cthulhu ---------------------------------------------------------------------------------------------------------


def test_a_deep_one_frightens_whom_it_engages() -> None:
    t = woods().investigator(ROLAND).draws("young-deep-one")
    t.begin()
    assert t.foe("young-deep-one-1").engaged == 0
    assert t.who(ROLAND).horror == 1
    assert t.asked() == "0 scene-ends"


def test_another_engagement_frightens_nobody() -> None:
    t = woods().investigator(ROLAND).enemy("young-deep-one", engaged=ROLAND).draws("ghoul-minion")
    t.begin()
    assert t.who(ROLAND).horror == 0
    assert t.asked() == "0 scene-ends"


def test_dreams_weaken_the_will_and_the_mind() -> None:
    t = woods().investigator(ROLAND).draws("dreams-of-rlyeh")
    t.begin()
    assert t.threats(ROLAND) == ["dreams-of-rlyeh-1"]
    view = t.sees(0)
    assert view.investigators[0].skills["willpower"] == 2
    assert view.investigators[0].sanity == 4
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("token", "left"), [("+1", []), ("0", ["dreams-of-rlyeh-1"])])
def test_whoever_wakes_is_rid_of_the_dreams(token: str, left: list[str]) -> None:
    t = woods().investigator(ROLAND, threats=["dreams-of-rlyeh"]).token(token)
    t.answer("activate:dreams-of-rlyeh-1")  # willpower 3 − 1 against 3
    assert t.threats(ROLAND) == left
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DMG-12", "AHC-MOD-01")
def test_whose_mind_is_used_up_by_the_dreams_is_defeated() -> None:
    t = woods(2).investigator(ROLAND, horror=4).investigator(WENDY).draws("dreams-of-rlyeh")
    t.begin()
    assert t.who(ROLAND).defeated
    assert t.asked() == "0 scene-ends"
