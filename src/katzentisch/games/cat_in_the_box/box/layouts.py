"""How the fields of the research board lie on each side of its cards."""

from __future__ import annotations

import json
from importlib.resources import files

from katzentisch.games.cat_in_the_box.box.board import Layout


def shipped() -> str:
    """The data file, as it is."""
    return files(__package__).joinpath("layouts.json").read_text("utf-8")


def read_layouts(text: str) -> dict[str, Layout]:
    """The layout of each side of the research cards: rows of fields such as `R1`."""
    layouts = {}
    for side, rows in json.loads(text)["sides"].items():
        fields = [field for row in rows for field in row.split()]
        order = ["RBYG".index(field[0]) * 9 + int(field[1:]) - 1 for field in fields]
        layouts[side] = Layout([order.index(field) for field in range(36)])
    return layouts
