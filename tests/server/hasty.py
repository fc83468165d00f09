"""`katzentisch` in a hurry, with a clock that can be set, and a moment at which it dies.

`python -m tests.server.hasty OFFSET DOOM serve …`: the first file says what is added to the time. As soon as the second
is there, `rounds 2` in it, the process kills itself and its children within the next transaction that writes to
`rounds`, two statements later.
"""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from tests.seeds import deal_from_seed

from .warped import warp


class Doom:
    """Waits for a statement that is named in a file, counts a few more, and kills."""

    def __init__(self, order: Path) -> None:
        self.order = order
        self.left: int | None = None

    def statement(self, _: Any, __: Any, words: str, *___: Any) -> None:
        """A statement is about to be executed."""
        if self.left is None and self.order.exists():
            table, _, steps = self.order.read_text("utf-8").partition(" ")
            if steps and re.match(rf'(INSERT INTO|UPDATE|DELETE FROM) "?{table}\b', words):
                self.left = int(steps)
        self.step()

    def commit(self, _: Any) -> None:
        """A transaction is about to be for good."""
        self.step()

    def step(self) -> None:
        if self.left == 0:
            self.order.unlink()
            os.killpg(0, signal.SIGKILL)
        elif self.left is not None:
            self.left -= 1


def hurry() -> None:
    """Let be looked at every moment what is otherwise looked at now and then."""
    from katzentisch.server import season_scheduler
    from katzentisch.server.admin import moderation
    from katzentisch.server.notifications import turn_notifier
    from katzentisch.server.results import recorder
    from katzentisch.table import bot_turns, lobby

    for module, name, seconds in (
        (turn_notifier, "CHECK_SECONDS", 1.0),
        (season_scheduler, "CHECK_SECONDS", 0.2),
        (moderation, "CHECK_SECONDS", 0.3),
        (recorder, "CATCH_UP_SECONDS", 2.0),
        (lobby, "IDLE_ROOM_SECONDS", 2.0),
        (bot_turns, "MAX_SLEEP_SECONDS", 2.0),
    ):
        assert isinstance(getattr(module, name), float), f"{module.__name__} has no {name}"
        setattr(module, name, seconds)


if __name__ == "__main__":
    warp(Path(sys.argv.pop(1)))
    deal_from_seed()
    doom = Doom(Path(sys.argv.pop(1)))
    event.listen(Engine, "before_cursor_execute", doom.statement)
    event.listen(Engine, "commit", doom.commit)
    from katzentisch.cli import main

    hurry()
    sys.exit(main())
