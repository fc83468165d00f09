"""Pictures that people send: taken only if there is nothing in them but the picture."""

from __future__ import annotations

import zlib
from struct import unpack

from katzentisch.table.refusals import Malformed

SIGNATURE = b"\x89PNG\r\n\x1a\n"
WIDE, HIGH = 1200, 630
"""What chat programs show beside a link."""
LARGEST = 500_000
"""Bytes of a picture."""
HARMLESS = {b"IHDR", b"sRGB", b"gAMA", b"cHRM", b"pHYs", b"sBIT", b"IDAT", b"IEND"}
"""Parts without words, and without anything that a program could run."""
PIXELS = {2: 3, 6: 4}
"""Bytes of a pixel, by kind: red, green and blue, or with an alpha."""


def picture(data: bytes) -> bytes:
    """The same bytes, if they are a PNG of this size and nothing else; Malformed if not."""
    if len(data) > LARGEST or not data.startswith(SIGNATURE):
        raise Malformed("still-bad")
    parts = chunks(data[len(SIGNATURE) :])
    kinds = [kind for kind, _ in parts]
    if kinds[:1] != [b"IHDR"] or kinds[-1:] != [b"IEND"] or kinds.count(b"IHDR") + kinds.count(b"IEND") != 2:
        raise Malformed("still-bad")
    wide, high, depth, kind, *ways = unpack(">IIBBBBB", parts[0][1])
    if (wide, high, depth, ways) != (WIDE, HIGH, 8, [0, 0, 0]) or kind not in PIXELS or parts[-1][1]:
        raise Malformed("still-bad")
    if not fills(b"".join(body for name, body in parts if name == b"IDAT"), HIGH * (1 + WIDE * PIXELS[kind])):
        raise Malformed("still-bad")
    return data


def chunks(rest: bytes) -> list[tuple[bytes, bytes]]:
    """The parts of a PNG; Malformed if one is broken, or is not wanted here."""
    found = []
    while rest:
        if len(rest) < 12:
            raise Malformed("still-bad")
        length, kind = unpack(">I4s", rest[:8])
        body, check = rest[8 : 8 + length], rest[8 + length : 12 + length]
        if kind not in HARMLESS or check != zlib.crc32(kind + body).to_bytes(4, "big"):
            raise Malformed("still-bad")
        if kind == b"IHDR" and len(body) != 13:
            raise Malformed("still-bad")
        found.append((kind, body))
        rest = rest[12 + length :]
    return found


def fills(packed: bytes, size: int) -> bool:
    """Whether this unpacks to so many bytes, no fewer and no more, and nothing follows."""
    unpacking = zlib.decompressobj()
    try:
        whole = len(unpacking.decompress(packed, size + 1)) == size
    except zlib.error:
        return False
    return whole and unpacking.eof and not unpacking.unused_data
