"""The data files, and those that the owner of an expansion puts beside them."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from katzentisch.games.isle_of_cats.box.components import Box

FILES = ("boats", "shapes", "discovery_cards", "family_cards", "solo_cards")


def component(name: str) -> Any:
    """One of the data files, as it is."""
    return json.loads(files(__package__).joinpath(f"{name}.json").read_text("utf-8"))


def read_box(expansions: list[str] | None = None) -> Box:
    """The box with the expansions of these texts; without them, with every file in expansions/."""
    data: dict[str, Any] = {name: component(name) for name in FILES}
    if expansions is None:
        found = files(__package__).joinpath("expansions")
        here = sorted(found.iterdir(), key=lambda file: file.name) if found.is_dir() else []
        expansions = [file.read_text("utf-8") for file in here if file.name.endswith(".json")]
    return Box(data, [json.loads(text) for text in expansions])


@cache
def the_box() -> Box:
    """The box that is there."""
    box = read_box()
    box.load = the_box
    return box
