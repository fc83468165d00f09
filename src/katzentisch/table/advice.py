"""What a bot's advice says on the wire."""

from __future__ import annotations

from katzentisch.core.game import Move
from katzentisch.core.player import Advice
from katzentisch.table import wire


def compared(advice: list[Advice], best: Move, move: Move, text: str) -> wire.WhyNot:
    """A legal move beside the one that was recommended, as the same bot weighs both."""
    weighed = {each.move: each for each in advice}
    if move not in weighed:
        return wire.WhyNot(move=text)
    worse = max(0.0, weighed[best].worth - weighed[move].worth) if best in weighed else None
    return wire.WhyNot(move=text, because=reasons(weighed[move]), worse=worse)


def reasons(advice: Advice) -> list[tuple[float, wire.Why]]:
    return [(weight, wire.why(reason)) for weight, reason in advice.because]
