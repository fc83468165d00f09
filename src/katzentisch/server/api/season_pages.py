"""A season as its members see it: rounds, boards and standings, and all of it as a table for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

from katzentisch.club.round_tables import Board, Round
from katzentisch.club.season import (
    Kind,
    coming_cup_tables,
    count_rounds,
    count_tables,
    needed_members,
    season_standings,
)
from katzentisch.club.season_end import Decision, Moment, MomentKind, best_moments, decisions, led_since
from katzentisch.server.store.club_store import MIN_PLAYING, THEMSELVES
from katzentisch.server.store.drawn_rounds import DrawnBoard, DrawnRound, to_round
from katzentisch.server.store.seasons import Season
from katzentisch.server.store.tables import way_out
from katzentisch.table.stored import WayOut

FORMULA_PREFIXES = ("=", "+", "-", "@")
"""What a spreadsheet would take for something to compute."""

CsvTable: TypeAlias = Literal["results", "standings"]


class CallingOffInfo(msgspec.Struct, frozen=True):
    """When a season was called off, by whom, and why."""

    made: float
    name: str
    """Empty if nobody knows, or they left the club since."""
    reason: str


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
    tables: int
    """How many the first round has, with the present entrants."""
    options: dict[str, str]
    duplicate: bool
    rated: bool
    begun: bool
    over: bool
    called_off: CallingOffInfo | None
    """What is known if a host called it off before it was over; then only lists have it."""
    entrants: list[str]
    entered: bool
    """Whether the caller takes part, and has not withdrawn."""
    winners: list[str]
    """Who won it, in a list of seasons, once it is over."""
    needed: int
    """How many must take part at least."""


class CorrectionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A result that a host of the club changed: when, who, why, and what it was before."""

    made: float
    name: str
    """Empty if they left the club since."""
    reason: str
    ranks: list[int]
    points: list[int]


class EntrantInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part in a season that has begun."""

    number: int
    name: str
    you: bool
    withdrawn: bool
    way_out: WayOut
    host: str
    """Who took them out; empty if nobody did, or that host left the club since."""


class BoardInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round; ranks and points once it is decided, and who did not come."""

    code: str
    match: str
    seats: list[str]
    lots: list[int]
    """Who sits in each seat, as a number that names this entrant in the whole season."""
    yours: bool
    over: bool
    """Whether its match is over, also while nobody may learn the result because others play the same deals."""
    ranks: list[int]
    points: list[int]
    absent: list[int]
    corrections: list[CorrectionInfo]


class RoundInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A round, by when it must be played, and who rests."""

    number: int
    due: float
    done: bool
    boards: list[BoardInfo]
    byes: list[str]
    bye_lots: list[int]


class StandingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the table; `against` is what one's opponents have scored."""

    rank: int
    name: str
    you: bool
    withdrawn: bool
    played: int
    score: float
    won: float
    against: float
    points: int
    absent: int
    decided_by: Decision
    """What puts this line ahead of the next; empty where both share a rank."""
    cat: int | None
    """Which cat stands for this player at tables; if None, the name decides."""


class MomentInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Something to remember of a season: who, how much, and the match where it happened."""

    kind: MomentKind
    name: str
    you: bool
    number: int
    round: int
    match: str


class SeasonEnd(msgspec.Struct, frozen=True, kw_only=True):
    """How a season ended, beside its standings."""

    led_since: int
    """The round since which the winner led; 0 in a cup, or if several won."""
    moments: list[MomentInfo]


class SeasonPage(msgspec.Struct, frozen=True, kw_only=True):
    """A season with its rounds, the first one first, and how things stand."""

    season: SeasonInfo
    rounds: list[RoundInfo]
    coming: list[list[int]]
    """In a cup, the sizes of the tables of each round that is not drawn yet."""
    standings: list[StandingInfo]
    entrants: list[EntrantInfo]
    """By lot, once they are drawn."""
    end: SeasonEnd | None


def season_page(
    season: Season,
    rounds: list[DrawnRound],
    names: dict[int, tuple[str, str]],
    guest: str,
    withdrawals: Mapping[int, int | None] | None = None,
    members: dict[int, str] | None = None,
    cats: dict[str, int] | None = None,
) -> SeasonPage:
    """A season as this guest may know it; with the names of members by number, who may have corrected a result or taken
    somebody out, and the cats of those who take part."""
    taken_out = withdrawals or {}
    withdrawn = frozenset(taken_out)
    open_ = [hide_open_results(each, season.duplicate) for each in rounds]
    drawn = [with_walkovers(each, withdrawn) for each in open_]
    own = {lot for lot, (whose, _) in names.items() if whose == guest}
    # Where tables are compared, a walkover counts once all of them are done.
    past = [to_round(each) for each in (open_ if season.duplicate else drawn)]
    return SeasonPage(
        season=season_info(season, names, guest, withdrawn),
        rounds=[
            round_info(shown, known, {lot: name for lot, (_, name) in names.items()}, own, members or {})
            for shown, known in zip(drawn, (with_walkovers(each, withdrawn) for each in rounds), strict=True)
        ],
        coming=coming_cup_tables(season.plan(len(names)), past) if past and not season.over else [],
        standings=standing_infos(season, past, names, own, cats or {}, withdrawn),
        entrants=[
            EntrantInfo(
                number=lot + 1,
                name=name,
                you=lot in own,
                withdrawn=lot in withdrawn,
                way_out=way_out(taken_out.get(lot)),
                host=(members or {}).get(taken_out.get(lot) or THEMSELVES, ""),
            )
            for lot, (_, name) in (names.items() if season.begun is not None else ())
        ],
        end=season_end(season, drawn, names, own, withdrawn) if season.over else None,
    )


def season_end(
    season: Season,
    drawn: list[DrawnRound],
    names: dict[int, tuple[str, str]],
    own: set[int],
    withdrawn: frozenset[int],
) -> SeasonEnd:
    """How a season ended that is over."""
    plan, past = season.plan(len(names), withdrawn), [to_round(each) for each in drawn]

    def told(moment: Moment) -> MomentInfo:
        return MomentInfo(
            kind=moment.kind,
            name=names[moment.member][1],
            you=moment.member in own,
            number=moment.number,
            round=moment.round,
            match=drawn[moment.round - 1].boards[moment.board].match,
        )

    return SeasonEnd(
        led_since=0 if season.kind == "cup" else led_since(plan, past),
        moments=[told(moment) for moment in best_moments(plan, past)],
    )


def winners(
    season: Season, rounds: list[DrawnRound], names: dict[int, tuple[str, str]], withdrawn: frozenset[int]
) -> list[str]:
    """Who won a season that is over."""
    lines = season_standings(season.plan(len(names), withdrawn), [to_round(each) for each in rounds])
    return [names[line.member][1] for line in lines if line.rank == 1]


def season_info(
    season: Season,
    names: dict[int, tuple[str, str]],
    guest: str,
    withdrawn: frozenset[int] = frozenset(),
    winners: Sequence[str] = (),
    called_off: CallingOffInfo | None = None,
) -> SeasonInfo:
    plan = season.plan(len(names))
    return SeasonInfo(
        id=season.id,
        name=season.name,
        game=season.game,
        kind=season.kind,
        size=season.size,
        days=season.days,
        rounds=count_rounds(plan) if season.begun is not None else season.rounds,
        tables=count_tables(plan),
        options=season.options,
        duplicate=season.duplicate,
        rated=season.rated,
        begun=season.begun is not None,
        over=season.over,
        called_off=called_off,
        entrants=[name for _, name in names.values()],
        entered=any(whose == guest and lot not in withdrawn for lot, (whose, _) in names.items()),
        winners=list(winners),
        needed=needed_members(plan),
    )


def hide_open_results(drawn: DrawnRound, duplicate: bool) -> DrawnRound:
    """A round as it may be known: where others still play the same deals, nobody learns how they can be played."""
    if drawn.done or not duplicate:
        return drawn
    hidden = [msgspec.structs.replace(each, board=Board(each.board.seats)) for each in drawn.boards]
    return msgspec.structs.replace(drawn, boards=hidden)


def with_walkovers(drawn: DrawnRound, withdrawn: frozenset[int]) -> DrawnRound:
    """A round with the result of tables that nobody plays any more because too few are left there."""
    if drawn.done:
        return drawn

    def decided(each: DrawnBoard) -> DrawnBoard:
        seats = each.board.seats
        gone = frozenset(seat for seat, lot in enumerate(seats) if lot in withdrawn)
        if each.board.ranks or len(seats) - len(gone) >= MIN_PLAYING:
            return each
        return msgspec.structs.replace(each, board=each.board.forfeit(gone))

    return msgspec.structs.replace(drawn, boards=[decided(each) for each in drawn.boards])


def round_info(
    drawn: DrawnRound, known: DrawnRound, names: dict[int, str], own: set[int], members: dict[int, str]
) -> RoundInfo:
    """A round as it may be known; `known` says which of its matches are over."""
    return RoundInfo(
        number=drawn.number + 1,
        due=drawn.due,
        done=drawn.done,
        boards=[
            BoardInfo(
                code=each.code,
                match=each.match,
                seats=[names[lot] for lot in each.board.seats],
                lots=list(each.board.seats),
                yours=bool(own.intersection(each.board.seats)),
                over=bool(played.board.ranks),
                ranks=list(each.board.ranks),
                points=list(each.board.points),
                absent=sorted(each.board.absent),
                corrections=[
                    CorrectionInfo(
                        made=one.made,
                        name=members.get(one.member, ""),
                        reason=one.reason,
                        ranks=one.ranks,
                        points=one.points,
                    )
                    for one in each.corrections
                ],
            )
            for each, played in zip(drawn.boards, known.boards, strict=True)
        ],
        byes=[names[lot] for lot in drawn.byes],
        bye_lots=list(drawn.byes),
    )


def standing_infos(
    season: Season,
    past: list[Round],
    names: dict[int, tuple[str, str]],
    own: set[int],
    cats: dict[str, int],
    withdrawn: frozenset[int],
) -> list[StandingInfo]:
    """How things stand; nothing before the season begins, when lots are not drawn."""
    if season.begun is None:
        return []
    plan = season.plan(len(names), withdrawn)
    lines = season_standings(plan, past)
    return [
        StandingInfo(
            rank=line.rank,
            name=names[line.member][1],
            you=line.member in own,
            withdrawn=line.member in withdrawn,
            played=line.played,
            score=float(line.score),
            won=float(line.won),
            against=float(line.against),
            points=line.points,
            absent=line.absent,
            decided_by=decided_by,
            cat=cats.get(names[line.member][0]),
        )
        for line, decided_by in zip(lines, decisions(plan, past, lines), strict=True)
    ]


def escape_formula(name: str) -> str:
    """A name that no spreadsheet computes."""
    return f"'{name}" if name.startswith(FORMULA_PREFIXES) else name


def season_csv(page: SeasonPage, table: CsvTable) -> str:
    """Every seat of every round, or the standings, as CSV."""
    lines = io.StringIO()
    csv.writer(lines).writerows(standings_rows(page) if table == "standings" else result_rows(page))
    return lines.getvalue()


def result_rows(page: SeasonPage) -> Iterator[Sequence[object]]:
    yield ["round", "table", "seat", "name", "rank", "points", "absent"]
    for each in page.rounds:
        for number, board in enumerate(each.boards, 1):
            for seat, name in enumerate(board.seats):
                outcome = (board.ranks[seat], board.points[seat]) if board.ranks else ("", "")
                yield [each.number, number, seat + 1, escape_formula(name), *outcome, int(seat in board.absent)]
        for name in each.byes:
            yield [each.number, "", "", escape_formula(name), "", "", 0]


def standings_rows(page: SeasonPage) -> Iterator[Sequence[object]]:
    yield ["rank", "name", "played", "score", "won", "against", "points", "absent"]
    for line in page.standings:
        figures = (line.played, line.score, line.won, line.against, line.points, line.absent)
        yield [line.rank, escape_formula(line.name), *figures]
