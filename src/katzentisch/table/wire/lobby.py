"""What is wished for by HTTP around a match, and what is answered: games, tables, seats, records."""

from __future__ import annotations

from typing import Annotated

import msgspec

from katzentisch.table.stored import HouseRules
from katzentisch.table.wire.field_types import MAX_SEATS, BotOrOpen, Cat, ClubCode, Count, Name, SeatIndex, Word


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish for a table: each seat is "" (open) or a bot such as "heuristic" or "search(1s)"."""

    game: Word
    seats: Annotated[list[BotOrOpen], msgspec.Meta(min_length=1, max_length=MAX_SEATS)]
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=30)] = {}
    house: HouseRules = HouseRules()
    public: bool = False
    club: ClubCode = ""
    """The club whose members alone see it."""


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a seat."""

    name: Name
    cat: Cat = 0
    """The cat that is to stand for the player; if somebody at the table has it, the next one."""


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to begin; open seats, and those of players who declined, are filled with this bot."""

    fill: BotOrOpen | None = None


class PutBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish that a bot sits here; an empty one frees the seat."""

    bot: BotOrOpen = ""


class RenamePlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to be called differently."""

    name: Name


class SwapSeats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to change places with this seat, which may be open."""

    other: SeatIndex


class SetReady(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Word that the next match may begin, or may not yet."""

    ready: bool = True
    declined: bool = False
    """Whether somebody who is not ready does not want to play the next match at all; it may begin without them."""


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish that the player on this seat be the host from now on."""

    seat: SeatIndex


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish to go on from a position of a record, or to look at it here: without a ply from its end.

    Each seat is "" (open) or a bot; none given means all open. A match that is over there keeps its players' names.
    """

    record: Annotated[str, msgspec.Meta(max_length=500_000)]
    ply: Count | None = None
    seats: Annotated[list[BotOrOpen], msgspec.Meta(max_length=MAX_SEATS)] = []


class MuteSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish not to hear another seat in the chat, or to hear it again."""

    other: SeatIndex
    on: bool = True


class DealOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish for a set-up that people lay out with the box."""

    players: Annotated[int, msgspec.Meta(ge=1, le=MAX_SEATS)]
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=30)] = {}


class SeatKey(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and the token that opens it from any device; the link's fragment never reaches a server."""

    code: str
    seat: int
    token: str
    link: str


class OptionInfo(msgspec.Struct, frozen=True):
    """One thing to decide before the start."""

    name: str
    default: str
    choices: list[str]
    kind: str
    suggested: str
    """What people are offered first; empty: the default."""
    prominent: bool
    """Whether the choice is in sight at once; others are folded away."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game of the catalogue; options go by the number of players."""

    id: str
    folder: str
    """Where a browser finds its words, and its board and facts if it has them."""
    has_cover: bool
    has_board: bool
    has_facts: bool
    has_lesson: bool
    has_review: bool
    has_companion: bool
    version: int
    titles: dict[str, str]
    pitches: dict[str, str]
    """By language, like the titles: why somebody would want to play it."""
    players: list[int]
    minutes: int
    bots: list[str]
    options: dict[str, list[OptionInfo]]
