"""The referee's heavy work: set-ups, uploads, hindsight, sheets; asked for and answered as plain data."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeAlias

import msgspec

from katzentisch.core.catalogue import find
from katzentisch.core.chance import rng
from katzentisch.core.reason import Reason, Refusal
from katzentisch.play.match import Match
from katzentisch.play.record import BACK_TO, BadRecord, Record, parse
from katzentisch.play.reseeding import renewed
from katzentisch.table import wire
from katzentisch.table.ending import conclusion
from katzentisch.table.identifiers import new_seed
from katzentisch.table.referee import MOST_BACKS, MOST_LINES
from katzentisch.table.review import hindsight


class SetUp(msgspec.Struct, frozen=True, tag="set up"):
    """What does chance do in the set-up of this match?"""

    head: Record


class Bring(msgspec.Struct, frozen=True, tag="bring"):
    """Can this have been played, and how does it stand after so many plies, or at its end?"""

    record: str
    ply: int | None


class LookBack(msgspec.Struct, frozen=True, tag="look back"):
    """What does the game say of this finished match?"""

    record: str


class Conclude(msgspec.Struct, frozen=True, tag="conclude"):
    """How did this match end, if it has?"""

    record: Record


class LayOut(msgspec.Struct, frozen=True, tag="lay out"):
    """What do people lay out who play this game with the box?"""

    game: str
    players: int
    options: dict[str, str]


class Judge(msgspec.Struct, frozen=True, tag="judge"):
    """What do the rules say about this sheet of people who play with the box?"""

    game: str
    sheet: dict[str, Any]


Errand: TypeAlias = SetUp | Bring | LookBack | Conclude | LayOut | Judge


class Brought(msgspec.Struct, frozen=True):
    """A record that was played elsewhere, folded."""

    record: Record
    chance: dict[str, str] | None
    """All that chance did so far, spelled out, with what nobody has seen of it drawn anew; None if it does no more."""


class Report(msgspec.Struct, frozen=True):
    """What came of an errand, or why it cannot be done."""

    found: msgspec.Raw = msgspec.Raw(b"null")
    refused: wire.Why | None = None
    failed: str = ""


def clerk(data: bytes) -> bytes:
    """Do an errand, wherever this is called."""
    try:
        found = run(msgspec.json.decode(data, type=Errand))
        report = Report(msgspec.Raw(msgspec.json.encode(found)))
    except Refusal as refusal:
        report = Report(refused=wire.why(refusal.reason))
    except Exception as problem:
        report = Report(failed=repr(problem))
    return msgspec.json.encode(report)


def run(errand: Errand) -> Any:
    match errand:
        case SetUp(head):
            return Match(head).dealt
        case Bring(text, ply):
            return bring(text, ply)
        case LookBack(text):
            return looked_back(text)
        case Conclude(record):
            end = conclusion(record)
            return [] if end is None else [end]
        case LayOut(game, players, options):
            keeper = find(game).module("companion")
            assert keeper is not None
            return keeper.deal(players, options)
        case Judge(game, sheet):
            keeper = find(game).module("companion")
            assert keeper is not None
            return keeper.judge(sheet)


def bring(text: str, ply: int | None) -> Brought:
    """A record up to a ply, or as it stands; BadRecord if it cannot be, or is longer than anybody plays."""
    record = parse(text)
    backs = sum(line.table and BACK_TO.fullmatch(line.text) is not None for line in record.lines)
    if len(record.lines) > MOST_LINES or backs > MOST_BACKS:
        raise BadRecord(1, Reason("record-long", {"lines": MOST_LINES, "backs": MOST_BACKS}))
    whole = Match(record)
    if ply is None and whole.over:
        return Brought(whole.record, None)
    match = whole.fork(ply)
    return Brought(match.record, renewed(match, rng(new_seed())))


looked_back = lru_cache(maxsize=64)(hindsight)
