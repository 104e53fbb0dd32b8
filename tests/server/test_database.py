"""`seance db`: the whole database into one file, and out of it again."""

from __future__ import annotations

import gzip
import sqlite3
import stat
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from seance.engine import BadInput
from seance.server.messages import Hello
from seance.server.store import admin
from seance.server.store.migrate import FIRST_COLUMNS, WITHOUT_CHAPTER, backup, connected, restore, upgrade
from tests.server.house import open_house, solo


def test_a_table_goes_on_from_a_backup(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    new.mkdir()
    with open_house(old) as house:
        ada = solo(house)
        view, cookies = ada.view, dict(ada.http.cookies)
        assert backup(house.settings.database, tmp_path / "all.gz") > 5
    database = f"sqlite:///{new / 'seance.db'}"
    assert restore(database, tmp_path / "all.gz") > 5
    with pytest.raises(BadInput, match="database-not-empty"):
        restore(database, tmp_path / "all.gz")
    with open_house(new) as house:
        again = house.client()
        again.http.cookies.update(cookies)
        again.table, again.seat = ada.table, ada.seat
        again.connect()
        again.until(lambda message: isinstance(message, Hello))
        assert again.view == view


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "note.txt"
    file.write_text("hello")
    database = f"sqlite:///{tmp_path / 'seance.db'}"
    upgrade(database)
    with pytest.raises(BadInput, match="corrupt-backup"):
        restore(database, file)
    with pytest.raises(BadInput, match="file-not-found"):
        restore(database, tmp_path / "nothing.gz")


def test_a_mistyped_address_makes_no_database_and_spoils_no_backup(tmp_path: Path) -> None:
    file, nowhere = tmp_path / "all.gz", tmp_path / "typo.db"
    file.write_bytes(b"the copy of yesterday")
    for deed in (partial(backup, file=file), admin.list_tables, partial(admin.say, message="hello")):
        with pytest.raises(BadInput, match="database-not-found"):
            deed(f"sqlite:///{nowhere}")
    assert not nowhere.exists()
    assert file.read_bytes() == b"the copy of yesterday"
    empty = tmp_path / "empty.db"
    empty.touch()
    with pytest.raises(BadInput, match="database-not-found"):
        backup(f"sqlite:///{empty}", file)


def test_a_backup_that_cannot_be_written_names_its_own_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'seance.db'}"
    upgrade(url)
    with pytest.raises(BadInput, match="cannot-write"):
        backup(url, tmp_path / "nowhere" / "all.gz")


# ---- older and newer ones --------------------------------------------------------------------------------------------

TABLE = {
    "id": "t", "game": "parlour", "title": "Old", "status": "waiting", "public": 1, "settings": "{}", "host": "h",
    "code": "c", "seq": 0, "revision": 0, "version": 0, "waiting": "[]", "result": "", "people": 1, "proposal": None,
    "created": 1, "changed": 2, "due": None, "driver": None, "driver_until": 0,
}  # fmt: skip
CHECKPOINT = {"table_id": "t", "seq": 0, "save": b"all of it", "opened": 5}


def old_database(folder: Path, revision: str) -> str:
    url = f"sqlite:///{folder / f'old-{revision}.db'}"
    upgrade(url, revision)
    with connected(url) as db:
        for name, row in (("tables", TABLE), ("checkpoints", CHECKPOINT)):
            places = ", ".join([f":{column}" for column in row])
            db.execute(text(f"INSERT INTO {name} ({', '.join(row)}) VALUES ({places})"), row)
    return url


def kept(url: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as db:
        query = (
            "SELECT title, host, people, changed, chapter, quiet, save FROM tables JOIN checkpoints ON id = table_id"
        )
        return db.execute(query).fetchall()


@pytest.mark.parametrize("revision", ["0001", "0002", "0003", "0005"])
def test_an_older_database_can_be_copied_and_comes_back_up_to_date(tmp_path: Path, revision: str) -> None:
    assert backup(old_database(tmp_path, revision), tmp_path / "all.gz") == 2
    url = f"sqlite:///{tmp_path / 'new.db'}"
    assert restore(url, tmp_path / "all.gz") == 2
    assert kept(url) == [("Old", "h", 1, 2, "", 0, b"all of it")]


def test_a_backup_goes_into_a_database_that_is_empty_but_newer(tmp_path: Path) -> None:
    backup(old_database(tmp_path, "0001"), tmp_path / "all.gz")
    url = f"sqlite:///{tmp_path / 'new.db'}"
    upgrade(url)
    restore(url, tmp_path / "all.gz")
    assert len(kept(url)) == 1


def test_a_backup_of_the_first_format_is_read(tmp_path: Path) -> None:
    file, url = tmp_path / "first.gz", f"sqlite:///{tmp_path / 'new.db'}"
    table = ["tables", [TABLE[name] for name in WITHOUT_CHAPTER]]
    checkpoint = ["checkpoints", [CHECKPOINT[name] for name in FIRST_COLUMNS["checkpoints"]]]
    lines = [{"format": "seance-backup/1"}, table, checkpoint]
    file.write_bytes(gzip.compress(b"\n".join([msgspec.json.encode(line) for line in lines])))
    assert restore(url, file) == 2
    assert kept(url) == [("Old", "h", 1, 2, "", 0, b"all of it")]


def test_a_newer_database_is_told_in_one_sentence(tmp_path: Path) -> None:
    url = old_database(tmp_path, "0001")
    with connected(url) as db:
        db.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadInput, match="newer-database"):
        upgrade(url)
    backup(url, tmp_path / "all.gz")
    with pytest.raises(BadInput, match="newer-backup"):
        restore(f"sqlite:///{tmp_path / 'new.db'}", tmp_path / "all.gz")


def test_nobody_else_reads_the_database_or_its_copies(tmp_path: Path) -> None:
    url = old_database(tmp_path, "0001")
    backup(url, tmp_path / "all.gz")
    for file in (Path(url.removeprefix("sqlite:///")), tmp_path / "all.gz"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
