"""The games as the static site offers them: with the bots that a browser can run."""

from __future__ import annotations

from msgspec.structs import replace

from katzentisch.core.catalogue import catalogue, find
from katzentisch.table import wire
from katzentisch.table.games import describe_games

LEFT_OUT = "learned"
"""The kind of bot whose nets would be a quarter of the download."""
NETS = "/nets/"


def is_shipped(path: str) -> bool:
    """Whether the site ships this file of the package: all but the nets that no offered bot asks."""
    needed = (
        f"games/{entry.folder}/bots{NETS}{net}" for entry in catalogue().values() for net in entry.bots.nets_in_browsers
    )
    return NETS not in path or path in needed


def offered_games() -> list[wire.GameInfo]:
    """Every game, without the bots that are too large or too slow for a browser."""
    return [
        replace(info, bots=[bot for bot in info.bots if runs_in_browsers(info.id, bot)]) for info in describe_games()
    ]


def runs_in_browsers(game: str, bot: str) -> bool:
    """Whether the site offers this kind of bot."""
    return bot != LEFT_OUT and bot not in find(game).bots.too_slow_in_browsers
