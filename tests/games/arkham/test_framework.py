"""What holds for everything: order, moments of phases, keywords, areas, uniqueness, set-aside cards."""

import pytest

from seance.engine import Block
from seance.engine.content import Row
from seance.games.arkham.rules.pieces import Enemy
from seance.games.arkham.rules.printed import ENCOUNTER_CARDS, EnemyCard
from seance.testing import scene

ROLAND, DAISY, AGNES, WENDY, SKIDS = "roland-banks", "daisy-walker", "agnes-baker", "wendy-adams", "skids-otoole"


def an_enemy(key: str, *keywords: str) -> EnemyCard:
    """An enemy that is not in the box."""
    row = {"key": key, "code": "0", "set": "none", "copies": 1, "fight": 1, "health": 3, "evade": 1, "damage": 1}
    return EnemyCard(Row("test", {**row, "keywords": list(keywords)}))


@pytest.mark.rule("AHC-PLO-01", "AHC-PLO-02", "AHC-TIM-04")
def test_player_order_begins_with_the_lead_and_goes_round_without_a_window_between_draws() -> None:
    t = scene("arkham", seats=3).investigator(ROLAND, assets=["beat-cop-01018"]).investigator(DAISY).investigator(AGNES)
    t.encounters("swarm-of-rats", "ghoul-minion", "icy-ghoul").at("mythos-check", lead=1).halt("mythos-ends")
    t.script("encounters", "swarm-of-rats", "ghoul-minion", "icy-ghoul")
    assert t.asked() == "0 scene-ends"
    drawn = [(told.args["who"], told.args["card"]) for told in t.heard(0, "draws-encounter")]
    assert drawn == [(DAISY, "swarm-of-rats"), (AGNES, "ghoul-minion"), (ROLAND, "icy-ghoul")]


@pytest.mark.rule("AHC-FW14-03", "AHC-DEK-02")
def test_the_top_card_of_the_encounter_deck_is_drawn() -> None:
    t = scene("arkham").investigator(ROLAND).encounters("swarm-of-rats").at("mythos-draws").halt("mythos-ends")
    t.s.encounters.top = [Block((ENCOUNTER_CARDS["ghoul-minion"],), (0,), (0,))]
    assert t.asked() == "0 scene-ends"
    assert t.enemies_at("hallway") == ["ghoul-minion-1"]


@pytest.mark.rule("AHC-FW11-03", "AHC-FW21-01", "AHC-FW31-01", "AHC-FW41-01")
@pytest.mark.parametrize("phase", ["mythos", "investigation", "enemy", "upkeep"])
def test_the_beginning_of_each_phase_is_a_moment_for_cards(phase: str) -> None:
    t = scene("arkham").investigator(AGNES, hand=["mind-wipe"]).enemy("ghoul-minion", engaged=AGNES)
    t.at(f"{phase}-begins")
    assert t.asked() == "0 after-phase-begins"
    assert t.offers("play:mind-wipe")


@pytest.mark.rule("AHC-FW15-01", "AHC-FW15-02", "AHC-FW23-01", "AHC-FW34-01")
@pytest.mark.parametrize(
    ("step", "then"),
    [
        ("mythos-ends", "investigation-begins"),
        ("investigation-ends", "enemy-begins"),
        ("enemy-ends", "upkeep-begins"),
        ("upkeep-ends", "mythos-begins"),
    ],
)
def test_what_lasts_until_the_end_of_the_phase_ends_with_it(step: str, then: str) -> None:
    t = scene("arkham").investigator(ROLAND).at(step).halt(then)
    t.s.until("phase", "combat", ROLAND, 2)
    t.s.until("round", "agility", ROLAND, 1)
    assert t.asked() == "0 scene-ends"
    assert [one.what for one in t.s.lasting] == ([] if step == "upkeep-ends" else ["agility"])


@pytest.mark.rule("AHC-FW15-02", "AHC-LST-05")
def test_the_end_of_the_mythos_phase_is_a_moment_for_cards() -> None:
    t = scene("arkham").investigator(ROLAND).enemy("wizard-of-the-order", at="attic").at("mythos-ends")
    t.halt("investigation-begins")
    assert t.asked() == "0 scene-ends"
    assert t.foe("wizard-of-the-order-1").doom == 1


@pytest.mark.rule("AHC-LST-06")
def test_what_lasts_for_a_turn_begins_only_in_that_turn() -> None:
    t = scene("arkham").investigator(WENDY, hand=["will-to-survive"]).enemy("ghoul-minion", engaged=WENDY)
    t.at("enemy-attacks").halt("enemy-ends")
    assert t.asked() == "0 scene-ends"  # no window: it cannot be played now
    t = scene("arkham").investigator(WENDY, hand=["will-to-survive"])
    assert t.offers("play:will-to-survive")
    assert t.asked() == "0 your-action"


# ---- tests and initiation ----------------------------------------------------------------------------------


@pytest.mark.rule("AHC-TIM-02", "AHC-DFT-05")
def test_a_test_of_a_card_goes_through_the_same_steps() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["guts"], assets=["physical-training"], deck=["knife"])
    t.draws("rotting-remains")
    assert t.asked() == "0 player-window"
    t.answer("pass")
    assert t.asked() == "0 commit"
    t.answer(["commit:guts"])
    assert t.asked() == "0 player-window"
    t.token("-2").answer("pass")
    assert t.happened("test-passed", value=3)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-INI-01", "AHC-INI-06", "AHC-CST-11")
def test_what_cannot_be_paid_is_not_begun_and_nothing_is_lost() -> None:
    t = scene("arkham").investigator(DAISY, assets=["first-aid"], damage=1, hand=["machete"], resources=1)
    t.card("first-aid-1").uses = 0
    assert t.refusal("activate:first-aid-1") == "AHC-TRG-15"
    assert t.refusal("play:machete") == "AHC-CST-02"
    assert (t.who(DAISY).resources, t.who(DAISY).spent) == (1, 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-INI-07", "AHC-INI-08", "AHC-CAN-04")
def test_a_cancelled_effect_does_not_resolve_and_another_one_does() -> None:
    t = scene("arkham").investigator(AGNES, hand=["ward-of-protection"]).draws("grasping-hands")
    assert t.asked() == "0 when-encounter-drawn"
    t.answer("play:ward-of-protection")
    assert not t.happened("test-begins")
    t = scene("arkham").investigator(AGNES, hand=["ward-of-protection"]).draws("grasping-hands").token("0")
    t.answer("pass", [])
    assert t.happened("test-begins", skill="agility")
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-LIM-04", "AHC-LIM-01")
def test_a_limit_counts_each_investigator_for_themselves() -> None:
    hospital = "st-marys-hospital"  # heals once in a game
    t = scene("arkham", seats=2, scenario="the-midnight-masks").investigator(ROLAND, at=hospital, damage=4)
    t.investigator(DAISY, at=hospital, damage=4).answer(f"activate:{hospital}")
    assert t.refusal(f"activate:{hospital}") == "AHC-LIM-01"
    t.answer("end-turn", f"activate:{hospital}")
    assert (t.who(ROLAND).damage, t.who(DAISY).damage) == (1, 1)
    assert t.asked() == "1 your-action"


@pytest.mark.rule("AHC-LIM-09")
def test_an_ability_counts_towards_its_limit_even_if_nothing_comes_of_it() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic", threats=["cover-up"]).location("attic", clues=2)
    t.card("cover-up-1").clues = 3
    t.enemy("swarm-of-rats", engaged=ROLAND).enemy("swarm-of-rats", engaged=ROLAND).token("0", "0")
    t.answer("fight:swarm-of-rats-1", "use:roland-banks", "use:cover-up-1")
    assert (t.who(ROLAND).clues, t.card("cover-up-1").clues) == (0, 2)
    t.answer("fight:swarm-of-rats-2")
    assert t.asked() == "0 your-action"  # once a round: Roland is not asked again


@pytest.mark.rule("AHC-PER-03", "AHC-PER-02")
def test_in_peril_no_window_opens_for_others() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY, assets=["beat-cop-01018"])
    t.enemy("swarm-of-rats", engaged=ROLAND)
    t.s.peril = 0
    assert t.asked() == "0 your-action"  # otherwise Daisy would be asked first


@pytest.mark.rule("AHC-MOD-05")
def test_no_value_on_a_card_is_below_zero() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic", assets=["flashlight"]).location("attic", clues=1).token("-3")
    t.answer("investigate-with:flashlight-1")  # a shroud of 1, and 2 less
    assert t.happened("test-passed", value=0, by=0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-LIM-02", "AHC-INP-04", "AHC-LVP-01")
def test_a_card_that_returns_to_play_is_a_new_one() -> None:
    t = scene("arkham").investigator(DAISY, assets=["magnifying-glass-01040"], resources=2)
    t.card("magnifying-glass-01040-1").exhausted = True
    t.answer("use:magnifying-glass-01040-1")
    assert t.hand(DAISY) == ["magnifying-glass-01040"]
    t.answer("play:magnifying-glass-01040")
    assert t.assets(DAISY) == ["magnifying-glass-01040-2"]
    assert not t.card("magnifying-glass-01040-2").exhausted
    assert t.asked() == "0 your-action"


# ---- keywords ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-KEY-01", "AHC-KEY-06", "AHC-KEY-07")
def test_a_keyword_from_several_sources_counts_once_and_asks_nobody() -> None:
    t = scene("arkham").investigator(ROLAND, at="cellar").at("enemy-hunters").halt("enemy-attacks")
    t.s.enemies.append(Enemy(an_enemy("hound", "hunter", "hunter"), 1, "parlor"))
    t.s.changed()
    assert t.asked() == "0 scene-ends"
    assert t.s.enemy("hound-1").location == "hallway"


@pytest.mark.rule("AHC-ALF-02")
def test_an_aloof_enemy_spawns_unengaged() -> None:
    t = scene("arkham").investigator(ROLAND).at("mythos-draws").halt("mythos-ends")
    t.s.encounters.rest = [an_enemy("lurker", "aloof")]
    assert t.asked() == "0 scene-ends"
    assert (t.s.enemy("lurker-1").location, t.s.enemy("lurker-1").engaged) == ("hallway", -1)


@pytest.mark.rule("AHC-GAN-03", "AHC-SUR-01")
def test_a_card_that_gains_surge_surges() -> None:
    t = scene("arkham").investigator(ROLAND).draws("false-lead", "swarm-of-rats")
    assert t.asked() == "0 scene-ends"
    assert t.enemies_at("hallway") == ["swarm-of-rats-1"]


@pytest.mark.rule("AHC-RDY-04")
def test_what_is_ready_is_not_readied_again() -> None:
    t = (
        scene("arkham")
        .investigator(ROLAND)
        .enemy("umordhoth", at="attic")
        .halt("investigation-ends")
        .answer("end-turn")
    )
    assert not t.happened("forced", card="umordhoth-1")
    assert t.asked() == "0 scene-ends"
    t = scene("arkham").investigator(ROLAND).enemy("umordhoth", at="attic", exhausted=True)
    t.halt("investigation-ends").answer("end-turn")
    assert not t.foe("umordhoth-1").exhausted
    assert t.asked() == "0 scene-ends"


# ---- places and areas --------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-MOV-01", "AHC-MOV-04", "AHC-MOV-08")
def test_who_moves_is_at_once_elsewhere_and_never_moves_to_the_same_place() -> None:
    t = scene("arkham").investigator(SKIDS, hand=["elusive"], resources=2).enemy("ghoul-minion", engaged=SKIDS)
    t.answer("play:elusive")
    assert "to:hallway" not in t.options()
    t.answer("to:cellar")
    assert [who.key for who in t.s.at("cellar")] == [SKIDS]
    assert t.s.at("hallway") == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-VIC-03")
def test_all_see_the_victory_display_and_it_is_out_of_play() -> None:
    t = scene("arkham", seats=2).investigator(AGNES, assets=["beat-cop-01018"]).investigator(DAISY)
    t.enemy("icy-ghoul", engaged=AGNES, damage=3).answer("use:beat-cop-01018-1")
    assert t.sees(1).victory == ["icy-ghoul"]
    assert t.s.thing("icy-ghoul-1") is None
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-SAS-02", "AHC-INP-03")
def test_set_aside_cards_take_no_part() -> None:
    t = scene("arkham", difficulty="hard").investigator(ROLAND, at="cellar").encounters("swarm-of-rats").token("skull")
    t.answer("investigate")  # a failed skull looks for a Ghoul in the encounter deck
    assert "ghoul-priest" in [card.key for card in t.s.set_aside]
    assert t.s.enemies == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-SEA-04")
def test_cards_that_are_searched_have_not_left_the_deck() -> None:
    t = scene("arkham").investigator(AGNES, assets=["arcane-initiate"], deck=["shrivelling", "scrying", "knife"])
    t.script("deck-agnes-baker", "shrivelling", "scrying", "knife").answer("use-2:arcane-initiate-1")
    assert t.asked() == "0 search"
    assert len(t.who(AGNES).deck) == 3
    t.answer("find:scrying")
    assert len(t.who(AGNES).deck) == 2
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-UNI-04", "AHC-UNI-01")
def test_a_unique_encounter_card_replaces_a_player_card_of_the_same_title() -> None:
    t = scene("arkham").investigator(ROLAND, clues=3, assets=["lita-chantler"]).act("the-barrier")
    t.location("parlor", revealed=False).at("upkeep-ends").halt("mythos-begins").answer("advance:the-barrier")
    assert t.assets(ROLAND) == []
    assert t.discarded(ROLAND) == ["lita-chantler"]
    assert [card.card.key for card in t.s.attached("parlor")] == ["lita-chantler"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-USE-06", "AHC-USE-05")
def test_ammunition_goes_only_onto_cards_that_use_it() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["flashlight", "first-aid"], hand=["extra-ammunition"])
    assert t.refusal("play:extra-ammunition") == "AHC-PRP-01"
    t = scene("arkham").investigator(ROLAND, assets=["flashlight", "45-automatic"], hand=["extra-ammunition"])
    t.answer("play:extra-ammunition")
    assert (t.card("45-automatic-1").uses, t.card("flashlight-1").uses) == (7, 3)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-THN-03", "AHC-THN-02")
def test_what_stands_after_then_comes_before_everything_else_that_follows() -> None:
    t = scene("arkham").investigator(AGNES, hand=["ward-of-protection"]).enemy("ghoul-minion", engaged=AGNES)
    t.draws("grasping-hands").answer("play:ward-of-protection")
    assert t.asked() == "0 after-harm"  # the horror has come already, and Agnes may answer it
    assert [drawn.card.key for drawn in t.s.drawing] == ["grasping-hands"]  # which is not discarded yet
    t.answer("pass")
    assert t.discarded() == ["grasping-hands"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-MOD-03")
def test_a_modifier_is_summed_before_it_is_doubled() -> None:
    t = scene("arkham").investigator(WENDY).enemy("hunting-nightgaunt", engaged=WENDY).token("skull")
    t.enemy("ghoul-minion", at="hallway", exhausted=True).enemy("icy-ghoul", at="hallway", exhausted=True)
    t.answer("evade:hunting-nightgaunt-1")  # −1 for each of two Ghouls, then doubled: agility 4 − 4
    assert t.happened("test-failed", value=0)
    assert t.asked() == "0 your-action"
