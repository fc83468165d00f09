"""One table before a match: its link, its seats, and the beginning."""

from __future__ import annotations

from litestar import Response

from katzentisch.core.game import Seat
from katzentisch.server.api.request_context import (
    HttpRequest,
    guest_of,
    lobby_of,
    room_of,
    table_link,
    with_guest,
)
from katzentisch.server.qr import qr_response
from katzentisch.table import seating, wire
from katzentisch.table.identifiers import new_guest_id


async def get_table(request: HttpRequest, code: str) -> wire.TableInfo:
    """A table as everybody sees it."""
    room, whose = await room_of(request, code)
    return await room.table_info(whose)


async def get_table_qr(request: HttpRequest, code: str) -> Response[bytes]:
    """The table's link as a QR code."""
    await room_of(request, code)
    return await qr_response(table_link(request, code))


async def get_table_link(request: HttpRequest, code: str) -> str:
    """The table's link as others can open it; only this machine can where it names this machine."""
    await room_of(request, code)
    return table_link(request, code)


async def sit_down(request: HttpRequest, code: str, seat: int, data: wire.SitDown) -> Response[wire.SeatKey]:
    """Sit down on an open seat; the answer's link opens it from any other device."""
    room, _ = await room_of(request, code)
    guest = guest_of(request) or new_guest_id()
    token = await seating.take_seat(room, seat, data.name, guest, data.cat)
    return with_guest(request, guest, seat_key(request, code, seat, token))


async def renew_seat_link(request: HttpRequest, code: str, seat: int) -> wire.SeatKey:
    """Create a new link for the caller's seat; the old one stops working."""
    return seat_key(request, code, seat, await seating.renew_seat_token(*await room_of(request, code), seat))


async def stand_up(request: HttpRequest, code: str, seat: int) -> None:
    """Free the caller's seat, before a match or after it."""
    room, whose = await room_of(request, code)
    removed = (await seating.leave_seat(room, whose, seat)).guest
    if removed not in ("", whose.guest):
        store = lobby_of(request).store
        await store.run(store.quick_tables.exclude, code, removed)


async def seat_bot(request: HttpRequest, code: str, seat: int, data: wire.PutBot) -> wire.TableInfo:
    """Put a bot on a free seat, or free a bot's."""
    room, whose = await room_of(request, code)
    await seating.assign_bot(room, whose, seat, data.bot)
    return await room.table_info(whose)


async def swap_seats(request: HttpRequest, code: str, seat: int, data: wire.SwapSeats) -> None:
    """Change places with another seat: the caller's with one that is open or a bot's; the host may swap any two."""
    await seating.swap_seats(*await room_of(request, code), seat, data.other)


async def rename_player(request: HttpRequest, code: str, seat: int, data: wire.RenamePlayer) -> None:
    """Change the name on the caller's seat, before a match or after it."""
    await seating.rename_player(*await room_of(request, code), seat, data.name)


async def set_ready(request: HttpRequest, code: str, seat: int, data: wire.SetReady) -> None:
    """Say that the next match may begin, may not yet, or may do so without the caller.

    It begins once everybody is ready and no seat is open.
    """
    await seating.set_ready(*await room_of(request, code), seat, data.ready, data.declined)


async def hand_over_table(request: HttpRequest, code: str, data: wire.HandOver) -> None:
    """Make the player on a seat the host instead of the caller."""
    await seating.hand_over_table(*await room_of(request, code), data.seat)


async def start_match(request: HttpRequest, code: str, data: wire.Start) -> wire.TableInfo:
    """Begin a match; after one is over, the next with the same seats, unless somebody here has not answered yet."""
    room, whose = await room_of(request, code)
    await seating.start_match(room, whose, data.fill)
    return await room.table_info(whose)


def seat_key(request: HttpRequest, code: str, seat: Seat, token: str) -> wire.SeatKey:
    return wire.SeatKey(code=code, seat=seat, token=token, link=f"{table_link(request, code)}#{token}")
