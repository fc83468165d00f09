"""A page asks at once for every module that it needs: none is found a round trip later."""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import dirname, join, normpath

import pytest

from katzentisch.core.catalogue import catalogue
from katzentisch.core.words import LANGUAGES
from katzentisch.server.assets import MODULES, assets
from katzentisch.server.preloads import ROOMS, page_files, room_files
from katzentisch.site.page import site_page

SOURCES = Path(__file__).parents[2] / "src" / "katzentisch"
IMPORT = re.compile(r'(?:^import|[ }]from) ?"([^"\n]+)"', re.MULTILINE)
SHOWN = re.compile(r'await import\("(\S+)"\)')
ANNOUNCED = re.compile('<link rel="modulepreload" href="./files/(.*?)">')
GAMES = [entry.game.id for entry in catalogue().values()]


def imported(path: str, found: set[str]) -> set[str]:
    """A module and all that it imports before it runs."""
    if path not in found:
        found.add(path)
        for name in IMPORT.findall((SOURCES / path).read_text("utf-8")):
            imported(MODULES.get(name) or normpath(join(dirname(path), name)), found)
    return found


def test_every_module_of_the_site_is_announced() -> None:
    found: set[str] = set()
    for name in ("here/site", "shell/main", "lobby/lobby", "here/front", "here/opening"):
        imported(f"web/{name}.js", found)
    assert {"web/vendor/preact.js", "web/vendor/signals-core.js"} < found
    assert found == set(ANNOUNCED.findall(site_page("./files/")))


def test_a_table_at_the_site_asks_for_all_its_modules_at_once() -> None:
    """Those of the first page are on their way already."""
    page = site_page("./files/")
    listed = set(re.findall('<meta name="table-modules" content="(.*?)">', page)[0].split())
    assert listed | set(ANNOUNCED.findall(page)) >= imported("web/table/table.js", set())
    assert not listed & set(ANNOUNCED.findall(page))


@pytest.mark.parametrize("room", ROOMS)
def test_every_module_of_a_room_is_announced(room: str) -> None:
    """Those of the shell and of the room, and no others."""
    found: set[str] = set()
    for name in ("shell/main", *ROOMS[room]):
        imported(f"web/{name}.js", found)
    assert set(room_files(room, "en", "", is_played=False).modules) == found


def test_every_room_is_announced() -> None:
    """The page has no other rooms than those whose modules are known here."""
    main = (SOURCES / "web/shell/main.js").read_text("utf-8")
    shown = {normpath(join("shell", name)).removesuffix(".js") for name in SHOWN.findall(main)}
    assert shown == {name for entries in ROOMS.values() for name in entries}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("is_played", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_announces_its_board(game: str, is_played: bool, lang: str) -> None:
    """Also its words; those of the waiting room only before the match."""
    needed = room_files("t", lang, game, is_played)
    files = [*needed.modules, *needed.styles, *needed.words, *(path.replace("{lang}", lang) for path in needed.early)]
    assert not set(files) - assets().files.keys()
    assert {path.rpartition("/")[2] for path in files} >= {"table.js", "board.js", "board.css", f"{lang}.ftl"}
    assert any("waiting" in path for path in files) is not is_played


def test_an_address_has_its_room() -> None:
    rooms = {"/": "", "/club": "club", "/club/abc": "club", "/club/abc/def": "season", "/me/games": "me/games"}
    for path, room in rooms.items():
        assert page_files(path, "en") == room_files(room, "en", "", is_played=False), path
    assert page_files("/attic", "en") is page_files("/cellar/chest", "en"), "one for all that is not there"
