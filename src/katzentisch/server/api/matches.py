"""Matches that were played: records, replays, reviews; of one that is on only what may be known."""

from __future__ import annotations

from typing import Any

from litestar import Response

from katzentisch.core.game import GALLERY
from katzentisch.server.api.request_context import (
    HttpRequest,
    askers,
    limit_rate,
    lobby_of,
    room_of,
    visitor_of,
    while_wanted,
)
from katzentisch.server.link_preview import share_image
from katzentisch.server.results.png import check_png
from katzentisch.table import history, wire
from katzentisch.table.refusals import Forbidden, LimitExceeded

SHARE_IMAGE_PAUSE_SECONDS = 60.0
"""Seconds before a still may be replaced."""
SHARE_IMAGE_CACHE = "public, max-age=300"


async def list_table_matches(request: HttpRequest, code: str) -> list[str]:
    """The matches of a table, the first one first."""
    await room_of(request, code)
    return await history.list_matches(lobby_of(request), code)


async def get_record(request: HttpRequest, match: str) -> str:
    """The record of a finished match, with its seed and its seal."""
    return await history.load_record(lobby_of(request), visitor_of(request), match)


async def get_replay(
    request: HttpRequest,
    match: str,
    seat: int = GALLERY,
    ply: int | None = None,
    is_open: bool = False,
) -> dict[str, Any]:
    """A match up to a ply: from any seat or open once it is over, before that as the caller or a spectator."""
    return await history.load_replay(lobby_of(request), visitor_of(request), match, seat, ply, is_open)


async def review_move(request: HttpRequest, match: str, ply: int, mover: bool = False) -> wire.MoveReview:
    """What the best bot, or the one that moved, would have played at this ply of a finished match, and why."""
    lobby, whose = lobby_of(request), askers(request)[-1]
    played, own = await history.load_visible_match(lobby, visitor_of(request), match)
    await history.require_disclosed(lobby, match, played)
    found = await while_wanted(request, history.review_ply(lobby, whose, played, ply, mover))
    if found.seat in own and found.choices > 1 and not mover:
        store, better = lobby.store, found.made != found.best
        worse = found.instead.worse or 0.0 if better else 0.0
        await store.run(store.history.look, match, ply, found.seat, history.move_verb(found.made), better, worse)
    return found


async def get_hindsight(request: HttpRequest, match: str) -> wire.Hindsight:
    """What the game itself says of a finished match, such as who could have known what when, if it says anything."""
    return await history.load_hindsight(lobby_of(request), visitor_of(request), match)


async def put_share_image(request: HttpRequest, match: str) -> None:
    """Store a picture of a finished match for its link, drawn by a player's browser."""
    limit_rate(request)
    lobby = lobby_of(request)
    played, own = await history.load_visible_match(lobby, visitor_of(request), match)
    await history.require_disclosed(lobby, match, played)
    if not own:
        raise Forbidden("not-your-match")
    sent = check_png(await request.body())
    if not await lobby.store.run(lobby.store.share_images.keep, match, sent, lobby.now(), SHARE_IMAGE_PAUSE_SECONDS):
        raise LimitExceeded("too-fast")


async def get_share_image(request: HttpRequest, match: str) -> Response[bytes]:
    """The picture that stands for a match; of one that is not over, or not for everybody, it shows nothing."""
    return Response(
        await share_image(lobby_of(request), match),
        media_type="image/png",
        headers={"Cache-Control": SHARE_IMAGE_CACHE},
    )
