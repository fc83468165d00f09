"""What somebody's matches of one game come to: wins beside chance, points over time, records, the solo ladder."""

from __future__ import annotations

from itertools import groupby

import msgspec

from katzentisch.core.catalogue import find
from katzentisch.core.reason import Refusal
from katzentisch.server.store.history import FinishedSeat, ReviewSummary

MAX_CHART_MATCHES = 200
"""Matches in a picture, the latest ones."""
LEVEL_OPTION = "difficulty"
"""The option of a solo game that makes its ladder."""


class Mark(msgspec.Struct, frozen=True):
    """One match in a picture."""

    match: str
    seat: int
    over: float
    players: int
    points: int
    won: float


class TableStatistics(msgspec.Struct, frozen=True):
    """All matches with so many players; the best and the worst of them by points."""

    players: int
    played: int
    won: float
    chance: float
    """How many wins chance would give; 0 without opponents."""
    mean: float
    best: Mark
    worst: Mark


class Rung(msgspec.Struct, frozen=True):
    """One level of a solo game."""

    level: str
    tried: int
    won: int
    best: int | None


class Statistics(msgspec.Struct, frozen=True):
    """One game in one person's hands, by first ends of matches that began here."""

    game: str
    played: int
    streak: int
    """Matches won in a row against others, up to the latest."""
    longest: int
    tables: list[TableStatistics]
    course: list[Mark]
    """The latest matches, the first one first."""
    ladder: list[Rung]
    looked: list[ReviewSummary]


def statistics(game: str, played: list[FinishedSeat], looked: list[ReviewSummary]) -> Statistics:
    """What these matches, the latest first, come to."""
    course = [mark(each) for each in reversed(played)]
    rows = [len(list(row)) if won else 0 for won, row in groupby(wins(played))]
    return Statistics(
        game=game,
        played=len(played),
        streak=rows[-1] if rows else 0,
        longest=max(rows, default=0),
        tables=[build_table(players, course) for players in sorted({each.players for each in course})],
        course=course[-MAX_CHART_MATCHES:],
        ladder=ladder(game, [each for each in played if each.players == 1]),
        looked=[each for each in looked if each.better],
    )


def wins(played: list[FinishedSeat]) -> list[bool]:
    """Which matches against others were won, the first one first."""
    return [each.won > 0 for each in reversed(played) if each.players > 1]


def mark(each: FinishedSeat) -> Mark:
    return Mark(each.match, each.seat, each.over, each.players, each.points, each.won)


def build_table(players: int, course: list[Mark]) -> TableStatistics:
    here = [each for each in course if each.players == players]
    return TableStatistics(
        players=players,
        played=len(here),
        won=sum(each.won for each in here),
        chance=len(here) / players if players > 1 else 0.0,
        mean=sum(each.points for each in here) / len(here),
        best=max(here, key=lambda each: each.points),
        worst=min(here, key=lambda each: each.points),
    )


def ladder(game: str, alone: list[FinishedSeat]) -> list[Rung]:
    """Every level of a solo game, the easiest first; none where a game has no levels, or nobody tried."""
    try:
        options = find(game).game.options(1) if alone else []
    except Refusal:
        options = []
    by_level: dict[str, list[FinishedSeat]] = {}
    for each in alone:
        chosen = msgspec.json.decode(each.options, type=dict[str, str])
        by_level.setdefault(chosen.get(LEVEL_OPTION, ""), []).append(each)
    return [
        rung(level, by_level.get(level, []))
        for option in options
        if option.name == LEVEL_OPTION
        for level in option.choices
    ]


def rung(level: str, tried: list[FinishedSeat]) -> Rung:
    best = max((each.points for each in tried), default=None)
    return Rung(level, len(tried), sum(each.won > 0 for each in tried), best)
