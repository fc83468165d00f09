"""Start worker processes as copies of one that has already imported what they need.

The product starts bots, jobs, contests and vectors of matches with `spawn`: a new interpreter, which has to import the
games. Tests start hundreds of them. In a process of pytest `spawn` therefore means `forkserver`: the standard library
forks a process that has imported the games. Folder, search path and environment are those of the test. Servers that
tests start as commands are not touched; their processes are spawned.
"""

from __future__ import annotations

import multiprocessing
import os
from multiprocessing.context import BaseContext, ForkServerContext, ForkServerProcess
from pathlib import Path
from typing import Any

import katzentisch

GAMES = sorted(path.parent.name for path in Path(katzentisch.__file__).parent.glob("games/*/game.py"))
PRELOADED = [
    "katzentisch.table.jobs",
    "katzentisch.arena.workers",
    "katzentisch.learn.multiprocess",
    *(f"katzentisch.games.{game}.{part}" for game in GAMES for part in ("game", "bots", "shown", "learn")),
]
_get_context = multiprocessing.get_context


class Copy(ForkServerProcess):
    """A process with the environment of the one that starts it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.environment = dict(os.environ)

    def run(self) -> None:
        os.environ.clear()
        os.environ.update(self.environment)
        super().run()


class Copies(ForkServerContext):
    """Starts copies."""

    Process = Copy


def get_context(method: str | None = None) -> BaseContext:
    """`multiprocessing.get_context`, with copies for `spawn`."""
    if method != "spawn":
        return _get_context(method)
    copies = Copies()
    copies.set_forkserver_preload(PRELOADED)
    return copies


# When this module is imported, before anything that starts processes: it keeps the function under its own name.
multiprocessing.get_context = get_context  # type: ignore[assignment]
