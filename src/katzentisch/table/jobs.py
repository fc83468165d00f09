"""The referee's heavy work: set-ups, uploads, hindsight, sheets; asked for and answered as plain data."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import OrderedDict
from functools import lru_cache
from typing import Any, TypeAlias, TypeVar

import msgspec

from katzentisch.core.catalogue import find
from katzentisch.core.chance import rng
from katzentisch.core.reason import Reason, Refusal
from katzentisch.play.match import Dealt, Match
from katzentisch.play.record import BACK_TO, BadRecord, Record, parse_record
from katzentisch.play.reseeding import redraw_unseen
from katzentisch.table import wire
from katzentisch.table.ending import Conclusion, find_conclusion
from katzentisch.table.identifiers import new_seed
from katzentisch.table.referee import MAX_BACKS, MAX_LINES
from katzentisch.table.refusals import NotFound
from katzentisch.table.review import compute_hindsight

T = TypeVar("T")

MAX_REMEMBERED_DEALS = 1000
"""Deals that are cached."""


class SetUpMatch(msgspec.Struct, frozen=True, tag="set up"):
    """What does chance do in the set-up of this match?"""

    head: Record


class ImportRecord(msgspec.Struct, frozen=True, tag="bring"):
    """Can this have been played, and how does it stand after so many plies, or at its end?"""

    record: str
    ply: int | None


class ComputeHindsight(msgspec.Struct, frozen=True, tag="look back"):
    """What does the game say of this finished match?"""

    record: str


class FindConclusion(msgspec.Struct, frozen=True, tag="conclude"):
    """How did this match end, if it has?"""

    record: Record


class MakeBoxSetup(msgspec.Struct, frozen=True, tag="lay out"):
    """What do people lay out who play this game with the box?"""

    game: str
    players: int
    options: dict[str, str]


class JudgeSheet(msgspec.Struct, frozen=True, tag="judge"):
    """What do the rules say about this sheet of people who play with the box?"""

    game: str
    sheet: dict[str, Any]


Job: TypeAlias = SetUpMatch | ImportRecord | ComputeHindsight | FindConclusion | MakeBoxSetup | JudgeSheet


class ImportedRecord(msgspec.Struct, frozen=True):
    """A record that was played elsewhere, folded."""

    record: Record
    chance: dict[str, str] | None
    """All chance outcomes so far, with those that nobody has seen drawn again; None if none are left."""


class JobResult(msgspec.Struct, frozen=True):
    """The result of a job, or why it was refused or failed."""

    found: msgspec.Raw = msgspec.Raw(b"null")
    refused: wire.ReasonInfo | None = None
    failed: str = ""


def run_encoded_job(data: bytes) -> bytes:
    """Run a job from JSON to JSON, in any process or worker."""
    try:
        found = run_job(msgspec.json.decode(data, type=Job))
        report = JobResult(msgspec.Raw(msgspec.json.encode(found)))
    except Refusal as refusal:
        report = JobResult(refused=wire.reason_info(refusal.reason))
    except Exception as problem:
        report = JobResult(failed=repr(problem))
    return msgspec.json.encode(report)


def run_job(errand: Job) -> Any:
    match errand:
        case SetUpMatch(head):
            return Match(head).dealt
        case ImportRecord(text, ply):
            return import_record(text, ply)
        case ComputeHindsight(text):
            return cached_hindsight(text)
        case FindConclusion(record):
            end = find_conclusion(record)
            return [] if end is None else [end]
        case MakeBoxSetup(game, players, options):
            deal = find(game).companion.deal
            assert deal is not None
            return deal(players, options)
        case JudgeSheet(game, sheet):
            judge = find(game).companion.judge
            assert judge is not None
            return judge(sheet)


def import_record(text: str, ply: int | None) -> ImportedRecord:
    """A record up to a ply, or as it stands; BadRecord if it cannot be, or is longer than anybody plays."""
    record = parse_record(text)
    backs = sum(line.table and BACK_TO.fullmatch(line.text) is not None for line in record.lines)
    if len(record.lines) > MAX_LINES or backs > MAX_BACKS:
        raise BadRecord(1, Reason("record-long", {"lines": MAX_LINES, "backs": MAX_BACKS}))
    whole = Match(record)
    if ply is None and whole.over:
        return ImportedRecord(whole.record, None)
    match = whole.fork(ply)
    return ImportedRecord(match.record, redraw_unseen(match, rng(new_seed())))


cached_hindsight = lru_cache(maxsize=64)(compute_hindsight)


class JobRunner(ABC):
    """Runs jobs where they block nobody."""

    def __init__(self) -> None:
        self.deals: OrderedDict[str, Dealt] = OrderedDict()

    @abstractmethod
    async def send_job(self, errand: Job) -> bytes:
        """The encoded result of a job; LimitExceeded if it takes too long."""

    async def deal_match(self, match: str, head: Record) -> Dealt | None:
        """What chance dealt in a match's set-up; None if it is quicker to set it up again."""
        if not find(head.game).game.laborious:
            return None
        if match not in self.deals:
            self.deals[match] = await self._run_job(SetUpMatch(head), Dealt)
            if len(self.deals) > MAX_REMEMBERED_DEALS:
                self.deals.popitem(last=False)
        return self.deals[match]

    async def import_record(self, record: str, ply: int | None) -> ImportedRecord:
        """Check a record from elsewhere and fold it up to a ply."""
        return await self._run_job(ImportRecord(record, ply), ImportedRecord)

    async def compute_hindsight(self, record: str) -> wire.Hindsight:
        """The game's own analysis of a finished match."""
        return await self._run_job(ComputeHindsight(record), wire.Hindsight)

    async def find_conclusion(self, record: Record) -> Conclusion | None:
        """The first end that a match came to, None if it has not."""
        return next(iter(await self._run_job(FindConclusion(record), list[Conclusion])), None)

    async def make_box_setup(self, game: str, players: int, options: dict[str, str]) -> dict[str, Any]:
        """A set-up for people who play with the box; NotFound if the game makes none."""
        return await self._run_job(MakeBoxSetup(require_companion(game, "deal"), players, options), dict[str, Any])

    async def judge_sheet(self, game: str, sheet: dict[str, Any]) -> dict[str, Any]:
        """What the rules say about a score sheet; NotFound if the game has none."""
        return await self._run_job(JudgeSheet(require_companion(game, "judge"), sheet), dict[str, Any])

    async def _run_job(self, errand: Job, kind: type[T]) -> T:
        report = msgspec.json.decode(await self.send_job(errand), type=JobResult)
        if report.refused is not None:
            raise Refusal(Reason(report.refused.key, report.refused.data))
        if report.failed:
            raise RuntimeError(report.failed)
        return msgspec.json.decode(report.found, type=kind)


def require_companion(game: str, verb: str) -> str:
    """A game whose companion can do this; NotFound if it cannot."""
    if getattr(find(game).companion, verb) is None:
        raise NotFound("no-page")
    return game
