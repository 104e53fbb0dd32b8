"""The Devourer Below: set-up by the log, agendas, acts, every place, Umôrdhoth, the chaos tokens, and every end."""

from __future__ import annotations

from collections import Counter

import pytest

import seance
from seance.engine.texts import texts
from seance.games.arkham.check.scene import ArkhamScene
from seance.games.arkham.rules.campaign import LITA
from seance.games.arkham.rules.state import Table
from seance.games.arkham.show.drawing import draw
from seance.testing import scene

ROLAND, WENDY, AGNES, SKIDS = "roland-banks", "wendy-adams", "agnes-baker", "skids-otoole"


def woods(seats: int = 1, **options: str) -> ArkhamScene:
    t: ArkhamScene = scene("arkham", seats=seats, scenario="the-devourer-below", **options)
    return t


def current(t: ArkhamScene) -> tuple[str, str]:
    return (t.s.act.key if t.s.act is not None else "", t.s.agenda.key if t.s.agenda is not None else "")


# ---- set-up ----------------------------------------------------------------------------------------------------------


def begin(
    *notes: str, away: tuple[str, ...] = (), hand: tuple[str, ...] = (), agents: str = "agents-of-yog"
) -> ArkhamScene:
    t = woods().noted(*notes).investigator(ROLAND, hand=list(hand))
    t.s.names_noted["cultists-who-got-away"] = list(away)
    t.s.locations.clear()
    t.s.set_aside.clear()
    t.script("agents", agents).at("set-up-scenario").halt("investigation-begins")
    return t


@pytest.mark.rule("AHC-SU10-02", "AHC-SU10-03", "AHC-SU10-05", "AHC-SU10-06")
def test_the_path_four_woods_and_an_unknown_set_of_agents() -> None:
    t = begin()
    t.begin()
    assert [place.key for place in t.s.locations] == ["main-path", *[f"arkham-woods-{n}" for n in (1, 2, 3, 4)]]
    assert t.who(ROLAND).location == "main-path"
    assert len(t.s.encounters) == 29
    assert Counter(card.set for card in t.s.encounters.rest)["agents-of-yog"] == 4
    assert sorted(card.key for card in t.s.set_aside) == ["ritual-site", "umordhoth"]
    assert t.s.bag.count("elder-thing") == 1
    assert t.s.doom() == 0
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-CAM-03")
@pytest.mark.parametrize(("away", "doom"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_cultists_who_got_away_bring_doom(away: int, doom: int) -> None:
    names = ("wolf-man-drew", "herman-collins", "peter-warren", "victoria-devereux", "ruth-turner", "the-masked-hunter")
    t = begin(away=names[:away])
    t.begin()
    assert t.s.agenda is not None
    assert t.s.agenda.doom == doom
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-CAM-03")
def test_past_midnight_everybody_comes_with_two_cards_less() -> None:
    t = begin("past-midnight", hand=("knife", "guts", "machete"))
    t.script("hand", "knife", "guts").begin()
    assert t.hand(ROLAND) == ["machete"]
    assert t.asked() == "0 scene-ends"


def test_a_ghoul_priest_who_lives_is_in_the_woods() -> None:
    t = begin("ghoul-priest-alive")
    t.begin()
    assert len(t.s.encounters) == 30
    assert t.asked() == "0 scene-ends"


# ---- agendas ---------------------------------------------------------------------------------------------------------


def test_death_to_the_intruders_brings_a_monster_with_doom() -> None:
    t = woods().investigator(ROLAND, at="main-path").agenda("the-arkham-woods", doom=4)
    t.encounters("acolyte", "goat-spawn", discard=("ancient-evils",))
    t.script("encounters", "acolyte", "goat-spawn").at("mythos-check").halt("mythos-draws").begin()
    assert t.foe("goat-spawn-1").location == "main-path"
    assert t.foe("goat-spawn-1").doom == 1
    assert t.discarded() == ["acolyte"]
    assert current(t)[1] == "the-ritual-begins"
    assert t.asked() == "0 scene-ends"


def test_while_the_ritual_lasts_every_enemy_is_fiercer() -> None:
    t = woods().investigator(ROLAND).agenda("the-ritual-begins").enemy("ravenous-ghoul", engaged=ROLAND).token("-1")
    t.answer("fight:ravenous-ghoul-1")  # 4 − 1 against 3 + 1
    assert t.foe("ravenous-ghoul-1").damage == 0
    t = woods().investigator(ROLAND).agenda("the-ritual-begins").enemy("ghoul-minion", engaged=ROLAND).token("0")
    t.answer("evade:ghoul-minion-1")  # 2 against 2 + 1
    assert t.foe("ghoul-minion-1").engaged == 0
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-WEA-05")
def test_the_will_of_umordhoth_drives_mad_for_good() -> None:
    t = woods(2).investigator(ROLAND, resources=4).investigator(AGNES).agenda("the-ritual-begins", doom=5)
    t.token("0", "+1").script("weaknesses", "paranoia")  # 3 against 6, 5 + 1 against 6
    t.at("mythos-check").halt("mythos-draws").begin()
    assert "paranoia" in [card.key for card in t.who(ROLAND).owned]
    assert t.who(ROLAND).resources == 0  # it was resolved as if drawn
    assert t.who(AGNES).owned == []
    assert current(t)[1] == "vengeance-awaits"
    assert t.asked() == "0 scene-ends"


def test_umordhoth_comes_before_anybody_has_found_the_site() -> None:
    t = woods().investigator(ROLAND, at="main-path").agenda("vengeance-awaits", doom=5)
    t.at("mythos-check").halt("mythos-draws").begin()
    assert t.foe("umordhoth-1").location == "ritual-site"
    assert current(t) == ("vengeance-awaits", "")  # act and agenda at once
    assert t.s.acts == []
    aim = t.begin().rules.aim(t.s, 0)
    assert aim is not None
    assert "defeat Umôrdhoth" in texts("en", "arkham").say(f"aim-{aim.key}", aim.args)
    assert "The Devourer Below" in draw(t.sees(0), "en", 80)[0]
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize("act", ["into-the-darkness", "disrupting-the-ritual"])
def test_umordhoth_takes_the_place_of_whoever_waited_at_the_site(act: str) -> None:
    t = woods().investigator(ROLAND, at="main-path").location("ritual-site").act(act)
    t.agenda("vengeance-awaits", doom=5).enemy("acolyte", at="ritual-site").enemy(
        "acolyte", at="main-path", exhausted=True
    )
    t.at("mythos-check").halt("mythos-draws").begin()
    assert t.enemies_at("ritual-site") == ["umordhoth-1"]
    assert t.enemies_at("main-path") == ["acolyte-2"]
    assert t.discarded() == ["acolyte"]
    assert t.asked() == "0 scene-ends"


def test_after_that_doom_does_not_matter_any_more() -> None:
    t = woods().investigator(ROLAND, at="main-path").agenda("vengeance-awaits", doom=5)
    t.at("mythos-check").halt("mythos-draws").begin()
    t = finale(woods().investigator(ROLAND, at="main-path")).at("mythos-doom").halt("mythos-draws")
    t.begin()
    assert t.s.agenda is None
    assert t.s.doom() == 0
    assert t.asked() == "0 scene-ends"


# ---- acts ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-CAM-03", "AHC-ACT-03")
def test_the_trail_leads_to_the_ritual_site_and_to_those_who_got_away() -> None:
    t = woods().investigator(ROLAND, at="main-path", clues=3)
    t.s.names_noted["cultists-who-got-away"] = ["ruth-turner", "the-masked-hunter"]
    t.answer("advance:investigating-the-trail")
    assert t.s.place("ritual-site") is not None
    assert not t.s.location("ritual-site").revealed
    assert t.enemies_at("main-path") == ["ruth-turner-1", "the-masked-hunter-1"]
    assert current(t)[0] == "into-the-darkness"
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ACT-07")
@pytest.mark.parametrize(("seats", "enemies"), [(1, ["goat-spawn-1"]), (3, ["goat-spawn-1", "acolyte-1"])])
def test_whoever_enters_the_ritual_site_is_expected(seats: int, enemies: list[str]) -> None:
    t = woods(seats).location("ritual-site", clues=1).act("into-the-darkness")
    for key in (ROLAND, WENDY, AGNES)[:seats]:
        t.investigator(key, at="main-path")
    t.encounters("goat-spawn", "ancient-evils", "acolyte", discard=("rotting-remains",))
    t.script("encounters", "goat-spawn", *(["ancient-evils", "acolyte"] if seats == 3 else []))
    t.answer("move:ritual-site")
    assert t.enemies_at("ritual-site") == enemies
    assert current(t)[0] == "disrupting-the-ritual"
    assert t.asked() == "0 your-action"


def test_elsewhere_nobody_is_expected() -> None:
    t = woods().location("ritual-site").place("arkham-woods-1", "arkham-woods-01155").act("into-the-darkness")
    t.investigator(ROLAND, at="main-path").answer("move:arkham-woods-1")
    assert current(t)[0] == "into-the-darkness"
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(
    ("skill", "token", "clues"), [("willpower", "0", 1), ("agility", "0", 0), ("agility", "+1", 1)]
)
def test_the_ritual_is_disrupted_clue_by_clue(skill: str, token: str, clues: int) -> None:
    t = woods().investigator(ROLAND, at="main-path", clues=2).act("disrupting-the-ritual").token(token)
    t.answer("activate:disrupting-the-ritual", f"with:{skill}")  # willpower 3, agility 2 against 3
    assert t.s.act is not None
    assert t.s.act.clues == clues
    assert t.who(ROLAND).clues == 1  # spent in any case
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-WIN-02", "AHC-TRA-08")
def test_resolution_1_the_ritual_is_broken() -> None:
    t = woods(2, mode="campaign").investigator(ROLAND, clues=1, at="main-path").investigator(AGNES)
    t.act("disrupting-the-ritual", clues=3).token("0").answer("activate:disrupting-the-ritual", "with:willpower")
    assert t.result == "won-ritual-broken"
    assert t.s.log_notes == ["ritual-broken"]
    assert [(who.mental, who.physical, who.xp) for who in t.s.investigators] == [(2, 0, 5), (2, 0, 5)]


@pytest.mark.rule("AHC-PIN-03", "AHC-WIN-02")
def test_resolution_2_umordhoth_is_repelled() -> None:
    t = woods(mode="campaign").investigator(ROLAND, at="ritual-site").location("ritual-site")
    finale(t).enemy("umordhoth", at="ritual-site", damage=9).token("+1")
    t.answer("fight:umordhoth-1")  # 4 + 1 against 5; health 6 + 4
    assert t.result == "won-umordhoth-repelled"
    assert t.happened("story", line="story-umordhoth-repelled")
    assert t.s.log_notes == ["umordhoth-repelled"]
    roland = t.who(ROLAND)
    assert (roland.physical, roland.mental, roland.xp) == (2, 2, 10)
    assert t.happened("experience-in-all", who=ROLAND, n=10)


def finale(t: ArkhamScene) -> ArkhamScene:
    """Vengeance Awaits is act and agenda."""
    t.agenda("vengeance-awaits")
    t.s.act, t.s.agenda, t.s.acts = t.s.agenda, None, []
    t.s.changed()
    return t


@pytest.mark.rule("AHC-WEA-06", "AHC-ACT-21")
def test_resolution_3_lita_is_given_up() -> None:
    t = woods(mode="campaign").location("ritual-site").investigator(ROLAND, at="ritual-site", assets=["lita-chantler"])
    finale(t).enemy("umordhoth", at="ritual-site", exhausted=True).script("weaknesses", "amnesia")
    t.answer("activate:umordhoth-1")
    roland = t.who(ROLAND)
    assert t.result == "survived-lita-sacrificed"
    assert LITA not in roland.owned
    assert "amnesia" in [card.key for card in roland.owned]
    assert (roland.physical, roland.mental, roland.xp) == (2, 2, 0)


@pytest.mark.rule("AHC-AOO-01")
def test_umordhoth_may_strike_down_who_would_give_her_up() -> None:
    t = woods(2, mode="campaign").location("ritual-site").investigator(SKIDS, at="ritual-site", damage=7, horror=5)
    t.investigator(ROLAND, at="main-path").story_asset("lita-chantler", owner=SKIDS)
    finale(t).enemy("umordhoth", at="ritual-site").halt("investigation-turn-ends")
    brave = ["take:skids-otoole"] * 3  # Lita is spared, for now
    t.answer("activate:umordhoth-1", brave, brave, "suffer:physical")
    assert t.happened("enemy-attacks", enemy="umordhoth-1", opportunity=True)
    assert t.who(SKIDS).defeated
    assert t.s.resolution == ""
    assert t.asked() == "0 scene-ends"


def test_nobody_is_given_up_who_is_not_there() -> None:
    t = finale(woods().location("ritual-site").investigator(ROLAND, at="ritual-site"))
    t.enemy("umordhoth", at="ritual-site", exhausted=True).begin()
    assert not t.offers("activate:umordhoth-1")
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-ELM-13", "AHC-KLD-02")
def test_no_resolution_arkham_succumbs() -> None:
    t = woods(mode="campaign").investigator(ROLAND, at="main-path")
    t.answer("resign:main-path")
    assert t.result == "lost-arkham-succumbed"
    assert t.who(ROLAND).killed == "killed"
    assert t.who(ROLAND).xp == 0


# ---- places ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-MOV-03")
def test_the_main_path_leads_everywhere_and_every_wood_back_to_it() -> None:
    t = woods().place("arkham-woods-1", "arkham-woods-01152").place("arkham-woods-2", "arkham-woods-01151")
    t.place("arkham-woods-3", "arkham-woods-01153").location("ritual-site").investigator(ROLAND, at="main-path")
    t.begin()
    for place in ("arkham-woods-1", "arkham-woods-2", "arkham-woods-3", "ritual-site"):
        assert t.offers(f"move:{place}"), place
    t = woods().place("arkham-woods-1", "arkham-woods-01152").place("arkham-woods-2", "arkham-woods-01151")
    t.place("arkham-woods-3", "arkham-woods-01153").investigator(ROLAND, at="arkham-woods-1")
    t.begin()
    assert t.offers("move:main-path")
    assert t.offers("move:arkham-woods-2")  # the Old House lies beside the Twisting Paths
    assert not t.offers("move:arkham-woods-3")
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("token", "harm"), [("+1", (0, 0)), ("0", (1, 1))])
def test_unhallowed_ground_hurts_who_is_weak(token: str, harm: tuple[int, int]) -> None:
    t = woods().place("arkham-woods-1", "arkham-woods-01150").investigator(ROLAND, at="main-path").token(token)
    t.answer("move:arkham-woods-1")  # 3 against 4
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == harm
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CAN-01")
@pytest.mark.parametrize(("token", "where"), [("0", "main-path"), ("-1", "arkham-woods-1")])
def test_twisting_paths_let_go_of_who_finds_the_way(token: str, where: str) -> None:
    t = woods().place("arkham-woods-1", "arkham-woods-01151").investigator(ROLAND, at="arkham-woods-1").token(token)
    t.answer("move:main-path")
    assert t.who(ROLAND).location == where
    assert t.who(ROLAND).spent == 1
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(
    ("card", "skill"),
    [("arkham-woods-01152", "willpower"), ("arkham-woods-01153", "agility"), ("arkham-woods-01154", "combat")],
)
def test_some_woods_are_investigated_with_another_skill(card: str, skill: str) -> None:
    t = (
        woods()
        .place("arkham-woods-1", card)
        .investigator(ROLAND, at="arkham-woods-1")
        .location("arkham-woods-1", clues=1)
    )
    t.token("-1").answer("investigate")  # shroud 2; willpower 3, agility 2, combat 4
    assert t.happened("test-begins", skill=skill)
    assert t.who(ROLAND).clues == (0 if skill == "agility" else 1)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-MUS-02")
def test_the_quiet_glade_heals_once_per_turn() -> None:
    t = (
        woods()
        .place("arkham-woods-1", "arkham-woods-01155")
        .investigator(ROLAND, at="arkham-woods-1", damage=2, horror=2)
    )
    t.answer("activate:arkham-woods-1", "heal-horror:roland-banks")
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (2, 1)
    assert t.refusal("activate:arkham-woods-1") == "AHC-LIM-01"
    t = woods().place("arkham-woods-1", "arkham-woods-01155").investigator(ROLAND, at="arkham-woods-1")
    t.begin()
    assert not t.offers("activate:arkham-woods-1")
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("clues", "then"), [(1, 4), (4, 4), (5, 5)])
def test_the_ritual_site_is_filled_up_with_clues(clues: int, then: int) -> None:
    t = woods(2).location("ritual-site", clues=clues).investigator(ROLAND).investigator(WENDY)
    t.at("upkeep-ends").halt("mythos-begins").begin()
    assert t.clues_at("ritual-site") == then
    assert t.asked() == "0 scene-ends"


@pytest.mark.rule("AHC-LOC-05")
def test_which_wood_it_is_shows_when_somebody_gets_there() -> None:
    t = woods().investigator(ROLAND, at="main-path")
    t.unknown("arkham-woods", "arkham-woods-01150", "arkham-woods-01155", n=1)
    t.script("locations", "arkham-woods-01155").answer("move:arkham-woods")
    assert t.s.location("arkham-woods").card.key == "arkham-woods-01155"
    assert t.asked() == "0 your-action"


# ---- Umôrdhoth -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AHC-MAS-01", "AHC-MAS-04")
def test_umordhoth_is_ready_again_after_every_turn() -> None:
    t = finale(woods().location("ritual-site").investigator(ROLAND, at="main-path"))
    t.enemy("umordhoth", at="ritual-site", exhausted=True).halt("investigation-next").answer("end-turn")
    assert not t.foe("umordhoth-1").exhausted
    assert t.asked() == "0 scene-ends"


@pytest.mark.parametrize("hand", [["knife", "guts"], []])
def test_umordhoths_wrath_takes_cards_or_hurts_for_each_point(hand: list[str]) -> None:
    t = woods().investigator(ROLAND, at="main-path", hand=hand).draws("umordhoths-wrath").token("0")  # 3 against 5
    if hand:
        t.answer([], "discard-cards:1", ["discard:knife"], "take-both:1:1")
        assert t.hand(ROLAND) == ["guts"]
        assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (1, 1)
    else:
        t.begin()
        assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (2, 2)
    assert t.asked() == "0 scene-ends"


def test_umordhoths_wrath_is_borne() -> None:
    t = woods().investigator(AGNES, at="main-path").draws("umordhoths-wrath").token("0")
    t.begin()
    assert (t.who(AGNES).damage, t.who(AGNES).horror) == (0, 0)
    assert t.asked() == "0 scene-ends"


# ---- chaos tokens ----------------------------------------------------------------------------------------------------


def investigating(difficulty: str) -> ArkhamScene:
    """Roland (intellect 3) on the Main Path (shroud 2), one Monster beside him and one elsewhere."""
    t = woods(difficulty=difficulty).investigator(ROLAND, at="main-path").location("main-path", clues=2)
    t.s.bag.append("elder-thing")
    t.location("ritual-site").enemy("ghoul-minion", at="main-path", exhausted=True)
    return t.enemy("goat-spawn", at="ritual-site")


def test_the_skull_counts_monsters() -> None:
    t = investigating("standard").token("skull")
    t.answer("investigate")  # 3 − 2 against 2
    assert t.who(ROLAND).clues == 0
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CHT-04", "AHC-ST8-03")
def test_the_hard_skull_brings_a_monster_after_a_failure() -> None:
    t = investigating("hard").encounters("acolyte", "ravenous-ghoul").token("skull")
    t.answer("investigate")  # 3 − 3 against 2
    assert t.foe("ravenous-ghoul-1").engaged == 0
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-NEA-01")
@pytest.mark.parametrize(("difficulty", "doom"), [("easy", 1), ("expert", 2)])
def test_the_cultist_brings_doom_to_the_nearest_enemy(difficulty: str, doom: int) -> None:
    t = investigating(difficulty).token("cultist")
    t.answer("investigate")
    assert (t.foe("ghoul-minion-1").doom, t.foe("goat-spawn-1").doom) == (doom, 0)
    assert t.asked() == "0 your-action"


@pytest.mark.parametrize(("difficulty", "harm"), [("standard", (1, 0)), ("hard", (1, 1))])
def test_the_tablet_claws_where_a_monster_is(difficulty: str, harm: tuple[int, int]) -> None:
    t = investigating(difficulty).token("tablet")
    t.answer("investigate")
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == harm
    t = woods(difficulty=difficulty).investigator(ROLAND, at="main-path").location("main-path", clues=2).token("tablet")
    t.answer("investigate")
    assert (t.who(ROLAND).damage, t.who(ROLAND).horror) == (0, 0)
    assert t.asked() == "0 your-action"


@pytest.mark.rule("AHC-CHT-02")
def test_the_elder_thing_calls_for_another_token_when_an_ancient_one_is_there() -> None:
    t = investigating("easy").token("elder-thing")
    t.answer("investigate")
    assert t.happened("test-failed", who=ROLAND)
    t = investigating("easy").enemy("umordhoth", at="ritual-site", exhausted=True).token("elder-thing", "+1")
    t.answer("investigate")
    assert len(t.s.bag) == 17  # both are back
    assert t.asked() == "0 your-action"


# ---- what nobody knows -----------------------------------------------------------------------------------------------


def test_whose_agents_they_are_is_imagined_anew_until_one_shows_itself() -> None:
    game = seance.new("arkham", seats=1, seed=5, mode="standalone", scenario="the-devourer-below")
    while game.ask is not None and game.ask.prompt != "your-action":
        game.answer(0)
    sets: set[str] = set()
    for seed in range(12):
        world = game.determinize(seat=0, seed=seed)
        assert world is not None
        assert isinstance(world.state, Table)
        sets |= {card.set for card in world.state.encounters.rest if card.set.startswith("agents")}
        assert len(world.state.encounters) == 29
    assert len(sets) > 1


# ---- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 3])
def test_a_random_night_comes_to_its_end(seats: int) -> None:
    game = seance.new("arkham", seats=seats, seed=seats, mode="standalone", scenario="the-devourer-below")
    for number in range(9000):
        if game.ask is None:
            break
        game.answer(number * 7919 % len(game.ask.options))
    assert game.result in ("won-standalone", "lost-standalone")


def test_a_whole_campaign_comes_to_its_end() -> None:
    game = seance.new("arkham", seats=2, seed=3, mode="campaign")
    for number in range(20000):
        if game.ask is None:
            break
        game.answer(number * 7919 % len(game.ask.options))
    assert game.result is not None
