"""The page as it travels."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from pathlib import Path

from litestar.routes import HTTPRoute

from katzentisch.core.catalogue import catalogue
from katzentisch.server.assets import assets
from katzentisch.server.site_folder import UNHASHED_FILES

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


def test_head_answers_like_get_without_a_body(tmp_path: Path) -> None:
    """Link previews and monitors ask so; every page and file answers, also where it leads elsewhere or is missing."""
    site = tmp_path / "site"
    site.mkdir()
    for name in UNHASHED_FILES:
        site.joinpath(name).write_text("globalThis.PARCELS = [];", "utf-8")

    async def asked() -> None:
        async with house(tmp_path / "t.sqlite", site=str(site)) as here:
            anna = here.person()
            code = await anna.open("g5211", ["", "kitten"])
            blanks = {"game": "g5211", "code": code, "digest": assets().hash, "path": "web/icon.svg"}
            paths = [
                re.sub(r"\{(\w+):\w+\}", lambda blank: blanks.get(blank[1], "nothing"), route.path)
                for route in here.app.routes
                if isinstance(route, HTTPRoute) and not route.path.startswith(("/api", "/schema"))
            ]
            assert {"/", f"/t/{code}", "/club/nothing/nothing", "/daily", "/healthz", "/here"} <= set(paths)
            for path in [*paths, "/here/", "/attic"]:
                for coding in ("gzip", "identity"):
                    headers = {"accept": "text/html", "accept-encoding": coding}
                    got, bare = [await anna.http.request(method, path, headers=headers) for method in ("GET", "HEAD")]
                    assert bare.status_code == got.status_code, path
                    assert not bare.content, path
                    passing = {"date"} if path != "/metrics" else {"date", "content-length"}
                    assert without(bare.headers, passing) == without(got.headers, passing), path

    asyncio.run(asked())


def without(headers: Mapping[str, str], names: set[str]) -> dict[str, str]:
    """Headers other than those that change by the moment."""
    return {name: value for name, value in headers.items() if name not in names}
