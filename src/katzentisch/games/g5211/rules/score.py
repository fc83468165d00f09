"""The scoring of one deal, told step by step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.core.event import Event
from katzentisch.games.g5211.box.cards import COLOURS
from katzentisch.games.g5211.rules.player_state import PlayerState

NOBODY: Final = -1
ROOSTERS: Final = 5
"""What scores: one of the five colours, or the roosters, or nothing."""


class Scoring:
    """Counts the open cards of all players and finds what scores (FT-06 … FT-11)."""

    def __init__(self, players: i64) -> None:
        self.target: i64 = players + 2
        self.limit: i64 = players + 3
        self.roosters: i64 = 0
        self.counts: i64 = 0
        """How many cards of each colour, eight bits each."""
        self.scores: i64 = NOBODY

    def add(self, cards: i64) -> None:
        """Count a row of open cards (numbers + 1, five bits each)."""
        counts: i64 = self.counts
        roosters: i64 = self.roosters
        while cards:
            card: i64 = (cards & 31) - 1
            colour: i64 = card // 6
            counts += bit(8 * colour)
            if card == 6 * colour:
                roosters += 1
            cards >>= 5
        self.counts = counts
        self.roosters = roosters

    def count(self, colour: i64) -> i64:
        return (self.counts >> (8 * colour)) & 255

    def decide(self) -> None:
        """The colour below the limit that stands alone on the highest count (FT-R5), unless roosters score."""
        if self.roosters == self.target:
            self.scores = ROOSTERS
            return
        self.scores = NOBODY
        wanted: i64 = self.limit - 1
        while wanted > 0:
            found: i64 = NOBODY
            alone = True
            colour: i64 = 0
            while colour < 5:
                if self.count(colour) == wanted:
                    alone = found == NOBODY
                    found = colour
                colour += 1
            if found != NOBODY and alone:
                self.scores = found
                return
            wanted -= 1

    def keeps(self, card: i64) -> bool:
        """Whether this card goes to its owner's pile."""
        if self.scores == ROOSTERS:
            return card % 6 == 0
        return card // 6 == self.scores

    def reward(self, player: PlayerState) -> None:
        """Give a player the cards that score, and their points."""
        points: i64 = 0
        kept: i64 = 0
        left: i64 = player.open
        while left:
            card: i64 = (left & 31) - 1
            if self.keeps(card):
                points += card % 6 + 1
                kept += 1
            left >>= 5
        player.points += points
        player.kept += kept

    def tell(self, log: list[Event]) -> None:
        """Every step a person would take at the table, in that order."""
        hit = self.roosters == self.target
        log.append(Event("roosters-score" if hit else "roosters", {"count": self.roosters, "target": self.target}))
        if hit:
            return
        counts = [self.count(colour) for colour in range(5)]
        for colour in range(5):
            log.append(Event("colour-count", {"colour": COLOURS[colour], "count": counts[colour]}))
        for count in range(max(counts), 0, -1):
            colours = [COLOURS[colour] for colour in range(5) if counts[colour] == count]
            if not colours:
                continue
            if count >= self.limit:
                log.append(Event("disaster", {"colours": colours, "count": count, "limit": self.limit}))
            elif len(colours) > 1:
                log.append(Event("tie", {"colours": colours, "count": count}))
            else:
                log.append(Event("colour-scores", {"colour": colours[0], "count": count}))
                return
        log.append(Event("nobody-scores"))
