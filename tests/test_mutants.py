"""Rules broken on purpose: what can be changed, and which tests must notice."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import mutants
from scripts.mutants import ROOT, mutants_of

SOURCE = '''
@cites("DUN-A-01", "DUN-A-02")
def rule(s, n):
    """Words are no rule."""
    if n > 3 and s.open:
        s.steps += 1
        s.log("opened", n=4)
    leave(s, True)
    return f"{n + 1}" if n == 2 else n - 1


def no_rule(n):
    return n + 1
'''


def test_every_condition_number_and_statement_of_a_rule_is_changed_once() -> None:
    found = [(one.line, one.before, one.after) for one in mutants_of(SOURCE, "rule.py")]
    assert sorted(found) == [
        (5, "3", "4"),
        (5, "n > 3", "(n >= 3)"),
        (5, "n > 3 and s.open", "(n > 3 or s.open)"),
        (5, "n > 3 and s.open", "(not (n > 3 and s.open))"),
        (6, "1", "2"),
        (6, "s.steps += 1", "pass"),
        (8, "True", "False"),
        (8, "leave(s, True)", "pass"),
        (9, "1", "2"),
        (9, "2", "3"),
        (9, "n - 1", "(n + 1)"),
        (9, "n == 2", "(n != 2)"),
        (9, "n == 2", "(not (n == 2))"),
    ]


def test_a_change_replaces_exactly_what_it_names() -> None:
    for one in mutants_of(SOURCE, "rule.py"):
        assert SOURCE.encode()[one.start : one.end].decode() == one.before
        compile(SOURCE[: one.start] + one.after + SOURCE[one.end :], "rule.py", "exec")


def test_the_tests_of_a_rule_are_found_by_their_marks(tmp_path: Path) -> None:
    file = tmp_path / "tests" / "test_it.py"
    file.parent.mkdir()
    file.write_text('@pytest.mark.rule("DUN-A-02")\ndef test_it():\n    pass\n', encoding="utf-8")
    mutant = next(mutants_of(SOURCE, "rule.py"))
    assert mutants.tests_of(mutant, mutants.tests_by_rule(file.parent)) == ["tests/test_it.py::test_it"]


def test_most_rules_of_every_game_can_be_broken() -> None:
    for game in ("arkham", "dungeontology", "eldritch", "nemesis"):
        files = (ROOT / "seance/games" / game).rglob("*.py")
        assert sum(1 for file in files for _ in mutants_of(file.read_text(encoding="utf-8"), file.name)) > 500


def test_without_a_scene_nothing_is_noticed() -> None:
    assert not mutants.Breaker([], {}, 1).run([])


def test_a_broken_rule_is_noticed_by_its_tests_alone() -> None:
    command = [sys.executable, "-m", "scripts.mutants", "parlour", "--only", "candles.py:melt"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = re.match(r"parlour: (\d+) of (\d+) changes were noticed", said)
    assert found is not None
    assert 0 < int(found[1]) <= int(found[2])


def test_every_change_that_is_listed_as_without_effect_can_still_be_made() -> None:
    listed = mutants.without_effect()
    for file in {name.file for name in listed}:
        possible = {one.name for one in mutants_of((ROOT / f"{file}.py").read_text(encoding="utf-8"), f"{file}.py")}
        gone = [name for name in listed if name.file == file and name not in possible]
        assert not gone
    assert all(len(why) > 20 for why in listed.values())


def test_what_is_without_effect_is_counted_apart_and_what_is_not_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    every = list(mutants_of(SOURCE, "rule.py"))
    breaker = mutants.Breaker(every, {}, 1)
    breaker.survivors = every[:2]
    monkeypatch.setattr(mutants, "without_effect", lambda: {every[0].name: "nobody sees", every[5].name: "nor this"})
    mutants.tell("parlour", 99, breaker)
    told = capsys.readouterr().out.splitlines()
    assert told[0] == f"parlour: {len(every) - 2} of {len(every) - 1} changes were noticed (92%); 99 are possible"
    assert told[1] == "1 more are without effect; 1 are left"
    assert told[2].startswith("listed as without effect, yet noticed: rule, line ")
