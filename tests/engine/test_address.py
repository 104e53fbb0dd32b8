"""Whom a line is about reads "you": the sentence stays one."""

from __future__ import annotations

import pytest

from seance.engine.address import READER, to_reader


@pytest.mark.parametrize(
    ("told", "read"),
    [
        ("The ~ enters the Armory.", "You enter the Armory."),
        ("~ passes.", "You pass."),
        ("The ~ tries to escape to room 016.", "You try to escape to room 016."),
        ("The ~ dies in the Nest.", "You die in the Nest."),
        ("The ~ goes on as the Intruders.", "You go on as the Intruders."),
        ("The ~ is first player now.", "You are first player now."),
        ("The ~ secretly looks at room 005: Nest.", "You secretly look at room 005: Nest."),
        ("~ earns 2 experience and has 5.", "You earn 2 experience and have 5."),
        ("~ trades with Norman: gives a Clue, gets nothing.", "You trade with Norman: give a Clue, get nothing."),
        ("~ uses an ability of their own.", "You use an ability of your own."),
        ("The ~ finds Bandages and Clothes.", "You find Bandages and Clothes."),
        ("Adult 1 attacks the ~ and misses (Bite).", "Adult 1 attacks you and misses (Bite)."),
        ("The Pilot offers the ~ nothing for Tools.", "The Pilot offers you nothing for Tools."),
        ("Nothing has changed hands, so the ~ has not traded.", "Nothing has changed hands, so you have not traded."),
        ("The last scan of the ~: 1 of 2 infected.", "Your last scan: 1 of 2 infected."),
        ("Paranoia leaves the deck of ~ for good.", "Paranoia leaves your deck for good."),
        ("~’s Flashlight enters play.", "Your Flashlight enters play."),
        ("The alert value of ~’s studies is 3 lower.", "The alert value of your studies is 3 lower."),
        ("The ~: died with the ship.", "You: died with the ship."),
        ("Which cards do you commit to the test of ~?", "Which cards do you commit to your test?"),
        ("With which skill does ~ take the test?", "With which skill do you take the test?"),
        ("Does ~ travel on?", "Do you travel on?"),
        ("Which card of ~ has no slot any more?", "Which card of yours has no slot any more?"),
    ],
)
def test_the_verb_follows_the_reader(told: str, read: str) -> None:
    assert to_reader(told.replace("~", READER), "you", "en") == read


def test_in_chinese_another_word_stands_in_the_place_of_the_name() -> None:
    assert to_reader(f"{READER}进入军械库。", "你", "zh-Hans") == "你进入军械库。"
