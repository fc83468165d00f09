"""Seasons of a club: made and begun by its hosts, entered by members, seen by members, taken along as CSV."""

from __future__ import annotations

import time
from itertools import count
from typing import Annotated

import msgspec
from litestar import Response

from katzentisch.club.round_tables import Board, ranks_follow_points
from katzentisch.club.season import Kind, is_playable, next_round
from katzentisch.core.catalogue import find
from katzentisch.core.reason import BadOptions
from katzentisch.server.api.clubs import MAX_TITLE_CHARACTERS, PRINTABLE, Title, require_club_host, require_member
from katzentisch.server.api.request_context import HttpRequest, limit_rate, lobby_of
from katzentisch.server.api.season_pages import (
    CallingOffInfo,
    CsvTable,
    SeasonInfo,
    SeasonPage,
    season_csv,
    season_info,
    season_page,
    winners,
)
from katzentisch.server.context import context_of
from katzentisch.server.store import Store
from katzentisch.server.store.club_store import THEMSELVES
from katzentisch.server.store.drawn_rounds import Correction
from katzentisch.server.store.persons import IdentityChange
from katzentisch.server.store.rounds import SECONDS_PER_DAY, Redraw
from katzentisch.server.store.seasons import CallingOff, Season
from katzentisch.table.identifiers import new_code, new_seed
from katzentisch.table.refusals import LimitExceeded, NotFound, Stale
from katzentisch.table.wire.field_types import MAX_SEATS, Word

MAX_SEASONS = 100
"""Seasons of one club."""
MAX_ENTRANTS = 64
SHOWN_CALLED_OFF_DAYS = 30
"""Days for which members see that a season was called off."""
Points = Annotated[int, msgspec.Meta(ge=-10_000, le=10_000)]
WrittenReason = Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern=PRINTABLE)]
MAX_NUMBER_DIGITS = 4
"""Digits of the number at the end of a season's name."""


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


class ExtendRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for more time: so many days after the end of the round, or from now if that is over."""

    days: Annotated[float, msgspec.Meta(gt=0, le=60)]


class CorrectResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a table as it should be, seat by seat, and why."""

    table: Annotated[int, msgspec.Meta(ge=1, le=MAX_ENTRANTS)]
    ranks: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=MAX_SEATS)]], msgspec.Meta(max_length=MAX_SEATS)]
    points: Annotated[list[Points], msgspec.Meta(max_length=MAX_SEATS)]
    reason: WrittenReason


class CallOff(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a season is called off."""

    reason: WrittenReason


class Corrected(msgspec.Struct, frozen=True):
    """What a correction did to the next round."""

    redraw: Redraw


async def list_seasons(request: HttpRequest, code: str) -> list[SeasonInfo]:
    """The seasons of a club, the newest first, then those that were called off lately; for members."""
    mine, store = await require_member(request, code), lobby_of(request).store
    infos = []
    for each in await store.run(store.seasons.of, code):
        names = await store.run(store.seasons.entrants, each.id)
        withdrawn = frozenset(await store.run(store.seasons.withdrawn, each.id))
        won = winners(each, await store.run(store.rounds.of, each.id), names, withdrawn) if each.over else []
        infos.append(season_info(each, names, mine.guest, withdrawn, won))
    since = lobby_of(request).now() - SHOWN_CALLED_OFF_DAYS * SECONDS_PER_DAY
    for each, calling_off in await store.run(store.seasons.called_off_since, code, since):
        names = await store.run(store.seasons.entrants, each.id)
        told = CallingOffInfo(calling_off.made or 0.0, await name_of_host(store, code, calling_off), calling_off.reason)
        infos.append(season_info(each, names, mine.guest, called_off=told))
    return infos


async def make_season(request: HttpRequest, code: str, data: MakeSeason) -> SeasonInfo:
    """Make a season, for which members may put their names down; those who allowed it are notified. For hosts."""
    limit_rate(request)
    host, store = await require_club_host(request, code), lobby_of(request).store
    game = find(data.game).game
    if len(await store.run(store.seasons.of, code)) >= MAX_SEASONS:
        raise LimitExceeded("season-many", most=MAX_SEASONS)
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
    await context_of(request).turn_notifier.announce_season(season, host.guest)
    return season_info(season, {}, host.guest)


async def get_season(request: HttpRequest, code: str, season: str) -> SeasonPage:
    """A season with its rounds and standings; for members."""
    return await load_page(request, code, season)


async def enter_season(request: HttpRequest, code: str, season: str, data: Enter) -> None:
    """Take part in a season that has not begun, or no longer; one can withdraw until it is over."""
    limit_rate(request)
    mine, store = await require_member(request, code), lobby_of(request).store
    found = await load_season(request, code, season)
    if found.begun is not None and not data.on:
        names = await store.run(store.seasons.entrants, season)
        await withdraw(request, season, next((lot for lot, (guest, _) in names.items() if guest == mine.guest), -1))
        return
    if not await store.run(store.seasons.enter, season, mine.guest, mine.name, data.on, MAX_ENTRANTS):
        raise Stale("season-closed")


async def withdraw_entrant(request: HttpRequest, code: str, season: str, number: int) -> None:
    """Let somebody play no more in a season that is on; for hosts."""
    limit_rate(request)
    host, store = await require_club_host(request, code), lobby_of(request).store
    await load_season(request, code, season)
    guest, _ = (await store.run(store.seasons.entrants, season)).get(number - 1, ("", ""))
    await withdraw(request, season, number - 1, THEMSELVES if guest == host.guest else host.number)


async def withdraw(request: HttpRequest, season: str, lot: int, by: int = THEMSELVES) -> None:
    """Let an entrant play no more: tables of two are decided, at larger ones the others can play on."""
    lobby, scheduler = lobby_of(request), context_of(request).season_scheduler
    if not await lobby.store.run(lobby.store.seasons.withdraw, season, lot, by):
        raise Stale("season-withdrawn")
    await scheduler.leave_tables(season, lot)
    await scheduler.check_seasons()


async def extend_round(request: HttpRequest, code: str, season: str, number: int, data: ExtendRound) -> None:
    """Give a round that is on some more days; for hosts."""
    limit_rate(request)
    await require_club_host(request, code)
    await load_season(request, code, season)
    lobby = lobby_of(request)
    seconds = data.days * SECONDS_PER_DAY
    if not await lobby.store.run(lobby.store.rounds.extend, season, number - 1, seconds, lobby.now()):
        raise Stale("season-round-done")


async def correct_result(request: HttpRequest, code: str, season: str, number: int, data: CorrectResult) -> Corrected:
    """Change the result of a table, with a reason that all members see; for hosts.

    Where tables play the same deals, once its round is decided. The next round is drawn again if nobody plays it yet.
    """
    limit_rate(request)
    host, lobby = await require_club_host(request, code), lobby_of(request)
    store, found = lobby.store, await load_season(request, code, season)
    rounds = await store.run(store.rounds.of, season)
    if number > len(rounds) or data.table > len(rounds[number - 1].boards):
        raise NotFound("no-season")
    known = rounds[number - 1].boards[data.table - 1].board
    if not known.ranks or (found.duplicate and not rounds[number - 1].done):
        raise Stale("season-round-on")
    size = len(known.seats)
    if len(data.ranks) != size or len(data.points) != size or min(data.ranks) != 1 or max(data.ranks) > size:
        raise BadOptions("season-correction", size=size)
    board = Board(known.seats, tuple(data.ranks), tuple(data.points))
    # Who left lost whatever their points: there, ranks need not follow.
    if ranks_follow_points(known.ranks, known.points) and not ranks_follow_points(data.ranks, data.points):
        raise BadOptions("season-points")
    change = Correction(time.time(), host.number, data.reason.strip(), list(known.ranks), list(known.points))
    redraw = await store.run(store.rounds.correct, found, number - 1, data.table - 1, board, change)
    if redraw is None:
        raise Stale("stale")
    later = [board.code for each in rounds[number:] for board in each.boards]
    await lobby.reload_everywhere(IdentityChange([], later))
    await context_of(request).season_scheduler.check_seasons()
    return Corrected(redraw)


async def begin_season(request: HttpRequest, code: str, season: str) -> None:
    """Draw the first round, and open its tables; for hosts."""
    limit_rate(request)
    await require_club_host(request, code)
    lobby = lobby_of(request)
    found = await load_season(request, code, season)
    plan = found.plan(len(await lobby.store.run(lobby.store.seasons.entrants, season)))
    if not is_playable(plan):
        raise BadOptions("season-few", size=found.size)
    await lobby.offload(next_round, plan, [])  # what takes its time is remembered
    if not await lobby.store.run(lobby.store.rounds.begin, found, lobby.now()):
        raise Stale("season-closed")
    await context_of(request).season_scheduler.check_seasons()


async def repeat_season(request: HttpRequest, code: str, season: str) -> SeasonInfo:
    """Make a season like one that is over, entered by everybody who stayed in it and still is a member; for hosts."""
    limit_rate(request)
    host, store = await require_club_host(request, code), lobby_of(request).store
    found = await load_season(request, code, season)
    if not found.over:
        raise Stale("season-not-over")
    if len(await store.run(store.seasons.of, code)) >= MAX_SEASONS:
        raise LimitExceeded("season-many", most=MAX_SEASONS)
    name = next_name(found.name, await store.run(store.seasons.names, code))
    fresh = {"id": new_code(), "name": name, "seed": new_seed(), "made": time.time(), "begun": None, "over": False}
    again = msgspec.structs.replace(found, **fresh)
    names = await store.run(store.seasons.repeat, again, season)
    await context_of(request).turn_notifier.announce_season(again, host.guest)
    return season_info(again, names, host.guest)


async def cancel_season(request: HttpRequest, code: str, season: str) -> None:
    """Delete a season; its tables stay, and count for it no more. For hosts."""
    await end_season(request, code, season, "")


async def call_off_season(request: HttpRequest, code: str, season: str, data: CallOff) -> None:
    """Call a season off, with a reason that all members see; its tables stay, and count for it no more. For hosts."""
    await end_season(request, code, season, data.reason.strip())


async def end_season(request: HttpRequest, code: str, season: str, reason: str) -> None:
    """Delete a season that is over, or call it off."""
    limit_rate(request)
    host, lobby = await require_club_host(request, code), lobby_of(request)
    await load_season(request, code, season)
    drawn = await lobby.store.run(lobby.store.rounds.of, season)
    await lobby.store.run(lobby.store.seasons.call_off, season, lobby.now(), host.number, reason)
    codes = [board.code for each in drawn if not each.done for board in each.boards]
    await lobby.reload_everywhere(IdentityChange([], codes))


async def export_season(request: HttpRequest, code: str, season: str, table: CsvTable = "results") -> Response[str]:
    """Every seat of every round, or the standings, as a table that spreadsheets read; for members."""
    page = await load_page(request, code, season)
    headers = {"Content-Disposition": f'attachment; filename="{season}-{table}.csv"'}
    return Response(season_csv(page, table), media_type="text/csv; charset=utf-8", headers=headers)


def next_name(name: str, taken: set[str]) -> str:
    """The name of the next season: with a number, or with the next one that is free."""
    stem, _, last = name.rpartition(" ")
    numbered = bool(stem) and last.isdecimal() and len(last) <= MAX_NUMBER_DIGITS
    base, first = (stem, int(last) + 1) if numbered else (name, 2)
    names = (f"{base[: MAX_TITLE_CHARACTERS - len(f' {number}')]} {number}" for number in count(first))
    known = {each.casefold() for each in taken}
    return next(each for each in names if each.casefold() not in known)


async def load_page(request: HttpRequest, code: str, season: str) -> SeasonPage:
    """A season as a member sees it."""
    mine, store = await require_member(request, code), lobby_of(request).store
    found = await load_season(request, code, season)
    names = await store.run(store.seasons.entrants, season)
    rounds = await store.run(store.rounds.of, season)
    withdrawn = await store.run(store.seasons.withdrawn, season)
    members = {each.number: each.name for each in await store.run(store.clubs.members, code)}
    cats = await store.run(store.tables.latest_cats, [guest for guest, _ in names.values()])
    return season_page(found, rounds, names, mine.guest, withdrawn, members, cats)


async def load_season(request: HttpRequest, code: str, season: str) -> Season:
    """A season of this club; NotFound if it is not one, or was called off."""
    store = lobby_of(request).store
    found = await store.run(store.seasons.find, season)
    if found is None or found.club != code:
        gone = await store.run(store.seasons.called_off, season, code)
        if gone is None or gone[1].made is None:
            raise NotFound("no-season")
        before, calling_off = gone
        key = "season-called-off" if before.begun is not None else "season-never-began"
        who, why, when = await name_of_host(store, code, calling_off), calling_off.reason, int(calling_off.made or 0)
        given = "yes" if why else "no"
        raise NotFound(key, name=before.name, kind=before.kind, given=given, why=why, who=who, when=when)
    return found


async def name_of_host(store: Store, club: str, calling_off: CallingOff) -> str:
    """Who called a season off; empty if nobody knows, or they left the club since."""
    names = {each.number: each.name for each in await store.run(store.clubs.members, club)}
    return "" if calling_off.member is None else names.get(calling_off.member, "")
