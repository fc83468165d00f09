"""Matches to be looked at, folded beside the loop and once for all who look."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from katzentisch.play.match import Match
from katzentisch.table.clerk import Deal
from katzentisch.table.refusals import Missing
from katzentisch.table.store import Store

SHELF = 32
"""Matches that are kept folded."""


class Archive:
    """Every match of a store; nobody moves one on that comes from here."""

    def __init__(self, store: Store, deal: Deal) -> None:
        self.store = store
        self.deal = deal
        self.shelf: OrderedDict[str, Match] = OrderedDict()

    async def match(self, match: str) -> tuple[str, Match]:
        """The code of its table, and a match as it is kept at this moment; Missing if there is none."""
        found = await self.store.run(self.store.matches.head, match)
        if found is None:
            raise Missing("match-unknown")
        code, record = found
        record.lines = [entry.line for entry in await self.store.run(self.store.matches.entries, match)]
        known = self.shelf.pop(match, None)
        if known is None or len(known.record.lines) != len(record.lines):
            known = await asyncio.to_thread(Match, record, None, await self.deal(match, record))
        self.shelf[match] = known
        if len(self.shelf) > SHELF:
            self.shelf.popitem(last=False)
        return code, known
