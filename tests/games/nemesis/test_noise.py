"""Noise rolls, noise in corridors, Danger, and the Encounters that follow."""

import pytest

from seance.testing import scene


@pytest.mark.rule("NEM-NOISE-04", "NEM-ENC-04", "NEM-ENC-09")
def test_second_noise_in_a_corridor_is_an_encounter() -> None:
    t = scene("nemesis").crew("scout", room="011", hand=["search", "rest", "search", "interruption"]).objectives_chosen()
    t.explored("006", "canteen").noise("006-011").bag(adult=[4])
    t.script("noise", 2).script("attacks", "scratch-1")
    t.answer("move:room-006", ["pay:search"])
    assert t.intruders_in("006") == ["adult"]
    assert t.noisy() == []  # the Encounter clears the corridors of the room
    assert t.happened("surprise-attack", crew="scout")  # 3 cards left in hand, 4 on the token
    assert t.asked() == "0 your-action"
