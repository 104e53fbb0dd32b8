"""Conditions: how they end, when they are flipped, and what each back has in store."""

from __future__ import annotations

import pytest

from seance.games.eldritch.check.scene import EldritchScene
from seance.testing import scene

LEO, SILAS = "leo-anderson", "silas-marsh"
MADNESS, INJURIES = ("amnesia", "hallucinations", "paranoia"), ("back-injury", "internal-injury", "leg-injury")


def having(name: str, space: str = "rome", **leo: object) -> EldritchScene:
    """Leo, alone in the world, has the Condition."""
    t = scene("eldritch")
    assert isinstance(t, EldritchScene)
    return t.investigator(LEO, space, cards=[name], **leo)  # type: ignore[arg-type]


def flipped(back: str, **leo: object) -> EldritchScene:
    """A reckoning in which Leo fails, and the Condition is flipped."""
    name = back[: -len("-back-1")]
    t = having(name, **leo).reckoning().script("backs", back)  # type: ignore[arg-type]
    if name == "dark-pact":
        return t.script("die", 1)
    return t if name == "debt" else t.script("test", 1, 1, 1)


# ---- fronts --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*MADNESS, *INJURIES])
def test_rest_may_heal_injuries_and_madness(name: str) -> None:
    for die, left in ((4, [name]), (5, [])):
        t = having(name).script("die", die).answer("rest", "roll")
        assert t.cards(LEO) == left
        assert t.asked() == "0 your-action"
    t = having(name).answer("rest", "decline")
    assert t.cards(LEO) == [name]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("EH-MYTHOS-07")
@pytest.mark.parametrize("name", [*MADNESS, *INJURIES])
def test_strength_and_will_keep_conditions_from_flipping(name: str) -> None:
    t = having(name).reckoning().script("test", 1, 5, 1)
    assert t.asked() == "0 scene-ends"
    assert t.cards(LEO) == [name]
    assert not t.happened("flipped")


@pytest.mark.rule("EH-TEST-04")
@pytest.mark.parametrize(("name", "die", "passed"), [("blessed", 4, True), ("blessed", 3, False), ("cursed", 6, True),
                                                     ("cursed", 5, False)])  # fmt: skip
def test_the_blessed_and_the_cursed_count_other_dice(name: str, die: int, passed: bool) -> None:
    t = having(name).at("encounter").halt("mythos").script("europe", "europe-01").script("test", 1, die)
    t.answer("visit:europe")
    assert t.who(LEO).improvement("will") == int(passed)
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("name", "die", "left"), [("blessed", 2, []), ("blessed", 3, ["blessed"]),
                                                   ("cursed", 4, []), ("cursed", 3, ["cursed"])])  # fmt: skip
def test_blessings_and_curses_end_by_a_die(name: str, die: int, left: list[str]) -> None:
    t = having(name).reckoning().script("die", die)
    assert t.asked() == "0 scene-ends"
    assert t.cards(LEO) == left


def test_blessed_and_cursed_undo_each_other_and_flip_when_doubled() -> None:
    t = having("cursed").mythos_text("support-of-the-church")
    assert t.asked() == "0 scene-ends"
    assert t.cards(LEO) == []
    t = having("blessed", health=3).mythos_text("support-of-the-church").script("backs", "blessed-back-1")
    assert t.asked() == "0 scene-ends"
    assert (t.cards(LEO), t.who(LEO).health) == (["blessed"], 5)


def test_a_pact_sleeps_unless_a_one_is_rolled() -> None:
    t = having("dark-pact").reckoning().script("die", 2)
    assert t.asked() == "0 scene-ends"
    assert t.cards(LEO) == ["dark-pact"]


@pytest.mark.rule("EH-COMPACT-01")
@pytest.mark.parametrize(("die", "left"), [(6, []), (1, ["debt"])])
def test_a_debt_can_be_talked_away(die: int, left: list[str]) -> None:
    t = having("debt").script("test", 1, die).answer("use:debt-1")
    assert t.cards(LEO) == left
    assert t.asked() == "0 your-action"


def test_others_on_the_space_may_settle_a_debt() -> None:
    t = scene("eldritch", seats=2).investigator(LEO, "rome").investigator(SILAS, "rome", cards=["debt"])
    t.script("test", 1, 6).answer("use:debt-1")
    assert t.cards(SILAS) == []
    assert t.asked() == "0 your-action"


def test_the_detained_can_do_nothing_but_plead() -> None:
    t = having("detained")
    t.begin()
    assert t.options() == ["use:detained-1", "end-turn"]
    t.script("test", 1, 6).answer("use:detained-1")
    assert t.cards(LEO) == []
    assert t.offers("rest")
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(
    ("back", "health", "sanity", "cards"),
    [
        ("detained-back-1", 3, 6, ["internal-injury"]),
        ("detained-back-2", 4, 4, []),
        ("detained-back-3", 6, 3, ["paranoia"]),
    ],
)
def test_the_detained_are_flipped_instead_of_an_encounter(
    back: str, health: int, sanity: int, cards: list[str]
) -> None:
    dice = {"detained-back-1": (1, 1), "detained-back-2": (1,), "detained-back-3": (1, 1)}[back]
    t = having("detained").monster("mummy", "rome").at("encounter").halt("mythos").script("backs", back)
    t.script("test", *dice)
    assert t.asked() == "0 scene-ends"
    assert (t.who(LEO).health, t.who(LEO).sanity, t.cards(LEO)) == (health, sanity, cards)
    t = having("detained", clues=1).at("encounter").halt("mythos").script("backs", back).answer("spend-clues:1")
    assert (t.who(LEO).health, t.who(LEO).sanity, t.cards(LEO), t.who(LEO).clues) == (6, 6, [], [])
    assert t.asked() == "0 scene-ends"


# ---- backs ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EH-SPELL-03")
@pytest.mark.parametrize(
    ("back", "cards", "health", "sanity", "delayed"),
    [
        ("amnesia-back-1", ["dark-pact"], 6, 6, False),
        ("amnesia-back-2", ["debt"], 6, 6, False),
        ("amnesia-back-3", ["detained"], 6, 6, False),
        ("hallucinations-back-2", ["hallucinations"], 6, 5, False),
        ("hallucinations-back-3", [], 6, 3, False),
        ("internal-injury-back-1", ["internal-injury"], 5, 6, False),
        ("internal-injury-back-2", [], 3, 6, False),
        ("internal-injury-back-3", [], 5, 6, True),
        ("leg-injury-back-2", ["leg-injury"], 6, 6, True),
        ("paranoia-back-3", ["paranoia"], 6, 4, False),
    ],
)
def test_a_back_strikes(back: str, cards: list[str], health: int, sanity: int, delayed: bool) -> None:
    t = flipped(back)
    assert t.asked() == "0 scene-ends"
    leo = t.who(LEO)
    assert (t.cards(LEO), leo.health, leo.sanity, leo.delayed) == (cards, health, sanity, delayed)


@pytest.mark.parametrize(
    ("back", "left", "delayed"),
    [
        ("back-injury-back-1", ["axe", "cat-burglar", "back-injury"], False),
        ("back-injury-back-2", ["axe", "cat-burglar"], True),
        ("back-injury-back-3", ["axe", "cat-burglar"], False),
    ],
)
def test_a_bad_back_cannot_carry(back: str, left: list[str], delayed: bool) -> None:
    t = scene("eldritch").investigator(LEO, "rome", cards=["axe", "whiskey", "cat-burglar", "back-injury"])
    t.reckoning().script("backs", back).script("test", 1, 1, 1).answer(["discard:whiskey"])
    assert (t.cards(LEO), t.who(LEO).delayed) == (left, delayed)
    assert t.asked() == "0 scene-ends"


def test_a_fractured_spine_carries_one_thing() -> None:
    t = scene("eldritch").investigator(LEO, cards=["axe", "whiskey", "bandages", "back-injury"]).reckoning()
    t.script("backs", "back-injury-back-3").script("test", 1, 1, 1).answer(["discard:axe", "discard:bandages"])
    assert t.cards(LEO) == ["whiskey"]
    assert t.asked() == "0 scene-ends"


def test_other_backs_of_a_blessing() -> None:
    t = having("blessed").mythos_text("support-of-the-church").script("backs", "blessed-back-2")
    t.script("clues", "clue-rome", "clue-tokyo")
    assert t.asked() == "0 scene-ends"
    assert len(t.who(LEO).clues) == 2
    t = having("blessed").monster("mummy", "tokyo").mythos_text("support-of-the-church")
    t.script("backs", "blessed-back-3").answer("discard-monster")
    assert (t.s.monsters, t.cards(LEO)) == ([], ["blessed"])
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize("space", ["rome", "space-8"])
def test_the_innsmouth_look(space: str) -> None:
    t = having("cursed", space).mythos_text("no-peace-for-the-fallen").script("backs", "cursed-back-3")
    t.begin()
    assert t.who(LEO).gone is (space == "space-8")
    assert t.s.fallen == []  # of the devoured nothing is left
    assert space == "space-8" or (t.cards(LEO), t.who(LEO).health) == ([], 3)


def test_the_cursed_are_harried_or_find_justice() -> None:
    t = having("cursed").mythos_text("no-peace-for-the-fallen").script("backs", "cursed-back-1")
    t.script("cup", "mummy").script("test", 5, 5, 6, 6)  # only 6s count
    assert t.asked() == "0 scene-ends"
    assert (t.who(LEO).sanity, t.who(LEO).health, t.cards(LEO)) == (5, 5, ["cursed"])
    t = having("cursed").mythos_text("no-peace-for-the-fallen").script("backs", "cursed-back-2")
    assert t.asked() == "0 scene-ends"
    assert t.cards(LEO) == []


def test_a_pact_with_yog_sothoth_opens_gates() -> None:
    t = scene("eldritch").investigator(LEO, cards=["conjuration", "feed-the-mind", "dark-pact"]).at(omen=0)
    t.reckoning().script("die", 1).script("backs", "dark-pact-back-1").script("gates", "gate-rome", "gate-arkham")
    t.script("cup", "mummy", "gug")
    assert t.asked() == "0 scene-ends"
    assert (t.gates(), t.s.omen, t.cards(LEO)) == (["rome", "arkham"], 1, ["conjuration", "feed-the-mind"])


def test_the_dark_man_takes_his_due() -> None:
    t = flipped("dark-pact-back-2")
    t.begin()
    assert t.happened("devoured", who=LEO)


def test_one_of_the_thousand_takes_somebody_else() -> None:
    t = scene("eldritch", seats=3).investigator(LEO, cards=["dark-pact"]).investigator(SILAS).investigator("lily-chen")
    t.reckoning().script("die", 1).script("backs", "dark-pact-back-3").answer("choose:silas-marsh")
    assert t.happened("devoured", who=SILAS)
    assert t.cards(LEO) == []
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(
    ("back", "dice", "health", "sanity", "gained"),
    [("debt-back-1", 3, 3, 6, []), ("debt-back-2", 2, 6, 6, ["amnesia"]), ("debt-back-6", 3, 6, 3, [])],
)
def test_debts_are_called_in(back: str, dice: int, health: int, sanity: int, gained: list[str]) -> None:
    t = flipped(back).script("test", *[1] * dice)
    assert t.asked() == "0 scene-ends"
    assert (t.who(LEO).health, t.who(LEO).sanity, t.cards(LEO)) == (health, sanity, gained)
    t = flipped(back).script("test", 6, *[1] * (dice - 1))
    assert t.asked() == "0 scene-ends"
    assert (t.who(LEO).health, t.who(LEO).sanity, t.cards(LEO)) == (6, 6, [])


def test_the_debt_collector_takes_things() -> None:
    t = scene("eldritch").investigator(LEO, cards=["axe", "whiskey", "bandages", "debt"]).reckoning()
    t.script("backs", "debt-back-3").script("test", 1, 1).answer(["discard:axe", "discard:whiskey"])
    assert t.cards(LEO) == ["bandages"]
    assert t.asked() == "0 scene-ends"


def test_an_ally_may_go_to_prison_instead() -> None:
    t = scene("eldritch").investigator(LEO, "space-8", cards=["cat-burglar", "debt"]).reckoning()
    t.script("backs", "debt-back-4").script("test", 1, 1, 1).answer("discard-assets:1")
    assert (t.cards(LEO), t.who(LEO).space) == ([], "space-8")
    assert t.asked() == "0 scene-ends"
    t = flipped("debt-back-4", space="space-8").script("test", 1, 1, 1).answer("to:arkham")
    assert (t.cards(LEO), t.who(LEO).space) == (["detained"], "arkham")
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(
    ("answer", "cards", "doom"), [("gain-condition:dark-pact", ["dark-pact"], 15), ("decline", [], 14)]
)
def test_a_deal_is_made_or_doom_advances(answer: str, cards: list[str], doom: int) -> None:
    t = flipped("debt-back-5").answer(answer)
    assert (t.cards(LEO), t.s.doom) == (cards, doom)
    assert t.asked() == "0 scene-ends"


def test_delusions_cost_all_clues() -> None:
    t = flipped("hallucinations-back-1", clues=3).answer("done")
    assert (t.who(LEO).clues, t.cards(LEO)) == ([], [])
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("answer", "health", "delayed"), [("become-delayed", 6, True), ("decline", 4, False)])
def test_a_twisted_knee_delays_or_hurts(answer: str, health: int, delayed: bool) -> None:
    t = flipped("leg-injury-back-1").answer(answer)
    assert (t.who(LEO).health, t.who(LEO).delayed, t.cards(LEO)) == (health, delayed, ["leg-injury"])
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("answer", "left"), [("become-delayed", []), ("decline", ["leg-injury"])])
def test_a_strange_remedy(answer: str, left: list[str]) -> None:
    t = flipped("leg-injury-back-3").answer(answer)
    assert (t.who(LEO).health, t.cards(LEO)) == (5, left)
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize(("dice", "left"), [((6, 5, 1), ["axe"]), ((6, 1, 1), ["detained"])])
def test_kleptomania_is_tested_against_the_value(dice: tuple[int, ...], left: list[str]) -> None:
    t = flipped("paranoia-back-1").script("assets", "axe").script("test", *dice)
    assert t.asked() == "0 scene-ends"
    assert t.cards(LEO) == left


def test_violent_outbursts_hurt_companions_and_drive_allies_away() -> None:
    t = scene("eldritch", seats=3).investigator(LEO, "rome", cards=["cat-burglar", "paranoia"])
    t.investigator(SILAS, "rome").investigator("lily-chen", "london").reckoning()
    t.script("backs", "paranoia-back-2").script("test", 1, 1, 1)
    assert t.asked() == "0 scene-ends"
    assert (t.who(SILAS).health, t.who("lily-chen").health, t.who(LEO).health) == (6, 6, 6)
    assert t.cards(LEO) == ["paranoia"]


def test_only_cities_frighten_the_agoraphobic() -> None:
    t = having("paranoia", "space-8").reckoning().script("backs", "paranoia-back-3").script("test", 1, 1, 1)
    assert t.asked() == "0 scene-ends"
    assert t.who(LEO).sanity == 6
