"""What a player may expect: cats, treasures and lessons to come, and which lessons count how much."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from katzentisch.games.isle_of_cats.bots.boat_value import Judge, Task
from katzentisch.games.isle_of_cats.bots.seat_position import Standing
from katzentisch.games.isle_of_cats.bots.weights import Weights
from katzentisch.games.isle_of_cats.box.components import Box
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, NO_COLOUR
from katzentisch.games.isle_of_cats.rules.score import lesson_of


class Duty(NamedTuple):
    """A lesson that counts, by its card."""

    card: int
    colour: int
    factor: float
    sister: bool


class Expectations(msgspec.Struct, frozen=True):
    """All that boats are judged by besides themselves: whoever expects the same judges alike."""

    cats: float
    """Cats, treasures, private lessons and permanent baskets to come."""
    treasures: float
    lessons: float
    baskets: float
    first: float
    """How likely one is first on the island in the end."""
    rivals: float
    """The largest family that others are likely to have in the end."""
    fish: int
    learned: int
    """Private lessons on the table."""
    lasting: int
    """Permanent baskets."""
    position: int
    alone: bool
    rare_points: float
    supply: tuple[float, ...]
    duties: tuple[Duty, ...]
    colour_price: tuple[float, ...]

    def judge(self, box: Box, weights: Weights) -> Judge:
        """A judge who expects this."""
        judge = Judge(weights)
        hopes = judge.hopes
        hopes.cats, hopes.treasures = self.cats, self.treasures
        hopes.lessons, hopes.baskets = self.lessons, self.baskets
        hopes.first, hopes.rivals = self.first, self.rivals
        about = hopes.about
        about.fish, about.lessons, about.baskets = self.fish, self.learned, self.lasting
        about.position, about.solo = self.position, self.alone
        judge.rare_points = self.rare_points
        judge.supply = list(self.supply)
        judge.tasks = [
            Task(box.sister_lessons[card] if sister else lesson_of(box, card), colour, factor, sister)
            for card, colour, factor, sister in self.duties
        ]
        judge.colour_price = list(self.colour_price)
        if self.alone:
            judge.focus = weights.focus_alone
        return judge


def expect(standing: Standing) -> Expectations:
    """What is still to come, and which lessons count."""
    view, crew, habits = standing.view, standing.crew, standing.habits
    hopes = 1.0 if habits.hopes else 0.0
    busy = view.phase not in ("evening", "over")
    learning = standing.days_after + (view.phase in ("morning", "draft", "before-payment", "payment"))
    others = [other for seat, other in enumerate(view.crews) if seat != view.seat]
    sizes = [max([1, *(int(group.size) for group in standing.layout_of(other).groups)]) for other in others]
    return Expectations(
        cats=hopes * (habits.cats_a_day * standing.days_after + standing.rescues_today()),
        treasures=hopes * habits.treasures_a_day * (standing.days_after + busy),
        lessons=hopes * habits.lessons_a_day * learning,
        baskets=hopes * 0.12 * standing.days_after,
        first=1.0 / view.players + (0.3 if view.order and view.order[0] == view.seat else -0.1),
        rivals=max(sizes, default=1) + 0.3 * habits.cats_a_day * standing.days_after,
        fish=crew.fish,
        learned=crew.lessons,
        lasting=crew.baskets,
        position=view.order.index(view.seat) + 1 if view.order else 1,
        alone=view.mode == "solo",
        rare_points=0.0 if view.mode == "family" else 3.0,
        supply=tuple(supply(standing)),
        duties=tuple(duties(standing)),
        colour_price=tuple(colour_prices(standing)) if view.mode == "solo" else (0.0,) * len(COLOURS),
    )


def supply(standing: Standing) -> list[float]:
    """Cats of each colour in bag and fields, relative to the mean of all colours."""
    counts = [1.0] * len(COLOURS)
    for tile in (*standing.view.bag, *standing.view.left, *standing.view.right):
        colour = int(standing.box.tiles[tile].colour)
        if colour < NO_COLOUR:
            counts[colour] += 1.0
    mean = sum(counts) / len(counts)
    return [number / mean for number in counts]


def duties(standing: Standing) -> list[Duty]:
    """The own lessons, the public ones, and those of the sister, where lessons count while tiles are laid."""
    if not standing.habits.lessons:
        return []
    view = standing.view
    half = 0.5 if view.mode == "solo" else 1.0
    found = [Duty(card, -1, 1.0, False) for card in view.lessons]
    found += [Duty(card, colour, half, False) for card, colour, _ in view.public]
    return [*found, *(Duty(card, -1, 1.0, True) for card in view.sister_lessons)]


def colour_prices(standing: Standing) -> list[float]:
    """What the sister gets for a cat of each colour; those still hidden may be any."""
    points = standing.box.colour_points
    shown = [standing.box.colour_cards[card] for card in standing.view.colours]
    rest = points[len(shown) :]
    mean = sum(rest) / len(rest) if rest else 0.0
    return [float(points[shown.index(colour)]) if colour in shown else mean for colour in range(len(COLOURS))]
