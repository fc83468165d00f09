"""What may be wrong with a data file."""

from __future__ import annotations


class BadData(ValueError):
    """A data file says something that no rule knows."""
