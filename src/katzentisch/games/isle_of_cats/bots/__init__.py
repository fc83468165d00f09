"""The players that know Isle of Cats, and what they take to think."""

from katzentisch.games.isle_of_cats.bots.heuristic import ADVISING, THINKING, bots

__all__ = ["ADVISING", "THINKING", "bots"]
