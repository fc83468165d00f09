"""Looking on at a pace that a person can follow."""

from __future__ import annotations

import select
import sys
import time

from rich.console import Console

from katzentisch.core.reason import BadOptions
from katzentisch.core.words import Words
from katzentisch.terminal.completions import Completer, no_completions
from katzentisch.terminal.prompt import ask_line, is_plain

MAX_PACE_SECONDS = 60
"""Seconds between two moves."""


def check_pace(pace: float) -> None:
    """BadOptions if nobody could follow, or stay awake, at this pace."""
    if not 0 <= pace <= MAX_PACE_SECONDS:
        raise BadOptions("pace")


class Pacer:
    """Waits between two moves; Enter goes on at once, p and Enter stops until the next Enter."""

    def __init__(self, pace: float, words: Words, console: Console) -> None:
        check_pace(pace)
        self.pace = pace
        self.words = words
        self.console = console
        self.can_pause = console.is_terminal and sys.stdin.isatty()

    def clear(self) -> None:
        """A fresh screen for the next position, where that does not silence a screen reader."""
        if self.console.is_terminal and not self.console.is_dumb_terminal and not is_plain(self.console):
            self.console.clear()

    def wait(self, question: str = "", offers: Completer = no_completions) -> str:
        """Let people look; what they say while they pause. In a pipe nobody waits."""
        if not self.console.is_terminal:
            return ""
        if not self.can_pause:
            time.sleep(self.pace)
            return ""
        typed, _, _ = select.select([sys.stdin], [], [], self.pace)
        if typed and sys.stdin.readline().strip().lower().startswith("p"):
            return ask_line(self.console, question or self.words.say("watch-paused"), offers)
        return ""
