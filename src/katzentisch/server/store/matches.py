"""The matches that are kept: the head of each record, and its lines, which are only ever added."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Engine, insert, select, tuple_
from sqlalchemy.exc import IntegrityError

from katzentisch.play.record import Line, Record
from katzentisch.play.vacation import DAY_SECONDS
from katzentisch.server.store.alarms import set_alarm
from katzentisch.server.store.club_store import club_tables
from katzentisch.server.store.clubs import began_as_rated
from katzentisch.server.store.database import autocommit
from katzentisch.server.store.quick_ratings import is_rated_quick_game
from katzentisch.server.store.schema import chat, events, matches, seats, tables
from katzentisch.server.store.tables import load_table, load_tables
from katzentisch.table.stored import (
    Conflict,
    HouseRules,
    KnownVersion,
    MatchEntry,
    TableChanges,
    decode_head,
    encode_head,
)

MAX_TABLES_PER_QUERY = 200
"""Tables in one question."""
COLUMNS = events.columns.keys()


class MatchStore:
    """Matches and their events; each verb is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.reading = autocommit(engine)

    def begin(self, match: str, code: str, number: int, record: Record, at: float) -> None:
        """Keep the head of a new match with whatever lines it begins with; Conflict if it has begun already.

        Where people have days for a move an alarm is set with it: some process has to look when the first time ends.
        """
        ended = at if record.result is not None else None  # elsewhere: nobody here has a result
        row = {"id": match, "code": code, "number": number, "head": encode_head(record), "begun": at, "ended": ended}
        try:
            with self.engine.begin() as connection:
                rules = connection.scalar(select(tables.c.rules).where(tables.c.code == code))
                rated = rated_club(connection, code, rules or "{}", record)
                quick = is_rated_quick_game(connection, code, number)
                connection.execute(insert(matches).values(**row, rated_club=rated, rated_quick=quick))
                if rules is not None and msgspec.json.decode(rules, type=HouseRules).move_seconds >= DAY_SECONDS:
                    set_alarm(connection, code, at)
                if record.lines:
                    rows = (row_of(match, MatchEntry(seq, line, None, at)) for seq, line in enumerate(record.lines, 1))
                    connection.execute(insert(events), [dict(zip(COLUMNS, row, strict=True)) for row in rows])
        except IntegrityError as taken:
            raise Conflict from taken

    def of(self, code: str) -> list[str]:
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
        return row.code, decode_head(row.head)

    def news(self, code: str, match: str | None, seq: int) -> TableChanges | None:
        """What somebody lacks who knows this match up to this event."""
        with self.engine.begin() as connection:
            row = load_table(connection, code)
            if row is None:
                return None
            query = select(matches).where(matches.c.code == code).order_by(matches.c.number.desc()).limit(1)
            latest = connection.execute(query).mappings().first()
            if latest is None:
                return TableChanges(row, None, 0, 0.0, None, [])
            known = latest["id"] == match
            entries = load_entries(connection, latest["id"], seq if known else 0)
        head = None if known else decode_head(latest["head"])
        return TableChanges(row, latest["id"], latest["number"], latest["begun"], head, entries)

    def behind(self, known: list[KnownVersion]) -> set[str]:
        """The tables of which more is kept than is known, or something else: one question for all of them."""
        with self.engine.begin() as connection:
            parts = [
                known[first : first + MAX_TABLES_PER_QUERY] for first in range(0, len(known), MAX_TABLES_PER_QUERY)
            ]
            return set[str]().union(*(outdated_tables(connection, part) for part in parts))

    def entries(self, match: str, since: int = 0) -> list[MatchEntry]:
        """The events of a match after this one."""
        with self.reading.connect() as connection:
            return load_entries(connection, match, since)


def rated_club(connection: Connection, code: str, rules: str, record: Record) -> str:
    """The club for whose ratings a match counts that begins now, within a transaction; empty for none."""
    club = connection.scalar(select(club_tables.c.club).where(club_tables.c.code == code))
    guests = list(connection.scalars(select(seats.c.guest).where(seats.c.code == code)))
    return club if club and not record.chance and began_as_rated(connection, club, rules, guests) else ""


def row_of(match: str, entry: MatchEntry) -> tuple[str, int, int, str, bool, str | None, float]:
    """One event as it is kept, column by column."""
    line = entry.line
    return match, entry.seq, line.seat, line.text, line.table, entry.command, entry.at


def outdated_tables(connection: Connection, known: list[KnownVersion]) -> set[str]:
    """The tables of which something else is kept than is known, within a transaction."""
    kept = load_tables(connection, [each.row.code for each in known])
    follows = {(each.match, each.seq + 1): each.row.code for each in known if each.match}
    line = select(events.c.match, events.c.seq).where(tuple_(events.c.match, events.c.seq).in_(follows))
    next_match = [(each.row.code, each.number + 1) for each in known]
    begun = select(matches.c.code).where(tuple_(matches.c.code, matches.c.number).in_(next_match))
    next_saying = [(each.row.code, each.chat_number + 1) for each in known]
    said = select(chat.c.code).where(tuple_(chat.c.code, chat.c.number).in_(next_saying))
    return {
        *(each.row.code for each in known if kept.get(each.row.code) != each.row),
        *(follows[row.match, row.seq] for row in connection.execute(line)),
        *connection.scalars(begun),
        *connection.scalars(said),
    }


def load_entries(connection: Connection, match: str, since: int) -> list[MatchEntry]:
    """The events of a match after this one, within a transaction."""
    query = select(events).where((events.c.match == match) & (events.c.seq > since)).order_by(events.c.seq)
    rows = connection.execute(query).mappings().all()
    return [
        MatchEntry(row["seq"], Line(row["seat"], row["text"], row["is_table"]), row["command"], row["at"])
        for row in rows
    ]
