"""What travels: every message in and out, strictly typed, and the only place that makes bytes of views."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from katzentisch.core.event import Event
from katzentisch.core.reason import Reason
from katzentisch.core.view import encode
from katzentisch.table.store import House, Saying

MESSAGE_LIMIT = 16_384
"""Bytes in one message of a client."""
SEATS = 12

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[\w.:-]+$")]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Place: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=SEATS - 1)]
Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Notation: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Token: TypeAlias = Annotated[str, msgspec.Meta(min_length=8, max_length=100)]
Sitting: TypeAlias = Annotated[str, msgspec.Meta(max_length=60)]
Word: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


# From a client


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
    """Go back to an earlier ply: at once where only one person plays, else when every person has asked for it."""

    ply: Count


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


class Look(Inward, frozen=True, tag="look"):
    """Send the full views again."""


class Ping(Inward, frozen=True, tag="ping"):
    """Are you there?"""


Order: TypeAlias = Move | Retract | Back | Leave | Return | Replace
"""What changes a match."""
Message: TypeAlias = Order | Chat | Mute | Hint | Hello | Look | Ping


# To a client


class Outward(msgspec.Struct, frozen=True, tag_field="say"):
    """A message to a client; `say` says which."""


class Why(msgspec.Struct, frozen=True):
    """A reason: a key of the words files, and what fills its blanks (numbers, texts, lists of either)."""

    key: str
    data: dict[str, Any] = {}


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event: a key of the words files, what fills its blanks, and the only seat that may know, if there is one."""

    key: str
    data: dict[str, Any] = {}
    to: int | None = None
    quiet: bool = False


class SeatClock(msgspec.Struct, frozen=True, kw_only=True):
    """The time of one seat, at the moment of sending."""

    move: float
    """Seconds left for this move, or for the next one if the seat's clock does not run."""
    bank: float
    """Seconds left in the bank, from which is taken once a move's own time is used up."""
    ticking: bool
    """Whether this seat's clock runs."""
    late: bool
    """Whether its time ran out: it may still move, but the others may let a bot play on."""


class Update(Outward, frozen=True, kw_only=True, tag="update"):
    """The position as one seat (-1: the gallery) may see it, and what happened since the last update.

    Where the house shows onlookers the match late and open, `behind` says how many plies this position lies behind the
    one on the table, and `open` has each seat's own view of it; `view`, `actors`, `ply` and `events` are of that time.
    """

    match: str
    seq: int
    ply: int
    seat: int
    view: msgspec.Raw
    legal: list[str]
    actors: list[int]
    events: list[Told]
    over: bool
    fingerprint: str
    points: list[int] | None = None
    ranking: list[int] | None = None
    seed: str | None = None
    clocks: list[SeatClock] | None = None
    """One for each seat, None where nobody plays against the clock."""
    behind: int = 0
    open: list[msgspec.Raw] | None = None


class Done(Outward, frozen=True, kw_only=True, tag="done"):
    """A command was carried out, and is kept; with `vote` it waits for the others to agree."""

    id: str
    seq: int
    vote: bool = False


class Refused(Outward, frozen=True, kw_only=True, tag="refused"):
    """A command was not carried out, and why; with the fresh position if it was made against an older one."""

    reason: Why
    id: str | None = None
    update: Update | None = None


class Said(Outward, frozen=True, kw_only=True, tag="chat"):
    """Lines of chat."""

    sayings: list[Saying]


class Muted(Outward, frozen=True, kw_only=True, tag="muted"):
    """Whom a seat does not want to hear; told to that seat alone, on coming and on every change."""

    seat: int
    others: list[int]


class WhyNot(msgspec.Struct, frozen=True, kw_only=True):
    """A legal move that was asked about, and what speaks for and against it."""

    move: str
    because: list[tuple[float, Why]] = []
    worse: float | None = None
    """By how much less the bot values it than its own choice; None if it cannot tell."""


class Hinted(Outward, frozen=True, kw_only=True, tag="hint"):
    """What a bot would do, and its reasons with their weights."""

    seat: int
    seq: int
    bot: str
    move: str
    because: list[tuple[float, Why]]
    why_not: WhyNot | None = None
    """Only if a move was asked about."""


class Reviewed(msgspec.Struct, frozen=True, kw_only=True):
    """A move of a finished match beside what a bot would have played from the same view."""

    ply: int
    seat: int
    bot: str
    made: str
    best: str
    choices: int
    because: list[tuple[float, Why]]
    instead: WhyNot


class Hindsight(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match in the eyes of its game: whatever the game's own review says."""

    game: str
    found: msgspec.Raw


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One seat as everybody sees it."""

    name: str
    bot: str
    taken: bool
    here: bool
    """Whether somebody is connected for it, at whichever process."""
    away: bool
    late: bool
    """Whether its time ran out."""


class Proposal(msgspec.Struct, frozen=True):
    """A vote that is on: go back to this ply; who agreed."""

    ply: int
    agreed: list[int]


class TableInfo(Outward, frozen=True, kw_only=True, tag="table"):
    """A table as everybody sees it."""

    code: str
    game: str
    options: dict[str, str]
    house: House
    public: bool
    seats: list[SeatInfo]
    match: str | None
    matches: int
    actors: list[int]
    over: bool
    seq: int
    vote: Proposal | None
    onlookers: int
    """How many connections watch without a seat."""
    yours: list[int] = []
    """The seats of whoever this is sent to."""
    hosting: bool = False
    """Whether whoever this is sent to may fill seats and begin: the host, and everybody who sits there."""


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish for a table: each seat is "" (open) or a bot such as "heuristic" or "search(1s)"."""

    game: Word
    seats: Annotated[list[Sitting], msgspec.Meta(min_length=1, max_length=SEATS)]
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=30)] = {}
    house: House = House()
    public: bool = False


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a seat."""

    name: Name


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to begin; open seats are filled with this bot."""

    fill: Sitting | None = None


class PutBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish that a bot sits here; an empty one frees the seat."""

    bot: Sitting = ""


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish to go on from a position of a record, or to look at it here: without a ply from its end.

    Each seat is "" (open) or a bot; none given means all open. A match that is over there keeps its players' names.
    """

    record: Annotated[str, msgspec.Meta(max_length=500_000)]
    ply: Count | None = None
    seats: Annotated[list[Sitting], msgspec.Meta(max_length=SEATS)] = []


class MuteSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish not to hear another seat in the chat, or to hear it again."""

    other: Place
    on: bool = True


class DealOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish for a set-up that people lay out with the box."""

    players: Annotated[int, msgspec.Meta(ge=1, le=SEATS)]
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


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game of the catalogue; options go by the number of players."""

    id: str
    folder: str
    """Where a browser finds its words, and its board and facts if it has them."""
    has_board: bool
    has_facts: bool
    has_lesson: bool
    has_review: bool
    has_companion: bool
    version: int
    titles: dict[str, str]
    players: list[int]
    minutes: int
    bots: list[str]
    options: dict[str, list[OptionInfo]]


class Pong(Outward, frozen=True, tag="pong"):
    """Yes."""


_message: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def read(data: bytes | str) -> Message:
    """The message that these bytes spell; msgspec.DecodeError if they spell none."""
    return _message.decode(data)


def write(message: Outward) -> bytes:
    """The bytes of a message."""
    return encode(message)


def told(event: Event) -> Told:
    return Told(event.key, event.data, event.to, event.quiet)


def why(reason: Reason) -> Why:
    return Why(reason.key, reason.data)


def raw(value: Any) -> msgspec.Raw:
    """A view as it leaves the referee."""
    return msgspec.Raw(encode(value))
