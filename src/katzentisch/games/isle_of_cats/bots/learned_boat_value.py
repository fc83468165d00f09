"""The estimate of a boat's final points, corrected by a net that has seen how many games ended."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.bots.boat_net import BoatNet
from katzentisch.games.isle_of_cats.bots.boat_value import BoatEvaluator, BoatValue
from katzentisch.games.isle_of_cats.bots.layout import Layout
from katzentisch.games.isle_of_cats.bots.weights import Weights

COLOURS_SEEN = 3
"""Of how many colours, those of the largest groups first, the net sees the groups."""


class LearnedBoatEvaluator(BoatEvaluator):
    """Adds what the net says to the estimate."""

    def __init__(self, weights: Weights, net: BoatNet) -> None:
        super().__init__(weights)
        self.net = net

    def evaluate(self, layout: Layout) -> BoatValue:
        found = super().evaluate(layout)
        found.learned = self.net.points(self.inputs(layout, found))
        return found

    def inputs(self, layout: Layout, found: BoatValue) -> list[float]:
        """What the net sees of a layout that was just evaluated, each number around 1 at most."""
        seen = self.outlook() + estimate(found)
        seen += self.layout(layout)
        seen += self.rooms(layout)
        return seen + self.groups(layout)

    def outlook(self) -> list[float]:
        forecast = self.forecast
        about = forecast.about
        return [
            0.1 * forecast.cats,
            0.2 * forecast.treasures,
            0.2 * forecast.lessons,
            forecast.first,
            0.1 * forecast.rivals,
            0.05 * float(about.fish),
            0.2 * float(about.lessons),
            0.3 * float(about.baskets),
        ]

    def layout(self, layout: Layout) -> list[float]:
        gaps = self.gaps
        return [
            0.01 * float(layout.free.size()),
            0.005 * float(gaps.sides),
            0.05 * float(gaps.ends.size()),
            0.2 * float(gaps.alone.size()),
            0.2 * float(gaps.pairs.size()),
            0.02 * self.forecast.cells,
            self.forecast.share,
            0.05 * float(layout.tiles),
            0.2 * float(layout.commons),
            0.3 * float(layout.oshax),
            float(layout.maps),
            0.1 * float(len(layout.groups)),
            0.03 * float(layout.near(False).common(layout.free)),
        ]

    def rooms(self, layout: Layout) -> list[float]:
        seen: list[float] = []
        room: i64 = 1
        while room <= 7:
            seen.append(0.05 * float(layout.box.rooms[room].common(layout.free)))
            seen.append(self.forecast.full[room])
            room += 1
        return seen

    def groups(self, layout: Layout) -> list[float]:
        """Largest and second group of each colour seen, free cells around the largest, and cats still to be met."""
        largest: list[int] = [0] * 5
        second: list[int] = [0] * 5
        open_cells: list[int] = [0] * 5
        colour: i64
        for group in layout.groups:
            colour = group.colour
            if group.size > largest[colour]:
                second[colour] = largest[colour]
                largest[colour] = group.size
                open_cells[colour] = group.around.common(layout.free)
            elif group.size > second[colour]:
                second[colour] = group.size
        seen: list[float] = []
        place: i64 = 0
        while place < COLOURS_SEEN:
            best: i64 = 0
            colour = 0
            while colour < 5:
                if largest[colour] > largest[best]:
                    best = colour
                colour += 1
            seen.append(0.1 * float(largest[best]))
            seen.append(0.2 * float(second[best]))
            seen.append(min(1.0, 0.05 * float(open_cells[best])))
            seen.append(self.supply[best])
            largest[best] = -1
            place += 1
        return seen


def estimate(found: BoatValue) -> list[float]:
    """The estimate by its sources."""
    return [
        0.1 * found.rats,
        0.05 * found.rooms,
        0.03 * found.families,
        0.1 * found.rare,
        0.05 * found.lessons,
        0.2 * found.holes,
        0.2 * found.map,
    ]
