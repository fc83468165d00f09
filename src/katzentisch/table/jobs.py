"""The referee's heavy work: set-ups, uploads, hindsight, sheets; asked for and answered as plain data."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeAlias

import msgspec

from katzentisch.core.catalogue import find
from katzentisch.core.chance import rng
from katzentisch.core.reason import Reason, Refusal
from katzentisch.play.match import Match
from katzentisch.play.record import BACK_TO, BadRecord, Record, parse_record
from katzentisch.play.reseeding import redraw_unseen
from katzentisch.table import wire
from katzentisch.table.ending import find_conclusion
from katzentisch.table.identifiers import new_seed
from katzentisch.table.referee import MAX_BACKS, MAX_LINES
from katzentisch.table.review import compute_hindsight


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
    """All that chance did so far, spelled out, with what nobody has seen of it drawn anew; None if it does no more."""


class JobResult(msgspec.Struct, frozen=True):
    """What came of an errand, or why it cannot be done."""

    found: msgspec.Raw = msgspec.Raw(b"null")
    refused: wire.ReasonInfo | None = None
    failed: str = ""


def run_encoded_job(data: bytes) -> bytes:
    """Do an errand, wherever this is called."""
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
