"""Single parts of rules that no other scene would miss: each was found by breaking it (`make mutants`)."""

from __future__ import annotations

import pytest

from seance.games.arkham.rules.costs import actions_left
from seance.testing import scene

ROLAND, WENDY, AGNES, DAISY = "roland-banks", "wendy-adams", "agnes-baker", "daisy-walker"


@pytest.mark.rule("AHC-PRI-01", "AHC-PRI-02")
def test_who_dies_of_what_frightens_all_falls_after_all_were_frightened() -> None:
    t = scene("arkham", seats=3, scenario="the-devourer-below").investigator(ROLAND).investigator(WENDY, horror=6)
    t.investigator(DAISY, assets=["elder-sign-amulet"]).enemy("goat-spawn", engaged=ROLAND, damage=2).token("0")
    t.answer("fight:goat-spawn-1")
    assert t.asked() == "2 assign-horror"
    assert (t.who(ROLAND).horror, t.who(WENDY).gone) == (0, False)  # nothing is placed before all have chosen
    t.answer(["take:elder-sign-amulet-1"])
    assert (t.who(ROLAND).horror, t.who(WENDY).gone, t.card("elder-sign-amulet-1").horror) == (1, True, 1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DIS-01")
@pytest.mark.parametrize(("hand", "left"), [(["guts", "guts", "guts"], ["guts", "guts"]), (["guts"], []), ([], [])])
def test_one_random_card_is_one_card_or_none(hand: list[str], left: list[str]) -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, hand=["knife"]).investigator(WENDY, hand=hand)
    t.agenda("whats-going-on", doom=3).at("mythos-check").halt("mythos-draws").answer("all-discard")
    assert (t.hand(ROLAND), t.hand(WENDY)) == ([], left)
    assert t.discarded(WENDY) == ["guts"] * (len(hand) - len(left))
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-DIS-01")
@pytest.mark.parametrize(("hand", "damage"), [([], 2), (["guts"], 1)])
def test_whether_a_card_was_discarded_at_random_counts(hand: list[str], damage: int) -> None:
    """The Yithian Observer hits harder who has no card to lose."""
    t = scene("arkham", scenario="the-devourer-below").investigator(ROLAND, hand=hand)
    t.enemy("yithian-observer", engaged=ROLAND).at("enemy-attacks").halt("enemy-ends")
    assert t.asked() == "0 scene-ends"
    assert (t.who(ROLAND).damage, t.hand(ROLAND), t.discarded(ROLAND)) == (damage, [], hand)


@pytest.mark.rule("AHC-ABI-02", "AHC-ENT-01")
def test_what_a_card_does_when_it_enters_play_it_does_then() -> None:
    t = scene("arkham").investigator(DAISY, hand=["arcane-initiate"])
    t.answer("play:arcane-initiate")
    assert t.card("arcane-initiate-1").doom == 1
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ATT-08")
def test_a_location_that_leaves_the_game_is_on_no_map_any_more() -> None:
    t = scene("arkham").only("study").investigator(ROLAND, at="study", clues=2).attached("obscuring-fog", "study")
    t.answer("advance:trapped")
    assert "study" not in [one.key for one in t.s.locations]
    assert "study" in [one.key for one in t.s.removed]
    assert t.s.attached("study") == []
    assert "study" not in [one.key for one in t.sees(0).locations]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-FW33-04", "AHC-AKR-01")
@pytest.mark.parametrize("answer", ["pass", "play:dodge"])
def test_what_follows_an_attack_follows_it_unless_it_was_cancelled(answer: str) -> None:
    """The Silver Twilight Acolyte brings doom after it has attacked."""
    t = scene("arkham").investigator(ROLAND, hand=["dodge"]).agenda("whats-going-on", doom=0)
    t.enemy("silver-twilight-acolyte", engaged=ROLAND, owner=ROLAND).at("enemy-attacks").halt("enemy-ends")
    t.answer(answer)
    attacked = answer == "pass"
    assert (t.s.doom(), t.who(ROLAND).damage) == (attacked, attacked)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-ACN-01", "AHC-ACN-02", "AHC-ACN-03")
def test_an_action_that_was_taken_is_spent_and_known() -> None:
    t = scene("arkham").investigator(ROLAND, actions=2)
    assert actions_left(t.s, t.who(ROLAND)) == 2
    t.answer("resource")
    assert actions_left(t.s, t.who(ROLAND)) == 1
    assert t.who(ROLAND).performed == ["resource"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ST8-02")
def test_what_two_have_committed_goes_to_the_discard_pile_of_each() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, hand=["perception"])
    t.investigator(DAISY, hand=["unexpected-courage"]).location("hallway", clues=1).token("0").answer("investigate")
    t.answer(["commit:perception"], "1 commit:unexpected-courage")
    assert (t.discarded(ROLAND), t.discarded(DAISY)) == (["perception"], ["unexpected-courage"])
    assert t.asked() == "0 your-action"
