"""Weights for the estimate of a boat's final points."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from katzentisch.games.isle_of_cats.bots.boat_net import BoatNet


@mypyc_attr(native_class=True)
class Weights:
    """The weights, tuned by playing many games."""

    def __init__(self) -> None:
        self.single = 0.5
        """A cat alone is worth this much of a family to come."""
        self.pair = 2.5
        self.second = 0.4
        """How much of such a hope there is for a group beside a larger one of its colour."""
        self.focus = 0.5
        """How much more of the cats to come have the colour of the largest group than the others."""
        self.focus_alone = 1.4
        """The same in a game alone, where nobody wants the same colour."""
        self.price = 0.6
        """How many cats less a group counts for each point that its colour brings the sister."""
        self.growth = 0.95
        """How much of the families to come is believed in."""
        self.compact = 0.05
        """Each pair of free neighbours."""
        self.alone = -0.7
        self.ends = -0.1
        self.pairs = -0.4
        self.hole = 5.0
        """A free cell alone keeps a room open like so many more cells."""
        self.gap = 2.0
        """The same for each of two free cells."""
        self.map = 0.5
        """A treasure map that may still be opened."""
        self.treasure = 2.0
        """A common treasure."""
        self.spread = 8.0
        """How uncertain the number of cells is that will still be covered."""
        self.use = 0.85
        """How much of the cells to come goes where it is wanted."""
        self.lessons = 1.0
        self.rats = 1.0
        self.zeal = 1.0
        """How much cats to come are laid on rats on purpose, not by chance."""
        self.net: BoatNet | None = None
        """A net that corrects the estimate."""
