"""The frame of all tests: how hard hypothesis tries, and which tests this machine cannot run."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

from scripts.parts import PARTS, missing

settings.register_profile("dev", deadline=None, max_examples=30)
settings.register_profile("ci", deadline=None, max_examples=100, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "dev")


def pytest_report_header() -> list[str]:
    return [f"left out (not installed here): tests that need {part}" for part in missing(Path(__file__).parent)]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out the tests whose parts are missing; `make test` ends with a line that says which."""
    here = {name for name, part in PARTS.items() if part.is_here}
    left_out = [item for item in items if not here.issuperset(parts_of(item))]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if here.issuperset(parts_of(item))]


def parts_of(item: pytest.Item) -> set[str]:
    return {part for mark in item.iter_markers("needs") for part in mark.args}
