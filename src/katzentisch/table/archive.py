"""Matches that people watch again, folded off the event loop and cached."""

from __future__ import annotations

from collections import OrderedDict

from katzentisch.play.match import Match
from katzentisch.play.record import Record
from katzentisch.table.refusals import NotFound
from katzentisch.table.runtime import Runtime

MAX_CACHED_MATCHES = 32
"""Folded matches in the cache."""


class Archive:
    """Every stored match, to read; matches that are played belong to rooms."""

    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime
        self.cache: OrderedDict[str, Match] = OrderedDict()

    async def load_match(self, match: str) -> tuple[str, Match]:
        """The code of the match's table, and the match as it is stored now; NotFound if there is none."""
        found = await self.runtime.storage.load_head(match)
        if found is None:
            raise NotFound("match-unknown")
        code, record = found
        record.lines = [entry.line for entry in await self.runtime.storage.load_entries(match)]
        known = self.cache.pop(match, None)
        if known is None or not is_up_to_date(known.record, record):
            dealt = await self.runtime.jobs.deal_match(match, record)
            known = await self.runtime.offload(Match, record, None, dealt)
        self.cache[match] = known
        if len(self.cache) > MAX_CACHED_MATCHES:
            self.cache.popitem(last=False)
        return code, known


def is_up_to_date(known: Record, kept: Record) -> bool:
    """Whether a cached match is as it is stored: lines are only added, but names may be removed."""
    return len(known.lines) == len(kept.lines) and known.players == kept.players
