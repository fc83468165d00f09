"""The players that know Cat in the Box, and what they take to think."""

from katzentisch.games.cat_in_the_box.bots.heuristic import ADVISING, THINKING, bots

__all__ = ["ADVISING", "THINKING", "bots"]
