"""Set-up: the board and the crew, in the twenty steps of the rulebook."""

from collections import Counter

import pytest

import seance
from seance.games.nemesis.rules.setup import NemesisOptions, set_up
from seance.games.nemesis.rules.state import Ship
from seance.testing import scene

SEEDS = range(12)


def table(seats: int = 3, seed: int = 1, **options: str) -> Ship:
    return set_up(seats, seed, NemesisOptions(**options))  # type: ignore[arg-type]


@pytest.mark.rule("NEM-SETUP-01", "NEM-SIDEB-01")
def test_the_basic_side_lies_up_unless_the_other_is_wanted() -> None:
    assert table().board.side == "A"
    for mode, seats in (("semi-coop", 2), ("solo", 1), ("coop", 3)):
        assert table(seats, mode=mode, side="B").board.side == "B"


@pytest.mark.rule("NEM-SETUP-03", "NEM-SETUP-06", "NEM-SETUP-07", "NEM-SPEC-03")
def test_every_slot_has_a_tile_face_down_with_a_token_on_it() -> None:
    s = table()
    face_down = [room for room in range(1, 22) if not s.tiles[room]]
    assert len(s.board.slots_1) == len(s.tiles_1) == 11
    assert len(s.board.slots_2) == 5
    assert face_down == sorted([*s.board.slots_1, *s.board.slots_2])
    assert [room for room in range(1, 22) if s.tokens[room]] == face_down
    assert sorted(tile for tile in s.tiles if tile) == ["cockpit", "engine-1", "engine-2", "engine-3", "hibernatorium"]


@pytest.mark.rule("NEM-SETUP-04", "NEM-SETUP-05", "NEM-R2-01", "NEM-SETUP-08")
def test_which_additional_rooms_and_tokens_are_aboard_nobody_knows() -> None:
    s = table()
    assert len(s.tiles_2) == 9  # any of them may lie on the five slots: which, is decided when they are turned
    assert len(s.explorations) == 20
    assert s.looked == {}
    turned = set()
    for seed in SEEDS:
        t = scene("nemesis").crew("scout", hand=["rest", "search"])
        t.s.dice.strict, t.s.dice.seed = False, seed
        t.answer("move:room-006", ["pay:rest"])
        turned.add(t.s.tiles[6])
    assert len(turned) > 3


@pytest.mark.rule("NEM-SETUP-09", "NEM-SETUP-10", "NEM-SETUP-11")
def test_one_unknown_coordinates_card_and_the_destination_marker_on_b() -> None:
    game = seance.new("nemesis", seats=2, seed=1)
    view = game.view(0)
    assert view.destination == "B"  # type: ignore[attr-defined]
    assert view.coordinates.known == []  # type: ignore[attr-defined]
    found = {scene("nemesis").s.coordinates.draw(table(seed=seed).dice).key for seed in SEEDS}
    assert len(found) > 3


@pytest.mark.rule("NEM-SETUP-12", "NEM-SETUP-13", "NEM-SETUP-14", "NEM-SETUP-17")
def test_the_number_of_pods_follows_the_number_of_players() -> None:
    assert [len(table(seats, mode="coop").pods) for seats in range(1, 6)] == [2, 2, 3, 3, 4]
    assert len({tuple(pod.number for pod in table(2, seed).pods) for seed in SEEDS}) > 2


@pytest.mark.rule("NEM-SETUP-15", "NEM-SETUP-16")
def test_pods_are_placed_in_ascending_order_alternately_and_closed() -> None:
    for seed in SEEDS:
        pods = table(5 if seed % 2 else 3, seed).pods
        assert [pod.number for pod in pods] == sorted(pod.number for pod in pods)
        assert [pod.section for pod in pods] == ["a", "b", "a", "b"][: len(pods)]
        assert not any(pod.open for pod in pods)


@pytest.mark.rule("NEM-SETUP-18", "NEM-SETUP-20", "NEM-SETUP-21")
def test_each_engine_has_its_two_tokens_in_an_order_that_nobody_knows() -> None:
    tops: Counter[int] = Counter()
    for seed in range(40):
        s = table(seed=seed)
        assert [sorted(token.working for token in engine.rest) for engine in s.engines] == [[False, True]] * 3
        tops.update([engine.draw(s.dice).number for engine in s.engines])
    assert tops == {1: 40, 2: 40, 3: 40}
    for engine in seance.new("nemesis", seats=2, seed=1).view(0).engines:  # type: ignore[attr-defined]
        assert engine.left == 2
        assert engine.known == []


@pytest.mark.rule("NEM-SETUP-22", "NEM-SETUP-23", "NEM-SETUP-24", "NEM-SETUP-25")
def test_five_eggs_and_three_weaknesses_face_down() -> None:
    s = table()
    assert s.eggs == 5
    assert s.weaknesses == [None] * 3
    assert len(s.weaknesses_left) == 8
    assert seance.new("nemesis", seats=2, seed=1).view(0).weaknesses == ["", "", ""]  # type: ignore[attr-defined]


@pytest.mark.rule("NEM-SETUP-26", "NEM-SETUP-27", "NEM-SETUP-28")
def test_what_is_in_the_bag() -> None:
    for seats in (2, 3, 4, 5):
        s = table(seats)
        kinds = Counter(token.kind for token in s.bag)
        assert kinds == {"blank": 1, "larva": 4, "creeper": 1, "queen": 1, "adult": 3 + seats}
        assert Counter(token.kind for token in s.supply) == {
            "larva": 4, "creeper": 2, "adult": 9 - seats, "breeder": 2,
        }  # fmt: skip


@pytest.mark.rule("NEM-TOKN-01")
def test_tokens_of_a_kind_are_taken_at_random() -> None:
    adults = {tuple(sorted(token.number for token in table(2, seed).bag if token.kind == "adult")) for seed in SEEDS}
    assert len(adults) > 3


@pytest.mark.rule("NEM-SETUP-29", "NEM-SETUP-34", "NEM-DOOR-16")
def test_no_carcass_no_marker_and_no_door_token_is_on_the_board() -> None:
    s = table()
    assert [thing.key for things in s.objects.values() for thing in things] == ["blue-character-corpse"]
    assert not any(s.fire)
    assert not any(s.malfunction)
    assert not any(s.noise)
    assert not any(s.doors)  # all are open


@pytest.mark.rule("NEM-SETUP-30", "NEM-SETUP-31")
def test_seven_decks_and_the_crafted_items_beside_them() -> None:
    s = table()
    decks = (s.red, s.yellow, s.green, s.events, s.attacks, s.wounds)
    assert [len(deck) for deck in decks] == [30, 30, 30, 20, 20, 16]
    assert s.contamination == 27
    assert Counter(item.key for item in s.crafted) == {
        "antidote": 3, "taser": 3, "flamethrower": 3, "molotov-cocktail": 3,
    }  # fmt: skip
    drawn = {tuple(card.key for _ in range(3) if (card := table(seed=seed).events.draw(table(seed=seed).dice)))
             for seed in SEEDS}  # fmt: skip
    assert len(drawn) > 5


@pytest.mark.rule("NEM-SETUP-33", "NEM-COMP-43", "NEM-COMP-44")
def test_the_basic_game_needs_neither_intruder_actions_nor_solo_objectives() -> None:
    s = table()
    assert len(s.hunter_deck) == 0
    assert {one.deck for who in s.crew for one in who.objectives} == {"personal", "corporate"}
    assert {one.deck for one in s.objectives_left} == {"personal", "corporate"}


@pytest.mark.rule("NEM-SETUP-36", "NEM-SETUP-35")
def test_time_starts_on_the_green_space_and_no_other_status_marker_lies_anywhere() -> None:
    s = table()
    assert s.time == 15
    assert s.destruct is None
    assert not any(who.light or who.slimed or who.signal for who in s.crew)


@pytest.mark.rule("NEM-CREW-01", "NEM-CREW-02", "NEM-CREW-04", "NEM-CREW-25")
def test_player_numbers_are_dealt_at_random_and_player_one_begins() -> None:
    for seed in SEEDS:
        s = table(4, seed)
        assert sorted(who.number for who in s.crew) == [1, 2, 3, 4]
        assert s.crew[s.first].number == 1
    assert len({table(4, seed).first for seed in SEEDS}) > 1


@pytest.mark.rule("NEM-CREW-05")
def test_everybody_has_an_empty_inventory_under_the_own_number() -> None:
    s = table(4)
    assert all(who.items == [] for who in s.crew)
    assert [who.key for who in s.crew] == [f"player-{who.number}" for who in s.crew]


@pytest.mark.rule("NEM-CREW-07", "NEM-CREW-08", "NEM-CREW-10")
def test_objectives_fit_the_number_of_players_and_come_from_both_decks() -> None:
    for seats in (2, 3, 4, 5):
        s = table(seats)
        for who in s.crew:
            assert [one.deck for one in who.objectives] == ["personal", "corporate"]
        every = [one for who in s.crew for one in who.objectives] + s.objectives_left
        assert all(one.min_players <= seats for one in every)
        assert len(every) == {2: 12, 3: 14, 4: 16, 5: 18}[seats]


@pytest.mark.rule("NEM-CREW-09", "NEM-CREW-11")
def test_objectives_are_seen_by_their_owner_alone_and_before_the_draft() -> None:
    game = seance.new("nemesis", seats=3, seed=4)
    asked = game.ask
    assert asked is not None
    assert asked.prompt == "which-character"
    for seat in range(3):
        for who in game.view(seat).crew:  # type: ignore[attr-defined]
            assert who.objectives == 2
            assert len(who.objective_cards) == (2 if who.seat == seat else 0)


@pytest.mark.rule("NEM-CREW-12", "NEM-CREW-13", "NEM-CREW-14", "NEM-CREW-15")
def test_characters_are_drafted_in_the_order_of_player_numbers() -> None:
    game = seance.new("nemesis", seats=3, seed=4)
    s = game.state
    assert isinstance(s, Ship)
    chosen: list[str] = []
    for number in (1, 2, 3):
        ask = game.ask
        assert ask is not None
        assert s.crew[ask.seat].number == number
        assert len(ask.options) == 2
        kept, rejected = ask.options
        assert not {kept.on[0], rejected.on[0]} & set(chosen)
        game.answer(kept.key)
        chosen.append(kept.on[0])
        assert s.crew[ask.seat].key == kept.on[0]
        assert rejected.on[0] in [one.key for one in s.drafts]  # others may still draw it
    assert len({who.key for who in s.crew}) == 3
    assert len(s.drafts) == 3


@pytest.mark.rule("NEM-CREW-16", "NEM-CREW-17", "NEM-CREW-19", "NEM-CREW-23")
def test_a_character_starts_in_the_hibernatorium_with_its_own_deck() -> None:
    for side, room in (("A", 11), ("B", 8)):
        s = scene("nemesis", seats=2, side=side).crew("soldier").crew("pilot").s
        assert [who.room for who in s.crew] == [room, room]
        assert s.tiles[room] == "hibernatorium"
        assert Counter(card.key for card in s.crew[0].deck.rest)["search"] == 2
        assert {"full-auto", "steel-nerves"} <= {card.key for card in s.crew[0].deck.rest}
        assert {"piloting", "old-friend"} <= {card.key for card in s.crew[1].deck.rest}


@pytest.mark.rule("NEM-CREW-20", "NEM-CREW-21", "NEM-CREW-22")
def test_weapon_and_quest_items() -> None:
    who = scene("nemesis").crew("soldier").who("soldier")
    assert [(gear.key, gear.ammo) for gear in who.gear] == [("assault-rifle", 5)]
    assert [quest.key for quest in who.quests] == ["autoloader", "armor"]
    assert who.items == []


@pytest.mark.rule("NEM-CREW-26", "NEM-CREW-27")
def test_the_blue_corpse_lies_in_the_hibernatorium_and_is_an_ordinary_one() -> None:
    t = scene("nemesis").crew("scout", hand=["rest", "search"])
    assert t.objects_in("011") == ["blue-character-corpse"]
    t.answer("pick-up:blue-character-corpse", ["pay:rest"])
    assert [held.key for held in t.who("scout").hands] == ["rifle", "blue-character-corpse"]
    assert t.who("scout").hands[1].slot == "character-corpse"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-SIDEB-04", "NEM-SIDEB-05")
def test_on_the_other_side_the_evacuation_sections_lie_face_up_with_their_tokens() -> None:
    t = scene("nemesis", side="B").crew("scout", room="004", hand=["rest", "search"])
    assert (t.s.tiles[7], t.s.tiles[9]) == ("evacuation-section-a", "evacuation-section-b")
    assert "evacuation-section-a" not in t.s.tiles_1
    t.script("explorations", "fire-1").script("noise", "silence")
    t.answer("move:room-007", ["pay:rest"])
    assert t.s.fire[7]
    assert t.s.items[7] == 2
    assert not t.s.tokens[7]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-GOAL-05")
def test_semi_cooperative_play_is_for_two_to_five_and_solo_for_one() -> None:
    for seats in (1, 6):
        with pytest.raises(seance.BadInput):
            seance.new("nemesis", seats=seats, seed=1)
    assert seance.new("nemesis", seats=1, seed=1, mode="solo").seats == 1
    with pytest.raises(seance.BadInput):
        seance.new("nemesis", seats=2, seed=1, mode="solo")


@pytest.mark.rule("NEM-SOLO-01", "NEM-SOLO-03")
def test_solo_two_objectives_and_half_the_items() -> None:
    assert [one.deck for one in table(1, mode="solo").crew[0].objectives] == ["solo-coop"] * 2
    t = scene("nemesis", mode="solo").crew("scout", hand=["rest", "search"])
    t.script("tiles", "canteen").script("explorations", "slime-2").script("noise", 1)
    t.answer("move:room-006", ["pay:rest"])
    assert t.s.items[6] == 2  # 3 on the token
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-COOP-01", "NEM-COOP-02")
def test_full_cooperation_one_open_objective_each() -> None:
    game = seance.new("nemesis", seats=3, seed=2, mode="coop")
    for seat in range(3):
        assert all(len(who.objective_cards) == 1 for who in game.view(seat).crew)  # type: ignore[attr-defined]
