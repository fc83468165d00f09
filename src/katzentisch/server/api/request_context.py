"""Who asks, for which table and seat, and what can go wrong."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from katzentisch.core.reason import Refusal
from katzentisch.server.auth import COOKIE, HOST_COOKIE
from katzentisch.server.context import context_of
from katzentisch.server.limits import network_of
from katzentisch.server.lobby import ServerLobby
from katzentisch.table import wire
from katzentisch.table.room import Room
from katzentisch.table.table_state import Visitor, identify_visitor

T = TypeVar("T")

COOKIE_SECONDS = 365 * 24 * 3600
LOCAL_HOSTS = ("127.0.0.1", "localhost", "::1")
"""Names of the machine that a browser itself runs on."""

HttpRequest = Request[Any, Any, State]
HttpConnection = ASGIConnection[Any, Any, Any, State]


def lobby_of(request: HttpConnection) -> ServerLobby:
    lobby: ServerLobby = context_of(request).lobby
    return lobby


def device_of(request: HttpConnection) -> str | None:
    """What the cookie signs, for whatever kind of caller."""
    cookies = request.cookies
    device: str | None = context_of(request).cookie_signer.guest(cookies.get(HOST_COOKIE) or cookies.get(COOKIE))
    return device


async def recognize(request: HttpConnection) -> str | None:
    """Find out who asks, for everybody who wants to know later: the guest for whom the device speaks now."""
    device = device_of(request)
    devices = lobby_of(request).devices
    guest = request.state.guest = await devices.whose(device) if device else None
    if guest and request.client:
        devices.note_network(guest, network_of(request.client.host))
    return guest


def guest_of(request: HttpConnection) -> str | None:
    """Who asks, as it was found out when the request came."""
    guest: str | None = request.state.guest
    return guest


def askers(request: HttpConnection) -> list[str]:
    """For whom limits count: the network, and the guest if there is one, or the device as long as nobody knows."""
    who = request.state.get("guest") or device_of(request)
    return [network_of(request.client.host) if request.client else "", *([who] if who else [])]


def tokens_of(request: HttpRequest) -> list[str]:
    """The seat tokens of the header `Authorization: Bearer …`."""
    scheme, _, rest = request.headers.get("authorization", "").partition(" ")
    return rest.replace(",", " ").split()[: wire.MAX_SEATS] if scheme.lower() == "bearer" else []


async def while_wanted(request: HttpRequest, work: Coroutine[Any, Any, T]) -> T:
    """Do slow work, but stop when the caller disconnects."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(wait_for_disconnect(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refusal("not-now")
        return await working
    finally:
        working.cancel()
        leaving.cancel()


async def wait_for_disconnect(request: HttpRequest) -> None:
    """Wait until the caller disconnects."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def visitor_of(request: HttpRequest) -> Visitor:
    return identify_visitor(guest_of(request), tokens_of(request))


async def room_of(request: HttpRequest, code: str) -> tuple[Room, Visitor]:
    """A table's room and the caller; Forbidden if they may not enter."""
    room, whose = await lobby_of(request).get_room(code), visitor_of(request)
    await room.require_admission(whose)
    return room, whose


def with_guest(request: HttpRequest, guest: str, body: Any) -> Response[Any]:
    """An answer that makes sure the guest is known next time, by the device that speaks for them already."""
    state = context_of(request)
    device = device_of(request) if guest == guest_of(request) else None
    cookie = Cookie(
        HOST_COOKIE if state.settings.secure else COOKIE,
        path="/",
        value=state.cookie_signer.sign(device or guest),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=state.settings.secure,
    )
    return Response(body, cookies=[cookie])


def table_link(request: HttpRequest, code: str) -> str:
    """Where a table is found."""
    return f"{base_url(request)}t/{code}"


def base_url(request: HttpRequest) -> str:
    """The address of this server: as the caller reached it, or as others in the same network can."""
    found = str(request.base_url)
    here = urlsplit(found)
    if here.hostname in LOCAL_HOSTS and not context_of(request).hosts and (home := home_address()):
        return f"{here.scheme}://{home}:{here.port or 80}/"
    return found


def home_address() -> str:
    """This machine's address in its network, or nothing; nobody is asked and nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return ""


def limit_rate(request: HttpRequest) -> None:
    for who in askers(request):
        context_of(request).table_limiter.take(who)
