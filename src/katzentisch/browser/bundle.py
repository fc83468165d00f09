"""The files that a browser needs to run the backend, found by following imports."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from katzentisch.core.catalogue import HOME, catalogue

ROOT_MODULES = ("katzentisch.browser.backend", "katzentisch.browser.worker")
GAME_MODULES = ("bots", "shown.companion", "shown.review")
"""Modules of a game that are loaded by name."""
GAME_DATA_FOLDERS = ("box", "bots/nets")
"""Folders of a game with data files."""


def bundle_files() -> list[str]:
    """The paths, inside the package, of every module that is needed there and of the games' data."""
    modules = set(ROOT_MODULES)
    data: list[str] = []
    for entry in catalogue().values():
        if entry.package.startswith(HOME):
            modules |= {entry.package, *(f"{entry.package}.{room}" for room in GAME_MODULES)}
            for room in GAME_DATA_FOLDERS:
                home = files(entry.package).joinpath(*room.split("/"))
                data += [
                    path
                    for path in paths_below(home, f"games/{entry.folder}/{room}")
                    if not path.endswith((".py", ".pyc", ".md"))
                ]
    return sorted({*files_reached_from(modules), *data})


def files_reached_from(modules: set[str]) -> set[str]:
    """The files of these modules, of the packages they are in, and of all of ours that they import."""
    found: dict[str, str] = {}
    waiting = set(modules)
    while waiting:
        name = waiting.pop()
        located = find_source(name)
        if located is None or name in found:
            continue
        path, text = located
        found[name] = path
        waiting |= {*imported_names(text), name.rpartition(".")[0]} - found.keys()
    return set(found.values())


def find_source(name: str) -> tuple[str, str] | None:
    """Where one of our modules lies, and what it says; None if there is no such module."""
    if not f"{name}.".startswith("katzentisch."):
        return None
    parts = name.split(".")[1:]
    for path in ([*parts[:-1], f"{parts[-1]}.py"] if parts else [], [*parts, "__init__.py"]):
        file = files("katzentisch").joinpath(*path)
        if path and file.is_file():
            return "/".join(path), file.read_text("utf-8")
    return None


def imported_names(text: str) -> Iterator[str]:
    """Every name that a module imports, modules and whatever they hold."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


def paths_below(folder: Traversable, name: str) -> Iterator[str]:
    """Every file of a folder."""
    for file in folder.iterdir() if folder.is_dir() else ():
        if file.is_dir():
            yield from paths_below(file, f"{name}/{file.name}")
        else:
            yield f"{name}/{file.name}"
