"""`katzentisch admin`: look after a store, also while a server is running on it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from time import time

from rich.console import Console
from sqlalchemy import Select

from katzentisch.bots.pool import Pool
from katzentisch.core.reason import BadOptions, Value
from katzentisch.core.words import Words
from katzentisch.play.match import Match
from katzentisch.play.record import Record
from katzentisch.server.erasure import erase_guest
from katzentisch.server.job_processes import JobProcesses
from katzentisch.server.lobby import ServerLobby
from katzentisch.server.store import Store
from katzentisch.server.store.database import PRIVATE_FOLDER_MODE, make_private_file
from katzentisch.table.identifiers import GUEST_PATTERN, new_code, new_match_id
from katzentisch.table.refusals import NotFound
from katzentisch.table.stored import Chair, HouseRules, TableRow


class StoreCommands:
    """What an administrator can do to one store."""

    def __init__(self, store: Store, words: Words, console: Console) -> None:
        self.store = store
        self.words = words
        self.console = console
        store.open(create=False)

    def say(self, key: str, **data: Value) -> None:
        self.console.print(self.words.say(key, data), markup=False, soft_wrap=True)

    def list(self) -> None:
        """Every table: code, game, who sits there, how many matches."""
        for code in self.store.tables.codes():
            row = self.table(code)
            opened = f"{datetime.fromtimestamp(row.opened):%Y-%m-%d %H:%M}"
            names = ", ".join(chair.sitter or "—" for chair in row.chairs)
            matches = len(self.store.matches.of(code))
            self.say("admin-table", code=code, game=row.game, opened=opened, names=names, matches=matches)

    def export(self, code: str, folder: Path) -> None:
        """Write every match of a table as a record, secrets and all."""
        self.table(code)
        folder.mkdir(PRIVATE_FOLDER_MODE, parents=True, exist_ok=True)
        for number, match in enumerate(self.store.matches.of(code), 1):
            path = folder / f"{code}-{number}.kt"
            found = self.store.matches.head(match)
            assert found is not None
            record = found[1]
            record.lines = [entry.line for entry in self.store.matches.entries(match)]
            make_private_file(path)
            path.write_text(Match(record).record.write(), "utf-8")
            self.say("admin-wrote", path=str(path))

    def bring(self, record: Record) -> None:
        """Open a table with a recorded match; anyone with the link may take its seats."""
        record = Match(record).record
        chairs = [Chair() for _ in record.players]
        row = TableRow(new_code(), record.game, record.options, HouseRules(), "", False, time(), chairs)
        self.store.tables.open(row)
        self.store.matches.begin(new_match_id(), row.code, 1, record, time())
        self.say("admin-opened", code=row.code)

    def delete(self, code: str) -> None:
        """Remove a table with all its matches."""
        self.table(code)
        self.store.tables.delete(code)
        self.say("admin-deleted", code=code)

    def forget(self, whom: str, seat: int | None) -> None:
        """Delete the person in a seat, as they could themselves; others keep the games, without the name."""
        guest = whom if seat is None else self.chair(whom, seat).guest
        if seat is None and not GUEST_PATTERN.fullmatch(whom):
            raise BadOptions("forget-whom")
        self.say("admin-forgot", tables=self.bid_farewell({guest: None} if guest else {}))

    def bid_farewell(self, guests: Mapping[str, Select[str] | None]) -> int:
        """Forget these if they are due, as one more process beside servers, which hear of it; at how many tables."""
        codes = asyncio.run(erase_guests(self.store, guests))
        for code in codes:
            self.store.host_settings.touch(code, time())
        return len(codes)

    def backup(self, file: Path) -> None:
        """Copy a SQLite store while it is in use."""
        if not self.store.is_sqlite:
            raise BadOptions("backup-sqlite")
        if file.exists():
            raise BadOptions("file-exists", path=str(file))
        make_private_file(file)
        source = sqlite3.connect(self.store.url.removeprefix("sqlite:///"))
        target = sqlite3.connect(file)
        try:
            source.backup(target)
        finally:
            target.close()
            source.close()
        self.say("admin-wrote", path=str(file))

    def table(self, code: str) -> TableRow:
        row = self.store.tables.get(code)
        if row is None:
            raise NotFound("table-unknown", code=code)
        return row

    def chair(self, code: str, seat: int) -> Chair:
        chairs = self.table(code).chairs
        if not 0 <= seat < len(chairs):
            raise NotFound("no-seat", seat=seat)
        return chairs[seat]


async def erase_guests(store: Store, guests: Mapping[str, Select[str] | None]) -> list[str]:
    """Forget guests at a lobby that is there for this alone; the tables that were theirs."""
    pool, office = Pool(1), JobProcesses()
    lobby = ServerLobby(store, "", pool, office)
    try:
        return [code for guest, due in guests.items() for code in await erase_guest(lobby, guest, due)]
    finally:
        await lobby.close()
        office.close()
        pool.close()
