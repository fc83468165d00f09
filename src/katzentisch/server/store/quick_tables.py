"""Tables of quick games that wait for players: a seat is found or a table opened in one transaction."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import Connection, Engine, Select, and_, delete, exists, func, insert, or_, select, update

from katzentisch.server.store.database import autocommit
from katzentisch.server.store.friends import is_block
from katzentisch.server.store.identity_merge import current_guest
from katzentisch.server.store.schema import bans, matches, quick_arrivals, quick_removals, quick_tables, seats, tables
from katzentisch.server.store.tables import insert_table, load_tables, replace_chair, to_json
from katzentisch.table.refusals import LimitExceeded
from katzentisch.table.stored import Chair, Conflict, TableRow, free_cat

Pace: TypeAlias = Literal["live", "days"]

QUICK_LOCK = 5213
"""The lock under which seats are found, where a database has several writers."""
PRESENT_SECONDS = 45.0
"""For how long somebody counts as waiting after they were last seen, where everybody plays at once."""
EMPTY_TABLE_SECONDS = 30.0
"""After this time a table that everybody has left is deleted."""
LEASE_SECONDS = 15.0
"""For how long one process tries to begin a match before another does."""
MAX_WAITING = 5
"""Tables at which one guest may wait for a match that lasts days."""
MAX_PER_QUERY = 100
ANY_NUMBER = 0
"""The number of players of those who do not mind how many play, and of a table where nobody else sits."""


class QuickWish(NamedTuple):
    """Who wants to play what, with how many, at which pace; and when bots may fill the table, None: never."""

    guest: str
    name: str
    game: str
    players: int
    """ANY_NUMBER if it does not matter."""
    pace: Pace
    bots_at: float | None
    cat: int = 0


class QuickSeat(msgspec.Struct, frozen=True):
    """Where somebody was seated."""

    code: str
    seat: int


class QuickOffer(msgspec.Struct, frozen=True):
    """Another table of the same game at which somebody could play who waits alone."""

    players: int
    here: int
    """How many of them are there."""
    pace: Pace
    bots_at: float | None
    """When bots take the open seats, in seconds since 1970; None: never."""


class QuickTables:
    """Quick games before they begin; each verb is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.reading = autocommit(engine)

    def take_seat(self, wish: QuickWish, new: TableRow, now: float) -> QuickSeat:
        """The seat that the guest has already, or one at the table that has waited longest, or else the first of a new.

        Conflict if the guest has become somebody else, or the code of the new table is taken.
        """
        with self.engine.begin() as connection:
            if connection.dialect.name != "sqlite":
                connection.execute(select(func.pg_advisory_xact_lock(QUICK_LOCK)))
            if current_guest(connection, wish.guest) != wish.guest:
                raise Conflict
            waiting = connection.execute(waiting_seats(wish.guest)).all()
            for row in waiting:
                if is_alike(row, wish):
                    note_joined(connection, load_tables(connection, [row.code])[row.code], wish, now)
                    return QuickSeat(row.code, row.seat)
            if len(waiting) >= MAX_WAITING:
                raise LimitExceeded("quick-many", most=MAX_WAITING)
            codes = list[str](connection.scalars(open_tables(wish, now)))
            found = load_tables(connection, codes)
            for code in codes:
                with suppress(Conflict):
                    seat = join_table(connection, found[code], wish, now)
                    if wish.players != ANY_NUMBER:
                        set_number(connection, found[code], new)
                    return seat
            if connection.execute(select(tables.c.code).where(tables.c.code == new.code)).first():
                raise Conflict
            insert_table(connection, new)
            connection.execute(
                insert(quick_tables).values(
                    code=new.code,
                    game=wish.game,
                    players=wish.players,
                    pace=wish.pace,
                    bots_at=wish.bots_at,
                    seen=now,
                )
            )
            note_arrival(connection, new.code, wish.guest)
            return QuickSeat(new.code, 0)

    def other_live_seats(self, wish: QuickWish) -> list[QuickSeat]:
        """Where else a guest waits for a match that is played at once."""
        query = waiting_seats(wish.guest).where(quick_tables.c.pace == "live")
        with self.reading.connect() as connection:
            found = connection.execute(query).all()
        return [QuickSeat(row.code, row.seat) for row in found if not is_alike(row, wish)]

    def find_offer(self, code: str, guest: str, now: float) -> QuickOffer | None:
        """Another table that a guest could join who waits alone at this one, with bots or without."""
        with self.reading.connect() as connection:
            own = connection.execute(waiting_seats(guest).where(quick_tables.c.code == code)).first()
            if own is None or own.has_company:
                return None
            for bots_at in (own.bots_at, now if own.bots_at is None else None):
                wish = QuickWish(guest, "", own.game, ANY_NUMBER, own.pace, bots_at)
                if other := connection.scalars(open_tables(wish, now).limit(1)).first():
                    sitters = list(connection.scalars(select(seats.c.sitter).where(seats.c.code == other)))
                    filled = select(quick_tables.c.bots_at).where(quick_tables.c.code == other)
                    return QuickOffer(
                        len(sitters), sum(map(bool, sitters)), own.pace, connection.scalars(filled).first()
                    )
        return None

    def exclude(self, code: str, guest: str) -> None:
        """Do not seat a guest there again whom the host removed."""
        row = {"code": code, "guest": guest}
        with self.engine.begin() as connection:
            waits = connection.execute(select(quick_tables.c.code).where(quick_tables.c.code == code)).first()
            if waits and not connection.execute(select(quick_removals).filter_by(**row)).first():
                connection.execute(insert(quick_removals).values(**row))

    def note_present(self, codes: list[str], now: float) -> None:
        """Note that somebody who sits at these tables is connected."""
        with self.engine.begin() as connection:
            connection.execute(update(quick_tables).where(quick_tables.c.code.in_(codes)).values(seen=now))

    def ripe(self, now: float) -> list[str]:
        """Tables whose match is to begin, or of which nobody waits for anything any more."""
        begun = exists().where(matches.c.code == quick_tables.c.code)
        waits = (quick_tables.c.pace == "days") | (quick_tables.c.seen >= now - PRESENT_SECONDS)
        due = and_(quick_tables.c.bots_at <= now, waits, has_person())
        empty = and_(~has_person(), quick_tables.c.seen < now - EMPTY_TABLE_SECONDS)
        full = and_(~has_open_seat(), has_person())
        query = select(quick_tables.c.code).where(quick_tables.c.leased <= now, or_(begun, due, full, empty))
        with self.reading.connect() as connection:
            return list(connection.scalars(query.limit(MAX_PER_QUERY)))

    def lease(self, code: str, now: float) -> bool:
        """Whether this process is to see to a table."""
        free = (quick_tables.c.code == code) & (quick_tables.c.leased <= now)
        with self.engine.begin() as connection:
            return bool(
                connection.execute(update(quick_tables).where(free).values(leased=now + LEASE_SECONDS)).rowcount
            )

    def settle(self, code: str) -> bool:
        """Let a table wait no longer whose match has begun; whether it had no players and was deleted."""
        here = quick_tables.c.code == code
        begun = exists().where(matches.c.code == code)
        nobody = ~exists().where((seats.c.code == code) & (seats.c.guest != ""))
        with self.engine.begin() as connection:
            connection.execute(delete(quick_tables).where(here, begun))
            waits = exists().where(here)
            return bool(connection.execute(delete(tables).where(tables.c.code == code, waits, nobody)).rowcount)


def waiting_seats(guest: str) -> Select[tuple[str, str, int, str, float | None, int, bool]]:
    """The seats of a guest at quick games that have not begun, and whether other people are there."""
    others = seats.alias()
    company = exists().where(others.c.code == quick_tables.c.code, others.c.guest.not_in(("", guest)))
    wish = (quick_tables.c.code, quick_tables.c.game, quick_tables.c.players, quick_tables.c.pace)
    return (
        select(*wish, quick_tables.c.bots_at, seats.c.seat, company.label("has_company"))
        .join(seats, seats.c.code == quick_tables.c.code)
        .where(seats.c.guest == guest)
        .order_by(seats.c.code, seats.c.seat)
    )


def open_tables(wish: QuickWish, now: float) -> Select[str]:
    """The tables at which somebody with this wish may sit down, the one that has waited longest first."""
    sits = (seats.c.code == tables.c.code) & (seats.c.guest != "")
    banned = exists().where(bans.c.guest == seats.c.guest)
    unwanted = exists().where(sits, exists().where(is_block(wish.guest)) | banned)
    removed = exists().where(quick_removals.c.code == tables.c.code, quick_removals.c.guest == wish.guest)
    own = exists().where(seats.c.code == tables.c.code, seats.c.guest == wish.guest)
    sitters = (seats.c.code == quick_tables.c.code) & (seats.c.sitter != "")
    here = select(func.count()).select_from(seats).where(sitters).scalar_subquery()
    has_room = and_(quick_tables.c.players == ANY_NUMBER, here < wish.players)
    bots = quick_tables.c.bots_at.is_(None) if wish.bots_at is None else quick_tables.c.bots_at.is_not(None)
    query = (
        select(tables.c.code)
        .join(quick_tables, quick_tables.c.code == tables.c.code)
        .where(quick_tables.c.game == wish.game, quick_tables.c.pace == wish.pace, bots)
        .where(has_person(), has_open_seat(), ~own, ~unwanted, ~removed)
        .where(~exists().where(matches.c.code == tables.c.code))
        .order_by(tables.c.opened, tables.c.code)
        .limit(MAX_PER_QUERY)
    )
    if wish.players != ANY_NUMBER:
        query = query.where(or_(quick_tables.c.players == wish.players, has_room))
    return query if wish.pace == "days" else query.where(quick_tables.c.seen >= now - PRESENT_SECONDS)


def is_alike(row: Any, wish: QuickWish) -> bool:
    """Whether somebody waits for the same already; with any number, wherever they do not wait alone."""
    same_bots = (row.bots_at is None) == (wish.bots_at is None)
    same_number = row.players == wish.players or (wish.players == ANY_NUMBER and row.has_company)
    return same_bots and same_number and (row.game, row.pace) == (wish.game, wish.pace)


def has_person() -> Any:
    """Whether a person sits at a quick game."""
    return exists().where(seats.c.code == quick_tables.c.code, seats.c.guest != "")


def has_open_seat() -> Any:
    """Whether a quick game has an open seat."""
    return exists().where(seats.c.code == quick_tables.c.code, seats.c.sitter == "")


def join_table(connection: Connection, row: TableRow, wish: QuickWish, now: float) -> QuickSeat:
    """Sit down on the first open seat; Conflict if all are taken by now."""
    names = {chair.sitter for chair in row.chairs}
    for seat, chair in enumerate(row.chairs):
        if not chair.sitter:
            with suppress(Conflict):
                sitter = Chair(free_name(wish.name, names), wish.guest, ready_for=1, cat=free_cat(row.chairs, wish.cat))
                replace_chair(connection, row.code, seat, chair, sitter)
                note_joined(connection, row, wish, now)
                note_arrival(connection, row.code, wish.guest)
                return QuickSeat(row.code, seat)
    raise Conflict


def note_arrival(connection: Connection, code: str, guest: str) -> None:
    """Note that the server has seated somebody here."""
    row = {"code": code, "guest": guest}
    if not connection.execute(select(quick_arrivals).filter_by(**row)).first():
        connection.execute(insert(quick_arrivals).values(**row))


def set_number(connection: Connection, row: TableRow, wanted: TableRow) -> None:
    """Let a table for any number of players take the number, and with it the options, of one who has joined."""
    any_number = (quick_tables.c.code == row.code) & (quick_tables.c.players == ANY_NUMBER)
    players = len(wanted.chairs)
    if connection.execute(update(quick_tables).where(any_number).values(players=players)).rowcount:
        options = to_json(wanted.options)
        connection.execute(update(tables).where(tables.c.code == row.code).values(options=options))
        for seat in range(len(row.chairs), players):
            connection.execute(insert(seats).values(code=row.code, seat=seat, **msgspec.structs.asdict(Chair())))


def free_name(name: str, taken: set[str]) -> str:
    """A name that nobody else has at a table: two strangers may be called the same."""
    numbered = (f"{name} {number}" for number in range(2, len(taken) + 3))
    return next(each for each in (name, *numbered) if each not in taken)


def note_joined(connection: Connection, row: TableRow, wish: QuickWish, now: float) -> None:
    """Note that somebody is there, and when they want bots if that is sooner."""
    here = quick_tables.c.code == row.code
    connection.execute(update(quick_tables).where(here).values(seen=now))
    if wish.bots_at is not None and wish.bots_at < row.house.bots_at:
        house = msgspec.structs.replace(row.house, bots_at=wish.bots_at)
        connection.execute(update(quick_tables).where(here).values(bots_at=wish.bots_at))
        connection.execute(update(tables).where(tables.c.code == row.code).values(rules=to_json(house)))
