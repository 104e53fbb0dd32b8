"""The benchmark for agents: the published baselines to the digit, and any command as an agent."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from seance.engine import BadInput
from seance.lab.agents import BotAgent, Command, Form, agent_of
from seance.lab.evaluate import Report, Row, Task, evaluate, questions_of, report, tasks, tokens
from seance.lab.evaluation_page import write_page

ROOT = Path(__file__).parents[2]
BASELINES = ROOT / "docs" / "baselines"
EXAMPLE = ROOT / "examples" / "first_option_agent.py"
FEW = 12  # tasks of a baseline that are done again here


def published(name: str) -> list[Row]:
    found: Report = json.loads((BASELINES / f"{name}.json").read_text(encoding="utf-8"))
    return found["rows"]


def again(bot: str, rows: list[Row]) -> list[Row]:
    wanted = [Task(row["kind"], row["game"], row["name"], row["language"]) for row in rows]
    return list(evaluate(BotAgent(bot), wanted))


def told(rows: list[Row]) -> list[dict[str, object]]:
    """Everything but how much was read: that follows the words of the games, which change every day."""
    return [{word: value for word, value in row.items() if word != "read"} for row in rows]


@pytest.mark.slow
@pytest.mark.parametrize("bot", sorted([file.stem for file in BASELINES.glob("*.json")]))
def test_a_slice_of_each_published_baseline_is_reproduced_to_the_digit(bot: str) -> None:
    rows = published(bot)
    lessons = [row for row in rows if row["kind"] == "lesson"][:: 9 if bot == "random" else 14]
    questions = [row for row in rows if row["kind"] == "question"][::40]
    short = sorted([row for row in rows if row["kind"] == "table"], key=lambda row: row["answers"])[:2]
    slice_of_it = [*lessons, *questions[:FEW], *short]
    assert told(again(bot, slice_of_it)) == told(slice_of_it)


@pytest.mark.parametrize("form", ["json", "text"])
def test_any_command_is_measured(form: Form, tmp_path: Path) -> None:
    if form == "json":
        command = f"{sys.executable} {EXAMPLE}"
    else:
        script = tmp_path / "one.py"
        script.write_text("import sys\nsys.stdin.read()\nprint('1')\n")
        command = f"{sys.executable} {script}"
    wanted = [Task("lesson", "parlour", "last-round", "en"), Task("question", "nemesis", "0", "zh-Hans")]
    rows = list(evaluate(Command(command, form), wanted))
    assert [row["kind"] for row in rows] == ["lesson", "question"]
    assert all(row["answers"] and row["read"] and row["written"] for row in rows)


def test_nonsense_is_counted_and_an_agent_that_ends_is_told(tmp_path: Path) -> None:
    script, wanted = tmp_path / "agent.py", [Task("question", "nemesis", "0", "en")]
    command = f"{sys.executable} {script}"
    script.write_text("import sys\nfor line in sys.stdin:\n    print('nothing', flush=True)\n")
    (row,) = evaluate(Command(command, "json"), wanted)
    assert (row["legal"], row["score"]) == (0, 0.0)
    script.write_text("pass\n")
    with pytest.raises(BadInput, match="agent-gone"):
        list(evaluate(Command(command, "json"), wanted))


def test_an_agent_that_is_not_there_is_told() -> None:
    with pytest.raises(BadInput, match="agent-not-started"):
        list(evaluate(agent_of("", "/no/such/agent", "json", []), [Task("question", "nemesis", "0", "en")]))


def test_the_protocol_has_all_questions_and_the_page_all_figures(tmp_path: Path) -> None:
    games = ["arkham", "dungeontology", "eldritch", "nemesis", "parlour"]
    wanted = tasks(games, 1, 0, "en")
    assert [len([t for t in wanted if t.kind == "question" and t.language == each]) for each in ("en", "zh-Hans")] == [
        200,
        200,
    ]
    assert sum(len(questions_of(game)) for game in games) == 200
    found = report("random", again("random", published("random")[:3]))
    write_page(tmp_path / "page.html", found)
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert page.count("<img alt=") == 1
    assert "random" in page


def test_a_token_is_four_bytes() -> None:
    assert [tokens(text) for text in ("", "abcd", "abcde", "虫后")] == [0, 1, 2, 2]
