"""Ten thousand games of each game, the same for everybody who has the same code: `katzentisch dataset FOLDER`."""

from __future__ import annotations

import argparse
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from katzentisch.arena.command import INTERRUPTED, contest_of, run_tournament
from katzentisch.arena.contest import DEADLINE_SECONDS
from katzentisch.arena.lineup import parse_lineup
from katzentisch.arena.records import Records
from katzentisch.arena.report import command_line
from katzentisch.arena.result_log import Ledger
from katzentisch.arena.standings import Summary
from katzentisch.arena.tables import Wording
from katzentisch.arena.tournament import Tournament
from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.reason import BadOptions, Value
from katzentisch.core.words import LANGUAGES, Words

SEED = "dataset"
PLAYERS = {
    name: entry.bots.dataset_players for name, entry in sorted(catalogue().items()) if entry.bots.dataset_players
}
"""Who plays the games of each game that is in the dataset."""


class DatasetPart(NamedTuple):
    """One game of the set."""

    summary: Summary
    moves: int
    path: Path


def make_dataset(options: argparse.Namespace, lang: str, console: Console) -> int:
    """Play what is missing, say what there is, and write a card that is the same for everybody; 130 if broken off."""
    words = Words(lang)
    parts = []
    for name in options.game or PLAYERS:
        part = play_dataset_part(name, options, Words(lang, find(name)), console)
        if part is None:
            console.print(words.say("arena-broken-off"))
            return INTERRUPTED
        parts.append(part)
        said: dict[str, Value] = {"path": str(part.path), "games": part.summary.games, "moves": part.moves}
        console.print(words.say("dataset-made", said), soft_wrap=True)
    path = options.folder / "CARD.md"
    path.write_text(card(parts), "utf-8")
    console.print(words.say("arena-kept", {"path": str(path)}), soft_wrap=True)
    return 0


def play_dataset_part(name: str, options: argparse.Namespace, words: Words, console: Console) -> DatasetPart | None:
    """The games of one game; None if Ctrl-C came first."""
    entry = find(name)
    if entry.game.id not in PLAYERS:
        raise BadOptions("dataset-game", name=name, choices=list(PLAYERS))
    contest = contest_of(entry, parse_lineup(PLAYERS[entry.game.id]), None, {}, SEED, DEADLINE_SECONDS)
    ledger, records = Ledger(contest, options.folder / "results"), Records(contest, options.folder)
    try:
        games = max(options.games, sum(1 for _ in ledger.outcomes()))
        tournament = Tournament(contest, ledger, games, records=records)
        if run_tournament(tournament, options, words, console, words.say("title")):
            return None
        moves = sum(outcome.plies for outcome in ledger.outcomes())
    finally:
        ledger.close()
        records.close(ledger.done)
    return DatasetPart(tournament.standings.summary(), moves, records.path)


def card(parts: list[DatasetPart]) -> str:
    """What this is, by what code it was made, who won how often, and how to know that nothing was changed."""
    say = Wording(Words(LANGUAGES[0]))
    lines = ["# Games of Katzentisch", "", "| file | games | moves | bytes | SHA-256 |", "|---|--:|--:|--:|---|"]
    for part in parts:
        data = part.path.read_bytes()
        figures = f"{part.summary.games:,} | {part.moves:,} | {len(data):,}"
        lines.append(f"| {part.path.name} | {figures} | `{sha256(data).hexdigest()}` |")
    lines += ["", "| game | player | games won | points |", "|---|---|---|---|"]
    for part in parts:
        for one in part.summary.competitors:
            game = part.summary.contest.game
            lines.append(f"| {game} | {one.name} | {say.shares(one.wins)} | {say.mean(one.points)} |")
    lines += ["", "The same games, one game at a time:", "", "```"]
    lines += [f"{command_line(part.summary.contest, part.summary.games)} --records" for part in parts]
    return "\n".join([*lines, "```", ""])
