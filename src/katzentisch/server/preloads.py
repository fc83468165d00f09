"""What a page asks for at once: each file that is missing here is found a round trip later."""

from __future__ import annotations

import re
from functools import cache
from posixpath import dirname, join, normpath

import msgspec

from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.words import LANGUAGES
from katzentisch.server.assets import MODULES, assets
from katzentisch.table import wire

IMPORT = re.compile(r'(?:(?<=[\s}])from ?|^import )"([^"\n]+)"', re.MULTILINE)
"""What a module needs before it runs; what it imports later is not meant."""
SHELL = "shell/main"
ROOMS = {
    "": ("lobby/lobby",),
    "t": ("table/table",),
    "m": ("replay/replay",),
    "learn": ("table/learn",),
    "companion": ("sheets/companion",),
    "me": ("person/profile",),
    "me/games": ("person/my_games",),
    "club": ("shell/more_words", "clubs/club_pages"),
    "season": ("shell/more_words", "clubs/season_page"),
    "daily": ("lobby/daily",),
    "host": ("host/host",),
    "along": ("shell/carry",),
    "settings": ("shell/preferences",),
    "about": ("shell/about",),
}
"""The modules with which `web/shell/main.js` shows an address, by its kind."""
NOWHERE = "nowhere"
QUESTIONS = {"": ("games", "mine", "me/invitations", "clubs", "tables"), "t": ("games",)}
"""What a page asks the API in any case before it shows anything, by the kind of its address."""


def room_of(path: str) -> str:
    """The kind of an address; `NOWHERE` if the page shows nothing there."""
    kind, *names = path.strip("/").split("/")
    if kind == "club" and len(names) > 1:
        return "season"
    if [kind, *names] == ["me", "games"]:
        return "me/games"
    return kind if kind in ROOMS else NOWHERE


class PageFiles(msgspec.Struct, frozen=True):
    """Files by their paths."""

    modules: tuple[str, ...]
    styles: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    """What the page reads as soon as it runs."""
    pictures: tuple[str, ...] = ()
    """What it shows as soon as it knows where."""
    questions: tuple[str, ...] = ()
    """What it asks the API."""
    early: tuple[str, ...] = ()
    """What it fetches as soon as it runs, to read it later; `{lang}` stands for the person's language."""


def page_files(path: str, lang: str, table: wire.TableInfo | None = None) -> PageFiles:
    """What the page at an address needs; it knows of a table what everybody may see."""
    room = room_of(path)
    return room_files(room, lang, table.game if table else "", bool(table and table.match))


@cache
def room_files(room: str, lang: str, game: str, is_played: bool) -> PageFiles:
    """What the page of one kind needs, with those of a game if one is known."""
    entries = [f"web/{name}.js" for name in (SHELL, *ROOMS.get(room, ()))]
    words = [f"words/{lang}.ftl", f"web/words/{lang}.ftl"]
    styles, early, pictures = [], [], []
    if room == "":
        pictures = [f"games/{entry.folder}/web/cover.svg" for entry in catalogue().values()]
    if room in ("club", "season"):
        early = ["web/words/clubs.{lang}.ftl"]
    if game:
        home = f"games/{find(game).folder}"
        entries.append(f"{home}/web/board.js")
        styles.append(f"{home}/web/board.css")
        early = [f"{home}/words/{{lang}}.ftl", f"{home}/facts.json"]
        if not is_played:
            entries.append("web/table/waiting_room.js")
            styles += ["web/table/waiting_room.css", "web/table/bot_tray.css"]
            early.append("web/words/waiting.{lang}.ftl")
    modules = modules_of(*filter(is_known, entries))
    styles, words, pictures, early = [[*filter(is_known, paths)] for paths in (styles, words, pictures, early)]
    return PageFiles(modules, tuple(styles), tuple(words), tuple(pictures), QUESTIONS.get(room, ()), tuple(early))


def is_known(path: str) -> bool:
    """Whether there is such a file, in every language."""
    return all(path.replace("{lang}", lang) in assets().files for lang in LANGUAGES)


@cache
def modules_of(*paths: str) -> tuple[str, ...]:
    """Modules and all that they import before they run, those that are found first in front."""
    found = dict.fromkeys(paths)
    waiting = list(paths)
    while waiting:
        path = waiting.pop(0)
        for name in IMPORT.findall(assets().files[path].data.decode()):
            other = MODULES.get(name) or normpath(join(dirname(path), name))
            if other not in found and other in assets().files:
                found[other] = None
                waiting.append(other)
    return tuple(found)
