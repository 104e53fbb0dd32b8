"""The Soldier's own Action cards. Steel Nerves is among the reactions, Covering Fire has a file of its own."""

import pytest

from seance.testing import scene

# ---- Full Auto -------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-SHOOT-10")
def test_full_auto_adds_half_the_ammo_and_the_bonus_of_the_rifle() -> None:
    t = scene("nemesis").crew("soldier", room="003", hand=["full-auto"]).intruder("queen", "003").objectives_chosen()
    t.script("combat", "hit-1").script("attacks", "bite-1", "bite-2")
    t.answer("play-shoot:full-auto:queen-1:assault-rifle")
    assert t.who("soldier").gear[0].ammo == 0
    assert t.happened("injured", intruder="queen-1", n=4)  # 1 for the hit, 1 for the rifle, 2 for 5 ammo
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SHOOT-10")
def test_full_auto_hurts_even_when_it_misses() -> None:
    t = scene("nemesis").crew("soldier", room="003", hand=["full-auto"], ammo=4).intruder("queen", "003")
    t.objectives_chosen().script("combat", "miss").script("attacks", "bite-1", "bite-2")
    t.answer("play-shoot:full-auto:queen-1:assault-rifle")
    assert t.happened("makes-injuries", by="full-auto", n=3)
    assert t.happened("injured", intruder="queen-1", n=3)  # 2 for 4 ammo, and 1 for the rifle: there was an Injury
    assert t.asked() == "0 your-action"


def test_full_auto_with_one_ammo_is_one_shot() -> None:
    t = scene("nemesis").crew("soldier", room="003", hand=["full-auto"], ammo=1).intruder("queen", "003")
    t.objectives_chosen().script("combat", "miss").answer("play-shoot:full-auto:queen-1:assault-rifle")
    assert t.happened("unharmed", intruder="queen-1")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SHOOT-01")
def test_full_auto_wants_the_assault_rifle_loaded() -> None:
    t = scene("nemesis").crew("soldier", room="003", hand=["full-auto"], ammo=0).intruder("queen", "003")
    t.objectives_chosen()
    assert t.refusal("play-shoot:full-auto") == "NEM-SHOOT-01"
    t = scene("nemesis").crew("soldier", room="003", hand=["full-auto"], hands=["prototype-rifle"])
    t.intruder("queen", "003").objectives_chosen()
    assert t.refusal("play-shoot:full-auto") == "NEM-SHOOT-01"
    assert t.asked() == "0 your-action"


# ---- Aimed Shot ------------------------------------------------------------------------------------------------


def test_an_aimed_shot_may_be_rolled_again_once() -> None:
    t = scene("nemesis").crew("soldier", room="003", hand=["aimed-shot"]).intruder("larva", "003").objectives_chosen()
    t.script("combat", "miss", "hit-1").answer("play-shoot:aimed-shot:larva-1:assault-rifle", "roll-again")
    assert t.intruders_in("003") == []
    assert t.who("soldier").gear[0].ammo == 4
    assert t.asked() == "0 your-action"


def test_an_aimed_shot_that_hits_is_kept() -> None:
    t = scene("nemesis").crew("soldier", room="003", hand=["aimed-shot"]).intruder("larva", "003").objectives_chosen()
    t.script("combat", "hit-1").answer("play-shoot:aimed-shot:larva-1:assault-rifle", "keep-roll")
    assert t.intruders_in("003") == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SHOOT-01")
def test_an_aimed_shot_takes_an_energy_weapon() -> None:
    t = scene("nemesis").crew("soldier", room="003", hand=["aimed-shot"], hands=["flamethrower"])
    t.intruder("larva", "003").objectives_chosen()
    assert t.refusal("play-shoot:aimed-shot") == "NEM-SHOOT-01"
    assert t.asked() == "0 your-action"
