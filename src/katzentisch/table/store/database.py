"""A database that is opened, brought to the present shape, and has written to disk what it says it has."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DatabaseError

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 5211
CONNECTIONS = 8
"""How many a process holds where a database allows several to write."""


def normal(url: str) -> str:
    """A URL as SQLAlchemy takes it; a mere path is a SQLite file."""
    for scheme in ("postgresql://", "postgres://"):
        if url.startswith(scheme):
            return f"postgresql+psycopg://{url.removeprefix(scheme)}"
    return url if "://" in url else f"sqlite:///{url}"


def opened(url: str) -> Engine:
    """A database that has written to disk what it says it has."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, pool_size=CONNECTIONS)
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


def migrate(engine: Engine) -> None:
    """Bring an older database, or an empty one, to the present shape."""
    if shape(engine) == newest():
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if engine.dialect.name != "sqlite":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def shape(engine: Engine) -> str | None:
    """The number of the last migration that a database has seen."""
    try:
        with engine.begin() as connection:
            found = connection.scalar(text("SELECT version_num FROM alembic_version"))
    except DatabaseError:
        return None
    return None if found is None else str(found)


def newest() -> str:
    """The present shape of a database: the number of the last migration."""
    return max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))
