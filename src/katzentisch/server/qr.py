"""Links as QR codes; a long one takes a fraction of a second, so they are drawn beside the loop and remembered."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from io import BytesIO

import segno
from litestar import Response

MAX_CACHED_CODES = 256


async def qr_response(text: str) -> Response[bytes]:
    """A picture of a link that a phone can read from a screen."""
    return Response(await asyncio.to_thread(qr_svg, text), media_type="image/svg+xml")


@lru_cache(MAX_CACHED_CODES)
def qr_svg(text: str) -> bytes:
    out = BytesIO()
    segno.make(text, error="l").save(out, kind="svg", scale=4, svgns=True)
    return out.getvalue()
