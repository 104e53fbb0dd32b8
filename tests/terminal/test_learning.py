"""Learning in the terminal: what is told, and what is typed."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import seance
from seance.engine import BadInput
from seance.engine.texts import LANGUAGES, texts
from seance.learn import guided, lesson, lessons, notes
from seance.terminal.learning import FEW, TaughtTable, learn
from seance.terminal.play import adviser
from seance.terminal.screen import Screen
from seance.terminal.words import words
from seance.testing import scene
from tests.terminal.typist import after, seen, shown, table_of


def typed(game: str, lesson: str, lines: list[str], language: str = "en") -> str:
    console = Console(file=StringIO(), width=160, highlight=False, force_terminal=False)
    learn(Screen(console, StringIO("".join(f"{line}\n" for line in lines))), language, game, lesson)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("game", seance.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_tells_how_it_goes_and_what_can_be_learnt(game: str, language: str) -> None:
    shown = typed(game, "", [], language)
    assert all(texts(language, game).say(f"lesson-{one.id}", form="title") in shown for one in lessons(game))


@pytest.mark.parametrize("game", [game for game in seance.games() if guided(game) is not None])
def test_the_page_ends_with_what_to_type_first(game: str) -> None:
    last = typed(game, "", []).strip().splitlines()[-2:]
    assert last[0].startswith("New here? Start with the first game")
    assert f"seance learn {game} guided" in last[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_played_with_notes_and_ends_with_a_question(language: str) -> None:
    answers = [one.id for one in lesson("parlour", "last-round").answer]
    wrong, right = [str(answers.index(one) + 1) for one in ("still", "push")]
    shown = typed("parlour", "last-round", ["5", "2 3", "2", "2", "9", wrong, right], language)
    say = texts(language, "parlour")
    assert say.say("lesson-last-round-money") in shown
    assert say.say("lesson-last-round", form="won") in shown
    assert say.say("quiz-last-round") in shown
    places = [shown.index(say.say(f"quiz-last-round-{one}", form="why")) for one in ("still", "push")]
    assert places == sorted(places)
    assert say.say("error-not-offered", {"choice": "9"}) in shown


def test_whoever_fails_is_told_what_would_have_helped() -> None:
    shown = typed("parlour", "last-round", ["11"] * 2 + ["1", "-", "1", "-"] * 8)
    assert texts("en", "parlour").say("lesson-last-round", form="lost") in shown


@pytest.mark.parametrize("game", [game for game in seance.games() if guided(game) is not None])
def test_a_first_game_has_a_coach_who_can_be_silenced(
    game: str, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(str(tmp_path))
    shown = typed(game, "guided", ["coach", "1"])
    assert shown.count("Coach ·") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_game_ends_with_what_did_not_come_up(
    language: str, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody types anything but the first option, so much of the game is never seen."""
    monkeypatch.chdir(str(tmp_path))
    shown, say = typed("eldritch", "guided", ["1"] * 120, language), texts(language, "eldritch")
    assert say.say("guided-done") in shown
    first = guided("eldritch")
    assert first is not None
    told = [say.say(f"coach-{name}", form="title") in shown for name in first.notes]
    assert all(told)


def test_what_the_coach_rings_is_named_by_its_numbers(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(str(tmp_path))
    assert "The coach suggests: " in typed("eldritch", "guided", ["quit"])


def test_a_lesson_that_is_not_there_is_told_so() -> None:
    with pytest.raises(BadInput, match="unknown-lesson"):
        typed("parlour", "nowhere", [])


def test_what_tells_nothing_apart_is_not_suggested() -> None:
    shown = Screen(Console(file=StringIO(), width=100), StringIO())
    table = TaughtTable(seance.new("eldritch", 1, 5), {}, "en", shown, (), "")
    table.ask(draw=False)
    assert table.menu is not None
    keys = [option.key for option in table.menu.options]
    assert len(keys) > FEW
    file = shown.console.file
    assert isinstance(file, StringIO)
    table.suggest(keys)
    assert "The coach suggests" not in file.getvalue()
    table.suggest(keys[:2])
    assert "The coach suggests one of these: 1 / 2" in file.getvalue()


def test_a_first_game_tells_what_did_not_come_up_only_once_and_gives_hints(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(str(tmp_path))
    shown = typed("eldritch", "guided", ["hint"] + ["1"] * 120 + ["quit"])
    assert "The planner would choose: " in shown
    said = texts("en", "eldritch").say("guided-done")
    assert shown.count("What did not come up in this game") == 1
    assert shown.index(said) < shown.rindex("\n  1  ") < shown.index("What did not come up in this game")


def test_explain_with_words_looks_them_up(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(str(tmp_path))
    shown = [typed("eldritch", "guided", [f"{command} gate", "quit"]) for command in ("explain", "rules")]
    assert shown[0].replace("explain gate", "rules gate") == shown[1]


def test_an_ability_of_ones_own_is_read_out_where_it_may_be_used() -> None:
    t = scene("arkham").investigator("roland-banks").location("hallway", clues=1)
    t.enemy("ghoul-minion", engaged="roland-banks", damage=1).token("0")
    t.answer("fight:ghoul-minion-1")
    console = Console(file=StringIO(), width=160, highlight=False)
    assert t.game is not None
    TaughtTable(seance.load(t.game.save()), {}, "en", Screen(console, StringIO()), notes("arkham"), "").go_on()
    assert isinstance(console.file, StringIO)
    shown = console.file.getvalue()
    assert "discover 1 clue where you are" in shown
    assert texts("en", "arkham").say("coach-own", form="title") in shown


def test_the_hint_names_what_the_coach_recommends_where_that_is_as_good() -> None:
    t = scene("arkham").investigator("roland-banks", hand=["machete", "emergency-cache"], resources=5)
    assert t.asked() == "0 your-action"
    assert t.game is not None
    game = seance.load(t.game.save())
    table = table_of(game, [], adviser=adviser(game))
    table.ask(draw=False)
    for key in ("play:emergency-cache", "play:machete"):
        table.suggested = [key]
        before = len(shown(table))
        table.hint("")
        ask = game.ask_of(0)
        assert ask is not None
        option = next(option for option in ask.options if option.key == key)
        assert table.words.label(ask.verb(option), option.on) in shown(table)[before:].splitlines()[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_learns_meets_no_numbers_of_a_rulebook_in_headings(
    language: str, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(str(tmp_path))
    told, heading = typed("arkham", "guided", ["1"] * 30, language), words(language, "arkham").step("mythos-doom")
    assert heading.startswith("1.2 ")
    assert heading not in told
    assert f"{heading.removeprefix('1.2 ')} ──" in told


def test_of_a_place_that_nobody_has_entered_only_its_back_is_read() -> None:
    t = scene("arkham").investigator("roland-banks", at="hallway").location("cellar", revealed=False)
    t.location("parlor", revealed=False)
    assert t.asked() == "0 your-action"
    assert t.game is not None
    game, said = seance.load(t.game.save()), words("en", "arkham")
    ask = game.ask_of(0)
    assert ask is not None
    place = next(n for n, option in enumerate(ask.options, 1) if option.key == "move:cellar")
    told = seen(table_of(game, [f"? {place}", "card cellar", "card parlor"]))
    cellar, parlor, back = [said.cards[key] for key in ("cellar", "parlor", "parlor-unrevealed")]
    for typed_line in (f"? {place}", "card cellar"):
        assert f"{cellar.name}: {said.tell('face-down')}" in after(told, typed_line)
    assert cellar.text not in told
    assert parlor.text not in told
    assert back.text in after(told, "card parlor")
