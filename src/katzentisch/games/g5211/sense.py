"""A little sense, fast: how imagined players play on while a search looks ahead.

It looks only at what the player could see: the own hand, and what lies open.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.core.chance import Rng
from katzentisch.games.g5211.place import FIRST, SECOND, Place

if TYPE_CHECKING:
    from katzentisch.games.g5211.rules import State5211

ALL_OPEN: Final = 4
"""Cards that everybody lays open in a deal."""
SWING: Final = 2.5
"""How many points one deal still to come may turn: a lead of so many makes a win e times as likely."""
KEEP: Final = 0.2
"""What a point in hand is worth while there is another deal to play it in."""
LEAD: Final = 6.0
"""The lead in points that counts for half of all there is to lead."""


class Taste:
    """How much a player minds what; learned by play of many tastes against each other."""

    def __init__(self, figures: list[float]) -> None:
        self.figures = figures
        self.eager: float = figures[0]
        self.late: float = figures[1]
        """How strongly one more open card makes a colour likelier to score, and how much more when few are to come."""
        self.echo: float = figures[2]
        """How far others play on in the colours that lie open, from 0 (any colour) to 1."""
        self.hold: float = figures[3]
        """How much a card still held counts as laid open."""
        self.margin: float = figures[4]
        self.fall: float = figures[5]
        """How near the limit a colour is thought too full, and how little it then counts."""
        self.plan: float = figures[6]
        """How much the points still held count."""
        self.envy: float = figures[7]
        """How much the others' points count."""
        self.rooster: float = figures[8]
        self.near: float = figures[9]
        """What a rooster is worth when their number may come out exactly, and how near that must be."""
        self.thrift: float = figures[10]
        """What a point laid open costs: it cannot be used later."""
        self.whim: float = figures[11]
        """How far luck may move any of these."""


TASTES: Final = [
    Taste([1.78, 1.01, -0.09, 0.33, 0.07, 3.25, -0.05, 0.44, 0.64, 0.93, 0.14, 0.16]),
    Taste([1.78, 1.01, -0.09, 0.33, 0.07, 3.25, -0.05, 0.44, 0.64, 0.93, 0.14, 0.16]),
    Taste([1.78, 1.01, -0.09, 0.33, 0.07, 3.25, -0.05, 0.44, 0.64, 0.93, 0.14, 0.16]),
    Taste([1.34, -0.36, -0.05, 0.08, 0.74, 2.05, -0.2, 1.0, 1.05, 1.23, 0.1, 0.26]),
    Taste([1.0, 0.04, 0.05, 0.21, -0.14, 2.34, 0.29, 0.79, 0.47, 1.18, 0.11, 0.09]),
    Taste([1.0, 0.6, 0.07, 0.07, 0.58, 2.85, 0.07, 0.81, 0.51, 1.18, 0.04, 0.09]),
]
"""By the number of players."""
PLAIN: Final = Taste([1.1, 0.0, 0.0, 0.3, 0.5, 3.0, 0.0, 1.0, 0.25, 1.0, 0.0, 0.1])
"""What goes by rules of thumb."""


class Reading:
    """What one player makes of the open cards and the own hand; five colours, eight bits each."""

    def __init__(self, state: State5211, seat: i64) -> None:
        self.players: i64 = state.players
        self.counts: i64 = 0
        self.mine: i64 = 0
        self.theirs: i64 = 0
        self.roosters: i64 = 0
        self.my_roosters: i64 = 0
        self.laid: i64 = 0
        self.held: i64 = 0
        self.held_points: i64 = 0
        self.spent: i64 = 0
        at: i64 = 0
        for place in state.places:
            self.read_open(place, at == seat)
            at += 1
        self.read_hand(state.places[seat].hand)

    def read_open(self, place: Place, own: bool) -> None:
        left: i64 = place.open
        while left:
            card: i64 = (left & 31) - 1
            left >>= 5
            colour: i64 = card // 6
            value: i64 = card - 6 * colour + 1
            self.laid += 1
            self.counts += bit(8 * colour)
            if own:
                self.mine += value * bit(8 * colour)
            else:
                self.theirs += value * bit(8 * colour)
            if value == 1:
                self.roosters += 1
                if own:
                    self.my_roosters += 1

    def read_hand(self, left: i64) -> None:
        while left:
            card: i64 = (left & 31) - 1
            left >>= 5
            colour: i64 = card // 6
            self.held += bit(8 * colour)
            self.held_points += (card - 6 * colour + 1) * bit(8 * colour)

    def lay(self, card: i64, times: i64) -> None:
        """Lay a card of the hand open, or with -1 take it back."""
        colour: i64 = card // 6
        value: i64 = card - 6 * colour + 1
        one: i64 = times * bit(8 * colour)
        self.counts += one
        self.mine += value * one
        self.held -= one
        self.held_points -= value * one
        self.spent += value * times
        self.laid += times
        if value == 1:
            self.roosters += times
            self.my_roosters += times

    def weigh(self, move: i64, taste: Taste) -> float:
        """What it is worth to choose this."""
        first: i64 = FIRST[move]
        second: i64 = SECOND[move]
        self.lay(first, 1)
        if second >= 0:
            self.lay(second, 1)
        worth: float = self.worth(taste)
        self.lay(first, -1)
        if second >= 0:
            self.lay(second, -1)
        return worth

    def worth(self, taste: Taste) -> float:
        """What the deal looks like being worth."""
        limit: float = float(self.players + 3)
        to_come: float = float(ALL_OPEN * self.players - self.laid)
        eager: float = taste.eager + taste.late / (1.0 + to_come)
        any_colour: float = to_come * (1.0 - taste.echo) / 5.0
        echo: float = taste.echo * to_come / float(self.laid)
        envy: float = taste.envy / float(self.players - 1)
        weights: float = 0.0
        worth: float = 0.0
        at: i64 = 0
        while at < 40:
            laid_here: float = float((self.counts >> at) & 255)
            height: float = laid_here * (1.0 + echo) + any_colour + taste.hold * float((self.held >> at) & 255)
            if height >= limit - taste.margin:
                height = limit - taste.fall - height
            weight: float = exp(eager * height)
            ahead: float = float((self.mine >> at) & 255) + taste.plan * float((self.held_points >> at) & 255)
            weights += weight
            worth += weight * (ahead - envy * float((self.theirs >> at) & 255))
            at += 8
        worth /= weights
        off: float = float(self.roosters) + to_come / 4.0 - float(self.players + 2)
        if self.my_roosters > 0 and abs(off) < 3.0 * taste.near:
            worth += taste.rooster * float(self.my_roosters) * exp(-off * off / (taste.near * taste.near + 0.01))
        return worth - taste.thrift * float(self.spent)


def sensible(state: State5211, seat: i64, rng: Rng) -> i64:
    """A choice by the usual taste."""
    return tasteful(state, seat, TASTES[state.players], rng)


def tasteful(state: State5211, seat: i64, taste: Taste, rng: Rng) -> i64:
    """Ride what will score, break what others gain from, and mind the roosters."""
    reading = Reading(state, seat)
    chosen: i64 = -1
    highest: float = -1e9
    for item in state.legal(seat):
        move: i64 = item
        worth: float = reading.weigh(move, taste) + taste.whim * float(rng.word() & 1023) / 1024.0
        if worth > highest:
            highest = worth
            chosen = move
    return chosen


def standing(state: State5211, seat: i64) -> float:
    """How likely this seat is to win, by the points of all and the deals that are left; a little for the lead."""
    left: float = float(len(state.pile) - state.top) / float(ALL_OPEN * state.players)
    if state.waiting > 0:
        left += 1.0
    swing: float = SWING * sqrt(left + 0.02)
    mine: float = prospect(state.places[seat])
    total: float = 0.0
    others: float = -mine
    for place in state.places:
        points: float = prospect(place)
        others += points
        total += exp((points - mine) / swing)
    ahead: float = mine - others / float(state.players - 1)
    return 0.85 / total + 0.15 * (0.5 + 0.5 * ahead / (abs(ahead) + LEAD))


def prospect(place: Place) -> float:
    """The points of a player, and a little for what the hand may still bring."""
    held: i64 = 0
    left: i64 = place.hand
    while left:
        card: i64 = (left & 31) - 1
        held += card % 6 + 1
        left >>= 5
    return float(place.written + place.points) + KEEP * float(held)
