"""What a lesson says: for which count, family or condition it gives how many points."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.faults import BadData
from katzentisch.games.isle_of_cats.box.metrics import Metric
from katzentisch.games.isle_of_cats.box.survey import FAMILY, Circumstances, Survey, family_points

# How a count is compared with the one wanted.
EXACTLY: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
FEWER: Final = 3
MORE: Final = 4
OPERATORS: Final = ("==", ">=", "<=", "<", ">")

# What the points are given for.
PER: Final = 0
IF: Final = 1
FAMILY_POINTS: Final = 2
LARGEST: Final = 3
REPEAT: Final = 4
"""The best of the sister's other lessons once more."""
KINDS: Final = ("per", "if", "family_points", "largest_family", "repeat_best_solo_lesson")


class Lesson:
    """What a lesson is worth."""

    def __init__(self, data: dict[str, Any]) -> None:
        if data["kind"] not in KINDS:
            raise BadData(f"no lesson is scored by {data['kind']!r}")
        if data.get("op", "==") not in OPERATORS:
            raise BadData(f"{data['op']!r} compares nothing")
        self.kind: i64 = KINDS.index(data["kind"])
        self.points: i64 = data.get("points", 0)
        self.per: i64 = data.get("per", 1)
        self.rank: i64 = data.get("rank", 1)
        self.operator: i64 = OPERATORS.index(data.get("op", "=="))
        self.wanted: i64 = data.get("value", 0)
        self.solo_min_size: i64 = data.get("solo_min_size", FAMILY)
        self.metric: Metric | None = Metric(data["metric"]) if "metric" in data else None
        if self.kind in (PER, IF) and self.metric is None:
            raise BadData("a lesson counts nothing")

    def value(self, survey: Survey, about: Circumstances, named: i64) -> i64:
        """The points for this boat in these circumstances (IC-45)."""
        if self.kind == REPEAT:
            return 0
        if self.kind == FAMILY_POINTS:
            if len(survey.families) < self.rank:
                return 0
            return family_points(survey.families[self.rank - 1][0])
        if self.kind == LARGEST:
            largest: i64 = survey.largest_family()
            needed: i64 = self.solo_min_size if about.solo else about.elsewhere
            return self.points if largest >= FAMILY and largest >= needed else 0
        assert self.metric is not None
        count_metric: i64 = self.metric.value(survey, about, named)
        if self.kind == PER:
            return self.points * (count_metric // self.per)
        return self.points if self.holds(count_metric) else 0

    def holds(self, count_metric: i64) -> bool:
        if self.operator == EXACTLY:
            return count_metric == self.wanted
        if self.operator == AT_LEAST:
            return count_metric >= self.wanted
        if self.operator == AT_MOST:
            return count_metric <= self.wanted
        return count_metric < self.wanted if self.operator == FEWER else count_metric > self.wanted
