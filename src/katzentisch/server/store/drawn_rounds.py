"""Rounds as they were drawn, and what came of their tables so far."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

import msgspec
from sqlalchemy import Connection, Row, select

from katzentisch.club.round_tables import Board, Round
from katzentisch.server.store.club_store import boards, corrections, entrants, places, rounds
from katzentisch.server.store.schema import results


class RoundTable(msgspec.Struct, frozen=True):
    """A table of a round that has to be opened, or looked at: who sits there, guests and names."""

    season: str
    number: int
    board: int
    code: str
    match: str
    seed: str
    seats: list[tuple[str, str]]
    others: bool = False
    """Whether its round has other tables."""
    withdrawn: frozenset[int] = frozenset()
    """The seats of those who have withdrawn."""
    is_void: bool = False
    """Whether fewer than two still take part: then it is not played."""


class Correction(msgspec.Struct, frozen=True):
    """A result that a host changed: when, who, why, and the ranks and points before."""

    made: float
    member: int
    reason: str
    ranks: list[int]
    points: list[int]


class DrawnBoard(msgspec.Struct, frozen=True):
    """A table of a round; its board has ranks as soon as its match is over."""

    code: str
    match: str
    board: Board
    corrections: list[Correction] = []


class DrawnRound(msgspec.Struct, frozen=True):
    """A round that was drawn."""

    number: int
    begun: float
    due: float
    done: bool
    boards: list[DrawnBoard]
    byes: list[int]

    def decided(self, absent: Mapping[int, frozenset[int]]) -> Round | None:
        """What came of it; where a match is not over those lose who were absent. None if nobody says who was."""
        found = []
        for number, each in enumerate(self.boards):
            if each.board.ranks:
                found.append(each.board)
            elif number in absent:
                found.append(each.board.forfeit(absent[number]))
            else:
                return None
        return Round(tuple(found), tuple(self.byes))


def to_round(drawn: DrawnRound) -> Round:
    """A round for the arithmetic."""
    return Round(tuple(each.board for each in drawn.boards), tuple(drawn.byes))


def load_entrants(connection: Connection, season: str) -> dict[int, tuple[str, str]]:
    """Who takes part: by lot, the guest and the name."""
    query = select(entrants).where(entrants.c.season == season).order_by(entrants.c.lot)
    return {row.lot: (row.guest, row.name) for row in connection.execute(query)}


def load_withdrawn(connection: Connection, season: str) -> frozenset[int]:
    """The lots of those who have withdrawn."""
    query = select(entrants.c.lot).where((entrants.c.season == season) & entrants.c.withdrawn)
    return frozenset(connection.scalars(query))


def load_corrections(connection: Connection, season: str) -> dict[tuple[int, int], list[Correction]]:
    """What was corrected, by round and table, the oldest first."""
    found: dict[tuple[int, int], list[Correction]] = defaultdict(list)
    query = select(corrections).where(corrections.c.season == season).order_by(corrections.c.made)
    for row in connection.execute(query):
        ranks, points = msgspec.json.decode(row.before, type=tuple[list[int], list[int]])
        found[row.number, row.board].append(Correction(row.made, row.member, row.reason, ranks, points))
    return found


def load_rounds(connection: Connection, season: str) -> list[DrawnRound]:
    """All rounds of a season, the first one first; read before their tables, so that each has all of them."""
    rows = connection.execute(select(rounds).where(rounds.c.season == season).order_by(rounds.c.number)).all()
    seats: dict[tuple[int, int | None], list[Row[tuple[object, ...]]]] = defaultdict(list)
    for place in connection.execute(
        select(places).where(places.c.season == season).order_by(places.c.seat, places.c.lot)
    ):
        seats[place.number, place.board].append(place)
    laid = connection.execute(select(boards).where(boards.c.season == season).order_by(boards.c.board)).all()
    ended: dict[str, dict[int, tuple[int, int, bool]]] = defaultdict(dict)
    mine = select(boards.c.match).where(boards.c.season == season)
    for result in connection.execute(select(results).where(results.c.match.in_(mine))):
        ended[result.match][result.seat] = (result.rank, result.points, result.left)
    changed = load_corrections(connection, season)
    return [
        DrawnRound(
            number=row.number,
            begun=row.begun,
            due=row.due,
            done=row.done,
            boards=[
                DrawnBoard(
                    each.code,
                    each.match,
                    board_outcome(seats[row.number, each.board], ended[each.match]),
                    changed[row.number, each.board],
                )
                for each in laid
                if each.number == row.number
            ],
            byes=sorted(place.lot for place in seats[row.number, None]),
        )
        for row in rows
    ]


def board_outcome(seats: list[Row[tuple[object, ...]]], ended: Mapping[int, tuple[int, int, bool]]) -> Board:
    """A table with what came of it: as its round was decided or a host corrected it, else as its match ended."""
    lots = tuple(place.lot for place in seats)
    if all(place.rank is not None for place in seats):
        return Board(
            lots,
            tuple(place.rank for place in seats),
            tuple(place.points for place in seats),
            frozenset(place.seat for place in seats if place.absent),
        )
    if len(ended) != len(lots):
        return Board(lots)
    outcomes = [ended[seat] for seat in range(len(lots))]
    order = [(left, rank) for rank, _, left in outcomes]
    return Board(
        lots,
        tuple(1 + sum(other < own for other in order) for own in order),
        tuple(points for _, points, _ in outcomes),
        frozenset(seat for seat, (_, _, left) in enumerate(outcomes) if left),
    )
