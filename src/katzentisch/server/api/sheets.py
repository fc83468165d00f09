"""Sheets of people who play with the box: judged by the rules, shared as a code, written together."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import Response, get, patch, post
from litestar.params import JSONBody

from katzentisch.core.catalogue import find
from katzentisch.play.score_sheet import Edit, apply_edits, convert_sheet
from katzentisch.server.api.lobby import Folder
from katzentisch.server.api.request_context import PROBLEMS, STORELESS, Asked, Code, lobby_of, ration, tokens_of
from katzentisch.server.qr import qr_response
from katzentisch.table.identifiers import hash_token, new_code, new_token
from katzentisch.table.refusals import Forbidden, NotFound
from katzentisch.table.stored import SheetRow

LONGEST = 2000
"""Letters that still make a code which a phone can read from a screen."""
LARGEST = 40_000
"""Bytes of a sheet that is kept here."""
KEPT = 30 * 24 * 3600
"""Seconds for which a sheet is kept that nobody changes."""


class Link(msgspec.Struct, frozen=True):
    """What a code shall say."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]


class Edits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wrote, field by field."""

    edits: Annotated[list[Edit], msgspec.Meta(min_length=1, max_length=500)]


class Shared(msgspec.Struct, frozen=True):
    """A sheet as it stands; the number rises with every change."""

    game: str
    seq: int
    sheet: dict[str, Any]


class Opened(msgspec.Struct, frozen=True):
    """Where a sheet is found by all, and the key for those who write on it."""

    code: str
    key: str
    seq: int


@post("/api/sheets/{game:str}", responses=PROBLEMS, status_code=200, opt=STORELESS)
async def judge(request: Asked, game: Folder, data: JSONBody[dict[str, Any]]) -> dict[str, Any]:
    """What the rules say about a sheet: points with reasons, or what cannot be. Nothing of it is kept."""
    ration(request)
    return await lobby_of(request).jobs.judge_sheet(game, data)


@post("/api/qr", responses=PROBLEMS, status_code=200, opt=STORELESS, media_type="image/svg+xml")
async def code(request: Asked, data: JSONBody[Link]) -> Response[bytes]:
    """A link as a QR code, so that others at the table can open it."""
    ration(request)
    return await qr_response(data.text)


@post("/api/shared/{game:str}", responses=PROBLEMS)
async def share(request: Asked, game: Folder, data: JSONBody[dict[str, Any]]) -> Opened:
    """Keep a sheet here, so that several can write on it, or look at it while it grows."""
    ration(request)
    store, now = lobby_of(request).store, time.time()
    opened = Opened(new_code(), new_token(), 1)
    row = SheetRow(opened.code, game, hash_token(opened.key), written(game, data), opened.seq, now)
    await store.run(store.sheets.forget, now - KEPT)
    await store.run(store.sheets.keep, row)
    return opened


@get("/api/shared/{code:str}", responses=PROBLEMS)
async def shared(request: Asked, code: Code) -> Response[Shared | None]:
    """A shared sheet; 304 where `If-None-Match` names it as it stands."""
    row = await found(request, code)
    headers = {"ETag": f'"{row.seq}"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(None, status_code=304, headers=headers)
    return Response(told(row), headers=headers)


@patch("/api/shared/{code:str}", responses=PROBLEMS)
async def edit(request: Asked, code: Code, data: JSONBody[Edits]) -> Shared:
    """Write on a shared sheet with its key (`Authorization: Bearer …`); of two who change a field the later counts."""
    store = lobby_of(request).store
    while True:
        row = await found(request, code)
        if row.key not in map(hash_token, tokens_of(request)):
            raise Forbidden("sheet-key")
        text = written(row.game, apply_edits(told(row).sheet, data.edits))
        if await store.run(store.sheets.change, row, text, time.time()):
            return told(msgspec.structs.replace(row, sheet=text, seq=row.seq + 1))


async def found(request: Asked, code: str) -> SheetRow:
    store = lobby_of(request).store
    row = await store.run(store.sheets.find, code)
    if row is None:
        raise NotFound("no-sheet")
    return row


def told(row: SheetRow) -> Shared:
    return Shared(row.game, row.seq, msgspec.json.decode(row.sheet))


def written(game: str, sheet: dict[str, Any]) -> str:
    """A sheet as it is kept; BadSheet if it is none of this game or too large, whatever the rules say about it."""
    kind = getattr(find(game).module("companion"), "Sheet", None)
    if kind is None:
        raise NotFound("no-page")
    convert_sheet(sheet, kind)
    text = msgspec.json.encode(sheet)
    if len(text) > LARGEST:
        raise Forbidden("sheet-large")
    return text.decode()


ROUTES = [judge, code, share, shared, edit]
