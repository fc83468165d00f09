"""Compare choices by playouts of the same imagined deals; drop those that are surely worse."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from katzentisch.core.chance import Rng
from katzentisch.games.g5211.bots.playout_policy import MANNERS, WEIGHTS_BY_PLAYERS, choose_by_weights, win_chance
from katzentisch.games.g5211.rules.state import State5211

DEALS_BETWEEN_DROPS: Final = 16
"""After so many deals, and as many again and again, choices are dropped that are surely worse."""
MAX_STANDARD_ERRORS: Final = 3.0
"""How many standard errors behind the best that is."""


class Candidate:
    """One choice and what came of it."""

    def __init__(self, move: i64) -> None:
        self.move: i64 = move
        self.visits: i64 = 0
        self.total: float = 0.0
        self.worth: float = 0.0
        """What it was worth in the last deal."""
        self.spread: float = 0.0
        """The squares of what it was worth above the average of all that were tried in the same deal."""

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0

    def error(self) -> float:
        """The variance of its mean, against the others."""
        return self.spread / float(self.visits * self.visits) if self.visits else 0.0


class PairedPlayouts:
    """The choices of one seat."""

    def __init__(self, seat: i64, legal: list[int]) -> None:
        self.seat: i64 = seat
        self.all = [Candidate(move) for move in legal]
        self.live = list(self.all)
        """Those that may still be the best."""
        self.deals: i64 = 0

    def play(self, world: State5211, manners: list[int], rng: Rng) -> None:
        """Try what may still be best in one imagined deal, in which the others have these manners."""
        self.let_others_choose(world, manners, rng)
        a: i64 = rng.word()
        b: i64 = rng.word()
        total: float = 0.0
        for candidate in self.live:
            future = world.copy()
            future.step(self.seat, candidate.move)
            self.play_on(future, world.chapter(), manners, Rng(a, b, 0))
            candidate.worth = win_chance(future, self.seat)
            total += candidate.worth
        average: float = total / float(len(self.live))
        for candidate in self.live:
            candidate.visits += 1
            candidate.total += candidate.worth
            candidate.spread += (candidate.worth - average) * (candidate.worth - average)
        self.deals += 1
        if self.deals % DEALS_BETWEEN_DROPS == 0 and len(self.live) > 1:
            self.drop()

    def let_others_choose(self, world: State5211, manners: list[int], rng: Rng) -> None:
        seat: i64 = 0
        for player in world.seats:
            if seat != self.seat and player.choice < 0:
                world.step(seat, choose_by_weights(world, seat, MANNERS[manners[seat]][world.players], rng))
            seat += 1

    def future(self, world: State5211, move: i64, manners: list[int], rng: Rng) -> State5211:
        """How an imagined deal ends after this choice; the world is used up."""
        chapter: i64 = world.chapter()
        self.let_others_choose(world, manners, rng)
        world.step(self.seat, move)
        self.play_on(world, chapter, manners, rng)
        return world

    def play_on(self, future: State5211, chapter: i64, manners: list[int], rng: Rng) -> None:
        """Play to the end of the deal, everybody in their manner."""
        actor: i64 = future.actor()
        while actor >= 0 and future.chapter() == chapter:
            weights = WEIGHTS_BY_PLAYERS if actor == self.seat else MANNERS[manners[actor]]
            future.step(actor, choose_by_weights(future, actor, weights[future.players], rng))
            actor = future.actor()

    def drop(self) -> None:
        """Keep those that are not surely worse than the best."""
        best = self.live[0]
        for candidate in self.live:
            if candidate.total > best.total:
                best = candidate
        kept: list[Candidate] = []
        for candidate in self.live:
            behind: float = best.mean() - candidate.mean()
            if behind <= MAX_STANDARD_ERRORS * sqrt(best.error() + candidate.error()):
                kept.append(candidate)
        self.live = kept
