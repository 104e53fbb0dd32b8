"""Reasons are true: facts add up to the judgement, what is told is a difference in it, and it names things."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

import seance
from seance.bots.advice import Advice, Reason, advise, judged, known_at, reason_in_words, shown
from seance.bots.base import as_seen
from seance.bots.planner import Planner
from seance.bots.registry import mind_of
from seance.engine import Ask, Game, State
from seance.server.hints import Advised, hint_seen
from seance.server.words import Words, words
from seance.testing import scene

GAMES = ("nemesis", "eldritch", "dungeontology", "arkham")
SEATS = {"arkham": 2}
LANGUAGES = ("en", "zh-Hans", "zh-Hant")
Known = dict[str, str]
COOP: Known = {"mode": "coop"}
TABLES: list[tuple[str, int, Known]] = [*[(game, seed, {}) for game in GAMES for seed in (3, 4)], ("nemesis", 5, COOP)]


def table(game: str, seed: int, options: Known) -> Game[State]:
    return (
        seance.new(game, SEATS.get(game, 3), seed, mode=options["mode"])
        if options
        else seance.new(game, SEATS.get(game, 3), seed)
    )


def positions(game: str, seed: int, options: Known, every: int, most: int) -> Iterator[Game[State]]:
    """Of a game in which everybody answers by chance, now and then one; the first choices are left out."""
    here, luck, at = table(game, seed, options), Random(seed), 0
    while (ask := here.ask) is not None and most:
        at += 1
        if at > 40 and at % every == 0:
            most -= 1
            yield here
        here.answer(luck.randrange(len(ask.options)), ask.seat)


@pytest.mark.parametrize(("game", "seed", "options"), TABLES)
def test_the_facts_of_a_part_add_up_to_it_but_for_a_constant(game: str, seed: int, options: Known) -> None:
    mind = mind_of(game)
    rest: dict[str, float] = {}
    seen = 0
    for here in positions(game, seed, options, 5, 60):
        for seat in range(here.seats):
            view = here.view(seat)
            parts, facts = mind.parts(view), mind.facts(view)
            same = [(fact.part, fact.key, fact.on) for fact in facts]
            assert len(set(same)) == len(same)
            assert {fact.part for fact in facts} <= set(parts)
            for word, share in parts.items():
                left = share - sum([fact.worth for fact in facts if fact.part == word])
                assert left == pytest.approx(rest.setdefault(word, left), abs=1e-9), (word, facts)
            seen += 1
    assert seen > 20


Hinted = tuple[Game[State], Ask[object], Planner, list[Advice]]


def hints(game: str, seed: int, options: Known, most: int) -> Iterator[Hinted]:
    for here in positions(game, seed, options, 3, 60):
        ask = here.ask
        if ask is None or ask.group is not None or not ask.opens:
            continue
        planner = Planner(mind_of(game), 3)
        imagine = partial(here.determinize, ask.seat, keep=True)
        found = advise(planner, here.view(ask.seat), as_seen(ask), imagine)
        if len(found) > 1:
            yield here, ask, planner, found
            most -= 1
        if not most:
            return


@pytest.mark.parametrize(("game", "seed", "options"), TABLES)
def test_a_reason_is_a_difference_of_the_judgement_that_it_cites(game: str, seed: int, options: Known) -> None:
    told = 0
    for _, _, planner, found in hints(game, seed, options, 8):
        assert planner.saw is not None
        judgements = judged(planner.mind, planner.tried, known_at(planner.mind, planner.saw))
        places = {tried.option: place for place, tried in enumerate(planner.tried)}
        for one in found:
            place = places[one.option]
            own, rival = judgements[place], judgements[0 if place else 1]
            for sign, reason in ((1, one.reason), (-1, one.against)):
                if reason is None:
                    continue
                same = (reason.part, reason.key, reason.on)
                mine, other = own.facts.get(same), rival.facts.get(same)
                worth = sign * ((mine.worth if mine else 0) - (other.worth if other else 0))
                assert worth > 0  # it is better, or worse, in just what is said
                assert sign * (own.parts[reason.part] - rival.parts[reason.part]) > 0  # and so is all of that part
                assert reason.mine == pytest.approx(mine.amount if mine else 0)
                assert reason.other == pytest.approx(other.amount if other else 0)
                assert len(set(shown((reason.mine, reason.other)))) == 2
                told += 1
    assert told > 3


def named_in(text: str, reason: Reason, said: Words) -> bool:
    keys = [*reason.on, *reason.here, *reason.there]
    return any((said.texts.named(key) or key).lower() in text.lower() for key in keys if not key.isdecimal())


@pytest.mark.parametrize(("game", "seed", "options"), TABLES)
def test_sentences_of_a_hint_differ_and_each_names_something_in_view(game: str, seed: int, options: Known) -> None:
    for here, ask, planner, found in hints(game, seed, options, 5):
        known = known_at(planner.mind, here.view(ask.seat))
        for language in LANGUAGES:
            said = words(language, game)
            advised = [Advised([ask.options[one.option].key], one) for one in found]
            options_of = [ask.options[one.option] for one in found]
            seen = hint_seen(advised, [said.label(option.verb, option.on) for option in options_of], said)
            sentences = [text for one in seen for text in (one.text, one.against) if text]
            assert len(set(sentences)) == len(sentences)
            for one in found:
                for reason in (one.reason, one.against):
                    if reason is not None:
                        text = reason_in_words(reason, said)
                        assert named_in(text, reason, said), (text, reason)
                        assert not set("{%") & set(text)  # nor any chance at first sight
                        assert re.sub(r"\s+", " ", text) == text
        for reason in [why for one in found for why in (one.reason, one.against) if why is not None]:
            assert {key for key in (*reason.on, *reason.here[:1]) if not key.isdecimal()} <= known, reason


@pytest.mark.parametrize("key", ["health", "sanity", "cards", "resources"])
def test_nobody_has_parts_of_a_card_or_of_a_life(key: str) -> None:
    """Means of imagined worlds are told without numbers."""
    who = ("daisy-walker",)
    for language in LANGUAGES:
        sure, mean = [
            reason_in_words(Reason(key, who, mine, 2.0, (), (), "means"), words(language, "arkham"), who)
            for mine in (3.0, 2.8)
        ]
        assert "3" in sure
        assert not re.search(r"\d", mean), mean


def test_a_card_that_the_rival_answer_plays_is_no_reason_for_keeping_it() -> None:
    """Whoever advances the act could still play Beat Cop, but whoever plays him misses nothing."""
    t = scene("arkham").investigator("roland-banks", hand=["beat-cop-01018", "emergency-cache"], resources=5)
    assert t.asked() == "0 your-action"
    assert t.game is not None
    here = seance.load(t.game.save())
    played = seance.load(t.game.save())
    for key in ("play:beat-cop-01018", "play:emergency-cache"):
        played.answer(key, 0)
    facts = [
        {fact.on: fact.amount for fact in mind_of("arkham").facts(one.view(0)) if fact.key == "to-play"}
        for one in (here, played)
    ]
    assert facts[0] == facts[1]


def test_a_rumor_that_somebody_goes_for_wears_the_marks_of_a_card() -> None:
    at = ("space-7", "stars-aligned")
    reason = Reason("job", ("trish-scarborough", "space-7"), 0.5, 0.2, at, at)
    said = reason_in_words(reason, words("zh-Hans", "eldritch"), ("trish-scarborough",))
    assert said == "你离下一个目标更近：中美洲（7）的“群星归位”。"


def test_where_an_eldritch_token_is_wanted_nobody_speaks_of_the_mystery_token() -> None:
    t = scene("eldritch").investigator("lily-chen", space="rome", clues=2).mystery("the-true-name").eldritch("rome")
    told = [one.at for one in mind_of("eldritch").facts(t.sees(0)) if one.key == "job" and one.at[0] == "rome"]
    assert told == [("rome", "eldritch-token")]
