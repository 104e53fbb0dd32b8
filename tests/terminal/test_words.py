"""Every sentence that a table can need is there, and what is not reads as its key."""

from __future__ import annotations

from random import Random

import pytest

import seance
from seance.engine import ALL, Ask, BadInput, Game, Refusal, State, Told
from seance.engine import texts as t
from seance.engine.texts import LANGUAGES
from seance.terminal.words import language_of, words

Asked = tuple[Ask[object], list[Refusal]]


def random_game(name: str, seed: int) -> tuple[Game[State], dict[str, Asked]]:
    """A game played to its end, and an ask of each kind that came up, with what was refused then."""
    game, chance = seance.new(name, seed=seed), Random(seed)
    asks: dict[str, Asked] = {}
    while (ask := game.ask) is not None:
        kind = " ".join([ask.prompt, *sorted({option.verb for option in ask.options})])
        if kind not in asks:
            asks[kind] = ask, game.refusals(ask.seat)
        game.play(chance.randrange(len(ask.options)))
    return game, asks


@pytest.mark.parametrize("name", seance.games())
@pytest.mark.parametrize("seed", range(3))
def test_random_games_can_be_told_in_every_language(name: str, seed: int) -> None:
    game, asks = random_game(name, seed)
    heard = [*game.events(0, 0), *game.events(0, ALL)]
    for language in LANGUAGES:
        for told in heard:
            assert t.log_line(language, name, told)
            assert not told.step or t.step(language, name, told.step)
        for ask, refusals in asks.values():
            assert t.prompt(language, name, ask.prompt, ask.about)
            for option in ask.options:
                assert t.label(language, name, option.verb, option.on)
            for refusal in refusals:
                assert t.refusal(language, name, refusal.reason, refusal.on)
                assert not refusal.fix or t.fix(language, name, refusal.fix, refusal.on)
        assert t.result(language, name, game.result or "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_has_no_word_for_reads_as_its_key(language: str) -> None:
    table = words(language, "parlour")
    assert table.line(Told(0, "levitated", "", {"what": "table", "by": "widow"})) == "levitated what=table by=widow"
    assert table.label("levitate", ("table-3",)) == "levitate table-3"
    assert table.prompt("who-levitates", ()) == "who-levitates"
    assert table.step("intermission") == "intermission"
    assert table.result("boredom") == "boredom"
    assert table.name("table-3") == "table-3"
    assert table.rule("PAR-TABLE-99") == "PAR-TABLE-99"
    assert table.field("table_height") == "table height"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_without_a_target_is_still_named(language: str) -> None:
    assert "…" in words(language, "parlour").label("peer", ())


def test_a_secret_is_marked_for_who_knows_it() -> None:
    table = words("en", "parlour")
    told = Told(0, "levitated", "", {}, None, True)
    assert table.log(told) != table.line(told) == "levitated"


def test_a_sentence_begins_with_a_capital_letter() -> None:
    game, _ = random_game("parlour", 1)
    assert all(
        words("en", "parlour").line(told)[0] == words("en", "parlour").line(told)[0].upper() for told in game.events()
    )


def test_an_error_of_a_game_or_of_the_terminal_has_its_sentence() -> None:
    for game in ("", "parlour"):
        assert "oracle" in words("en", game).error(BadInput("unknown-bot", bot="oracle", known="random"))
        assert "whist" in words("en", game).error(BadInput("unknown-game", game="whist", known="parlour"))


@pytest.mark.parametrize(
    ("word", "language"),
    [
        ("en", "en"), ("EN", "en"), ("en_GB.UTF-8", "en"), ("zh", "zh-Hans"), ("zh_CN.UTF-8", "zh-Hans"),
        ("zh-hans", "zh-Hans"), ("zh_SG", "zh-Hans"), ("zh_TW", "zh-Hant"), ("zh-Hant", "zh-Hant"),
        ("zh-HK", "zh-Hant"), ("de_DE", None), ("", None), ("C.UTF-8", None), ("english", None),
    ],
)  # fmt: skip
def test_languages_are_known_by_many_names(word: str, language: str | None) -> None:
    assert language_of(word) == language
