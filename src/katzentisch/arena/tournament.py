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
        self.wanted = list(contest.pairings(games))
        known = set(self.wanted)
        for outcome in ledger.outcomes():
            if (outcome.deal, outcome.seating) in known and not self.standings.decided:
                self.standings.add(outcome)
        for times in ledger.thinking():
            if (times.deal, times.seating) in known:
                self.standings.time(times)
        self.resumed = self.standings.games
        self.missing = [pairing for pairing in self.wanted if pairing not in ledger.done]
        self.finished = bool(self.standings.decided) or not self.missing
        self.waiting: dict[Pairing, Played] = {}
        """Games that ended before one that comes before them."""

    def run(self, crew: Crew, step: Step) -> None:
        """Play until all is played or decided; KeyboardInterrupt leaves everything that was played in the files."""
        if self.finished:
            return
        due = 0
        try:
            for played in crew.run(iter(self.missing)):
                self.waiting[Pairing(played[0].deal, played[0].seating)] = played
                while due < len(self.missing) and self.missing[due] in self.waiting:
                    self.keep(self.missing[due])
                    due += 1
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
