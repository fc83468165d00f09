"""What a boat may still become: points in hand, and how likely families, rooms and lessons grow from here."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.games.isle_of_cats.bots.family_value import Families
from katzentisch.games.isle_of_cats.bots.forecast import Hopes, sigmoid
from katzentisch.games.isle_of_cats.bots.layout import Layout, Waste
from katzentisch.games.isle_of_cats.bots.lesson_value import lesson_chance, unavoidable
from katzentisch.games.isle_of_cats.bots.weights import Weights
from katzentisch.games.isle_of_cats.box.lessons import REPEAT, Lesson


class Verdict:
    """The worth of a boat by what it comes from."""

    def __init__(self) -> None:
        self.rats = 0.0
        self.rooms = 0.0
        self.families = 0.0
        self.rare = 0.0
        self.lessons = 0.0
        self.holes = 0.0
        self.map = 0.0
        self.sister = 0.0

    def total(self) -> float:
        points = self.rats + self.rooms + self.families + self.rare
        return points + self.lessons + self.holes + self.map + self.sister


class Task:
    """A lesson that counts for this boat, or against it."""

    def __init__(self, lesson: Lesson, colour: i64, factor: float, sister: bool) -> None:
        self.lesson = lesson
        self.colour: i64 = colour
        self.factor = factor
        self.sister = sister


class Judge(Families):
    """Judges layouts of one boat in one situation: what is still to come, and which lessons count."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.tasks: list[Task] = []
        self.rare_points = 3.0

    def value(self, layout: Layout) -> float:
        return self.judge(layout).total()

    def judge(self, layout: Layout) -> Verdict:
        """Everything that speaks for a layout."""
        weights = self.weights
        found = Verdict()
        hopes = self.hopes
        cells = 5.3 * hopes.cats + 2.2 * (hopes.treasures + float(layout.maps))
        hopes.cells = cells
        free = float(layout.free.size())
        hopes.share = min(0.95, weights.use * cells / (free + 1.0))
        rats = float(visible(layout))
        open_share = 1.0 - hopes.share
        found.rats = -weights.rats * rats * open_share * (1.0 - weights.zeal + weights.zeal * open_share)
        waste = Waste(layout.free)
        hope_for_rooms(hopes, weights, layout, waste)
        lacking = 0.0
        room: i64 = 1
        while room <= 7:
            lacking += 1.0 - hopes.full[room]
            room += 1
        found.rooms = -5.0 * lacking
        found.families = self.families(layout)
        found.rare = self.rare_points * float(layout.rares)
        ragged = weights.compact * float(waste.sides) + weights.ends * float(waste.ends.size())
        ragged += weights.alone * float(waste.alone.size()) + weights.pairs * float(waste.pairs.size())
        found.holes = ragged * min(1.0, cells / 25.0)
        found.map = weights.treasure * float(layout.maps) + weights.map * self.open_maps(layout)
        self.weigh_lessons(layout, found)
        self.weigh_colours(layout, found)
        return found

    def weigh_lessons(self, layout: Layout, found: Verdict) -> None:
        """Lessons by their chance; the sister gets what cannot be spoilt, and may count her best one twice."""
        repeated = 0.0
        repeats = False
        for task in self.tasks:
            repeats = repeats or task.lesson.kind == REPEAT
            worth = task.factor * lesson_chance(self.hopes, layout, task.lesson, task.colour)
            if task.sister:
                worth *= unavoidable(self.hopes, task.lesson)
                found.sister -= worth
                repeated = max(repeated, worth)
            else:
                found.lessons += worth * self.weights.lessons
        if repeats:
            found.sister -= repeated

    def weigh_colours(self, layout: Layout, found: Verdict) -> None:
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
                total += min(1.0, self.hopes.cats * 0.2 * self.supply[colour])
            colour += 1
        return total


def visible(layout: Layout) -> i64:
    """Rats that can be seen."""
    return layout.plan.rats.common(layout.free)


def hope_for_rooms(hopes: Hopes, weights: Weights, layout: Layout, waste: Waste) -> None:
    """How likely each room is full in the end, if the one with the fewest free cells is always filled first."""
    box = layout.box
    cells = weights.use * hopes.cells
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
        left += weights.hole * float(cells_here.common(waste.alone))
        free.append(left + weights.gap * float(cells_here.common(waste.pairs)))
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
            hopes.full[best] = 1.0
        else:
            cumulated += fewest
            hopes.full[best] = sigmoid((cells - cumulated) / spread) if cells > 0.5 else 0.0
        steps += 1
