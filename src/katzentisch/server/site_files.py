"""Serve a static site beside the tables: a folder that `katzentisch site` wrote."""

from __future__ import annotations

import asyncio

from litestar import Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from katzentisch.server.api.request_context import HttpRequest
from katzentisch.server.api.routing import READ_METHODS
from katzentisch.server.assets import MEDIA_TYPES
from katzentisch.server.context import context_of
from katzentisch.server.site_folder import INDEX_PAGE, UNHASHED_FILES

SITE_PREFIX = "/here/"
IMMUTABLE_CACHE = "public, max-age=31536000, immutable"
MEDIA_TYPES = {**MEDIA_TYPES, "html": "text/html", "webmanifest": "application/manifest+json"}
BINARY_MEDIA_TYPE = "application/octet-stream"
"""What is compressed already."""
PAGE_POLICY = "frame-ancestors 'none'"
"""The page says its policy itself; what a page cannot say is said here."""
SCRIPT_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
    "frame-ancestors 'none'"
)
"""Whatever else is run is a worker: it gets no more than the engines need."""


def media_type_of(path: str) -> str:
    return MEDIA_TYPES.get(path.rpartition(".")[2], BINARY_MEDIA_TYPE)


@route(["/here/", "/here/{path:path}"], http_method=READ_METHODS, include_in_schema=False)
async def site_file(request: HttpRequest, path: FromPath[str] = "") -> Response[bytes] | Redirect:
    """A file of the static site, if the server offers one."""
    site = context_of(request).site
    name = path.strip("/") or INDEX_PAGE
    if site is None or name not in site.files:
        raise NotFoundException
    if not path and not request.scope["raw_path"].endswith(b"/"):  # addresses in the page are relative
        return Redirect(SITE_PREFIX)
    headers = {
        "Content-Security-Policy": PAGE_POLICY if name == INDEX_PAGE else SCRIPT_POLICY,
        "Cache-Control": "no-cache" if name in UNHASHED_FILES else IMMUTABLE_CACHE,
        "Vary": "Accept-Encoding",
    }
    packed = media_type_of(name) != BINARY_MEDIA_TYPE and "gzip" in request.headers.get("accept-encoding", "")
    if packed:
        headers["Content-Encoding"] = "gzip"
    data = await asyncio.to_thread(site.packed if packed else site.data, name)
    return Response(data, media_type=media_type_of(name), headers=headers)
