"""The Midnight Masks: set-up by the log, agendas, the act, every place, the chaos tokens, and every way it can end."""

from __future__ import annotations

import pytest

import seance
from seance.engine import Note
from seance.games.arkham.check.scene import ArkhamScene
from seance.testing import scene

ROLAND, WENDY, AGNES = "roland-banks", "wendy-adams", "agnes-baker"
FIVE = ("wolf-man-drew", "herman-collins", "peter-warren", "victoria-devereux", "ruth-turner")
HUNTER = "the-masked-hunter"


def town(seats: int = 1, **options: str) -> ArkhamScene:
    t: ArkhamScene = scene("arkham", seats=seats, scenario="the-midnight-masks", **options)
    return t


# ---- set-up ----------------------------------------------------------------------------------------------------------


def begin(seats: int, *notes: str) -> ArkhamScene:
    t = town(seats).noted(*notes)
    t.s.locations.clear()
    t.s.set_aside.clear()
    t.at("set-up-scenario").halt("investigation-begins").begin()
    return t


@pytest.mark.rule("AHC-SU10-02", "AHC-SU10-03", "AHC-SU10-04", "AHC-SU10-06")
def test_one_investigator_begins_at_home_with_the_whole_town_around() -> None:
    t = begin(1, "house-standing")
    assert len(t.s.locations) == 9
    assert t.who(ROLAND).location == "your-house"
    assert [place.key for place in t.s.locations if place.revealed] == ["your-house"]
    assert len(t.s.encounters) == 21
    assert sorted(card.key for card in t.s.cultists.rest) == sorted(FIVE)
    assert t.s.enemies == []
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-CAM-03")
def test_without_a_house_everybody_begins_in_rivertown() -> None:
    t = begin(1, "house-burned")
    assert t.s.place("your-house") is None
    assert t.who(ROLAND).location == "rivertown"
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-SUP-03")
@pytest.mark.parametrize(
    ("seats", "places"),
    [(2, ["southside"]), (3, ["southside", "downtown"]), (4, ["southside", "downtown", "graveyard"])],
)
def test_more_investigators_are_awaited_by_acolytes_with_doom(seats: int, places: list[str]) -> None:
    t = begin(seats, "house-burned")
    assert [(enemy.card.key, enemy.location, enemy.doom) for enemy in t.s.enemies] == [
        ("acolyte", place, 1) for place in places
    ]
    assert len(t.s.encounters) == 21 - len(places)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-CAM-03")
def test_a_ghoul_priest_who_lives_is_in_the_encounter_deck() -> None:
    t = begin(1, "house-standing", "ghoul-priest-alive")
    assert len(t.s.encounters) == 22
    assert "ghoul-priest" in [card.key for card in t.s.encounters.rest]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-LOC-05")
@pytest.mark.parametrize("card", ["downtown-01130", "downtown-01131"])
def test_which_downtown_it_is_shows_when_somebody_gets_there(card: str) -> None:
    t = begin(1, "house-burned")
    s = t.s
    t = town().investigator(ROLAND, at="easttown")
    t.s.locations, t.s.unseen = s.locations, s.unseen
    t.s.location("easttown").revealed = True
    t.s.changed()
    t.script("locations", card).answer("move:downtown")
    assert t.s.location("downtown").card.key == card
    assert t.asked() == "0 your-action"


# ---- agendas ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-ACT-16", "AHC-PRE-05", "AHC-CTY-02")
def test_the_masked_hunter_comes_to_whoever_has_the_most_clues() -> None:
    t = town(2).investigator(ROLAND, at="rivertown", clues=1).investigator(WENDY, at="graveyard", clues=2)
    t.agenda("predator-or-prey", doom=6).at("mythos-check").halt("mythos-draws").begin()
    hunter = t.foe(f"{HUNTER}-1")
    assert (hunter.engaged, hunter.location) == (1, "graveyard")
    assert t.s.agenda is not None
    assert t.s.agenda.key == "time-is-running-short"
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-PIN-03")
def test_the_masked_hunter_has_more_health_for_each_investigator() -> None:
    t = town(2).investigator(ROLAND).investigator(WENDY).enemy(HUNTER, engaged=ROLAND, damage=7).token("0")
    t.answer(f"fight:{HUNTER}-1")  # 4 + 2 × 2
    assert [card.key for card in t.s.victory] == [HUNTER]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CNT-01")
def test_whoever_is_hunted_neither_discovers_nor_spends_clues() -> None:
    t = town().investigator(ROLAND, at="rivertown", clues=2).location("rivertown", clues=1)
    t.enemy(HUNTER, engaged=ROLAND, exhausted=True).cultists("ruth-turner").token("0").answer("investigate")
    assert (t.who(ROLAND).clues, t.clues_at("rivertown")) == (2, 1)
    assert not t.offers("activate:uncovering-the-conspiracy")
    assert t.asked() == "0 your-action"


def test_others_still_use_their_clues() -> None:
    t = town(2).investigator(ROLAND, at="rivertown", clues=3).investigator(WENDY, at="graveyard", clues=1)
    t.enemy(HUNTER, engaged=WENDY).cultists("herman-collins").begin()
    assert not t.offers("activate:uncovering-the-conspiracy")  # three of four
    t = town(2).investigator(ROLAND, at="rivertown", clues=4).investigator(WENDY, at="graveyard", clues=1)
    t.enemy(HUNTER, engaged=WENDY).cultists("peter-warren").answer("activate:uncovering-the-conspiracy")
    assert (t.who(ROLAND).clues, t.who(WENDY).clues) == (0, 1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-WIN-03")
def test_midnight_is_resolution_2() -> None:
    t = town(mode="campaign").investigator(ROLAND, at="rivertown").agenda("time-is-running-short", doom=8)
    t.cultists("ruth-turner", "peter-warren").enemy("wolf-man-drew", at="downtown").enemy(HUNTER, at="easttown")
    t.overcome("herman-collins").at("mythos-check").halt("between-scenarios").begin()
    assert t.s.resolution == "r2"
    assert t.s.log_notes == ["past-midnight"]
    assert t.s.names_noted["cultists-interrogated"] == ["herman-collins"]
    away = ["peter-warren", "ruth-turner", HUNTER, "wolf-man-drew"]
    assert sorted(t.s.names_noted["cultists-who-got-away"]) == away
    assert t.who(ROLAND).xp == 1 + 3  # Herman Collins, and nothing is left at three places
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-RSG-01", "AHC-AVA-09")
@pytest.mark.parametrize("agenda", ["predator-or-prey", "time-is-running-short"])
def test_everybody_may_resign_anywhere(agenda: str) -> None:
    t = town(mode="campaign").investigator(ROLAND, at="northside").agenda(agenda).noted("ghoul-priest-alive")
    t.cultists(*FIVE).halt("between-scenarios").answer(f"resign:{agenda}")
    assert t.s.resolution == "none"
    away = t.s.names_noted["cultists-who-got-away"]
    assert (HUNTER in away) == (agenda == "predator-or-prey")  # it had not shown itself yet
    assert len(away) == (6 if agenda == "predator-or-prey" else 5)
    assert t.s.log_notes == ["ghoul-priest-alive"]
    assert t.asked() == "0 scene-ends"


# ---- the act ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-CST-10", "AHC-DRC-02")
def test_clues_of_the_group_find_a_cultist() -> None:
    t = town(2).investigator(ROLAND, at="rivertown", clues=3).investigator(WENDY, at="northside", clues=1)
    t.cultists("ruth-turner", "herman-collins").script("cultists", "herman-collins")
    t.answer("activate:uncovering-the-conspiracy")
    assert t.enemies_at("graveyard") == ["herman-collins-1"]
    assert (t.who(ROLAND).clues, t.who(WENDY).clues, t.who(ROLAND).spent) == (0, 0, 1)
    assert t.asked() == "0 your-action"


def test_when_nobody_is_left_to_be_found_no_clues_are_spent() -> None:
    t = town().investigator(ROLAND, at="rivertown", clues=3)
    t.begin()
    assert not t.offers("activate:uncovering-the-conspiracy")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ACT-07", "AHC-WIN-02")
def test_the_sixth_cultist_is_resolution_1() -> None:
    t = town(mode="campaign").investigator(ROLAND, at="rivertown").overcome(*FIVE).agenda("time-is-running-short")
    t.enemy(HUNTER, engaged=ROLAND, damage=5).token("0").halt("between-scenarios")
    t.noted("ghoul-priest-alive").overcome("ghoul-priest").answer(f"fight:{HUNTER}-1")
    assert t.s.resolution == "r1"
    assert sorted(t.s.names_noted["cultists-interrogated"]) == sorted((*FIVE, HUNTER))
    assert "cultists-who-got-away" not in t.s.names_noted
    assert t.s.log_notes == []  # the Ghoul Priest was overcome, too
    assert t.who(ROLAND).xp == 5 + 2 + 2 + 3  # with three places where nothing is left
    assert t.asked() == "0 scene-ends"


def test_the_last_may_also_be_talked_over() -> None:
    t = town(mode="campaign").investigator(ROLAND, at="rivertown", resources=5)
    t.overcome(HUNTER, *[key for key in FIVE if key != "victoria-devereux"]).agenda("time-is-running-short")
    t.enemy("victoria-devereux", at="rivertown").halt("between-scenarios").answer("parley:victoria-devereux-1")
    assert t.s.resolution == "r1"
    assert t.asked() == "0 scene-ends"


def test_acolytes_do_not_count() -> None:
    t = town().investigator(ROLAND, at="rivertown").overcome(*FIVE).enemy("acolyte", engaged=ROLAND).token("0")
    t.answer("fight:acolyte-1")
    assert t.s.resolution == ""
    assert t.asked() == "0 your-action"


# ---- places ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-INS-01")
def test_the_ghoul_priest_spawns_at_your_house() -> None:
    t = town().investigator(ROLAND, at="northside").draws("ghoul-priest")
    t.begin()
    assert t.foe("ghoul-priest-1").location == "your-house"
    assert t.foe("ghoul-priest-1").engaged == -1
    t = town().investigator(ROLAND, at="northside").only("northside", "rivertown").draws("ghoul-priest")
    t.begin()
    assert t.foe("ghoul-priest-1").engaged == 0  # the house has burned
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-LIM-01")
def test_your_house_gives_a_card_and_a_resource_once_per_turn() -> None:
    t = town().investigator(ROLAND, at="your-house", deck=["knife"])
    t.answer("activate:your-house")
    assert t.hand(ROLAND) == ["knife"]
    assert t.who(ROLAND).resources == 6
    assert t.refusal("activate:your-house") == "AHC-LIM-01"
    assert t.asked() == "0 your-action"


def test_the_historical_society_gives_three_cards_once() -> None:
    t = town().place("southside", "southside-01126").investigator(ROLAND, at="southside", deck=["knife"] * 4)
    t.answer("activate:southside")
    assert t.hand(ROLAND) == ["knife"] * 3
    assert not t.offers("activate:southside")
    assert t.asked() == "0 your-action"


def test_in_mas_boarding_house_an_ally_is_found() -> None:
    deck = ["knife", "beat-cop-01018", "guard-dog"]
    t = town().place("southside", "southside-01127").investigator(ROLAND, at="southside", deck=deck)
    t.answer("activate:southside", "find:guard-dog")
    assert t.hand(ROLAND) == ["guard-dog"]
    assert not t.offers("activate:southside")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-HEA-01", "AHC-HEA-02")
def test_the_hospital_heals_damage_and_the_asylum_horror_once() -> None:
    t = town().investigator(ROLAND, at="st-marys-hospital", damage=5, horror=1)
    t.answer("activate:st-marys-hospital")
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (2, 1)
    assert not t.offers("activate:st-marys-hospital")
    t = town().place("downtown", "downtown-01131").investigator(ROLAND, at="downtown", damage=1, horror=2)
    t.answer("activate:downtown")
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (1, 0)
    assert not t.offers("activate:downtown")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-EFF-03", "AHC-TRG-16")
def test_who_is_well_has_no_business_in_the_hospital() -> None:
    t = town().investigator(ROLAND, at="st-marys-hospital")
    t.begin()
    assert t.refusal("activate:st-marys-hospital") == "AHC-TRG-14"
    assert t.asked() == "0 your-action"


def test_the_university_has_books_and_spells() -> None:
    deck = ["old-book-of-lore", "shrivelling", "knife"]
    t = town().investigator("daisy-walker", at="miskatonic-university", deck=deck)
    t.script("deck-daisy-walker", "knife", "shrivelling", "old-book-of-lore")
    t.answer("activate:miskatonic-university", "find:old-book-of-lore")
    assert t.hand("daisy-walker") == ["old-book-of-lore"]
    assert len(t.who("daisy-walker").deck) == 2
    assert t.offers("activate:miskatonic-university")  # as often as one likes
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-LIM-04")
def test_the_bank_pays_each_investigator_once() -> None:
    t = (
        town(2)
        .place("downtown", "downtown-01130")
        .investigator(ROLAND, at="downtown")
        .investigator(WENDY, at="downtown")
    )
    t.answer("activate:downtown")
    assert t.who(ROLAND).resources == 8
    assert not t.offers("activate:downtown")
    t.answer("end-turn", "activate:downtown")
    assert t.who(WENDY).resources == 8


def test_allies_are_cheaper_in_easttown() -> None:
    hand = ["beat-cop-01018", "machete"]
    t = town().investigator(ROLAND, at="easttown", hand=hand, resources=2)
    t.begin()
    assert not t.offers("play:machete")
    t.answer("play:beat-cop-01018")  # 4 − 2
    assert t.who(ROLAND).resources == 0
    t = town().investigator(ROLAND, at="rivertown", hand=hand, resources=3)
    t.begin()
    assert not t.offers("play:beat-cop-01018")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-MUS-01", "AHC-LIM-05")
def test_the_graveyard_drives_out_who_is_afraid() -> None:
    t = town().investigator(ROLAND, at="rivertown").token("-1")
    t.answer("move:graveyard", "go-to:rivertown")
    assert (t.who(ROLAND).location, t.who(ROLAND).horror) == ("rivertown", 0)
    t = town().investigator(ROLAND, at="rivertown").token("-1")
    t.answer("move:graveyard", "take-horror:2")
    assert (t.who(ROLAND).location, t.who(ROLAND).horror) == ("graveyard", 2)
    t = town().investigator(ROLAND, at="rivertown").token("0")
    t.answer("move:graveyard")
    assert (t.who(ROLAND).location, t.who(ROLAND).horror) == ("graveyard", 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-LIM-05")
def test_northside_sells_clues_to_the_group_once() -> None:
    t = town(2).investigator(ROLAND, at="northside").investigator(WENDY, at="northside")
    t.answer("activate:northside")
    assert (t.who(ROLAND).clues, t.who(ROLAND).resources) == (2, 0)
    t.answer("end-turn")
    assert t.s.turn == 1
    assert t.refusal("activate:northside") == "AHC-LIM-01"


# ---- treacheries -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-MUS-01")
def test_a_hunting_shadow_takes_a_clue_or_wounds() -> None:
    t = town().investigator(ROLAND, at="rivertown", clues=1).draws("hunting-shadow")
    t.answer("give-clues:1")
    assert (t.who(ROLAND).clues, t.who(ROLAND).damage) == (0, 0)
    t = town().investigator(ROLAND, at="rivertown", clues=1).draws("hunting-shadow")
    t.answer("take-damage:2")
    assert (t.who(ROLAND).clues, t.who(ROLAND).damage) == (1, 2)
    t = town().investigator(ROLAND, at="rivertown").draws("hunting-shadow")
    t.begin()
    assert t.who(ROLAND).damage == 2
    assert t.asked() == "0 scene-ends"


def test_what_a_revelation_asks_is_asked_in_its_name() -> None:
    t = town().investigator(ROLAND, at="rivertown", assets=["beat-cop-01018"]).draws("hunting-shadow")
    ask = t.begin().ask_of(0)
    assert ask is not None
    assert seance.rules("arkham").cause(t.s, ask) == (Note("set-off", ("hunting-shadow",)),)
    t.answer(["take:beat-cop-01018-1", "take:roland-banks"])
    assert t.happened("hurt", who=ROLAND, by="hunting-shadow")
    assert t.asked() == "0 scene-ends"


def test_a_false_lead_costs_clues_for_each_point() -> None:
    t = town().investigator(ROLAND, at="rivertown", clues=3).draws("false-lead").token("-1")
    t.begin()  # 3 − 1 against 4
    assert (t.who(ROLAND).clues, t.clues_at("rivertown")) == (1, 2)
    t = town().investigator(ROLAND, at="rivertown", clues=1).draws("false-lead").token("+1")
    t.begin()
    assert t.who(ROLAND).clues == 1
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-SUR-01", "AHC-FW14-08")
def test_a_false_lead_surges_for_who_has_no_clues() -> None:
    t = town().investigator(ROLAND, at="rivertown").draws("false-lead", "locked-door")
    t.location("graveyard", clues=1).begin()
    assert len(t.s.attached("graveyard")) == 1
    assert t.asked() == "0 scene-ends"


# ---- chaos tokens ----------------------------------------------------------------------------------------------------


def investigating(difficulty: str, clues: int = 0) -> ArkhamScene:
    """Roland (intellect 3) in Rivertown (shroud 1), cultists with 1 and 2 doom elsewhere, 1 doom on the agenda."""
    t = town(difficulty=difficulty).investigator(ROLAND, at="rivertown", clues=clues).location("rivertown", clues=2)
    return (
        t.enemy("acolyte", at="easttown", doom=2).enemy("acolyte", at="northside", doom=1).agenda("predator-or-prey", 1)
    )


@pytest.mark.parametrize(("difficulty", "found"), [("standard", 1), ("hard", 0)])
def test_the_skull_counts_doom(difficulty: str, found: int) -> None:
    t = investigating(difficulty).token("skull")
    t.answer("investigate")  # 3 − 2, or 3 − 4
    assert t.who(ROLAND).clues == found
    assert t.asked() == "0 your-action"


def test_the_cultist_brings_doom_to_the_nearest() -> None:
    t = investigating("easy").token("cultist")
    t.answer("investigate")
    assert (t.foe("acolyte-1").doom, t.foe("acolyte-2").doom) == (3, 1)
    assert t.who(ROLAND).clues == 1
    assert t.asked() == "0 your-action"


def test_the_hard_cultist_brings_doom_to_all_or_another_token() -> None:
    t = investigating("expert").token("cultist")
    t.answer("investigate")
    assert (t.foe("acolyte-1").doom, t.foe("acolyte-2").doom) == (3, 2)
    t = town(difficulty="hard").investigator(ROLAND, at="rivertown").location("rivertown", clues=2)
    t.token("cultist", "-1").answer("investigate")  # 3 − 2 − 1
    assert t.who(ROLAND).clues == 0
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("difficulty", "kept"), [("standard", 2), ("hard", 0)])
def test_the_tablet_costs_clues_after_a_failure(difficulty: str, kept: int) -> None:
    t = investigating(difficulty, clues=3).token("tablet")
    t.answer("investigate")
    assert (t.who(ROLAND).clues, t.clues_at("rivertown")) == (kept, 2 + 3 - kept)
    assert t.asked() == "0 your-action"


# ---- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 3])
def test_a_random_night_comes_to_its_end(seats: int) -> None:
    game = seance.new("arkham", seats=seats, seed=seats, mode="standalone", scenario="the-midnight-masks")
    for number in range(9000):
        if game.ask is None:
            break
        game.answer(number * 7919 % len(game.ask.options))
    assert game.result in ("won-standalone", "lost-standalone")
