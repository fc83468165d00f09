"""What a browser loads: shell, boards, words, rules and facts, under an address that changes when they do."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from katzentisch.core.catalogue import catalogue
from katzentisch.core.rulebook import PAGES, parse_rules
from katzentisch.server.script_json import script_json

MEDIA_TYPES = {
    "js": "text/javascript",
    "css": "text/css",
    "svg": "image/svg+xml",
    "png": "image/png",
    "webp": "image/webp",
    "json": "application/json",
    "ftl": "text/plain",
    "kt": "text/plain",
    "woff2": "font/woff2",
}
MODULES = {
    "preact": "web/vendor/preact.js",
    "preact/hooks": "web/vendor/hooks.js",
    "@preact/signals": "web/vendor/signals.js",
    "@preact/signals-core": "web/vendor/signals-core.js",
}
"""Bare names in the browser, and the files they stand for."""
DOC_COMMENT = re.compile(rb"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*$", re.DOTALL | re.MULTILINE)
"""A comment for programmers and the type checker, on lines of its own."""
STYLE_COMMENT = re.compile(rb"^[ \t]*/\*(?:(?!\*/).)*\*/[ \t]*$", re.DOTALL | re.MULTILINE)
INDENTATION = re.compile(rb"^[ \t]+", re.MULTILINE)


class Asset(msgspec.Struct, frozen=True):
    """One file as it travels; text travels compressed."""

    media: str
    data: bytes
    packed: bytes


class Assets:
    """All files by path, and the hash of everything, which is part of their address."""

    def __init__(self) -> None:
        found = dict(sorted(collect_files()))
        whole = sha256()
        for path, data in found.items():
            whole.update(path.encode() + b"\0" + sha256(data).digest())
        self.hash = whole.hexdigest()[:16]
        self.prefix = f"/assets/{self.hash}/"
        self.files = {path: make_asset(path, data) for path, data in found.items()}

    def import_map(self) -> str:
        """The import map of the page."""
        return script_json({"imports": {name: self.prefix + path for name, path in MODULES.items()}})


@cache
def assets() -> Assets:
    """The files of this release."""
    return Assets()


def make_asset(path: str, data: bytes) -> Asset:
    return Asset(MEDIA_TYPES[path.rpartition(".")[2]], data, gzip.compress(data, 9, mtime=0))


def collect_files() -> Iterator[tuple[str, bytes]]:
    """Every file that browsers may have, by the path under which they find it."""
    house = files("katzentisch")
    yield from files_below(house / "web", "web")
    yield from files_below(house / "words", "words")
    for entry in catalogue().values():
        folder, home = files(entry.package), f"games/{entry.folder}"
        yield from files_below(folder / "web", f"{home}/web")
        yield from files_below(folder / "words", f"{home}/words")
        for lang, page in PAGES.items():
            told = entry.read(page)
            if told is not None:
                yield f"{home}/rules.{lang}.json", msgspec.json.encode(parse_rules(told))
        if entry.facts is not None:
            yield f"{home}/facts.json", msgspec.json.encode(entry.facts.facts())


def files_below(folder: Traversable, name: str) -> Iterator[tuple[str, bytes]]:
    """The files of a folder that a browser can use; tests and types stay at home."""
    if not folder.is_dir():
        return
    for file in folder.iterdir():
        path = f"{name}/{file.name}"
        if file.is_dir():
            if file.name != "tests":
                yield from files_below(file, path)
        elif file.name.rpartition(".")[2] in MEDIA_TYPES:
            data = file.read_bytes()
            if file.name.endswith(".js"):
                yield path, blank_doc_comments(data)
            elif file.name.endswith(".css"):
                yield path, strip_style(data)
            else:
                yield path, data


def blank_doc_comments(script: bytes) -> bytes:
    """A script as it travels: doc comments, a quarter of it, are empty lines, so that all lines keep their numbers."""
    return DOC_COMMENT.sub(lambda found: b"\n" * found.group().count(b"\n"), script)


def strip_style(sheet: bytes) -> bytes:
    """A style sheet as it travels: without comments and indentation, each line where it was."""
    return INDENTATION.sub(b"", STYLE_COMMENT.sub(lambda found: b"\n" * found.group().count(b"\n"), sheet))
