"""The table as it is drawn: by its game, or field by field."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from seance.engine import Group, Option
from seance.engine.texts import LANGUAGES
from seance.games.eldritch.rules.printed import MYTHOS
from seance.terminal.drawing import drawing, fields, show
from seance.terminal.menu import Menu
from seance.terminal.screen import Screen
from seance.terminal.words import words
from seance.testing import scene

from .typist import parlour

WORDS = words("en", "parlour")


def screen(width: int = 100, terminal: bool = False) -> Screen:
    return Screen(Console(file=StringIO(), width=width, force_terminal=terminal, no_color=True), StringIO())


def lines(shown: Screen) -> list[str]:
    file = shown.console.file
    assert isinstance(file, StringIO)
    return [line.rstrip() for line in file.getvalue().splitlines()]


def test_a_table_is_drawn_in_every_language() -> None:
    drawn = []
    for language in ("en", "zh-Hans", "zh-Hant"):
        shown = screen()
        show(shown, drawing(words(language, "parlour"), parlour().view(0), 100))
        drawn.append("\n".join(lines(shown)))
    assert len(set(drawn)) == 3
    assert all(text.count("\n") > 5 for text in drawn)


def test_a_view_without_a_drawing_is_written_field_by_field() -> None:
    plain: dict[str, object] = {
        "game": "x", "seat": 0, "step": "", "waiting": [0],  # told in other ways
        "hour": 7, "dark": True, "deck_cards": 35, "empty": [], "nobody": "",
        "hand": ["cough", "fraud"],
        "wax": {"tall-candle": 3},
        "veils": [{"key": "veil-1"}, {"key": "veil-2"}],
        "sitters": [{"key": "medium", "cards": 5}, {"key": "widow", "cards": 4, "gone": True}],
        "memory": {"medium": ["cough"]},
    }  # fmt: skip
    name = WORDS.name
    assert fields(WORDS, plain) == [
        "hour: 7", "dark: yes", "deck cards: 35",
        f"hand: {name('cough')}, {name('fraud')}",
        f"wax: {name('tall-candle')} 3",
        "veils: ", [[name("veil-1")], [name("veil-2")]],
        "sitters: ", [["", "cards", "gone"], [name("medium"), "5", ""], [name("widow"), "4", "yes"]],
        "memory: ", [[name("medium"), name("cough")]],
    ]  # fmt: skip


def test_columns_stand_under_each_other_in_any_script() -> None:
    shown = screen()
    shown.rows([["灵媒", "1"], ["medium", "2"]])
    assert lines(shown) == ["  灵媒    1", "  medium  2"]


def a_menu(least: int, most: int, ordered: bool = False) -> list[str]:
    cards = ["cough", "fraud", "cough", "matches"]
    group = Group(0, "circle", [Option(None, "offer", (card,)) for card in cards], least, most, in_order=ordered)
    shown = screen()
    Menu(group.link(())).show(shown, WORDS)
    return lines(shown)


def test_copies_share_a_number_which_may_be_given_again() -> None:
    shown = a_menu(0, 2)
    assert shown[3].strip() == WORDS.tell("choose-copies", both="1 1")
    assert [line.split()[0] for line in shown[4:]] == ["1", "2", "3"]
    assert [line for line in shown if "(×2)" in line] == [shown[4]]
    cards = [Option(None, "offer", (card,)) for card in ("cough", "fraud", "cough")]
    menu = Menu(Group(0, "circle", cards, 0, 3).link(()))
    assert menu.answer(["1", "2", "1"]) == ["offer:cough", "offer:fraud", "offer:cough"]
    assert menu.answer(["-"]) == []


def test_a_group_says_how_many_and_whether_their_order_counts() -> None:
    texts = {a_menu(*count)[2].strip() for count in ((0, 1), (0, 2), (1, 1), (2, 2), (1, 3))}
    assert len(texts) == 5
    assert len(a_menu(2, 2, ordered=True)) == len(a_menu(2, 2)) + 1


def test_options_of_one_verb_stand_together() -> None:
    options = [Option(None, verb, (veil,)) for veil in ("veil-1", "veil-2") for verb in ("peer", "call")]
    menu = Menu(Group(0, "circle", options, 1, 1).link(()))
    assert [option.verb for option in menu.options] == ["call", "call", "peer", "peer"]


def test_many_options_stand_in_columns_where_somebody_looks_at_them() -> None:
    wanted = [(f"{n:>2}  draw", "") for n in range(1, 21)]
    for terminal, height in ((True, 20), (False, 20)):
        shown = screen(80, terminal)
        shown.list(wanted)
        assert (len(lines(shown)) < height) == terminal


def test_nothing_is_drawn_of_nothing() -> None:
    assert fields(WORDS, {"game": "x", "seat": 0, "step": "turn"}) == []


def test_the_omen_track_says_what_comes_and_what_it_costs() -> None:
    t = scene("eldritch").investigator("leo-anderson", space="london").gate("london", "tokyo")
    drawn = drawing(words("en", "eldritch"), t.begin().view(0), 100)
    assert "Omen: green now; then blue (2 Gates: Doom −2), red (no Gate)" in drawn[1]
    assert "green (no Gate, 1 Eldritch token: Doom −1)" in drawn[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rumor_says_what_it_threatens(language: str) -> None:
    said = words(language, "eldritch")
    for rumor in [card.key for card in MYTHOS.values() if card.rumor]:
        t = scene("eldritch").investigator("leo-anderson", space="london").ongoing(rumor)
        lines = [part for part in drawing(said, t.begin().view(0), 100) if isinstance(part, str)]
        assert any(said.name(rumor) in line and len(line) > len(said.name(rumor)) + 8 for line in lines)


def test_ways_are_told_with_their_kinds_and_where_they_lead_on() -> None:
    t = scene("eldritch").investigator("leo-anderson", space="london")
    drawn = drawing(words("en", "eldritch"), t.begin().view(0), 100)
    rows = [row for part in drawn if isinstance(part, list) for row in part]
    assert ["the North Atlantic (13)", "ship path", ""] in rows
    assert any(row[:2] == ["Rome", "ship path"] and "train path: Istanbul" in row[2] for row in rows)
