"""A folder for a new game, copied from a template that passes the laws."""

from __future__ import annotations

import keyword
import re
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from katzentisch.core.reason import BadOptions

TEMPLATE = "high_card"
NAME = re.compile(r"[a-z][a-z0-9_]*")

PROJECT = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "{name}"
version = "0.1.0"
dependencies = ["katzentisch"]

[project.entry-points."katzentisch.games"]
{name} = "{name}"

[tool.pytest.ini_options]
pythonpath = ["."]

[tool.setuptools.packages.find]
include = ["{name}", "{name}.*"]

[tool.setuptools.package-data]
"*" = ["*.md", "*.json", "words/*.ftl", "web/**/*"]
"""

TEST = '''\
"""The new game keeps the nine laws."""

from katzentisch.core.laws import hold, option_sets

from {name} import game


def test_laws() -> None:
    for players in game.players:
        for options in option_sets(game, players):
            hold(game, players, options, games=5, seed="laws")
'''


def make_game_folder(name: str, parent: Path) -> Path:
    """Write the new game's folder; BadOptions if the name cannot be used or the folder exists."""
    if not NAME.fullmatch(name):
        raise BadOptions("folder-name", name=name)
    if keyword.iskeyword(name):
        raise BadOptions("folder-keyword", name=name)
    if name in {*sys.stdlib_module_names, "katzentisch"}:
        raise BadOptions("folder-module", name=name)
    top = parent / name
    if top.exists():
        raise BadOptions("file-exists", path=str(top))
    copy(files("katzentisch").joinpath("template", TEMPLATE), top / name, name)
    (top / "tests").mkdir()
    (top / "pyproject.toml").write_text(PROJECT.format(name=name), "utf-8")
    (top / "tests" / f"test_{name}.py").write_text(TEST.format(name=name), "utf-8")
    return top


def copy(source: Traversable, target: Path, name: str) -> None:
    """Copy the template with the new game's name in place of its own."""
    target.mkdir(parents=True)
    for item in source.iterdir():
        if item.is_dir():
            if not item.name.startswith("__"):
                copy(item, target / item.name, name)
        else:
            (target / item.name).write_text(renamed(item.read_text("utf-8"), name), "utf-8")


def renamed(text: str, name: str) -> str:
    camel = "".join(part.capitalize() for part in name.split("_"))
    title = name.replace("_", " ").title()
    text = text.replace(f"katzentisch.template.{TEMPLATE}", name).replace(TEMPLATE, name)
    return text.replace("HighCard", camel).replace("High Card", title)
