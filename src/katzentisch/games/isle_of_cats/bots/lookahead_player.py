"""A captain that plays the day's rescues out in many courses of events before it takes or places a cat."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from time import monotonic

from katzentisch.bots.budget import Budget
from katzentisch.core.chance import Rng, rng
from katzentisch.core.game import Move
from katzentisch.core.view import encode
from katzentisch.games.isle_of_cats.bots.evaluating_player import Captain
from katzentisch.games.isle_of_cats.bots.move_reasons import Worth, because, worth_of
from katzentisch.games.isle_of_cats.bots.placements import Berth, berths
from katzentisch.games.isle_of_cats.bots.planning import Habits
from katzentisch.games.isle_of_cats.bots.rescue_simulation import Course, Step
from katzentisch.games.isle_of_cats.bots.time_limit import Watch
from katzentisch.games.isle_of_cats.bots.valuation import Situation
from katzentisch.games.isle_of_cats.bots.weights import Weights
from katzentisch.games.isle_of_cats.rules.moves import PASS, PLACE, SHIFT, TAKE

DEPTH = 4
"""Rescues that are planned ahead, at most."""
FIRSTS = 6
"""First choices that are followed up."""
WIDTH = 2
"""Days that are kept for each first choice."""
PLACES = 3
"""Places tried for each later cat."""
PLACING = 0.7
"""The share of the time after which no more first choices are looked at."""
LATER = 0.01


class Lookahead(Captain):
    """Takes the cat, and the place, from which the best day follows on average."""

    def __init__(
        self,
        seed: str,
        budget: Budget,
        weights: Weights | None = None,
        habits: Habits | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(weights, habits)
        self.seed = seed
        self.budget = budget
        self.clock = clock

    def watch(self) -> Watch:
        return Watch(self.budget, self.clock)

    def weigh(self, situation: Situation, legal: list[Move]) -> dict[Move, Worth]:
        found = super().weigh(situation, legal)
        view = situation.view
        if view.phase not in ("rescue", "family-day"):
            return found
        source = rng(f"{self.seed} {sha256(encode(view)).hexdigest()}")
        if not view.pending:
            return self.takes(situation, found, source)
        asked = view.pending[-1]
        if asked.asks == "where" and situation.box.tiles[asked.tile].kind <= 1 and len(legal) > 1:
            return self.lies(situation, found, source)
        return found

    def takes(self, situation: Situation, found: dict[Move, Worth], source: Rng) -> dict[Move, Worth]:
        """Which cat to rescue, or none."""
        offered = [move for move in found if TAKE <= move < SHIFT]
        if not offered or PASS not in found:
            return found
        course = Course(situation)
        start = course.start()
        offered.sort(key=lambda move: -worth_of(found[move]))
        firsts: list[Berth] = []
        for move in offered[:FIRSTS]:
            if firsts and situation.watch.expired(PLACING):
                break
            firsts += course.places(start, move - TAKE, PLACES)
        if not firsts:
            return found
        days = self.follow(course, start, firsts, source)
        whole: dict[Move, float] = {}
        for day, berth in zip(days, firsts, strict=True):
            move = TAKE + int(berth.tile)
            whole[move] = max(day, whole.get(move, day))
        return with_days(found, offered, whole, course.total(start))

    def lies(self, situation: Situation, found: dict[Move, Worth], source: Rng) -> dict[Move, Worth]:
        """Where to lay a cat, with a view to those that may follow."""
        course = Course(situation)
        asked = situation.view.pending[-1]
        start = course.start()
        firsts = berths(course.judge, situation.layout, asked.tile, asked.sort, situation.crew.anywhere, 2 * FIRSTS)
        course.prices[asked.tile] = 0
        days = self.follow(course, start, firsts, source)
        whole = {PLACE + int(berth.place): day for day, berth in zip(days, firsts, strict=True)}
        return with_days(found, list(found), whole, course.total(start))

    def follow(self, course: Course, start: Step, firsts: list[Berth], source: Rng) -> list[float]:
        """What the day is worth on average after each first choice, over all courses that were seen to the end."""
        sums = [0.0] * len(firsts)
        worlds = 0
        baskets = int(course.situation.rescues_today())
        depth = min(DEPTH, baskets if not course.situation.view.pending else baskets + 1)
        while course.situation.watch.more():
            mood = course.wishes if worlds == 0 else course.mood(source)
            best = self.one_world(course, start, firsts, mood, depth)
            if best is None:
                break
            sums = [before + now for before, now in zip(sums, best, strict=True)]
            worlds += 1
        if worlds == 0:
            return [course.total(course.after(start, berth, course.wishes)) for berth in firsts]
        return [total / worlds for total in sums]

    def one_world(
        self,
        course: Course,
        start: Step,
        firsts: list[Berth],
        mood: list[dict[int, float]],
        depth: int,
    ) -> list[float] | None:
        """The best day after each first choice in one course of events; None if time ran out."""
        found: list[float] = []
        for first in firsts:
            steps = [course.after(start, first, mood)]
            best = course.total(steps[0])
            for _ in range(depth - 1):
                steps = course.deepen(steps, mood, PLACES)
                if course.situation.watch.expired():
                    return None
                if not steps:
                    break
                steps = sorted(steps, key=course.total, reverse=True)[:WIDTH]
                best = max(best, course.total(steps[0]))
            found.append(best)
        return found


def with_days(found: dict[Move, Worth], moves: list[Move], days: dict[Move, float], now: float) -> dict[Move, Worth]:
    """Moves with what the rest of the day adds to them; those that were not followed come after the others."""
    worst = min(days.values()) - now
    for move in moves:
        own = worth_of(found[move])
        rest = days[move] - now - own if move in days else min(0.0, worst - LATER - own)
        found[move] = [*found[move], (rest, because("day"))]
    return found
