"""One client at a table: every message is read strictly and answered."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from katzentisch.core.reason import Refusal
from katzentisch.table import chat, hints, orders, wire
from katzentisch.table.refusals import Malformed, Stale
from katzentisch.table.room import Room
from katzentisch.table.subscribers import Connection
from katzentisch.table.table_state import identify_visitor


class Session:
    """One client; a WebSocket or a worker carries the messages."""

    def __init__(self, room: Room, guest: str | None, write: Callable[[bytes], bool] | None = None) -> None:
        self.room = room
        self.guest = guest
        self.write = write
        """Sends a message at once where that is possible."""
        self.connection: Connection

    async def greet(self, text: str | None) -> None:
        """Take the first message and send the whole table; a Refusal if it is not `hello`, or they may not watch."""
        hello = parse_message(text)
        if not isinstance(hello, wire.Hello):
            raise Refusal("hello-first")
        self.connection = Connection(identify_visitor(self.guest, hello.tokens), hello.since, self.write)
        await self.room.join(self.connection)

    async def handle(self, text: str | None) -> None:
        """Do what a message asks, or send why not."""
        try:
            message = parse_message(text)
        except Refusal as refusal:
            self.refuse(refusal)
            return
        try:
            await self.dispatch(message)
        except Stale as stale:
            assert isinstance(message, wire.Order)
            self.refuse(stale, message.id, await self.room.fresh_update(self.connection, message.seat))
        except Refusal as refusal:
            self.refuse(refusal, getattr(message, "id", None))

    def refuse(self, refusal: Refusal, command: str | None = None, update: wire.Update | None = None) -> None:
        self.room.runtime.metrics.count_refusal(refusal.reason.key)
        self.connection.send(wire.Refused(reason=wire.reason_info(refusal.reason), id=command, update=update))

    async def dispatch(self, message: wire.Message) -> None:
        """Do what a message asks."""
        whose = self.connection.visitor
        if isinstance(message, wire.Ping):
            self.connection.send(wire.Pong())
        elif isinstance(message, wire.Seen):
            self.room.mark_seen(self.connection, message.match, message.seq)
        elif isinstance(message, wire.Look):
            await self.room.resend(self.connection)
        elif isinstance(message, wire.Hello):
            raise Refusal("hello-first")
        elif isinstance(message, wire.Chat):
            await chat.say(self.room, whose, message)
        elif isinstance(message, wire.Mute):
            await chat.mute(self.room, whose, message.seat, message.other, message.on)
        elif isinstance(message, wire.Hint):
            self.connection.send(await hints.give_hint(self.room, whose, message.seat, message.move))
        else:
            self.connection.send(await self.execute(message))

    async def execute(self, order: wire.Order) -> wire.Done:
        """Execute an order to its end, also if the caller is cancelled."""
        return await orders.execute_order(self.room, self.connection.visitor, order)


def parse_message(text: str | None) -> wire.Message:
    """Decode a client's message; Malformed if it cannot be read."""
    try:
        if text is None or len(text) > wire.MAX_MESSAGE_BYTES:
            raise Malformed("message-bad")
        return wire.decode_message(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Malformed("message-bad") from None
