"""What a client is told: positions, events, answers, and the table as everybody sees it."""

from __future__ import annotations

from typing import Any

import msgspec

from katzentisch.table.stored import ChatLine, HouseRules, SeasonTable


class ServerMessage(msgspec.Struct, frozen=True, tag_field="say"):
    """A message to a client; `say` says which."""


class ReasonInfo(msgspec.Struct, frozen=True):
    """A reason: a key of the words files, and what fills its blanks (numbers, texts, lists of either)."""

    key: str
    data: dict[str, Any] = {}


class EventInfo(msgspec.Struct, frozen=True, omit_defaults=True):
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
    vacation: float = 0.0
    """Seconds for which this seat may still be away while its clock stands."""
    off: bool = False
    """Whether it is on vacation now."""


class Update(ServerMessage, frozen=True, kw_only=True, tag="update"):
    """The position as one seat (-1: the gallery) may see it, and what happened since the last update.

    Where spectators see all hands with a delay, `behind` says how many plies this position lies behind the
    one on the table, and `open` has each seat's own view of it; `view`, `actors`, `ply` and `events` are of that time.
    """

    match: str
    seq: int
    ply: int
    seat: int
    view: msgspec.Raw
    legal: list[str]
    actors: list[int]
    events: list[EventInfo]
    over: bool
    fingerprint: str
    points: list[int] | None = None
    ranking: list[int] | None = None
    seed: str | None = None
    clocks: list[SeatClock] | None = None
    """One for each seat, None where nobody plays against the clock."""
    behind: int = 0
    open: list[msgspec.Raw] | None = None
    retold: bool = False
    """Whether `events` is the whole log without what was undone, because the match went back."""
    can_undo: bool = False
    """Whether this seat has made a move that it can take back without asking the others."""


class CatchUp(msgspec.Struct, frozen=True, kw_only=True):
    """What happened since somebody last looked, and when that was: a position, and each update from there on."""

    at: float = 0.0
    moves: int = 0
    updates: list[Update] = []


class Done(ServerMessage, frozen=True, kw_only=True, tag="done"):
    """A command was carried out, and is kept; with `vote` it waits for the others to agree."""

    id: str
    seq: int
    vote: bool = False


class Refused(ServerMessage, frozen=True, kw_only=True, tag="refused"):
    """A command was not carried out, and why; with the fresh position if it was made against an older one."""

    reason: ReasonInfo
    id: str | None = None
    update: Update | None = None


class ChatMessage(ServerMessage, frozen=True, kw_only=True, tag="chat"):
    """Lines of chat."""

    sayings: list[ChatLine]


class Muted(ServerMessage, frozen=True, kw_only=True, tag="muted"):
    """Whom a seat does not want to hear; told to that seat alone, on coming and on every change."""

    seat: int
    others: list[int]


class InvitationsChanged(ServerMessage, frozen=True, tag="invitations"):
    """Somebody was invited to the table or has declined; who it was, the endpoint tells those who know them."""


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
    forfeits: bool = False
    """Whether its player left a match that is over, or a bot moved for them: where results count, they lose."""
    ready: bool = False
    """Whether its player is ready for the next match."""
    declined: bool = False
    """Whether its player does not want to play the next match."""
    removed: bool = False
    """Whether nobody sits here because the host has removed the player."""
    cat: int | None = None
    """Which cat stands for its player; if None, the name decides."""


class Proposal(msgspec.Struct, frozen=True):
    """A vote to go back to this ply: who agreed, and who ended it by refusing."""

    ply: int
    agreed: list[int]
    refused: int | None = None


class TableInfo(ServerMessage, frozen=True, kw_only=True, tag="table"):
    """A table as everybody sees it."""

    code: str
    game: str
    options: dict[str, str]
    house: HouseRules
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
    """The recipient's seats."""
    seen: int | None = None
    """Up to which line the recipient has seen the match, in lists; None if unknown."""
    left: float | None = None
    """Seconds until the recipient's time runs out, or else the next player's; None while no clock runs."""
    hosting: bool = False
    """Whether the recipient may fill seats: the host and all players may."""
    host_seat: int | None = None
    """Where the host sits; None if the host only opened the table."""
    is_host: bool = False
    """Whether the recipient is the host, who may also remove players and hand the table over."""
    may_start: bool = False
    """Whether the recipient may start the next match."""
    club: str = ""
    """The club whose members alone see it."""
    season: SeasonTable | None = None
    """The season for which it is played."""
    brought: bool = False
    """Whether its match goes on from a record that somebody brought, who may know what was dealt."""


class Pong(ServerMessage, frozen=True, tag="pong"):
    """Yes."""
