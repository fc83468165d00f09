"""What links say in chats: who invites to what, in the reader's language, and nothing that strangers must not know."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from pathlib import Path

from katzentisch.server.assets import assets

from .house import Person, house
from .test_results import play_out

TAG = re.compile(r'<meta (?:property|name)="(og:title|og:description|og:image|description)" content="(.*?)">')
COVER = "web/cover.png"
COVER_CLUB = "web/cover-club.png"
COVER_5211 = "games/g5211/web/cover.png"


async def shown(person: Person, path: str, lang: str = "en") -> tuple[str, str, str]:
    """The title, the sentence and the picture that a chat program would show of a link."""
    page = await person.http.get(path, headers={"accept-language": lang})
    assert page.status_code == 200
    told = {name: unescape(text) for name, text in TAG.findall(page.text)}
    assert told["description"] == told["og:description"]
    image = await person.http.get(told["og:image"])
    assert (image.status_code, image.headers["content-type"]) == (200, "image/png")
    picture = next(path for path, file in assets().files.items() if file.data == image.content)
    return told["og:title"], told["og:description"], picture


def test_a_table_invites(tmp_path: Path) -> None:
    """From the free seats to the end of the match, without a word of what happens in it."""

    async def walked() -> None:
        async with house(tmp_path / "t.sqlite") as here:
            anna, ben, stranger = here.person(), here.person(), here.person()
            code = await anna.open("5211", ["", "", "random"])
            assert await shown(stranger, f"/t/{code}") == (
                "A table for 5211",
                "2 seats are free. Tap to sit down.",
                COVER_5211,
            )
            await anna.sit(code, 0, '<b>"Anna"</b>')
            title = '<b>"Anna"</b> invites you to play 5211'
            assert await shown(stranger, f"/t/{code}") == (title, "One seat is free. Tap to sit down.", COVER_5211)
            title_de = '<b>"Anna"</b> lädt dich zu einer Partie 5211 ein'
            assert (await shown(stranger, f"/t/{code}", "de"))[0] == title_de
            await ben.sit(code, 1, "Ben")
            assert (await shown(stranger, f"/t/{code}"))[1] == "All seats are taken. The match is about to start."
            await anna.start(code)
            assert await shown(stranger, f"/t/{code}") == (title, "The match is on.", COVER_5211)
            await play_out(code, anna, ben)
            assert await shown(stranger, f"/t/{code}") == (title, "The match is over.", COVER_5211)

    asyncio.run(walked())


def test_other_links_say_what_this_is(tmp_path: Path) -> None:
    """Lessons, dailies and the lobby; and a table that is unknown, or for members only, says no more than the lobby."""

    async def walked() -> None:
        async with house(tmp_path / "t.sqlite") as here:
            anna, stranger = here.person(), here.person()
            title, about, picture = product = await shown(stranger, "/")
            assert (title, picture) == ("Katzentisch", COVER)
            assert re.fullmatch("Play .+ and .+ in your browser: alone against bots, or with friends .+", about)
            assert (await shown(stranger, "/", "de"))[1].startswith("Spiel ")
            assert (await shown(stranger, "/learn/g5211"))[::2] == ("Learn 5211", COVER_5211)
            assert (await shown(stranger, "/daily"))[0] == (await shown(stranger, "/daily/2026-11-17"))[0]
            club = await anna.post("clubs", {"name": "The Tomcats", "member": "Anna"})
            code = await anna.open("5211", ["", ""], club=club["code"])
            await anna.sit(code, 0, "Anna")
            invitation = await shown(stranger, f"/club/{club['code']}")
            assert invitation[::2] == ("Invitation to a club on Katzentisch", COVER_CLUB)
            assert (await shown(stranger, "/club/unknown1", "de"))[0] == "Einladung in einen Club auf Katzentisch"
            for path in (
                f"/t/{code}",
                "/t/unknown1",
                "/t/%00",
                "/learn/chess",
                "/settings",
            ):
                assert await shown(stranger, path) == product, path

    asyncio.run(walked())


def test_a_club_and_its_seasons_are_named_to_members_alone(tmp_path: Path) -> None:
    """Others, and programs that make previews, learn neither a name nor whether there is such a club."""

    async def walked() -> None:
        async with house(tmp_path / "t.sqlite") as here:
            anna, stranger = here.person(), here.person()
            club = (await anna.post("clubs", {"name": "The Tomcats", "member": "Anna"}))["code"]
            other = (await anna.post("clubs", {"name": "The Kittens", "member": "Anna"}))["code"]
            wish = {"name": "Winter", "game": "5211", "kind": "cup", "size": 2}
            season = (await anna.post(f"clubs/{club}/seasons", wish))["id"]
            about = "The Tomcats: one member on Katzentisch"
            assert await shown(anna, f"/club/{club}") == ("The Tomcats", about, COVER_CLUB)
            assert await shown(anna, f"/club/{club}/{season}") == ("Winter", about, COVER_CLUB)
            assert (await shown(anna, f"/club/{other}/{season}"))[0] == "The Kittens"
            assert (await shown(anna, f"/club/{club}", "de"))[1] == "The Tomcats: ein Mitglied auf Katzentisch"
            unknown = await shown(stranger, "/club/unknown1/unknown2")
            assert unknown[::2] == ("A season of a club on Katzentisch", COVER_CLUB)
            assert await shown(stranger, f"/club/{club}/{season}") == unknown
            assert await shown(stranger, f"/club/{club}") == await shown(stranger, "/club/unknown1")
            await stranger.post("clubs", {"name": "Others", "member": "Eve"})
            assert await shown(stranger, f"/club/{club}/{season}") == unknown
            assert (await shown(stranger, f"/club/{club}", "de"))[0] == "Einladung in einen Club auf Katzentisch"

    asyncio.run(walked())


def test_every_icon_of_an_installed_app_is_there(tmp_path: Path) -> None:
    """What the manifest and the page name can be fetched, in the sizes that systems ask for."""

    async def walked() -> None:
        async with house(tmp_path / "t.sqlite") as here:
            person = here.person()
            manifest = (await person.http.get("/manifest.webmanifest")).json()
            touched = re.findall(r'rel="apple-touch-icon" href="(.*?)"', (await person.http.get("/")).text)
            assert {"any", "192x192", "512x512"} == {icon["sizes"] for icon in manifest["icons"]}
            assert (manifest["id"], manifest["scope"]) == ("/", "/")
            for address in [*(icon["src"] for icon in manifest["icons"]), *touched]:
                icon = await person.http.get(address)
                assert icon.headers["content-type"].startswith("image/"), address
            assert touched

    asyncio.run(walked())
