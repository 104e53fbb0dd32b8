"""Every rule is known, can be found, and is counted when code cites it and a test shows it."""

import json
import textwrap
from pathlib import Path

import pytest

from seance.engine import ledger
from seance.engine.ledger import CITED, RULES_OF, cites, cites_in
from seance.testing.shown import ROOT, main, shown_by


def test_the_four_ledgers_are_whole() -> None:
    counts = {game: len(ledger.rules(game)) for game in ("arkham", "dungeontology", "eldritch", "nemesis")}
    least = {"arkham": 767, "dungeontology": 477, "eldritch": 304, "nemesis": 665}  # rules are added, never dropped
    assert [game for game in least if counts[game] < least[game]] == []
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


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with a test file that shows rules of Nemesis."""
    (tmp_path / "seance/games/nemesis").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_showing.py").write_text(textwrap.dedent(SHOWING), "utf-8")
    return tmp_path


def test_what_tests_show_is_read_from_their_markers(project: Path) -> None:
    assert main(project, check=False) == []
    assert json.loads((project / "seance/games/nemesis/shown.json").read_text("utf-8")) == SHOWN


def test_a_shipped_file_that_is_not_what_the_tests_show_is_told(project: Path) -> None:
    told = ["seance/games/nemesis/shown.json is not what the tests show: run `make format` and commit it."]
    assert main(project, check=True) == told
    main(project, check=False)
    assert main(project, check=True) == []


def test_what_is_shipped_is_what_the_tests_of_this_project_show() -> None:
    assert main(ROOT, check=True) == []


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
        ("@pytest.mark.skip\n@pytest.mark.rule('NEM-NOISE-01')\ndef test_it(): pass", "may be left out"),
        ("@pytest.mark.xfail()\n@pytest.mark.rule('NEM-NOISE-01')\ndef test_it(): pass", "may be left out"),
        ("pytestmark = pytest.mark.rule('NEM-NOISE-01')\ndef test_it(): pass", "stands as a decorator"),
        ("@pytest.mark.rule('NEM-NOISE-01')\nclass TestIt:\n    def test_it(self): pass", "stands as a decorator"),
    ],
)
def test_a_marker_used_wrongly_is_told(project: Path, source: str, wrong: str) -> None:
    (project / "tests/test_showing.py").write_text(f"import pytest\n\n{source}\n", "utf-8")
    (fault,) = shown_by(project / "tests").faults
    assert fault.startswith("tests/test_showing.py, line ")
    assert wrong in fault
