"""The games as the site offers them: with the bots that it brings and that a browser can carry."""

from __future__ import annotations

from msgspec.structs import replace

from katzentisch.table import wire
from katzentisch.table.games import list_games

LEFT_OUT = "learned"
"""The kind of bot whose nets would be a quarter of all that is loaded."""
NETS = "/nets/"
PLAYED = "games/g5211/bots/nets/2.net"
"""The one that the tiger asks."""


TOO_SLOW = {"isle_of_cats": "lynx"}
"""The level that thinks for seconds there, without a budget that would end it; the page says that some are missing."""


def brought(path: str) -> bool:
    """Whether the site brings this part of the house."""
    return NETS not in path or path == PLAYED


def offered() -> list[wire.GameInfo]:
    """Every game, without the bots that are left out."""
    return [
        replace(info, bots=[bot for bot in info.bots if bot not in (LEFT_OUT, TOO_SLOW.get(info.folder))])
        for info in list_games()
    ]
