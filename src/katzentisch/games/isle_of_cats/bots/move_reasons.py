"""Explain the value of a placement: the room it closes, the family it joins, the lesson it serves."""

from __future__ import annotations

from katzentisch.core.player import Advice
from katzentisch.core.reason import Reason, Value
from katzentisch.games.isle_of_cats.bots.boat_value import BoatEvaluator, BoatValue
from katzentisch.games.isle_of_cats.bots.layout import Layout
from katzentisch.games.isle_of_cats.bots.lesson_value import expected_lesson_points
from katzentisch.games.isle_of_cats.box.tiles import COLOURS

WeightedReasons = list[tuple[float, Reason]]
MIN_POINTS_TO_MENTION = 0.005
"""Less than this is not worth a word."""
MIN_POINTS_TO_NAME_LESSON = 0.5
"""More than this is worth to be told which lesson it comes from."""


def reason_for(key: str, **data: Value) -> Reason:
    """Something that speaks for a move, or against it (`because-…`)."""
    return Reason(key, data)


class BoatComparison:
    """Compares layouts with the present boat."""

    def __init__(self, evaluator: BoatEvaluator, layout: Layout, cards: list[int]) -> None:
        self.evaluator = evaluator
        self.layout = layout
        self.cards = cards
        """The number of the card of each of the judge's tasks."""
        self.before: BoatValue = evaluator.evaluate(layout)
        self.points_before = self.chances(layout)

    def chances(self, layout: Layout) -> list[float]:
        self.evaluator.evaluate(layout)
        tasks = self.evaluator.tasks
        return [
            task.factor * expected_lesson_points(self.evaluator.forecast, layout, task.lesson, task.colour)
            for task in tasks
        ]

    def of(self, layout: Layout) -> WeightedReasons:
        """Everything that a boat gains or loses; it sums up to the difference in worth."""
        after, before = self.evaluator.evaluate(layout), self.before
        found: WeightedReasons = [
            (after.rats - before.rats, self.rats(layout)),
            (after.rooms - before.rooms, self.rooms(layout)),
            (after.families - before.families, self.families(layout)),
            (after.rare - before.rare, reason_for("rare")),
            (after.lessons - before.lessons, self.lessons(layout, after.lessons - before.lessons)),
            (after.holes - before.holes, reason_for("holes")),
            (after.map - before.map, reason_for("map") if layout.maps > self.layout.maps else reason_for("maps")),
            (after.sister - before.sister, reason_for("sister")),
            (after.learned - before.learned, reason_for("experience")),
        ]
        return [(weight, reason) for weight, reason in found if abs(weight) > MIN_POINTS_TO_MENTION]

    def rats(self, layout: Layout) -> Reason:
        rats = int(self.layout.plan.rats.common(self.layout.free)) - int(layout.plan.rats.common(layout.free))
        return reason_for("covers", rats=rats) if rats > 0 else reason_for("rats")

    def rooms(self, layout: Layout) -> Reason:
        for room, cells in enumerate(layout.box.rooms):
            if room and cells.meets(self.layout.free) and not cells.meets(layout.free):
                return reason_for("closes", room=room)
        return reason_for("rooms")

    def families(self, layout: Layout) -> Reason:
        """The group that the last cat joined, if it did."""
        if len(layout.each) > len(self.layout.each):
            group = layout.groups[-1]
            if group.size > 1:
                return reason_for("joins", colour=COLOURS[group.colour], cats=int(group.size))
        return reason_for("families")

    def lessons(self, layout: Layout, change: float) -> Reason:
        """The lesson that changes most, in the direction in which all of them together change."""
        if abs(change) < MIN_POINTS_TO_NAME_LESSON:
            return reason_for("lessons")
        changes = [now - then for now, then in zip(self.chances(layout), self.points_before, strict=True)]
        own = [at for at, task in enumerate(self.evaluator.tasks) if not task.sister]
        helps = change > 0
        most = max(own, key=lambda at: changes[at] if helps else -changes[at])
        return reason_for("lesson" if helps else "lesson-lost", card=self.cards[most])


def total_worth(reason_for: WeightedReasons) -> float:
    """What all reasons come to."""
    return Advice(0, reason_for).worth
