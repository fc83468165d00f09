"""Writes down how each match ended, once, whichever process was there."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from katzentisch.core.reason import Refusal
from katzentisch.server.periodic_service import PeriodicService
from katzentisch.server.store import Store
from katzentisch.table.ending import Ending, conclude, make_ending
from katzentisch.table.identifiers import new_match_id
from katzentisch.table.jobs import JobRunner
from katzentisch.table.refusals import LimitExceeded, Unavailable
from katzentisch.table.room import Room

CATCH_UP_SECONDS = 600.0
"""Seconds between two looks at what other processes may have left undone."""
STORE_RETRY_SECONDS = 1.0
"""Seconds before a store is tried again that is away."""
MATCHES_PER_QUERY = 100
"""Matches that are asked for in one go."""
AFTER_LAST_MATCH = "~"
"""Behind every match."""
MAX_REMEMBERED = 10_000
"""Matches that are known to be written down without asking."""

log = logging.getLogger("katzentisch.result_recorder")


class OpenRooms(Protocol):
    """Where rooms are found."""

    rooms: dict[str, Room]


class ResultRecorder:
    """Writes down what ends here at once; what ended while nobody was there, little by little."""

    def __init__(self, lobby: OpenRooms, store: Store, clerk: JobRunner) -> None:
        self.lobby = lobby
        self.store = store
        self.clerk = clerk
        self.known: dict[str, None] = {}
        """Matches that ended and are written down, or are being."""
        self.writing: set[asyncio.Task[None]] = set()
        self.service = PeriodicService("result recorder", self.catch_up, CATCH_UP_SECONDS, STORE_RETRY_SECONDS)

    def start(self) -> None:
        self.service.start()

    async def stop(self) -> None:
        """Stop; what is not written yet the next process catches up with."""
        for task in self.writing:
            task.cancel()
        await asyncio.gather(*self.writing, return_exceptions=True)
        await self.service.stop()

    def on_table_changed(self, code: str) -> None:
        """This process wrote at a table: perhaps by that its match was over."""
        room = self.lobby.rooms.get(code)
        referee = room.state.referee if room else None
        if room is None or referee is None or not referee.match.over or referee.id in self.known:
            return
        self._remember(referee.id)
        now = room.state.now()
        end = make_ending(referee.id, referee.match.record, room.state.row, conclude(referee), now)
        task = asyncio.create_task(self._write(end), name=f"registrar {code}")
        self.writing.add(task)
        task.add_done_callback(self.writing.discard)

    def _remember(self, match: str) -> None:
        self.known[match] = None
        if len(self.known) > MAX_REMEMBERED:
            del self.known[next(iter(self.known))]

    async def _write(self, end: Ending) -> None:
        while True:
            try:
                await self.store.run(self.store.results.write, end)
                return
            except Unavailable:
                await asyncio.sleep(STORE_RETRY_SECONDS)
            except Exception:
                log.exception("an end is not written down", extra={"match": end.match})
                return

    # What ended while nobody was there

    async def catch_up(self) -> None:
        """Look at every match that may have ended; processes that begin together begin at different ones."""
        begin = new_match_id()
        for after, until in ((begin, AFTER_LAST_MATCH), ("", begin)):
            while some := await self.store.run(self.store.results.unsettled, after, until, MATCHES_PER_QUERY):
                for after in some:
                    await self._try(after)

    async def _try(self, match: str) -> None:
        """Settle a match; one that cannot be settled now holds up no other."""
        try:
            await self._settle(match)
        except Unavailable:
            raise
        except LimitExceeded:
            return
        except Exception:
            log.exception("an end is not written down", extra={"match": match})

    async def _settle(self, match: str) -> None:
        """Write down the first end that a match came to, or up to where it has not ended."""
        store = self.store
        begun = await store.run(store.results.begun, match)
        found = await store.run(store.matches.head, match)
        if begun is None or found is None:
            return
        code, record = found
        entries = await store.run(store.matches.entries, match)
        record.lines = [entry.line for entry in entries]
        try:
            end = await self.clerk.find_conclusion(record)
        except LimitExceeded:
            raise
        except (Refusal, RuntimeError) as problem:  # nobody here can play it any more
            log.warning("a match cannot be read", extra={"match": match, "problem": str(problem)})
            end = None
        row = await store.run(store.tables.get, code)
        if end is None or row is None:
            await store.run(store.results.look, match, len(entries))
            return
        last = entries[end.seq - 1]
        if last.at == begun and last.command is None:
            await store.run(store.results.leave, match, begun)
        else:
            await store.run(store.results.write, make_ending(match, record, row, end, last.at))
