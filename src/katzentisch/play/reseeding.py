"""Draw again what chance has shown nobody yet, for a match that continues where somebody may know what would come."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from katzentisch.core.chance import Rng
from katzentisch.core.game import GALLERY
from katzentisch.core.reason import Refusal
from katzentisch.core.view import encode
from katzentisch.play.match import Dealt, Match

MAX_TRIES = 4
"""Orders that are tried: cards that are alike may hide for once that somebody would have noticed."""


def redraw_unseen(match: Match, source: Rng) -> dict[str, str]:
    """All that chance did in a match, spelled out, with what nobody has seen of it in an order that nobody knows.

    A pile is drawn from one of its ends: whatever lies at either end of an outcome and may lie in any order without
    anybody having been told or shown anything else is unseen.
    """
    renewal = Renewal(match, source)
    for label in list(renewal.outcomes):
        renewal.renew(label)
    return renewal.spelled(renewal.outcomes)


class Renewal:
    """One match, and other outcomes of chance that would have looked the same to everybody."""

    def __init__(self, match: Match, source: Rng) -> None:
        self.match = match.fork()
        self.source = source
        self.looks = picture(self.match)
        chance = self.match.chance
        self.outcomes: Dealt = {label: match.game.parse_chance(label, text) for label, text in chance.items()}

    def renew(self, label: str) -> None:
        """Draw the unseen part of one outcome again."""
        size = len(self.outcomes[label])
        head = longest(size, lambda head: self._unseen(label, range(head)))
        tail = longest(size - head, lambda tail: self._unseen(label, range(size - tail, size)))
        front, back = list(range(head)), list(range(size - tail, size))
        for places in ([*front, *back], back, front):
            mixed = self._mixed(label, places)
            if mixed is not None:
                self.outcomes[label] = mixed
                return

    def _unseen(self, label: str, places: range) -> bool:
        """Whether whatever lies in these places may lie there in any order."""
        return all(self._mixed(label, list(places)) is not None for _ in range(MAX_TRIES))

    def _mixed(self, label: str, places: list[int]) -> list[int] | None:
        """The outcome with what lies in these places in another order; None if somebody would have noticed."""
        outcome = list(self.outcomes[label])
        items = [outcome[place] for place in places]
        self.source.shuffle(items)
        for place, item in zip(places, items, strict=True):
            outcome[place] = item
        return outcome if self._unnoticed({**self.outcomes, label: outcome}) else None

    def _unnoticed(self, outcomes: Dealt) -> bool:
        """Whether the same moves, with these outcomes, look the same to everybody."""
        record = msgspec.structs.replace(self.match.record, chance=self.spelled(outcomes))
        try:
            return picture(Match(record, self.match.game)) == self.looks
        except Refusal:
            return False

    def spelled(self, outcomes: Dealt) -> dict[str, str]:
        return {label: self.match.game.spell_chance(label, outcome) for label, outcome in outcomes.items()}


def picture(match: Match) -> tuple[list[bytes], bytes]:
    """All that anybody was told and can see."""
    views = [encode(match.view(seat)) for seat in (*range(match.players), GALLERY)]
    return views, encode(match.log)


def longest(most: int, holds: Callable[[int], bool]) -> int:
    """The largest number up to this one for which something holds that holds for all smaller ones; 0 if for none."""
    least = 0
    while least < most:
        middle = (least + most + 1) // 2
        if holds(middle):
            least = middle
        else:
            most = middle - 1
    return least
