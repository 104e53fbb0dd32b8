"""At a table: two people and two bots play, each with their own eyes."""

from __future__ import annotations

import random

import pytest

import seance
from seance.client import Client
from seance.engine import Refused
from seance.engine.orders import Orders
from seance.server.messages import (
    Agree,
    AskMessage,
    Chat,
    GiveAnswer,
    Hello,
    LogPart,
    OrdersKept,
    Past,
    Ping,
    Pong,
    Presence,
    Previews,
    Proposal,
    ProposalOver,
    ReadOnly,
    Refusals,
    Say,
    SetOrders,
    StandIn,
    WantLog,
    WantPast,
    WantPreviews,
    WantRefusals,
)  # fmt: skip
from tests.server.house import House, any_answer, play, play_together, solo, take_turns, two_people


@pytest.mark.parametrize("game", seance.games())
def test_two_people_and_two_bots_finish_a_game(house: House, game: str) -> None:
    ada, ben = two_people(house, game)
    answers = play_together(ada, ben)
    assert all(answers)
    assert ada.view["result"] == ben.view["result"]
    assert [event.n for event in ada.events] == list(range(len(ada.events)))


def test_what_a_client_pieced_together_is_what_a_newcomer_gets(house: House) -> None:
    ada, ben = two_people(house)
    take_turns(12, ada, ben)
    again = house.second_window(ada)
    again.connect()
    again.until(lambda message: isinstance(message, Hello))
    assert again.view == ada.view
    assert again.events == ada.events
    assert again.ask == ada.ask


def test_each_reads_the_table_in_their_own_language(house: House) -> None:
    ada, ben = two_people(house)
    take_turns(2, ada, ben)
    hello = house.second_window(ada)
    hello.language = "zh-Hant"
    hello.connect()
    found = hello.until(lambda message: isinstance(message, Hello))
    assert isinstance(found, Hello)
    assert found.language == "zh-Hant"


def test_an_answer_counts_once_and_only_for_what_was_asked(house: House) -> None:
    ada = solo(house)
    ask = ada.ask
    assert ask is not None
    with pytest.raises(Refused, match="not-offered"):
        ada.answer("fly:moon")
    assert ada.ask == ask
    answer = any_answer(ask, random.Random(1))
    ada.answer(answer)
    ada.wait()
    before = list(ada.events)
    with pytest.raises(Refused, match="stale"):
        ada.request(lambda re: GiveAnswer(number=ask.number, keys=answer, re=re))
    fresh = ada.until(lambda message: isinstance(message, AskMessage))
    assert isinstance(fresh, AskMessage)
    assert fresh.ask is not None
    assert fresh.ask.number > ask.number
    assert ada.events == before


def test_a_reconnect_hears_what_was_missed_and_nothing_twice(house: House) -> None:
    ada, ben = two_people(house)
    take_turns(4, ada, ben)
    known = len(ada.events)
    ada.disconnect()
    other = house.second_window(ada)
    take_turns(6, other, ben)
    ada.connect()
    hello = ada.until(lambda message: isinstance(message, Hello))
    assert isinstance(hello, Hello)
    assert hello.first == known
    assert [event.n for event in ada.events] == list(range(hello.seq))
    assert ada.events[known:] == hello.events


def test_of_two_windows_of_a_seat_the_older_only_reads(house: House) -> None:
    ada = solo(house)
    newer = house.second_window(ada)
    newer.connect()
    newer.wait()
    ada.until(lambda message: isinstance(message, ReadOnly))
    assert ada.ask is not None
    with pytest.raises(Refused, match="read-only"):
        ada.answer(any_answer(ada.ask, random.Random(1)))
    assert newer.ask is not None
    newer.answer(any_answer(newer.ask, random.Random(1)))
    newer.disconnect()
    ada.until(lambda message: isinstance(message, ReadOnly) and not message.read_only)


def test_a_seat_can_look_at_any_moment_of_the_past(house: House) -> None:
    ada = solo(house)
    start = ada.view
    seen = [start]
    for _ in range(4):
        assert ada.ask is not None
        ada.answer(any_answer(ada.ask, random.Random(2)))
        if ada.wait() is None:
            break
        seen.append(ada.view)
    past = ada.request(lambda re: WantPast(n=len(ada.events), re=re))
    assert isinstance(past, Past)
    assert past.view == ada.view
    first = ada.request(lambda re: WantPast(n=0, re=re))
    assert isinstance(first, Past)
    assert first.view["round"] == start["round"]
    with pytest.raises(Refused, match="no-such-event"):
        ada.request(lambda re: WantPast(n=10_000, re=re))
    log = ada.request(lambda re: WantLog(first=2, re=re))
    assert isinstance(log, LogPart)
    assert log.events == ada.events[2:]


def test_who_is_alone_takes_back_freely(house: House) -> None:
    ada = solo(house)
    for seed in range(6):
        assert ada.ask is not None
        ada.answer(any_answer(ada.ask, random.Random(seed)))
        if ada.wait() is None:
            break
    before = len(ada.events)
    revision = ada.revision
    ada.undo("answer", agreed=True)
    while ada.revision == revision:
        ada.receive()
    assert ada.revision == revision + 1
    assert len(ada.events) <= before
    play(ada)


def come_to_a_barrier(ada: Client, ben: Client) -> None:
    """Until Ada can take nothing back by herself."""
    for _ in range(40):
        if ada.barrier.reason.startswith("undo-after"):
            return
        take_turns(1, ada, ben)
    raise AssertionError("no barrier")


def test_over_a_barrier_the_others_are_asked(house: House) -> None:
    ada, ben = two_people(house)
    come_to_a_barrier(ada, ben)
    revision = ada.revision
    ada.undo(agreed=True)
    asked = ben.until(lambda message: isinstance(message, Proposal))
    assert isinstance(asked, Proposal)
    assert asked.proposal.waits_for == [1]
    ben.request(lambda re: Agree(id=asked.proposal.id, yes=True, re=re))
    while ben.revision == revision:
        ben.receive()
    while ada.revision != ben.revision:
        ada.receive()
    over = ada.until(lambda message: isinstance(message, ProposalOver))
    assert isinstance(over, ProposalOver)
    assert over.granted
    assert ada.view["round"] == ben.view["round"]
    take_turns(4, ada, ben)


def test_who_declines_keeps_the_table_as_it_is(house: House) -> None:
    ada, ben = two_people(house)
    come_to_a_barrier(ada, ben)
    with pytest.raises(Refused, match="undo-after"):
        ada.undo()
    events = list(ben.events)
    ada.undo(agreed=True)
    asked = ben.until(lambda message: isinstance(message, Proposal))
    assert isinstance(asked, Proposal)
    ben.request(lambda re: Agree(id=asked.proposal.id, yes=False, re=re))
    over = ben.until(lambda message: isinstance(message, ProposalOver))
    assert isinstance(over, ProposalOver)
    assert not over.granted
    assert ben.events == events


def test_refusals_and_previews_come_on_request(house: House) -> None:
    ada = solo(house, seed="1")
    while ada.ask is not None and ada.ask.opens != "action":
        ada.answer(any_answer(ada.ask, random.Random(3)))
        ada.wait()
    assert ada.ask is not None
    number = ada.ask.number
    refusals = ada.request(lambda re: WantRefusals(number=number, re=re))
    assert isinstance(refusals, Refusals)
    assert all(refusal.text and refusal.rule for refusal in refusals.refusals)
    previews = ada.request(lambda re: WantPreviews(number=number, re=re))
    assert isinstance(previews, Previews)
    assert {preview.key for preview in previews.previews} <= {option.key for option in ada.ask.options}
    with pytest.raises(Refused, match="stale"):
        ada.request(lambda re: WantPreviews(number=number + 7, re=re))


def test_people_talk_and_phrases_are_read_in_ones_own_language(house: House) -> None:
    ada, ben = two_people(house)
    ada.request(lambda re: Say(text="Is <b>anybody</b> there?", re=re))
    heard = ben.until(lambda message: isinstance(message, Chat))
    assert isinstance(heard, Chat)
    assert heard.line.text == "Is <b>anybody</b> there?"
    ben.request(lambda re: Say(phrase="thanks", re=re))
    answer = ada.until(lambda message: isinstance(message, Chat) and message.line.phrase == "thanks")
    assert isinstance(answer, Chat)
    assert answer.line.text == "Thank you!"
    assert answer.line.name == "Ben"
    with pytest.raises(Refused, match="empty-chat"):
        ada.request(lambda re: Say(text=" \u202e ", re=re))


def test_standing_orders_are_kept_with_the_seat(house: House) -> None:
    ada = solo(house)
    orders = Orders(abilities={"use": "never"}, until="turn")
    ada.request(lambda re: SetOrders(orders=orders, re=re))
    kept = ada.until(lambda message: isinstance(message, OrdersKept))
    assert isinstance(kept, OrdersKept)
    assert kept.orders.abilities == {"use": "never"}
    again = house.second_window(ada)
    again.connect()
    hello = again.until(lambda message: isinstance(message, Hello))
    assert isinstance(hello, Hello)
    assert hello.orders.abilities == {"use": "never"}


def test_a_bot_plays_for_who_is_gone_if_the_others_agree(house: House) -> None:
    ada, ben = two_people(house)
    take_turns(3, ada, ben)
    with pytest.raises(Refused, match="not-gone"):
        ada.request(lambda re: StandIn(seat=1, re=re))
    ben.disconnect()
    ada.until(lambda message: isinstance(message, Presence) and message.seats[1].presence == "gone")
    ada.request(lambda re: StandIn(seat=1, re=re))
    ada.until(lambda message: isinstance(message, Presence) and message.seats[1].presence == "bot")
    play(ada)
    assert ada.over


def test_the_heart_beats(house: House) -> None:
    ada = solo(house)
    assert isinstance(ada.request(lambda re: Ping(re=re)), Pong)


def test_spectators_see_what_is_public_and_cannot_act(house: House) -> None:
    ada, ben = two_people(house)
    guest = house.client()
    guest.table = ada.table
    guest.connect(seat=-1, code=ada.at.link.rpartition("/")[2])
    guest.until(lambda message: isinstance(message, Hello))
    take_turns(3, ada, ben)
    assert all(not sitter.get("hand") for sitter in guest.view["sitters"])
    with pytest.raises(Refused, match="spectator"):
        guest.request(lambda re: GiveAnswer(number=1, keys=["pass"], re=re))
