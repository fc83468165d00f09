"""What moves a match on when no person does: bots, and time that runs out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import TypeAlias

import msgspec

from katzentisch.bots.request import BotFailed, Question
from katzentisch.core.catalogue import find
from katzentisch.core.game import Move, Seat
from katzentisch.core.reason import Refusal
from katzentisch.play.record import Line
from katzentisch.table.bot_questions import Turn, lease, next_turn, pace, substitute
from katzentisch.table.referee import Referee
from katzentisch.table.refusals import Away
from katzentisch.table.runtime import Place
from katzentisch.table.stored import Conflict
from katzentisch.table.table_state import Standing

REST = 1.0
"""Seconds before a bot is asked again when something went wrong."""
NAP = 600.0
"""Seconds after which a driver looks round even if nothing happened."""

Append: TypeAlias = Callable[[Referee, list[Line]], Awaitable[None]]
Refresh: TypeAlias = Callable[[], Awaitable[None]]

log = logging.getLogger("katzentisch.driver")


class Driver:
    """One task for each room.

    Of several processes that hold a table, the one that wrote its last line asks the bots at once; the others only if
    that one has had time enough to answer. So a bot thinks once, and no match waits for a process that is dead.
    """

    def __init__(
        self,
        standing: Standing,
        place: Place,
        append: Append,
        refresh: Refresh,
        watched: Callable[[], bool],
    ) -> None:
        self.standing = standing
        self.ask = place.ask
        self.meter = place.meter
        self.append = append
        """Commits lines and tells everybody; for whoever holds the lock."""
        self.refresh = refresh
        """Catches up with what another process wrote."""
        self.watched = watched
        """Says whether anybody looks on; where nobody plays either, bots wait until somebody does."""
        self.alone = place.alone
        self.first = True
        """Whether this process wrote last, or nobody has since it opened the room."""
        self.since = monotonic()
        """When the last line became known here."""
        self.passed: set[Seat] = set()
        """The bots that let things run at this line."""
        self.seq = -1
        self.engaged = False
        """Whether a time or a bot is being looked after."""
        self.awake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._drive(), name=f"driver {self.standing.code}")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def wake(self) -> None:
        self.awake.set()

    def wrote(self) -> None:
        """This process wrote the last line."""
        self._note(first=True)

    def heard(self) -> None:
        """Another process did, or one before this."""
        self._note(first=False)

    def _note(self, first: bool) -> None:
        self.first, self.since = first or self.alone, monotonic()
        if self.engaged or self.concerned():
            self.awake.set()

    def concerned(self) -> bool:
        """Whether there may be something to look after: a clock, or a bot."""
        referee = self.standing.referee
        return referee is None or referee.pace is not None or bool(referee.bots())

    async def _drive(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._patience()):
                    await self.awake.wait()
            self.awake.clear()
            self.engaged = True
            try:
                await self._late()
                await self._bots()
            except (Conflict, Refusal) as refused:
                await self._refresh()
                if isinstance(refused, Away):
                    await asyncio.sleep(REST)
            except Exception:
                log.exception("bots stopped", extra={"table": self.standing.code})
                await asyncio.sleep(REST)
                self.awake.set()
            finally:
                self.engaged = False

    async def _refresh(self) -> None:
        try:
            await self.refresh()
        except Exception as problem:
            log.warning("cannot refresh", extra={"table": self.standing.code, "problem": repr(problem)})
            await asyncio.sleep(REST)
            self.awake.set()

    # Time

    def _patience(self) -> float:
        """Seconds until the next time runs out."""
        due = self.standing.referee.due() if self.standing.referee else None
        return NAP if due is None else min(NAP, max(0.0, due - self.standing.now()))

    async def _late(self) -> None:
        """Write down whose time ran out."""
        async with self.standing.lock:
            referee = self.standing.referee
            lines = referee.overdue(self.standing.now()) if referee else []
            if referee and lines:
                await self.append(referee, lines)

    # Bots

    async def _bots(self) -> None:
        """Ask one bot after the other until it is a person's turn."""
        while True:
            async with self.standing.lock:
                referee = self.standing.referee
                if referee is None or not (referee.people() or self.watched()):
                    return
                if referee.seq != self.seq:
                    self.passed, self.seq = set(), referee.seq
                turn = next_turn(referee, self.passed)
            if turn is None:
                return
            if not self.first and await self._overtaken(turn):
                continue
            due = monotonic() + pace(turn.question)
            asking = asyncio.create_task(self._ask(turn))
            try:
                if await self._moved_on(turn, asking):
                    continue
                lines = await asking
            finally:
                asking.cancel()
            if lines is None:
                self.passed.add(turn.seat)
                continue
            await asyncio.sleep(due - monotonic())
            async with self.standing.lock:
                if self.standing.referee is not None and self.standing.referee.seq == turn.seq:
                    await self.append(self.standing.referee, lines)

    async def _overtaken(self, turn: Turn) -> bool:
        """Give the process that wrote last its time to answer; whether the match went on meanwhile."""
        while (left := self.since + lease(turn.question) - monotonic()) > 0:
            self.awake.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self.awake.wait()
            if self.standing.referee is None or self.standing.referee.seq != turn.seq:
                return True
        return False

    async def _moved_on(self, turn: Turn, asking: asyncio.Task[list[Line] | None]) -> bool:
        """Wait for an answer; whether the match went on without it, so that nobody needs it any more."""
        while not asking.done():
            self.awake.clear()
            waking = asyncio.create_task(self.awake.wait())
            try:
                await asyncio.wait((asking, waking), return_when=asyncio.FIRST_COMPLETED)
            finally:
                waking.cancel()
            if self.standing.referee is not None and self.standing.referee.seq != turn.seq:
                return True
        return False

    async def _ask(self, turn: Turn) -> list[Line] | None:
        """The lines that a bot's answer makes, None if it lets things run; a substitute plays if it fails."""
        seat, question = turn.seat, turn.question
        spell = find(question.game).game.spell
        self.meter.question()
        try:
            move = (await self.ask(question, self.standing.row.host)).move
            return None if move is None else [Line(seat, spell(move))]
        except BotFailed as failure:
            log.warning("bot failed", extra={"table": self.standing.code, "seat": seat, "why": str(failure)})
            self.meter.substitute()
        if question.ask == "interrupt":
            return None
        kind = substitute(question.game, question.kind)
        failed = f"{question.kind}({question.budget})" if question.budget else question.kind
        move = await self._substitute(msgspec.structs.replace(question, kind=kind, budget=""))
        return [
            Line(seat, f"is bot:{kind}", table=True),
            Line(seat, spell(move)),
            Line(seat, f"is bot:{failed}", table=True),
        ]

    async def _substitute(self, question: Question) -> Move:
        try:
            move = (await self.ask(question, self.standing.row.host)).move
        except BotFailed:
            move = None
        return question.legal[0] if move is None else move
