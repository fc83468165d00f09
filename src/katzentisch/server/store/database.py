"""Opening a database: who may read its files, its schema version, and commits that are on disk when they return."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import (
    DatabaseError,
    DataError,
    DBAPIError,
    InterfaceError,
    InternalError,
    InvalidatePoolError,
    OperationalError,
    SQLAlchemyError,
)

from katzentisch.core.reason import BadOptions
from katzentisch.table.refusals import Malformed, Unavailable

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 5211
POOL_SIZE = 8
"""How many a process holds where a database allows several to write."""
SQLITE_FULL, DISK_FULL = 13, "53100"
"""How SQLite and PostgreSQL say that a disk is full."""
PRIVATE_FILE_MODE = 0o600
PRIVATE_FOLDER_MODE = 0o700
PASSWORD_OPTION = re.compile(r"(?<=[?&])password=[^&]*&?")
AUTOCOMMIT_OPTION = "one_stroke"
"""The option of a connection to SQLite on which no transaction is begun."""

log = logging.getLogger("katzentisch.store")


def normalize_url(url: str) -> str:
    """A URL as SQLAlchemy takes it; a mere path is a SQLite file."""
    for scheme in ("postgresql://", "postgres://"):
        if url.startswith(scheme):
            return f"postgresql+psycopg://{url.removeprefix(scheme)}"
    return url if "://" in url else f"sqlite:///{url}"


def display_url(url: str) -> str:
    """A store's address without its password; `katzentisch admin --store` takes it where another way gives that."""
    scheme, slashes, rest = url.partition("://")
    if not slashes:
        return url
    login, at, place = rest.rpartition("@")
    return f"{scheme}{slashes}{login.partition(':')[0]}{at}{PASSWORD_OPTION.sub('', place)}"


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite store; None for another database, or for one without a plain file."""
    path = url.removeprefix("sqlite:///").partition("?")[0]
    return None if path == url or not path or path.startswith(("file:", ":")) else Path(path)


def make_private_file(file: Path) -> None:
    """Create an empty file that only its owner may read, unless it is there; SQLite's -wal and -shm take its mode."""
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, PRIVATE_FILE_MODE))


def readable_by_others(file: Path) -> list[Path]:
    """The files of a SQLite store that other users of this machine may read; none on Windows, which has no modes."""
    found = [each for each in (file, Path(f"{file}-wal"), Path(f"{file}-shm")) if each.exists()]
    return [each for each in found if os.name == "posix" and each.stat().st_mode & ~PRIVATE_FILE_MODE & 0o777]


@contextmanager
def errors_as_refusals(url: str) -> Iterator[None]:
    """Trouble with a database, as a refusal that names it in one sentence."""
    try:
        yield
    except (SQLAlchemyError, ImportError) as trouble:
        if is_full(trouble):
            raise BadOptions("store-full") from trouble
        said = str(getattr(trouble, "orig", None) or trouble).strip().partition("\n")[0]
        raise BadOptions("store-trouble", store=display_url(url), problem=said) from trouble


def is_full(trouble: Exception) -> bool:
    """Whether there is no space left where a database writes."""
    orig = getattr(trouble, "orig", None)
    return getattr(orig, "sqlite_errorcode", 0) == SQLITE_FULL or getattr(orig, "sqlstate", "") == DISK_FULL


def refusal_for(trouble: Exception) -> Exception:
    """The refusal to answer with when a statement fails, or the same trouble if it is a mistake of ours."""
    if isinstance(trouble, DataError):  # such as a NUL, which PostgreSQL does not take
        return Malformed("message-bad")
    if isinstance(trouble, OperationalError | InterfaceError | InternalError):
        return store_refusal(trouble)
    return trouble


def store_refusal(trouble: DBAPIError) -> Unavailable:
    """The refusal to answer with when a database fails; the log has the details."""
    full = is_full(trouble)
    log.warning("the store is full" if full else "the store is away", extra={"problem": type(trouble.orig).__name__})
    return Unavailable("store-full" if full else "store-away")


def open_engine(url: str) -> Engine:
    """A database that has written to disk what it says it has, and tells nobody what it was given."""
    if not url.startswith("sqlite"):
        made = create_engine(url, pool_size=POOL_SIZE, hide_parameters=True, paramstyle="format")
        event.listen(made, "checkout", check_open)
        return made
    made = create_engine(url, connect_args={"check_same_thread": False, "timeout": 30}, hide_parameters=True)

    @event.listens_for(made, "connect")
    def careful(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
        connection.create_function("lower", 1, lambda text: text and text.lower(), deterministic=True)

    @event.listens_for(made, "begin")
    def at_once(connection: Connection) -> None:
        if not connection.get_execution_options().get(AUTOCOMMIT_OPTION):
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return made


def check_open(connection: Any, *_: object) -> None:
    """Replace pooled connections that their server has closed: then, and only then, one at rest has something to read.

    A question to the server would say the same, but cost every request a round trip.
    """
    with DefaultSelector() as selector:
        selector.register(connection, EVENT_READ)
        if selector.select(0):
            raise InvalidatePoolError


def autocommit(engine: Engine) -> Engine:
    """The same database where every statement is a transaction of its own, on disk when it is done."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(**{AUTOCOMMIT_OPTION: True})
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def migrate(engine: Engine) -> None:
    """Bring an older database, or an empty one, to the present shape."""
    found = schema_version(engine)
    if found == latest_version():
        return
    if found is not None and found > latest_version():
        url = engine.url.render_as_string(hide_password=True)
        raise BadOptions("store-newer", store=display_url(url.removeprefix("sqlite:///")))
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if engine.dialect.name != "sqlite":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def schema_version(engine: Engine) -> str | None:
    """The number of the last migration that a database has seen."""
    try:
        with engine.begin() as connection:
            found = connection.scalar(text("SELECT version_num FROM alembic_version"))
    except DatabaseError:
        return None
    return None if found is None else str(found)


def latest_version() -> str:
    """The present shape of a database: the number of the last migration."""
    return max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))
