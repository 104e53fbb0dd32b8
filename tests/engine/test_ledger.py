"""Every rule is known, can be found, and is counted when code cites it and a test shows it."""

import json
import textwrap
from pathlib import Path

import pytest

from seance.engine import ledger
from seance.engine.ledger import CITED, RULES_OF, cites, cites_in


def test_the_four_ledgers_are_whole() -> None:
    counts = {game: len(ledger.rules(game)) for game in ("arkham", "dungeontology", "eldritch", "nemesis")}
    assert counts == {"arkham": 767, "dungeontology": 477, "eldritch": 304, "nemesis": 665}
    rule = ledger.rules("nemesis")["NEM-COMP-03"]
    assert (rule.game, rule.kind, rule.doc_only, rule.text("en")) == ("nemesis", "component", "", rule.en)
    assert len(ledger.terms("nemesis")) == 176


def test_a_rule_is_found_in_any_language() -> None:
    assert [rule.id for rule in ledger.search("double-sided BOARD layout", "nemesis")] == ["NEM-COMP-01"]
    assert "NEM-COMP-01" in [rule.id for rule in ledger.search("版图 双面")]
    assert "NEM-COMP-01" in [rule.id for rule in ledger.search("nem-comp-01")]
    assert ledger.search("double-sided no-such-word") == []
    assert {rule.game for rule in ledger.search("set up")} >= {"arkham", "dungeontology", "eldritch", "nemesis"}


def test_a_rule_is_found_in_traditional_chinese_once_that_is_built() -> None:
    assert "NEM-COMP-01" in [rule.id for rule in ledger.search("版圖 雙面", "nemesis")]


def test_citing_leaves_the_function_as_it_is() -> None:
    def noise() -> str:
        return "heard"

    try:
        assert cites("NEM-TEST-01", "NEM-TEST-02")(noise) is noise
        name = f"{__name__}.test_citing_leaves_the_function_as_it_is.<locals>.noise"
        assert RULES_OF[name] == ("NEM-TEST-01", "NEM-TEST-02")
        assert CITED["NEM-TEST-02"] == [name]
    finally:
        for rule in RULES_OF.pop(ledger.name_of(noise), ()):
            del CITED[rule]


def test_content_files_cite_at_any_depth() -> None:
    content = {"cites": ["A-1"], "room": [{"key": "nest", "cites": ["A-2", "A-3"]}, {"key": "lab"}], "box": {"n": 1}}
    assert list(cites_in(content)) == ["A-1", "A-2", "A-3"]


def test_a_rule_is_missing_until_it_is_both_cited_and_shown(tmp_path: Path) -> None:
    entry = '[[rule]]\nid = "{}"\nsection = "s"\nkind = "k"\nen = "e"\nzh = "z"\n{}\n'
    rules = [entry.format(f"X-A-0{n}", 'doc_only = "advice"' if n == 5 else "") for n in range(1, 6)]
    (tmp_path / "rules.toml").write_text("\n".join(rules), "utf-8")
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "cards.toml").write_text('[[card]]\nkey = "knife"\ncites = ["X-A-01", "X-A-02"]\n', "utf-8")
    (tmp_path / "shown.json").write_text(json.dumps({"X-A-02": ["t"], "X-A-03": ["t"], "X-A-04": ["t"]}), "utf-8")
    assert ledger.covered(tmp_path, ["X-A-03"]) == {
        "rules": 5, "doc_only": 1, "cited": 3, "tested": 3, "missing": ["X-A-01", "X-A-04"]
    }  # fmt: skip


def test_every_game_with_a_ledger_is_counted() -> None:
    coverage = ledger.coverage()
    assert list(coverage) == ledger.games()
    for game, covered in coverage.items():
        assert covered["rules"] == len(ledger.rules(game))
        assert covered["doc_only"] == sum(bool(rule.doc_only) for rule in ledger.rules(game).values())


# ---- the marker ------------------------------------------------------------------------------------------------

SHOWING = """
    import pytest

    @pytest.mark.rule("NEM-NOISE-01", "NEM-NOISE-02")
    def test_noise():
        pass

    @pytest.mark.rule("NEM-NOISE-02")
    @pytest.mark.parametrize("n", [1, 2])
    def test_more_noise(n):
        pass

    def test_nothing_of_the_rulebook():
        pass
"""
SHOWN = {
    "NEM-NOISE-01": ["tests/test_showing.py::test_noise"],
    "NEM-NOISE-02": ["tests/test_showing.py::test_more_noise", "tests/test_showing.py::test_noise"],
}


class Project:
    """A small project with tests that show rules of Nemesis."""

    def __init__(self, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("CI", raising=False)
        self.pytester = pytester
        self.monkeypatch = monkeypatch
        self.file = pytester.path / "seance" / "games" / "nemesis" / "shown.json"
        self.file.parent.mkdir(parents=True)
        pytester.makeini("[pytest]\ntestpaths = tests\nmarkers = rule\n")
        pytester.mkdir("tests")
        self.tests(SHOWING)

    def tests(self, source: str) -> None:
        (self.pytester.path / "tests" / "test_showing.py").write_text(textwrap.dedent(source), "utf-8")

    def run(self, *arguments: str, ci: bool = False) -> pytest.RunResult:
        self.monkeypatch.setenv("CI", "true" if ci else "")
        return self.pytester.runpytest_inprocess("-p", "seance.testing.rule_plugin", *arguments)

    @property
    def shown(self) -> object:
        return json.loads(self.file.read_text("utf-8")) if self.file.exists() else None


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Project:
    return Project(pytester, monkeypatch)


def test_a_complete_green_run_writes_what_it_showed(project: Project) -> None:
    assert project.run().ret == 0
    assert project.shown == SHOWN
    before = project.file.read_bytes()
    project.run("tests")
    assert project.file.read_bytes() == before


def test_with_several_workers_only_the_controller_writes(project: Project) -> None:
    assert project.pytester.runpytest_subprocess("-p", "seance.testing.rule_plugin", "-n2").ret == 0
    assert project.shown == SHOWN


@pytest.mark.parametrize(
    "part", [["-k", "more"], ["tests/test_showing.py"], ["--deselect", "tests/test_showing.py::test_noise"],
             ["--collect-only"], ["--ignore", "tests/other"]],
)  # fmt: skip
def test_a_partial_run_writes_nothing(project: Project, part: list[str]) -> None:
    assert project.run(*part).ret == 0
    assert project.shown is None


def test_workers_tell_what_they_left_out(project: Project) -> None:
    assert project.pytester.runpytest_subprocess("-p", "seance.testing.rule_plugin", "-n2", "-k", "more").ret == 0
    assert project.shown is None


@pytest.mark.parametrize("body", ["assert False", "pytest.skip('not here')", "pytest.xfail('not yet')"])
def test_a_run_that_is_not_green_writes_nothing(project: Project, body: str) -> None:
    project.tests(SHOWING.replace("pass", body, 1))
    project.run()
    assert project.shown is None


def test_ci_refuses_a_shipped_file_that_is_not_what_the_tests_show(project: Project) -> None:
    outcome = project.run(ci=True)
    assert outcome.ret == pytest.ExitCode.TESTS_FAILED
    assert project.shown is None
    outcome.stdout.fnmatch_lines(["seance/games/nemesis/shown.json is not what the tests show: run `make test` *"])
    project.run()
    assert project.run(ci=True).ret == 0


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("@pytest.mark.rule('NEM-NOISE-9999')\ndef test_it(): pass", "there is no rule NEM-NOISE-9999"),
        ("ID = 'NEM-NOISE-01'\n@pytest.mark.rule(ID)\ndef test_it(): pass", "takes literal ids"),
        ("@pytest.mark.rule()\ndef test_it(): pass", "claims 0 rules"),
        ("@pytest.mark.rule(*['NEM-NOISE-01'])\ndef test_it(): pass", "takes literal ids"),
        (
            "@pytest.mark.rule('NEM-NOISE-01', 'NEM-NOISE-02', 'NEM-NOISE-03')\n"
            "@pytest.mark.rule('NEM-NOISE-04', 'NEM-NOISE-05')\ndef test_it(): pass",
            "claims 5 rules",
        ),
        ("pytestmark = pytest.mark.rule('NEM-NOISE-01')\ndef test_it(): pass", "stands as a decorator"),
        ("@pytest.mark.rule('NEM-NOISE-01')\nclass TestIt:\n    def test_it(self): pass", "stands as a decorator"),
    ],
)
def test_a_marker_used_wrongly_is_an_error_of_collection(project: Project, source: str, wrong: str) -> None:
    project.tests(f"import pytest\n\n{source}\n")
    outcome = project.run()
    assert outcome.ret == pytest.ExitCode.INTERRUPTED
    outcome.stdout.fnmatch_lines([f"*test_showing.py, line *{wrong}*"])
    assert project.shown is None
