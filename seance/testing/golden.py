"""Golden files: a text that is written once, read by people, and changes only on purpose."""

from __future__ import annotations

import os
from pathlib import Path


def assert_same_as_golden(file: Path, text: str) -> None:
    """Compare with the file; `SEANCE_GOLDEN=write` writes it anew: read the difference before you commit it."""
    if os.environ.get("SEANCE_GOLDEN") == "write":
        file.write_text(text, encoding="utf-8")
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    assert text == before, f"{file.name} would change; SEANCE_GOLDEN=write accepts it"
