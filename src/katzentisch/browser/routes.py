"""What can be asked of the house: as much of a server's API as makes sense on one device."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from katzentisch.browser.request import Request, Route, route
from katzentisch.core.game import GALLERY
from katzentisch.table import chat, hints, history, orders, seating, wire
from katzentisch.table.catch_up import catch_up
from katzentisch.table.refusals import Forbidden
from katzentisch.table.stored import ChatLine
from katzentisch.table.table_state import identify_visitor

Onlooker = Annotated[int, msgspec.Meta(ge=GALLERY, le=wire.MAX_SEATS - 1)]
OwnSeat = Annotated[int, msgspec.Meta(ge=0, le=wire.MAX_SEATS - 1)]
Ply = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Since = Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)]
LONG_POLL = 25.0


class Watching(msgspec.Struct, frozen=True):
    """From where somebody looks, and what they know."""

    seat: Onlooker = GALLERY
    since: Since = -1
    wait: Annotated[float, msgspec.Meta(ge=0, le=LONG_POLL)] = 0.0


class Hinting(msgspec.Struct, frozen=True):
    """For which seat a hint is wanted, and about which move."""

    seat: OwnSeat
    move: Annotated[str, msgspec.Meta(min_length=1, max_length=200)] | None = None


class Replaying(msgspec.Struct, frozen=True):
    """From where a match is looked at, and how far."""

    seat: Onlooker = GALLERY
    ply: Ply | None = None
    open: bool = False


class Reviewing(msgspec.Struct, frozen=True):
    """Which move is looked at."""

    ply: Ply


class Listening(msgspec.Struct, frozen=True):
    """What was heard already."""

    since: Since = 0


# Tables


async def public_tables(request: Request) -> list[wire.TableInfo]:
    return await request.lobby.public_tables(request.guest)


async def my_tables(request: Request) -> list[wire.TableInfo]:
    return await request.lobby.tables_of_guest(request.guest)


async def open_table(request: Request) -> wire.TableInfo:
    wish = request.read_body(wire.OpenTable)
    room = await request.lobby.open_table(wish.game, wish.seats, wish.options, wish.house, wish.public, request.guest)
    return await room.table_info(identify_visitor(request.guest))


async def play_on(request: Request) -> wire.TableInfo:
    wish = request.read_body(wire.PlayOn)
    room = await request.lobby.open_table_from_record(wish.record, wish.ply, wish.seats, request.guest)
    return await room.table_info(identify_visitor(request.guest))


async def clear(request: Request) -> None:
    await request.lobby.delete_table(request.path_values["code"])


async def table(request: Request) -> wire.TableInfo:
    room, whose = await request.room()
    return await room.table_info(whose)


# Seats


async def sit_down(request: Request) -> wire.SeatKey:
    wish = request.read_body(wire.SitDown)
    room, _ = await request.room()
    token = await seating.take_seat(room, request.seat, wish.name, request.guest)
    return wire.SeatKey(code=room.code, seat=request.seat, token=token, link="")


async def stand_up(request: Request) -> None:
    await seating.leave_seat(*await request.room(), request.seat)


async def put_bot(request: Request) -> wire.TableInfo:
    wish = request.read_body(wire.PutBot)
    room, whose = await request.room()
    await seating.seat_bot(room, whose, request.seat, wish.bot)
    return await room.table_info(whose)


async def start(request: Request) -> wire.TableInfo:
    wish = request.read_body(wire.Start)
    room, whose = await request.room()
    await seating.start_match(room, whose, wish.fill)
    return await room.table_info(whose)


# Playing


async def update(request: Request) -> wire.Update:
    wish = request.read_query(Watching)
    room, whose = await request.room()
    return await room.get_update(whose, wish.seat, wish.since, wish.wait)


async def since(request: Request) -> wire.CatchUp:
    return await catch_up(*await request.room())


async def order(request: Request) -> wire.Done:
    wish: wire.Order = request.read_body(wire.Order)  # type: ignore[arg-type]
    return await orders.execute_order_or_refresh(*await request.room(), wish)


async def hint(request: Request) -> wire.HintAnswer:
    wish = request.read_query(Hinting)
    return await hints.give_hint(*await request.room(), wish.seat, wish.move)


async def sayings(request: Request) -> list[ChatLine]:
    wish = request.read_query(Listening)
    return await chat.read_chat(*await request.room(), wish.since)


async def say(request: Request) -> None:
    wish = request.read_body(wire.Chat)
    await chat.say(*await request.room(), wish)


async def mute(request: Request) -> list[int]:
    wish = request.read_body(wire.MuteSeat)
    return await chat.mute(*await request.room(), request.seat, wish.other, wish.on)


# Matches


async def matches(request: Request) -> list[str]:
    return await history.list_matches(request.lobby, request.path_values["code"])


async def record(request: Request) -> str:
    return await history.load_record(request.lobby, request.visitor, request.path_values["match"])


async def along(request: Request) -> str:
    """The record also of a match that is on: whoever has this device has all that it hides."""
    played, _ = await history.load_visible_match(request.lobby, request.visitor, request.path_values["match"])
    return played.record.write()


async def replay(request: Request) -> dict[str, Any]:
    wish = request.read_query(Replaying)
    return await history.load_replay(
        request.lobby, request.visitor, request.path_values["match"], wish.seat, wish.ply, wish.open
    )


async def reviewed(request: Request) -> wire.MoveReview:
    wish = request.read_query(Reviewing)
    played = await history.load_finished_match(request.lobby, request.visitor, request.path_values["match"])
    return await history.review_ply(request.lobby, request.guest, played, wish.ply)


async def looked_back(request: Request) -> wire.Hindsight:
    return await history.load_hindsight(request.lobby, request.visitor, request.path_values["match"])


# With the box


async def companion(request: Request) -> dict[str, Any]:
    wish = request.read_body(wire.DealOut)
    return await request.lobby.jobs.make_box_setup(request.path_values["game"], wish.players, wish.options)


async def judge(request: Request) -> dict[str, Any]:
    return await request.lobby.jobs.judge_sheet(request.path_values["game"], request.read_body(dict[str, Any]))


async def elsewhere(request: Request) -> None:
    """What needs other devices."""
    raise Forbidden("one-device")


ROUTES: list[Route] = [
    route("GET", "tables", public_tables),
    route("POST", "tables", open_table, 201),
    route("GET", "mine", my_tables),
    route("POST", "records", play_on, 201),
    route("GET", "tables/{code}", table),
    route("DELETE", "tables/{code}", clear, 204),
    route("POST", "tables/{code}/seats/{seat}", sit_down, 201),
    route("PUT", "tables/{code}/seats/{seat}", put_bot),
    route("DELETE", "tables/{code}/seats/{seat}", stand_up, 204),
    route("PUT", "tables/{code}/seats/{seat}/mutes", mute),
    route("POST", "tables/{code}/start", start, 201),
    route("GET", "tables/{code}/update", update),
    route("GET", "tables/{code}/since", since),
    route("POST", "tables/{code}/orders", order),
    route("POST", "tables/{code}/hint", hint),
    route("GET", "tables/{code}/chat", sayings),
    route("POST", "tables/{code}/chat", say, 204),
    route("GET", "tables/{code}/matches", matches),
    route("GET", "matches/{match}/record", record),
    route("GET", "matches/{match}/along", along),
    route("GET", "matches/{match}/replay", replay),
    route("GET", "matches/{match}/review", reviewed),
    route("GET", "matches/{match}/hindsight", looked_back),
    route("POST", "companion/{game}", companion),
    route("POST", "sheets/{game}", judge),
    route("GET", "tables/{code}/link", elsewhere),
    route("GET", "tables/{code}/qr.svg", elsewhere),
    route("POST", "tables/{code}/seats/{seat}/link", elsewhere),
    route("POST", "qr", elsewhere),
    route("POST", "shared/{game}", elsewhere),
    route("GET", "shared/{code}", elsewhere),
    route("PATCH", "shared/{code}", elsewhere),
]
