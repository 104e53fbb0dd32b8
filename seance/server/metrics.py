"""What a worker counts, for `/metrics`."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        of = self.registry
        self.answers = Counter("seance_answers", "answers and undos that were kept", registry=of)
        self.refused = Counter("seance_refused", "answers that were refused", ["reason"], registry=of)
        self.troubles = Counter("seance_storage_troubles", "answers that the database did not keep", registry=of)
        self.rules_broken = Counter("seance_rules_broken", "rules that raised an error", registry=of)
        self.rooms = Gauge("seance_rooms", "tables in memory", registry=of)
        self.sockets = Gauge("seance_sockets", "open sockets", registry=of)
        self.answer_seconds = Histogram(
            "seance_answer_seconds", "from an answer to its acknowledgement", buckets=QUICK, registry=of
        )  # fmt: skip

    def text(self) -> bytes:
        return generate_latest(self.registry)
