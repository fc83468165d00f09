"""Everything that lies on the table, open or hidden."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import numbers
from katzentisch.core.chance import Chance
from katzentisch.core.state import State, rank
from katzentisch.games.cat_in_the_box.box.board import Layout
from katzentisch.games.cat_in_the_box.box.cards import COPIES
from katzentisch.games.cat_in_the_box.rules.pad import Line, unpack
from katzentisch.games.cat_in_the_box.rules.player_state import PlayerState

# Moves: the 36 fields, then nine values to bury, then four predictions.
BURY: Final = 36
PREDICT: Final = 45
MOVES: Final = 49

BURYING: Final = 0
PREDICTING: Final = 1
PLAYING: Final = 2
OVER: Final = 3
PHASES: Final = ("bury", "predict", "tricks", "over")

VALUES: Final = [0, 0, 5, 6, 8, 9]
HAND: Final = [0, 0, 10, 10, 10, 9]
LEFT_OVER: Final = [0, 0, 5, 0, 0, 0]
TURNED_UP: Final = 3
"""So many of those left over."""
DEALS: Final = [f"deal {number}" for number in range(1, 6)]
DECKS: Final = [[value for value in range(1, most + 1) for _ in range(COPIES)] for most in VALUES]
# 1, 3, 4 with three players; 1, 2, 3 with four and five.
PREDICTIONS: Final = [0, 0, 0, 0x1A00000000000, 0xE00000000000, 0xE00000000000]


class Table(State):
    """Tableaux, research board, trick and score pad: a position without the rules that move it on."""

    def __init__(
        self, players: i64, side: str, layout: Layout, chance: Chance, seats: list[PlayerState] | None = None
    ) -> None:
        super().__init__()
        self.players: i64 = players
        self.side = side
        self.layout = layout
        self.chance = chance
        self.seats = [PlayerState() for seat in range(players)] if seats is None else seats
        self.phase: i64 = BURYING
        self.round: i64 = 0
        self.starter: i64 = 0
        self.turn: i64 = -1
        self.leader: i64 = 0
        self.led: i64 = -1
        self.trick: i64 = 0
        """The fields of the current trick, six bits each, the leader's lowest."""
        self.best: i64 = -1
        """How strong the best card of the trick is: its value, red counts above all."""
        self.winner: i64 = -1
        self.taken: i64 = 0
        self.neutral: i64 = 0
        self.last_neutral: i64 = 0
        """Those of the round before."""
        self.legal_now: i64 = 0
        """The legal moves of the seat whose turn it is."""
        self.left_over: i64 = 0
        """The cards that nobody was dealt, eight bits each; the first three lie open."""
        self.last_line: Line | None = None
        """The score pad's."""

    def arguments(self) -> tuple[object, ...]:
        return self.players, self.side, self.layout, self.chance

    def become(self, other: Table) -> None:
        """Turn into a copy of another table, whose tableaux are copied."""
        self.phase = other.phase
        self.round = other.round
        self.starter = other.starter
        self.turn = other.turn
        self.leader = other.leader
        self.led = other.led
        self.trick = other.trick
        self.best = other.best
        self.winner = other.winner
        self.taken = other.taken
        self.neutral = other.neutral
        self.last_neutral = other.last_neutral
        self.legal_now = other.legal_now
        self.left_over = other.left_over
        self.last_line = other.last_line

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 == self.players:
            return 0
        return seat + 1

    def undealt(self) -> list[int]:
        """The cards left over, those that lie open first."""
        return unpack(self.left_over, LEFT_OVER[self.players])

    def trick_fields(self) -> tuple[int, ...]:
        fields: list[int] = []
        left: i64 = self.trick
        while left:
            fields.append((left & 63) - 1)
            left >>= 6
        return tuple(fields)

    def points(self) -> list[int]:
        return [player.total for player in self.seats]

    def ranking(self) -> list[int]:
        """Totals, then the last round (CB-25, CB-R13 … CB-R15)."""
        last = self.last_line.read(self.players).points if self.last_line else (0,) * self.players
        return rank([(player.total, last[seat]) for seat, player in enumerate(self.seats)])

    def census(self) -> dict[str, int]:
        """Cards by value, wherever they lie: a token on the board stands for the card that was played."""
        cards = [0] * 10
        for player in self.seats:
            for value in player.values():
                cards[value] += 1
            for field in numbers(player.tokens):
                cards[field % 9 + 1] += 1
            cards[player.buried] += 1
        for value in self.undealt():
            cards[value] += 1
        return {f"card {value}": cards[value] for value in range(1, VALUES[self.players] + 1)}

    def hidden(self, seat: i64) -> list[list[int]]:
        if self.phase == OVER:
            return []
        groups: list[list[int]] = [self.undealt()[TURNED_UP:]]
        for other, player in enumerate(self.seats):
            if player.barred or (self.phase == PLAYING and seat != self.turn):
                return []
            if other != seat:
                groups.append(player.values())
                if player.buried:
                    groups.append([player.buried])
        return groups
