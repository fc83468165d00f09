"""A player without a plan."""

from __future__ import annotations

from collections.abc import Sequence

from katzentisch.core.chance import rng
from katzentisch.core.game import Move
from katzentisch.core.player import Player
from katzentisch.core.view import View


class Random(Player):
    """Any legal move, each as likely."""

    def __init__(self, seed: str) -> None:
        self.rng = rng(f"{seed} random")

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        return legal[self.rng.below(len(legal))]
