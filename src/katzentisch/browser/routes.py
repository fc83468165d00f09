"""What the browser's backend answers: as much of a server's API as makes sense on one device."""

from __future__ import annotations

from typing import Any

from katzentisch.browser import daily
from katzentisch.browser.request import Request, Route, route
from katzentisch.endpoints import tables
from katzentisch.endpoints.endpoint import Access, Endpoint
from katzentisch.table import chat, hints, history, orders, seating, wire
from katzentisch.table.catch_up import catch_up
from katzentisch.table.refusals import Forbidden
from katzentisch.table.stored import ChatLine
from katzentisch.table.table_state import identify_visitor

# Tables


async def list_public_tables(request: Request) -> list[wire.TableInfo]:
    return await request.lobby.public_tables(request.guest)


async def list_my_tables(request: Request) -> list[wire.TableInfo]:
    return await request.lobby.tables_of_guest(request.guest)


async def open_table(request: Request, data: wire.OpenTable) -> wire.TableInfo:
    room = await request.lobby.open_table(data.game, data.seats, data.options, data.house, data.public, request.guest)
    return await room.table_info(identify_visitor(request.guest))


async def import_record(request: Request, data: wire.PlayOn) -> wire.TableInfo:
    room = await request.lobby.open_table_from_record(data.record, data.ply, data.seats, request.guest)
    return await room.table_info(identify_visitor(request.guest))


async def delete_local_table(request: Request, code: str) -> None:
    await request.lobby.delete_table(code)


async def get_table(request: Request, code: str) -> wire.TableInfo:
    room, visitor = await request.room(code)
    return await room.table_info(visitor)


# Seats


async def sit_down(request: Request, code: str, seat: int, data: wire.SitDown) -> wire.SeatKey:
    room, _ = await request.room(code)
    token = await seating.take_seat(room, seat, data.name, request.guest, data.cat)
    return wire.SeatKey(code=room.code, seat=seat, token=token, link="")


async def stand_up(request: Request, code: str, seat: int) -> None:
    await seating.leave_seat(*await request.room(code), seat)


async def seat_bot(request: Request, code: str, seat: int, data: wire.PutBot) -> wire.TableInfo:
    room, visitor = await request.room(code)
    await seating.assign_bot(room, visitor, seat, data.bot)
    return await room.table_info(visitor)


async def start_match(request: Request, code: str, data: wire.Start) -> wire.TableInfo:
    room, visitor = await request.room(code)
    await seating.start_match(room, visitor, data.fill)
    return await room.table_info(visitor)


# A match that is on


async def get_update(request: Request, code: str, seat: int, since: int, wait: float) -> wire.Update:
    room, visitor = await request.room(code)
    return await room.get_update(visitor, seat, since, wait)


async def get_catch_up(request: Request, code: str) -> wire.CatchUp:
    return await catch_up(*await request.room(code))


async def send_order(request: Request, code: str, data: wire.Order) -> wire.Done:
    return await orders.execute_order_or_refresh(*await request.room(code), data)


async def get_hint(request: Request, code: str, seat: int, move: str | None) -> wire.HintAnswer:
    return await hints.give_hint(*await request.room(code), seat, move)


async def list_chat(request: Request, code: str, since: int) -> list[ChatLine]:
    return await chat.read_chat(*await request.room(code), since)


async def send_chat(request: Request, code: str, data: wire.Chat) -> None:
    await chat.say(*await request.room(code), data)


async def set_mute(request: Request, code: str, seat: int, data: wire.MuteSeat) -> list[int]:
    return await chat.mute(*await request.room(code), seat, data.other, data.on)


# Matches


async def list_table_matches(request: Request, code: str) -> list[str]:
    return await history.list_matches(request.lobby, code)


async def get_record(request: Request, match: str) -> str:
    return await history.load_record(request.lobby, request.visitor, match)


async def get_local_record(request: Request, match: str) -> str:
    played, _ = await history.load_visible_match(request.lobby, request.visitor, match)
    return played.record.write()


async def get_replay(request: Request, match: str, seat: int, ply: int | None, is_open: bool) -> dict[str, Any]:
    return await history.load_replay(request.lobby, request.visitor, match, seat, ply, is_open)


async def review_move(request: Request, match: str, ply: int, mover: bool) -> wire.MoveReview:
    played = await history.load_finished_match(request.lobby, request.visitor, match)
    return await history.review_ply(request.lobby, request.guest, played, ply, mover)


async def get_hindsight(request: Request, match: str) -> wire.Hindsight:
    return await history.load_hindsight(request.lobby, request.visitor, match)


# Playing with the box


async def make_box_setup(request: Request, game: str, data: wire.DealOut) -> dict[str, Any]:
    return await request.lobby.jobs.make_box_setup(game, data.players, data.options)


async def judge_sheet(request: Request, game: str, data: dict[str, Any]) -> dict[str, Any]:
    return await request.lobby.jobs.judge_sheet(game, data)


# What needs other devices


async def refuse(request: Request, **_: object) -> None:
    """Refuse what makes sense only with other devices."""
    raise Forbidden("one-device")


def needs_other_devices(method: str, path: str) -> Route:
    """An endpoint of servers that is refused here, whatever is sent."""
    return route(Endpoint("refuse", method, path, "Refused in a browser.", Access.ANYONE), refuse)


ROUTES: list[Route] = [
    route(tables.LIST_PUBLIC_TABLES, list_public_tables),
    route(tables.OPEN_TABLE, open_table),
    route(tables.LIST_MY_TABLES, list_my_tables),
    route(tables.IMPORT_RECORD, import_record),
    route(tables.GET_TABLE, get_table),
    route(tables.DELETE_LOCAL_TABLE, delete_local_table),
    route(tables.SIT_DOWN, sit_down),
    route(tables.SEAT_BOT, seat_bot),
    route(tables.STAND_UP, stand_up),
    route(tables.SET_MUTE, set_mute),
    route(tables.START_MATCH, start_match),
    route(tables.GET_UPDATE, get_update),
    route(tables.GET_CATCH_UP, get_catch_up),
    route(tables.SEND_ORDER, send_order),
    route(tables.GET_HINT, get_hint),
    route(tables.LIST_CHAT, list_chat),
    route(tables.SEND_CHAT, send_chat),
    route(tables.LIST_TABLE_MATCHES, list_table_matches),
    route(tables.GET_RECORD, get_record),
    route(tables.GET_LOCAL_RECORD, get_local_record),
    route(tables.GET_REPLAY, get_replay),
    route(tables.REVIEW_MOVE, review_move),
    route(tables.GET_HINDSIGHT, get_hindsight),
    route(tables.MAKE_BOX_SETUP, make_box_setup),
    route(tables.JUDGE_SHEET, judge_sheet),
    route(daily.GET_TODAYS_DEALS, daily.get_todays_deals),
    route(daily.GET_DAILY_DEALS, daily.get_daily_deals),
    route(daily.PLAY_DAILY_DEAL, daily.play_daily_deal),
    needs_other_devices("GET", tables.GET_TABLE_LINK.path),
    needs_other_devices("GET", tables.GET_TABLE_QR.path),
    needs_other_devices("POST", tables.RENEW_SEAT_LINK.path),
    needs_other_devices("POST", tables.MAKE_QR.path),
    needs_other_devices("POST", "shared/{game}"),
    needs_other_devices("GET", "shared/{code}"),
    needs_other_devices("PATCH", "shared/{code}"),
]
