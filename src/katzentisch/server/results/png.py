"""Pictures that people send: taken only if there is nothing in them but the picture."""

from __future__ import annotations

import zlib
from struct import unpack, unpack_from

from katzentisch.table.refusals import Malformed

SIGNATURE = b"\x89PNG\r\n\x1a\n"
IMAGE_WIDTH, IMAGE_HEIGHT = 1200, 630
"""What chat programs show beside a link."""
MAX_IMAGE_BYTES = 500_000
"""Bytes of a picture."""
CHUNK_BYTES = {b"IHDR": {13}, b"sRGB": {1}, b"gAMA": {4}, b"cHRM": {32}, b"pHYs": {9}, b"sBIT": {3, 4}, b"IEND": {0}}
"""Chunks beside the image data, each once at most, and how long they are: too short for words, and nothing runs."""
MAX_CHUNKS = 256
"""Browsers write image data in chunks of some kilobytes."""
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


def read_chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    """The chunks of a PNG after its signature; Malformed if one is broken or not allowed, or there are too many."""
    found: list[tuple[bytes, bytes]] = []
    seen: set[bytes] = set()
    at = 0
    while at < len(data):
        if len(found) == MAX_CHUNKS or len(data) - at < 12:
            raise Malformed("still-bad")
        length, kind = unpack_from(">I4s", data, at)
        body, check = data[at + 8 : at + 8 + length], data[at + 8 + length : at + 12 + length]
        if kind != b"IDAT":
            if length not in CHUNK_BYTES.get(kind, ()) or kind in seen:
                raise Malformed("still-bad")
            seen.add(kind)
        if check != zlib.crc32(kind + body).to_bytes(4, "big"):
            raise Malformed("still-bad")
        found.append((kind, body))
        at += 12 + length
    return found


def unpacks_to(packed: bytes, size: int) -> bool:
    """Whether this unpacks to so many bytes, no fewer and no more, and nothing follows."""
    unpacking = zlib.decompressobj()
    try:
        whole = len(unpacking.decompress(packed, size + 1)) == size
    except zlib.error:
        return False
    return whole and unpacking.eof and not unpacking.unused_data
