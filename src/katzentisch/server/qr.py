"""Links as QR codes; a long one takes a fraction of a second, so they are drawn beside the loop and remembered."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from io import BytesIO

import segno
from litestar import Response

REMEMBERED = 256


async def pictured(text: str) -> Response[bytes]:
    """A picture of a link that a phone can read from a screen."""
    return Response(await asyncio.to_thread(drawn, text), media_type="image/svg+xml")


@lru_cache(REMEMBERED)
def drawn(text: str) -> bytes:
    out = BytesIO()
    segno.make(text, error="l").save(out, kind="svg", scale=4, svgns=True)
    return out.getvalue()
