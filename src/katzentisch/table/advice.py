"""A bot's advice as clients receive it."""

from __future__ import annotations

from katzentisch.core.game import Move
from katzentisch.core.player import Advice
from katzentisch.table import wire


def compare_moves(advice: list[Advice], best: Move, move: Move, text: str) -> wire.MoveComparison:
    """Compare a legal move with the recommended one, as the same bot weighs both."""
    weighed = {each.move: each for each in advice}
    if move not in weighed:
        return wire.MoveComparison(move=text)
    worse = max(0.0, weighed[best].worth - weighed[move].worth) if best in weighed else None
    return wire.MoveComparison(move=text, because=wire_reasons(weighed[move]), worse=worse)


def wire_reasons(advice: Advice) -> list[tuple[float, wire.ReasonInfo]]:
    """The reasons for a move with their weights, ready to be sent."""
    return [(weight, wire.reason_info(reason)) for weight, reason in advice.because]
