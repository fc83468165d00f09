"""The page as it travels."""

from __future__ import annotations

import asyncio
from pathlib import Path

from katzentisch.core.catalogue import catalogue

from .house import house


def test_the_page_travels_compressed(tmp_path: Path) -> None:
    """Programs that cannot unpack it get the same text, also where there is no such page."""

    async def asked() -> None:
        async with house(tmp_path / "t.sqlite") as here:
            http = here.person().http
            for path in ("/", "/attic"):
                packed, plain = [
                    await http.get(path, headers={"accept": "text/html", "accept-encoding": coding})
                    for coding in ("gzip, br", "identity")
                ]
                assert packed.headers["content-encoding"] == "gzip"
                assert "content-encoding" not in plain.headers
                assert packed.text == plain.text
                assert "<!doctype html>" in plain.text
                assert int(packed.headers["content-length"]) < len(plain.content) / 2
                assert "Accept-Encoding" in packed.headers["vary"]

    asyncio.run(asked())


def test_the_lobby_asks_for_the_covers_at_once(tmp_path: Path) -> None:
    """Its scripts find them only when they know the games; other pages show none."""

    async def asked() -> None:
        async with house(tmp_path / "t.sqlite") as here:
            http = here.person().http
            lobby, club = [(await http.get(path)).text for path in ("/", "/club")]
            covers = [f'games/{entry.folder}/web/cover.svg">' for entry in catalogue().values()]
            assert all(cover in lobby for cover in covers)
            assert not any(cover in club for cover in covers)

    asyncio.run(asked())
