"""Matches that were played: records, replays, reviews; of one that is on only what may be known."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import PathParameter, QueryParameter

from katzentisch.core.catalogue import find
from katzentisch.core.game import GALLERY, Seat
from katzentisch.play.match import Match
from katzentisch.play.replay import Replay
from katzentisch.table import wire
from katzentisch.table.api.asking import PROBLEMS, Asked, Code, Onlooker, askers, lobby_of, visitor_of, while_wanted
from katzentisch.table.refusals import Forbidden, Missing
from katzentisch.table.review import review

MatchId = Annotated[str, PathParameter(pattern="^[0-9a-f]{24}$")]
Ply = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]


@get("/api/tables/{code:str}/matches", responses=PROBLEMS)
async def matches(request: Asked, code: Code) -> list[str]:
    """The matches of a table, the first one first."""
    lobby = lobby_of(request)
    await lobby.room(code)
    return await lobby.store.run(lobby.store.matches.of, code)


@get("/api/matches/{match:str}/record", responses=PROBLEMS, media_type="text/plain")
async def record(request: Asked, match: MatchId) -> str:
    """The record of a finished match, with its seed and its seal."""
    return (await finished(request, match)).record.write()


@get("/api/matches/{match:str}/replay", responses=PROBLEMS)
async def replay(
    request: Asked,
    match: MatchId,
    seat: Onlooker = GALLERY,
    ply: Ply = None,
    is_open: Annotated[bool, QueryParameter(name="open")] = False,
) -> dict[str, Any]:
    """A match up to a ply: once it is over from any seat or open, before that only from the own seat or the gallery."""
    played, own = await seen(request, match)
    if seat >= played.players:
        raise Missing("no-seat", seat=seat)
    if not played.over and (is_open or seat not in own | {GALLERY}):
        raise Forbidden("match-on")
    return await asyncio.to_thread(told, played, ply, seat, is_open)


def told(match: Match, ply: int | None, seat: Seat, is_open: bool) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(Replay(match, ply, seat, is_open).document())
    return plain


@get("/api/matches/{match:str}/review", responses=PROBLEMS)
async def reviewed(
    request: Asked, match: MatchId, ply: Annotated[int, QueryParameter(ge=0, le=1_000_000)]
) -> wire.Reviewed:
    """What the best bot would have played at this ply of a finished match, and what it thinks of the move made."""
    played, whose = await finished(request, match), askers(request)[-1]
    return await while_wanted(request, review(lobby_of(request).pool.ask, whose, played, ply))


@get("/api/matches/{match:str}/hindsight", responses=PROBLEMS)
async def looked_back(request: Asked, match: MatchId) -> wire.Hindsight:
    """What the game itself says of a finished match, such as who could have known what when, if it says anything."""
    played = await finished(request, match)
    if find(played.game.id).module("review") is None:
        raise Missing("no-page")
    return await lobby_of(request).clerk.look_back(played.record.write())


async def seen(request: Asked, match: str) -> tuple[Match, frozenset[Seat]]:
    """A match as it is kept, and the seats there of whoever asks; Forbidden to strangers where nobody may look on."""
    lobby, whose = lobby_of(request), visitor_of(request)
    code, played = await lobby.archive.match(match)
    room = await lobby.room(code)
    await room.refresh()
    room.standing.watched_by(whose)
    return played, room.standing.seats_of(whose)


async def finished(request: Asked, match: str) -> Match:
    """A match that hides nothing any more."""
    played, _ = await seen(request, match)
    if not played.over:
        raise Forbidden("match-on")
    return played


ROUTES = [matches, record, replay, reviewed, looked_back]
