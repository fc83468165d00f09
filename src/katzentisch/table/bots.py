"""Which bots may sit down at a table."""

from __future__ import annotations

from katzentisch.bots.budget import parse_budget
from katzentisch.bots.roster import names, takes_budget
from katzentisch.core.game_package import GamePackage
from katzentisch.core.reason import BadOptions
from katzentisch.play.seats import BOT

MAX_SEARCH_SECONDS = 5.0
"""Seconds that a table's bot may search."""
MAX_SEARCH_WORLDS = 2000
"""Worlds that a table's bot may search."""


def require_bot(entry: GamePackage, text: str) -> str:
    """A bot as records write it (`bot:search(1s)`), if it knows this game and thinks no longer than it may."""
    match = BOT.fullmatch(text if text.startswith("bot:") else f"bot:{text}")
    if match is None or match[1] not in names(entry):
        raise BadOptions("bot-unknown", kind=text, bots=names(entry))
    if match[2]:
        if not takes_budget(entry, match[1]):
            raise BadOptions("no-budget", kind=match[1])
        budget = parse_budget(match[2])
        if budget.seconds > MAX_SEARCH_SECONDS or budget.worlds > MAX_SEARCH_WORLDS or budget.processes > 1:
            raise BadOptions("budget-limit", text=match[2], seconds=int(MAX_SEARCH_SECONDS), worlds=MAX_SEARCH_WORLDS)
    return match[0]
