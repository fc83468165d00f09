"""People who have played together: who they are, whom they blocked, and to which tables they are invited."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, and_, delete, exists, func, insert, or_, select, update

from katzentisch.server.store.database import autocommit
from katzentisch.server.store.identity_merge import current_guests
from katzentisch.server.store.notifications import NotificationAddress
from katzentisch.server.store.schema import (
    addresses,
    bans,
    blocks,
    invitations,
    matches,
    results,
    seats,
    tables,
)
from katzentisch.table.identifiers import hash_token

MAX_FRIENDS = 100
MAX_INVITATIONS = 20


class Friend(NamedTuple):
    """Somebody who has played with a guest."""

    guest: str
    name: str
    """What they were called when the two played last, whatever they are called elsewhere."""
    matches: int
    """How many matches together are over."""
    last: float
    """When the last of them was over, or begun; both know that."""
    game: str = ""
    """What they played then; empty of somebody who is blocked."""


class Friends:
    """Each verb is one transaction; nobody learns anything of another person but their name."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.reading = autocommit(engine)

    def of(self, guest: str) -> list[Friend]:
        """Those who have finished or begun a match with a guest, the last first; nobody who blocked or was blocked."""
        with self.reading.connect() as connection:
            found = {each.guest: each for each in finished_with(connection, guest)}
            for each in playing_with(connection, guest):
                known = found.get(each.guest)
                found[each.guest] = each._replace(matches=known.matches if known else 0)
            unwanted = hidden_guests(connection, guest, list(found))
        shown = (each for each in found.values() if each.guest not in unwanted)
        return sorted(shown, key=lambda each: -each.last)[:MAX_FRIENDS]

    def blocked(self, guest: str) -> list[Friend]:
        """Whom a guest has blocked, the last first."""
        query = select(blocks).where(blocks.c.guest == guest).order_by(blocks.c.made.desc())
        with self.reading.connect() as connection:
            return [Friend(row.blocked, row.name, 0, row.made) for row in connection.execute(query)]

    def block(self, guest: str, other: Friend, at: float) -> None:
        """Never seat these two together again, and take back their invitations."""
        with self.engine.begin() as connection:
            now = current_guests(connection, (guest, other.guest))
            row = {"guest": now[guest], "blocked": now[other.guest]}
            if all(row.values()) and not connection.execute(select(blocks).filter_by(**row)).first():
                connection.execute(insert(blocks).values(**row, name=other.name, made=at))

    def unblock(self, guest: str, other: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(delete(blocks).filter_by(guest=guest, blocked=other))

    def invite(self, code: str, guest: str, at: float) -> list[NotificationAddress] | None:
        """Invite somebody to a table: where they are notified, None if they were invited before and did not decline."""
        with self.engine.begin() as connection:
            [guest] = current_guests(connection, (guest,)).values()
            known = connection.execute(select(invitations).filter_by(code=code, guest=guest)).first()
            if not guest or (known and known.declined is None):
                return None
            if known:
                connection.execute(update(invitations).filter_by(code=code, guest=guest).values(made=at, declined=None))
            else:
                connection.execute(insert(invitations).values(code=code, guest=guest, made=at))
            query = select(addresses).where(addresses.c.guest == guest, addresses.c.code.is_(None))
            return [NotificationAddress(**row) for row in connection.execute(query).mappings()]

    def decline(self, code: str, guest: str, at: float) -> bool:
        """Take an invitation to a table off a guest's list; False if there is none."""
        query = update(invitations).filter_by(code=code, guest=guest, declined=None).values(declined=at)
        with self.engine.begin() as connection:
            return connection.execute(query).rowcount > 0

    def invited(self, code: str) -> dict[str, bool]:
        """Who is invited to a table, and whether they have declined."""
        query = select(invitations.c.guest, invitations.c.declined).where(invitations.c.code == code)
        with self.reading.connect() as connection:
            return {row.guest: row.declined is not None for row in connection.execute(query)}

    def invitations(self, guest: str) -> list[str]:
        """Tables to which a guest is invited and that still wait, unless somebody blocked sits there."""
        sits = (seats.c.code == invitations.c.code) & (seats.c.guest != "")
        blocked = exists().where(sits, exists().where(is_block(guest)))
        is_open = exists().where(seats.c.code == invitations.c.code, seats.c.sitter == "")
        seated = exists().where(sits, seats.c.guest == guest)
        begun = exists().where(matches.c.code == invitations.c.code)
        query = (
            select(invitations.c.code)
            .join(tables, tables.c.code == invitations.c.code)
            .where(invitations.c.guest == guest, invitations.c.declined.is_(None), is_open)
            .where(exists().where(sits), ~blocked, ~seated, ~begun)
            .order_by(invitations.c.made.desc())
            .limit(MAX_INVITATIONS)
        )
        with self.reading.connect() as connection:
            return list(connection.scalars(query))


def friend_handle(guest: str, other: str) -> str:
    """What somebody is called on the wire for this guest alone; it opens nothing and means nothing to others."""
    return hash_token(f"{guest} {other}")[:32]


def is_block(guest: str) -> Any:
    """Whether a block stands between a guest and the person on a seat."""
    return or_(
        and_(blocks.c.guest == guest, blocks.c.blocked == seats.c.guest),
        and_(blocks.c.blocked == guest, blocks.c.guest == seats.c.guest),
    )


def finished_with(connection: Connection, guest: str) -> list[Friend]:
    """With whom a guest has finished matches."""
    theirs = results.alias()
    last = func.max(theirs.c.over).label("last")
    query = (
        select(theirs.c.guest, func.count(theirs.c.match.distinct()).label("together"), last)
        .join(results, results.c.match == theirs.c.match)
        .where(results.c.guest == guest, theirs.c.guest.not_in(("", guest)))
        .group_by(theirs.c.guest)
        .order_by(last.desc())
        .limit(2 * MAX_FRIENDS)
    )
    found = connection.execute(query).all()
    together = theirs.c.guest.in_([row.guest for row in found])
    called = select(theirs.c.guest, theirs.c.name, theirs.c.game).join(results, results.c.match == theirs.c.match)
    latest_last = called.where(results.c.guest == guest, together).order_by(theirs.c.over)
    latest = {row.guest: row for row in connection.execute(latest_last)}
    return [Friend(row.guest, latest[row.guest].name, row.together, row.last, latest[row.guest].game) for row in found]


def playing_with(connection: Connection, guest: str) -> list[Friend]:
    """With whom a guest plays a match that has begun and is not over: nobody changes seats meanwhile."""
    theirs = seats.alias()
    query = (
        select(theirs.c.guest, theirs.c.sitter, matches.c.begun, tables.c.game)
        .join(seats, seats.c.code == theirs.c.code)
        .join(tables, tables.c.code == theirs.c.code)
        .join(matches, (matches.c.code == theirs.c.code) & matches.c.ended.is_(None))
        .where(seats.c.guest == guest, theirs.c.guest.not_in(("", guest)))
        .order_by(matches.c.begun)
    )
    rows = connection.execute(query)
    return list({row.guest: Friend(row.guest, row.sitter, 0, row.begun, row.game) for row in rows}.values())


def hidden_guests(connection: Connection, guest: str, others: list[str]) -> set[str]:
    """Those of these who are not to be shown to a guest: one of both blocked the other, or the host banned them."""
    forward = select(blocks.c.blocked).where(blocks.c.guest == guest, blocks.c.blocked.in_(others))
    backward = select(blocks.c.guest).where(blocks.c.blocked == guest, blocks.c.guest.in_(others))
    banned = select(bans.c.guest).where(bans.c.guest.in_(others))
    return set(connection.scalars(forward.union(backward, banned)))
