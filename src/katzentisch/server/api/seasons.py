"""Seasons of a club: made and begun by its hosts, entered by members, seen by members, taken along as CSV."""

from __future__ import annotations

import csv
import io
import time
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from katzentisch.club.board import Board
from katzentisch.club.season import Kind, length, next_round, playable, table
from katzentisch.core.catalogue import find
from katzentisch.core.reason import BadOptions
from katzentisch.server.api.asking import PROBLEMS, Asked, Code, lobby_of, ration
from katzentisch.server.api.clubs import host_of, member_of
from katzentisch.server.store.drawn import Drawn, as_played
from katzentisch.server.store.seasons import Season
from katzentisch.table.keys import CODE, new_code, new_seed
from katzentisch.table.refusals import Missing, Stale, TooMuch
from katzentisch.table.wire.kinds import SEATS, Word

MOST_SEASONS = 100
"""Seasons of one club."""
MOST_ENTRANTS = 64
FORMULA = ("=", "+", "-", "@")
"""What a spreadsheet would take for something to compute."""

SeasonId = Annotated[str, PathParameter(pattern=f"^{CODE.pattern}$")]


class MakeSeason(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish for a season: `size` persons at a table, `days` for a round; without `rounds` as many as it takes."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f]*\S[^\x00-\x1f]*$")]
    game: Word
    kind: Kind
    size: Annotated[int, msgspec.Meta(ge=2, le=SEATS)]
    days: Annotated[float, msgspec.Meta(gt=0, le=60)] = 7
    rounds: Annotated[int, msgspec.Meta(ge=0, le=50)] = 0
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=30)] = {}
    duplicate: bool = False
    """Whether all tables of a round play the same deals."""
    rated: bool = False


class Enter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to take part, or no longer."""

    on: bool


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
    """Whether whoever asks takes part."""


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


@get("/api/clubs/{code:str}/seasons", responses=PROBLEMS)
async def seasons(request: Asked, code: Code) -> list[SeasonInfo]:
    """The seasons of a club, the newest first; for members."""
    mine, store = await member_of(request, code), lobby_of(request).store
    found = await store.run(store.seasons.of, code)
    return [listed(each, await store.run(store.seasons.entrants, each.id), mine.guest) for each in found]


@post("/api/clubs/{code:str}/seasons", responses=PROBLEMS)
async def make_season(request: Asked, code: Code, data: JSONBody[MakeSeason]) -> SeasonInfo:
    """Make a season, for which members may put their names down; for hosts."""
    ration(request)
    host, store = await host_of(request, code), lobby_of(request).store
    game = find(data.game).game
    if len(await store.run(store.seasons.of, code)) >= MOST_SEASONS:
        raise TooMuch("season-many", most=MOST_SEASONS)
    season = Season(
        id=new_code(),
        club=code,
        name=data.name.strip(),
        game=game.id,
        kind=data.kind,
        size=data.size,
        sizes=list(game.players),
        options=game.resolve(data.size, data.options),
        rounds=data.rounds,
        days=data.days,
        duplicate=data.duplicate,
        rated=data.rated,
        seed=new_seed(),
        made=time.time(),
    )
    await store.run(store.seasons.make, season)
    return listed(season, {}, host.guest)


@get("/api/clubs/{code:str}/seasons/{season:str}", responses=PROBLEMS)
async def season_page(request: Asked, code: Code, season: SeasonId) -> SeasonPage:
    """A season with its rounds and standings; for members."""
    mine, store = await member_of(request, code), lobby_of(request).store
    found = await season_of(request, code, season)
    names = await store.run(store.seasons.entrants, season)
    drawn = [shown(each, found.duplicate) for each in await store.run(store.seasons.rounds, season)]
    own = {lot for lot, (guest, _) in names.items() if guest == mine.guest}
    return SeasonPage(
        season=listed(found, names, mine.guest),
        rounds=[told(each, {lot: name for lot, (_, name) in names.items()}, own) for each in drawn],
        standings=standing(found, drawn, names, own),
    )


@put("/api/clubs/{code:str}/seasons/{season:str}/entry", responses=PROBLEMS, status_code=204)
async def enter(request: Asked, code: Code, season: SeasonId, data: JSONBody[Enter]) -> None:
    """Take part in a season that has not begun, or no longer."""
    ration(request)
    mine, store = await member_of(request, code), lobby_of(request).store
    await season_of(request, code, season)
    if not await store.run(store.seasons.enter, season, mine.guest, mine.name, data.on, MOST_ENTRANTS):
        raise Stale("season-closed")


@post("/api/clubs/{code:str}/seasons/{season:str}/begin", responses=PROBLEMS, status_code=204)
async def begin(request: Asked, code: Code, season: SeasonId) -> None:
    """Draw the first round, and open its tables; for hosts."""
    ration(request)
    await host_of(request, code)
    lobby = lobby_of(request)
    found = await season_of(request, code, season)
    plan = found.plan(len(await lobby.store.run(lobby.store.seasons.entrants, season)))
    if not playable(plan):
        raise BadOptions("season-few", size=found.size)
    await lobby.aside(next_round, plan, [])  # what takes its time is remembered
    if not await lobby.store.run(lobby.store.seasons.begin, found, lobby.now()):
        raise Stale("season-closed")
    await request.app.state.steward.look_round()


@delete("/api/clubs/{code:str}/seasons/{season:str}", responses=PROBLEMS)
async def call_off(request: Asked, code: Code, season: SeasonId) -> None:
    """Forget a season; its tables stay. For hosts."""
    ration(request)
    await host_of(request, code)
    await season_of(request, code, season)
    store = lobby_of(request).store
    await store.run(store.seasons.call_off, season)


@get("/api/clubs/{code:str}/seasons/{season:str}/csv", responses=PROBLEMS, media_type="text/csv")
async def season_csv(request: Asked, code: Code, season: SeasonId) -> Response[str]:
    """Every seat of every round, as a table that spreadsheets read; for members."""
    page = await season_page.fn(request, code, season)
    lines = io.StringIO()
    writer = csv.writer(lines)
    writer.writerow(["round", "table", "seat", "name", "rank", "points", "absent"])
    for each in page.rounds:
        for number, board in enumerate(each.boards, 1):
            for seat, name in enumerate(board.seats):
                outcome = (board.ranks[seat], board.points[seat]) if board.ranks else ("", "")
                writer.writerow([each.number, number, seat + 1, plain(name), *outcome, int(seat in board.absent)])
        for name in each.byes:
            writer.writerow([each.number, "", "", plain(name), "", "", 0])
    writer.writerow([])
    writer.writerow(["rank", "name", "played", "score", "won", "against", "points", "absent"])
    for line in page.standings:
        row = [line.rank, plain(line.name), line.played, line.score, line.won, line.against, line.points, line.absent]
        writer.writerow(row)
    headers = {"Content-Disposition": f'attachment; filename="{season}.csv"'}
    return Response(lines.getvalue(), media_type="text/csv; charset=utf-8", headers=headers)


async def season_of(request: Asked, code: str, season: str) -> Season:
    """A season of this club; Missing if it has no such one."""
    store = lobby_of(request).store
    found = await store.run(store.seasons.find, season)
    if found is None or found.club != code:
        raise Missing("no-season")
    return found


def listed(season: Season, names: dict[int, tuple[str, str]], guest: str) -> SeasonInfo:
    plan = season.plan(len(names))
    return SeasonInfo(
        id=season.id,
        name=season.name,
        game=season.game,
        kind=season.kind,
        size=season.size,
        days=season.days,
        rounds=length(plan) if season.begun is not None else season.rounds,
        options=season.options,
        duplicate=season.duplicate,
        rated=season.rated,
        begun=season.begun is not None,
        over=season.over,
        entrants=[name for _, name in names.values()],
        entered=any(whose == guest for whose, _ in names.values()),
    )


def shown(drawn: Drawn, duplicate: bool) -> Drawn:
    """A round as it may be known: where others still play the same deals, nobody learns how they can be played."""
    if drawn.done or not duplicate:
        return drawn
    hidden = [msgspec.structs.replace(each, board=Board(each.board.seats)) for each in drawn.boards]
    return msgspec.structs.replace(drawn, boards=hidden)


def told(drawn: Drawn, names: dict[int, str], own: set[int]) -> RoundInfo:
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


def standing(
    season: Season, drawn: list[Drawn], names: dict[int, tuple[str, str]], own: set[int]
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
        for line in table(season.plan(len(names)), [as_played(each) for each in drawn])
    ]


def plain(name: str) -> str:
    """A name that no spreadsheet computes."""
    return f"'{name}" if name.startswith(FORMULA) else name


ROUTES = [seasons, make_season, season_page, enter, begin, call_off, season_csv]
