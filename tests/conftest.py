"""The frame of all tests: how hard hypothesis tries, and which tests this machine cannot run."""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import settings

from scripts.parts import PARTS, missing

settings.register_profile("dev", deadline=None, max_examples=30)
settings.register_profile("ci", deadline=None, max_examples=100, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "dev")
# thousands of collected tests are looked through whenever garbage is: a third of what the properties cost
gc.set_threshold(10_000, 50, 50)


def pytest_report_header() -> list[str]:
    return [f"left out (not installed here): tests that need {part}" for part in missing(Path(__file__).parent)]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out the tests whose parts are missing; `make test` ends with a line that says which."""
    here = {name for name, part in PARTS.items() if part.is_here}
    left_out = [item for item in items if not here.issuperset(parts_of(item))]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
    items[:] = dealt([item for item in items if here.issuperset(parts_of(item))])


def dealt(items: list[pytest.Item]) -> list[pytest.Item]:
    """Every worker begins with its part of the slow ones: whoever came to them last would work on alone."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    slow = [item for item in items if item.get_closest_marker("slow")]
    quick = [item for item in items if not item.get_closest_marker("slow")]
    parts = [len(quick) * each // workers for each in range(workers + 1)]
    return [item for each in range(workers) for item in (*slow[each::workers], *quick[parts[each] : parts[each + 1]])]


def parts_of(item: pytest.Item) -> set[str]:
    return {part for mark in item.iter_markers("needs") for part in mark.args}
