"""Simulate a day's rescues: the cats that others take, and the value of the player's own picks in turn."""

from __future__ import annotations

import msgspec

from katzentisch.core.chance import Rng
from katzentisch.games.isle_of_cats.bots.boat_value import BoatEvaluator
from katzentisch.games.isle_of_cats.bots.layout import Layout
from katzentisch.games.isle_of_cats.bots.placements import Placement, best_placements
from katzentisch.games.isle_of_cats.bots.valuation import Valuation
from katzentisch.games.isle_of_cats.rules.rescue import PRICES

GUESSING_TIME_SHARE = 0.3
"""The share of the time after which no more is guessed about what others want."""
PLANNING_TIME_SHARE = 0.6
"""The share after which no more rescues are planned."""
POINTS_PER_FISH = 0.7
"""What a fish may be worth to others."""
SISTER_WISH = 10.0
"""The sister removes any cat, whatever it is."""
WISH_NOISE_POINTS = 3.0
"""How far others' wishes may lie from what one guesses, in points."""


class Step(msgspec.Struct, frozen=True):
    """A day planned so far: the boat, the fish left, the cats still there, and what was done first."""

    layout: Layout
    value: float
    fish: int
    left: frozenset[int]
    path: tuple[int, ...]
    """Tile and place of each rescue."""
    first: int


class RescueSimulation:
    """Looks for the best day from one view."""

    def __init__(self, valuation: Valuation) -> None:
        self.valuation = valuation
        view = valuation.view
        self.cats = frozenset((*view.left, *view.right))
        self.prices: dict[int, int] = {tile: PRICES[0] if tile in view.left else PRICES[1] for tile in self.cats}
        if view.mode == "family":
            self.prices = dict.fromkeys(self.cats, 0)
        self.evaluator = self.patient()
        self.found: dict[tuple[int, ...], list[Placement]] = {}
        """Places that were looked for, by the steps before and the tile."""
        self.wishes = [self.wishes_of(seat) for seat in range(view.players) if seat != view.seat]
        if view.mode == "solo":
            self.wishes = [dict.fromkeys(self.cats, SISTER_WISH)]

    def patient(self) -> BoatEvaluator:
        """A judge that expects cats on later days only: today's are played out."""
        valuation = self.valuation
        cats = valuation.planning.cats_a_day * valuation.days_after
        return msgspec.structs.replace(valuation.context, cats=cats).make_evaluator(valuation.box, valuation.weights)

    # Others

    def wishes_of(self, seat: int) -> dict[int, float]:
        """What each cat may be worth to another player; nothing is known of those there is no time for."""
        valuation = self.valuation
        layout = valuation.layout_of(valuation.view.crews[seat])
        evaluator = BoatEvaluator(valuation.weights)
        evaluator.forecast.cats = valuation.evaluator.forecast.cats
        now = evaluator.value(layout)
        found = dict.fromkeys(self.cats, 0.0)
        for tile in sorted(self.cats):
            if valuation.time_limit.expired(GUESSING_TIME_SHARE):
                break
            best = best_placements(evaluator, layout, tile, int(valuation.box.tiles[tile].colour), False, 1)
            found[tile] = best[0].value - now - POINTS_PER_FISH * int(self.prices[tile]) if best else -99.0
        return found

    def taken(self, left: frozenset[int], drawn: list[dict[int, float]]) -> frozenset[int]:
        """The cats that are there after everybody else had a turn."""
        for wishes in drawn:
            wanted = [tile for tile in left if wishes[tile] > 0.0]
            if wanted:
                left = left - {max(wanted, key=lambda tile: (wishes[tile], tile))}
        return left

    def draw_wishes(self, rng: Rng) -> list[dict[int, float]]:
        """What the others might want, this time."""
        return [
            {
                tile: wish + WISH_NOISE_POINTS * (int(rng.below(2001)) + int(rng.below(2001)) - 2000) / 1000.0
                for tile, wish in wishes.items()
            }
            for wishes in self.wishes
        ]

    # Own steps

    def places(self, step: Step, tile: int, most: int) -> list[Placement]:
        """The best places for a cat after some steps, looked for once."""
        key = (*step.path, tile)
        if key not in self.found:
            colour = int(self.valuation.box.tiles[tile].colour)
            anywhere = self.valuation.crew.anywhere and not step.path
            self.found[key] = best_placements(self.evaluator, step.layout, tile, colour, anywhere, most)
        return self.found[key]

    def start(self) -> Step:
        valuation = self.valuation
        fish = int(valuation.crew.fish)
        return Step(valuation.layout, self.evaluator.value(valuation.layout), fish, self.cats, (), -1)

    def total(self, step: Step) -> float:
        """What a day is worth that ends here."""
        return step.value + self.valuation.values_of_fish_left[step.fish]

    def after(self, step: Step, placement: Placement, drawn: list[dict[int, float]]) -> Step:
        """One rescue more, and the others' turns."""
        tile, place = int(placement.tile), int(placement.place)
        first = step.first if step.path else tile
        left = self.taken(step.left - {tile}, drawn)
        path = (*step.path, tile, place)
        return Step(placement.layout, placement.value, step.fish - self.prices[tile], left, path, first)

    def deepen(self, steps: list[Step], drawn: list[dict[int, float]], places: int) -> list[Step]:
        """All steps with one rescue more; some, if time runs out."""
        found: list[Step] = []
        for step in steps:
            for tile in sorted(step.left):
                if self.valuation.time_limit.expired():
                    return found
                if self.prices[tile] <= step.fish:
                    found += [self.after(step, placement, drawn) for placement in self.places(step, tile, places)]
        return found

    def likely(self, most: int) -> list[tuple[int, float, int]]:
        """The rescues of a day, when always the best cat is taken: tile, gain, price; fewer, if time runs out."""
        steps = self.start()
        picks: list[tuple[int, float, int]] = []
        while len(picks) < most:
            found: list[Placement] = []
            for tile in sorted(steps.left):
                if (found or picks) and self.valuation.time_limit.expired(PLANNING_TIME_SHARE):
                    break
                found += self.places(steps, tile, 1)
            if not found:
                break
            worth = 0.6 if self.valuation.days_after else 0.1
            best = max(found, key=lambda placement: placement.value - worth * self.prices[int(placement.tile)])
            picks.append((int(best.tile), best.value - steps.value, self.prices[int(best.tile)]))
            steps = self.after(steps, best, self.wishes)
        return picks
