"""The fuzzer finds what breaks, plays it again by its number, and counts what occurred."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import seance
from scripts import fuzz as command
from seance.engine import ALL, Game, State
from seance.games.parlour.rules import evening
from seance.lab import fuzz as lab
from seance.lab.fuzz import Guide, Plan, Played, Seating, Tally, aimed, begun, fuzz, plan_of, play, tables


def test_all_seats_with_all_options_are_played() -> None:
    known = tables("nemesis")
    assert len(known) == len({(table.seats, *table.options.values()) for table in known})
    assert {table.options["mode"] for table in known} == {"semi-coop", "solo", "coop"}
    assert {table.seats for table in known if table.options["mode"] == "coop"} == {1, 2, 3, 4, 5}
    assert {table.options["side"] for table in known} == {"A", "B"}
    assert any(table.options["intruder_player"] for table in known)
    assert not any(table.options["intruder_player"] for table in known if table.options["mode"] != "semi-coop")


def test_tables_can_be_narrowed_and_only_what_can_occur_there_is_sought() -> None:
    guide = Guide("arkham", ["mode=standalone", "scenario=the-gathering"])
    assert {(table.options["mode"], table.options["scenario"]) for table in guide.tables} == {
        ("standalone", "the-gathering")
    }
    assert not [target for target in guide.targets if target[0] == "bought"]
    assert guide.possible([("bought", "shotgun"), ("token", "the-gathering-skull")]) == [
        ("token", "the-gathering-skull")
    ]
    assert {plan_of("arkham", seed, guide).table.options["mode"] for seed in range(20)} == {"standalone"}


def plans_of(game: str, seeds: range) -> list[Plan]:
    guide = Guide(game)
    return [plan_of(game, seed, guide) for seed in seeds]


def test_a_number_is_always_the_same_game() -> None:
    plans = plans_of("parlour", range(70, 74))
    one, other = list(fuzz(plans)), list(fuzz(plans_of("parlour", range(70, 74))))
    assert one == other
    assert len({played.answers for played in one}) > 1


def test_several_processes_play_the_same_games() -> None:
    plans = plans_of("parlour", range(60, 72))
    alone, together = list(fuzz(plans)), list(fuzz(plans, jobs=2))
    assert alone == together


def test_of_a_hundred_games_one_is_planned_and_many_directed_at_something_that_can_occur_there() -> None:
    guide = Guide("nemesis")
    plans = [plan_of("nemesis", seed, guide) for seed in range(100)]
    assert [plan.bots for plan in plans].count("planner") == 1
    for plan in plans:
        assert (plan.target is not None) == (plan.bots == "directed")
        if plan.target is not None:
            assert plan.target[1] in guide.goals.must[plan.target[0]]
            assert guide.goals.fits(plan.target, plan.table.seats, plan.table.options)
    hunted = [plan for plan in plans if plan.target is not None and plan.target[0] == "hunting"]
    assert all(plan.table.options["intruder_player"] for plan in hunted)


def test_many_of_the_directed_games_seek_what_is_rare() -> None:
    guide, rare = Guide("nemesis"), ("crafted", "taser")
    plans = [plan_of("nemesis", seed, guide, [rare]) for seed in range(4, 48)]
    seeking = [plan for plan in plans if plan.target == rare]
    assert 0 < len(seeking) < len(plans) / 2
    assert [aimed(plan.seed, guide, rare) for plan in seeking] == seeking  # number and aim tell all
    assert plans_of("nemesis", range(60, 70)) == [plan_of("nemesis", seed, guide, [rare]) for seed in range(60, 70)]


def test_what_only_comes_at_the_very_end_is_sought_from_there() -> None:
    guide = Guide("eldritch")
    last = begun(aimed(3, guide, ("defeat", "epic-cthulhu")), guide)
    assert "final-mystery" in [told.event for told in last.events(seat=ALL)]
    first = begun(aimed(3, guide, ("defeat", "ghoul")), guide)
    assert "final-mystery" not in [told.event for told in first.events(seat=ALL)]
    assert first.ask is not None


@pytest.mark.parametrize(
    ("target", "offered"),
    [
        (("end", "won-ritual-broken"), "activate:disrupting-the-ritual"),
        (("defeat", "umordhoth"), "fight:umordhoth-1"),
        (("end", "survived-lita-sacrificed"), "activate:umordhoth-1"),
        (("resolution", "the-midnight-masks-r1"), "fight:the-masked-hunter-1"),
        (("use", "grotesque-statue"), "take-lita:"),  # The Gathering is won, and there is experience to spend
    ],
)
def test_what_only_good_play_brings_is_sought_from_shortly_before(target: tuple[str, str], offered: str) -> None:
    guide = Guide("arkham")
    table = begun(aimed(5, guide, target), guide)
    assert table.ask is not None
    assert any(key.startswith(offered) for key in table.ask.keys), table.ask.keys


def parlour_plan(seed: int) -> Plan:
    return Plan("parlour", seed, Seating(3, {}), False, "random")


def test_a_broken_rule_is_kept_with_the_table_where_it_broke(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a bug in a rule")

    monkeypatch.setitem(evening.STEPS, "draught", broken)
    played = play(parlour_plan(3), Guide("parlour"))
    assert "ZeroDivisionError: a bug in a rule" in played.failure
    assert played.result == ""
    assert seance.load(played.save).save() == played.save


def test_an_impossible_table_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def impossible(state: State) -> None:
        assert state.seats == 0, "nobody may sit here"

    monkeypatch.setattr(seance.rules("parlour"), "invariants", impossible)
    played = play(parlour_plan(4), Guide("parlour"))
    assert "nobody may sit here" in played.failure
    assert played.answers == 1


def test_a_game_that_does_not_end_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "MOST_ANSWERS", 5)
    played = play(parlour_plan(5), Guide("parlour"))
    assert "Stuck" in played.failure
    assert played.answers == 6


def test_a_save_that_loses_something_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "ASIDE", 1.0)
    monkeypatch.setattr(seance, "load", lambda data: seance.new("parlour", 3, 1))
    assert "a loaded save is another game" in play(parlour_plan(6), Guide("parlour")).failure


def test_a_view_that_tells_hidden_things_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "ASIDE", 1.0)
    rules = seance.rules("parlour")
    honest = rules.view

    def leaking(state: State, eye: int) -> seance.View:
        seen = honest(state, eye)
        seen.step = str([[card.key for card in sitter.hand] for sitter in state.sitters])  # type: ignore[attr-defined]
        return seen

    monkeypatch.setattr(rules, "view", leaking)
    assert "an imagined world looks different" in play(parlour_plan(7), Guide("parlour")).failure


def test_tallies_add_up_and_name_what_never_occurred(tmp_path: Path) -> None:
    must = {"card": ("ace", "king"), "end": ("won",)}
    tally = Tally()
    assert tally.never(must) == {"card": ["ace", "king"], "end": ["won"]}
    tally.add(Played(parlour_plan(1), 9, "won", {("card", "ace"), ("end", "won")}, [{"won": True}, {"won": False}]))
    command.write(tmp_path / "parlour.json", tally)
    later = command.read(tmp_path / "parlour.json")
    later.add(Played(parlour_plan(2), 9, "won", {("card", "ace")}))
    assert later.games == 2
    assert later.times("card", "ace") == 2
    assert later.never(must) == {"card": ["king"]}
    assert later.rare(must) == [("card", "ace"), ("card", "king"), ("end", "won")]
    assert (later.answers, later.bots, later.results) == (18, {"random": 2}, {"won": 2})
    assert later.shares["random 3"].sums == {"won": (0.5, 1)}
    assert [(odd.answers, odd.seed) for odd in later.longest] == [(9, 1), (9, 2)]


def test_the_command_plays_counts_and_keeps_failures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["fuzz", "parlour", "--games", "3", "--seed", "60", "--jobs", "1", "--folder", str(tmp_path), "--json"]
    monkeypatch.setattr("sys.argv", arguments)
    assert command.main() == 0
    assert '"failures": []' in capsys.readouterr().out

    def break_down(game: Game[State]) -> None:
        raise ArithmeticError("noticed")

    monkeypatch.setattr(lab, "check", break_down)
    assert command.main() == 1
    assert json.loads(capsys.readouterr().out)["all"]["games"] == 6
    assert "noticed" in (tmp_path / "parlour-61.txt").read_text()
    assert seance.load((tmp_path / "parlour-61.save").read_bytes()).asks
