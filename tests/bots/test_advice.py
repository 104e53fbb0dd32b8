"""What bots think of options: ranked, with intervals and reasons, from what their seat sees; and said in one line."""

from __future__ import annotations

from functools import partial

import pytest

import seance
from seance.bots import new_bot
from seance.bots.advice import (
    Advice,
    Judgement,
    Move,
    Reason,
    Thought,
    advice_of,
    advise,
    certainty,
    decided,
    differences,
    in_words,
    is_plain,
    prudent,
    reasons,
    shown,
    tells,
    thought_of,
)
from seance.bots.base import as_seen, choice_of, seat_bots
from seance.bots.planner import Planner
from seance.bots.registry import mind_of
from seance.engine import Ask, Game, Option, State
from seance.engine.mind import Fact
from seance.lab.outcomes import may_be_told
from seance.terminal.words import words
from tests.bots.test_planner import Pious, asks_of


def advised(game: Game[State], ask: Ask[object]) -> list[Advice]:
    planner = Planner(mind_of("nemesis"), 3)
    return advise(planner, game.view(ask.seat), as_seen(ask), partial(game.determinize, ask.seat, keep=True))


def test_advice_ranks_all_that_was_tried_with_intervals_and_follows_from_the_view_alone() -> None:
    reasons = set()
    for game, ask in asks_of(seance.new("nemesis", 3, 4), 6, 9, 120):
        found = advised(game, ask)
        assert len({one.option for one in found}) == len(found)
        assert all(one.low <= one.worth <= one.high for one in found)
        assert all(one.worlds > 0 for one in found) or len(found) == 1
        twin = game.determinize(ask.seat, 4, keep=True)
        if twin is not None:
            assert advised(twin, ask) == found
        reasons.update([one.reason.part for one in found if one.reason is not None])
    assert {"plan", "peril"} <= reasons


def test_a_deed_comes_before_a_step_that_is_no_better() -> None:
    ask: Ask[object] = Ask(0, "your-movement", [Option(0, "move", ("here",)), Option(0, "rest"), Option(0, "explore")])
    step, deed, worse = Advice(0, 0.65), Advice(2, 0.65), Advice(1, 0.5)
    assert decided([step, deed, worse], ask, ("move",)) == [deed, step, worse]
    assert decided([step, deed, worse], ask, ()) == [step, deed, worse]
    assert decided([step, worse], ask, ("move",)) == [step, worse]
    assert decided([], ask, ("move",)) == []


def test_numbers_beside_each_other_are_told_alike() -> None:
    assert shown((3.04, 2.91)) == [3, 3]
    assert shown((1.66, 0)) == [1.7, 0]


def test_estimates_that_are_nearly_the_same_tell_nothing_apart() -> None:
    apart = [(24.0, 25.0), (9.0, 11.4), (0.3, 0.0), (0.3, 1.3)]  # the third: how likely it is
    alike = [(24.4, 25.4), (14.6, 15.4), (2.0, 2.0), (2.0, 1.8), (1.4, 1.2)]
    assert [tells(pair) for pair in (*apart, *alike)] == [True] * 4 + [False] * 5


def test_a_plain_fact_is_told_before_one_that_sums_up() -> None:
    def judgement(clues: float, rounds: float) -> Judgement:
        facts = [Fact("act", "clues-for", ("act",), -clues, clues), Fact("agenda", "rounds", ("agenda",), 0, rounds, 1)]
        found = {(one.part, one.key, one.on): one._replace(worth=one.good * one.amount * 0.1) for one in facts}
        return Judgement(
            {part: sum([f.worth for f in found.values() if f.part == part]) for part in ("act", "agenda")}, found
        )

    near, far = judgement(2, 6), judgement(3, 4)
    assert [one.key for one, _ in reasons([near, far]) if one] == ["rounds"]
    assert [one.key for one, _ in reasons([near, far], ("rounds",)) if one] == ["clues-for"]
    assert [one.key for one, _ in reasons([judgement(2, 6), judgement(2, 4)], ("rounds",)) if one] == ["rounds"]


def test_what_would_name_nothing_is_no_reason() -> None:
    def told(*at: str) -> list[Reason]:
        fires = Fact("ship", "fires", (), -0.2, 0.3, -1, at)
        own, rival = Judgement({"ship": 0.8}, {("ship", "fires", ()): fires}), Judgement({"ship": 1.0}, {})
        return [reason for _, reason in differences(own, rival, "ship", -1)]

    assert [reason.here for reason in told("room-006")] == [("room-006",)]
    assert told() == []


def test_what_luck_alone_makes_different_is_no_reason() -> None:
    """A card that is there in one imagined world and not in another has nothing to do with the answer."""
    same = ("team", "condition", ("lily-chen", "paranoia"))

    def told(mine: list[float], other: list[float]) -> bool:
        own, rival = [
            Judgement(
                {"team": sum(worths) / len(worths)},
                {same: Fact("team", "condition", same[2], sum(worths) / len(worths), -sum(worths) / len(worths))},
                [{same: worth} for worth in worths],
            )
            for worths in (mine, other)
        ]
        return bool([*differences(own, rival, "team", 1)])

    assert not told([0, -1, 0, 0], [-1, 0, 0, -1])
    assert told([0, 0, 0, -1], [-1, -1, -1, -1])
    assert told([0, 0, 0, 0], [-3, -3, -3, 0])
    assert not told([0, 0, 0, -1], [-3, -3, -3, 0])  # in one of four worlds it is the other way round
    assert told([0], [-1, -1, -1])  # what is certain is so in every world
    assert told([0], [-1])


def test_the_first_of_the_advice_is_what_the_planner_would_answer() -> None:
    for game, ask in asks_of(seance.new("nemesis", 3, 4), 6, 20, 100):
        assert choice_of(Planner(mind_of("nemesis"), 3), game, ask) == advised(game, ask)[0].option


def test_a_mind_without_words_still_ranks() -> None:
    game = seance.new("parlour", 2, 6)
    assert game.ask is not None
    planner = Planner(Pious(), 1)
    choice_of(planner, game, game.ask)
    assert {one.reason for one in advice_of(planner, game.ask)} == {None}


def test_how_sure_one_is_follows_from_the_intervals() -> None:
    assert certainty([Advice(0)]) == "habit"
    assert certainty([Advice(0, 0.5), Advice(1, 0.5)]) == "unknown"
    assert certainty([Advice(0, 0.5, 0.45, 0.55), Advice(1, 0.46, 0.41, 0.51)]) == "close"
    assert certainty([Advice(0, 0.6, 0.55, 0.65), Advice(1, 0.45, 0.4, 0.5)]) == "fairly"
    assert certainty([Advice(0, 0.9, 0.85, 0.95), Advice(1, 0.4, 0.35, 0.45)]) == "clear"


def test_of_what_comes_to_the_same_nothing_vain_or_harmful_comes_first() -> None:
    rest, ticket, worse = Advice(0, 0.5, 0.45, 0.55), Advice(1, 0.49, 0.44, 0.54), Advice(2, 0.1, 0.05, 0.15)
    assert prudent([rest, ticket, worse], lambda one: one is rest) == [ticket, rest, worse]
    assert prudent([rest, ticket, worse], lambda one: one is not worse) == [rest, ticket, worse]
    assert prudent([rest, ticket, worse], lambda one: False) == [rest, ticket, worse]


def test_that_who_takes_a_thing_has_it_gives_way_to_any_other_reason() -> None:
    whip, clue = ("team", "possession", ("lily", "whip")), ("plans", "job", ("lily", "rome"))

    def judgement(has: float, near: float) -> Judgement:
        facts: dict[tuple[str, str, tuple[str, ...]], Fact] = {
            whip: Fact(*whip, has, has, 1),
            clue: Fact(*clue, near, near, 1, ("rome", "clue")),
        }
        return Judgement({"team": has, "plans": near}, facts)

    pair = [judgement(1, 0.5), judgement(0, 0.2)]
    assert [one.key for one, _ in reasons(pair) if one] == ["possession"]
    assert [one.key for one, _ in reasons(pair, taken=[("whip",), ()]) if one] == ["job"]


def test_that_somebody_has_more_of_something_is_told_of_what_they_do_themselves() -> None:
    assert not is_plain(Reason("clues", ("trish",), 1, 0), ("trish",))
    assert is_plain(Reason("possession", ("trish", "whip"), 1, 0), ("whip",))


def test_who_takes_anything_has_thought_nothing() -> None:
    game = seance.new("parlour", 2, 6)
    assert game.ask is not None
    bot = new_bot("random", "parlour", 1)
    choice_of(bot, game, game.ask)
    assert advice_of(bot, game.ask) == []
    assert thought_of(bot, game, game.ask) is None


NOISE = Reason("noise-here", (), 0, 2, ("room-006",), ("room-011",))
THOUGHT = Thought(Move("shoot", ("adult-1",)), 62, 8, Move("pass", ()), 40, 5, 6, NOISE, (("hit", 67),))


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_a_thought_is_one_line_with_its_reason_and_the_odds_of_the_rules(language: str) -> None:
    line = in_words(THOUGHT, words(language, "nemesis"))
    assert "\n" not in line
    assert "67" in line
    assert not any(str(number) in line for number in (62, 40))  # a judgement is no chance of winning
    assert words(language, "nemesis").name("room-011") in line


def test_partners_think_aloud_as_they_move() -> None:
    game = seance.new("eldritch", 2, 3)
    heard: list[Thought] = []

    def listen(bot: object, ask: Ask[object]) -> None:
        thought = thought_of(bot, game, ask) if may_be_told(game) else None
        if thought is not None:
            assert thought.choice != thought.instead
            heard.append(thought)

    bots = {1: new_bot("planner", "eldritch", 1)}
    for _ in range(12):
        seat_bots(game, bots, listen)
        game.answer(0, 0)
    assert heard
    assert all(thought.worlds > 0 for thought in heard)


def test_rivals_keep_their_thoughts_to_themselves() -> None:
    assert not may_be_told(seance.new("parlour", 2, 1))
    assert not may_be_told(seance.new("nemesis", 3, 1, mode="semi-coop"))
    assert not may_be_told(seance.new("dungeontology", 3, 1))
    assert may_be_told(seance.new("nemesis", 3, 1, mode="coop"))
