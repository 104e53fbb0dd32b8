"""From one scenario to the next: what stays, what begins anew, and what a new game sets out from."""

from __future__ import annotations

import pytest

import seance
from seance.engine.content import Row
from seance.games.arkham.check.scene import ArkhamScene
from seance.games.arkham.rules.campaign import LITA
from seance.games.arkham.rules.deck_building import DeckList, experience_of, faults, starter_deck
from seance.games.arkham.rules.newcomers import enter_campaign
from seance.games.arkham.rules.printed import (
    BASIC_WEAKNESSES,
    CHAOS_BAGS,
    PERSONAS,
    PLAYER_CARDS,
    STORY_ASSETS,
    Persona,
    PlayerCard,
    TreacheryCard,
)  # fmt: skip
from seance.testing import scene

ROLAND, WENDY, AGNES = "roland-banks", "wendy-adams", "agnes-baker"


def invented(key: str, *keywords: str) -> PlayerCard:
    row: dict[str, object] = {
        "key": key, "code": "99999", "kind": "asset", "faction": "neutral", "level": 0, "cost": 1,
        "copies": 1, "revised": 1, "limit": 2, "keywords": list(keywords),
    }  # fmt: skip
    return PlayerCard(Row("invented", row))


def house_kept(seats: int = 1) -> ArkhamScene:
    """The Gathering ends with resolution 2; the campaign is between two scenarios."""
    t: ArkhamScene = scene("arkham", seats=seats, mode="campaign").investigator(
        ROLAND, at="hallway", deck=["knife"] * 9
    )
    for key in (WENDY, AGNES)[: seats - 1]:
        t.investigator(key, at="attic", deck=["knife"] * 9)
    t.location("cellar", clues=1).act("what-have-you-done").enemy("ghoul-priest", engaged=ROLAND, damage=5 * seats - 1)
    t.token("0").answer("fight:ghoul-priest-1", "keep-the-house")
    return t


# ---- how a campaign begins -------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-CAM-04", "AHC-DFL-03", "AHC-SU06-01")
@pytest.mark.parametrize("difficulty", ["easy", "standard", "hard", "expert"])
def test_a_campaign_begins_with_the_bag_of_its_difficulty_and_the_first_scenario(difficulty: str) -> None:
    game = seance.new("arkham", seats=1, seed=1, difficulty=difficulty)
    while game.ask is not None and game.ask.prompt != "your-action":
        game.answer(0)
    view = game.view(0)
    assert view.scenario == "the-gathering"  # type: ignore[attr-defined]
    assert sorted(view.bag) == sorted(CHAOS_BAGS[difficulty])  # type: ignore[attr-defined]


@pytest.mark.rule("AHC-IDK-01", "AHC-DBK-10")
def test_a_deck_holds_assets_events_skills_and_weaknesses() -> None:
    t = scene("arkham", mode="campaign")
    t.s.dice.script["weaknesses"] = ["haunted"]
    who = enter_campaign(t.s, 0, starter_deck(ROLAND))
    assert {card.kind for card in who.owned} == {"asset", "event", "skill", "treachery"}
    assert [card.key for card in who.owned if card.weakness] == ["cover-up", "haunted"]


@pytest.mark.rule("AHC-DBK-07")
def test_experience_that_is_granted_at_the_start_may_be_spent_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    row: dict[str, object] = {
        "key": "the-veteran", "code": "99998", "faction": "guardian", "health": 8, "sanity": 6, "deck_size": 1,
        "skills": {"willpower": 3, "intellect": 3, "combat": 3, "agility": 3}, "weaknesses": 0, "experience": 3,
        "options": [{"factions": ["guardian", "neutral"], "most": 5}],
    }  # fmt: skip
    monkeypatch.setitem(PERSONAS, "the-veteran", Persona(Row("invented", row)))
    deck = DeckList("the-veteran", [PLAYER_CARDS["police-badge"]])
    assert faults(deck, "one-core", "campaign") == []
    assert enter_campaign(scene("arkham", mode="campaign").s, 0, deck).xp == 1
    too_much = DeckList("the-veteran", [PLAYER_CARDS["shotgun"]])
    assert [fault.reason for fault in faults(too_much, "one-core", "campaign")] == ["deck-not-earned"]


@pytest.mark.rule("AHC-XP-06", "AHC-AST-06")
def test_levels_are_printed_and_story_assets_have_none() -> None:
    assert experience_of(PLAYER_CARDS["beat-cop-01018"]) == 0
    assert experience_of(PLAYER_CARDS["beat-cop-01028"]) == 2
    assert LITA.level is None
    assert STORY_ASSETS["lita-chantler"].set == "torch"


# ---- what stays ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-CAM-01", "AHC-CAM-02", "AHC-GAM-02", "AHC-NXT-01")
def test_the_next_scenario_is_a_new_game_with_the_same_investigators() -> None:
    t = house_kept(2)
    t.s.who(ROLAND).mental = 1
    t.halt("set-up-hands").answer("0 go-on", "1 go-on", "0 lead:roland-banks", "1 lead:roland-banks")
    assert t.s.scenario == "the-midnight-masks"
    assert [who.key for who in t.s.investigators] == [ROLAND, WENDY]
    assert (t.who(ROLAND).xp, t.who(ROLAND).mental, t.who(ROLAND).horror) == (2 + 1 + 2 + 1, 1, 1)
    assert t.s.log_notes == ["house-standing"]
    assert (t.s.victory, t.s.enemies, t.s.used, t.s.round) == ([], [], {}, 0)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-ACT-22", "AHC-TRA-01")
@pytest.mark.parametrize("clues", [0, 1])
def test_when_a_scenario_ends_the_game_is_over_for_who_is_left(clues: int) -> None:
    """Cover Up brings a trauma then if clues are left on it."""
    t = scene("arkham", mode="campaign").investigator(ROLAND, at="hallway", deck=["knife"] * 9, threats=["cover-up"])
    t.card("cover-up-1").clues = clues
    t.act("what-have-you-done").enemy("ghoul-priest", engaged=ROLAND, damage=4).token("0")
    t.answer("fight:ghoul-priest-1", "keep-the-house")
    assert t.who(ROLAND).mental == clues


@pytest.mark.rule("AHC-XP-05", "AHC-XP-14")
def test_between_scenarios_everybody_sees_what_decks_and_experience_there_are() -> None:
    t = house_kept(2)
    first, second = t.sees(1).investigators
    assert (first.owned, first.experience) == (["knife"] * 9, 6)
    assert (second.owned, second.experience) == (["knife"] * 9, 5)
    t.halt("set-up-hands").answer("0 buy:machete", "0 go-on", "1 go-on", "0 lead:wendy-adams")
    t.answer("1 lead:wendy-adams")
    assert t.sees(1).investigators[0].owned == ["knife"] * 8 + ["machete"]  # in the book, wherever its cards are now
    assert len(t.who(ROLAND).deck) == 9
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-SU06-02")
def test_the_chaos_bag_stays_as_it_was() -> None:
    t = house_kept()
    t.s.bag.append("elder-thing")
    t.halt("set-up-hands").answer("go-on")
    assert t.s.bag.count("elder-thing") == 1
    assert len(t.s.bag) == 17
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-XP-13", "AHC-RFG-02")
def test_what_was_discarded_or_removed_is_in_the_deck_again() -> None:
    t = house_kept()
    roland = t.who(ROLAND)
    t.s.removed.append(roland.deck.rest.pop())
    roland.deck.discard.append(roland.deck.rest.pop())
    t.halt("set-up-hands").answer("go-on")
    assert len(t.who(ROLAND).deck) == 9
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-TRA-01", "AHC-TRA-04", "AHC-TRA-07")
def test_trauma_cannot_be_healed() -> None:
    t = scene("arkham", scenario="the-midnight-masks", mode="campaign").investigator(
        ROLAND, at="st-marys-hospital", damage=2
    )
    t.who(ROLAND).physical = 2
    t.answer("activate:st-marys-hospital")
    assert (t.who(ROLAND).damage, t.who(ROLAND).physical) == (0, 2)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-TRA-02", "AHC-TRA-03", "AHC-WIN-04")
def test_who_was_defeated_plays_on_in_the_next_scenario() -> None:
    t = scene("arkham", mode="campaign").investigator(ROLAND, at="hallway", damage=8, deck=["knife"] * 6)
    t.enemy("ghoul-minion", engaged=ROLAND).at("enemy-attacks").halt("set-up-hands").answer("no-lita", "go-on")
    assert t.s.scenario == "the-midnight-masks"
    roland = t.who(ROLAND)
    assert (roland.gone, roland.physical, roland.damage) == (False, 1, 1)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-STA-16", "AHC-KLD-03")
def test_alone_a_defeat_leaves_no_trauma_and_a_death_in_the_past_nobody_dead() -> None:
    t = scene("arkham").investigator(ROLAND, at="hallway", damage=8).enemy("ghoul-minion", engaged=ROLAND)
    t.at("enemy-attacks").begin()
    assert t.result == "lost-standalone"
    assert t.who(ROLAND).physical == 0
    t = scene("arkham", scenario="the-midnight-masks").investigator(ROLAND)
    t.does("skip-scenario", on=("the-gathering",)).halt("investigation-turn").answer("ended:the-gathering-r3")
    assert t.who(ROLAND).killed == ""
    assert t.happened("story", line="story-the-gathering")  # how it began and ended is told all the same
    assert t.happened("story", line="story-the-gathering-r3")
    assert t.s.log_notes == ["lita-forced-to-find-others", "house-standing", "ghoul-priest-alive"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-JLV-01", "AHC-PIN-01")
def test_the_next_scenario_counts_only_who_takes_part() -> None:
    t = house_kept(2)
    t.halt("set-up-hands").answer("0 go-on", "1 leave")
    assert t.s.starters == 1
    assert t.who(WENDY).gone
    assert len(t.who(WENDY).deck) == 0
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-GAM-01")
def test_once_per_game_is_once_per_scenario() -> None:
    t = house_kept()
    t.s.used["game"] = ["downtown:-1:roland-banks"]
    t.halt("set-up-hands").answer("go-on")
    assert t.s.used == {}
    assert t.asked() == "0 scene-ends"


# ---- permanent and exceptional cards ---------------------------------------------------------------------------------


@pytest.mark.rule("AHC-PRM-04", "AHC-PRM-05")
def test_a_permanent_card_begins_in_play_and_stays_there() -> None:
    t = scene("arkham").investigator(ROLAND, deck=["knife"] * 6)
    t.who(ROLAND).owned.append(invented("stubborn", "permanent"))
    t.at("set-up-decks").halt("set-up-hands").begin()
    assert t.assets(ROLAND) == ["stubborn-1"]
    assert [card.key for card in t.who(ROLAND).deck.rest] == ["knife"] * 6
    t = scene("arkham").investigator(ROLAND).draws("crypt-chill").token("-1")
    t.assets_of(ROLAND, invented("stubborn", "permanent"))
    t.begin()
    assert t.assets(ROLAND) == ["stubborn-1"]
    assert t.who(ROLAND).damage == 2  # nothing that could be discarded
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-KEY-04")
def test_an_exceptional_card_is_played_like_any_other() -> None:
    t = scene("arkham").investigator(ROLAND)
    t.who(ROLAND).hand = [invented("lantern", "exceptional")]
    t.who(ROLAND).owned = t.who(ROLAND).hand[:]
    t.answer("play:lantern")
    assert t.assets(ROLAND) == ["lantern-1"]
    assert t.who(ROLAND).resources == 4
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-VIC-06")
def test_a_treachery_with_victory_points_goes_to_the_victory_display() -> None:
    row: dict[str, object] = {"key": "riddle", "code": "99997", "set": "torch", "copies": 1, "victory": 1}
    t = scene("arkham").investigator(ROLAND).draws()
    t.s.encounters.rest = [TreacheryCard(Row("invented", row))]
    t.begin()
    assert [card.key for card in t.s.victory] == ["riddle"]
    assert t.discarded() == []
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-TRA-10", "AHC-JLV-05", "AHC-DBK-02", "AHC-DBK-05")
def test_a_newcomer_builds_a_deck() -> None:
    t = scene("arkham", mode="campaign").investigator(ROLAND).at("scenario-ends").halt("scenario-ends")
    t.who(ROLAND).owned = [*starter_deck(ROLAND).cards, BASIC_WEAKNESSES["paranoia"]]
    t.does("build-deck")
    assert not t.offers("swap-out:cover-up")
    t.answer(["swap-out:guts", "swap-out:machete"])
    assert not t.offers("swap-in:shrivelling")  # no Mystic
    assert not t.offers("swap-in:shotgun")  # level 4
    t.answer(["swap-in:machete", "swap-in:overpower"])
    deck = DeckList(ROLAND, t.who(ROLAND).owned)
    assert faults(deck, "one-core", "campaign") == []
    assert BASIC_WEAKNESSES["paranoia"] in deck.cards
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-TRA-10")
def test_whoever_likes_the_starter_deck_keeps_it() -> None:
    t = scene("arkham", mode="campaign").investigator(ROLAND).at("scenario-ends").halt("scenario-ends")
    t.who(ROLAND).owned = list(starter_deck(ROLAND).cards)
    t.does("build-deck").answer([])
    assert tuple(t.who(ROLAND).owned) == starter_deck(ROLAND).cards
    assert t.asked() == "0 scene-ends"
