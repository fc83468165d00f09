"""PostgreSQL and Redis for the tests; a loud skip where their programs are not installed."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

import psycopg
import pytest

from katzentisch.bench import services
from katzentisch.bench.services import PostgreSQL, Redis

__all__ = ["PostgreSQL", "Redis", "close_shared", "postgresql", "redis", "whole_postgresql"]

_shared = ExitStack()
_clusters: list[PostgreSQL] = []
_numbers = itertools.count(1)


class Database(NamedTuple):
    """A database among others."""

    url: str


@contextmanager
def postgresql() -> Iterator[Database]:
    """An empty database of its own, at the PostgreSQL that the tests of this process share."""
    with installed("postgres"):
        if not _clusters:
            _clusters.append(_shared.enter_context(services.postgresql()))
        place, name = _clusters[0].url.rpartition("/")[0], f"test{next(_numbers)}"
        with psycopg.connect(_clusters[0].url, autocommit=True) as host:
            host.execute(f"CREATE DATABASE {name} TEMPLATE template0".encode())
            try:
                yield Database(f"{place}/{name}")
            finally:
                host.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


def close_shared() -> None:
    """End what the tests of this process shared."""
    _shared.close()
    _clusters.clear()


@contextmanager
def whole_postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL that can be taken away and brought back."""
    with installed("postgres"), services.postgresql() as daemon:
        yield daemon


@contextmanager
def redis() -> Iterator[Redis]:
    with installed("redis-server"), services.redis() as daemon:
        yield daemon


@contextmanager
def installed(name: str) -> Iterator[None]:
    """A skip that says what is missing."""
    try:
        services.program(name)
    except services.Absent as absent:
        pytest.skip(f"NOT TESTED: {absent}")
    yield
