"""The network of `net.py` with numpy, where numpy is installed: many times as fast, equal up to rounding."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from katzentisch.bots.net import Layer, Net

Array: TypeAlias = npt.NDArray[Any]


class ArrayLayer:
    """A layer of `Net` as arrays, one column for each output."""

    def __init__(self, layer: Layer) -> None:
        self.first = np.array(layer.first, np.float64).T.copy()
        self.second = np.array(layer.second, np.float64).T.copy()
        self.bias = np.array(layer.bias, np.float64)

    def __call__(self, first: Array, second: Array) -> Array:
        """The rectified outputs; `first` may have a row for each colour."""
        outputs: Array = np.maximum(first @ self.first + (second @ self.second + self.bias), 0.0)
        return outputs


class ArrayNet:
    """Evaluates positions like the `Net` it is made from."""

    def __init__(self, net: Net) -> None:
        self.colour = ArrayLayer(net.colour)
        self.table = ArrayLayer(net.table)
        self.colour2 = ArrayLayer(net.colour2)
        self.table2 = ArrayLayer(net.table2)
        self.colour3 = ArrayLayer(net.colour3)
        self.by_colour = ArrayLayer(net.by_colour)
        self.by_table = ArrayLayer(net.by_table)

    def judge(self, common: list[float], colours: list[list[float]]) -> tuple[list[list[float]], list[float]]:
        """Evaluate a position, as `Net.judge` does."""
        inputs = np.array(common, np.float64)
        seen = self.colour(np.array(colours, np.float64), inputs)
        table = self.table(seen.mean(0), inputs)
        seen = seen + self.colour2(seen, table)
        table = table + self.table2(seen.mean(0), table)
        seen = seen + self.colour3(seen, table)
        by_colour: list[list[float]] = (seen @ self.by_colour.first + self.by_colour.bias).tolist()
        by_table: list[float] = (table @ self.by_table.first + self.by_table.bias).tolist()
        return by_colour, by_table
