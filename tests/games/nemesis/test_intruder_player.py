"""The first dead plays the Intruders: taking over, the hunter's turns, the three uses of a card, the end."""

from typing import Any

import pytest

import seance
from seance.engine import texts
from seance.games.nemesis.check.scene import NemesisScene
from seance.games.nemesis.rules.printed import INTRUDER_ACTIONS, IntruderAction
from seance.testing import scene

HAND = ["rest", "search", "search", "interruption", "demolition"]


def hunt(hand: list[str], seats: int = 2, **pilot: Any) -> NemesisScene:
    """The Scout is dead and plays the Intruders, and it is the Scout's turn; the Pilot is in the Storage (003)."""
    t = scene("nemesis", seats=seats, intruder_player=True).crew("scout", fate="dead")
    t.crew("pilot", **{"room": "003", "hand": list(HAND), **pilot})
    for other in ("captain", "soldier")[: seats - 2]:
        t.crew(other, room="003", hand=["rest", "search"])
    return t.explored("003", "storage").hunter("scout", hand)


# ---- taking over -----------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-INTR-01", "NEM-INTR-04", "NEM-INTR-06", "NEM-INTR-05")
def test_the_first_dead_takes_over_and_the_round_is_finished_as_usual() -> None:
    t = scene("nemesis", seats=3, intruder_player=True)
    t.crew(
        "scout", room="003", hand=["rest", "contamination"], items=["medkit"], dressed=["leg", "arm", "body"], light=1,
        slimed=True, larva=True, signal=True,
    )  # fmt: skip
    t.crew("pilot", hand=HAND).crew("captain", hand=HAND).objectives_chosen().intruder("adult", "003")
    t.script("attacks", "scratch-1").answer("move:room-001")
    assert t.asked() == "0 go-on-as-intruders"
    t.answer("take-over")
    assert t.s.hunter == 0
    assert not t.s.hunting  # only from the next round on
    scout = t.sees(1).crew[0]
    assert (scout.cards, scout.deck, scout.discard, scout.wounds) == (0, 0, [], [])  # all of it is out of the game
    dead = t.who("scout")
    assert (dead.light, dead.slimed, dead.larva, dead.signal) == (0, False, False, False)
    assert len(t.s.hunter_deck) == 10
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-INTR-01", "NEM-INTR-02")
def test_the_first_dead_may_rather_watch_and_then_nobody_plays_the_intruders() -> None:
    t = scene("nemesis", seats=3, intruder_player=True)
    t.crew("scout", room="003", hand=["rest"], dressed=["leg", "arm", "body"])
    t.crew("pilot", room="003", hand=["rest", "search"], dressed=["leg", "arm", "body"]).crew("captain", hand=HAND)
    t.objectives_chosen().intruder("adult", "003").script("attacks", "scratch-1")
    t.answer("move:room-001", "only-watch")
    assert t.asked() == "1 your-action"
    t.script("attacks", "scratch-2").answer("move:room-001", ["pay:rest"])
    assert t.who("pilot").fate == "dead"
    assert t.s.hunter == -1
    assert t.asked() == "2 your-action"


@pytest.mark.rule("NEM-INTR-01", "NEM-KEY-02")
def test_the_intruder_player_keeps_no_objective() -> None:
    t = scene("nemesis", seats=3, intruder_player=True).crew("scout", fate="dead")
    t.crew("pilot", room="003", hand=HAND[:4]).crew("captain", fate="escaped").explored("003", "storage")
    t.hunter("scout", ["recovery"]).at(turn=1)
    t.s.met = False
    for who in t.s.crew:
        who.objectives, who.rejected = [*who.objectives, *who.rejected], []
    t.noise("001-003").bag(adult=[2]).script("noise", 1).answer("move:room-001", ["pay:rest"])
    assert t.asked() == "1 which-objective, 2 which-objective"  # also of the one who has left, but not of the dead


def test_without_the_option_the_dead_only_watch() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="003", hand=["rest"], dressed=["leg", "arm", "body"])
    t.crew("pilot", hand=HAND).objectives_chosen().intruder("adult", "003")
    t.script("attacks", "scratch-1").answer("move:room-001")
    assert t.s.hunter == -1
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-INTR-02")
def test_the_second_dead_controls_nothing() -> None:
    t = hunt(["recovery"], seats=3, dressed=["leg", "arm", "body"]).intruder("adult", "003").at(turn=1)
    t.script("attacks", "scratch-1").answer("move:room-001", ["pay:rest"])
    assert t.who("pilot").fate == "dead"
    assert t.s.hunter == 0
    assert t.asked() == "2 your-action"


@pytest.mark.rule("NEM-INTR-03")
def test_of_two_who_die_at_once_the_lower_number_takes_over() -> None:
    t = scene("nemesis", seats=3, intruder_player=True).crew("scout", room="003").crew("pilot", room="003")
    t.crew("captain").explored("003", "generator")
    t.s.crew[0].number, t.s.crew[1].number = 2, 1
    t.s.airlock = 3
    t.door("001-003", "closed").door("003-007", "closed").at(phase="airlock").halt("time")
    assert t.asked() == "1 go-on-as-intruders"
    t.answer("take-over")
    assert t.asked() == "0 scene-ends"
    assert [who.fate for who in t.s.crew] == ["dead", "dead", ""]
    assert t.s.hunter == 1


@pytest.mark.rule("NEM-INTR-07", "NEM-INTR-08", "NEM-INTR-10")
def test_in_the_next_round_the_hunter_draws_three_cards_and_is_never_first() -> None:
    t = scene("nemesis", seats=3, intruder_player=True).crew("pilot", hand=HAND).crew("scout", fate="dead")
    t.crew("captain", hand=HAND).hunter("scout", []).at(phase="draw", round=3, first=0)
    t.s.hunting = False
    t.script("intruder-actions", "pursuit-1", "recovery", "pack-hunt-3")
    assert t.asked() == "2 your-action"  # the token has passed the dead by
    assert t.sees(1).hunter_hand == ["pursuit-1", "recovery", "pack-hunt-3"]
    assert (t.sees(0).hunting, t.sees(0).hunter_cards, t.sees(0).hunter_hand) == (True, 3, [])
    assert t.heard(0, "drew")[-1].args == {"crew": "scout", "n": 3}


@pytest.mark.rule("NEM-INTR-09")
def test_the_hunter_never_holds_more_than_four() -> None:
    t = hunt(["pursuit-1", "recovery"]).at(phase="draw", round=3, first=1)
    t.script("intruder-actions", "pack-hunt-3", "pack-hunt-4")
    assert t.asked() == "1 your-action"
    assert len(t.s.hunter_hand) == 4


# ---- turns -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-INTR-11", "NEM-INTR-13", "NEM-INTR-19")
def test_one_card_a_turn_in_the_usual_order() -> None:
    t = hunt(["pursuit-1", "recovery"]).intruder("adult", "001", injuries=2)
    t.answer("hunt-effect:recovery")
    assert t.s.hunter_deck.discard[0].key == "recovery"
    assert t.asked() == "1 your-action"
    t.answer("pass", [])
    assert t.asked() == "0 your-hunt"  # again, until the hunter passes


@pytest.mark.rule("NEM-INTR-12")
def test_who_passes_may_keep_one_card() -> None:
    t = hunt(["pursuit-1", "recovery", "pack-hunt-3"]).intruder("adult", "010").answer("pass")
    assert (t.begin().ask.min, t.begin().ask.max) == (0, 1)
    t.answer(["keep:recovery"])
    assert t.sees(0).hunter_hand == ["recovery"]
    assert t.heard(1, "discarded")[-1].args == {"crew": "scout", "cards": ["pursuit-1", "pack-hunt-3"]}
    t = hunt(["pursuit-1"]).intruder("adult", "010")
    t.answer("pass", [])
    assert t.sees(0).hunter_hand == []
    assert t.asked() == "1 your-action"


def test_without_cards_the_hunter_can_only_pass() -> None:
    t = hunt([]).intruder("adult", "001")
    assert t.asked() == "1 your-action"
    assert t.s.crew[0].passed


def test_when_all_pass_at_once_the_hunter_does_too() -> None:
    t = hunt(["pursuit-1", "recovery"], items=["orbital-maneuvering-system"]).at(turn=1).halt("time")
    t.answer("use:orbital-maneuvering-system", ["pay:rest"], ["keep:recovery"])
    assert t.s.crew[0].passed
    assert t.sees(0).hunter_hand == ["recovery"]
    assert t.asked() == "0 scene-ends"


# ---- Movement --------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-INTR-14")
def test_any_intruder_moves_by_the_number_of_the_card() -> None:
    t = hunt(["pursuit-3"]).intruder("adult", "001").intruder("creeper", "003")
    t.answer("hunt-move:pursuit-3", "send:creeper-1")
    assert t.intruders_in("007") == ["creeper"]  # even one in combat
    assert t.asked() == "1 your-action"


def test_a_card_without_number_lets_the_hunter_choose_the_way() -> None:
    t = hunt(["pursuit-any"]).intruder("adult", "001")
    t.answer("hunt-move:pursuit-any")
    assert t.options() == ["send-by:corridor-001-002", "send-by:corridor-001-003", "send-by:corridor-001-004"]
    t.answer("send-by:corridor-001-004")
    assert t.intruders_in("004") == ["adult"]
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-INTR-14", "NEM-INTR-17")
@pytest.mark.parametrize("card", INTRUDER_ACTIONS, ids=lambda card: card.key)
def test_every_card_has_its_corridor_and_its_number_of_attack_cards(card: IntruderAction) -> None:
    t = hunt([card.key]).intruder("adult", "008").answer(f"hunt-move:{card.key}")
    way = {1: "004", 2: "007", 3: "011", 4: "009"}  # by the numbers of the corridors around room 008
    if card.corridor:
        assert t.intruders_in(way[card.corridor]) == ["adult"]
        assert t.asked() == "1 your-action"
    else:
        assert len(t.options()) == 4
        assert t.asked() == "0 send-which-way"
    drawn = ["scratch-1", "claw-attack-1", "bite-1"][: card.attack_cards]
    t = hunt([card.key]).intruder("adult", "003").script("attacks", *drawn).answer(f"hunt-attack:{card.key}")
    assert t.happened("attacks-seen", cards=drawn)
    assert t.asked() == ("0 attack-with-which" if len(drawn) > 1 else "1 your-action")


@pytest.mark.rule("NEM-INTR-25", "NEM-TECH-05")
def test_an_intruder_moved_into_the_technical_corridors_leaves_the_map() -> None:
    t = hunt(["pursuit-1"]).intruder("adult", "002").script("supply", "adult-3")
    t.answer("hunt-move:pursuit-1")
    assert t.s.intruders == []
    assert t.in_bag("adult") == 1
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-DOOR-08")
def test_a_closed_door_costs_the_move() -> None:
    t = hunt(["pursuit-3"]).intruder("adult", "001").door("001-002", "closed").answer("hunt-move:pursuit-3")
    assert t.door_of("001-002") == "destroyed"
    assert t.intruders_in("001") == ["adult"]
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-INTR-14")
def test_without_intruders_nothing_moves() -> None:
    t = hunt(["pursuit-3", "preparation-4"])
    assert t.refusal("hunt-move") == "NEM-INTR-14"
    assert t.refusal("hunt-attack") == "NEM-INTR-15"
    assert t.refusal("hunt-effect:pursuit-3") == "NEM-INTR-19"
    assert t.options() == ["hunt-effect:preparation-4", "pass"]
    assert t.asked() == "0 your-hunt"


# ---- Attack ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-INTR-15", "NEM-INTR-17", "NEM-INTR-18")
def test_of_several_attack_cards_one_is_resolved_and_the_others_go_under_the_deck() -> None:
    t = hunt(["pursuit-1"]).intruder("adult", "003").script("attacks", "scratch-1", "claw-attack-1")
    t.answer("hunt-attack:pursuit-1")
    assert t.asked() == "0 attack-with-which"
    assert t.heard(1, "attacks-seen")[0].args == {"crew": "scout", "n": 2}
    t.answer("attack-with:claw-attack-1")
    assert t.who("pilot").light == 2
    assert t.s.attacks.discard[0].key == "claw-attack-1"
    assert t.sees(0).decks[0].known[0].cards == ["scratch-1"]
    assert t.sees(0).decks[0].known[0].depth == -1
    assert t.sees(1).decks[0].known == []
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-INTR-16")
def test_the_hunter_chooses_whom_to_attack() -> None:
    t = hunt(["recovery"], seats=3).intruder("adult", "003").script("attacks", "scratch-1", "bite-1", "bite-2")
    t.answer("hunt-attack:recovery", "set-on:adult-1:pilot", "attack-with:scratch-1")
    assert (t.who("pilot").light, t.who("captain").light) == (1, 0)  # though the Captain has fewer cards
    assert t.asked() == "1 your-action"


def test_a_chosen_attack_card_may_miss() -> None:
    t = (
        hunt(["preparation-any"])
        .intruder("creeper", "003")
        .script("attacks", "bite-1")
        .answer("hunt-attack:preparation-any")
    )
    assert t.happened("attack-missed", crew="pilot")
    assert t.asked() == "1 your-action"


def test_a_larva_needs_no_card() -> None:
    t = hunt(["pursuit-1"]).intruder("larva", "003").answer("hunt-attack:pursuit-1")
    assert t.who("pilot").larva
    assert t.s.intruders == []
    assert t.asked() == "1 your-action"


def test_armor_helps_against_the_hunter_too() -> None:
    t = scene("nemesis", seats=2, intruder_player=True).crew("scout", fate="dead")
    t.crew("soldier", room="003", hand=list(HAND), items=["armor"]).hunter("scout", ["preparation-any"])
    t.intruder("adult", "003").script("attacks", "scratch-1").answer("hunt-attack:preparation-any", "1 use:armor")
    assert t.who("soldier").light == 0
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-IATK-12")
def test_when_the_attack_deck_runs_out_its_discards_lie_under_it() -> None:
    t = hunt(["pursuit-1"]).intruder("adult", "003")
    s = t.s
    last = next(card for card in s.attacks.rest if card.key == "scratch-1")
    s.attacks.discard = [card for card in s.attacks.rest if card is not last]
    s.attacks.rest = [last]
    t.script("attacks", "scratch-1", "claw-attack-1").answer("hunt-attack:pursuit-1", "attack-with:scratch-1")
    assert t.who("pilot").light == 1
    assert len(s.attacks) == 19
    assert t.asked() == "1 your-action"


# ---- Effects ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-INTR-19")
def test_pursuit_comes_to_a_room_next_door_whatever_the_number() -> None:
    t = hunt(["pursuit-3"]).intruder("adult", "001").intruder("adult", "010").answer("hunt-effect:pursuit-3")
    assert t.intruders_in("003") == ["adult"]
    assert t.asked() == "1 your-action"


def test_pursuit_is_stopped_by_a_door_and_not_for_those_in_combat() -> None:
    t = hunt(["pursuit-3"]).intruder("adult", "001").door("001-003", "closed").answer("hunt-effect:pursuit-3")
    assert t.door_of("001-003") == "destroyed"
    assert t.intruders_in("001") == ["adult"]
    t = hunt(["pursuit-3"], seats=3).intruder("adult", "001")
    t.s.crew[2].room = 1
    assert t.refusal("hunt-effect:pursuit-3") == "NEM-INTR-19"
    assert t.asked() == "0 your-hunt"


def test_metamorphosis_makes_a_creeper_of_a_larva_and_a_breeder_of_a_creeper() -> None:
    t = hunt(["metamorphosis"]).intruder("larva", "001").intruder("creeper", "003", injuries=1)
    t.answer("hunt-effect:metamorphosis", "grow:creeper-1")
    assert t.intruders_in("003") == ["breeder"]
    assert t.s.intruders_in(3)[0].injuries == 1
    t = hunt(["metamorphosis"]).intruder("larva", "001").answer("hunt-effect:metamorphosis")
    assert t.intruders_in("001") == ["creeper"]
    assert t.asked() == "1 your-action"


def test_metamorphosis_needs_a_model() -> None:
    t = hunt(["metamorphosis"]).intruder("creeper", "001").intruder("breeder", "004").intruder("breeder", "005")
    assert t.refusal("hunt-effect:metamorphosis") == "NEM-INTR-19"
    assert t.offers("hunt-move:metamorphosis")
    assert t.asked() == "0 your-hunt"


@pytest.mark.rule("NEM-INTR-22", "NEM-INTR-19")
def test_preparation_lets_one_of_three_events_happen() -> None:
    t = hunt(["preparation-4"]).intruder("adult", "001").door("003-007", "closed")
    t.script("events", "hunt-2", "bulkheads-open", "nest-event").answer("hunt-effect:preparation-4")
    assert t.heard(1, "events-seen")[0].args == {"crew": "scout", "n": 3}
    t.answer("let-happen:bulkheads-open")
    assert t.door_of("003-007") == "open"
    assert t.happened("event", card="bulkheads-open")
    assert [card.key for card in t.s.events.discard] == ["hunt-2", "nest-event", "bulkheads-open"]
    assert t.asked() == "1 your-action"


def test_an_event_of_the_hunter_moves_intruders_first() -> None:
    t = hunt(["preparation-4"]).intruder("creeper", "010").script("events", "hunt-2", "nest-event", "bulkheads-open")
    t.answer("hunt-effect:preparation-4", "let-happen:nest-event")
    assert t.happened("intruder-moved", intruder="creeper-1", room="room-013")
    assert t.asked() == "1 your-action"


def test_a_pack_gathers_from_all_sides() -> None:
    t = hunt(["pack-hunt-3"]).intruder("adult", "001").intruder("creeper", "007").intruder("adult", "010")
    t.door("003-007", "closed").answer("hunt-effect:pack-hunt-3")
    assert t.intruders_in("003") == ["adult"]
    assert t.door_of("003-007") == "destroyed"
    assert t.intruders_in("010") == ["adult"]
    assert t.asked() == "1 your-action"


def test_recovery_takes_two_injuries_away() -> None:
    t = hunt(["recovery"]).intruder("adult", "001", injuries=3).intruder("queen", "004", injuries=1)
    t.answer("hunt-effect:recovery", "recover:adult-1")
    assert [one.injuries for one in t.s.intruders] == [1, 1]
    t = hunt(["recovery"]).intruder("adult", "001")
    assert t.refusal("hunt-effect:recovery") == "NEM-INTR-19"
    assert t.asked() == "0 your-hunt"


# ---- Event Phase and end ---------------------------------------------------------------------------------------


@pytest.mark.rule("NEM-INTR-20", "NEM-INTR-21", "NEM-INTR-23")
def test_the_event_phase_is_only_time_and_fire() -> None:
    t = hunt([]).intruder("adult", "003").intruder("creeper", "004").fire("004").bag(adult=1).at(phase="time", time=9)
    t.script("attacks", "scratch-1").script("intruder-actions", "pursuit-1", "recovery", "metamorphosis")
    t.s.first = 1
    assert t.asked() == "1 your-action"
    assert t.s.time == 8
    assert t.happened("injured", intruder="creeper-1", n=1)
    assert not t.happened("attacked")
    assert not t.happened("event")
    assert not t.happened("development")


@pytest.mark.rule("NEM-INTR-21")
def test_escape_and_surprise_attacks_remain() -> None:
    t = hunt([]).intruder("adult", "003").at(turn=1).script("attacks", "scratch-1").script("noise", "silence")
    t.answer("move:room-001", ["pay:rest"])
    assert t.who("pilot").light == 1
    t = hunt([]).at(turn=1).noise("001-002").bag(adult=[4]).script("noise", 3).script("attacks", "scratch-1")
    t.s.crew[1].deck.rest += t.s.crew[1].hand[3:]
    del t.s.crew[1].hand[3:]
    t.answer("move:room-001", ["pay:rest"])
    assert t.happened("surprise-attack", crew="pilot")
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-INTR-24", "NEM-VIC-15")
def test_the_intruder_player_cannot_win_but_others_can_lose() -> None:
    for objectives, reason in ((["hoarder"], "hunt-succeeded"), (["salvaging-the-prime-asset"], "hunt-failed")):
        t = scene("nemesis", seats=2, intruder_player=True).crew("scout", fate="dead")
        t.crew("pilot", fate="escaped", objectives=objectives).hunter("scout", [])
        t.engine(1, True).engine(2, True).engine(3, True).coordinates("coordinates-5").at(phase="time", time=1)
        assert t.asked() == ""
        assert t.sees(0).crew[0].verdict == ["died-aboard", reason, "lost"]


# ---- the option ------------------------------------------------------------------------------------------------


def test_the_option_belongs_to_semi_cooperative_play() -> None:
    assert seance.new("nemesis", seats=2, seed=1, intruder_player=True).seats == 2
    for mode in ("solo", "coop"):
        with pytest.raises(seance.BadInput, match="bad-option"):
            seance.new("nemesis", mode=mode, intruder_player=True)


def test_cards_are_called_by_their_numbers_and_what_is_provisional_says_so() -> None:
    for card in INTRUDER_ACTIONS:
        name = texts.name("en", "nemesis", card.key)
        assert f"corridor {card.corridor}," in name or (card.corridor == 0 and "any corridor," in name)
        assert f"attack {card.attack_cards})" in name
        assert card.invented == ("Provisional" in texts.say("en", "nemesis", f"text-{card.name}"))
