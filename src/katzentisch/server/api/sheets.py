"""Sheets of people who play with the box: judged by the rules, shared as a code, written together."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import Response

from katzentisch.core.catalogue import find
from katzentisch.play.score_sheet import Edit, apply_edits, convert_sheet
from katzentisch.server.api.request_context import (
    HttpRequest,
    limit_rate,
    lobby_of,
    tokens_of,
)
from katzentisch.server.qr import qr_response
from katzentisch.table.identifiers import hash_token, new_code, new_token
from katzentisch.table.refusals import Forbidden, NotFound
from katzentisch.table.stored import SheetRow

MAX_QR_CHARACTERS = 2000
"""Letters that still make a code which a phone can read from a screen."""
MAX_SHEET_BYTES = 40_000
"""Bytes of a sheet that is kept here."""
SHEET_LIFETIME_SECONDS = 30 * 24 * 3600
"""Seconds for which a sheet is kept that nobody changes."""


class QrText(msgspec.Struct, frozen=True):
    """What a code shall say."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_QR_CHARACTERS)]


class Edits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wrote, field by field."""

    edits: Annotated[list[Edit], msgspec.Meta(min_length=1, max_length=500)]


class SharedSheet(msgspec.Struct, frozen=True):
    """A sheet as it stands; the number rises with every change."""

    game: str
    seq: int
    sheet: dict[str, Any]


class OpenedSheet(msgspec.Struct, frozen=True):
    """The address of a sheet, and the key for editing it."""

    code: str
    key: str
    seq: int


async def judge_sheet(request: HttpRequest, game: str, data: dict[str, Any]) -> dict[str, Any]:
    """What the rules say about a sheet: points with reasons, or what cannot be. Nothing of it is kept."""
    limit_rate(request)
    return await lobby_of(request).jobs.judge_sheet(game, data)


async def make_qr(request: HttpRequest, data: QrText) -> Response[bytes]:
    """A link as a QR code, so that others at the table can open it."""
    limit_rate(request)
    return await qr_response(data.text)


async def share_sheet(request: HttpRequest, game: str, data: dict[str, Any]) -> OpenedSheet:
    """Keep a sheet here, so that several can write on it, or look at it while it grows."""
    limit_rate(request)
    store, now = lobby_of(request).store, time.time()
    opened = OpenedSheet(new_code(), new_token(), 1)
    row = SheetRow(opened.code, game, hash_token(opened.key), encode_sheet(game, data), opened.seq, now)
    await store.run(store.sheets.forget, now - SHEET_LIFETIME_SECONDS)
    await store.run(store.sheets.keep, row)
    return opened


async def get_shared_sheet(request: HttpRequest, code: str) -> Response[SharedSheet | None]:
    """A shared sheet; 304 where `If-None-Match` names it as it stands."""
    row = await load_sheet(request, code)
    headers = {"ETag": f'"{row.seq}"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(None, status_code=304, headers=headers)
    return Response(describe_sheet(row), headers=headers)


async def edit_shared_sheet(request: HttpRequest, code: str, data: Edits) -> SharedSheet:
    """Write on a shared sheet with its key (`Authorization: Bearer …`); of two who change a field the later counts."""
    store = lobby_of(request).store
    while True:
        row = await load_sheet(request, code)
        if row.key not in map(hash_token, tokens_of(request)):
            raise Forbidden("sheet-key")
        text = encode_sheet(row.game, apply_edits(describe_sheet(row).sheet, data.edits))
        if await store.run(store.sheets.change, row, text, time.time()):
            return describe_sheet(msgspec.structs.replace(row, sheet=text, seq=row.seq + 1))


async def load_sheet(request: HttpRequest, code: str) -> SheetRow:
    store = lobby_of(request).store
    row = await store.run(store.sheets.find, code)
    if row is None:
        raise NotFound("no-sheet")
    return row


def describe_sheet(row: SheetRow) -> SharedSheet:
    return SharedSheet(row.game, row.seq, msgspec.json.decode(row.sheet))


def encode_sheet(game: str, sheet: dict[str, Any]) -> str:
    """A sheet as it is kept; BadSheet if it is none of this game or too large, whatever the rules say about it."""
    kind = find(game).companion.sheet
    if kind is None:
        raise NotFound("no-page")
    convert_sheet(sheet, kind)
    text = msgspec.json.encode(sheet)
    if len(text) > MAX_SHEET_BYTES:
        raise Forbidden("sheet-large")
    return text.decode()
