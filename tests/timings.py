"""Show where the time of a run went: `python -m tests.timings FOLDER [ROWS]`, after a run with TIMINGS=FOLDER."""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from pathlib import Path

ROWS = 40


def by_test(folder: Path) -> dict[str, list[float]]:
    """Wall seconds, processor seconds and 1 for each test."""
    notes = [json.loads(each.read_text("utf-8")) for each in folder.glob("*.json")]
    return {test: [*seconds, 1.0] for each in notes for test, seconds in each.items()}


def by_file(tests: dict[str, list[float]]) -> dict[str, list[float]]:
    """The sums of the tests of each file."""
    spent: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    for test, numbers in tests.items():
        file = test.partition("::")[0]
        spent[file] = [a + b for a, b in zip(spent[file], numbers, strict=True)]
    return spent


def table(spent: dict[str, list[float]], name: str, rows: int = ROWS) -> str:
    """What took most processor time as a table in Markdown, with the sums of everything."""
    total = [sum(column) for column in zip(*spent.values(), strict=True)]
    lines = [f"| {name} | tests | wall s | processor s |", "|---|--:|--:|--:|"]
    longest = sorted(spent.items(), key=lambda item: -item[1][1])[:rows]
    for each, (wall, processor, tests) in [*longest, (f"all {len(spent)}", total)]:
        lines.append(f"| {each} | {tests:.0f} | {wall:.1f} | {processor:.1f} |")
    return "\n".join(lines)


if __name__ == "__main__":
    noted, most = by_test(Path(sys.argv[1])), [int(each) for each in sys.argv[2:]]
    print(table(by_file(noted), "file", *most), table(noted, "test", *most), sep="\n\n")
