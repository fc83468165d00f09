"""The laws at length: every game, every player count, every option, many games each."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, as_completed
from math import ceil
from multiprocessing import get_context

from rich.console import Console

from katzentisch.core.catalogue import find
from katzentisch.core.game_package import GamePackage
from katzentisch.core.laws import LawBroken, hold, option_sets
from katzentisch.core.progress import progress_line
from katzentisch.core.reason import Value
from katzentisch.core.words import Words
from katzentisch.play.record import Line, Record


def breaking_record(broken: LawBroken) -> str:
    """The record that breaks a law."""
    game, players, options, seed = broken.case
    lines = [Line(seat, game.spell(move)) for seat, move in broken.moves]
    names = [f"Player {seat}" for seat in range(players)]
    return Record(game.id, game.version, names, options, seed, {}, lines, sealed=False).write()


def check_case(game: str, players: int, options: dict[str, str], games: int, seed: str) -> tuple[str, str] | None:
    """What is broken and the record that shows it, or None."""
    try:
        entry = find(game)
        hold(entry.game, players, options, games, seed, entry.bots.playout_policy)
    except LawBroken as broken:
        return str(broken), breaking_record(broken)
    return None


def run_laws(entries: list[GamePackage], games: int, seed: str, words: Words, console: Console) -> bool:
    """Try every case with its share of the games; whether all laws hold."""
    cases = [
        (entry.game.id, players, options, ceil(games / sum(1 for _ in all_cases(entry))))
        for entry in entries
        for players, options in all_cases(entry)
    ]
    with (
        progress_line(console, words, words.say("progress-laws"), len(cases)) as line,
        ProcessPoolExecutor(mp_context=get_context("spawn")) as pool,
    ):
        trials = {pool.submit(check_case, *case, seed): case for case in cases}
        for trial in as_completed(trials):
            line.advance()
            game, players, options, share = trials[trial]
            found = trial.result()
            if found:
                console.print(f"{words.say('laws-break')}\n{found[0]}\n\n{found[1]}")
                pool.shutdown(cancel_futures=True)
                return False
            shown = " ".join(f"{name}={value}" for name, value in options.items()) or "–"
            data: dict[str, Value] = {"game": game, "players": players, "options": shown, "games": share}
            console.print(words.say("laws-hold", data))
    return True


def all_cases(entry: GamePackage) -> list[tuple[int, dict[str, str]]]:
    """Every player count with every combination of options."""
    return [(players, options) for players in entry.game.players for options in option_sets(entry.game, players)]
