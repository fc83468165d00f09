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
from katzentisch.table.jobs import Bring, Brought, Conclude, Errand, Judge, LayOut, LookBack, Report, SetUp
from katzentisch.table.refusals import Missing

T = TypeVar("T")

REMEMBERED = 1000
"""Set-ups that are known without asking again."""


class Clerk(ABC):
    """Has errands run where they hold nobody up."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, Dealt] = OrderedDict()

    @abstractmethod
    async def send(self, errand: Errand) -> bytes:
        """The report of an errand; TooMuch if it takes too long."""

    async def dealt(self, match: str, head: Record) -> Dealt | None:
        """What chance did in a match's set-up; None if it is quicker to set it up again."""
        if not find(head.game).game.laborious:
            return None
        if match not in self.known:
            self.known[match] = await self._run(SetUp(head), Dealt)
            if len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
        return self.known[match]

    async def bring(self, record: str, ply: int | None) -> Brought:
        return await self._run(Bring(record, ply), Brought)

    async def look_back(self, record: str) -> wire.Hindsight:
        return await self._run(LookBack(record), wire.Hindsight)

    async def conclude(self, record: Record) -> Conclusion | None:
        """The first end that a match came to, None if it has not."""
        return next(iter(await self._run(Conclude(record), list[Conclusion])), None)

    async def lay_out(self, game: str, players: int, options: dict[str, str]) -> dict[str, Any]:
        """A set-up for people who play with the box; Missing if the game makes none."""
        return await self._run(LayOut(companion(game, "deal"), players, options), dict[str, Any])

    async def judge(self, game: str, sheet: dict[str, Any]) -> dict[str, Any]:
        """What the rules say about a sheet; Missing if the game has none."""
        return await self._run(Judge(companion(game, "judge"), sheet), dict[str, Any])

    async def _run(self, errand: Errand, kind: type[T]) -> T:
        report = msgspec.json.decode(await self.send(errand), type=Report)
        if report.refused is not None:
            raise Refusal(Reason(report.refused.key, report.refused.data))
        if report.failed:
            raise RuntimeError(report.failed)
        return msgspec.json.decode(report.found, type=kind)


def companion(game: str, verb: str) -> str:
    """A game whose companion can do this; Missing if it cannot."""
    if not hasattr(find(game).module("companion"), verb):
        raise Missing("no-page")
    return game
