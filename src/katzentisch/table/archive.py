"""Matches to be looked at, folded beside the loop and once for all who look."""

from __future__ import annotations

from collections import OrderedDict

from katzentisch.play.match import Match
from katzentisch.play.record import Record
from katzentisch.table.refusals import Missing
from katzentisch.table.runtime import Place

SHELF = 32
"""Matches that are kept folded."""


class Archive:
    """Every match that is kept at a place; nobody moves one on that comes from here."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.shelf: OrderedDict[str, Match] = OrderedDict()

    async def match(self, match: str) -> tuple[str, Match]:
        """The code of its table, and a match as it is kept at this moment; Missing if there is none."""
        found = await self.place.keeper.head(match)
        if found is None:
            raise Missing("match-unknown")
        code, record = found
        record.lines = [entry.line for entry in await self.place.keeper.entries(match)]
        known = self.shelf.pop(match, None)
        if known is None or not same(known.record, record):
            dealt = await self.place.clerk.dealt(match, record)
            known = await self.place.aside(Match, record, None, dealt)
        self.shelf[match] = known
        if len(self.shelf) > SHELF:
            self.shelf.popitem(last=False)
        return code, known


def same(known: Record, kept: Record) -> bool:
    """Whether a match is as it is kept: lines are only ever added, but a name may be taken out."""
    return len(known.lines) == len(kept.lines) and known.players == kept.players
