"""What the evaluation of a boat depends on besides the boat: the forecast and the lessons that count."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from katzentisch.games.isle_of_cats.bots.boat_value import BoatEvaluator, LessonTask
from katzentisch.games.isle_of_cats.bots.learned_boat_value import LearnedBoatEvaluator
from katzentisch.games.isle_of_cats.bots.seat_position import SeatPosition
from katzentisch.games.isle_of_cats.bots.weights import Weights
from katzentisch.games.isle_of_cats.box.components import Box
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, NO_COLOUR
from katzentisch.games.isle_of_cats.rules.score import lesson_of


class ScoredLesson(NamedTuple):
    """A lesson that counts, by its card."""

    card: int
    colour: int
    factor: float
    sister: bool


class EvaluationContext(msgspec.Struct, frozen=True):
    """The inputs of an evaluator; equal contexts give equal values."""

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
    scored_lessons: tuple[ScoredLesson, ...]
    colour_price: tuple[float, ...]

    def make_evaluator(self, box: Box, weights: Weights) -> BoatEvaluator:
        """Make an evaluator for this context."""
        evaluator = BoatEvaluator(weights) if weights.net is None else LearnedBoatEvaluator(weights, weights.net)
        forecast = evaluator.forecast
        forecast.cats, forecast.treasures = self.cats, self.treasures
        forecast.lessons, forecast.baskets = self.lessons, self.baskets
        forecast.first, forecast.rivals = self.first, self.rivals
        about = forecast.about
        about.fish, about.lessons, about.baskets = self.fish, self.learned, self.lasting
        about.position, about.solo = self.position, self.alone
        evaluator.rare_points = self.rare_points
        evaluator.supply = list(self.supply)
        evaluator.tasks = [
            LessonTask(box.sister_lessons[card] if sister else lesson_of(box, card), colour, factor, sister)
            for card, colour, factor, sister in self.scored_lessons
        ]
        evaluator.colour_price = list(self.colour_price)
        if self.alone:
            evaluator.focus = weights.focus_alone
        return evaluator


def evaluation_context(position: SeatPosition) -> EvaluationContext:
    """Estimate what is still to come, and list the lessons that count."""
    view, crew, planning = position.view, position.crew, position.planning
    growth = 1.0 if planning.forecast else 0.0
    busy = view.phase not in ("evening", "over")
    learning = position.days_after + (view.phase in ("morning", "draft", "before-payment", "payment"))
    others = [other for seat, other in enumerate(view.crews) if seat != view.seat]
    sizes = [max([1, *(int(group.size) for group in position.layout_of(other).groups)]) for other in others]
    return EvaluationContext(
        cats=growth * (planning.cats_a_day * position.days_after + position.rescues_today()),
        treasures=growth * planning.treasures_a_day * (position.days_after + busy),
        lessons=growth * planning.lessons_a_day * learning,
        baskets=growth * 0.12 * position.days_after,
        first=1.0 / view.players + (0.3 if view.order and view.order[0] == view.seat else -0.1),
        rivals=max(sizes, default=1) + 0.3 * planning.cats_a_day * position.days_after,
        fish=crew.fish,
        learned=crew.lessons,
        lasting=crew.baskets,
        position=view.order.index(view.seat) + 1 if view.order else 1,
        alone=view.mode == "solo",
        rare_points=0.0 if view.mode == "family" else 3.0,
        supply=tuple(supply(position)),
        scored_lessons=tuple(scored_lessons(position)),
        colour_price=tuple(colour_prices(position)) if view.mode == "solo" else (0.0,) * len(COLOURS),
    )


def supply(position: SeatPosition) -> list[float]:
    """Cats of each colour in bag and fields, relative to the mean of all colours."""
    counts = [1.0] * len(COLOURS)
    for tile in (*position.view.bag, *position.view.left, *position.view.right):
        colour = int(position.box.tiles[tile].colour)
        if colour < NO_COLOUR:
            counts[colour] += 1.0
    mean = sum(counts) / len(counts)
    return [number / mean for number in counts]


def scored_lessons(position: SeatPosition) -> list[ScoredLesson]:
    """The player's own lessons, the public ones, and those of the sister, where lessons count while tiles are laid."""
    if not position.planning.lessons:
        return []
    view = position.view
    half = 0.5 if view.mode == "solo" else 1.0
    found = [ScoredLesson(card, -1, 1.0, False) for card in view.lessons]
    found += [ScoredLesson(card, colour, half, False) for card, colour, _ in view.public]
    return [*found, *(ScoredLesson(card, -1, 1.0, True) for card in view.sister_lessons)]


def colour_prices(position: SeatPosition) -> list[float]:
    """What the sister gets for a cat of each colour; those still hidden may be any."""
    points = position.box.colour_points
    shown = [position.box.colour_cards[card] for card in position.view.colours]
    rest = points[len(shown) :]
    mean = sum(rest) / len(rest) if rest else 0.0
    return [float(points[shown.index(colour)]) if colour in shown else mean for colour in range(len(COLOURS))]
