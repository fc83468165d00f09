"""A curtain between two pairs of eyes that look at one screen, one after the other."""

from __future__ import annotations

from rich.console import Console

SCREEN_LINES = 60
CLEAR_SCROLLBACK = "\x1b[3J"


def clear_screen(console: Console) -> None:
    """Clear the screen, and what could be scrolled back to; where that is impossible, push it out of sight."""
    if console.is_terminal and not console.is_dumb_terminal:
        console.clear()
        console.file.write(CLEAR_SCROLLBACK)
        console.file.flush()
    else:
        console.print("\n" * SCREEN_LINES)
