"""What somebody can show of the matches they finished themselves: counts, best figures, and days in a row."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import msgspec

from katzentisch.core.catalogue import find
from katzentisch.core.game_package import GameHighlights
from katzentisch.core.reason import Refusal
from katzentisch.server.store.own_results import OwnResult
from katzentisch.server.store.quick_ratings import QuickRating

POINTS = "points"
"""The name of the figure that every game with points has."""


class Highlight(msgspec.Struct, frozen=True):
    """The best figure of its kind, and where it was made."""

    name: str
    value: int
    match: str
    seat: int


class GameToShow(msgspec.Struct, frozen=True):
    """One game in one person's hands."""

    game: str
    played: int
    won: float
    highlights: list[Highlight]


class Highlights(msgspec.Struct, frozen=True):
    """What somebody can show."""

    games: list[GameToShow]
    """The one played most comes first."""
    daily_streak: int
    """Days in a row with a deal of the day, up to today or yesterday."""
    daily_longest: int
    ratings: list[QuickRating]
    """From games with strangers; nobody else sees them."""


def find_highlights(
    rows: list[OwnResult], secret: set[str], days: list[str], today: str, ratings: list[QuickRating]
) -> Highlights:
    """What these seats, the latest first, come to; without matches that others still play, or a bot helped with."""
    seats = Counter(row.match for row in rows)
    own = [row for row in rows if seats[row.match] == 1 and not (row.left or row.brought) and row.match not in secret]
    order = [game for game, _ in Counter(row.game for row in own).most_common()]
    streaks = count_streaks(days)
    return Highlights(
        games=[sum_up_game(game, [row for row in own if row.game == game]) for game in order],
        daily_streak=current_streak(days, today),
        daily_longest=max((length for _, length in streaks), default=0),
        ratings=ratings,
    )


def sum_up_game(game: str, own: list[OwnResult]) -> GameToShow:
    """One game; a match in which moves were taken back by vote has no best figures."""
    straight = [row for row in own if not row.backs]
    return GameToShow(game, len(own), sum(row.won for row in own), best_figures(game, straight))


def best_figures(game: str, own: list[OwnResult]) -> list[Highlight]:
    try:
        part = find(game).highlights
    except Refusal:  # a game that this server no longer has
        part = None
    lowest = (part or GameHighlights(figures=lambda _: {})).lowest
    best: dict[str, Highlight] = {}
    for row in own:
        counted = msgspec.json.decode(row.figures, type=dict[str, int])
        for name, value in {POINTS: row.points, **counted}.items():
            held = best.get(name)
            if held is None or (value < held.value if name in lowest else value > held.value):
                best[name] = Highlight(name, value, row.match, row.seat)
    return [each for each in best.values() if each.name != POINTS or each.value > 1]


def current_streak(days: list[str], today: str) -> int:
    """Days in a row up to today, or up to yesterday as long as today is not over."""
    last, length = next(iter(count_streaks(days)), ("", 0))
    return length if last >= str(date.fromisoformat(today) - timedelta(days=1)) else 0


def count_streaks(days: list[str]) -> list[tuple[str, int]]:
    """Days in a row: the last of them and how many, the latest streak first."""
    streaks: list[tuple[str, int]] = []
    before = None
    for day in sorted(days, reverse=True):
        at = date.fromisoformat(day)
        if streaks and before is not None and before - at == timedelta(days=1):
            streaks[-1] = (streaks[-1][0], streaks[-1][1] + 1)
        else:
            streaks.append((day, 1))
        before = at
    return streaks
