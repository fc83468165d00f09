"""Progress of what takes more than two seconds: one line with what is being done, a bar, and the time left.

It is drawn only where a person looks at a terminal, and it leaves nothing behind.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.text import Text

from katzentisch.core.words import Words

SECONDS_PER_MINUTE = 60
SECONDS_PER_HOUR = 3600


class TimeLeft(ProgressColumn):
    """How long the rest will take if it goes on as it did so far."""

    max_refresh = 0.5

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def render(self, task: Task) -> Text:
        done = task.completed - task.fields["before"]
        if task.total is None or done <= 0:
            return Text("")
        rest = task.fields["spent"] / done * (task.total - task.completed)
        since_update = (task.elapsed or 0.0) - task.fields["spent"]
        return Text(self.words.say("time-left", {"time": clock_time(max(0.0, rest - since_update))}), "cyan")


class ProgressLine:
    """What a piece of work tells about itself."""

    def __init__(self, bar: Progress, title: str, total: float, before: float) -> None:
        self.bar = bar
        self.task = bar.add_task(title, total=total, before=before, spent=0.0)
        bar.update(self.task, completed=before)

    def set_done(self, done: float) -> None:
        """So much of the total is done."""
        self.bar.update(self.task, completed=done, spent=self.bar.tasks[0].elapsed or 0.0)

    def advance(self, amount: float = 1) -> None:
        """So much more is done."""
        self.set_done(self.bar.tasks[0].completed + amount)

    def say(self, title: str) -> None:
        """What is being done now."""
        self.bar.update(self.task, description=title)


@contextmanager
def progress_line(
    console: Console | None, words: Words, title: str, total: float, before: float = 0, is_counted: bool = True
) -> Iterator[ProgressLine]:
    """Show how far a piece of work is, of which `before` was done earlier; counted where its units mean something."""
    shown = console is not None and console.is_terminal and not getattr(console, "plain", False)
    columns: list[ProgressColumn] = [TextColumn("{task.description}", markup=False), BarColumn()]
    columns += [MofNCompleteColumn()] if is_counted else []
    with Progress(*columns, TimeLeft(words), console=console, transient=True, disable=not shown) as bar:
        yield ProgressLine(bar, title, total, before)


def clock_time(seconds: float) -> str:
    """Minutes and seconds, with hours where there are some: 0:07, 12:30, 1:02:03."""
    whole = round(seconds)
    hours, rest = divmod(whole, SECONDS_PER_HOUR)
    minutes, last = divmod(rest, SECONDS_PER_MINUTE)
    return f"{hours}:{minutes:02}:{last:02}" if hours else f"{minutes}:{last:02}"
