"""Rounds of a season: each is drawn once and decided once, by whichever process comes first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from random import Random

from sqlalchemy import Connection, Engine, and_, delete, exists, func, insert, select, update

from katzentisch.club.round_tables import Round
from katzentisch.club.season import next_round
from katzentisch.server.store.club_store import boards, entrants, places, ratings, rounds, seasons
from katzentisch.server.store.database import at_one_stroke
from katzentisch.server.store.drawn_rounds import Drawn, Laid, as_played, drawn, entered
from katzentisch.server.store.schema import matches, results
from katzentisch.server.store.seasons import Season
from katzentisch.table.identifiers import new_code, new_match, new_seed

DAY = 24 * 3600.0
"""Seconds."""
SOME = 50
"""Rounds and tables that are looked at in one go."""
SAME = and_(boards.c.season == rounds.c.season, boards.c.number == rounds.c.number)


class Rounds:
    """Rounds with their tables; each verb is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.reading = at_one_stroke(engine)

    def of(self, season: str) -> list[Drawn]:
        """All rounds that were drawn, with what came of their tables so far."""
        with self.engine.begin() as connection:
            return drawn(connection, season)

    def begin(self, season: Season, now: float) -> bool:
        """Draw lots and the first round; False if that was done, or there are too few."""
        with self.reading.connect() as connection:
            many = len(entered(connection, season.id))
        next_round(season.plan(many), [])  # takes its time, and is then remembered
        with self.engine.begin() as connection:
            open_ = (seasons.c.id == season.id) & seasons.c.begun.is_(None)
            if connection.execute(update(seasons).where(open_).values(begun=now)).rowcount != 1:
                return False
            lots = draw_lots(connection, season)
            first = next_round(season.plan(lots), [])
            if first is None:
                connection.rollback()
                return False
            lay_out(connection, season, 0, first, now)
            return True

    def unlaid(self) -> list[Laid]:
        """The tables of rounds that are on which nobody has opened yet."""
        begun = exists().where(matches.c.id == boards.c.match)
        with self.reading.connect() as connection:
            rows = connection.execute(
                select(boards, rounds.c.seed).join(rounds, SAME).where(~rounds.c.done & ~begun).limit(SOME)
            ).all()
            names = {row.season: entered(connection, row.season) for row in rows}
            seated = select(places).where(places.c.season.in_(names)).order_by(places.c.seat)
            seats: dict[tuple[str, int, int | None], list[int]] = defaultdict(list)
            for place in connection.execute(seated):
                seats[place.season, place.number, place.board].append(place.lot)
        return [
            Laid(
                season=row.season,
                number=row.number,
                board=row.board,
                code=row.code,
                match=row.match,
                seed=row.seed,
                seats=[names[row.season][lot] for lot in seats[row.season, row.number, row.board]],
            )
            for row in rows
        ]

    def ripe(self, now: float) -> list[tuple[str, int, list[Laid]]]:
        """Rounds of which all tables are over, or whose time is; with the tables that are not."""
        over = exists().where(results.c.match == boards.c.match)
        on = exists().where(SAME & ~over)
        with self.reading.connect() as connection:
            ripe = connection.execute(select(rounds).where(~rounds.c.done & ((rounds.c.due <= now) | ~on)).limit(SOME))
            return [
                (
                    row.season,
                    row.number,
                    [
                        Laid(row.season, row.number, each.board, each.code, each.match, "", [])
                        for each in connection.execute(
                            select(boards).where(
                                (boards.c.season == row.season) & (boards.c.number == row.number) & ~over
                            )
                        )
                    ],
                )
                for row in ripe.all()
            ]

    def settle(self, season: Season, number: int, absent: Mapping[int, frozenset[int]], now: float) -> bool:
        """Decide a round and draw the next, or end the season; False if that was done, or a table is still on.

        Where a table is not over, those seats lose that are said to be waited for there.
        """
        with self.engine.begin() as connection:
            mine = (rounds.c.season == season.id) & (rounds.c.number == number) & ~rounds.c.done
            if connection.execute(update(rounds).where(mine).values(done=True)).rowcount != 1:
                return False
            past = drawn(connection, season.id)
            decided = past[number].decided(absent)
            if decided is None:
                connection.rollback()
                return False
            write_down(connection, season.id, number, decided)
            played = [*(as_played(each) for each in past[:number]), decided]
            following = next_round(season.plan(len(entered(connection, season.id))), played)
            if following is None:
                connection.execute(update(seasons).where(seasons.c.id == season.id).values(over=True))
            else:
                lay_out(connection, season, number + 1, following, now)
            return True

    def held(self, match: str) -> bool:
        """Whether what was dealt in a match stays secret: other tables of its round play the same."""
        query = (
            select(func.count())
            .select_from(boards)
            .join(rounds, SAME)
            .join(seasons, seasons.c.id == boards.c.season)
            .where((boards.c.match == match) & ~rounds.c.done & seasons.c.duplicate)
        )
        with self.reading.connect() as connection:
            return bool(connection.scalar(query))


def draw_lots(connection: Connection, season: Season) -> int:
    """Put everybody in an order that nobody chose; in a cup, the higher rated come first. How many there are."""
    names = list(entered(connection, season.id).values())
    Random(season.seed).shuffle(names)
    if season.kind == "cup":
        here = select(ratings).filter_by(club=season.club, game=season.game, players=season.size)
        shown = {row.guest: row.mu - 3 * row.sigma for row in connection.execute(here)}
        names.sort(key=lambda each: -shown.get(each[0], 0.0))
    connection.execute(delete(entrants).filter_by(season=season.id))
    for lot, (guest, name) in enumerate(names):
        connection.execute(insert(entrants).values(season=season.id, lot=lot, guest=guest, name=name))
    return len(names)


def lay_out(connection: Connection, season: Season, number: int, drawn: Round, now: float) -> None:
    """Keep a round that was drawn, within a transaction; an IntegrityError if it was drawn before."""
    here = {"season": season.id, "number": number}
    due = now + season.days * DAY
    connection.execute(insert(rounds).values(**here, begun=now, due=due, seed=new_seed(), done=False))
    for number_, board in enumerate(drawn.boards):
        connection.execute(insert(boards).values(**here, board=number_, code=new_code(), match=new_match()))
        for seat, lot in enumerate(board.seats):
            connection.execute(insert(places).values(**here, lot=lot, board=number_, seat=seat, absent=False))
    for lot in drawn.byes:
        connection.execute(insert(places).values(**here, lot=lot, absent=False))


def write_down(connection: Connection, season: str, number: int, decided: Round) -> None:
    """Keep what came of a round, within a transaction."""
    for board in decided.boards:
        for seat, lot in enumerate(board.seats):
            outcome = {"rank": board.ranks[seat], "points": board.points[seat], "absent": seat in board.absent}
            connection.execute(update(places).filter_by(season=season, number=number, lot=lot).values(**outcome))
