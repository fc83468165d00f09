"""Many matches of one game, stepped together; the observations of the seats to move lie in one writer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from katzentisch.core.chance import Rng
from katzentisch.core.state import State
from katzentisch.learn.observation import ObservationWriter
from katzentisch.learn.observer import Observer
from katzentisch.learn.opponents import Opponents

RANK: Final = 0
POINTS: Final = 1
CLEARED_BYTES: Final = 262144
"""About how much memory is cleared at once: so little that it is still in the processor's cache when it is written."""


class Matches:
    """Several matches at once; when one ends, the next begins in the same row."""

    def __init__(
        self,
        observer: Observer,
        fresh: Callable[[int, int], tuple[State, Rng]],
        opponents: Opponents,
        rows: i64,
        players: i64,
        size: i64,
        moves: i64,
        clear: Callable[[int, int], None],
    ) -> None:
        self.observer = observer
        self.fresh = fresh
        """The state with which a row's n-th match starts, and the generator of its opponents."""
        self.opponents = opponents
        self.rows: i64 = rows
        self.players: i64 = players
        self.moves: i64 = moves
        self.reward: i64 = RANK
        self.states: list[State] = []
        self.numbers: list[int] = [0] * rows
        """How many matches each row has begun."""
        self.seat_players: list[list[int]] = [[]] * rows
        """Who plays the seats of each row, as `Opponents.seats` says."""
        self.rngs: list[Rng] = []
        self.points: list[list[int]] = []
        """What was last counted in each row, where points are the reward."""
        self.clear = clear
        """Fills the observations and masks from one row to before another with zeros."""
        self.cleared_rows: i64 = CLEARED_BYTES // (2 * size + moves) + 1
        """How many rows are cleared at once."""
        self.writer = ObservationWriter(rows, size)
        self.masks: vec[u8] = vec[u8]([0] * (rows * moves))
        self.seats: vec[i16] = vec[i16]([0] * rows)
        """Who is to move in each row."""
        self.rewards: vec[float] = vec[float]([0.0] * (rows * players))
        """What everybody got by the last step, by row and seat."""
        self.ended: vec[u8] = vec[u8]([0] * rows)
        """1 where the last step ended a match."""

    def start(self) -> None:
        """Begin a match in every row."""
        row: i64 = 0
        self.states = []
        self.rngs = []
        self.points = [[]] * self.rows
        while row < self.rows:
            self.numbers[row] = 0
            state, rng = self.fresh(row, 0)
            self.states.append(state)
            self.rngs.append(rng)
            self.seat(row)
            self.ended[row] = 0
            self.show(row)
            row += 1
        at: i64 = 0
        while at < self.rows * self.players:
            self.rewards[at] = 0.0
            at += 1

    def seat(self, row: i64) -> None:
        """Assign the seats, and let the opponents make their first moves."""
        state = self.states[row]
        if self.reward == POINTS:
            self.points[row] = state.points()
        self.seat_players[row] = self.opponents.seats(self.players, self.rngs[row])
        self.opponents.play(state, self.seat_players[row], self.rngs[row])

    def refused(self, moves: list[int]) -> i64:
        """The first row whose move is not legal, -1 if all are."""
        row: i64 = 0
        while row < self.rows:
            move: i64 = moves[row]
            if not 0 <= move < self.moves or self.masks[row * self.moves + move] == 0:
                return row
            row += 1
        return -1

    def step(self, moves: list[int]) -> None:
        """Make a legal move in every row."""
        row: i64 = 0
        while row < self.rows:
            state = self.states[row]
            state.step(i64(self.seats[row]), moves[row])
            over = self.opponents.play(state, self.seat_players[row], self.rngs[row]) < 0
            self.ended[row] = 1 if over else 0
            if self.reward == POINTS:
                self.pay_points(row, state)
            else:
                self.pay_ranks(row, state, over)
            if over:
                self.numbers[row] += 1
                fresh, rng = self.fresh(row, self.numbers[row])
                self.states[row] = fresh
                self.rngs[row] = rng
                self.seat(row)
            self.show(row)
            row += 1

    def show_all(self) -> None:
        """Write every row, after states were put in from outside."""
        row: i64 = 0
        while row < self.rows:
            self.show(row)
            row += 1

    def show(self, row: i64) -> None:
        """Write what the seat to move sees and may do; rows are written one after the other, from the first."""
        if row % self.cleared_rows == 0:
            self.clear(row, row + self.cleared_rows)
        state = self.states[row]
        seat: i64 = state.actor()
        self.seats[row] = i16(seat)
        self.writer.begin(row)
        self.observer.look(state, seat, self.writer)
        self.observer.mark(state, seat, self.masks, row * self.moves)

    def pay_points(self, row: i64, state: State) -> None:
        """Add what each player's points grew by."""
        before = self.points[row]
        points = state.points()
        self.points[row] = points
        at: i64 = row * self.players
        seat: i64 = 0
        while seat < self.players:
            self.rewards[at + seat] = float(points[seat] - before[seat])
            seat += 1

    def pay_ranks(self, row: i64, state: State, over: bool) -> None:
        """Add each player's rank reward once the match is over."""
        rewards = self.rewards
        at: i64 = row * self.players
        if over:
            for reward in rank_rewards(state.ranking()):
                rewards[at] = reward
                at += 1
        else:
            end: i64 = at + self.players
            while at < end:
                rewards[at] = 0.0
                at += 1


def rank_rewards(ranking: list[int]) -> list[float]:
    """1 for beating all others, -1 for beating nobody, in between by the share beaten; a tie counts half.

    A solo player gets 1 or -1. With several players the rewards add up to 0.
    """
    others = len(ranking) - 1
    if others == 0:
        return [1.0 if ranking[0] == 1 else -1.0]
    found: list[float] = []
    for own in ranking:
        ahead = 0.0
        for other in ranking:
            if own < other:
                ahead += 1.0
            elif own > other:
                ahead -= 1.0
        found.append(ahead / others)
    return found
