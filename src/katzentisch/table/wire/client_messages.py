"""What a client sends by WebSocket, and as an order by HTTP."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from katzentisch.table.wire.field_types import SEATS, Count, Id, Notation, Place, Text, Token, Word


class Inward(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A message from a client; `do` says which."""


class Command(Inward, frozen=True, kw_only=True):
    """Something a seat wants done once, against the position with this number."""

    seat: Place
    seq: Count
    id: Id


class Move(Command, frozen=True, kw_only=True, tag="move"):
    """Make a move, in notation."""

    move: Notation


class Retract(Command, frozen=True, kw_only=True, tag="retract"):
    """Take the own last move back; free until something was revealed since."""


class Back(Command, frozen=True, kw_only=True, tag="back"):
    """Go back to an earlier ply: at once where only one person has a seat, else when all of them have asked for it."""

    ply: Count


class Refuse(Command, frozen=True, kw_only=True, tag="refuse"):
    """Do not go back: what was put to the vote is off for everybody; whoever agreed before withdraws by this."""


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Get up; the others may let a bot play on."""


class Return(Command, frozen=True, kw_only=True, tag="return"):
    """Sit down again on the own seat, after getting up or when a bot plays on there."""


class Replace(Command, frozen=True, kw_only=True, tag="replace"):
    """Let a bot play on for somebody who left, or whose time ran out."""

    other: Place
    bot: Word


class Chat(Inward, frozen=True, kw_only=True, tag="chat"):
    """Say something to everybody at the table."""

    id: Id
    seat: Place
    text: Text


class Mute(Inward, frozen=True, kw_only=True, tag="mute"):
    """From now on this seat hears what another seat says in the chat no more, or again."""

    seat: Place
    other: Place
    on: bool = True


class Hint(Inward, frozen=True, kw_only=True, tag="hint"):
    """Ask what a bot would do here, and with a move, why not that one."""

    seat: Place
    move: Notation | None = None


class Hello(Inward, frozen=True, kw_only=True, tag="hello"):
    """The first message: tokens of seats beside those of the cookie, and how far each log is known."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=SEATS)] = []
    since: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)] = -1


class Seen(Inward, frozen=True, kw_only=True, tag="seen"):
    """The person at the screen has seen this match up to this line; the house remembers it when they go."""

    match: Id
    seq: Count


class Look(Inward, frozen=True, tag="look"):
    """Send the full views again."""


class Ping(Inward, frozen=True, tag="ping"):
    """Are you there?"""


Order: TypeAlias = Move | Retract | Back | Refuse | Leave | Return | Replace
"""What changes a match."""
Message: TypeAlias = Order | Chat | Mute | Hint | Hello | Seen | Look | Ping
