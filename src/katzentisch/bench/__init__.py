"""How fast the engines are, compared with their own sources and with other frameworks."""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence

import msgspec
from rich.console import Console

from katzentisch.bench import c_reference, engines, growth, search_speed, vectorized
from katzentisch.bench import peers as frameworks
from katzentisch.bench.figures import Engine, Goal, Growth, Report
from katzentisch.bench.goals import ENGINE_GOALS
from katzentisch.bench.table import show
from katzentisch.core.game import Game

__all__ = ["run_bench"]

PLAYERS = 4
"""How many sit at the tables that the goals are about."""

Own = Callable[[float], list[tuple[str, float, float | None, bool]]]
"""A game's own figures, each measured for so many seconds: text, value, target if any, whether it is a limit."""


def run_bench(
    games: list[Game], *, peers: bool, seconds: float, console: Console | None, own: Sequence[Own] = ()
) -> Report:
    """Measure these games, each figure for so many seconds; print the report if there is a console."""
    tell = progress(console)
    report = measure(games, seconds, tell)
    tell("measuring the games' own figures")
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
    """A function that prints what a long run is doing."""
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
    """How close to C we come, or why that was not measured."""
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
        wanted = ENGINE_GOALS.get(ours.game)
        if ours.players != PLAYERS or wanted is None:
            continue
        table = f"{ours.game}, {PLAYERS} players"
        if wanted.times_sources:
            goals.append(Goal(f"{table}: inside, times the sources", ours.inside / pure.inside, wanted.times_sources))
        goals.append(Goal(f"{table}: copy, µs", ours.copy, wanted.copy_us, at_most=True))
        imagine = ours.imagine_and_copy
        goals.append(Goal(f"{table}: imagine and copy, µs", imagine, wanted.imagine_and_copy_us, at_most=True))
    return goals


def growth_goals(grown: list[Growth]) -> list[Goal]:
    longest = [row for row in grown if row.moves == growth.LONG]
    return [Goal(f"{row.game}: fold {row.moves} moves, seconds", row.seconds, 1, at_most=True) for row in longest]
