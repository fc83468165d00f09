"""The folder that `katzentisch site` wrote, which a server hands out beside its tables."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

from katzentisch.core.reason import BadOptions

INDEX_PAGE = "index.html"
UNHASHED_FILES = (INDEX_PAGE, "worker.js", "manifest.webmanifest")
"""Files that are fetched again at every visit; all others never change under their address."""
GLOBALS_PATTERN = re.compile(r"^globalThis\.(\w+) = (.*);$", re.MULTILINE)
"""What its keeper knows by heart."""
SERVER_META = b'<head>\n<meta name="elsewhere" content="../">'
"""The page learns that a server stands above it; static hosts hand it out as it is."""


def check_site_folder(folder: Path) -> None:
    """Raise BadOptions if this folder holds no site."""
    if not all((folder / name).is_file() for name in UNHASHED_FILES):
        raise BadOptions("site-none", path=str(folder))


class SiteFolder:
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
