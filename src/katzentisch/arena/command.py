"""The commands `katzentisch arena` and `katzentisch ladder`: from what was typed to contests, files and tables."""

from __future__ import annotations

import argparse
import os
import shlex
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console

from katzentisch.arena import ladder
from katzentisch.arena.cluster import Cluster
from katzentisch.arena.contest import Contest, fingerprint_of_code
from katzentisch.arena.intervals import Stop
from katzentisch.arena.lineup import Contender, check_contender, fill, parse_lineup
from katzentisch.arena.player_names import name_players
from katzentisch.arena.records import Records
from katzentisch.arena.report import write_reports
from katzentisch.arena.result_log import Ledger
from katzentisch.arena.standings import chance_of, clear_win_share
from katzentisch.arena.tables import Wording, print_summary
from katzentisch.arena.tournament import Crew, Tournament
from katzentisch.arena.workers import ContestPool
from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.game_package import GamePackage
from katzentisch.core.options import Options
from katzentisch.core.progress import progress_line
from katzentisch.core.reason import BadOptions
from katzentisch.core.words import Words

INTERRUPTED = 130
FAILED = 1
BY_CHANCE = "chance"
"""`--stop` without hypotheses: no better than chance, or clearly better."""
BESIDE = True
"""`--records` without a folder: where the results are."""


def default_results_folder() -> Path:
    """Where results are kept unless told otherwise."""
    return user_data_path("katzentisch", appauthor=False) / "arena"


def contest_of(
    entry: GamePackage,
    contenders: list[Contender],
    seats: int | None,
    options: Options,
    seed: str,
    deadline: float,
    orders: bool = False,
) -> Contest:
    """The contest that was asked for; BadOptions if it cannot be."""
    least = entry.game.players[0]
    lineup = fill(contenders, seats if seats is not None else max(len(contenders), least))
    resolved = entry.game.resolve(len(lineup), options)
    for contender in dict.fromkeys(contenders):
        check_contender(entry, contender, len(lineup))
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
        return Stop(chance, clear_win_share(chance))
    try:
        low, high = (float(part) for part in text.split(":"))
    except ValueError:
        raise BadOptions("arena-stop", text=text) from None
    if not 0 <= low < high <= 1:
        raise BadOptions("arena-stop", text=text)
    return Stop(low, high)


def run_tournament(
    tournament: Tournament, options: argparse.Namespace, words: Words, console: Console, title: str
) -> bool:
    """Play, and show how far it is; whether it was interrupted."""
    if tournament.finished:
        return False
    contest = tournament.contest
    total = tournament.total + len(tournament.again)
    with progress_line(console, words, title, total, tournament.resumed) as line:
        try:
            crew: Crew = (
                Cluster(contest, options.ray)
                if options.ray
                else ContestPool(contest, options.jobs or os.cpu_count() or 1)
            )
            tournament.run(crew, line.set_done)
        except KeyboardInterrupt:
            return True
    return False


def run_contest(options: argparse.Namespace, chosen: Options, words: Words, console: Console) -> int:
    """Hold a contest; exit code 1 if a player failed, 130 if it was broken off."""
    entry = find(options.game)
    contenders = parse_lineup(options.players, options.external)
    contest = contest_of(entry, contenders, options.seats, chosen, options.seed, options.deadline, options.orders)
    stop = stop_of(options.stop, contest)
    called = name_players(contest, list(dict.fromkeys(contenders)))
    out = options.out or default_results_folder()
    ledger = Ledger(contest, out)
    records = (
        None if options.records is None else Records(contest, out if options.records is BESIDE else options.records)
    )
    try:
        tournament = Tournament(contest, ledger, options.games, stop, records)
        if tournament.resumed:
            console.print(words.say("arena-resumed", {"games": tournament.resumed}))
        broken_off = run_tournament(tournament, options, words, console, words.say("arena-plays"))
    finally:
        ledger.close()
        if records is not None:
            records.close(ledger.done)
    summary = tournament.standings.summary()
    print_summary(summary, words, console, called)
    kept = [ledger.results, *write_reports(summary, ledger, Wording(words), options.games, called)]
    for path in kept if records is None else [*kept, records.path]:
        console.print(words.say("arena-kept", {"path": str(path)}), soft_wrap=True)
    if broken_off:
        console.print(words.say("arena-broken-off"))
        return INTERRUPTED
    if tournament.unrecorded:
        console.print(words.say("arena-unrecorded", {"games": len(tournament.unrecorded)}))
    return FAILED if summary.troubles else 0


def ladder_line(options: argparse.Namespace) -> str:
    """What to type for the same ladder: all that decides its rows, nothing about this machine."""
    words = ["katzentisch", "ladder", *options.game, "--games", str(options.games), "--seed", options.seed]
    for seats in options.seats:
        words += ["--seats", str(seats)]
    for option in options.option:
        words += ["--option", option]
    words += ["--thinking", options.thinking] if options.thinking else []
    words += ["--swift", str(options.swift)] if options.swift else []
    words += [f"--{name}" for name in ("every", "open", "stop") if getattr(options, name)]
    return shlex.join(words)


def older_page(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeError) as problem:
        raise BadOptions("no-file", path=str(path), problem=str(problem)) from problem


def climb(options: argparse.Namespace, chosen: dict[str, str], lang: str, console: Console) -> int:
    """Play the ladder, row by row, and write its page; what was played before is not played again.

    Games that are not asked for keep what the page says of them.
    """
    since = older_page(options.since) if options.since else ""
    entries = [find(game) for game in options.game] or list(catalogue().values())
    words_of = {entry.game.id: Words(lang, entry) for entry in entries}
    wish = ladder.Wish(options.thinking, options.every, options.open)
    plans = [plan for entry in entries for plan in ladder.plans(entry, wish, chosen, options.seats)]
    rows: list[ladder.LadderRow] = []
    broken_off = False
    for number, plan in enumerate(plans, 1):
        contest = contest_of(plan.entry, plan.contenders, plan.seats, plan.options, options.seed, options.deadline)
        swift = options.swift is not None and not ladder.by_the_clock(plan)
        games = options.swift if swift else options.games
        stop = stop_of(BY_CHANCE if options.stop and plan.seats > 1 and not swift else None, contest)
        ledger = Ledger(contest, options.out or default_results_folder())
        try:
            tournament = Tournament(contest, ledger, games, stop)
            title = f"{number}/{len(plans)} {contest.game} {plan.seats}: {' – '.join(map(str, plan.contenders))}"
            broken_off = run_tournament(tournament, options, words_of[contest.game], console, title)
        finally:
            ledger.close()
        summary = tournament.standings.summary()
        if summary.deals:
            rows.append(ladder.LadderRow(contest, summary, games))
            console.print(
                title,
                " | ".join(list(ladder.cells(rows[-1], Wording(words_of[contest.game])).values())[3:]),
                soft_wrap=True,
            )
        if broken_off:
            break
    if rows:
        options.page.parent.mkdir(parents=True, exist_ok=True)
        before = options.page.read_text("utf-8") if options.page.exists() else ""
        options.page.write_text(ladder.write_ladder_page(before, rows, ladder_line(options), words_of, since), "utf-8")
        console.print(Words(lang).say("arena-kept", {"path": str(options.page)}), soft_wrap=True)
    if broken_off:
        console.print(Words(lang).say("arena-broken-off"))
        return INTERRUPTED
    return FAILED if any(row.summary.troubles for row in rows) else 0
