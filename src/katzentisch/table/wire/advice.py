"""What bots and games say of a position or of a match."""

from __future__ import annotations

import msgspec

from katzentisch.table.wire.server_messages import ReasonInfo, ServerMessage


class MoveComparison(msgspec.Struct, frozen=True, kw_only=True):
    """A legal move that was asked about, and what speaks for and against it."""

    move: str
    because: list[tuple[float, ReasonInfo]] = []
    worse: float | None = None
    """By how much less the bot values it than its own choice; None if it cannot tell."""


class HintAnswer(ServerMessage, frozen=True, kw_only=True, tag="hint"):
    """What a bot would do, and its reasons with their weights."""

    seat: int
    seq: int
    bot: str
    move: str
    because: list[tuple[float, ReasonInfo]]
    why_not: MoveComparison | None = None
    """Only if a move was asked about."""


class MoveReview(msgspec.Struct, frozen=True, kw_only=True):
    """A move of a finished match beside what a bot would have played from the same view."""

    ply: int
    seat: int
    bot: str
    made: str
    best: str
    choices: int
    because: list[tuple[float, ReasonInfo]]
    instead: MoveComparison


class Hindsight(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match in the eyes of its game: whatever the game's own review says."""

    game: str
    found: msgspec.Raw
