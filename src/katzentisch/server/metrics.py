"""What can be measured from outside (`/metrics`): numbers only, never who or what."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

from katzentisch.table.metrics import Metrics

LINES = Counter("katzentisch_lines", "Lines committed to records")
COMMITS = Counter("katzentisch_commits", "Commits that took them to disk, several tables' lines in each")
COMMIT_SECONDS = Histogram(
    "katzentisch_commit_seconds",
    "Seconds that a commit of lines took",
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3),
)
CONFLICTS = Counter("katzentisch_conflicts", "Appends that another process had made first")
QUESTIONS = Counter("katzentisch_questions", "Questions that bots were asked")
SUBSTITUTES = Counter("katzentisch_substitutes", "Moves that were played for a bot that failed")
REFUSALS = Counter("katzentisch_refusals", "Commands and requests that were refused", ["reason"])
NOTIFICATIONS = Counter("katzentisch_calls", "People who were called because it is their turn", ["outcome"])
ROOMS = Gauge("katzentisch_rooms", "Tables that this process holds open")
CONNECTIONS = Gauge("katzentisch_connections", "WebSockets that are open")
LOOP_LAG = Histogram(
    "katzentisch_lag_seconds",
    "Seconds by which the loop was late, looked at every two seconds",
    buckets=(0.003, 0.01, 0.03, 0.1, 0.3, 1, 3),
)
BUS_CONNECTED = Gauge(
    "katzentisch_bus", "1 while the bus is there or not needed, 0 while tables are compared with the store instead"
)
BUS_DELIVERIES = Counter("katzentisch_bus_deliveries", "Messages of processes that reached this one")


class PrometheusMetrics(Metrics):
    """Counts what happens at tables."""

    def count_lines(self, count: int) -> None:
        LINES.inc(count)

    def count_conflict(self) -> None:
        CONFLICTS.inc()

    def count_question(self) -> None:
        QUESTIONS.inc()

    def count_substitute(self) -> None:
        SUBSTITUTES.inc()

    def count_refusal(self, key: str) -> None:
        REFUSALS.labels(key).inc()
