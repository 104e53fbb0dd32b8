"""The command line: what it shows, and that whatever is wrong with it gets one sentence in the reader's language."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import seance
from seance.bots import RandomBot, seat_bots
from seance.cli import PAGES, main
from seance.cli.commands import LABORATORY, Commands
from seance.cli.laboratory import Laboratory
from seance.engine import Game, State, ledger
from seance.engine import box as boxes
from seance.engine.texts import LANGUAGES, texts
from seance.server.config import Settings, gathered, lines_of

PROGRAM = str(Path(sys.executable).parent / "seance")


@pytest.fixture(autouse=True)
def _somewhere_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is read or written but in an empty folder, by a reader whose language is not set."""
    monkeypatch.chdir(tmp_path)
    for name in ("SEANCE_LANG", "LANG", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)


class Told:
    """What a command line has led to."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *words: str) -> None:
        self.code = main(words)
        self.out, self.err = capsys.readouterr()


def finished(seats: int = 2) -> Game[State]:
    game = seance.new("parlour", seats, 5)
    seat_bots(game, {seat: RandomBot(seat) for seat in range(seats)})
    return game


def unfinished() -> Game[State]:
    game = seance.new("parlour", 2, 5)
    seat_bots(game, {1: RandomBot(1)})
    return game


# ---- what is wrong gets one sentence ---------------------------------------------------------------------------------

FILES: dict[str, bytes] = {
    "empty": b"",
    "garbage": bytes(range(256)) * 40_000,  # 10 MB
    "nested": b"[" * 1_000_000,
    "text.json": '{"format": "你好"}'.encode(),
    "other.json": b'{"format": "chess/1", "moves": []}',
    "list.json": b"[1, 2, 3]",
    "types.json": b'{"format": "seance-save/1", "version": 3, "table": []}',
    "replay-types.json": b'{"format": "seance-replay/1", "table": 7}',
}


def changed(data: bytes, **to: object) -> bytes:
    """A file of ours in which somebody has written."""
    plain = json.loads(data)
    for place, value in to.items():
        *outer, last = place.split("__")
        inner = plain
        for key in outer:
            inner = inner[key]
        inner[last] = value
    return json.dumps(plain).encode()


@pytest.fixture(scope="session")
def files() -> dict[str, bytes]:
    save, replay = unfinished().save(), finished().export()
    return FILES | {
        "save.json": save,
        "replay.json": replay,
        "save-elsewhere.json": changed(save, format="seance-save/99"),
        "save-of-nothing.json": changed(save, table__game="nothing"),
        "save-of-a-folder.json": changed(save, table__game="../engine"),
        "save-newer.json": changed(save, schema=10**6),
        "save-seed.json": changed(save, table__seed="wax"),
        "save-seats.json": changed(save, table__seats=10**9),
        "save-options.json": changed(save, table__options={"length": "endless"}),
        "save-numbers.json": changed(save, numbers=[]),
        "save-state.json": changed(save, state={}),
        "replay-of-nothing.json": changed(replay, table__game="nothing"),
        "replay-seats.json": changed(replay, table__seats=10**9),
        "replay-seed.json": changed(replay, table__seed="wax"),
        "replay-other-seed.json": changed(replay, table__seed="0x7"),
        "replay-other-answers.json": changed(replay, answers=[[0, ["dance"], 0, False, ""]]),
    }


BAD = [
    "nonsense",
    "--nonsense",
    "--lang",
    "games --lang de",
    "games --lang en --lang zh-Hans",
    "games more",
    "play",
    "play nothing",
    "play ../engine",
    "play \x1b[31mred",
    "play parlour more",
    "play parlour --seats",
    "play parlour --seats two",
    "play parlour --seats 2 --seats 3",
    "play parlour --seats 1",
    "play parlour --seats -3",
    "play parlour --seats 99",
    f"play parlour --seats 0x{'f' * 9000}",
    "play parlour --seed wax",
    "play parlour --seed -1",
    f"play parlour --seed 0x{'f' * 9000}",
    "play parlour --seed 1.5",
    "play parlour --option",
    "play parlour --option length",
    "play parlour --option length=endless",
    "play parlour --option seats=2",
    "play parlour --option people=2",
    "play parlour --option keep=true",
    "play parlour --bots oracle",
    "play parlour --bots ,",
    "play parlour --seats 2 --bots random,random",
    "play parlour --color",
    "play -x",
    "play parlour --load",
    "play parlour --load nowhere.json",
    "play parlour --load .",
    "play nemesis --load save.json",
    "play --load save.json --seats 2",
    "play --load save.json --option length=long",
    "play --load replay.json",
    *[f"play --load {name}" for name in FILES],
    *[f"play --load save-{what}.json" for what in ("elsewhere", "of-nothing", "of-a-folder", "newer", "seed", "seats")],
    *[f"play --load save-{what}.json" for what in ("options", "numbers", "state")],
    "replay",
    "replay nowhere.json",
    "replay .",
    "replay save.json",
    "replay replay.json more",
    *[f"replay {name}" for name in FILES],
    "replay replay-of-nothing.json",
    *[f"replay --rerun replay-{what}.json" for what in ("seats", "seed", "other-seed", "other-answers")],
    "rules coverage nothing",
    "rules coverage parlour more",
    "rules coverage --jsom",
    "rules --missing",
    "cards",
    "cards nothing",
    "bench nothing",
    "bench parlour nothing",
    "bench --seconds 0",
    "bench --seconds -1",
    "bench --seconds nan",
    "bench --seconds inf",
    "bench --seconds soon",
]


@pytest.mark.parametrize("line", BAD, ids=lambda line: line[:50])
def test_what_is_wrong_gets_one_sentence_in_every_language(
    line: str, files: dict[str, bytes], capsys: pytest.CaptureFixture[str]
) -> None:
    for name, data in files.items():
        if name in line:
            Path(name).write_bytes(data)
    before = sorted(Path.cwd().iterdir())
    sentences = set()
    for language in LANGUAGES:
        words = line.split(" ")
        told = Told(capsys, *words) if "--lang" in words else Told(capsys, *words, "--lang", language)
        (sentence,) = told.err.splitlines()
        assert told.code == 2
        assert len(sentence) < 400
        assert sentence[-1] in ".?。？"
        assert sentence.isprintable()
        assert "{" not in sentence
        assert told.out == "" or "--rerun" in line
        sentences.add(sentence)
    assert len(sentences) > 1 or "--lang" in line
    assert sorted(Path.cwd().iterdir()) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_even_an_unknown_language_is_refused_in_the_readers_own(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SEANCE_LANG", language)
    told = Told(capsys, "games", "--lang", "de")
    assert told.code == 2
    assert "de" in told.err
    assert told.err.isascii() == (language == "en") or "“" in told.err
    assert ("语言" in told.err, "語言" in told.err) == (language == "zh-Hans", language == "zh-Hant")


@pytest.mark.parametrize(
    ("setting", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "zh_CN.UTF-8"}, "zh-Hans"),
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "zh_CN.UTF-8", "SEANCE_LANG": "en"}, "en"),
        ({"LANG": "en_GB.UTF-8", "SEANCE_LANG": "zh-hant"}, "zh-Hant"),
    ],
)
def test_the_language_comes_from_the_environment(
    setting: dict[str, str], language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in setting.items():
        monkeypatch.setenv(name, value)
    assert Told(capsys, "--help").out == Told(capsys, "--help", "--lang", language).out


# ---- what is shown ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", PAGES)
def test_every_command_has_a_page_that_names_all_that_it_understands(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    page = Told(capsys, command, "--help", "--lang", language)
    assert page.code == 0
    assert f"seance {command}" in page.out
    assert f"seance {command}" in Told(capsys, "--help", "--lang", language).out
    functions = [getattr(Laboratory if command in LABORATORY else Commands, command)] + (
        [Commands.coverage] if command == "rules" else []
    )
    flags = {as_flag(name) for function in functions for name in function.__kwdefaults__ or ()}
    settings = {as_flag(name) for name in Settings.__struct_fields__ if command == "serve"}  # too many for one page
    named = set(re.findall(r"--\w[\w-]*", page.out))
    assert flags <= named <= flags | settings
    assert len(named & settings) >= min(len(settings), 6)


def as_flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def test_help_is_there_at_once() -> None:
    """Whoever asks for help must not wait for all that the commands need: only texts and a screen are read."""
    quick = "import sys; from seance.cli import main; main(['--help']); print(*sys.modules, file=sys.stderr)"
    loaded = subprocess.run([sys.executable, "-c", quick], capture_output=True, text=True, check=True).stderr.split()
    ours = {".".join(name.split(".")[:2]) for name in loaded if name.startswith("seance.")}
    assert ours == {"seance.cli", "seance.engine", "seance.games", "seance.terminal"}
    assert not [name for name in loaded if name.startswith("seance.games.")]
    foreign = {name.partition(".")[0] for name in loaded} - sys.stdlib_module_names - {"seance", "__mp_main__"}
    with_fluent = {"fluent", "attr", "babel", "pytz", "typing_extensions"}
    assert {name for name in foreign if not name.startswith("_")} <= {"rich", "msgspec", *with_fluent}


def test_the_list_of_games_reads_no_rules() -> None:
    """How many may play, and with which options, stands on the box; nor are lessons and the laboratory needed."""
    quick = "import sys; from seance.cli import main; main(['games']); print(*sys.modules, file=sys.stderr)"
    loaded = subprocess.run([sys.executable, "-c", quick], capture_output=True, text=True, check=True).stderr.split()
    assert not [name for name in loaded if name.startswith(("seance.games.", "seance.lab", "seance.learn"))]


def test_what_stands_on_a_box_is_what_its_game_says() -> None:
    assert {game: boxes.box(game) for game in seance.games()} == {game: boxes.box_of(game) for game in seance.games()}
    assert [file for file, text in boxes.files().items() if file.read_bytes() != text] == []


def test_who_says_nothing_wants_to_play(tmp_path: Path) -> None:
    """`seance` alone serves, and the page is opened in the reader's browser."""
    seen, browser = tmp_path / "seen", tmp_path / "browser"
    os.mkfifo(seen)
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" >{seen}\n')
    browser.chmod(0o755)
    environment = {**os.environ, "BROWSER": f"{browser} %s", "SEANCE_PORT": "0", "SEANCE_WARM": "false"}
    environment.pop("SEANCE_NO_BROWSER", None)
    with subprocess.Popen([PROGRAM], env=environment, stdout=subprocess.PIPE, text=True) as server:
        url = seen.read_text()
        assert server.stdout is not None
        assert url in server.stdout.readline()
        assert httpx.get(f"{url}/api/games").status_code == 200
        server.terminate()


def test_the_server_is_set_by_flags_variables_and_a_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "seance.toml"
    file.write_text('port = 1\nworkers = 2\nmost_tables = 7\nredis = "redis://:geheim@cache:6379"\n')
    monkeypatch.setenv("SEANCE_DATABASE", "postgresql://seance:geheim@db/seance")
    monkeypatch.setenv("SEANCE_WORKERS", "3")
    told = Told(capsys, "serve", "--settings", str(file), "--port", "4", "--show-settings")
    lines = told.out.splitlines()
    for line in ("port = 4", "workers = 3", "most_tables = 7", 'database = "postgresql://db/seance"'):
        assert line in lines
    assert "geheim" not in told.out
    file.write_text("prot = 1")
    assert "prot" in Told(capsys, "serve", "--settings", str(file), "--show-settings").err
    file.write_text('port = "x"')
    assert "port" in Told(capsys, "serve", "--settings", str(file), "--show-settings").err


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://seance:geheim@db/seance", "postgresql://db/seance"),
        ("postgresql://db/seance?user=seance&password=geheim", "postgresql://db/seance?…"),
        ("postgresql://seance@db/seance?password=geh@eim", "…"),
        ("postgresql://seance:geh?eim@db/seance", "…"),
        ("postgresql://seance:geh://eim@db/seance", "…"),
        ("seance:geheim@db", "…"),
        ("sqlite:////srv/me@home/seance.db", "sqlite:////srv/me@home/seance.db"),
    ],
)
def test_no_password_of_an_address_is_shown(capsys: pytest.CaptureFixture[str], address: str, shown: str) -> None:
    lines = Told(capsys, "serve", "--database", address, "--redis", address, "--show-settings").out.splitlines()
    assert {f'database = "{shown}"', f'redis = "{shown}"'} <= {*lines}


@pytest.mark.parametrize("command", ["serve", "db upgrade", "admin tables"])
@pytest.mark.parametrize("setting", ["database", "redis"])
def test_an_address_that_cannot_be_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str, setting: str
) -> None:
    """A port that is no number, for which a password with a slash is taken, and a scheme that nobody knows."""
    scheme = {"database": "postgresql", "redis": "redis"}[setting]
    for address in (
        f"{scheme}://seance:geheim@there:port/x",
        f"{scheme}://seance:gehe/im@there/x",
        "mysql://geheim@x/y",
    ):
        monkeypatch.setenv(f"SEANCE_{setting.upper()}", address)
        told = Told(capsys, *command.split())
        assert (told.code, told.out, len(told.err.splitlines())) == (2, "", 1)
        assert "gehe" not in told.err


def test_every_setting_is_a_flag(capsys: pytest.CaptureFixture[str]) -> None:
    flags = [word for name in Settings.__struct_fields__ for word in (as_flag(name), typed(name))]
    shown = Told(capsys, "serve", *flags, "--show-settings").out
    assert shown.splitlines() == lines_of(gathered("", {name: typed(name) for name in Settings.__struct_fields__}, {}))
    assert "keep_chat = 1" in shown.splitlines()


def typed(setting: str) -> str:
    """Something that is not usual there."""
    usual = getattr(Settings(), setting)
    if isinstance(usual, bool):
        return str(not usual).lower()
    return str(usual + 1) if isinstance(usual, int | float) else {"log_level": "debug"}.get(setting, f"{usual}x")


@pytest.mark.parametrize(
    ("flag", "value"),
    [
        ("port", "99999"), ("port", "eight"), ("ops-port", "-1"), ("workers", "0"), ("workers", "65"), ("rate", "0"),
        ("bot-seconds", "nan"), ("new-table-s", "inf"), ("keep-chat", "-1"), ("most-body", "9" * 30),
        ("log-level", "loud"), ("warm", "perhaps"),
    ],
)  # fmt: skip
def test_what_a_setting_cannot_be_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], flag: str, value: str
) -> None:
    told = Told(capsys, "serve", f"--{flag}", value, "--show-settings")
    assert (told.code, told.out) == (2, "")
    usual = str(getattr(Settings(), flag.replace("-", "_"))).lower()
    setting = flag.replace("-", "_")
    assert told.err == f"The setting “{setting}” cannot be “{value.replace('-', '−')}”; usually it is “{usual}”.\n"


def test_a_record_cannot_steer_the_terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "evil.json"
    file.write_bytes(finished().export().replace(b'"version":"', b'"version":"\\u001b]0;owned\\u0007'))
    told = Told(capsys, "replay", str(file))
    assert "owned" in told.out
    assert "\x1b" not in told.out


def test_the_games_are_listed_with_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    listed = Told(capsys, "games").out
    assert all(game in listed for game in seance.games())
    assert "length: long | short" in listed


def test_rules_are_found_by_words_of_any_language(capsys: pytest.CaptureFixture[str]) -> None:
    english = Told(capsys, "rules", "nemesis", "noise", "marker").out.splitlines()
    found = [line for line in english if line.startswith("NEM-")]
    assert all("noise" in line.casefold() for line in found)
    assert english[0] == "What is noise?"
    assert english[english.index(found[0]) :][: len(found)] == found
    rule = ledger.rules("nemesis")["NEM-NOISE-09"]
    assert rule.zh in Told(capsys, "rules", "NEM-NOISE-09", "--lang", "zh-Hans").out
    assert Told(capsys, "rules", rule.zh, "--lang", "en").out == f"NEM-NOISE-09: {rule.en}\n"
    assert "flying-pigs" in Told(capsys, "rules", "flying-pigs").out


@pytest.mark.parametrize(
    ("language", "question"), [("en", "how do I win"), ("zh-Hans", "怎么获胜"), ("zh-Hant", "怎麼獲勝")]
)
def test_the_rules_answer_a_question_or_say_what_to_ask(
    capsys: pytest.CaptureFixture[str], language: str, question: str
) -> None:
    words = texts(language, "nemesis")
    told = Told(capsys, "rules", "nemesis", *question.split(), "--lang", language).out
    assert told.startswith(words.say("topic-win", form="title"))
    assert words.say("topic-win")[:40] in told
    lost = Told(capsys, "rules", "nemesis", "xyzzy", "--lang", language).out
    assert words.say("topic-win", form="title") in lost


def test_coverage_is_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    covered = json.loads(Told(capsys, "rules", "coverage", "parlour", "--json").out)
    assert set(covered) == {"parlour"}
    assert set(covered["parlour"]) == {"rules", "doc_only", "cited", "tested", "missing"}
    assert covered["parlour"]["rules"] == len(ledger.rules("parlour"))
    table = Told(capsys, "rules", "coverage", "parlour")
    assert str(covered["parlour"]["rules"]) in table.out
    listed = Told(capsys, "rules", "coverage", "parlour", "--missing").out
    assert all(rule in listed for rule in covered["parlour"]["missing"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_printed_for_a_reader(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    printed = Told(capsys, "cards", "parlour", "--lang", language).out
    assert printed.count("\n") > 20
    assert printed.isascii() is False or language == "en"


def test_a_record_is_shown_without_rules_and_run_again_with_them(capsys: pytest.CaptureFixture[str]) -> None:
    game = finished()
    Path("record.json").write_bytes(game.export())
    shown = Told(capsys, "replay", "record.json")
    assert shown.code == 0
    assert shown.out.count("\n") > len(game.events(0, seance.ALL))
    again = Told(capsys, "replay", "record.json", "--rerun")
    assert again.code == 0
    assert again.out.startswith(shown.out)
    assert Told(capsys, "replay", "record.json", "--lang", "zh-Hans").out != shown.out


def test_a_seat_file_shows_what_its_seat_has_heard(capsys: pytest.CaptureFixture[str]) -> None:
    game = seance.new("parlour", 2, people=2)
    Path("seat.json").write_bytes(game.export(1))
    shown = Told(capsys, "replay", "seat.json")
    assert shown.code == 0
    assert Told(capsys, "replay", "seat.json", "--rerun").code == 2


def test_a_record_of_another_version_is_shown_as_far_as_there_are_words(capsys: pytest.CaptureFixture[str]) -> None:
    replay = json.loads(finished().export())
    replay["frames"][0][0] |= {"event": "levitated", "args": {"what": "table"}, "step": "intermission"}
    Path("record.json").write_text(json.dumps(replay))
    shown = Told(capsys, "replay", "record.json")
    assert shown.code == 0
    assert "levitated what=table" in shown.out
    assert "intermission" in shown.out


# ---- the program itself ----------------------------------------------------------------------------------------------


def run(*words: str, typed: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [PROGRAM, *words], input=typed, capture_output=True, text=True, check=False, env=os.environ | {"LANG": lang}
    )


def test_bad_input_ends_the_program_with_2() -> None:
    done = run("play", "nothing", lang="zh_CN.UTF-8")
    assert (done.returncode, done.stdout) == (2, "")
    (sentence,) = done.stderr.splitlines()
    assert "没有名为" in sentence


def test_a_whole_game_can_be_piped_through_the_program_and_its_record_seen() -> None:
    lines = ["1", "-", "1 2", "1 2 3"] * 300
    done = run("play", "parlour", "--seats", "2", "--seed", "5", typed="\n".join([*lines, "save record.json", "quit"]))
    assert (done.returncode, done.stderr) == (0, "")
    assert "seance replay record.json" in done.stdout
    assert run("replay", "record.json", "--rerun").returncode == 0


def test_ctrl_c_ends_quietly_and_the_game_can_be_gone_on_with() -> None:
    command = [PROGRAM, "play", "parlour", "--seats", "2", "--seed", "5"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(b"1\nhelp\n")
        program.stdin.flush()
        while not program.stdout.readline().startswith("› help".encode()):
            pass
        program.send_signal(signal.SIGINT)
        out, err = program.communicate()
    assert (program.returncode, err) == (0, b"")
    assert b"seance play --load parlour-1.save" in out
    assert run("play", "--load", "parlour-1.save").returncode == 0


def test_a_reader_who_has_read_enough_is_no_error() -> None:
    with subprocess.Popen([PROGRAM, "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == b""
