"""Seats of a campaign that are empty at first: somebody sits down there between two scenarios, or never."""

from collections import Counter
from typing import Any

import pytest

import seance
from seance.bots import PLANNER, RANDOM, new_bot, stream_seed
from seance.bots.base import answer_of
from seance.engine import BadInput, Game
from seance.games.arkham.check.scene import ArkhamScene
from seance.games.arkham.rules.deck_building import DeckList, faults, starter_deck
from seance.games.arkham.rules.printed import PERSONAS
from seance.games.arkham.rules.state import Table
from seance.server.bots import whole
from seance.testing import scene

ROLAND, WENDY, AGNES, DAISY, SKIDS = "roland-banks", "wendy-adams", "agnes-baker", "daisy-walker", "skids-otoole"


def house_kept(seats: int, *empty: int) -> ArkhamScene:
    """Roland alone (or with Wendy) ends The Gathering with resolution 2; the campaign is between two scenarios."""
    t: ArkhamScene = scene("arkham", seats=seats, mode="campaign")
    t.investigator(ROLAND, at="hallway", deck=["knife"] * 9)
    if 1 not in empty:
        t.investigator(WENDY, at="attic", deck=["knife"] * 9)
    t.empty_seats(*empty).location("cellar", clues=1).act("what-have-you-done")
    t.enemy("ghoul-priest", engaged=ROLAND, damage=5 * (seats - len(empty)) - 1).halt("set-up-hands")
    return t.token("0").answer("fight:ghoul-priest-1", "keep-the-house")


def masks_over(seats: int, *empty: int) -> ArkhamScene:
    """The second scenario has ended; nothing is answered yet."""
    t: ArkhamScene = scene("arkham", seats=seats, scenario="the-midnight-masks", mode="campaign").investigator(ROLAND)
    if 1 not in empty:
        t.investigator(WENDY)
    t.empty_seats(*empty).at("scenario-ends").halt("set-up-hands")
    t.s.resolution = "r1"
    return t


def new(seats: int, **options: Any) -> Game[Table]:
    game = seance.new("arkham", seats=seats, seed=5, **options)
    assert isinstance(game.state, Table)
    return game  # type: ignore[return-value]


# ---- a table with such seats ----------------------------------------------------------------------------------------


def test_only_the_other_seats_begin_the_campaign() -> None:
    game = new(3, late_seats=1)
    for who in (ROLAND, WENDY):
        game.answer(f"play-as:{who}")
    assert [(ask.prompt, ask.seat) for ask in game.asks] == [("lead", 0), ("lead", 1)]
    for seat in (0, 1):
        game.answer("anybody", seat=seat)
    assert game.state.starters == 2
    assert game.ask is not None
    assert game.ask.prompt == "mulligan"
    assert [who.seat for who in game.view(2).investigators] == [0, 1]  # type: ignore[attr-defined]
    assert dict(game.rules.figures(game.state)) == {ROLAND: 0, WENDY: 1}
    assert seance.load(game.save()).save() == game.save()


@pytest.mark.parametrize(("seats", "late"), [(1, 1), (2, 2), (4, 4), (2, -1)])
def test_somebody_must_begin(seats: int, late: int) -> None:
    with pytest.raises(BadInput):
        new(seats, late_seats=late)


def test_a_single_scenario_has_no_such_seats() -> None:
    game = new(2, late_seats=1, mode="standalone")
    game.answer(f"play-as:{ROLAND}")
    assert game.ask is not None
    assert (game.ask.prompt, game.ask.seat) == ("investigator", 1)
    assert list(game.rules.late(2, game.rules.options(late_seats=1, mode="standalone"))) == []


def test_nobody_else_may_begin_as_who_comes_later_with_a_deck() -> None:
    game = new(2, late_seats=1, deck_2="Roland Banks\n" + "\n".join(listed(ROLAND)))
    assert game.ask is not None
    assert f"play-as:{ROLAND}" not in game.ask.keys


def listed(key: str) -> list[str]:
    copies = Counter([card.key for card in starter_deck(key).cards])
    return [f"{n} {card}" for card, n in copies.items()]


# ---- between two scenarios ------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-JLV-01", "AHC-JLV-04", "AHC-JLV-05", "AHC-PIN-01")
def test_somebody_new_takes_an_empty_seat_between_two_scenarios() -> None:
    t = house_kept(2, 1)
    t.answer("0 go-on")
    assert t.asked() == "1 come-back"
    assert t.begin().asks[0].about == ()  # the seat has no name yet
    assert not t.offers(f"join:{ROLAND}")
    assert {key for key in PERSONAS if t.offers(f"join:{key}")} == set(PERSONAS) - {ROLAND}
    t.s.dice.script["weaknesses"] = ["haunted"]
    t.answer(f"1 join:{WENDY}")
    wendy = t.who(WENDY)
    assert (wendy.seat, wendy.xp, wendy.physical, wendy.mental) == (1, 0, 0, 0)
    assert t.who(ROLAND).xp == 6  # nothing of it is for who was not there
    assert t.asked() == "1 swap-out"
    t.answer([], "0 lead:roland-banks", "1 anybody")
    assert (t.s.scenario, t.s.starters) == ("the-midnight-masks", 2)
    assert [card.key for card in wendy.owned if card.weakness == "basic"] == ["haunted"]
    assert len(t.who(WENDY).deck) == len(wendy.owned)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-JLV-05", "AHC-DBK-02", "AHC-DBK-05", "AHC-DBK-06")
def test_who_joins_builds_a_deck() -> None:
    t = house_kept(2, 1)
    t.s.dice.script["weaknesses"] = ["haunted"]
    t.answer("0 go-on", f"1 join:{WENDY}", ["swap-out:knife"])
    assert t.offers("swap-in:cat-burglar") is False  # level 1: there is no experience
    t.answer(["swap-in:manual-dexterity"])
    deck = DeckList(WENDY, t.who(WENDY).owned)
    assert faults(deck, "one-core", "campaign") == []
    assert deck != starter_deck(WENDY).with_(*[card for card in deck.cards if card.weakness == "basic"])


@pytest.mark.rule("AHC-JLV-01")
def test_an_empty_seat_may_stay_empty_and_is_asked_again_every_time() -> None:
    t = house_kept(2, 1)
    t.answer("0 go-on", "1 stay-away")
    assert t.s.starters == 1
    assert t.asked() == "0 scene-ends"
    t = masks_over(2, 1).answer("0 go-on")
    assert t.asked() == "1 come-back"
    t.s.dice.script["weaknesses"] = ["haunted"]
    t.answer(f"1 join:{WENDY}")
    assert t.who(WENDY).xp == 0
    assert t.asked() == "1 swap-out"


@pytest.mark.rule("AHC-JLV-01")
def test_a_seat_may_be_taken_while_one_before_it_is_empty() -> None:
    t = house_kept(4, 1, 2, 3)
    t.s.dice.script["weaknesses"] = ["haunted"]
    t.answer("0 go-on", "1 stay-away", f"2 join:{AGNES}", [], "3 stay-away", "0 anybody", f"2 lead:{AGNES}")
    view = t.sees(2)
    assert [(who.seat, who.key, who.gone) for who in view.investigators] == [
        (0, ROLAND, False), (2, AGNES, False)
    ]  # fmt: skip
    assert [who.key for who in t.s.in_order()] == [AGNES, ROLAND]
    assert (t.s.starters, t.s.leader.key) == (2, AGNES)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-JLV-01", "AHC-JLV-02", "AHC-JLV-03", "AHC-JLV-04")
def test_who_has_joined_may_leave_and_come_back_with_everything() -> None:
    t = house_kept(3, 2)
    t.s.dice.script["weaknesses"] = ["haunted"]
    t.answer("0 go-on", "1 leave", f"2 join:{AGNES}", [], f"0 lead:{ROLAND}", "2 anybody")
    assert t.s.names_noted["away"] == [WENDY]
    assert (t.s.starters, t.who(WENDY).gone, t.who(AGNES).gone) == (2, True, False)
    assert t.asked() == "0 scene-ends"
    t = masks_over(3, 2)
    t.s.investigators[2] = t.newcomer(2, AGNES)  # who joined after the first scenario
    t.who(AGNES).mental, t.who(AGNES).xp = 1, 3
    t.answer("0 go-on", "1 go-on", "2 leave", f"0 lead:{ROLAND}", "1 anybody")
    assert t.s.names_noted["away"] == [AGNES]
    assert t.asked() == "0 scene-ends"
    t = masks_over(3, 2)
    t.s.investigators[2] = t.newcomer(2, AGNES)
    t.who(AGNES).mental, t.who(AGNES).xp, t.who(AGNES).gone = 1, 3, True
    t.s.names_noted["away"] = [AGNES]
    t.answer("0 go-on", "1 go-on")
    assert t.offers(f"come-back:{AGNES}")
    assert not t.offers(f"join:{AGNES}")
    t.answer(f"2 come-back:{AGNES}")
    assert (t.who(AGNES).mental, t.who(AGNES).xp, t.s.names_noted["away"]) == (1, 3, [])
    assert t.asked() == "0 lead, 1 lead, 2 lead"


@pytest.mark.rule("AHC-JLV-03")
def test_whose_seat_is_taken_by_who_comes_back_may_come_back_as_well() -> None:
    t = masks_over(3, 2)
    wendy = t.s.investigators[1]
    t.s.retired = [wendy]
    t.s.investigators[1], t.s.investigators[2] = t.newcomer(1, SKIDS), t.newcomer(2, AGNES)
    t.who(AGNES).gone = True
    t.s.names_noted["away"] = [WENDY, AGNES]
    t.answer("0 go-on", "1 go-on", f"2 come-back:{WENDY}")
    assert ([who.key for who in t.s.retired], t.s.names_noted["away"]) == ([AGNES], [AGNES])
    assert t.asked() == "0 lead, 1 lead, 2 lead"


@pytest.mark.rule("AHC-JLV-03")
def test_whose_seat_is_taken_may_come_back_at_an_empty_one() -> None:
    t = masks_over(3, 2)
    wendy = t.s.investigators[1]
    wendy.mental = 1
    t.s.retired = [wendy]
    t.s.names_noted["away"] = [WENDY]
    t.s.investigators[1] = t.newcomer(1, SKIDS)
    t.answer("0 go-on", "1 go-on", f"2 come-back:{WENDY}")
    assert (t.who(WENDY).seat, t.who(WENDY).mental, t.s.retired) == (2, 1, [])
    assert t.asked() == "0 lead, 1 lead, 2 lead"


@pytest.mark.rule("AHC-TRA-10", "AHC-SU01-01")
def test_an_empty_seat_keeps_no_investigator_from_anybody() -> None:
    t = house_kept(4, 1, 2, 3)
    t.s.names_noted["lost"] = [WENDY, AGNES, SKIDS]
    t.answer("0 go-on")
    assert t.offers(f"join:{DAISY}")
    t.s.dice.script["weaknesses"] = ["haunted"]
    t.answer(f"1 join:{DAISY}", [])
    assert t.asked() == "0 lead, 1 lead"  # nobody is left for the other seats, so they are not asked


@pytest.mark.rule("AHC-JLV-04", "AHC-DBK-01")
def test_who_brings_a_deck_joins_with_it() -> None:
    t = house_kept(2, 1)
    own = DeckList(AGNES, [card for card in starter_deck(AGNES).cards if card.key != "knife"])
    t.s.brought[1] = (PERSONAS[AGNES], own.cards)
    t.s.dice.script["weaknesses"] = ["haunted"]
    t.answer("0 go-on", f"1 join:{AGNES}")
    assert [card for card in t.who(AGNES).owned if card.weakness != "basic"] == list(own.cards)
    assert t.asked() == "0 lead, 1 lead"


# ---- who plays there ------------------------------------------------------------------------------------------------


def planned(t: ArkhamScene) -> list[str]:
    """What a planner answers at seat 1."""
    return whole(t.begin(), 1, PLANNER)  # type: ignore[arg-type]


def test_a_bot_that_has_the_seat_comes() -> None:
    t = house_kept(2, 1)
    t.answer("0 go-on")
    assert planned(t)[0].startswith("join:")
    t = masks_over(2)
    t.s.names_noted["away"] = [WENDY]
    t.who(WENDY).gone = True
    t.answer("0 go-on")
    assert planned(t) == [f"come-back:{WENDY}"]


@pytest.mark.parametrize("seed", range(6))
def test_whole_campaigns_with_seats_that_are_taken_later(seed: int) -> None:
    """Random answers to the end; what is impossible, hidden or lost on the way through a save would show."""
    game = seance.new("arkham", 4, seed, late_seats=1 + seed % 3, difficulty="easy")
    bots = [new_bot(RANDOM, "arkham", stream_seed(game, seat)) for seat in range(4)]
    came = 0
    while game.result is None:
        ask = game.asks[0]
        keys = answer_of(bots[ask.seat], game, ask.seat)
        came += ask.prompt == "come-back" and keys[0] != "stay-away"
        game.answer(keys if ask.group is not None else keys[0], ask.seat, ask.number)
        game.rules.invariants(game.state)
        if ask.prompt == "come-back":
            for eye in (-1, 0, 1, 2, 3):
                game.view(eye)
            game = seance.load(game.save())
    assert came
