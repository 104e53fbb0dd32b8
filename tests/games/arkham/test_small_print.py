"""What only one card, one seat or one number of a rule decides."""

from __future__ import annotations

import pytest

from seance.games.arkham.rules.initiation import unique_in_play
from seance.games.arkham.rules.modifiers import stat
from seance.games.arkham.rules.printed import ENCOUNTER_CARDS
from seance.testing import scene

ROLAND, DAISY, SKIDS = "roland-banks", "daisy-walker", "skids-otoole"


@pytest.mark.rule("AHC-PIN-02", "AHC-BAS-01")
@pytest.mark.parametrize(("seats", "hunter", "umordhoth"), [(1, 6, 10), (2, 8, 14)])
def test_health_that_grows_with_each_investigator_is_added(seats: int, hunter: int, umordhoth: int) -> None:
    t = scene("arkham", seats, scenario="the-devourer-below").investigator(ROLAND)
    if seats > 1:
        t.investigator(DAISY)
    t.location("ritual-site").enemy("the-masked-hunter", at="ritual-site").enemy("umordhoth", at="ritual-site")
    found = [stat(t.s, "health", enemy) for enemy in t.s.enemies]
    assert found == [hunter, umordhoth]


@pytest.mark.rule("AHC-LST-05", "AHC-FW222-01")
def test_what_was_for_the_turn_is_over_when_its_end_is_resolved() -> None:
    """Will to Survive spares no token to the test of Frozen in Fear."""
    t = scene("arkham", 2).investigator(SKIDS, hand=["will-to-survive"], resources=4, threats=["frozen-in-fear"])
    t.investigator(DAISY).token("-1").answer("play:will-to-survive", "end-turn")
    assert t.happened("token", who=SKIDS)
    assert t.asked() == "1 your-action"


@pytest.mark.rule("AHC-ACN-01", "AHC-GAN-02")
def test_leo_gives_one_action_beside_three() -> None:
    t = scene("arkham").investigator(SKIDS, assets=["leo-de-luca-01048"], resources=0).halt("investigation-turn-ends")
    t.answer("resource", "resource", "resource")
    assert t.offers("resource")
    t.answer("resource")
    assert not t.offers("resource")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ACN-03")
def test_daisys_extra_action_is_for_tomes_alone() -> None:
    t = scene("arkham").investigator(DAISY, assets=["old-book-of-lore", "magnifying-glass-01040"], actions=0)
    assert not t.offers("investigate")
    assert not t.offers("draw")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-SLT-11")
@pytest.mark.parametrize(("card", "fits"), [("shotgun", False), ("machete", True)])
def test_what_cannot_leave_play_keeps_its_hand(card: str, fits: bool) -> None:
    """The Necronomicon with horror on it leaves one hand, and a shotgun needs two."""
    t = scene("arkham").investigator(DAISY, assets=["the-necronomicon"], hand=[card], resources=5)
    t.card("the-necronomicon-1").horror = 3
    assert t.offers(f"play:{card}") is fits
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-UNI-01", "AHC-UNI-02")
def test_a_unique_card_at_a_location_is_in_play_too() -> None:
    t = scene("arkham").investigator(ROLAND).story_asset("lita-chantler", at="parlor")
    assert unique_in_play(t.s, "lita-chantler")
    assert not unique_in_play(t.s, "leo-de-luca")


@pytest.mark.rule("AHC-DMG-09", "AHC-HLT-02", "AHC-SAN-02")
def test_damage_and_horror_lie_on_the_investigator_side_by_side() -> None:
    t = (
        scene("arkham")
        .investigator(ROLAND, damage=1, horror=2)
        .enemy("ghoul-priest", engaged=ROLAND)
        .answer("resource")
    )
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (3, 4)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CLU-05", "AHC-CLU-08")
def test_without_another_location_the_own_one_is_meant() -> None:
    t = scene("arkham").investigator(DAISY, hand=["working-a-hunch"], resources=2)
    t.location("hallway", clues=1).location("attic", clues=2).answer("play:working-a-hunch")
    assert (t.clues_at("hallway"), t.clues_at("attic"), t.who(DAISY).clues) == (0, 2, 1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CLU-06")
def test_what_answers_a_discovery_comes_when_the_clues_are_taken() -> None:
    t = scene("arkham", 2).investigator(ROLAND).investigator(DAISY).location("hallway", clues=1).token("0")
    t.s.until("game", "mishap-person-after-clues-discovered", ROLAND)
    t.answer("investigate")
    assert t.happened("clues-discovered", who=ROLAND)
    assert t.who(ROLAND).gone
    assert t.clues_at("hallway") == 1  # where the fallen was
    assert t.asked() == "1 your-action"


@pytest.mark.rule("AHC-FW221-03")
def test_free_abilities_are_offered_beside_the_actions() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01018"]).enemy("ghoul-minion", engaged=ROLAND)
    assert t.offers("use:beat-cop-01018-1")
    assert t.offers("fight:ghoul-minion-1")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-SEA-02", "AHC-SEA-03")
@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_a_card_that_is_found_is_taken_out_of_where_it_lay(pile: str) -> None:
    """Nobody is there to chant: a Cultist is searched for."""
    t = scene("arkham", scenario="the-midnight-masks").investigator(ROLAND)
    t.encounters("ancient-evils", *["acolyte"] * (pile == "deck")).draws("mysterious-chanting")
    t.s.encounters.discard += [ENCOUNTER_CARDS["acolyte"]] * (pile == "discard")
    t.answer("spawn:graveyard")
    assert t.enemies_at("graveyard") == ["acolyte-1"]
    assert [card.key for card in t.s.encounters.rest] == ["ancient-evils"]
    assert t.discarded() == ["mysterious-chanting"]
    assert t.asked() == "0 scene-ends"
