"""What a learner gets: how it stands among the others at the end, or points as they come."""

from __future__ import annotations

from typing import Literal

from katzentisch.core.state import State
from katzentisch.learn.matches import POINTS, RANK, rank_rewards

Reward = Literal["rank", "points"]
REWARDS = {"rank": RANK, "points": POINTS}


def reward_kind(reward: str) -> int:
    """The number of a kind of reward; ValueError if there is no such kind."""
    if reward not in REWARDS:
        raise ValueError(f"rewards are {' or '.join(REWARDS)}, not {reward!r}")
    return REWARDS[reward]


class RewardTracker:
    """Pays out one match, step by step."""

    def __init__(self, reward: Reward, state: State) -> None:
        self.by_points = reward_kind(reward) == POINTS
        self.counted = state.points()

    def pay(self, state: State) -> list[float]:
        """What everybody gets for what happened since the last time."""
        if self.by_points:
            before, self.counted = self.counted, state.points()
            return [float(now - then) for now, then in zip(self.counted, before, strict=True)]
        return rank_rewards(state.ranking()) if state.actor() < 0 else [0.0] * len(self.counted)
