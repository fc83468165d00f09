"""The players that know High Card."""

from __future__ import annotations

from katzentisch.core.game_package import GameBots
from katzentisch.template.high_card.bots.heuristic import Heuristic

part = GameBots(
    players={"heuristic": Heuristic},
)
