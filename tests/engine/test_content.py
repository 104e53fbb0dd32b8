"""Content files: every value has its type, and what is wrong is told with its place."""

import pytest

from seance.engine.content import Row, hash_content, read_content

ELDRITCH = "seance.games.eldritch.content"


def test_a_wrong_value_is_told_with_its_place() -> None:
    row = Row("rooms", {"key": 7, "kinds": ["adult", 2]})
    with pytest.raises(TypeError, match="rooms: key should be str, not 7"):
        row.text("key")
    with pytest.raises(TypeError, match="rooms: kinds should hold only str, not 2"):
        row.texts("kinds")
    with pytest.raises(TypeError, match="rooms: colour should be str, not None"):
        row.text("colour")


def test_what_is_not_written_is_the_default() -> None:
    row = Row("rooms", {})
    assert (row.text("key", "nest"), row.number("size", 3), row.flag("dark"), row.texts("kinds")) == (
        "nest",
        3,
        False,
        (),
    )
    assert not row.has("key")


def test_a_table_inside_a_table_knows_where_it_is() -> None:
    row = Row("rooms", {"doors": {"east": "two"}, "rows": [{"n": 1}, {"n": "two"}]})
    with pytest.raises(TypeError, match=r"rooms\.doors: east should be int, not 'two'"):
        row.table("doors").number("east")
    first, second = row.tables("rows")
    assert first.number("n") == 1
    with pytest.raises(TypeError, match=r"rooms\.rows: n should be int, not 'two'"):
        second.number("n")


def test_a_file_is_read_from_its_package() -> None:
    board = read_content(ELDRITCH, "board")
    assert board.table("omen").texts("spaces") == ("green", "blue", "red", "blue")


def test_the_hash_is_of_what_the_files_hold() -> None:
    assert hash_content(ELDRITCH, ["gates"]) == hash_content(ELDRITCH, ["gates"])
    assert hash_content(ELDRITCH, ["gates"]) != hash_content(ELDRITCH, ["clues"])
