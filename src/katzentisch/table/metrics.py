"""Counters that tables report to."""

from __future__ import annotations


class Metrics:
    """Counts nothing; a runtime that wants figures overrides this."""

    def count_lines(self, count: int) -> None:
        """Lines were stored."""

    def count_conflict(self) -> None:
        """Another process wrote first."""

    def count_question(self) -> None:
        """A bot was asked."""

    def count_substitute(self) -> None:
        """A bot failed, and another played its move."""

    def count_refusal(self, key: str) -> None:
        """A command was refused for this reason."""
