"""The component audit: what is in the box, counted against the rulebook's list."""

from collections import Counter
from pathlib import Path

import pytest

from seance.engine.texts import texts
from seance.games.eldritch import content
from seance.games.eldritch.rules import printed
from seance.games.eldritch.rules.printed import (
    ANCIENT_ONES,
    ARTIFACTS,
    ASSETS,
    BACKS,
    CLUES,
    COMPONENTS,
    CONDITIONS,
    CUP,
    ENCOUNTER_DECKS,
    ENCOUNTERS,
    EPIC_MONSTERS,
    GATES,
    INVESTIGATORS,
    MONSTERS,
    MYSTERIES,
    MYTHOS,
    REFERENCE_BY_PLAYERS,
    REFERENCES,
    SKILLS,
    SPACES,
    SPELLS,
    Fight,
)
from seance.games.eldritch.show.names import entity_keys, text_keys

LANGUAGES = ("en", "zh-Hans")
COLOURS = ("yellow", "green", "blue")


def fight(kind: str) -> Fight:
    found = (MONSTERS | EPIC_MONSTERS)[kind].fight
    assert found is not None
    return found


# Investigators


@pytest.mark.rule("EH-COMP-02")
def test_there_are_twelve_investigators() -> None:
    assert list(INVESTIGATORS) == [
        "akachi-onyele", "charlie-kane", "diana-stanley", "jacqueline-fine", "jim-culver", "leo-anderson", "lily-chen",
        "lola-hayes", "mark-harrigan", "norman-withers", "silas-marsh", "trish-scarborough",
    ]  # fmt: skip


@pytest.mark.rule("EH-SKILL-01", "EH-SKILL-02")
def test_every_sheet_has_thirteen_dice_in_five_skills() -> None:
    assert SKILLS == ("lore", "influence", "observation", "strength", "will")
    assert {tuple(sheet.skills) for sheet in INVESTIGATORS.values()} == {SKILLS}
    assert {sum(sheet.skills.values()) for sheet in INVESTIGATORS.values()} == {13}
    assert list(INVESTIGATORS["lily-chen"].skills.values()) == [2, 2, 2, 4, 3]


def test_health_and_sanity_are_twelve_together() -> None:
    assert {sheet.health + sheet.sanity for sheet in INVESTIGATORS.values()} == {12}
    assert (INVESTIGATORS["silas-marsh"].health, INVESTIGATORS["silas-marsh"].sanity) == (8, 4)


def test_no_two_investigators_start_on_the_same_space() -> None:
    starts = [sheet.start for sheet in INVESTIGATORS.values()]
    assert len(set(starts)) == 12
    assert set(starts) <= set(SPACES)
    assert INVESTIGATORS["silas-marsh"].start == "sydney"


def test_starting_possessions_are_cards_of_the_box() -> None:
    for sheet in INVESTIGATORS.values():
        assert set(sheet.assets) <= set(ASSETS)
        assert set(sheet.spells) <= set(SPELLS)
    named = Counter(card for sheet in INVESTIGATORS.values() for card in (*sheet.assets, *sheet.spells))
    assert max(named.values()) == 1  # nobody waits for a card that another holds
    assert INVESTIGATORS["lily-chen"].assets == ("protective-amulet", "lucky-rabbits-foot")
    assert [key for key, sheet in INVESTIGATORS.items() if sheet.clues] == [
        "akachi-onyele",
        "jacqueline-fine",
        "jim-culver",
    ]
    assert [key for key, sheet in INVESTIGATORS.items() if sheet.improvements] == ["lola-hayes"]


# Ancient Ones


@pytest.mark.rule("EH-COMP-03")
def test_four_ancient_ones_and_their_doom() -> None:
    doom = {"azathoth": 15, "cthulhu": 12, "shub-niggurath": 13, "yog-sothoth": 14}
    assert {key: one.doom for key, one in ANCIENT_ONES.items()} == doom


@pytest.mark.rule("EH-SETUP8-01")
def test_each_ancient_one_has_a_recipe_for_the_mythos_deck() -> None:
    sizes = {key: [sum(stage.values()) for stage in one.stages] for key, one in ANCIENT_ONES.items()}
    assert sizes == {"azathoth": [4, 6, 6], "cthulhu": [4, 4, 7], "shub-niggurath": [4, 6, 6], "yog-sothoth": [3, 6, 7]}
    assert ANCIENT_ONES["cthulhu"].stages[0] == {"green": 0, "yellow": 2, "blue": 2}


def test_no_recipe_asks_for_more_cards_than_the_box_has_without_its_easy_or_its_hard_ones() -> None:
    for left_out in ("easy", "hard"):
        left = Counter(card.colour for card in MYTHOS.values() if card.difficulty != left_out)
        for one in ANCIENT_ONES.values():
            assert all(sum(stage[colour] for stage in one.stages) <= left[colour] for colour in COLOURS)


@pytest.mark.rule("EH-SETUP7-04", "EH-SETUP7-05")
def test_every_ancient_one_has_mysteries_and_research_but_only_two_have_special_encounters() -> None:
    assert Counter(card.ancient_one for card in MYSTERIES.values()) == dict.fromkeys(ANCIENT_ONES, 4)
    assert {one.research for one in ANCIENT_ONES.values()} == {key for key in ENCOUNTER_DECKS if "research" in key}
    assert [key for key, one in ANCIENT_ONES.items() if one.special] == ["cthulhu", "yog-sothoth"]


def test_monsters_are_set_aside_for_two_ancient_ones() -> None:
    assert ANCIENT_ONES["cthulhu"].set_aside == {"deep-one": 1, "star-spawn": 1}
    assert ANCIENT_ONES["shub-niggurath"].set_aside == {"ghoul": 2, "goat-spawn": 2, "dark-young": 1}
    assert [key for key, one in ANCIENT_ONES.items() if not one.set_aside] == ["azathoth", "yog-sothoth"]


@pytest.mark.rule("EH-FINAL-01")
def test_all_but_azathoth_have_a_final_mystery_and_cultists_of_their_own_when_awake() -> None:
    awake = {key: (one.final_mystery, one.cultist_back is not None) for key, one in ANCIENT_ONES.items()}
    assert awake == {
        "azathoth": (False, False),
        "cthulhu": (True, True),
        "shub-niggurath": (True, True),
        "yog-sothoth": (True, True),
    }


# Encounters


@pytest.mark.rule("EH-COMP-05", "EH-COMP-06", "EH-COMP-07", "EH-COMP-08")
def test_cards_for_places() -> None:
    decks = ("america", "europe", "asia-australia", "general")
    assert [len(ENCOUNTER_DECKS[deck]) for deck in decks] == [8, 8, 8, 12]


@pytest.mark.rule("EH-COMP-09")
def test_twenty_four_other_world_cards_lead_to_nine_worlds() -> None:
    assert len(ENCOUNTER_DECKS["other-world"]) == 24
    assert len(printed.WORLDS) == 9


@pytest.mark.rule("EH-COMP-10")
def test_three_expeditions_to_each_of_six_spaces() -> None:
    backs = Counter(card.space for card in ENCOUNTER_DECKS["expedition"])
    assert backs == {space.key: 3 for space in SPACES.values() if space.expedition}
    assert backs.total() == 18


@pytest.mark.rule("EH-COMP-11", "EH-COMP-12")
def test_special_and_research_encounters_by_their_ancient_one() -> None:
    sizes = {key: len(deck) for key, deck in ENCOUNTER_DECKS.items()}
    assert [size for key, size in sizes.items() if key.startswith("special")] == [6, 6]
    assert [size for key, size in sizes.items() if key.startswith("research")] == [8, 8, 8, 8]


@pytest.mark.rule("EH-COMP-04", "EH-COMPLEX-02")
def test_one_hundred_and_twenty_two_encounter_cards_of_three_sections_each() -> None:
    assert len(ENCOUNTERS) == sum([len(deck) for deck in ENCOUNTER_DECKS.values()]) == 122
    assert {len(card.sections) for card in ENCOUNTERS.values()} == {3}
    whole = {card.deck for card in ENCOUNTERS.values() if card.sections == ("initial", "pass", "fail")}
    assert whole == {"expedition", "other-world", "special-cthulhu", "special-yog-sothoth"}


def test_a_regional_card_has_a_section_for_each_named_city_of_its_region() -> None:
    for region in ("america", "europe", "asia-australia"):
        cities = {space.key for space in SPACES.values() if space.region == region}
        assert {frozenset(card.sections) for card in ENCOUNTER_DECKS[region]} == {frozenset(cities)}


# Mythos cards and Mysteries


@pytest.mark.rule("EH-COMP-13")
def test_fifty_one_mythos_cards_in_three_colours() -> None:
    assert Counter(card.colour for card in MYTHOS.values()) == {"yellow": 21, "green": 18, "blue": 12}


def test_how_hard_mythos_cards_are() -> None:
    marks = Counter((card.colour, card.difficulty) for card in MYTHOS.values())
    assert [[marks[colour, mark] for mark in ("easy", "normal", "hard")] for colour in COLOURS] == [
        [5, 11, 5],
        [5, 8, 5],
        [4, 4, 4],
    ]


def test_cards_of_a_colour_show_the_same_icons_but_rumors_only_what_they_need() -> None:
    assert {card.icons for card in MYTHOS.values() if card.colour == "yellow"} == {
        ("advance-omen", "reckoning", "spawn-gates")
    }
    assert {card.icons for card in MYTHOS.values() if card.colour == "green"} == {
        ("advance-omen", "monster-surge", "spawn-clues")
    }
    assert MYTHOS["growing-madness"].icons == ("spawn-clues", "place-rumor", "place-eldritch")
    assert MYTHOS["mysterious-lights"].icons == ("spawn-clues", "place-rumor")
    assert MYTHOS["lost-knowledge"].icons == ("spawn-clues", "place-eldritch")
    assert MYTHOS["secrets-of-the-past"].icons == ("spawn-clues",)


@pytest.mark.rule("EH-RUMOR-01")
def test_all_blue_cards_are_rumors_and_most_name_a_space() -> None:
    rumors = [card for card in MYTHOS.values() if card.rumor]
    assert [card.colour for card in rumors] == ["blue"] * 12
    assert [card.key for card in rumors if not card.space] == [
        "lost-knowledge",
        "secrets-of-the-past",
        "web-between-worlds",
        "the-wind-walker",
    ]
    assert all(card.space in SPACES for card in rumors if card.space)
    assert [card.key for card in MYTHOS.values() if card.ongoing and not card.rumor] == [
        "strange-sightings",
        "driven-to-bankruptcy",
        "patrolling-the-border",
    ]


@pytest.mark.rule("EH-COMP-14", "EH-MYST-01")
def test_sixteen_mysteries_say_what_solves_them() -> None:
    assert Counter(card.counts for card in MYSTERIES.values()) == {
        "eldritch": 7,
        "clues": 4,
        "epic": 3,
        "toughness": 1,
        "gates": 1,
    }
    assert all(bool(card.goal) != bool(card.epic) for card in MYSTERIES.values())


# Possessions


@pytest.mark.rule("EH-COMP-15", "EH-COMP-16")
def test_forty_assets_and_fourteen_artifacts() -> None:
    assert (len(ASSETS), len(ARTIFACTS)) == (40, 14)
    assert Counter(card.value for card in ASSETS.values()) == {1: 14, 2: 16, 3: 7, 4: 3}
    assert [key for key, card in ASSETS.items() if "teamwork" in card.traits] == ["delivery-service", "wireless-report"]
    assert "service" not in {trait for card in ARTIFACTS.values() for trait in card.traits}


@pytest.mark.rule("EH-COMP-17", "EH-COMP-18", "EH-SPELL-01")
def test_every_copy_of_a_spell_or_condition_has_its_own_back() -> None:
    assert (len(SPELLS), sum([len(card.backs) for card in SPELLS.values()])) == (10, 20)
    assert (len(CONDITIONS), sum([len(card.backs) for card in CONDITIONS.values()])) == (11, 36)
    assert {key: len(card.backs) for key, card in CONDITIONS.items() if len(card.backs) != 3} == {"debt": 6}
    assert len(BACKS) == 56


def test_spells_are_rituals_and_incantations() -> None:
    assert Counter(card.traits for card in SPELLS.values()) == {("ritual",): 5, ("incantation",): 5}
    assert [key for key, card in SPELLS.items() if card.when == "action"] == [
        key for key, card in SPELLS.items() if card.traits == ("ritual",)
    ]


# Monsters


@pytest.mark.rule("EH-COMP-19")
def test_thirty_four_monsters_and_nine_epic_ones() -> None:
    assert (len(CUP), len(EPIC_MONSTERS)) == (34, 9)
    assert {key: kind.copies for key, kind in MONSTERS.items() if kind.copies > 1} == {
        "cultist": 5,
        "ghoul": 2,
        "goat-spawn": 2,
    }


def test_what_is_printed_on_a_monster() -> None:
    vampire = fight("vampire")
    assert (vampire.will, vampire.horror, vampire.strength, vampire.damage, vampire.toughness) == (0, 1, -2, 2, 3)
    assert fight("riot").will is None
    assert fight("ghost").strength is None
    assert [key for key, kind in MONSTERS.items() if kind.fight is None] == ["cultist"]


def test_monsters_with_a_spawn_effect_know_where_they_go() -> None:
    assert {key: kind.moves_to for key, kind in MONSTERS.items() if kind.spawn} == {
        "colour-out-of-space": "tunguska",
        "cthonian": "heart-of-africa",
        "elder-thing": "antarctica",
        "gnoph-keh": "himalayas",
        "mummy": "pyramids",
        "serpent-people": "amazon",
        "wraith": "",
    }


def test_every_epic_monster_is_named_by_something() -> None:
    named = [
        *[card.epic for card in MYSTERIES.values() if card.epic],
        *[card.epic for card in MYTHOS.values() if card.epic],
        *[one.final_epic for one in ANCIENT_ONES.values() if one.final_epic],
        "epic-zombie-horde",  # by the reckoning of the Zombie
    ]
    assert sorted(named) == sorted(EPIC_MONSTERS)
    assert [key for key, kind in EPIC_MONSTERS.items() if not kind.per_player] == ["epic-zombie-horde"]


# Tokens


@pytest.mark.rule("EH-COMP-23", "EH-COMP-26")
def test_a_gate_for_each_named_city_and_a_clue_for_each_space() -> None:
    assert sorted(gate.space for gate in GATES.values()) == sorted(
        [space.key for space in SPACES.values() if space.region]
    )
    assert Counter(gate.omen for gate in GATES.values()) == {"red": 4, "blue": 3, "green": 2}
    assert [clue.space for clue in CLUES.values()] == list(SPACES)
    assert (len(GATES), len(CLUES)) == (9, 36)


@pytest.mark.rule("EH-COMP-27")
def test_four_reference_cards_serve_one_to_eight_players() -> None:
    assert len(REFERENCES) == 4
    assert list(REFERENCE_BY_PLAYERS) == [1, 2, 3, 4, 5, 6, 7, 8]
    numbers = {card.key: (card.gates, card.clues, card.surge) for card in REFERENCES}
    assert numbers == {
        "reference-1-2": (1, 1, 1),
        "reference-3-4": (1, 2, 2),
        "reference-5-6": (2, 3, 2),
        "reference-7-8": (2, 4, 3),
    }


@pytest.mark.rule("EH-COMP-20", "EH-COMP-21", "EH-COMP-30", "EH-COMP-31")
def test_tokens_of_which_there_is_one() -> None:
    names = ("lead_investigator_tokens", "mystery_tokens", "omen_tokens", "doom_tokens")
    assert [COMPONENTS[name] for name in names] == [1, 1, 1, 1]


@pytest.mark.rule("EH-COMP-22", "EH-COMP-24", "EH-COMP-25", "EH-COMP-28")
def test_tokens_of_which_there_are_many() -> None:
    assert (COMPONENTS["train_tickets"], COMPONENTS["ship_tickets"]) == (8, 12)
    assert COMPONENTS["improvement_tokens_per_skill"] * len(SKILLS) == 30
    assert COMPONENTS["eldritch_tokens"] == 20
    sizes = ("health_tokens_1", "health_tokens_3", "sanity_tokens_1", "sanity_tokens_3")
    assert [COMPONENTS[size] for size in sizes] == [30, 12, 24, 12]


@pytest.mark.rule("EH-COMP-29", "EH-COMP-32", "EH-COMP-33")
def test_rumor_tokens_dice_and_the_expedition() -> None:
    assert (COMPONENTS["rumor_tokens"], COMPONENTS["dice"], COMPONENTS["active_expedition_tokens"]) == (4, 4, 1)


# Files and words


def test_every_content_file_is_read() -> None:
    assert [file.stem for file in sorted(Path(content.__file__).parent.glob("*.toml"))] == list(content.FILES)


def test_no_two_printed_things_share_a_key() -> None:
    keys = Counter(definition.key for definition in printed.DEFINITIONS)
    assert [key for key, number in keys.items() if number > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: str) -> None:
    words = texts(language, "eldritch")
    assert [key for key in entity_keys() if not words.named(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_says_what_it_is(language: str) -> None:
    words = texts(language, "eldritch")
    kinds = {key: words.name(space.kind) for key, space in SPACES.items()}
    assert [key for key in text_keys() if key in kinds and not words.say(f"text-{key}").startswith(kinds[key])] == []


def test_things_of_one_kind_are_told_apart_by_their_number() -> None:
    assert texts("en", "eldritch").name("ghoul-2") == "Ghoul 2"
    assert texts("en", "eldritch").name("byakhee-1") == "Byakhee"
    assert texts("zh-Hans", "eldritch").name("space-12") == "南冰洋（12）"
