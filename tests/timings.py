"""Show where the time of a run went: `python -m tests.timings FOLDER [ROWS]`, after a run with TIMINGS=FOLDER."""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from pathlib import Path

ROWS = 40


def table(folder: Path, rows: int = ROWS) -> str:
    """The files that took longest as a table in Markdown, with sums of all."""
    spent: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    for notes in folder.glob("*.json"):
        for file, numbers in json.loads(notes.read_text("utf-8")).items():
            spent[file] = [a + b for a, b in zip(spent[file], numbers, strict=True)]
    total = [sum(column) for column in zip(*spent.values(), strict=True)]
    lines = ["| file | tests | wall s | processor s |", "|---|--:|--:|--:|"]
    longest = sorted(spent.items(), key=lambda item: -item[1][1])[:rows]
    for file, (wall, processor, tests) in [*longest, (f"all {len(spent)} files", total)]:
        lines.append(f"| {file} | {tests:.0f} | {wall:.1f} | {processor:.1f} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table(Path(sys.argv[1]), *map(int, sys.argv[2:])))
