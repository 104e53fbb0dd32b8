"""Rules for which the core set has no card: they are shown with cards that are made for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from seance.engine import Deed, Flow, Option
from seance.engine.steps import Step
from seance.games.arkham.cards.effects import Draw, Fight, GainResources, IfSucceeded, Then
from seance.games.arkham.cards.effects.verb import Verb
from seance.games.arkham.rules import registers
from seance.games.arkham.rules.areas import discard, take_away
from seance.games.arkham.rules.elimination import defeat
from seance.games.arkham.rules.enemies import damage_enemy, move_enemy
from seance.games.arkham.rules.immunity import is_immune
from seance.games.arkham.rules.modifiers import stat
from seance.games.arkham.rules.pieces import Enemy, Investigator, Thing
from seance.games.arkham.rules.printed import ENEMIES, PLAYER_CARDS, TREACHERIES
from seance.games.arkham.rules.registers import Ability, Constant, Text, always
from seance.games.arkham.rules.state import Table
from seance.games.arkham.rules.wordings import choose_any_number, controller_may, delay, lasting_on_each
from seance.testing import scene

ROLAND, DAISY, AGNES = "roland-banks", "daisy-walker", "agnes-baker"
MINION, RAVENOUS = "ghoul-minion-1", "ravenous-ghoul-1"
Patch = pytest.MonkeyPatch


@pytest.fixture
def event(monkeypatch: Patch) -> Callable[[Text], str]:
    """Emergency Cache says something else."""

    def write(text: Text) -> str:
        old = registers.EVENTS["emergency-cache"]
        new = registers.Event(old.key, text, always, old.point, old.designator, None, False)
        monkeypatch.setitem(registers.EVENTS, old.key, new)
        return "play:emergency-cache"

    return write


@pytest.mark.rule("AHC-SUR-01", "AHC-CAN-06")
def test_printed_surge_comes_even_if_the_revelation_is_cancelled(monkeypatch: Patch) -> None:
    monkeypatch.setattr(TREACHERIES["rotting-remains"], "keywords", ("surge",))
    t = scene("arkham").investigator(AGNES, hand=["ward-of-protection"]).draws("rotting-remains", "ancient-evils")
    t.answer("play:ward-of-protection")
    assert t.discarded() == ["rotting-remains", "ancient-evils"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-ENG-08", "AHC-MOV-06")
def test_an_engaged_enemy_that_is_moved_away_is_engaged_no_more(monkeypatch: Patch) -> None:
    def drag(s: Table, to: str) -> Flow[None]:
        yield from move_enemy(s, s.enemies[0], to)

    monkeypatch.setitem(registers.STEPS.known, "drag", Step("drag", drag, [("to", "str")]))
    t = scene("arkham", 2).investigator(ROLAND).investigator(DAISY, at="attic").enemy("ghoul-minion", engaged=ROLAND)
    t.does("drag", on=("attic",)).begin()
    assert (t.foe(MINION).location, t.foe(MINION).engaged) == ("attic", 1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ELM-02", "AHC-CLU-06")
def test_whoever_falls_when_about_to_discover_a_clue_discovers_none(monkeypatch: Patch) -> None:
    monkeypatch.setitem(registers.DELAYED, "trapdoor", ("would-discover-clues", defeat))
    t = scene("arkham", 2).investigator(ROLAND).investigator(DAISY).location("hallway", clues=1).token("0")
    delay(t.s, t.who(ROLAND), "trapdoor")
    t.answer("investigate")
    assert t.who(ROLAND).gone
    assert (t.who(ROLAND).clues, t.clues_at("hallway")) == (0, 1)
    assert not t.happened("clues-discovered")
    assert t.asked() == "1 your-action"


# ---- immunity --------------------------------------------------------------------------------------------------------


def immune(monkeypatch: Patch, key: str, *kinds: str) -> None:
    monkeypatch.setitem(registers.IMMUNITIES, key, kinds)


@pytest.mark.rule("AHC-IMM-01")
def test_an_immune_enemy_is_not_hurt_by_such_cards(monkeypatch: Patch) -> None:
    immune(monkeypatch, "ghoul-minion", "event")
    t = scene("arkham").investigator(ROLAND, hand=["dynamite-blast"], resources=5)
    t.enemy("ghoul-minion", at="attic").enemy("acolyte", at="attic")
    t.answer("play:dynamite-blast", "choose:attic")
    assert t.enemies_at("attic") == [MINION]
    assert t.foe(MINION).damage == 0
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-IMM-01")
def test_whoever_is_immune_to_cards_can_still_be_fought(monkeypatch: Patch) -> None:
    immune(monkeypatch, "ghoul-minion", "event")
    t = scene("arkham").investigator(ROLAND).enemy("ghoul-minion", engaged=ROLAND).token("0")
    t.answer(f"fight:{MINION}")
    assert t.foe(MINION).damage == 1
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-IMM-02", "AHC-TGT-03")
def test_an_immune_enemy_cannot_be_chosen(monkeypatch: Patch) -> None:
    immune(monkeypatch, "ghoul-minion", "player-card")
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01018"], hand=["sneak-attack", "cunning-distraction"])
    t.enemy("ghoul-minion", engaged=ROLAND, exhausted=True)
    for key in ("use:beat-cop-01018-1", "play:sneak-attack", "play:cunning-distraction"):
        assert not t.offers(key)
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01018"])
    t.enemy("ghoul-minion", engaged=ROLAND).enemy("acolyte", engaged=ROLAND)
    t.answer("use:beat-cop-01018-1")
    assert t.enemies_at("hallway") == [MINION]  # the other one was the only choice
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-IMM-03", "AHC-CAN-06")
def test_what_comes_from_an_immune_card_is_not_immune(monkeypatch: Patch) -> None:
    immune(monkeypatch, "rotting-remains", "player-card")
    t = scene("arkham").investigator(AGNES, hand=["ward-of-protection"]).draws("rotting-remains")
    t.answer("play:ward-of-protection")
    assert (t.who(AGNES).horror, t.discarded()) == (1, ["rotting-remains"])
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-IMM-04")
def test_what_has_been_laid_on_a_card_stays_when_it_becomes_immune() -> None:
    t = scene("arkham").investigator(ROLAND).enemy("icy-ghoul", engaged=ROLAND)
    t.s.until("round", "fight", "icy-ghoul-1", -1)
    before = stat(t.s, "fight", t.foe("icy-ghoul-1"))
    t.s.until("round", "immune-event", "icy-ghoul-1")
    assert stat(t.s, "fight", t.foe("icy-ghoul-1")) == before
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-IMM-05", "AHC-LST-03")
def test_a_lasting_effect_is_only_for_those_whom_it_found(event: Callable[[Text], str], monkeypatch: Patch) -> None:
    def weaken(s: Table, who: Investigator) -> None:
        lasting_on_each(s, "round", "fight", s.enemies_at(who.location), -1)

    immune(monkeypatch, "ravenous-ghoul", "event")
    t = scene("arkham").investigator(ROLAND, hand=["emergency-cache"]).enemy("ghoul-minion", at="hallway")
    t.enemy("ravenous-ghoul", at="hallway").enemy("icy-ghoul", at="cellar")
    t.answer(event(weaken))
    immune(monkeypatch, "ravenous-ghoul")
    t.foe("icy-ghoul-1").location = "hallway"  # it comes later
    fights = [stat(t.s, "fight", t.foe(key)) - t.foe(key).card.fight for key in (MINION, RAVENOUS, "icy-ghoul-1")]
    assert fights == [-1, 0, 0]
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-IMM-06")
def test_an_immune_card_may_be_a_price(monkeypatch: Patch) -> None:
    immune(monkeypatch, "beat-cop-01018", "player-card")
    t = scene("arkham").investigator(ROLAND, assets=["beat-cop-01018"]).enemy("acolyte", engaged=ROLAND)
    t.answer("use:beat-cop-01018-1")
    assert (t.assets(ROLAND), t.s.enemies) == ([], [])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-IMM-01", "AHC-IMM-02")
def test_an_asset_that_is_immune_to_treacheries_is_spared(monkeypatch: Patch) -> None:
    immune(monkeypatch, "knife", "treachery")
    t = scene("arkham").investigator(ROLAND, assets=["knife", "flashlight"]).draws("crypt-chill").token("-4")
    t.begin()
    assert t.assets(ROLAND) == ["knife-1"]
    assert not is_immune(t.s, t.card("knife-1"))  # nothing of that kind is under way any more
    assert t.asked() == "0 scene-ends"


# ---- later -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-DEL-03", "AHC-DEL-01", "AHC-DEL-02")
def test_a_delayed_effect_strikes_whoever_is_there_then(event: Callable[[Text], str], monkeypatch: Patch) -> None:
    def strike(s: Table, who: Investigator) -> Flow[None]:
        for enemy in s.enemies_at("attic"):
            yield from damage_enemy(s, enemy, 1)

    monkeypatch.setitem(registers.DELAYED, "bell-tolls", ("at-end-of-turn", strike))
    t = scene("arkham", 2).investigator(ROLAND, hand=["emergency-cache"]).investigator(DAISY)
    t.enemy("ghoul-minion", at="attic").enemy("ravenous-ghoul", at="cellar")
    t.answer(event(lambda s, who: delay(s, who, "bell-tolls")))
    assert t.foe(MINION).damage == 0
    t.foe(MINION).location, t.foe(RAVENOUS).location = "cellar", "attic"  # they change places meanwhile
    t.answer("end-turn")
    assert (t.foe(MINION).damage, t.foe(RAVENOUS).damage, t.s.lasting) == (0, 1, [])
    assert t.asked() == "1 your-action"


# ---- numbers ---------------------------------------------------------------------------------------------------------


def changed(monkeypatch: Patch, register: dict[str, list[Constant]], key: str, name: str, n: int) -> None:
    """A card in play changes a value of the Ghoul Minion."""

    def value(s: Table, this: Thing, whose: Thing) -> int:
        return n if isinstance(whose, Enemy) and whose.card.key == "ghoul-minion" else NO_CHANGE[id(register)]

    monkeypatch.setitem(register, key, [Constant(key, name, value)])


NO_CHANGE = {id(registers.FACTORS): 2, id(registers.FIXED): -1, id(registers.CONSTANTS): 0}


@pytest.mark.rule("AHC-MOD-03", "AHC-MOD-04")
def test_a_half_is_rounded_up_when_everything_is_reckoned(monkeypatch: Patch) -> None:
    changed(monkeypatch, registers.FACTORS, "knife", "fight", 1)
    changed(monkeypatch, registers.CONSTANTS, "flashlight", "fight", 1)
    t = scene("arkham").investigator(ROLAND, assets=["knife", "flashlight"]).enemy("ghoul-minion", engaged=ROLAND)
    t.enemy("acolyte", engaged=ROLAND)
    assert stat(t.s, "fight", t.foe(MINION)) == 2  # (2 + 1) / 2, rounded up
    assert stat(t.s, "fight", t.foe("acolyte-1")) == 3
    t.who(ROLAND).assets += t.who(ROLAND).assets[:1]  # a second half
    t.s.changed()
    assert stat(t.s, "fight", t.foe(MINION)) == 1  # 3 / 4: not 2 / 2 rounded twice
    t.who(ROLAND).assets.pop()
    t.s.changed()
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-PRI-04")
@pytest.mark.parametrize(("chosen", "fight"), [("knife-1", 5), ("flashlight-1", 1)])
def test_the_lead_decides_which_of_two_constant_abilities_holds(monkeypatch: Patch, chosen: str, fight: int) -> None:
    changed(monkeypatch, registers.FIXED, "knife", "fight", 5)
    changed(monkeypatch, registers.FIXED, "flashlight", "fight", 1)
    t = scene("arkham", 2).investigator(ROLAND, assets=["knife"], hand=["flashlight"]).investigator(DAISY)
    t.enemy("ghoul-minion", at="attic").at("investigation-turn", turn=0, lead=1)
    assert stat(t.s, "fight", t.foe(MINION)) == 5
    t.s.until("game", "combat", ROLAND, 1)
    t.answer("play:flashlight", f"1 prevails:{chosen}")
    assert stat(t.s, "combat", t.who(ROLAND)) == 5  # what else lasts is left as it is
    assert stat(t.s, "fight", t.foe(MINION)) == fight
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-PRI-04")
def test_where_two_cards_say_the_same_nobody_is_asked_which_prevails(monkeypatch: Patch) -> None:
    changed(monkeypatch, registers.FIXED, "knife", "fight", 5)
    changed(monkeypatch, registers.FIXED, "flashlight", "fight", 5)
    t = scene("arkham").investigator(ROLAND, assets=["knife"], hand=["flashlight"]).enemy("ghoul-minion", at="attic")
    t.answer("play:flashlight")
    assert (stat(t.s, "fight", t.foe(MINION)), t.s.lasting) == (5, [])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-PRI-04")
def test_a_value_may_be_said_to_be_nothing(monkeypatch: Patch) -> None:
    changed(monkeypatch, registers.FIXED, "knife", "fight", 0)
    t = scene("arkham").investigator(ROLAND, assets=["knife"]).enemy("ghoul-minion", at="attic")
    assert stat(t.s, "fight", t.foe(MINION)) == 0


@pytest.mark.rule("AHC-LTX-01", "AHC-LTX-03")
def test_a_discount_changes_what_is_paid_for_x_but_not_x(event: Callable[[Text], str], monkeypatch: Patch) -> None:
    monkeypatch.setattr(registers, "X_COSTS", registers.X_COSTS)
    registers.X_COSTS.append("emergency-cache")
    monkeypatch.setitem(registers.COST_CHANGES, "knife", lambda s, this, who, card: -2)
    try:
        t = scene("arkham").investigator(ROLAND, assets=["knife"], hand=["emergency-cache"], resources=3)
        t.answer(event(lambda s, who: setattr(who, "clues", s.x)))
        assert t.options() == [f"x:{x}" for x in range(6)]
        t.answer("x:5")
        assert (t.who(ROLAND).clues, t.who(ROLAND).resources) == (5, 0)
        assert t.asked() == "0 your-action"
    finally:
        registers.X_COSTS.remove("emergency-cache")


# ---- words -----------------------------------------------------------------------------------------------------------


class DiscardAnyNumber(Verb):
    def run(self, s: Table, who: Investigator) -> Flow[None]:
        options = [Option(card, "discard", (card.key,)) for card in who.hand]
        for card in (yield from choose_any_number(s, who, "discard-from-hand", options)):
            who.hand.remove(card)
            who.deck.discard.append(card)

    def say(self) -> Any:
        raise NotImplementedError


@pytest.mark.rule("AHC-TGT-05", "AHC-THN-01")
@pytest.mark.parametrize(("chosen", "resources"), [([], 5), (["discard:knife"], 8)])
def test_none_of_any_number_is_no_success(event: Callable[[Text], str], chosen: list[str], resources: int) -> None:
    effect = DiscardAnyNumber() & Then(GainResources(3))
    t = scene("arkham").investigator(ROLAND, hand=["emergency-cache", "knife"])
    t.answer(event(effect.run), chosen)
    assert t.who(ROLAND).resources == resources
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-MAY-02")
@pytest.mark.parametrize(("answer", "resources"), [("yes", 6), ("no", 5)])
def test_may_without_a_name_is_for_who_controls_the_card(monkeypatch: Patch, answer: str, resources: int) -> None:
    def gift(s: Table, who: Investigator) -> Flow[None]:
        if (yield from controller_may(s, who, "disengage-all")):
            GainResources(1).run(s, who)

    def anybody(s: Table, who: Investigator) -> Deed:
        assert s.moment is not None
        assert s.moment.who is not None
        return gift(s, s.moment.who)

    ability = Ability("knife", 1, "at-end-of-turn", anybody, always, True, registers.FREE, None, False)
    monkeypatch.setitem(registers.ABILITIES, "knife", [ability])
    t = scene("arkham", 2).investigator(ROLAND).investigator(DAISY, assets=["knife"])
    t.answer("end-turn", f"1 {answer}")
    assert t.who(ROLAND).resources == resources
    assert t.asked() == "1 your-action"


@pytest.mark.rule("AHC-OWN-05", "AHC-OWN-06")
def test_who_controlled_a_card_has_discarded_it_whoever_owns_it(monkeypatch: Patch) -> None:
    mine = registers.ABILITIES.get("knife", [])

    def yours(s: Table, who: Investigator) -> bool:
        return s.moment is not None and s.moment.who is who

    ability = Ability("knife", 1, "after-discarded", Draw().run, yours, True, registers.FREE, None, False)
    monkeypatch.setitem(registers.ABILITIES, "knife", [*mine, ability])
    t = scene("arkham", 2).investigator(ROLAND, assets=["beat-cop-01018", "knife"], deck=["guts"])
    t.investigator(DAISY, assets=["knife"], deck=["guts"]).enemy("acolyte", engaged=ROLAND)
    t.card("beat-cop-01018-1").owner = 1  # Daisy's, under Roland's control
    cop = PLAYER_CARDS["beat-cop-01018"]
    t.who(ROLAND).owned.remove(cop)
    t.who(DAISY).owned.append(cop)
    t.script("deck-roland-banks", "guts")
    t.answer("use:beat-cop-01018-1")
    assert t.discarded(DAISY) == ["beat-cop-01018"]
    assert (t.hand(ROLAND), t.hand(DAISY)) == (["guts"], [])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-OWN-06")
def test_what_nobody_controlled_nobody_has_discarded(monkeypatch: Patch) -> None:
    mine = registers.ABILITIES.get("knife", [])
    ability = Ability("knife", 1, "after-discarded", Draw().run, always, True, registers.FREE, None, False)
    monkeypatch.setitem(registers.ABILITIES, "knife", [*mine, ability])
    t = scene("arkham").investigator(ROLAND, assets=["knife"], deck=["guts"]).attached("obscuring-fog", "hallway")
    t.location("hallway", clues=1).token("0").answer("investigate")
    assert (t.discarded(), t.hand(ROLAND)) == (["obscuring-fog"], [])
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-DMG-02", "AHC-DMG-11")
def test_where_nothing_is_dealt_nothing_is_assigned(monkeypatch: Patch) -> None:
    """An attack without damage or horror: what answers an assignment has nothing to answer."""
    gain = GainResources(1).run
    ability = Ability("knife", 1, "when-harm-assigned", gain, always, True, registers.FREE, None, False)
    monkeypatch.setitem(registers.ABILITIES, "knife", [ability])
    monkeypatch.setattr(ENEMIES["ghoul-minion"], "damage", 0)
    monkeypatch.setattr(ENEMIES["ghoul-minion"], "horror", 0)
    t = scene("arkham").investigator(ROLAND, assets=["knife"]).enemy("ghoul-minion", engaged=ROLAND)
    t.at("enemy-attacks").halt("enemy-ends")
    assert t.asked() == "0 scene-ends"
    assert t.who(ROLAND).resources == 5


@pytest.mark.rule("AHC-FW46-01", "AHC-FW46-02", "AHC-FW46-03", "AHC-LST-05")
@pytest.mark.parametrize(("point", "left"), [("at-end-of-phase", 1), ("when-round-ends", 0), ("at-end-of-round", 0)])
def test_the_upkeep_phase_ends_before_the_round(monkeypatch: Patch, point: str, left: int) -> None:
    """What is for the phase is over when its end is answered, what is for the round when that of the round is."""

    def count(s: Table, who: Investigator) -> None:
        who.resources = len(s.lasting)

    ability = Ability("knife", 1, point, count, always, True, registers.FREE, None, False)
    monkeypatch.setitem(registers.ABILITIES, "knife", [ability])
    t = scene("arkham").investigator(ROLAND, assets=["knife"]).at("upkeep-ends").halt("mythos-begins")
    t.s.until("phase", "combat", ROLAND, 1)
    t.s.until("round", "combat", ROLAND, 1)
    assert t.asked() == "0 scene-ends"
    assert t.who(ROLAND).resources == left


@pytest.mark.rule("AHC-FW32-01", "AHC-HUN-01")
def test_a_hunter_that_has_left_play_meanwhile_hunts_no_more(monkeypatch: Patch) -> None:
    def drive_away(s: Table, who: Investigator) -> None:
        for enemy in s.enemies[:]:
            if enemy.engaged != who.seat:
                discard(s, enemy)

    ability = Ability("knife", 1, "after-engaged", drive_away, always, True, registers.FREE, None, False)
    monkeypatch.setitem(registers.ABILITIES, "knife", [ability])
    t = scene("arkham").investigator(ROLAND, assets=["knife"])
    t.enemy("swarm-of-rats", at="attic").enemy("swarm-of-rats", at="cellar").at("enemy-hunters").halt("enemy-attacks")
    t.answer("hunts:swarm-of-rats-1")
    assert [told.args["enemy"] for told in t.heard(0, "enemy-moved")] == ["swarm-of-rats-1"]
    assert t.discarded() == ["swarm-of-rats"]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-FGT-03", "AHC-GLD-02")
@pytest.mark.parametrize(("token", "resources"), [("0", 6), ("-4", 5)])
def test_an_attack_may_bring_more_than_damage(
    event: Callable[[Text], str], monkeypatch: Patch, token: str, resources: int
) -> None:
    t = scene("arkham").investigator(ROLAND, hand=["emergency-cache"]).enemy("ghoul-minion").token(token)
    t.foe(MINION).exhausted = True
    t.answer(event(Fight(riders=(IfSucceeded(GainResources(1)),)).run))
    assert t.who(ROLAND).resources == resources
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-MAS-05")
def test_a_massive_enemy_that_has_left_play_attacks_nobody_else(monkeypatch: Patch) -> None:
    def away(s: Table, who: Investigator) -> None:
        take_away(s, s.enemies[0])

    ability = Ability("knife", 1, "after-enemy-attacks", away, always, True, registers.FREE, None, False)
    monkeypatch.setitem(registers.ABILITIES, "knife", [ability])
    t = scene("arkham", 2).investigator(ROLAND, assets=["knife"]).investigator(DAISY).enemy("umordhoth", at="hallway")
    t.at("enemy-attacks").halt("enemy-ends").answer("attacked:roland-banks")
    assert (t.who(ROLAND).damage, t.who(DAISY).damage) == (3, 0)
    assert [told.args["who"] for told in t.heard(0, "enemy-attacks")] == [ROLAND]
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-ST6-01", "AHC-ST6-02")
@pytest.mark.parametrize(("token", "resources"), [("0", 5), ("-4", 6)])
def test_what_answers_a_test_that_would_fail_has_no_say_in_one_that_succeeds(
    monkeypatch: Patch, token: str, resources: int
) -> None:
    gain = GainResources(1).run
    ability = Ability("knife", 1, "would-fail", gain, always, True, registers.FREE, None, False)
    monkeypatch.setitem(registers.ABILITIES, "knife", [ability])
    t = scene("arkham").investigator(ROLAND, assets=["knife"]).location("hallway", clues=1).token(token)
    t.answer("investigate")
    assert t.who(ROLAND).resources == resources
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ST7-01", "AHC-ELM-01")
@pytest.mark.parametrize(("horror", "resources"), [(0, 6), (4, 5)])
def test_nothing_comes_after_the_test_of_who_has_fallen_in_it(monkeypatch: Patch, horror: int, resources: int) -> None:
    gain = GainResources(1).run
    ability = Ability("knife", 1, "after-test-fails", gain, always, True, registers.FREE, None, False)
    monkeypatch.setitem(registers.ABILITIES, "knife", [ability])
    t = scene("arkham", 2).investigator(ROLAND, horror=horror).investigator(DAISY, assets=["knife"])
    t.draws("rotting-remains").token("-1").begin()
    assert (t.who(ROLAND).gone, t.who(DAISY).resources) == (horror == 4, resources)
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-CLU-06", "AHC-EFF-04")
def test_a_clue_that_is_taken_before_a_discovery_is_not_discovered_again(monkeypatch: Patch) -> None:
    """Roland strikes an enemy down when Daisy would discover the last clue, and finds it himself."""

    def strike(s: Table, who: Investigator) -> Deed:
        return damage_enemy(s, s.enemies[0], 1, who)

    def can(s: Table, who: Investigator) -> bool:
        return bool(s.enemies)

    ability = registers.Ability("knife", 1, "would-discover-clues", strike, can, False, registers.FREE, None, False)
    monkeypatch.setitem(registers.ABILITIES, "knife", [ability])
    t = scene("arkham", 2).investigator(DAISY, hand=["working-a-hunch"]).investigator(ROLAND, assets=["knife"])
    t.location("hallway", clues=1).enemy("swarm-of-rats", at="hallway", exhausted=True)
    t.answer("play:working-a-hunch", "1 use:knife-1", "1 use:roland-banks")
    assert (t.who(ROLAND).clues, t.who(DAISY).clues, t.clues_at("hallway")) == (1, 0, 0)
    assert t.asked() == "0 your-action"
