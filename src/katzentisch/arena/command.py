"""The command `katzentisch arena`: from what was typed to a contest, its files and its tables."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from katzentisch.arena.contest import Contest, fingerprint_of_code
from katzentisch.arena.intervals import Stop
from katzentisch.arena.ledger import Ledger
from katzentisch.arena.lineup import Contender, check, fill, parse
from katzentisch.arena.report import write_reports
from katzentisch.arena.standings import chance_of, clear
from katzentisch.arena.tables import Wording, print_summary
from katzentisch.arena.tournament import Crew, Tournament
from katzentisch.arena.workers import Pool
from katzentisch.core.catalogue import Entry, find
from katzentisch.core.options import Options
from katzentisch.core.reason import BadOptions
from katzentisch.core.words import Words

INTERRUPTED = 130
FAILED = 1
BY_CHANCE = "chance"
"""`--stop` without hypotheses: no better than chance, or clearly better."""


def folder() -> Path:
    """Where results are kept unless told otherwise."""
    return user_data_path("katzentisch", appauthor=False) / "arena"


def contest_of(
    entry: Entry,
    contenders: list[Contender],
    seats: int | None,
    options: Options,
    seed: str,
    deadline: float,
    orders: bool,
) -> Contest:
    """The contest that was asked for; BadOptions if it cannot be."""
    for contender in dict.fromkeys(contenders):
        check(entry, contender)
    least = entry.game.players[0]
    lineup = fill(contenders, seats if seats is not None else max(len(contenders), least))
    resolved = entry.game.resolve(len(lineup), options)
    code = fingerprint_of_code(entry, lineup)
    return Contest(entry.game.id, entry.game.version, resolved, lineup, seed, orders, deadline, code)


def stop_of(text: str | None, contest: Contest) -> Stop | None:
    """`0.5:0.6`: the first competitor's share of wins is at most the one or at least the other."""
    if text is None:
        return None
    if text == BY_CHANCE:
        chance = chance_of(contest.lineup, str(contest.lineup[0]))
        if chance is None:
            raise BadOptions("arena-stop", text=text)
        return Stop(chance, clear(chance))
    try:
        low, high = (float(part) for part in text.split(":"))
    except ValueError:
        raise BadOptions("arena-stop", text=text) from None
    if not 0 <= low < high <= 1:
        raise BadOptions("arena-stop", text=text)
    return Stop(low, high)


def crew_of(contest: Contest, jobs: int | None) -> Crew:
    return Pool(contest, jobs or os.cpu_count() or 1)


def hold(tournament: Tournament, crew: Crew, words: Words, console: Console) -> bool:
    """Play with a progress bar; whether it was interrupted."""
    bar = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*bar, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.say("arena-plays"), total=len(tournament.wanted), completed=tournament.resumed)
        try:
            tournament.run(crew, lambda games: progress.update(task, completed=games))
        except KeyboardInterrupt:
            return True
    return False


def run(options: argparse.Namespace, chosen: Options, words: Words, console: Console) -> int:
    """Hold a contest; exit code 1 if a player failed, 130 if it was broken off."""
    entry = find(options.game)
    contenders = parse(options.players, options.external)
    contest = contest_of(entry, contenders, options.seats, chosen, options.seed, options.deadline, options.orders)
    ledger = Ledger(contest, options.out or folder())
    try:
        tournament = Tournament(contest, ledger, options.games, stop_of(options.stop, contest))
        if tournament.resumed:
            console.print(words.say("arena-resumed", {"games": tournament.resumed}))
        broken_off = hold(tournament, crew_of(contest, options.jobs), words, console)
    finally:
        ledger.close()
    summary = tournament.standings.summary()
    print_summary(summary, words, console)
    for path in [ledger.results, *write_reports(summary, ledger, Wording(words), options.games)]:
        console.print(words.say("arena-kept", {"path": str(path)}), soft_wrap=True)
    if broken_off:
        console.print(words.say("arena-broken-off"))
        return INTERRUPTED
    return FAILED if summary.troubles else 0
