"""Archives with byte code instead of sources: Python in the browser begins sooner when it need not compile first."""

from __future__ import annotations

import gzip
import io
from hashlib import sha256
from importlib.resources import as_file, files
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from katzentisch.site.runtime import VERSION, called, deno

LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""An archive of the same files is the same archive."""
UNUSED = [
    "__phello__", "_pydatetime", "_pydecimal", "_pyio", "_pyrepl", "antigravity", "bdb", "cmd",
    "configparser", "ctypes", "curses", "dbm", "doctest", "ensurepip", "fileinput", "ftplib", "getopt", "html",
    "idlelib", "imaplib", "mailbox", "modulefinder", "multiprocessing", "netrc", "optparse", "pdb", "pickletools",
    "plistlib", "poplib", "profile", "pstats", "pydoc", "rlcompleter", "sched", "smtplib", "socketserver", "sqlite3",
    "symtable", "tabnanny", "this", "timeit", "tkinter", "tomllib", "trace", "turtle", "unittest", "venv", "wave",
    "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp", "zoneinfo",
]  # fmt: skip
"""Parts of the standard library that no engine can need: other protocols, other formats, tools for programmers."""
SPOKEN = [
    "__init__", "aliases", "ascii", "charmap", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape",
    "unicode_escape", "utf_16", "utf_16_be", "utf_16_le", "utf_8", "utf_8_sig",
]  # fmt: skip
"""Encodings that anything here is written in."""


def archive(found: dict[str, bytes]) -> bytes:
    """Files as one archive, each as it is: what travels is compressed as a whole, which is smaller."""
    whole = io.BytesIO()
    with ZipFile(whole, "w", ZIP_STORED) as zipped:
        for name, data in sorted(found.items()):
            zipped.writestr(ZipInfo(name, LONG_AGO), data)
    return whole.getvalue()


def contents(zipped: bytes) -> dict[str, bytes]:
    with ZipFile(io.BytesIO(zipped)) as whole:
        return {name: whole.read(name) for name in whole.namelist() if not name.endswith("/")}


def used(library: dict[str, bytes]) -> dict[str, bytes]:
    """The standard library without what is never used."""
    return {name: data for name, data in library.items() if needed(PurePosixPath(name))}


def needed(path: PurePosixPath) -> bool:
    top = path.parts[0].removesuffix(".py")
    return path.suffix == ".py" and top not in UNUSED and (top != "encodings" or path.stem in SPOKEN)


def travelling(found: dict[str, bytes], cache: Path) -> bytes:
    """These files as the browser's Python would compile them, packed; kept for the next time."""
    before = archive(found)
    home = cache / f"bytecode-{VERSION}"
    after = home / f"{sha256(before).hexdigest()[:16]}.pack"
    if not after.exists():
        home.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=home) as desk:
            read, written, whole = (Path(desk, name) for name in ("before.zip", "after.zip", "whole.pack"))
            read.write_bytes(before)
            compile_with_deno(cache, read, written)
            whole.write_bytes(gzip.compress(archive(contents(written.read_bytes())), 9, mtime=0))
            whole.replace(after)
    return after.read_bytes()


def compile_with_deno(cache: Path, before: Path, after: Path) -> None:
    runtime = (cache / f"pyodide-{VERSION}").resolve()
    with as_file(files("katzentisch.site") / "bytecode.js") as script:
        places = [str(path.resolve()) for path in (script, runtime, before, after)]
        called(
            [
                deno(),
                "run",
                "--quiet",
                "--no-config",
                "--allow-read",
                f"--allow-write={after.parent.resolve()}",
                *places,
            ]
        )
