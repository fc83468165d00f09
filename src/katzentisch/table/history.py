"""Matches that were played, and what may be known of one that is on: records, replays, reviews, hindsight."""

from __future__ import annotations

from typing import Any

import msgspec

from katzentisch.core.catalogue import find
from katzentisch.core.game import GALLERY, Seat
from katzentisch.play.match import Match
from katzentisch.play.replay import Replay
from katzentisch.table import wire
from katzentisch.table.lobby import Lobby
from katzentisch.table.refusals import Forbidden, Missing
from katzentisch.table.review import review
from katzentisch.table.table_state import Visitor


async def matches(lobby: Lobby, code: str) -> list[str]:
    """The matches of a table, the first one first."""
    await lobby.room(code)
    return await lobby.keeper.matches(code)


async def record(lobby: Lobby, visitor: Visitor, match: str) -> str:
    """The record of a finished match, with its seed and its seal."""
    return (await finished(lobby, visitor, match)).record.write()


async def replay(
    lobby: Lobby, visitor: Visitor, match: str, seat: Seat, ply: int | None, is_open: bool
) -> dict[str, Any]:
    """A match up to a ply: once it is over from any seat or open, before that only from the own seat or the gallery."""
    played, own = await seen(lobby, visitor, match)
    if seat >= played.players:
        raise Missing("no-seat", seat=seat)
    if is_open or seat not in own | {GALLERY}:
        await hides_nothing(lobby, match, played)
    return await lobby.aside(told, played, ply, seat, is_open)


def told(match: Match, ply: int | None, seat: Seat, is_open: bool) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(Replay(match, ply, seat, is_open).document())
    return plain


async def reviewed(lobby: Lobby, whose: str, match: Match, ply: int) -> wire.Reviewed:
    """What the best bot would have played at this ply of a finished match, and what it thinks of the move made."""
    if ply >= match.ply:
        raise Missing("no-ply", ply=ply, most=match.ply)
    return await review(lobby.ask, whose, match, await lobby.aside(match.fork, ply))


async def looked_back(lobby: Lobby, visitor: Visitor, match: str) -> wire.Hindsight:
    """What the game itself says of a finished match, such as who could have known what when, if it says anything."""
    played = await finished(lobby, visitor, match)
    if find(played.game.id).module("review") is None:
        raise Missing("no-page")
    return await lobby.clerk.look_back(played.record.write())


async def seen(lobby: Lobby, visitor: Visitor, match: str) -> tuple[Match, frozenset[Seat]]:
    """A match as it is kept, and the visitor's seats there; Forbidden to strangers where nobody may look on."""
    code, played = await lobby.archive.match(match)
    room = await lobby.room(code)
    await room.refresh()
    room.standing.watched_by(visitor)
    if not played.over:
        await room.admit(visitor)
    return played, room.standing.seats_of(visitor)


async def finished(lobby: Lobby, visitor: Visitor, match: str) -> Match:
    """A match that hides nothing any more."""
    played, _ = await seen(lobby, visitor, match)
    await hides_nothing(lobby, match, played)
    return played


async def hides_nothing(lobby: Lobby, match: str, played: Match) -> None:
    """Forbidden while a match is on, or others play the same deals."""
    if not played.over:
        raise Forbidden("match-on")
    if await lobby.keeper.held(match):
        raise Forbidden("deal-on")


def kind(move: str) -> str:
    """Of which kind a move is, as far as its notation says: its verb, or nothing where it names but cards."""
    word = move.partition(" ")[0]
    return word if word.isalpha() and word.islower() else ""
