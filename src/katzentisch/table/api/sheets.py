"""Sheets of people who play with the box: judged by the rules, shared as a code. Nothing of them is kept here."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any

import msgspec
import segno
from litestar import Response, post
from litestar.params import JSONBody

from katzentisch.core.catalogue import find
from katzentisch.table.api.asking import PROBLEMS, Asked, lobby_of, ration
from katzentisch.table.api.lobby import Folder
from katzentisch.table.refusals import Missing

LONGEST = 2000
"""Letters that still make a code which a phone can read from a screen."""


class Link(msgspec.Struct, frozen=True):
    """What a code shall say."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]


@post("/api/sheets/{game:str}", responses=PROBLEMS, status_code=200)
async def judge(request: Asked, game: Folder, data: JSONBody[dict[str, Any]]) -> dict[str, Any]:
    """What the rules say about a sheet: points with reasons, or what cannot be."""
    ration(request)
    if not hasattr(find(game).module("companion"), "judge"):
        raise Missing("no-page")
    return await lobby_of(request).clerk.judge(game, data)


@post("/api/qr", responses=PROBLEMS, status_code=200, media_type="image/svg+xml")
async def code(request: Asked, data: JSONBody[Link]) -> Response[bytes]:
    """A link as a QR code, so that others at the table can open it."""
    ration(request)
    out = BytesIO()
    segno.make(data.text, error="l").save(out, kind="svg", scale=4, svgns=True)
    return Response(out.getvalue(), media_type="image/svg+xml")


ROUTES = [judge, code]
