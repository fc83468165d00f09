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
from katzentisch.table.refusals import Forbidden, NotFound
from katzentisch.table.review import find_mover, review_move
from katzentisch.table.room import Room
from katzentisch.table.table_state import Visitor


async def list_matches(lobby: Lobby, code: str) -> list[str]:
    """The matches of a table, the first one first."""
    await lobby.get_room(code)
    return await lobby.storage.list_matches(code)


async def load_record(lobby: Lobby, visitor: Visitor, match: str) -> str:
    """The record of a finished match, with its seed and its seal."""
    return (await load_finished_match(lobby, visitor, match)).record.write()


async def load_replay(
    lobby: Lobby, visitor: Visitor, match: str, seat: Seat, ply: int | None, is_open: bool
) -> dict[str, Any]:
    """A match up to a ply: once it is over from any seat or open, before that from your own seat or as a spectator."""
    room, played, own = await load_match_with_room(lobby, visitor, match)
    if seat >= played.players:
        raise NotFound("no-seat", seat=seat)
    if is_open or seat not in own | {GALLERY}:
        await require_disclosed(lobby, match, played)
    document = await lobby.offload(replay_document, played, ply, seat, is_open)
    return document | {"cats": cats_of(room, played), "table": room.code if own else None}


def cats_of(room: Room, match: Match) -> list[int | None]:
    """The cats of those who played a match, as at its table; None where somebody else sits there by now."""
    pairs = zip(match.record.players, room.state.row.chairs, strict=True)
    return [chair.cat if chair.sitter == player else None for player, chair in pairs]


def replay_document(match: Match, ply: int | None, seat: Seat, is_open: bool) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(Replay(match, ply, seat, is_open).document())
    return plain


async def review_ply(lobby: Lobby, whose: str, match: Match, ply: int, mover: bool = False) -> wire.MoveReview:
    """What the best bot would have played at this ply of a finished match, and what it thinks of the move made.

    With `mover` the bot that moved is asked, if a bot moved.
    """
    if ply >= match.ply:
        raise NotFound("no-ply", ply=ply, most=match.ply)
    judge = await lobby.offload(find_mover, match, ply) if mover else None
    return await review_move(lobby.ask_bot, whose, match, await lobby.offload(match.fork, ply), judge)


async def load_hindsight(lobby: Lobby, visitor: Visitor, match: str) -> wire.Hindsight:
    """What the game itself says of a finished match, such as who could have known what when, if it says anything."""
    played = await load_finished_match(lobby, visitor, match)
    if find(played.game.id).review is None:
        raise NotFound("no-page")
    return await lobby.jobs.compute_hindsight(played.record.write())


async def load_visible_match(lobby: Lobby, visitor: Visitor, match: str) -> tuple[Match, frozenset[Seat]]:
    """A stored match and the seats the visitor played; Forbidden for others where spectators are not allowed."""
    _, played, own = await load_match_with_room(lobby, visitor, match)
    return played, own


async def load_match_with_room(lobby: Lobby, visitor: Visitor, match: str) -> tuple[Room, Match, frozenset[Seat]]:
    """The table of a stored match, the match, and the seats the visitor played; Forbidden for others where spectators
    are not allowed."""
    code, played = await lobby.archive.load_match(match)
    room = await lobby.get_room(code)
    await room.refresh()
    own = await seats_played_by(lobby, room, visitor, match)
    if not own:
        if room.state.row.house.spectators == "none":
            raise room.state.why_private()
        await room.require_admission(visitor)
    return room, played, own


async def seats_played_by(lobby: Lobby, room: Room, visitor: Visitor, match: str) -> frozenset[Seat]:
    """The seats that a visitor plays or played in a match, even if somebody else sits there now.

    Until its result is stored, that is who sits there: nobody leaves the seats of a running match.
    """
    sits = room.state.seats_of(visitor)
    players = await lobby.storage.load_players(match)
    if players is None:
        return sits
    chairs = room.state.row.chairs
    return frozenset(
        seat
        for seat, guest in players.items()
        if guest and (guest == visitor.guest or (seat in sits and chairs[seat].guest == guest))
    )


async def load_finished_match(lobby: Lobby, visitor: Visitor, match: str) -> Match:
    """A match that hides nothing any more."""
    played, _ = await load_visible_match(lobby, visitor, match)
    await require_disclosed(lobby, match, played)
    return played


async def require_disclosed(lobby: Lobby, match: str, played: Match) -> None:
    """Forbidden while a match is on, or others play the same deals."""
    if not played.over:
        raise Forbidden("match-on")
    if await lobby.storage.is_deal_secret(match):
        raise Forbidden("deal-on")


def move_verb(move: str) -> str:
    """Of which kind a move is, as far as its notation says: its verb, or nothing where it names but cards."""
    word = move.partition(" ")[0]
    return word if word.isalpha() and word.islower() else ""
