"""One person's own matches: those that are on, those that are over, and what became of them."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Engine, Select, exists, func, insert, select, tuple_
from sqlalchemy.exc import IntegrityError

from katzentisch.server.store.club_store import boards
from katzentisch.server.store.database import autocommit
from katzentisch.server.store.schema import matches, results, reviews, seats, tables
from katzentisch.server.store.tables import load_season_tables
from katzentisch.table.stored import SeasonTable

MAX_MATCHES = 5000
"""Matches of one game that are looked through at once, the latest ones."""
MAX_RUNNING = 50
"""Matches that are on, the latest ones."""


class MatchSeat(msgspec.Struct, frozen=True):
    """Somebody who sat at a match; a bot by its record's name."""

    name: str
    rank: int
    points: int


class FinishedSeat(msgspec.Struct, frozen=True):
    """A seat at a match that is over."""

    match: str
    seat: int
    game: str
    options: str
    players: int
    rank: int
    won: float
    points: int
    left: bool
    backs: int
    brought: bool
    over: float


class RunningMatch(msgspec.Struct, frozen=True):
    """A match that is on, and who sits there."""

    code: str
    match: str
    game: str
    begun: float
    sitters: list[str]
    season: SeasonTable | None
    """The season for which it is played."""


class Tally(msgspec.Struct, frozen=True):
    """Matches of one game with so many players, from the first move on."""

    game: str
    players: int
    played: int
    won: float
    best: int
    worst: int


class ReviewSummary(msgspec.Struct, frozen=True):
    """What came of looking back on own moves of one kind, and where the worst of them was."""

    kind: str
    moves: int
    better: int
    worse: float
    match: str
    seat: int
    ply: int


class HistoryCursor(NamedTuple):
    """A place in somebody's list: what follows is older."""

    over: float
    match: str
    seat: int


class HistoryFilter(msgspec.Struct, frozen=True):
    """Which matches somebody looks for."""

    game: str = ""
    opponent: str = ""
    outcome: Literal["", "won", "lost"] = ""
    since: float = 0.0
    until: float = 0.0
    """0: until now."""


COLUMNS = [results.c[name] for name in FinishedSeat.__struct_fields__]


class History:
    """Reads what one guest played; each verb is one statement that finds the guest's rows by an index."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.reading = autocommit(engine)

    def on(self, guest: str) -> list[RunningMatch]:
        """The matches at which a guest sits and that are on, without those that their season has decided."""
        with self.reading.connect() as connection:
            running = connection.execute(select_running(guest)).all()
            seasons = load_season_tables(connection, [row.code for row in running])
            found = [row for row in running if row.code not in seasons or goes_on(seasons[row.code])]
            sitters: dict[str, dict[int, str]] = defaultdict(dict)
            for code, seat, sitter in connection.execute(select_sitters([row.code for row in found])):
                sitters[code][seat] = sitter
        return [
            RunningMatch(
                code=row.code,
                match=row.id,
                game=row.game,
                begun=row.begun,
                sitters=[name for _, name in sorted(sitters[row.code].items())],
                season=without_reason(seasons[row.code]) if row.code in seasons else None,
            )
            for row in found
        ]

    def over(self, guest: str, wish: HistoryFilter, after: HistoryCursor | None, limit: int) -> list[FinishedSeat]:
        """A guest's finished matches, the latest first, from this place on."""
        with self.reading.connect() as connection:
            return [FinishedSeat(*row) for row in connection.execute(select_finished(guest, wish, after).limit(limit))]

    def company(self, found: list[str]) -> dict[str, list[MatchSeat]]:
        """Who sat at these matches, seat by seat."""
        company: dict[str, list[MatchSeat]] = defaultdict(list)
        with self.reading.connect() as connection:
            for match, name, rank, points in connection.execute(select_company(found)):
                company[match].append(MatchSeat(name, rank, points))
        return company

    def seasons(self, found: list[str]) -> dict[str, SeasonTable]:
        """For which seasons these matches were played; those of no season are left out."""
        with self.reading.connect() as connection:
            codes = {row.code: row.match for row in connection.execute(select_boards(found))}
            played_for = load_season_tables(connection, list(codes))
        return {codes[code]: without_reason(season) for code, season in played_for.items()}

    def tallies(self, guest: str) -> list[Tally]:
        """How often a guest played and won which game, by the number of players."""
        with self.reading.connect() as connection:
            return [Tally(*row) for row in connection.execute(select_tallies(guest))]

    def of(self, guest: str, game: str) -> list[FinishedSeat]:
        """A guest's matches of one game, the latest first, from their first move on."""
        with self.reading.connect() as connection:
            return [FinishedSeat(*row) for row in connection.execute(select_of_game(guest, game).limit(MAX_MATCHES))]

    def looked(self, guest: str, game: str) -> list[ReviewSummary]:
        """What came of looking back on a guest's moves in one game, by kind; where most was lost first."""
        kinds: dict[str, list[Any]] = defaultdict(list)
        with self.reading.connect() as connection:
            for row in connection.execute(select_reviews(guest, game).limit(MAX_MATCHES)):
                kinds[row.kind].append(row)
        found = []
        for kind, rows in kinds.items():
            worst = max(rows, key=lambda row: row.worse)
            better, worse = sum(row.better for row in rows), sum(row.worse for row in rows)
            found.append(ReviewSummary(kind, len(rows), better, worse, worst.match, worst.seat, worst.ply))
        return sorted(found, key=lambda each: (-each.worse, -each.better, each.kind))

    def look(self, match: str, ply: int, seat: int, kind: str, better: bool, worse: float) -> None:
        """Keep what came of looking back on a move; the first time counts."""
        row = {"match": match, "ply": ply, "seat": seat, "kind": kind, "better": better, "worse": worse}
        known = select(reviews.c.ply).where((reviews.c.match == match) & (reviews.c.ply == ply))
        try:
            with self.engine.begin() as connection:
                if connection.execute(known).first() is None:
                    connection.execute(insert(reviews).values(**row))
        except IntegrityError:  # at the same moment, or the match is gone
            return


# The questions


def goes_on(season: SeasonTable) -> bool:
    """Whether a table is still played: for its season, or for fun once that is called off."""
    return season.counts or season.called_off


def without_reason(season: SeasonTable) -> SeasonTable:
    """A season as somebody may know it who has left its club since."""
    return msgspec.structs.replace(season, reason="", out=[])


def select_boards(found: list[str]) -> Select[Any]:
    return select(boards.c.code, boards.c.match).where(boards.c.match.in_(found))


def select_running(guest: str) -> Select[Any]:
    # Not `IS NULL`, for which SQLite would rather go through everybody's open matches.
    mine = (seats.c.guest == guest) & (func.coalesce(matches.c.ended, 0.0) == 0.0)
    return (
        select(matches.c.code, matches.c.id, tables.c.game, matches.c.begun)
        .distinct()
        .join_from(seats, matches, matches.c.code == seats.c.code)
        .join(tables, tables.c.code == matches.c.code)
        .where(mine)
        .order_by(matches.c.begun.desc())
        .limit(MAX_RUNNING)
    )


def select_sitters(codes: list[str]) -> Select[Any]:
    return select(seats.c.code, seats.c.seat, seats.c.sitter).where(seats.c.code.in_(codes))


def select_finished(guest: str, wish: HistoryFilter, after: HistoryCursor | None) -> Select[Any]:
    where = results.c.guest == guest
    if after is not None:
        where &= tuple_(results.c.over, results.c.match, results.c.seat) < tuple_(*after)
    if wish.game:
        where &= results.c.game == wish.game
    if wish.outcome:
        where &= results.c.won > 0 if wish.outcome == "won" else results.c.won == 0
    if wish.since:
        where &= results.c.over >= wish.since
    if wish.until:
        where &= results.c.over < wish.until
    if wish.opponent:
        other = results.alias("other")
        named = func.lower(other.c.name).contains(wish.opponent.lower(), autoescape=True)
        where &= exists().where((other.c.match == results.c.match) & (other.c.seat != results.c.seat) & named)
    return select(*COLUMNS).where(where).order_by(*(results.c[each].desc() for each in HistoryCursor._fields))


def select_company(found: list[str]) -> Select[Any]:
    who = select(results.c.match, results.c.name, results.c.rank, results.c.points)
    return who.where(results.c.match.in_(found)).order_by(results.c.match, results.c.seat)


def select_tallies(guest: str) -> Select[Any]:
    counted = (func.count(), func.sum(results.c.won), func.max(results.c.points), func.min(results.c.points))
    return (
        select(results.c.game, results.c.players, *counted)
        .where((results.c.guest == guest) & ~results.c.brought)
        .group_by(results.c.game, results.c.players)
        .order_by(func.max(results.c.over).desc())
    )


def select_of_game(guest: str, game: str) -> Select[Any]:
    return select_finished(guest, HistoryFilter(game=game), None).where(~results.c.brought)


def select_reviews(guest: str, game: str) -> Select[Any]:
    same = (reviews.c.match == results.c.match) & (reviews.c.seat == results.c.seat)
    return (
        select(reviews.c.kind, reviews.c.better, reviews.c.worse, reviews.c.match, reviews.c.seat, reviews.c.ply)
        .join_from(results, reviews, same)
        .where((results.c.guest == guest) & (results.c.game == game))
        .order_by(results.c.over.desc(), results.c.match, reviews.c.ply)
    )
