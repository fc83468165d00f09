"""Figures and lists of what is stored, for the host; never the content of a hand."""

from __future__ import annotations

from pathlib import Path

import msgspec
from sqlalchemy import Connection, Engine, Table, exists, func, select, text

from katzentisch.server.store.schema import devices, events, matches, metadata, persons, results, seats, tables
from katzentisch.server.store.tables import load_tables

MAX_LISTED = 50


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """One table as its host's host sees it."""

    code: str
    game: str
    opened: float
    names: list[str]
    guests: list[str]
    chat: bool
    public: bool
    state: str
    """`waiting`, `on` or `over`."""
    last: float
    """When something happened there last."""


class PersonSummary(msgspec.Struct, frozen=True):
    """A person who kept their name, the number of their tables, and when a device of theirs was last seen."""

    guest: str
    name: str
    made: float
    tables: int
    seen: float


class UsageFigures:
    """Counts and lists; each verb is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def counts(self) -> dict[str, int]:
        """How many there are of what people know by name."""
        wanted = ("tables", "matches", "persons", "devices", "clubs", "sheets")
        with self.engine.begin() as connection:
            found = {name: count_rows(connection, metadata.tables[name]) for name in wanted if name in metadata.tables}
            over = connection.scalar(select(func.count(results.c.match.distinct()))) or 0
        return {**found, "finished": over}

    def size(self) -> int:
        """Bytes on disk."""
        if self.engine.dialect.name == "sqlite":
            path = self.engine.url.database or ""
            return sum(file.stat().st_size for file in map(Path, (path, f"{path}-wal")) if file.exists())
        with self.engine.begin() as connection:
            return int(connection.scalar(text("SELECT pg_database_size(current_database())")) or 0)

    def tables(self, search: str) -> list[TableSummary]:
        """The newest tables, those with this code or with somebody of this name."""
        query = select(tables.c.code).order_by(tables.c.opened.desc()).limit(MAX_LISTED)
        if search:
            named = seats.c.sitter.icontains(search, autoescape=True)
            query = query.where((tables.c.code == search) | exists().where((seats.c.code == tables.c.code) & named))
        with self.engine.begin() as connection:
            codes = list(connection.scalars(query))
            kept = load_tables(connection, codes)
            played = select(matches).where(matches.c.code.in_(codes)).order_by(matches.c.number)
            latest = {row.code: row for row in connection.execute(played)}
            ids = [row.id for row in latest.values()]
            over = set(connection.scalars(select(results.c.match).where(results.c.match.in_(ids))))
            moved = (
                select(events.c.match, func.max(events.c.at)).where(events.c.match.in_(ids)).group_by(events.c.match)
            )
            last = {row[0]: row[1] for row in connection.execute(moved)}
        return [
            TableSummary(
                code=code,
                game=row.game,
                opened=row.opened,
                names=[chair.sitter for chair in row.chairs],
                guests=[chair.guest for chair in row.chairs],
                chat=row.house.chat,
                public=row.public,
                state="waiting" if match is None else "over" if match.id in over else "on",
                last=row.opened if match is None else last.get(match.id, match.begun),
            )
            for code in codes
            if (row := kept.get(code)) is not None
            for match in [latest.get(code)]
        ]

    def persons(self, search: str) -> list[PersonSummary]:
        """The newest persons, or those of this name."""
        seen = select(func.max(devices.c.seen)).where(devices.c.guest == persons.c.guest).scalar_subquery()
        sits = select(func.count(seats.c.code.distinct())).where(seats.c.guest == persons.c.guest).scalar_subquery()
        query = select(persons, sits, seen).order_by(persons.c.made.desc()).limit(MAX_LISTED)
        if search:
            query = query.where(persons.c.name.icontains(search, autoescape=True))
        with self.engine.begin() as connection:
            found = connection.execute(query).all()
        return [PersonSummary(guest, name, made, number, last or made) for guest, name, made, number, last in found]


def count_rows(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0
