"""A player that simulates the rest of the day's rescues before it takes or places a cat."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from time import monotonic

from katzentisch.bots.budget import Budget
from katzentisch.core.chance import Rng, rng
from katzentisch.core.game import Move
from katzentisch.core.view import encode
from katzentisch.games.isle_of_cats.bots.evaluating_player import EvaluatingPlayer
from katzentisch.games.isle_of_cats.bots.move_reasons import WeightedReasons, reason_for, total_worth
from katzentisch.games.isle_of_cats.bots.placements import Placement, best_placements
from katzentisch.games.isle_of_cats.bots.planning import Planning
from katzentisch.games.isle_of_cats.bots.rescue_simulation import RescueSimulation, Step
from katzentisch.games.isle_of_cats.bots.time_limit import TimeLimit
from katzentisch.games.isle_of_cats.bots.valuation import Valuation
from katzentisch.games.isle_of_cats.bots.weights import Weights
from katzentisch.games.isle_of_cats.rules.moves import PASS, PLACE, SHIFT, TAKE

MAX_DEPTH = 4
"""Rescues that are planned ahead, at most."""
MAX_FIRST_CHOICES = 6
"""First choices that are followed up."""
BEAM_WIDTH = 2
"""Days that are kept for each first choice."""
MAX_PLACES = 3
"""Places tried for each later cat."""
PLACING_TIME_SHARE = 0.7
"""The share of the time after which no more first choices are looked at."""
NOT_FOLLOWED_PENALTY = 0.01


class LookaheadPlayer(EvaluatingPlayer):
    """Takes the cat, and the place, from which the best day follows on average."""

    def __init__(
        self,
        seed: str,
        budget: Budget,
        weights: Weights | None = None,
        planning: Planning | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(weights, planning)
        self.seed = seed
        self.budget = budget
        self.clock = clock

    def stay(self, seed: str) -> bool:
        self.seed = seed
        return True

    def time_limit(self) -> TimeLimit:
        return TimeLimit(self.budget, self.clock)

    def weigh(self, valuation: Valuation, legal: list[Move]) -> dict[Move, WeightedReasons]:
        found = super().weigh(valuation, legal)
        view = valuation.view
        if view.phase not in ("rescue", "family-day"):
            return found
        source = rng(f"{self.seed} {sha256(encode(view)).hexdigest()}")
        if not view.pending:
            return self.takes(valuation, found, source)
        asked = view.pending[-1]
        if asked.asks == "where" and valuation.box.tiles[asked.tile].kind <= 1 and len(legal) > 1:
            return self.lies(valuation, found, source)
        return found

    def takes(
        self, valuation: Valuation, found: dict[Move, WeightedReasons], source: Rng
    ) -> dict[Move, WeightedReasons]:
        """Which cat to rescue, or none."""
        offered = [move for move in found if TAKE <= move < SHIFT]
        if not offered or PASS not in found:
            return found
        simulation = RescueSimulation(valuation)
        start = simulation.start()
        offered.sort(key=lambda move: -total_worth(found[move]))
        firsts: list[Placement] = []
        for move in offered[:MAX_FIRST_CHOICES]:
            if firsts and valuation.time_limit.expired(PLACING_TIME_SHARE):
                break
            firsts += simulation.places(start, move - TAKE, MAX_PLACES)
        if not firsts:
            return found
        days = self.follow(simulation, start, firsts, source)
        whole: dict[Move, float] = {}
        for day, placement in zip(days, firsts, strict=True):
            move = TAKE + int(placement.tile)
            whole[move] = max(day, whole.get(move, day))
        return with_days(found, offered, whole, simulation.total(start))

    def lies(
        self, valuation: Valuation, found: dict[Move, WeightedReasons], source: Rng
    ) -> dict[Move, WeightedReasons]:
        """Where to lay a cat, with a view to those that may follow."""
        simulation = RescueSimulation(valuation)
        asked = valuation.view.pending[-1]
        start = simulation.start()
        firsts = best_placements(
            simulation.evaluator,
            valuation.layout,
            asked.tile,
            asked.sort,
            valuation.crew.anywhere,
            2 * MAX_FIRST_CHOICES,
        )
        simulation.prices[asked.tile] = 0
        days = self.follow(simulation, start, firsts, source)
        whole = {PLACE + int(placement.place): day for day, placement in zip(days, firsts, strict=True)}
        return with_days(found, list(found), whole, simulation.total(start))

    def follow(self, simulation: RescueSimulation, start: Step, firsts: list[Placement], source: Rng) -> list[float]:
        """What the day is worth on average after each first choice, over all courses that were seen to the end."""
        sums = [0.0] * len(firsts)
        worlds = 0
        baskets = int(simulation.valuation.rescues_today())
        depth = min(MAX_DEPTH, baskets if not simulation.valuation.view.pending else baskets + 1)
        while simulation.valuation.time_limit.more():
            drawn = simulation.wishes if worlds == 0 else simulation.draw_wishes(source)
            best = self.one_world(simulation, start, firsts, drawn, depth)
            if best is None:
                break
            sums = [before + now for before, now in zip(sums, best, strict=True)]
            worlds += 1
        if worlds == 0:
            return [simulation.total(simulation.after(start, placement, simulation.wishes)) for placement in firsts]
        return [total / worlds for total in sums]

    def one_world(
        self,
        simulation: RescueSimulation,
        start: Step,
        firsts: list[Placement],
        drawn: list[dict[int, float]],
        depth: int,
    ) -> list[float] | None:
        """The best day after each first choice in one course of events; None if time ran out."""
        found: list[float] = []
        for first in firsts:
            steps = [simulation.after(start, first, drawn)]
            best = simulation.total(steps[0])
            for _ in range(depth - 1):
                steps = simulation.deepen(steps, drawn, MAX_PLACES)
                if simulation.valuation.time_limit.expired():
                    return None
                if not steps:
                    break
                steps = sorted(steps, key=simulation.total, reverse=True)[:BEAM_WIDTH]
                best = max(best, simulation.total(steps[0]))
            found.append(best)
        return found


def with_days(
    found: dict[Move, WeightedReasons], moves: list[Move], days: dict[Move, float], now: float
) -> dict[Move, WeightedReasons]:
    """Moves with what the rest of the day adds to them; those that were not followed come after the others."""
    worst = min(days.values()) - now
    for move in moves:
        own = total_worth(found[move])
        rest = days[move] - now - own if move in days else min(0.0, worst - NOT_FOLLOWED_PENALTY - own)
        found[move] = [*found[move], (rest, reason_for("day"))]
    return found
