"""What holds for all player cards: abilities, prices and targets, uses and slots, whose a card is and where it goes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import seance
from seance.engine import Note
from seance.engine.effect import Ability as CardAbility
from seance.engine.words import writer
from seance.games.arkham.cards.effects import Act, Event, Forced, Free, Reaction, Revelation
from seance.games.arkham.cards.effects.abilities import Committed, ElderSign
from seance.games.arkham.cards.player_cards import AS_READ, TEXTS
from seance.games.arkham.rules.actions import gain_resources
from seance.games.arkham.rules.modifiers import health_left, sanity_left, stat
from seance.games.arkham.rules.pieces import Investigator
from seance.games.arkham.rules.printed import BASIC_WEAKNESSES, ENEMIES, PLAYER_CARDS, SKILLS, TREACHERIES
from seance.games.arkham.rules.registers import ABILITIES, EVENTS, FREE, WINDOW, Ability, Limit, Text, always
from seance.games.arkham.rules.state import Table
from seance.testing import scene

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams"
MINION, RAVENOUS = "ghoul-minion-1", "ravenous-ghoul-1"
HEADINGS = {
    Act: ("Action", "2 actions"), Free: ("Free",), Reaction: ("Reaction",), Forced: ("Forced",),
    Revelation: ("Revelation",), ElderSign: ("Elder sign",),
}  # fmt: skip
ALL_HEADINGS = tuple([heading for headings in HEADINGS.values() for heading in headings])


def texts() -> list[tuple[CardAbility, str]]:
    return [
        (ability, writer("en", "arkham").write(ability.say())) for card in TEXTS.values() for ability in card.abilities
    ]


# ---- what an ability looks like --------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-TRG-01", "AHC-CON-01", "AHC-FOR-01", "AHC-RVA-01")
def test_every_ability_but_a_constant_one_has_a_heading() -> None:
    for ability, text in texts():
        headings = HEADINGS.get(type(ability))
        if headings is not None:
            assert text.startswith(headings), text
        elif not isinstance(ability, (Event, Committed)):
            assert not text.startswith(ALL_HEADINGS), text


@pytest.mark.rule("AHC-TRG-02", "AHC-CST-04")
def test_what_an_ability_costs_stands_before_the_colon() -> None:
    prices = 0
    for ability, text in texts():
        if isinstance(ability, (Act, Free, Reaction)) and ability.cost is not None:
            price = writer("en", "arkham").write(ability.cost.say().place("cost"))
            before, _, effect = text.partition(": ")
            assert price.lower() in before.lower(), text
            assert effect, text
            prices += 1
    assert prices > 30


# ---- using abilities -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-AVA-03", "AHC-AVA-04", "AHC-INI-05", "AHC-AOO-05")
def test_an_action_is_paid_for_then_punished_then_done() -> None:
    t = scene("arkham").investigator(SKIDS, assets=["first-aid"], hand=["dodge"], damage=1)
    t.enemy("acolyte", engaged=SKIDS)
    t.answer("activate:first-aid-1")
    assert t.asked() == "0 when-enemy-attacks"
    assert (t.card("first-aid-1").uses, t.who(SKIDS).spent, t.who(SKIDS).damage) == (2, 1, 1)
    t.answer("pass")
    assert t.who(SKIDS).damage == 1  # one more by the attack, one less by the aid
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-AVA-07", "AHC-FW221-02")
def test_what_lies_at_the_location_can_be_activated() -> None:
    t = scene("arkham").investigator(ROLAND).attached("locked-door", "hallway")
    assert any(key.startswith("activate:locked-door-1") for key in t.options())
    t = scene("arkham").investigator(ROLAND).attached("locked-door", "attic")
    assert not any(key.startswith("activate:locked-door-1") for key in t.options())


@pytest.mark.rule("AHC-AVA-08", "AHC-LOC-03")
@pytest.mark.parametrize("where", ["hallway", "attic"])
def test_a_threat_area_is_where_its_investigator_is(where: str) -> None:
    t = scene("arkham", 2).investigator(ROLAND).investigator(DAISY, at=where, threats=["haunted"])
    assert t.offers("activate:haunted-1") is (where == "hallway")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-TRG-04", "AHC-TIM-04")
@pytest.mark.parametrize("card", ["beat-cop-01018", "beat-cop-01028", "stray-cat", "forbidden-knowledge"])
def test_a_free_ability_is_for_every_player_window(card: str) -> None:
    t = scene("arkham").investigator(DAISY, assets=[card]).enemy("ghoul-minion", engaged=DAISY, exhausted=True)
    t.at("enemy-attacks").halt("enemy-ends")
    assert t.offers(f"use:{card}-1")
    assert t.asked() == "0 player-window"


@pytest.mark.rule("AHC-FOR-08")
def test_forced_abilities_come_before_reactions() -> None:
    t = scene("arkham").investigator(AGNES, assets=["forbidden-knowledge"], threats=["psychosis"])
    t.enemy("ravenous-ghoul", at="hallway", exhausted=True)
    t.answer("use:forbidden-knowledge-1")
    assert t.asked() == "0 after-harm"
    assert (t.who(AGNES).damage, t.options()) == (1, ["pass", "use:agnes-baker"])


@pytest.mark.rule("AHC-AFT-01", "AHC-TCO-01", "AHC-EFF-06")
def test_after_means_when_everything_is_done() -> None:
    t = scene("arkham").investigator(DAISY, hand=["evidence"]).location("hallway", clues=1)
    t.enemy("ghoul-minion", engaged=DAISY, damage=1).token("0")
    t.answer(f"fight:{MINION}")
    assert t.asked() == "0 after-enemy-defeated"
    assert (t.s.enemies, t.discarded()) == ([], ["ghoul-minion"])


@pytest.mark.rule("AHC-EVT-06", "AHC-MAY-01")
def test_nobody_has_to_play_an_event() -> None:
    t = scene("arkham").investigator(DAISY, hand=["evidence"]).location("hallway", clues=1)
    t.enemy("ghoul-minion", engaged=DAISY, damage=1).token("0")
    t.answer(f"fight:{MINION}", "pass")
    assert (t.hand(DAISY), t.who(DAISY).clues) == (["evidence"], 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-YOU-01", "AHC-OWN-04")
def test_a_constant_ability_is_for_who_controls_the_card() -> None:
    t = scene("arkham", 2).investigator(DAISY).investigator(ROLAND, assets=["holy-rosary"]).draws("rotting-remains")
    t.token("-1")
    assert t.asked() == "0 scene-ends"
    assert t.happened("test-failed", who=DAISY, value=2)


@pytest.mark.rule("AHC-INP-01", "AHC-INP-03", "AHC-DIS-03", "AHC-ABI-02")
@pytest.mark.parametrize("area", ["assets", "hand", "deck", "discard"])
def test_a_card_counts_only_in_play(area: str) -> None:
    lies: dict[str, Any] = {area: ["holy-rosary"]}
    t = scene("arkham").investigator(DAISY, **lies).draws("rotting-remains").token("-1")
    if area == "hand":
        t.answer([])
    assert t.asked() == "0 scene-ends"
    assert t.happened("test-passed", value=3) is (area == "assets")


@pytest.mark.rule("AHC-SRF-01", "AHC-SRF-02", "AHC-ABI-04")
def test_of_two_copies_each_speaks_of_itself() -> None:
    t = scene("arkham").investigator(DAISY, assets=["forbidden-knowledge", "forbidden-knowledge"])
    t.answer("use:forbidden-knowledge-2")
    first, second = t.card("forbidden-knowledge-1"), t.card("forbidden-knowledge-2")
    assert [(card.exhausted, card.uses) for card in (first, second)] == [(False, 4), (True, 3)]
    assert t.offers("use:forbidden-knowledge-1")
    assert t.asked() == "0 your-action"


# ---- limits: no card of the box has these, so one of its cards is given another text ---------------------------------


def gain_one(s: Table, who: Investigator) -> None:
    gain_resources(s, who, 1)


@pytest.mark.rule("AHC-LIM-01", "AHC-LIM-02")
def test_a_card_that_comes_back_brings_its_limit_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    once = Ability("magnifying-glass-01040", 2, WINDOW, gain_one, always, False, FREE, Limit("round"), False)
    glass = "magnifying-glass-01040"
    monkeypatch.setitem(ABILITIES, glass, [*ABILITIES[glass], once])
    t = scene("arkham").investigator(DAISY, assets=[glass])
    t.answer(f"use-2:{glass}-1")
    assert not t.offers(f"use-2:{glass}-1")
    t.answer(f"use:{glass}-1", f"play:{glass}", f"use-2:{glass}-2")
    assert t.who(DAISY).resources == 7
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-LIM-06")
def test_a_maximum_counts_the_copies_of_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    cache = replace(EVENTS["emergency-cache"], limit=Limit("round", title=True))
    monkeypatch.setitem(EVENTS, "emergency-cache", cache)
    t = scene("arkham", 2).investigator(ROLAND, hand=["emergency-cache", "emergency-cache"])
    t.investigator(DAISY, hand=["emergency-cache"])
    t.answer("play:emergency-cache")
    assert not t.offers("play:emergency-cache")
    t.answer("end-turn")
    assert t.asked() == "1 your-action"
    assert not t.offers("play:emergency-cache")


@pytest.mark.rule("AHC-LIM-06", "AHC-FAS-01")
def test_a_maximum_counts_what_is_played_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    hunch = replace(EVENTS["working-a-hunch"], limit=Limit("round", title=True))
    monkeypatch.setitem(EVENTS, "working-a-hunch", hunch)
    t = scene("arkham").investigator(DAISY, hand=["working-a-hunch", "working-a-hunch"]).location("hallway", clues=2)
    t.answer("play:working-a-hunch")
    assert not t.offers("play:working-a-hunch")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-LIM-08")
def test_a_maximum_of_an_ability_counts_all_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    most = Ability("burglary", 1, WINDOW, gain_one, always, False, FREE, Limit("round", title=True), False)
    monkeypatch.setitem(ABILITIES, "burglary", [most])
    t = scene("arkham").investigator(DAISY, assets=["burglary", "burglary"])
    t.answer("use:burglary-1")
    assert not t.offers("use:burglary-1")
    assert not t.offers("use:burglary-2")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-FAS-04")
@pytest.mark.parametrize("phase", ["investigation-turn", "enemy-attacks"])
def test_a_moment_within_a_period_is_needed_for_some_events(monkeypatch: pytest.MonkeyPatch, phase: str) -> None:
    dodge = EVENTS["dodge"]
    in_turn = replace(dodge, can=lambda s, who: s.turn == who.seat and dodge.can(s, who))
    monkeypatch.setitem(EVENTS, "dodge", in_turn)
    t = scene("arkham").investigator(DAISY, hand=["dodge"]).enemy("acolyte", engaged=DAISY).halt("enemy-ends")
    if phase == "investigation-turn":
        t.answer("resource", "play:dodge")
        assert t.who(DAISY).damage == 0
    else:
        t.at(phase)
        assert t.asked() == "0 scene-ends"
        assert (t.who(DAISY).damage, t.hand(DAISY)) == (1, ["dodge"])


@pytest.mark.rule("AHC-INS-02")
@pytest.mark.parametrize(("order", "gained"), [(("holy-rosary", "burglary"), 3), (("burglary", "holy-rosary"), 1)])
def test_of_two_replacements_the_latest_stands(
    monkeypatch: pytest.MonkeyPatch, order: tuple[str, str], gained: int
) -> None:
    def instead(n: int) -> Text:
        def run(s: Table, who: Investigator) -> None:
            assert s.moment is not None
            s.moment.instead = lambda: gain_resources(s, who, n)

        return run

    keys = {"holy-rosary": 1, "burglary": 3}
    for key, n in keys.items():
        ability = Ability(key, 1, "when-enemy-attacks", instead(n), always, False, FREE, None, False)
        monkeypatch.setitem(ABILITIES, key, [ability])
    t = scene("arkham").investigator(DAISY, assets=list(keys)).enemy("acolyte", engaged=DAISY)
    t.at("enemy-attacks").halt("enemy-ends")
    t.answer(*[f"use:{key}-1" for key in order])
    assert t.who(DAISY).resources == 5 + gained
    assert t.asked() == "0 scene-ends"


# ---- targets, prices, "then" -----------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-TGT-01", "AHC-TGT-02")
def test_targets_are_those_that_fit() -> None:
    t = scene("arkham").investigator(DAISY, assets=["stray-cat"])
    t.enemy("ghoul-priest", engaged=DAISY).enemy("ghoul-minion", engaged=DAISY).enemy("ravenous-ghoul", engaged=DAISY)
    t.enemy("swarm-of-rats", at="attic")
    t.answer("use:stray-cat-1")
    assert t.options() == [f"choose:{MINION}", f"choose:{RAVENOUS}"]


@pytest.mark.rule("AHC-TGT-03", "AHC-TRG-16")
def test_without_a_target_nothing_is_paid() -> None:
    t = scene("arkham").investigator(DAISY, assets=["book-of-shadows"])
    assert t.refusal("activate:book-of-shadows-1") == "AHC-TRG-14"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-THN-01")
@pytest.mark.parametrize("encounters", [(), ("ghoul-minion",)])
def test_what_comes_after_then_needs_what_stands_before_it(encounters: tuple[str, ...]) -> None:
    t = scene("arkham").investigator(DAISY, hand=["drawn-to-the-flame"]).location("hallway", clues=2)
    t.encounters(*encounters)
    assert t.offers("play:drawn-to-the-flame") is bool(encounters)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CST-07", "AHC-CST-09")
def test_a_price_is_paid_from_the_own_hand() -> None:
    t = scene("arkham", 2).investigator(WENDY, hand=["knife", "flashlight"]).investigator(DAISY, hand=["machete"])
    t.enemy("ghoul-minion", engaged=WENDY).token("-4")
    t.answer(f"evade:{MINION}", "use:wendy-adams")
    assert t.options() == ["discard:flashlight", "discard:knife"]


@pytest.mark.rule("AHC-DIS-07", "AHC-TGT-04")
def test_cards_go_on_the_pile_in_the_order_their_owner_likes() -> None:
    t = scene("arkham").investigator(DAISY, hand=["knife", "guts", "machete"], deck=["amnesia"])
    t.script("deck-daisy-walker", "amnesia")
    t.answer("draw", ["discard:machete", "discard:guts"])
    assert t.discarded(DAISY) == ["machete", "guts", "amnesia"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DMG-10")
def test_damage_that_is_turned_away_was_not_dealt() -> None:
    t = scene("arkham").investigator(DAISY, assets=["aquinnah"], threats=["hypochondria"])
    t.enemy("acolyte", engaged=DAISY).enemy("ravenous-ghoul", engaged=DAISY, exhausted=True)
    t.at("enemy-attacks").halt("enemy-ends")
    t.answer("use:aquinnah-1")
    assert (t.who(DAISY).damage, t.who(DAISY).horror) == (0, 0)  # nothing for Hypochondria to answer
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-PRI-01", "AHC-PRI-02")
def test_what_hits_several_is_chosen_in_order_and_placed_at_once() -> None:
    t = scene("arkham", 2).investigator(ROLAND, hand=["dynamite-blast"], assets=["leather-coat"])
    t.investigator(DAISY, assets=["leather-coat"])
    t.answer("play:dynamite-blast", "choose:hallway", ["take:leather-coat-1", "take:roland-banks", "take:roland-banks"])
    assert t.asked() == "1 assign-damage"
    assert t.who(ROLAND).damage == 0  # nothing is placed before all have chosen
    t.answer(["take:daisy-walker", "take:daisy-walker", "take:leather-coat-2"])
    assert (t.who(ROLAND).damage, t.card("leather-coat-1").damage) == (2, 1)
    assert (t.who(DAISY).damage, t.card("leather-coat-2").damage) == (2, 1)
    assert t.asked() == "0 your-action"


def test_two_may_fall_at_once() -> None:
    t = scene("arkham", 3).investigator(ROLAND, at="attic", hand=["dynamite-blast"])
    t.investigator(DAISY, damage=3).investigator(AGNES, damage=4)
    t.answer("play:dynamite-blast", "choose:hallway")
    assert [who.gone for who in t.s.investigators] == [False, True, True]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-OWN-02", "AHC-OWN-03")
def test_a_search_of_the_own_pile_finds_nothing_of_others() -> None:
    t = scene("arkham", 2).investigator(DAISY, at="attic", assets=["scavenging"])
    t.investigator(ROLAND, discard=["knife"]).location("attic", clues=1).token("0")
    t.answer("investigate")
    assert t.hand(DAISY) == []
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-BLK-02")
def test_a_blank_card_keeps_what_it_has_from_others() -> None:
    t = scene("arkham").investigator(SKIDS, assets=["leo-de-luca-01048", "hard-knocks"], actions=1)
    t.enemy("stubborn-detective", engaged=SKIDS, owner=SKIDS).halt("investigation-turn-ends")
    assert not t.offers("use:skids-otoole")
    t.token("-4", "-4")
    t.answer("fight:stubborn-detective-1", "pass", "pass")
    t.answer("fight:stubborn-detective-1", "pass", "pass")  # the action that Leo gives
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-DMG-02", "AHC-WHN-01")
def test_harm_is_assigned_before_it_is_placed() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["guard-dog"]).enemy("ravenous-ghoul", engaged=ROLAND)
    t.at("enemy-attacks").halt("enemy-ends")
    t.answer(["take:guard-dog-1"], ["take:roland-banks"])
    assert t.asked() == "0 when-harm-assigned"
    assert (t.card("guard-dog-1").damage, t.who(ROLAND).horror) == (0, 0)


def test_whoever_strikes_back_is_what_the_harm_is_due_to() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["guard-dog", "machete"])
    t.enemy("ghoul-priest", engaged=ROLAND).token("-4")
    t.answer("fight-with:ghoul-priest-1:machete-1", ["take:guard-dog-1"] * 2, ["take:roland-banks"] * 2)
    assert t.asked() == "0 when-harm-assigned"
    ask = t.game.ask_of(0)
    assert ask is not None
    assert seance.rules("arkham").cause(t.s, ask) == (Note("set-off", ("ghoul-priest-1",)),)


@pytest.mark.rule("AHC-BAS-01", "AHC-BAS-02")
@pytest.mark.parametrize(
    ("who", "skills"),
    [
        (ROLAND, (3, 3, 4, 2)),
        (DAISY, (3, 5, 2, 2)),
        (SKIDS, (2, 3, 3, 4)),
        (AGNES, (5, 2, 2, 3)),
        (WENDY, (4, 3, 1, 4)),
    ],
)
def test_a_skill_is_as_printed_unless_something_changes_it(who: str, skills: tuple[int, ...]) -> None:
    t = scene("arkham").investigator(who)
    assert tuple([stat(t.s, skill, t.who(who)) for skill in SKILLS]) == skills
    t = scene("arkham").investigator(who, threats=["haunted"])
    assert tuple([stat(t.s, skill, t.who(who)) + 1 for skill in SKILLS]) == skills


@pytest.mark.rule("AHC-DFT-01", "AHC-ST6-02", "AHC-ST6-03")
@pytest.mark.parametrize(("token", "passed"), [("0", True), ("-1", True), ("-2", False)])
def test_a_test_succeeds_from_the_difficulty_on(token: str, passed: bool) -> None:
    t = scene("arkham").investigator(ROLAND).enemy("ravenous-ghoul", engaged=ROLAND).token(token)
    t.answer(f"fight:{RAVENOUS}")  # 4 against 3
    assert t.happened("test-passed") is passed
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-REV-03")
def test_a_treachery_is_discarded_when_its_revelation_is_done() -> None:
    t = scene("arkham").investigator(DAISY, hand=["guts"]).draws("rotting-remains").token("0")
    assert t.begin().ask is not None
    assert t.discarded() == []
    t.answer([])
    assert t.discarded() == ["rotting-remains"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-SAN-03", "AHC-HLT-06")
def test_what_is_left_of_health_and_sanity_counts_modifiers() -> None:
    t = scene("arkham").investigator(DAISY, threats=["dreams-of-rlyeh"], horror=5, damage=2)
    assert (sanity_left(t.s, t.who(DAISY)), health_left(t.s, t.who(DAISY))) == (3, 3)  # 9 - 1 - 5, and 5 - 2


@pytest.mark.rule("AHC-IDK-02")
def test_your_deck_is_your_own() -> None:
    t = scene("arkham", 2).investigator(DAISY, hand=["research-librarian"], deck=["knife"])
    t.investigator(ROLAND, deck=["medical-texts"])
    t.answer("play:research-librarian", "use:research-librarian-1")
    assert (t.hand(DAISY), len(t.who(ROLAND).deck)) == ([], 1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-INI-03", "AHC-INI-04")
@pytest.mark.parametrize("where", ["easttown", "northside"])
def test_what_a_card_costs_is_known_before_it_is_played(where: str) -> None:
    t = scene("arkham", scenario="the-midnight-masks").location("easttown").location("northside")
    t.investigator(ROLAND, at=where, hand=["beat-cop-01018"], resources=2)
    assert t.offers("play:beat-cop-01018") is (where == "easttown")
    assert t.asked() == "0 your-action"


# ---- attachments -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-ATT-03", "AHC-LIM-03")
def test_whether_a_card_can_be_attached_is_seen_each_time() -> None:
    t = scene("arkham").investigator(DAISY).attached("obscuring-fog", "hallway").draws("obscuring-fog")
    assert t.asked() == "0 scene-ends"
    assert [card.key for card in t.s.attached("hallway")] == ["obscuring-fog-1"]
    assert t.discarded() == ["obscuring-fog"]


@pytest.mark.rule("AHC-ATT-04", "AHC-INP-02")
def test_what_is_attached_stays_when_its_place_would_no_longer_be_chosen() -> None:
    t = scene("arkham").investigator(DAISY, at="attic").location("attic", clues=1).location("cellar", clues=2)
    t.attached("locked-door", "cellar").token("0").halt("mythos-begins")
    t.location("cellar", clues=0)
    t.answer("investigate")
    assert [card.key for card in t.s.attached("cellar")] == ["locked-door-1"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ATT-09", "AHC-FW43-01")
def test_an_attachment_becomes_ready_by_itself() -> None:
    t = scene("arkham").investigator(DAISY).attached("barricade", "hallway", owner=DAISY)
    t.card("barricade-1").exhausted = True
    t.at("upkeep-ready").halt("upkeep-draw")
    assert t.asked() == "0 scene-ends"
    assert not t.card("barricade-1").exhausted


@pytest.mark.rule("AHC-MOV-06", "AHC-HUN-01")
def test_an_enemy_that_moves_reveals_nothing() -> None:
    t = scene("arkham").investigator(DAISY, at="attic").location("hallway", revealed=False)
    t.enemy("swarm-of-rats", at="cellar").at("enemy-hunters").halt("enemy-attacks")
    assert t.asked() == "0 scene-ends"
    assert t.enemies_at("hallway") == ["swarm-of-rats-1"]
    assert not t.s.location("hallway").revealed


# ---- uses and slots --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-USE-01", "AHC-RDY-02", "AHC-ENT-01", "AHC-AST-02")
def test_an_asset_enters_play_ready_and_with_its_uses() -> None:
    t = scene("arkham").investigator(ROLAND, hand=["45-automatic"])
    t.answer("play:45-automatic")
    card = t.card("45-automatic-1")
    assert (card.uses, card.exhausted, t.who(ROLAND).resources) == (4, False, 1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-KEY-02", "AHC-KEY-05")
def test_no_other_keywords_are_printed() -> None:
    keywords = {keyword for card in (PLAYER_CARDS | BASIC_WEAKNESSES).values() for keyword in card.keywords}
    keywords |= {keyword for enemy in ENEMIES.values() for keyword in enemy.keywords}
    keywords |= {keyword for treachery in TREACHERIES.values() for keyword in treachery.keywords}
    assert keywords <= {"aloof", "hunter", "massive", "peril", "retaliate", "surge"}  # besides Fast and Uses
    assert any(card.fast for card in PLAYER_CARDS.values())


@pytest.mark.rule("AHC-USE-02")
def test_a_card_says_what_its_uses_are() -> None:
    cards = [card for card in PLAYER_CARDS.values() if card.uses]
    for card in cards:
        text = writer("en", "arkham").write(AS_READ[card.key].text())
        assert f"Uses: {card.uses} {card.uses_kind}." in text
    assert {card.uses_kind for card in cards} == {"ammo", "charges", "secrets", "supplies"}


@pytest.mark.rule("AHC-USE-03")
def test_uses_are_no_resources() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["45-automatic"], hand=["knife"], resources=0)
    assert t.refusal("play:knife") == "AHC-CST-02"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-AST-03")
def test_an_asset_stays_in_play() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["knife", "holy-rosary"]).halt("mythos-begins")
    t.answer("end-turn")
    assert t.assets(ROLAND) == ["knife-1", "holy-rosary-1"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-SLT-03", "AHC-SLT-04", "AHC-SLT-05")
@pytest.mark.parametrize(
    ("old", "new"), [("holy-rosary", "rabbits-foot"), ("leather-coat", "bulletproof-vest"), ("stray-cat", "guard-dog")]
)
def test_there_is_one_slot_for_an_accessory_the_body_and_an_ally(old: str, new: str) -> None:
    t = scene("arkham").investigator(ROLAND, assets=[old], hand=[new])
    t.answer(f"play:{new}")
    assert (t.assets(ROLAND), t.discarded(ROLAND)) == ([f"{new}-1"], [old])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-SLT-06", "AHC-SLT-10")
def test_what_needs_two_hands_leaves_none_free() -> None:
    t = scene("arkham").investigator(ROLAND, assets=["knife", "flashlight"], hand=["baseball-bat"])
    t.answer("play:baseball-bat", "discard:knife-1")
    assert (t.assets(ROLAND), t.discarded(ROLAND)) == (["baseball-bat-1"], ["knife", "flashlight"])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-SLT-08", "AHC-SLT-09")
def test_assets_without_a_slot_are_never_too_many() -> None:
    talents = ["physical-training", "hyperawareness", "hard-knocks", "arcane-studies", "dig-deep", "burglary"]
    t = scene("arkham").investigator(ROLAND, assets=talents, hand=["pickpocketing"])
    t.answer("play:pickpocketing")
    assert len(t.assets(ROLAND)) == 7
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-AST-04", "AHC-HLT-03", "AHC-SAN-04")
def test_an_asset_takes_what_it_has_a_value_for() -> None:
    t = scene("arkham").investigator(DAISY, assets=["leather-coat", "elder-sign-amulet", "guard-dog", "knife"])
    t.enemy("ghoul-minion", engaged=DAISY).at("enemy-attacks").halt("enemy-ends")
    assert t.options() == ["take:daisy-walker", "take:guard-dog-1", "take:leather-coat-1"]
    t.answer(["take:daisy-walker"])
    assert t.options() == ["take:daisy-walker", "take:elder-sign-amulet-1", "take:guard-dog-1"]


# ---- whose a card is -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-OWN-01", "AHC-OWN-05", "AHC-DIS-04")
def test_a_card_goes_to_the_pile_of_its_owner() -> None:
    t = scene("arkham", 2).investigator(ROLAND).investigator(DAISY, hand=["vicious-blow"])
    t.enemy("ghoul-minion", engaged=ROLAND).token("0")
    t.answer(f"fight:{MINION}", ["commit:vicious-blow"])
    assert (t.discarded(ROLAND), t.discarded(DAISY), t.discarded()) == ([], ["vicious-blow"], ["ghoul-minion"])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ELM-06", "AHC-ELM-07", "AHC-ATT-07")
def test_what_somebody_leaves_behind_stays_until_it_leaves_play() -> None:
    t = scene("arkham", 2).investigator(DAISY, at="parlor").investigator(ROLAND, assets=["beat-cop-01018"])
    t.enemy("ghoul-minion", engaged=ROLAND)
    t.card("beat-cop-01018-1").owner = 0  # Daisy's, but under Roland's control
    t.who(DAISY).owned, t.who(ROLAND).owned = t.who(ROLAND).owned, []
    t.answer("1 pass", "resign:parlor")
    assert t.assets(ROLAND) == ["beat-cop-01018-1"]
    t.answer("use:beat-cop-01018-1")
    assert (t.assets(ROLAND), t.discarded(ROLAND)) == ([], [])
    assert "beat-cop-01018" in [card.key for card in t.s.removed]
    assert t.asked() == "1 your-action"


@pytest.mark.rule("AHC-ELM-05", "AHC-ATT-07")
def test_what_somebody_attached_to_a_location_is_gone_with_them() -> None:
    t = scene("arkham", 2).investigator(DAISY, at="parlor").investigator(ROLAND)
    t.attached("barricade", "hallway", owner=DAISY)
    t.answer("resign:parlor")
    assert t.s.attached("hallway") == []
    assert "barricade" in [card.key for card in t.s.removed]
    assert t.asked() == "1 your-action"


@pytest.mark.rule("AHC-PUT-01", "AHC-PUT-02", "AHC-PUT-04", "AHC-REV-02")
def test_what_is_put_into_play_is_not_played() -> None:
    t = scene("arkham").investigator(DAISY, deck=["the-necronomicon"])
    t.script("deck-daisy-walker", "the-necronomicon")
    t.answer("draw")
    assert (t.threats(DAISY), t.who(DAISY).resources) == (["the-necronomicon-1"], 5)
    assert not t.happened("plays")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DRC-05")
def test_nobody_counts_the_cards_that_are_drawn() -> None:
    t = scene("arkham").investigator(DAISY, hand=["cryptic-research"], deck=["knife", "guts", "dodge", "machete"])
    t.script("deck-daisy-walker", "knife", "guts", "dodge", "machete")
    t.answer("play:cryptic-research", "draw")
    assert len(t.hand(DAISY)) == 4
    assert t.asked() == "0 your-action"
