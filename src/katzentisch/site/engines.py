"""The engines: the parts of the house that the browser runs, and the wheels they stand on."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

from katzentisch.browser.bundle import bundle_files
from katzentisch.site.bytecode import contents
from katzentisch.site.offer import is_shipped


def pack_engines(wheels: Iterable[Path]) -> dict[str, bytes]:
    """What Python finds in the browser beside its own library."""
    found: dict[str, bytes] = {}
    for wheel in wheels:
        found |= {name: data for name, data in contents(wheel.read_bytes()).items() if useful(name)}
    house = files("katzentisch")
    ours = [path for path in bundle_files() if is_shipped(path)]
    return found | {f"katzentisch/{path}": house.joinpath(*path.split("/")).read_bytes() for path in ours}


def useful(name: str) -> bool:
    """Whether Python needs this part of a wheel to run: no types, no notes for installers."""
    return not name.endswith(".pyi") and ".dist-info/" not in name
