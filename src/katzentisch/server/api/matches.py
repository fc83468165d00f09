"""Matches that were played: records, replays, reviews; of one that is on only what may be known."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get
from litestar.params import PathParameter, QueryParameter

from katzentisch.core.game import GALLERY
from katzentisch.server.api.asking import PROBLEMS, Asked, Code, Onlooker, askers, lobby_of, visitor_of, while_wanted
from katzentisch.table import past, wire

MatchId = Annotated[str, PathParameter(pattern="^[0-9a-f]{24}$")]
Ply = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]


@get("/api/tables/{code:str}/matches", responses=PROBLEMS)
async def matches(request: Asked, code: Code) -> list[str]:
    """The matches of a table, the first one first."""
    return await past.matches(lobby_of(request), code)


@get("/api/matches/{match:str}/record", responses=PROBLEMS, media_type="text/plain")
async def record(request: Asked, match: MatchId) -> str:
    """The record of a finished match, with its seed and its seal."""
    return await past.record(lobby_of(request), visitor_of(request), match)


@get("/api/matches/{match:str}/replay", responses=PROBLEMS)
async def replay(
    request: Asked,
    match: MatchId,
    seat: Onlooker = GALLERY,
    ply: Ply = None,
    is_open: Annotated[bool, QueryParameter(name="open")] = False,
) -> dict[str, Any]:
    """A match up to a ply: once it is over from any seat or open, before that only from the own seat or the gallery."""
    return await past.replay(lobby_of(request), visitor_of(request), match, seat, ply, is_open)


@get("/api/matches/{match:str}/review", responses=PROBLEMS)
async def reviewed(
    request: Asked, match: MatchId, ply: Annotated[int, QueryParameter(ge=0, le=1_000_000)]
) -> wire.Reviewed:
    """What the best bot would have played at this ply of a finished match, and what it thinks of the move made."""
    lobby, whose = lobby_of(request), askers(request)[-1]
    played, own = await past.seen(lobby, visitor_of(request), match)
    await past.hides_nothing(lobby, match, played)
    found = await while_wanted(request, past.reviewed(lobby, whose, played, ply))
    if found.seat in own and found.choices > 1:
        store, better = lobby.store, found.made != found.best
        worse = found.instead.worse or 0.0 if better else 0.0
        await store.run(store.history.look, match, ply, found.seat, past.kind(found.made), better, worse)
    return found


@get("/api/matches/{match:str}/hindsight", responses=PROBLEMS)
async def looked_back(request: Asked, match: MatchId) -> wire.Hindsight:
    """What the game itself says of a finished match, such as who could have known what when, if it says anything."""
    return await past.looked_back(lobby_of(request), visitor_of(request), match)


ROUTES = [matches, record, replay, reviewed, looked_back]
