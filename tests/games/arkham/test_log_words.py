"""The log reads like speech: copies are told apart only where there are several, nothing is gained by 0."""

import pytest

from seance.engine.texts import texts
from seance.engine.wire import Told
from seance.games.arkham.show.cause import cause
from seance.testing import scene


@pytest.mark.parametrize(
    ("key", "en", "zh"),
    [
        ("leo-de-luca-01048-1", "Leo De Luca", "里奥·德·卢卡"),
        ("leo-de-luca-01048-2", "Leo De Luca", "里奥·德·卢卡"),  # unique: there is never another one on the table
        ("ghoul-minion", "Ghoul Minion", "食尸鬼爪牙"),
        ("ghoul-minion-1", "Ghoul Minion", "食尸鬼爪牙"),
        ("ghoul-minion-2", "Ghoul Minion 2", "食尸鬼爪牙（2）"),
        ("arkham-woods-1", "Arkham Woods 1", "阿卡姆密林（1）"),  # all of them lie there together
    ],
)
def test_only_later_copies_have_a_number(key: str, en: str, zh: str) -> None:
    assert [texts(language, "arkham").name(key) for language in ("en", "zh-Hans")] == [en, zh]


def test_a_test_says_what_it_is_for() -> None:
    t = scene("arkham").investigator("roland-banks", at="attic").location("attic", clues=1).token("0")
    t.answer("investigate")
    begins = t.heard(0, "test-begins")[-1]
    assert texts("en", "arkham").log_line(begins) == "Roland Banks investigates Attic: intellect against 1."


@pytest.mark.parametrize(
    ("key", "facts", "en"),
    [
        ("test-passed", {"value": 3, "by": 0}, "Roland Banks succeeds with exactly 3."),
        ("test-passed", {"value": 3, "by": 2}, "Roland Banks succeeds with 3, by 2."),
        ("experience", {"n": 0, "total": 0}, "Roland Banks earns no experience."),
        ("unspent", {"n": 0}, "Roland Banks has no experience left to spend."),
    ],
)
def test_nothing_is_counted_as_0(key: str, facts: dict[str, int], en: str) -> None:
    assert texts("en", "arkham").say(f"log-{key}", {"who": "roland-banks", **facts}) == en


def test_whoever_is_engaged_by_what_another_has_drawn_reads_who_that_was() -> None:
    t = scene("arkham", seats=2).investigator("roland-banks").investigator("daisy-walker", at="attic")
    t.draws("flesh-eater")
    assert t.asked() == "0 scene-ends"
    said = [texts(language, "arkham").log_line(t.heard(1, "engaged")[-1]) for language in ("en", "zh-Hans")]
    assert said == [
        "Flesh-Eater, drawn by Roland Banks, engages Daisy Walker.",
        "罗兰·班克斯抽到的食肉者与黛西·沃克交战。",
    ]


def test_an_engagement_of_an_old_save_is_read_as_it_was() -> None:
    old = Told(0, "engaged", "", {"enemy": "flesh-eater-1", "who": "daisy-walker"})
    assert texts("en", "arkham").log_line(old) == "Flesh-Eater engages Daisy Walker."


def test_who_takes_what_a_token_brings_reads_that_it_is_the_token() -> None:
    t = scene("arkham").investigator("roland-banks", at="attic", assets=["dr-milan-christopher"])
    t.enemy("ghoul-minion", at="attic", engaged="roland-banks").token("tablet").answer("evade:ghoul-minion-1")
    ask = t.game.ask
    assert ask is not None
    assert ask.prompt == "assign-damage"
    assert [(note.key, note.on) for note in cause(t.s, ask)] == [("token-acts", ("tablet",))]
