"""A quick player whose estimates are corrected by a net (docs/nets.md)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from katzentisch.games.isle_of_cats.bots.boat_net import BoatNet, read_boat_net
from katzentisch.games.isle_of_cats.bots.evaluating_player import EvaluatingPlayer
from katzentisch.games.isle_of_cats.bots.planning import Planning
from katzentisch.games.isle_of_cats.bots.valuation import Valuation
from katzentisch.games.isle_of_cats.bots.weights import Weights
from katzentisch.games.isle_of_cats.view import IsleView

TRAINED_MODE = "voyage"


class LearnedPlayer(EvaluatingPlayer):
    """An evaluating player with corrected estimates; not alone and in the family game, which the net has not seen."""

    def __init__(self, seed: str = "") -> None:
        super().__init__(planning=Planning())
        self.corrected = Weights()
        self.corrected.net = shipped_net()

    def value_position(self, view: IsleView) -> Valuation:
        weights = self.corrected if view.mode == TRAINED_MODE else self.weights
        return Valuation(self.box, view, weights, self.planning, self.time_limit(), self.cache)


@cache
def shipped_net() -> BoatNet:
    return read_boat_net(files(__package__).joinpath("nets", "boat.net").read_bytes())
