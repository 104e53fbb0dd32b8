"""The frame itself: the folder rules hold, missing parts are told, and the project stands on its own."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.parts import PARTS, missing, needed, report

ROOT = Path(__file__).parent.parent
WIDEST = 200  # signs of a line of prose, or of a row of a table
OUTSIDE = [f"../{'shared'}", f"/work/{'shared'}"]  # in two pieces, so that this file does not find itself


def texts(*places: str) -> Iterator[tuple[str, str]]:
    """Every text file that we wrote in some places of the project, with its path."""
    for place in places:
        files = [ROOT / place] if (ROOT / place).is_file() else sorted((ROOT / place).rglob("*"))
        for file in files:
            if file.is_file() and "__pycache__" not in file.parts and "node_modules" not in file.parts:
                yield str(file.relative_to(ROOT)), file.read_text("utf-8", errors="replace")


def test_nothing_reads_what_lies_outside_the_project() -> None:
    read = texts("seance", "tests", "scripts", "web", ".ci", "Makefile", "pyproject.toml")
    assert [path for path, text in read if any(outside in text for outside in OUTSIDE)] == []


def test_nothing_is_cited_that_is_not_here() -> None:
    cited = re.compile(r"\bfacts/|RULINGS\b(?! =|\])|\b00[0-4]:\d|\bissue \d")
    read = [
        (path, text) for path, text in texts("seance/games", "docs", "README.md") if path.endswith((".toml", ".md"))
    ]
    assert [path for path, text in read if cited.search(text)] == []


def test_no_line_of_a_page_is_too_long_to_be_read_in_a_difference() -> None:
    found = [ROOT.glob("*.md"), *[(ROOT / place).rglob("*.md") for place in ("docs", "seance", "tests")]]
    pages = list(texts(*[str(page.relative_to(ROOT)) for pages in found for page in pages]))
    assert len(pages) > 30
    assert [f"{path}: {line[:60]}" for path, text in pages for line in text.splitlines() if len(line) > WIDEST] == []


def test_browsers_wait_for_functions() -> None:
    """An expression is evaluated again at every look, which the page's own policy forbids from the second look on."""
    waits = re.compile(r'wait_for_function\(\s*f?("+)(.*?)\1', re.DOTALL)
    found = [(path, wait[2]) for path, text in texts("tests/e2e", "scripts") for wait in waits.finditer(text)]
    assert found
    assert [path for path, wait in found if not re.match(r"\(?[^()]*\)? => ", wait)] == []


def test_no_test_takes_anything_out_of_what_is_printed() -> None:
    """It would be put back at the end of its register, and shuffles begin in that order: luck would be another one."""
    assert [path for path, text in texts("tests") if "monkeypatch.del" + "item" in text] == []


def test_no_promise_is_left_in_the_code() -> None:
    assert [path for path, text in texts("seance") if re.search(r"\b(TODO|FIXME|XXX)\b", text)] == []


def test_scripts_know_every_flag_that_we_give_them() -> None:
    called = re.compile(r"-m scripts\.(\w+)([^`#|\n]*)")
    unknown = [
        (path, script, flag)
        for path, text in texts("Makefile", "docs", "README.md", "CONTRIBUTING.md")
        for script, rest in called.findall(text)
        for flag in re.findall(r"(?<!\S)--[a-z-]+", rest)
        if f'"{flag}"' not in (ROOT / "scripts" / f"{script}.py").read_text("utf-8")
    ]
    assert unknown == []


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_every_make_target_that_we_name_exists(page: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"(?:`|^)make ([a-z]+)", (ROOT / page).read_text("utf-8"), re.MULTILINE))
    assert named
    assert named <= targets


# Folder rules: a small tree with one wrong import each, judged by the contracts of this project.

GAMES = ("nemesis", "new_game")
ROOMS = ("rules", "mind", "check")
FOLDERS = ["", "engine", "testing", "bots", "games", *[f"games/{game}" for game in GAMES]]


ROOM_RULE = "The rooms of a game know only those below them"


def contracts_broken(tree: Path, file: str, line: str) -> str:
    for folder in FOLDERS + [f"games/{game}/{room}" for game in GAMES for room in ROOMS]:
        (tree / "seance" / folder).mkdir()
        (tree / "seance" / folder / "__init__.py").touch()
    for game in GAMES:
        (tree / "seance/games" / game / "rules/noise.py").touch()
        (tree / "seance/games" / game / "mind/aims.py").touch()
        (tree / "seance/games" / game / "check/goals.py").touch()
        (tree / "seance/games" / game / "check/scene.py").write_text("import seance.testing\n")
    (tree / "seance" / file).write_text(line + "\n")
    shutil.copy(ROOT / "pyproject.toml", tree)
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-logo", "--no-cache"]
    told = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False).stdout
    assert re.search(r"Contracts: \d+ kept, \d broken", told), told
    return "; ".join(re.findall(r"^(.+) BROKEN", told, re.MULTILINE))


@pytest.mark.parametrize(
    ("file", "line", "broken"),
    [
        ("engine/dice.py", "import seance.games", "A folder imports only downwards, and every folder has its place"),
        (
            "games/nemesis/rules/noise.py",
            "import seance.bots",
            "A folder imports only downwards, and every folder has its place",
        ),
        (
            "games/nemesis/rules/noise.py",
            "import seance.testing",
            "A folder imports only downwards, and every folder has its place",
        ),
        ("attic.py", "", "A folder imports only downwards, and every folder has its place"),
        ("games/new_game/rules/noise.py", "import seance.games.nemesis", "No game knows another game"),
        ("bots/planner.py", "import seance.games.new_game.rules.noise", "Outside a game only its public face is known"),
        ("games/nemesis/mind/aims.py", "import seance.games.nemesis.check.goals", ROOM_RULE),
        ("games/new_game/rules/noise.py", "import seance.games.new_game.mind.aims", ROOM_RULE),
        ("games/new_game/attic.py", "", ROOM_RULE),
        ("games/nemesis/mind/aims.py", "import seance.games.nemesis.rules.noise", ""),
        ("games/nemesis/check/goals.py", "import seance.games.nemesis.check.scene", ""),
        ("games/nemesis/rules/noise.py", "import rich", "Rules do not talk to a terminal"),
        ("games/nemesis/rules/noise.py", "import seance.engine", ""),
        ("bots/planner.py", "import seance.games.nemesis", ""),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, file: str, line: str, broken: str) -> None:
    assert contracts_broken(tmp_path, file, line) == broken


# Parts from Debian: tests name what they need; where it is missing they are left out, and that is told.


def a_test_that_needs(tests: Path, part: str) -> Path:
    (tests / "test_it.py").write_text(
        "import pytest\n"
        f"@pytest.mark.needs({part!r})\n"
        "def test_with_the_part() -> None: ...\n"
        "def test_without() -> None: ...\n"
    )
    return tests


@pytest.mark.parametrize("part", sorted(PARTS))
def test_parts_are_read_from_the_tests(tmp_path: Path, part: str) -> None:
    assert needed(a_test_that_needs(tmp_path, part)) == [part]


def test_an_unknown_part_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="chromium, npm, postgres, redis"):
        needed(a_test_that_needs(tmp_path, "mainframe"))


def test_a_test_whose_part_is_missing_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    shutil.copy(ROOT / "tests/conftest.py", tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    assert missing(a_test_that_needs(tmp_path, "redis")) == ["redis"]
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "."]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False).stdout
    assert "left out (not installed here): tests that need redis" in told
    assert "1 passed, 1 deselected" in told


@pytest.mark.parametrize(("ci", "exit_code"), [("", 0), ("true", 1)])
def test_left_out_parts_are_told_and_fail_in_ci(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, ci: str, exit_code: int
) -> None:
    monkeypatch.setenv("CI", ci)
    assert report(["chromium", "redis"]) == exit_code
    assert capsys.readouterr().out.endswith("the tests that need chromium, redis.\n")
    assert report([]) == 0
    assert capsys.readouterr().out == ""


# Set-up: what a machine lacks is said in one sentence.


@pytest.mark.parametrize(
    ("lacking", "sentence"), [("version_info", "needs Python 3.11 or newer"), ("ensurepip", "python3-venv")]
)
def test_a_python_that_will_not_do_is_refused_in_one_sentence(tmp_path: Path, lacking: str, sentence: str) -> None:
    python = tmp_path / "python"
    python.write_text(f"#!/bin/sh\ncase $2 in *{lacking}*) exit 1 ;; esac\n")
    python.chmod(0o755)
    (tmp_path / "id").symlink_to(shutil.which("id") or "")
    command = ["/bin/sh", str(ROOT / "scripts/venv.sh"), str(tmp_path / "venv"), str(python)]
    bare = {"PATH": str(tmp_path)}  # no apt-get there, so that nothing is installed
    done = subprocess.run(command, env=bare, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    (told,) = done.stderr.splitlines()
    assert sentence in told
    assert not (tmp_path / "venv").exists()


def test_the_ci_entry_can_be_run() -> None:
    assert os.access(ROOT / ".ci/run", os.X_OK)
