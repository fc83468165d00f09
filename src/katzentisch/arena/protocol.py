"""The protocol for papers: one player against fixed opponents, with fixed deals, numbers of players and games.

    python -m katzentisch.arena.protocol learned --game 5211
    python -m katzentisch.arena.protocol learned:net/weights.net --game 5211
    python -m katzentisch.arena.protocol "ext:python3 docs/bot.py"

prints a table of the games won, with 95 % intervals. What was played is kept and not played again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from katzentisch.arena.command import FAILED, INTERRUPTED, contest_of, default_results_folder, run_tournament
from katzentisch.arena.contest import Contest, fingerprint_of_code
from katzentisch.arena.lineup import Contender, check_contender, parse_one
from katzentisch.arena.player_names import name_players, with_names
from katzentisch.arena.result_log import Ledger
from katzentisch.arena.standings import Summary
from katzentisch.arena.tables import NONE, Wording
from katzentisch.arena.tournament import Tournament
from katzentisch.bots.net_file import players_of_net
from katzentisch.bots.roster import names
from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.game_package import GamePackage
from katzentisch.core.reason import Refusal
from katzentisch.core.words import LANGUAGES, Words

NAME = "protocol 1"
"""Also the seed of its deals. Another number stands for other rules of measuring, whose figures do not compare."""
GAMES = 400
OPPONENTS = ("random", "kitten", "tabby", "lynx")
MANY = 4
"""Each game is played by as few as can play against each other, and by so many."""
WITH_FAILURES = "(failures)"
"""Marks a row that the leader board does not take."""
DEADLINE_SECONDS = 10.0
"""Beyond the player's own budget, for one move."""


class Cell(NamedTuple):
    """One contest of the protocol: a player against copies of one opponent."""

    contest: Contest
    opponent: str


def protocol_seats(entry: GamePackage) -> list[int]:
    """How many play, in each of a game's rows."""
    return sorted({max(2, entry.game.players[0]), MANY} & set(entry.game.players))


def seats_of_player(entry: GamePackage, player: Contender) -> list[int]:
    """How many play, in each row of a player; a net plays only with as many as it was trained for."""
    return [players_of_net(player.net)] if player.net else protocol_seats(entry)


def protocol_cells(entry: GamePackage, player: Contender, seats: int) -> Iterator[Cell]:
    """The contests of one row; who meets a copy of itself is left out."""
    for kind in OPPONENTS:
        opponent = Contender(kind)
        if kind in names(entry) and opponent != player:
            yield Cell(contest_of(entry, [player, opponent], seats, {}, NAME, DEADLINE_SECONDS), kind)


def play(
    contest: Contest, called: Mapping[Contender, str], options: argparse.Namespace, words: Words, console: Console
) -> Summary | None:
    """Play what is missing of one contest, but only its first deal if every game of that fails; None if broken off."""
    ledger = Ledger(contest, options.out)
    try:
        for games in dict.fromkeys((1, options.games)):
            tournament = Tournament(contest, ledger, games)
            title = f"{contest.game} {len(contest.lineup)}: {called[contest.lineup[0]]} – {contest.lineup[1]}"
            if run_tournament(tournament, options, words, console, title):
                return None
            summary = with_names(tournament.standings.summary(), called)
            if summary.failed == summary.games:
                break
    finally:
        ledger.close()
    return summary


def row(player: str, seats: int, found: dict[str, Summary], wording: Wording) -> str:
    """A line of the table: the share of games won against each opponent."""
    shares = []
    for kind in OPPONENTS:
        summary = found.get(kind)
        shares.append(NONE if summary is None else wording.shares(summary.competitors[0].wins))
    mark = f" {WITH_FAILURES}" if any(summary.failed for summary in found.values()) else ""
    return "| " + " | ".join([f"`{player}`{mark}", str(seats), f"{100 / seats:.0f} %", *shares]) + " |"


def report_failures(summary: Summary, wording: Wording, console: Console) -> None:
    """Say how many games of a contest failed, and how the first did."""
    if summary.failed:
        console.print(wording.say("arena-failed-of", failed=summary.failed, games=summary.games), style="red")
        console.print(wording.trouble(summary.troubles[0]), style="red", markup=False, highlight=False, soft_wrap=True)


def heading(entry: GamePackage, games: int, code: str, words: Words) -> list[str]:
    """What stands above a game's table: all that decides its figures."""
    measured = NAME if games == GAMES else f"{NAME}, but {games} games: not for the leader board"
    return [
        "",
        f"## {words.say('title')}",
        "",
        f"{measured}; rules {entry.game.version}, code {code}; at least {games} games for each figure, in whole deals",
        "",
        "| player | players | by chance | " + " | ".join(OPPONENTS) + " |",
        "|---|--:|--:" + "|---" * len(OPPONENTS) + "|",
    ]


def run_protocol(options: argparse.Namespace, console: Console) -> int:
    """Print the tables; 1 if a player failed, 130 if it was broken off."""
    failed = False
    entries = [find(name) for name in options.game or catalogue()]
    for entry in entries:
        for player in options.player:
            for seats in options.seats or seats_of_player(entry, player):
                check_contender(entry, player, seats)
    for entry in entries:
        words = Words(LANGUAGES[0], entry)
        house = contest_of(entry, [Contender(OPPONENTS[0])], None, {}, NAME, DEADLINE_SECONDS)
        print("\n".join(heading(entry, options.games, house.code, words)), flush=True)
        called = name_players(house, options.player)
        for player in options.player:
            for seats in options.seats or seats_of_player(entry, player):
                found = {}
                for contest, opponent in protocol_cells(entry, player, seats):
                    summary = play(contest, called, options, words, console)
                    if summary is None:
                        return INTERRUPTED
                    found[opponent] = summary
                    failed = failed or summary.failed > 0
                    report_failures(summary, Wording(words), console)
                    if summary.failed == summary.games:
                        break
                print(row(called[player], seats, found, Wording(words)), flush=True)
        for program in [player for player in options.player if player.command or player.net]:
            named = "" if called[program] == str(program) else f"`{called[program]}` is "
            print(f"\n{named}`{program}`: code {fingerprint_of_code(entry, (program,))}", flush=True)
    return FAILED if failed else 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m katzentisch.arena.protocol", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    players = "a bot such as tabby or search:200, a net of train.py as learned:FILE, or ext:COMMAND"
    parser.add_argument("player", nargs="+", help=players)
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--seats", type=int, action="append", help="only tables of so many")
    parser.add_argument("--games", type=int, default=GAMES, help=f"fewer, to try it out; the protocol says {GAMES}")
    parser.add_argument("--jobs", type=int, help="processes; by default one per core")
    parser.add_argument("--ray", default="", help="the address of a Ray cluster")
    parser.add_argument("--out", type=Path, default=default_results_folder(), help="where results are kept")
    options = parser.parse_args(arguments)
    try:
        options.player = [parse_one(text) for text in options.player]
        return run_protocol(options, Console(stderr=True))
    except Refusal as refusal:
        parser.error(Words(LANGUAGES[0]).reason(refusal.reason))


if __name__ == "__main__":
    sys.exit(main())
