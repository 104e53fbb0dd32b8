"""`seance db`: the whole database into one file, and out of it again."""

from __future__ import annotations

from pathlib import Path

import pytest

from seance.engine import BadInput
from seance.server.messages import Hello
from seance.server.store.migrate import backup, restore, upgrade
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
