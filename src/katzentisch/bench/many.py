"""How fast a vector of matches is: the way those play who train."""

from __future__ import annotations

from katzentisch.bench.engines import rate

MATCHES = 1024


def many(game: str, players: int, seconds: float) -> float:
    """Moves a second with an observation, a mask and a random choice for each; ModuleNotFoundError without `learn`."""
    import numpy as np

    from katzentisch.learn.vector import Vector

    vector = Vector(game, players, matches=MATCHES, seed="bench")
    draw = np.random.default_rng(0)
    masks = vector.buffers.masks

    def step() -> int:
        weights = masks * draw.random(masks.shape, np.float32)
        vector.step(weights.argmax(axis=1))
        return MATCHES

    return rate(step, seconds)
