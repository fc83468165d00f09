"""The card games once more, in C: how fast they could be, beside how fast they are."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from katzentisch.bench.engines import work_per_second
from katzentisch.bench.figures import Goal
from katzentisch.core.chance import Chance, Rng, rng
from katzentisch.core.game import Game
from katzentisch.core.state import State, playout

SOURCES = Path(__file__).parent
PLAYERS = 4
GAMES = 200
TURNS = 9
"""How often both are measured, one after the other; the median of the ratios counts."""
SHARE = 0.5
"""How much of C's speed we want."""


class NoCompiler(Exception):
    """There is nothing here that makes a program of C."""


class PlayedInC(NamedTuple):
    """Some games played: how fast, and what must be the same in C and in ours."""

    rate: float
    moves: int
    checksum: int


def known(game: str) -> bool:
    """Whether this game is there in C."""
    return (SOURCES / f"{game}.c").exists()


@contextmanager
def compile_reference(game: str) -> Iterator[Path]:
    """The program, for as long as it is needed."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        raise NoCompiler
    with TemporaryDirectory(prefix="katzentisch-yardstick-") as folder:
        program = Path(folder, game)
        subprocess.run([compiler, "-O3", "-o", program, SOURCES / f"{game}.c"], check=True)
        yield program


def in_c(program: Path, games: int, seconds: float) -> PlayedInC:
    """These games by C, again and again until so many seconds of CPU time are over."""
    words = [spelled(rng("bench")), *(spelled(rng(str(number))) for number in range(games))]
    said = subprocess.run(
        [program], input="\n".join([str(seconds), *words]), capture_output=True, text=True, check=True
    )
    work_per_second, moves, checksum = said.stdout.split()
    return PlayedInC(float(work_per_second), int(moves), int(checksum))


def spelled(source: Rng) -> str:
    """A generator as C reads it."""
    return f"{source.a} {source.b} {source.c} {source.counter}"


def in_ours(game: Game, games: int, seconds: float) -> PlayedInC:
    """The same games by our engine, likewise; as C is handed the games' generators, so are we."""
    source, moves, checksum = rng("bench"), 0, 0
    options = game.resolve(PLAYERS, {})
    chances = [Chance(str(number)) for number in range(games)]

    def begun(chance: Chance) -> State:
        state = game.set_up(PLAYERS, options, chance)
        state.begin()
        return state

    for chance in chances:
        state = begun(chance)
        length = playout(state, source)
        moves += length
        for points in state.points():
            checksum = (checksum * 31 + points + length) % 2**32
    speed = work_per_second(lambda: sum(playout(begun(chance), source) for chance in chances), seconds)
    return PlayedInC(speed, moves, checksum)


def measure(games: list[Game], seconds: float) -> list[Goal]:
    """Which share of C's speed each game reaches that is there in C."""
    return [share(game, seconds) for game in games if known(game.id)]


def share(game: Game, seconds: float) -> Goal:
    each = seconds / TURNS
    with compile_reference(game.id) as program:
        ratios = [in_ours(game, GAMES, each).rate / in_c(program, GAMES, each).rate for _ in range(TURNS)]
    return Goal(f"{game.id}, {PLAYERS} players: inside, share of C", median(ratios), SHARE)
