"""Whoever runs errands for the tables of a place, and remembers what set-ups dealt."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import OrderedDict
from typing import Any, TypeVar

import msgspec

from katzentisch.core.catalogue import find
from katzentisch.core.reason import Reason, Refusal
from katzentisch.play.match import Dealt
from katzentisch.play.record import Record
from katzentisch.table import wire
from katzentisch.table.ending import Conclusion
from katzentisch.table.jobs import (
    ComputeHindsight,
    FindConclusion,
    ImportedRecord,
    ImportRecord,
    Job,
    JobResult,
    JudgeSheet,
    MakeBoxSetup,
    SetUpMatch,
)
from katzentisch.table.refusals import NotFound

T = TypeVar("T")

MAX_REMEMBERED_DEALS = 1000
"""Set-ups that are known without asking again."""


class JobRunner(ABC):
    """Has errands run where they hold nobody up."""

    def __init__(self) -> None:
        self.deals: OrderedDict[str, Dealt] = OrderedDict()

    @abstractmethod
    async def send_job(self, errand: Job) -> bytes:
        """The report of an errand; TooMuch if it takes too long."""

    async def deal_match(self, match: str, head: Record) -> Dealt | None:
        """What chance did in a match's set-up; None if it is quicker to set it up again."""
        if not find(head.game).game.laborious:
            return None
        if match not in self.deals:
            self.deals[match] = await self._run_job(SetUpMatch(head), Dealt)
            if len(self.deals) > MAX_REMEMBERED_DEALS:
                self.deals.popitem(last=False)
        return self.deals[match]

    async def import_record(self, record: str, ply: int | None) -> ImportedRecord:
        return await self._run_job(ImportRecord(record, ply), ImportedRecord)

    async def compute_hindsight(self, record: str) -> wire.Hindsight:
        return await self._run_job(ComputeHindsight(record), wire.Hindsight)

    async def find_conclusion(self, record: Record) -> Conclusion | None:
        """The first end that a match came to, None if it has not."""
        return next(iter(await self._run_job(FindConclusion(record), list[Conclusion])), None)

    async def make_box_setup(self, game: str, players: int, options: dict[str, str]) -> dict[str, Any]:
        """A set-up for people who play with the box; Missing if the game makes none."""
        return await self._run_job(MakeBoxSetup(require_companion(game, "deal"), players, options), dict[str, Any])

    async def judge_sheet(self, game: str, sheet: dict[str, Any]) -> dict[str, Any]:
        """What the rules say about a sheet; Missing if the game has none."""
        return await self._run_job(JudgeSheet(require_companion(game, "judge"), sheet), dict[str, Any])

    async def _run_job(self, errand: Job, kind: type[T]) -> T:
        report = msgspec.json.decode(await self.send_job(errand), type=JobResult)
        if report.refused is not None:
            raise Refusal(Reason(report.refused.key, report.refused.data))
        if report.failed:
            raise RuntimeError(report.failed)
        return msgspec.json.decode(report.found, type=kind)


def require_companion(game: str, verb: str) -> str:
    """A game whose companion can do this; Missing if it cannot."""
    if getattr(find(game).companion, verb) is None:
        raise NotFound("no-page")
    return game
