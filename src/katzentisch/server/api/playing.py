"""A match that is on: updates, orders, hints, chat."""

from __future__ import annotations

from katzentisch.core.game import GALLERY
from katzentisch.server.api.request_context import (
    HttpRequest,
    recognize,
    room_of,
    while_wanted,
)
from katzentisch.table import chat, hints, orders, wire
from katzentisch.table.catch_up import catch_up
from katzentisch.table.refusals import Forbidden
from katzentisch.table.stored import ChatLine

LONG_POLL_SECONDS = 25.0


async def get_update(
    request: HttpRequest, code: str, seat: int = GALLERY, since: int = -1, wait: float = 0.0
) -> wire.Update:
    """What a seat (-1: the gallery) may know, and what happened after `since`; `wait` seconds for news."""
    room, whose = await room_of(request, code)
    found = await room.get_update(whose, seat, since, wait)
    if wait and await recognize(request) != whose.guest:
        raise Forbidden("not-your-seat", seat=seat)
    return found


async def get_catch_up(request: HttpRequest, code: str) -> wire.CatchUp:
    """What happened since the guest last looked, if that was a while ago, step by step as their seat saw it."""
    return await catch_up(*await room_of(request, code))


async def send_order(request: HttpRequest, code: str, data: wire.Order) -> wire.Done:
    """Move, take back, leave, return: once for each id, and only against the present position."""
    return await orders.execute_order_or_refresh(*await room_of(request, code), data)


async def get_hint(request: HttpRequest, code: str, seat: int, move: str | None = None) -> wire.HintAnswer:
    """A hint for the caller's seat where the table allows it; with a move, why not that one."""
    return await while_wanted(request, hints.give_hint(*await room_of(request, code), seat, move))


async def list_chat(request: HttpRequest, code: str, since: int = 0) -> list[ChatLine]:
    """The latest lines of chat."""
    return await chat.read_chat(*await room_of(request, code), since)


async def send_chat(request: HttpRequest, code: str, data: wire.Chat) -> None:
    """Say something to everybody at the table."""
    await chat.say(*await room_of(request, code), data)


async def set_mute(request: HttpRequest, code: str, seat: int, data: wire.MuteSeat) -> list[int]:
    """Mute or unmute a seat in the chat; returns the seats that the caller has muted."""
    return await chat.mute(*await room_of(request, code), seat, data.other, data.on)
