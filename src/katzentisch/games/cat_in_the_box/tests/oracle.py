"""The rules of Cat in the Box once more: slow, plain, and written from the rulebook alone.

It shares nothing with the engine, not even a table, and moves are words: `bury 4`, `predict 3`, `6 red`.
"""

from __future__ import annotations

from collections.abc import Mapping

COLOURS = ["red", "blue", "yellow", "green"]

Token = tuple[int, str]
Deals = Mapping[str, list[int]]
"""By `deal 1`, `deal 2`, …: the hands by seat, then what is left over."""


class Oracle:
    """A whole game, given what is dealt."""

    def __init__(self, players: int, starter: int, deals: Deals) -> None:
        self.players = players
        self.starter = starter
        self.deals = deals
        self.rounds: list[list[int]] = []
        self.paradoxes: list[int | None] = []
        self.bonuses: list[list[int]] = []
        self.prepare()

    @property
    def over(self) -> bool:
        return len(self.rounds) == self.players

    # Vorbereitungsphase

    def prepare(self) -> None:
        cards = list(self.deals[f"deal {len(self.rounds) + 1}"])
        size = 9 if self.players == 5 else 10
        self.hands = [[cards.pop(0) for _ in range(size)] for _ in range(self.players)]
        self.turned_up = cards[:3]
        self.face_down = cards[3:]
        self.buried: list[int | None] = [None] * self.players
        self.predictions: list[int | None] = [None] * self.players
        self.covered = [set(COLOURS) for _ in range(self.players)]
        self.won = [0] * self.players
        self.board: dict[Token, int | str] = {}
        for value in self.turned_up:
            for colour in ["green", "yellow", "blue"]:
                if (value, colour) not in self.board:
                    self.board[value, colour] = "neutral"
                    break
        self.trick: list[tuple[int, int, str]] = []
        self.turn = self.starter

    @property
    def phase(self) -> str:
        if self.over:
            return "over"
        if None in self.buried:
            return "bury"
        if self.players > 2 and None in self.predictions:
            return "predict"
        return "tricks"

    # What may be done

    def actors(self) -> list[int]:
        if self.phase == "over":
            return []
        if self.phase == "bury":
            return [seat for seat in range(self.players) if self.buried[seat] is None]
        return [self.turn]

    def legal(self, seat: int) -> set[str]:
        if seat not in self.actors():
            return set()
        if self.phase == "bury":
            return {f"bury {value}" for value in self.hands[seat]}
        if self.phase == "predict":
            return {f"predict {tricks}" for tricks in ([1, 3, 4] if self.players == 3 else [1, 2, 3])}
        return {f"{value} {colour}" for value, colour in self.plays(seat)}

    def by_both_rules(self, seat: int) -> list[Token]:
        """Regel 1: the field is free. Regel 2: the X is covered."""
        return [
            (value, colour)
            for value in self.hands[seat]
            for colour in COLOURS
            if (value, colour) not in self.board and colour in self.covered[seat]
        ]

    def plays(self, seat: int) -> list[Token]:
        possible = self.by_both_rules(seat)
        if self.trick:
            return possible
        if any(colour == "red" for _, colour in self.board):
            return possible
        not_red = [(value, colour) for value, colour in possible if colour != "red"]
        return not_red if not_red else possible

    # What happens then

    def apply(self, seat: int, move: str) -> None:
        """Make a move that is known to be legal."""
        first, second = move.split()
        if first == "bury":
            self.hands[seat].remove(int(second))
            self.buried[seat] = int(second)
            if self.phase == "tricks":
                self.look_for_paradox()
        elif first == "predict":
            self.predictions[seat] = int(second)
            self.turn = (seat + 1) % self.players
            if self.phase == "tricks":
                self.look_for_paradox()
        else:
            self.play(seat, int(first), second)

    def play(self, seat: int, value: int, colour: str) -> None:
        self.hands[seat].remove(value)
        self.board[value, colour] = seat
        self.trick.append((seat, value, colour))
        led = self.trick[0][2]
        if colour != led:
            self.covered[seat].discard(led)
        if len(self.trick) < self.players:
            self.turn = (seat + 1) % self.players
        else:
            self.turn = self.winner()
            self.won[self.turn] += 1
            self.trick = []
            if all(len(hand) == 1 for hand in self.hands):
                self.score(None)
                return
        self.look_for_paradox()

    def winner(self) -> int:
        led = self.trick[0][2]
        reds = [(value, seat) for seat, value, colour in self.trick if colour == "red"]
        followers = [(value, seat) for seat, value, colour in self.trick if colour == led]
        return max(reds or followers)[1]

    def look_for_paradox(self) -> None:
        if not self.by_both_rules(self.turn):
            self.score(self.turn)

    # Wertungsphase

    def score(self, paradox: int | None) -> None:
        points, bonuses = [], []
        for seat in range(self.players):
            bonus = 0
            if seat == paradox:
                tricks = -self.won[seat]
            else:
                tricks = self.won[seat]
                hit = self.won[seat] <= 4 if self.players == 2 else self.won[seat] == self.predictions[seat]
                if hit:
                    bonus = largest_group({token for token, owner in self.board.items() if owner == seat})
            bonuses.append(bonus)
            points.append(tricks + bonus)
        self.rounds.append(points)
        self.bonuses.append(bonuses)
        self.paradoxes.append(paradox)
        if not self.over:
            self.starter = (self.starter + 1) % self.players
            self.prepare()

    def totals(self) -> list[int]:
        return [sum(points[seat] for points in self.rounds) for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """Totals; among equal ones the last round; equal in both share."""
        totals = self.totals()
        last = self.rounds[-1] if self.rounds else [0] * self.players
        ranks = []
        for seat in range(self.players):
            better = 0
            for other in range(self.players):
                if totals[other] > totals[seat] or (totals[other] == totals[seat] and last[other] > last[seat]):
                    better += 1
            ranks.append(better + 1)
        return ranks


def largest_group(tokens: set[Token]) -> int:
    """The most tokens that hang together by their sides, on rows red, blue, yellow, green."""
    largest = 0
    left = set(tokens)
    while left:
        group: set[Token] = set()
        reached = [next(iter(left))]
        while reached:
            token = reached.pop()
            if token in group:
                continue
            group.add(token)
            value, row = token[0], COLOURS.index(token[1])
            for next_value, next_row in [(value - 1, row), (value + 1, row), (value, row - 1), (value, row + 1)]:
                if 0 <= next_row < 4 and (next_value, COLOURS[next_row]) in left:
                    reached.append((next_value, COLOURS[next_row]))
        largest = max(largest, len(group))
        left -= group
    return largest
