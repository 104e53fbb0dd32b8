"""What the planner thinks of positions, and that it does the obvious thing."""

from __future__ import annotations

from typing import Any

from seance import new
from seance.bots.base import choice_of
from seance.bots.planner import Planner
from seance.games.arkham.check.scene import ArkhamScene
from seance.games.arkham.mind.bosses import danger
from seance.games.arkham.mind.evaluation import slipping, worth
from seance.games.arkham.mind.planner import MIND, is_kept
from seance.games.arkham.mind.work import rounds_left
from seance.testing import scene

ROLAND, SKIDS = "roland-banks", "skids-otoole"


def house(act: str = "the-barrier", **roland: object) -> ArkhamScene:
    """Roland's turn in the hallway of the house, Skids beside him."""
    t = scene("arkham", seats=2)
    assert isinstance(t, ArkhamScene)
    return t.investigator(ROLAND, **roland).investigator(SKIDS).act(act)  # type: ignore[arg-type]


def value(t: ArkhamScene) -> float:
    return worth(t.sees(0))


def choice(t: ArkhamScene) -> str:
    game: Any = t.begin()
    chosen = choice_of(Planner(MIND, 1), game, game.ask)
    assert isinstance(chosen, int)
    return str(game.ask.keys[chosen])


# ---- positions -------------------------------------------------------------------------------------------------------


def test_clues_weapons_and_friends_are_good_and_wounds_enemies_and_doom_are_bad() -> None:
    plain = value(house())
    assert value(house(clues=2)) > plain
    assert value(house(assets=["machete"])) > plain
    assert value(house(assets=["beat-cop-01018"])) > plain
    assert value(house(horror=3)) < plain
    assert value(house().enemy("ghoul-minion", engaged=ROLAND)) < plain
    assert value(house().agenda("rise-of-the-ghouls")) < plain


def test_rounds_are_those_that_all_agendas_leave() -> None:
    assert rounds_left(house().agenda("rise-of-the-ghouls", doom=6).sees(0)) > rounds_left(
        house().agenda("theyre-getting-out", doom=6).sees(0)
    )


def test_the_last_fight_is_less_dangerous_with_a_weapon_and_somebody_to_lean_on() -> None:
    bare, armed = danger(house().sees(0)), danger(house(assets=["machete"]).sees(0))
    both = danger(house(assets=["machete", "beat-cop-01018"]).sees(0))
    assert both < armed < bare


def test_an_enemy_who_falls_with_the_last_one_may_lie_dead_in_the_view() -> None:
    t = house("what-have-you-done", hand=["dynamite-blast"], resources=5).enemy("ghoul-priest", at="hallway", damage=9)
    t.enemy("ravenous-ghoul", at="hallway")
    assert choice(t) == "play:dynamite-blast"


def test_a_lost_scenario_is_no_better_than_a_hard_one() -> None:
    """Nobody is left to fight, so there was no danger either, and Dodge stayed in the hand."""
    t = scene("arkham").investigator(ROLAND, hand=["dodge"], damage=7, horror=3, resources=2)
    t.act("what-have-you-done").enemy("ghoul-priest", engaged=ROLAND).at("enemy-attacks")
    t.begin()
    assert t.asked() == "0 when-enemy-attacks"
    assert choice(t) == "play:dodge"


def test_it_is_less_dangerous_while_its_enemy_is_exhausted_and_somebody_can_still_strike() -> None:
    def fight(exhausted: bool) -> float:
        t = house("what-have-you-done", assets=["machete"])
        return danger(t.enemy("ghoul-priest", at="hallway", exhausted=exhausted).sees(0))

    assert fight(exhausted=True) < fight(exhausted=False)


# ---- actions ---------------------------------------------------------------------------------------------------------


def test_who_is_armed_and_engaged_fights_and_does_not_search() -> None:
    t = house(assets=["machete"], at="attic").location("attic", clues=4).enemy("ghoul-minion", engaged=ROLAND)
    assert choice(t) == "fight-with:ghoul-minion-1:machete-1"


def test_who_is_alone_with_clues_searches() -> None:
    assert choice(house(at="attic").location("attic", clues=4)) == "investigate"


def test_a_weapon_is_played_before_anything_is_fought() -> None:
    assert choice(house("trapped", hand=["machete", "guts"])) == "play:machete"


def test_the_last_blow_is_struck_rather_than_a_card_drawn() -> None:
    t = house("what-have-you-done", assets=["machete"], damage=4)
    assert choice(t.enemy("ghoul-priest", engaged=ROLAND, damage=9)).startswith("fight")


def test_the_last_blow_is_struck_although_another_scenario_comes_after_it() -> None:
    t = scene("arkham", seats=2, mode="campaign").investigator(ROLAND, assets=["machete"]).investigator(SKIDS)
    t.act("what-have-you-done").enemy("ghoul-priest", engaged=ROLAND, damage=9)
    assert choice(t).startswith("fight")


def test_who_can_slip_an_enemy_has_less_to_fear_of_it() -> None:
    def slips(who: str) -> float:
        view = house("what-have-you-done").enemy("ghoul-priest", engaged=who).sees(0)
        return slipping(view, next(one for one in view.investigators if one.key == who), view.enemies[0])

    assert slips(SKIDS) > slips(ROLAND) > 0


def test_a_free_deed_that_is_left_puts_off_nothing() -> None:
    """Skids will not outlive the next attack, whether Roland could still play something for free or not."""
    t = house("what-have-you-done", hand=["working-a-hunch"], actions=1).location("cellar", clues=2)
    skids = t.enemy("ghoul-priest", engaged=SKIDS, damage=5).who(SKIDS)
    skids.horror, skids.acted = 4, True
    assert choice(t) == "engage:ghoul-priest-1"


def test_who_is_ready_for_what_comes_spends_the_clues() -> None:
    t = house(clues=6, assets=["machete", "beat-cop-01018"]).at("upkeep-ends")
    t.begin()
    assert t.asked() == "0 advance-act"
    assert t.game is not None
    assert [note.key for note in t.game.notes(0)] == ["passing-waits"]
    assert choice(t) == "advance:the-barrier"


def test_who_has_nothing_to_fight_with_waits_as_long_as_there_is_time() -> None:
    assert choice(house(clues=6, horror=3).at("upkeep-ends")) == "pass"


# ---- commits ---------------------------------------------------------------------------------------------------------


def test_a_card_is_committed_where_it_makes_the_difference() -> None:
    t = house("what-have-you-done", assets=["machete"], hand=["overpower"]).enemy("ghoul-priest", engaged=ROLAND)
    t.answer("fight-with:ghoul-priest-1:machete-1")
    assert choice(t) == "commit:overpower"


def test_whoever_thinks_of_a_blow_thinks_of_the_cards_for_it() -> None:
    t = house("what-have-you-done", assets=["machete"], hand=["overpower"]).enemy("ghoul-priest", engaged=ROLAND)
    game: Any = t.begin()
    planner = Planner(MIND, 1)
    choice_of(planner, game, game.ask)
    [blow] = [one for one in planner.tried if game.ask.keys[one.option] == "fight-with:ghoul-priest-1:machete-1"]
    left: list[Any] = [end.investigators[0].hand for end in blow.ends]  # type: ignore[attr-defined]
    assert left
    assert all("overpower" not in [card.card for card in hand] for hand in left)


def test_nothing_is_committed_to_what_is_nearly_certain() -> None:
    t = house(hand=["unexpected-courage"], assets=["machete"])
    t.enemy("swarm-of-rats", engaged=ROLAND).answer("fight-with:swarm-of-rats-1:machete-1")
    assert choice(t) == "done"


def test_nothing_is_committed_where_it_is_hopeless() -> None:
    t = house(hand=["barricade"], at="cellar").location("cellar", clues=4).attached("obscuring-fog", "cellar")
    t.answer("investigate")
    assert choice(t) == "done"


# ---- set-up ----------------------------------------------------------------------------------------------------------


def test_who_has_to_fight_keeps_a_weapon_and_gives_the_rest_back() -> None:
    game: Any = new("arkham", seats=1, seed=3, mode="standalone")
    while game.ask.prompt != "mulligan":
        game.answer(choice_of(Planner(MIND, 1), game, game.ask))
    while game.ask is not None and game.ask.prompt == "mulligan":
        key = game.ask.keys[choice_of(Planner(MIND, 1), game, game.ask)]
        assert key not in ("replace:machete", "replace:45-automatic", "replace:rolands-38-special")
        game.answer(key)


def test_what_finds_clues_stays_while_a_weapon_is_looked_for() -> None:
    who = house(hand=["deduction", "guts"]).sees(0).investigators[0]
    assert is_kept(who, "deduction", armed=False)
    assert not is_kept(who, "guts", armed=False)


def test_a_glass_that_could_be_taken_up_again_for_nothing_stays_where_it_is() -> None:
    t = house(assets=["magnifying-glass-01040"]).location("hallway", clues=0)
    game = t.begin()
    assert game.ask is not None
    assert "use:magnifying-glass-01040-1" in game.ask.keys
    tried = MIND.sensible(game.view(0), game.ask)
    assert game.ask.keys.index("use:magnifying-glass-01040-1") not in tried


def test_a_token_that_is_enough_is_not_drawn_again() -> None:
    for token, answer in (("-1", "pass"), ("auto-fail", "use:wendy-adams")):
        t = scene("arkham").investigator("wendy-adams", hand=["knife", "baseball-bat"])
        assert isinstance(t, ArkhamScene)
        t.enemy("ghoul-minion", engaged="wendy-adams").token(token).answer("evade:ghoul-minion-1")
        assert t.asked() == "0 when-token-revealed"
        assert choice(t) == answer


def test_who_goes_next_is_left_to_people_and_decided_by_the_lead() -> None:
    table, bots = new("arkham", 2, 42001, mode="standalone"), [Planner(MIND, seat) for seat in (0, 1)]
    given: list[str] = []
    while len(given) < 3:
        ask = table.ask
        assert ask is not None
        choice = choice_of(bots[ask.seat], table, ask)
        if ask.prompt == "who-goes-next":
            assert isinstance(choice, int)
            given.append(ask.keys[choice].partition(":")[0])
        table.answer(choice, ask.seat)
    assert given == ["pass", "pass", "turn"]


def test_the_lead_decides_in_a_playout_what_everybody_has_left_to_the_lead() -> None:
    table = new("arkham", 2, 42001, mode="standalone")
    while (ask := table.ask) is not None and (ask.prompt != "who-goes-next" or "pass" in ask.keys):
        table.answer("pass" if ask.prompt == "who-goes-next" else MIND.quick(ask), ask.seat)
    assert ask is not None
    assert ask.common
    assert [ask.keys[i].partition(":")[0] for i in MIND.sensible(table.view(ask.seat), ask)] == ["turn"]


# ---- what is paid ----------------------------------------------------------------------------------------------------


def test_clues_of_the_group_are_proposed_so_that_nobody_is_left_without() -> None:
    t = scene("arkham", seats=2).only("study").investigator(ROLAND, at="study", clues=5)
    t.investigator(SKIDS, at="study", clues=2).answer("advance:trapped")
    game: Any = t.begin()
    paid = MIND.payment(t.sees(0), game.ask)
    assert paid == ["spend:roland-banks"] * 4
    t.answer(paid)
    assert (t.who(ROLAND).clues, t.who(SKIDS).clues) == (1, 2)
    assert t.asked() == "0 your-action"


def test_results_of_a_test_are_proposed_in_the_order_in_which_they_are_listed() -> None:
    t = (
        scene("arkham")
        .location("attic", clues=2)
        .investigator(ROLAND, at="attic", hand=["perception"], deck=["knife", "knife"])
    )
    t.script("chaos", "0").answer("investigate", ["commit:perception"])
    game: Any = t.begin()
    assert MIND.payment(t.sees(0), game.ask) == ["resolve:investigate", "resolve:perception"]
    assert t.asked() == "0 order-results"
