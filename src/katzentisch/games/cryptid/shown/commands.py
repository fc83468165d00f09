"""What Cryptid adds to the command line: a companion for the table, and the detective's notebook."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, NoReturn

from rich.console import Console, Group, RenderableType
from rich.text import Text

from katzentisch.core.game_package import GameCommands
from katzentisch.core.reason import BadOptions, Refusal
from katzentisch.core.words import Words
from katzentisch.games.cryptid.box.clues import KEYS
from katzentisch.games.cryptid.box.map import COLUMNS, HEXES, BadMap, decode, hex_name
from katzentisch.games.cryptid.rules.deduce import deduce
from katzentisch.games.cryptid.rules.puzzle import LEVELS
from katzentisch.games.cryptid.shown.companion import fitting_hexes
from katzentisch.games.cryptid.shown.host import Host
from katzentisch.games.cryptid.shown.text import board
from katzentisch.games.cryptid.view import CryptidView
from katzentisch.play.match import Match
from katzentisch.play.record import BadRecord, Record, read
from katzentisch.play.seats import from_record

BROKEN, USAGE = 1, 2


class Parser(argparse.ArgumentParser):
    """Says what was wrong in the reader's language."""

    def __init__(self, usage: str) -> None:
        super().__init__(add_help=False, allow_abbrev=False)
        self.key = usage

    def error(self, message: str) -> NoReturn:
        raise BadOptions(self.key)


def companion(args: list[str], words: Words) -> int:
    """Set up a game for a table with the box, or check a table's own puzzle."""
    parser = Parser("usage-companion")
    parser.add_argument("--players", type=int, choices=range(3, 6))
    parser.add_argument("--advanced", action="store_true")
    parser.add_argument("--card")
    parser.add_argument("--seed")
    parser.add_argument("--difficulty", choices=LEVELS, default="any")
    parser.add_argument("--share", type=int, choices=range(1, 101), default=0)
    parser.add_argument("--map")
    parser.add_argument("--clues")
    parser.add_argument("--json", action="store_true")
    return guarded(words, lambda: run_companion(parser.parse_args(args), words))


def run_companion(options: argparse.Namespace, words: Words) -> int:
    console = Console(highlight=False, soft_wrap=True)
    if options.map is not None or options.clues is not None:
        if options.map is None or options.clues is None or options.players or options.card:
            raise BadOptions("usage-companion")
        found = fitting_hexes(options.map, options.clues)
        if options.json:
            print(json.dumps({"hexes": [list(divmod(at, COLUMNS)) for at in found]}))
        else:
            console.print(words.say("companion-fits", {"count": len(found), "hexes": list(map(hex_name, found))}))
        return 0
    if options.players is None or options.json:
        raise BadOptions("usage-companion")
    table = Host.lay_out(
        options.players, options.advanced, options.card, options.seed, options.difficulty, options.share
    )
    table.run(console, words)
    return 0


def notebook(args: list[str], words: Words) -> int:
    """What one seat could know at one moment of a recorded match."""
    parser = Parser("usage-deduce")
    parser.add_argument("record")
    parser.add_argument("--seat", type=int, required=True)
    parser.add_argument("--ply", type=int)
    parser.add_argument("--json", action="store_true")
    return guarded(words, lambda: run_notebook(parser.parse_args(args), words))


def run_notebook(options: argparse.Namespace, words: Words) -> int:
    match = Match(load(Path(options.record)))
    if not -1 <= options.seat < match.players:
        raise BadOptions("no-seat", seat=options.seat)
    match = match.fork(options.ply)
    view = match.view(options.seat)
    assert isinstance(view, CryptidView)
    found = findings(view)
    if options.json:
        print(json.dumps(as_data(view, found, match.ply)))
    else:
        names = [sitter.name for sitter in from_record(match.record.players)]
        Console(highlight=False).print(page(view, found, match.ply, words, names))
    return 0


class Findings(NamedTuple):
    """What may be: how many clue tuples, of these with each hex as habitat, and with each clue of each seat."""

    tuples: int
    contradicted: int
    """At least so many pieces are wrong."""
    hexes: Sequence[int]
    clues: Sequence[Sequence[int]]


def findings(view: CryptidView) -> Findings:
    """What follows from a view; at the end all clues are disclosed, and nothing is left to deduce."""
    if not view.clues:
        found = deduce(view)
        return Findings(found.tuples, found.contradicted, found.hexes, found.clues)
    hexes = [int(at == view.habitat) for at in range(HEXES)]
    clues = [[int(key == own) for key in KEYS] for own in view.clues]
    return Findings(1, len(view.wrong), hexes, clues)


def load(path: Path) -> Record:
    """The record in a file."""
    try:
        return read(path.read_bytes())
    except OSError as problem:
        raise BadOptions("no-file", path=str(path), problem=problem.strerror or "?") from problem


def as_data(view: CryptidView, found: Findings, ply: int) -> dict[str, object]:
    """The notebook for programs: hexes and clues with their probabilities."""
    hexes = [(at, count / found.tuples) for at, count in enumerate(found.hexes) if count]
    return {
        "seat": view.seat,
        "ply": ply,
        "tuples": found.tuples,
        "contradicted": int(found.contradicted),
        "hexes": [{"hex": list(divmod(at, COLUMNS)), "name": hex_name(at), "chance": chance} for at, chance in hexes],
        "clues": [
            {KEYS[clue]: count / found.tuples for clue, count in enumerate(counts) if count} for counts in found.clues
        ],
    }


def page(view: CryptidView, found: Findings, ply: int, words: Words, names: list[str]) -> RenderableType:
    """The notebook for people: the map with percentages, then everybody's possible clues."""
    seat = names[view.seat] if view.seat >= 0 else words.say("notebook-gallery")
    chances = [count / found.tuples for count in found.hexes]
    captions = [percent(chances[at], words) if chances[at] else "" for at in range(HEXES)]
    parts: list[RenderableType] = [
        Text(words.say("notebook-head", {"ply": ply, "seat": seat, "tuples": found.tuples}), "bold")
    ]
    if found.contradicted:
        parts.append(Text(words.say("notebook-errors", {"count": int(found.contradicted)})))
    parts.append(board(decode(view.map), captions, words, view.pawn))
    parts.append(Text(words.say("legend"), "dim"))
    best = sorted((at for at in range(HEXES) if chances[at]), key=lambda at: -chances[at])
    listed = [f"{hex_name(at)} {percent(chances[at], words)}" for at in best]
    parts.append(Text(words.say("notebook-hexes", {"hexes": listed})))
    for other, counts in enumerate(found.clues):
        possible = sorted((clue for clue in range(len(counts)) if counts[clue]), key=lambda clue: -counts[clue])
        parts.append(Text(words.say("notebook-clues", {"seat": other, "count": len(possible)}, names), "bold"))
        for clue in possible:
            parts.append(Text(f"  {percent(counts[clue] / found.tuples, words):>6}  {words.say(f'clue-{KEYS[clue]}')}"))
    return Group(*parts)


def percent(chance: float, words: Words) -> str:
    return "100%" if chance >= 0.9995 else f"{words.decimal(f'{100 * chance:.1f}')}%"


def guarded(words: Words, run: Callable[[], int]) -> int:
    """Run a command; what it refuses is said in the game's words."""
    try:
        return run()
    except BadRecord as bad:
        complain(words, words.say("error-line", {"line": bad.line, "text": words.reason(bad.reason)}))
        return BROKEN
    except BadMap as bad:
        complain(words, words.reason(bad.reason))
        return BROKEN
    except Refusal as refusal:
        complain(words, words.reason(refusal.reason))
        return USAGE


def complain(words: Words, text: str) -> None:
    Console(stderr=True, highlight=False, soft_wrap=True).print(Text(words.say("error", {"text": text}), "red"))


part = GameCommands(commands={"companion": companion, "deduce": notebook})
