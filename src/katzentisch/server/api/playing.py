"""A match that is on: updates, orders, hints, chat."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post, put
from litestar.params import JSONBody, QueryParameter

from katzentisch.core.game import GALLERY
from katzentisch.server.api.request_context import (
    PROBLEMS,
    Code,
    HttpRequest,
    Onlooker,
    SeatNumber,
    recognize,
    room_of,
    while_wanted,
)
from katzentisch.table import chat, hints, orders, wire
from katzentisch.table.catch_up import catch_up
from katzentisch.table.refusals import Forbidden
from katzentisch.table.stored import ChatLine

LONG_POLL_SECONDS = 25.0

OwnSeat = Annotated[int, QueryParameter(ge=0, le=wire.MAX_SEATS - 1)]
Asking = Annotated[str | None, QueryParameter(min_length=1, max_length=200)]
Since = Annotated[int, QueryParameter(ge=-1, le=1_000_000)]
Wait = Annotated[float, QueryParameter(ge=0, le=LONG_POLL_SECONDS)]


@get("/api/tables/{code:str}/update", responses=PROBLEMS)
async def get_update(
    request: HttpRequest, code: Code, seat: Onlooker = GALLERY, since: Since = -1, wait: Wait = 0.0
) -> wire.Update:
    """What a seat (-1: the gallery) may know, and what happened after `since`; `wait` seconds for news."""
    room, whose = await room_of(request, code)
    found = await room.get_update(whose, seat, since, wait)
    if wait and await recognize(request) != whose.guest:
        raise Forbidden("not-your-seat", seat=seat)
    return found


@get("/api/tables/{code:str}/since", responses=PROBLEMS)
async def get_catch_up(request: HttpRequest, code: Code) -> wire.CatchUp:
    """What happened since the guest last looked, if that is a while ago: as the own seat was told it, step by step."""
    return await catch_up(*await room_of(request, code))


@post("/api/tables/{code:str}/orders", responses=PROBLEMS, status_code=200)
async def send_order(request: HttpRequest, code: Code, data: JSONBody[wire.Order]) -> wire.Done:
    """Move, take back, leave, return: once for each id, and only against the present position."""
    return await orders.execute_order_or_refresh(*await room_of(request, code), data)


@post("/api/tables/{code:str}/hint", responses=PROBLEMS, status_code=200)
async def get_hint(request: HttpRequest, code: Code, seat: OwnSeat, move: Asking = None) -> wire.HintAnswer:
    """What a bot would do from the own seat, where the table allows it; with a move, why not that one."""
    return await while_wanted(request, hints.give_hint(*await room_of(request, code), seat, move))


@get("/api/tables/{code:str}/chat", responses=PROBLEMS)
async def list_chat(request: HttpRequest, code: Code, since: Since = 0) -> list[ChatLine]:
    """The latest lines of chat."""
    return await chat.read_chat(*await room_of(request, code), since)


@post("/api/tables/{code:str}/chat", responses=PROBLEMS, status_code=204)
async def send_chat(request: HttpRequest, code: Code, data: JSONBody[wire.Chat]) -> None:
    """Say something to everybody at the table."""
    await chat.say(*await room_of(request, code), data)


@put("/api/tables/{code:str}/seats/{seat:int}/mutes", responses=PROBLEMS)
async def set_mute(request: HttpRequest, code: Code, seat: SeatNumber, data: JSONBody[wire.MuteSeat]) -> list[int]:
    """Hear another seat in the chat no more, or again; whom the own seat does not hear from now on."""
    return await chat.mute(*await room_of(request, code), seat, data.other, data.on)


ROUTES = [get_update, get_catch_up, send_order, get_hint, list_chat, send_chat, set_mute]
