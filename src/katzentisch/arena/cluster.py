"""The same games on a Ray cluster (extra `cluster`): every machine must have the same code, and that is checked."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from types import FrameType
from typing import Any

from katzentisch.arena.contest import Contest, Pairing, fingerprint_of_code
from katzentisch.arena.external_programs import Broken
from katzentisch.arena.lineup import Lineup
from katzentisch.arena.outcome import Failure, PlayedGame
from katzentisch.arena.referee import NOBODY, lost, play_contest_game
from katzentisch.arena.workers import KILL_AFTER_SECONDS
from katzentisch.core.catalogue import find
from katzentisch.core.extras import require_extra
from katzentisch.core.game import Seat
from katzentisch.core.reason import BadOptions

GAMES_AHEAD_PER_CORE = 2
"""Games sent out for each processor of the cluster, so that none waits for the next."""


class OtherCode(Exception):
    """A machine of the cluster has another Katzentisch than the one that asks."""


@cache
def code_here(game: str, lineup: Lineup) -> str:
    return fingerprint_of_code(find(game), lineup)


def ring(seat: Seat, seconds: float) -> None:
    """Wake this process when a player thinks too long; it cannot be ended from outside as on one machine."""
    signal.setitimer(signal.ITIMER_REAL, 0.0 if seat == NOBODY else seconds + KILL_AFTER_SECONDS)


def late(number: int, frame: FrameType | None) -> None:
    raise Broken("late", "no answer at all")


def play_there(contest: Contest, pairing: Pairing) -> PlayedGame:
    """What a machine of the cluster does."""
    here = code_here(contest.game, contest.lineup)
    if here != contest.code:
        raise OtherCode(f"{here} is not {contest.code}")
    signal.signal(signal.SIGALRM, late)
    return play_contest_game(contest, pairing, ring)


class Cluster:
    """Sends games to a Ray cluster; `local` begins one on this machine."""

    def __init__(self, contest: Contest, address: str) -> None:
        require_extra("cluster")
        self.ray: Any = import_module("ray")
        self.contest = contest
        try:
            self.ray.init(address=address, log_to_driver=False, logging_level="ERROR", include_dashboard=False)
        except (ConnectionError, ValueError, RuntimeError) as problem:
            raise BadOptions("arena-cluster", address=address, problem=str(problem)) from problem

    def run(self, pairings: Iterator[Pairing]) -> Iterator[PlayedGame]:
        """Play all these games; each result as soon as it is there, in any order."""
        remote = self.ray.remote(num_cpus=1, max_retries=0)(play_there)
        contest = self.ray.put(self.contest)
        most = max(1, GAMES_AHEAD_PER_CORE * int(self.ray.cluster_resources().get("CPU", 1)))
        under_way: dict[Any, Pairing] = {}
        for pairing in pairings:
            if len(under_way) >= most:
                yield self.next_result(under_way)
            under_way[remote.remote(contest, pairing)] = pairing
        while under_way:
            yield self.next_result(under_way)

    def next_result(self, under_way: dict[Any, Pairing]) -> PlayedGame:
        """A game that ended; if its process died, nobody knows by whose fault."""
        ready, _ = self.ray.wait(list(under_way), num_returns=1)
        pairing = under_way.pop(ready[0])
        try:
            played: PlayedGame = self.ray.get(ready[0])
            return played
        except self.ray.exceptions.RayTaskError as problem:
            raise problem.cause from None
        except self.ray.exceptions.RayError as problem:
            return lost(self.contest, pairing, Failure(NOBODY, "died", type(problem).__name__))

    def close(self) -> None:
        self.ray.shutdown()
