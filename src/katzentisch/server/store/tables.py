"""The tables that are kept: who sits where, what the host allows, and what is voted on."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, and_, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from katzentisch.server.store.club_store import (
    MIN_PLAYING,
    SAME_ROUND,
    THEMSELVES,
    boards,
    club_tables,
    count_playing,
    entrants,
    members,
    places,
    rounds,
    seasons,
)
from katzentisch.server.store.identity_merge import current_guest, current_guests
from katzentisch.server.store.schema import mutes, quick_tables, seats, tables
from katzentisch.table.stored import Chair, Conflict, HouseRules, SeasonTable, SeatOut, TableRow, Vote, WayOut

PAIR = 2
"""Players of the smallest table."""


class Tables:
    """Tables and their seats; each verb is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def open(self, row: TableRow) -> None:
        """Keep a new table; Conflict if its code is taken."""
        try:
            with self.engine.begin() as connection:
                insert_table(connection, row)
        except IntegrityError as taken:
            raise Conflict from taken

    def get(self, code: str) -> TableRow | None:
        with self.engine.begin() as connection:
            return load_table(connection, code)

    def public(self, limit: int) -> list[str]:
        """The newest tables whose hosts want them listed."""
        listed = select(tables.c.code).where(tables.c.public, ~is_deserted_quick_game())
        query = listed.order_by(tables.c.opened.desc()).limit(limit)
        with self.engine.begin() as connection:
            return list(connection.scalars(query))

    def of(self, guest: str, limit: int) -> list[str]:
        """The newest tables at which a guest sits, or that this guest opened."""
        sits = select(seats.c.code).where(seats.c.guest == guest)
        mine = sits.union(select(tables.c.code).where(tables.c.host == guest))
        listed = select(tables.c.code).where(tables.c.code.in_(mine), ~is_deserted_quick_game())
        query = listed.order_by(tables.c.opened.desc()).limit(limit)
        with self.engine.begin() as connection:
            return list(connection.scalars(query))

    def latest_cats(self, guests: Collection[str]) -> dict[str, int]:
        """The cats that guests had at the newest tables where they chose one."""
        chosen = seats.c.guest.in_({guest for guest in guests if guest}) & seats.c.cat.is_not(None)
        query = select(seats.c.guest, seats.c.cat).join(tables, tables.c.code == seats.c.code).where(chosen)
        with self.engine.begin() as connection:
            return {row.guest: row.cat for row in connection.execute(query.order_by(tables.c.opened))}

    def codes(self) -> list[str]:
        with self.engine.begin() as connection:
            return list(connection.scalars(select(tables.c.code).order_by(tables.c.opened)))

    def seat(self, code: str, seat: int, old: Chair, new: Chair) -> None:
        """Change who holds a seat; Conflict if the seat or the new player has changed meanwhile."""
        with self.engine.begin() as connection:
            replace_chair(connection, code, seat, old, new)

    def swap(self, code: str, first: tuple[int, Chair], second: tuple[int, Chair]) -> None:
        """Let two seats change places; Conflict if one has changed meanwhile."""
        with self.engine.begin() as connection:
            for (seat, old), (_, new) in sorted([(first, second), (second, first)]):
                replace_chair(connection, code, seat, old, new)

    def hand_over(self, code: str, old: str, new: str) -> None:
        """Make another guest the host; Conflict if somebody else is host by now."""
        same = (tables.c.code == code) & (tables.c.host == old)
        with self.engine.begin() as connection:
            heir = current_guest(connection, new)
            if connection.execute(update(tables).where(same).values(host=heir)).rowcount != 1:
                raise Conflict

    def vote(self, code: str, old: Vote | None, new: Vote | None) -> None:
        """Change the proposal on the table; Conflict if it is no longer as it was."""
        same = (tables.c.code == code) & (tables.c.vote == (to_json(old) if old else ""))
        with self.engine.begin() as connection:
            done = connection.execute(update(tables).where(same).values(vote=to_json(new) if new else ""))
            if done.rowcount != 1:
                raise Conflict

    def talk(self, code: str, on: bool) -> bool:
        """Let people at a table talk, or not; whether it is there."""
        with self.engine.begin() as connection:
            row = load_table(connection, code)
            if row is not None:
                rules = to_json(msgspec.structs.replace(row.house, chat=on))
                connection.execute(update(tables).where(tables.c.code == code).values(rules=rules))
            return row is not None

    def delete(self, code: str) -> bool:
        """Remove a table with all its matches; whether it was there."""
        with self.engine.begin() as connection:
            return connection.execute(delete(tables).where(tables.c.code == code)).rowcount == 1


def is_deserted_quick_game() -> Any:
    """Whether a table is a quick game that everybody left before it began; it is deleted a while later."""
    waits = exists().where(quick_tables.c.code == tables.c.code)
    return and_(waits, ~exists().where(seats.c.code == tables.c.code, seats.c.guest != ""))


def insert_table(connection: Connection, row: TableRow) -> None:
    """Keep a new table, within a transaction."""
    became = current_guests(connection, (row.host, *(chair.guest for chair in row.chairs)))
    connection.execute(
        insert(tables).values(
            code=row.code,
            game=row.game,
            options=to_json(row.options),
            rules=to_json(row.house),
            host=became[row.host],
            public=row.public,
            vote="",
            opened=row.opened,
        )
    )
    if row.club:
        connection.execute(insert(club_tables).values(code=row.code, club=row.club))
    for seat, chair in enumerate(row.chairs):
        owned = msgspec.structs.replace(chair, guest=became[chair.guest])
        connection.execute(insert(seats).values(code=row.code, seat=seat, **msgspec.structs.asdict(owned)))


def replace_chair(connection: Connection, code: str, seat: int, old: Chair, new: Chair) -> None:
    """Change who holds a seat, within a transaction; Conflict if the seat or the new player has changed meanwhile."""
    here = (seats.c.code == code) & (seats.c.seat == seat)
    same = (seats.c.sitter == old.sitter) & (seats.c.guest == old.guest) & (seats.c.token == old.token)
    if current_guest(connection, new.guest) != new.guest:
        raise Conflict
    done = connection.execute(update(seats).where(here & same).values(**msgspec.structs.asdict(new)))
    if done.rowcount != 1:
        raise Conflict
    if old.guest != new.guest:
        either = (mutes.c.seat == seat) | (mutes.c.other == seat)
        connection.execute(delete(mutes).where((mutes.c.code == code) & either))


def load_table(connection: Connection, code: str) -> TableRow | None:
    """One table as it is kept, within a transaction."""
    return load_tables(connection, [code]).get(code)


def load_tables(connection: Connection, codes: list[str]) -> dict[str, TableRow]:
    """Tables as they are kept, within a transaction; those that are not are left out."""
    chairs: dict[str, list[Chair]] = defaultdict(list)
    for chair in connection.execute(select(seats).where(seats.c.code.in_(codes)).order_by(seats.c.seat)):
        chairs[chair.code].append(Chair(chair.sitter, chair.guest, chair.token, chair.ready_for, chair.cat))
    muted: dict[str, set[tuple[int, int]]] = defaultdict(set)
    for pair in connection.execute(select(mutes).where(mutes.c.code.in_(codes))):
        muted[pair.code].add((pair.seat, pair.other))
    whole = select(tables, club_tables.c.club).outerjoin(club_tables)
    played_for = load_season_tables(connection, codes)
    return {
        row["code"]: TableRow(
            code=row["code"],
            game=row["game"],
            options=msgspec.json.decode(row["options"], type=dict[str, str]),
            house=msgspec.json.decode(row["rules"], type=HouseRules),
            host=row["host"],
            public=row["public"],
            opened=row["opened"],
            chairs=chairs[row["code"]],
            vote=msgspec.json.decode(row["vote"], type=Vote) if row["vote"] else None,
            mutes=frozenset(muted[row["code"]]),
            club=row["club"] or "",
            season=played_for.get(row["code"]),
        )
        for row in connection.execute(whole.where(tables.c.code.in_(codes))).mappings()
    }


def load_season_tables(connection: Connection, codes: list[str]) -> dict[str, SeasonTable]:
    """For which season and round tables are played, within a transaction; those of no season are left out."""
    query = (
        select(boards.c.code, seasons, rounds.c.number, rounds.c.due, rounds.c.done, count_playing().label("playing"))
        .join(rounds, SAME_ROUND)
        .join(seasons, seasons.c.id == boards.c.season)
        .where(boards.c.code.in_(codes))
    )
    rows = connection.execute(query).all()
    sizes = load_round_sizes(connection, {row.id for row in rows})
    out = load_seats_out(connection, [row.code for row in rows if not row.called_off])
    return {
        row.code: SeasonTable(
            id=row.id,
            name=row.name,
            round=row.number + 1,
            counts=not row.done and not row.called_off and row.playing >= MIN_PLAYING,
            cup=row.kind == "cup",
            due=row.due,
            boxes=len(sizes[row.id, row.number]),
            pairs=max(sizes[row.id, row.number]) <= PAIR,
            walkover=row.playing < MIN_PLAYING,
            out=out[row.code],
            called_off=row.called_off_at is not None,
            reason=row.called_off_reason,
        )
        for row in rows
    }


def load_seats_out(connection: Connection, codes: list[str]) -> dict[str, list[SeatOut]]:
    """The seats of tables that lost because their players withdrew or were taken out, within a transaction.

    Who was out only after the round was decided did not lose by that.
    """
    sits = and_(*(boards.c[name] == places.c[name] for name in ("season", "number", "board")))
    who = (entrants.c.season == places.c.season) & (entrants.c.lot == places.c.lot) & entrants.c.withdrawn
    host = (members.c.club == seasons.c.club) & (members.c.number == entrants.c.withdrawn_by)
    query = (
        select(boards.c.code, places.c.seat, entrants.c.withdrawn_by, members.c.name)
        .select_from(boards)
        .join(places, sits)
        .join(entrants, who)
        .join(seasons, seasons.c.id == boards.c.season)
        .outerjoin(members, host)
        .where(boards.c.code.in_(codes) & (places.c.rank.is_(None) | places.c.absent))
        .order_by(places.c.seat)
    )
    found: dict[str, list[SeatOut]] = defaultdict(list)
    for row in connection.execute(query) if codes else ():
        found[row.code].append(SeatOut(row.seat, way_out(row.withdrawn_by), row.name or ""))
    return found


def way_out(by: int | None) -> WayOut:
    """How somebody is out of a season, by the number that is kept with it."""
    return "" if by is None else "self" if by == THEMSELVES else "host"


def load_round_sizes(connection: Connection, found: set[str]) -> dict[tuple[str, int], list[int]]:
    """How many sit at each table of the rounds of these seasons, within a transaction; 1 for each who is free."""
    each = places.c.season, places.c.number, places.c.board
    query = select(*each, func.count().label("size")).where(places.c.season.in_(found)).group_by(*each)
    sizes: dict[tuple[str, int], list[int]] = defaultdict(list)
    for row in connection.execute(query) if found else ():
        sizes[row.season, row.number] += [1] * row.size if row.board is None else [row.size]
    return sizes


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
