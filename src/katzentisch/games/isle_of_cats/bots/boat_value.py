"""Estimate the final points of a boat: points in hand and the likely growth of families, rooms and lessons."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.games.isle_of_cats.bots.family_value import FamilyEvaluator
from katzentisch.games.isle_of_cats.bots.forecast import Forecast, sigmoid
from katzentisch.games.isle_of_cats.bots.layout import Gaps, Layout
from katzentisch.games.isle_of_cats.bots.lesson_value import expected_lesson_points, unavoidable_share
from katzentisch.games.isle_of_cats.bots.weights import Weights
from katzentisch.games.isle_of_cats.box.cells import Cells
from katzentisch.games.isle_of_cats.box.lessons import REPEAT, Lesson


class BoatValue:
    """The estimated points of a boat, by source."""

    def __init__(self) -> None:
        self.rats = 0.0
        self.rooms = 0.0
        self.families = 0.0
        self.rare = 0.0
        self.lessons = 0.0
        self.holes = 0.0
        self.map = 0.0
        self.sister = 0.0
        self.learned = 0.0
        """What a net adds (`learned_boat_value.py`)."""

    def total(self) -> float:
        points = self.rats + self.rooms + self.families + self.rare
        return points + self.lessons + self.holes + self.map + self.sister + self.learned


class LessonTask:
    """A lesson that counts for this boat, or against it."""

    def __init__(self, lesson: Lesson, colour: i64, factor: float, sister: bool) -> None:
        self.lesson = lesson
        self.colour: i64 = colour
        self.factor = factor
        self.sister = sister


class BoatEvaluator(FamilyEvaluator):
    """Evaluates layouts of one boat, given a forecast and the lessons that count."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.tasks: list[LessonTask] = []
        self.rare_points = 3.0
        self.gaps = Gaps(Cells())
        """Those of the layout that was evaluated last."""

    def value(self, layout: Layout) -> float:
        return self.evaluate(layout).total()

    def evaluate(self, layout: Layout) -> BoatValue:
        """Estimate the points of a layout, by source."""
        weights = self.weights
        found = BoatValue()
        forecast = self.forecast
        cells = 5.3 * forecast.cats + 2.2 * (forecast.treasures + float(layout.maps))
        forecast.cells = cells
        free = float(layout.free.size())
        forecast.share = min(0.95, weights.use * cells / (free + 1.0))
        rats = float(visible(layout))
        open_share = 1.0 - forecast.share
        found.rats = -weights.rats * rats * open_share * (1.0 - weights.zeal + weights.zeal * open_share)
        gaps = Gaps(layout.free)
        self.gaps = gaps
        estimate_full_rooms(forecast, weights, layout, gaps)
        lacking = 0.0
        room: i64 = 1
        while room <= 7:
            lacking += 1.0 - forecast.full[room]
            room += 1
        found.rooms = -5.0 * lacking
        found.families = self.families(layout)
        found.rare = self.rare_points * float(layout.rares)
        ragged = weights.compact * float(gaps.sides) + weights.ends * float(gaps.ends.size())
        ragged += weights.alone * float(gaps.alone.size()) + weights.pairs * float(gaps.pairs.size())
        found.holes = ragged * min(1.0, cells / 25.0)
        found.map = weights.treasure * float(layout.maps) + weights.map * self.open_maps(layout)
        self.weigh_lessons(layout, found)
        self.weigh_colours(layout, found)
        return found

    def weigh_lessons(self, layout: Layout, found: BoatValue) -> None:
        """Lessons by their chance; the sister gets what cannot be spoilt, and may count her best one twice."""
        repeated = 0.0
        repeats = False
        for task in self.tasks:
            repeats = repeats or task.lesson.kind == REPEAT
            worth = task.factor * expected_lesson_points(self.forecast, layout, task.lesson, task.colour)
            if task.sister:
                worth *= unavoidable_share(self.forecast, task.lesson)
                found.sister -= worth
                repeated = max(repeated, worth)
            else:
                found.lessons += worth * self.weights.lessons
        if repeats:
            found.sister -= repeated

    def weigh_colours(self, layout: Layout, found: BoatValue) -> None:
        """What the sister gets for the cats aboard."""
        colour: i64 = 0
        while colour < 5:
            found.sister -= self.colour_price[colour] * float(layout.of(colour))
            colour += 1

    def open_maps(self, layout: Layout) -> float:
        """Maps still to be opened, as far as cats of their colours are to come."""
        total = 0.0
        colour: i64 = 0
        while colour < 5:
            if layout.free.holds(layout.plan.maps[colour]):
                total += min(1.0, self.forecast.cats * 0.2 * self.supply[colour])
            colour += 1
        return total


def visible(layout: Layout) -> i64:
    """Rats that can be seen."""
    return layout.plan.rats.common(layout.free)


def estimate_full_rooms(forecast: Forecast, weights: Weights, layout: Layout, gaps: Gaps) -> None:
    """How likely each room is full in the end, if the one with the fewest free cells is always filled first."""
    box = layout.box
    cells = weights.use * forecast.cells
    spread = weights.spread
    done: i64 = 0
    room: i64
    cumulated = 0.0
    steps: i64 = 0
    free: list[float] = [99.0]
    room = 1
    while room <= 7:
        cells_here = box.rooms[room]
        left = float(cells_here.common(layout.free))
        left += weights.hole * float(cells_here.common(gaps.alone))
        free.append(left + weights.gap * float(cells_here.common(gaps.pairs)))
        room += 1
    while steps < 7:
        best: i64 = 0
        fewest = 999.0
        room = 1
        while room <= 7:
            if free[room] < fewest and done & bit(room) == 0:
                best = room
                fewest = free[room]
            room += 1
        done |= bit(best)
        if fewest == 0.0:
            forecast.full[best] = 1.0
        else:
            cumulated += fewest
            forecast.full[best] = sigmoid((cells - cumulated) / spread) if cells > 0.5 else 0.0
        steps += 1
