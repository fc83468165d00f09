"""Matches to be looked at, folded beside the loop and once for all who look."""

from __future__ import annotations

from collections import OrderedDict

from katzentisch.play.match import Match
from katzentisch.play.record import Record
from katzentisch.table.refusals import NotFound
from katzentisch.table.runtime import Runtime

MAX_CACHED_MATCHES = 32
"""Matches that are kept folded."""


class Archive:
    """Every match that is kept at a place; nobody moves one on that comes from here."""

    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime
        self.cache: OrderedDict[str, Match] = OrderedDict()

    async def load_match(self, match: str) -> tuple[str, Match]:
        """The code of its table, and a match as it is kept at this moment; Missing if there is none."""
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
    """Whether a match is as it is kept: lines are only ever added, but a name may be taken out."""
    return len(known.lines) == len(kept.lines) and known.players == kept.players
