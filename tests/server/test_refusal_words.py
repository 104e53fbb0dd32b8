"""A refusal names what is refused: a weapon is no target, and an area is no card."""

import re

import pytest

import seance
from seance.engine.needs import Refusal
from seance.engine.texts import LANGUAGES, Missing, Texts
from seance.server.encode import refusal_seen
from seance.server.words import Words
from seance.testing import scene


def labels(game: str, refusals: list[Refusal]) -> dict[str, str]:
    return {refusal.key: refusal_seen(refusal, Words("en", game)).label for refusal in refusals}


@pytest.mark.rule("AHC-TRG-15")
def test_an_empty_weapon_is_activated_not_attacked() -> None:
    t = scene("arkham").investigator("roland-banks", assets=["45-automatic"])
    t.enemy("ghoul-minion", engaged="roland-banks").card("45-automatic-1").uses = 0
    assert labels("arkham", t.begin().refusals(0))["fight-with:45-automatic-1"] == "Activate .45 Automatic"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("DUN-START-07")
def test_cards_are_refused_in_the_start_area_not_the_area_itself() -> None:
    t = scene("dungeontology").area("i-4", "north").scholar("valerio", hand=["toast"])
    assert labels("dungeontology", t.begin().refusals(0))["play-main:start-area"] == "Play cards"
    assert t.asked() == "0 your-movement"


def texts(game: str, refusals: list[Refusal], language: str = "en") -> dict[str, str]:
    return {refusal.key: refusal_seen(refusal, Words(language, game)).text for refusal in refusals}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_bars_a_location_is_named(language: str) -> None:
    t = scene("arkham").location("hallway").location("parlor", revealed=False)
    t.investigator("roland-banks", at="hallway")
    told = texts("arkham", t.begin().refusals(0), language)
    assert Words(language, "arkham").texts.name("parlor") in told["move:parlor"]
    assert "…" not in told["move:parlor"]
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_condition_that_holds_somebody_is_named(language: str) -> None:
    t = scene("eldritch").investigator("lily-chen", space="rome", cards=["detained"])
    told = " ".join(texts("eldritch", t.begin().refusals(0), language).values())
    assert Words(language, "eldritch").texts.name("detained") in told


BARE = re.compile(r"^(You cannot [a-z]+( there| here| it| this)?|Not possible|Impossible)\.$")


@pytest.mark.parametrize("game", sorted(seance.games()))
def test_no_refusal_only_says_that_it_cannot_be_done(game: str) -> None:
    said = Words("en", game).texts
    bare = [key for key in said.keys if key.startswith("not-") and BARE.match(source_of(said, key))]
    assert bare in ([], ["not-cannot-move"])  # that one names the Condition wherever there is one


def source_of(said: Texts, key: str) -> str:
    try:
        return said.say_of(key, ("…",) * 4)
    except Missing:
        return ""
