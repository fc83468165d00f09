"""The bots that can sit down at a game: those of the house, and those the game brings."""

from __future__ import annotations

from katzentisch.bots.budget import parse
from katzentisch.bots.random import Random
from katzentisch.bots.search import Search
from katzentisch.core.catalogue import Entry
from katzentisch.core.player import Player
from katzentisch.core.reason import BadOptions

SEARCH = "search"
THINKING = "1s"
"""How long a search thinks unless told otherwise."""


def names(entry: Entry) -> list[str]:
    """Every kind of bot that knows this game."""
    own = entry.module("bots")
    return [*(own.bots if own else {}), SEARCH, "random"]


def seat_bot(entry: Entry, kind: str, budget: str, seed: str) -> Player:
    """A bot of this kind; only a search takes a budget."""
    if kind == SEARCH:
        return Search(entry.game, seed, parse(budget or THINKING))
    if budget:
        raise BadOptions("no-budget", kind=kind)
    if kind == "random":
        return Random(seed)
    own = entry.module("bots")
    if own is None or kind not in own.bots:
        raise BadOptions("bot-unknown", kind=kind, choices=names(entry))
    player: Player = own.bots[kind](seed)
    return player
