"""The map of the terminal: everything that lies on the table can be found on it, in any script."""

from __future__ import annotations

import pytest

from seance.engine.texts import LANGUAGES, texts
from seance.games.nemesis.rules.board import ROOM_KEYS, ROOMS
from seance.games.nemesis.show.drawing import draw
from seance.games.nemesis.show.ship_map import WIDTH, cells, ship_map
from seance.testing import scene


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_room_is_whole_and_no_line_is_too_wide(side: str, language: str) -> None:
    view = scene("nemesis", side=side).crew("scout", room="011").sees(0)
    lines = ship_map(view, texts(language, "nemesis"))
    assert max(map(cells, lines)) <= WIDTH
    drawn = "\n".join(lines)
    for room in ROOMS:
        assert f"╭─{ROOM_KEYS[room].removeprefix('room-')}──────╮" in drawn
    assert drawn.count("╰") == drawn.count("╯") == len(ROOMS)


def test_the_map_shows_crew_intruders_noise_and_doors() -> None:
    t = scene("nemesis").crew("scout", room="011").explored("006", "canteen").noise("006-011")
    t.door("011-014").intruder("adult", "006")
    lines = ship_map(t.sees(0), texts("en", "nemesis"))
    assert any("│Canteen   │" in line for line in lines)
    assert any("│a " in line for line in lines)
    assert any("①" in line for line in lines)
    assert any("2●" in line for line in lines)
    assert any("#4" in line for line in lines)


def test_a_narrow_terminal_gets_a_list_of_what_is_known_and_the_numbers_of_all_else() -> None:
    t = scene("nemesis").crew("scout", room="011").explored("006", "canteen").intruder("adult", "014")
    drawn = draw(t.sees(0), "en", 80)
    rooms = next(part for part in drawn if isinstance(part, list))
    assert [row[0] for row in rooms] == ["001", "006", "011", "014", "019", "020", "021"]
    lines = [part for part in drawn if isinstance(part, str)]
    assert "007 008 015: unexplored additional room" in lines
    assert not any("╭─011" in line for line in lines)


def test_whoever_stands_somewhere_is_told_what_lies_next_door() -> None:
    t = scene("nemesis").crew("scout", room="011").explored("006", "canteen").noise("006-011").door("011-014")
    assert (
        "From the Hibernatorium (011) you can go to: 006 Canteen (corridor 2) [noise], "
        "008 unexplored additional room (corridor 3), 014 unexplored additional room (corridor 4) [closed door] "
        "and 015 unexplored additional room (corridor 1)" in draw(t.sees(0), "en", 80)
    )


def test_objectives_are_told_with_what_they_ask_for() -> None:
    view = scene("nemesis").crew("scout", room="011", objectives=["ab-ovo"]).sees(0)
    asked = texts("en", "nemesis").say("text-ab-ovo")
    assert f"Your objective: Ab Ovo. {asked}" in draw(view, "en", 80)


def test_people_have_the_numbers_by_which_objectives_call_them() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="011").crew("pilot", room="011")
    rows = [row for part in draw(t.sees(0), "en", 80) if isinstance(part, list) for row in part]
    assert [row[1] for row in rows if row[0].startswith("Player ")] == ["Scout", "Pilot"]
    assert sorted(row[0].rstrip("★") for row in rows if row[0].startswith("Player ")) == ["Player 1", "Player 2"]


def test_in_full_cooperation_the_objectives_of_all_are_told() -> None:
    t = scene("nemesis", seats=2, mode="coop").crew("scout", room="011", objectives=["destination-earth"])
    view = t.crew("pilot", room="011", objectives=["special-delivery"]).sees(0)
    asked = texts("en", "nemesis").say("text-special-delivery")
    assert f"Pilot: objective Special Delivery. {asked}" in draw(view, "en", 80)


def test_what_one_has_seen_face_down_is_told_and_only_to_who_saw_it() -> None:
    t = scene("nemesis", seats=2).crew("scout", room="011").crew("pilot", room="011")
    t.engine(2, working=False, known=[0]).coordinates("coordinates-5", known=[0])
    told = draw(t.sees(0), "en", 80)
    assert "You have seen: Engine 2 (damaged)" in told
    assert "You have seen: Coordinates 5: A: Venus; B: Earth; C: deep space; D: Mars." in told
    assert not any("You have seen" in str(part) for part in draw(t.sees(1), "en", 80))


@pytest.mark.rule("NEM-SETUP-12")
def test_pods_are_told_with_their_lock_and_who_lies_in_them() -> None:
    t = scene("nemesis").crew("scout", room="pod-1").pod(1, "a", is_open=True)
    line = next(part for part in draw(t.sees(0), "en", 80) if str(part).startswith("Pods:"))
    assert "Escape Pod 1 (Evacuation Section A, unlocked, Scout)" in line
