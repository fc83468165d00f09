"""Compiled modules, and the promise that a stale one is never imported.

Python finds only the sources: compiled twins lie apart in `_native/`, beside a manifest that holds the hash of
every source they were made from. If all hashes still match, this finder serves the twins; if one differs, it says so
once and the sources run. `KATZENTISCH_PURE=1` always runs the sources.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
NATIVE = PACKAGE / "_native"
SUFFIX = EXTENSION_SUFFIXES[0]
MANIFEST = f"manifest{SUFFIX}.json"
MARK = "\nfrom mypy_extensions import "
"""A module that says how wide its integers are is meant to be compiled."""


def compilable(package: Path = PACKAGE) -> list[Path]:
    """The sources that are meant to be compiled."""
    return sorted(path for path in package.rglob("*.py") if MARK in path.read_text("utf-8"))


def digests(package: Path = PACKAGE) -> dict[str, str]:
    """The hash of every source that is meant to be compiled, by its path."""
    return {path.relative_to(package).as_posix(): sha256(path.read_bytes()).hexdigest() for path in compilable(package)}


def built() -> dict[str, str]:
    """The hashes of the sources that the compiled modules were made from; empty if there are none."""
    try:
        hashes: dict[str, str] = json.loads((NATIVE / MANIFEST).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return hashes


def fresh() -> bool:
    """Whether the compiled modules are those of the sources as they are."""
    return built() == digests()


def lacking() -> str:
    """What keeps this machine from compiling, in words; empty if nothing does."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.platform != "win32" and not any(map(shutil.which, (compiler, "cc", "gcc", "clang"))):
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the Python headers (python3-dev) are missing"
    return ""


def unchanged(hashes: dict[str, str]) -> bool:
    """Whether every source is still what it was when it was compiled."""
    try:
        return all(sha256((PACKAGE / path).read_bytes()).hexdigest() == known for path, known in hashes.items())
    except OSError:
        return False


class Finder:
    """Serves the compiled twin of a module instead of its source."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        twin = NATIVE / f"{name}{SUFFIX}"
        if not name.startswith("katzentisch") or not twin.exists():
            return None
        return spec_from_file_location(name, twin, loader=ExtensionFileLoader(name, str(twin)))


def install() -> None:
    """Let compiled modules be imported, if they are fresh and wanted."""
    hashes = built()
    if not hashes or os.environ.get("KATZENTISCH_PURE", "0") not in ("", "0"):
        return
    if unchanged(hashes):
        sys.meta_path.insert(0, Finder())
    else:
        print("katzentisch: the rules changed since they were compiled; running the sources", file=sys.stderr)
