"""Python for browsers: Pyodide and the wheels that the engines need, by pinned versions and hashes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from hashlib import sha256
from importlib.resources import as_file, files
from pathlib import Path

from katzentisch.core.reason import Reason, Refusal

VERSION = "314.0.7"
ANSWER_WITHIN_SECONDS = 300
"""Seconds that a registry has to answer."""
PYTHON = "3.14"
PLATFORM = "pyemscripten_2026_0_wasm32"
PINNED = {
    "pyodide.mjs": "6f1d60f7bf529beb300f0f47983c921d3982363640ba20af0e38efdddbc66109",
    "pyodide.asm.mjs": "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635",
    "pyodide.asm.wasm": "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6",
    "python_stdlib.zip": "fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a",
}
"""What is used of the package, and what must be in it."""


class Unfetched(Refusal):
    """The registries cannot be reached, or gave something else than what is pinned."""


def pyodide(cache: Path) -> dict[str, bytes]:
    """The files of the runtime, fetched by Deno from the npm registry unless they were before."""
    home = cache / f"pyodide-{VERSION}"
    if not all((home / name).exists() for name in PINNED):
        store = cache / "deno"
        called([deno(), "cache", "--quiet", "--no-config", f"npm:pyodide@{VERSION}"], {"DENO_DIR": str(store)})
        home.mkdir(parents=True, exist_ok=True)
        for name in PINNED:
            found = next(store.glob(f"npm/**/pyodide/{VERSION}/{name}"), None)
            if found is None:
                raise Unfetched(Reason("site-unfetched", {"name": name}))
            fresh = home / f"{name}.{os.getpid()}"
            shutil.copyfile(found, fresh)
            fresh.replace(home / name)
    return {name: read_pinned(home / name, digest) for name, digest in PINNED.items()}


def deno() -> str:
    """Where Deno is: beside this Python, or on the path."""
    beside = Path(sys.executable).parent
    found = shutil.which("deno", path=f"{beside}{os.pathsep}{os.environ.get('PATH', '')}")
    if found is None:
        raise Unfetched(Reason("site-no-deno"))
    return found


def wheels(cache: Path) -> list[Path]:
    """The wheels beside the engines, fetched by pip from the package index unless they were before."""
    lock = files("katzentisch.site") / "wheels.lock"
    home = cache / f"wheels-{sha256(lock.read_bytes()).hexdigest()[:16]}"
    if not home.exists():
        fresh = home.with_suffix(f".{os.getpid()}")
        with as_file(lock) as pins:
            wanted = ["--require-hashes", "--requirement", str(pins), "--dest", str(fresh), "--only-binary=:all:"]
            target = ["--platform", PLATFORM, "--python-version", PYTHON, "--no-deps"]
            called([sys.executable, "-m", "pip", "--quiet", "download", *wanted, *target])
        with suppress(OSError):  # somebody else was faster
            fresh.rename(home)
    return sorted(home.glob("*.whl"))


def called(command: list[str], env: dict[str, str] | None = None) -> None:
    """Run something that must succeed."""
    try:
        done = subprocess.run(
            command,
            env=os.environ | (env or {}),
            capture_output=True,
            text=True,
            timeout=ANSWER_WITHIN_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Unfetched(Reason("site-unfetched", {"name": command[0]})) from None
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        raise Unfetched(Reason("site-unfetched", {"name": lines[0] if lines else command[0]}))


def read_pinned(path: Path, digest: str) -> bytes:
    """A file's bytes, if they are those that are pinned; others are thrown away."""
    data = path.read_bytes()
    if sha256(data).hexdigest() != digest:
        path.unlink()
        raise Unfetched(Reason("site-unfetched", {"name": path.name}))
    return data
