"""One seat's position with estimates of what fish, tiles and lessons are worth in it."""

from __future__ import annotations

from functools import cached_property

from katzentisch.games.isle_of_cats.bots.cache import Cache
from katzentisch.games.isle_of_cats.bots.evaluation_context import evaluation_context
from katzentisch.games.isle_of_cats.bots.fish_and_baskets import values_of_fish_left
from katzentisch.games.isle_of_cats.bots.layout import Layout
from katzentisch.games.isle_of_cats.bots.lesson_value import expected_lesson_points
from katzentisch.games.isle_of_cats.bots.placements import Placement, best_glanced_placement, best_placements
from katzentisch.games.isle_of_cats.bots.planning import Planning
from katzentisch.games.isle_of_cats.bots.seat_position import SeatPosition
from katzentisch.games.isle_of_cats.bots.time_limit import NO_LIMIT, TimeLimit
from katzentisch.games.isle_of_cats.bots.weights import Weights
from katzentisch.games.isle_of_cats.box.components import Box
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, OSHAX
from katzentisch.games.isle_of_cats.rules.score import lesson_of
from katzentisch.games.isle_of_cats.view import IsleView


class Valuation(SeatPosition):
    """Everything a player thinks with; made once for a view."""

    def __init__(
        self,
        box: Box,
        view: IsleView,
        weights: Weights,
        planning: Planning,
        time_limit: TimeLimit | None = None,
        cache: Cache | None = None,
    ) -> None:
        super().__init__(box, view, planning)
        self.weights = weights
        self.time_limit = time_limit or TimeLimit(NO_LIMIT)
        self.cache = cache or Cache()
        self.ghosts = planning.ghosts_alone if view.mode == "solo" else planning.ghosts
        self.spare = planning.spare_alone if view.mode == "solo" else planning.spare
        self.context = evaluation_context(self)
        self.evaluator = self.context.make_evaluator(box, weights)
        self.cache.turn_to(self.affairs())
        self.now = self.evaluator.value(self.layout)

    def affairs(self) -> object:
        """All that decides which cats and places are good: the same with another hand is the same."""
        view = self.view
        boats = [(crew.boat, crew.tiles) for crew in view.crews]
        return self.context, boats, self.crew.anywhere, view.seat, view.mode, view.day, view.left, view.right

    # Fish

    @cached_property
    def values_of_fish_left(self) -> list[float]:
        """What it is worth to have so many fish left in the evening."""
        return values_of_fish_left(self)

    def paying(self, fish: int, price: int) -> float:
        """What it hurts to pay so much, with so many fish left."""
        return self.values_of_fish_left[fish] - self.values_of_fish_left[fish - price]

    # Tiles

    def colours(self, tile: int) -> list[int]:
        """The colours a tile could have aboard: an Oshax those of the two largest groups."""
        if self.box.tiles[tile].kind != OSHAX:
            return [int(self.box.tiles[tile].colour)]
        sizes = [0] * len(COLOURS)
        for group in self.layout.groups:
            sizes[group.colour] = max(sizes[group.colour], group.size)
        return sorted(range(len(COLOURS)), key=lambda colour: -sizes[colour])[:2]

    def best(self, tile: int, colours: list[int] | None = None) -> Placement | None:
        """The best place for a tile, in the best of some colours, as far as one looks; None if it has none."""
        wanted = colours or self.colours(tile)
        return self.cache.answer(("best", tile, *wanted), lambda: self.look_for_best(tile, wanted))

    def look_for_best(self, tile: int, colours: list[int]) -> Placement | None:
        """The same, whatever is known of it."""
        looks, anywhere = self.planning.looks, self.crew.anywhere
        found = [
            placement
            for colour in colours
            for placement in (
                best_glanced_placement(self.evaluator, self.layout, tile, colour, anywhere, looks)
                if looks
                else best_placements(self.evaluator, self.layout, tile, colour, anywhere, 1)
            )
        ]
        return max(found, key=lambda placement: placement.value, default=None)

    @cached_property
    def gains(self) -> dict[int, float]:
        """What every cat in the fields would add to the boat, without its price; some, if time runs out."""
        found: dict[int, float] = {}
        for tile in dict.fromkeys((*self.view.left, *self.view.right)):
            if self.time_limit.expired():
                break
            placement = self.best(tile)
            if placement is not None:
                found[tile] = placement.value - self.now
        return found

    # Lessons

    def lesson_worth(self, number: int, colour: int = -1) -> float:
        """The points a lesson is likely to bring here, counting what one lesson more does for the others."""
        evaluator = self.evaluator
        evaluator.evaluate(self.layout)
        points = expected_lesson_points(evaluator.forecast, self.layout, lesson_of(self.box, number), colour)
        return self.weights.lessons * points

    def for_others(self, number: int, colour: int) -> float:
        """The points a public lesson is likely to bring the others, on average."""
        found = [
            expected_lesson_points(self.evaluator.forecast, layout, lesson_of(self.box, number), colour)
            for layout in self.other_boats
        ]
        return sum(found) / len(found) if found else 0.0

    @cached_property
    def other_boats(self) -> list[Layout]:
        return [self.layout_of(crew) for seat, crew in enumerate(self.view.crews) if seat != self.view.seat]
