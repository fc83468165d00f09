"""Hunts played on in imagined worlds, quickly: who finds the habitat first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit, count
from katzentisch.core.chance import Rng
from katzentisch.games.cryptid.bots.worlds import Spot, Suspect, Worlds
from katzentisch.games.cryptid.box.map import HEXES
from katzentisch.games.cryptid.rules.sets import CLUE_BITS, HEX_AT

BOLD: Final = 0.34
"""How likely the likeliest hex must be for a search."""
DEAR: Final = 0.6
"""What an own cube costs, where an answer as open as can be is worth 1."""
LONGEST: Final = 60
"""Turns after which nobody is thought to have won."""


class Counter:
    """How often something was found."""

    def __init__(self) -> None:
        self.found: i64 = 0


class Runner:
    """One player of an imagined hunt."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.clue: i64 = 0
        self.allowed: i64 = -1
        """The clues that its pieces allow, one bit each."""
        self.discs_low: i64 = 0
        self.discs_high: i64 = 0
        self.exact: bool = True
        """Whether it knows that the clues leave one hex, or goes through everybody's clues one by one."""
        self.total: i64 = 0

    def has_disc(self, spot: Spot) -> bool:
        return (self.discs_low & spot.low) | (self.discs_high & spot.high) != 0

    def lay_disc(self, spot: Spot) -> None:
        self.discs_low |= spot.low
        self.discs_high |= spot.high
        self.allowed &= spot.marks

    def fits(self, spot: Spot) -> bool:
        return spot.marks & bit(self.clue) != 0


class Race:
    """One hunt at a time, from a position on the table to somebody's find."""

    def __init__(self, worlds: Worlds, closed_low: i64, closed_high: i64) -> None:
        self.worlds = worlds
        self.players: i64 = worlds.players
        self.spots: list[Spot] = worlds.spots
        self.base_low: i64 = closed_low
        self.base_high: i64 = closed_high
        self.closed_low: i64 = closed_low
        self.closed_high: i64 = closed_high
        self.habitat: i64 = -1
        self.winner: i64 = -1
        self.runners: list[Runner] = [Runner(seat) for seat in range(5)]
        """Always five; those who do not play may have any clue."""
        self.counters: list[Counter] = [Counter() for _ in range(5 * 48)]
        """For each seat and clue, how many worlds of the seat that thinks have it."""

    def imagine(self, world: i64) -> None:
        """Back to the position on the table, with everybody's clue as in this world."""
        self.closed_low = self.base_low
        self.closed_high = self.base_high
        self.habitat = world >> HEX_AT
        self.winner = -1
        seat: i64 = 0
        while seat < self.players:
            suspect: Suspect = self.worlds.suspects[seat]
            runner = self.runners[seat]
            runner.clue = (world >> (CLUE_BITS * seat)) & 63
            runner.allowed = suspect.allowed
            runner.discs_low = suspect.discs_low
            runner.discs_high = suspect.discs_high
            seat += 1

    def after(self, seat: i64) -> i64:
        following: i64 = seat + 1
        return 0 if following == self.players else following

    def is_open(self, spot: Spot) -> bool:
        return (self.closed_low & spot.low) | (self.closed_high & spot.high) == 0

    # What happens

    def lay_cube(self, seat: i64, spot: Spot) -> None:
        self.closed_low |= spot.low
        self.closed_high |= spot.high
        self.runners[seat].allowed &= ~spot.marks

    def ask(self, seat: i64, other: i64, spot: Spot) -> bool:
        """Whether the asker owes a cube now."""
        asked = self.runners[other]
        if asked.fits(spot):
            asked.lay_disc(spot)
            return False
        self.lay_cube(other, spot)
        return True

    def ask_around(self, seat: i64, spot: Spot) -> bool:
        """Whether the searcher owes a cube now; if not, the habitat is found."""
        other: i64 = self.after(seat)
        while other != seat:
            if not self.runners[other].has_disc(spot) and self.ask(seat, other, spot):
                return True
            other = self.after(other)
        self.winner = seat
        return False

    def search(self, seat: i64, spot: Spot, rng: Rng) -> bool:
        """Whether the searcher owes a cube now."""
        runner = self.runners[seat]
        if runner.has_disc(spot):
            extra = self.quietest(seat, True, rng)
            if extra is not None:
                runner.lay_disc(extra)
        else:
            runner.lay_disc(spot)
        return self.ask_around(seat, spot)

    def pay(self, seat: i64, rng: Rng) -> None:
        """Lay the cube that tells least."""
        spot = self.quietest(seat, False, rng)
        if spot is not None:
            self.lay_cube(seat, spot)

    def quietest(self, seat: i64, disc: bool, rng: Rng) -> Spot | None:
        """The hex on which an honest piece leaves the most clues possible."""
        runner = self.runners[seat]
        mark: i64 = bit(runner.clue)
        best: i64 = -1
        found: Spot | None = None
        at: i64 = rng.below(HEXES)
        end: i64 = at + HEXES
        while at < end:
            spot = self.spots[at if at < HEXES else at - HEXES]
            at += 1
            if (spot.marks & mark != 0) != disc or not self.is_open(spot) or runner.has_disc(spot):
                continue
            left: i64 = count(runner.allowed & (spot.marks if disc else ~spot.marks))
            if left > best:
                best = left
                found = spot
        return found

    # What a player thinks

    def ponder(self, seat: i64) -> i64:
        """Count for each hex how much speaks for it, and for each seat its clues; how much that is altogether."""
        at: i64 = 0
        while at < HEXES:
            self.spots[at].found = 0
            at += 1
        at = 0
        while at < 48 * self.players:
            self.counters[at].found = 0
            at += 1
        if self.runners[seat].exact:
            total: i64 = self.ponder_worlds(seat)
            if total > 0:
                return total
        return self.ponder_seats(seat)

    def allowed(self, seat: i64, thinker: i64) -> i64:
        """The clues that a seat may have, for all that its pieces say; the thinker needs no check."""
        return -1 if seat == thinker else self.runners[seat].allowed

    def ponder_worlds(self, seat: i64) -> i64:
        """Over whole sets of clues that leave one hex."""
        listed = self.worlds.of(seat, self.runners[seat].clue)
        allowed0: i64 = self.allowed(0, seat)
        allowed1: i64 = self.allowed(1, seat)
        allowed2: i64 = self.allowed(2, seat)
        allowed3: i64 = self.allowed(3, seat)
        allowed4: i64 = self.allowed(4, seat)
        players: i64 = self.players
        total: i64 = 0
        at: i64 = 0
        size: i64 = len(listed)
        while at < size:
            world: i64 = listed[at]
            at += 1
            fits: i64 = (allowed0 >> (world & 63)) & (allowed1 >> ((world >> 6) & 63))
            fits &= (allowed2 >> ((world >> 12) & 63)) & (allowed3 >> ((world >> 18) & 63))
            if fits & (allowed4 >> ((world >> 24) & 63)) & 1 == 0:
                continue
            total += 1
            self.spots[world >> HEX_AT].found += 1
            first: i64 = 0
            while first < 48 * players:
                self.counters[first + (world & 63)].found += 1
                world >>= CLUE_BITS
                first += 48
        other: i64 = 0
        while other < players:
            self.runners[other].total = total
            other += 1
        return total

    def ponder_seats(self, seat: i64) -> i64:
        """Seat by seat, as if the clues had nothing to do with each other."""
        mark: i64 = bit(self.runners[seat].clue)
        other: i64 = 0
        while other < self.players:
            runner = self.runners[other]
            left: i64 = runner.allowed & ~mark
            runner.total = count(left)
            while left:
                self.counters[48 * other + count((left & -left) - 1)].found = 1
                left &= left - 1
            other += 1
        total: i64 = 0
        at: i64 = 0
        while at < HEXES:
            spot = self.spots[at]
            at += 1
            if spot.marks & mark == 0:
                continue
            ways: i64 = 1
            other = 0
            while other < self.players:
                if other != seat:
                    ways *= count(self.runners[other].allowed & ~mark & spot.marks)
                other += 1
            spot.found = ways
            total += ways
        return total

    def share(self, seat: i64, spot: Spot) -> float:
        """How likely a hex fits a seat, for the one who has pondered."""
        runner = self.runners[seat]
        left: i64 = runner.allowed & spot.marks
        found: i64 = 0
        while left:
            found += self.counters[48 * seat + count((left & -left) - 1)].found
            left &= left - 1
        return float(found) / float(runner.total) if runner.total else 0.0

    def take_turn(self, seat: i64, rng: Rng) -> None:
        """Search where it is likely enough, or else ask where the answer is most open."""
        total: i64 = self.ponder(seat)
        likely = self.spots[0]
        for spot in self.spots:
            if spot.found > likely.found:
                likely = spot
        if total > 0 and float(likely.found) >= BOLD * float(total):
            owes = self.search(seat, likely, rng)
        else:
            best: float = -9.0
            asked: i64 = -1
            about = likely
            for spot in self.spots:
                if spot.found == 0:
                    continue
                other: i64 = self.after(seat)
                while other != seat:
                    if not self.runners[other].has_disc(spot):
                        yes = self.share(other, spot)
                        worth = 4.0 * yes * (1.0 - yes) - DEAR * (1.0 - yes) + float(spot.found) / float(total)
                        if worth > best:
                            best = worth
                            asked = other
                            about = spot
                    other = self.after(other)
            owes = self.ask(seat, asked, about) if asked >= 0 else self.search(seat, likely, rng)
        if owes:
            self.pay(seat, rng)

    # Whole hunts

    def run(self, turn: i64, rng: Rng) -> i64:
        """Play on from this seat's turn; who wins, -1 if nobody does in time."""
        turns: i64 = 0
        while self.winner < 0 and turns < LONGEST:
            self.take_turn(turn, rng)
            turn = self.after(turn)
            turns += 1
        return self.winner
