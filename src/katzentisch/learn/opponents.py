"""Who sits with those who learn: themselves, or in some matches players of the house that choose at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.chance import Rng
from katzentisch.core.playout import Mind
from katzentisch.core.state import State

LEARNER: Final = -1


class Company:
    """In this share of all matches one seat learns and the others are played by one of these minds each."""

    def __init__(self, minds: list[Mind], share: float) -> None:
        self.minds = minds
        self.share: float = share

    def seats(self, players: i64, rng: Rng) -> list[int]:
        """Who plays each seat of a match: the number of a mind, or -1 for who learns."""
        if not self.minds or float(rng.word() & 0xFFFF) >= 65536.0 * self.share:
            return [LEARNER] * players
        learner: i64 = rng.below(players)
        found: list[int] = []
        seat: i64 = 0
        while seat < players:
            found.append(LEARNER if seat == learner else int(rng.below(len(self.minds))))
            seat += 1
        return found

    def play(self, state: State, seats: list[int], rng: Rng) -> i64:
        """Let minds move until one who learns is to; which seat that is, -1 when the match is over."""
        actor: i64 = state.actor()
        while actor >= 0 and seats[actor] >= 0:
            state.step(actor, self.minds[seats[actor]].play(state, actor, rng))
            actor = state.actor()
        return actor
