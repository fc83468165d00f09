"""Limit the time spent on one move."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from katzentisch.bots.budget import Budget

SEARCH_TIME_SHARE = 0.9
"""The share of its seconds after which a search begins nothing new."""
NO_LIMIT = Budget(worlds=1)
"""Of those who never look at the clock."""


class TimeLimit:
    """Tells when a budget is used up; seconds are looked at in between, worlds only when one is done."""

    def __init__(self, budget: Budget, clock: Callable[[], float] = monotonic) -> None:
        self.worlds = budget.worlds
        self.clock = clock
        self.seconds = budget.seconds
        self.begun = clock() if budget.seconds else 0.0
        self.gone = 0.0
        """The share of the seconds that was gone when the clock was looked at last."""
        self.tried = 0

    def expired(self, share: float = SEARCH_TIME_SHARE) -> bool:
        """Whether this share of the seconds is gone; what is gone is not looked up again."""
        if self.seconds > 0.0 and self.gone < share:
            self.gone = (self.clock() - self.begun) / self.seconds
        return self.gone >= share

    def more(self) -> bool:
        """Whether another world may be tried; one always may."""
        self.tried += 1
        if self.tried == 1:
            return True
        return not self.expired() if self.seconds else self.tried <= self.worlds
