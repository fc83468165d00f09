"""A small net that was trained elsewhere (docs/train.py), and how it judges: plain loops, nothing to install.

It looks at what is common to all, and at each colour in the same way; colours hear of each other through their mean.
"""

from __future__ import annotations

import json
import struct
from typing import Final

from mypy_extensions import i64

FORMAT: Final = "katzentisch net 1"
LAYERS: Final = ("colour", "table", "colour2", "table2", "colour3", "by_colour", "by_table")


class BadWeights(Exception):
    """A file of weights is not what is needed; says what and where."""


class Layer:
    """Weights by output, apart for the two things it looks at, and what is there without any."""

    def __init__(self, first: list[list[float]], second: list[list[float]], bias: list[float]) -> None:
        self.first = first
        self.second = second
        self.bias = bias


class Net:
    """The layers, and what they make of a position."""

    def __init__(self, layers: dict[str, Layer]) -> None:
        self.colour = layers["colour"]
        self.table = layers["table"]
        self.colour2 = layers["colour2"]
        self.table2 = layers["table2"]
        self.colour3 = layers["colour3"]
        self.by_colour = layers["by_colour"]
        self.by_table = layers["by_table"]

    def judge(self, common: list[float], colours: list[list[float]]) -> tuple[list[list[float]], list[float]]:
        """What it says of the moves of each colour and of the other moves; how it will stand comes first in these."""
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
        """Each colour, changed by what it and the table are."""
        base = linear(layer.bias, layer.second, table)
        found: list[list[float]] = []
        for one in seen:
            more = relu(linear(base, layer.first, one))
            found.append([before + after for before, after in zip(one, more, strict=True)])
        return found


def linear(base: list[float], rows: list[list[float]], given: list[float]) -> list[float]:
    """The base, and for each row what it makes of what is given."""
    found: list[float] = []
    at: i64 = 0
    for row in rows:
        total: float = base[at]
        for weight, value in zip(row, given):  # noqa: B905 - checked once, when the weights were read
            total += weight * value
        found.append(total)
        at += 1
    return found


def relu(numbers: list[float]) -> list[float]:
    """Nothing is below 0."""
    return [number if number > 0.0 else 0.0 for number in numbers]


def mean(rows: list[list[float]]) -> list[float]:
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
