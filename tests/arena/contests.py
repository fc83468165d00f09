"""Small contests for tests."""

from __future__ import annotations

from katzentisch.arena.contest import Contest
from katzentisch.arena.lineup import parse_lineup
from katzentisch.core.catalogue import find


def contest(players: str, game: str = "5211", seed: str = "test") -> Contest:
    lineup = tuple(parse_lineup(players))
    rulebook = find(game).game
    return Contest(rulebook.id, rulebook.version, rulebook.resolve(len(lineup), {}), lineup, seed)
