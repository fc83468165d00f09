"""How fast the engines are, compared with their own sources and with other frameworks."""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from rich.console import Console

from katzentisch.bench import c_reference, engines, growth, search_speed, vectorized
from katzentisch.bench import peers as frameworks
from katzentisch.bench.figures import Engine, Goal, Growth, Report
from katzentisch.bench.goals import ENGINE_GOALS
from katzentisch.bench.table import show
from katzentisch.core.game import Game
from katzentisch.core.progress import ProgressLine, progress_line
from katzentisch.core.words import LANGUAGES, Words

__all__ = ["run_bench"]

PLAYERS = 4
"""How many sit at the tables that the goals are about."""

Own = Callable[[float], list[tuple[str, float, float | None, bool]]]
"""A game's own figures, each measured for so many seconds: text, value, target if any, whether it is a limit."""


class Stage(NamedTuple):
    """A part of the work, by the message that names it."""

    key: str
    per_figure: float
    """How many figures of each game and number of players it measures."""
    fixed_seconds: float
    """What it takes besides, on an ordinary machine."""


STAGES = (
    Stage("bench-engines", 6, 2),
    Stage("bench-sources", 6, 15),
    Stage("bench-records", 0, 25),
    Stage("bench-search", 0.3, 1),
    Stage("bench-c", 0.6, 5),
    Stage("bench-own", 0.6, 4),
    Stage("bench-vectors", 1, 4),
    Stage("bench-peers", 0, 300),
)


class Stages:
    """Tells a progress line which part has begun, and that the one before it is done."""

    def __init__(self, line: ProgressLine, words: Words, expected: dict[str, float]) -> None:
        self.line = line
        self.words = words
        self.expected = expected
        self.running = 0.0

    def begin(self, key: str) -> None:
        self.line.advance(self.running)
        self.running = self.expected[key]
        self.line.say(self.words.say(key))


def run_bench(
    games: list[Game],
    *,
    peers: bool,
    seconds: float,
    console: Console | None,
    own: Sequence[Own] = (),
    words: Words | None = None,
) -> Report:
    """Measure these games, each figure for so many seconds; print the report if there is a console."""
    words = words or Words(LANGUAGES[0])
    tables = sum(len(game.players) for game in games)
    parts = STAGES if peers else STAGES[:-1]
    expected = {part.key: part.per_figure * tables * seconds + part.fixed_seconds for part in parts}
    with progress_line(console, words, "", sum(expected.values()), is_counted=False) as line:
        stages = Stages(line, words, expected)
        report = measure(games, seconds, stages.begin)
        stages.begin("bench-own")
        brought = [Goal(*row) for figures in own for row in figures(seconds)]
        stages.begin("bench-vectors")
        vectors, absent = vectorized.measure(games, seconds)
        report = msgspec.structs.replace(report, goals=[*brought, *vectors, *report.goals])
        if peers:
            stages.begin("bench-peers")
            report = with_peers(report, games, seconds, line.say)
    report = msgspec.structs.replace(report, missing=report.missing | absent)
    if console is not None:
        show(report, console)
    return report


def measure(games: list[Game], seconds: float, begin: Callable[[str], None]) -> Report:
    begin("bench-engines")
    compiled = engines.measure(games, seconds)
    begin("bench-sources")
    pure = engines.measure_pure(games, seconds)
    begin("bench-records")
    grown = [row for game in games for row in growth.measure(game)]
    begin("bench-search")
    searched = search_speed.measure(games, seconds)
    begin("bench-c")
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
