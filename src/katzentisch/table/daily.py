"""The deal of the day, for servers and browsers alike: which games have one, who sits there, and by which rules."""

from __future__ import annotations

from datetime import UTC, datetime

from katzentisch.bots.roster import names
from katzentisch.core.game_package import GamePackage
from katzentisch.table.bots import require_bot
from katzentisch.table.lobby import without_help
from katzentisch.table.stored import HouseRules

PLAYERS = 3
"""How many sit at the deal of a game that nobody plays alone."""
OPPONENT_BOT = "tabby"
DAILY_HOUSE_RULES = without_help(HouseRules(chat=False, spectators="none", duplicate=True, daily=True))
"""No hints, no undo, no spectators; on a server the deal stays secret until the day is over."""


def today() -> str:
    """The day it is everywhere at once, by UTC."""
    return f"{datetime.now(UTC):%Y-%m-%d}"


def is_offered(entry: GamePackage) -> bool:
    """Whether somebody can play this game alone, or against tabbies."""
    return 1 in entry.game.players or (OPPONENT_BOT in names(entry) and PLAYERS in entry.game.players)


def daily_sitters(entry: GamePackage, name: str) -> list[str]:
    """Who sits there: one person, and bots that are the same for everybody."""
    return [name, *([require_bot(entry, OPPONENT_BOT)] * bot_opponents(entry))]


def bot_opponents(entry: GamePackage) -> int:
    """How many bots one plays against; none where the game is played alone."""
    return 0 if 1 in entry.game.players else PLAYERS - 1
