"""What is stored of a table and its matches, as plain data."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from katzentisch.play.record import Line, Record, parse_record


class Conflict(Exception):
    """Another process wrote first: reload, check again, retry."""


CAT_COUNT = 6
"""How many cats people can pick from: the length of `PERSON_CATS` in `web/table/portraits.js`."""
Seconds: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=14 * 24 * 3600)]


class HouseRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host allows at a table."""

    chat: bool = True
    hints: bool | None = None
    """None: only where no other person has a seat."""
    spectators: Literal["gallery", "delayed", "none"] = "gallery"
    """Onlookers see what is public; or every hand, but a whole deal late; or nothing."""
    move_seconds: Seconds = 0
    """Time for each move; with `bank_seconds` also 0 there is no clock."""
    bank_seconds: Seconds = 0
    """Time for the whole match, taken from once a move's own time is used up."""
    vacation_days: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    """Days that each seat may be away during a match while its clock stands."""
    timeout: Literal["ask", "bot"] = "ask"
    """When a time ran out: the others may let a bot play on; or one does so by itself."""
    notebook: bool = True
    """Whether pages may keep private notes by themselves, such as what a seat could deduce."""
    rated: bool = False
    """Whether results count for the ratings of a club: among its members alone, without help, and nothing goes back."""
    duplicate: bool = False
    """Whether other tables play the same deals: nobody learns what was dealt before all are over."""
    daily: bool = False
    """Whether these deals are those of a day, and not of a season."""
    quick: bool = False
    """Whether strangers are seated here as they come; the match begins by itself once no seat is open."""
    bots_at: float = 0.0
    """When bots take the seats that are still open at a quick game, in seconds since 1970; 0: never."""


class Vote(msgspec.Struct, frozen=True):
    """A proposal to go back; it lapses as soon as the match goes on, or when somebody refuses."""

    match: str
    seq: int
    ply: int
    agreed: tuple[int, ...]
    refused: int | None = None
    """The seat that did; one that had agreed withdrew."""


class Chair(msgspec.Struct, frozen=True):
    """One stored seat: who sits there, and whose it is."""

    sitter: str = ""
    guest: str = ""
    token: str = ""
    ready_for: int = 0
    """The number of the match that this player is ready to begin, negative if they do not want to play it; 0 if they
    have not said.
    """
    cat: int | None = None
    """Which cat stands for this player; None at tables from before it was stored, and where nobody chose one."""


def free_cat(chairs: list[Chair], wanted: int) -> int:
    """The cat that somebody wants who sits down, or the next one that nobody else at the table has."""
    taken = {chair.cat for chair in chairs}
    cats = ((wanted + step) % CAT_COUNT for step in range(CAT_COUNT))
    return next((cat for cat in cats if cat not in taken), wanted)


WayOut: TypeAlias = Literal["", "self", "host"]
"""How somebody is out of a season: by themselves, or taken out by a host; empty if they are not, or nobody knows."""


class SeatOut(msgspec.Struct, frozen=True):
    """A seat whose player is no longer in the season."""

    seat: int
    way_out: WayOut
    host: str
    """Who took them out; empty if nobody did, or that host left the club since."""


class SeasonTable(msgspec.Struct, frozen=True):
    """What a table of a season belongs to."""

    id: str
    name: str
    round: int
    """From 1."""
    counts: bool
    """Whether what is played here can still count: its round is not decided, the season not called off, and enough of
    its players still take part."""
    cup: bool
    """Whether who loses is out."""
    due: float
    """By when its round must be played."""
    boxes: int
    """How many tables its round has, and players without one."""
    pairs: bool
    """Whether each table of its round has two players."""
    walkover: bool
    """Whether too few of its players still take part."""
    out: list[SeatOut]
    """Whose players are no longer in the season, and lose by that."""
    called_off: bool
    """Whether a host called the season off before it was over."""
    reason: str
    """Why it was."""


class TableRow(msgspec.Struct, frozen=True):
    """One stored table."""

    code: str
    game: str
    options: dict[str, str]
    house: HouseRules
    host: str
    public: bool
    opened: float
    chairs: list[Chair]
    vote: Vote | None = None
    mutes: frozenset[tuple[int, int]] = frozenset()
    """Pairs of a seat and another that it does not want to hear."""
    club: str = ""
    """The club whose members alone may play and watch here."""
    season: SeasonTable | None = None


class ChatLine(msgspec.Struct, frozen=True):
    """One line of the chat."""

    number: int
    seat: int
    name: str
    text: str
    at: float


class SheetRow(msgspec.Struct, frozen=True):
    """What people with the box write down together, as JSON; `key` is the hash of what lets one write."""

    code: str
    game: str
    key: str
    sheet: str
    seq: int
    changed: float


class MatchEntry(msgspec.Struct, frozen=True):
    """One event of a match: a line of its record, and the command that asked for it."""

    seq: int
    line: Line
    command: str | None
    at: float = 0.0
    """When it was written."""


class SeenPosition(msgspec.Struct, frozen=True):
    """How far somebody has seen a table: up to this event of this match, and when."""

    match: str
    seq: int
    at: float


class KnownVersion(msgspec.Struct, frozen=True):
    """How far a room is up to date: the row, the latest match up to an event, and the chat up to a line."""

    row: TableRow
    number: int
    match: str | None
    seq: int
    chat_number: int


class TableChanges(msgspec.Struct, frozen=True):
    """A table, its latest match, and the events of it that the asker lacks."""

    row: TableRow
    match: str | None
    number: int
    begun: float
    head: Record | None
    """Only if the asker knew another match."""
    entries: list[MatchEntry]


def encode_head(record: Record) -> str:
    """A record's head as it is stored, beside its lines."""
    return msgspec.structs.replace(record, lines=[], result=None, sealed=False).write()


def decode_head(text: str) -> Record:
    """A record without lines from its stored head, to be sealed when it is written."""
    record = parse_record(text)
    record.sealed = True
    return record
