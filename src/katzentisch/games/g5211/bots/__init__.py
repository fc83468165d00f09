"""The players that know 5211, and what they take to think."""

from katzentisch.games.g5211.bots.heuristic import ADVISING, THINKING, bots

__all__ = ["ADVISING", "THINKING", "bots"]
