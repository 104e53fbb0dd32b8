"""Green Mythos cards: Events and Ongoing cards, once their icons have been resolved."""

from __future__ import annotations

import pytest

from seance.games.eldritch.check.scene import EldritchScene
from seance.testing import scene

LEO, SILAS = "leo-anderson", "silas-marsh"


def two(card: str, **leo: object) -> EldritchScene:
    """Leo leads, Silas follows; then the text of the card."""
    t = scene("eldritch", seats=2)
    assert isinstance(t, EldritchScene)
    return t.investigator(LEO, **leo).investigator(SILAS).mythos_text(card)  # type: ignore[arg-type]


@pytest.mark.rule("EH-RUMOR-03", "EH-RUMOR-04")
def test_a_proposition_solves_a_rumor_for_a_pact() -> None:
    t = two("a-proposition").ongoing("stars-aligned").ongoing("mysterious-lights")
    t.answer("gain-condition:dark-pact", "solve:mysterious-lights")
    assert (t.in_play(), t.cards(LEO)) == (["stars-aligned"], ["dark-pact"])
    assert t.asked() == "0 scene-ends"


def test_a_proposition_is_declined_or_pointless() -> None:
    t = two("a-proposition").ongoing("stars-aligned").answer("decline")
    assert (t.in_play(), t.cards(LEO)) == (["stars-aligned"], [])
    assert t.asked() == "0 scene-ends"
    assert two("a-proposition").asked() == "0 scene-ends"  # without a Rumor nobody asks


@pytest.mark.rule("EH-TEST-06")
def test_information_is_bought_by_the_result() -> None:
    t = two("buying-information").at("mythos-end", lead=1)
    t.script("test", 5, 2, 6).script("clues", "clue-rome", "clue-london")
    assert t.asked() == "0 scene-ends"
    assert (len(t.who(SILAS).clues), len(t.who(LEO).clues)) == (2, 0)


def test_no_success_buys_no_information() -> None:
    t = two("buying-information").script("test", 1, 2)
    assert t.asked() == "0 scene-ends"
    assert t.who(LEO).clues == []


@pytest.mark.parametrize(("die", "left"), [(2, 4), (3, 6)])
def test_the_heart_of_corruption_may_bite(die: int, left: int) -> None:
    t = two("heart-of-corruption").script("artifacts", "pallid-mask").script("die", die)
    assert t.asked() == "0 scene-ends"
    assert (t.cards(LEO), t.who(LEO).health, t.who(LEO).sanity) == (["pallid-mask"], left, left)


def test_the_church_blesses_the_lead() -> None:
    t = two("support-of-the-church").at("mythos-end", lead=1)
    assert t.asked() == "0 scene-ends"
    assert (t.cards(LEO), t.cards(SILAS)) == ([], ["blessed"])


@pytest.mark.parametrize(("gate", "doom"), [("istanbul", 10), ("rome", 9)])
def test_that_which_consumes_takes_a_gate_and_doom_for_a_wrong_one(gate: str, doom: int) -> None:
    t = two("that-which-consumes").gate("istanbul", "rome").at("mythos-end", doom=10, omen=0)  # green
    t.answer(f"discard-gate:gate-{gate}")
    assert t.s.doom == doom
    assert gate not in t.gates()
    assert t.asked() == "0 scene-ends"


def test_from_beyond_reckons_mythos_cards_twice() -> None:
    t = two("from-beyond").ongoing("fractured-reality").ongoing("stars-aligned").at("mythos-end", omen=0)
    t.answer("reckon:stars-aligned", "reckon:fractured-reality")  # all once, then all again
    assert (t.s.omen, t.s.ongoing[0].eldritch) == (2, 2)
    assert t.asked() == "0 scene-ends"


def test_the_group_pays_and_nothing_comes_from_beyond() -> None:
    t = two("from-beyond", clues=1).ongoing("stars-aligned").at("mythos-end", omen=0).answer("yes")
    assert (t.s.omen, t.who(LEO).clues) == (0, [])
    assert t.asked() == "0 scene-ends"


def test_from_beyond_advances_doom_if_no_card_reckons() -> None:
    t = two("from-beyond", clues=1).ongoing("mysterious-lights").at("mythos-end", doom=10)
    assert t.asked() == "0 scene-ends"
    assert (t.s.doom, len(t.who(LEO).clues)) == (9, 1)


def test_rising_terror_reckons_monsters_twice() -> None:
    t = two("rising-terror", space="rome").monster("deep-one", "rome").monster("gnoph-keh", "rome")
    t.answer("reckon:gnoph-keh", "reckon:deep-one")  # all once, then all again
    assert (t.who(LEO).health, t.who(LEO).sanity) == (4, 4)
    assert t.asked() == "0 scene-ends"


def test_rising_terror_advances_doom_if_no_monster_reckons() -> None:
    t = two("rising-terror").monster("cthonian", "rome").at("mythos-end", doom=10)
    assert t.asked() == "0 scene-ends"
    assert t.s.doom == 9


@pytest.mark.rule("EH-MYTHOS-15", "EH-MYTHOS-16")
def test_nobody_rests_while_there_are_strange_sightings() -> None:
    t = scene("eldritch").investigator(LEO, health=3).ongoing("strange-sightings")
    t.begin()
    assert not t.offers("rest")
    assert t.asked() == "0 your-action"


def test_strange_sightings_end_with_a_reckoning() -> None:
    t = scene("eldritch").investigator(LEO).ongoing("strange-sightings").reckoning()
    assert t.asked() == "0 scene-ends"
    assert t.in_play() == []


def test_tied_to_a_dark_purpose_reckons_conditions_with_ones() -> None:
    t = two("tied-to-a-dark-purpose", cards=["blessed", "amnesia"]).script("backs", "amnesia-back-2")
    t.answer("reckon:blessed-1")
    assert t.cards(LEO) == ["debt"]  # the blessing ends on a 1, and nobody remembers anything
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("gates", "left", "omen"), [(("istanbul", "san-francisco"), 4, 0), (("rome",), 6, 1)])
def test_torn_asunder_hurts_by_gates_or_turns_the_omen(gates: tuple[str, ...], left: int, omen: int) -> None:
    t = two("torn-asunder").gate(*gates).at("mythos-end", omen=0, doom=10)  # green
    assert t.asked() == "0 scene-ends"
    assert (t.who(LEO).health, t.who(SILAS).health, t.s.omen) == (left, left + 2, omen)


def test_blood_flows_for_a_monster() -> None:
    t = two("blood-flows").monster("mummy", "rome").monster("cthonian", "london").answer("monster:mummy:rome")
    assert (t.monsters_on("rome"), t.monsters_on("london"), t.who(LEO).health) == ([], ["cthonian"], 3)
    assert t.asked() == "0 scene-ends"


def test_no_blood_flows_without_a_monster() -> None:
    t = two("blood-flows").monster("epic-cthylla", "space-12")
    assert t.asked() == "0 scene-ends"
    assert t.who(LEO).health == 6


def test_cultists_call_the_elder_things() -> None:
    t = (
        two("calling-the-elder-things")
        .monster("cultist", "rome")
        .monster("cultist", "rome")
        .monster("cultist", "tokyo")
    )
    t.monster("mummy", "london").script("cup", "gug", "vampire")
    assert t.asked() == "0 scene-ends"
    assert (t.monsters_on("rome"), t.monsters_on("tokyo")) == (["cultist", "cultist", "gug"], ["cultist", "vampire"])
    assert t.monsters_on("london") == ["mummy"]


def test_dimensional_instability_closes_nothing_for_free() -> None:
    t = two("dimensional-instability").gate("istanbul", "san-francisco", "rome").at("mythos-end", doom=10, omen=0)
    assert t.asked() == "0 scene-ends"
    assert (t.gates(), t.s.doom) == (["rome"], 8)


def test_bankruptcy_empties_the_reserve_and_keeps_it_so() -> None:
    t = two("driven-to-bankruptcy").reserve("axe", "whiskey", "bandages", "kerosene")
    assert t.asked() == "0 scene-ends"
    assert (t.s.reserve, t.in_play()) == ([], ["driven-to-bankruptcy"])
    assert len(t.s.assets.discard) == 4


def test_bankruptcy_ends_with_a_new_reserve() -> None:
    t = scene("eldritch").investigator(LEO).ongoing("driven-to-bankruptcy").reckoning()
    t.script("assets", "axe", "whiskey", "bandages", "kerosene")
    assert t.asked() == "0 scene-ends"
    assert [card.key for card in t.s.reserve] == ["axe", "whiskey", "bandages", "kerosene"]
    assert t.in_play() == []


def test_legitimate_banking_lends_to_the_lead() -> None:
    t = two("legitimate-banking")
    assert t.asked() == "0 scene-ends"
    assert (t.cards(LEO), t.cards(SILAS)) == (["debt"], [])


def test_legitimate_banking_calls_in_a_debt_with_ones() -> None:
    t = two("legitimate-banking", cards=["debt"]).script("backs", "debt-back-1")
    assert t.asked() == "0 scene-ends"
    assert (t.cards(LEO), t.who(LEO).health) == ([], 3)


@pytest.mark.rule("EH-MYTHOS-14")
def test_the_fallen_find_no_peace() -> None:
    t = two("no-peace-for-the-fallen").fallen("lily-chen", "rome", cards=["axe"], clues=2)
    assert t.asked() == "0 scene-ends"
    assert (t.s.fallen, t.cards(LEO)) == ([], ["cursed"])
    assert [card.key for card in t.s.assets.discard] == ["axe"]
    assert len(t.s.clue_pool.discard) == 2
    assert "lily-chen" in [card.key for card in t.s.box]


def test_the_border_is_patrolled_at_once_by_the_leads_choice() -> None:
    t = two("patrolling-the-border").answer(f"choose:{SILAS}")
    assert (t.who(LEO).delayed, t.who(SILAS).delayed) == (False, True)
    assert t.in_play() == ["patrolling-the-border"]
    assert t.asked() == "0 scene-ends"


def test_a_patrol_detains_in_cities_and_goes_home() -> None:
    t = scene("eldritch", seats=3).investigator(LEO, "rome").investigator(SILAS, "london")
    t.investigator("lily-chen", "space-4").ongoing("patrolling-the-border").reckoning()
    t.script("test", 1, 2, 3).script("test", 1, 1, 5)
    assert t.asked() == "0 scene-ends"
    assert (t.who(LEO).delayed, t.cards(LEO)) == (True, ["detained"])
    assert (t.who(SILAS).delayed, t.cards(SILAS), t.cards("lily-chen")) == (False, [], [])
    assert t.in_play() == []


def test_allies_betray() -> None:
    t = two("unexpected-betrayal", cards=["cat-burglar", "witch-doctor", "axe"]).answer(["discard:witch-doctor"])
    assert (t.who(LEO).health, t.cards(LEO)) == (3, ["cat-burglar", "axe"])
    assert t.who(SILAS).health == 8
    assert t.asked() == "0 scene-ends"
