"""Rounds of a season: each is drawn once and decided once, by whichever process comes first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from random import Random
from typing import Literal, TypeAlias

from sqlalchemy import Connection, Engine, delete, exists, func, insert, select, update

from katzentisch.club.round_tables import Board, Round
from katzentisch.club.season import next_round
from katzentisch.server.store.club_store import (
    MIN_PLAYING,
    SAME_ROUND,
    boards,
    corrections,
    count_playing,
    entrants,
    places,
    ratings,
    rounds,
    seasons,
)
from katzentisch.server.store.clubs import rate_match
from katzentisch.server.store.database import autocommit
from katzentisch.server.store.drawn_rounds import (
    Correction,
    DrawnRound,
    RoundTable,
    load_entrants,
    load_rounds,
    load_withdrawn,
    to_round,
)
from katzentisch.server.store.schema import events, matches, results, tables
from katzentisch.server.store.seasons import Season
from katzentisch.server.store.tables import to_json
from katzentisch.table.identifiers import new_code, new_match_id, new_seed

SECONDS_PER_DAY = 24 * 3600.0
"""Seconds."""
MAX_PER_QUERY = 50
"""Rounds and tables that are looked at in one go."""


Redraw: TypeAlias = Literal["no-round", "begun", "same", "drawn"]
"""What a correction did to the next round: there is none that is on, somebody has begun to play it, it comes out the
same, or it was drawn again."""


class Rounds:
    """Rounds with their tables; each verb is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.reading = autocommit(engine)

    def of(self, season: str) -> list[DrawnRound]:
        """All rounds that were drawn, with what came of their tables so far."""
        with self.engine.begin() as connection:
            return load_rounds(connection, season)

    def begin(self, season: Season, now: float) -> bool:
        """Draw lots and the first round; False if that was done, or there are too few."""
        with self.reading.connect() as connection:
            many = len(load_entrants(connection, season.id))
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
            insert_round(connection, season, 0, first, now)
            return True

    def unlaid(self) -> list[RoundTable]:
        """The tables of rounds that are on which nobody has opened yet."""
        begun = exists().where(matches.c.id == boards.c.match)
        second = boards.alias()
        same_round = (second.c.season == boards.c.season) & (second.c.number == boards.c.number)
        others = exists().where(same_round & (second.c.board != boards.c.board))
        with self.reading.connect() as connection:
            rows = connection.execute(
                select(boards, rounds.c.seed, others.label("others"))
                .join(rounds, SAME_ROUND)
                .join(seasons, seasons.c.id == rounds.c.season)
                .where(~rounds.c.done & ~begun & ~seasons.c.called_off & (count_playing() >= MIN_PLAYING))
                .limit(MAX_PER_QUERY)
            ).all()
            names = {row.season: load_entrants(connection, row.season) for row in rows}
            seated = select(places).where(places.c.season.in_(names)).order_by(places.c.seat)
            seats: dict[tuple[str, int, int | None], list[int]] = defaultdict(list)
            for place in connection.execute(seated):
                seats[place.season, place.number, place.board].append(place.lot)
        return [
            RoundTable(
                season=row.season,
                number=row.number,
                board=row.board,
                code=row.code,
                match=row.match,
                seed=row.seed,
                seats=[names[row.season][lot] for lot in seats[row.season, row.number, row.board]],
                others=bool(row.others),
            )
            for row in rows
        ]

    def ripe(self, now: float) -> list[tuple[str, int, list[RoundTable]]]:
        """Rounds of which all tables are over, or whose time is; with the tables that are not."""
        over = exists().where(results.c.match == boards.c.match)
        on = exists().where(SAME_ROUND & ~over & (count_playing() >= MIN_PLAYING))
        with self.reading.connect() as connection:
            ripe = connection.execute(
                select(rounds)
                .join(seasons, seasons.c.id == rounds.c.season)
                .where(~rounds.c.done & ~seasons.c.called_off & ((rounds.c.due <= now) | ~on))
                .limit(MAX_PER_QUERY)
            )
            return [
                (
                    row.season,
                    row.number,
                    [
                        RoundTable(
                            row.season,
                            row.number,
                            each.board,
                            each.code,
                            each.match,
                            "",
                            [],
                            withdrawn=withdrawn_seats(connection, row.season, row.number, each.board),
                            is_void=each.playing < MIN_PLAYING,
                        )
                        for each in connection.execute(
                            select(boards, count_playing().label("playing")).where(
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
            past = load_rounds(connection, season.id)
            decided = past[number].decided(absent)
            if decided is None:
                connection.rollback()
                return False
            update_places(connection, season.id, number, decided)
            if season.duplicate:
                for board in past[number].boards:
                    rate_match(connection, board.match)
            played = [*(to_round(each) for each in past[:number]), decided]
            gone = load_withdrawn(connection, season.id)
            following = next_round(season.plan(len(load_entrants(connection, season.id)), gone), played)
            if following is None:
                connection.execute(update(seasons).where(seasons.c.id == season.id).values(over=True))
            else:
                insert_round(connection, season, number + 1, following, now)
            return True

    def extend(self, season: str, number: int, seconds: float, now: float) -> bool:
        """Give a round that is on more time, from its end or from now; False if it is decided, or there is none."""
        on = (rounds.c.season == season) & (rounds.c.number == number) & ~rounds.c.done
        with self.engine.begin() as connection:
            due = connection.scalar(select(rounds.c.due).where(on).with_for_update())
            if due is None:
                return False
            return connection.execute(update(rounds).where(on).values(due=max(due, now) + seconds)).rowcount == 1

    def correct(self, season: Season, number: int, place: int, board: Board, change: Correction) -> Redraw | None:
        """Change the result of a table, and keep why; None if another change came first, or it has no result yet.

        The change names the ranks and points before. The next round is drawn again if that makes a difference and
        nobody has done anything there yet; otherwise rounds that were drawn since stay as they are.
        """
        with self.engine.begin() as connection:
            here = (rounds.c.season == season.id) & (rounds.c.number == number)
            if connection.execute(select(rounds.c.number).where(here).with_for_update()).first() is None:
                return None
            known = load_rounds(connection, season.id)[number].boards[place].board
            if not known.ranks or (list(known.ranks), list(known.points)) != (change.ranks, change.points):
                return None
            update_places(connection, season.id, number, Round((board,)))
            kept = {"season": season.id, "number": number, "board": place, "made": change.made, "member": change.member}
            before = to_json((change.ranks, change.points))
            connection.execute(insert(corrections).values(**kept, reason=change.reason, before=before))
            return redraw_round(connection, season, number + 1, change.made)

    def held(self, match: str) -> bool:
        """Whether what was dealt in a match stays secret: other tables of its round play the same."""
        query = (
            select(func.count())
            .select_from(boards)
            .join(rounds, SAME_ROUND)
            .join(seasons, seasons.c.id == boards.c.season)
            .where((boards.c.match == match) & ~rounds.c.done & seasons.c.duplicate)
        )
        with self.reading.connect() as connection:
            return bool(connection.scalar(query))


def withdrawn_seats(connection: Connection, season: str, number: int, board: int) -> frozenset[int]:
    """The seats of a table whose players have withdrawn."""
    here = select(places.c.seat, places.c.lot).filter_by(season=season, number=number, board=board)
    gone = load_withdrawn(connection, season)
    return frozenset(row.seat for row in connection.execute(here) if row.lot in gone)


def draw_lots(connection: Connection, season: Season) -> int:
    """Put everybody in an order that nobody chose; in a cup, the higher rated come first. How many there are."""
    names = list(load_entrants(connection, season.id).values())
    Random(season.seed).shuffle(names)
    if season.kind == "cup":
        here = select(ratings).filter_by(club=season.club, game=season.game, players=season.size)
        shown = {row.guest: row.mu - 3 * row.sigma for row in connection.execute(here)}
        names.sort(key=lambda each: -shown.get(each[0], 0.0))
    connection.execute(delete(entrants).filter_by(season=season.id))
    for lot, (guest, name) in enumerate(names):
        connection.execute(insert(entrants).values(season=season.id, lot=lot, guest=guest, name=name))
    return len(names)


def insert_round(connection: Connection, season: Season, number: int, drawn: Round, now: float) -> None:
    """Keep a round that was drawn, within a transaction; an IntegrityError if it was drawn before."""
    here = {"season": season.id, "number": number}
    due = now + season.days * SECONDS_PER_DAY
    connection.execute(insert(rounds).values(**here, begun=now, due=due, seed=new_seed(), done=False))
    for number_, board in enumerate(drawn.boards):
        connection.execute(insert(boards).values(**here, board=number_, code=new_code(), match=new_match_id()))
        for seat, lot in enumerate(board.seats):
            connection.execute(insert(places).values(**here, lot=lot, board=number_, seat=seat, absent=False))
    for lot in drawn.byes:
        connection.execute(insert(places).values(**here, lot=lot, absent=False))


def redraw_round(connection: Connection, season: Season, number: int, now: float) -> Redraw:
    """Draw the last round again, with new tables, if it comes out differently and nobody has done anything there."""
    drawn = load_rounds(connection, season.id)
    if season.over or len(drawn) != number + 1 or drawn[number].done:
        return "no-round"
    laid = [board.match for board in drawn[number].boards]
    if connection.execute(select(events.c.match).where(events.c.match.in_(laid)).limit(1)).first() is not None:
        return "begun"
    gone = load_withdrawn(connection, season.id)
    plan = season.plan(len(load_entrants(connection, season.id)), gone)
    following = next_round(plan, [to_round(each) for each in drawn[:number]])
    if following is None or following == to_round(drawn[number]):
        return "same"
    connection.execute(delete(tables).where(tables.c.code.in_([board.code for board in drawn[number].boards])))
    for kept in (places, boards, rounds):
        connection.execute(delete(kept).where((kept.c.season == season.id) & (kept.c.number == number)))
    insert_round(connection, season, number, following, now)
    return "drawn"


def update_places(connection: Connection, season: str, number: int, decided: Round) -> None:
    """Keep what came of a round, within a transaction."""
    for board in decided.boards:
        for seat, lot in enumerate(board.seats):
            outcome = {"rank": board.ranks[seat], "points": board.points[seat], "absent": seat in board.absent}
            connection.execute(update(places).filter_by(season=season, number=number, lot=lot).values(**outcome))
