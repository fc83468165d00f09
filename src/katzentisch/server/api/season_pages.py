"""A season as its members see it: rounds, boards and standings, and all of it as a table for spreadsheets."""

from __future__ import annotations

import csv
import io

import msgspec

from katzentisch.club.round_tables import Board
from katzentisch.club.season import Kind, count_rounds, season_standings
from katzentisch.server.store.drawn_rounds import DrawnRound, to_round
from katzentisch.server.store.seasons import Season

FORMULA_PREFIXES = ("=", "+", "-", "@")
"""What a spreadsheet would take for something to compute."""


class SeasonInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A season in a list."""

    id: str
    name: str
    game: str
    kind: Kind
    size: int
    days: float
    rounds: int
    """How many there will be; 0 where nobody knows."""
    options: dict[str, str]
    duplicate: bool
    rated: bool
    begun: bool
    over: bool
    entrants: list[str]
    entered: bool
    """Whether the caller takes part."""


class BoardInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round; ranks and points once it is decided, and who did not come."""

    code: str
    match: str
    seats: list[str]
    yours: bool
    ranks: list[int]
    points: list[int]
    absent: list[int]


class RoundInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A round, by when it must be played, and who rests."""

    number: int
    due: float
    done: bool
    boards: list[BoardInfo]
    byes: list[str]


class StandingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the table; `against` is what one's opponents have scored."""

    rank: int
    name: str
    you: bool
    played: int
    score: float
    won: float
    against: float
    points: int
    absent: int


class SeasonPage(msgspec.Struct, frozen=True, kw_only=True):
    """A season with its rounds, the first one first, and how things stand."""

    season: SeasonInfo
    rounds: list[RoundInfo]
    standings: list[StandingInfo]


def season_page(season: Season, rounds: list[DrawnRound], names: dict[int, tuple[str, str]], guest: str) -> SeasonPage:
    """A season as this guest may know it."""
    drawn = [hide_open_results(each, season.duplicate) for each in rounds]
    own = {lot for lot, (whose, _) in names.items() if whose == guest}
    return SeasonPage(
        season=season_info(season, names, guest),
        rounds=[round_info(each, {lot: name for lot, (_, name) in names.items()}, own) for each in drawn],
        standings=standing_infos(season, drawn, names, own),
    )


def season_info(season: Season, names: dict[int, tuple[str, str]], guest: str) -> SeasonInfo:
    plan = season.plan(len(names))
    return SeasonInfo(
        id=season.id,
        name=season.name,
        game=season.game,
        kind=season.kind,
        size=season.size,
        days=season.days,
        rounds=count_rounds(plan) if season.begun is not None else season.rounds,
        options=season.options,
        duplicate=season.duplicate,
        rated=season.rated,
        begun=season.begun is not None,
        over=season.over,
        entrants=[name for _, name in names.values()],
        entered=any(whose == guest for whose, _ in names.values()),
    )


def hide_open_results(drawn: DrawnRound, duplicate: bool) -> DrawnRound:
    """A round as it may be known: where others still play the same deals, nobody learns how they can be played."""
    if drawn.done or not duplicate:
        return drawn
    hidden = [msgspec.structs.replace(each, board=Board(each.board.seats)) for each in drawn.boards]
    return msgspec.structs.replace(drawn, boards=hidden)


def round_info(drawn: DrawnRound, names: dict[int, str], own: set[int]) -> RoundInfo:
    return RoundInfo(
        number=drawn.number + 1,
        due=drawn.due,
        done=drawn.done,
        boards=[
            BoardInfo(
                code=each.code,
                match=each.match,
                seats=[names[lot] for lot in each.board.seats],
                yours=bool(own.intersection(each.board.seats)),
                ranks=list(each.board.ranks),
                points=list(each.board.points),
                absent=sorted(each.board.absent),
            )
            for each in drawn.boards
        ],
        byes=[names[lot] for lot in drawn.byes],
    )


def standing_infos(
    season: Season, drawn: list[DrawnRound], names: dict[int, tuple[str, str]], own: set[int]
) -> list[StandingInfo]:
    """How things stand; nothing before the season begins, when lots are not drawn."""
    if season.begun is None:
        return []
    return [
        StandingInfo(
            rank=line.rank,
            name=names[line.member][1],
            you=line.member in own,
            played=line.played,
            score=float(line.score),
            won=float(line.won),
            against=float(line.against),
            points=line.points,
            absent=line.absent,
        )
        for line in season_standings(season.plan(len(names)), [to_round(each) for each in drawn])
    ]


def escape_formula(name: str) -> str:
    """A name that no spreadsheet computes."""
    return f"'{name}" if name.startswith(FORMULA_PREFIXES) else name


def season_csv(page: SeasonPage) -> str:
    """Every seat of every round, then the standings, as CSV."""
    lines = io.StringIO()
    writer = csv.writer(lines)
    writer.writerow(["round", "table", "seat", "name", "rank", "points", "absent"])
    for each in page.rounds:
        for number, board in enumerate(each.boards, 1):
            for seat, name in enumerate(board.seats):
                outcome = (board.ranks[seat], board.points[seat]) if board.ranks else ("", "")
                writer.writerow(
                    [each.number, number, seat + 1, escape_formula(name), *outcome, int(seat in board.absent)]
                )
        for name in each.byes:
            writer.writerow([each.number, "", "", escape_formula(name), "", "", 0])
    writer.writerow([])
    writer.writerow(["rank", "name", "played", "score", "won", "against", "points", "absent"])
    for line in page.standings:
        row = [
            line.rank,
            escape_formula(line.name),
            line.played,
            line.score,
            line.won,
            line.against,
            line.points,
            line.absent,
        ]
        writer.writerow(row)
    return lines.getvalue()
