"""What can be wrong with what a learner hands in."""

from __future__ import annotations


class IllegalAction(ValueError):
    """A move that its mask forbids; nothing has been played."""


class BadBuffer(ValueError):
    """A buffer has the wrong shape, cannot hold the numbers, or cannot be written to."""


class NotLearnable(ValueError):
    """A game brings no observer."""
