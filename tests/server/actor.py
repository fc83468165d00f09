"""Somebody who does the same again and again in a thread of their own, whatever fails around them."""

from __future__ import annotations

import threading

from .service import STUBBORN


class Actor(threading.Thread):
    """Acts until told to stop; a problem ends it, and is shown to the person who asks."""

    def __init__(self, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.stop = stop
        self.acts = 0
        self.problem: BaseException | None = None

    def act(self) -> None:
        """Do it once."""
        raise NotImplementedError

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                self.act()
                self.acts += 1
        except BaseException as problem:
            self.problem = problem

    def well(self) -> None:
        """An error if there was a problem."""
        if self.problem is not None:
            raise self.problem

    def go_home(self) -> None:
        """Wait for the last answer, and stop."""
        self.stop.set()
        self.join(STUBBORN)
        assert not self.is_alive()
        self.well()
