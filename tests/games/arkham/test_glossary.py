"""What single words of the glossary mean: set-up, keywords, moves, uniqueness, gained and printed things."""

from __future__ import annotations

import pytest

import seance
from seance.engine.content import Row
from seance.games.arkham.check.scene import ArkhamScene
from seance.games.arkham.rules.chaos import symbol_of
from seance.games.arkham.rules.modifiers import base, stat
from seance.games.arkham.rules.pieces import NOBODY, InPlay, Investigator
from seance.games.arkham.rules.printed import (
    BASIC_WEAKNESSES,
    ENEMIES,
    PLAYER_CARDS,
    SCENARIOS,
    TREACHERIES,
    EnemyCard,
    PlayerCard,
    TreacheryCard,
)  # fmt: skip
from seance.games.arkham.rules.registers import (
    ABILITIES,
    ADVANCES,
    CONSTANTS,
    FORBIDS,
    FREE,
    REVELATIONS,
    TOKENS,
    Ability,
    Advance,
    always,
)  # fmt: skip
from seance.games.arkham.rules.state import Table
from seance.testing import scene

ROLAND, WENDY, DAISY = "roland-banks", "wendy-adams", "daisy-walker"
KEYWORDS = {"aloof", "hunter", "massive", "peril", "retaliate", "surge"}  # fast and uses are fields of their own


def enemy_card(key: str, *keywords: str) -> EnemyCard:
    row = {"key": key, "code": "0", "set": "none", "copies": 1, "fight": 1, "health": 3, "evade": 1, "damage": 1}
    return EnemyCard(Row("invented", {**row, "keywords": list(keywords)}))


def treachery(key: str, *keywords: str) -> TreacheryCard:
    return TreacheryCard(
        Row("invented", {"key": key, "code": "0", "set": "none", "copies": 1, "keywords": list(keywords)})
    )


# ---- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-SUP-01", "AHC-SU09-01", "AHC-SU10-01")
def test_set_up_goes_step_by_step() -> None:
    game = seance.new("arkham", seats=2, seed=3, mode="standalone")
    while game.ask is not None and game.ask.prompt != "your-action":
        game.answer(0, seat=game.ask.seat)
    told = [(event.event, event.args) for event in game.events(seat=0)]
    names = [name for name, _ in told]
    steps = [
        names.index(name) for name in ("plays-as", "lead", "draws", "mulligan", "scenario", "location-enters", "placed")
    ]
    assert steps == sorted(steps)
    story = [str(args["line"]) for name, args in told if name == "story"]
    assert story == ["story-the-gathering", "story-study", "story-whats-going-on", "story-trapped"]


@pytest.mark.rule("AHC-SU13-01")
@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_the_reference_card_of_the_scenario_is_the_one_that_counts(scenario: str) -> None:
    t = scene("arkham", scenario=scenario)
    for symbol in ("skull", "cultist", "tablet"):
        assert symbol_of(t.s, t.s.leader, symbol) is TOKENS[scenario, symbol, False]


@pytest.mark.rule("AHC-SUR-02")
def test_surge_counts_during_set_up_as_well() -> None:
    t = scene("arkham", scenario="the-midnight-masks").investigator(ROLAND, at="rivertown")
    t.encounters("false-lead", "locked-door").script("encounters", "false-lead", "locked-door")
    t.location("graveyard", clues=1).at("set-up-scenario").does("draw-encounter").halt("set-up-scenario").begin()
    assert len(t.s.attached("graveyard")) == 1
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-ENC-01")
@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_the_encounter_deck_holds_enemies_and_treacheries(scenario: str) -> None:
    game = seance.new("arkham", seats=1, seed=3, mode="standalone", scenario=scenario)
    while game.ask is not None and game.ask.prompt != "your-action":
        game.answer(0)
    assert isinstance(game.state, Table)
    deck = game.state.encounters.rest
    assert {card.kind for card in deck} == {"enemy", "treachery"}
    assert {card.set for card in deck} >= set(SCENARIOS[scenario].sets)


@pytest.mark.rule("AHC-PLO-01", "AHC-PLO-02", "AHC-FW14-01")
def test_player_order_goes_from_the_lead_to_the_next_seats() -> None:
    t = scene("arkham", seats=3).investigator(ROLAND).investigator(WENDY).investigator(DAISY)
    t.encounters(*["ancient-evils"] * 3).agenda("theyre-getting-out").at("mythos-check", lead=1).halt(
        "mythos-ends"
    ).begin()
    drawn = [event.args["who"] for event in t.begin().events(seat=0) if event.event == "draws-encounter"]
    assert drawn == [WENDY, DAISY, ROLAND]
    assert t.asked() == "0 scene-ends"


# ---- keywords --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-KEY-01", "AHC-KEY-02")
def test_no_card_has_a_keyword_that_the_rules_do_not_know() -> None:
    enemies = [keyword for card in ENEMIES.values() for keyword in card.keywords]
    treacheries = [keyword for card in TREACHERIES.values() for keyword in card.keywords]
    weaknesses = [keyword for card in BASIC_WEAKNESSES.values() for keyword in card.keywords]
    assert {*enemies, *treacheries, *weaknesses} <= KEYWORDS
    assert any(card.fast for card in PLAYER_CARDS.values())
    assert any(card.uses for card in PLAYER_CARDS.values())


@pytest.mark.rule("AHC-KEY-07", "AHC-HUN-01")
def test_nobody_is_asked_whether_a_keyword_counts() -> None:
    t = scene("arkham").investigator(ROLAND, at="hallway").enemy("swarm-of-rats", at="cellar")
    t.at("enemy-begins").halt("upkeep-begins").begin()
    assert t.who(ROLAND).damage == 1  # it came and bit
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-KEY-06", "AHC-SUR-01")
def test_surge_twice_is_surge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REVELATIONS, "flood", REVELATIONS["false-lead"])
    t = scene("arkham").investigator(ROLAND, at="attic").agenda("theyre-getting-out")
    t.draws("ancient-evils", "ancient-evils")
    t.s.encounters.rest.append(treachery("flood", "surge"))
    t.s.dice.script["encounters"] = ["flood", "ancient-evils"]
    t.begin()
    assert t.s.doom() == 1  # one more card, not two
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-ALF-02")
def test_an_aloof_enemy_spawns_unengaged() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic").draws()
    t.s.encounters.rest = [enemy_card("lurker", "aloof")]
    t.begin()
    assert t.enemies_at("attic") == ["lurker-1"]
    assert t.foe("lurker-1").engaged == NOBODY
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-GAN-03", "AHC-GAN-04")
def test_what_a_card_gained_is_not_printed_on_it() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic").agenda("theyre-getting-out")
    t.draws("false-lead", "ancient-evils").begin()  # without clues it surges
    assert t.s.doom() == 1
    t = scene("arkham").investigator(ROLAND, at="attic", clues=1).agenda("theyre-getting-out").token("+1")
    t.draws("false-lead").encounters("false-lead", "ancient-evils").begin()  # with a clue it does not
    assert t.s.doom() == 0
    assert TREACHERIES["false-lead"].keywords == ()
    assert t.asked() == "0 scene-ends"


# ---- acts ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-ACT-18")
def test_an_act_may_name_its_successor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ADVANCES, "trapped", Advance(lambda s, who: None, follow="what-have-you-done"))
    t = scene("arkham").investigator(ROLAND, clues=2)
    t.answer("advance:trapped")
    assert t.s.act is not None
    assert t.s.act.key == "what-have-you-done"
    assert [card.key for card in t.s.acts] == ["the-barrier"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ACT-10")
def test_an_objective_may_stand_in_place_of_doom() -> None:
    t = scene("arkham", scenario="the-devourer-below").investigator(ROLAND).agenda("vengeance-awaits", doom=5)
    t.at("mythos-check").halt("mythos-ends").begin()
    assert t.s.agenda is None
    t = scene("arkham", scenario="the-devourer-below").investigator(ROLAND).agenda("vengeance-awaits")
    t.s.act, t.s.agenda, t.s.acts = t.s.agenda, None, []
    t.s.changed()
    t.enemy("acolyte", at="main-path", exhausted=True, doom=9).at("mythos-doom").halt("mythos-draws").begin()
    assert t.s.act is not None
    assert t.s.act.key == "vengeance-awaits"  # no doom makes it advance
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-LTX-01", "AHC-LTX-02")
@pytest.mark.parametrize(("doom", "found"), [(0, 1), (3, 0)])
def test_x_is_what_the_card_says_and_nothing_if_there_is_none(doom: int, found: int) -> None:
    t = scene("arkham", scenario="the-midnight-masks").investigator(ROLAND, at="rivertown")
    t.location("rivertown", clues=1)
    if doom:
        t.enemy("acolyte", at="easttown", doom=doom)
    t.token("skull").answer("investigate")  # 3 − X against 1
    assert t.who(ROLAND).clues == found
    assert t.asked() == "0 your-action"


# ---- moves -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-MOV-01", "AHC-MOV-04", "AHC-ENG-03")
def test_whoever_moves_leaves_one_place_and_is_at_the_other() -> None:
    t = scene("arkham", seats=2).investigator(ROLAND, at="hallway").investigator(WENDY, at="hallway")
    t.enemy("ghoul-minion", engaged=ROLAND, exhausted=True).answer("move:cellar")
    assert [who.key for who in t.s.at("hallway")] == [WENDY]
    assert [who.key for who in t.s.at("cellar")] == [ROLAND]
    assert t.enemies_at("cellar") == ["ghoul-minion-1"]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-MOV-06")
def test_an_enemy_reveals_nothing() -> None:
    t = scene("arkham").investigator(ROLAND, at="attic").location("hallway", revealed=False)
    t.enemy("swarm-of-rats", at="cellar").at("enemy-hunters").halt("enemy-attacks").begin()
    assert t.enemies_at("hallway") == ["swarm-of-rats-1"]
    assert not t.s.location("hallway").revealed
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-MOV-08")
def test_nobody_moves_to_where_they_are() -> None:
    t = scene("arkham", scenario="the-midnight-masks").investigator(ROLAND, at="rivertown")
    t.draws("on-wings-of-darkness").token("-1").begin()
    assert t.who(ROLAND).damage == 1
    assert not t.happened("moved", who=ROLAND)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-MUS-02")
def test_without_must_even_what_does_nothing_may_be_chosen() -> None:
    t = scene("arkham", scenario="the-devourer-below").place("arkham-woods-1", "arkham-woods-01155")
    t.investigator(ROLAND, at="arkham-woods-1", damage=1)
    t.answer("activate:arkham-woods-1", "heal-horror:roland-banks")
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (1, 0)
    assert t.asked() == "0 your-action"


# ---- areas -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-UNI-01", "AHC-UNI-04")
def test_a_unique_player_card_gives_way_to_an_encounter_card_of_its_title() -> None:
    row = {
        "key": "ruth-turner",
        "code": "0",
        "kind": "asset",
        "faction": "neutral",
        "copies": 1,
        "revised": 1,
        "limit": 1,
    }
    t = scene("arkham", scenario="the-midnight-masks").investigator(ROLAND, at="rivertown", clues=2)
    t.assets_of(ROLAND, PlayerCard(Row("invented", {**row, "unique": True})))
    t.cultists("ruth-turner").answer("activate:uncovering-the-conspiracy")
    assert t.assets(ROLAND) == []
    assert t.discarded(ROLAND) == ["ruth-turner"]
    assert len(t.enemies_at("st-marys-hospital")) == 1
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-VIC-03", "AHC-INP-03")
def test_what_lies_in_the_victory_display_does_nothing() -> None:
    t = scene("arkham", scenario="the-midnight-masks").investigator(ROLAND, at="rivertown")
    t.overcome("the-masked-hunter").location("rivertown", clues=1).token("0").answer("investigate")
    assert t.who(ROLAND).clues == 1
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-SAS-02")
def test_what_is_set_aside_is_not_found() -> None:
    t: ArkhamScene = scene("arkham", difficulty="hard").investigator(ROLAND, at="cellar").location("cellar", clues=1)
    t.encounters("ghoul-minion", "swarm-of-rats").token("skull").answer("investigate")  # 3 − 2 against 4
    assert "ghoul-priest" in [card.key for card in t.s.set_aside]
    assert t.foe("ghoul-minion-1").engaged == 0  # the only Ghoul, so nobody was asked
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DIS-08")
def test_the_lead_orders_what_is_discarded_at_once() -> None:
    t = scene("arkham").only("study").investigator(ROLAND, at="study", clues=2)
    t.enemy("ghoul-minion", engaged=ROLAND, exhausted=True).enemy("swarm-of-rats", engaged=ROLAND, exhausted=True)
    t.answer("advance:trapped", ["discard:swarm-of-rats-1", "discard:ghoul-minion-1"])
    assert t.discarded() == ["swarm-of-rats", "ghoul-minion"]
    assert t.asked() == "0 your-action"


# ---- what is printed -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-PRT-01", "AHC-BAS-01", "AHC-BAS-02")
def test_whatever_changes_a_value_the_printed_one_stays() -> None:
    t = scene("arkham", scenario="the-devourer-below").investigator(ROLAND, at="main-path").agenda("the-ritual-begins")
    t.enemy("ghoul-minion", at="main-path", exhausted=True).begin()
    assert stat(t.s, "fight", t.foe("ghoul-minion-1")) == 3
    assert base(t.s, "fight", t.foe("ghoul-minion-1")) == ENEMIES["ghoul-minion"].fight == 2
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-TRT-02")
def test_a_trait_does_nothing_by_itself() -> None:
    traits = {trait for card in (*ENEMIES.values(), *PLAYER_CARDS.values()) for trait in card.traits}
    assert not traits & {*ABILITIES, *CONSTANTS, *FORBIDS, *REVELATIONS}


@pytest.mark.rule("AHC-HLT-04", "AHC-SAN-05")
def test_what_has_no_health_gains_none() -> None:
    t = scene("arkham").investigator(ROLAND, at="hallway", assets=["machete"])
    for value in ("health", "sanity"):
        t.s.until("round", value, "machete-1", 2)
    t.answer("move:cellar")  # nobody is asked where the damage goes
    assert (t.who(ROLAND).damage, t.card("machete-1").damage) == (1, 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ENT-02")
def test_a_card_enters_play_with_its_tokens_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def look(s: Table, who: Investigator) -> None:
        assert isinstance(s.subject, InPlay)
        seen.append(s.subject.clues)

    answers = Ability("cover-up", 9, "after-enters-play", look, always, True, FREE, None, False)
    monkeypatch.setitem(ABILITIES, "cover-up", [*ABILITIES["cover-up"], answers])
    t = scene("arkham").investigator(ROLAND, deck=["cover-up"])
    t.answer("draw")
    assert seen == [3]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-PER-01")
def test_everybody_sees_whose_peril_it_is() -> None:
    t = scene("arkham", seats=2, scenario="the-midnight-masks").investigator(ROLAND, at="rivertown", clues=1)
    t.investigator(WENDY, at="rivertown").draws("hunting-shadow").begin()
    assert t.sees(1).peril == 0  # the page closes the chat for the others
    t.answer("give-clues:1")
    assert t.sees(1).peril == -1
    assert t.asked() == "0 scene-ends"
