"""Everything that can be asked by HTTP."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import Annotated, Any

import msgspec
import segno
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from katzentisch.bots.roster import names
from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.game import GALLERY, Seat
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.play.match import Match
from katzentisch.play.record import parse
from katzentisch.play.replay import Replay
from katzentisch.table import hints, orders, seating, talk, wire
from katzentisch.table.auth import COOKIE, new_guest
from katzentisch.table.lobby import Lobby
from katzentisch.table.refusals import Forbidden, Missing, Stale
from katzentisch.table.review import hindsight, review
from katzentisch.table.room import Room
from katzentisch.table.store import Saying

YEAR = 365 * 24 * 3600
LONG_POLL = 25.0

Asked = Request[Any, Any, State]
Code = Annotated[str, PathParameter(pattern="^[a-z0-9]{4,16}$")]
Folder = Annotated[str, PathParameter(pattern="^[a-z0-9_]{1,40}$")]
MatchId = Annotated[str, PathParameter(pattern="^[0-9a-f]{24}$")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=wire.SEATS - 1)]
OwnSeat = Annotated[int, QueryParameter(ge=0, le=wire.SEATS - 1)]
Onlooker = Annotated[int, QueryParameter(ge=GALLERY, le=wire.SEATS - 1)]
Ply = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
Asking = Annotated[str | None, QueryParameter(min_length=1, max_length=200)]
Since = Annotated[int, QueryParameter(ge=-1, le=1_000_000)]
Wait = Annotated[float, QueryParameter(ge=0, le=LONG_POLL)]

PROBLEMS = {
    code: ResponseSpec(wire.Refused, description=text, generate_examples=False)
    for code, text in {
        400: "The request makes no sense.",
        403: "Whoever asks may not do this.",
        404: "There is no such table, seat or match.",
        409: "The position is another one by now, or somebody was faster.",
        413: "The request is too large.",
        422: "The rules do not allow this.",
        429: "Too many requests.",
        503: "The store does not answer; try again.",
    }.items()
}


# Who asks


def lobby_of(request: Asked) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def guest_of(request: Asked) -> str | None:
    guest: str | None = request.app.state.seal.guest(request.cookies.get(COOKIE))
    return guest


def askers(request: Asked) -> list[str]:
    """For whom limits count: the address, and the guest if there is one."""
    guest = guest_of(request)
    return [request.client.host if request.client else "", *([guest] if guest else [])]


def tokens_of(request: Asked) -> list[str]:
    """The seat tokens of the header `Authorization: Bearer …`."""
    scheme, _, rest = request.headers.get("authorization", "").partition(" ")
    return rest.replace(",", " ").split()[: wire.SEATS] if scheme.lower() == "bearer" else []


async def room_of(request: Asked, code: str) -> tuple[Room, set[Seat]]:
    """A table's room, and the seats that whoever asks has there."""
    room = await lobby_of(request).room(code)
    return room, room.seats_of(guest_of(request), tokens_of(request))


async def own_room(request: Asked, code: str, seat: Seat) -> Room:
    """The room, if this seat belongs to whoever asks."""
    room, seats = await room_of(request, code)
    if seat not in seats:
        raise Forbidden("not-your-seat", seat=seat)
    return room


async def hosted_room(request: Asked, code: str) -> Room:
    """The room, if whoever asks is its host or sits there."""
    room, seats = await room_of(request, code)
    if not room.hosted_by(guest_of(request), seats):
        raise Forbidden("not-host")
    return room


async def shown(request: Asked, room: Room) -> wire.TableInfo:
    """A table as whoever asks sees it."""
    guest = guest_of(request)
    seats = room.seats_of(guest, tokens_of(request))
    return await room.table(seats, room.hosted_by(guest, seats))


def with_guest(request: Asked, guest: str, body: Any) -> Response[Any]:
    """An answer that makes sure the guest is known next time."""
    state = request.app.state
    cookie = Cookie(
        COOKIE,
        path="/",
        value=state.seal.sign(guest),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=state.settings.secure,
    )
    return Response(body, cookies=[cookie])


def key(request: Asked, code: str, seat: Seat, token: str) -> wire.SeatKey:
    return wire.SeatKey(code=code, seat=seat, token=token, link=f"{link(request, code)}#{token}")


def link(request: Asked, code: str) -> str:
    return f"{request.base_url}t/{code}"


# The lobby


@get("/api/games", responses=PROBLEMS)
async def games() -> list[wire.GameInfo]:
    """The games of the catalogue with their options and bots."""
    found = []
    for entry in catalogue().values():
        game = entry.game
        options = {
            str(players): [
                wire.OptionInfo(option.name, option.default, list(option.choices), option.kind)
                for option in game.options(players)
            ]
            for players in game.players
        }
        found.append(
            wire.GameInfo(
                id=game.id,
                folder=entry.folder,
                has_board=entry.read("web", "board.js") is not None,
                has_facts=entry.module("facts") is not None,
                has_lesson=entry.read("web", "lesson.js") is not None,
                has_review=entry.module("review") is not None and entry.read("web", "review.js") is not None,
                has_companion=entry.read("web", "companion.js") is not None,
                version=game.version,
                titles={lang: Words(lang, entry).say("title") for lang in LANGUAGES},
                players=list(game.players),
                minutes=game.minutes,
                bots=names(entry),
                options=options,
            )
        )
    return found


@get("/api/tables", responses=PROBLEMS)
async def public_tables(request: Asked) -> list[wire.TableInfo]:
    """The tables that their hosts want listed."""
    return await lobby_of(request).public(guest_of(request))


@get("/api/mine", responses=PROBLEMS)
async def my_tables(request: Asked) -> list[wire.TableInfo]:
    """The guest's own tables, those that wait for the guest first."""
    guest = guest_of(request)
    return await lobby_of(request).mine(guest) if guest else []


@post("/api/tables", responses=PROBLEMS)
async def open_table(request: Asked, data: JSONBody[wire.OpenTable]) -> Response[wire.TableInfo]:
    """Open a table."""
    ration(request)
    guest = guest_of(request) or new_guest()
    room = await lobby_of(request).open(data.game, data.seats, data.options, data.house, data.public, guest)
    return with_guest(request, guest, await room.table(hosting=True))


@post("/api/records", responses=PROBLEMS)
async def play_on(request: Asked, data: JSONBody[wire.PlayOn]) -> Response[wire.TableInfo]:
    """Upload a record: a table that goes on from one of its positions, or shows it if it is over."""
    ration(request)
    guest = guest_of(request) or new_guest()
    room = await lobby_of(request).play_on(parse(data.record), data.ply, data.seats, guest)
    return with_guest(request, guest, await room.table(hosting=True))


@post("/api/companion/{game:str}", responses=PROBLEMS, status_code=200)
async def companion(request: Asked, game: Folder, data: JSONBody[wire.DealOut]) -> dict[str, Any]:
    """A set-up for people who play with the box, where the game can make one; nothing of it is kept here."""
    ration(request)
    keeper = find(game).module("companion")
    if keeper is None:
        raise Missing("no-page")
    dealt: dict[str, Any] = await asyncio.to_thread(keeper.deal, data.players, data.options)
    return dealt


def ration(request: Asked) -> None:
    for who in askers(request):
        request.app.state.tables.take(who)


# One table


@get("/api/tables/{code:str}", responses=PROBLEMS)
async def table(request: Asked, code: Code) -> wire.TableInfo:
    """A table as everybody sees it."""
    return await shown(request, await lobby_of(request).room(code))


@get("/api/tables/{code:str}/qr.svg", responses=PROBLEMS, media_type="image/svg+xml")
async def qr(request: Asked, code: Code) -> Response[bytes]:
    """The table's link as a QR code."""
    await lobby_of(request).room(code)
    out = BytesIO()
    segno.make(link(request, code)).save(out, kind="svg", scale=4, svgns=True)
    return Response(out.getvalue(), media_type="image/svg+xml")


@post("/api/tables/{code:str}/seats/{seat:int}", responses=PROBLEMS)
async def sit_down(
    request: Asked, code: Code, seat: SeatNumber, data: JSONBody[wire.SitDown]
) -> Response[wire.SeatKey]:
    """Sit down on an open seat; the answer's link opens it from any other device."""
    room = await lobby_of(request).room(code)
    guest = guest_of(request) or new_guest()
    token = await seating.sit(room, seat, data.name, guest)
    return with_guest(request, guest, key(request, code, seat, token))


@post("/api/tables/{code:str}/seats/{seat:int}/link", responses=PROBLEMS)
async def fresh_link(request: Asked, code: Code, seat: SeatNumber) -> wire.SeatKey:
    """A new link for the own seat; the old one opens nothing any more."""
    room = await own_room(request, code, seat)
    return key(request, code, seat, await seating.fresh_link(room, seat))


@delete("/api/tables/{code:str}/seats/{seat:int}", responses=PROBLEMS)
async def stand_up(request: Asked, code: Code, seat: SeatNumber) -> None:
    """Free the own seat, before a match or after it."""
    await seating.stand_up(await own_room(request, code, seat), seat)


@put("/api/tables/{code:str}/seats/{seat:int}", responses=PROBLEMS)
async def put_bot(request: Asked, code: Code, seat: SeatNumber, data: JSONBody[wire.PutBot]) -> wire.TableInfo:
    """Put a bot on a free seat, or free a bot's."""
    room = await hosted_room(request, code)
    await seating.put(room, seat, data.bot)
    return await shown(request, room)


@post("/api/tables/{code:str}/start", responses=PROBLEMS)
async def start(request: Asked, code: Code, data: JSONBody[wire.Start]) -> wire.TableInfo:
    """Begin a match; after one is over, the next with the same seats."""
    room = await hosted_room(request, code)
    await seating.start(room, data.fill)
    return await shown(request, room)


# Playing


@get("/api/tables/{code:str}/update", responses=PROBLEMS)
async def update(
    request: Asked, code: Code, seat: Onlooker = GALLERY, since: Since = -1, wait: Wait = 0.0
) -> wire.Update:
    """What a seat (-1: the gallery) may know, and what happened after `since`; `wait` seconds for news."""
    room, seats = await room_of(request, code)
    if seat == GALLERY:
        room.watch(seats)
    elif seat not in seats:
        raise Forbidden("not-your-seat", seat=seat)
    return await room.crowd.update(seat, since, wait, onlooker=not seats)


@post("/api/tables/{code:str}/orders", responses=PROBLEMS, status_code=200)
async def order(request: Asked, code: Code, data: JSONBody[wire.Order]) -> wire.Done:
    """Move, take back, leave, return: once for each id, and only against the present position."""
    room = await own_room(request, code, data.seat)
    try:
        return await orders.carry_out(room, data)
    except Stale as stale:
        raise WithUpdate(stale, await room.crowd.update(data.seat)) from None


class WithUpdate(Stale):
    """A stale command, refused with the fresh view."""

    def __init__(self, stale: Stale, fresh: wire.Update) -> None:
        super().__init__(stale.reason)
        self.update = fresh


@post("/api/tables/{code:str}/hint", responses=PROBLEMS, status_code=200)
async def hint(request: Asked, code: Code, seat: OwnSeat, move: Asking = None) -> wire.Hinted:
    """What a bot would do from the own seat, where the table allows it; with a move, why not that one."""
    return await hints.hint(await own_room(request, code, seat), seat, move)


@get("/api/tables/{code:str}/chat", responses=PROBLEMS)
async def sayings(request: Asked, code: Code, since: Since = 0) -> list[Saying]:
    """The latest lines of chat."""
    room, seats = await room_of(request, code)
    room.watch(seats)
    return room.crowd.audible(seats, await room.crowd.sayings(since))


@post("/api/tables/{code:str}/chat", responses=PROBLEMS, status_code=204)
async def say(request: Asked, code: Code, data: JSONBody[wire.Chat]) -> None:
    """Say something to everybody at the table."""
    await talk.say(await own_room(request, code, data.seat), data)


@put("/api/tables/{code:str}/seats/{seat:int}/mutes", responses=PROBLEMS)
async def mute(request: Asked, code: Code, seat: SeatNumber, data: JSONBody[wire.MuteSeat]) -> list[int]:
    """Hear another seat in the chat no more, or again; whom the own seat does not hear from now on."""
    return await talk.mute(await own_room(request, code, seat), seat, data.other, data.on)


# Matches


@get("/api/tables/{code:str}/matches", responses=PROBLEMS)
async def matches(request: Asked, code: Code) -> list[str]:
    """The matches of a table, the first one first."""
    lobby = lobby_of(request)
    await lobby.room(code)
    return await lobby.store.run(lobby.store.matches, code)


@get("/api/matches/{match:str}/record", responses=PROBLEMS, media_type="text/plain")
async def record(request: Asked, match: MatchId) -> str:
    """The record of a finished match, with its seed and its seal."""
    room, found = await lobby_of(request).match(match)
    if await room.is_on(match):
        raise Forbidden("match-on")
    return Match(found).record.write()


@get("/api/matches/{match:str}/replay", responses=PROBLEMS)
async def replay(
    request: Asked,
    match: MatchId,
    seat: Onlooker = GALLERY,
    ply: Ply = None,
    is_open: Annotated[bool, QueryParameter(name="open")] = False,
) -> dict[str, Any]:
    """A match up to a ply: once it is over from any seat or open, before that only from the own seat or the gallery."""
    room, found = await lobby_of(request).match(match)
    if seat >= len(found.players):
        raise Missing("no-seat", seat=seat)
    if await room.is_on(match):
        seats = room.seats_of(guest_of(request), tokens_of(request))
        room.watch(seats)
        if is_open or (seat != GALLERY and seat not in seats):
            raise Forbidden("match-on")
    document = Replay(Match(found), ply, seat, is_open).document()
    plain: dict[str, Any] = msgspec.to_builtins(document)
    return plain


@get("/api/matches/{match:str}/review", responses=PROBLEMS)
async def reviewed(
    request: Asked, match: MatchId, ply: Annotated[int, QueryParameter(ge=0, le=1_000_000)]
) -> wire.Reviewed:
    """What the best bot would have played at this ply of a finished match, and what it thinks of the move made."""
    return await review(lobby_of(request).pool, await finished(request, match), ply)


@get("/api/matches/{match:str}/hindsight", responses=PROBLEMS)
async def looked_back(request: Asked, match: MatchId) -> wire.Hindsight:
    """What the game itself says of a finished match, such as who could have known what when, if it says anything."""
    played = await finished(request, match)
    return await asyncio.to_thread(hindsight, played.record.write())


async def finished(request: Asked, match: str) -> Match:
    """A match that hides nothing any more."""
    _, found = await lobby_of(request).match(match)
    played = Match(found)
    if not played.over:
        raise Forbidden("match-on")
    return played


ROUTES = [
    games,
    public_tables,
    my_tables,
    open_table,
    play_on,
    companion,
    table,
    qr,
    sit_down,
    fresh_link,
    stand_up,
    put_bot,
    start,
    update,
    order,
    hint,
    sayings,
    say,
    mute,
    matches,
    record,
    replay,
    reviewed,
    looked_back,
]
