"""What a page must know of an event to show it at a reader's pace, and to tell a turn in one sentence."""

from __future__ import annotations

import pytest

import seance
from seance.bots import RANDOM
from seance.engine import Told
from seance.engine.face import names
from seance.engine.texts import LANGUAGES
from seance.server.bots import whole
from seance.server.encode import events_seen
from seance.server.words import words

NEMESIS = {"soldier": 1, "scout": 0}


def told(event: str, **args: str | int) -> Told:
    return Told(n=0, event=event, step="turns", args=dict(args))


def test_a_deed_is_the_line_without_whom_it_is_about() -> None:
    [event] = events_seen([told("moved", crew="soldier", room="cockpit")], words("en", "nemesis"), NEMESIS)
    assert event.text == f"The Soldier {event.deed}."
    assert event.seat == 1


def test_a_deed_has_no_full_stop_in_chinese_either() -> None:
    [event] = events_seen([told("passed", crew="soldier")], words("zh-Hans", "nemesis"), NEMESIS)
    assert event.deed
    assert event.text == f"{words('zh-Hans', 'nemesis').texts.name('soldier')}{event.deed}。"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_to_something_of_theirs_is_no_deed(language: str) -> None:
    [event] = events_seen(
        [told("discard-pile-removed", who="wendy-adams")], words(language, "arkham"), {"wendy-adams": 0}
    )
    assert event.deed == ""


def test_what_nobody_did_is_no_deed() -> None:
    [event] = events_seen([told("time", left=3)], words("en", "nemesis"), NEMESIS)
    assert (event.deed, event.seat, event.touches) == ("", -1, [])


def test_an_order_touches_who_gives_it_and_who_gets_it() -> None:
    [event] = events_seen(
        [told("ordered", crew="soldier", to="scout", room="cockpit")], words("en", "nemesis"), NEMESIS
    )
    assert event.touches == [1, 0]
    assert event.stage == "mine"


def test_a_payment_is_told_in_no_summary() -> None:
    [event] = events_seen([told("discarded", crew="soldier", cards="rest")], words("en", "nemesis"), NEMESIS)
    assert event.quiet


def test_whoever_reads_is_you_and_all_others_have_names() -> None:
    moved = told("moved", crew="soldier", room="cockpit")
    hit = told("attacked", intruder="adult-1", crew="soldier", card="bite-1")
    for language, you in (("en", "You"), ("zh-Hans", "你")):
        said = words(language, "nemesis")
        own, theirs = [events_seen([moved], said, NEMESIS, seat)[0] for seat in (NEMESIS["soldier"], NEMESIS["scout"])]
        assert own.text.startswith(you)
        assert own.deed
        assert own.text.endswith(own.deed + own.text[-1])
        assert theirs.text == said.line(moved)
        assert said.texts.name("soldier") not in events_seen([hit], said, NEMESIS, NEMESIS["soldier"])[0].text


@pytest.mark.parametrize("game", sorted(names()))
def test_every_event_that_waits_is_one_of_the_game(game: str) -> None:
    pace = seance.rules(game).pace
    for language in LANGUAGES:
        texts = words(language, game).texts
        assert [each for each in pace.mine | pace.table | pace.quiet if not texts.has(f"log-{each}")] == []


@pytest.mark.parametrize("game", sorted(names()))
def test_most_of_what_a_seat_does_can_be_told_in_one_sentence(game: str) -> None:
    played = seance.new(game, 3, 3)
    while played.result is None and len(played.journal) < 60:
        asked = played.asks[0]
        keys = whole(played, asked.seat, RANDOM)
        played.answer(keys if asked.group is not None else keys[0], seat=asked.seat)
    figures = played.rules.figures(played.state)
    for language in LANGUAGES:
        done = [
            event for event in events_seen(played.events(seat=-1), words(language, game), figures) if event.seat >= 0
        ]
        assert sum(bool(event.deed) for event in done) > len(done) * 0.6


def test_nobody_is_told_you_of_an_investigator_whom_they_have_lost() -> None:
    figures = {"trish-scarborough": 0, "norman-withers": 0, "lily-chen": 1}
    found, buried = events_seen(
        [told("meets-fallen", who="lily-chen", fallen="trish-scarborough"), told("buried", fallen="trish-scarborough")],
        words("en", "eldritch"), figures, 0,
    )  # fmt: skip
    assert found.text.startswith("Lily Chen")
    assert found.touches == [1]
    assert "Trish Scarborough" in found.text
    assert "Trish Scarborough" in buried.text


def test_what_a_mythos_card_brings_is_no_part_of_a_reckoning_before_it() -> None:
    gate = Told(n=0, event="gate-spawned", step="mythos", args={"gate": "gate-rome", "space": "rome"})
    met = Told(n=1, event="gate-spawned", step="encounters", args={"gate": "gate-rome", "space": "rome"})
    seen = events_seen([gate, met], words("en", "eldritch"), {})
    assert [event.stage for event in seen] == ["new", ""]
