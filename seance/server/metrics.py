"""What the workers count, for `/metrics`.

One worker counts in its memory. Several count in files of one folder, so that whichever is asked can add them up.
"""

from __future__ import annotations

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # read by prometheus_client when it is imported


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        of = self.registry
        self.answers = Counter("seance_answers", "answers and undos that were kept", registry=of)
        self.refused = Counter("seance_refused", "answers that were refused", ["reason"], registry=of)
        self.troubles = Counter("seance_storage_troubles", "answers that the database did not keep", registry=of)
        self.rules_broken = Counter("seance_rules_broken", "rules that raised an error", registry=of)
        self.rooms = Gauge("seance_rooms", "tables in memory", registry=of, multiprocess_mode="livesum")
        self.sockets = Gauge("seance_sockets", "open sockets", registry=of, multiprocess_mode="livesum")
        self.failures = Counter("seance_failures", "tables that failed in a way nobody foresaw", registry=of)
        self.ended_drivers = Counter("seance_ended_drivers", "drivers of tables that ended and began anew", registry=of)
        self.by_habit = Counter("seance_bots_by_habit", "answers of bots that could not think in time", registry=of)
        self.thinking_line = Gauge(
            "seance_thinking_line", "jobs that wait for a thinking process", registry=of, multiprocess_mode="livesum"
        )  # fmt: skip
        self.thinking_wait = Histogram(
            "seance_thinking_wait_seconds", "how long jobs wait for a thinking process", buckets=QUICK, registry=of
        )  # fmt: skip
        self.server_errors = Counter("seance_server_errors", "requests answered with a 5xx", registry=of)
        self.loop_lag = Histogram(
            "seance_loop_lag_seconds", "by how much the event loop was late", buckets=QUICK, registry=of
        )  # fmt: skip
        self.database_seconds = Histogram(
            "seance_database_seconds", "what a transaction takes, with the wait for it", buckets=QUICK, registry=of
        )  # fmt: skip
        self.answer_seconds = Histogram(
            "seance_answer_seconds", "from an answer to its acknowledgement", buckets=QUICK, registry=of
        )  # fmt: skip

    def text(self) -> bytes:
        """The figures of all workers together."""
        folder = os.environ.get(FOLDER)
        if folder is None:
            return generate_latest(self.registry)
        forget_the_dead(Path(folder))
        together = CollectorRegistry()
        MultiProcessCollector(together, folder)  # type: ignore[no-untyped-call]
        return generate_latest(together)


def forget_the_dead(folder: Path) -> None:
    """Who was killed has no tables and sockets any more; what it counted stays counted."""
    for file in folder.glob("gauge_live*_*.db"):
        process = int(file.stem.rpartition("_")[2])
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            file.unlink(missing_ok=True)
