"""The players that know High Card."""

from __future__ import annotations

from collections.abc import Callable

from katzentisch.core.player import Player
from katzentisch.template.high_card.bots.heuristic import Heuristic

bots: dict[str, Callable[..., Player]] = {"heuristic": Heuristic}
