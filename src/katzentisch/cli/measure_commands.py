"""Commands that measure: engines, players, laws, and games by the thousand."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console

from katzentisch.cli.parser import EXIT_FAILED, Commands, positive
from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.reason import BadOptions
from katzentisch.core.view import encode
from katzentisch.core.words import Words, language


def add(commands: Commands) -> None:
    bench = commands.add("bench", print_bench, "measure the engines", ["bench", "bench --seconds 0.1 --json"])
    bench.add_argument("--peers", action="store_true", help="beside other frameworks, in a throw-away environment")
    bench.add_argument("--seconds", type=float, default=0.5, help="for each figure")
    bench.add_argument("--json", action="store_true", help="for programs")

    arena = commands.add(
        "arena",
        hold_contest,
        "measure players against each other",
        [
            "arena 5211 --players lynx,tabby --games 20",
            "arena cryptid --players exact:100,heuristic --seats 4 --games 48",
        ],
    )
    arena.add_argument("game")
    arena.add_argument(
        "--players", default="", metavar="LIST", help="such as search:1s,heuristic; the last is repeated"
    )
    arena.add_argument("--external", action="append", default=[], metavar="CMD", help="a program (docs/arena.md)")
    arena.add_argument("--seats", type=positive, metavar="N", help="how many play (default: as many as are named)")
    arena.add_argument("--orders", action="store_true", help="every order of the players, not only rotations")
    stop = "end once it is decided which of two shares the first player wins (default: chance, or clearly more)"
    arena.add_argument("--stop", nargs="?", const="chance", metavar="P0:P1", help=stop)
    records = "also keep every game as a record (default: beside the results)"
    arena.add_argument("--records", nargs="?", const=True, type=Path, metavar="FOLDER", help=records)
    add_contest_arguments(arena)

    ladder = commands.add(
        "ladder",
        climb_ladder,
        "measure all levels of the games and write docs/ladder.md",
        ["ladder 5211 --games 100 --page ladder.md"],
    )
    ladder.add_argument("game", nargs="*", help="default: all")
    ladder.add_argument("--seats", type=positive, action="append", default=[], metavar="N", help="only so many players")
    ladder.add_argument(
        "--thinking", default="", metavar="BUDGET", help="for those that think by the clock, such as 0.5s or 200"
    )
    ladder.add_argument("--every", action="store_true", help="every level against every lower one")
    ladder.add_argument("--open", action="store_true", help="also what the highest level reaches with open cards")
    ladder.add_argument("--stop", action="store_true", help="end a row once it is decided")
    swift = "games of rows in which nobody thinks by the clock; these are never ended early"
    ladder.add_argument("--swift", type=positive, metavar="N", help=swift)
    ladder.add_argument("--page", type=Path, default=Path("docs/ladder.md"), metavar="FILE", help="what to write")
    ladder.add_argument("--since", type=Path, metavar="FILE", help="an older page: each row says what stood there")
    add_contest_arguments(ladder)

    dataset = commands.add(
        "dataset",
        write_dataset,
        "play thousands of games to learn from (docs/dataset.md)",
        ["dataset dataset 5211 --games 100"],
    )
    dataset.add_argument("folder", type=Path)
    dataset.add_argument("game", nargs="*", help="default: all that the set has")
    dataset.add_argument("--games", type=positive, default=10_000, metavar="N", help="of each game, in whole deals")
    add_crew_arguments(dataset)

    laws = commands.add("laws", try_laws, "check the nine laws in random games", ["laws 5211 --games 20"])
    laws.add_argument("game", nargs="?")
    laws.add_argument("--games", type=positive, default=200, metavar="N", help="how many of each game")
    laws.add_argument("--seed", default="laws")


def add_contest_arguments(parser: argparse.ArgumentParser) -> None:
    """What a contest and a ladder have in common."""
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="at least so many, in whole deals")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be given repeatedly")
    parser.add_argument("--seed", default="arena", help="other deals")
    parser.add_argument(
        "--deadline", type=float, default=60.0, metavar="S", help="seconds beyond its budget for a move"
    )
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where results and reports are kept")
    add_crew_arguments(parser)


def add_crew_arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays the games."""
    parser.add_argument("--jobs", type=positive, metavar="N", help="processes (default: one for each core)")
    parser.add_argument("--ray", default="", metavar="ADDRESS", help="play on a Ray cluster; local begins one")


def print_bench(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.bench import run_bench

    if options.seconds <= 0:
        raise BadOptions("seconds")
    games = [entry.game for entry in catalogue().values()]
    own = [entry.bench.figures for entry in catalogue().values() if entry.bench]
    shown = None if options.json else console
    words = Words(language(options.lang))
    figures = run_bench(games, peers=options.peers, seconds=options.seconds, console=shown, own=own, words=words)
    if options.json:
        sys.stdout.write(encode(figures).decode() + "\n")
    return 0


def hold_contest(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.arena.command import run_contest
    from katzentisch.terminal.setup import parse_options

    words = Words(language(options.lang), find(options.game))
    return run_contest(options, parse_options(options.option), words, console)


def climb_ladder(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.arena.command import climb
    from katzentisch.terminal.setup import parse_options

    return climb(options, parse_options(options.option), language(options.lang), console)


def write_dataset(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.arena.dataset import make_dataset

    return make_dataset(options, language(options.lang), console)


def try_laws(options: argparse.Namespace, console: Console) -> int:
    from katzentisch.terminal.laws_command import run_laws

    entries = [find(options.game)] if options.game else list(catalogue().values())
    held = run_laws(entries, options.games, options.seed, Words(language(options.lang)), console)
    return 0 if held else EXIT_FAILED
