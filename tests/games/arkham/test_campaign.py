"""The campaign: what each resolution records, costs and earns, and who goes on."""

from __future__ import annotations

import pytest

from seance.engine import Dice, Flow, GameOver, Group
from seance.engine.content import Row
from seance.engine.dice import ScriptError
from seance.engine.state import Sink
from seance.games.arkham.rules.between_scenarios import after_scenario
from seance.games.arkham.rules.campaign import (
    LITA,
    ORDER,
    add_weakness,
    deck_of,
    is_won,
    next_scenario,
    resolution_of,
    resolve_scenario,
)  # fmt: skip
from seance.games.arkham.rules.deck_building import faults, starter_deck
from seance.games.arkham.rules.newcomers import enter_campaign, unused
from seance.games.arkham.rules.pieces import Investigator
from seance.games.arkham.rules.printed import BASIC_WEAKNESSES, ENCOUNTER_CARDS, PERSONAS, PLAYER_CARDS
from seance.games.arkham.rules.registers import STEPS
from seance.games.arkham.rules.resolutions import RESOLUTIONS, Resolution
from seance.games.arkham.rules.standalone import skip_earlier_scenarios
from seance.games.arkham.rules.state import CODEC, Table

Party = tuple[Table, list[Investigator]]


def party(*keys: str, scenario: str = "the-gathering", mode: str = "campaign") -> Party:
    """Investigators at the end of a scenario; the first one leads."""
    s = Table(len(keys), Dice(1))
    s.scenario, s.mode = scenario, mode
    s.dice.script["weaknesses"] = ["haunted"] * len(keys)
    s.investigators = [enter_campaign(s, seat, starter_deck(key)) for seat, key in enumerate(keys)]
    return s, s.investigators


def play(flow: Flow[None] | None, *answers: str | list[str]) -> list[str]:
    """Answer by keys; what was offered at the last ask. An ask that is not answered fails."""
    offered: list[str] = []
    given = list(answers)
    if flow is None:
        assert not given
        return offered
    try:
        poll = next(flow)
        while True:
            (ask,) = poll.asks
            offered = [option.key for option in ask.options]
            answer = given.pop(0)
            if isinstance(ask, Group):
                assert isinstance(answer, list)
                picked = ask.places_of(answer)
                assert isinstance(picked, tuple)
                poll = flow.send((picked,))
            else:
                assert isinstance(answer, str)
                poll = flow.send((offered.index(answer),))
    except StopIteration:
        assert not given
    return offered


def resolve(s: Table, which: str, *answers: str) -> None:
    s.resolution = which
    play(resolve_scenario(s, which), *answers)


def go_on(s: Table, *answers: str) -> None:
    """All steps up to the next scenario, answered in order."""
    given = list(answers)
    while s.up_next in ("between-scenarios", "build-deck"):
        if s.up_next == "build-deck":
            s.stack.pop()  # everybody keeps the starter deck
            continue
        deed = STEPS.topmost(s)
        assert deed is not None
        poll = next(deed)
        try:
            while True:
                (ask,) = poll.asks
                poll = deed.send(([option.key for option in ask.options].index(given.pop(0)),))
        except StopIteration:
            continue
    assert not given


def traumas(*party: Investigator) -> list[tuple[int, int]]:
    return [(who.physical, who.mental) for who in party]


# ---- The Gathering --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-CAM-05", "AHC-ELM-13")
def test_no_resolution_of_the_gathering() -> None:
    s, (roland, wendy) = party("roland-banks", "wendy-adams")
    resolve(s, "none", "take-lita:roland-banks")
    assert s.log_notes == ["house-standing", "ghoul-priest-alive"]
    assert LITA in roland.owned
    assert (roland.xp, wendy.xp) == (2, 2)
    assert traumas(roland, wendy) == [(0, 0), (0, 0)]


@pytest.mark.rule("AHC-ACT-22", "AHC-XP-03")
def test_the_house_is_burned() -> None:
    s, (roland, wendy) = party("roland-banks", "wendy-adams")
    resolve(s, "r1", "take-lita:roland-banks")
    assert s.log_notes == ["house-burned"]
    assert traumas(roland, wendy) == [(0, 1), (0, 0)]
    assert (roland.xp, wendy.xp) == (2, 2)


def test_nobody_has_to_take_lita() -> None:
    s, (roland,) = party("roland-banks")
    resolve(s, "r1", "no-lita")
    assert LITA not in roland.owned


@pytest.mark.rule("AHC-AST-07", "AHC-DBK-03")
def test_lita_joins_the_deck_without_counting_toward_its_size() -> None:
    s, (roland,) = party("roland-banks")
    resolve(s, "r1", "take-lita:roland-banks")
    left = [fault.reason for fault in faults(deck_of(roland), "one-core", "campaign")]
    assert left == ["deck-story-asset"]  # a deck that is built anew could not have her


@pytest.mark.rule("AHC-XP-03")
def test_the_house_is_defended() -> None:
    s, (roland, wendy) = party("roland-banks", "wendy-adams")
    resolve(s, "r2")
    assert s.log_notes == ["house-standing"]
    assert (roland.xp, wendy.xp) == (3, 2)  # the lead knows more than before
    assert LITA not in roland.owned


@pytest.mark.rule("AHC-KLD-02")
def test_trapped_in_the_house_all_who_have_not_resigned_are_killed() -> None:
    s, (roland, wendy, agnes) = party("roland-banks", "wendy-adams", "agnes-baker")
    wendy.resigned = wendy.gone = True
    agnes.defeated = agnes.gone = True
    resolve(s, "r3", "take-lita:wendy-adams")
    assert s.log_notes == ["lita-forced-to-find-others", "house-standing", "ghoul-priest-alive"]
    assert [who.killed for who in s.investigators] == ["killed", "", "killed"]
    assert LITA in wendy.owned
    assert wendy.xp == 0  # nobody earns anything
    assert roland.xp == 0


def test_trapped_without_survivors_lita_goes_alone() -> None:
    s, (roland,) = party("roland-banks")
    resolve(s, "r3")
    assert roland.killed == "killed"
    assert LITA not in roland.owned


# ---- experience -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-XP-02", "AHC-XP-04", "AHC-XP-15", "AHC-VIC-01")
def test_experience_is_the_victory_display_added_to_what_is_left() -> None:
    s, (roland, wendy) = party("roland-banks", "wendy-adams")
    roland.xp = 3
    s.victory = [ENCOUNTER_CARDS["ghoul-priest"], ENCOUNTER_CARDS["attic"], ENCOUNTER_CARDS["cellar"]]
    resolve(s, "r2")
    assert (roland.xp, wendy.xp) == (3 + 4 + 2 + 1, 4 + 2)


def test_cards_may_add_to_the_experience_but_never_below_nothing() -> None:
    s, (roland, wendy) = party("roland-banks", "wendy-adams")
    roland.earned, wendy.earned = 1, -5
    resolve(s, "r2")
    assert (roland.xp, wendy.xp) == (4, 0)


# ---- The Devourer Below ---------------------------------------------------------------------------------------------


def test_arkham_succumbs() -> None:
    s, (roland, wendy) = party("roland-banks", "wendy-adams", scenario="the-devourer-below")
    wendy.resigned = True
    resolve(s, "none")
    assert s.log_notes == ["arkham-succumbed"]
    assert (roland.killed, wendy.killed) == ("killed", "killed")
    with pytest.raises(GameOver):
        after_scenario(s)
    assert s.result == "lost-arkham-succumbed"


@pytest.mark.parametrize(
    ("which", "note", "trauma", "experience", "result"),
    [
        ("r1", "ritual-broken", (0, 2), 5, "won-ritual-broken"),
        ("r2", "umordhoth-repelled", (2, 2), 10, "won-umordhoth-repelled"),
        ("r3", "lita-sacrificed", (2, 2), 0, "survived-lita-sacrificed"),
    ],
)
def test_the_other_ends_of_the_campaign(
    which: str, note: str, trauma: tuple[int, int], experience: int, result: str
) -> None:
    s, (roland, wendy) = party("roland-banks", "wendy-adams", scenario="the-devourer-below")
    roland.owned.append(LITA)
    s.dice.script["weaknesses"] = ["amnesia", "psychosis"] if which == "r3" else []
    resolve(s, which)
    assert s.log_notes == [note]
    assert traumas(roland, wendy) == [trauma, trauma]
    assert (roland.xp, wendy.xp) == (experience, experience)
    assert (LITA in roland.owned) == (which != "r3")
    assert (BASIC_WEAKNESSES["psychosis"] in wendy.owned) == (which == "r3")
    with pytest.raises(GameOver):
        after_scenario(s)
    assert s.result == result


@pytest.mark.rule("AHC-TRA-05", "AHC-TRA-08", "AHC-KLD-02")
def test_trauma_of_a_resolution_can_be_the_end_of_an_investigator() -> None:
    s, (roland, wendy) = party("roland-banks", "wendy-adams", scenario="the-devourer-below")
    roland.mental = 3  # of 5 sanity
    wendy.physical = 5  # of 7 health
    resolve(s, "r2")
    assert (roland.killed, wendy.killed) == ("insane", "killed")


# ---- from scenario to scenario --------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-NXT-01", "AHC-WIN-04")
def test_the_campaign_goes_on_in_order_whatever_the_outcome() -> None:
    assert ORDER == ("the-gathering", "the-midnight-masks", "the-devourer-below")
    for which in ("none", "r1", "r2", "r3"):
        assert next_scenario(resolution_of("the-gathering", which)) == "the-midnight-masks"
    for which in ("none", "r1", "r2"):
        assert next_scenario(resolution_of("the-midnight-masks", which)) == "the-devourer-below"
    assert next_scenario(resolution_of("the-devourer-below", "r1")) == ""


@pytest.mark.rule("AHC-NXT-02")
def test_a_resolution_may_point_to_another_scenario() -> None:
    sheet = Resolution(Row("invented", {"scenario": "the-gathering", "key": "r9", "next": "the-devourer-below"}))
    assert next_scenario(sheet) == "the-devourer-below"


@pytest.mark.rule("AHC-XP-01", "AHC-XP-05", "AHC-XP-14", "AHC-CAM-02")
def test_cards_are_bought_one_after_another_and_the_rest_is_kept() -> None:
    s, (roland,) = party("roland-banks")
    resolve(s, "r2")
    roland.xp = 6
    after_scenario(s)
    go_on(s, "buy:police-badge", "remove:knife", "upgrade:beat-cop-01018:beat-cop-01028", "go-on")
    assert (roland.xp, roland.paid) == (2, 4)
    assert PLAYER_CARDS["police-badge"] in roland.owned
    assert PLAYER_CARDS["beat-cop-01018"] not in roland.owned
    assert [(record.what, record.on) for record in s.stack] == [("next-scenario", ("the-midnight-masks",))]


@pytest.mark.rule("AHC-TRA-10", "AHC-TRA-11", "AHC-KLD-01", "AHC-JLV-05")
def test_who_was_killed_is_replaced_by_somebody_new() -> None:
    s, (_, wendy) = party("roland-banks", "wendy-adams")
    wendy.resigned = True
    resolve(s, "r3", "no-lita")
    after_scenario(s)
    assert s.names_noted["lost"] == ["roland-banks"]
    assert unused(s) == ["daisy-walker", "skids-otoole", "agnes-baker"]
    s.dice.script["weaknesses"] = ["paranoia"]
    go_on(s, "join:agnes-baker", "go-on")
    agnes = s.investigators[0]
    assert (agnes.key, agnes.xp, agnes.physical, agnes.mental) == ("agnes-baker", 0, 0, 0)
    assert BASIC_WEAKNESSES["paranoia"] in agnes.owned
    assert "roland-banks" not in unused(s)
    assert wendy is s.investigators[1]


@pytest.mark.rule("AHC-TRA-12")
def test_when_nobody_is_left_to_choose_the_campaign_is_lost() -> None:
    s, _ = party("roland-banks")
    s.names_noted["lost"] = [key for key in PERSONAS if key != "roland-banks"]
    resolve(s, "r3")
    after_scenario(s)
    s.sink = Sink()
    with pytest.raises(GameOver):
        go_on(s)
    assert s.result == "lost-nobody-left"
    told = [(event.name, event.args) for event in s.sink.events]
    assert ("none-left", {"who": "roland-banks"}) in told
    assert ("story", {"line": "story-nobody-left"}) in told


@pytest.mark.rule("AHC-JLV-01", "AHC-JLV-02", "AHC-JLV-03")
def test_who_leaves_may_come_back_with_everything() -> None:
    s, (_, wendy) = party("roland-banks", "wendy-adams")
    wendy.mental = 1
    resolve(s, "r2")
    after_scenario(s)
    go_on(s, "go-on", "leave")
    assert s.names_noted["away"] == ["wendy-adams"]
    s.stack.clear()
    s.scenario = "the-midnight-masks"
    resolve(s, "r1")
    after_scenario(s)
    go_on(s, "go-on", "come-back:wendy-adams")
    back = s.investigators[1]
    assert (back.key, back.xp, back.mental) == ("wendy-adams", 2, 1)
    assert s.names_noted["away"] == []


@pytest.mark.rule("AHC-JLV-04", "AHC-JLV-05")
def test_a_new_player_begins_with_an_unused_investigator_and_nothing_else() -> None:
    s, (_, wendy) = party("roland-banks", "wendy-adams")
    resolve(s, "r2")
    after_scenario(s)
    go_on(s, "go-on", "leave")
    s.stack.clear()
    s.scenario = "the-midnight-masks"
    resolve(s, "r1")
    after_scenario(s)
    s.dice.script["weaknesses"] = ["amnesia"]
    offered = unused(s)
    go_on(s, "go-on", "join:daisy-walker")
    assert "wendy-adams" not in offered
    assert (s.investigators[1].key, s.investigators[1].xp) == ("daisy-walker", 0)
    assert [who.key for who in s.retired] == ["wendy-adams"]
    assert s.retired[0].xp == wendy.xp == 2  # kept


def test_the_last_one_cannot_leave() -> None:
    s, _ = party("roland-banks")
    resolve(s, "r2")
    after_scenario(s)
    deed = STEPS.topmost(s)
    assert deed is not None
    (ask,) = next(deed).asks
    assert "leave" not in [option.key for option in ask.options]
    assert ask.why is not None
    assert {refusal.key: refusal.rule for refusal in ask.why()}["buy:shotgun"] == "AHC-XP-05"


@pytest.mark.rule("AHC-WEA-05", "AHC-DBK-09", "AHC-WEA-10")
def test_a_weakness_with_a_trait_is_drawn_from_those_that_are_left() -> None:
    s, (roland,) = party("roland-banks")
    s.dice.script["weaknesses"] = ["haunted"]
    with pytest.raises(ScriptError):
        add_weakness(s, roland, "madness")  # it is no Madness, and he has it already
    for _ in range(6):
        s.dice.script.pop("weaknesses", None)
        assert add_weakness(s, roland, "madness") is not None
    assert add_weakness(s, roland, "madness") is None


# ---- standalone -----------------------------------------------------------------------------------------------------


def skip(s: Table, *answers: str | list[str]) -> None:
    """Step by step through the scenarios before the one that is played; `|` parts the answers of two scenarios."""
    skip_earlier_scenarios(s)
    given = list(answers)
    while s.stack:
        mine: list[str | list[str]] = []
        while given and given[0] != "|":
            mine.append(given.pop(0))
        given = given[1:]
        play(STEPS.topmost(s), *mine)


@pytest.mark.rule("AHC-STA-10", "AHC-STA-13", "AHC-STA-17", "AHC-STA-11")
def test_a_skipped_scenario_is_recorded_without_experience() -> None:
    s, (roland, _) = party("roland-banks", "wendy-adams", scenario="the-midnight-masks", mode="standalone")
    skip(s, "ended:the-gathering-r1", "take-lita:roland-banks")
    assert s.log_notes == ["house-burned"]
    assert LITA in roland.owned
    assert (roland.mental, roland.xp) == (1, 0)


@pytest.mark.rule("AHC-STA-12")
def test_the_first_resolution_stands_first() -> None:
    s, _ = party("roland-banks", scenario="the-midnight-masks", mode="standalone")
    skip_earlier_scenarios(s)
    deed = STEPS.topmost(s)
    assert deed is not None
    (ask,) = next(deed).asks
    assert ask.options[0].key == "ended:the-gathering-r1"


@pytest.mark.rule("AHC-KLD-03", "AHC-STA-17")
@pytest.mark.parametrize(("which", "told"), [("r1", 1), ("r2", 0)])
def test_only_a_resolution_that_says_so_brings_a_trauma_to_the_lead(which: str, told: int) -> None:
    s, (roland,) = party("roland-banks")
    s.sink = Sink()
    resolve(s, which, *["no-lita"] * told)
    assert roland.mental == told
    assert [event.name for event in s.sink.events].count("trauma") == told


@pytest.mark.rule("AHC-STA-14", "AHC-STA-15", "AHC-STA-11")
@pytest.mark.parametrize(("overcome", "alive"), [("yes", []), ("no", ["ghoul-priest-alive"])])
def test_the_third_scenario_alone_needs_two_stories(overcome: str, alive: list[str]) -> None:
    s, _ = party("roland-banks", scenario="the-devourer-below", mode="standalone")
    talked = ["interrogated:ruth-turner", "interrogated:peter-warren"]
    skip(s, "ended:the-gathering-none", "no-lita", "|", "ended:the-midnight-masks-r2", talked, overcome)
    assert sorted(s.log_notes) == [*alive, "house-standing", "past-midnight"]
    assert sorted(s.names_noted["cultists-interrogated"]) == ["peter-warren", "ruth-turner"]
    assert len(s.names_noted["cultists-who-got-away"]) == 4


@pytest.mark.rule("AHC-STA-01")
def test_the_first_scenario_needs_no_story() -> None:
    s, _ = party("roland-banks", mode="standalone")
    skip_earlier_scenarios(s)
    assert s.stack == []


@pytest.mark.rule("AHC-WIN-05", "AHC-WIN-02", "AHC-WIN-03")
def test_standalone_is_won_only_by_a_resolution_on_an_act() -> None:
    won = [(scenario, which) for scenario, which in RESOLUTIONS if is_won(scenario, which)]
    assert won == [
        ("the-gathering", "r1"), ("the-gathering", "r2"), ("the-midnight-masks", "r1"),
        ("the-devourer-below", "r1"), ("the-devourer-below", "r2"),
    ]  # fmt: skip
    s, _ = party("roland-banks", scenario="the-midnight-masks", mode="standalone")
    resolve(s, "none")
    assert s.investigators[0].xp == 0
    with pytest.raises(GameOver):
        after_scenario(s)
    assert s.result == "lost-standalone"


def test_a_campaign_can_be_saved_and_resumed() -> None:
    s, _ = party("roland-banks", "wendy-adams")
    resolve(s, "r1", "take-lita:roland-banks")
    after_scenario(s)
    again = CODEC.build(CODEC.plain(s))
    assert isinstance(again, Table)
    assert again.log_notes == ["house-burned"]
    assert LITA in again.investigators[0].owned
    assert [record.what for record in again.stack] == [record.what for record in s.stack]
