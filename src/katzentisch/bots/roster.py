"""The bots that can sit down at a game: those of the house, and those the game brings."""

from __future__ import annotations

from katzentisch.bots.budget import parse
from katzentisch.bots.random import Random
from katzentisch.bots.search import Search
from katzentisch.core.catalogue import Entry
from katzentisch.core.player import Player
from katzentisch.core.reason import BadOptions

LEVELS = ("kitten", "tabby", "lynx", "tiger")
"""The levels of every game that has them, from the one that learns with you to the best we have."""
SEARCH = "search"
THINKING = "1s"
"""How long a search thinks unless told otherwise."""


def names(entry: Entry) -> list[str]:
    """Every kind of bot that knows this game."""
    own = entry.module("bots")
    return [*(own.bots if own else {}), SEARCH, "random"]


def seat_bot(entry: Entry, kind: str, budget: str, seed: str) -> Player:
    """A bot of this kind; a search takes a budget, and so do the game's own bots that its `THINKING` names."""
    if kind == SEARCH:
        return Search(entry.game, seed, parse(budget or THINKING))
    own = entry.module("bots")
    usual: dict[str, str] = getattr(own, "THINKING", {})
    if budget and kind not in usual:
        raise BadOptions("no-budget", kind=kind)
    if kind == "random":
        return Random(seed)
    if own is None or kind not in own.bots:
        raise BadOptions("bot-unknown", kind=kind, choices=names(entry))
    make = own.bots[kind]
    player: Player = make(seed, parse(budget or usual[kind])) if kind in usual else make(seed)
    return player
