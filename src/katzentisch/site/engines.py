"""The engines as one archive: the parts of the house that the browser runs, and the wheels they stand on."""

from __future__ import annotations

import io
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from katzentisch.pocket.parcel import parcel
from katzentisch.site.offer import brought

LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""An archive of the same files is the same archive."""


def engines(wheels: Iterable[Path]) -> bytes:
    """What Python unpacks in the browser."""
    found: dict[str, bytes] = {}
    for wheel in wheels:
        with ZipFile(wheel) as packed:
            found |= {name: packed.read(name) for name in packed.namelist() if useful(name)}
    house = files("katzentisch")
    found |= {
        f"katzentisch/{path}": house.joinpath(*path.split("/")).read_bytes() for path in parcel() if brought(path)
    }
    archive = io.BytesIO()
    with ZipFile(archive, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for name, data in sorted(found.items()):
            packed.writestr(ZipInfo(name, LONG_AGO), data, ZIP_DEFLATED, 9)
    return archive.getvalue()


def useful(name: str) -> bool:
    """Whether Python needs this part of a wheel to run: no types, no notes for installers."""
    return not name.endswith((".pyi", "/")) and ".dist-info/" not in name
