"""A small network with one hidden layer (ReLU), trained by docs/train_boats.py and evaluated in plain loops."""

from __future__ import annotations

import json
import struct
from typing import Final

from mypy_extensions import i64

FORMAT: Final = "katzentisch boat net 1"
INPUTS: Final = 54
"""How many numbers describe a boat (`learned_boat_value.py`)."""


class BoatNet:
    """Estimates how many points the estimate of a boat lacks."""

    def __init__(self, weights: list[list[float]], biases: list[float], output: list[float], bias: float) -> None:
        self.weights = weights
        """For each hidden unit a weight for each input."""
        self.biases = biases
        self.output = output
        self.bias = bias

    def points(self, inputs: list[float]) -> float:
        total = self.bias
        unit: i64 = 0
        for row in self.weights:
            active: float = self.biases[unit]
            at: i64 = 0
            while at < INPUTS:
                active += row[at] * inputs[at]
                at += 1
            if active > 0.0:
                total += self.output[unit] * active
            unit += 1
        return total


def read_boat_net(data: bytes) -> BoatNet:
    """The net in a file: a line of JSON, then numbers of half precision; ValueError if it has other inputs."""
    line, _, rest = data.partition(b"\n")
    head = json.loads(line)
    if head["format"] != FORMAT or head["inputs"] != INPUTS:
        raise ValueError(f"a net of {head['format']} with {head['inputs']} inputs; needed: {FORMAT} with {INPUTS}")
    hidden: int = head["hidden"]
    count = hidden * (INPUTS + 2) + 1
    if len(rest) != 2 * count:
        raise ValueError(f"{len(rest)} bytes of weights; needed: {2 * count}")
    numbers: list[float] = list(struct.unpack(f"<{count}e", rest))
    rows = [numbers[INPUTS * unit : INPUTS * (unit + 1)] for unit in range(hidden)]
    biases, output = numbers[INPUTS * hidden :][:hidden], numbers[(INPUTS + 1) * hidden :][:hidden]
    return BoatNet(rows, biases, output, numbers[-1])


def write_boat_net(net: BoatNet) -> bytes:
    """The file that `read_boat_net` reads."""
    head = json.dumps({"format": FORMAT, "inputs": INPUTS, "hidden": len(net.output)})
    numbers = [number for row in net.weights for number in row] + net.biases + net.output + [net.bias]
    return head.encode() + b"\n" + struct.pack(f"<{len(numbers)}e", *numbers)
