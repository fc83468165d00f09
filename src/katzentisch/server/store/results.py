"""How matches ended: written once for each, by whichever process is first."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec
from sqlalchemy import Connection, Engine, exists, insert, select, update

from katzentisch.server.store.identity_merge import current_guests
from katzentisch.server.store.schema import events, matches, results
from katzentisch.server.store.tables import to_json
from katzentisch.table.ending import Ending

ResultListener: TypeAlias = Callable[[Connection, Ending], None]
"""Counts the end of a match, in the transaction that writes it down: once, or not at all."""


class Results:
    """What each seat made of each finished match; each verb is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.counts: list[ResultListener] = []

    def write(self, ending: Ending) -> bool:
        """Write down how a match ended; False if somebody has, or it is not kept any more."""
        is_open = (matches.c.id == ending.match) & matches.c.ended.is_(None)
        with self.engine.begin() as connection:
            ending = with_current_guests(connection, ending)
            if connection.execute(update(matches).where(is_open).values(ended=ending.over)).rowcount != 1:
                return False
            connection.execute(insert(results), result_rows(ending))
            for count in self.counts:
                count(connection, ending)
            return True

    def players(self, match: str) -> dict[int, str] | None:
        """Who played a match, guest by seat; None while nobody has written down how it ended."""
        query = select(results.c.seat, results.c.guest).where(results.c.match == match)
        with self.engine.begin() as connection:
            found = {row.seat: row.guest for row in connection.execute(query)}
        return found or None

    # What ended while nobody was there

    def unsettled(self, after: str, until: str, limit: int) -> list[str]:
        """Matches between these that may have ended since somebody looked, in order."""
        news = exists().where((events.c.match == matches.c.id) & (events.c.seq == matches.c.looked + 1))
        between = (matches.c.id > after) & (matches.c.id <= until) & matches.c.ended.is_(None)
        query = select(matches.c.id).where(between & news).order_by(matches.c.id).limit(limit)
        with self.engine.begin() as connection:
            return list(connection.scalars(query))

    def begun(self, match: str) -> float | None:
        """When a match began whose end nobody has written down; None if somebody has."""
        query = select(matches.c.begun).where((matches.c.id == match) & matches.c.ended.is_(None))
        with self.engine.begin() as connection:
            return connection.scalar(query)

    def look(self, match: str, seq: int) -> None:
        """Up to this line a match has not ended."""
        with self.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == match).values(looked=seq))

    def leave(self, match: str, at: float) -> None:
        """A match ended elsewhere, and nobody here has a result."""
        with self.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == match).values(ended=at))


def with_current_guests(connection: Connection, ending: Ending) -> Ending:
    """An ending whose results belong to whom its guests are by now."""
    became = current_guests(connection, (result.guest for result in ending.results))
    results = [msgspec.structs.replace(result, guest=became[result.guest]) for result in ending.results]
    return msgspec.structs.replace(ending, results=results)


def result_rows(ending: Ending) -> list[dict[str, str | int | float | bool]]:
    """An ending as it is kept, seat by seat."""
    common: dict[str, str | int | float | bool] = {
        "match": ending.match,
        "game": ending.game,
        "options": to_json(ending.options),
        "players": len(ending.results),
        "backs": ending.backs,
        "brought": ending.brought,
        "over": ending.over,
    }
    return [
        {**common, **msgspec.structs.asdict(result), "figures": to_json(result.figures)} for result in ending.results
    ]
