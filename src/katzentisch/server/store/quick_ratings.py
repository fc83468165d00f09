"""How strong people are who play quick games with strangers: one rating for each game."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Select, delete, func, insert, select

from katzentisch.club.rating import Rating, is_provisional, update_ratings
from katzentisch.play.seats import BOT
from katzentisch.server.store.clubs import counted_ranks
from katzentisch.server.store.database import autocommit
from katzentisch.server.store.schema import matches, quick_arrivals, quick_ratings, seats
from katzentisch.table.ending import Ending

RATING_LOCK = 5214
"""The lock under which ratings change, where a database has several writers."""


class QuickRating(msgspec.Struct, frozen=True):
    """Somebody's strength in one game."""

    game: str
    points: int
    played: int
    provisional: bool


class QuickRatings:
    """Reads ratings; they change with the results of matches."""

    def __init__(self, engine: Engine) -> None:
        self.reading = autocommit(engine)

    def of(self, guest: str) -> list[QuickRating]:
        """A guest's ratings, the game with the most matches first."""
        with self.reading.connect() as connection:
            return [
                QuickRating(row.game, Rating(row.mu, row.sigma).points, row.played, is_provisional(row.played))
                for row in connection.execute(select_ratings(guest))
            ]


def select_ratings(guest: str) -> Select[Any]:
    most = (quick_ratings.c.played.desc(), quick_ratings.c.game)
    return select(quick_ratings).where(quick_ratings.c.guest == guest).order_by(*most)


def is_rated_quick_game(connection: Connection, code: str, number: int) -> bool:
    """Whether a match that begins now counts: the first of a quick game, among people whom the server seated.

    Nobody chooses their opponents: one person who came by link is enough, and the match does not count.
    """
    seated = set(connection.scalars(select(quick_arrivals.c.guest).where(quick_arrivals.c.code == code)))
    if number != 1 or not seated:
        return False
    people = list(connection.scalars(select(seats.c.guest).where((seats.c.code == code) & (seats.c.guest != ""))))
    return len(people) > 1 and len(set(people)) == len(people) and seated.issuperset(people)


def count_for_quick_ratings(connection: Connection, ending: Ending) -> None:
    """Count a match for the ratings of its people, in the transaction that writes down its end; so it counts once.

    Bots are left out. A seat that got up, or for which a bot moved, comes last: leaving saves no rating. A match does
    not count in which everybody agreed to go back, or nobody played to the end.
    """
    if ending.backs or not connection.scalar(select(matches.c.rated_quick).where(matches.c.id == ending.match)):
        return
    ranked = zip(ending.results, counted_ranks(ending.results), strict=True)
    people = [(result.guest, rank) for result, rank in ranked if not BOT.fullmatch(result.name)]
    known = [guest for guest, _ in people if guest]
    if len(set(known)) < len(known) or all(result.left for result in ending.results if result.guest):
        return
    if connection.dialect.name != "sqlite":
        connection.execute(select(func.pg_advisory_xact_lock(RATING_LOCK)))
    here = (quick_ratings.c.game == ending.game) & quick_ratings.c.guest.in_(known)
    before = {row.guest: row for row in connection.execute(select(quick_ratings).where(here))}
    old = [Rating(before[guest].mu, before[guest].sigma) if guest in before else Rating() for guest, _ in people]
    new = update_ratings(old, [rank for _, rank in people])
    connection.execute(delete(quick_ratings).where(here))
    rows = [
        {
            "guest": guest,
            "game": ending.game,
            **rating._asdict(),
            "played": 1 + (before[guest].played if guest in before else 0),
            "changed": ending.over,
        }
        for (guest, _), rating in zip(people, new, strict=True)
        if guest  # a person who was erased meanwhile gets no rating, but counts as an opponent
    ]
    connection.execute(insert(quick_ratings), rows)
