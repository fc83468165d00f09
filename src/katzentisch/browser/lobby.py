"""All tables of this browser."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import ParamSpec, TypeVar

from msgspec.structs import replace

from katzentisch.bots.request import Answer, Question
from katzentisch.browser import worker_client
from katzentisch.browser.storage import BrowserStorage
from katzentisch.core.game import Seat
from katzentisch.core.reason import Refusal
from katzentisch.table import lobby, wire
from katzentisch.table.metrics import Metrics
from katzentisch.table.room import Room
from katzentisch.table.table_state import identify_visitor

P = ParamSpec("P")
T = TypeVar("T")

LOCAL_GUEST = "here"
"""The one guest of this browser."""
MAX_ROOMS = 20
"""Tables that are held open at once."""


class BrowserLobby(lobby.Lobby):
    """The tables of one browser: a single writer, bots in another worker."""

    def __init__(self, storage: BrowserStorage, call_worker: worker_client.CallWorker) -> None:
        super().__init__(storage, worker_client.WorkerJobRunner(call_worker), Metrics(), is_sole_writer=True)
        self.browser_storage = storage
        self.call_worker = call_worker
        self.max_rooms = MAX_ROOMS
        self.summary_tasks: dict[str, asyncio.Task[None]] = {}
        """Summaries of tables that are about to be stored."""

    async def ask_bot(self, question: Question, whose: str) -> Answer:
        return await worker_client.ask_bot(self.call_worker, question)

    async def offload(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run the work here, after what is waiting: a browser has no threads."""
        await asyncio.sleep(0)
        return work(*args, **kwargs)

    def announce_change(self, code: str, lines: bool = False, removed: Seat | None = None) -> None:
        """Store a summary of the table for the next visit; there is no other process to tell."""
        if code not in self.summary_tasks:
            self.summary_tasks[code] = asyncio.create_task(self._save_summary(code))

    async def _save_summary(self, code: str) -> None:
        await asyncio.sleep(0)
        del self.summary_tasks[code]
        if room := self.rooms.get(code):
            with suppress(Refusal):
                info = await room.table_info(identify_visitor(LOCAL_GUEST))
                await self.browser_storage.save_summary(info, await boards_of(room, info.yours))

    async def table_info(self, code: str, guest: str | None) -> wire.TableInfo:
        """A table's stored summary, so that a list folds no match."""
        noted = None if code in self.rooms else await self.browser_storage.load_summary(code)
        if noted is None:
            return await super().table_info(code, guest)
        seats = [replace(seat, here=False) for seat in noted.seats]
        return replace(noted, seats=seats, onlookers=0)

    async def delete_table(self, code: str) -> None:
        """Delete a table with all its matches."""
        if room := self.rooms.get(code):
            await self.close_room(room)
        await self.browser_storage.delete_table(code)


async def boards_of(room: Room, seats: list[Seat]) -> list[wire.Update]:
    """What these seats see of the match that is on, with its whole log."""
    async with room.lock:
        await room.ensure_current()
        referee = room.state.referee
        return [] if referee is None else [referee.update(seat, now=room.state.now()) for seat in seats]
