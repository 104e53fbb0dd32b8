"""What the page needs of asks, events and hints beyond the rules: counted, whose it is, what is shown large, advice."""

from __future__ import annotations

import random

import pytest

import seance
from seance.client import Client
from seance.engine import Refused
from seance.server.messages import AskSeen, Chat, Hint, Ping, Pong, RefusedMessage, Say, ThoughtMessage, WantHint
from tests.server.house import House, any_answer, catch_up, play, solo, two_people, whoever_is_asked


def come_to_an_action(client: Client, seed: int = 3) -> None:
    dice = random.Random(seed)
    while client.ask is not None and not client.ask.opens:
        client.answer(any_answer(client.ask, dice))
        client.wait()


def somebodys_action(*clients: Client) -> tuple[Client, AskSeen]:
    for seed in range(200):
        asked = whoever_is_asked(*clients)
        assert asked is not None
        assert asked.ask is not None
        if asked.ask.opens:
            return asked, asked.ask
        asked.answer(any_answer(asked.ask, random.Random(seed)))
    raise AssertionError("nobody comes to act")


@pytest.mark.parametrize("game", ["parlour", "nemesis"])
def test_the_actions_of_a_turn_are_counted(house: House, game: str) -> None:
    ada = solo(house, game)
    counted = set()
    for seed in range(12):
        come_to_an_action(ada, seed)
        if ada.ask is None:
            break
        assert (ada.ask.opens == "turn") == (ada.ask.progress[0] == 1)
        counted.add(ada.ask.progress)
        ada.answer(any_answer(ada.ask, random.Random(seed)))
        ada.wait()
    assert {(1, 2), (2, 2)} <= counted


@pytest.mark.parametrize("game", ["parlour", "nemesis"])
def test_an_event_says_whose_it_is_and_whether_it_is_shown_large(house: House, game: str) -> None:
    ada = solo(house, game)
    play(ada)
    figure = "sitter" if game == "parlour" else "crew"
    people = {each["key"]: each["seat"] for each in ada.view["crew"]} if game == "nemesis" else {}
    people |= {each["key"]: seat for seat, each in enumerate(ada.view.get("sitters", []))}
    seats = {event.seat for event in ada.events if isinstance(event.args.get(figure), str)}
    assert seats <= {0, 1, 2}
    assert all(event.seat == people[event.args[figure]] for event in ada.events if event.args.get(figure) in people)
    assert any(event.seat == -1 for event in ada.events)
    moments = seance.rules(game).moments
    assert all(bool(event.moment) == (event.event in moments) for event in ada.events)
    shown = {event.moment: event for event in ada.events if event.moment}
    assert shown
    assert all(moment == event.event or moment in event.entities for moment, event in shown.items())


def test_a_hint_ranks_the_answers_with_chance_and_reason(house: House) -> None:
    ada = solo(house, "nemesis")
    come_to_an_action(ada)
    assert ada.ask is not None
    number, keys = ada.ask.number, [option.key for option in ada.ask.options]
    hint = ada.request(lambda re: WantHint(number=number, re=re))
    assert isinstance(hint, Hint)
    assert len({one.keys[0] for one in hint.best}) == len(hint.best) > 0
    assert hint.keys == hint.best[0].keys
    assert hint.text == hint.best[0].label
    for one in hint.best:
        assert one.keys[0] in keys
        assert one.chance is None or (one.chance.low <= one.chance.share <= one.chance.high and one.chance.games > 0)
        assert bool(one.text) == bool(one.reason)
    again = ada.request(lambda re: WantHint(number=number, re=re))
    assert isinstance(again, Hint)
    assert again.best == hint.best


def thoughts_of_an_evening(house: House, game: str, **options: str) -> list[ThoughtMessage]:
    """Ada with two planners, until one has thought or she has answered often enough."""
    ada = house.client()
    ada.new_table(game, seats=["me", "bot:planner", "bot:planner"], options=options)
    ada.start()
    thoughts: list[ThoughtMessage] = []
    for seed in range(25):
        if ada.wait() is None or thoughts:
            break
        assert ada.ask is not None
        ada.answer(any_answer(ada.ask, random.Random(seed)))
        ada.wait()
        catch_up(ada)
        heard = [ada.decoder.decode(frame) for frame in ada.frames]
        thoughts = [message for message in heard if isinstance(message, ThoughtMessage)]
    return thoughts


def test_partners_tell_why_they_moved_so(house: House) -> None:
    thoughts = thoughts_of_an_evening(house, "nemesis", mode="coop")
    assert thoughts
    assert all(thought.seat in (1, 2) and "rather than" in thought.text for thought in thoughts)


def test_rivals_do_not(house: House) -> None:
    assert thoughts_of_an_evening(house, "nemesis", mode="semi-coop") == []


def test_thinking_about_a_hint_keeps_nobody_from_answering(house: House) -> None:
    ada = solo(house, "nemesis")
    come_to_an_action(ada)
    assert ada.ask is not None
    number = ada.ask.number
    ada.send(WantHint(number=number, re=1001))
    ada.send(WantHint(number=number, re=1002))
    ada.send(Ping(re=1003))
    heard = [ada.until(lambda message: getattr(message, "re", 0) > 1000) for _ in range(3)]
    assert [(type(message), getattr(message, "re", 0)) for message in heard] == [
        (RefusedMessage, 1002), (Pong, 1003), (Hint, 1001),
    ]  # fmt: skip


def test_the_others_are_told_of_a_hint(house: House) -> None:
    ada, ben = two_people(house, "nemesis")
    asked, ask = somebodys_action(ada, ben)
    number = ask.number
    asked.request(lambda re: WantHint(number=number, re=re))
    told = (ben if asked is ada else ada).until(lambda message: isinstance(message, Chat))
    assert isinstance(told, Chat)
    assert (told.line.seat, told.line.phrase) == (asked.seat, "asked-hint")
    with pytest.raises(Refused, match="unknown-phrase"):
        asked.request(lambda re: Say(phrase="asked-hint", re=re))


def test_where_nobody_can_plan_there_is_no_hint(house: House) -> None:
    ada = solo(house)
    assert ada.ask is not None
    number = ada.ask.number
    with pytest.raises(Refused, match="no-adviser"):
        ada.request(lambda re: WantHint(number=number, re=re))


def test_a_table_may_do_without_hints(house: House) -> None:
    ada = solo(house, "nemesis", hints=False)
    assert ada.ask is not None
    number = ada.ask.number
    with pytest.raises(Refused, match="no-hints"):
        ada.request(lambda re: WantHint(number=number, re=re))


def test_who_may_take_back_alone_is_told_how_far(house: House) -> None:
    ada, before = solo(house), 0
    for seed in range(200):
        ask, before = ada.wait(), len(ada.events)
        if ask is None:  # an evening without anything of her own to take back: another one
            ada = solo(house)
            continue
        ada.answer(any_answer(ask, random.Random(seed)))
        ada.wait()
        if ada.barrier.undo and len(ada.events) > before:
            break
    told = ada.barrier.free_from
    assert told <= before
    ada.undo()
    catch_up(ada)
    assert told <= len(ada.events) <= before
