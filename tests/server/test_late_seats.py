"""Seats that may be free when the game begins: nobody waits for them, and whoever comes sits down there."""

import random

import pytest

from seance.client import Client
from seance.engine import Refused
from tests.server.house import House, any_answer, whoever_is_asked


def until(prompt: str, *clients: Client, seed: int = 3) -> Client:
    """Whoever is asked answers at random, until somebody is asked this; nobody leaves of the own accord."""
    dice = random.Random(seed)
    while (asked := whoever_is_asked(*clients)) is not None:
        assert asked.ask is not None
        if asked.ask.prompt == prompt:
            return asked
        stays = "go-on" if asked.ask.prompt == "spend-experience" else any_answer(asked.ask, dice)
        asked.answer(stays)
    raise AssertionError("the game is over")


def test_a_game_begins_without_them_and_only_them(house: House) -> None:
    ada = house.client()
    ada.new_table("arkham", seats=["me", "open", "open"], options={"late_seats": 1})
    assert [seat.late for seat in ada.at.seats] == [False, False, True]
    with pytest.raises(Refused, match="seats-are-empty"):
        ada.start()
    house.client().join(ada.at.link, "Ben", 1)
    ada.start()
    assert ada.at.status == "playing"
    assert ada.at.people == 3  # somebody else may come: nobody knows the seed
    with pytest.raises(Refused, match="bad-seats"):
        ada.new_table("arkham", seats=["me"], options={"late_seats": 1})


def test_who_sits_down_there_is_asked_between_two_scenarios(house: House) -> None:
    ada, ben = house.client(), house.client()
    options = {"late_seats": 1, "difficulty": "easy"}
    ada.new_table("arkham", seats=["me", "open"], options=options, seed="11", seeded=True)
    ada.start()
    ada.connect()
    until("spend-experience", ada)
    ada.answer("go-on")
    until("mulligan", ada)  # nobody was there to be asked
    assert ada.view["scenario"] == "the-midnight-masks"
    assert [who["seat"] for who in ada.view["investigators"]] == [0]
    assert any(event.event == "scenario" for event in ada.events)
    ben.join(ada.at.link, "Ben")
    assert ben.seat == 1
    ben.connect()
    asked = until("come-back", ada, ben)
    assert asked is ben
    assert ben.ask is not None
    ben.answer(next(option.key for option in ben.ask.options if option.key.startswith("join:")))
    until("mulligan", ada, ben)
    assert [who["seat"] for who in ben.view["investigators"]] == [0, 1]


def test_a_bot_that_the_host_puts_there_comes(house: House) -> None:
    ada = house.client()
    options = {"late_seats": 1, "difficulty": "easy"}
    ada.new_table("arkham", seats=["me", "bot"], options=options, seed="11")
    ada.start()
    ada.connect()
    until("spend-experience", ada)
    ada.answer("go-on")
    until("mulligan", ada)
    assert [who["seat"] for who in ada.view["investigators"]] == [0, 1]
