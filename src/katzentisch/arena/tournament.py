"""A contest from the first game to the last, or to Ctrl-C: whatever is done is kept and counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Protocol

from katzentisch.arena.contest import Contest, Pairing
from katzentisch.arena.intervals import Stop
from katzentisch.arena.outcome import Outcome, PlayedGame
from katzentisch.arena.records import Records
from katzentisch.arena.result_log import Ledger
from katzentisch.arena.standings import Standings

Step = Callable[[int], None]


class Crew(Protocol):
    """Anybody who plays the games: processes on this machine, or a cluster."""

    def run(self, pairings: Iterator[Pairing]) -> Iterator[PlayedGame]: ...
    def close(self) -> None: ...


class Tournament:
    """Plays what is missing of a contest, and again what has a result but no record, if there are to be records."""

    def __init__(
        self, contest: Contest, ledger: Ledger, games: int, stop: Stop | None = None, records: Records | None = None
    ) -> None:
        self.contest = contest
        self.ledger = ledger
        self.records = records
        self.standings = Standings(contest, stop)
        self.games = games
        self.total = sum(1 for _ in contest.pairings(games))
        deals = self.total // len(contest.seatings)
        for outcome in ledger.outcomes():
            if outcome.deal < deals and not self.standings.decided:
                self.standings.add(outcome)
        for times in ledger.thinking():
            if times.deal < deals:
                self.standings.time(times)
        self.resumed = self.standings.games
        self.unrecorded: dict[Pairing, Outcome] = {}
        """Games that were played before and have no record."""
        if records is not None:
            records.settle(ledger.done)
            for outcome in ledger.outcomes():
                pairing = Pairing(outcome.deal, outcome.seating)
                if outcome.deal < deals and pairing not in records.done:
                    self.unrecorded[pairing] = outcome
        self.again = [] if contest.by_the_clock else sorted(self.unrecorded)
        self.replayed = 0
        self.finished = next(self.due(), None) is None
        self.waiting: dict[Pairing, PlayedGame] = {}
        """Games that ended before one that comes before them."""

    def missing(self) -> Iterator[Pairing]:
        """What is still to be played, in order."""
        return (pairing for pairing in self.contest.pairings(self.games) if pairing not in self.ledger.done)

    def due(self) -> Iterator[Pairing]:
        """What is to be played, in order: first again what is to be recorded."""
        return chain(self.again, () if self.standings.decided else self.missing())

    def run(self, crew: Crew, step: Step) -> None:
        """Play until all is played or decided; KeyboardInterrupt leaves everything that was played in the files."""
        order = self.due()
        due = next(order, None)
        try:
            for played in crew.run(self.due()):
                self.waiting[Pairing(played.outcome.deal, played.outcome.seating)] = played
                while due is not None and due in self.waiting:
                    self.keep(due)
                    due = next(order, None)
                    step(self.standings.games + self.replayed)
                    if self.standings.decided and self.replayed == len(self.again):
                        self.waiting.clear()
                        self.finished = True
                        return
            self.finished = True
        finally:
            crew.close()
            for pairing in sorted(self.waiting):
                self.keep(pairing)

    def keep(self, pairing: Pairing) -> None:
        outcome, times, record = self.waiting.pop(pairing)
        before = self.unrecorded.get(pairing)
        if self.records is not None and before in (None, outcome):
            self.records.add(pairing, record)
            self.unrecorded.pop(pairing, None)
        if before is not None:
            self.replayed += 1
            return
        self.ledger.add(outcome, times)
        self.standings.add(outcome)
        self.standings.time(times)
