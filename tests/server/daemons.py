"""PostgreSQL and Redis for the tests; a loud skip where their programs are not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from katzentisch.bench import services
from katzentisch.bench.services import PostgreSQL, Redis

__all__ = ["PostgreSQL", "Redis", "postgresql", "redis"]


@contextmanager
def postgresql() -> Iterator[PostgreSQL]:
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
