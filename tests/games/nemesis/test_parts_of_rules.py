"""Single conditions, numbers and statements of rules that no other scene would miss."""

import pytest

from seance.engine import Note
from seance.games.nemesis.rules.board import ROOM_NUMBERS
from seance.games.nemesis.rules.intruders import into_bag, place
from seance.games.nemesis.rules.pods import section_of
from seance.games.nemesis.rules.trade import swap
from seance.games.nemesis.rules.wounds import die, wounds_kill
from seance.testing import scene

HAND = ["rest", "search"]


@pytest.mark.rule("NEM-END-02")
def test_a_jump_with_the_sequence_running_is_the_end_of_the_ship() -> None:
    t = scene("nemesis", seats=2).crew("scout", fate="hibernating").crew("captain", fate="escaped").objectives_chosen()
    t.at(phase="time", time=1, destruct=5)
    assert t.asked() == ""
    assert t.s.ship == "destroyed"
    assert t.who("scout").fate == "dead"


@pytest.mark.rule("NEM-DMG-07", "NEM-COMP-26")
@pytest.mark.parametrize(("lying", "left"), [(6, 7), (7, 8), (8, 8)])
def test_the_last_carcass_token_is_laid_and_then_none(lying: int, left: int) -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND).objectives_chosen().intruder("creeper", "006", 5)
    t.lying("012", *["intruder-carcass"] * lying).script("combat", "hit-1").script("attacks", "scratch-1")
    t.answer("shoot:creeper-1:rifle", ["pay:rest"])
    assert t.s.intruders == []
    assert len(t.objects_in("006")) + len(t.objects_in("012")) == left
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-CAB-01")
def test_in_cabins_a_wound_of_the_body_leaves_five_cards() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND, wounds=["body"]).explored("006", "cabins")
    t.objectives_chosen().at(phase="draw").script("deck-scout", "scavenging", "demolition", "interruption")
    assert t.asked() == "0 your-action"
    assert len(t.hand("scout")) == 5


@pytest.mark.rule("NEM-EP-03", "NEM-IATK-02")
def test_when_the_first_attack_has_killed_the_second_finds_nobody() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", wounds=["arm", "leg", "body"]).crew("captain", room="001")
    t.objectives_chosen().intruder("breeder", "006").intruder("adult", "006").at(phase="attacks").halt("fire")
    t.script("attacks", "bite-1")
    assert t.asked() == "0 scene-ends"
    assert t.who("scout").fate == "dead"
    assert not t.happened("attacked", intruder="adult-1")


@pytest.mark.rule("NEM-PP-10", "NEM-PP-13")
@pytest.mark.parametrize("passed", [False, True])
def test_when_the_ship_is_turned_the_hunter_passes_too_once(passed: bool) -> None:
    t = scene("nemesis", seats=2, intruder_player=True).crew("scout", fate="dead")
    t.crew("pilot", room="006", hand=["rest"], items=["orbital-maneuvering-system"]).hunter("scout", ["recovery"])
    t.objectives_chosen().at(turn=1, first=1).halt("fire")
    t.who("scout").passed = passed
    t.answer("use:orbital-maneuvering-system")
    if not passed:
        assert t.asked() == "0 keep-hunting-card"
        t.answer([])
    assert t.asked() == "0 scene-ends"
    assert len([told for told in t.heard(-1, "passed") if told.args["crew"] == "scout"]) == (not passed)


@pytest.mark.rule("NEM-FIRE-01")
@pytest.mark.parametrize("burning", [False, True])
def test_who_passes_is_told_whether_it_burns_here(burning: bool) -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND)
    if burning:
        t.fire("006")
    preview = t.begin().preview("pass", 0)
    assert preview is not None
    assert [note.key for note in preview.notes] == (["fire-here"] if burning else [])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-WND-06")
@pytest.mark.parametrize(
    ("wounds", "dressed", "light", "told"),
    [
        (["leg"], [], 2, []),
        (["bleeding"], [], 0, ["bleeding"]),
        (["bleeding"], [], 2, ["bleeding", "third-light"]),
        (["bleeding"], ["leg"], 2, ["bleeding", "third-light", "bleeds-to-death"]),  # a third Serious one, but alive
        (["bleeding"], ["leg", "arm"], 0, ["bleeding", "kills"]),
        ([], ["bleeding", "leg", "arm"], 0, []),
    ],
)
def test_passing_warns_of_bleeding_and_of_death(
    wounds: list[str], dressed: list[str], light: int, told: list[str]
) -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest"], wounds=wounds, dressed=dressed, light=light)
    preview = t.begin().preview("pass", 0)
    assert preview is not None
    assert [note.key for note in preview.notes] == told
    assert preview.danger is ("kills" in told)


@pytest.mark.parametrize(("light", "passes"), [(0, 3), (1, 2), (2, 1)])
def test_who_bleeds_reads_at_which_later_pass_it_kills(light: int, passes: int) -> None:
    t = scene("nemesis").crew("scout", room="006", hand=["rest"], wounds=["bleeding"], dressed=["leg"], light=light)
    preview = t.begin().preview("pass", 0)
    assert preview is not None
    assert preview.notes[-1] == Note("bleeds-to-death", (str(passes),))
    assert not wounds_kill(t.who("scout"), passes)  # this one, and those before
    assert wounds_kill(t.who("scout"), 1 + passes)


@pytest.mark.rule("NEM-BAS-06", "NEM-MOVE-06")
@pytest.mark.parametrize(("company", "told"), [(False, "leaves-marker"), (True, "not-empty-anyway")])
def test_a_careful_step_says_what_it_leaves_behind_and_where_it_is_wasted(company: bool, told: str) -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=HAND)
    key = next(key for key in t.options() if key.startswith("move-carefully:"))
    if company:
        t.s.crew[1].room = ROOM_NUMBERS[key.split(":")[1]]
    preview = t.game.preview(key, 0)
    assert [note.key for note in preview.notes] == [told]
    assert preview.cost == 2


@pytest.mark.rule("NEM-MOVE-04", "NEM-EXPL-01")
@pytest.mark.parametrize(("tile", "broken"), [("canteen", True), ("nest", False)])
def test_a_malfunction_in_an_unexplored_room_stays_if_the_room_can_have_one(tile: str, broken: bool) -> None:
    room = "002" if tile == "nest" else "007"
    t = scene("nemesis").crew("scout", room="006", hand=HAND).malfunction(room)
    t.script("tiles", tile).script("explorations", "slime-1").script("noise", 3)
    t.answer(f"move:room-{room}", ["pay:rest"])
    assert t.s.malfunction[int(room)] is broken
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-INTR-07")
def test_a_hunter_on_the_first_seat_draws_like_any_other() -> None:
    t = (
        scene("nemesis", seats=2, intruder_player=True)
        .crew("scout", fate="dead")
        .crew("captain", hand=[*HAND, "order", "reload", "motivation"])
    )
    t.hunter("scout", []).at(phase="draw", round=3, first=1).objectives_chosen()
    t.script("intruder-actions", "pursuit-1", "recovery", "pack-hunt-3")
    assert t.asked() == "1 your-action"
    assert len(t.s.hunter_hand) == 3


@pytest.mark.rule("NEM-EP-22")
def test_the_token_of_a_queen_who_fights_elsewhere_goes_back_into_the_bag() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="003", hand=HAND).explored("003", "nest").objectives_chosen()
    t.crew("captain", room="001").intruder("queen", "001").bag(queen=[4]).at(phase="development").halt("round-end")
    assert t.asked() == "0 scene-ends"
    assert t.in_bag("queen") == 1
    assert t.intruders_in("003") == []


@pytest.mark.rule("NEM-DOOR-13", "NEM-DOOR-17")
def test_while_there_are_door_tokens_none_is_taken_from_elsewhere() -> None:
    t = scene("nemesis").crew("mechanic", room="006", hand=HAND, items=["plasma-torch"]).door("001-003")
    t.answer("use-door:plasma-torch:corridor-006-007", ["pay:rest"])
    assert (t.door_of("001-003"), t.door_of("006-007")) == ("closed", "closed")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-TOKN-01", "NEM-SETUP-28")
def test_a_token_that_goes_into_the_bag_leaves_the_pool() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND)
    supply, bag = [[token.kind for token in pile].count("adult") for pile in (t.s.supply, t.s.bag)]
    t.s.dice.strict = False
    into_bag(t.s, "adult")
    assert [token.kind for token in t.s.supply].count("adult") == supply - 1
    assert t.in_bag("adult") == bag + 1


@pytest.mark.rule("NEM-BAS-15", "NEM-BAS-13")
def test_who_made_the_offer_may_have_to_let_go_too() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=["rest"], hands=["rifle", "intruder-egg"])
    t.crew("captain", room="006", hands=["6-shooter", "intruder-egg"]).answer("trade")
    deal = t.s.bargain
    assert deal is not None
    deal.give, deal.want = [], ["intruder-egg-2"]
    swap(t.s, deal, t.who("scout"), t.who("captain"))
    assert [record.what for record in t.s.stack if record.seat == 0] == ["fit-hands"]


@pytest.mark.rule("NEM-CREW-09")
def test_a_table_under_way_has_no_result() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND)
    assert t.sees(0).result == ""
    t.s.result = "won"
    assert t.sees(0).result == "won"


@pytest.mark.rule("NEM-WND-09", "NEM-ESC-07")
def test_who_dies_in_a_pod_lies_in_the_section() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=HAND).crew("captain", room="001").pod(1)
    who = t.who("scout")
    who.room, who.pod = 0, 1
    section = section_of(t.s, who)
    die(t.s, who)
    assert (who.fate, who.pod) == ("dead", 0)
    assert [thing.kind for thing in t.s.objects[section]] == ["character-corpse"]


@pytest.mark.rule("NEM-ESC-01", "NEM-MOVE-04")
def test_who_flees_in_fury_runs_through_the_corridor_to_that_room() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["adrenaline"]).intruder("larva", "003").objectives_chosen()
    t.script("tiles", "canteen").script("explorations", "door-1").script("noise", "silence")
    t.script("deck-scout", "rest")
    t.answer("play-escape:adrenaline:room-007")
    assert t.door_of("003-007") == "closed"  # the token closes the way by which somebody has come
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-PP-06")
def test_a_turn_begins_with_its_first_action_alone() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND)
    assert [ask.opens for ask in t.begin().asks] == ["turn"]
    t.script("noise", "silence").script("tiles", "canteen").script("explorations", "slime-1")
    t.answer("move:room-007", ["pay:rest"])
    assert [ask.opens for ask in t.begin().asks] == ["action"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-DROP-01")
def test_to_end_the_turn_stops_nobody_who_waits_for_something_useful() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=[], hands=["intruder-carcass"]).at(actions=0)
    t.crew("captain", room="001", hand=HAND)
    offered = t.begin().asks[0].options
    assert {option.key: option.useful for option in offered}["end-turn"] is False
    assert t.asked() == "0 before-turn-ends"


@pytest.mark.rule("NEM-AROOM-02")
def test_who_uses_the_room_at_hand_reaches_nothing_from_afar() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=["computer-skills"]).explored("003", "comms-room")
    t.answer("play-room:computer-skills")
    assert t.happened("room-action", tile="comms-room")
    assert not t.happened("from-afar")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EGG-02")
@pytest.mark.parametrize("what", ["shoot-eggs:rifle", "melee-eggs"])
def test_the_chance_against_an_egg_counts_the_faces_that_hit_a_larva(what: str) -> None:
    t = scene("nemesis").crew("scout", room="002", hand=HAND).explored("002", "nest", items=0)
    preview = t.begin().preview(what, 0)
    assert preview is not None
    assert [round(6 * each.share) for each in preview.odds] == [5, 1]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-AIR-05", "NEM-FIRE-01")
@pytest.mark.parametrize(("airlock", "told"), [(0, []), (3, []), (6, ["airlock-here"])])
def test_who_passes_is_told_of_an_airlock_that_opens_here(airlock: int, told: list[str]) -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND)
    t.s.airlock = airlock
    preview = t.begin().preview("pass", 0)
    assert preview is not None
    assert [note.key for note in preview.notes] == told
    assert preview.danger is bool(told)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-INTR-05")
def test_intruders_whom_a_player_leads_attack_nobody_by_themselves() -> None:
    t = scene("nemesis", seats=2, intruder_player=True).crew("scout", fate="dead")
    t.crew("captain", room="003", hand=HAND).hunter("scout", []).intruder("adult", "003").at(turn=1)
    preview = t.begin().preview("pass", 1)
    assert preview is not None
    assert preview.notes == ()
    assert t.asked() == "1 your-action"


@pytest.mark.rule("NEM-DMG-05", "NEM-DMG-06")
@pytest.mark.parametrize(("card", "part", "result"), [("scratch-1", 2, 2), ("bite-4", 0, "retreat")])
def test_what_each_card_adds_to_the_injuries_needed_is_told(card: str, part: int, result: int | str) -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND).objectives_chosen().intruder("creeper", "006")
    t.script("combat", "hit-1").script("attacks", card)
    if result == "retreat":
        t.script("events", "damage")
    t.answer("shoot:creeper-1:rifle", ["pay:rest"])
    told = t.heard(0, "injuries-checked")[0].procedure
    assert told is not None
    assert (told.parts, told.result) == (((card, part),), result)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-EGG-03", "NEM-NEST-03")
def test_eggs_that_lie_about_are_hit_before_those_of_the_nest() -> None:
    t = scene("nemesis").crew("scout", room="003", hand=HAND).explored("003", "nest").lying("003", "intruder-egg")
    eggs = t.s.eggs
    t.script("combat", "hit-2").script("noise", 3).answer("shoot-eggs:rifle", ["pay:rest"])
    assert t.objects_in("003") == []
    assert t.s.eggs == eggs - 1  # the second Injury
    assert t.asked() == "0 your-action"


@pytest.mark.rule("NEM-KEY-02")
def test_the_second_intruder_is_not_the_first() -> None:
    t = scene("nemesis").crew("scout", room="006", hand=HAND).bag(adult=[4, 4])
    place(t.s, "larva", 6)
    place(t.s, "larva", 6)
    assert [record.what for record in t.s.stack] == ["choose-objectives"]
    assert t.s.met


@pytest.mark.rule("NEM-PP-01")
def test_who_holds_five_cards_draws_none() -> None:
    hand = ["rest", "search", "demolition", "scavenging", "interruption"]
    t = scene("nemesis").crew("scout", room="006", hand=hand).at(phase="draw")
    assert t.asked() == "0 your-action"
    assert not t.happened("drew", crew="scout")


@pytest.mark.rule("NEM-WND-05")
def test_serious_wounds_are_counted_from_one() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="006", hand=[], light=2).crew("captain", room="001", hand=HAND)
    t.fire("006").script("wounds", "leg").answer("pass")
    assert [wound.key for wound in t.who("scout").wounds] == ["leg-1"]
    assert t.asked() == "1 your-action"
