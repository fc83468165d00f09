"""What can be counted at tables."""

from __future__ import annotations


class Metrics:
    """Counts nothing; a place that wants figures brings one that does."""

    def count_lines(self, count: int) -> None:
        """So many lines were kept."""

    def count_conflict(self) -> None:
        """Somebody else wrote first."""

    def count_question(self) -> None:
        """A bot was asked."""

    def count_substitute(self) -> None:
        """A bot failed, and another played its move."""

    def count_refusal(self, key: str) -> None:
        """Somebody was told no, for this reason."""
