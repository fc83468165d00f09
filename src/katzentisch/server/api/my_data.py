"""What is kept about somebody: taken along as one file, or erased."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec
from litestar import Response
from litestar.response import Stream

from katzentisch.core.game import Seat
from katzentisch.core.reason import Refusal
from katzentisch.server.api.request_context import HttpRequest, guest_of, limit_rate, lobby_of
from katzentisch.server.auth import COOKIE, HOST_COOKIE
from katzentisch.server.erasure import erase_guest
from katzentisch.server.lobby import ServerLobby
from katzentisch.table import history
from katzentisch.table.refusals import NotFound

HEADERS = {"Content-Disposition": 'attachment; filename="katzentisch.json"'}


async def export_my_data(request: HttpRequest) -> Stream:
    """Everything stored about the caller as one JSON file; of games in progress only what they may see."""
    limit_rate(request)
    guest = guest_of(request)
    if guest is None:
        raise NotFound("nothing-kept")
    lobby = lobby_of(request)
    kept = await lobby.store.run(lobby.store.exports.of, guest)
    return Stream(stream_export(lobby, guest, kept), media_type="application/json", headers=HEADERS)


async def erase_me(request: HttpRequest) -> Response[None]:
    """Delete the caller, at once and permanently; games with others stay, without the name."""
    limit_rate(request)
    lobby, guest = lobby_of(request), guest_of(request)
    if guest is None:
        raise NotFound("nothing-kept")
    await erase_guest(lobby, guest)
    answer: Response[None] = Response(None, status_code=204)
    for cookie in (COOKIE, HOST_COOKIE):
        answer.delete_cookie(cookie)
    return answer


async def stream_export(lobby: ServerLobby, guest: str, kept: dict[str, Any]) -> AsyncIterator[bytes]:
    """The file, piece by piece: matches are many, and each is folded when its turn comes."""
    yield msgspec.json.encode(kept).removesuffix(b"}") + b',"matches":['
    first = True
    for match, seat in await lobby.store.run(lobby.store.exports.matches, guest):
        with suppress(Refusal):
            yield (b"" if first else b",") + msgspec.json.encode(await export_match(lobby, match, seat))
            first = False
    yield b"]}\n"


async def export_match(lobby: ServerLobby, match: str, seat: Seat) -> dict[str, Any]:
    """A match as somebody who sits there may keep it: what they were told, and once nobody plays it, its record."""
    code, played = await lobby.archive.load_match(match)
    shown: dict[str, Any] = {"match": match, "table": code, "seat": seat, "over": played.over}
    if played.over and not await lobby.storage.is_deal_secret(match):
        return shown | {"record": played.record.write()}
    return shown | {"seen": await lobby.offload(history.replay_document, played, None, seat, False)}
