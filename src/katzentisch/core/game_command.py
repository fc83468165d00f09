"""A command that one game adds to the command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from katzentisch.core.words import Words

Console: TypeAlias = Any
"""A console of rich, which browsers do not have."""


class GameCommand(NamedTuple):
    """What `katzentisch NAME GAME …` takes and does; whatever it refuses is raised as a Refusal."""

    summary: str
    """One line of help."""
    add_arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace, Words, Console], int]
    """Do it; the exit code is 0 unless the command checks something and finds it wrong."""
    examples: Sequence[str] = ()
    """Whole command lines after `katzentisch`."""
    sheet_argument: str = ""
    """The argument that may be missing at a keyboard: then the game's score sheet is filled in by questions."""
