"""What a browser shows to people who install the site is there, true and small."""

from __future__ import annotations

import json
from pathlib import Path

MOST_BYTES = 200_000
"""For all pictures together."""


def webp_size(data: bytes) -> tuple[int, int]:
    """Width and height of a WebP picture with an extended header."""
    assert (data[:4], data[8:16]) == (b"RIFF", b"WEBPVP8X"), data[:16]
    return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")


def test_the_manifest_is_complete(site: Path) -> None:
    """Icons and pictures exist with the size that is announced, for both orientations; no visit downloads a picture."""
    manifest = json.loads((site / "manifest.webmanifest").read_text("utf-8"))
    assert {"id", "scope", "start_url", "name", "short_name", "description", "display", "lang"} <= manifest.keys()
    assert all((site / icon["src"]).is_file() for icon in manifest["icons"])
    pictures = {each["src"]: each for each in manifest["screenshots"]}
    data = {source: (site / source).read_bytes() for source in pictures}
    for source, each in pictures.items():
        width, height = webp_size(data[source])
        assert each["sizes"] == f"{width}x{height}"
        assert each["label"]
        assert (each["form_factor"] == "wide") == (width > height)
        assert Path(source).name not in (site / "worker.js").read_text("utf-8")
    assert {each["form_factor"] for each in pictures.values()} == {"narrow", "wide"}
    assert sum(map(len, data.values())) < MOST_BYTES
