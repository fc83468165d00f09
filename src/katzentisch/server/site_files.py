"""The house in the browser, handed out beside the tables: a folder that `katzentisch site` wrote."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from katzentisch.core.reason import BadOptions
from katzentisch.server.api.request_context import HttpRequest
from katzentisch.server.assets import MEDIA_TYPES

SITE_PREFIX = "/here/"
IMMUTABLE_CACHE = "public, max-age=31536000, immutable"
INDEX_PAGE = "index.html"
UNHASHED_FILES = (INDEX_PAGE, "worker.js", "manifest.webmanifest")
"""What is asked for anew at every visit; all else never changes under its address."""
MEDIA_TYPES = {**MEDIA_TYPES, "html": "text/html", "webmanifest": "application/manifest+json"}
GLOBALS_PATTERN = re.compile(r"^globalThis\.(\w+) = (.*);$", re.MULTILINE)
"""What its keeper knows by heart."""
BINARY_MEDIA_TYPE = "application/octet-stream"
"""What is compressed already."""
SERVER_META = b'<head>\n<meta name="elsewhere" content="../">'
"""The page learns that a server stands above it; static hosts hand it out as it is."""
PAGE_POLICY = "frame-ancestors 'none'"
"""The page says its policy itself; what a page cannot say is said here."""
SCRIPT_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
    "frame-ancestors 'none'"
)
"""Whatever else is run is a worker: it gets no more than the engines need."""


def check_site_folder(folder: Path) -> None:
    """BadOptions if there is no such house in this folder."""
    if not all((folder / name).is_file() for name in UNHASHED_FILES):
        raise BadOptions("site-none", path=str(folder))


class Site:
    """The files of one such folder, as they lay there when the server began."""

    def __init__(self, folder: Path) -> None:
        self.files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
        self.kept: dict[str, bytes] = {}
        told = dict(GLOBALS_PATTERN.findall(self.files["worker.js"].read_text("utf-8")))
        self.size = sum((folder / path).stat().st_size for path in json.loads(told["PARCELS"]))
        """How many bytes somebody loads before the first match, as the page itself says it."""

    def data(self, path: str) -> bytes:
        found = self.files[path].read_bytes()
        return found.replace(b"<head>", SERVER_META, 1) if path == INDEX_PAGE else found

    def packed(self, path: str) -> bytes:
        """A text as it travels; compressed once."""
        if path not in self.kept:
            self.kept[path] = gzip.compress(self.data(path), 9, mtime=0)
        return self.kept[path]


def media_type_of(path: str) -> str:
    return MEDIA_TYPES.get(path.rpartition(".")[2], BINARY_MEDIA_TYPE)


@get(["/here/", "/here/{path:path}"], include_in_schema=False)
async def site_file(request: HttpRequest, path: FromPath[str] = "") -> Response[bytes] | Redirect:
    """A file of the house in the browser, where the host lays it out."""
    site: Site | None = request.app.state.site
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
