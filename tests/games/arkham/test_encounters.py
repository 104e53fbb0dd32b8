"""Encounter cards and weaknesses: drawing, peril, revelation, surge; decks, hands and discard piles."""

import pytest

from seance.testing import scene

ROLAND, DAISY, AGNES, WENDY = "roland-banks", "daisy-walker", "agnes-baker", "wendy-adams"


@pytest.mark.rule("AHC-FW14-02", "AHC-FW14-05", "AHC-FW14-07", "AHC-TRE-03")
def test_a_treachery_is_revealed_resolved_and_discarded() -> None:
    t = scene("arkham").investigator(ROLAND).draws("grasping-hands").token("0")
    assert t.asked() == "0 scene-ends"
    assert t.who(ROLAND).damage == 1
    assert t.discarded() == ["grasping-hands"]


@pytest.mark.rule("AHC-RVA-01", "AHC-RVA-02", "AHC-REV-01", "AHC-YOU-02")
def test_a_revelation_happens_to_whoever_draws_the_card() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND).investigator(DAISY).draws("rotting-remains", who=1).token("-1")
    assert t.asked() == "0 scene-ends"
    assert (t.who(ROLAND).horror, t.who(DAISY).horror) == (0, 1)


@pytest.mark.rule("AHC-FW14-06", "AHC-REV-02")
def test_an_enemy_spawns_when_it_is_drawn() -> None:
    t = scene("arkham").investigator(ROLAND).draws("ghoul-minion")
    assert t.asked() == "0 scene-ends"
    assert t.enemies_at("hallway") == ["ghoul-minion-1"]


@pytest.mark.rule("AHC-SUR-01", "AHC-FW14-08")
def test_a_card_with_surge_lets_another_follow() -> None:
    t = scene("arkham").investigator(ROLAND).draws("false-lead", "ghoul-minion")  # without clues it gains surge
    assert t.asked() == "0 scene-ends"
    assert t.enemies_at("hallway") == ["ghoul-minion-1"]


@pytest.mark.rule("AHC-PER-02", "AHC-PER-03", "AHC-PER-04", "AHC-FW14-04")
def test_while_a_peril_card_is_resolved_nobody_helps() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, clues=1).investigator(DAISY, assets=["beat-cop-01018"])
    t.enemy("swarm-of-rats", engaged=DAISY).draws("hunting-shadow")
    assert t.s.peril == -1
    t.begin()
    assert t.s.peril == 0
    assert t.asked().startswith("0 ")


@pytest.mark.rule("AHC-CAN-01", "AHC-CAN-03", "AHC-CAN-04", "AHC-CAN-06")
def test_a_cancelled_treachery_does_nothing_and_is_still_drawn_and_discarded() -> None:
    t = scene("arkham").investigator(AGNES, hand=["ward-of-protection"], resources=1).draws("ancient-evils")
    t.answer("play:ward-of-protection")
    assert t.happened("revelation-cancelled", card="ancient-evils")
    assert t.s.agenda.doom == 0
    assert (t.discarded(), t.discarded(AGNES)) == (["ancient-evils"], ["ward-of-protection"])
    assert (t.who(AGNES).resources, t.who(AGNES).horror) == (0, 1)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-ENC-02")
def test_an_empty_encounter_deck_is_made_again_from_its_discard_pile() -> None:
    t = scene("arkham").investigator(ROLAND).encounters(discard=("swarm-of-rats",))
    t.at("mythos-draws").halt("mythos-ends")
    assert t.asked() == "0 scene-ends"
    assert t.enemies_at("hallway") == ["swarm-of-rats-1"]


@pytest.mark.rule("AHC-DIS-09")
def test_without_any_encounter_card_none_is_drawn() -> None:
    t = scene("arkham").investigator(ROLAND).at("mythos-draws").halt("mythos-ends")
    assert t.asked() == "0 scene-ends"
    assert t.happened("no-encounter-card", who=ROLAND)


@pytest.mark.rule("AHC-THR-01", "AHC-TRE-02")
def test_a_treachery_that_stays_lies_in_the_threat_area() -> None:
    t = scene("arkham").investigator(ROLAND).draws("frozen-in-fear")
    assert t.asked() == "0 scene-ends"
    assert (t.threats(ROLAND), t.discarded()) == (["frozen-in-fear-1"], [])


@pytest.mark.rule("AHC-ATT-01", "AHC-ATT-02", "AHC-LIM-03")
def test_an_attachment_lies_at_its_location_and_only_one_of_its_kind() -> None:
    t = scene("arkham").investigator(ROLAND).draws("obscuring-fog")
    assert t.asked() == "0 scene-ends"
    assert [card.key for card in t.s.attached("hallway")] == ["obscuring-fog-1"]
    t = scene("arkham").investigator(ROLAND).attached("obscuring-fog", "hallway").draws("obscuring-fog")
    assert t.asked() == "0 scene-ends"
    assert t.discarded() == ["obscuring-fog"]


@pytest.mark.rule("AHC-ATT-08")
def test_an_attachment_goes_when_its_host_leaves() -> None:
    t = scene("arkham").only("study").investigator(ROLAND, at="study", clues=2).attached("obscuring-fog", "study")
    t.answer("advance:trapped")
    assert t.discarded() == ["obscuring-fog"]
    assert t.who(ROLAND).location == "hallway"
    assert t.asked() == "0 your-action"


# ---- weaknesses --------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-WEA-01", "AHC-WEA-02")
def test_a_drawn_weakness_of_an_encounter_type_is_resolved_like_an_encounter_card() -> None:
    t = scene("arkham").investigator(ROLAND, deck=["paranoia"]).answer("draw")
    assert t.who(ROLAND).resources == 0
    assert t.discarded(ROLAND) == ["paranoia"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-WEA-02", "AHC-ENM-03")
def test_a_drawn_enemy_weakness_spawns_engaged_with_its_bearer() -> None:
    t = scene("arkham").investigator(ROLAND, deck=["mob-enforcer"]).answer("draw")
    assert t.foe("mob-enforcer-1").engaged == 0
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-WEA-03", "AHC-WEA-04")
def test_a_weakness_of_a_player_type_goes_to_the_hand_and_may_be_played() -> None:
    t = scene("arkham").investigator(AGNES, deck=["dark-memory"]).answer("draw")
    assert t.hand(AGNES) == ["dark-memory"]
    assert t.offers("play:dark-memory")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-WEA-09", "AHC-SLT-01")
def test_an_asset_weakness_in_the_threat_area_takes_its_slot() -> None:
    t = scene("arkham").investigator(DAISY, deck=["the-necronomicon"]).answer("draw")
    assert t.threats(DAISY) == ["the-necronomicon-1"]
    assert [card.key for card in t.s.controlled(t.who(DAISY))] == ["the-necronomicon-1"]
    assert t.asked() == "0 your-action"


# ---- decks and discard piles -------------------------------------------------------------------------------


@pytest.mark.rule("AHC-DRC-06", "AHC-DRC-07")
def test_a_deck_that_has_run_out_is_made_again_for_one_horror() -> None:
    t = (
        scene("arkham")
        .investigator(ROLAND, discard=["knife", "guts"])
        .script("deck-roland-banks", "guts")
        .answer("draw")
    )
    assert t.hand(ROLAND) == ["guts"]
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (0, 1)
    assert t.discarded(ROLAND) == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DRC-03", "AHC-DRC-04")
def test_a_draw_of_several_goes_on_after_the_deck_was_made_again_and_costs_one_horror() -> None:
    t = scene("arkham").investigator(DAISY, deck=["knife"], discard=["guts", "guts"], hand=["cryptic-research"])
    t.answer("play:cryptic-research")
    assert t.hand(DAISY) == ["guts", "guts", "knife"]
    assert t.who(DAISY).horror == 1
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DIS-01", "AHC-DIS-05")
def test_discarded_cards_lie_open_on_top_of_their_owners_pile() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, hand=["emergency-cache"], discard=["knife"]).investigator(DAISY)
    t.answer("play:emergency-cache")
    assert t.sees(1).investigators[0].deck.discard == ["knife", "emergency-cache"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-SEA-01")
def test_a_search_in_the_middle_of_a_test_is_seen_by_its_seat_alone() -> None:
    deck = ["guts", "knife", "shrivelling", "scrying", "blinding-light-01066"]
    t = scene("arkham", seats=2).investigator(AGNES, assets=["arcane-initiate"], deck=deck).investigator(ROLAND)
    t.draws("rotting-remains").script("deck-agnes-baker", "shrivelling", "knife", "scrying")
    t.answer("use-2:arcane-initiate-1")
    assert t.options(0) == ["find:scrying", "find:shrivelling"]
    assert not any("cards" in told.args for told in t.heard(1, "searches"))
    game = t.begin()
    others = [world.ask for seed in range(12) if (world := game.determinize(1, seed)) is not None]
    assert len({tuple(ask.keys) for ask in others if ask is not None}) > 1
    own = [world.ask for seed in range(4) if (world := game.determinize(0, seed)) is not None]
    assert [ask.keys for ask in own if ask is not None] == [["find:scrying", "find:shrivelling"]] * 4
    t.token("0").answer("find:scrying").pass_quietly()
    assert t.hand(AGNES) == ["scrying"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-SEA-01", "AHC-SEA-02", "AHC-SEA-03")
def test_a_search_of_the_top_cards_takes_what_is_wanted_unseen_by_others_and_shuffles() -> None:
    t = scene("arkham", seats=2).investigator(AGNES, assets=["arcane-initiate"], deck=["guts", "knife", "shrivelling"])
    t.investigator(ROLAND).script("deck-agnes-baker", "guts", "knife", "shrivelling").answer("use-2:arcane-initiate-1")
    assert t.hand(AGNES) == ["shrivelling"]
    assert len(t.who(AGNES).deck) == 2
    assert not any("cards" in told.args for told in t.heard(1, "searches"))
    assert t.asked() == "0 your-action"
