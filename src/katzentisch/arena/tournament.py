"""A contest from the first game to the last, or to Ctrl-C: whatever is done is kept and counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from katzentisch.arena.contest import Contest, Pairing
from katzentisch.arena.intervals import Stop
from katzentisch.arena.ledger import Ledger
from katzentisch.arena.standings import Standings
from katzentisch.arena.workers import Played

Step = Callable[[int], None]


class Crew(Protocol):
    """Whoever plays the games: processes on this machine, or a cluster."""

    def run(self, pairings: Iterator[Pairing]) -> Iterator[Played]: ...
    def close(self) -> None: ...


class Tournament:
    """Plays what is missing of a contest."""

    def __init__(self, contest: Contest, ledger: Ledger, games: int, stop: Stop | None = None) -> None:
        self.contest = contest
        self.ledger = ledger
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
        self.finished = bool(self.standings.decided) or next(self.missing(), None) is None
        self.waiting: dict[Pairing, Played] = {}
        """Games that ended before one that comes before them."""

    def missing(self) -> Iterator[Pairing]:
        """What is still to be played, in order."""
        return (pairing for pairing in self.contest.pairings(self.games) if pairing not in self.ledger.done)

    def run(self, crew: Crew, step: Step) -> None:
        """Play until all is played or decided; KeyboardInterrupt leaves everything that was played in the files."""
        order = self.missing()
        due = next(order, None)
        try:
            for played in crew.run(self.missing()):
                self.waiting[Pairing(played[0].deal, played[0].seating)] = played
                while due is not None and due in self.waiting:
                    self.keep(due)
                    due = next(order, None)
                    step(self.standings.games)
                    if self.standings.decided:
                        self.waiting.clear()
                        self.finished = True
                        return
            self.finished = True
        finally:
            crew.close()
            for pairing in sorted(self.waiting):
                self.keep(pairing)

    def keep(self, pairing: Pairing) -> None:
        outcome, times = self.waiting.pop(pairing)
        self.ledger.add(outcome, times)
        self.standings.add(outcome)
        self.standings.time(times)
