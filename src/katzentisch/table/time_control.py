"""A match's clocks and vacations, by the rules of its table."""

from __future__ import annotations

from collections.abc import Iterator, Set

from katzentisch.core.game import Seat
from katzentisch.play.clock import Clock
from katzentisch.play.record import LATE, LEAVES, RETURNS, TAKES_BACK, Line
from katzentisch.play.vacation import DAY_SECONDS, Vacation
from katzentisch.table import wire
from katzentisch.table.stored import HouseRules

REMIND_BEFORE_SECONDS = 12 * 3600.0
"""Seconds before the end of a move's time at which somebody is reminded; of a day, a quarter."""


class TimeControl:
    """Computed from a match's lines and their times, so it is the same in every process."""

    def __init__(self, house: HouseRules, players: int) -> None:
        self.players = players
        self.clock = Clock(house.move_seconds, house.bank_seconds, players)
        self.vacation = Vacation(house.vacation_days, players)
        self.timed_out: set[Seat] = set()
        """Seats whose time ran out and that have not begun again."""
        self.remind_before_seconds = (
            min(REMIND_BEFORE_SECONDS, house.move_seconds / 4) if house.move_seconds >= DAY_SECONDS else None
        )
        """How long before its end somebody is reminded of a time; None where nobody has a day for a move."""

    def follow(self, line: Line, hurried: Set[Seat], late: Set[Seat], bots: Set[Seat], at: float) -> None:
        """A line was written then, and now the time of these runs.

        A move that a bot makes for a person does not end that person's delay: only their own move or return does.
        """
        clock, seat = self.clock, line.seat
        if not line.table:
            clock.stop(seat, at)
            clock.rested.discard(seat)
            if seat not in bots:
                self.timed_out.discard(seat)
        elif line.text == TAKES_BACK:
            clock.took_back(seat, at)
        elif line.text == LEAVES:
            self._follow_leave(seat, late, at)
        elif line.text == RETURNS:
            self.vacation.end(seat, at)
            clock.wake(seat, at)
            if seat in self.timed_out:
                self.timed_out.remove(seat)
                clock.give_grace(seat, at)
        elif line.text == LATE:
            self.timed_out.add(seat)
        elif seat < 0:
            clock.renew(at)
            self.timed_out.clear()
        clock.run(hurried, at)

    def _follow_leave(self, seat: Seat, late: Set[Seat], at: float) -> None:
        """Leave the seat, for a vacation if there is one left; leaving during a vacation is for good.

        The move's time stands meanwhile and runs on after the return, so that nobody gains any by getting up.
        """
        if seat in self.vacation.since:
            self.vacation.end(seat, at)
        elif seat not in late:
            self.vacation.begin(seat, at)
            self.clock.rest(seat, at)

    def next_deadline(self) -> float | None:
        """When the next time runs out, or a vacation ends; None if there is none."""
        return min((*self.clock.due().values(), *self.vacation.due().values()), default=None)

    def seconds_left(self, seats: Set[Seat], now: float) -> float | None:
        """Seconds until the time of one of these seats runs out, or of another if none of theirs runs."""
        running = self.clock.due()
        due = min((at for seat, at in running.items() if seat in seats), default=min(running.values(), default=None))
        return None if due is None else round(max(0.0, due - now), 1)

    def ending_soon(self, now: float) -> dict[Seat, float]:
        """Whose time ends soon, and when."""
        return {
            seat: due
            for seat, due in self.clock.due().items()
            if self.remind_before_seconds and due - self.remind_before_seconds <= now < due
        }

    def next_alarm(self, now: float) -> float | None:
        """When somebody is to be reminded, or a time or a vacation ends, whether or not anybody looks."""
        if self.remind_before_seconds is None:
            return None
        return min(self._alarm_times(now), default=None)

    def _alarm_times(self, now: float) -> Iterator[float]:
        for due in self.clock.due().values():
            soon = due - (self.remind_before_seconds or 0.0)
            yield soon if soon > now else due
        yield from self.vacation.due().values()

    def seat_clocks(self, late: Set[Seat], now: float) -> list[wire.SeatClock]:
        """What each seat has left."""
        running = self.clock.due()
        return [
            wire.SeatClock(
                move=round(move, 1),
                bank=round(bank, 1),
                ticking=seat in running,
                late=seat in late,
                vacation=round(self.vacation.remains(seat, now), 1),
                off=seat in self.vacation.since,
            )
            for seat in range(self.players)
            for move, bank in [self.clock.left(seat, now)]
        ]
