"""Clubs: who belongs to one, and how strong its members are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Row, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from katzentisch.club.rating import Rating, update_ratings
from katzentisch.server.store.club_store import (
    SAME_ROUND,
    boards,
    club_tables,
    clubs,
    entrants,
    members,
    ratings,
    removed_members,
    rounds,
    seasons,
)
from katzentisch.server.store.database import autocommit
from katzentisch.server.store.identity_merge import current_guest
from katzentisch.server.store.schema import matches, results, tables
from katzentisch.table.ending import Ending, Result
from katzentisch.table.identifiers import hash_token
from katzentisch.table.stored import Conflict, HouseRules


class Club(msgspec.Struct, frozen=True):
    """A club as it is kept; the key only as its hash."""

    code: str
    name: str
    key: str
    opened: float
    inviter: int = 0
    """The number of the member who made the key; 0 if nobody knows."""


class Member(msgspec.Struct, frozen=True):
    """Somebody who belongs to a club; others know the number, nobody the guest."""

    club: str
    guest: str
    number: int
    name: str
    hosts: bool
    since: float


class MemberRating(msgspec.Struct, frozen=True):
    """A member's strength in one game at tables of one size."""

    guest: str
    game: str
    players: int
    rating: Rating
    played: int


class Clubs:
    """Clubs, members and ratings; each verb is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.reading = autocommit(engine)

    def open(self, club: Club, host: Member) -> None:
        """Keep a new club with its first member; Conflict if its code is taken."""
        try:
            with self.engine.begin() as connection:
                first = msgspec.structs.replace(host, guest=current_guest(connection, host.guest))
                connection.execute(insert(clubs).values(**msgspec.structs.asdict(club)))
                connection.execute(insert(members).values(**msgspec.structs.asdict(first)))
        except IntegrityError as taken:
            raise Conflict from taken

    def find(self, code: str) -> Club | None:
        with self.reading.connect() as connection:
            row = connection.execute(select(clubs).where(clubs.c.code == code)).mappings().first()
            return None if row is None else Club(**row)

    def of(self, guest: str) -> list[Club]:
        """The clubs to which a guest belongs, by name."""
        mine = select(members.c.club).where(members.c.guest == guest)
        with self.reading.connect() as connection:
            rows = connection.execute(select(clubs).where(clubs.c.code.in_(mine)).order_by(clubs.c.name, clubs.c.code))
            return [Club(**row) for row in rows.mappings()]

    def sizes(self, codes: list[str]) -> dict[str, int]:
        """How many members clubs have."""
        query = select(members.c.club, func.count().label("many")).group_by(members.c.club)
        with self.reading.connect() as connection:
            return {row.club: row.many for row in connection.execute(query.where(members.c.club.in_(codes)))}

    def with_open_season(self, guest: str) -> set[str]:
        """The clubs of a guest with a season that has not begun and that the guest has not entered."""
        mine = select(members.c.club).where(members.c.guest == guest)
        entered = exists().where((entrants.c.season == seasons.c.id) & (entrants.c.guest == guest))
        waits = seasons.c.begun.is_(None) & ~seasons.c.over & ~seasons.c.called_off
        with self.reading.connect() as connection:
            return set(connection.scalars(select(seasons.c.club).where(seasons.c.club.in_(mine) & waits & ~entered)))

    def renew(self, code: str, key: str, inviter: int) -> None:
        """Let another key open the club, made by this member; the old one opens nothing any more."""
        with self.engine.begin() as connection:
            made = {"key": hash_token(key), "inviter": inviter}
            connection.execute(update(clubs).where(clubs.c.code == code).values(**made))

    def close(self, code: str) -> None:
        """Delete a club with its ratings and seasons; its tables stay and can be opened by link."""
        with self.engine.begin() as connection:
            connection.execute(delete(clubs).where(clubs.c.code == code))

    def tables(self, code: str, limit: int) -> list[str]:
        """The newest tables of a club."""
        mine = select(tables.c.code).join(club_tables).where(club_tables.c.club == code)
        query = mine.order_by(tables.c.opened.desc()).limit(limit)
        with self.reading.connect() as connection:
            return list(connection.scalars(query))

    # Members

    def member(self, code: str, guest: str) -> Member | None:
        """A guest as a member of this club, None if it is none; where all hosts are gone the oldest member is host."""
        mine = select(members).filter_by(club=code, guest=guest)
        with self.reading.connect() as connection:
            row = connection.execute(mine).mappings().first()
            if row is None or row["hosts"] or has_other_host(connection, code, row["number"]):
                return None if row is None else Member(**row)
        with self.engine.begin() as connection:
            lock_club(connection, code)
            oldest = select(func.min(members.c.number)).where(members.c.club == code)
            heir = (members.c.club == code) & (members.c.number == oldest.scalar_subquery())
            connection.execute(update(members).where(heir).values(hosts=True))
            row = connection.execute(mine).mappings().first()
            return None if row is None else Member(**row)

    def members(self, code: str) -> list[Member]:
        """Everybody, the oldest first."""
        with self.reading.connect() as connection:
            rows = connection.execute(select(members).where(members.c.club == code).order_by(members.c.number))
            return [Member(**row) for row in rows.mappings()]

    def join(self, code: str, guest: str, name: str, at: float, most: int) -> Member | None:
        """Let a guest belong to a club under a name of their own; None if it is full, Conflict if the name is taken,
        or the guest somebody else by now.

        A member only changes their name.
        """
        with self.engine.begin() as connection:
            if current_guest(connection, guest) != guest:
                raise Conflict
            lock_club(connection, code)
            found = [Member(**row) for row in connection.execute(select(members).filter_by(club=code)).mappings()]
            mine = next((each for each in found if each.guest == guest), None)
            if any(each.name.casefold() == name.casefold() for each in found if each is not mine):
                raise Conflict
            if mine is not None:
                connection.execute(update(members).filter_by(club=code, guest=guest).values(name=name))
                return msgspec.structs.replace(mine, name=name)
            if len(found) >= most:
                return None
            number = max((each.number for each in found), default=0) + 1
            member = Member(code, guest, number, name, not found, at)
            connection.execute(delete(removed_members).filter_by(club=code, guest=guest))
            connection.execute(insert(members).values(**msgspec.structs.asdict(member)))
            return member

    def leave(self, code: str, number: int, removed: float | None = None) -> str | None:
        """Let a member go, and say which guest that was; None if there is none, or nobody else would be host.

        With a time, a host removed them then.
        """
        here = (members.c.club == code) & (members.c.number == number)
        with self.engine.begin() as connection:
            lock_club(connection, code)
            guest: str | None = connection.scalar(select(members.c.guest).where(here))
            if guest is None or not has_other_host(connection, code, number):
                return None
            connection.execute(delete(members).where(here))
            if removed is not None:
                connection.execute(insert(removed_members).values(club=code, guest=guest, removed=removed))
            return guest

    def removed_from(self, code: str, guest: str) -> str | None:
        """The name of a club from which a guest was removed; None if that did not happen, or they came back."""
        query = select(clubs.c.name).join(removed_members, removed_members.c.club == clubs.c.code)
        with self.reading.connect() as connection:
            found: str | None = connection.scalar(query.filter_by(code=code).where(removed_members.c.guest == guest))
            return found

    def appoint(self, code: str, number: int, hosts: bool) -> bool:
        """Make a member a host, or no longer one; False if there is none, or nobody else would be host."""
        here = (members.c.club == code) & (members.c.number == number)
        with self.engine.begin() as connection:
            lock_club(connection, code)
            if not hosts and not has_other_host(connection, code, number):
                return False
            return connection.execute(update(members).where(here).values(hosts=hosts)).rowcount == 1

    # Ratings

    def ratings(self, code: str) -> list[MemberRating]:
        """What is known of everybody's strength, the strongest first."""
        query = select(ratings).where(ratings.c.club == code)
        with self.reading.connect() as connection:
            found = [
                MemberRating(row.guest, row.game, row.players, Rating(row.mu, row.sigma), row.played)
                for row in connection.execute(query)
            ]
        return sorted(found, key=lambda each: -each.rating.conservative)


def count_for_ratings(connection: Connection, ending: Ending) -> None:
    """Count a match for the ratings of its club, in the transaction that writes down its end; so it counts once.

    Where other tables still play the same deals it counts when the round is decided: until then a rating would tell
    who won.
    """
    query = (
        select(rounds.c.done, seasons.c.duplicate)
        .join(boards, SAME_ROUND)
        .join(seasons, seasons.c.id == rounds.c.season)
    )
    round_ = connection.execute(query.where(boards.c.match == ending.match)).first()
    if round_ is None or not (round_.done or round_.duplicate):
        rate_match(connection, ending.match)


def rate_match(connection: Connection, match: str) -> None:
    """Change the ratings of those who played a rated match that is over, within a transaction.

    Membership is decided when a match begins, so that nobody leaves a club to save a rating. A seat that got up, or
    for which a bot moved, comes last.
    """
    query = (
        select(matches.c.rated_club, club_tables.c.club, tables.c.rules)
        .join(tables, tables.c.code == matches.c.code)
        .join(club_tables, club_tables.c.code == matches.c.code)
        .where(matches.c.id == match)
    )
    row = connection.execute(query).first()
    played = connection.execute(select(results).where(results.c.match == match).order_by(results.c.seat)).all()
    if row is None or not played or played[0].brought or row.rated_club == "":
        return
    club, guests = row.rated_club or row.club, [each.guest for each in played]
    lock_club(connection, club)
    if row.rated_club is None and not began_as_rated(connection, club, row.rules, guests):
        return
    here = {"club": club, "game": played[0].game, "players": len(guests)}
    known = {
        each.guest: (Rating(each.mu, each.sigma), each.played)
        for each in connection.execute(select(ratings).filter_by(**here).where(ratings.c.guest.in_(guests)))
    }
    before = [known.get(guest, (Rating(), 0)) for guest in guests]
    after = update_ratings([rating for rating, _ in before], counted_ranks(played))
    for guest, rating, (_, count) in zip(guests, after, before, strict=True):
        if guest:  # a person who was erased meanwhile gets no rating, but counts as an opponent
            connection.execute(delete(ratings).filter_by(**here, guest=guest))
            connection.execute(insert(ratings).values(**here, guest=guest, **rating._asdict(), played=count + 1))


def counted_ranks(played: Sequence[Row[Any] | Result]) -> list[int]:
    """The ranks that count: seats that got up, or for which a bot moved, behind all others."""
    return [len(played) + 1 if each.left else each.rank for each in played]


def began_as_rated(connection: Connection, club: str, rules: str, guests: Sequence[str]) -> bool:
    """Whether a match among these counts for the ratings of a club: rated, among different members alone."""
    if not msgspec.json.decode(rules, type=HouseRules).rated or len(set(guests)) < len(guests):
        return False
    belongs = set(connection.scalars(select(members.c.guest).where(members.c.club == club)))
    return belongs.issuperset(guests)


def lock_club(connection: Connection, code: str) -> None:
    """Let others who change this club wait until this transaction is over."""
    connection.execute(select(clubs.c.code).where(clubs.c.code == code).with_for_update())


def has_other_host(connection: Connection, code: str, number: int) -> bool:
    """Whether somebody else is host of a club."""
    others = (members.c.club == code) & members.c.hosts & (members.c.number != number)
    return bool(connection.scalar(select(func.count()).where(others)))
