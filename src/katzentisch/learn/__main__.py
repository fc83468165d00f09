"""Prints what each number of an observation means: of every game, or `python -m katzentisch.learn 5211 3`."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from katzentisch.core.catalogue import find
from katzentisch.learn.layout import layout, learnable

PREFACE = """\
# What each number of an observation means

Written by `make layouts`, which asks the code that writes the numbers. Numbers are int16; `p` counts players, the own
seat being 0 and the next clockwise 1, in Cryptid by seat. A part that is *one of* several, or a set, has a 1 for what
is so and 0 elsewhere. `python -m katzentisch.learn 5211 3` prints the table for another number of players.
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
