"""The forecast for one boat: cats, treasures, lessons and cells still to come."""

from __future__ import annotations

from math import exp

from mypy_extensions import mypyc_attr

from katzentisch.games.isle_of_cats.box.survey import Circumstances


@mypyc_attr(native_class=True)
class Forecast:
    """What is likely still to come for one boat."""

    def __init__(self) -> None:
        self.cats = 0.0
        """Cats to come."""
        self.treasures = 0.0
        self.lessons = 0.0
        """Private lessons to come."""
        self.baskets = 0.0
        """Permanent baskets to come."""
        self.share = 0.0
        """How likely a free cell is covered in the end."""
        self.cells = 0.0
        """How many cells will still be covered."""
        self.full: list[float] = [0.0] * 8
        """How likely each room is full in the end."""
        self.rivals = 0.0
        """The largest family that others are likely to have in the end."""
        self.first = 0.5
        """How likely one is first on the island in the end."""
        self.about = Circumstances()


def sigmoid(x: float) -> float:
    """How likely something is that has so much to spare; one half if it is just enough."""
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))
