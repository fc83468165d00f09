"""The judge of histories can say no."""

from __future__ import annotations

from dataclasses import replace

import pytest

from .history import Order, judged, miscounted

RECORD = (
    "katzentisch 1 sealed\ngame 5211/1\nplayers Anna, Ben\nseed 1\n0 a b\n@ 1 runs out of time\n1 c d\n0 e f\nseal 1\n"
)
GOOD = [
    Order("m", 0, "a b", 1.0, 2.0, 1),
    Order("m", 1, "c c", 1.0, 2.5, None),
    Order("m", 1, "c d", 2.6, 4.0, 3),
    Order("m", 0, "e f", 3.0, 5.0, 4),
]


def test_what_was_promised_and_kept_is_good() -> None:
    """Lines of the table are nobody's order; refused orders are nowhere; two at the same time may come in any order."""
    assert judged(GOOD, {"m": RECORD}) == []


@pytest.mark.parametrize(
    ("orders", "records", "word"),
    [
        (GOOD, {}, "no record"),
        (GOOD, {"m": RECORD.replace("0 e f\n", "")}, "nothing"),
        (GOOD, {"m": RECORD.replace("1 c d", "1 c c")}, "promised was"),
        (GOOD, {"m": RECORD.replace("0 e f\n", "0 e f\n0 e f\n")}, "nobody"),
        (GOOD[:3], {"m": RECORD}, "nobody"),
        ([*GOOD, replace(GOOD[3], move="x", line=3)], {"m": RECORD}, "twice"),
        ([replace(GOOD[0], sent=6.0, answered=7.0), *GOOD[1:]], {"m": RECORD}, "after a later one"),
    ],
)
def test_what_is_wrong_is_named(orders: list[Order], records: dict[str, str], word: str) -> None:
    """Lost, changed, doubled, invented, promised twice, out of turn."""
    assert any(word in problem for problem in judged(orders, records))


def test_every_end_is_counted_once() -> None:
    """For each seat with its points; nothing else is."""
    over = {"m": f"{RECORD}result 3 -1\n"}
    assert miscounted(over, {"m": [(1, -1), (0, 3)]}) == []
    assert miscounted({"m": RECORD}, {}) == []
    for wrong in ({}, {"m": [(0, 3)]}, {"m": [(0, 3), (1, -1), (1, -1)]}, {"m": [(0, -1), (1, 3)]}):
        assert miscounted(over, wrong) != []
    assert miscounted({"m": RECORD}, {"m": [(0, 3), (1, -1)]}) != []
    assert miscounted({}, {"m": [(0, 3), (1, -1)]}) != []
