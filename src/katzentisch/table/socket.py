"""Playing by WebSocket: one connection, some seats, every message read strictly and answered."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from katzentisch.core.reason import Refusal
from katzentisch.table import hints, orders, talk, wire
from katzentisch.table.api.asking import askers, guest_of
from katzentisch.table.auth import CODE, known_host, same_origin
from katzentisch.table.crowd import Connection
from katzentisch.table.limits import Bucket, Buckets
from katzentisch.table.lobby import Lobby
from katzentisch.table.meter import CONNECTIONS, REFUSALS
from katzentisch.table.refusals import Away, Forbidden, Malformed, Missing, Stale, TooMuch
from katzentisch.table.room import Room
from katzentisch.table.standing import visitor

INTRODUCTION = 10.0
"""Seconds in which the first message must come."""
REFUSED, TOO_MUCH, TOO_SLOW = 4403, 4429, 4408
BROKEN, AWAY = 1011, 1013
"""What the protocol says itself: a mistake of ours, and: come back later."""

GONE = WebSocketDisconnect, ClientDisconnected
"""Nobody is there any more, which is no mistake of anybody's."""

log = logging.getLogger("katzentisch.socket")

Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{code:str}/ws")
async def play(socket: Socket, code: FromPath[str]) -> None:
    """The first message is `hello`; then commands in, updates out."""
    state = socket.app.state
    try:
        for who in askers(socket):
            state.requests.take(who)
    except TooMuch as refusal:
        REFUSALS.labels(refusal.reason.key).inc()
        await socket.close(code=TOO_MUCH)
        return
    await socket.accept()
    try:
        if not known_host(socket.headers.get("host"), state.hosts):
            raise Forbidden("host-unknown")
        if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), state.origins):
            raise Forbidden("origin")
        if not CODE.fullmatch(code):
            raise Missing("table-unknown", code=code)
        with state.door.pass_through(*askers(socket)), CONNECTIONS.track_inprogress():
            await Visit(socket, await state.lobby.room(code), guest_of(socket)).run()
    except Refusal as refusal:
        await turn_away(socket, refusal)
    except GONE:
        pass
    except Exception:
        log.exception("a connection failed")
        await turn_away(socket, Refusal("broken"), BROKEN)


async def turn_away(socket: Socket, refusal: Refusal, code: int | None = None) -> None:
    """Say why, and close."""
    code = code or (AWAY if isinstance(refusal, Away) else REFUSED)
    REFUSALS.labels(refusal.reason.key).inc()
    with suppress(*GONE, RuntimeError):
        await socket.send_data(wire.write(wire.Refused(reason=wire.why(refusal.reason))).decode())
        await socket.close(code=code)


class Visit:
    """One connection from its first message to its last."""

    def __init__(self, socket: Socket, room: Room, guest: str | None) -> None:
        self.socket = socket
        self.room = room
        self.lobby: Lobby = socket.app.state.lobby
        rate = socket.app.state.settings.rate
        self.guest = guest
        self.bucket = Bucket(rate, 10 * rate)
        self.messages: Buckets = socket.app.state.messages
        self.connection: Connection

    async def run(self) -> None:
        try:
            async with asyncio.timeout(INTRODUCTION):
                hello = await self.read()
            if not isinstance(hello, wire.Hello):
                raise Refusal("hello-first")
            self.connection = Connection(visitor(self.guest, hello.tokens), hello.since)
            await self.room.join(self.connection)
            self.lobby.announce([self.room])
        except TimeoutError:
            await turn_away(self.socket, Refusal("hello-first"), TOO_SLOW)
            return
        except Refusal as refusal:
            await turn_away(self.socket, refusal)
            return
        await self.stay()

    async def stay(self) -> None:
        tasks = [asyncio.create_task(work) for work in (self.listen(), self.speak(), self.connection.lost.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            await self.room.leave(self.connection)
            self.room.used = monotonic()
            self.lobby.announce([self.room])
        for end in ends:
            if isinstance(end, TooMuch):
                await turn_away(self.socket, end, TOO_MUCH)
            elif isinstance(end, Exception) and not isinstance(end, GONE):
                raise end
        with suppress(*GONE, RuntimeError):
            await self.socket.close()

    async def speak(self) -> None:
        while True:
            data = await self.connection.next()
            try:
                await self.socket.send_data(data.decode())
            except RuntimeError:  # closed a moment ago, by a ping that nobody answered
                return

    async def listen(self) -> None:
        while True:
            try:
                message = await self.read()
            except TooMuch:
                raise
            except Refusal as refusal:
                self.refuse(refusal)
                continue
            try:
                await self.answer(message)
            except Stale as stale:
                assert isinstance(message, wire.Order)
                self.refuse(stale, message.id, await self.room.fresh(self.connection, message.seat))
            except Refusal as refusal:
                self.refuse(refusal, getattr(message, "id", None))

    async def read(self) -> wire.Message:
        """The next message; Refusal if it makes no sense, TooMuch if they come too fast."""
        data = await self.socket.receive_data(mode="text")
        self.bucket.take()
        if self.guest:
            self.messages.take(self.guest)
        try:
            if data is None or len(data) > wire.MESSAGE_LIMIT:
                raise Malformed("message-bad")
            return wire.read(data)
        except (msgspec.DecodeError, RecursionError):
            raise Malformed("message-bad") from None

    def refuse(self, refusal: Refusal, command: str | None = None, update: wire.Update | None = None) -> None:
        REFUSALS.labels(refusal.reason.key).inc()
        self.connection.send(wire.Refused(reason=wire.why(refusal.reason), id=command, update=update))

    async def answer(self, message: wire.Message) -> None:
        """Do what a message asks."""
        whose = self.connection.visitor
        if isinstance(message, wire.Ping):
            self.connection.send(wire.Pong())
        elif isinstance(message, wire.Look):
            await self.room.look(self.connection)
        elif isinstance(message, wire.Hello):
            raise Refusal("hello-first")
        elif isinstance(message, wire.Chat):
            await talk.say(self.room, whose, message)
        elif isinstance(message, wire.Mute):
            await talk.mute(self.room, whose, message.seat, message.other, message.on)
        elif isinstance(message, wire.Hint):
            self.connection.send(await hints.hint(self.room, whose, message.seat, message.move))
        else:
            self.connection.send(await orders.carry_out(self.room, whose, message))
