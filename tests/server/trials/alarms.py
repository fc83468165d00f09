"""Times of days under kills: each ends once, although nobody looks and the process that held the alarm is dead."""

from __future__ import annotations

import threading
from collections import Counter

from katzentisch.play.vacation import DAY_SECONDS
from katzentisch.server.notifications.turn_notifier import LEASE_SECONDS
from katzentisch.server.store import Store

from .trial import Peril, Trial, begins, settled, sits

TIME = 2 * DAY_SECONDS
LATE = {f"@ {seat} runs out of time": 1 for seat in (0, 1)}


class Alarms(Trial):
    """Begins matches at which nobody ever moves."""

    def __init__(self, world: Peril, stop: threading.Event, store: Store) -> None:
        super().__init__(world, stop, store)
        self.people = [self.guest(), self.guest()]
        self.codes: list[str] = []

    def act(self) -> None:
        code = self.people[0].open("5211", ["", ""], house={"move_seconds": TIME})
        for seat, person in enumerate(self.people):
            sits(person, code, seat, f"Player {seat}")
        begins(self.people[0], code)
        self.codes.append(code)
        self.world.later(self.dice.uniform(0, TIME / 4))
        self.rest()

    def problems(self) -> list[str]:
        self.world.later(TIME)
        return settled(self.endless, lambda: self.world.later(LEASE_SECONDS + 1))

    def endless(self) -> list[str]:
        """Tables at which not everybody's time has ended once."""
        found = []
        for code in self.codes:
            lines = Counter(
                str(entry.line) for match in self.store.matches.of(code) for entry in self.store.matches.entries(match)
            )
            if lines != LATE:
                found.append(f"at {code} is written {dict(lines)}")
        return found
