"""Games to choose from, and tables: listed, opened, brought along as records."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response

from katzentisch.server.api.request_context import (
    HttpRequest,
    guest_of,
    limit_rate,
    lobby_of,
    with_guest,
)
from katzentisch.table import wire
from katzentisch.table.games import describe_games
from katzentisch.table.identifiers import new_guest_id
from katzentisch.table.refusals import Forbidden
from katzentisch.table.table_state import identify_visitor


async def get_games() -> list[wire.GameInfo]:
    """The games of the catalogue with their options and bots."""
    return await asyncio.to_thread(describe_games)


async def list_public_tables(request: HttpRequest) -> list[wire.TableInfo]:
    """The tables that their hosts want listed."""
    return await lobby_of(request).public_tables(guest_of(request))


async def list_my_tables(request: HttpRequest) -> list[wire.TableInfo]:
    """The guest's own tables, those that wait for the guest first."""
    guest = guest_of(request)
    return await lobby_of(request).tables_of_guest(guest) if guest else []


async def open_table(request: HttpRequest, data: wire.OpenTable) -> Response[wire.TableInfo]:
    """Open a table."""
    limit_rate(request)
    guest = guest_of(request) or new_guest_id()
    if data.club and not await lobby_of(request).storage.is_club_member(guest, data.club):
        raise Forbidden("club-only")
    public = data.public and not data.club
    room = await lobby_of(request).open_table(data.game, data.seats, data.options, data.house, public, guest, data.club)
    return with_guest(request, guest, await room.table_info(identify_visitor(guest)))


async def import_record(request: HttpRequest, data: wire.PlayOn) -> Response[wire.TableInfo]:
    """Upload a record: a table that goes on from one of its positions, or shows it if it is over."""
    limit_rate(request)
    guest = guest_of(request) or new_guest_id()
    room = await lobby_of(request).open_table_from_record(data.record, data.ply, data.seats, guest)
    return with_guest(request, guest, await room.table_info(identify_visitor(guest)))


async def make_box_setup(request: HttpRequest, game: str, data: wire.DealOut) -> dict[str, Any]:
    """A set-up for people who play with the box, where the game can make one; nothing of it is kept here."""
    limit_rate(request)
    return await lobby_of(request).jobs.make_box_setup(game, data.players, data.options)
