"""Prints what each number of an observation means: for all games, or with `python -m katzentisch.learn 5211 3`."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from katzentisch.core.catalogue import find
from katzentisch.learn.layout import layout, learnable

PREFACE = """\
# What each number of an observation means

`make layouts` writes this page from the code that writes the numbers. All numbers are int16. `p` counts players: your
own seat is 0 and the next one clockwise is 1; in Cryptid it is the number of the seat. *One of* several values, or a
set, has 1 for what applies and 0 elsewhere. `python -m katzentisch.learn 5211 3` prints the table for another number
of players.
"""


def chapter(name: str) -> Iterator[str]:
    """One game: the sizes, and the table for as many players as can play."""
    players = find(name).game.players
    yield f"## {name}"
    yield ""
    yield ", ".join(f"{number} players: {layout(name, number).size}" for number in players)
    yield ""
    yield from layout(name, players[-1]).markdown()
    yield ""


def everything() -> Iterator[str]:
    """All games."""
    yield PREFACE
    for name in sorted(learnable()):
        yield from chapter(name)


if __name__ == "__main__":
    asked = sys.argv[1:]
    print("\n".join(layout(asked[0], int(asked[1])).markdown() if asked else everything()).rstrip())
