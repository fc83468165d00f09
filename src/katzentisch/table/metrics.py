"""What can be counted at tables."""

from __future__ import annotations


class Meter:
    """Counts nothing; a place that wants figures brings one that does."""

    def lines(self, count: int) -> None:
        """So many lines were kept."""

    def conflict(self) -> None:
        """Somebody else wrote first."""

    def question(self) -> None:
        """A bot was asked."""

    def substitute(self) -> None:
        """A bot failed, and another played its move."""

    def refusal(self, key: str) -> None:
        """Somebody was told no, for this reason."""
