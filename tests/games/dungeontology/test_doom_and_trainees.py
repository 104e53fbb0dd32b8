"""What every doom card and every trainee does as long as it is there."""

from typing import Any

import pytest

from seance.games.dungeontology.check.scene import DungeontologyScene
from seance.games.dungeontology.rules.printed import DOOM_DECK, DOOMS, TRAINEES
from seance.games.dungeontology.rules.values import value

END = "0 scene-ends"  # nothing is left but to end the turn


def two(*cards: str, own: dict[str, Any] | None = None, **other: Any) -> DungeontologyScene:
    """Valerio with these cards in his action phase, and Rebecca in the same area."""
    t = DungeontologyScene(seats=2).area("i-4", "north").area("i-3", "north", beside="i-4").halt("action-end")
    t.scholar("valerio", area="i-4", hand=cards, **(own or {}))
    return t.scholar("rebecca", **{"area": "i-4"} | other).at("action")


def values(t: DungeontologyScene) -> dict[str, int]:
    names = ("students", "hand", "speed", "intelligence", "stamina")
    return {name: value(t.s, t.who("valerio"), name) for name in names}


def changed(t: DungeontologyScene) -> dict[str, int]:
    """What counts otherwise than printed."""
    printed = values(two())
    return {name: n - printed[name] for name, n in values(t).items() if n != printed[name]}


# ---- doom cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-DOOM-02")
@pytest.mark.parametrize(
    ("doom", "what"),
    [
        ("twisted-ankle", "speed"),
        ("writers-block", "intelligence"),
        ("torn-satchel", "hand"),
        ("hay-fever", "stamina"),
        ("grumbling-escort", "students"),
    ],
)
def test_a_value_is_one_lower(doom: str, what: str) -> None:
    assert changed(two(own={"dooms": [doom]})) == {what: -1}


def test_two_cards_of_a_kind_add_up_and_leave_at_least_one() -> None:
    assert changed(two(own={"dooms": ["writers-block", "writers-block"]})) == {"intelligence": -1}
    assert changed(two(own={"dooms": ["twisted-ankle", "twisted-ankle"]})) == {"speed": -2}


def test_squeaky_boots_are_heard_in_every_study() -> None:
    t = two("fate-3", "fate-2", own={"dooms": ["squeaky-boots"]}).answer("study:cubes-1", ["discard:fate-3"])
    assert t.s.attempt is not None
    assert (t.s.attempt.alert, t.s.attempt.stealth) == (4, 3)
    assert t.asked() == "0 in-own-attempt"


def test_an_informer_brings_one_more_student_with_every_failure() -> None:
    t = two("fate-2", own={"dooms": ["omega-informer"], "students": 0}).script("university", "student", "student")
    t.answer("study:cubes-1")
    assert t.s.campfire == 2
    assert t.asked() == END


def test_an_open_notebook_is_easy_to_spy_on() -> None:
    spied: dict[str, Any] = {"cubes": {"military": 1}, "students": 2}
    t = two("fate-3", **spied, dooms=["open-notebook"]).answer("spy:rebecca:military")  # 3 + 2 − 2
    assert t.cubes("valerio") == {"military": 1}
    t = two("fate-3", **spied).script("university", "student").answer("spy:rebecca:military", "take-stun")
    assert t.cubes("valerio") == {}
    assert t.asked() == "0 your-action"  # Iron Head is left


@pytest.mark.rule("DUN-EOT-01", "DUN-DOOM-01", "DUN-DOOM-03")
def test_lost_luggage_takes_the_hand_when_it_is_turned_up() -> None:
    t = (
        two("fate-2", "fate-3", own={"doom_down": 1})
        .halt("end-draw")
        .script("dooms", "lost-luggage")
        .answer("end-turn")
    )
    assert [card.key for card in t.who("valerio").dooms] == ["lost-luggage"]
    assert t.hand("valerio") == []
    assert t.asked() == END


def test_a_grumbling_escort_loses_a_student_when_it_is_turned_up() -> None:
    t = two("sprint", own={"doom_down": 1}).halt("end-draw").script("dooms", "grumbling-escort").answer("end-turn")
    assert t.who("valerio").students == 3
    t = two("sprint", own={"doom_down": 1, "students": 0}).halt("end-draw").script("dooms", "grumbling-escort")
    t.answer("end-turn")
    assert t.who("valerio").students == 0
    assert t.asked() == END


def test_a_cursed_goblet_calls_the_boss_near() -> None:
    t = two("lure-the-boss", own={"dooms": ["cursed-goblet"], "students": 0}, area="start").boss("i-4")
    t.script("university", "student").answer("play-main:lure-the-boss", "boss-to:area-i-3")
    assert t.who("valerio").stun == 1
    t.answer("boss-stays")
    assert t.asked() == END


@pytest.mark.rule("DUN-THESIS-07")
def test_a_charge_of_plagiarism_asks_for_four_points_more() -> None:
    """Clan of Gaia's Blood: 31 points; faith counts one more."""
    cubes = {"faith": 4, "caste": 1, "military": 1, "civilisation": 1}  # 16 + 4 + 6 + 3 + 2
    t = two(own={"cubes": cubes}).at("begin").halt("next-turn").script("panic", "panic-uprising")
    t.answer("submit")
    assert t.who("valerio").thesis == 1
    t = two(own={"cubes": cubes, "dooms": ["plagiarism-charge"]}).at("begin").halt("end").answer("submit")
    assert (t.who("valerio").thesis, t.who("valerio").doom_down) == (0, 1)
    assert t.asked() == END


def test_penalties_are_printed_as_ever() -> None:
    assert sum(card.penalty for card in DOOM_DECK) == 32
    assert {key: card.penalty for key, card in DOOMS.items() if card.penalty > 2} == {
        "hay-fever": 3, "cursed-goblet": 3, "plagiarism-charge": 4,
    }  # fmt: skip


# ---- trainees --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-TRAIN-04")
@pytest.mark.parametrize(("trainee", "what"), [("scout", "speed"), ("cook", "hand"), ("medic", "stamina")])
def test_a_value_is_one_higher(trainee: str, what: str) -> None:
    assert changed(two(own={"trainees": [trainee]})) == {what: 1}


@pytest.mark.rule("DUN-PROT-01", "DUN-PROT-02")
@pytest.mark.parametrize("trainee", ["guard", "chronicler", "acolyte", "treasurer", "herald"])
def test_a_shield_protects_the_cubes_of_its_colour(trainee: str) -> None:
    (cube,) = TRAINEES[trainee].shields
    cards = ("backstab", "sprint")
    t = two(*cards, cubes={cube: 1}, trainees=[trainee]).script("university", "student", "student")
    t.answer("play-main-on:backstab:rebecca", "take-stun", f"keep-cube:{cube}")
    assert t.cubes("rebecca") == {cube: 1}
    other = "wealth" if cube != "wealth" else "faith"
    t = two(*cards, cubes={other: 1}, trainees=[trainee]).script("university", "student", "student")
    t.answer("play-main-on:backstab:rebecca", "take-stun")
    assert t.cubes("rebecca") == {}
    assert t.asked() == "0 your-action"


def test_the_chronicler_writes_once_a_turn() -> None:
    t = two("fate-5", own={"trainees": ["chronicler"]}).top("toast").answer("study:cubes-1")
    assert t.hand("valerio") == ["toast"]
    t = two("fate-5", own={"trainees": ["chronicler"]})
    t.who("valerio").used.append("chronicler")
    t.answer("study:cubes-1")
    assert (t.hand("valerio"), t.cubes("valerio")) == ([], {"civilisation": 1})
    assert t.asked() == END


def test_the_librarian_helps_in_studies_only() -> None:
    t = two("fate-2", own={"trainees": ["librarian"]}).answer("study:cubes-1")  # 2 + 1 against 3
    assert t.cubes("valerio") == {"civilisation": 1}
    t = two("fate-2", own={"trainees": ["librarian"]}, cubes={"military": 1}, students=0).script(
        "university", "student"
    )
    t.answer("spy:rebecca:military", "take-stun")
    assert t.cubes("valerio") == {}
    assert t.asked() == "0 your-action"


def test_the_pickpocket_helps_in_spying_only() -> None:
    t = two("fate-2", own={"trainees": ["pickpocket"]}, cubes={"military": 1}, students=1)
    t.answer("spy:rebecca:military")  # 2 + 2 against 3 + 1
    assert t.cubes("valerio") == {"military": 1}
    t = two("fate-2", own={"trainees": ["pickpocket"]}).script("university", "student")
    t.answer("study:cubes-1", "take-stun")
    assert t.cubes("valerio") == {}
    assert t.asked() == END
