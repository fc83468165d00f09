"""Playing by WebSocket: one connection, some seats, every message read strictly and answered."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from katzentisch.core.reason import Refusal
from katzentisch.server.api.request_context import askers, device_of, recognize
from katzentisch.server.auth import is_known_host, is_same_origin
from katzentisch.server.context import context_of
from katzentisch.server.limits import RateLimiter, TokenBucket
from katzentisch.server.lobby import ServerLobby
from katzentisch.server.metrics import CONNECTIONS, REFUSALS
from katzentisch.server.persons.devices import DeviceConnection
from katzentisch.server.uvicorn_internals import protocol_of
from katzentisch.table import orders, wire
from katzentisch.table.identifiers import CODE_PATTERN
from katzentisch.table.refusals import Forbidden, LimitExceeded, NotFound, Unavailable
from katzentisch.table.room import Room
from katzentisch.table.session import Session

HELLO_TIMEOUT_SECONDS = 10.0
"""Seconds in which the first message must come."""
REFUSED, TOO_MUCH, TOO_SLOW = 4403, 4429, 4408
BROKEN, AWAY = 1011, 1013
"""What the protocol says itself: a mistake of ours, and: come back later."""

DISCONNECTED = WebSocketDisconnect, ClientDisconnected
"""Exceptions that mean that the client is gone; they are not errors."""

log = logging.getLogger("katzentisch.socket")

Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{code:str}/ws")
async def play_socket(socket: Socket, code: FromPath[str]) -> None:
    """The first message is `hello`; then commands in, updates out."""
    state = context_of(socket)
    try:
        await state.request_limiter.admit(*askers(socket))
    except LimitExceeded as refusal:
        REFUSALS.labels(refusal.reason.key).inc()
        await socket.close(code=TOO_MUCH)
        return
    await socket.accept()
    try:
        if not is_known_host(socket.headers.get("host"), state.hosts):
            raise Forbidden("host-unknown")
        if not is_same_origin(socket.headers.get("origin"), socket.headers.get("host"), state.origins):
            raise Forbidden("origin")
        if not CODE_PATTERN.fullmatch(code):
            raise NotFound("table-unknown", code=code)
        with state.lobby.devices.connected(device_of(socket) or "") as hold:
            hold.guest, hold.network = await recognize(socket), askers(socket)[0]
            state.moderation.admit(hold.guest, hold.network)
            with state.connection_limiter.pass_through(*askers(socket)), CONNECTIONS.track_inprogress():
                await WebSocketSession(socket, await state.lobby.get_room(code), hold).run()
    except Refusal as refusal:
        await close_with_refusal(socket, refusal)
    except DISCONNECTED:
        pass
    except Exception:
        log.exception("a connection failed")
        await close_with_refusal(socket, Refusal("broken"), BROKEN)


async def close_with_refusal(socket: Socket, refusal: Refusal, code: int | None = None) -> None:
    """Say why, and close."""
    code = code or (AWAY if isinstance(refusal, Unavailable) else REFUSED)
    REFUSALS.labels(refusal.reason.key).inc()
    with suppress(*DISCONNECTED, RuntimeError):
        await socket.send_data(wire.encode_message(wire.Refused(reason=wire.reason_info(refusal.reason))).decode())
        await socket.close(code=code)


class WebSocketSession(Session):
    """Somebody at the other end of a WebSocket."""

    def __init__(self, socket: Socket, room: Room, hold: DeviceConnection) -> None:
        self.protocol = protocol_of(socket.scope)
        super().__init__(room, hold.guest, self.protocol.write_text)
        self.socket = socket
        self.hold = hold
        self.lobby: ServerLobby = context_of(socket).lobby
        rate = context_of(socket).settings.rate
        self.bucket = TokenBucket(rate, 10 * rate)
        self.messages: RateLimiter = context_of(socket).message_limiter
        self.is_ordering = False
        """Whether an order is being executed, which must not be cancelled."""
        self.has_ended = False

    async def run(self) -> None:
        try:
            async with asyncio.timeout(HELLO_TIMEOUT_SECONDS):
                text = await self.receive()
            await self.greet(text)
            self.lobby.announce([self.room])
        except TimeoutError:
            await close_with_refusal(self.socket, Refusal("hello-first"), TOO_SLOW)
            return
        except Refusal as refusal:
            await close_with_refusal(self.socket, refusal)
            return
        await self.stay()

    async def stay(self) -> None:
        listening = asyncio.create_task(self.listen())
        others = [
            asyncio.create_task(work) for work in (self.speak(), self.connection.lost.wait(), self.hold.ended.wait())
        ]
        tasks = [listening, *others]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.has_ended = True
            for task in others if self.is_ordering else tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            await self.room.leave(self.connection)
            self.room.last_used = monotonic()
            self.lobby.announce([self.room])
        for end in results:
            if isinstance(end, LimitExceeded):
                await self.messages.delay_refusal()
                await close_with_refusal(self.socket, end, TOO_MUCH)
            elif isinstance(end, Exception) and not isinstance(end, DISCONNECTED):
                raise end
        with suppress(*DISCONNECTED, RuntimeError):
            await self.socket.close()

    async def speak(self) -> None:
        while True:
            data = await self.connection.next_message()
            try:
                await self.socket.send_data(data.decode())
            except RuntimeError:  # closed a moment ago, by a ping that nobody answered
                return

    async def listen(self) -> None:
        while not self.has_ended:
            await self.handle(await self.receive())

    async def execute(self, order: wire.Order) -> wire.Done:
        self.is_ordering = True
        try:
            return await orders.execute_locked(self.room, self.connection.visitor, order)
        finally:
            self.is_ordering = False

    async def receive(self) -> str:
        """The next message as it was sent; LimitExceeded if they come too fast."""
        event = await self.protocol.receive()
        if event["type"] != "websocket.receive":
            raise ClientDisconnected
        self.bucket.take()
        if self.guest:
            self.messages.take(self.guest)
        return event.get("text") or ""
