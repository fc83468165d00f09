"""The bots that can sit down at a game: those of the house, and those the game brings."""

from __future__ import annotations

from katzentisch.bots.budget import Budget, parse_budget
from katzentisch.bots.random import Random
from katzentisch.bots.search import Search
from katzentisch.core.game_package import GamePackage
from katzentisch.core.player import Player
from katzentisch.core.reason import BadOptions

LEVELS = ("kitten", "tabby", "lynx", "tiger")
"""The levels of every game that has them, from the one that learns with you to the best we have."""
SEARCH = "search"
RANDOM = "random"
LEARNED = "learned"
"""The kind that plays by a net. `learned:FILE` plays by the net in a file, but not for a server (`net_file.py`)."""
THINKING = "1s"
"""How long a search thinks unless told otherwise."""


def names(entry: GamePackage) -> list[str]:
    """Every kind of bot that knows this game: its levels, weak to strong, its other bots, those of the house."""
    own = brought(entry)
    levels = [level for level in LEVELS if level in own]
    return [*levels, *(kind for kind in own if kind not in LEVELS), SEARCH, RANDOM]


def usual(entry: GamePackage) -> str:
    """The opponent if none is named."""
    kinds = names(entry)
    return "tabby" if "tabby" in kinds else kinds[0]


def adviser(entry: GamePackage) -> str:
    """Who gives hints: the strongest of the levels, else the game's own bot, else the search."""
    own = brought(entry)
    levels = [level for level in LEVELS if level in own]
    return levels[-1] if levels else names(entry)[0]


def advising(entry: GamePackage) -> str:
    """How much the adviser thinks: a number of worlds, so that the same question has the same answer."""
    kind = adviser(entry)
    return entry.bots.hint_worlds if takes_budget(entry, kind) else ""


def standby(entry: GamePackage) -> str:
    """The replacement for a bot that failed: the game's own bot that needs no budget and is not a level."""
    return next((kind for kind in names(entry) if kind not in LEVELS and not takes_budget(entry, kind)), RANDOM)


def brought(entry: GamePackage) -> list[str]:
    """The kinds that the game brings."""
    return list(entry.bots.players)


def thinking(entry: GamePackage) -> dict[str, str]:
    """The kinds of bot that take a budget, each with its usual one."""
    return {SEARCH: THINKING, **entry.bots.budgets}


def takes_budget(entry: GamePackage, kind: str) -> bool:
    """Whether this kind can be told how long to think."""
    return kind in thinking(entry)


def seat_bot(entry: GamePackage, kind: str, budget: str, seed: str) -> Player:
    """A bot of this kind, in one process; a search takes a budget, and so do those that its game's `budgets` name."""
    times = thinking(entry)
    if kind not in times:
        if budget:
            raise BadOptions("no-budget", kind=kind)
        return Random(seed) if kind == RANDOM else own_bot(entry, kind, seed)
    spending = parse_budget(budget or times[kind])
    if kind == SEARCH:
        return Search(entry.game, seed, spending, entry.bots.playout_policy)
    return own_bot(entry, kind, seed, spending)


def own_bot(entry: GamePackage, kind: str, seed: str, *budget: Budget) -> Player:
    """A bot that the game brings."""
    if kind not in entry.bots.players:
        raise BadOptions("bot-unknown", kind=kind, bots=names(entry))
    return entry.bots.players[kind](seed, *budget)
