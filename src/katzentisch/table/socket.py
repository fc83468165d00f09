"""Playing by WebSocket: one connection, some seats, every message read strictly and answered."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from katzentisch.core.reason import Refusal
from katzentisch.table import hints, orders, talk, wire
from katzentisch.table.auth import COOKIE, same_origin
from katzentisch.table.crowd import Connection
from katzentisch.table.limits import Bucket
from katzentisch.table.lobby import Lobby
from katzentisch.table.meter import CONNECTIONS, REFUSALS
from katzentisch.table.refusals import Forbidden, Malformed, Stale, TooMuch
from katzentisch.table.room import Room

INTRODUCTION = 10.0
"""Seconds in which the first message must come."""
REFUSED, TOO_MUCH, TOO_SLOW = 4403, 4429, 4408

Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{code:str}/ws")
async def play(socket: Socket, code: FromPath[str]) -> None:
    """The first message is `hello`; then commands in, updates out."""
    state = socket.app.state
    address = socket.client.host if socket.client else ""
    addresses: Counter[str] = state.addresses
    await socket.accept()
    try:
        if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), state.origins):
            raise Forbidden("origin")
        if addresses[address] >= state.settings.connections:
            raise TooMuch("crowded")
        room = await state.lobby.room(code)
    except Refusal as refusal:
        await turn_away(socket, refusal)
        return
    addresses[address] += 1
    CONNECTIONS.inc()
    try:
        await Visit(socket, room).run()
    except WebSocketDisconnect:
        pass
    finally:
        CONNECTIONS.dec()
        addresses[address] -= 1
        if not addresses[address]:
            del addresses[address]


async def turn_away(socket: Socket, refusal: Refusal, code: int = REFUSED) -> None:
    """Say why, and close."""
    REFUSALS.labels(refusal.reason.key).inc()
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_data(wire.write(wire.Refused(reason=wire.why(refusal.reason))).decode())
        await socket.close(code=code)


class Visit:
    """One connection from its first message to its last."""

    def __init__(self, socket: Socket, room: Room) -> None:
        self.socket = socket
        self.room = room
        self.lobby: Lobby = socket.app.state.lobby
        rate = socket.app.state.settings.rate
        self.bucket = Bucket(rate, 10 * rate)
        self.connection: Connection

    async def run(self) -> None:
        try:
            async with asyncio.timeout(INTRODUCTION):
                hello = await self.read()
            if not isinstance(hello, wire.Hello):
                raise Refusal("hello-first")
            guest = self.socket.app.state.seal.guest(self.socket.cookies.get(COOKIE))
            seats = self.room.seats_of(guest, hello.tokens)
            self.connection = Connection(seats, hello.since, self.room.hosted_by(guest, seats))
            await self.room.crowd.join(self.connection)
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
            await self.room.crowd.leave(self.connection)
            self.room.used = monotonic()
            self.lobby.announce([self.room])
        for end in ends:
            if isinstance(end, TooMuch):
                await turn_away(self.socket, end, TOO_MUCH)
            elif isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
                raise end
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close()

    async def speak(self) -> None:
        while True:
            data = await self.connection.outbox.get()
            await self.socket.send_data(data.decode())

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
                self.refuse(stale, message.id, await self.room.crowd.update(message.seat))
            except Refusal as refusal:
                self.refuse(refusal, getattr(message, "id", None))

    async def read(self) -> wire.Message:
        """The next message; Refusal if it makes no sense, TooMuch if they come too fast."""
        data = await self.socket.receive_data(mode="text")
        self.bucket.take()
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
        if isinstance(message, wire.Ping):
            self.connection.send(wire.Pong())
        elif isinstance(message, wire.Look):
            await self.room.crowd.look(self.connection)
        elif isinstance(message, wire.Hello):
            raise Refusal("hello-first")
        elif message.seat not in self.connection.seats:
            raise Forbidden("not-your-seat", seat=message.seat)
        elif isinstance(message, wire.Chat):
            await talk.say(self.room, message)
        elif isinstance(message, wire.Mute):
            await talk.mute(self.room, message.seat, message.other, message.on)
        elif isinstance(message, wire.Hint):
            self.connection.send(await hints.hint(self.room, message.seat, message.move))
        else:
            self.connection.send(await orders.carry_out(self.room, message))
