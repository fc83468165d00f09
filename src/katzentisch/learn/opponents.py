"""Who plays against the learner: copies of itself or, in a share of the matches, quick built-in policies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.chance import Rng
from katzentisch.core.playout import PlayoutPolicy
from katzentisch.core.state import State

LEARNER: Final = -1


class Opponents:
    """Fills the other seats with these policies in a given share of the matches; one seat then learns."""

    def __init__(self, policies: list[PlayoutPolicy], share: float) -> None:
        self.policies = policies
        self.share: float = share

    def seats(self, players: i64, rng: Rng) -> list[int]:
        """Who plays each seat of a match: the index of a policy, or `LEARNER`."""
        if not self.policies or float(rng.word() & 0xFFFF) >= 65536.0 * self.share:
            return [LEARNER] * players
        learner: i64 = rng.below(players)
        found: list[int] = []
        seat: i64 = 0
        while seat < players:
            found.append(LEARNER if seat == learner else int(rng.below(len(self.policies))))
            seat += 1
        return found

    def play(self, state: State, seats: list[int], rng: Rng) -> i64:
        """Let the policies move until a learner is to act; return that seat, or -1 when the match is over."""
        actor: i64 = state.actor()
        while actor >= 0 and seats[actor] >= 0:
            state.step(actor, self.policies[seats[actor]].play(state, actor, rng))
            actor = state.actor()
        return actor
