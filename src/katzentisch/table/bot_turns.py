"""Bots that move and clocks that run out: what advances a match without a person."""

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
from katzentisch.table.bot_questions import (
    BotTurn,
    answer_lease_seconds,
    next_bot_turn,
    substitute_for,
    thinking_seconds,
)
from katzentisch.table.referee import Referee
from katzentisch.table.refusals import Unavailable
from katzentisch.table.runtime import Runtime
from katzentisch.table.stored import Conflict
from katzentisch.table.table_state import TableState

RETRY_AFTER_SECONDS = 1.0
"""Seconds before a bot is asked again after an error."""
MAX_SLEEP_SECONDS = 600.0
"""Seconds after which the task checks the table even if nothing happened."""

Append: TypeAlias = Callable[[Referee, list[Line]], Awaitable[None]]
Refresh: TypeAlias = Callable[[], Awaitable[None]]

log = logging.getLogger("katzentisch.bot_turns")


class BotTurns:
    """One task for each room.

    Of several processes that hold a table, the one that wrote its last line asks the bots at once; the others only if
    that one has had time enough to answer. So a bot thinks once, and no match waits for a process that is dead.
    """

    def __init__(
        self,
        state: TableState,
        runtime: Runtime,
        append: Append,
        refresh: Refresh,
        watched: Callable[[], bool],
    ) -> None:
        self.state = state
        self.ask = runtime.ask_bot
        self.metrics = runtime.metrics
        self.append = append
        """Commits lines and publishes them; the caller holds the lock."""
        self.refresh = refresh
        """Loads what another process wrote."""
        self.is_watched = watched
        """Whether anybody watches; without players or spectators, bots wait."""
        self.is_sole_writer = runtime.is_sole_writer
        self.wrote_last = True
        """Whether this process wrote last, or nobody has since it opened the room."""
        self.last_line_at = monotonic()
        """When the last line became known here."""
        self.passed: set[Seat] = set()
        """The bots that passed at this line."""
        self.seq = -1
        self.is_busy = False
        """Whether the task is working on a timeout or a bot's move."""
        self.wake_event = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name=f"bot turns {self.state.code}")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def wake(self) -> None:
        self.wake_event.set()

    def on_own_write(self) -> None:
        """Note that this process wrote the last line."""
        self._note_write(first=True)

    def on_remote_write(self) -> None:
        """Note that another process wrote the last line."""
        self._note_write(first=False)

    def _note_write(self, first: bool) -> None:
        self.wrote_last, self.last_line_at = first or self.is_sole_writer, monotonic()
        if self.is_busy or self.has_work():
            self.wake_event.set()

    def has_work(self) -> bool:
        """Whether the match has a clock or a bot."""
        referee = self.state.referee
        return referee is None or referee.time_control is not None or bool(referee.bot_seats())

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._seconds_to_deadline()):
                    await self.wake_event.wait()
            self.wake_event.clear()
            self.is_busy = True
            try:
                await self._write_timeouts()
                await self._play_bots()
            except (Conflict, Refusal) as refused:
                await self._refresh_or_retry()
                if isinstance(refused, Unavailable):
                    await asyncio.sleep(RETRY_AFTER_SECONDS)
            except Exception:
                log.exception("bots stopped", extra={"table": self.state.code})
                await asyncio.sleep(RETRY_AFTER_SECONDS)
                self.wake_event.set()
            finally:
                self.is_busy = False

    async def _refresh_or_retry(self) -> None:
        try:
            await self.refresh()
        except Exception as problem:
            log.warning("cannot refresh", extra={"table": self.state.code, "problem": repr(problem)})
            await asyncio.sleep(RETRY_AFTER_SECONDS)
            self.wake_event.set()

    # Time

    def _seconds_to_deadline(self) -> float:
        """Seconds until the next time runs out."""
        due = self.state.referee.next_deadline() if self.state.referee else None
        return MAX_SLEEP_SECONDS if due is None else min(MAX_SLEEP_SECONDS, max(0.0, due - self.state.now()))

    async def _write_timeouts(self) -> None:
        """Write the lines of everybody whose time ran out."""
        async with self.state.lock:
            referee = self.state.referee
            lines = referee.overdue_lines(self.state.now()) if referee else []
            if referee and lines:
                await self.append(referee, lines)

    # Bots

    async def _play_bots(self) -> None:
        """Ask one bot after the other until it is a person's turn."""
        while True:
            async with self.state.lock:
                referee = self.state.referee
                if referee is None or not (referee.present_seats() or self.is_watched()):
                    return
                if referee.seq != self.seq:
                    self.passed, self.seq = set(), referee.seq
                turn = next_bot_turn(referee, self.passed)
            if turn is None:
                return
            if not self.wrote_last and await self._match_moved_during_lease(turn):
                continue
            due = monotonic() + thinking_seconds(turn.question)
            asking = asyncio.create_task(self._lines_of_answer(turn))
            try:
                if await self._match_moved_before_answer(turn, asking):
                    continue
                lines = await asking
            finally:
                asking.cancel()
            if lines is None:
                self.passed.add(turn.seat)
                continue
            await asyncio.sleep(due - monotonic())
            async with self.state.lock:
                if self.state.referee is not None and self.state.referee.seq == turn.seq:
                    await self.append(self.state.referee, lines)

    async def _match_moved_during_lease(self, turn: BotTurn) -> bool:
        """Give the process that wrote last its time to answer; whether the match went on meanwhile."""
        while (left := self.last_line_at + answer_lease_seconds(turn.question) - monotonic()) > 0:
            self.wake_event.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self.wake_event.wait()
            if self.state.referee is None or self.state.referee.seq != turn.seq:
                return True
        return False

    async def _match_moved_before_answer(self, turn: BotTurn, asking: asyncio.Task[list[Line] | None]) -> bool:
        """Wait for an answer; whether the match went on without it, so that nobody needs it any more."""
        while not asking.done():
            self.wake_event.clear()
            waking = asyncio.create_task(self.wake_event.wait())
            try:
                await asyncio.wait((asking, waking), return_when=asyncio.FIRST_COMPLETED)
            finally:
                waking.cancel()
            if self.state.referee is not None and self.state.referee.seq != turn.seq:
                return True
        return False

    async def _lines_of_answer(self, turn: BotTurn) -> list[Line] | None:
        """The lines that a bot's answer makes, None if it lets things run; a substitute plays if it fails."""
        seat, question = turn.seat, turn.question
        spell = find(question.game).game.spell
        self.metrics.count_question()
        try:
            move = (await self.ask(question, self.state.row.host)).move
            return None if move is None else [Line(seat, spell(move))]
        except BotFailed as failure:
            log.warning("bot failed", extra={"table": self.state.code, "seat": seat, "why": str(failure)})
            self.metrics.count_substitute()
        if question.ask == "interrupt":
            return None
        kind = substitute_for(question.game, question.kind)
        failed = f"{question.kind}({question.budget})" if question.budget else question.kind
        move = await self._substitute_move(msgspec.structs.replace(question, kind=kind, budget=""))
        return [
            Line(seat, f"is bot:{kind}", table=True),
            Line(seat, spell(move)),
            Line(seat, f"is bot:{failed}", table=True),
        ]

    async def _substitute_move(self, question: Question) -> Move:
        try:
            move = (await self.ask(question, self.state.row.host)).move
        except BotFailed:
            move = None
        return question.legal[0] if move is None else move
