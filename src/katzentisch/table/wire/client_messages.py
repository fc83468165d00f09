"""What a client sends by WebSocket, and as an order by HTTP."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from katzentisch.table.wire.field_types import MAX_SEATS, Count, Id, Notation, SeatIndex, Text, Token, Word


class ClientMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A message from a client; `do` says which."""


class Command(ClientMessage, frozen=True, kw_only=True):
    """Something a seat wants done once, against the position with this number."""

    seat: SeatIndex
    seq: Count
    id: Id


class Move(Command, frozen=True, kw_only=True, tag="move"):
    """Make a move, in notation."""

    move: Notation


class Retract(Command, frozen=True, kw_only=True, tag="retract"):
    """Take back one's last move; allowed until something has been revealed since."""


class Back(Command, frozen=True, kw_only=True, tag="back"):
    """Go back to an earlier ply: at once where only one person has a seat, else when all of them have asked for it."""

    ply: Count


class Refuse(Command, frozen=True, kw_only=True, tag="refuse"):
    """Refuse to go back, which ends the vote for everybody; also withdraws an agreement."""


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Get up; the others may let a bot play on."""


class Return(Command, frozen=True, kw_only=True, tag="return"):
    """Take one's seat again after leaving, or when a bot has taken over."""


class Replace(Command, frozen=True, kw_only=True, tag="replace"):
    """Let a bot play on for somebody who left, or whose time ran out."""

    other: SeatIndex
    bot: Word


class Chat(ClientMessage, frozen=True, kw_only=True, tag="chat"):
    """Say something to everybody at the table."""

    id: Id
    seat: SeatIndex
    text: Text


class Mute(ClientMessage, frozen=True, kw_only=True, tag="mute"):
    """From now on this seat hears what another seat says in the chat no more, or again."""

    seat: SeatIndex
    other: SeatIndex
    on: bool = True


class Hint(ClientMessage, frozen=True, kw_only=True, tag="hint"):
    """Ask what a bot would do here, and with a move, why not that one."""

    seat: SeatIndex
    move: Notation | None = None


class Hello(ClientMessage, frozen=True, kw_only=True, tag="hello"):
    """The first message: tokens of seats beside those of the cookie, and how far each log is known."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=MAX_SEATS)] = []
    since: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)] = -1


class Seen(ClientMessage, frozen=True, kw_only=True, tag="seen"):
    """The reader has seen this match up to this line; the server remembers it."""

    match: Id
    seq: Count


class Look(ClientMessage, frozen=True, tag="look"):
    """Send the full views again."""


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Are you there?"""


Order: TypeAlias = Move | Retract | Back | Refuse | Leave | Return | Replace
"""What changes a match."""
Message: TypeAlias = Order | Chat | Mute | Hint | Hello | Seen | Look | Ping
