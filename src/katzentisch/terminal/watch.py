"""Looking on at a pace that a person can follow."""

from __future__ import annotations

import select
import sys
import time

from rich.console import Console

from katzentisch.core.words import Words
from katzentisch.terminal.prompt import is_plain, read


class Watch:
    """Waits between two moves; Enter goes on at once, p and Enter stops until the next Enter."""

    def __init__(self, pace: float, words: Words, console: Console) -> None:
        self.pace = pace
        self.words = words
        self.console = console
        self.can_pause = console.is_terminal and sys.stdin.isatty()

    def clear(self) -> None:
        """A fresh screen for the next position, where that does not silence a screen reader."""
        if self.console.is_terminal and not self.console.is_dumb_terminal and not is_plain(self.console):
            self.console.clear()

    def wait(self) -> None:
        """Let people look; in a pipe nobody waits."""
        if not self.console.is_terminal:
            return
        if not self.can_pause:
            time.sleep(self.pace)
            return
        typed, _, _ = select.select([sys.stdin], [], [], self.pace)
        if typed and sys.stdin.readline().strip().lower().startswith("p"):
            read(self.console, self.words.say("watch-paused"))
