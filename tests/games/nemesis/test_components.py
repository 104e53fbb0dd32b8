"""The component audit: what is in the box, counted against the rulebook's list."""

from collections import Counter
from pathlib import Path

import pytest

from seance.engine.texts import texts
from seance.games.nemesis import content
from seance.games.nemesis.rules import printed
from seance.games.nemesis.rules.board import BOARDS, ROOMS, Board
from seance.games.nemesis.rules.printed import CHARACTERS, COMPONENTS, CRAFTED, ITEM_DECKS, ITEMS, KINDS, ROOM_TILES
from seance.games.nemesis.show.names import entity_keys, text_keys

LANGUAGES = ("en", "zh-Hans")
both_sides = pytest.mark.parametrize("board", BOARDS.values(), ids=list(BOARDS))


# The box


@pytest.mark.rule("NEM-COMP-02", "NEM-COMP-42")
def test_there_are_six_characters() -> None:
    assert list(CHARACTERS) == ["captain", "pilot", "scientist", "scout", "soldier", "mechanic"]


@pytest.mark.rule("NEM-COMP-03", "NEM-COMP-04")
def test_eleven_rooms_are_basic_and_nine_additional() -> None:
    assert Counter(tile.back for tile in ROOM_TILES.values()) == {1: 11, 2: 9, 0: 5}


@pytest.mark.rule("NEM-OBJ-04")
def test_rooms_that_objectives_need_are_always_aboard() -> None:
    assert [ROOM_TILES[key].back for key in ("comms-room", "laboratory", "nest")] == [1, 1, 1]


def test_nest_and_slime_have_neither_items_nor_malfunctions() -> None:
    assert [tile.key for tile in ROOM_TILES.values() if not tile.can_malfunction] == ["nest", "room-covered-with-slime"]
    barren = [tile.key for tile in ROOM_TILES.values() if not tile.searchable]
    special = ["cockpit", "engine-1", "engine-2", "engine-3", "hibernatorium"]
    assert barren == ["nest", "room-covered-with-slime", *special]


def test_every_room_action_costs_two() -> None:
    costs = {tile.key: tile.action_cost for tile in ROOM_TILES.values()}
    assert [key for key, cost in costs.items() if cost is None] == ["cabins", "room-covered-with-slime"]
    assert {cost for cost in costs.values() if cost is not None} == {2}


def test_seven_rooms_have_a_computer() -> None:
    assert [tile.key for tile in ROOM_TILES.values() if tile.computer] == [
        "comms-room", "fire-control-system", "generator", "laboratory", "command-center", "engine-control-room",
        "monitoring-room",
    ]  # fmt: skip


def test_rooms_have_the_colours_of_the_item_decks() -> None:
    colours = Counter(tile.colour for tile in ROOM_TILES.values())
    assert colours == {"red": 4, "yellow": 5, "green": 4, "white": 5, "none": 7}


@pytest.mark.rule("NEM-COMP-05", "NEM-COMP-27", "NEM-COMP-28")
def test_there_is_one_scanner_one_first_player_token_and_one_airlock_token() -> None:
    assert COMPONENTS["scanners"] == 1
    assert COMPONENTS["first_player_tokens"] == 1
    assert COMPONENTS["airlock_procedure_tokens"] == 1


@pytest.mark.rule("NEM-COMP-06")
def test_two_dice_of_each_kind() -> None:
    assert content.content("dice").table("combat").number("in_box") == 2
    assert content.content("dice").table("noise").number("in_box") == 2
    assert printed.COMBAT_DIE == ("miss", "creeper", "creeper", "adult", "hit-1", "hit-2")
    assert printed.NOISE_DIE == ("1", "1", "2", "2", "3", "3", "4", "4", "silence", "danger")


@pytest.mark.rule("NEM-COMP-07", "NEM-COMP-08", "NEM-COMP-09")
def test_models_of_small_intruders() -> None:
    assert [KINDS[kind].models for kind in ("larva", "creeper", "adult")] == [6, 3, 8]


@pytest.mark.rule("NEM-COMP-10", "NEM-COMP-11")
def test_models_of_large_intruders() -> None:
    assert [KINDS[kind].models for kind in ("breeder", "queen")] == [2, 1]
    assert [kind.size for kind in KINDS.values()] == [1, 2, 3, 4, 5]


@pytest.mark.rule("NEM-COMP-12")
def test_at_most_five_can_play() -> None:
    assert COMPONENTS["inventory_holders"] == COMPONENTS["help_cards"] == printed.MOST_PLAYERS == 5


@pytest.mark.rule("NEM-COMP-13", "NEM-COMP-14", "NEM-COMP-15", "NEM-COMP-20")
def test_markers_that_only_count() -> None:
    assert COMPONENTS["status_markers"] == 18
    assert COMPONENTS["ammo_injury_markers"] == 50
    assert COMPONENTS["noise_markers"] == 30
    assert COMPONENTS["five_injury_tokens"] == 2


@pytest.mark.rule("NEM-COMP-16", "NEM-COMP-17", "NEM-COMP-18")
def test_markers_that_can_run_out() -> None:
    assert (printed.FIRE_MARKERS, printed.DOORS, printed.MALFUNCTION_MARKERS) == (8, 12, 8)


@pytest.mark.rule("NEM-COMP-19", "NEM-COMP-21")
def test_engine_tokens_and_pods() -> None:
    engines = [(token.number, token.working) for token in printed.ENGINES]
    assert engines == [(1, True), (1, False), (2, True), (2, False), (3, True), (3, False)]
    assert [pod.number for pod in printed.PODS] == [1, 2, 3, 4]


@pytest.mark.rule("NEM-COMP-22", "NEM-COMP-25", "NEM-COMP-26")
def test_objects() -> None:
    assert (printed.EGGS, printed.CARCASSES) == (8, 8)
    assert (COMPONENTS["blue_character_corpses"], printed.RED_CORPSES) == (1, 4)


@pytest.mark.rule("NEM-COMP-23")
def test_twenty_exploration_tokens() -> None:
    effects = Counter(token.effect for token in printed.EXPLORATIONS)
    assert effects == {"malfunction": 8, "fire": 2, "silence": 2, "slime": 2, "danger": 2, "door": 4}
    assert sum(token.items for token in printed.EXPLORATIONS) == 44


@pytest.mark.rule("NEM-COMP-24")
def test_twenty_seven_intruder_tokens() -> None:
    kinds = Counter(token.kind for token in printed.TOKENS)
    assert kinds == {"larva": 8, "creeper": 3, "adult": 12, "breeder": 2, "queen": 1, "blank": 1}
    assert [token.number for token in printed.TOKENS if token.kind == "adult"] == [2] * 4 + [3] * 5 + [4] * 3


@pytest.mark.rule("NEM-COMP-29")
def test_every_character_has_ten_action_cards() -> None:
    assert [len(character.deck) for character in CHARACTERS.values()] == [10] * 6
    assert {card.key for character in CHARACTERS.values() for card in character.deck} == set(printed.ACTION_CARDS)


def test_everybody_has_the_same_five_cards() -> None:
    same = ["search", "search", "rest", "interruption", "demolition"]
    assert [[card.key for card in character.deck[:5]] for character in CHARACTERS.values()] == [same] * 6


@pytest.mark.rule("NEM-COMP-30", "NEM-WEAK-01")
def test_eight_weaknesses_for_three_slots() -> None:
    assert len(printed.WEAKNESSES) == 8
    assert printed.WEAKNESS_SLOTS == ("character-corpse", "intruder-egg", "intruder-carcass")


@pytest.mark.rule("NEM-COMP-31")
def test_nine_personal_and_nine_corporate_objectives() -> None:
    assert (len(printed.PERSONAL), len(printed.CORPORATE)) == (9, 9)
    for deck in (printed.PERSONAL, printed.CORPORATE):
        assert Counter(objective.min_players for objective in deck).keys() == {2, 3, 4, 5}


def test_seven_objectives_and_ten_cards_are_for_other_modes() -> None:
    assert len(printed.SOLO_COOP) == 7
    assert len(printed.INTRUDER_ACTIONS) == 10
    assert all(card.invented for card in printed.INTRUDER_ACTIONS)


@pytest.mark.rule("NEM-COMP-32")
def test_every_space_leads_to_earth_on_two_coordinates() -> None:
    assert len(printed.COORDINATES) == 8
    for space in printed.DESTINATION_TRACK:
        assert Counter(card.destinations[space] for card in printed.COORDINATES)["earth"] == 2
    for card in printed.COORDINATES:
        assert set(card.destinations.values()) == {"earth", "mars", "venus", "deep-space"}


@pytest.mark.rule("NEM-COMP-33")
def test_twenty_seven_contamination_cards() -> None:
    assert printed.CLEAN_CARDS + printed.INFECTED_CARDS == 27
    assert not any(card.pays for card in (printed.CONTAMINATION, printed.INFECTED, printed.CLEAN))


@pytest.mark.rule("NEM-COMP-35", "NEM-SEARCH-01")
def test_thirty_items_of_each_colour_that_can_be_found() -> None:
    assert {colour: len(deck) for colour, deck in ITEM_DECKS.items()} == {"red": 30, "yellow": 30, "green": 30}


def test_three_of_each_crafted_item() -> None:
    assert Counter(item.key for item in printed.CRAFTED_PILE) == dict.fromkeys(CRAFTED, 3)


@pytest.mark.rule("NEM-CRAFT-07", "NEM-CRAFT-08", "NEM-CRAFT-09", "NEM-CRAFT-10")
def test_recipes() -> None:
    assert {key: item.recipe for key, item in CRAFTED.items()} == {
        "antidote": ("flame", "cross"),
        "taser": ("battery", "tool"),
        "flamethrower": ("flame", "tool"),
        "molotov-cocktail": ("flame", "cloth"),
    }


@pytest.mark.rule("NEM-CRAFT-04", "NEM-CRAFT-05", "NEM-CRAFT-06")
def test_every_recipe_can_be_found() -> None:
    assert len(CRAFTED) == 4
    found = {item.component for item in ITEMS.values() if item.component}
    assert found == {icon for item in CRAFTED.values() for icon in item.recipe}
    assert all(len(item.recipe) == 2 for item in CRAFTED.values())


@pytest.mark.rule("NEM-COMP-37")
def test_twenty_attack_cards() -> None:
    assert len(printed.ATTACKS) == 20
    assert [card.key for card in printed.ATTACKS if card.retreat] == ["claw-attack-4", "bite-4"]
    assert {card.blood for card in printed.ATTACKS if not card.retreat} == {2, 3, 4, 5, 6}


@pytest.mark.rule("NEM-COMP-38")
def test_sixteen_serious_wounds() -> None:
    wounds = Counter(wound.key for wound in printed.WOUND_DECK)
    assert wounds == {"arm": 3, "leg": 3, "body": 4, "bleeding": 3, "hand": 3}


@pytest.mark.rule("NEM-COMP-39")
def test_twenty_event_cards() -> None:
    assert len(printed.EVENTS) == 20
    assert Counter(card.corridor for card in printed.EVENTS) == {1: 5, 2: 5, 3: 5, 4: 5}
    after = Counter(card.after for card in printed.EVENTS)
    assert after == {"discard": 15, "remove-and-reshuffle": 4, "shuffle-into-deck": 1}


@pytest.mark.rule("NEM-COMP-40")
def test_every_character_starts_with_a_weapon() -> None:
    assert [character.weapon for character in CHARACTERS.values()] == list(printed.WEAPONS.values())
    assert all(item.weapon is not None and item.heavy for item in printed.WEAPONS.values())


@pytest.mark.rule("NEM-COMP-41")
def test_every_character_has_two_quest_items() -> None:
    owned = [item.key for character in CHARACTERS.values() for item in character.quest_items]
    assert sorted(owned) == sorted(printed.QUEST_ITEMS)
    assert [len(character.quest_items) for character in CHARACTERS.values()] == [2] * 6


def test_every_quest_names_a_room_or_items_that_exist() -> None:
    for item in printed.QUEST_ITEMS.values():
        assert bool(item.quest_room) != bool(item.quest_discard), item
        assert item.quest_room in {"", *ROOM_TILES}
        assert set(item.quest_discard) <= set(ITEMS)


def test_a_weapon_speaks_of_faces_of_the_combat_die() -> None:
    for item in [*ITEMS.values(), *CRAFTED.values(), *printed.WEAPONS.values()]:
        if item.weapon is not None:
            faces = {*item.weapon.counts_as, *item.weapon.counts_as.values(), *item.weapon.bonus}
            assert faces <= set(printed.COMBAT_DIE), item


def test_the_tracks_end_in_red() -> None:
    assert " ".join(printed.TIME_TRACK) == "red" + " blue" * 8 + " white" * 6 + " green"
    assert " ".join(printed.DESTRUCT_TRACK) == "red" + " yellow" * 3 + " white" * 2 + " green"
    assert (printed.TIME_START, printed.DESTRUCT_START, printed.DESTINATION_START) == (15, 6, "B")


# The board


@pytest.mark.rule("NEM-COMP-01")
def test_the_board_has_two_sides() -> None:
    assert {side: board.technical for side, board in BOARDS.items()} == {"A": 28, "B": 29}
    assert BOARDS["A"].corridor_keys != BOARDS["B"].corridor_keys


@both_sides
def test_every_number_leads_out_of_every_room_exactly_once(board: Board) -> None:
    for room in ROOMS:
        printed_numbers = [n for c, rooms in enumerate(board.ends) if room in rooms for n in board.numbers[c]]
        assert len(printed_numbers) == len(set(printed_numbers)), room
        assert sorted(board.exits[room]) == [1, 2, 3, 4]
        assert {n for n, c in board.exits[room].items() if c < board.technical} == set(printed_numbers)


@both_sides
def test_corridors_join_rooms_both_ways(board: Board) -> None:
    for room in ROOMS:
        for corridor, neighbour in board.neighbours[room]:
            assert {room, neighbour} == set(board.ends[corridor])
            assert (corridor, room) in board.neighbours[neighbour]
    assert sum(len(board.neighbours[room]) for room in ROOMS) == 2 * board.technical


@both_sides
def test_every_room_can_be_reached(board: Board) -> None:
    reached, on_the_way = {board.hibernatorium}, [board.hibernatorium]
    while on_the_way:
        new = {room for _, room in board.neighbours[on_the_way.pop()]} - reached
        reached |= new
        on_the_way += new
    assert reached == set(ROOMS)


@both_sides
@pytest.mark.rule("NEM-SPEC-01")
def test_five_special_rooms_have_fixed_places(board: Board) -> None:
    printed_there = sorted(board.special.values())
    assert printed_there == sorted([tile.key for tile in ROOM_TILES.values() if tile.back == 0])
    assert board.special[board.cockpit] == "cockpit"
    assert [board.special[room] for room in board.engines] == ["engine-1", "engine-2", "engine-3"]


@both_sides
def test_every_slot_takes_one_tile(board: Board) -> None:
    assert sorted([*board.special, *board.face_up, *board.slots_1, *board.slots_2]) == list(ROOMS)
    assert (len(board.slots_1) + len(board.face_up), len(board.slots_2)) == (11, 5)


@pytest.mark.rule("NEM-SIDEB-03")
def test_side_b_has_four_pairs_of_rooms_with_two_corridors_between_them() -> None:
    twice = [rooms for rooms, number in Counter(BOARDS["B"].ends).items() if number == 2]
    assert twice == [(5, 8), (11, 13), (17, 18), (20, 21)]
    assert len(set(BOARDS["A"].ends)) == len(BOARDS["A"].ends)


@pytest.mark.rule("NEM-SIDEB-02")
def test_side_b_has_two_networks_of_technical_corridors() -> None:
    assert BOARDS["A"].corridor_keys[28:] == ("technical-corridors",)
    assert BOARDS["B"].corridor_keys[29:] == ("technical-corridors-red", "technical-corridors-blue")
    assert BOARDS["A"].entrances == {28: (2, 4, 5, 9, 14, 15, 19, 21)}
    assert BOARDS["B"].entrances == {29: (1, 7, 9, 10, 11, 18, 19), 30: (3, 7, 9, 11, 12, 19, 20)}


# Files and words


def test_every_content_file_is_read() -> None:
    assert [file.stem for file in sorted(Path(content.__file__).parent.glob("*.toml"))] == list(content.FILES)


def test_no_two_printed_things_share_a_key() -> None:
    keys = Counter(definition.key for definition in printed.DEFINITIONS)
    assert [key for key, number in keys.items() if number > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: str) -> None:
    words = texts(language, "nemesis")
    assert [key for key in entity_keys() if not words.named(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text_and_every_text_a_card(language: str) -> None:
    words = texts(language, "nemesis")
    assert [key for key in text_keys() if not words.say(f"text-{key}")] == []
    assert {key.removeprefix("text-") for key in words.keys if key.startswith("text-")} == set(text_keys())


def test_things_of_one_kind_are_told_apart_by_their_number() -> None:
    assert texts("en", "nemesis").name("adult-2") == "Adult 2"
    assert texts("en", "nemesis").name("adult") == "Adult"
    assert texts("zh-Hans", "nemesis").name("corridor-005-008-b") == "通道005-008-b"
