"""How fast the engines are, beside their own sources and beside other frameworks, in one run."""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence

import msgspec
from rich.console import Console

from katzentisch.bench import c_reference, engines, growth, search_speed, vectorized
from katzentisch.bench import peers as frameworks
from katzentisch.bench.figures import Engine, Goal, Growth, Report
from katzentisch.bench.table import show
from katzentisch.core.game import Game

__all__ = ["run"]

PLAYERS = 4
"""At the tables that the goals speak of."""
CARD_GAMES = ("cat_in_the_box", "5211")


Own = Callable[[float], list[tuple[str, float, float | None, bool]]]
"""What a game measures of its own for so many seconds: text, value, target if any, whether to stay below it."""


def run_bench(
    games: list[Game], *, peers: bool, seconds: float, console: Console | None, own: Sequence[Own] = ()
) -> Report:
    """Measure these games, each figure for so many seconds; show it if there is somewhere to show it."""
    tell = progress(console)
    report = measure(games, seconds, tell)
    tell("measuring what games bring of their own")
    brought = [Goal(*row) for figures in own for row in figures(seconds)]
    tell("playing many matches at once")
    vectors, absent = vectorized.measure(games, seconds)
    report = msgspec.structs.replace(report, goals=[*brought, *vectors, *report.goals])
    if peers:
        report = with_peers(report, games, seconds, tell)
    report = msgspec.structs.replace(report, missing=report.missing | absent)
    if console is not None:
        show(report, console)
    return report


def progress(console: Console | None) -> Callable[[str], None]:
    """Where a long run says what it is doing."""
    if console is None:
        return lambda text: None
    return lambda text: console.print(f"… {text}", style="dim", highlight=False)


def measure(games: list[Game], seconds: float, tell: Callable[[str], None]) -> Report:
    tell("measuring the engines")
    compiled = engines.measure(games, seconds)
    tell("measuring the sources")
    pure = engines.measure_pure(games, seconds)
    tell("folding records")
    grown = [row for game in games for row in growth.measure(game)]
    tell("searching")
    searched = search_speed.measure(games, seconds)
    tell("playing the same in C")
    limits, missing = beside_c(games, seconds)
    both = [Engine(*pair) for pair in zip(compiled, pure, strict=True)]
    return Report(
        python=platform.python_version(),
        machine=platform.machine(),
        compiled=engines.is_compiled(),
        engines=both,
        growth=grown,
        goals=[*engine_goals(both), *limits, *growth_goals(grown), *searched],
        missing=missing,
    )


def beside_c(games: list[Game], seconds: float) -> tuple[list[Goal], dict[str, str]]:
    """How close to C we come, or why nobody knows."""
    try:
        return c_reference.measure(games, seconds), {}
    except c_reference.NoCompiler:
        return [], {"C": "needs a compiler"}


def with_peers(report: Report, games: list[Game], seconds: float, tell: Callable[[str], None]) -> Report:
    found, missing = frameworks.measure(games, seconds, tell)
    return msgspec.structs.replace(report, peers=found, missing=report.missing | missing)


def engine_goals(both: list[Engine]) -> list[Goal]:
    goals: list[Goal] = []
    for engine in both:
        ours, pure = engine.compiled, engine.pure
        if ours.players != PLAYERS or ours.game not in CARD_GAMES:
            continue
        table = f"{ours.game}, {PLAYERS} players"
        if ours.game == "cat_in_the_box":
            goals.append(Goal(f"{table}: inside, times the sources", ours.inside / pure.inside, 30))
        goals.append(Goal(f"{table}: copy, µs", ours.copy, 0.3, at_most=True))
        goals.append(Goal(f"{table}: imagine and copy, µs", ours.imagine_and_copy, 10, at_most=True))
    return goals


def growth_goals(grown: list[Growth]) -> list[Goal]:
    longest = [row for row in grown if row.moves == growth.LONG]
    return [Goal(f"{row.game}: fold {row.moves} moves, seconds", row.seconds, 1, at_most=True) for row in longest]
