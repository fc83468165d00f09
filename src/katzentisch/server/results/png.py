"""Pictures that people send: taken only if there is nothing in them but the picture."""

from __future__ import annotations

import zlib
from struct import unpack

from katzentisch.table.refusals import Malformed

SIGNATURE = b"\x89PNG\r\n\x1a\n"
IMAGE_WIDTH, IMAGE_HEIGHT = 1200, 630
"""What chat programs show beside a link."""
MAX_IMAGE_BYTES = 500_000
"""Bytes of a picture."""
ALLOWED_CHUNKS = {b"IHDR", b"sRGB", b"gAMA", b"cHRM", b"pHYs", b"sBIT", b"IDAT", b"IEND"}
"""Parts without words, and without anything that a program could run."""
BYTES_PER_PIXEL = {2: 3, 6: 4}
"""Bytes of a pixel, by kind: red, green and blue, or with an alpha."""


def check_png(data: bytes) -> bytes:
    """The same bytes, if they are a PNG of this size and nothing else; Malformed if not."""
    if len(data) > MAX_IMAGE_BYTES or not data.startswith(SIGNATURE):
        raise Malformed("still-bad")
    parts = read_chunks(data[len(SIGNATURE) :])
    kinds = [kind for kind, _ in parts]
    if kinds[:1] != [b"IHDR"] or kinds[-1:] != [b"IEND"] or kinds.count(b"IHDR") + kinds.count(b"IEND") != 2:
        raise Malformed("still-bad")
    wide, high, depth, kind, *ways = unpack(">IIBBBBB", parts[0][1])
    if (
        (wide, high, depth, ways) != (IMAGE_WIDTH, IMAGE_HEIGHT, 8, [0, 0, 0])
        or kind not in BYTES_PER_PIXEL
        or parts[-1][1]
    ):
        raise Malformed("still-bad")
    if not unpacks_to(
        b"".join(body for name, body in parts if name == b"IDAT"),
        IMAGE_HEIGHT * (1 + IMAGE_WIDTH * BYTES_PER_PIXEL[kind]),
    ):
        raise Malformed("still-bad")
    return data


def read_chunks(rest: bytes) -> list[tuple[bytes, bytes]]:
    """The parts of a PNG; Malformed if one is broken, or is not wanted here."""
    found = []
    while rest:
        if len(rest) < 12:
            raise Malformed("still-bad")
        length, kind = unpack(">I4s", rest[:8])
        body, check = rest[8 : 8 + length], rest[8 + length : 12 + length]
        if kind not in ALLOWED_CHUNKS or check != zlib.crc32(kind + body).to_bytes(4, "big"):
            raise Malformed("still-bad")
        if kind == b"IHDR" and len(body) != 13:
            raise Malformed("still-bad")
        found.append((kind, body))
        rest = rest[12 + length :]
    return found


def unpacks_to(packed: bytes, size: int) -> bool:
    """Whether this unpacks to so many bytes, no fewer and no more, and nothing follows."""
    unpacking = zlib.decompressobj()
    try:
        whole = len(unpacking.decompress(packed, size + 1)) == size
    except zlib.error:
        return False
    return whole and unpacking.eof and not unpacking.unused_data
