"""The referee's heavy work, in a process of its own where it holds nobody up: set-ups, uploads, hindsight."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, TypeAlias, TypeVar

import msgspec

from katzentisch.bots.workers import Workers, WorkFailed
from katzentisch.core.catalogue import find
from katzentisch.core.chance import rng
from katzentisch.core.reason import Reason, Refusal
from katzentisch.play.match import Dealt, Match
from katzentisch.play.record import BACK_TO, BadRecord, Record, parse
from katzentisch.play.renewal import renewed
from katzentisch.table import wire
from katzentisch.table.auth import new_seed
from katzentisch.table.referee import MOST_BACKS, MOST_LINES
from katzentisch.table.refusals import TooMuch
from katzentisch.table.review import hindsight

T = TypeVar("T")

PATIENCE = 20.0
"""Seconds that an errand may take."""
LEISURE = 120.0
"""Seconds that looking back may take: without compiled engines it is slow."""
REMEMBERED = 1000
"""Set-ups that are known without asking again."""

Deal: TypeAlias = Callable[[str, Record], Awaitable[Dealt | None]]
"""What chance did in a match's set-up; None if it is quicker to set it up again."""


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


class LayOut(msgspec.Struct, frozen=True, tag="lay out"):
    """What do people lay out who play this game with the box?"""

    game: str
    players: int
    options: dict[str, str]


class Judge(msgspec.Struct, frozen=True, tag="judge"):
    """What do the rules say about this sheet of people who play with the box?"""

    game: str
    sheet: dict[str, Any]


Errand: TypeAlias = SetUp | Bring | LookBack | LayOut | Judge


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
    """Do an errand, in whichever process this is called."""
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


class Clerk:
    """Has errands run elsewhere, and remembers what set-ups dealt; nobody who begins waits for one who looks back."""

    def __init__(self) -> None:
        self.prompt = Workers(1, clerk)
        self.leisurely = Workers(1, clerk)
        self.known: OrderedDict[str, Dealt] = OrderedDict()

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

    async def lay_out(self, game: str, players: int, options: dict[str, str]) -> dict[str, Any]:
        return await self._run(LayOut(game, players, options), dict[str, Any])

    async def judge(self, game: str, sheet: dict[str, Any]) -> dict[str, Any]:
        return await self._run(Judge(game, sheet), dict[str, Any])

    async def _run(self, errand: Errand, kind: type[T]) -> T:
        back = isinstance(errand, LookBack)
        workers, seconds = (self.leisurely, LEISURE) if back else (self.prompt, PATIENCE)
        try:
            data = await workers.do(msgspec.json.encode(errand), seconds)
        except WorkFailed:
            raise TooMuch("too-long") from None
        report = msgspec.json.decode(data, type=Report)
        if report.refused is not None:
            raise Refusal(Reason(report.refused.key, report.refused.data))
        if report.failed:
            raise RuntimeError(report.failed)
        return msgspec.json.decode(report.found, type=kind)

    def close(self) -> None:
        self.prompt.close()
        self.leisurely.close()
