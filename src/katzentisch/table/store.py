"""What is kept: nothing is acknowledged before it is committed here, and no event is ever changed."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Literal, ParamSpec, TypeAlias, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.exc import DatabaseError, IntegrityError, InterfaceError, OperationalError

from katzentisch.play.record import Line, Record, parse
from katzentisch.table.refusals import Away
from katzentisch.table.schema import chat, events, matches, mutes, seats, settings, tables

P = ParamSpec("P")
T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 5211
THREADS = 8

log = logging.getLogger("katzentisch.store")


class Conflict(Exception):
    """Somebody else wrote first: reload, look again, retry."""


Seconds: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=14 * 24 * 3600)]


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host allows at a table."""

    chat: bool = True
    hints: bool | None = None
    """None: only where no other person plays."""
    spectators: Literal["gallery", "delayed", "none"] = "gallery"
    """Onlookers see what is public; or every hand, but a whole deal late; or nothing."""
    move_seconds: Seconds = 0
    """Time for each move; with `bank_seconds` also 0 there is no clock."""
    bank_seconds: Seconds = 0
    """Time for the whole match, taken from once a move's own time is used up."""
    timeout: Literal["ask", "bot"] = "ask"
    """When a time ran out: the others may let a bot play on; or one does so by itself."""
    notebook: bool = True
    """Whether pages may keep private notes by themselves, such as what a seat could deduce."""


class Vote(msgspec.Struct, frozen=True):
    """A proposal to go back; it lapses as soon as the match goes on."""

    match: str
    seq: int
    ply: int
    agreed: tuple[int, ...]


class Chair(msgspec.Struct, frozen=True):
    """One seat as it is kept: who sits there, and whose it is."""

    sitter: str = ""
    guest: str = ""
    token: str = ""


class TableRow(msgspec.Struct, frozen=True):
    """One table as it is kept."""

    code: str
    game: str
    options: dict[str, str]
    house: House
    host: str
    public: bool
    opened: float
    chairs: list[Chair]
    vote: Vote | None = None
    mutes: frozenset[tuple[int, int]] = frozenset()
    """Pairs of a seat and another that it does not want to hear."""


class Saying(msgspec.Struct, frozen=True):
    """One line of the chat."""

    number: int
    seat: int
    name: str
    text: str
    at: float


class Entry(msgspec.Struct, frozen=True):
    """One event of a match: a line of its record, and the command that asked for it."""

    seq: int
    line: Line
    command: str | None
    at: float = 0.0
    """When it was written."""


class News(msgspec.Struct, frozen=True):
    """A table, its latest match, and the events of it that the asker lacks."""

    row: TableRow
    match: str | None
    number: int
    begun: float
    head: Record | None
    """Only if the asker knew another match."""
    entries: list[Entry]


class Store:
    """A database behind a handful of verbs; each is one transaction."""

    def __init__(self, url: str) -> None:
        self.url = normal(url)
        self.is_sqlite = self.url.startswith("sqlite")
        self.engine = engine(self.url)
        self.threads = ThreadPoolExecutor(1 if self.is_sqlite else THREADS, "store")

    def migrate(self) -> None:
        """Bring an older database, or an empty one, to the present shape."""
        if self._shape() == newest():
            return
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.engine.begin() as connection:
            if not self.is_sqlite:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def _shape(self) -> str | None:
        try:
            with self.engine.begin() as connection:
                found = connection.scalar(text("SELECT version_num FROM alembic_version"))
        except DatabaseError:
            return None
        return None if found is None else str(found)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do this work in one of the store's threads, so the event loop never waits for a disk; Away if it fails."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, partial(work, *args, **kwargs))
        except (OperationalError, InterfaceError) as problem:
            log.warning("the store is away", extra={"problem": type(problem.orig).__name__})
            raise Away("store-away") from None

    def close(self) -> None:
        self.threads.shutdown()
        self.engine.dispose()

    # Settings

    def secret(self) -> str:
        """The key that signs cookies, made once."""
        with self.engine.begin() as connection:
            query = select(settings.c.value).where(settings.c.name == "secret")
            found = connection.scalar(query)
            if found is not None:
                return str(found)
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(settings).values(name="secret", value=secrets.token_hex(32)))
        except IntegrityError:
            pass
        return self.secret()

    def ping(self) -> None:
        """An error if the database does not answer."""
        with self.engine.connect() as connection:
            connection.execute(select(1))

    # Tables

    def open_table(self, row: TableRow) -> None:
        """Keep a new table; Conflict if its code is taken."""
        try:
            with self.engine.begin() as connection:
                connection.execute(
                    insert(tables).values(
                        code=row.code,
                        game=row.game,
                        options=dumps(row.options),
                        rules=dumps(row.house),
                        host=row.host,
                        public=row.public,
                        vote="",
                        opened=row.opened,
                    )
                )
                for seat, chair in enumerate(row.chairs):
                    connection.execute(insert(seats).values(code=row.code, seat=seat, **msgspec.structs.asdict(chair)))
        except IntegrityError as taken:
            raise Conflict from taken

    def table(self, code: str) -> TableRow | None:
        with self.engine.begin() as connection:
            return self._table(connection, code)

    def _table(self, connection: Connection, code: str) -> TableRow | None:
        row = connection.execute(select(tables).where(tables.c.code == code)).mappings().first()
        if row is None:
            return None
        chairs = connection.execute(select(seats).where(seats.c.code == code).order_by(seats.c.seat)).mappings()
        muted = connection.execute(select(mutes.c.seat, mutes.c.other).where(mutes.c.code == code))
        return TableRow(
            code=row["code"],
            game=row["game"],
            options=msgspec.json.decode(row["options"], type=dict[str, str]),
            house=msgspec.json.decode(row["rules"], type=House),
            host=row["host"],
            public=row["public"],
            opened=row["opened"],
            chairs=[Chair(chair["sitter"], chair["guest"], chair["token"]) for chair in chairs],
            vote=msgspec.json.decode(row["vote"], type=Vote) if row["vote"] else None,
            mutes=frozenset((pair.seat, pair.other) for pair in muted),
        )

    def public_tables(self, limit: int) -> list[str]:
        """The newest tables whose hosts want them listed."""
        query = select(tables.c.code).where(tables.c.public).order_by(tables.c.opened.desc()).limit(limit)
        with self.engine.begin() as connection:
            return list(connection.scalars(query))

    def tables_of(self, guest: str, limit: int) -> list[str]:
        """The newest tables at which a guest sits, or that this guest opened."""
        sits = select(seats.c.code).where(seats.c.guest == guest)
        mine = (tables.c.host == guest) | tables.c.code.in_(sits)
        query = select(tables.c.code).where(mine).order_by(tables.c.opened.desc()).limit(limit)
        with self.engine.begin() as connection:
            return list(connection.scalars(query))

    def all_tables(self) -> list[str]:
        with self.engine.begin() as connection:
            return list(connection.scalars(select(tables.c.code).order_by(tables.c.opened)))

    def seat(self, code: str, seat: int, old: Chair, new: Chair) -> None:
        """Change who sits on a chair; Conflict if it is no longer as it was."""
        here = (seats.c.code == code) & (seats.c.seat == seat)
        same = (seats.c.sitter == old.sitter) & (seats.c.guest == old.guest) & (seats.c.token == old.token)
        with self.engine.begin() as connection:
            done = connection.execute(update(seats).where(here & same).values(**msgspec.structs.asdict(new)))
            if done.rowcount != 1:
                raise Conflict
            if old.guest != new.guest:
                either = (mutes.c.seat == seat) | (mutes.c.other == seat)
                connection.execute(delete(mutes).where((mutes.c.code == code) & either))

    def vote(self, code: str, old: Vote | None, new: Vote | None) -> None:
        """Change the proposal on the table; Conflict if it is no longer as it was."""
        same = (tables.c.code == code) & (tables.c.vote == (dumps(old) if old else ""))
        with self.engine.begin() as connection:
            done = connection.execute(update(tables).where(same).values(vote=dumps(new) if new else ""))
            if done.rowcount != 1:
                raise Conflict

    def delete_table(self, code: str) -> bool:
        """Remove a table with all its matches; whether it was there."""
        with self.engine.begin() as connection:
            return connection.execute(delete(tables).where(tables.c.code == code)).rowcount == 1

    def forget(self, guest: str) -> int:
        """Cut the ties between a guest and all seats and tables; how many there were."""
        with self.engine.begin() as connection:
            sat = connection.execute(update(seats).where(seats.c.guest == guest).values(guest="", token=""))
            hosted = connection.execute(update(tables).where(tables.c.host == guest).values(host=""))
            return sat.rowcount + hosted.rowcount

    # Matches

    def begin(self, match: str, code: str, number: int, record: Record, at: float) -> None:
        """Keep the head of a new match with whatever lines it begins with; Conflict if it has begun already."""
        head = msgspec.structs.replace(record, lines=[], result=None, sealed=False).write()
        row = {"id": match, "code": code, "number": number, "head": head, "begun": at}
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(matches).values(**row))
                for seq, line in enumerate(record.lines, 1):
                    self._append(connection, match, Entry(seq, line, None, at))
        except IntegrityError as taken:
            raise Conflict from taken

    def matches(self, code: str) -> list[str]:
        """The matches of a table, the first one first."""
        query = select(matches.c.id).where(matches.c.code == code).order_by(matches.c.number)
        with self.engine.begin() as connection:
            return list(connection.scalars(query))

    def head(self, match: str) -> tuple[str, Record] | None:
        """The table of a match, and its record without a line."""
        with self.engine.begin() as connection:
            row = connection.execute(select(matches.c.code, matches.c.head).where(matches.c.id == match)).first()
        if row is None:
            return None
        return row.code, heading(row.head)

    def news(self, code: str, match: str | None, seq: int) -> News | None:
        """What somebody lacks who knows this match up to this event."""
        with self.engine.begin() as connection:
            row = self._table(connection, code)
            if row is None:
                return None
            query = select(matches).where(matches.c.code == code).order_by(matches.c.number.desc()).limit(1)
            latest = connection.execute(query).mappings().first()
            if latest is None:
                return News(row, None, 0, 0.0, None, [])
            known = latest["id"] == match
            entries = self._entries(connection, latest["id"], seq if known else 0)
        head = None if known else heading(latest["head"])
        return News(row, latest["id"], latest["number"], latest["begun"], head, entries)

    def append(self, match: str, entries: list[Entry]) -> None:
        """Add events, all or none, for good; Conflict if a place, or a command, is taken."""
        try:
            with self.engine.begin() as connection:
                for entry in entries:
                    self._append(connection, match, entry)
        except IntegrityError as taken:
            raise Conflict from taken

    def _append(self, connection: Connection, match: str, entry: Entry) -> None:
        line = entry.line
        connection.execute(
            insert(events).values(
                match=match,
                seq=entry.seq,
                seat=line.seat,
                text=line.text,
                is_table=line.table,
                command=entry.command,
                at=entry.at,
            )
        )

    def entries(self, match: str, since: int = 0) -> list[Entry]:
        """The events of a match after this one."""
        with self.engine.begin() as connection:
            return self._entries(connection, match, since)

    def _entries(self, connection: Connection, match: str, since: int) -> list[Entry]:
        query = select(events).where((events.c.match == match) & (events.c.seq > since)).order_by(events.c.seq)
        rows = connection.execute(query).mappings().all()
        return [
            Entry(row["seq"], Line(row["seat"], row["text"], row["is_table"]), row["command"], row["at"])
            for row in rows
        ]

    # Chat

    def say(self, code: str, seat: int, name: str, words: str, command: str | None, at: float) -> Saying | None:
        """Keep a line of chat; None if this command was kept before."""
        while True:
            try:
                with self.engine.begin() as connection:
                    mine = (chat.c.code == code) & (chat.c.command == command)
                    if command is not None and connection.scalar(select(func.count()).where(mine)):
                        return None
                    last = connection.scalar(select(func.max(chat.c.number)).where(chat.c.code == code)) or 0
                    row = {"seat": seat, "name": name, "text": words, "command": command, "at": at}
                    connection.execute(insert(chat).values(code=code, number=last + 1, **row))
                    return Saying(last + 1, seat, name, words, at)
            except IntegrityError:
                continue

    def sayings(self, code: str, since: int, limit: int) -> list[Saying]:
        """The latest lines of chat after this one."""
        query = select(chat).where((chat.c.code == code) & (chat.c.number > since)).order_by(chat.c.number.desc())
        with self.engine.begin() as connection:
            rows = connection.execute(query.limit(limit)).mappings().all()
        return [Saying(row["number"], row["seat"], row["name"], row["text"], row["at"]) for row in reversed(rows)]

    def mute(self, code: str, seat: int, other: int, on: bool) -> None:
        """This seat does not want to hear that one, or does again."""
        row = {"code": code, "seat": seat, "other": other}
        with self.engine.begin() as connection:
            connection.execute(delete(mutes).filter_by(**row))
            if on:
                connection.execute(insert(mutes).values(**row))


def newest() -> str:
    """The present shape of a database: the number of the last migration."""
    return max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def heading(text: str) -> Record:
    """A record without a line, to be sealed when it is written."""
    record = parse(text)
    record.sealed = True
    return record


def dumps(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def normal(url: str) -> str:
    """A URL as SQLAlchemy takes it; a mere path is a SQLite file."""
    for scheme in ("postgresql://", "postgres://"):
        if url.startswith(scheme):
            return f"postgresql+psycopg://{url.removeprefix(scheme)}"
    return url if "://" in url else f"sqlite:///{url}"


def engine(url: str) -> Engine:
    """A database that has written to disk what it says it has."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, pool_size=THREADS)
    made = create_engine(url, connect_args={"check_same_thread": False, "timeout": 30})

    @event.listens_for(made, "connect")
    def careful(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(made, "begin")
    def at_once(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return made
