"""The component audit: what is in the box, counted against the rulebook's list."""

from collections import Counter
from itertools import pairwise

import pytest

from seance.engine.texts import texts
from seance.engine.words import writer
from seance.games.dungeontology import content
from seance.games.dungeontology.cards.card_effects import card_effects
from seance.games.dungeontology.rules.entering import TRIGGERED
from seance.games.dungeontology.rules.printed import (
    ALERTS,
    BOSS_SIDES,
    CHANGES,
    CLANS,
    COLOURS,
    COLUMNS,
    COMPONENTS,
    CUBES,
    DEFINITIONS,
    DOOM_DECK,
    DOOMS,
    DUNGEON,
    FAMILIES,
    FIRST_HANDS,
    LEVELS,
    MORE_CUBES,
    OMEGAS,
    PANICS,
    PASSAGES,
    RANDOMISE,
    SCHEME_DECK,
    SCHEMES,
    SCHOLARS,
    SIDES,
    SKILLS,
    START,
    STUDENTS,
    SYMBOLS,
    TILES,
    TIMINGS,
    TOKENS,
    TRAINEES,
    TRAPS,
    AreaEffect,
)
from seance.games.dungeontology.show.names import entity_keys

LANGUAGES = ("en", "zh-Hans")


def symbols(key: str) -> list[str]:
    return [str(effect) for effect in TILES[key].effects]


# What is in the box


@pytest.mark.rule("DUN-COMP-01", "DUN-COMP-02", "DUN-COMP-03", "DUN-COMP-07")
def test_four_can_play_against_one_boss_with_two_sides() -> None:
    assert list(SCHOLARS) == ["valerio", "sofia", "vincenzo", "rebecca"]
    assert len(COLOURS) == COMPONENTS["notebooks"] == COMPONENTS["scholar_cards"] == 4
    assert list(BOSS_SIDES) == ["aggressive", "drunk"]
    assert {side.boss for side in BOSS_SIDES.values()} == {"laetus"}
    assert COMPONENTS["boss_figure"] == COMPONENTS["boss_card"] == COMPONENTS["campus"] == COMPONENTS["bag"] == 1


@pytest.mark.rule("DUN-COMP-04", "DUN-COMP-05", "DUN-COMP-06", "DUN-COMP-14")
def test_three_cards_for_panic_alert_and_clan_and_ten_trainees() -> None:
    assert len(PANICS) == COMPONENTS["panic"] == 3
    assert len(ALERTS) == COMPONENTS["alert"] == 3
    assert len(CLANS) == COMPONENTS["clan"] == 3
    assert len(TRAINEES) == COMPONENTS["trainees"] == 10


@pytest.mark.rule("DUN-COMP-08", "DUN-COMP-09", "DUN-COMP-15")
def test_students_cubes_and_tokens() -> None:
    assert (STUDENTS, OMEGAS) == (40, 5)
    assert COMPONENTS["students"] == STUDENTS + OMEGAS
    assert sum(column.cubes for column in COLUMNS.values()) == COMPONENTS["cubes"] == 64
    assert sum(token.count for token in TOKENS.values()) == COMPONENTS["tokens"] == 36


@pytest.mark.rule("DUN-COMP-10", "DUN-START-01", "DUN-START-02", "DUN-AREA-01")
def test_nineteen_tiles_one_of_them_the_start_area() -> None:
    assert len(TILES) == COMPONENTS["tiles"] == 19
    assert START.level == 1
    assert {level: len(tiles) for level, tiles in LEVELS.items()} == {1: 6, 2: 6, 3: 6}
    assert START not in LEVELS[1]  # its back is another: it lies in no stack


@pytest.mark.rule("DUN-COMP-11", "DUN-COMP-12", "DUN-COMP-13")
def test_decks() -> None:
    assert len(SCHEME_DECK) == COMPONENTS["schemes"] == 105
    assert len(RANDOMISE) == COMPONENTS["randomise"] == 16
    assert len(DOOM_DECK) == COMPONENTS["doom"] == 15


# The notebook


@pytest.mark.rule("DUN-SCHOLAR-18", "DUN-SCHOLAR-19", "DUN-SCHOLAR-20", "DUN-SCHOLAR-21")
def test_the_ladders_of_the_four_long_columns() -> None:
    assert COLUMNS["civilisation"].ladder == (0, 2, 4, 6, 8, 10, 12, 14, 26)
    assert COLUMNS["military"].ladder == (0, 3, 6, 9, 12, 15, 25)
    assert COLUMNS["faith"].ladder == (0, 4, 8, 12, 16, 24)
    assert COLUMNS["wealth"].ladder == (0, 5, 10, 15, 23)


@pytest.mark.rule("DUN-SCHOLAR-22", "DUN-SCHOLAR-23", "DUN-SCHOLAR-16")
def test_the_short_column_and_what_fits_in() -> None:
    assert COLUMNS["caste"].ladder == (0, 6, 14)
    assert {key: column.capacity for key, column in COLUMNS.items()} == {
        "civilisation": 8, "military": 6, "faith": 5, "wealth": 4, "caste": 2,
    }  # fmt: skip
    assert [column.value for column in COLUMNS.values()] == [2, 3, 4, 5, 6]


@pytest.mark.rule("DUN-CUBE-02", "DUN-CUBE-03", "DUN-CUBE-04", "DUN-CUBE-05")
def test_the_cubes_of_four_columns() -> None:
    found = [(column.cubes, column.value) for column in COLUMNS.values()]
    assert found[:4] == [(20, 2), (15, 3), (13, 4), (10, 5)]


@pytest.mark.rule("DUN-CUBE-01", "DUN-CUBE-06")
def test_the_colours_of_cubes() -> None:
    assert (COLUMNS["caste"].cubes, COLUMNS["caste"].value) == (6, 6)
    assert [COLUMNS[cube].colour for cube in ("civilisation", "military", "faith")] == ["green", "red", "blue"]


@pytest.mark.rule("DUN-SCHOLAR-15", "DUN-SCHOLAR-17")
def test_every_kind_of_information_has_its_column_and_its_value() -> None:
    assert CUBES == ("civilisation", "military", "faith", "wealth", "caste")
    for column in COLUMNS.values():  # whose ladder climbs by that value, but for its last step
        rises = [after - before for before, after in pairwise(column.ladder)]
        assert set(rises[:-1]) == {column.value}, column
        assert rises[-1] > column.value, column


def test_marks_lie_within_their_columns() -> None:
    for column in COLUMNS.values():
        assert all(1 <= cubes <= column.capacity for cubes in (*column.research, *column.stars)), column
        assert len({*column.research, *column.stars}) == len(column.research) + len(column.stars), column
    assert sum(len(column.stars) for column in COLUMNS.values()) == 10
    assert sum(len(column.research) for column in COLUMNS.values()) == 8


@pytest.mark.rule("DUN-STUDY-06")
def test_more_cubes_make_a_study_harder() -> None:
    assert MORE_CUBES == (0, 0, 1, 3, 6, 10)


# Scholars


@pytest.mark.rule("DUN-SCHOLAR-31")
def test_valerios_standard_side() -> None:
    side = SCHOLARS["valerio"].standard
    assert (side.students, side.hand, side.speed, side.intelligence, side.stamina) == (4, 4, 4, 2, 4)


@pytest.mark.rule("DUN-SCHOLAR-02")
def test_every_side_of_a_scholar_has_skills() -> None:
    used = {skill.key for card in SCHOLARS.values() for side in (card.standard, card.excited) for skill in side.skills}
    assert used == set(SKILLS)
    assert all(card.standard.skills and card.excited.skills for card in SCHOLARS.values())
    assert all(set(card.knowledge) <= set(CUBES) for card in SCHOLARS.values())


# Tiles


@pytest.mark.rule("DUN-AREA-04", "DUN-AREA-06", "DUN-AREA-07")
def test_tiles_as_printed() -> None:
    for tile in TILES.values():
        assert 1 <= len(tile.passages) <= 8
        assert list(tile.passages) == sorted(tile.passages, key=PASSAGES.index), tile  # clockwise, each once
        assert set(tile.doors) <= set(tile.passages), tile
        assert all(0 < len(cubes) <= 2 and set(cubes) <= set(CUBES) for cubes in tile.doors.values())
        assert set(tile.slots) <= set(CUBES)
    assert [(tile.level, tile.number) for tile in TILES.values()] == [
        (1, 0), *[(level, number) for level in (1, 2, 3) for number in range(1, 7)],
    ]  # fmt: skip


def test_every_printed_slot_can_be_filled() -> None:
    wanted = Counter(slot for tile in TILES.values() for slot in tile.slots)
    assert wanted.total() == 60
    assert all(wanted[cube] <= column.cubes for cube, column in COLUMNS.items())


@pytest.mark.rule("DUN-T1-02", "DUN-T1-05", "DUN-T1-06", "DUN-T1-10")
def test_stairs_of_level_one() -> None:
    assert "stairs" in symbols("area-i-1")
    assert "stairs" in symbols("area-i-2")
    assert "secret-passage b" in symbols("area-i-2")
    assert "secret-passage b" in symbols("area-iii-4")
    assert "stairs" not in symbols("area-i-3")


@pytest.mark.rule("DUN-T1-08", "DUN-T1-09", "DUN-T1-12")
def test_two_calm_areas_of_level_one() -> None:
    assert TILES["area-i-3"].alert == 3
    assert TILES["area-i-3"].slots == ("civilisation", "faith")
    assert TILES["area-i-4"].effects == ()


@pytest.mark.rule("DUN-T1-15", "DUN-T1-16", "DUN-T2-10", "DUN-T2-11")
def test_a_secret_passage_joins_two_camps() -> None:
    assert "secret-passage a" in symbols("area-i-5")
    assert "secret-passage a" in symbols("area-ii-4")
    assert any(effect.kind == "camp" for effect in TILES["area-i-5"].effects)
    assert "camp wealth" in symbols("area-ii-4")


@pytest.mark.rule("DUN-T2-05", "DUN-T2-14", "DUN-T3-04")
def test_areas_with_doors() -> None:
    assert "stairs" not in symbols("area-ii-2")
    assert set(TILES["area-ii-5"].doors) == set(TILES["area-ii-5"].passages)
    assert TILES["area-iii-2"].doors["ne"] == ("faith",)


def test_symbols_are_known() -> None:
    kinds = {
        "luck", "misfortune", "danger", "ambush", "stop", "toll", "stairs", "boss", "camp", "secret-passage",
    }  # fmt: skip
    found: list[AreaEffect] = [effect for tile in TILES.values() for effect in tile.effects]
    found += [trap.effect for trap in TRAPS if trap.effect is not None]
    assert {effect.kind for effect in found} == kinds
    letters = Counter(effect.letter for effect in found if effect.kind == "secret-passage")
    assert letters == {"a": 2, "b": 2}


@pytest.mark.rule("DUN-AREA-05", "DUN-EFFECT-02", "DUN-EFFECT-03")
def test_symbols_wait_or_befall_who_enters_or_are_actions() -> None:
    passive, ways, actions = {"luck", "misfortune", "danger"}, {"secret-passage"}, {"camp"}
    assert passive | ways | actions | set(TRIGGERED) == set(SYMBOLS)


@pytest.mark.rule("DUN-ATOK-11")
def test_backs_of_traps() -> None:
    assert {str(trap.effect) for trap in TRAPS} == {"ambush 1", "stop", "toll 1"}
    assert len(TRAPS) == 6


# Cards


@pytest.mark.rule("DUN-SCHEME-11")
def test_every_scheme_card_has_a_secondary_effect_and_fate_cards_have_two() -> None:
    assert all(card.secondary for card in SCHEMES.values())
    assert all(len(card.secondary) == 2 for card in SCHEMES.values() if card.family == "fate")
    assert {card.family for card in SCHEMES.values()} == set(FAMILIES)
    assert {card.timing for card in SCHEMES.values()} == set(TIMINGS)
    kinds = {(card.family, tuple(each.kind for each in card.secondary)) for card in SCHEMES.values()}
    assert kinds == {
        ("fate", ("stealth", "alert")),
        ("trick", ("stealth", "alert")),
        ("magic", ("prophecy",)),
        ("exploration", ("move",)),
        ("social", ("favour",)),
        ("infamy", ("gain-students",)),
    }


@pytest.mark.rule("DUN-TRAIN-01", "DUN-TRAIN-02", "DUN-DOOM-01")
def test_trainees_and_doom_cards() -> None:
    recruited = Counter(step.text("trainee") for card in SCHEME_DECK for step in card.main if step.has("trainee"))
    assert recruited == dict.fromkeys(TRAINEES, 2)
    assert all(card.bonus > 0 and (card.shields or card.changes) for card in TRAINEES.values())
    assert Counter(shield for card in TRAINEES.values() for shield in card.shields) == dict.fromkeys(CUBES, 1)
    assert all(card.penalty > 0 and (card.changes or card.reveal) for card in DOOMS.values())
    changes = [doom.changes for doom in DOOMS.values()]
    changes += [trainee.changes for trainee in TRAINEES.values()]
    changes += [skill.changes for skill in SKILLS.values()]
    assert {change.what for each in changes for change in each} == {*CHANGES}


@pytest.mark.rule("DUN-RAND-04", "DUN-RAND-05", "DUN-RAND-07")
def test_randomise_cards() -> None:
    assert Counter((card.direction, card.colour) for card in RANDOMISE) == {
        (direction, colour): 1 for direction in SIDES for colour in COLOURS
    }
    assert Counter(card.exit for card in RANDOMISE) == dict.fromkeys(PASSAGES, 2)
    assert all(card.exit[0] == card.direction for card in RANDOMISE)
    assert [Counter(card.cube for card in RANDOMISE)[cube] for cube in CUBES] == [5, 4, 3, 2, 2]


@pytest.mark.rule("DUN-CLAN-02", "DUN-CLAN-03", "DUN-ALERT-01", "DUN-ALERT-02")
def test_clan_and_alert_cards() -> None:
    assert [clan.target for clan in CLANS.values()] == [30, 31, 32]
    assert all(set(clan.modifiers) == set(CUBES) for clan in CLANS.values())
    assert [(card.difficulty, card.minutes, len(card.rows)) for card in ALERTS.values()] == [
        ("easy", 35, 4), ("normal", 25, 4), ("hard", 20, 3),
    ]  # fmt: skip


@pytest.mark.rule("DUN-PANIC-02", "DUN-PANIC-03")
def test_one_panic_card_is_general_and_one_is_for_the_boss_alone() -> None:
    assert [(card.dungeon, card.boss) for card in PANICS.values()] == [("", ""), ("satyr", ""), ("satyr", "laetus")]


@pytest.mark.rule("DUN-AREA-08")
def test_all_tiles_are_of_the_satyrs_dungeon() -> None:
    assert DUNGEON == "satyr"


@pytest.mark.rule("DUN-SCHEME-13", "DUN-DOOM-05")
def test_the_omega_symbol_of_scheme_and_doom_cards_does_nothing() -> None:
    """Whatever a card does is in its text."""
    write = writer("en", "dungeontology").write
    for key in (*SCHEMES, *DOOMS):
        assert "Omega" not in write(card_effects()[key].text()), key


@pytest.mark.rule("DUN-SETUP-09", "DUN-SETUP-10", "DUN-SETUP-11", "DUN-SETUP-12")
def test_first_hands() -> None:
    assert FIRST_HANDS == (1, 2, 3, 4)


# Words


def test_keys_are_different() -> None:
    assert len({definition.key for definition in DEFINITIONS}) == len(DEFINITIONS)


def test_what_was_designed_by_us_is_marked() -> None:
    assert {definition.invented for definition in DEFINITIONS} == {"", "partly", "wholly"}
    assert SCHEMES["ink-spill"].invented == "wholly"
    assert SCHEMES["friendship-debt"].invented == "partly"
    assert SKILLS["iron-head"].invented == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    words = texts(language, "dungeontology")
    assert [key for key in entity_keys() if words.named(key) is None] == []
    names = [words.name(tile) for tile in TILES] + [words.name(card) for card in (*SCHEMES, *DOOMS, *TRAINEES)]
    assert len(set(names)) == len(names)


@pytest.mark.rule("DUN-TERM-06", "DUN-SCHOLAR-01")
def test_levels_and_scholars_are_called_as_in_the_book() -> None:
    words = texts("en", "dungeontology")
    assert [words.name(f"level-{level}").rpartition("the ")[2] for level in LEVELS] == [
        "Faun Forest", "Shelter of Gaia", "Primavera Caves",
    ]  # fmt: skip
    assert [words.name(card.title) for card in SCHOLARS.values()] == ["Bodyguard", "Scoundrel", "Novice", "Apprentice"]


def test_the_hash_follows_the_files() -> None:
    assert len(content.content_hash()) == 64
