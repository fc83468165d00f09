"""Seasons of a club: made and begun by its hosts, entered by members, seen by members, taken along as CSV."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from katzentisch.club.season import Kind, is_playable, next_round
from katzentisch.core.catalogue import find
from katzentisch.core.reason import BadOptions
from katzentisch.server.api.clubs import Title, host_of, member_of
from katzentisch.server.api.request_context import PROBLEMS, Asked, Code, lobby_of, ration
from katzentisch.server.api.season_pages import SeasonInfo, SeasonPage, listed, paged, spread
from katzentisch.server.store.seasons import Season
from katzentisch.table.identifiers import CODE_PATTERN, new_code, new_seed
from katzentisch.table.refusals import LimitExceeded, NotFound, Stale
from katzentisch.table.wire.field_types import MAX_SEATS, Word

MOST_SEASONS = 100
"""Seasons of one club."""
MOST_ENTRANTS = 64

SeasonId = Annotated[str, PathParameter(pattern=f"^{CODE_PATTERN.pattern}$")]


class MakeSeason(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish for a season: `size` persons at a table, `days` for a round; without `rounds` as many as it takes."""

    name: Title
    game: Word
    kind: Kind
    size: Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)]
    days: Annotated[float, msgspec.Meta(gt=0, le=60)] = 7
    rounds: Annotated[int, msgspec.Meta(ge=0, le=50)] = 0
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=30)] = {}
    duplicate: bool = False
    """Whether all tables of a round play the same deals."""
    rated: bool = False


class Enter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to take part, or no longer."""

    on: bool


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
        raise LimitExceeded("season-many", most=MOST_SEASONS)
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
    return await page_of(request, code, season)


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
    if not is_playable(plan):
        raise BadOptions("season-few", size=found.size)
    await lobby.offload(next_round, plan, [])  # what takes its time is remembered
    if not await lobby.store.run(lobby.store.rounds.begin, found, lobby.now()):
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
    page = await page_of(request, code, season)
    headers = {"Content-Disposition": f'attachment; filename="{season}.csv"'}
    return Response(spread(page), media_type="text/csv; charset=utf-8", headers=headers)


async def page_of(request: Asked, code: str, season: str) -> SeasonPage:
    """A season as a member sees it."""
    mine, store = await member_of(request, code), lobby_of(request).store
    found = await season_of(request, code, season)
    names = await store.run(store.seasons.entrants, season)
    return paged(found, await store.run(store.rounds.of, season), names, mine.guest)


async def season_of(request: Asked, code: str, season: str) -> Season:
    """A season of this club; Missing if it has no such one."""
    store = lobby_of(request).store
    found = await store.run(store.seasons.find, season)
    if found is None or found.club != code:
        raise NotFound("no-season")
    return found


ROUTES = [seasons, make_season, season_page, enter, begin, call_off, season_csv]
