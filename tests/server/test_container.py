"""The container file: no container is built here, but its steps are taken with what it copies, in other folders."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import urllib.request
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

import seance
from seance.client import Client
from seance.engine.texts import LANGUAGES
from tests.server.house import play

ROOT = Path(__file__).parent.parent.parent
PIP = [sys.executable, "-m", "pip", "-q", "--disable-pip-version-check"]
LINES = (ROOT / "Containerfile").read_text("utf-8").replace("\\\n", " ").splitlines()


def given(instruction: str) -> list[str]:
    return [line.partition(" ")[2] for line in LINES if line.startswith(f"{instruction} ")]


def stage(name: str) -> list[str]:
    """What a stage copies out of this project."""
    start = next(n for n, line in enumerate(LINES) if line.startswith("FROM") and line.endswith(f"AS {name}"))
    lines = LINES[start + 1 :]
    end = next((n for n, line in enumerate(lines) if line.startswith("FROM")), len(lines))
    copied = [line.split()[1:-1] for line in lines[:end] if line.startswith("COPY ") and "--from" not in line]
    return [path for paths in copied for path in paths]


def test_everything_that_is_copied_is_there() -> None:
    for name in ("page", "build"):
        assert stage(name)
        assert [path for path in stage(name) if not (ROOT / path).exists()] == []


def test_whatever_the_page_is_built_from_is_copied() -> None:
    sources = [*(ROOT / "web").glob("*.ts"), *(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/scripts").glob("*.mjs")]
    wanted = {
        found for file in sources for found in re.findall(r"\.\./(seance/[\w./-]+\.json)", file.read_text("utf-8"))
    }
    assert wanted
    assert [path for path in wanted if not any(path.startswith(f"{copied}/") for copied in stage("page"))] == []


def test_the_page_is_built_where_it_is_taken_from() -> None:
    built = re.search(r'outDir: "\.\./([^"]+)"', (ROOT / "web/vite.config.ts").read_text("utf-8"))
    assert built is not None
    assert f"--from=page /src/{built[1]} {built[1]}" in given("COPY")
    scripts = json.loads((ROOT / "web/package.json").read_text("utf-8"))["scripts"]
    assert "build" in scripts
    assert (ROOT / "web/package-lock.json").exists()  # `npm ci` wants it


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, packed out of what the container file copies."""
    source, wheels = tmp_path_factory.mktemp("src"), tmp_path_factory.mktemp("wheels")
    for path in stage("build"):
        if (ROOT / path).is_dir():
            unmade = shutil.ignore_patterns("__pycache__", "zh-Hant", "page")
            shutil.copytree(ROOT / path, source / path, ignore=unmade)
        else:
            shutil.copy(ROOT / path, source / path)
    page = source / "seance" / "server" / "page"
    page.mkdir()
    (page / "index.html").write_text("<title>Seance</title>")
    packing = ["wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), "."]
    subprocess.run([*PIP, *packing], cwd=source, check=True)
    (found,) = wheels.iterdir()
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment with the package.

    What the package needs is found where the tests find it; of the package itself nothing is there but the wheel.
    """
    target = tmp_path_factory.mktemp("installed")
    venv.create(target)
    there = [*PIP, "--python", str(target / "bin" / "python")]
    subprocess.run([*there, "install", "--no-deps", "--no-index", str(wheel)], cwd=target, check=True)
    (packages,) = target.glob("lib/python*/site-packages")
    (packages / "needed.pth").write_text(sysconfig.get_path("purelib"))
    return target


@pytest.mark.slow
def test_a_pure_wheel_holds_python_and_texts_only(wheel: Path) -> None:
    assert wheel.name == f"seance-{seance.__version__}-py3-none-any.whl"
    names = ZipFile(wheel).namelist()
    assert "seance/engine/game.py" in names
    assert "seance/engine/locale/zh-Hant/engine.ftl" in names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c", "_structs.py"))]


@pytest.mark.slow
def test_the_wheel_holds_what_is_made(installed: Path) -> None:
    where = [str(installed / "bin" / "python"), "-c", "import seance; print(seance.__path__[0])"]
    package = Path(subprocess.run(where, cwd=installed, capture_output=True, text=True, check=True).stdout.strip())
    assert package.is_relative_to(installed)
    for game in seance.games():
        for language in LANGUAGES:
            assert list(package.glob(f"games/{game}/locale/{language}/*.ftl"))
    assert list(package.glob("games/nemesis/content/*"))
    assert (package / "server/page/index.html").exists()
    assert (package / "server/store/migrations/env.py").exists()


@pytest.mark.slow
def test_the_entry_point_serves_and_is_healthy(installed: Path, tmp_path: Path) -> None:
    (entry,) = given("ENTRYPOINT")
    program, *arguments = json.loads(entry)
    command = [str(installed / "bin" / program), *arguments, "--port", "0"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "LANG": "C.UTF-8"}
    server = subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    port = re.search(r":(\d+)", server.stdout.readline())
    assert port is not None
    base = f"http://127.0.0.1:{port[1]}"
    with urllib.request.urlopen(f"{base}/health", timeout=60) as health:
        assert json.load(health)["ok"]
    for language in LANGUAGES:
        ada = Client(base, language)
        ada.new_table("parlour", seats=["me", "bot:random", "bot:random"])
        ada.start()
        play(ada)
        assert ada.over
        ada.close()
    with urllib.request.urlopen(base, timeout=60) as page:
        assert page.read() == b"<title>Seance</title>"
    (stop,) = given("STOPSIGNAL")
    server.send_signal(signal.Signals[stop])
    server.communicate(timeout=60)
    assert server.returncode == -signal.Signals[stop]  # uvicorn ends by the signal, when its work is done
    assert (tmp_path / "seance.db").exists()  # in the volume
