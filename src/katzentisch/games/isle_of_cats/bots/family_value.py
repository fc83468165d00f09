"""Estimate the points of families, with their likely growth."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.bots.forecast import Forecast
from katzentisch.games.isle_of_cats.bots.layout import Layout
from katzentisch.games.isle_of_cats.bots.weights import Weights
from katzentisch.games.isle_of_cats.box.survey import FAMILY, family_points


class FamilyEvaluator:
    """Evaluates the groups of cats on layouts of one boat."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.focus = weights.focus
        self.forecast = Forecast()
        self.supply: list[float] = [1.0] * 5
        """Cats of each colour that may still be met, relative to the mean."""
        self.colour_price: list[float] = [0.0] * 5
        """What a cat of each colour brings the sister."""
        self.rank = [0] * 5
        """How many colours one would rather go on with than each one, on the layout that was judged last."""

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
                ahead = self.preference(largest[other], other) - self.preference(largest[colour], colour)
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

    def preference(self, size: i64, colour: i64) -> float:
        """How much one wants to go on with a colour: its largest group, and what its cats bring the sister."""
        return float(size) - self.weights.price * self.colour_price[colour]

    def coming(self, colour: i64) -> float:
        """How many cats of this colour are likely to join its largest group."""
        place = float(self.rank[colour])
        wanted = 0.2 + self.focus * (2.0 - place) * 0.1
        return self.forecast.cats * wanted * self.supply[colour]

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
            return self.weights.pair * min(1.0, self.forecast.cats / 3.0)
        return self.weights.single * min(1.0, self.forecast.cats / 6.0) if size == 1 else 0.0
