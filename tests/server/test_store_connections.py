"""Connections to PostgreSQL that are kept: each is used again, and none that the server has closed."""

from __future__ import annotations

import pytest
from sqlalchemy import event, text

from katzentisch.server.store.database import POOL_SIZE, normalize_url, open_engine

from .daemons import whole_postgresql


@pytest.mark.ci
def test_a_database_that_was_away_is_used_again() -> None:
    """Nobody who asks after its return is told that it was away, whichever kept connection they get."""
    with whole_postgresql() as database:
        engine = open_engine(normalize_url(database.url))
        opened: list[object] = []
        event.listen(engine, "connect", lambda connection, _: opened.append(connection))

        def ask() -> None:
            kept = [engine.connect() for _ in range(POOL_SIZE)]
            for connection in kept:
                assert connection.scalar(text("SELECT 1")) == 1
            for connection in kept:
                connection.close()

        ask()
        ask()
        assert len(opened) == POOL_SIZE
        database.kill()
        database.start()
        ask()
        assert len(opened) == 2 * POOL_SIZE
        engine.dispose()
