"""The five investigators: their abilities and what the elder sign is worth to them."""

from __future__ import annotations

import pytest

import seance
from seance.engine import Note
from seance.engine.cards import text_of
from seance.engine.texts import prompt
from seance.testing import scene

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams"
MINION, RAVENOUS = "ghoul-minion-1", "ravenous-ghoul-1"


# ---- Roland Banks ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-TRG-06", "AHC-TRG-09", "AHC-LIM-01")
def test_roland_finds_a_clue_when_he_defeats_an_enemy_once_a_round() -> None:
    t = scene("arkham").investigator(ROLAND).location("hallway", clues=2)
    t.enemy("ghoul-minion", engaged=ROLAND, damage=1).enemy("ghoul-minion", engaged=ROLAND, damage=1).token("0", "0")
    t.answer(f"fight:{MINION}", "use:roland-banks")
    assert (t.who(ROLAND).clues, t.clues_at("hallway")) == (1, 1)
    t.answer("fight:ghoul-minion-2")
    assert t.who(ROLAND).clues == 1
    assert t.asked() == "0 your-action"


def test_roland_has_looked_for_this_round_also_in_the_enemy_phase() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["guard-dog"]).location("hallway", clues=2).halt("enemy-ends")
    t.enemy("ghoul-minion", engaged=ROLAND, damage=1).enemy("acolyte", engaged=ROLAND).token("0")
    t.answer(f"fight:{MINION}", "use:roland-banks", "end-turn", ["take:guard-dog-1"], "use:guard-dog-1")
    assert (t.s.enemies, t.who(ROLAND).clues) == ([], 1)
    assert t.asked() == "0 scene-ends"


def test_roland_need_not_look_and_cannot_without_clues() -> None:
    t = scene("arkham").investigator(ROLAND).location("hallway", clues=1)
    t.enemy("ghoul-minion", engaged=ROLAND, damage=1).token("0")
    t.answer(f"fight:{MINION}", "pass")
    assert t.who(ROLAND).clues == 0
    assert t.asked() == "0 your-action"
    t = scene("arkham").investigator(ROLAND).enemy("ghoul-minion", engaged=ROLAND, damage=1).token("0")
    t.answer(f"fight:{MINION}")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CHT-04")
@pytest.mark.parametrize("clues", [0, 3])
def test_the_elder_sign_is_worth_the_clues_around_roland(clues: int) -> None:
    t = scene("arkham").investigator(ROLAND).location("hallway", clues=clues).enemy("ravenous-ghoul", engaged=ROLAND)
    t.token("elder-sign")
    t.answer(f"fight:{RAVENOUS}")
    assert t.happened("test-passed", value=4 + clues)
    assert t.asked() == "0 your-action"


# ---- Daisy Walker ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-GAN-02")
def test_daisy_has_an_action_more_for_tomes() -> None:
    t = scene("arkham").investigator(DAISY, assets=["medical-texts", "knife"], actions=0, damage=2).token("0")
    t.halt("investigation-turn-ends")
    assert t.options() == ["end-turn", "activate:medical-texts-1"]
    t.answer("activate:medical-texts-1")
    assert (t.who(DAISY).damage, t.who(DAISY).spent) == (1, 3)
    assert t.asked() == "0 scene-ends"


def test_daisys_action_for_tomes_comes_once_a_turn() -> None:
    t = scene("arkham").investigator(DAISY, assets=["medical-texts"], actions=1, damage=3).token("0", "0")
    t.halt("investigation-turn-ends")
    t.answer("activate:medical-texts-1", "activate:medical-texts-1")
    assert t.who(DAISY).damage == 1
    assert t.asked() == "0 scene-ends"


def test_daisys_action_for_tomes_is_for_nothing_else() -> None:
    t = scene("arkham").investigator(DAISY, assets=["medical-texts", "flashlight"], actions=0, damage=1)
    assert not t.offers("resource")
    assert not t.offers("investigate-with:flashlight-1")
    assert not t.offers("investigate")
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("assets", "drawn"), [(["medical-texts", "encyclopedia"], 2), (["knife"], 0)])
def test_the_elder_sign_draws_daisy_a_card_for_each_tome(assets: list[str], drawn: int) -> None:
    t = scene("arkham").investigator(DAISY, at="attic", assets=assets, deck=["guts", "dodge"])
    t.location("attic", clues=1).token("elder-sign")
    if drawn:
        t.script("deck-daisy-walker", "guts", "dodge")
    t.answer("investigate", *([["resolve:investigate", "resolve:elder-sign"]] if drawn else []))
    assert t.happened("test-passed", value=5)
    assert len(t.hand(DAISY)) == drawn
    assert t.who(DAISY).clues == 1
    assert t.asked() == "0 your-action"


def test_the_elder_sign_draws_daisy_nothing_if_she_fails() -> None:
    t = scene("arkham").investigator(DAISY, assets=["medical-texts"], deck=["guts"])
    t.enemy("ravenous-ghoul", engaged=DAISY).token("elder-sign")
    t.answer(f"fight:{RAVENOUS}")
    assert t.hand(DAISY) == []
    assert t.asked() == "0 your-action"


# ---- "Skids" O'Toole -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-LIM-01", "AHC-GAN-02")
def test_skids_buys_an_action_once_a_turn() -> None:
    t = scene("arkham").investigator(SKIDS, actions=1).halt("investigation-turn-ends")
    t.answer("use:skids-otoole", "draw", "resource")
    assert t.who(SKIDS).resources == 4
    assert t.asked() == "0 scene-ends"


def test_skids_buys_nothing_out_of_his_turn_or_without_money() -> None:
    t = scene("arkham", 2).investigator(ROLAND).investigator(SKIDS)
    assert t.asked() == "0 your-action"
    assert not t.offers("use:skids-otoole", 1)
    t = scene("arkham").investigator(SKIDS, resources=1)
    assert not t.offers("use:skids-otoole")
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("threats", "resources"), [([], 3), (["haunted"], 1)])
def test_the_elder_sign_pays_skids_if_he_succeeds(threats: list[str], resources: int) -> None:
    t = scene("arkham").investigator(SKIDS, resources=1, threats=threats)
    t.enemy("umordhoth", at="hallway", exhausted=True).token("elder-sign")
    t.answer("fight:umordhoth-1", *([] if threats else [["resolve:fight", "resolve:elder-sign"]]))
    assert t.happened("test-failed", value=4) if threats else t.happened("test-passed", value=5)
    assert t.who(SKIDS).resources == resources
    assert t.asked() == "0 your-action"


# ---- Agnes Baker -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-TRG-10", "AHC-LIM-01")
def test_agnes_turns_horror_into_damage_once_a_phase() -> None:
    t = scene("arkham").investigator(AGNES, assets=["forbidden-knowledge", "forbidden-knowledge"])
    t.enemy("ravenous-ghoul", engaged=AGNES).halt("upkeep-begins")
    t.answer("use:forbidden-knowledge-1", "use:agnes-baker")
    assert t.foe(RAVENOUS).damage == 1
    t.answer("use:forbidden-knowledge-2")
    assert (t.foe(RAVENOUS).damage, t.who(AGNES).horror) == (1, 2)
    t.answer("end-turn", "use:agnes-baker")  # it attacks in the enemy phase
    assert (t.foe(RAVENOUS).damage, t.who(AGNES).horror) == (2, 3)
    assert t.asked() == "0 scene-ends"


def test_agnes_does_not_mind_damage_or_horror_on_others() -> None:
    t = scene("arkham").investigator(AGNES, assets=["elder-sign-amulet"]).enemy("acolyte", engaged=AGNES)
    t.answer("resource")
    assert (t.who(AGNES).damage, t.foe("acolyte-1").damage) == (1, 0)
    assert t.asked() == "0 your-action"
    t = scene("arkham").investigator(AGNES, assets=["elder-sign-amulet"]).enemy("ghoul-minion", engaged=AGNES)
    t.answer("resource", ["take:elder-sign-amulet-1"])
    assert t.foe(MINION).damage == 0
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize("horror", [0, 4])
def test_the_elder_sign_is_worth_the_horror_on_agnes(horror: int) -> None:
    t = scene("arkham").investigator(AGNES, horror=horror).enemy("ghoul-minion", engaged=AGNES).token("elder-sign")
    t.answer(f"fight:{MINION}")
    assert t.happened("test-passed", value=2 + horror)
    assert t.asked() == "0 your-action"


# ---- Wendy Adams -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-CAN-01", "AHC-LIM-01")
def test_wendy_discards_a_card_for_another_token_once_a_test() -> None:
    t = scene("arkham").investigator(WENDY, hand=["knife", "machete"])
    t.enemy("ghoul-minion", engaged=WENDY).enemy("ghoul-minion", engaged=WENDY).token("auto-fail", "-2")
    bag = len(t.s.bag)
    t.answer(f"evade:{MINION}", "use:wendy-adams", ["discard:machete"])
    assert t.happened("token-returned", who=WENDY, token="auto-fail")
    assert t.happened("test-passed", value=2)  # 4 - 2 against 2
    assert (t.hand(WENDY), t.discarded(WENDY), len(t.s.bag)) == (["knife"], ["machete"], bag)
    t.token("-4", "0")
    t.answer("evade:ghoul-minion-2", "use:wendy-adams")
    assert t.hand(WENDY) == []
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(
    ("token", "note"),
    [
        ("-4", Note("token-stands", ("-4", "0", "2"))),
        ("-1", Note("token-stands", ("-1", "3", "2"))),
        ("auto-fail", Note("token-fails", ("auto-fail",))),
    ],
)
def test_whoever_may_answer_a_token_is_told_which_it_is(token: str, note: Note) -> None:
    t = scene("arkham").investigator(WENDY, hand=["knife"]).enemy("ghoul-minion", engaged=WENDY).token(token)
    t.answer(f"evade:{MINION}")
    assert t.asked() == "0 when-token-revealed"
    ask = t.begin().ask_of(0)
    assert ask is not None
    assert seance.rules("arkham").cause(t.s, ask) == (note,)


def test_what_an_ability_costs_and_does_is_told_before_it_is_paid_for() -> None:
    t = scene("arkham").investigator(WENDY, hand=["machete", "guts"]).enemy("ghoul-minion", engaged=WENDY)
    t.token("-3").answer(f"evade:{MINION}")
    does = "Discard 1 card of your choice from your hand: cancel that token, return it to the bag and reveal a new one."
    [offered] = t.game.preview("use:wendy-adams").notes
    assert text_of(offered.says, "arkham", "en") == does  # and nothing of what else the card says
    t.answer("use:wendy-adams")
    [asked] = [note for note in t.game.notes() if note.says is not None]
    assert text_of(asked.says, "arkham", "en") == does
    assert prompt("en", "arkham", "discard-from-hand", (WENDY, "1")) == "Wendy Adams: which card do you discard?"
    assert t.asked() == "0 discard-from-hand"


def test_wendy_may_keep_the_token_and_must_without_a_card() -> None:
    t = scene("arkham").investigator(WENDY, hand=["knife"]).enemy("ghoul-minion", engaged=WENDY).token("-4")
    t.answer(f"evade:{MINION}", "pass")
    assert t.happened("test-failed", value=0)
    assert t.hand(WENDY) == ["knife"]
    assert t.asked() == "0 your-action"
    t = scene("arkham").investigator(WENDY).enemy("ghoul-minion", engaged=WENDY).token("-4")
    t.answer(f"evade:{MINION}")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-AUT-01", "AHC-AUT-03")
@pytest.mark.parametrize(("assets", "passed"), [(["wendys-amulet"], True), ([], False)])
def test_the_elder_sign_with_the_amulet_is_a_success_for_wendy(assets: list[str], passed: bool) -> None:
    t = scene("arkham").investigator(WENDY, assets=assets).enemy("ravenous-ghoul", engaged=WENDY).token("elder-sign")
    t.answer(f"fight:{RAVENOUS}")  # 1 against 3
    assert t.happened("test-passed") if passed else t.happened("test-failed", value=1)
    assert t.foe(RAVENOUS).damage == int(passed)
    assert t.asked() == "0 your-action"
