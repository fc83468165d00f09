"""What a boat may still become: points in hand, and how likely families, rooms and lessons grow from here."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.games.isle_of_cats.bots.chances import Hopes, lesson_chance, sigmoid, unavoidable
from katzentisch.games.isle_of_cats.bots.layout import Layout, Waste
from katzentisch.games.isle_of_cats.box.lessons import FAMILY, Lesson, family_points


class Weights:
    """How much each hope counts; found by play."""

    def __init__(self) -> None:
        self.single = 0.5
        """A cat alone is worth this much of a family to come."""
        self.pair = 2.5
        self.second = 0.4
        """How much of such a hope there is for a group beside a larger one of its colour."""
        self.focus = 0.5
        """How much more of the cats to come have the colour of the largest group than the others."""
        self.focus_alone = 1.4
        """The same in a game alone, where nobody wants the same colour."""
        self.price = 0.6
        """How many cats less a group counts for each point that its colour brings the sister."""
        self.growth = 0.95
        """How much of the families to come is believed in."""
        self.compact = 0.05
        """Each pair of free neighbours."""
        self.alone = -0.7
        self.ends = -0.1
        self.pairs = -0.4
        self.hole = 5.0
        """A free cell alone keeps a room open like so many more cells."""
        self.gap = 2.0
        """The same for each of two free cells."""
        self.map = 0.5
        """A treasure map that may still be opened."""
        self.treasure = 2.0
        """A common treasure."""
        self.spread = 8.0
        """How uncertain the number of cells is that will still be covered."""
        self.use = 0.85
        """How much of the cells to come goes where it is wanted."""
        self.lessons = 1.0
        self.rats = 1.0
        self.zeal = 1.0
        """How much cats to come are laid on rats on purpose, not by chance."""


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


class Judge:
    """Judges layouts of one boat in one situation: what is still to come, and which lessons count."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.focus = weights.focus
        self.hopes = Hopes()
        self.supply: list[float] = [1.0] * 5
        """Cats of each colour that may still be met, relative to the mean."""
        self.tasks: list[Task] = []
        self.rare_points = 3.0
        self.colour_price: list[float] = [0.0] * 5
        """What a cat of each colour brings the sister."""
        self.rank = [0] * 5

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
        self.rooms(layout, waste)
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
        repeated = 0.0
        repeats = False
        for task in self.tasks:
            repeats = repeats or task.lesson.kind == 4
            worth = task.factor * lesson_chance(hopes, layout, task.lesson, task.colour)
            if task.sister:
                worth *= unavoidable(hopes, task.lesson)
                found.sister -= worth
                repeated = max(repeated, worth)
            else:
                found.lessons += worth * weights.lessons
        if repeats:
            found.sister -= repeated
        colour: i64 = 0
        while colour < 5:
            found.sister -= self.colour_price[colour] * float(layout.of(colour))
            colour += 1
        return found

    # Rooms

    def rooms(self, layout: Layout, waste: Waste) -> None:
        """How likely each room is full in the end, if the one with the fewest free cells is always filled first."""
        box = layout.box
        hopes = self.hopes
        weights = self.weights
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

    # Families

    def families(self, layout: Layout) -> float:
        """Families and what they may grow to; the largest group of each colour grows."""
        weights = self.weights
        total = 0.0
        largest: list[int] = [0] * 5
        frontier: list[int] = [0] * 5
        for group in layout.groups:
            colour: i64 = group.colour
            size: i64 = group.size
            lesser: i64 = min(size, largest[colour])
            total += self.family(float(size))
            if 0 < lesser < FAMILY:
                total -= (1.0 - weights.second) * self.group_points(lesser)
            if size >= largest[colour]:
                open_cells: i64 = group.around.common(layout.free)
                if size > largest[colour] or open_cells > frontier[colour]:
                    largest[colour] = size
                    frontier[colour] = open_cells
        colour = 0
        while colour < 5:
            self.rank[colour] = 0
            other: i64 = 0
            while other < 5:
                ahead = self.standing(largest[other], other) - self.standing(largest[colour], colour)
                if ahead > 0.0 or (ahead == 0.0 and other < colour):
                    self.rank[colour] += 1
                other += 1
            mine: i64 = largest[colour]
            coming = self.coming(colour)
            access = 1.0 if mine == 0 else min(1.0, float(frontier[colour]) / 5.0)
            size_then = float(mine) + coming * access
            more = weights.growth * (self.family(size_then) - self.family(float(mine)))
            total += max(0.0, more - self.colour_price[colour] * coming * access)
            colour += 1
        return total

    def standing(self, size: i64, colour: i64) -> float:
        """How much one wants to go on with a colour: its largest group, and what its cats bring the sister."""
        return float(size) - self.weights.price * self.colour_price[colour]

    def coming(self, colour: i64) -> float:
        """How many cats of this colour are likely to join its largest group."""
        place = float(self.rank[colour])
        wanted = 0.2 + self.focus * (2.0 - place) * 0.1
        return self.hopes.cats * wanted * self.supply[colour]

    def family(self, size: float) -> float:
        """What a group is worth, also between whole numbers; below three a hope."""
        if size >= 5.0:
            return 5.0 * (size - 2.0)
        whole: i64 = int(size)
        low = self.group_points(whole)
        return low + (size - float(whole)) * (self.group_points(whole + 1) - low)

    def group_points(self, size: i64) -> float:
        if size >= 3:
            return float(family_points(size))
        if size == 2:
            return self.weights.pair * min(1.0, self.hopes.cats / 3.0)
        return self.weights.single * min(1.0, self.hopes.cats / 6.0) if size == 1 else 0.0

    # Maps

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
