"""One seat's situation with a judgement of it: what fish, tiles and lessons are worth here."""

from __future__ import annotations

from functools import cached_property

from katzentisch.games.isle_of_cats.bots.cache import Memory
from katzentisch.games.isle_of_cats.bots.evaluation_context import expect
from katzentisch.games.isle_of_cats.bots.fish_and_baskets import stocks
from katzentisch.games.isle_of_cats.bots.layout import Layout
from katzentisch.games.isle_of_cats.bots.lesson_value import lesson_chance
from katzentisch.games.isle_of_cats.bots.placements import Berth, berths, glanced
from katzentisch.games.isle_of_cats.bots.planning import Habits
from katzentisch.games.isle_of_cats.bots.seat_position import Standing
from katzentisch.games.isle_of_cats.bots.time_limit import PATIENT, Watch
from katzentisch.games.isle_of_cats.bots.weights import Weights
from katzentisch.games.isle_of_cats.box.components import Box
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, OSHAX
from katzentisch.games.isle_of_cats.rules.score import lesson_of
from katzentisch.games.isle_of_cats.view import IsleView


class Situation(Standing):
    """Everything a player thinks with; made once for a view."""

    def __init__(
        self,
        box: Box,
        view: IsleView,
        weights: Weights,
        habits: Habits,
        watch: Watch | None = None,
        memory: Memory | None = None,
    ) -> None:
        super().__init__(box, view, habits)
        self.weights = weights
        self.watch = watch or Watch(PATIENT)
        self.memory = memory or Memory()
        self.ghosts = habits.ghosts_alone if view.mode == "solo" else habits.ghosts
        self.spare = habits.spare_alone if view.mode == "solo" else habits.spare
        self.expectations = expect(self)
        self.judge = self.expectations.judge(box, weights)
        self.memory.turn_to(self.affairs())
        self.now = self.judge.value(self.layout)

    def affairs(self) -> object:
        """All that decides which cats and places are good: the same with another hand is the same."""
        view = self.view
        boats = [(crew.boat, crew.tiles) for crew in view.crews]
        return self.expectations, boats, self.crew.anywhere, view.seat, view.mode, view.day, view.left, view.right

    # Fish

    @cached_property
    def stocks(self) -> list[float]:
        """What it is worth to have so many fish left in the evening."""
        return stocks(self)

    def paying(self, fish: int, price: int) -> float:
        """What it hurts to pay so much, with so many fish left."""
        return self.stocks[fish] - self.stocks[fish - price]

    # Tiles

    def colours(self, tile: int) -> list[int]:
        """The colours a tile could have aboard: an Oshax those of the two largest groups."""
        if self.box.tiles[tile].kind != OSHAX:
            return [int(self.box.tiles[tile].colour)]
        sizes = [0] * len(COLOURS)
        for group in self.layout.groups:
            sizes[group.colour] = max(sizes[group.colour], group.size)
        return sorted(range(len(COLOURS)), key=lambda colour: -sizes[colour])[:2]

    def best(self, tile: int, colours: list[int] | None = None) -> Berth | None:
        """The best place for a tile, in the best of some colours, as far as one looks; None if it has none."""
        wanted = colours or self.colours(tile)
        return self.memory.answer(("best", tile, *wanted), lambda: self.look_for_best(tile, wanted))

    def look_for_best(self, tile: int, colours: list[int]) -> Berth | None:
        """The same, whatever is known of it."""
        looks, anywhere = self.habits.looks, self.crew.anywhere
        found = [
            berth
            for colour in colours
            for berth in (
                glanced(self.judge, self.layout, tile, colour, anywhere, looks)
                if looks
                else berths(self.judge, self.layout, tile, colour, anywhere, 1)
            )
        ]
        return max(found, key=lambda berth: berth.value, default=None)

    @cached_property
    def gains(self) -> dict[int, float]:
        """What every cat in the fields would add to the boat, without its price; some, if time runs out."""
        found: dict[int, float] = {}
        for tile in dict.fromkeys((*self.view.left, *self.view.right)):
            if self.watch.expired():
                break
            berth = self.best(tile)
            if berth is not None:
                found[tile] = berth.value - self.now
        return found

    # Lessons

    def lesson_worth(self, number: int, colour: int = -1) -> float:
        """The points a lesson is likely to bring here, counting what one lesson more does for the others."""
        judge = self.judge
        judge.judge(self.layout)
        points = lesson_chance(judge.hopes, self.layout, lesson_of(self.box, number), colour)
        return self.weights.lessons * points

    def for_others(self, number: int, colour: int) -> float:
        """The points a public lesson is likely to bring the others, on average."""
        found = [
            lesson_chance(self.judge.hopes, layout, lesson_of(self.box, number), colour) for layout in self.other_boats
        ]
        return sum(found) / len(found) if found else 0.0

    @cached_property
    def other_boats(self) -> list[Layout]:
        return [self.layout_of(crew) for seat, crew in enumerate(self.view.crews) if seat != self.view.seat]
