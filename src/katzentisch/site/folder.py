"""The folder that is the site: everything a static host serves, under addresses that change when their content does."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import msgspec

from katzentisch.server.assets import assets
from katzentisch.server.pages import SCREENSHOT
from katzentisch.server.script_json import script_globals
from katzentisch.site.bytecode import contents, travelling, used
from katzentisch.site.engines import pack_engines
from katzentisch.site.offer import offered_games
from katzentisch.site.page import manifest, site_page
from katzentisch.site.runtime import VERSION, pyodide, wheels

SCRIPTS = {"pyodide.mjs": "pyodide.js", "pyodide.asm.mjs": "pyodide.asm.js"}
"""Modules by names that every host knows to be scripts."""
SERVICE_WORKER = "web/here/service_worker.js"
STAGES = {"site-fetch": 1.0, "site-compress": 3.0, "site-library": 3.0, "site-engines": 6.0, "site-write": 1.0}
"""The parts of the work, by the messages that name them, with the seconds each takes on an ordinary machine."""
SITE_SECONDS = sum(STAGES.values())

Begin = Callable[[str, float], None]
"""Called as a part begins, with how many of SITE_SECONDS are over."""


def ignore_stage(key: str, done: float) -> None:
    """Tell nobody."""


def write_site(folder: Path, cache: Path, begin: Begin = ignore_stage) -> int:
    """Make the site in this folder, and tell how many bytes somebody loads who plays for the first time."""
    loaded = parcels(cache, begin)
    begin_stage("site-write", begin)
    listed = [{"path": path, "size": len(data)} for path, data in loaded.items()]
    files = {path: asset.data for path, asset in assets().files.items()}
    files |= {"games.json": msgspec.json.encode(offered_games()), "parcels.json": msgspec.json.encode(listed)}
    release = sha256("".join([assets().hash, *loaded, *map(str, listed)]).encode() + files["games.json"]).hexdigest()[
        :16
    ]
    prefix = f"./assets/{release}/"
    keeper = files.pop(SERVICE_WORKER).decode()
    # No visit downloads pictures that a browser shows when the site is installed.
    cached = sorted(path for path in files if not SCREENSHOT.fullmatch(path))
    known = {"RELEASE": prefix, "FILES": cached, "PARCELS": list(loaded)}
    top = {
        "index.html": site_page(prefix),
        "manifest.webmanifest": manifest(prefix),
        "worker.js": script_globals(known) + keeper,
    }
    for path, data in files.items():
        put(folder / prefix / path, data)
    for path, data in loaded.items():
        put(folder / path, data)
    for path, text in top.items():
        put(folder / path, text.encode())
    return sum(map(len, loaded.values()))


def begin_stage(key: str, begin: Begin) -> None:
    """Tell which part begins, and how much was before it."""
    keys = list(STAGES)
    begin(key, sum(STAGES[each] for each in keys[: keys.index(key)]))


def parcels(cache: Path, begin: Begin = ignore_stage) -> dict[str, bytes]:
    """What is loaded before the first match, as it travels: hosts compress scripts, the rest is compressed here."""
    begin_stage("site-fetch", begin)
    runtime = pyodide(cache)
    scripts = {SCRIPTS[name]: runtime[name] for name in SCRIPTS}
    begin_stage("site-compress", begin)
    wasm = gzip.compress(runtime["pyodide.asm.wasm"], 9, mtime=0)
    begin_stage("site-library", begin)
    library = travelling(used(contents(runtime["python_stdlib.zip"])), cache)
    begin_stage("site-engines", begin)
    archive = travelling(pack_engines(wheels(cache)), cache)
    home = f"runtime/{VERSION}-{sha256(library).hexdigest()[:8]}"
    found = {f"{home}/{name}": data for name, data in scripts.items()}
    found |= {f"{home}/python.wasm.pack": wasm, f"{home}/library.pack": library}
    found[f"engines/{sha256(archive).hexdigest()[:16]}.pack"] = archive
    return found


def put(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
