"""The games as the site offers them: with the bots that it brings."""

from __future__ import annotations

from msgspec.structs import replace

from katzentisch.table import wire
from katzentisch.table.games import offered as everywhere

LEFT_OUT = "learned"
"""The kind of bot whose nets would be a quarter of all that is loaded."""
NETS = "/nets/"


def offered() -> list[wire.GameInfo]:
    """Every game, without the bots that are left out."""
    return [replace(info, bots=[bot for bot in info.bots if bot != LEFT_OUT]) for info in everywhere()]
