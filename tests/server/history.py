"""Judges what a server kept by what people wrote down; it knows records as texts, and nothing of the program.

`python -m tests.server.history HISTORY FOLDER` judges a file of orders, one JSON object a line, by a folder of records.
"""

from __future__ import annotations

import json
import re
import sys
import threading
from collections import defaultdict
from dataclasses import asdict, dataclass
from pathlib import Path

RESULT = re.compile(r"^result ([-\d ]+)$", re.MULTILINE)
LINE = re.compile(r"(@|\d+) (.+)")
"""A line of a record that says what happened: at the table (@), or by whose hand."""


@dataclass(frozen=True)
class Order:
    """One order as its client saw it: when it was first sent, when it was answered for good, and how."""

    match: str
    seat: int
    move: str
    sent: float
    answered: float
    line: int | None
    """The line of the record that it was said to have become; None if it was refused."""


class History:
    """Orders in a file, one a line, in the order of their answers."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = threading.Lock()
        self.path.touch()

    def write(self, order: Order) -> None:
        with self.lock, self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(order)) + "\n")

    def read(self) -> list[Order]:
        return [Order(**json.loads(line)) for line in self.path.read_text("utf-8").splitlines()]


def lines(record: str) -> list[str]:
    """What happened in a match, line by line."""
    return [line for line in record.splitlines() if LINE.fullmatch(line)]


def judged(orders: list[Order], records: dict[str, str]) -> list[str]:
    """Everything that is wrong: nothing may be lost, doubled, changed, invented, or told in another order."""
    problems = []
    by_match: dict[str, list[Order]] = defaultdict(list)
    for order in orders:
        if order.line is not None:
            by_match[order.match].append(order)
    for match, acknowledged in by_match.items():
        if match not in records:
            problems.append(f"{match}: {len(acknowledged)} moves were acknowledged, and there is no record")
    for match, record in records.items():
        problems += [f"{match}: {problem}" for problem in of_match(by_match[match], lines(record))]
    return problems


def miscounted(records: dict[str, str], results: dict[str, list[tuple[int, int]]]) -> list[str]:
    """The matches whose end was not written down once for each seat with its points, or that have not ended."""
    problems = []
    for match in records | results:
        ended = RESULT.search(records.get(match, ""))
        due = list(enumerate(map(int, ended[1].split()))) if ended else []
        if (found := sorted(results.get(match, []))) != due:
            problems.append(f"{match}: the results are {found}, they should be {due}")
    return problems


def of_match(acknowledged: list[Order], kept: list[str]) -> list[str]:
    problems = []
    said: dict[int, Order] = {}
    for order in acknowledged:
        assert order.line is not None
        if order.line in said:
            problems.append(f"line {order.line} was promised twice: {said[order.line]}, {order}")
        said[order.line] = order
        here = kept[order.line - 1] if order.line <= len(kept) else "nothing"
        if here != f"{order.seat} {order.move}":
            problems.append(f"line {order.line} is {here!r}, promised was {order}")
    for number, line in enumerate(kept, 1):
        if not line.startswith("@") and number not in said:
            problems.append(f"line {number}, {line!r}, was acknowledged to nobody")
    return problems + out_of_turn(sorted(said.items()))


def out_of_turn(said: list[tuple[int, Order]]) -> list[str]:
    """Orders that were sent after a later line had been acknowledged, and yet stand before it."""
    problems, first = [], float("inf")
    for number, order in reversed(said):
        if first < order.sent:
            problems.append(f"line {number} was sent after a later one was acknowledged: {order}")
        first = min(first, order.answered)
    return problems


def main(history: str, folder: str) -> int:
    records = {path.stem: path.read_text("utf-8") for path in Path(folder).rglob("*.kt")}
    problems = judged(History(Path(history)).read(), records)
    print("\n".join(problems) or "nothing lost, doubled, changed, invented or out of turn")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
