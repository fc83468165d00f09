"""A small neural network trained by docs/train.py and evaluated in plain loops, without any library.

It takes the inputs common to all colours and the inputs of each colour; all colours share their weights and exchange
information through their mean. `array_net.py` does the same with numpy.
"""

from __future__ import annotations

import json
import struct
from typing import Final

from mypy_extensions import i64

FORMAT: Final = "katzentisch net 1"
LAYERS: Final = ("colour", "table", "colour2", "table2", "colour3", "by_colour", "by_table")


class BadWeights(Exception):
    """A file of weights does not fit; the message says what and where."""


class Layer:
    """A linear layer with two groups of inputs: weights by output for each group, and the bias."""

    def __init__(self, first: list[list[float]], second: list[list[float]], bias: list[float]) -> None:
        self.first = first
        self.second = second
        self.bias = bias


class Net:
    """The layers, and their forward pass."""

    def __init__(self, layers: dict[str, Layer]) -> None:
        self.colour = layers["colour"]
        self.table = layers["table"]
        self.colour2 = layers["colour2"]
        self.table2 = layers["table2"]
        self.colour3 = layers["colour3"]
        self.by_colour = layers["by_colour"]
        self.by_table = layers["by_table"]

    def judge(self, common: list[float], colours: list[list[float]]) -> tuple[list[list[float]], list[float]]:
        """Evaluate a position: outputs for the moves of each colour, and for the others, the value first."""
        layer = self.colour
        base = linear(layer.bias, layer.second, common)
        seen = [relu(linear(base, layer.first, one)) for one in colours]
        layer = self.table
        table = relu(linear(linear(layer.bias, layer.first, mean(seen)), layer.second, common))
        seen = self.talk(self.colour2, seen, table)
        layer = self.table2
        more = relu(linear(linear(layer.bias, layer.first, mean(seen)), layer.second, table))
        table = [one + another for one, another in zip(table, more, strict=True)]
        seen = self.talk(self.colour3, seen, table)
        said = [linear(self.by_colour.bias, self.by_colour.first, one) for one in seen]
        return said, linear(self.by_table.bias, self.by_table.first, table)

    def talk(self, layer: Layer, seen: list[list[float]], table: list[float]) -> list[list[float]]:
        """A residual layer: update each colour from its own features and those of the table."""
        base = linear(layer.bias, layer.second, table)
        found: list[list[float]] = []
        for one in seen:
            more = relu(linear(base, layer.first, one))
            found.append([before + after for before, after in zip(one, more, strict=True)])
        return found


def linear(base: list[float], rows: list[list[float]], given: list[float]) -> list[float]:
    """A linear layer: the base plus each row times the inputs; inputs that are 0, most of them, are skipped."""
    places: list[int] = [at for at in range(len(given)) if given[at] != 0.0]
    found: list[float] = []
    output: i64 = 0
    for row in rows:
        total: float = base[output]
        for place in places:
            at: i64 = place
            total += row[at] * given[at]
        found.append(total)
        output += 1
    return found


def relu(numbers: list[float]) -> list[float]:
    """The numbers, with 0 for those below 0."""
    return [number if number > 0.0 else 0.0 for number in numbers]


def mean(rows: list[list[float]]) -> list[float]:
    """The mean of several rows, place by place."""
    total = list(rows[0])
    for row in rows[1:]:
        total = [one + another for one, another in zip(total, row, strict=True)]
    share: float = 1.0 / float(len(rows))
    return [number * share for number in total]


def read(data: bytes, where: str, game: str, version: int, players: int) -> Net:
    """The net in a file of weights; BadWeights unless it was made for this game with so many players."""
    line, _, rest = data.partition(b"\n")
    try:
        head = json.loads(line)
        made_for = head["format"], head["game"], head["version"], head["players"]
        shapes = {str(name): (int(width), int(inputs)) for name, width, inputs in head["layers"]}
    except (ValueError, KeyError, TypeError) as problem:
        raise BadWeights(f"{where}: the first line does not say what this is: {problem!r}") from problem
    wanted = FORMAT, game, version, players
    if made_for != wanted:
        raise BadWeights(f"{where}: weights of {made_for}, where {wanted} are needed")
    if tuple(shapes) != LAYERS:
        raise BadWeights(f"{where}: layers {', '.join(shapes)}, where {', '.join(LAYERS)} are needed")
    count = sum(width * (inputs + 1) for width, inputs in shapes.values())
    try:
        numbers: list[float] = list(struct.unpack(f"<{count}e", rest))
    except struct.error as problem:
        raise BadWeights(f"{where}: {len(rest)} bytes of weights, where {2 * count} are needed") from problem
    colour = shapes["colour"][0]
    common = shapes["table"][1] - colour
    split = {name: min(inputs, colour) for name, (_, inputs) in shapes.items()}
    split |= {"colour": shapes["colour"][1] - common, "by_table": shapes["by_table"][1]}
    layers: dict[str, Layer] = {}
    at = 0
    for name, (width, inputs) in shapes.items():
        rows = [numbers[at + inputs * row : at + inputs * (row + 1)] for row in range(width)]
        at += width * inputs
        parts = [row[: split[name]] for row in rows], [row[split[name] :] for row in rows]
        layers[name] = Layer(*parts, numbers[at : at + width])
        at += width
    return Net(layers)
