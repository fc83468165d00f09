"""One table before a match: its link, its seats, and the beginning."""

from __future__ import annotations

from litestar import MediaType, Response, delete, get, post, put
from litestar.params import JSONBody

from katzentisch.core.game import Seat
from katzentisch.server.api.request_context import (
    PROBLEMS,
    Asked,
    Code,
    SeatNumber,
    guest_of,
    link,
    room_of,
    with_guest,
)
from katzentisch.server.qr import qr_response
from katzentisch.table import seating, wire
from katzentisch.table.identifiers import new_guest_id


@get("/api/tables/{code:str}", responses=PROBLEMS)
async def table(request: Asked, code: Code) -> wire.TableInfo:
    """A table as everybody sees it."""
    room, whose = await room_of(request, code)
    return await room.table_info(whose)


@get("/api/tables/{code:str}/qr.svg", responses=PROBLEMS, media_type="image/svg+xml")
async def qr(request: Asked, code: Code) -> Response[bytes]:
    """The table's link as a QR code."""
    await room_of(request, code)
    return await qr_response(link(request, code))


@get("/api/tables/{code:str}/link", responses=PROBLEMS, media_type=MediaType.TEXT)
async def table_link(request: Asked, code: Code) -> str:
    """The table's link as others can open it; only this machine can where it names this machine."""
    await room_of(request, code)
    return link(request, code)


@post("/api/tables/{code:str}/seats/{seat:int}", responses=PROBLEMS)
async def sit_down(
    request: Asked, code: Code, seat: SeatNumber, data: JSONBody[wire.SitDown]
) -> Response[wire.SeatKey]:
    """Sit down on an open seat; the answer's link opens it from any other device."""
    room, _ = await room_of(request, code)
    guest = guest_of(request) or new_guest_id()
    token = await seating.take_seat(room, seat, data.name, guest)
    return with_guest(request, guest, key(request, code, seat, token))


@post("/api/tables/{code:str}/seats/{seat:int}/link", responses=PROBLEMS)
async def fresh_link(request: Asked, code: Code, seat: SeatNumber) -> wire.SeatKey:
    """A new link for the own seat; the old one opens nothing any more."""
    return key(request, code, seat, await seating.renew_seat_token(*await room_of(request, code), seat))


@delete("/api/tables/{code:str}/seats/{seat:int}", responses=PROBLEMS)
async def stand_up(request: Asked, code: Code, seat: SeatNumber) -> None:
    """Free the own seat, before a match or after it."""
    await seating.leave_seat(*await room_of(request, code), seat)


@put("/api/tables/{code:str}/seats/{seat:int}", responses=PROBLEMS)
async def put_bot(request: Asked, code: Code, seat: SeatNumber, data: JSONBody[wire.PutBot]) -> wire.TableInfo:
    """Put a bot on a free seat, or free a bot's."""
    room, whose = await room_of(request, code)
    await seating.seat_bot(room, whose, seat, data.bot)
    return await room.table_info(whose)


@post("/api/tables/{code:str}/start", responses=PROBLEMS)
async def start(request: Asked, code: Code, data: JSONBody[wire.Start]) -> wire.TableInfo:
    """Begin a match; after one is over, the next with the same seats."""
    room, whose = await room_of(request, code)
    await seating.start_match(room, whose, data.fill)
    return await room.table_info(whose)


def key(request: Asked, code: str, seat: Seat, token: str) -> wire.SeatKey:
    return wire.SeatKey(code=code, seat=seat, token=token, link=f"{link(request, code)}#{token}")


ROUTES = [table, qr, table_link, sit_down, fresh_link, stand_up, put_bot, start]
