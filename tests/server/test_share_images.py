"""What a link to a match says before it is opened: nothing of one that is not over, and pictures without surprises."""

from __future__ import annotations

import asyncio
import re
import zlib
from pathlib import Path
from struct import pack

import pytest

from katzentisch.server.api import matches
from katzentisch.server.assets import assets
from katzentisch.server.results import png
from katzentisch.server.results.png import IMAGE_HEIGHT, IMAGE_WIDTH, MAX_IMAGE_BYTES, SIGNATURE, check_png
from katzentisch.table.refusals import Malformed

from .house import Person, house
from .test_play import refusal
from .test_results import play_out


def chunk(kind: bytes, body: bytes) -> bytes:
    return pack(">I", len(body)) + kind + body + zlib.crc32(kind + body).to_bytes(4, "big")


def drawn(
    shade: int = 7, *, wide: int = IMAGE_WIDTH, more: bytes = b"", after: bytes = b"", rows: int = IMAGE_HEIGHT
) -> bytes:
    """A picture of one colour; with something more in it, after it, or missing."""
    head = chunk(b"IHDR", pack(">IIBBBBB", wide, IMAGE_HEIGHT, 8, 2, 0, 0, 0))
    body = chunk(b"IDAT", zlib.compress(bytes([0, *[shade] * (3 * wide)]) * rows))
    return SIGNATURE + head + more + body + chunk(b"IEND", b"") + after


def test_a_picture_is_a_picture_and_nothing_else() -> None:
    """Of one size, whole, without words, and with nothing behind it."""
    assert check_png(drawn()) == drawn()
    assert check_png(drawn(more=chunk(b"sRGB", b"\0"))) != drawn()
    flipped = bytearray(drawn())
    flipped[60] ^= 1
    for bad in (
        b"",
        b"<svg/>",
        drawn(wide=1201),
        drawn(rows=IMAGE_HEIGHT - 1),
        drawn(rows=IMAGE_HEIGHT + 1),
        drawn(more=chunk(b"tEXt", b"Comment\0<script>")),
        drawn(more=chunk(b"IHDR", bytes(13))),
        drawn(after=b"PK"),
        drawn(after=chunk(b"IDAT", b"")),
        drawn()[:-12],
        drawn()[:-3],
        bytes(flipped),
        drawn(more=chunk(b"gAMA", bytes(MAX_IMAGE_BYTES))),
    ):
        with pytest.raises(Malformed):
            check_png(bad)
    assert png.check_png(assets().files["web/cover.png"].data)


async def send(person: Person, match: str, sent: bytes) -> tuple[int, str]:
    """Send a still; how it was answered."""
    answer = await person.http.put(f"/api/matches/{match}/still", content=sent, headers={"content-type": "image/png"})
    return answer.status_code, "" if answer.is_success else refusal(answer)


def test_nothing_is_shown_of_a_match_that_is_not_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or that is not for everybody; and only those who sat there say what a finished one looks like, not too often."""

    async def played() -> None:
        async with house(tmp_path / "t.sqlite") as here:
            anna, stranger = here.person(), here.person()
            code = await anna.open("5211", ["", "random"])
            await anna.sit(code, 0, '<b>"Anna"</b>')
            await anna.start(code)
            match = (await anna.update(code, 0))["match"]
            cover = assets().files["games/g5211/web/cover.png"].data

            async def seen(of: str = match) -> tuple[bytes, list[str]]:
                still = await stranger.http.get(f"/api/matches/{of}/still")
                assert still.headers["content-type"] == "image/png"
                assert still.headers["x-content-type-options"] == "nosniff"
                assert "default-src 'none'" in still.headers["content-security-policy"]
                page = await stranger.http.get(f"/m/{of}/3/open", headers={"accept-language": "de"})
                assert page.status_code == 200
                return still.content, re.findall(r'property="og:(?:title|description)" content="(.*?)">', page.text)

            house_cover = assets().files["web/cover.png"].data
            assert await seen() == await seen("0" * 24) == (house_cover, [])
            assert (await stranger.http.get("/m/%00/3/open")).status_code == 200
            assert await send(anna, match, drawn()) == (403, "match-on")
            last = await play_out(code, anna)
            told = ["5211: &lt;b&gt;&quot;Anna&quot;&lt;/b&gt;, Minka"]
            one, two = last["points"]
            told.append(f"&lt;b&gt;&quot;Anna&quot;&lt;/b&gt; {one}, Minka {two}")
            assert await seen() == (cover, told)
            assert await send(stranger, match, drawn()) == (403, "not-your-match")
            assert await send(anna, match, drawn(more=chunk(b"tEXt", b"x"))) == (400, "still-bad")
            assert await send(anna, match, drawn(1)) == (204, "")
            assert await send(anna, match, drawn(2)) == (429, "too-fast")
            assert await seen() == (drawn(1), told)
            monkeypatch.setattr(matches, "SHARE_IMAGE_PAUSE_SECONDS", 0.0)
            assert await send(anna, match, drawn(2)) == (204, "")
            assert (await seen())[0] == drawn(2)
            assert (await anna.order(code, "back", 0, (await anna.update(code, 0))["seq"], ply=0)).is_success
            assert await seen() == (house_cover, [])
            hidden = await anna.open("5211", ["", "random"], house={"spectators": "none"})
            await anna.sit(hidden, 0, "Anna")
            await anna.start(hidden)
            assert await seen((await play_out(hidden, anna))["match"]) == (house_cover, [])

    asyncio.run(played())
