"""An owner of the printed game types in cards: docs/content-packs.md is followed to the letter."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from dataclasses import MISSING, fields
from pathlib import Path

import pytest

from seance.engine import BadInput
from seance.engine.ledger import GAMES
from seance.engine.texts import error
from seance.games.dungeontology.cards.effects import ForceDrop, PayOneOf, StopMovement
from seance.games.dungeontology.cards.effects.reader import COSTS, VERBS, costs, steps
from seance.games.dungeontology.content import Entry
from seance.games.dungeontology.rules.printed import Clan, Doom, Printed, Randomise, Scheme, ScholarCard, Tile, cards

KINDS: dict[str, tuple[Callable[[Entry], Printed], str]] = {
    "tiles": (Tile, "tiles"),
    "doom": (Doom, "cards"),
    "scholars": (ScholarCard, "scholars"),
    "randomise": (Randomise, "cards"),
    "clan": (Clan, "cards"),
}
DOC = Path(__file__).parents[3] / "docs" / "content-packs.md"
OURS = GAMES / "dungeontology" / "content"
SEANCE = "import sys; from seance.cli import main; sys.exit(main())"
GAME = """
import seance
from seance.engine import Dice, play_out
from seance.games.dungeontology.rules.printed import SCHEME_DECK

print(len(SCHEME_DECK))
played: set[object] = set()
for seed in range(6):
    game = seance.new("dungeontology", 3, seed)
    luck = Dice(seed)
    play_out(game, lambda ask: luck.below("answer", len(ask.options)))
    assert game.ask is None
    played |= {told.args["card"] for told in game.events() if told.event == "played-main-on"}
print("slippery-soap" in played)
"""


def example() -> str:
    """The card of the documentation, word for word."""
    found = re.search(r"```toml\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def make_pack(folder: Path, schemes: str, names: str = "name-slippery-soap = Slippery Soap\n") -> Path:
    pack = folder / "my-pack"
    (pack / "locale" / "en").mkdir(parents=True)
    (pack / "schemes.toml").write_text(schemes, encoding="utf-8")
    (pack / "locale" / "en" / "names.ftl").write_text(names, encoding="utf-8")
    return pack


def with_pack(pack: Path, *command: str) -> subprocess.CompletedProcess[str]:
    there = os.environ | {"SEANCE_DUNGEONTOLOGY_PACK": str(pack), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, "-c", *command], env=there, capture_output=True, check=False, encoding="utf-8"
    )


def wrong(source: dict[str, object]) -> BadInput:
    """What a scheme card of the pack is told about its steps."""
    row = Entry("my-pack/schemes.toml", source, "slippery-soap")
    with pytest.raises(BadInput) as caught:
        (costs(row.entries("cost")), steps(row.entries("main")))
    return caught.value


# ---- typing in cards -------------------------------------------------------------------------------------------------


def test_a_pack_of_one_card_beside_ours_is_played(tmp_path: Path) -> None:
    pack = make_pack(tmp_path, (OURS / "schemes.toml").read_text(encoding="utf-8") + "\n" + example())
    done = with_pack(pack, GAME)
    assert done.stderr == ""
    assert done.stdout.split() == ["108", "True"]


def test_its_cards_write_themselves_in_every_language(tmp_path: Path) -> None:
    pack = make_pack(tmp_path, example())
    said = [
        with_pack(pack, SEANCE, "cards", "dungeontology", "--lang", language).stdout
        for language in ("en", "zh-Hans", "zh-Hant")
    ]
    assert all("Slippery Soap" in words for words in said)
    english = " ".join(said[0].split())
    assert "make another scholar in your area or a connected one drop 1 cube of a column drawn at random" in english
    assert "掉落" in said[1]
    assert "隨機化" in said[2]
    assert "Backstab" not in said[0]  # the file stands in for ours as a whole


def test_the_card_of_the_documentation() -> None:
    row = Entry("schemes.toml", tomllib.loads(example())).entries("cards")[0]
    (price,) = costs(row.entries("cost"))
    assert isinstance(price, PayOneOf)
    assert steps(row.entries("main")) == (ForceDrop("near", "random"), StopMovement("near"))


# ---- slips of the pen ------------------------------------------------------------------------------------------------


def test_a_word_that_is_not_there_is_told_with_those_that_are() -> None:
    slip = wrong({"main": [{"do": "force-drop", "whom": "nearby"}]})
    assert slip.reason == "pack-unknown-word"
    assert error("en", slip.reason, slip.details) == (
        "my-pack/schemes.toml, slippery-soap: “nearby” is not possible for “main 1 whom”; "
        "possible are “same-area”, “near”, “dungeon”."
    )
    assert error("zh-Hans", slip.reason, slip.details) == (
        "my-pack/schemes.toml，slippery-soap：“nearby”不能用于“main 1 whom”；可用的有“same-area”, “near”, “dungeon”。"
    )


@pytest.mark.parametrize(
    ("source", "reason", "field"),
    [
        ({"main": [{"do": "force-fall", "whom": "near"}]}, "pack-unknown-word", "“main 1 do”"),
        ({"main": [{"whom": "near"}]}, "pack-missing", "“main 1 do”"),
        ({"main": [{"do": "steal-students", "n": 2}]}, "pack-missing", "“main 1 whom”"),
        ({"main": [{"do": "move", "n": "two"}]}, "pack-wrong-kind", "“main 1 n”"),
        ({"main": [{"do": "move", "n": True}]}, "pack-wrong-kind", "“main 1 n”"),
        ({"main": [{"do": "peek-clan"}, {"do": "move", "m": 2}]}, "pack-unknown-field", "“main 2 m”"),
        ({"main": [{"do": "steal-cube", "whom": "near", "of": ["gold"]}]}, "pack-unknown-word", "“main 1 of”"),
        ({"main": "move"}, "pack-wrong-kind", "“main”"),
        ({"main": ["move"]}, "pack-wrong-kind", "“main”"),
        ({"cost": [{"do": "move", "n": 1}]}, "pack-unknown-word", "“cost 1 do”"),
        (
            {"cost": [{"do": "pay-one-of", "options": [{"do": "sacrifice", "n": 1}, {"do": "gift"}]}]},
            "pack-unknown-word",
            "“cost 1 options 2 do”",
        ),
    ],
)
def test_every_slip_names_its_field(source: dict[str, object], reason: str, field: str) -> None:
    slip = wrong(source)
    assert (slip.reason, slip.details["field"]) == (reason, field)
    for language in ("en", "zh-Hans", "zh-Hant"):
        told = error(language, slip.reason, slip.details)
        assert "slippery-soap" in told
        assert field in told


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("copies = 3", "copies = 3\ncopys = 3", "nothing is known of “copys”"),
        ("copies = 3", "", "“copies” is missing; it should be a number"),
        ("copies = 3", 'copies = "three"', "“copies” should be a number, not “three”"),
        ('family = "trick"', 'family = "prank"', "“prank” is not possible for “family”"),
        ("students = 1", "pupils = 1", "nothing is known of “secondary 2 pupils”"),
    ],
)
def test_what_is_wrong_with_a_card_is_told(old: str, new: str, told: str) -> None:
    file = Entry("my-pack/schemes.toml", tomllib.loads(example().replace(old, new, 1)))
    with pytest.raises(BadInput) as caught:
        cards(Scheme, file, "cards")
    words = error("en", caught.value.reason, caught.value.details)
    assert words.startswith("my-pack/schemes.toml, slippery-soap: ")
    assert told in words


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("[[cards]]", "[[cards", "cannot be read as TOML"),
        ('key = "slippery-soap"', 'key = "wet-soap"', "it has no name; write “name-wet-soap”"),
        ('whom = "near"', 'whom = "nearby"', "“nearby” is not possible for “main 1 whom”"),
    ],
)
def test_whoever_starts_the_game_reads_what_is_wrong(tmp_path: Path, old: str, new: str, told: str) -> None:
    done = with_pack(make_pack(tmp_path, example().replace(old, new, 1)), SEANCE, "cards", "dungeontology")
    words = " ".join(done.stderr.split())
    assert done.returncode == 2
    assert told in words, words
    assert "my-pack" in words


def test_two_cards_with_one_key(tmp_path: Path) -> None:
    done = with_pack(make_pack(tmp_path, example() * 2), SEANCE, "cards", "dungeontology", "--lang", "zh-Hans")
    assert done.returncode == 2
    assert "同键" in done.stderr


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("tiles", 'letter = "b"', 'letter = "c"', "“c” is not possible for “effects 2 letter”"),
        ("doom", 'what = "speed"', 'what = "luck"', "“luck” is not possible for “changes 1 what”"),
        ("scholars", 'skills = ["swindle"]', 'skills = ["swindel"]', "“swindel” is not possible for “standard skills”"),
        ("randomise", 'exit = "nw"', 'exit = "north"', "“north” is not possible for “exit”"),
        ("clan", "faith = 1", "hope = 1", "“hope” is not possible for “modifiers”"),
    ],
)
def test_every_file_is_looked_over(file: str, old: str, new: str, told: str) -> None:
    ours = (OURS / f"{file}.toml").read_text(encoding="utf-8")
    assert old in ours
    kind, name = KINDS[file]
    with pytest.raises(BadInput) as caught:
        cards(kind, Entry(f"{file}.toml", tomllib.loads(ours.replace(old, new, 1))), name)
    assert told in error("en", caught.value.reason, caught.value.details)


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("alert", 'key = "alert-hard"', 'key = "alert-cruel"', "my-pack/alert.toml: alert-hard is missing"),
        ("setup", "more_cubes = [0, 1, 3, 6, 10]", "more_cubes = [0, 1, 3]", "“more_cubes” has 3, but at least 5"),
    ],
)
def test_what_the_game_cannot_do_without(tmp_path: Path, file: str, old: str, new: str, told: str) -> None:
    ours = (OURS / f"{file}.toml").read_text(encoding="utf-8")
    assert old in ours
    (tmp_path / "my-pack").mkdir()
    (tmp_path / "my-pack" / f"{file}.toml").write_text(ours.replace(old, new, 1), encoding="utf-8")
    done = with_pack(tmp_path / "my-pack", SEANCE, "cards", "dungeontology")
    words = " ".join(done.stderr.split())
    assert done.returncode == 2
    assert told in words, words


def test_a_pack_that_is_not_there(tmp_path: Path) -> None:
    done = with_pack(tmp_path / "nowhere", SEANCE, "cards", "dungeontology")
    assert done.returncode == 2
    assert "There is no folder" in done.stderr


# ---- the documentation -----------------------------------------------------------------------------------------------


def test_every_verb_stands_in_the_documentation_with_its_fields() -> None:
    text = DOC.read_text(encoding="utf-8")
    rows = [line.split("|") for line in text.splitlines() if line.startswith("| `")]
    told = {verb: cells[2] for cells in rows for verb in re.findall(r"`([a-z-]+)`", cells[1]) if verb in VERBS}
    assert set(told) == set(VERBS)
    for verb, kind in VERBS.items():
        for field in fields(kind):  # type: ignore[arg-type]  # every verb is a dataclass
            assert f"`{field.name}`" in told[verb], verb
            if field.default is not MISSING and field.default not in ("", ()):
                assert f"`{field.name}` ({str(field.default).lower()})" in told[verb], verb
    assert set(COSTS) == {verb for verb in COSTS if f"| `{verb}`" in text.split("### What happens")[0]}
